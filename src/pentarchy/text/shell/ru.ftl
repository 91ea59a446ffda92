# Pentarchy по-русски: тексты платформы, общие для всех игр. Ключи во всех языках одни и те же.

## Слова, общие для многих фраз

# Перечень растёт слева: «а», потом «а, б», потом «а, б, в».
list = { $before }, { $next }
player = Игрок { $number }
hidden-card = закрытая карта
face-down = лицом вниз
empty = пусто
points = { $count } ПО
cited-rule = Правило: { $rule }

## Языки

language-unknown = Языка «{ $language }» нет. Есть: { $available }.
language-unreadable = В этом терминале нет букв языка «{ $language }».

## Кто играет

bot-random = случайный
bot-novice = новичок
bot-skilled = опытный
bot-expert = эксперт
bot-master = мастер

## Выбор игры

games-players = Игроков: { $players }
games-minutes = { $minutes ->
    [one] Около { $minutes } минуты
   *[other] Около { $minutes } минут
}
games-options = Настройки (* — по умолчанию):
games-option = { $option } (игроков: { $players })
games-broken = Игра «{ $name }» не загрузилась. { $why }
games-how-to-play = Начать партию: { $command }. С настройкой, например: { $option }.
games-unofficial = Неофициальная версия от поклонников игры, без иллюстраций издателей.
choose-game = Какая игра?
choose-players = Сколько игроков?
choose-option = { $option }:
option-default = { $value } (по умолчанию)
setup-head = Новая партия: { $game }

## За столом

round = Раунд { $round } из { $rounds }
pass-device = Передайте ход: { $player }. Нажмите Enter, когда никто больше не смотрит.
own-area = { $player } (вы)
hidden-count = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[many] { $count } закрытых карт
}

## Из чего выбирать

standing-head = В любой момент:
why-head = Почему нельзя?
why-nothing = Запретов сейчас нет.

## Ввод

prompt-help = Введите номер; ? справка, hint подсказка, u отменить, r повторить, q сохранить и выйти
prompt-input = Ваш выбор:
input-not-a-number = «{ $input }» — не номер и не команда. Введите номер от 1 до { $count } или ? для справки.
input-out-of-range = Варианта { $number } нет. Введите номер от 1 до { $count }.
input-illegal = Сейчас так ходить нельзя: { $reason }
not-offered = этого нет среди вариантов.
choice-unknown = Варианта «{ $input }» нет. Введите номер от 1 до { $count } или Enter, чтобы оставить как есть.
confirm = Всё равно сделать? Введите да или нет:
unknown-card = Компонента «{ $input }» нет. Введите начало названия или номер варианта с картой.
card-others = Ещё: { $names }
unknown-rule = Правила «{ $input }» нет.

## Справка

help-choose = номер: выбрать этот вариант
help-question = ?: эта справка
help-preview = ? НОМЕР или ? ХОД: что будет от этого хода, насколько это можно предвидеть
help-hint = hint: лучшие ходы, чего они стоят и почему
help-notation = ход в записи: то же самое, например { $example }
help-card = c НАЗВАНИЕ или c НОМЕР: что делает компонент, по названию или по варианту
help-rule = rule: правило, на котором основан вопрос; rule ИМЯ: другое правило или группа правил
help-why = why: что сейчас нельзя и почему
help-table = t: показать стол ещё раз
help-log = l: что произошло
help-score = s: очки сейчас
help-undo = u: отменить свой последний ход
help-redo = r: повторить его
help-language = lang: сменить язык (или lang en, lang ru)
help-quit = q: сохранить и выйти

## Что будет от хода

preview-head = Случится вот что:
preview-nothing = На виду ничего не изменится.
preview-points = Очки, { $player }: { $before } → { $after }
preview-yours = Потом спросят вас: { $question }
preview-others = Потом спросят других.
preview-hidden = Дальше скрытое или дело случая.
preview-over = Потом игра окончена.

## Подсказки

decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-head = Как сыграл бы эксперт:
hint-thinking = Думаю …
hint-single = Сейчас есть только один вариант.
hint-only = Лучший ход: всё остальное, что рассмотрено, ведёт к тому же.
hint-best = { $points ->
    [one] Лучший ход: на { $points } очко лучше следующего, плюс-минус { $error }.
    [few] Лучший ход: на { $points } очка лучше следующего, плюс-минус { $error }.
    [many] Лучший ход: на { $points } очков лучше следующего, плюс-минус { $error }.
   *[other] Лучший ход: на { $points } очка лучше следующего, плюс-минус { $error }.
}
hint-best-agreed = { $points ->
    [one] Лучший ход: на { $points } очко лучше следующего, одинаково во всех догадках о том, что будет: их { $worlds }.
    [few] Лучший ход: на { $points } очка лучше следующего, одинаково во всех догадках о том, что будет: их { $worlds }.
    [many] Лучший ход: на { $points } очков лучше следующего, одинаково во всех догадках о том, что будет: их { $worlds }.
   *[other] Лучший ход: на { $points } очка лучше следующего, одинаково во всех догадках о том, что будет: их { $worlds }.
}
hint-best-even = Лучший ход, но следующий примерно так же хорош.
hint-even = Примерно так же хорошо: разницы почти нет.
hint-ahead = { $points ->
    [one] Примерно так же хорошо: при новом взвешивании лучше на { $points } очко, плюс-минус { $error }, а этого мало, чтобы утверждать.
    [few] Примерно так же хорошо: при новом взвешивании лучше на { $points } очка, плюс-минус { $error }, а этого мало, чтобы утверждать.
    [many] Примерно так же хорошо: при новом взвешивании лучше на { $points } очков, плюс-минус { $error }, а этого мало, чтобы утверждать.
   *[other] Примерно так же хорошо: при новом взвешивании лучше на { $points } очка, плюс-минус { $error }, а этого мало, чтобы утверждать.
}
hint-ahead-agreed = { $points ->
    [one] Примерно так же хорошо: лучше на { $points } очко во всех догадках о том, что будет: их { $worlds }.
    [few] Примерно так же хорошо: лучше на { $points } очка во всех догадках о том, что будет: их { $worlds }.
    [many] Примерно так же хорошо: лучше на { $points } очков во всех догадках о том, что будет: их { $worlds }.
   *[other] Примерно так же хорошо: лучше на { $points } очка во всех догадках о том, что будет: их { $worlds }.
}
hint-behind = { $points ->
    [one] −{ $points } очко по сравнению с лучшим, плюс-минус { $error }.
    [few] −{ $points } очка по сравнению с лучшим, плюс-минус { $error }.
    [many] −{ $points } очков по сравнению с лучшим, плюс-минус { $error }.
   *[other] −{ $points } очка по сравнению с лучшим, плюс-минус { $error }.
}
hint-behind-agreed = { $points ->
    [one] −{ $points } очко по сравнению с лучшим, одинаково во всех догадках о том, что будет: их { $worlds }.
    [few] −{ $points } очка по сравнению с лучшим, одинаково во всех догадках о том, что будет: их { $worlds }.
    [many] −{ $points } очков по сравнению с лучшим, одинаково во всех догадках о том, что будет: их { $worlds }.
   *[other] −{ $points } очка по сравнению с лучшим, одинаково во всех догадках о том, что будет: их { $worlds }.
}
hint-own = { $count ->
    [one] Наверняка { $sum } очко: { $lines }.
    [few] Наверняка { $sum } очка: { $lines }.
   *[many] Наверняка { $sum } очков: { $lines }.
}
hint-own-by-the-end = { $count ->
    [one] К концу цепочки действий (их { $moves }) наверняка { $sum } очко: { $lines }.
    [few] К концу цепочки действий (их { $moves }) наверняка { $sum } очка: { $lines }.
   *[many] К концу цепочки действий (их { $moves }) наверняка { $sum } очков: { $lines }.
}
hint-other = { $count ->
    [one] { $player }: { $sum } очко ({ $lines }).
    [few] { $player }: { $sum } очка ({ $lines }).
   *[many] { $player }: { $sum } очков ({ $lines }).
}
hint-other-by-the-end = { $count ->
    [one] { $player }, к концу цепочки действий (их { $moves }): { $sum } очко ({ $lines }).
    [few] { $player }, к концу цепочки действий (их { $moves }): { $sum } очка ({ $lines }).
   *[many] { $player }, к концу цепочки действий (их { $moves }): { $sum } очков ({ $lines }).
}
hint-line = { $line } { $change }
hint-later = Счёт сразу не меняется: ход скажется позже.
hint-difference-later = Разница проявится в следующих ходах, а не в очках этого.
hint-more-now = В этом ходу приносит больше очков, но потом меньше.
hint-plan = Если продолжить так (всего действий: { $moves }):
hint-times = { $text }{"\u00A0"}×{"\u00A0"}{ $count }
hint-more = … и ещё { $count }.

## Отмена и повтор

undo-done = Ход отменён.
undo-nothing = Отменять нечего: вы ещё не ходили.
undo-barrier = Отменить нельзя: с тех пор открылось что-то скрытое или решил случай.
undo-others = Отменить нельзя: уже походил другой игрок.
redo-done = Ход возвращён.
redo-nothing = Повторять нечего.

## Сохранение и продолжение

saved-to = Сохранено: { $path }
saved-how-to-resume = Чтобы продолжить позже: { $command }
resumed-from = Партия продолжается: { $path }

## Конец партии

game-over = Партия окончена.
score-head-line = Подсчёт
score-head-total = Итого

## Правила

rule-head = Правило { $rule }
rule-ruling = Наше решение: { $text }
rule-example = Пример. Дано: { $given }. Действие: { $when }. Итог: { $then }.
rule-rulebook = Так сказано в правилах игры.
rule-inferred = Следует из правил игры.
rule-ours = В правилах игры этого нет: решено нами.
rule-reconstructed = Опирается на числа или значки, которых в тексте правил нет.

## Откуда взяты значения компонента

provenance-rulebook = Значения: из правил игры, уверенность { $percent } %.
provenance-public = Значения: из опубликованных источников, уверенность { $percent } %.
provenance-reconstructed = Значения: восстановлены нами, уверенность { $percent } %.
provenance-ours = Придумано нами (соло-режим проекта).
provenance-fields-rulebook = Из правил игры: { $fields }.
provenance-fields-public = Из опубликованных источников: { $fields }.
provenance-fields-reconstructed = Восстановлено нами: { $fields }.
provenance-name-rulebook = Название: из правил игры.
provenance-name-public = Название: из опубликованных источников.
provenance-name-reconstructed = Название: выбрано нами.
provenance-name-translated = Русское название: наш перевод, в коробке может быть другое.
provenance-evidence = Основание: { $text }

## Доказательство честной раздачи

commitment = Раздача закреплена. Её отпечаток, чтобы в конце проверить, что ничего не изменилось: { $fingerprint }
reveal-secret = Раздача раскрыта. Секрет: { $secret }, зерно: { $seed }
how-to-verify = Проверить её: { $command }
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
simulate-speed = Скорость: { $decisions } решений/с, { $games } партий/с; процессов: { $workers }
simulate-endings = Решило правило:
simulate-interrupted = Остановлено: сыграно партий { $games } из { $number }.
simulate-medals = Медали:
simulate-usage = Что использовали
simulate-component = Компонент
simulate-used = Доля игроков
simulate-won = из них победили
simulate-points = Их очки

## Арена

arena-title = Арена: { $game }, партий: { $games }
arena-about = Игроков: { $players }; раздачи с { $first } по { $last }, каждая со сменой мест; настройки: { $options }. Погрешности: интервалы 95 % по раздачам.
arena-ratings = Рейтинги (Эло, среднее 0)
arena-pairs = Кто с кем играл
arena-pair = Боты
arena-games = Партии
arena-wins = Победы первого
arena-margin = Отрыв в очках
arena-medals = Медали
arena-histogram = { $pair }: отрыв в очках по раздачам
arena-seats = Рейтинги, время и места
arena-seat = Победы на месте { $number }
arena-bot = Бот
arena-rating = Эло
arena-cpu = Время на решение
arena-stopped = Остановлено: сыграно партий { $games } из { $number }; та же команда продолжит.
arena-written = Отчёт: { $path }
arena-faults = Что пошло не так
arena-fault = { $fault }: вместо этого бота { $count ->
    [one] { $count } ход сделал
    [few] { $count } хода сделал
   *[many] { $count } ходов сделал
} более слабый уровень; результаты выше — и его тоже.
arena-other-faults = { $count ->
    [one] Ещё { $count } ход сделал более слабый уровень по другим причинам.
    [few] Ещё { $count } хода сделал более слабый уровень по другим причинам.
   *[many] Ещё { $count } ходов сделал более слабый уровень по другим причинам.
}
arena-broken = Партию не удалось доиграть: бот завершил весь свой процесс ({ $bots }; раздача { $deal }). Та же команда попробует ещё раз.
arena-more = … и ещё { $count }.
arena-milliseconds = { $number } мс

## Подбор весов

tune-found = Изменённые веса (проверено вариантов: { $tried }, партий: { $games })
tune-weight = Вес
tune-before = Было
tune-after = Стало
tune-margin = На новых раздачах (партий: { $games }) новые веса впереди прежних на { $margin } очк. (интервал 95 %).
tune-better = Они лучше.
tune-perhaps = Это может быть случайностью: не показано, что эти веса лучше.
tune-nothing = Ничего лучшего не найдено (проверено вариантов: { $tried }, партий: { $games }).
tune-written = Веса: { $path }; их использует процесс, запущенный с { $setting }={ $path }.
tune-stopped = Остановлено; та же команда продолжит.
tune-lost = Остановлено; файл не был назван, поэтому ничего не сохранилось.

## Терминал

nothing-started = Партия не начата.
input-ended = Ввод закончился; партия сохранена, её можно продолжить.
bot-name = { $player } (бот: { $bot })
choose-kind = Как вы хотите играть?
kind-bots = Против ботов
kind-hotseat = Вместе за одной клавиатурой
kind-solo = В одиночку, по правилам соло-режима
verdict-ok = верно
verdict-failed = неверно
verdict-absent = нет
verdict-other = иное
legend-pips = Знаки: { $signs }
lacks-mark = нужно
deck-left = Стопка: { $count }

## Просмотр партии

replay-head = Просмотр партии: { $game }, { $path }
replay-running = Партия ещё не окончена.

## Разбор партии

analyse-head = Разбор партии: { $game }, { $path }
analyse-progress = Взвешиваю ходы
analyse-interrupted = Остановлено на действии { $move } из { $moves }.
analyse-against-others = Отрыв в очках от лучшего из соперников, когда ходов у всех поровну: так считает эксперт по тому, что игрок мог тогда знать; в конце — по итогам.
analyse-against-rival = Отрыв в очках от соперника к концу раунда: так считает эксперт по тому, что игрок мог тогда знать; в конце — по итогам.
analyse-against-alone = Ценность положения в очках к концу раунда: так считает эксперт по тому, что игрок мог тогда знать; в конце — по итогам.
analyse-seat = Игрок
analyse-course = Ход партии
analyse-low = Худшее
analyse-high = Лучшее
analyse-middle = В середине
analyse-end = В конце
analyse-figure = { $points } ± { $error }
analyse-figure-agreed = { $points } ({ $guesses }/{ $guesses })
analyse-weighed = { $weighed ->
    [one] { $player }: { $weighed } решение, явно хуже выбора эксперта: { $lost }
    [few] { $player }: { $weighed } решения, явно хуже выбора эксперта: { $lost }
   *[many] { $player }: { $weighed } решений, явно хуже выбора эксперта: { $lost }
}
analyse-loss = Действие { $move }: { $points } ± { $error } очка
analyse-loss-agreed = Действие { $move }: { $points } очка, одинаково во всех догадках: их { $worlds }
analyse-played = Сыграно: { $text }
analyse-best = Эксперт: { $text }
analyse-then = Затем: { $text }
analyse-end-hidden = Здесь решает скрытое или случай.
analyse-end-others = Дальше ходят другие.
analyse-end-over = Дальше конец партии.
analyse-how = ± — одна стандартная ошибка по догадкам о скрытом и о том, что было дальше; «4/4» — все догадки совпали, но и это не наверняка. Действие считается потерей, только если оно хуже на две таких ошибки и на пол-очка.
analyse-either = Укажите либо --simulations, либо --seconds, но не то и другое сразу.
analyse-no-seat = Места — от 1 до { $players }, а 0 — все сразу; места { $seat } нет.
analyse-not-over = Партия ещё не окончена: разобрать можно только законченную.
analyse-no-file = Файл { $path } не удаётся прочитать.
analyse-no-match = Файл { $path } не читается как партия: он повреждён, изменён или записан другой версией программы. Если в ней были свои компоненты, назовите их папку в --content.

## Проверка записи

verify-head = Проверка файла { $path }
verify-file-ok = Файл цел и не изменён.
verify-commitment-ok = Секрет соответствует отпечатку { $commitment }.
verify-commitment-absent = Зерно { $seed } задано: раздачу заранее не закрепляли.
verify-seed-ok = { $words ->
    [0] Зерно { $seed } следует из секрета.
   *[other] Зерно { $seed } следует из секрета и слов игроков, всего их { $words }.
}
verify-seed-absent = Зерно { $seed } задано.
verify-edition-other = Партия сыграна в другой редакции: { $edition } (версия программы { $version }); в этой программе { $here }.
verify-moves-ok = Ходов: { $moves }, все по правилам; отменено: { $undone }, с общего согласия: { $agreed }.
verify-end-ok = Конец партии следует из этих ходов.
verify-end-absent = Партия ещё не окончена; положение следует из этих ходов.
verify-passed = Всё сходится.
verify-failed = Эта запись партии недостоверна.
verify-other = Удача в файле такая, как в нём сказано; ходы может проверить только программа той же редакции или её набор компонентов.

## Проверка базы сервера

doctor-progress = Партии проигрываются заново
doctor-head = Начатых партий: { $count }
doctor-state = Что с ней
doctor-count = Партий
doctor-table = Стол
doctor-edition = Редакция
doctor-why = Почему
doctor-is-replays = проигрывается
doctor-is-kept = показывается как сохранена
doctor-is-frozen = заморожена
doctor-is-broken = испорчена
doctor-well = Испорченных партий нет.
doctor-broken = Есть испорченные партии: их записи не подходят к редакции, к которой они относятся.
doctor-why-records = Запись невозможна по правилам собственной редакции.
doctor-why-checkpoint = Контрольная точка не та, к которой ведут записи.
doctor-why-status = Стол говорит о партии не то, что её записи.
doctor-why-result = Сохранённые очки не те, что при повторе.

## Скорость

bench-title = Случайная игра, одно ядро
bench-who = Игра
bench-decisions = решений/с
bench-games = партий/с
bench-copies = копий/с
bench-evaluations = оценок/с
bench-json = JSON, байт
bench-memory = копия, байт
bench-no-peers = Для сравнения с другими проектами: { $command }
bench-pure-only = Есть только сборка на чистом Python; скомпилированная: { $command }
bench-ratio = { $ours } против { $peer }: решений/с: { $decisions }×, копий/с: { $copies }×
bench-preview-title = Предпросмотр хода, и во сколько раз он дольше сыгранного и показанного хода
bench-preview-who = Игра
bench-preview-median = медиана, мс
bench-preview-slow = 99 %, мс
bench-preview-median_ratio = медиана, в ходах
bench-preview-slow_ratio = 99 %, в ходах
bench-server-title = Один процесс, SQLite, каждый ход записан на диск, прежде чем о нём узнают; столов на двоих: { $tables }
bench-server-load = Нагрузка
bench-server-rate = ходов/с
bench-server-cpu = ходов за секунду процессора
bench-server-median = медиана, мс
bench-server-slow = 99 %, мс
bench-server-stolen = отнято другими машинами, %
bench-server-bytes = среднее обновление, байт
bench-server-largest = наибольшее, байт
bench-server-full = сколько получится
bench-server-paced = { $pace } ходов/с
bench-server-echo = пустое эхо на FastAPI
bench-versions-title = Серверы разных версий по очереди, SQLite, на полной скорости
bench-versions-game = Игра
bench-versions-who = Версия или сборка
bench-versions-cpu = ходов за секунду процессора
bench-versions-ratio = во сколько раз больше первой
bench-versions-rate = ходов/с
bench-versions-median = медиана, мс
bench-versions-slow = 99 %, мс
bench-versions-stolen = отнято другими машинами, %
bench-bots-title = Один процесс сервера, один процесс ботов; столов с человеком и ботом: { $tables }
bench-bots-moves = ожиданий бота
bench-bots-median = медиана, мс
bench-bots-longest = наибольшее, мс
bench-bots-ratio = наибольшее / медиана
bench-bots-silent = замолчавших столов
bench-server-ratio = Принятых ходов в секунду — доля от сообщений пустого эха: { $ratio }
bench-server-strangers = Ход занимает { $alone } мс (медиана), а пока посторонние ({ $strangers }) читают длинную законченную партию — { $beside } мс.

## Части правил, общие для игр

part-game = Об игре
part-components = Состав игры
part-card = Карты
part-modules = Модули
part-setup = Подготовка
part-resources = Ресурсы
part-round = Раунд
part-turn = Ход игрока
part-end = Конец игры
part-score = Подсчёт очков
part-tie = Ничьи
part-solo = Соло-режим

## pentarchy check

check-sources = Исходный код
check-texts = Тексты
check-rules = Правила словами
check-contract = Контракт, во всех режимах
check-tests = Тесты
check-golden = Эталонная партия
check-bots = Боты
check-server = Стол на сервере
check-fine = Всё на месте.
check-left-out = Не проверено: укажите { $option }.
check-speed = Скорость: решения, копии, размер состояния
check-written = Эталонная партия записана: { $file }
check-sum = { $count ->
    [0] Игра готова.
    [one] Не хватает или неверно: { $count }.
   *[other] Не хватает или неверно: { $count }.
}
