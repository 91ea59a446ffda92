## В лобби, и части правил

about = Берите карты в сумме и сметайте всё со стола.
about-1 = 2–4 игрока
part-deal = Сдача
part-capture = Взятие карт
part-sweep = Метла

## Где мы

where = Сдача { $round }
phase-playing = Игра
phase-end = Конец

## Вопросы и ходы

ask-play_which = Сыграйте карту с руки.
ask-take_which = Что берёт карта «{ $card }»?
move-play = Сыграть: { $card } ({ $value })
move-take = Взять: { $card } ({ $value })

## Что произошло

event-deal_began = Сдача { $count }: начинает { $player }.
event-laid_out = На столе: { $card }.
event-dealt_again = Слишком много королей: карты сдаются заново.
event-dealt = Все получают карты, по { $count }.
event-laid = { $player } кладёт на стол: { $card }.
event-captured = { $player } берёт: { $card } (картой «{ $card_2 }»).
event-swept = { $player } — метла, 1 очко.
event-took_rest = { $player } берёт остаток как взявший последним: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
event-point = { $player } получает 1 очко: { reason }.
event-no_point = Очко не получает никто ({ reason }): поровну или ни у кого нет.
event-sweeps = { $player }: за мётлы { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}.
reason = { $reason ->
    [cards] больше всего карт
    [coins] больше всего монет
    [seven] семёрка монет
   *[prime] лучшая примьера
}

## Зоны и счётчики

zone-target = Очков для победы
zone-round = Сдача
zone-phase = Фаза
zone-first = Первый игрок
zone-last_taker = Брал последним
zone-deck = Колода
zone-table = Стол
zone-played = Карта, которая берёт
zone-hands = Рука
zone-taken = Взято
zone-points = Очки прежних сдач
zone-sweeps = Мётлы

## Очки и конец

score-earlier = Прежние сдачи
score-cards = Больше всего карт
score-coins = Больше всего монет
score-seven = Семёрка монет
score-prime = Лучшая примьера
score-sweeps = Мётлы
ending-end-winner = Побеждает { $winner }: больше всего очков.
ending-end-shared = Победа общая: { $winner }.

## Подготовка

option-target = Длина партии
value-target-11 = До 11 очков
value-target-21 = До 21 очка
value-target-single = Одна сдача
option-first = Первый игрок
value-first-random = По жребию
value-first-1 = Игрок 1
value-first-2 = Игрок 2
value-first-3 = Игрок 3
value-first-4 = Игрок 4

## Справка

face-value = Достоинство
number = { $count }
help-card = Достоинство { $value }, в примьере { $prime }. Масть: { $suit ->
    [coins] монеты
    [cups] кубки
    [swords] мечи
   *[clubs] жезлы
}.
