# Конец партии и её повтор.

## Конец партии

replay-ending = Итоги партии
replay-rule = Правило: { $rule }
replay-fold = Посмотреть на стол
replay-unfold = Показать итоги
replay-scores = Очки по источникам
replay-winner = Победа
replay-total = Всего
replay-rematch = Сыграть ещё раз
replay-rematch-join = Присоединиться к реваншу
replay-rematch-watch = Перейти к реваншу
replay-watch = Смотреть повтор
replay-share = Скопировать ссылку
replay-export = Скачать запись
replay-no-chart = Ход счёта сейчас показать не удаётся.

## График

replay-chart = Очки по ходу партии
replay-chart-summary = Очки по ходу партии. В конце: { $scores }.
replay-chart-table = В виде таблицы

## Доказательство честной раздачи

replay-proof = Доказательство честной раздачи
replay-proof-how = Отпечаток был показан раньше, чем кто-либо мог знать карты. Скачайте запись и выполните команду ниже: по секрету она заново вычислит отпечаток, раздачу и все ходы.
replay-proof-chosen = Эта раздача выбрана по номеру, поэтому ничего не доказывает. Все ходы команда ниже всё равно проверит.
replay-commitment = Отпечаток
replay-secret = Секрет
replay-seed = Номер раздачи
replay-verify = Команда

## Повтор

replay-title = Повтор
replay-page = Повтор: { $game }
replay-back = К столу
replay-lobby = В зал
replay-first = В начало
replay-turn-back = К началу хода
replay-move-back = На одно действие назад
replay-play = Смотреть
replay-pause = Пауза
replay-move-on = На одно действие вперёд
replay-turn-on = К концу хода
replay-last = В конец
replay-speed = Скорость
replay-speed-value = { $speed }×
replay-scrub = Действие
replay-position = Действие { $move } из { $moves }
replay-position-start = Начало партии
replay-position-full = { $position }, { $where }. { $text }
replay-at-start = Стол до первого действия.
replay-view = Глазами
replay-share-move = Ссылка на этот момент
replay-side = Ходы и счёт
replay-turns = Ходы
replay-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[many] и ещё { $count }
}
replay-controls = Управление повтором
replay-happened = Что произошло
replay-keys = Клавиши
replay-key-play = смотреть или пауза
replay-key-move = по действиям
replay-key-turn = по ходам
replay-key-ends = начало и конец
