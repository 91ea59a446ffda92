# «Взаперти» по-русски. Ключи во всех языках одни и те же.
#
# $card — название жетона или карты, $known равно "no", если она от читателя скрыта. $owner — игрок или стража, $location —
# локация. Имена не склоняются: имя стоит в именительном падеже, глагол — в настоящем времени. Текст карты собран из
# сообщений do-* и goal-*. «Сила» — сила банды в локации, «фишки силы» — то, что лежит на планшете.

## Слова, общие для многих фраз

# Кто действует: в начале предложения и внутри него; «-other» — второй, кого называет событие.
subject = { $side ->
    [guards] Стража
   *[player] { $owner }
}
person = { $side ->
    [guards] стража
   *[player] { $owner }
}
person-other = { $side_2 ->
    [guards] стража
   *[player] { $owner_2 }
}
guards = стража
face-down = закрытая карта или жетон
empty = пусто
cards-drawn = вышли: { $cards }
guards-unseen = Ещё не открытые в этом раунде карты стражи
# Сам текст — «что?»
resource = { $resource ->
    [scrap] мусор
    [potion] зелье
    [iron] железо
   *[gold] золото
}
# Винительный падеж: «получает 3 фишки мусора»
cubes = { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
} { $resource ->
    [scrap] мусора
    [potion] { $count ->
        [one] зелья
       *[other] зелий
    }
    [iron] железа
   *[gold] золота
}
one-cube = 1 фишку { $resource ->
    [scrap] мусора
    [potion] зелья
    [iron] железа
   *[gold] золота
}
two-cubes = 2 фишки { $resource ->
    [scrap] мусора
    [potion] зелий
    [iron] железа
   *[gold] золота
}
resource-two = 1 фишку { $resource_2 ->
    [scrap] мусора
    [potion] зелья
    [iron] железа
   *[gold] золота
}
resource-three = 1 фишку { $resource_3 ->
    [scrap] мусора
    [potion] зелья
    [iron] железа
   *[gold] золота
}
what = { $what ->
    [scrap] мусор
    [potion] зелье
    [iron] железо
   *[gold] золото
}
symbol = { $symbol ->
    [scrap] мусор
    [potion] зелье
    [iron] железо
    [gold] золото
   *[any] любой ресурс
}
amount = { symbol } ×{ $count }
# Винительный падеж: «за 2 фишки мусора»
paid = { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
} { $symbol ->
    [scrap] мусора
    [potion] { $count ->
        [one] зелья
       *[other] зелий
    }
    [iron] железа
    [gold] золота
   *[any] любых ресурсов
}
star-count = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
stars-gained = { $count ->
    [one] { $count } звезду
    [few] { $count } звезды
   *[many] { $count } звёзд
}
power-cubes = { $count ->
    [one] { $count } фишку силы
    [few] { $count } фишки силы
   *[many] { $count } фишек силы
}
suspicion-cubes = { $count ->
    [one] { $count } фишку подозрения
    [few] { $count } фишки подозрения
   *[many] { $count } фишек подозрения
}
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
# Чем различаются наёмники одного типа
detail-brings = каждый караул приносит { resource }
detail-demon = в конце { stars } за каждый { goal-symbol }
detail-suspicion = { $count ->
    [0] без подозрения
   *[other] подозрение { $count }
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

do-gain = { $short ->
    [yes] { gain-short }
   *[no] { $what ->
        [any] { $count ->
            [one] { $count } ресурс на выбор
            [few] { $count } ресурса на выбор
           *[many] { $count } ресурсов на выбор
        }
       *[other] { what } +{ $count }
    }
}
# Награда, на которую запаса не хватает
gain-short = { $count ->
    [0] { what }: в запасе нет
   *[other] { what } +{ $count } (в запасе больше нет)
}
do-power = фишки силы +{ $count }
do-stars = звёзды +{ $count }
do-storage = предел хранения +{ $count }
do-drop_suspicion = сбросьте { suspicion-cubes }
do-add_suspicion = фишки подозрения +{ $count }
do-give_suspicion = отдайте { suspicion-cubes } сопернику
do-exchange = { $count ->
    [1] можете обменять ресурс на другой
   *[other] можете обменять до { $count } ресурсов на другие
}
do-draw_book = { $count ->
    [1] возьмите книгу
    [few] возьмите { $count } книги
   *[other] возьмите { $count } книг
}
do-pick_book = { $drawn ->
    [one] возьмите { $drawn } книгу, оставьте { $kept }
    [few] возьмите { $drawn } книги, оставьте { $kept }
   *[many] возьмите { $drawn } книг, оставьте { $kept }
}
do-first_player = возьмите фишку первого игрока
do-trade = можете обменять ресурсы: отдать любых { $give }, взять { $take } на выбор
do-recruit = { $price ->
    [0] { $goons ->
        [1] завербуйте наёмника бесплатно
       *[other] завербуйте { $goons } наёмников бесплатно
    }
   *[other] { $goons ->
        [1] завербуйте наёмника за { price }
       *[other] завербуйте { $goons } наёмников за { price }
    }
}
price = { $price ->
    [one] { $price } любой ресурс
    [few] { $price } любых ресурса
   *[many] { $price } любых ресурсов
}
do-craft = создайте предмет
do-reserve = зарезервируйте предмет за 1 любой ресурс
do-choose = { $first }; либо { $second }
do-reserve_item = { $count ->
    [1] зарезервируйте предмет бесплатно
   *[other] зарезервируйте предметы бесплатно: { $count }
}
do-pick_goon = откройте { $shown } наёмников из колоды, оставьте { $kept }
do-hidden_limit = { $count ->
    [one] в этом раунде можно выложить взакрытую ещё { $count } жетон
    [few] в этом раунде можно выложить взакрытую ещё { $count } жетона
   *[many] в этом раунде можно выложить взакрытую ещё { $count } жетонов
}
do-peek_hidden = { $mode ->
    [solo] откройте карту стражи, лежащую взакрытую
    [several] подсмотрите закрытый жетон соперника
   *[any] подсмотрите закрытый жетон соперника (в одиночной игре откройте карту стражи)
}
do-add_strength = сила в этой локации +{ $count }
do-act_as_lookout = считается, что у вас здесь есть проныра
do-take_spent = возьмите до { $count } только что уплаченных фишек
do-recruit_discount = { $count ->
    [one] вербовка дешевле на { $count } ресурс
    [few] вербовка дешевле на { $count } ресурса
   *[many] вербовка дешевле на { $count } ресурсов
}
do-craft_discount = { $count ->
    [1] не оплачивайте один символ стоимости
   *[other] не оплачивайте символы стоимости: { $count }
}

## Условия достижений, звёзды за наёмников

# Показатель: «что?» (plain), «больше всех чего?» (of), «за каждый что?» (each)
goal-attr = { $form ->
    [of] { $which ->
        [shield] щитов
        [gem] самоцветов
       *[magic] символов магии
    }
    [each] { $which ->
        [shield] каждый щит
        [gem] каждый самоцвет
       *[magic] каждый символ магии
    }
   *[plain] { $which ->
        [shield] щиты
        [gem] самоцветы
       *[magic] символы магии
    }
}
goal-attr_sets = { $form ->
    [of] наборов из щита, самоцвета и магии
    [each] каждый набор из щита, самоцвета и магии
   *[plain] наборы из щита, самоцвета и магии
}
goal-items = { $form ->
    [of] созданных предметов
    [each] каждый созданный предмет
   *[plain] созданные предметы
}
goal-items_with = { $form ->
    [of] { $which ->
        [scrap] предметов с мусором в стоимости
        [potion] предметов с зельем в стоимости
        [iron] предметов с железом в стоимости
       *[gold] предметов с золотом в стоимости
    }
    [each] { $which ->
        [scrap] каждый предмет с мусором в стоимости
        [potion] каждый предмет с зельем в стоимости
        [iron] каждый предмет с железом в стоимости
       *[gold] каждый предмет с золотом в стоимости
    }
   *[plain] { $which ->
        [scrap] предметы с мусором в стоимости
        [potion] предметы с зельем в стоимости
        [iron] предметы с железом в стоимости
       *[gold] предметы с золотом в стоимости
    }
}
goal-cost_types = { $form ->
    [of] типов ресурсов в стоимости своих предметов
    [each] каждый тип ресурсов в стоимости ваших предметов
   *[plain] типы ресурсов в стоимости ваших предметов
}
goal-goons = { $form ->
    [of] наёмников
    [each] каждого наёмника
   *[plain] наёмники
}
goal-goons_of = { $form ->
    [of] { $which ->
        [dwarf] дварфов
        [ratfolk] крысолюдов
        [flayer] свежевателей
        [bandit] разбойников
        [cultist] сектантов
        [demon] демонов
       *[hobgoblin] хобгоблинов
    }
    [each] { $which ->
        [dwarf] каждого дварфа
        [ratfolk] каждого крысолюда
        [flayer] каждого свежевателя
        [bandit] каждого разбойника
        [cultist] каждого сектанта
        [demon] каждого демона
       *[hobgoblin] каждого хобгоблина
    }
   *[plain] { $which ->
        [dwarf] дварфы
        [ratfolk] крысолюды
        [flayer] свежеватели
        [bandit] разбойники
        [cultist] сектанты
        [demon] демоны
       *[hobgoblin] хобгоблины
    }
}
goal-goon_types = { $form ->
    [of] типов наёмников
    [each] каждый тип наёмников
   *[plain] типы наёмников
}
goal-power = { $form ->
    [of] фишек силы
    [each] каждую фишку силы
   *[plain] фишки силы
}
goal-books = { $form ->
    [of] неразыгранных книг
    [each] каждую неразыгранную книгу
   *[plain] неразыгранные книги
}
goal-most = больше всех { $metric }, не меньше { $least }
goal-at_least = { $metric }: { $least } или больше
goal-both = { $conditions }
goal-majority = { $metric }
goal-for_each = { stars } за { $metric }
stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}
goal-type = { $type ->
    [supremacy] «Превосходство»
    [rush] «Опережение»
   *[end_game] «Конец игры»
}
goal-flat = { stars }
goal-table = звёзды за 1, 2, … таких: { $stars }
goal-per = { $what ->
    [items] { stars } за каждый ваш предмет
    [power] { stars } за каждую фишку силы
   *[demon] { stars } за каждый символ названного на нём атрибута
}

## Что делают компоненты, коротко: немного слов и знаки в скобках — столько, сколько помещается на карте

short-gain = { $what ->
    [scrap] +{ $count }[scrap]
    [potion] +{ $count }[potion]
    [iron] +{ $count }[iron]
    [gold] +{ $count }[gold]
   *[any] +{ $count }[any]
}
short-power = +{ $count }[power]
short-stars = +{ $count }[star]
short-storage = +{ $count }[storage]
short-drop_suspicion = −{ $count }[suspicion]
short-add_suspicion = +{ $count }[suspicion]
short-give_suspicion = { $count }[suspicion] сопернику
short-exchange = { $count ->
    [1] [exchange]можете обменять 1[any]
   *[other] [exchange]можете обменять до { $count }[any]
}
short-draw_book = +{ $count }[book]
short-pick_book = [book]возьмите { $drawn }, оставьте { $kept }
short-first_player = [first]станьте первым игроком
short-trade = { $give }[any] [pay] +{ $take }[any]
short-recruit = { $price ->
    [0] [goon]бесплатно завербуйте { $goons }
   *[other] { $price }[any] [pay] [goon]завербуйте { $goons }
}
short-craft = [item]создайте 1
short-reserve = 1[any] [pay] [reserve]зарезервируйте 1[item]
short-choose = { $first } [or] { $second }
short-reserve_item = [reserve]бесплатно зарезервируйте { $count }[item]
short-pick_goon = [goon]откройте { $shown }, оставьте { $kept }
short-hidden_limit = { $count ->
    [one] [hidden]ещё { $count } жетон взакрытую в этом раунде
    [few] [hidden]ещё { $count } жетона взакрытую в этом раунде
   *[other] [hidden]ещё { $count } жетонов взакрытую в этом раунде
}
short-peek_hidden = [look]подсмотрите закрытый жетон соперника (соло: откройте стражу)
short-add_strength = +{ $count }[strength] здесь
short-act_as_lookout = [lookout]считается, что он здесь есть
short-take_spent = [take]возьмите до { $count } только что уплаченных фишек
short-recruit_discount = [goon]вербовка дешевле на { $count }[any]
short-craft_discount = { $count ->
    [one] [item]не оплачивайте { $count } символ цены
    [few] [item]не оплачивайте { $count } символа цены
   *[other] [item]не оплачивайте { $count } символов цены
}
short-goal-attr = { $which ->
    [shield] [shield]
    [gem] [gem]
   *[magic] [magic]
}
short-goal-attr_sets = [shield][gem][magic]
short-goal-items = [item]
short-goal-items_with = { $which ->
    [scrap] [item] с [scrap]
    [potion] [item] с [potion]
    [iron] [item] с [iron]
   *[gold] [item] с [gold]
}
short-goal-cost_types = { $form ->
    [of] типов ресурсов на [item]
    [each] тип ресурсов на [item]
   *[plain] типы ресурсов на [item]
}
short-goal-goons = [goon]
short-goal-goons_of = { goal-goons_of }
short-goal-goon_types = { $form ->
    [of] типов [goon]
    [each] тип [goon]
   *[plain] типы [goon]
}
short-goal-power = [power]
short-goal-books = { $form ->
    [of] неразыгранных [book]
    [each] неразыгранную [book]
   *[plain] неразыгранные [book]
}
short-goal-most = больше всех { $metric }, { $least }+
short-goal-at_least = { $metric }: { $least }+
short-goal-both = { $conditions }
short-goal-majority = больше всех: { $metric }
short-goal-for_each = { $stars }[star] за { $metric }
short-goal-flat = { $stars }[star]
short-goal-table = { $stars }[star] по числу таких
short-goal-per = { $what ->
    [items] { $stars }[star] за [item]
    [power] { $stars }[star] за [power]
   *[demon] { $stars }[star] за его атрибут
}
short-demon = { $attribute ->
    [shield] { $stars }[star] за [shield]
    [gem] { $stars }[star] за [gem]
   *[magic] { $stars }[star] за [magic]
}
short-final = [final]{ $score }
short-brings = { $resource ->
    [scrap] [patrol]+1[scrap] в его локацию
    [potion] [patrol]+1[potion] в его локацию
    [iron] [patrol]+1[iron] в его локацию
   *[gold] [patrol]+1[gold] в его локацию
}
short-rank = { $rank ->
    [first] 1-й
    [second] 2-й
    [third] 3-й
    [last] последний
    [others] остальные
   *[each] все
}
short-reward = { $players ->
    [any] { short-rank }: { $effect }
   *[other] { $players }[players] { short-rank }: { $effect }
}

## Вопросы игроку

ask-crew_choice = { $mode ->
    [expert] Выберите банду. Она начинает с тем, что указано на её планшете.
   *[normal] Выберите банду. Все банды начинают одинаково.
}
ask-place_or_pass = { $tokens ->
    [0] Жетонов в каземате не осталось. Разыграйте подходящую книгу или спасуйте до конца фазы.
   *[other] Выложите жетоны в одну локацию или спасуйте до конца фазы. Жетонов осталось { $tokens }, взакрытую из них можно выложить { $hidden }.
}
ask-place_more = Выложите в ту же локацию ({ $location }) ещё жетон или закончите ход. Жетонов осталось { $tokens }, взакрытую из них можно выложить { $hidden }.
ask-book_or_not = { $window ->
    [before_location] Сейчас будет проверена локация «{ $location }». Разыграйте подходящую книгу или продолжайте.
    [on_suspicion] Сейчас раздадут фишки подозрения ({ $location }). Разыграйте подходящую книгу или продолжайте.
    [on_opponent_craft] Соперник ({ $crew }) платит за предмет «{ $item }»: { $paid }. Разыграйте книгу именно для этого момента или продолжайте.
    [first_turn] Партия начинается, перекличка впереди. Разыграйте подходящую книгу или продолжайте.
    [turn_over] Ход в фазе переклички закончен. Разыграйте подходящую книгу или продолжайте.
    [reward_next] Сейчас будут получены награды ({ $location }). Разыграйте подходящую книгу или продолжайте.
    [reward_over] Очередная награда уже роздана ({ $location }). Разыграйте подходящую книгу или продолжайте.
    [items_next] Караул: сейчас пополнятся доступные предметы. Разыграйте подходящую книгу или продолжайте.
    [goons_next] Караул: сейчас сдвинутся наёмники. Разыграйте подходящую книгу или продолжайте.
    [cubes_next] Караул: сейчас в локации лягут фишки подозрения, а если их не хватит, будет обыск. Разыграйте подходящую книгу или продолжайте.
    [patrol_over] Караул закончен, дальше новый раунд. Разыграйте подходящую книгу или продолжайте.
    [raid_next] Сейчас обыск. Разыграйте подходящую книгу или продолжайте.
    [raid_over] Обыск закончен. Разыграйте подходящую книгу или продолжайте.
    [final_raid] Сейчас заключительный обыск. Разыграйте подходящую книгу или продолжайте.
    [scoring] Последний момент для книг перед итоговым подсчётом: разыграйте подходящую или продолжайте.
   *[any_time] Момент для книг: разыграйте подходящую или продолжайте.
}
ask-reward_choice = { $location }, место { $place }. Ваша награда: { $effect }{ bandits-too }. Получите её, если можете, или обойдитесь без неё: тогда ваши жетоны перейдут в Библиотеку.
bandits-too = { $brought ->
    [no] { "" }
   *[yes] { " " }и { $bandits } от разбойника
}
ask-spend_which = Выберите фишку для оплаты. Осталось заплатить: { $count }.
ask-waive_which = Выберите символ стоимости, который оплачивает книга.
ask-hire_which = Выберите, какого наёмника завербовать.
ask-keep_which = Выберите книгу, которую оставите.
ask-peek_where = Выберите, какой закрытый жетон подсмотреть.
ask-grab_which = Возьмите одну из только что уплаченных фишек или остановитесь. Можно взять ещё: { $left }.
ask-gain_which = Выберите ресурс из запаса.
ask-accuse_whom = Выберите, кому отдать фишку подозрения.
ask-exchange_which = Обменяйте ресурс на другой или откажитесь. Обменов осталось: { $left }.
ask-drop_which = Превышен предел хранения: верните фишки в запас. Осталось вернуть: { $count }.
ask-turn_up_which = Выберите закрытую карту стражи, чтобы открыть её.
ask-keep_trait = Выберите черту своей банды.
ask-reserve_which = Выберите предмет, который зарезервируете бесплатно.
ask-keep_goon = Выберите наёмника, которого оставите.

## Ходы, на кнопках и в списках

move-lead = { $mode ->
    [expert] { $crew }: фишки силы { $power }, фишки подозрения { $suspicion }, предел хранения { $storage }; { $effect }
   *[normal] { $crew }
}
move-adopt = { $there ->
    [yes] Оставить черту «{ $card }»: { $effect }
   *[no] Оставить черту «{ $card }»
}
move-claim = Зарезервировать бесплатно «{ $card }» (стоимость: { $cost }; даёт: { $value })
move-hire_shown = Оставить наёмника «{ $card }» ({ $details })
move-place = { $face ->
    [down] «{ $card }» взакрытую: { $location }
   *[up] «{ $card }»: { $location }
}
move-stay = Закончить ход
move-leave = { $mode ->
    [solo] Спасовать: перекличка сразу закончится
   *[several] Спасовать до конца фазы
}
move-turn_up = Открыть: { $location }
move-book = { $there ->
    [yes] Разыграть книгу «{ $card }»: { $effect }
   *[no] Разыграть книгу «{ $card }»
}
move-keep = { $there ->
    [yes] Оставить книгу «{ $card }»: { $effect }
   *[no] Оставить книгу «{ $card }»
}
move-skip = Сейчас без книги
move-quiet = { $until ->
    [location] Без книг до следующей локации
    [phase] Без книг до следующей фазы
    [final] Без книг до заключительного обыска
   *[round] Без книг до следующего раунда
}
move-peek = Жетон ({ person }): { $location }
move-peek_at = Жетон ({ person }): { $location }, { $number }-й по порядку
move-take = { $there ->
    [yes] Получить награду: { $effect }{ bandits-too }
   *[no] Получить награду
}
move-decline = Без награды: в Библиотеку
move-gain_cube = Взять { one-cube }
move-swap = Отдать { one-cube }, взять { resource-two }
move-barter = Отдать { both-cubes }, взять { resource-three }
move-enlist = { $there ->
    [yes] { $price ->
        [0] { $goons ->
            [1] Завербовать наёмника бесплатно
           *[other] Завербовать { $goons } наёмников бесплатно
        }
       *[other] { $goons ->
            [1] Завербовать наёмника за { price }
           *[other] Завербовать { $goons } наёмников за { price }
        }
    }
   *[no] { $goons ->
        [1] Завербовать наёмника
       *[other] Завербовать { $goons } наёмников
    }
}
move-hire = { $there ->
    [yes] Завербовать наёмника «{ $card }» ({ $location }): { $details }
   *[no] Завербовать наёмника «{ $card }»: { $details }
}
move-make = { $free ->
    [yes] Создать предмет «{ $card }» бесплатно: +{ $value }
   *[no] { $discount ->
        [0] Создать предмет «{ $card }» за { $cost }: +{ $value }
        [one] Создать предмет «{ $card }» за { $cost } минус { $discount } символ на выбор: +{ $value }
        [few] Создать предмет «{ $card }» за { $cost } минус { $discount } символа на выбор: +{ $value }
       *[many] Создать предмет «{ $card }» за { $cost } минус { $discount } символов на выбор: +{ $value }
    }
}
move-set_aside = Зарезервировать за { price } «{ $card }» (стоимость: { $cost }; даёт: { $value })
move-spend = Заплатить { one-cube }
move-waive = Не оплачивать: { symbol }
move-accuse = Отдать: { person }
move-grab = Взять { one-cube }
move-drop = Вернуть { one-cube }
move-done = { $what ->
    [take] Не брать
   *[exchange] Не обменивать
}

## Что произошло

event-crew_taken = { subject } выбирает банду: { $crew }.
event-started = { subject } — { $crew }: репутация { $count }, фишки силы: { $count_2 }, фишки подозрения: { $count_3 }, предел хранения { $count_4 }.
event-guards_started = Стража начинает с репутацией { $count }, фишки силы: { $count_2 }.
event-goal_shown = Достижение в этой партии: { card } ({ goal-type }, { goal-award }: { $goal }).
# $count — звёзды за первое место, $second — за второе
goal-award = { $type ->
    [supremacy] { star-count } в конце
    [rush] { star-count } сразу
   *[end_game] { $count ->
        [0] каждому в конце
       *[other] { $second ->
            [0] больше всех — { star-count }
           *[other] больше всех — { star-count }, второе место — { $second }
        }
    }
}
event-goes_first = Фишка первого игрока в начале партии: { person }.
event-trait_kept = { subject } выбирает черту { card }: { $effect }.
event-goon_revealed = { subject } открывает наёмника { card } ({ $details }).
event-round_started = Начинается раунд { $count }.
event-placed = { $known ->
    [no] { subject } выкладывает закрытый жетон: { $location }.
   *[yes] { $face ->
        [down] { subject } выкладывает взакрытую в локацию «{ $location }»: { card }.
       *[up] { subject } выкладывает в локацию «{ $location }»: { card }.
    }
}
event-passed = { subject } пасует.
event-guard_dealt = { $known ->
    [no] Выложена закрытая карта стражи: { $location }.
   *[yes] { $face ->
        [down] Взакрытую выложена карта стражи в локацию «{ $location }»: { card }.
       *[up] Выложена карта стражи в локацию «{ $location }»: { card }.
    }
}
event-guard_turned_up = Открыта карта стражи в локации «{ $location }»: { card }.
event-location_card = { $leads ->
    [no] Карта локации: { card }. Новых карт стражи нет.
   *[yes] Карта локации: { card }.
}
event-location_checked = Проверяется локация «{ $location }».
event-revealed = { subject } открывает в локации «{ $location }»: { card }.
event-ranked = { $count_2 ->
    [0] { $tie ->
        [yes] { $location }, место { $count_3 }: { person }, сила { $count } (ничья, впереди по очерёдности хода).
       *[no] { $location }, место { $count_3 }: { person }, сила { $count }.
    }
   *[other] { $tie ->
        [yes] { $location }, место { $count_3 }: { person }, сила { $count }, в том числе { $count_2 } от книг (ничья, впереди по очерёдности хода).
       *[no] { $location }, место { $count_3 }: { person }, сила { $count }, в том числе { $count_2 } от книг.
    }
}
event-avoided_suspicion = { $escape ->
    [book] { subject } избегает подозрения благодаря книге: { $location }.
   *[lookout] { subject } избегает подозрения благодаря проныре: { $location }.
}
event-took_suspicion = { subject } забирает { suspicion-cubes } в локации «{ $location }»: наибольшая сила без проныры.
event-suspicion_stays = Фишки подозрения ({ $count }) остаются в локации «{ $location }».
event-declined = { subject } обходится без награды локации «{ $location }» и перемещает жетоны в Библиотеку.
event-to_library = { $side ->
    [guards] Стража не получает награды в локации «{ $location }»; её карты перемещаются в Библиотеку.
   *[player] { subject } не получает награды в локации «{ $location }» и перемещает жетоны в Библиотеку.
}
event-took_bandit_cube = { subject } забирает и { cubes } от разбойника ({ $location }).
event-bartered = { subject } меняет { both-cubes } на { resource-three } ({ $location }).
both-cubes = { $alike ->
    [yes] { two-cubes }
   *[no] { one-cube } и { resource-two }
}
event-paid_for_goons = { $free ->
    [yes] { subject } бесплатно вербует { goon-count }.
   *[no] { subject } платит { $cost }, чтобы завербовать { goon-count }.
}
goon-count = { $count ->
    [one] { $count } наёмника
   *[other] { $count } наёмников
}
event-recruited = { subject } вербует наёмника { card } ({ $details }): { $source }.
event-crafted = { $free ->
    [yes] { subject } бесплатно создаёт предмет { card }: +{ $value }.
   *[no] { subject } создаёт предмет { card } за { $cost }: +{ $value }.
}
event-reserved = { $free ->
    [yes] { subject } бесплатно резервирует предмет: { card } ({ $source }).
   *[no] { subject } резервирует предмет за { $cost }: { card } ({ $source }).
}
event-gained = { subject } получает { cubes } ({ $source }).
event-exchanged = { subject } меняет { one-cube } на { resource-two } ({ $source }).
event-got_power = { subject } получает { power-cubes } ({ $source }).
event-got_stars = { subject } получает { stars-gained } ({ $source }).
event-got_suspicion = { subject } берёт из запаса { suspicion-cubes } ({ $source }).
event-dropped_suspicion = { subject } сбрасывает { suspicion-cubes } ({ $source }).
event-gave_suspicion = { subject } отдаёт { suspicion-cubes }, получатель — { person-other } ({ $source }).
event-storage_grew = { subject } увеличивает предел хранения на { $count }, до { $count_2 } ({ $source }).
event-first_player = { $held ->
    [kept] { subject } сохраняет фишку первого игрока ({ $source }).
   *[taken] { subject } берёт фишку первого игрока ({ $source }).
}
event-drew_book = { $known ->
    [no] { subject } берёт закрытую карту книги ({ $source }).
   *[yes] { subject } берёт книгу { card } ({ $source }).
}
event-returned_book = { $known ->
    [no] { subject } возвращает закрытую карту книги под низ колоды.
   *[yes] { subject } возвращает книгу { card } под низ колоды.
}
event-played_book = { $there ->
    [yes] { subject } разыгрывает книгу { card }: { $effect }.
   *[no] { subject } разыгрывает книгу { card }.
}
event-peeked = { $known ->
    [no] { subject } подсматривает закрытый жетон соперника ({ person-other }): { $location }{ which-of-several }.
   *[yes] { subject } подсматривает закрытый жетон соперника ({ person-other }): { $location }{ which-of-several }, это { card }.
}
which-of-several = { $count ->
    [0] { "" }
   *[other] , { $count }-й по порядку
}
event-goal_taken = { $type ->
    [rush] { subject } получает достижение «Опережение» — { card } ({ $goal }): +{ star-count }.
   *[supremacy] { subject } забирает достижение «Превосходство» — { card } ({ $goal }), набрав { $count }.
}
event-goal_passed = { subject } перехватывает достижение «Превосходство» — { card } ({ $goal }), набрав { $count }; прежний владелец — { person-other }.
event-dropped = { subject } возвращает { cubes } в запас: превышен предел хранения.
event-item_shown = Новый доступный предмет: { card } (стоимость: { $cost }; даёт: { $value }).
event-goon_shown = Новый наёмник в локации «{ $location }»: { card } ({ $details }).
event-goon_left = Наёмник { card } уходит из Столовой в сброс.
event-goon_moved = Наёмник { card } сдвигается в локацию «{ $location }».
event-suspicion_placed = Наёмник { card } приносит { suspicion-cubes } в локацию «{ $location }».
event-bandit_cube = Разбойник приносит { one-cube } в локацию «{ $location }».
event-raid = Обыск: фишек подозрения нужно выложить { $count }, а в запасе { $count_2 }.
event-final_raid = Заключительный обыск.
stars-lost = { $count_2 ->
    [one] { $count_2 } звезду
    [few] { $count_2 } звезды
   *[many] { $count_2 } звёзд
}
event-raided = { $verdict ->
    [most] { subject } теряет { stars-lost }: больше всех фишек подозрения ({ $count }){ raid-floor }.
    [most_tied] { subject } теряет { stars-lost }: ничья за первое место по фишкам подозрения ({ $count }){ raid-floor }.
    [second] { subject } теряет { stars-lost }: второе место по фишкам подозрения ({ $count }){ raid-floor }.
    [second_tied] { subject } теряет { stars-lost }: ничья за второе место по фишкам подозрения ({ $count }){ raid-floor }.
    [even] { subject } ничего не теряет: фишек подозрения поровну ({ $count }).
    [less] { subject } ничего не теряет: у других фишек подозрения больше ({ $side ->
        [guards] у стражи { $count }
       *[player] у этой банды { $count }
    }).
   *[clean] { subject } ничего не теряет: фишек подозрения нет.
}
raid-floor = { $floor ->
    [yes] ; полагалось { $count_3 }, но репутация не опускается ниже 0
   *[no] { "" }
}
event-suspicion_returned = Фишки подозрения возвращаются в запас: с планшетов { $count }, из локаций { $count_2 }.
event-suspicion_kept = { subject } сохраняет { suspicion-cubes }.
event-scored = Итоговый подсчёт, { person }. { score-name }: { $count ->
    [one] { $amount } звезда
    [few] { $amount } звезды
   *[many] { $amount } звёзд
}.
score-name = { $score ->
    [reputation] { score-reputation }
    [total] Всего
    [supremacy] { score-supremacy }
    [end_goal] { score-end_goal }
    [goons] { score-goons }
    [resources] { score-resources }
    [books] { score-books }
   *[first_player] { score-first_player }
}
event-game_ended = Партия окончена.

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
zone-reserved = Зарезервированные предметы
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
zone-suspicion_at = Фишки подозрения в локациях
zone-cubes_at = Фишки разбойников в локациях
zone-resources = Ресурсы
zone-power = Фишки силы
zone-suspicion = Фишки подозрения
zone-stars = Репутация
zone-storage = Предел хранения
zone-supremacy = У кого «Превосходство»
zone-rush = У кого «Опережение»
zone-hidden_left = Жетонов можно выложить взакрытую
zone-visited = Посещённые локации
zone-passed = Кто спасовал
zone-returned = Жетоны, вернувшиеся в каземат
zone-answered = Кому книга сейчас не нужна
zone-quiet = Не спрашивать о книгах
zone-ranking = Порядок по силе
zone-sums = Сила при сравнении
zone-caught = Кому досталось подозрение
zone-extra = Сила от книг
zone-disguised = Кто замаскирован
zone-discount = Скидка
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
value-crews-choose = выбирают по очерёдности хода
value-first-random = { -random }
value-first-1 = игрок 1
value-first-2 = игрок 2
value-first-3 = игрок 3
value-first-4 = игрок 4
value-first-5 = игрок 5

## Описание компонента, по строкам

help-token = Жетон банды.
help-strength = Сила: { $count }.
help-power = Сила: столько, сколько фишек силы у владельца.
help-lookout = Проныра: его владелец избегает здесь подозрения.
help-item = Предмет, ценность: { $value }.
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
    [roll_call_turn] Когда: в свой ход в фазе переклички.
    [before_location] Когда: перед проверкой локации, где есть ваш жетон.
    [on_suspicion] Когда: перед раздачей фишек подозрения там, где есть ваш жетон.
    [on_own_recruit] Когда: получая награду в Столовой.
    [on_own_craft] Когда: получая награду в Камерах.
    [on_opponent_craft] Когда: сразу после того, как соперник заплатил за предмет.
   *[any_time] Когда: в любой момент.
}
help-supremacy = Превосходство: владелец карты получает { star-count } в конце игры (вдвоём и в одиночной игре — { $two }).
help-rush = Опережение: { star-count } сразу тому, кто первым выполнит условие.
help-end_game = { $count ->
    [0] Конец игры: считается для каждого при итоговом подсчёте репутации.
   *[other] Конец игры: у кого больше всех — { star-count }, второе место — { $second } (вдвоём и в одиночной игре только первое место — { $two }).
}
help-trait = Черта экспертного режима: начальные бонусы.
help-guard = { $colour ->
    [blue] Карта стражи для любой одиночной игры.
    [green] Карта стражи, обычная сложность.
    [yellow] Карта стражи, высокая сложность.
   *[red] Карта стражи, экстремальная сложность.
}
help-reinforce = Если открыть её в фазе переклички, сюда же взакрытую ляжет ещё одна карта стражи.
help-off-duty = Карта локации: у стражи перерыв.
help-location-card = Карта локации: туда кладётся ещё одна карта стражи ({ $location }).
help-copies = Копий в коробке: { $count }.
help-crew = Банда. Экспертный режим: фишки силы: { $power }, фишки подозрения: { $suspicion }, предел хранения { $storage }.
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
help-raid = Сравниваются фишки подозрения на планшетах; указано, сколько звёзд теряется.
help-awards = Звёзды за карты достижений; места — по карте «Конец игры».

field-rounds = раундов
field-reputation = репутация в начале
field-reputation_expert = репутация в начале экспертного режима
field-power = фишки силы
field-storage = предел хранения
field-hidden = жетонов взакрытую
field-hidden_small = жетонов взакрытую вдвоём
field-display = предметов больше, чем игроков
field-reserve = плата за резервирование
field-scrap = мусор
field-potion = зелья
field-iron = железо
field-gold = золото
field-suspicion = фишки подозрения
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
field-rewards_small = награды при одном или двух игроках

## Что видно на маленькой карте; названия значений

face-number = { $count }
face-strength = Сила
face-power = { $whose ->
    [guards] фишки силы стражи
   *[crew] ваши фишки силы
}
face-lookout = без подозрения
face-cost = Стоимость
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
    [roll_call_turn] В свой ход в фазе переклички
    [before_location] Перед проверкой локации с вашим жетоном
    [on_suspicion] Перед раздачей фишек подозрения, если там есть ваш жетон
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

## В лобби, и части правил по началу их имён

about = Ведите банду по тюрьме и станьте в ней главным.
about-1 = Соло
about-2 = Эксперт
part-overview = Об игре
part-board = Игровое поле
part-tokens = Жетоны банды
part-holding_cell = Казематы
part-crew_board = Планшеты банд
part-power = Сила
part-suspicion = Подозрение
part-items = Карты предметов
part-attributes = Атрибуты
part-goons = Карты наёмников
part-expert = Экспертный режим
part-expert-crew = Банды в экспертном режиме
part-roll_call = Фаза переклички
part-lights_out = Фаза отбоя
part-lights_out-suspicion = Раздача подозрения
part-lights_out-rewards = Получение наград
part-lights_out-losers = Перемещение в «Библиотеку»
part-lights_out-decline = Отказ от награды
part-location = Награды локаций
part-location-exercise_yard = 1. Качалка
part-location-sewers = 2. Канализация
part-location-infirmary = 3. Лазарет
part-location-smithy = 4. Кузница
part-location-commissary = 5. Лавка
part-location-chow_hall = 6. Столовая
part-location-cell_block = 7. Камеры
part-location-library = 8. Библиотека
part-craft = Создание предметов
part-reserve = Резервирование предметов
part-effect = Особые эффекты
part-recruit = Вербовка наёмников
part-bandit = Разбойники
part-book = Книги
part-achievement = Достижения
part-supremacy = Достижение «Превосходство»
part-rush = Достижение «Опережение»
part-end_goal = Достижение «Конец игры»
part-patrol = Фаза караула
part-patrol-storage = Предел хранения
part-patrol-items = Пополнение предметов
part-patrol-goons = Сдвиг наёмников
part-patrol-suspicion = Выкладывание подозрения
part-raid = Обыск
part-scoring = Итоговый подсчёт
part-goon = Звёзды за наёмников
part-solo = Одиночная игра
part-solo-setup = Одиночная игра: подготовка
part-solo-difficulty = Одиночная игра: уровни сложности
part-solo-special = Одиночная игра: особая карта стражи
part-solo-roll_call = Одиночная игра: перекличка
part-solo-guard_turn = Одиночная игра: ход стражи
part-solo-lights_out = Одиночная игра: отбой
part-solo-commissary = Одиночная игра: стража в «Лавке»
part-solo-chow_hall = Одиночная игра: стража в «Столовой»
part-solo-cell_block = Одиночная игра: стража в «Камерах»
part-solo-library = Одиночная игра: стража в «Библиотеке»
part-solo-patrol = Одиночная игра: караул
part-solo-raid = Одиночная игра: обыск
part-solo-refresh = Одиночная игра: обновление колод
part-solo-effect = Одиночная игра: эффекты для стражи
part-solo-end = Одиночная игра: конец игры
