# «Взаперти» по-русски. Ключи во всех языках одни и те же.
#
# $card — название фишки или карты, $known равно "no", если она от читателя скрыта. $owner — игрок или стража, $location —
# локация. События не склоняют имён: имя стоит в именительном падеже. Текст карты собран из сообщений do-* и goal-*.

## Слова, общие для многих фраз

guards = стража
# Сам текст — «что?»
resource = { $resource ->
    [scrap] мусор
    [potion] зелье
    [iron] железо
   *[gold] золото
}
cubes = { resource } ×{ $count }
one-cube = { resource }
resource-two = { $resource_2 ->
    [scrap] мусор
    [potion] зелье
    [iron] железо
   *[gold] золото
}
resource-three = { $resource_3 ->
    [scrap] мусор
    [potion] зелье
    [iron] железо
   *[gold] золото
}
what = { $what ->
    [scrap] мусор
    [potion] зелья
    [iron] железо
    [gold] золото
   *[any] ресурсы на выбор
}
symbol = { $symbol ->
    [scrap] мусор
    [potion] зелье
    [iron] железо
    [gold] золото
   *[any] любой ресурс
}
amount = { symbol } ×{ $count }
attribute = { $attribute ->
    [shield] щит
    [gem] самоцвет
   *[magic] магия
} ×{ $count }
goon-type = { $type ->
    [flayer] Свежеватель
    [bandit] Разбойник
    [dwarf] Дварф
    [ratfolk] Крысолюд
    [cultist] Сектант
    [demon] Демон
   *[hobgoblin] Хобгоблин
}
card = { $known ->
    [no] закрытая карта
   *[yes] «{ $card }»
}

## Фазы раунда

phase-setup = Подготовка
phase-roll_call = Перекличка
phase-lights_out = Отбой
phase-patrol = Караул
phase-end = Конец партии
where = Раунд { $round } из { $rounds } · { $phase }

## Что делают карты и локации

do-gain = { what } +{ $count }
do-power = сила +{ $count }
do-stars = звёзды +{ $count }
do-storage = предел хранения +{ $count }
do-drop_suspicion = сбросьте подозрение: { $count }
do-add_suspicion = подозрение +{ $count }
do-give_suspicion = передайте сопернику подозрение: { $count }
do-exchange = { $count ->
    [1] можете обменять ресурс на другой
   *[other] можете обменять до { $count } ресурсов на другие
}
do-draw_book = { $count ->
    [1] возьмите книгу
    [few] возьмите { $count } книги
   *[other] возьмите { $count } книг
}
do-pick_book = возьмите книг: { $drawn }, оставьте: { $kept }
do-first_player = возьмите фишку первого игрока
do-trade = можете обменять ресурсы: отдать { $give }, взять { $take } на выбор
do-recruit = { $goons ->
    [1] завербуйте наёмника за { price }
   *[other] завербуйте { $goons } наёмников за { price }
}
price = { $price ->
    [one] { $price } любой ресурс
    [few] { $price } любых ресурса
   *[many] { $price } любых ресурсов
}
do-craft = создайте предмет
do-reserve = зарезервируйте предмет за ресурс
do-choose = { $first }; либо { $second }
do-reserve_item = { $count ->
    [1] зарезервируйте предмет бесплатно
   *[other] зарезервируйте предметы бесплатно: { $count }
}
do-pick_goon = откройте наёмников: { $shown }, оставьте: { $kept }
do-hidden_limit = в этом раунде можно выложить закрытыми больше жетонов: +{ $count }
do-peek_hidden = посмотрите закрытый жетон соперника (в одиночной игре откройте карту стражи)
do-add_strength = сила в этой локации +{ $count }
do-act_as_lookout = считается, что у вас здесь есть проныра
do-take_spent = возьмите до { $count } только что уплаченных фишек
do-recruit_discount = вербовка дешевле на { $count }
do-craft_discount = { $count ->
    [1] не оплачивайте один символ стоимости
   *[other] не оплачивайте символы стоимости: { $count }
}

## Условия достижений, очки наёмников

goal-attr = { $which ->
    [shield] щиты
    [gem] самоцветы
   *[magic] символы магии
}
goal-attr_sets = набор из щита, самоцвета и магии
goal-items = созданные предметы
goal-items_with = { $which ->
    [scrap] предметы с мусором в стоимости
    [potion] предметы с зельем в стоимости
    [iron] предметы с железом в стоимости
   *[gold] предметы с золотом в стоимости
}
goal-cost_types = типы ресурсов в стоимости ваших предметов
goal-goons = наёмники
goal-goons_of = { $which ->
    [dwarf] дварфы
    [ratfolk] крысолюды
    [flayer] свежеватели
    [bandit] разбойники
    [cultist] сектанты
    [demon] демоны
   *[hobgoblin] хобгоблины
}
goal-goon_types = типы наёмников
goal-power = фишки силы
goal-books = неразыгранные книги
goal-most = больше всех: { $metric }, не меньше { $least }
goal-at_least = { $metric }: { $least } или больше
goal-both = { $conditions }
goal-majority = первое и второе место: { $metric }
goal-for_each = { stars } за каждое: { $metric }
stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}
goal-flat = { stars }
goal-table = звёзды за 1, 2, … таких: { $stars }
goal-per = { $what ->
    [items] { stars } за каждый ваш предмет
    [power] { stars } за каждую фишку силы
   *[demon] { stars } за каждый символ названного на нём атрибута
}

## Вопросы игроку

ask-crew_choice = { $mode ->
    [expert] Выберите банду. Она начинает с тем, что указано на её планшете.
   *[normal] Выберите банду. Все банды начинают одинаково.
}
ask-place_or_pass = Выложите жетоны в одну локацию или спасуйте до конца фазы. Закрытыми можно выложить ещё: { $hidden }.
ask-place_more = Выложите в ту же локацию ({ $location }) ещё жетон или закончите ход.
ask-book_or_not = { $window ->
    [before_location] Сейчас будет проверена локация «{ $location }». Разыграйте книгу или продолжайте.
    [on_suspicion] Сейчас будет роздано подозрение ({ $location }). Разыграйте книгу или продолжайте.
    [on_opponent_craft] Соперник заплатил за предмет. Разыграйте книгу именно для этого момента или продолжайте.
   *[any_time] Можете разыграть книгу или продолжать.
}
ask-reward_choice = { $location }: возьмите награду ({ $effect }) или откажитесь и перейдите в Библиотеку.
ask-spend_which = Выберите фишку для оплаты. Осталось заплатить: { $count }.
ask-waive_which = Выберите символ стоимости, который оплачивает книга.
ask-hire_which = Выберите, какого наёмника завербовать.
ask-keep_which = Выберите книгу, которую оставите.
ask-peek_where = Выберите, чей закрытый жетон посмотреть.
ask-grab_which = Возьмите одну из только что уплаченных фишек или остановитесь.
ask-gain_which = Выберите ресурс.
ask-accuse_whom = Выберите, кому передать подозрение.
ask-exchange_which = Обменяйте ресурс на другой или откажитесь.
ask-drop_which = Превышен предел хранения: верните фишки в запас. Осталось вернуть: { $count }.
ask-turn_up_which = Выберите закрытую карту стражи, чтобы открыть её.
ask-keep_trait = Выберите черту своей банды.
ask-reserve_which = Выберите предмет, который зарезервируете бесплатно.
ask-keep_goon = Выберите наёмника, которого оставите.

## Ходы, на кнопках и в списках

move-lead = { $mode ->
    [expert] { $crew }: сила { $power }, подозрение { $suspicion }, предел хранения { $storage }; { $effect }
   *[normal] { $crew }
}
move-adopt = Оставить черту «{ $card }»
move-claim = Зарезервировать предмет «{ $card }»
move-hire_shown = Оставить наёмника «{ $card }»
move-place = { $face ->
    [down] «{ $card }» взакрытую: { $location }
   *[up] «{ $card }»: { $location }
}
move-stay = Закончить ход
move-leave = Спасовать до конца фазы
move-turn_up = Открыть: { $location }
move-book = { $there ->
    [yes] Разыграть книгу «{ $card }»: { $effect }
   *[no] Разыграть книгу «{ $card }»
}
move-keep = Оставить книгу «{ $card }»
move-skip = Сейчас без книги
move-quiet = { $until ->
    [location] Без книг до следующей локации
    [phase] Без книг до следующей фазы
   *[round] Без книг до следующего раунда
}
move-peek = Жетон ({ $owner }): { $location }
move-take = Взять награду
move-decline = Отказаться: в Библиотеку
move-gain_cube = Взять: { resource }
move-swap = Отдать: { resource }, взять: { resource-two }
move-barter = Отдать: { resource } и { resource-two }, взять: { resource-three }
move-enlist = { $goons ->
    [1] Завербовать наёмника
   *[other] Завербовать { $goons } наёмников
}
move-hire = Завербовать наёмника «{ $card }»
move-make = Создать предмет «{ $card }» ({ $cost }): звёзды +{ $value }
move-set_aside = Зарезервировать предмет «{ $card }»
move-spend = Заплатить: { resource }
move-waive = Не оплачивать: { symbol }
move-accuse = Кому: { $owner }
move-grab = Взять: { resource }
move-drop = Вернуть: { resource }
move-done = Нет, без этого

## Что произошло

event-round_started = Начинается раунд { $count }.
event-placed = { $known ->
    [no] Закрытый жетон ({ $owner }): { $location }.
   *[yes] { $face ->
        [down] Выложен закрытым ({ $owner }): «{ $card }», { $location }.
       *[up] Выложен ({ $owner }): «{ $card }», { $location }.
    }
}
event-passed = Пас: { $owner }.
event-location_checked = Проверяется локация: { $location }.
event-revealed = Открыто ({ $owner }): { card }, { $location }.
event-ranked = Сила { $count }: { $owner }, { $location }.
event-took_suspicion = Подозрение ({ $count }) получает { $owner }: { $location }.
event-suspicion_stays = Подозрение ({ $count }) остаётся: { $location }.
event-took_reward = Награда ({ $owner }): { $location }.
event-declined = Отказ от награды ({ $owner }): { $location }.
event-to_library = В Библиотеку: { $owner } (из локации «{ $location }»).
event-gained = Получено ({ $owner }): { cubes }.
event-spent = Отдано ({ $owner }): { cubes }.
event-bandit_cube = Разбойник приносит { one-cube }: { $location }.
event-got_power = Сила ({ $owner }): +{ $count }.
event-got_stars = Звёзды ({ $owner }): +{ $count }.
event-lost_stars = Потеряно звёзд ({ $owner }): { $count }.
event-got_suspicion = Подозрение ({ $owner }): +{ $count }.
event-dropped_suspicion = Сброшено подозрение ({ $owner }): { $count }.
event-gave_suspicion = Подозрение ({ $count }): { $owner } → { $owner_2 }.
event-storage_grew = Предел хранения ({ $owner }): +{ $count }.
event-first_player = Фишка первого игрока: { $owner }.
event-drew_book = Книга ({ $owner }): { card }.
event-returned_book = Под колоду ({ $owner }): { card }.
event-played_book = Разыграна книга ({ $owner }): { card }.
event-peeked = Жетон соперника ({ $owner_2 }) подсматривает { $owner }: { $location }.
event-crafted = Создан предмет ({ $owner }): { card }.
event-reserved = Зарезервирован предмет ({ $owner }): { card }.
event-recruited = Завербован наёмник ({ $owner }): { card }.
event-goal_taken = Достижение ({ $owner }): { card }.
event-crew_taken = Банда ({ $owner }): { $crew }.
event-trait_kept = Черта ({ $owner }): { card }.
event-item_shown = Новый предмет: { card }.
event-goon_shown = Новый наёмник: { card }, { $location }.
event-goon_left = Наёмник уходит: { card }.
event-suspicion_placed = Выложено подозрение ({ $count }): { $location }.
event-raid = Обыск: подозрения в запасе не хватает.
event-final_raid = Заключительный обыск.
event-guard_dealt = { $known ->
    [no] Закрытая карта стражи: { $location }.
   *[yes] Стража: «{ $card }», { $location }.
}
event-guard_turned_up = Открыта карта стражи: { card }, { $location }.
event-location_card = Карта локации: { card }.
event-game_ended = Партия окончена. Звёзды подсчитаны.

## Чем закончилась партия

ending-end-winner = Больше всего звёзд: побеждает { $winner }.
ending-end-tie_items = Звёзд поровну: побеждает { $winner }, предметов больше.
ending-end-tie_shared = Звёзд и предметов поровну: победу делят { $winner }.
ending-solo-end-win = Победа над стражей: { $winner }.
ending-solo-end-scoring = Поражение: звёзд у стражи не меньше.

## Строки счёта

score-reputation = Репутация
score-supremacy = Превосходство
score-end_goal = Достижение «Конец игры»
score-goons = Наёмники
score-resources = Оставшиеся ресурсы
score-books = Неразыгранные книги
score-first_player = Фишка первого игрока

## Зоны и счётчики

zone-display = Доступные предметы
zone-goon_row = Наёмники на поле
zone-goon_discard = Сброс наёмников
zone-book_discard = Сброс книг
zone-goals = Достижения
zone-guards_aside = Отложенная стража
zone-location_discard = Вышедшие карты локаций
zone-box = Коробка
zone-shown_goons = Наёмники на выбор
zone-traits = Черта
zone-items = Предметы
zone-goons = Наёмники
zone-cells = Каземат
zone-hands = Книги
zone-drawn = Книги на выбор
zone-dealt = Черты на выбор
zone-placed = Жетоны в локациях
zone-reserved = Предметы в резерве
zone-guards_at = Стража в локациях
zone-book_deck = Колода книг
zone-item_deck = Колода предметов
zone-goon_deck = Колода наёмников
zone-trait_deck = Черты
zone-guard_deck = Колода стражи
zone-location_deck = Колода локаций
zone-round = Раунд
zone-phase = Фаза
zone-first = Фишка первого игрока
zone-location = Проверяемая локация
zone-expert = Экспертный режим
zone-difficulty = Сложность
zone-crews = Банда
zone-supply = Запас ресурсов
zone-power_supply = Осталось фишек силы
zone-suspicion_supply = Осталось фишек подозрения
zone-suspicion_at = Подозрение в локациях
zone-cubes_at = Фишки разбойников в локациях
zone-resources = Ресурсы
zone-power = Сила
zone-suspicion = Подозрение
zone-stars = Репутация
zone-storage = Предел хранения
zone-supremacy = У кого «Превосходство»
zone-rush = У кого «Опережение»
zone-hidden_left = Жетонов можно выложить закрытыми
zone-visited = Посещённые локации
zone-passed = Кто спасовал
zone-window = Момент для книг
zone-answered = Кому книга сейчас не нужна
zone-quiet = Не спрашивать о книгах
zone-ranking = Порядок по силе
zone-rewarded = Кто получил награду
zone-extra = Сила от книг
zone-disguised = Кто замаскирован
zone-got = Награда взята
zone-due = Осталось заплатить
zone-discount = Скидка
zone-accused = Кого обвиняют
zone-stopped = Остановка
zone-spent = Только что уплачено

## Настройки партии

option-mode = Режим
option-difficulty = Сложность
option-crews = Банды
option-first = Первый игрок
-random = случайно
value-mode-normal = обычный
value-mode-expert = экспертный
value-difficulty-normal = обычная («Старая каталажка»)
value-difficulty-hard = высокая («Сырая темница»)
value-difficulty-extreme = экстремальная («Лютое подземелье»)
value-crews-random = { -random }
value-crews-in_order = по местам
value-crews-choose = выбирают по порядку хода
value-first-random = { -random }
value-first-1 = игрок 1
value-first-2 = игрок 2
value-first-3 = игрок 3
value-first-4 = игрок 4
value-first-5 = игрок 5

## Описание компонента, по строкам

help-token = Жетон банды.
help-strength = Сила: { $count }.
help-power = Сила: сколько фишек силы у его стороны.
help-lookout = Проныра: его сторона не получает здесь подозрения.
help-item = Предмет: звёзды при создании: { $value }.
help-cost = Стоимость: { $cost }.
help-attributes = Атрибуты: { $attributes }.
help-effect = · { $effect }
help-goon = Наёмник: { goon-type }.
help-suspicion = Символов подозрения: { $count }.
help-scores = В конце: { $score }.
help-bandit = В каждой фазе караула приносит в свою локацию { resource }.
help-demon = Его атрибут: { attribute }.
help-book = Книга: разыгрывается один раз и сбрасывается.
help-when = { $window ->
    [roll_call_turn] Когда: в свой ход на перекличке.
    [before_location] Когда: перед проверкой локации, где есть ваш жетон.
    [on_suspicion] Когда: перед раздачей подозрения там, где есть ваш жетон.
    [on_own_recruit] Когда: получая награду в Столовой.
    [on_own_craft] Когда: получая награду в Камерах.
    [on_opponent_craft] Когда: сразу после того, как соперник заплатил за предмет.
   *[any_time] Когда: в любой момент.
}
help-supremacy = Превосходство: очки в конце получает владелец карты.
help-rush = Опережение: звёзды сразу тому, кто первым выполнит условие.
help-end_game = Конец игры: проверяется при подсчёте.
help-trait = Черта экспертного режима: стартовые бонусы.
help-guard = { $colour ->
    [blue] Карта стражи для любой одиночной игры.
    [green] Карта стражи, обычная сложность.
    [yellow] Карта стражи, высокая сложность.
   *[red] Карта стражи, экстремальная сложность.
}
help-reinforce = Открытая на перекличке, приводит ещё одного стражника закрытым.
help-off-duty = Карта локации: у стражи перерыв.
help-location-card = Карта локации: туда идёт ещё один стражник ({ $location }).
help-copies = Копий в коробке: { $count }.
help-crew = Банда. Экспертный режим: сила { $power }, подозрение { $suspicion }, предел хранения { $storage }.
help-location = Локация { $number }.
help-reward = { $side ->
    [small] При 1–2 игроках, { rank }: { $effect }.
   *[large] { $players ->
        [1] При 3–5 игроках, { rank }: { $effect }.
       *[other] От { $players } игроков, { rank }: { $effect }.
    }
}
rank = { $rank ->
    [first] первое место
    [second] второе место
    [third] третье место
    [last] последнее место
    [others] все остальные там
   *[each] все, кто там
}
help-number = { $field }: { $count }.

field-rounds = раундов
field-reputation = репутация в начале
field-reputation_expert = репутация в начале экспертного режима
field-power = сила
field-storage = предел хранения
field-hidden = закрытых жетонов
field-hidden_small = закрытых жетонов вдвоём
field-display = предметов больше, чем игроков
field-reserve = цена резерва
field-scrap = мусор
field-potion = зелья
field-iron = железо
field-gold = золото
field-suspicion = подозрение
field-first = первое место
field-second = второе место
field-tie_first = каждому при ничьей за первое
field-tie_second = каждому при ничьей за второе
field-two_first = вдвоём
field-two_tie = вдвоём при ничьей
field-supremacy = «Превосходство»
field-supremacy_two = «Превосходство» вдвоём
field-rush = «Опережение»
field-book = книга
field-first_player = фишка первого игрока
field-library = Библиотека
field-raid = обыск

## Что видно на маленькой карте; названия значений

face-number = { $count }
face-strength = Сила
face-power = { $whose ->
    [guards] фишки силы стражи
   *[crew] ваши фишки силы
}
face-lookout = без подозрения
face-cost = Цена
face-suspicion = Подозрение
face-brings = Приносит
face-end = В конце
face-demon = { stars } за каждый { goal-symbol }
goal-symbol = { $attribute ->
    [shield] щит
    [gem] самоцвет
   *[magic] символ магии
}
face-when = { $window ->
    [roll_call_turn] В свой ход на перекличке
    [before_location] Перед проверкой локации с вашим жетоном
    [on_suspicion] Перед раздачей подозрения там, где вы есть
    [on_own_recruit] Получая награду в Столовой
    [on_own_craft] Получая награду в Камерах
    [on_opponent_craft] Когда соперник заплатил за предмет
   *[any_time] В любой момент
}
face-supremacy = Превосходство
face-rush = Опережение
face-end_game = Конец игры
face-rank-first = 1-е место
face-rank-second = 2-е место
face-rank-third = 3-е место
face-rank-last = Последнее
face-rank-others = Остальные
face-rank-each = Все
name-resource-scrap = мусор
name-resource-potion = зелья
name-resource-iron = железо
name-resource-gold = золото
name-owner-guards = Стража
