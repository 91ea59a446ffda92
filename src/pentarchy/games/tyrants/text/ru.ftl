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
# Сам текст — «какая черта?», .with — «карта с какой чертой?».
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
        [1] за каждое войско, убранное этой картой
        [few] за каждые { $every } войска, убранные этой картой
       *[other] за каждые { $every } войск, убранных этой картой
    }
}
# Где действует эффект.
reach = { $where ->
    [anywhere] в любом месте поля
    [that_site] в этой локации
    [one_site] в одной локации
    [each_returned_spy] в локации каждого возвращённого шпиона
   *[presence] там, где у вас есть присутствие
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
sign-marker = жетон контроля
sign-total = полный контроль

## Части хода

phase-setup = Подготовка
phase-actions = Действия
phase-end_of_turn = Конец хода
phase-end = Конец партии
where = { $last ->
    [yes] Раунд { $round }, последний · { $phase }
   *[no] Раунд { $round } · { $phase }
}

## Что делают карты

do-power = { $of ->
    [none] могущество +{ $count }
   *[other] могущество +{ $count } { counted }
}
do-influence = { $of ->
    [none] влияние +{ $count }
   *[other] влияние +{ $count } { counted }
}
do-vp = { $of ->
    [none] +{ $count } ПО
   *[other] +{ $count } ПО { counted }
}
do-draw = { $of ->
    [none] { $count ->
        [1] возьмите карту
        [few] возьмите { $count } карты
       *[other] возьмите { $count } карт
    }
   *[other] { $count ->
        [1] возьмите карту { counted }
        [few] возьмите { $count } карты { counted }
       *[other] возьмите { $count } карт { counted }
    }
}
do-deploy = { $count ->
    [1] разместите войско
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
   *[other] уничтожьте { target } { counted }
}
do-supplant = { $where ->
    [presence] замените { target }
   *[other] замените { target } { reach }
}
do-move_enemy = { $up_to ->
    [yes] переместите до { $count } войск соперников
   *[no] { $count ->
        [1] переместите войско соперника
        [few] переместите { $count } войска соперников
       *[other] переместите { $count } войск соперников
    }
}
do-return_enemy_spy = верните шпиона другого игрока
do-return_piece = { $whose ->
    [anybody] верните до { $count } войск или шпионов любых игроков
   *[others] верните войско или шпиона другого игрока
}
do-place_spy = { $count ->
    [1] подошлите шпиона
   *[other] подошлите { $count } шпионов
}
do-place_trophy = { $hall ->
    [of_a_player_at_that_site] выставьте до { $count } войск из зала трофеев игрока, чьё войско там стоит, на пустые клетки { reach }
   *[any] { $colour ->
        [white] выставьте белое войско из любого зала трофеев на пустую клетку { reach }
       *[any] выставьте до { $count } войск из любых залов трофеев на пустые клетки { reach }
    }
}
do-promote_another = { $up_to ->
    [yes] приблизьте до { $count } других карт, разыгранных в этот ход
   *[no] { $count ->
        [1] приблизьте другую карту, разыгранную в этот ход
        [few] приблизьте { $count } другие карты, разыгранные в этот ход
       *[other] приблизьте { $count } других карт, разыгранных в этот ход
    }
}
do-promote_played = приблизьте карту { aspect.with }, разыгранную в этот ход
do-promote_any_played = можете приблизить любое количество карт типа { $minion_type ->
    [undead] «нежить»
   *[other] { $minion_type }
}, разыгранных в этот ход
do-promote_top = приблизьте верхнюю карту своей колоды
do-promote_this = приблизьте эту карту
do-promote_from = { $zones ->
    [discard] приблизьте карту из своего сброса
   *[other] приблизьте эту карту либо карту из руки или сброса
}
do-devour_market = { $may ->
    [yes] можете поглотить карту рынка
   *[no] поглотите карту рынка
}
do-take_place_in_market = поглотите карту рынка и положите эту карту на её место
do-recruit_free = { $supply ->
    [yes] завербуйте до { $count } карт стоимостью не больше { $max_cost } каждая, не платя
   *[no] завербуйте карту рынка { aspect.with } стоимостью не больше { $max_cost }, не платя
}
do-recruit_outcast = { $who ->
    [you] завербуйте { outcasts }
    [an_opponent] соперник по вашему выбору вербует { outcasts }
    [an_adjacent_opponent] соперник, чьё войско соседствует с одним из них, вербует { outcasts }
   *[each_opponent] каждый соперник вербует { outcasts }
}
outcasts = { $count ->
    [1] безумного изгоя
   *[other] { $count } безумных изгоев
}
do-discard = { $who ->
    [an_opponent] соперник по вашему выбору { discards }
    [each_opponent] каждый соперник { discards }
    [opponents_at_that_site] каждый соперник с войском в этой локации { discards }
    [owner_of_that_troop] владелец этого войска { discards }
   *[whoever_caused_it] соперник, из-за которого это случилось, { discards }
}
discards = { $more_than ->
    [0] сбрасывает карту
   *[other] сбрасывает карту, если их у него больше { $more_than }
}
do-deck_to_discard = отправьте свою колоду в сброс
do-play_from_inner_circle = разыграйте карту своего внутреннего круга, как будто она в руке; она остаётся там
do-play_from_market = разыграйте карту рынка стоимостью не больше { $max_cost }, как будто она в руке, затем поглотите её
do-devoured_joins_market = до конца хода верхняя поглощённая карта считается картой рынка
do-return_this_to_supply = верните эту карту в запас
do-choose = { $count ->
    [3] выберите одно: { $first }; либо { $second }; либо { $third }
   *[other] выберите одно: { $first }; либо { $second }
}
do-repeat = { $times ->
    [few] { $times } раза: { $what }
   *[other] { $times } раз: { $what }
}
do-all_of = { $what }
do-may = если хотите, { $what }
do-pay = { $cost } ► { $then }
do-return_own_spy = верните своего шпиона
do-return_own_spies = верните любое число своих шпионов
do-devour_from_hand = поглотите карту из руки
do-devour_from_inner_circle = поглотите карту из внутреннего круга
do-devour_this = поглотите эту карту
do-discard_from_hand = сбросьте карту из руки
do-if_at_that_site = { $what ->
    [other_player_spy] если в этой локации есть шпион другого игрока: { $then }
   *[other_player_troop] если в этой локации есть войско другого игрока: { $then }
}
do-if_at_least = { $of ->
    [inner_circle] если карт во внутреннем круге { $least } или больше: { $then }
    [player_trophies] если войск игроков в вашем зале трофеев { $least } или больше: { $then }
    [trophies] если войск в вашем зале трофеев { $least } или больше: { $then }
   *[other] если их { $least } или больше: { $then }
}
do-focus = Концентрация: { $then }
do-at_end_of_turn = в конце хода: { $then }

## Вопросы игроку

ask-start_where = Выберите стартовую локацию для первого войска.
ask-act = Разыграйте карту, выполните действие или закончите ход. Могущество: { $power }, влияние: { $influence }.
ask-deploy_where = Разместите войско: выберите пустую клетку там, где у вас есть присутствие.
ask-kill_which = { $up_to ->
    [yes] Уничтожьте { $target ->
        [white] белое войско
       *[enemy] войско соперника
    } { reach } или остановитесь.
   *[no] Уничтожьте { $target ->
        [white] белое войско
       *[enemy] войско соперника
    } { reach }.
}
ask-supplant_which = Замените { $target ->
    [white] белое войско
   *[enemy] войско соперника
} { reach }.
ask-lift_which = { $up_to ->
    [yes] Выберите войско соперника, чтобы переместить его, или остановитесь.
   *[no] Выберите войско соперника, чтобы переместить его.
}
ask-drop_where = Выберите пустую клетку, куда перейдёт войско.
ask-return_which = { $whose ->
    [anybody] Верните войско или шпиона любого игрока или остановитесь.
   *[others] Верните войско или шпиона другого игрока.
}
ask-return_which_spy = Верните шпиона другого игрока.
ask-spy_where = Подошлите шпиона: выберите локацию.
ask-recall_first = Все ваши шпионы на поле. Верните одного, чтобы подослать заново, или оставьте всех на местах.
ask-exhume_which = { $up_to ->
    [yes] Выберите войско из зала трофеев, чтобы выставить его на поле, или остановитесь.
   *[no] Выберите войско из зала трофеев, чтобы выставить его на поле.
}
ask-lay_where = Выберите пустую клетку для войска.
ask-promote_which = { $up_to ->
    [yes] «{ $card }»: приблизьте другую карту, разыгранную в этот ход, или остановитесь.
   *[no] «{ $card }»: приблизьте другую карту, разыгранную в этот ход.
}
ask-promote_of_aspect = Приблизьте карту { aspect.with }, разыгранную в этот ход.
ask-promote_of_type = { $minion_type ->
    [undead] Приблизьте карту типа «нежить», разыгранную в этот ход, или остановитесь.
   *[other] Приблизьте карту этого типа, разыгранную в этот ход, или остановитесь.
}
ask-promote_from_where = Выберите карту, которую приблизите.
ask-choose_one = «{ $card }»: выберите одно.
ask-pay_with_spy = «{ $card }»: верните своего шпиона ради этого: { $effect }. Или откажитесь.
ask-pay_with_spies = «{ $card }»: верните любое число своих шпионов, по одному, ради этого: { $effect }.
ask-devour_which = { $zone ->
    [inner_circles] «{ $card }»: поглотите карту из внутреннего круга ради этого: { $effect }. Или откажитесь.
   *[hands] «{ $card }»: поглотите карту из руки ради этого: { $effect }. Или откажитесь.
}
ask-devour_it = Поглотите саму карту «{ $card }» ради этого: { $effect }. Или сохраните её.
ask-discard_which = «{ $card }»: сбросьте карту из руки ради этого: { $effect }. Или откажитесь.
ask-accept_or_not = Карта «{ $card }» сброшена. Вместо этого можно: { $effect }.
ask-reveal_which = «{ $card }»: покажите из руки карту { aspect.with } ради концентрации ({ $effect }) или не показывайте.
ask-enlist_which = { $aspect ->
    [none] Завербуйте, не платя, карту стоимостью не больше { $cost } или остановитесь.
   *[other] Завербуйте, не платя, карту рынка { aspect.with } стоимостью не больше { $cost }.
}
ask-devour_from_row = { $may ->
    [yes] Поглотите карту рынка или откажитесь.
   *[no] Поглотите карту рынка.
}
ask-replace_which = Выберите карту рынка, которую поглотите; ваша карта займёт её место.
ask-who_gets_outcast = { $adjacent ->
    [yes] Выберите соперника, чьё войско соседствует с только что размещёнными: он вербует безумного изгоя.
   *[no] Выберите соперника: он вербует безумного изгоя.
}
ask-who_discards = { $count ->
    [0] Выберите соперника: он сбрасывает карту.
   *[other] Выберите соперника, у которого в руке больше { $count } карт: он сбрасывает одну.
}
ask-discard_one = Вы должны сбросить карту: выберите её в своей руке.
ask-resolve_which = Выберите, какой эффект конца хода выполнить следующим.
ask-borrow_from_inner_circle = Выберите карту внутреннего круга, которую разыграете.
ask-borrow_from_market = Выберите карту рынка стоимостью не больше { $cost }, которую разыграете; потом она поглощается.

## Ходы, на кнопках и в списках

move-settle = Начать в локации: { $site }
move-play = Разыграть «{ $card }»
move-deploy = Разместить за 1 могущество: { $place }
move-surplus = Разместить за 1 могущество при пустых казармах: 1 ПО
move-assassinate = Уничтожить за 3 могущества { troop }: { $place }
move-return_spy = Вернуть за 3 могущества шпиона ({ $player }): { $site }
move-recruit = Завербовать «{ $card }» за { $cost } влияния
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
move-send_home = Вернуть войско ({ $player }): { $place }
move-expose = Вернуть шпиона ({ $player }): { $site }
move-spy = Подослать шпиона: { $site }
move-recall = Вернуть своего шпиона: { $site }
move-exhume = Из зала трофеев ({ $player }): { troop }
move-lay = Сюда: { $place }
move-promote = Приблизить «{ $card }»
move-devour = Поглотить «{ $card }»
move-replace = Поглотить «{ $card }» и занять её место
move-discard = Сбросить «{ $card }»
move-enlist = Завербовать «{ $card }», не платя
move-borrow = Разыграть «{ $card }»
move-reveal = Показать «{ $card }»
move-target = Выбрать: { $player }
move-resolve = { $there ->
    [yes] «{ $card }»: { $effect }
   *[no] «{ $card }»
}
move-accept = Да
move-done = Нет, без этого
move-enough = Больше не надо

## Предупреждения перед ходом

warning-nothing = Сейчас это ничего не даст. Всё равно сделать?

## Что произошло

event-round_started = Начинается раунд { $count }.
event-turn_started = Ходит { $player }.
event-played = { $player } разыгрывает { card }.
event-borrowed = { $player } разыгрывает { card }, хотя её нет в руке.
event-revealed = { $player } показывает { card }.
event-got_power = { $player } получает могущество: { $count }.
event-got_influence = { $player } получает влияние: { $count }.
event-got_vp = { $player } получает { $count } ПО.
event-deployed = { $player } размещает войско: { $place }.
event-barracks_empty = Казармы пусты: { $player } получает 1 ПО вместо войска.
event-assassinated = { $player } уничтожает { troop }: { $place }.
event-moved = { $player } перемещает { troop }: { $place } → { $place_2 }.
event-troop_returned = { $player } возвращает в казармы войско ({ $player_2 }): { $place }.
event-spy_placed = { $player } подсылает шпиона: { $site }.
event-spy_recalled = { $player } возвращает своего шпиона: { $site }.
event-spy_returned = { $player } возвращает шпиона ({ $player_2 }): { $site }.
event-trophy_placed = { $player } выставляет на поле { troop } из зала трофеев ({ $player_2 }): { $place }.
event-control_gained = { $player } получает контроль: { $site }.
event-control_lost = { $player } теряет контроль: { $site }.
event-total_gained = { $player } получает полный контроль: { $site }.
event-total_lost = { $player } теряет полный контроль: { $site }.
event-marker_paid = { $player } получает 1 влияние за жетон контроля: { $site }.
event-marker_scored = { $player } получает { $count } ПО за жетон контроля: { $site }.
event-recruited = { $player } вербует { card }.
event-turned_up = { $known ->
    [no] Новое на рынке: закрытая карта.
   *[yes] Новое на рынке: «{ $card }».
}
event-outcast_joined = { $player } вербует безумного изгоя.
event-outcast_left = Безумный изгой возвращается в запас ({ $player }).
event-drew = { $count ->
    [one] { $player } берёт { $count } карту.
    [few] { $player } берёт { $count } карты.
   *[other] { $player } берёт { $count } карт.
}
event-reshuffled = { $player } перемешивает сброс в новую колоду.
event-discarded = { $player } сбрасывает { card }.
event-deck_discarded = { $player } отправляет колоду в сброс, карт: { $count }.
event-devoured = { $player } поглощает { card }.
event-joined_market = { $player } кладёт на рынок { card }.
event-promoted = { $player } приближает { card }.
event-last_troop = { $player } размещает последнее войско из казарм: этот раунд последний.
event-market_empty = Открыта последняя карта колоды рынка: этот раунд последний.
event-game_ended = Партия окончена. Очки подсчитаны.

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
zone-box = Коробка
zone-decks = Колода
zone-hands = Рука
zone-played = Разыграно в этот ход
zone-discards = Сброс
zone-inner_circles = Внутренний круг
zone-round = Раунд
zone-phase = Часть хода
zone-first = Первый игрок
zone-current = Чей ход
zone-half_decks = Полуколоды
zone-sections = Фрагменты поля
zone-ending = Что завершает партию
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
zone-that_site = Локация шпиона
zone-kills = Войска, убранные картой
zone-victim = Чьё войско убрано последним
zone-kill_site = Локация уничтожения
zone-landed = Войска, размещённые картой
zone-returned = Шпионы, возвращённые ради карты
zone-chosen = Выбранное войско
zone-slot = Клетка рынка
zone-target = Выбранный соперник
zone-paid = Стоимость уплачена
zone-stopped = Остановка
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
    [starting] Карта стартовой колоды: { $type }.
    [supply] Карта запаса: { $type }.
    [drow] Полуколода «{ -drow }»: { $type }.
    [dragons] Полуколода «{ -dragons }»: { $type }.
    [elementals] Полуколода «{ -elementals }»: { $type }.
    [demons] Полуколода «{ -demons }»: { $type }.
    [aberrations] Полуколода «{ -aberrations }»: { $type }.
   *[undead] Полуколода «{ -undead }»: { $type }.
}
help-aspect = Черта: { aspect }.
help-cost = Стоимость: { $cost } влияния.
help-no-cost = Купить её нельзя.
help-effect = · { $effect }
help-when-discarded = · если сбросить её заставил соперник: { $effect }
help-outcast = · если её поглощают или приближают, она вместо этого возвращается в запас
help-points = Победные очки: { $deck } в колоде, { $circle } во внутреннем круге.
help-copies = Копий в коробке: { $count }.
help-site = { $section ->
    [left] Локация левого фрагмента.
    [right] Локация правого фрагмента.
   *[center] Локация центрального фрагмента.
}
help-site-points = За контроль в конце партии: { $vp } ПО.
help-site-spaces = { $white ->
    [0] Клеток войск: { $spaces }.
   *[other] Клеток войск: { $spaces }; белых войск в начале: { $white }.
}
help-site-start = Стартовая локация.
help-site-marker = Жетон контроля: 1 влияние каждый ход, при полном контроле ещё { $vp } ПО.
help-route = Маршрут { $one } — { $other }, клеток войск: { $spaces }.
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
