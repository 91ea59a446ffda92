# «Побег из Вистара» по-русски. Ключи одинаковы во всех языках.
#
# $card — название карты или жетона, $known — "no", если лицо скрыто от читателя. $owner — игрок или стая-соперница,
# $room — место на ферме, $row — миссия, $space — ячейка маркера. Описания складываются из сообщений do-* (эффекты) и
# mod-* (постоянные изменения).

## Общие слова

name-owner-rival = Стая-соперница
name-deck-basic = простые
name-deck-advanced = продвинутые
name-zone-house = домашние
name-zone-basement = подвальные
name-room-outside = Вход на ферму
name-area-forest = лес
name-area-burrow = нора
name-area-farm = ферма
name-good-wood = дерево
name-good-metal = металл
name-good-move = жетоны перемещения
name-good-joker = джокеры
name-symbol-wit = сообразительность
name-symbol-agility = проворство
name-symbol-observation = наблюдательность
name-symbol-strength = сила
name-symbol-endurance = выносливость
name-symbol-energy = энергия
area = { $area ->
    [forest] { name-area-forest }
    [burrow] { name-area-burrow }
   *[farm] { name-area-farm }
}
area_2 = { $area_2 ->
    [forest] { name-area-forest }
    [burrow] { name-area-burrow }
   *[farm] { name-area-farm }
}
good = { $good ->
    [wood] { name-good-wood }
    [metal] { name-good-metal }
    [move] { name-good-move }
   *[joker] { name-good-joker }
}
amount = { $good ->
    [wood] { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }
    [metal] { $count ->
        [one] { $count } металл
       *[other] { $count } металла
    }
    [move] { $count ->
        [one] { $count } жетон перемещения
        [few] { $count } жетона перемещения
       *[other] { $count } жетонов перемещения
    }
   *[joker] { $count ->
        [one] { $count } жетон джокера
        [few] { $count } жетона джокеров
       *[other] { $count } жетонов джокеров
    }
}
symbol = { $symbol ->
    [wit] { name-symbol-wit }
    [agility] { name-symbol-agility }
    [observation] { name-symbol-observation }
    [strength] { name-symbol-strength }
    [endurance] { name-symbol-endurance }
   *[energy] { name-symbol-energy }
}
symbols = { $count ->
    [1] { symbol }
   *[other] { symbol } ×{ $count }
}
need = { $what ->
    [tools] { $count ->
        [one] { $count } разыгранный инструмент
        [few] { $count } разыгранных инструмента
       *[other] { $count } разыгранных инструментов
    }
    [robots] { $count ->
        [one] { $count } разыгранный робот
        [few] { $count } разыгранных робота
       *[other] { $count } разыгранных роботов
    }
    [structures] { $count ->
        [one] { $count } разыгранное сооружение
        [few] { $count } разыгранных сооружения
       *[other] { $count } разыгранных сооружений
    }
    [current] { $count ->
        [1] ток
       *[other] усиленный ток
    }
    [mice] { $count ->
        [one] { $count } мышь
        [few] { $count } мыши
       *[other] { $count } мышей
    }
    [rooms_dug] { $count ->
        [one] { $count } вырытая комната
        [few] { $count } вырытые комнаты
       *[other] { $count } вырытых комнат
    }
   *[skill] { $count ->
        [1] { need-skill }
       *[other] { need-skill } ×{ $count }
    }
}
need-skill = { $what ->
    [wit] { name-symbol-wit }
    [agility] { name-symbol-agility }
    [observation] { name-symbol-observation }
    [strength] { name-symbol-strength }
   *[endurance] { name-symbol-endurance }
}
# Винительный падеж: что потратить или потерять.
payment = { $what ->
    [wood] { $amount ->
        [one] { $amount } дерево
       *[other] { $amount } дерева
    }
    [metal] { $amount ->
        [one] { $amount } металл
       *[other] { $amount } металла
    }
    [move] { $amount ->
        [one] { $amount } жетон перемещения
        [few] { $amount } жетона перемещения
       *[other] { $amount } жетонов перемещения
    }
    [joker] { $amount ->
        [one] { $amount } жетон джокера
        [few] { $amount } жетона джокеров
       *[other] { $amount } жетонов джокеров
    }
    [vp] { $amount } ПО
    [any] { $amount ->
        [1] 1 дерево, металл или карту
       *[other] { goods-mix }
    }
    [basic] { $amount ->
        [one] { $amount } простую карту
        [few] { $amount } простые карты
       *[other] { $amount } простых карт
    }
    [advanced] { $amount ->
        [one] { $amount } продвинутую карту
        [few] { $amount } продвинутые карты
       *[other] { $amount } продвинутых карт
    }
    [mouse] { $amount ->
        [one] { $amount } жетон мыши
        [few] { $amount } жетона мышей
       *[other] { $amount } жетонов мышей
    }
    [bed] { $amount ->
        [one] { $amount } жетон построенной кровати
        [few] { $amount } жетона построенных кроватей
       *[other] { $amount } жетонов построенных кроватей
    }
   *[card] { $amount ->
        [one] { $amount } карту из руки
        [few] { $amount } карты из руки
       *[other] { $amount } карт из руки
    }
}
# Агрессивный эффект: ПО теряют, остальное сбрасывают.
lose = { $form ->
    [label] { $what ->
        [vp] Потерять { payment }
       *[other] Сбросить { payment }
    }
    [order] { $what ->
        [vp] потеряйте { payment }
       *[other] сбросьте { payment }
    }
    [you] { $what ->
        [vp] теряете { payment }
       *[other] сбрасываете { payment }
    }
   *[they] { $what ->
        [vp] теряет { payment }
       *[other] сбрасывает { payment }
    }
}
goods-mix = { $amount ->
    [one] { $amount } единицу дерева, металла и/или карт
    [few] { $amount } единицы дерева, металла и/или карт
   *[other] { $amount } единиц дерева, металла и/или карт
}
either = { $first } или { $second }
nothing = ничего
free = без платы
points = { $vp } ПО
card = { $known ->
    [no] закрытая карта
   *[yes] { $card }
}
outside = вход на ферму
passage = { $first } – { $second }
row = { $name } ({ $mission })
slot = { $sector }, ячейка { $number }
lock = открытый замок { $number }
key = открывает замок { $number }
deck-of = { $deck ->
    [advanced] продвинутых
   *[basic] простых
}
# Винительный падеж: что разыграть или взять.
invention = { $deck ->
    [basic] { $kind ->
        [tool] карту простого изобретения-инструмента
        [robot] карту простого изобретения-робота
        [structure] карту простого изобретения-сооружения
       *[any] карту простого изобретения
    }
    [advanced] { $kind ->
        [tool] карту продвинутого изобретения-инструмента
        [robot] карту продвинутого изобретения-робота
        [structure] карту продвинутого изобретения-сооружения
       *[any] карту продвинутого изобретения
    }
   *[any] { $kind ->
        [tool] карту изобретения-инструмента
        [robot] карту изобретения-робота
        [structure] карту изобретения-сооружения
       *[any] карту изобретения
    }
}
type = { $kind ->
    [tool] инструмент
    [robot] робот
   *[structure] сооружение
}
# Что считается: «за каждый…» и «больше … , чем у вас».
each = { $count_of ->
    [doors] каждый жетон двери
    [mice] каждую мышь
    [mice_house] каждую домашнюю мышь
    [mice_base] каждую подвальную мышь
    [rooms_dug] каждую вырытую комнату
    [beds] каждую построенную кровать
    [markers] каждый маркер на миссиях
    [markers_brown] каждую освобождённую коричневую ячейку
    [markers_grey] каждую освобождённую серую ячейку
    [goals] каждую достигнутую цель
    [tools] каждый разыгранный инструмент
    [robots] каждого разыгранного робота
    [structures] каждое разыгранное сооружение
    [basic] каждое простое изобретение
    [advanced] каждое продвинутое изобретение
    [inventions] каждое изобретение
    [energy] каждый символ энергии
    [jokers] каждого джокера
    [moves] каждый жетон перемещения
    [wood] каждое дерево
    [metal] каждый металл
    [hand] каждую карту в руке
    [current] каждый уровень тока
    [skill-wit] каждый символ сообразительности
    [skill-agility] каждый символ проворства
    [skill-observation] каждый символ наблюдательности
    [skill-strength] каждый символ силы
    [skill-endurance] каждый символ выносливости
    [kind-instant] каждое изобретение с немедленным эффектом
    [kind-once] каждое изобретение с эффектом 1×
    [kind-income] каждое изобретение с доходом
    [kind-final] каждое изобретение с финальным эффектом
    [kind-ongoing] каждое изобретение с постоянным эффектом
   *[kind-aggressive] каждое изобретение с агрессивным эффектом
}
many = { $count_of ->
    [doors] жетонов дверей
    [mice] мышей
    [mice_house] домашних мышей
    [mice_base] подвальных мышей
    [rooms_dug] вырытых комнат
    [beds] построенных кроватей
    [markers] маркеров на миссиях
    [markers_brown] освобождённых коричневых ячеек
    [markers_grey] освобождённых серых ячеек
    [goals] достигнутых целей
    [tools] разыгранных инструментов
    [robots] разыгранных роботов
    [structures] разыгранных сооружений
    [basic] простых изобретений
    [advanced] продвинутых изобретений
    [inventions] изобретений
    [energy] символов энергии
    [jokers] джокеров
    [moves] жетонов перемещения
    [wood] дерева
    [metal] металла
    [hand] карт в руке
    [current] тока
    [skill-wit] символов сообразительности
    [skill-agility] символов проворства
    [skill-observation] символов наблюдательности
    [skill-strength] символов силы
    [skill-endurance] символов выносливости
    [kind-instant] изобретений с немедленным эффектом
    [kind-once] изобретений с эффектом 1×
    [kind-income] изобретений с доходом
    [kind-final] изобретений с финальным эффектом
    [kind-ongoing] изобретений с постоянным эффектом
   *[kind-aggressive] изобретений с агрессивным эффектом
}

## Фазы

phase-setup = Подготовка
phase-start = Начало раунда
phase-turns = Фаза действий
phase-end = Конец игры
where = Раунд { $round } из { $rounds } · { $phase }

## Что делают компоненты

do-gain = { $what ->
    [wood] { $amount ->
        [one] +{ $amount } дерево
       *[other] +{ $amount } дерева
    }
    [metal] { $amount ->
        [one] +{ $amount } металл
       *[other] +{ $amount } металла
    }
    [move] { $amount ->
        [one] +{ $amount } жетон перемещения
        [few] +{ $amount } жетона перемещения
       *[other] +{ $amount } жетонов перемещения
    }
   *[joker] { $amount ->
        [one] +{ $amount } жетон джокера
        [few] +{ $amount } жетона джокеров
       *[other] +{ $amount } жетонов джокеров
    }
}
do-vp = +{ $amount } ПО
do-current = { $amount ->
    [1] получить ток
    [2] дважды получить ток
    [few] { $amount } раза получить ток
   *[other] { $amount } раз получить ток
}
do-draw = { $deck ->
    [advanced] { $amount ->
        [one] +{ $amount } продвинутая карта
        [few] +{ $amount } продвинутые карты
       *[other] +{ $amount } продвинутых карт
    }
   *[basic] { $amount ->
        [one] +{ $amount } простая карта
        [few] +{ $amount } простые карты
       *[other] +{ $amount } простых карт
    }
}
do-draw_any = { $amount ->
    [one] +{ $amount } карта из любой колоды
    [few] +{ $amount } карты из любых колод
   *[other] +{ $amount } карт из любых колод
}
do-any_good = { $amount ->
    [1] +1 дерево, металл или карта
    [one] +{ $amount } единица дерева, металла и/или карт
    [few] +{ $amount } единицы дерева, металла и/или карт
   *[other] +{ $amount } единиц дерева, металла и/или карт
}
do-dig = { $number ->
    [1] вырыть комнату за её цену
   *[other] вырыть комнаты за их цену (до { $number })
}
do-dig_free = { $number ->
    [1] бесплатно вырыть комнату
    [one] бесплатно вырыть { $number } комнату
    [few] бесплатно вырыть { $number } комнаты
   *[other] бесплатно вырыть { $number } комнат
}
do-bed = { $number ->
    [1] построить кровать за её цену
   *[other] построить кровати за их цену (до { $number })
}
do-bed_free = { $number ->
    [1] бесплатно построить кровать
    [one] бесплатно построить { $number } кровать
    [few] бесплатно построить { $number } кровати
   *[other] бесплатно построить { $number } кроватей
}
do-shift = { $number ->
    [1] переместить работника
    [one] переместить до { $number } работника
   *[other] переместить до { $number } работников
}
do-worker = { $number ->
    [1] переместить работника из входа в нору на поле
    [one] переместить до { $number } работника из входа в нору на поле
   *[other] переместить до { $number } работников из входа в нору на поле
}
do-explore = { $number ->
    [one] { $number } очко исследования
    [few] { $number } очка исследования
   *[other] { $number } очков исследования
}
do-project = { $number ->
    [one] { $number } очко проекта
    [few] { $number } очка проекта
   *[other] { $number } очков проекта
}
do-open_door = { $where ->
    [near] отворить соседнюю дверь
   *[anywhere] отворить любую дверь фермы
}
do-walk = { $number ->
    [1] переместить исследователя через открытый проход
   *[other] переместить исследователя через открытые проходы, до { $number } раз
}
do-travel = переместить исследователя в любую доступную комнату
do-tent = { $where ->
    [here] установить палатку
   *[reachable] установить или переместить палатку в любую доступную исследователю комнату
}
do-reveal = { $where ->
    [near] открыть карту миссий в комнате с исследователем или палаткой
   *[anywhere] открыть любую карту миссий фермы
}
do-mouse = { $zone ->
    [house] взять жетон домашней мыши
    [basement] взять жетон подвальной мыши
   *[either] взять жетон мыши
}
do-round_mouse = взять мышь текущего раунда
do-play = разыграть { invention }{ $lacks ->
    [any] {""}
   *[other] {" "}без символа { lacks }
}{ $off ->
    [either] {" "}со скидкой в 1 дерево или 1 металл
    [each] {" "}со скидкой в 1 дерево и 1 металл
   *[any] {""}
}
lacks = { $lacks ->
    [wit] сообразительности
    [agility] проворства
    [observation] наблюдательности
    [strength] силы
   *[endurance] выносливости
}
do-play_free = бесплатно разыграть { invention }
do-copy_once = применить эффект 1× любой другой карты
do-draft = { $deck ->
    [advanced] взять 3 карты продвинутых изобретений
   *[basic] взять 3 карты простых изобретений
}, бесплатно разыграть одну из них и сбросить остальные
do-mission = { $ignored ->
    [0] выполнить миссию
    [one] выполнить миссию, игнорируя { $ignored } символ навыка
    [few] выполнить миссию, игнорируя { $ignored } символа навыков
   *[other] выполнить миссию, игнорируя { $ignored } символов навыков
}
do-unlock = убрать маркер из любой коричневой ячейки
do-hero = выбрать карту героя
do-skill_token = выбрать жетон навыка
do-potion = зелье алхимика
do-turn_up = { $deck ->
    [advanced] открыть карту продвинутого изобретения с верха колоды
   *[basic] открыть карту простого изобретения с верха колоды
}: { type } взять, другое сбросить
do-seek = взять { invention } с рынка или найти в колоде
do-salvage = взять карту из стопки сброса
do-swap = обменять дерево, металл или карту на другое из трёх
do-carry_out = { $action ->
    [choice] выполнить любое основное действие
   *[other] выполнить действие «{ $name }»
}
do-private_goal = взять 2 карты целей и оставить одну себе
do-per = { $effect } за { each }
do-pay = { do-spend } → { $effect }
do-spend = { $what ->
    [discard] сбросить { $pay }
   *[spend] потратить { $pay }
}
do-if = { $count_of ->
    [current] { $least ->
        [1] если есть ток: { $effect }
       *[other] если есть усиленный ток: { $effect }
    }
   *[other] если { many } не меньше { $least }: { $effect }
}
do-when = { $when ->
    [gain_wood] каждый раз, получая дерево
    [gain_metal] каждый раз, получая металл
    [gain_vp] каждый раз, получая ПО
    [gain_joker] каждый раз, получая жетон джокера
    [gain_mouse] каждый раз, получая жетон мыши
    [gain_advanced] каждый раз, забирая в руку карту продвинутого изобретения
    [gain_energy] за каждый получаемый символ энергии
    [gain_skill-wit] за каждый получаемый символ сообразительности
    [gain_skill-agility] за каждый получаемый символ проворства
    [gain_skill-observation] за каждый получаемый символ наблюдательности
    [gain_skill-strength] за каждый получаемый символ силы
    [gain_skill-endurance] за каждый получаемый символ выносливости
    [open_door] каждый раз, забирая жетон двери
    [reveal_mission] каждый раз, открывая карту миссий
    [complete_mission] каждый раз, выполняя миссию
    [claim_goal] каждый раз, достигая цели
    [play_invention] каждый раз, разыгрывая карту изобретения
    [play_basic] каждый раз, разыгрывая карту простого изобретения
    [play_advanced] каждый раз, разыгрывая карту продвинутого изобретения
    [play_tool] каждый раз, разыгрывая карту изобретения-инструмента
    [play_robot] каждый раз, разыгрывая карту изобретения-робота
    [play_structure] каждый раз, разыгрывая карту изобретения-сооружения
    [dig_room] каждый раз, роя комнату
    [build_bed] каждый раз, строя кровать
    [use_move] каждый раз, используя жетон перемещения
    [act-wood] при каждом основном действии «Сбор дерева»
    [act-dig] при каждом основном действии «Рытьё комнат»
    [act-metal] при каждом основном действии «Сбор металла»
    [act-beds] при каждом основном действии «Постройка кроватей»
    [act-projects] при каждом основном действии «Работа над проектами»
   *[act-explore] при каждом основном действии «Исследование»
}: { $effect }
do-attack = каждый соперник, у которого больше { many }, чем у вас, { $lose }
mod-discount = { $at ->
    [play_tool] скидка в { discount } на инструменты
    [play_robot] скидка в { discount } на роботов
    [play_structure] скидка в { discount } на сооружения
    [dig] скидка в { discount } к общей стоимости рытья комнат
    [beds] скидка в { discount } к общей стоимости постройки кроватей
    [mission] скидка в { discount } на миссии
   *[play] скидка в { discount } на изобретения
}
discount = { $of ->
    [wood] { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }
    [metal] { $count ->
        [one] { $count } металл
       *[other] { $count } металла
    }
    [each] { $count ->
        [one] { $count } дерево и { $count } металл
       *[other] { $count } дерева и { $count } металла
    }
   *[either] { $count ->
        [one] { $count } дерево или { $count } металл
       *[other] { $count } дерева или { $count } металла
    }
}
mod-unit_cost = { $at ->
    [dig] { $count ->
        [one] каждая комната стоит { $count } металл
       *[other] каждая комната стоит { $count } металла
    }
   *[beds] { $count ->
        [one] каждая кровать стоит { $count } дерево
       *[other] каждая кровать стоит { $count } дерева
    }
}
mod-ignore_skill = { $at ->
    [mission] выполняя миссию, можно проигнорировать { ignored }
   *[play] разыгрывая карту изобретения, можно проигнорировать { ignored }
}
ignored = { $count ->
    [one] { $count } требуемый символ навыка
    [few] { $count } требуемых символа навыков
   *[other] { $count } требуемых символов навыков
}
mod-extra_room = { $count ->
    [one] +{ $count } комната
    [few] +{ $count } комнаты
   *[other] +{ $count } комнат
}
mod-move_power = { $count ->
    [one] жетон перемещения перемещает до { $count } работника
   *[other] жетон перемещения перемещает до { $count } работников
}
mod-immune = агрессивные эффекты игнорируются

## Что делают компоненты, коротко: немного слов и знаки в скобках — столько, сколько помещается на карте

short-line = { $effect }
short-slot = { $players }[players] { $effect }
short-gain = { $what ->
    [wood] +{ $amount }[wood]
    [metal] +{ $amount }[metal]
    [move] +{ $amount }[move]
   *[joker] +{ $amount }[joker]
}
short-vp = +{ $amount } ПО
short-current = +{ $amount }[current]
short-draw = { $deck ->
    [advanced] +{ $amount }[advanced]
   *[basic] +{ $amount }[basic]
}
short-draw_any = +{ $amount }[card]
short-any_good = { $amount ->
    [1] +1[wood]/[metal]/[card]
   *[other] +{ $amount } из [wood]/[metal]/[card]
}
short-dig = { $number ->
    [1] [room]вырыть 1 за её цену
   *[other] [room]вырыть до { $number } за их цену
}
short-dig_free = [room]бесплатно вырыть { $number }
short-bed = { $number ->
    [1] [bed]построить 1 за её цену
   *[other] [bed]построить до { $number } за их цену
}
short-bed_free = [bed]бесплатно построить { $number }
short-shift = { $number ->
    [1] [worker]переместить 1
   *[other] [worker]переместить до { $number }
}
short-worker = { $number ->
    [1] [worker]вывести на поле 1
   *[other] [worker]вывести на поле до { $number }
}
short-explore = +{ $number }[explore]
short-project = +{ $number }[project]
short-open_door = { $where ->
    [near] [door]отворить соседнюю дверь
   *[anywhere] [door]отворить любую дверь
}
short-walk = { $number ->
    [1] [explorer]пройти 1 проход
   *[other] [explorer]пройти проходов: до { $number }
}
short-travel = [explorer]перейти в любую доступную комнату
short-tent = { $where ->
    [here] [tent]установить палатку
   *[reachable] [tent]установить или переместить в доступную комнату
}
short-reveal = { $where ->
    [near] [mission]открыть ту, где вы находитесь
   *[anywhere] [mission]открыть любую
}
short-mouse = { $zone ->
    [house] +1[mouse] домашняя
    [basement] +1[mouse] подвальная
   *[either] +1[mouse]
}
short-round_mouse = +1[mouse] текущего раунда
short-kind = { $deck ->
    [basic] 1[basic]
    [advanced] 1[advanced]
   *[any] 1{ $kind ->
        [any] [card]
       *[other] {""}
    }
}{ $kind ->
    [tool] [tool]
    [robot] [robot]
    [structure] [structure]
   *[any] {""}
}
short-play = [play]разыграть { short-kind }{ $lacks ->
    [wit] {" "}без [wit]
    [agility] {" "}без [agility]
    [observation] {" "}без [observation]
    [strength] {" "}без [strength]
    [endurance] {" "}без [endurance]
   *[any] {""}
}{ $off ->
    [either] {" "}дешевле на 1[wood]/[metal]
    [each] {" "}дешевле на 1[wood] + 1[metal]
   *[any] {""}
}
short-play_free = [play]бесплатно разыграть { short-kind }
short-copy_once = [once]применить эффект 1× другой карты
short-draft = { $deck ->
    [advanced] [play]взять 3[advanced], 1 разыграть бесплатно
   *[basic] [play]взять 3[basic], 1 разыграть бесплатно
}
short-mission = { $ignored ->
    [0] [mission]выполнить миссию
   *[other] [mission]выполнить миссию без { $ignored }[skill]
}
short-unlock = [marker]освободить коричневую ячейку
short-hero = +1[hero]
short-skill_token = +1 жетон [skill]
short-potion = +1[potion]
short-turn_up = { $deck ->
    [advanced] открыть 1[advanced]
   *[basic] открыть 1[basic]
}: взять, если это { $kind ->
    [tool] [tool]
    [robot] [robot]
   *[structure] [structure]
}
short-seek = взять 1{ $kind ->
    [tool] [tool]
    [robot] [robot]
   *[structure] [structure]
} с рынка или из колоды { $deck ->
    [advanced] [advanced]
   *[basic] [basic]
}
short-salvage = [card]взять 1 из сброса
short-swap = [swap]обменять 1[wood]/[metal]/[card] на другое
short-carry_out = { $action ->
    [choice] [action]любое основное действие
   *[other] [action]{ $name }
}
short-private_goal = [goal]взять 2, оставить 1 себе
short-per = { $effect } за { each }
short-pay = { $pay } [pay] { $effect }
short-if = { $count_of ->
    [current] { $least ->
        [1] если есть [current]: { $effect }
       *[other] если [current] усилен: { $effect }
    }
   *[other] если { many } { $least }+: { $effect }
}
short-when = { $when ->
    [gain_wood] при получении [wood]
    [gain_metal] при получении [metal]
    [gain_vp] при получении ПО
    [gain_joker] при получении [joker]
    [gain_mouse] при получении [mouse]
    [gain_advanced] забирая [advanced] в руку
    [gain_energy] за полученный [energy]
    [gain_skill-wit] за полученный [wit]
    [gain_skill-agility] за полученный [agility]
    [gain_skill-observation] за полученный [observation]
    [gain_skill-strength] за полученный [strength]
    [gain_skill-endurance] за полученный [endurance]
    [open_door] при получении [door]
    [reveal_mission] открывая [mission]
    [complete_mission] выполняя [mission]
    [claim_goal] достигая [goal]
    [play_invention] разыгрывая изобретение
    [play_basic] разыгрывая [basic]
    [play_advanced] разыгрывая [advanced]
    [play_tool] разыгрывая [tool]
    [play_robot] разыгрывая [robot]
    [play_structure] разыгрывая [structure]
    [dig_room] роя [room]
    [build_bed] строя [bed]
    [use_move] используя [move]
    [act-wood] [action]сбор дерева
    [act-dig] [action]рытьё комнат
    [act-metal] [action]сбор металла
    [act-beds] [action]постройка кроватей
    [act-projects] [action]работа над проектами
   *[act-explore] [action]исследование
}: { $effect }
short-lose = −{ $what ->
    [wood] { $amount }[wood]
    [metal] { $amount }[metal]
    [move] { $amount }[move]
    [joker] { $amount }[joker]
    [vp] { $amount } ПО
    [any] { $amount ->
        [1] 1[wood]/[metal]/[card]
       *[other] { $amount } из [wood]/[metal]/[card]
    }
    [basic] { $amount }[basic]
    [advanced] { $amount }[advanced]
    [mouse] { $amount }[mouse]
    [bed] { $amount }[bed]
   *[card] { $amount }[card]
}
short-attack = соперники, у кого больше { many }, чем у вас: { $lose }
short-rival = если { many } больше, чем у клана-соперника: { $lose }
short-off = { $of ->
    [wood] { $count }[wood]
    [metal] { $count }[metal]
    [each] { $count }[wood] + { $count }[metal]
   *[either] { $count }[wood]/[metal]
}
short-discount = { $at ->
    [play_tool] [tool]дешевле на { short-off }
    [play_robot] [robot]дешевле на { short-off }
    [play_structure] [structure]дешевле на { short-off }
    [dig] рытьё дешевле на { short-off } в целом
    [beds] кровати дешевле на { short-off } в целом
    [mission] миссии дешевле на { short-off }
   *[play] изобретения дешевле на { short-off }
}
short-unit_cost = { $at ->
    [dig] [room]каждая за { $count }[metal]
   *[beds] [bed]каждая за { $count }[wood]
}
short-ignore_skill = { $at ->
    [mission] [mission]можно без { $count }[skill]
   *[play] [play]можно без { $count }[skill]
}
short-extra_room = +{ $count }[room]
short-move_power = 1[move] перемещает до { $count }[worker]
short-immune = [shield]агрессивные эффекты не действуют
short-goal = { $rows } { many } [pay] { $effect }
short-row = { $terms } [pay] { $reward }
short-lock = [lock]{ $number }
short-key = [key]{ $number }
short-need = { $what ->
    [tools] { $count }[tool]
    [robots] { $count }[robot]
    [structures] { $count }[structure]
    [current] { $count ->
        [1] [current]
       *[other] усиленный [current]
    }
    [mice] { $count }[mouse]
    [rooms_dug] { $count }[room]
    [wit] { $count }[wit]
    [agility] { $count }[agility]
    [observation] { $count }[observation]
    [strength] { $count }[strength]
   *[endurance] { $count }[endurance]
}

## Вопросы

ask-pair_which = Выберите начальную пару: карту простого и карту продвинутого изобретения.
ask-place_where = Поместите вожака на колесо или в хижину алхимика. Осталось вожаков: { $count }.
ask-act_which = { $left ->
    [both] Выполните в любом порядке основное и бонусное действия, если они возможны, и любые быстрые.
    [main] Выполните основное действие, если оно возможно, и любые быстрые.
    [bonus] Выполните бонусное действие, если оно возможно, и любые быстрые.
   *[none] Выполните быстрые действия или завершите ход.
}
ask-act_choice = Вы можете выполнить одно основное действие.
ask-dig_how_many = Сколько комнат вырыть? Металла за каждую: { $price }{ $saved ->
    [0] {""}
   *[other] , скидка на всё: { $saved }
}. У вас металла: { $metal }.
ask-build_how_many = Сколько кроватей построить? Дерева за каждую: { $price }{ $saved ->
    [0] {""}
   *[other] , скидка на всё: { $saved }
}. У вас дерева: { $wood }, свободных комнат: { $free }.
ask-explore_which = Осталось очков исследования: { $points }. Выберите, что сделать на ферме.
ask-project_which = Осталось очков проекта: { $points }. Возьмите карту.
ask-draw_which = { $left ->
    [1] Выберите колоду, из которой взять карту.
   *[other] Выберите колоду, из которой взять карту; осталось взять: { $left }.
}
ask-pick_which = { $left ->
    [1] Возьмите дерево, металл или карту изобретения ({ source }).
   *[other] Возьмите дерево, металл или карту изобретения; осталось взять: { $left } ({ source }).
}
ask-shift_which = { $left ->
    [1] Вы можете переместить работника в другую область.
    [one] Вы можете по очереди переместить до { $left } работника в другие области.
   *[other] Вы можете по очереди переместить до { $left } работников в другие области.
}
ask-send_where = Вы можете переместить работника из входа в нору в любую область ({ source }). У входа в нору: { $count }.
ask-open_which = { $where ->
    [near] Вы можете отворить соседнюю дверь.
   *[anywhere] Вы можете отворить любую дверь фермы.
}
ask-walk_where = { $left ->
    [1] Вы можете переместить исследователя через открытый проход{ way-back }
   *[other] Вы можете до { $left } раз переместить исследователя через открытый проход{ way-back }
}
way-back = { $back ->
    [yes] , в том числе обратно ко входу.
   *[no] .
}
ask-travel_where = Вы можете переместить исследователя в любую доступную комнату.
ask-tent_where = { $where ->
    [here] Вы можете установить здесь палатку.
   *[reachable] Вы можете установить или переместить палатку в доступную исследователю комнату.
}
ask-reveal_which = { $where ->
    [near] Вы можете открыть карту миссий в комнате с вашим исследователем или палаткой.
   *[anywhere] Вы можете открыть любую карту миссий фермы.
}
ask-dig_free_how_many = Сколько комнат вырыть бесплатно?
ask-build_free_how_many = Сколько кроватей построить бесплатно?
ask-round_mouse_or_not = Вы можете взять мышь текущего раунда.
ask-mouse_which = { $zone ->
    [house] Вы можете взять жетон домашней мыши.
    [basement] Вы можете взять жетон подвальной мыши.
   *[either] Вы можете взять жетон мыши; выберите стопку.
}
ask-pay_which = { $what ->
    [mouse] Выберите, какой жетон мыши сбросить ({ source }).
    [any] { $left ->
        [1] Выберите, чем платить: деревом, металлом или картой ({ source }).
       *[other] Выберите, чем платить: деревом, металлом или картой; осталось заплатить: { $left } ({ source }).
    }
    [basic] Выберите, какую карту простого изобретения сбросить ({ source }).
    [advanced] Выберите, какую карту продвинутого изобретения сбросить ({ source }).
   *[card] Выберите, какую карту сбросить ({ source }).
}
ask-suffer_which = На вас действует агрессивный эффект ({ source }): { $lose }.
ask-play_which = Вы можете разыграть { invention }{ $lacks ->
    [any] {""}
   *[other] {" "}без символа { lacks }
}{ $off ->
    [either] {" "}со скидкой в 1 дерево или 1 металл
    [each] {" "}со скидкой в 1 дерево и 1 металл
   *[any] {""}
}. У вас дерева: { $wood }, металла: { $metal }, жетонов перемещения: { $moves }, джокеров: { $jokers }.
ask-price_which = Выберите, как применить скидку.
ask-play_free_which = Вы можете бесплатно разыграть { invention }.
ask-pay_or_not = { $what ->
    [discard] { $card }: сбросить { $pay }? Вы получите: { $effect }.
   *[spend] { $card }: потратить { $pay }? Вы получите: { $effect }.
}
ask-copy_which = Вы можете применить эффект 1× другой карты.
ask-keep_which = Вы можете бесплатно разыграть одну из карт; остальные сбрасываются.
ask-mission_which = { $ignored ->
    [0] Вы можете выполнить миссию.
    [one] Вы можете выполнить миссию, проигнорировав { $ignored } требуемый символ навыка.
    [few] Вы можете выполнить миссию, проигнорировав { $ignored } требуемых символа навыков.
   *[other] Вы можете выполнить миссию, проигнорировав { $ignored } требуемых символов навыков.
}
ask-marker_which = { $row }: выберите ячейку, из которой убрать маркер.
ask-reward_first = { $row }: что сначала — награда или ячейка «{ $space }»?
ask-unlock_which = Вы можете убрать маркер из коричневой ячейки.
ask-hero_which = Выберите карту героя.
ask-token_which = Выберите жетон навыка.
ask-brew_which = Используйте зелье алхимика.
ask-seek_which = Возьмите с рынка { invention }.
ask-salvage_which = Вы можете взять карту из стопки сброса.
ask-swap_which = Вы можете обменять дерево, металл или карту на другое из трёх.
ask-give_which = Выберите, какую карту сбросить ({ source }).
ask-keep_goal_which = Выберите цель, которую оставите себе.
ask-income_which = Выберите, какой доход получить первым.
ask-effect_which = Выберите, что выполнить сначала ({ source }).
ask-piece_which = Выберите, чей эффект применить сначала.

## Ходы, на кнопках и в списках

move-choose_pair = { $there ->
    [yes] { $card } (цена: { $price }) и { $other } (цена: { $price_2 })
   *[no] { $card } (цена: { $price })
}
move-place = { $there ->
    [yes] { $action }, сила { $strength }; бонус: { $effect } ({ $slot })
   *[no] Поместить вожака: { $slot }
}
move-hut = Хижина алхимика: +1 жетон перемещения и зелье
move-main = { $there ->
    [yes] Основное действие: { $action }, сила { $strength }
   *[no] Основное действие
}
move-bonus = { $there ->
    [yes] Бонус: { $effect }
   *[no] Бонус { $shown }
}
move-end_turn = Завершить ход
move-buy_joker = Приобрести жетон джокера: { goods-cost }
move-buy_current = Приобрести ток: { goods-cost }
goods-cost = { $cost ->
    [one] { $cost } единица дерева, металла и/или карт
    [few] { $cost } единицы дерева, металла и/или карт
   *[other] { $cost } единиц дерева, металла и/или карт
}
move-use_move = Жетон перемещения: { area } → { area_2 }
move-use = Применить: { $card } ({ $effect })
move-bring_out = Переместить работника из входа в нору: { area }
move-pitch_tent = { $there ->
    [yes] Установить палатку: { $place }
   *[no] Установить палатку
}
move-claim = { $need ->
    [0] Достичь цели: { $card } ({ $effect })
   *[other] Достичь цели: { $card } ({ many }: { $need }) — { $effect }
}
move-give = { $material ->
    [wood] Заплатить 1 дерево
   *[metal] Заплатить 1 металл
}
move-give_card = Сбросить карту: { $card }
move-give_mouse = { $cheese ->
    [yes] Сбросить жетон сыра: { $card } ({ $vp } ПО)
   *[no] Сбросить жетон мыши: { $card } ({ mouse-worth })
}
move-suffer = { $loss }
move-dig_rooms = { $number ->
    [0] Не рыть
    [one] Вырыть { $number } комнату (цена: { $price })
    [few] Вырыть { $number } комнаты (цена: { $price })
   *[other] Вырыть { $number } комнат (цена: { $price })
}
move-build_beds = { $number ->
    [0] Не строить
    [one] Построить { $number } кровать (цена: { $price })
    [few] Построить { $number } кровати (цена: { $price })
   *[other] Построить { $number } кроватей (цена: { $price })
}
move-take = Взять за { points-word }: { $card } ({ invention-terms })
points-word = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
invention-terms = цена: { $price }{ $there ->
    [yes] ; нужно: { $needs }
   *[no] {""}
}; { short-effect }
short-effect = { $kind ->
    [instant] сразу: { $effect }
    [once] 1×: { $effect }
    [income] доход: { $effect }
    [final] в конце: { $effect }
    [ongoing] постоянно: { $effect }
    [aggressive] сразу: { $effect }
   *[none] без эффекта
}
move-draw_from = { $deck ->
    [advanced] Взять с верха колоды продвинутых изобретений
   *[basic] Взять с верха колоды простых изобретений
} ({ points-word })
move-open = Отворить дверь: { $passage }{ for-points }
move-walk_to = Переместить исследователя: { $room }{ for-points }
move-reveal_at = Открыть карту миссий: { $room }{ for-points }
move-fetch = Взять жетон мыши: { $room }{ for-points }
move-fetch_cheese = { $vp ->
    [0] Взять сыр{ for-points }
   *[other] Взять сыр: { $vp } ПО{ for-points }
}
for-points = { $points ->
    [0] {""}
   *[other] {" "}({ points-word })
}
move-play_card = Разыграть: { $card } (цена: { $price }; { short-effect })
move-settle = Заплатить: { $price }
move-play_for_free = Разыграть бесплатно: { $card } ({ short-effect })
move-take_guest = { $there ->
    [yes] Взять мышь текущего раунда: { $guest } ({ mouse-worth })
   *[no] Взять мышь текущего раунда
}
move-agree = Да
move-take_found = Взять: { $card } ({ invention-terms })
move-do_mission = { $row }: { $terms }{ $missing ->
    [0] {""}
    [one] {" "}(и { $missing } жетон джокера за недостающий символ)
    [few] {" "}(и { $missing } жетона джокеров за недостающие символы)
   *[other] {" "}(и { $missing } жетонов джокеров за недостающие символы)
} → { $reward }
move-use_marker = { marker }
marker = { $space }{ $fee ->
    [yes] {" "}(потратить { $pay })
   *[no] {""}
}: { $there ->
    [yes] { $effect }; в конце { $vp } ПО
   *[no] в конце { $vp } ПО
}
move-resolve_first = { $which ->
    [reward] Сначала награда
   *[ability] Сначала способность
}
move-pick = { $thing ->
    [wood] Взять 1 дерево
    [metal] Взять 1 металл
    [basic] Взять карту простого изобретения
   *[advanced] Взять карту продвинутого изобретения
}
move-swap_for = { $thing ->
    [wood] 1 дерево
    [metal] 1 металл
   *[basic] Карта из руки
} → { $thing_2 ->
    [wood] 1 дерево
    [metal] 1 металл
    [basic] простая карта
   *[advanced] продвинутая карта
}
move-brew = { $potion ->
    [play] Разыграть карту изобретения
    [mission] Выполнить миссию
    [metal] Получить 1 металл
   *[wood] Получить 1 дерево
}
move-act = { $there ->
    [yes] { $action }, сила { $strength }
   *[no] { $action }
}
move-shift_worker = Работник: { area } → { area_2 }
move-send_out = Переместить работника из входа в нору: { area }
move-enough = Достаточно
move-travel_to = Переместить исследователя: { $room }
move-camp = Установить палатку: { $room }
move-move_tent = Переместить палатку: { $room } → { $room_2 }
move-keep = Разыграть: { $card } ({ short-effect })
move-salvage_card = Взять: { $card } ({ invention-terms })
move-copy = Применить эффект 1×: { $card } ({ $effect })
move-take_hero = { $there ->
    [yes] { $card }: { $symbols }, сразу +{ $vp } ПО
   *[no] { $card }: { $symbols }
}
move-take_token = { $card }
move-free_space = { marker }
move-keep_goal = { $card } ({ many }: { $need }): { $effect }
move-stack = { $deck ->
    [advanced] Взять карту продвинутого изобретения
   *[basic] Взять карту простого изобретения
}
move-take_from = { $zone ->
    [house] Взять жетон домашней мыши
   *[basement] Взять жетон подвальной мыши
}
move-pass_by = Нет, обойтись без этого
move-income_first = Сначала { $card }: { $effect }
move-effect_first = Сначала: { $effect }
move-piece_first = Сначала { $card }: { $effect }

## Что произошло

source = { $origin ->
    [mission] карта миссий «{ $from }»
    [mouse] { $from }
    [door] бонус двери
    [goal] цель «{ $from }»
    [state] карта состояния «{ $from }»
    [space] ячейка «{ $from }»
    [occasion] { source-occasion }
   *[card] «{ $from }»
}
source-occasion = { $occasion ->
    [main] основное действие
    [bonus] бонусное действие
    [hut] хижина алхимика
    [potion] зелье алхимика
    [joker] приобретение жетона джокеров
    [current] приобретение тока
    [move_token] жетон перемещения
    [explore] исследование
    [project] очки проекта
    [quick] быстрое действие
   *[round] конец раунда
}
event-first_player = Очерёдность хода: { $owner } — место 1.
event-start_goods = Каждый игрок начинает с таким запасом: { $goods }.
event-goal_shown = Цель этой партии: { card } ({ goal-rows }; бонус: { $effect }).
event-pair_shown = { $known ->
    [no] Начальная пара: по закрытой карте из каждой колоды.
   *[yes] Начальная пара: { $card } и { $card_2 }.
}
event-round_started = Начинается раунд { $count }.
event-wheel_turned = Колесо поворачивается на один сектор.
event-income_begins = Игроки получают доход.
event-turn_started = Ход: { $owner }.
event-chose_pair = { $known ->
    [no] { $owner } берёт по закрытой карте из каждой колоды.
   *[yes] { $owner } берёт карты «{ $card }» и «{ $card_2 }».
}
event-placed = { $owner } размещает вожака: { $slot }, «{ $action }».
event-to_hut = { $owner } отправляет вожака в хижину алхимика.
event-turn_place = { event-new_order }
event-new_order = Очерёдность хода: { $owner } — место { $count }.
event-acted = { $owner } выполняет действие «{ $action }», сила { $count }{ by-whom }.
event-added = { $owner } получает прибавку к действию «{ $action }»: +{ $count } ({ source }).
event-took_bonus = { $owner } выполняет бонусное действие: { $effect }.
event-brewed = { $potion ->
    [mission] { $owner } использует зелье алхимика, чтобы выполнить миссию.
   *[play] { $owner } использует зелье алхимика, чтобы разыграть карту изобретения.
}
event-applied = { $owner } применяет эффект ({ source }): { $effect }.
event-declined = { $owner } обходится без этого.
event-in_vain = { $reason ->
    [memo-more_than_you] Эффект ({ source }) никого не задевает: { $rival ->
        [yes] у игрока не больше { many }, чем у стаи-соперницы.
       *[no] ни у кого из соперников нет больше { many }, чем у владельца карты.
    }
    [solo-progress_doors] { $owner } не находит закрытой двери ({ source }), вместо неё — 1 ПО.
    [solo-progress_mice] { $owner } не находит мыши на ферме ({ source }), вместо неё — 1 ПО.
    [solo-progress_markers] { $owner } не находит свободной миссии ({ source }), вместо неё — 1 ПО.
    [card-095_automatic_dog] { $owner } игнорирует агрессивный эффект ({ source }).
    [effect-aggressive_choice] { $owner } ничего не сбрасывает ({ source }): нечего.
    [general-vp_floor] { $owner } не теряет ПО ({ source }): их нет.
   *[other] { $owner } ничего не получает ({ source }): { vain-reason }.
}
event-in_part = { $owner } получает не всё ({ source }): { vain-reason }.
vain-reason = { $reason ->
    [general-limited_tokens] такие жетоны в общем запасе закончились
    [current-third] ток уже усилен
    [symbol-take_card] карту не взять, колода и её стопка сброса пусты
    [dig-limit] все шесть комнат уже вырыты
    [dig-cost] не хватает металла на комнату
    [beds-limit] все шесть кроватей уже построены
    [beds-cost] не хватает дерева на кровать
    [beds-need_free_room] кровать не построить, нет свободной комнаты
    [bonus-shift] в областях нет работников
    [symbol-place_worker] у входа в нору нет работников
    [explore-options] очки исследования не на что потратить
    [projects-sources] очки проекта не на что потратить
    [symbol-open_door] нет двери, которую можно отворить
    [symbol-move_explorer] рядом с исследователем нет открытого прохода
    [card-022_027_travel] исследователю не добраться до другой комнаты
    [symbol-pitch_tent] палатку негде установить
    [symbol-reveal_mission] нет карты миссий, которую можно открыть
    [symbol-take_mouse] таких мышей в общем запасе нет
    [explore-take_mouse_needs_room] мышь не взять, нет свободной комнаты
    [bonus-round_mouse_one] мыши текущего раунда уже нет
    [bonus-round_mouse_no_room] мышь текущего раунда не взять, нет свободной комнаты
    [bonus-play] карту не разыграть, подходящей в руке нет
    [play-free] карту бесплатно не разыграть, подходящей в руке нет
    [card-077_mechanical_chameleon] повторить нечего
    [symbol-draft_three] колода и её стопка сброса пусты
    [mission-presence] в комнатах с исследователем и палатками нет открытой карты миссий
    [mission-requirements] ни одной миссии там не выполнить
    [card-055_amphibious_cart] нет маркера, который можно убрать
    [symbol-hero] героев больше нет
    [ability-skill_token] жетонов навыков больше нет
    [symbol-reveal_top_card] колода и её стопка сброса пусты
    [card-137_autonomous_laboratory] такой карты больше нет
    [card-156_archive] стопки сброса пусты
    [card-177_merchants_shop] менять нечего
    [main-strength_zero] в области нет работников
    [symbol-main_action] ни одно основное действие ничего не даст
    [main-strength] в областях нет работников
    [card-038_hot_air_balloon] колода целей пуста
    [memo-if_then] условие не выполнено
    [memo-per] считать нечего
    [memo-spend_to_gain] нечем заплатить
   *[solo-progress_inventions] рынок пуст
}
event-gained = { $owner } получает { amount } ({ source }).
event-spent = { $owner } тратит { amount } ({ source }).
event-gained_vp = { $owner } получает { $count } ПО ({ source }).
event-lost = { $known ->
    [no] { $owner } сбрасывает { amount } (закрытая карта).
   *[yes] { $owner } сбрасывает { amount } («{ $card }»).
}
event-lost_vp = { $owner } теряет { $count } ПО ({ source }).
event-got_current = { $count ->
    [1] { $owner } получает ток ({ source }).
   *[other] { $owner } получает усиленный ток ({ source }).
}
event-drew = { $known ->
    [no] { $deck ->
        [advanced] { $owner } берёт в руку закрытую карту продвинутого изобретения ({ source }).
       *[basic] { $owner } берёт в руку закрытую карту простого изобретения ({ source }).
    }
   *[yes] { $owner } берёт в руку карту «{ $card }» ({ source }).
}
event-took = { $known ->
    [no] { $owner } берёт с рынка закрытую карту ({ source }).
   *[yes] { $owner } берёт с рынка карту «{ $card }» ({ source }).
}
event-discarded = { $known ->
    [no] { $owner } сбрасывает закрытую карту ({ source }).
   *[yes] { $owner } сбрасывает карту «{ $card }» ({ source }).
}
event-turned_up = { $count ->
    [0] Открыта из колоды и сброшена карта «{ $card }» ({ source }).
   *[1] Открыта из колоды карта «{ $card }» ({ source }).
}
event-market_shown = Новая карта на рынке: { card }.
event-market_left = Уходит с рынка: { card }.
event-dug = { $count ->
    [one] { $owner } роет { $count } комнату{ home-price }
    [few] { $owner } роет { $count } комнаты{ home-price }
   *[other] { $owner } роет { $count } комнат{ home-price }
}
home-price = { $paid ->
    [rival] {" "}({ source }).
    [no] {" "}бесплатно ({ source }).
   *[yes] {" "}за { $price } ({ source }).
}
event-built_bed = { $count ->
    [one] { $owner } строит { $count } кровать{ home-price }
    [few] { $owner } строит { $count } кровати{ home-price }
   *[other] { $owner } строит { $count } кроватей{ home-price }
}
event-gave_bed = { $count ->
    [one] { $owner } сбрасывает { $count } жетон построенной кровати ({ source }).
    [few] { $owner } сбрасывает { $count } жетона построенных кроватей ({ source }).
   *[other] { $owner } сбрасывает { $count } жетонов построенных кроватей ({ source }).
}
event-moved_worker = { $owner } перемещает работника: { area } → { area_2 } ({ source }).
event-brought_out = { $owner } перемещает работника из ячейки входа в нору в область «{ area }»{ by-whom }.
by-whom = { $by ->
    [chief] {""}
   *[other] {" "}({ source })
}
event-opened = { $known ->
    [no] { $owner } отворяет дверь: { $passage }, закрытый жетон.
   *[yes] { $lost ->
        [yes] { $owner } отворяет дверь: { $passage }. Её бонус пропадает.
       *[no] { $owner } отворяет дверь: { $passage }. На жетоне: { $effect }.
    }
}
event-walked = { $owner } перемещает исследователя: { $room }.
event-revealed = { $owner } открывает карту миссий ({ $room }): { card }{ $there ->
    [yes] . Бонус: { $effect }.
   *[no] .
}
event-took_mouse = { $cheese ->
    [rival] { $owner } берёт жетон мыши: { card } ({ source }).
    [yes] { $owner } берёт жетон сыра: { card }, { $vp } ПО ({ source }).
   *[no] { $owner } берёт жетон мыши: { card }, { mouse-worth } ({ source }).
}
mouse-worth = { $vp } ПО; { short-effect }
event-lost_mouse = { $cheese ->
    [yes] { $owner } сбрасывает жетон сыра: { card } ({ source }).
   *[no] { $owner } сбрасывает жетон мыши: { card } ({ source }).
}
event-mouse_of_round = Мышь текущего раунда: { card }, { mouse-worth }.
event-mouse_left = Мышь прошлого раунда никто не взял: { card }.
event-pitched = { $owner } устанавливает палатку: { $room }.
event-moved_tent = { $owner } перемещает палатку: { $room } → { $room_2 }.
event-played = { $known ->
    [no] { $owner } разыгрывает закрытую карту.
   *[yes] { $paid ->
        [no] { $owner } разыгрывает карту «{ $card }», ничего не тратя.
       *[yes] { $owner } разыгрывает карту «{ $card }» за { $price }.
    }
}
event-played_free = { $known ->
    [no] { $owner } бесплатно разыгрывает закрытую карту.
   *[yes] { $owner } бесплатно разыгрывает карту «{ $card }».
}
event-used = { $known ->
    [no] { $owner } применяет эффект 1× закрытой карты: { $effect }.
   *[yes] { $owner } применяет эффект 1× карты «{ $card }»: { $effect }.
}
event-copied = { $known ->
    [no] { $owner } применяет эффект 1× закрытой карты: { $effect }.
   *[yes] { $owner } применяет эффект 1× другой карты, «{ $card }»: { $effect }.
}
event-did_mission = { $rival ->
    [yes] { $owner } занимает ряд карты миссий: { $row }.
   *[no] { $owner } выполняет миссию: { $row }{ $count ->
        [0] {""}
        [one] , тратя { $count } жетон джокера
        [few] , тратя { $count } жетона джокеров
       *[other] , тратя { $count } жетонов джокеров
    }. Награда: { $reward }.
}
event-freed_space = { $owner } убирает маркер из ячейки «{ $space }» ({ $there ->
    [yes] { $effect }; в конце { $vp } ПО
   *[no] в конце { $vp } ПО
}).
event-took_hero = { $group ->
    [token] { $owner } берёт жетон навыка «{ $skill }» ({ source }).
   *[hero] { $owner } берёт карту героя: { card } ({ source }).
}
event-claimed = { $owner } достигает цели: { card }{ $there ->
    [yes] . Бонус: { $effect }.
   *[no] .
}
event-private_goal = { $owner } оставляет себе личную цель: { card } ({ goal-rows }; бонус: { $effect }).
event-goal_left = Другая открытая цель сброшена: { card }.
event-attacked = { $known ->
    [no] Агрессивный эффект закрытой карты: { $owner_2 } → { $owner }.
   *[yes] Агрессивный эффект карты «{ $card }»: { $owner_2 } → { $owner }.
}
event-shuffled = { $deck ->
    [advanced] Стопка сброса продвинутых изобретений перемешана: это новая колода.
   *[basic] Стопка сброса простых изобретений перемешана: это новая колода.
}
event-state_card = { name-owner-rival } открывает карту состояния: { card }.
event-game_ended = Игра окончена. Идёт финальный подсчёт.

## Как закончилась игра

ending-score-winner = Побеждает { $winner }: больше всех ПО.
ending-score-tie_break = ПО поровну: побеждает { $winner }, раньше в очерёдности хода.
ending-solo-result = Победа: { $winner } обгоняет стаю-соперницу.
ending-solo-rival_score = Поражение: у стаи-соперницы не меньше ПО.

## Строки подсчёта

score-vp = ПО по ходу игры
score-spaces = Ячейки способностей
score-beds = Кровати
score-rooms = Вырытые комнаты
score-mice = Мыши и сыр
score-inventions = Изобретения
score-final = Финальные эффекты
score-goals = Цели
score-current = Усиленный ток
score-leftovers = Остатки
score-jokers = Джокеры

## Зоны и счётчики

zone-round = Раунд
zone-phase = Фаза
zone-active = Чей ход
zone-order = Очерёдность хода
zone-hut = Хижина алхимика
zone-sectors = Секторы колеса
zone-turned = Повороты колеса
zone-chiefs = Вожаки на колесе
zone-chiefs_left = Осталось вожаков
zone-difficulty = Сложность
zone-decks = Колоды
zone-discards = Стопки сброса
zone-markets = Рынки
zone-pairs = Пары на выбор
zone-missions = Миссии на ферме
zone-mice_at = Мыши на ферме
zone-doors_at = Двери фермы
zone-cheese = Сыр
zone-round_stack = Стопка раундов
zone-round_mouse = Мышь текущего раунда
zone-mouse_supply = Мыши в запасе
zone-goals = Цели
zone-goal_deck = Колода целей
zone-heroes = Герои
zone-skill_tokens = Жетоны навыков
zone-state_deck = Карты состояния стаи-соперницы
zone-state_discard = Открытые карты состояния
zone-box = Вне игры
zone-unused = Неиспользуемое
zone-hands = Рука
zone-areas = Разыгранные изобретения
zone-helpers = Герои и жетоны навыков
zone-homes = Мыши на планшете
zone-doors = Жетоны дверей
zone-looked = Карты на выбор
zone-private_goals = Личные цели
zone-rival_cards = Изобретения стаи-соперницы
zone-goods = Запасы
zone-supply_moves = Жетоны перемещения в запасе
zone-supply_jokers = Джокеры в запасе
zone-vp = ПО
zone-current = Ток
zone-dug = Вырытые комнаты
zone-beds = Кровати
zone-beds_given = Сброшенные кровати
zone-workers = Работники
zone-entrance = Вход в нору
zone-explorers = Исследователь
zone-tents = Палатки
zone-spaces = Ячейки способностей без маркеров
zone-marks = Маркеры на миссиях
zone-goal_marks = Диски на целях
zone-claimed = Достигнутые личные цели
zone-used = Карты с фишкой 1×
zone-rival = Счётчики стаи-соперницы
zone-slot = Ячейка вожака
zone-todo = Оставшиеся действия
zone-question = Вопрос
zone-responding = Текущие эффекты
screen-type = { type }, { $deck ->
    [advanced] продвинутое
   *[basic] простое
}
screen-rooms = комнат { $count }, свободных { $free }
screen-markers = Маркеры на планшете
screen-progress = сейчас
screen-total = если подсчитать сейчас: { $count } ПО
screen-current = { $level ->
    [0] нет
    [1] обычный
   *[2] усиленный
}
screen-mouse = мышь на ферме
screen-closed = закрытый проход
screen-open = открытый проход
screen-explorer = исследователь
screen-tent = палатка
screen-used = фишка 1×
screen-free = свободно
screen-taken = закрытая ячейка
screen-rival = Соло-режим этого проекта
screen-wheel = Колесо: основное действие, сектор, ячейки
screen-farm = Ферма

## Настройки партии

option-difficulty = Сложность «Стаи-соперницы» (соло-режим этого проекта)
option-first = Первый игрок
-random = случайно
value-difficulty-easy = легко
value-difficulty-normal = нормально
value-difficulty-hard = трудно
value-first-random = { -random }
value-first-1 = игрок 1
value-first-2 = игрок 2
value-first-3 = игрок 3
value-first-4 = игрок 4

## Справка о компоненте, по строкам

face-price = Цена
face-needs = Нужно
face-symbols = Символы
face-end = В конце
face-bonus = Бонус
face-marker = Маркер
marker-basement = только в подвал
goal-rows = { many }: { $rows }
help-invention = { $deck ->
    [advanced] Продвинутое изобретение
   *[basic] Простое изобретение
} № { $number }, { type }.
help-price = { face-price }: { $price }.
help-needs = { face-needs }: { $needs }.
help-symbols = { face-symbols }: { $symbols }.
help-vp = { face-end }: { points }.
help-bonus = { face-bonus }: { $effect }.
help-effect = · { kind-of-effect }
kind-of-effect = { $kind ->
    [instant] Немедленный эффект: { $effect }.
    [once] Эффект 1×, раз в раунд: { $effect }.
    [income] Доходный эффект: { $effect }.
    [final] Финальный эффект: { $effect }.
    [ongoing] Постоянный эффект: { $effect }.
    [aggressive] Агрессивный эффект: { $effect }.
   *[none] Эффект: { $effect }.
}
help-mission = { $zone ->
    [house] Карта домашних миссий.
   *[basement] Карта подвальных миссий.
}
help-reveal = Тому, кто откроет: { $effect }.
help-row = · { $name }: { $terms } → { $reward }.
help-mouse = { $zone ->
    [house] Домашняя мышь: ей нужна свободная комната.
    [basement] Подвальная мышь: ей нужна свободная комната.
   *[cheese] Сыр: считается подвальной мышью, на игрока только один.
}
help-door = Жетон двери: достаётся тому, кто её отворит.
help-goal = Цель, ячейки сверху вниз — { goal-rows }.
help-hero = { $group ->
    [hero] Герой: сразу +1 ПО за каждый ваш символ его навыка, считая его собственные.
   *[token] Жетон навыка.
}
help-state = Карта состояния соло-режима этого проекта «Стая-соперница».
help-place = { $hut ->
    [yes] · её вожак идёт в хижину алхимика
   *[no] · её вожак идёт в сектор у действия «{ $name }»
}
help-progress = · она получает: { $gains }
progress = { $what ->
    [vp] { $count } ПО
    [beds] кровати +{ $count }
    [rooms_dug] комнаты +{ $count }
    [doors] двери +{ $count }
    [mice] мыши +{ $count }
    [markers] маркеры +{ $count }
   *[inventions] крайняя карта рынка { deck-of }
}
help-rival-attack = · если у вас больше { many }, чем у неё, вы { $lose }
help-market = · сбрасывается крайняя карта рынка { deck-of }
help-sector = Сектор колеса. Его основное действие — то, у которого он лежит.
help-slot = · ячейка { $number } (игроков: { $players }): { $effect }
help-action = Основное действие. Его сила — число ваших работников в этой области: { area }.
help-room = { $floor ->
    [first] Комната на первом этаже.
    [second] Комната на втором этаже.
   *[basement] Комната в подвале.
}
help-room-mission = · карта миссий (игроков: { $players })
help-room-mouse = · мышь (игроков: { $players })
help-room-cheese = · сыр
help-passage = Проход: { $passage }.
help-passage-door = · здесь лежит жетон двери (игроков: { $players })
help-space = { $colour ->
    [grey] Серая ячейка: её маркер годится только для подвала.
   *[brown] Коричневая ячейка: её маркер годится для любой миссии.
}
help-fee = Чтобы убрать маркер, потратьте { $pay }.
help-space-vp = В конце, если она пуста: { points }.
help-rival = Числа соло-режима этого проекта «Стая-соперница».
help-number = { $field }: { $value }.

field-game-rounds = раундов
field-game-chiefs = вожаков у игрока
field-game-market = карт на рынке
field-game-discarded = карт уходит с каждого рынка в начале раунда
field-game-tents = палаток у игрока
field-game-discs = дисков для целей
field-game-vp = ПО в начале
field-game-workers = работников у входа в нору в начале
field-game-rooms = свободных комнат в начале
field-start-wood = дерева
field-start-metal = металла
field-start-move = жетонов перемещения
field-start-joker = джокеров
field-supply-move = жетонов перемещения
field-supply-joker = джокеров
field-prices-room = металла за комнату
field-prices-bed = дерева за кровать
field-prices-basic = очков проекта за простую карту
field-prices-advanced = очков проекта за продвинутую карту
field-prices-joker = дерева, металла и карт за джокера
field-prices-current = дерева, металла и карт за ток
field-tracks-beds = ПО за 1–6 кроватей
field-tracks-rooms = ПО за 1–6 комнат
field-round_stack-house = домашних мышей
field-round_stack-basement = подвальных мышей
field-score-pair = ПО за обе ячейки, «3 ПО» и «6 ПО»
field-score-boosted = ПО за усиленный ток
field-score-leftovers = оставшихся единиц за 1 ПО
field-score-jokers = оставшихся джокеров за 1 ПО
field-rival-easy = ПО за раунд, легко
field-rival-normal = ПО за раунд, нормально
field-rival-hard = ПО за раунд, трудно
field-rival-mouse = ПО за мышь
field-rival-marker = ПО за маркер
field-rival-invention = ПО за изобретение
field-rival-goal = ПО за цель
field-rival-blow = ПО теряет, если карта не называет ПО
field-deck = колода
field-type = тип
field-kind = вид эффекта
field-cost = цена
field-needs = требования
field-symbols = символы
field-vp = ПО
field-colour = цвет
field-fee = плата
field-rows = требования ячеек
field-closed = какие ячейки закрыты
field-zone = дом или подвал
field-rows_in_part = миссии (частично)

## В лобби, и части правил по началу их имён

about = Ройте нору, обыскивайте ферму, изобретайте путь на свободу.
about-1 = Соло
about-2 = Изобретения
part-game = Об игре
part-components = Состав игры
part-general = Общие понятия
part-farm = Ферма
part-setup = Подготовка
part-round = Раунд
part-round-start = Фаза начала раунда
part-turn = Фаза действий
part-wheel = Колесо действий
part-main = Основные действия
part-wood = Сбор дерева
part-dig = Рытьё комнат
part-rooms = Комнаты
part-metal = Сбор металла
part-beds = Постройка кроватей
part-projects = Работа над проектами
part-explore = Исследование
part-mouse = Жетоны мышей
part-bonus = Бонусные действия
part-joker = Джокеры
part-play = Розыгрыш изобретений
part-effect = Виды эффектов
part-current = Ток
part-mission = Выполнение миссий
part-ability = Способности на планшете
part-alchemist = Хижина алхимика
part-potion = Зелье алхимика
part-quick = Быстрые действия
part-tent = Палатки
part-goal = Цели
part-end = Конец игры
part-score = Финальный подсчёт
part-symbol = Символы
part-memo = Знаки на изобретениях
part-card = Отдельные изобретения
part-solo = Соло: «Стая-соперница»
