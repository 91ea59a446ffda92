# Pentarchy по-русски: тексты платформы, общие для всех игр. Ключи во всех языках одни и те же.

## Слова, общие для многих фраз

# Перечень растёт слева: «а», потом «а, б», потом «а, б, в».
list = { $before }, { $next }
player = Игрок { $number }
hidden-card = закрытая карта
face-down = лицом вниз
face-up = лицом вверх
unknown = неизвестно
none = нет
yes = да
no = нет
empty = пусто
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
points = { $count } ПО
cited-rule = Правило: { $rule }

## Языки

language = Язык
language-en = английский
language-ru = русский
language-unknown = Языка «{ $language }» нет. Есть: { $available }.

## Кто играет

you = вы
human = человек
bot = бот
bot-random = случайный
bot-greedy = жадный
bot-random-help = Делает любой возможный ход.
bot-greedy-help = Смотрит на ход вперёд и выбирает то, что кажется лучшим.
difficulty = Сложность
seat-human = { $player }: человек
seat-bot = { $player }: бот ({ $bot })

## Выбор игры

games-head = Игры
games-players = Игроков: { $players }
games-minutes = { $minutes ->
    [one] Около { $minutes } минуты
   *[other] Около { $minutes } минут
}
games-unofficial = Неофициальная версия от поклонников игры, без иллюстраций издателей.
choose-game = Какая игра?
choose-players = Сколько игроков?
choose-option = { $option }:
option-default = { $value } (по умолчанию)
options-head = Настройки
setup-head = Новая партия: { $game }
setup-line = { $option }: { $value }
setup-seed = Зерно: { $seed }
setup-content = Набор данных: { $pack } (отпечаток { $hash })
setup-invalid = Так начать партию нельзя: { $problem }

## За столом

round = Раунд { $round } из { $rounds }
phase = Фаза: { $phase }
your-turn = { $player }, ваш ход.
your-turn-alone = Ваш ход.
waiting-for = Ждём: { $players }.
bot-thinks = { $player } думает…
bot-plays = Ходит { $player }: { $move }
pass-device = Передайте ход: { $player }. Нажмите Enter, когда никто больше не смотрит.
table-head = Стол
own-area = { $player } (вы)
hidden-count = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[many] { $count } закрытых карт
}
zone-line = { $zone }: { $content }
score-now = Очки сейчас: { $count } ПО
log-head = Что произошло
since-your-turn = С вашего прошлого хода:

## Из чего выбирать

options-now = Можно:
option-line = { $number }. { $move }
standing-head = В любой момент:
not-now-head = Сейчас нельзя:
not-now-line = { $move }: { $reason }
why-head = Почему нельзя?
why-nothing = Запретов сейчас нет.
forced-move = Возможен только один ход: { $move }

## Ввод

prompt-help = Введите номер; ? справка, u отменить, r повторить, q сохранить и выйти
prompt-input = Ваш выбор:
input-not-a-number = «{ $input }» — не номер и не команда. Введите номер от 1 до { $count } или ? для справки.
input-out-of-range = Варианта { $number } нет. Введите номер от 1 до { $count }.
input-illegal = Сейчас так ходить нельзя: { $reason }
input-stale = Игра ушла вперёд, этот ход устарел.
unknown-command = Команды «{ $input }» нет. Введите ? для справки.
unknown-card = Карты «{ $input }» на виду нет.
unknown-rule = Правила «{ $input }» нет.
confirm-barrier = Это нельзя будет отменить. Продолжить?
confirm-quit = Сохранить и выйти?

## Справка

help-head = Справка
help-choose = номер: выбрать этот вариант
help-question = ?: эта справка
help-card = c НАЗВАНИЕ: что делает карта
help-rule = rule: правило, на котором основан вопрос, или rule НОМЕР
help-why = why: что сейчас нельзя и почему
help-table = t: показать стол ещё раз
help-log = l: что произошло
help-score = s: очки сейчас
help-undo = u: отменить свой последний ход
help-redo = r: повторить его
help-language = lang: сменить язык
help-quit = q: сохранить и выйти

## Отмена и повтор

undo-done = Ход отменён.
undo-nothing = Отменять нечего.
undo-barrier = Отменить нельзя: открылось что-то скрытое, что-то выпало случайно или уже походил другой игрок.
redo-done = Ход возвращён.
redo-nothing = Повторять нечего.

## Сохранение и продолжение

saved-to = Сохранено: { $path }
saved-how-to-resume = Чтобы продолжить позже: { $command }
resumed-from = Партия продолжается: { $path }
save-broken = Файл { $path } не годится для продолжения: { $problem }
save-other-version = Файл { $path } сохранён другой версией правил.
save-other-content = Партия { $path } сыграна с другим набором данных (отпечаток { $hash }).
save-exists = Файл { $path } уже есть.
save-not-found = Файла { $path } нет.
quit = До встречи!

## Конец партии

game-over = Партия окончена.
final-scores = Итоговые очки
score-head-player = Игрок
score-head-points = Очки
score-head-line = Подсчёт
score-head-total = Итого
winner = Победа: { $players }
winners-shared = Общая победа: { $players }
winner-none = Победителя нет.
medal-gold = Золотая медаль
medal-silver = Серебряная медаль
medal-bronze = Бронзовая медаль
medal-none = Без медали
duration = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}

## Правила

rules-head = Правила игры «{ $game }»
rule-head = Правило { $rule }
rule-section = Раздел правил: { $section }
rule-ruling = Наше решение: { $text }
rule-example = Пример. Дано: { $given }. Действие: { $when }. Итог: { $then }.
rule-rulebook = Так сказано в правилах игры.
rule-inferred = Следует из правил игры или решено нами.
rule-reconstructed = Опирается на числа или значки, которых в тексте правил нет.
rules-found = { $count ->
    [0] Правил со словами «{ $words }» нет.
    [one] Нашлось { $count } правило со словами «{ $words }»:
    [few] Нашлось { $count } правила со словами «{ $words }»:
   *[many] Нашлось { $count } правил со словами «{ $words }»:
}

## Откуда взяты значения компонента

provenance-head = Откуда взяты значения
provenance-rulebook = Значения: из правил игры, уверенность { $percent } %.
provenance-public = Значения: из опубликованных источников, уверенность { $percent } %.
provenance-reconstructed = Значения: восстановлены нами, уверенность { $percent } %.
provenance-fields-rulebook = Из правил игры: { $fields }.
provenance-fields-public = Из опубликованных источников: { $fields }.
provenance-fields-reconstructed = Восстановлено нами: { $fields }.
provenance-name-rulebook = Название: из правил игры.
provenance-name-public = Название: из опубликованных источников.
provenance-name-reconstructed = Название: выбрано нами.
provenance-evidence = Основание: { $text }

## Доказательство честной раздачи

commitment = Эта раздача закреплена отпечатком { $fingerprint }. Запишите его: в конце можно проверить, что ничего не изменилось.
reveal = Раздача открыта. Зерно: { $seed }, соль: { $salt }.
reveal-matches = Они дают отпечаток, показанный в начале: раздачу не меняли.
reveal-differs = Они не дают отпечаток, показанный в начале: раздачу изменили!

## Моделирование

simulate-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
simulate-seat = Место
simulate-bot = Бот
simulate-mean = Среднее
simulate-low = 10 %
simulate-median = Медиана
simulate-high = 90 %
simulate-wins = Победы
simulate-length = Решений за партию: в среднем { $mean }, самое большее { $longest }
simulate-speed = Решений в секунду: { $decisions }, партий в секунду: { $games }, процессов: { $workers }
simulate-endings = Решило правило:
simulate-medals = Медали:
simulate-usage = Что использовали
simulate-component = Компонент
simulate-used = Доля игроков
simulate-won = из них победили
simulate-points = Их очки

## Терминал

nothing-started = Партия не начата.
input-ended = Ввод закончился; партия сохранена, её можно продолжить.
bot-name = { $player } (бот: { $bot })
choose-kind = Как вы хотите играть?
kind-bots = Против ботов
kind-hot-seat = Вместе за одной клавиатурой
kind-solo = В одиночку, по правилам соло-режима
help-notation = ход в записи: то же самое, например take:left
reveal-secret = Расклад раскрыт. Секрет: { $secret }, число: { $seed }. Проверить: pentarchy replay --verify.
verdict-ok = верно
verdict-failed = неверно
verdict-absent = нет
legend-pips = Знаки: { $signs }
lacks-mark = нужно
deck-left = Стопка: { $count }

## Просмотр партии

replay-head = Просмотр партии: { $game }, { $path }
replay-move = Ход { $number } из { $count }, { $player }: { $move }
replay-start = Начало партии
replay-end = Конец записи
replay-help = Enter следующий ход, b назад, g НОМЕР к ходу, q выход
replay-jumped = Ход { $number } из { $count }
replay-undone = { $count ->
    [0] Отменённых ходов нет.
    [one] Отменён { $count } ход.
    [few] Отменено { $count } хода.
   *[many] Отменено { $count } ходов.
}

## Проверка записи

verify-head = Проверка файла { $path }
verify-game = Игра: { $game }
verify-version = Версия правил: { $version }
verify-moves = { $count ->
    [one] Проверен { $count } ход, нарушений нет.
    [few] Проверено { $count } хода, нарушений нет.
   *[many] Проверено { $count } ходов, нарушений нет.
}
verify-bad-move = Ход { $number } не по правилам: { $problem }
verify-result = Результат совпадает с записанным.
verify-bad-result = Результат не совпадает с записанным.
verify-states = Положения совпадают с записанными.
verify-bad-states = Положение после хода { $number } не совпадает с записанным.
verify-commitment = Раздача соответствует отпечатку { $fingerprint }.
verify-bad-commitment = Раздача не соответствует отпечатку { $fingerprint }!
verify-content = Набор данных тот же, что и в партии.
verify-bad-content = Партия сыграна с другими данными (отпечаток { $hash }).
verify-passed = Всё сходится.
verify-failed = Эта запись партии недостоверна.
