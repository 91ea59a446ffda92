# «Тираны Подземья» по-русски. Ключи во всех языках одни и те же.
#
# $card — название карты, $site — локации, $place — локации или клетки маршрута. $owner — игрок, чьё войско или чей шпион;
# у белого войска $white равно "yes". События стоят в настоящем времени, имена игроков — в именительном падеже. Текст
# карты собран из сообщений do-*, по одному на шаг.

## Слова, общие для многих фраз

troop = { $white ->
    [yes] белое войско
   *[no] войско ({ $owner })
}
# Сам текст — «что?».
card = { $known ->
    [no] закрытую карту
   *[yes] карту «{ $card }»
}
place-road = { $spaces ->
    [1] маршрут { $one } — { $other }
   *[other] маршрут { $one } — { $other }, клетка { $number }
}
# Сам текст — «какая черта?», .with — «карта с какой чертой?», .of — «карта чего?».
aspect = { $aspect ->
    [ambition] честолюбие
    [conquest] воинственность
    [malice] злоба
    [guile] коварство
    [obedience] покорность
   *[none] нет
}
    .with = { $aspect ->
        [ambition] с чертой «честолюбие»
        [conquest] с чертой «воинственность»
        [malice] с чертой «злоба»
        [guile] с чертой «коварство»
        [obedience] с чертой «покорность»
       *[none] без черты
    }
    .of = { $aspect ->
        [ambition] честолюбия
        [conquest] воинственности
        [malice] злобы
        [guile] коварства
        [obedience] покорности
       *[none] без черты
    }
# Что считают: «за каждые 3…»
counted = { $of ->
    [trophies] { $every ->
        [1] за каждое войско в вашем зале трофеев
        [few] за каждые { $every } войска в вашем зале трофеев
       *[other] за каждые { $every } войск в вашем зале трофеев
    }
    [white_trophies] { $every ->
        [1] за каждое белое войско в вашем зале трофеев
        [few] за каждые { $every } белых войска в вашем зале трофеев
       *[other] за каждые { $every } белых войск в вашем зале трофеев
    }
    [player_trophies] { $every ->
        [1] за каждое войско игроков в вашем зале трофеев
        [few] за каждые { $every } войска игроков в вашем зале трофеев
       *[other] за каждые { $every } войск игроков в вашем зале трофеев
    }
    [inner_circle] { $every ->
        [1] за каждую карту в вашем внутреннем круге
        [few] за каждые { $every } карты в вашем внутреннем круге
       *[other] за каждые { $every } карт в вашем внутреннем круге
    }
    [controlled_sites] { $every ->
        [1] за каждую контролируемую вами локацию
        [few] за каждые { $every } контролируемые вами локации
       *[other] за каждые { $every } контролируемых вами локаций
    }
    [total_control_sites] { $every ->
        [1] за каждую локацию под вашим полным контролем
        [few] за каждые { $every } локации под вашим полным контролем
       *[other] за каждые { $every } локаций под вашим полным контролем
    }
    [control_markers] { $every ->
        [1] за каждый ваш жетон контроля
        [few] за каждые { $every } ваших жетона контроля
       *[other] за каждые { $every } ваших жетонов контроля
    }
    [own_spies] { $every ->
        [1] за каждого вашего шпиона на поле
       *[other] за каждых { $every } ваших шпионов на поле
    }
   *[troops_removed] { $every ->
        [1] за каждое войско, уничтоженное этой картой
        [few] за каждые { $every } войска, уничтоженные этой картой
       *[other] за каждые { $every } войск, уничтоженных этой картой
    }
}
# Где действует эффект.
reach = { $where ->
    [anywhere] в любом месте на поле
    [that_site] в локации этого шпиона
    [first_site] в локации, где у вас есть присутствие
    [same_site] в той же локации
    [one_site] в одной локации
    [each_returned_spy] в локации каждого возвращённого шпиона
   *[presence] там, где у вас есть присутствие
}
# Сколько раз ещё выбирать то же самое, считая этот.
left = { $left ->
    [1] { "" }
   *[other] { " " }(осталось: { $left })
}
target = { $target ->
    [white] { $count ->
        [1] белое войско
        [few] { $count } белых войска
       *[other] { $count } белых войск
    }
   *[enemy] { $count ->
        [1] войско соперника
        [few] { $count } войска соперников
       *[other] { $count } войск соперников
    }
}

## Знаки терминала

sign-white = белое войско
sign-empty = пустая клетка
sign-spy = шпион
screen-card = Стоимость, название (черта характера, тип), ПО в колоде/во внутреннем круге, эффект:
screen-top = сверху
sign-marker = жетон контроля (у локации — его ПО за полный контроль, у игрока — сколько их)
sign-total = полный контроль
sign-control = кто контролирует локацию
sign-touching = соприкасающиеся локации

## Части хода

phase-setup = Подготовка
phase-actions = Действия
phase-end_of_turn = Конец хода
phase-end = Конец игры
where = { $last ->
    [yes] Раунд { $round }, последний · { $phase }
   *[no] Раунд { $round } · { $phase }
}

## Что делают карты

power = { $count ->
    [one] { $count } могущество
   *[other] { $count } могущества
}
influence = { $count ->
    [one] { $count } влияние
   *[other] { $count } влияния
}
cards = { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
do-power = { $of ->
    [none] получите { power }
   *[other] получите { power } { counted }
}
do-influence = { $of ->
    [none] получите { influence }
   *[other] получите { influence } { counted }
}
do-vp = { $of ->
    [none] получите { $count } ПО
   *[other] получите { $count } ПО { counted }
}
do-draw = { $of ->
    [none] возьмите { cards }
   *[other] { $count ->
        [1] возьмите по карте { counted }
       *[other] возьмите { cards } { counted }
    }
}
do-deploy = { $count ->
    [1] разместите войско
    [one] разместите { $count } войско
    [few] разместите { $count } войска
   *[other] разместите { $count } войск
}
do-assassinate = { $of ->
    [none] { $up_to ->
        [yes] уничтожьте до { $count } { $target ->
            [white] белых войск
           *[enemy] войск соперников
        } { reach }
       *[no] { $where ->
            [presence] уничтожьте { target }
           *[other] уничтожьте { target } { reach }
        }
    }
   *[other] { $count ->
        [1] { $target ->
            [white] уничтожьте по белому войску { counted }
           *[enemy] уничтожьте по войску соперников { counted }
        }
       *[other] уничтожьте { target } { counted }
    }
}
do-supplant = { $where ->
    [presence] замените { target }
   *[other] замените { target } { reach }
}
do-move_enemy = { $up_to ->
    [yes] переместите до { $count } войск соперников
   *[no] { $count ->
        [1] переместите войско соперника
        [one] переместите { $count } войско соперников
        [few] переместите { $count } войска соперников
       *[other] переместите { $count } войск соперников
    }
}
do-return_enemy_spy = верните шпиона другого игрока
do-return_piece = { $whose ->
    [anybody] { $up_to ->
        [yes] верните до { $count } войск или шпионов в любом сочетании, своих или других игроков
       *[no] { $count ->
            [1] верните войско или шпиона, своих или другого игрока
           *[other] верните войска или шпионов в любом сочетании, своих или других игроков (всего { $count })
        }
    }
   *[others] { $up_to ->
        [yes] верните до { $count } войск или шпионов других игроков в любом сочетании
       *[no] { $count ->
            [1] верните войско или шпиона другого игрока
           *[other] верните войска или шпионов других игроков в любом сочетании (всего { $count })
        }
    }
}
do-place_spy = { $count ->
    [1] подошлите шпиона
    [one] подошлите { $count } шпиона
   *[other] подошлите { $count } шпионов
}
trophies-taken = { $up_to ->
    [yes] до { $count } { $colour ->
        [white] белых войск
       *[any] войск
    }
   *[no] { $colour ->
        [white] { $count ->
            [1] белое войско
            [one] { $count } белое войско
            [few] { $count } белых войска
           *[other] { $count } белых войск
        }
       *[any] { $count ->
            [1] войско
            [one] { $count } войско
            [few] { $count } войска
           *[other] { $count } войск
        }
    }
}
    .short = { $up_to ->
        [yes] до { $count } любых { $colour ->
            [white] белых трофеев
           *[any] трофеев
        }
       *[no] { $colour ->
            [white] { $count ->
                [1] любой белый трофей
                [one] { $count } любой белый трофей
                [few] { $count } любых белых трофея
               *[other] { $count } любых белых трофеев
            }
           *[any] { $count ->
                [1] любой трофей
                [one] { $count } любой трофей
                [few] { $count } любых трофея
               *[other] { $count } любых трофеев
            }
        }
    }
do-place_trophy = { $hall ->
    [of_a_player_at_that_site] разместите { trophies-taken } из зала трофеев одного из игроков, чьи войска стоят в этой локации, { reach }
   *[any] { $count ->
        [1] разместите { trophies-taken } из любого зала трофеев { reach }
       *[other] разместите { trophies-taken } из любых залов трофеев { reach }
    }
}
do-promote_another = { $up_to ->
    [yes] приблизьте до { $count } других приспешников, разыгранных в этот ход
   *[no] { $count ->
        [1] приблизьте другого приспешника, разыгранного в этот ход
        [one] приблизьте { $count } другого приспешника, разыгранного в этот ход
       *[other] приблизьте { $count } других приспешников, разыгранных в этот ход
    }
}
do-promote_played = приблизьте приспешника { aspect.with }, разыгранного в этот ход
do-promote_any_played = можете приблизить любое количество приспешников типа { $minion_type ->
    [undead] «нежить»
   *[other] { $minion_type }
}, разыгранных в этот ход
do-promote_top = приблизьте верхнюю карту своей колоды
do-promote_this = приблизьте этого приспешника
do-promote_from = { $zones ->
    [discard] приблизьте приспешника из своей стопки сброса
    [hand] приблизьте приспешника из руки
    [this_card_or_hand_or_discard] приблизьте этого приспешника, приспешника из руки или из стопки сброса
   *[other] приблизьте приспешника
}
do-devour_market = { $may ->
    [yes] можете поглотить карту с рынка
   *[no] поглотите карту с рынка
}
do-take_place_in_market = поглотите карту с рынка и положите эту карту на её место
recruits-free = { $up_to ->
    [yes] до { $count } приспешников
   *[no] { $count ->
        [1] приспешника
        [one] { $count } приспешника
       *[other] { $count } приспешников
    }
}
    .short = { $up_to ->
        [yes] до { $count } карт
       *[no] { cards }
    }
at-that-cost = { $count ->
    [1] стоимостью не больше { $max_cost }
   *[other] стоимостью не больше { $max_cost } каждый
}
do-recruit_free = { $supply ->
    [yes] не платя стоимость, завербуйте с планшета рынка { recruits-free } { at-that-cost }, можно и стражей Дома, и жриц Ллос
   *[no] { $aspect ->
        [none] не платя стоимость, завербуйте с рынка { recruits-free } { at-that-cost }
       *[other] не платя стоимость, завербуйте с рынка { recruits-free } { aspect.with } { at-that-cost }
    }
}
do-recruit_outcast = { $who ->
    [you] завербуйте { outcasts }
    [an_opponent] соперник по вашему выбору вербует { outcasts }
    [an_adjacent_opponent] соперник по вашему выбору, чьё войско соседствует с только что размещённым, вербует { outcasts }
   *[each_opponent] каждый соперник вербует { outcasts }
}
outcasts = { $count ->
    [1] безумного изгоя
    [one] { $count } безумного изгоя
   *[other] { $count } безумных изгоев
}
do-discard = { $more_than ->
    [0] { $who ->
        [an_opponent] соперник по вашему выбору сбрасывает карту
        [each_opponent] каждый соперник сбрасывает карту
        [opponents_at_that_site] каждый соперник с войском в этой локации сбрасывает карту
        [owner_of_that_troop] владелец этого войска сбрасывает карту
       *[whoever_caused_it] этот соперник тоже сбрасывает карту
    }
   *[other] { $who ->
        [an_opponent] соперник по вашему выбору, у которого { more-in-hand }, сбрасывает карту
        [each_opponent] каждый соперник, у которого { more-in-hand }, сбрасывает карту
        [opponents_at_that_site] каждый соперник с войском в этой локации, у которого { more-in-hand }, сбрасывает карту
        [owner_of_that_troop] если это войско принадлежит игроку, у которого { more-in-hand }, тот сбрасывает карту
       *[whoever_caused_it] если у этого соперника { more-in-hand }, он тоже сбрасывает карту
    }
}
more-in-hand = { $more_than ->
    [one] в руке больше { $more_than } карты
   *[other] в руке больше { $more_than } карт
}
do-deck_to_discard = положите свою колоду в стопку сброса
do-play_from_inner_circle = разыграйте карту своего внутреннего круга, как будто она у вас в руке, затем верните её туда
do-play_from_market = разыграйте карту рынка стоимостью не больше { $max_cost }, как будто она у вас в руке, затем поглотите её
do-devoured_joins_market = до конца хода верхняя поглощённая карта считается картой рынка
do-return_this_to_supply = верните эту карту в запас
do-choose = { $count ->
    [3] выберите одно: { $first }; либо { $second }; либо { $third }
   *[other] выберите одно: { $first }; либо { $second }
}
do-repeat = { $times ->
    [few] { $times } раза { $what }
   *[other] { $times } раз { $what }
}
do-all_of = { $what }
# Одно за другим; два получения сразу; что-то на конец хода.
do-then = { $before }, затем { $next }
do-and = { $before } и { $next }
do-later = { $before }; { $next }
more-influence = { influence }
do-may = если хотите, { $what }
do-pay = { $cost } ► { $then }
do-return_own_spy = верните своего шпиона
do-return_own_spies = верните любое количество своих шпионов
do-devour_from_hand = поглотите карту из руки
do-devour_from_inner_circle = поглотите карту из своего внутреннего круга
do-devour_this = поглотите эту карту
do-discard_from_hand = сбросьте карту из руки
do-if_at_that_site = { $what ->
    [other_player_spy] если в этой локации есть шпион другого игрока: { $then }
   *[other_player_troop] если в этой локации есть войско другого игрока: { $then }
}
do-if_at_least = { $of ->
    [inner_circle] если карт в вашем внутреннем круге { $least } или больше: { $then }
    [player_trophies] если войск игроков в вашем зале трофеев { $least } или больше: { $then }
    [trophies] если войск в вашем зале трофеев { $least } или больше: { $then }
   *[other] если их { $least } или больше: { $then }
}
do-focus = Концентрация ({ aspect }): { $then }
do-at_end_of_turn = в конце хода: { $then }
# Что карта делает в другие моменты.
when-discarded = когда соперник вынуждает вас сбросить эту карту: { $effect }
when-devoured = если эту карту поглощают или приближают, она вместо этого возвращается в запас

## Что делают карты, коротко: немного слов и знаки в скобках — столько, сколько помещается на карте

short-per = { $of ->
    [trophies] { $every ->
        [1] за каждый трофей
        [one] за { $every } трофей
        [few] за { $every } трофея
       *[other] за { $every } трофеев
    }
    [white_trophies] { $every ->
        [1] за каждый белый трофей
        [one] за { $every } белый трофей
        [few] за { $every } белых трофея
       *[other] за { $every } белых трофеев
    }
    [player_trophies] { $every ->
        [1] за каждый трофей игроков
        [one] за { $every } трофей игроков
        [few] за { $every } трофея игроков
       *[other] за { $every } трофеев игроков
    }
    [inner_circle] { $every ->
        [1] за каждую карту круга
        [one] за { $every } карту круга
        [few] за { $every } карты круга
       *[other] за { $every } карт круга
    }
    [controlled_sites] { $every ->
        [1] за каждую вашу локацию
        [one] за { $every } вашу локацию
        [few] за { $every } ваши локации
       *[other] за { $every } ваших локаций
    }
    [total_control_sites] { $every ->
        [1] за каждый полный контроль
        [one] за { $every } полный контроль
        [few] за { $every } полных контроля
       *[other] за { $every } полных контролей
    }
    [control_markers] { $every ->
        [1] за каждый жетон контроля
        [one] за { $every } жетон контроля
        [few] за { $every } жетона контроля
       *[other] за { $every } жетонов контроля
    }
    [own_spies] { $every ->
        [1] за каждого своего шпиона на поле
        [one] за { $every } своего шпиона на поле
       *[other] за { $every } своих шпионов на поле
    }
   *[troops_removed] { $every ->
        [1] за каждое уничтоженное
        [one] за { $every } уничтоженное
       *[other] за { $every } уничтоженных
    }
}
short-target = { $target ->
    [white] { $count ->
        [1] белое войско
        [one] { $count } белое войско
        [few] { $count } белых войска
       *[other] { $count } белых войск
    }
   *[enemy] { $count ->
        [1] войско
        [one] { $count } войско
        [few] { $count } войска
       *[other] { $count } войск
    }
}
# Где действует эффект; о присутствии не говорится. Начинается с пробела.
short-where = { $where ->
    [presence] { "" }
    [anywhere] { " " }где угодно
    [that_site] { " " }там
    [one_site] { " " }в одной локации
   *[each_returned_spy] { " " }в локации каждого
}
short-power = { $of ->
    [none] +{ $count }[power]
   *[other] +{ $count }[power] { short-per }
}
short-influence = { $of ->
    [none] +{ $count }[influence]
   *[other] +{ $count }[influence] { short-per }
}
short-vp = { $of ->
    [none] +{ $count } ПО
   *[other] +{ $count } ПО { short-per }
}
short-draw = { $of ->
    [none] [deck]Возьмите { cards }
   *[other] { $count ->
        [1] [deck]Возьмите по карте { short-per }
       *[other] [deck]Возьмите { cards } { short-per }
    }
}
short-deploy = { $count ->
    [1] [troop]Разместите войско
    [one] [troop]Разместите { $count } войско
    [few] [troop]Разместите { $count } войска
   *[other] [troop]Разместите { $count } войск
}
short-assassinate = { $of ->
    [none] { $up_to ->
        [yes] [kill]Уничтожьте до { $count } { $target ->
            [white] белых войск
           *[enemy] войск
        }{ short-where }
       *[no] [kill]Уничтожьте { short-target }{ short-where }
    }
   *[other] { $count ->
        [1] { $target ->
            [white] [kill]Уничтожьте по белому войску { short-per }
           *[enemy] [kill]Уничтожьте по войску { short-per }
        }
       *[other] [kill]Уничтожьте { short-target } { short-per }
    }
}
short-supplant = [swap]Замените { short-target }{ short-where }
short-move_enemy = { $up_to ->
    [yes] [move]Переместите до { $count } чужих войск
   *[no] { $count ->
        [1] [move]Переместите чужое войско
        [one] [move]Переместите { $count } чужое войско
        [few] [move]Переместите { $count } чужих войска
       *[other] [move]Переместите { $count } чужих войск
    }
}
short-return_enemy_spy = [spy][back]Верните шпиона соперника
short-return_piece = { $whose ->
    [anybody] { $up_to ->
        [yes] [back]Верните до { $count } войск или шпионов, можно своих
       *[no] { $count ->
            [1] [back]Верните войско или шпиона, можно своих
           *[other] [back]Верните войска или шпионов ({ $count }), можно своих
        }
    }
   *[others] { $up_to ->
        [yes] [back]Верните до { $count } войск или шпионов соперников
       *[no] { $count ->
            [1] [back]Верните войско или шпиона соперника
           *[other] [back]Верните войска или шпионов соперников ({ $count })
        }
    }
}
short-place_spy = { $count ->
    [1] [spy]Подошлите шпиона
    [one] [spy]Подошлите { $count } шпиона
   *[other] [spy]Подошлите { $count } шпионов
}
short-place_trophy = { $hall ->
    [of_a_player_at_that_site] [trophy]Разместите { trophies-taken } из зала одного игрока там{ short-where }
   *[any] [trophy]Разместите { trophies-taken.short }{ short-where }
}
short-promote_another = { $up_to ->
    [yes] [circle]Приблизьте до { $count } других карт
   *[no] { $count ->
        [1] [circle]Приблизьте другую карту
        [one] [circle]Приблизьте { $count } другую карту
        [few] [circle]Приблизьте { $count } другие карты
       *[other] [circle]Приблизьте { $count } других карт
    }
}
short-promote_played = [circle]Приблизьте разыгранную карту { aspect.of }
short-promote_any_played = [circle]Приблизьте сколько угодно { $minion_type ->
    [undead] разыгранной нежити
   *[other] разыгранных карт типа { $minion_type }
}
short-promote_top = [circle]Приблизьте верхнюю карту колоды
short-promote_this = [circle]Приблизьте эту карту
short-promote_from = { $zones ->
    [discard] [circle]Приблизьте карту из сброса
    [hand] [circle]Приблизьте карту из руки
    [this_card_or_hand_or_discard] [circle]Приблизьте эту карту, карту из руки или сброса
   *[other] [circle]Приблизьте карту
}
short-devour_market = { $may ->
    [yes] [devour]Можете поглотить карту рынка
   *[no] [devour]Поглотите карту рынка
}
short-take_place_in_market = [devour]Поглотите карту рынка, эту — на её место
short-cost = { $count ->
    [1] ≤{ $max_cost }[influence]
   *[other] по ≤{ $max_cost }[influence]
}
short-recruit_free = { $supply ->
    [yes] [market]Завербуйте бесплатно { recruits-free.short } { short-cost }, можно из запаса
   *[no] { $aspect ->
        [none] [market]Завербуйте бесплатно { recruits-free.short } { short-cost }
       *[other] [market]Завербуйте бесплатно { recruits-free.short } { aspect.of } { short-cost }
    }
}
short-outcasts = { $count ->
    [1] изгоя
    [one] { $count } изгоя
   *[other] { $count } изгоев
}
short-recruit_outcast = { $who ->
    [you] [outcast]Вы вербуете { short-outcasts }
    [an_opponent] [outcast]Соперник на выбор вербует { short-outcasts }
    [an_adjacent_opponent] [outcast]Соперник рядом с ними вербует { short-outcasts }
   *[each_opponent] [outcast]Каждый соперник вербует { short-outcasts }
}
# У кого карт больше; начинается с пробела.
short-hand = { $more_than ->
    [0] { "" }
    [one] { " " }с >{ $more_than } картой
   *[other] { " " }с >{ $more_than } картами
}
short-lost = { $more_than ->
    [0] карту
   *[other] одну
}
    .each = { $more_than ->
        [0] по карте
       *[other] по одной
    }
short-discard = { $who ->
    [an_opponent] [discard]Соперник на выбор{ short-hand } сбрасывает { short-lost }
    [each_opponent] [discard]Соперники{ short-hand } сбрасывают { short-lost.each }
    [opponents_at_that_site] [discard]Соперники там{ short-hand } сбрасывают { short-lost.each }
    [owner_of_that_troop] [discard]Его владелец{ short-hand } сбрасывает { short-lost }
   *[whoever_caused_it] [discard]Тот соперник{ short-hand } тоже сбрасывает { short-lost }
}
short-deck_to_discard = [deck]Положите колоду в сброс
short-play_from_inner_circle = [circle]Разыграйте карту круга, затем верните её туда
short-play_from_market = [market]Разыграйте карту рынка ≤{ $max_cost }[influence], затем поглотите её
short-devoured_joins_market = [market]Верхняя поглощённая — на рынке до конца хода
short-return_this_to_supply = [back]Эту карту — в запас
short-choose = { $inner ->
    [yes] { $count ->
        [3] одно из: { $first } [or] { $second } [or] { $third }
       *[other] одно из: { $first } [or] { $second }
    }
   *[no] { $count ->
        [3] { $first } [or] { $second } [or] { $third }
       *[other] { $first } [or] { $second }
    }
}
short-repeat = { $times }× { $what }
short-all_of = { $what }
short-then = { $before }. { $next }
short-and = { $before } { $next }
short-later = { $before } { $next }
short-may = { $what } (по желанию)
short-pay = { $cost } [pay] { $then }
short-return_own_spy = [spy][back]Верните своего шпиона
short-return_own_spies = [spy][back]Верните любых своих шпионов
short-devour_from_hand = [devour]Поглотите карту из руки
short-devour_from_inner_circle = [devour]Поглотите карту из круга
short-devour_this = [devour]Поглотите эту карту
short-discard_from_hand = [discard]Сбросьте карту
short-if_at_that_site = { $what ->
    [other_player_spy] Если там шпион соперника: { $then }
   *[other_player_troop] Если там войско соперника: { $then }
}
short-if_at_least = { $of ->
    [inner_circle] Если карт в круге { $least }+: { $then }
    [player_trophies] Если трофеев игроков { $least }+: { $then }
    [trophies] Если трофеев { $least }+: { $then }
   *[other] Если их { $least }+: { $then }
}
short-focus = [focus]Концентрация: { $then }
short-at_end_of_turn = [end] { $then }
short-when-discarded = [discard]Если вынудили сбросить: { $effect }
short-when-devoured = [back]Если поглощена или приближена: в запас

## Вопросы игроку

ask-start_where = Выберите стартовую локацию для первого войска.
ask-act = { $can ->
    [both] Разыграйте карту, выполните основное действие или закончите ход. { pool }
    [play] Разыграйте карту или закончите ход. { pool }
    [spend] Карт в руке нет: выполните основное действие или закончите ход. { pool }
   *[nothing] Карт в руке нет, и оплатить ничего нельзя: закончите ход. { pool }
}
pool = Могущество: { $power }, влияние: { $influence }.
ask-deploy_where = { $anywhere ->
    [yes] «{ $card }»: разместите войско{ left }. Ваших войск на поле нет: выберите любую пустую клетку.
   *[no] «{ $card }»: разместите войско{ left }. Выберите пустую клетку там, где у вас есть присутствие.
}
ask-kill_which = { $up_to ->
    [yes] «{ $card }»: уничтожьте { target } { reach }{ left } или остановитесь.
   *[no] «{ $card }»: уничтожьте { target } { reach }{ left }.
}
ask-supplant_which = { $barracks ->
    [0] «{ $card }»: замените { target } { reach }{ left }. Ваши казармы пусты: 1 ПО вместо войска.
   *[other] «{ $card }»: замените { target } { reach }{ left }.
}
ask-lift_which = { $up_to ->
    [yes] «{ $card }»: выберите войско соперника там, где у вас есть присутствие, чтобы переместить его{ left }, или остановитесь.
   *[no] «{ $card }»: выберите войско соперника там, где у вас есть присутствие, чтобы переместить его{ left }.
}
ask-drop_where = «{ $card }»: выберите пустую клетку, куда переместить { chosen } { $road ->
    [yes] отсюда: { $place }
   *[no] из локации { $place }
}.
chosen = { $white ->
    [yes] белое войско
   *[no] войско ({ $owner })
}
ask-return_which = { $whose ->
    [anybody] { $up_to ->
        [yes] «{ $card }»: верните своё войско или своего шпиона из любого места либо войско или шпиона другого игрока оттуда, где у вас есть присутствие{ left }, или остановитесь.
       *[no] «{ $card }»: верните своё войско или своего шпиона из любого места либо войско или шпиона другого игрока оттуда, где у вас есть присутствие{ left }.
    }
   *[others] { $up_to ->
        [yes] «{ $card }»: верните войско или шпиона другого игрока оттуда, где у вас есть присутствие{ left }, либо остановитесь.
       *[no] «{ $card }»: верните войско или шпиона другого игрока оттуда, где у вас есть присутствие{ left }.
    }
}
ask-return_which_spy = «{ $card }»: верните шпиона другого игрока оттуда, где у вас есть присутствие.
ask-spy_where = «{ $card }»: подошлите шпиона{ left }. Выберите локацию, где нет вашего шпиона.
ask-recall_first = «{ $card }»: подошлите шпиона{ left }. Все ваши шпионы на поле: верните одного, чтобы подослать заново, или оставьте всех на местах.
ask-exhume_which = { $up_to ->
    [yes] «{ $card }»: выберите войско из зала трофеев, чтобы разместить его{ left }, или остановитесь.
   *[no] «{ $card }»: выберите войско из зала трофеев, чтобы разместить его{ left }.
}
ask-lay_where = { $where ->
    [presence] «{ $card }»: выберите пустую клетку там, где у вас есть присутствие, чтобы разместить { chosen }.
    [no_troops] «{ $card }»: ваших войск на поле нет. Выберите любую пустую клетку, чтобы разместить своё войско.
   *[anywhere] «{ $card }»: выберите пустую клетку в любом месте на поле, чтобы разместить { chosen }.
}
ask-promote_which = { $up_to ->
    [yes] «{ $card }»: приблизьте другого приспешника, разыгранного в этот ход{ left }, или остановитесь.
   *[no] «{ $card }»: приблизьте другого приспешника, разыгранного в этот ход{ left }.
}
ask-promote_of_aspect = «{ $card }»: приблизьте приспешника { aspect.with }, разыгранного в этот ход.
ask-promote_of_type = { $minion_type ->
    [undead] «{ $card }»: приблизьте приспешника типа «нежить», разыгранного в этот ход, или остановитесь.
   *[other] «{ $card }»: приблизьте приспешника этого типа, разыгранного в этот ход, или остановитесь.
}
ask-promote_from_where = «{ $card }»: выберите, кого приблизить.
ask-choose_one = «{ $card }»: выберите одно.
ask-pay_with_spy = «{ $card }»: верните своего шпиона ради этого: { $effect }. Или откажитесь.
ask-pay_with_spies = { $paid ->
    [0] «{ $card }»: верните любое количество своих шпионов, по одному, ради этого: { $effect }. Или откажитесь.
   *[other] «{ $card }»: верните ещё одного шпиона ради этого: { $effect }. Или остановитесь.
}
ask-devour_which = { $zone ->
    [inner_circles] «{ $card }»: поглотите карту из своего внутреннего круга ради этого: { $effect }. Или откажитесь.
   *[hands] «{ $card }»: поглотите карту из руки ради этого: { $effect }. Или откажитесь.
}
ask-devour_it = { $anyway ->
    [yes] Поглотите саму карту «{ $card }» ради этого: { $effect }. Или откажитесь: «{ $card_2 }» всё равно поглотит её.
   *[no] Поглотите саму карту «{ $card }» ради этого: { $effect }. Или сохраните её.
}
ask-discard_which = «{ $card }»: сбросьте карту из руки ради этого: { $effect }. Или откажитесь.
ask-accept_or_not = «{ $card }»: { $effect }, если хотите.
ask-reveal_which = { $fitting ->
    [yes] «{ $card }»: покажите из руки карту { aspect.with } ради концентрации ({ $effect }) или не показывайте.
   *[no] «{ $card }»: в руке нет карты { aspect.with }, которую можно показать ради концентрации ({ $effect }). Другие не узнают, почему вы идёте дальше.
}
ask-enlist_which = { $up_to ->
    [yes] «{ $card }»: завербуйте, не платя стоимость, { wanted }{ left } или остановитесь.
   *[no] «{ $card }»: завербуйте, не платя стоимость, { wanted }{ left }.
}
wanted = { $aspect ->
    [none] приспешника стоимостью не больше { $cost }
   *[other] приспешника { aspect.with } стоимостью не больше { $cost }
}
ask-devour_from_row = { $may ->
    [yes] «{ $card }»: поглотите карту с рынка или откажитесь.
   *[no] «{ $card }»: поглотите карту с рынка.
}
ask-replace_which = Выберите карту рынка, которую поглотите; «{ $card }» займёт её место.
ask-who_gets_outcast = { $adjacent ->
    [yes] «{ $card }»: выберите соперника, чьё войско соседствует с только что размещёнными. Он вербует безумного изгоя.
   *[no] «{ $card }»: выберите соперника. Он вербует безумного изгоя.
}
ask-who_discards = { $count ->
    [0] «{ $card }»: выберите соперника. Он сбрасывает карту.
    [one] «{ $card }»: выберите соперника, у которого в руке больше { $count } карты. Он сбрасывает одну.
   *[other] «{ $card }»: выберите соперника, у которого в руке больше { $count } карт. Он сбрасывает одну.
}
ask-discard_one = Из-за карты «{ $card }» ({ $player }) вы должны сбросить карту: выберите её в своей руке.
ask-resolve_which = Выберите, какой эффект конца хода выполнить следующим.
ask-borrow_from_inner_circle = «{ $card }»: выберите карту своего внутреннего круга, которую разыграете; затем она вернётся туда.
ask-borrow_from_market = «{ $card }»: выберите карту рынка стоимостью не больше { $cost }, которую разыграете; затем она поглощается.

## Ходы, на кнопках и в списках

move-settle = Начать в локации: { $site }
move-play = Разыграть «{ $card }»
move-deploy = Разместить за 1 могущество: { $place }
move-surplus = Разместить за 1 могущество при пустых казармах: 1 ПО
move-assassinate = Уничтожить за 3 могущества { troop }: { $place }
move-return_spy = Вернуть за 3 могущества шпиона ({ $player }): { $site }
move-recruit = { $from ->
    [devoured] Завербовать «{ $card }» из поглощённых карт за { influence }
   *[other] Завербовать «{ $card }» за { influence }
}
move-end_turn = Закончить ход
move-pick = { $there ->
    [yes] «{ $card }»: { $effect }
   *[no] «{ $card }»: вариант { $number }
}
move-place = Разместить: { $place }
move-kill = Уничтожить { troop }: { $place }
move-oust = Заменить { troop }: { $place }
move-lift = Переместить { troop } отсюда: { $place }
move-drop = Сюда: { $place }
move-send_home = { $own ->
    [yes] Вернуть своё войско: { $place }
   *[no] Вернуть войско ({ $player }): { $place }
}
move-expose = { $own ->
    [yes] Вернуть своего шпиона: { $site }
   *[no] Вернуть шпиона ({ $player }): { $site }
}
move-spy = Подослать шпиона: { $site }
move-recall = Вернуть своего шпиона: { $site }
move-exhume = Из зала трофеев ({ $player }): { troop }
move-lay = Сюда: { $place }
move-promote = { $from ->
    [hand] Приблизить «{ $card }» из руки
    [discards] Приблизить «{ $card }» из стопки сброса
    [itself] Приблизить «{ $card }» — саму эту карту
   *[other] Приблизить «{ $card }»
}
move-devour = { $from ->
    [hand] Поглотить «{ $card }» из руки
    [circle] Поглотить «{ $card }» из внутреннего круга
    [row] Поглотить «{ $card }» с рынка
    [itself] Поглотить «{ $card }» — саму эту карту
   *[other] Поглотить «{ $card }»
}
move-replace = { $there ->
    [yes] Поглотить карту «{ $card }»; её место займёт «{ $card_2 }»
   *[no] Поглотить «{ $card }» и занять её место
}
move-discard = Сбросить «{ $card }»
move-enlist = { $from ->
    [devoured] Завербовать «{ $card }» из поглощённых карт, не платя стоимость
    [supply] Завербовать «{ $card }» из запаса, не платя стоимость
   *[other] Завербовать «{ $card }», не платя стоимость
}
move-borrow = { $from ->
    [circle] Разыграть «{ $card }» из внутреннего круга
    [devoured] Разыграть «{ $card }» из поглощённых карт
    [row] Разыграть «{ $card }» с рынка
   *[other] Разыграть «{ $card }»
}
move-reveal = Показать «{ $card }» ({ aspect })
move-target = { $what ->
    [discard] { $player } (карт в руке: { $count })
    [outcast] { $player }: безумный изгой
   *[none] Выбрать: { $player }
}
move-resolve = { $there ->
    [yes] { $from ->
        [circle] «{ $card }», теперь во внутреннем круге: { $effect }
        [devoured] «{ $card }», теперь среди поглощённых: { $effect }
        [discards] «{ $card }», теперь в стопке сброса: { $effect }
        [row] «{ $card }», теперь на рынке: { $effect }
       *[other] «{ $card }»: { $effect }
    }
   *[no] «{ $card }»
}
move-accept = Да
move-done = { $go_on ->
    [yes] Дальше
   *[no] Нет, без этого
}
move-enough = { $refuses ->
    [yes] Нет, без этого
   *[no] Больше не надо
}

## Предупреждения перед ходом

warning-nothing = Сейчас это ничего не даст. Всё равно сделать?

## Что произошло

# За что получено.
counted-now = { $of ->
    [trophies] войск в зале трофеев: { $count_2 }
    [white_trophies] белых войск в зале трофеев: { $count_2 }
    [player_trophies] войск игроков в зале трофеев: { $count_2 }
    [inner_circle] карт во внутреннем круге: { $count_2 }
    [controlled_sites] локаций под контролем: { $count_2 }
    [total_control_sites] локаций под полным контролем: { $count_2 }
    [control_markers] жетонов контроля: { $count_2 }
    [own_spies] шпионов на поле: { $count_2 }
   *[troops_removed] уничтожено войск: { $count_2 }
}
by = { $of ->
    [none] («{ $card }»)
   *[other] («{ $card }»; { counted-now })
}
event-laid_out = Колода рынка составлена из полуколод «{ $deck }» и «{ $deck_2 }». { $sections ->
    [center] Доступен только центральный фрагмент поля.
    [left] Доступны центральный и левый фрагменты поля.
    [right] Доступны центральный и правый фрагменты поля.
   *[all] Доступно всё поле.
}
event-hands_dealt = Каждый игрок берёт { cards }.
event-market_laid = На рынке: «{ $card }», «{ $card_2 }», «{ $card_3 }», «{ $card_4 }», «{ $card_5 }», «{ $card_6 }».
event-first_player = Первый игрок: { $player }.
event-settled = { $player } размещает первое войско: { $site }.
event-round_started = Начинается раунд { $count }.
event-turn_started = Ходит { $player }.
event-played = { $player } разыгрывает { card }.
event-played_for = { $count ->
    [0] { $player } разыгрывает карту «{ $card }» и получает { influence-left }.
   *[other] { $count_2 ->
        [0] { $player } разыгрывает карту «{ $card }» и получает { power }.
       *[other] { $player } разыгрывает карту «{ $card }» и получает { power } и { influence-left }.
    }
}
event-cannot_pay = { $player } не может заплатить стоимость свойства карты «{ $card }».
event-showed_nothing = { $player } не показывает карту ради концентрации («{ $card }»).
event-declined = { $cost ->
    [option] { $player } выбирает свойство со стоимостью, но не платит («{ $card }»).
    [line] { $player } не платит стоимость свойства («{ $card }»).
   *[none] { $player } отказывается от свойства карты «{ $card }».
}
reason = { $rule ->
    [play-count_now] слишком мало того, что считают
    [draw-nothing_left] колода и стопка сброса пусты
    [deploy-no_space] нет пустой клетки там, где есть присутствие
    [assassinate-presence] нет подходящего войска в пределах досягаемости
    [assassinate-single_site] нет подходящего войска в локациях, где есть присутствие
    [spy-that_site] нет подходящего войска в этой локации
    [spy-site_condition] в этой локации никого другого нет
    [demons-grazzt] нет войска соперника в локации возвращённого шпиона
    [supplant-presence] нет подходящего войска в пределах досягаемости
    [move-from] нет войска соперника в пределах досягаемости
    [return-other_player] вернуть нечего
    [trophies-redeploy] нет подходящего войска в зале трофеев или клетки для него
    [promote-eot_eligible] в этот ход не разыграно других карт
    [promote-obedience] в этот ход не разыграно такой карты
    [promote-undead_type] в этот ход не разыграно такой карты
    [promote-from_discard] приближать некого
    [promote-this_card] карта уже не лежит перед игроком
    [promote-deck_top] колода и стопка сброса пусты
    [promote-matron_mother] колода пуста
    [cost-in_full] стоимость нечем заплатить
    [devour-this_card] карта уже ушла
    [outcast-play] карта уже ушла
    [outcast-gibbering_mouther] рядом нет соперников
    [undead-ghost] поглощённых карт нет или верхняя из них уже открыта
    [undead-carrion_crawler] рынок пуст или карта уже ушла
    [recruit-free] на рынке нет подходящей карты
    [recruit-market_deck_empty] рынок пуст
    [recruit-stack_empty] безумных изгоев не осталось
    [discard-more_than_three] ни у кого нет столько карт в руке
    [discard-no_refill] ни у кого нет карт в руке
    [borrow-elder_brain] внутренний круг пуст
    [borrow-ulitharid] на рынке нет достаточно дешёвой карты
   *[focus-condition] нет другой карты с этой чертой, а рука пуста
}
event-cannot = «{ $card }»: выполнить нельзя ({ reason }).
event-no_more = { $player } больше ничего не выбирает («{ $card }»).
event-counted = «{ $card }»: { counted-now }.
event-played_from = { $pile ->
    [circle] { $player } разыгрывает карту «{ $card }» из внутреннего круга («{ $card_2 }»).
    [devoured] { $player } разыгрывает карту «{ $card }» из поглощённых («{ $card_2 }»).
   *[other] { $player } разыгрывает карту «{ $card }» с рынка («{ $card_2 }»).
}
event-back_in_circle = Карта «{ $card }» возвращается во внутренний круг ({ $player }).
event-chose = { $there ->
    [yes] { $player } выбирает («{ $card }»): «{ $effect }».
   *[no] { $player } выбирает («{ $card }»): вариант { $number }.
}
event-chose_in_vain = { $there ->
    [yes] { $player } выбирает («{ $card }»): «{ $effect }»; это ничего не даёт: { reason }.
   *[no] { $player } выбирает («{ $card }»): вариант { $number }; это ничего не даёт: { reason }.
}
event-revealed = { $player } показывает карту «{ $card }» ради концентрации («{ $card_2 }»).
event-focused = Концентрация («{ $card_2 }»): в этот ход уже разыграна карта «{ $card }» ({ $player }).
event-got_power = { $player } получает { power } { by }.
event-got_influence = { $player } получает { influence } { by }.
event-got_vp = { $player } получает { $count } ПО { by }.
event-drew_by = { $player } берёт { cards } { by }.
event-pool_lost = { $count ->
    [0] Непотраченное сгорает ({ $player }): { influence-left }.
   *[other] { $count_2 ->
        [0] Непотраченное сгорает ({ $player }): { power }.
       *[other] Непотраченное сгорает ({ $player }): { power } и { influence-left }.
    }
}
influence-left = { $count_2 ->
    [one] { $count_2 } влияние
   *[other] { $count_2 } влияния
}
event-deployed = { $player } размещает войско: { $place } («{ $card }»).
event-deployed_for_power = { $player } размещает войско за 1 могущество: { $place }.
event-barracks_empty = Казармы пусты: { $player } получает 1 ПО вместо размещения войска («{ $card }»).
event-barracks_empty_for_power = Казармы пусты: { $player } тратит 1 могущество и получает 1 ПО вместо размещения войска.
event-assassinated = { $player } уничтожает { troop }: { $place } («{ $card }»).
event-assassinated_for_power = { $player } уничтожает { troop } за 3 могущества: { $place }.
event-supplanted = { $player } заменяет { troop }: { $place } («{ $card }»).
event-supplanted_for_vp = { $player } заменяет { troop }: { $place } («{ $card }»). Казармы пусты, поэтому вместо размещения войска — 1 ПО.
event-moved = { $same ->
    [yes] { $player } оставляет { troop } на месте: { $place } («{ $card }»).
   *[no] { $player } перемещает { troop }: { $place } → { $place_2 } («{ $card }»).
}
event-troop_returned = { $own ->
    [yes] { $player } возвращает в казармы своё войско: { $place } («{ $card }»).
   *[no] { $player } возвращает в казармы войско ({ $player_2 }): { $place } («{ $card }»).
}
event-spy_placed = { $player } подсылает шпиона: { $site } («{ $card }»).
event-spy_recalled = { $player } возвращает своего шпиона: { $site } («{ $card }»).
event-spy_returned = { $own ->
    [yes] { $player } возвращает своего шпиона: { $site } («{ $card }»).
   *[no] { $player } возвращает шпиона ({ $player_2 }): { $site } («{ $card }»).
}
event-spy_returned_for_power = { $player } возвращает шпиона ({ $player_2 }) за 3 могущества: { $site }.
event-trophy_placed = { $player } размещает { $own ->
    [yes] своё войско
   *[no] { troop }
} из { $own_hall ->
    [yes] своего зала трофеев
   *[no] зала трофеев ({ $player_2 })
}: { $place } («{ $card }»).
event-control_gained = { $player } получает контроль над локацией { $site }: { majority }.
event-control_lost = { $player } теряет контроль над локацией { $site }: { majority }.
majority = войск { $count } против { $count_2 }
event-total_gained = { $player } получает полный контроль над локацией { $site }: { $count ->
    [1] занята её единственная клетка
    [2] заняты обе клетки
    [few] заняты все { $count } клетки
   *[other] заняты все { $count } клеток
}.
event-total_regained = { $player } получает полный контроль над локацией { $site }: { $count ->
    [1] занята её единственная клетка
    [2] заняты обе клетки
    [few] заняты все { $count } клетки
   *[other] заняты все { $count } клеток
}, и шпионов других игроков больше нет.
event-total_lost = { $spied ->
    [yes] { $player } теряет полный контроль над локацией { $site }: там шпион другого игрока.
   *[no] { $player } теряет полный контроль над локацией { $site }: занято клеток { $count } из { $count_2 }.
}
event-marker_paid = { $player } получает 1 влияние за жетон контроля: { $site }.
event-marker_scored = { $player } получает { $count } ПО за жетон контроля (полный контроль в конце хода): { $site }.
event-recruited = { $pile ->
    [devoured] { $player } вербует приспешника «{ $card }» из поглощённых карт за { influence }.
   *[other] { $player } вербует приспешника «{ $card }» за { influence }.
}
event-enlisted = { $pile ->
    [devoured] { $player } вербует приспешника «{ $card }» из поглощённых карт, не платя стоимость («{ $card_2 }»).
   *[other] { $player } вербует приспешника «{ $card }», не платя стоимость («{ $card_2 }»).
}
event-turned_up = { $known ->
    [no] Новое на рынке: закрытая карта.
   *[yes] Новое на рынке: «{ $card }».
}
event-outcast_joined = { $own ->
    [yes] { $player } вербует { outcasts } («{ $card }»).
   *[no] { $player } вербует { outcasts } из-за карты «{ $card }» ({ $player_2 }).
}
event-outcast_returned = { $player } возвращает безумного изгоя в запас.
event-outcast_not_devoured = { $player } поглощает безумного изгоя («{ $card }»): он возвращается в запас.
event-outcast_not_promoted = { $player } приближает безумного изгоя («{ $card }»): он возвращается в запас.
event-drew = { $player } берёт { cards }.
event-reshuffled = { $player } перемешивает стопку сброса — это новая колода.
event-discarded = { $player } сбрасывает карту «{ $card }» ради свойства карты «{ $card_2 }».
event-discard_forced = { $player } сбрасывает карту «{ $card }» из-за карты «{ $card_2 }» ({ $player_2 }).
event-deck_discarded = { $player } кладёт колоду в стопку сброса, карт: { $count } («{ $card }»).
event-devoured = { $pile ->
    [row] { $player } поглощает карту «{ $card }» с рынка («{ $card_2 }»).
    [devoured] Карта «{ $card }» остаётся среди поглощённых («{ $card_2 }»).
    [hand] { $player } поглощает карту «{ $card }» из руки («{ $card_2 }»).
    [circle] { $player } поглощает карту «{ $card }» из внутреннего круга («{ $card_2 }»).
    [played] { $player } поглощает саму карту «{ $card }».
   *[other] { $player } поглощает карту «{ $card }» («{ $card_2 }»).
}
event-took_place = { $player } поглощает карту «{ $card }» с рынка; её место занимает «{ $card_2 }».
event-devoured_opened = До конца хода верхняя поглощённая карта считается картой рынка («{ $card }», { $player }).
event-promoted = { $pile ->
    [deck] { $player } приближает приспешника «{ $card }», верхнюю карту колоды («{ $card_2 }»).
    [hand] { $player } приближает приспешника «{ $card }» из руки («{ $card_2 }»).
    [discards] { $same ->
        [yes] { $player } приближает приспешника «{ $card }», вместо того чтобы оставить его в стопке сброса.
       *[no] { $player } приближает приспешника «{ $card }» из стопки сброса («{ $card_2 }»).
    }
   *[other] { $same ->
        [yes] { $player } приближает приспешника «{ $card }» — саму эту карту.
       *[no] { $player } приближает приспешника «{ $card }» («{ $card_2 }»).
    }
}
event-last_troop = { $player } размещает последнее войско из казарм: этот раунд последний.
event-market_empty = Открыта последняя карта колоды рынка: этот раунд последний.
event-game_ended = Игра окончена. Очки подсчитаны.
event-scored = { $player }: { $count } ПО — локации { $count_2 }, полный контроль { $count_3 }, зал трофеев { $count_4 }, колода { $count_5 }, внутренний круг { $count_6 }, жетоны { $count_7 }.

## Чем закончилась партия

ending-score-winner = Больше всего победных очков: побеждает { $winner }.
ending-score-tie = Победных очков поровну: победу делят { $winner }.

## Строки счёта

score-sites = Локации под контролем
score-total_control = Полный контроль
score-trophies = Трофеи
score-deck = Колода
score-inner_circle = Внутренний круг
score-tokens = Жетоны ПО

## Зоны и счётчики

zone-market = Рынок
zone-market_deck = Колода рынка
zone-priestesses = Жрицы Ллос
zone-guards = Стражи Дома
zone-outcasts = Безумные изгои
zone-devoured = Поглощённые карты
zone-borrowed = Карта, разыгрываемая с рынка
zone-lent = Карта, разыгрываемая из внутреннего круга
zone-box = Коробка
zone-decks = Колода
zone-hands = Рука
zone-played = Разыграно в этот ход
zone-discards = Стопка сброса
zone-inner_circles = Внутренний круг
zone-round = Раунд
zone-phase = Часть хода
zone-first = Первый игрок
zone-current = Чей ход
zone-half_decks = Полуколоды
zone-sections = Фрагменты поля
zone-ending = Что завершает игру
zone-garrisons = Войска в локациях
zone-camps = Локации с войсками
zone-roads = Войска на маршрутах
zone-spies = Шпионы
zone-control = Контроль
zone-total_control = Полный контроль
zone-barracks = Войска в казармах
zone-trophies = Зал трофеев
zone-vp = Жетоны ПО
zone-power = Могущество
zone-influence = Влияние
zone-paid_markers = Жетоны, уже давшие влияние
zone-played_this_turn = Карты, разыгранные в этот ход
zone-later = Эффекты конца хода
zone-ghost = Верхняя поглощённая карта на рынке
screen-ghost = в этот ход считается картой рынка
zone-acting = Карта, которую выполняют
zone-that_site = Локация шпиона
zone-killed = Войска, убранные картой
zone-landed = Войска, размещённые картой
zone-returned = Шпионы, возвращённые ради карты
zone-cause = Кто заставляет сбросить

## Настройки партии

option-deck_1 = Первая полуколода
option-deck_2 = Вторая полуколода
option-section = Внешний фрагмент поля
option-first = Первый игрок

-random = случайно
-drow = Дроу
-dragons = Драконы
-elementals = Элементали
-demons = Демоны
-aberrations = Аберрации
-undead = Нежить
value-deck_1-random = { -random }
value-deck_1-drow = { -drow }
value-deck_1-dragons = { -dragons }
value-deck_1-elementals = { -elementals }
value-deck_1-demons = { -demons }
value-deck_1-aberrations = { -aberrations }
value-deck_1-undead = { -undead }
value-deck_2-random = { -random }
value-deck_2-drow = { -drow }
value-deck_2-dragons = { -dragons }
value-deck_2-elementals = { -elementals }
value-deck_2-demons = { -demons }
value-deck_2-aberrations = { -aberrations }
value-deck_2-undead = { -undead }
value-section-random = { -random }
value-section-left = левый
value-section-right = правый
value-first-random = { -random }
value-first-1 = игрок 1
value-first-2 = игрок 2
value-first-3 = игрок 3
value-first-4 = игрок 4

## Описание компонента, по строкам

help-card = { $deck ->
    [starting] Карта стартовой колоды; тип: { $type }.
    [supply] Карта запаса; тип: { $type }.
    [drow] Полуколода «{ -drow }»; тип: { $type }.
    [dragons] Полуколода «{ -dragons }»; тип: { $type }.
    [elementals] Полуколода «{ -elementals }»; тип: { $type }.
    [demons] Полуколода «{ -demons }»; тип: { $type }.
    [aberrations] Полуколода «{ -aberrations }»; тип: { $type }.
   *[undead] Полуколода «{ -undead }»; тип: { $type }.
}
help-aspect = Черта характера: { aspect }.
help-cost = Стоимость: { influence }.
help-no-cost = Завербовать за влияние нельзя.
help-effect = · { $effect }
help-points = Ценность: { $deck } ПО в колоде, { $circle } ПО во внутреннем круге.
help-copies = Экземпляров в коробке: { $count }.
help-site = { $section ->
    [left] Локация левого фрагмента.
    [right] Локация правого фрагмента.
   *[center] Локация центрального фрагмента.
}
help-site-points = За контроль в конце игры: { $vp } ПО.
help-site-spaces = { $white ->
    [0] Клеток войск: { $spaces }.
   *[other] Клеток войск: { $spaces }; белых войск в начале: { $white }.
}
help-site-start = Стартовая локация.
help-site-total = За полный контроль в конце игры: ещё 2 ПО.
help-site-marker = Жетон контроля: 1 влияние раз в каждый ваш ход; при полном контроле ещё { $vp } ПО в конце каждого вашего хода.
help-route = { $spaces ->
    [1] Маршрут { $one } — { $other }, клеток войск: 1{ route-white }.
   *[other] Маршрут { $one } — { $other }, клеток войск: { $spaces }, счёт от локации { $one }{ route-white }.
}
route-white = { $white ->
    [0] { "" }
    [1] ; в начале { $spaces ->
        [1] на ней
       *[other] на клетке { $space }
    } стоит белое войско
   *[other] ; белых войск в начале: { $white }
}
help-touching = { $one } и { $other } — соседние локации: клеток между ними нет.

type-aberration = аберрация
type-beast = зверь
type-construct = конструкт
type-derro = дерро
type-doppelganger = доппельгангер
type-dragon = дракон
type-drow = дроу
type-dwarf = дварф
type-elemental = элементаль
type-elemental_prince = принц элементалей
type-elf = эльф
type-fiend = исчадие
type-giant = великан
type-grimlock = гримлок
type-half_dragon = полудракон
type-human = человек
type-illithid = иллитид
type-kobold = кобольд
type-medusa = медуза
type-monstrosity = чудовище
type-myconid = миконид
type-quaggoth = кваггот
type-shapechanger = перевёртыш
type-tiefling = тифлинг
type-troglodyte = троглодит
type-undead = нежить

## В лобби, и части правил по началу их имён

about = Соберите колоду шпионов и убийц, захватите пещеры.
about-1 = 15 пар колод
about-2 = 4 карты
part-vp = Победные очки
part-play = Розыгрыш карт
part-cost = Свойства со стоимостью
part-focus = Концентрация
part-map = Игровое поле
part-presence = Присутствие
part-term = Ключевые понятия
part-white = Белые войска
part-control = Контроль над локацией
part-total_control = Полный контроль
part-marker = Жетоны контроля
part-action = Действия
part-assassinate = Уничтожение войск
part-deploy = Размещение войск
part-devour = Поглощение карт
part-draw = Взятие карт
part-move = Перемещение войск
part-spy = Шпионы
part-promote = Приближение приспешников
part-recruit = Вербовка приспешников
part-return = Возвращение войск и шпионов
part-supplant = Замена войск
part-trophy = Трофеи
part-dragons = Драконы и другие карты с ПО
part-outcast = Безумные изгои
part-demons = Карты демонов
part-trophies = Войска из залов трофеев
part-discard = Вынужденный сброс
part-borrow = Карты, взятые взаймы
part-aberrations = Карты аберраций
part-undead = Карты нежити
part-end_turn = Конец хода
