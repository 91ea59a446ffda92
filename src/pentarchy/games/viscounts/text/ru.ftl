# «Виконты Западного Королевства» по-русски. Ключи одинаковы во всех языках.
#
# $card — название карты, $known — "no", если её лицо скрыто от читателя. $owner — игрок или игрок-бот, $source — откуда
# что-то взялось, $space — локация дороги, $site — строительная площадка, $section — секция замка. Описания эффектов складываются из сообщений do-*.

## Общие слова

automa = игрок-бот
printed-townsfolk = напечатанный горожанин
because = { $from ->
    [none] {""}
   *[some] {" "}({ $source })
}
source = { $what ->
    [tier_2] { $section }, второй уровень
    [tier_3] третий уровень замка
    [removed_1] рабочий убран с первого уровня
    [removed_2] рабочий убран со второго уровня
    [collision] своё столкновение, клетка { $space }
    [others] столкновение соперника, клетка { $space }
    [meeting] встреча виконтов
    [trade] торговля
    [paid_debt] за перевёрнутый долг
    [criminals] преступники на планшете
    [check_criminals] перемешивание с преступниками на планшете
    [check_lawful] перемешивание без преступников на планшете
    [empty_deck] колода опустела
    [workshop_1] мастерская 1
    [workshop_2] мастерская 2, столкновение без преступников
    [automa_board] планшет игрока-бота
    [printed_folk] напечатанный горожанин, { $segment }
    [printed_tile] напечатанный манускрипт, { $segment }
    [action] { action }
    [automa_trading_post_1] фактория 1
    [automa_trading_post_2] фактория 2
    [automa_trading_post_3] фактория 3
    [automa_workshop_1] мастерская 1
    [automa_workshop_2] мастерская 2
    [automa_workshop_3] мастерская 3
   *[card] { $card }
}
source-of-other = { $what ->
    [meeting] встреча виконтов: на вашей локации теперь и { $who }
    [others] столкновение: { $who }, клетка { $space }
   *[link] { $source }; сооружение возводит { $who }
}
moment = { $turn ->
    [own] {""}
    [collision] Ход: { $who }, столкновение.{" "}
   *[other] Ход: { $who }.{" "}
}
card-version = { $card } ({ $effect })
when-instant = при розыгрыше: { $effect }
when-drop = при сбросе с планшета: { $effect }
when-trigger = { $trigger ->
    [after_trade] после торговли
    [after_build] после возведения
    [after_workers] после размещения рабочих
    [after_transcribe] после перевода
    [collision] при каждом столкновении
    [flip_debt] каждый раз, когда вы переворачиваете долг
   *[gain_debt] каждый раз, когда вы получаете долг
}: { $effect }
card = { $known ->
    [no] закрытая карта
   *[yes] { $card }
}
space-outer = локация { $number } ({ $segment })
space-inner = внутренняя дорога ({ $segment })
site = { $segment }, площадка { $number }
link = { $segment }, связь { $number }
for-silver = { $count ->
    [one] за { $count } серебро
   *[other] за { $count } серебра
}
good = { $good ->
    [ink] чернильницы
    [stone] камень
    [gold] золото
    [resource] ресурсы
   *[silver] серебро
}
amount = { $good ->
    [resource] { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[other] { $count } ресурсов
    }
    [ink] { $count ->
        [one] { $count } чернильница
        [few] { $count } чернильницы
       *[other] { $count } чернильниц
    }
    [stone] { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[other] { $count } камней
    }
    [gold] { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
   *[silver] { $count ->
        [one] { $count } серебро
       *[other] { $count } серебра
    }
}
icons = { $icon ->
    [merchant] { $count ->
        [one] { $count } символ торговца
        [few] { $count } символа торговцев
       *[other] { $count } символов торговцев
    }
    [builder] { $count ->
        [one] { $count } символ строителя
        [few] { $count } символа строителей
       *[other] { $count } символов строителей
    }
    [noble] { $count ->
        [one] { $count } символ знати
        [few] { $count } символа знати
       *[other] { $count } символов знати
    }
    [cleric] { $count ->
        [one] { $count } символ клирика
        [few] { $count } символа клириков
       *[other] { $count } символов клириков
    }
   *[criminal] { $count ->
        [one] { $count } символ преступника
        [few] { $count } символа преступников
       *[other] { $count } символов преступников
    }
}
papers = { $paper ->
    [debt] { $count ->
        [one] { $count } долг
        [few] { $count } долга
       *[other] { $count } долгов
    }
   *[deed] { $count ->
        [one] { $count } грамота
        [few] { $count } грамоты
       *[other] { $count } грамот
    }
}
action = { $action ->
    [trade] торговля
    [build] возведение сооружения
    [workers] размещение рабочих
   *[transcribe] перевод манускрипта
}
building-type = { $what ->
    [trading_post] факторию
    [guildhall] гильдию
   *[workshop] мастерскую
}
ribbon = { $ribbon ->
    [grey] серая
    [black] чёрная
    [yellow] жёлтая
   *[blue] синяя
}
preference = { $count ->
    [0] { good }
   *[other] { good } (до { $count })
}

## Фазы хода

phase-setup = Подготовка к игре
phase-cards = Управление картами
phase-movement = Движение
phase-action = Базовое действие
phase-recruit = Найм
phase-collision = Розыгрыш столкновений
phase-draw = Добор карт
phase-end = Конец игры
where = { $last ->
    [yes] Финальный раунд ({ $round }) · { $phase }
   *[no] Раунд { $round } · { $phase }
}

## Что делают карты, строительные площадки и замок

do-gain = +{ $what ->
    [ink] { $count ->
        [one] { $count } чернильница
        [few] { $count } чернильницы
       *[other] { $count } чернильниц
    }
    [stone] { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[other] { $count } камней
    }
    [gold] { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
   *[silver] { $count ->
        [one] { $count } серебро
       *[other] { $count } серебра
    }
}
told-flip = { $count ->
    [1] переворот долга или грамоты
   *[other] переворот долгов или грамот ({ $count })
}
told-destroy = { $count ->
    [1] уничтожение карты
   *[other] уничтожение карт (до { $count })
}
resource-of-choice = { $count ->
    [one] { $count } ресурс по выбору
    [few] { $count } ресурса по выбору
   *[other] { $count } ресурсов по выбору
}
resource-of-owner = { $count ->
    [one] +{ $count } ресурс по выбору
    [few] +{ $count } ресурса по выбору
   *[other] +{ $count } ресурсов по выбору
}
do-resource = { $count ->
    [one] +{ $count } ресурс по выбору
    [few] +{ $count } ресурса по выбору
   *[other] +{ $count } ресурсов по выбору
}
do-debt = { $count ->
    [one] возьмите { $count } долг
    [few] возьмите { $count } долга
   *[other] возьмите { $count } долгов
}
do-deed = { $count ->
    [one] возьмите { $count } грамоту
    [few] возьмите { $count } грамоты
   *[other] возьмите { $count } грамот
}
do-flip = { $count ->
    [1] переверните долг или грамоту
   *[other] переверните долги или грамоты ({ $count })
}
do-flip_debt = переверните долг
do-flip_deed = переверните грамоту
do-corruption = { $count ->
    [one] +{ $count } порочность
    [few] +{ $count } порочности
   *[other] +{ $count } порочностей
}
do-virtue = { $count ->
    [one] +{ $count } добродетель
    [few] +{ $count } добродетели
   *[other] +{ $count } добродетелей
}
do-rearrange = поменяйте порядок своих карт
do-discard = { $count ->
    [1] сбросьте карту
   *[other] сбросьте карты (до { $count })
}
do-destroy = { $count ->
    [1] уничтожьте карту
   *[other] уничтожьте карты (до { $count })
}
do-destroy_own = уничтожьте одну из своих карт
do-shuffle = замешайте свой сброс в колоду
do-hire = наймите любого горожанина бесплатно
do-castle_move = передвиньте рабочего в замке
do-workers = { $count ->
    [one] разместите { $count } рабочего бесплатно
   *[other] разместите { $count } рабочих бесплатно
}
do-manuscript = возьмите бесплатно манускрипт стоимостью { $least }–{ $most }
do-build = возведите бесплатно { building-type }
do-build_here = возведите бесплатно { building-type } у своего виконта
do-both = { $parts }
do-choose = { $first } — или { $second }
do-scheme = возьмите будущую интригу
do-dismiss = изгоните соседнего горожанина
do-focus = действие, на котором сконцентрирован игрок-бот
do-corrupt_criminals = порочность за каждый символ преступника на планшете
do-act = { $what ->
    [build] возведение сооружения
    [workers] размещение рабочих
   *[transcribe] перевод манускрипта
}
do-convert = { $action ->
    [build] при возведении
    [workers] при размещении рабочих
   *[transcribe] при переводе
} { $what ->
    [merchant] каждые { $count } символа торговцев
    [ink] { $count } чернильницу
    [stone] { $count } камень
    [gold] { $count } золото
    [silver] каждые { $count } серебра
   *[stone_gold] каждый камень или золото
} можно считать за { $action ->
    [build] { $icons ->
        [1] 1 символ строителя
       *[other] { $icons } символа строителей
    }
    [workers] { $icons ->
        [1] 1 символ знати
       *[other] { $icons } символа знати
    }
   *[transcribe] { $icons ->
        [1] 1 символ клирика
       *[other] { $icons } символа клириков
    }
}{ $once ->
    [yes] , один раз за действие
   *[no] {""}
}
score-tile = { $each ->
    [1] { $points } ПО за { $unit ->
        [resources] ресурс
        [builders] символ строителя
        [nobles] символ знати
        [clerics] символ клирика
        [merchants] символ торговца
        [criminals] символ преступника
        [buildings] сооружение
        [manuscripts] манускрипт
        [approved] заверенную грамоту
        [paid] оплаченный долг
       *[workers] рабочего в замке
    }
   *[other] { $points } ПО за { $each } { $unit ->
        [resources] ресурса
        [builders] символа строителей
        [nobles] символа знати
        [clerics] символа клириков
        [merchants] символа торговцев
        [criminals] символа преступников
        [buildings] сооружения
        [manuscripts] манускрипта
        [approved] заверенные грамоты
        [paid] оплаченных долга
       *[workers] рабочих в замке
    }
}

## Что делают компоненты, коротко: немного слов и знаки в скобках — столько, сколько помещается на карте

short-line = { $effect }
short-gain = { $what ->
    [ink] +{ $count }[ink]
    [stone] +{ $count }[stone]
    [gold] +{ $count }[gold]
   *[silver] +{ $count }[silver]
}
short-resource = +{ $count }[resource]
short-debt = +{ $count }[debt]
short-deed = +{ $count }[deed]
short-flip = { $count ->
    [1] [flip]переверните 1[debt]/[deed]
   *[other] [flip]переверните { $count } из [debt]/[deed]
}
short-flip_debt = [flip]переверните 1[debt]
short-flip_deed = [flip]переверните 1[deed]
short-corruption = +{ $count }[corruption]
short-virtue = +{ $count }[virtue]
short-rearrange = [order]поменяйте порядок карт
short-discard = { $count ->
    [1] [discard]сбросьте карту
   *[other] [discard]сбросьте до { $count } карт
}
short-destroy = { $count ->
    [1] [destroy]уничтожьте карту
   *[other] [destroy]уничтожьте до { $count } карт
}
short-destroy_own = [destroy]уничтожьте свою карту
short-shuffle = [shuffle]замешайте сброс в колоду
short-hire = [hire]наймите любого бесплатно
short-castle_move = [castle]передвиньте рабочего
short-workers = { $count ->
    [one] [castle]бесплатно разместите { $count } рабочего
   *[other] [castle]бесплатно разместите { $count } рабочих
}
short-manuscript = [manuscript]возьмите бесплатно (цена { $least }–{ $most }[cleric])
short-build = [building]бесплатно возведите { building-type }
short-build_here = [building]бесплатно возведите { building-type } у виконта
short-both = { $parts }
short-choose = { $first } [or] { $second }
short-scheme = +1[scheme]
short-dismiss = [dismiss]изгоните соседнего горожанина
short-focus = [focus]действие концентрации
short-corrupt_criminals = +1[corruption] за каждый [criminal] на планшете
short-act = { $what ->
    [build] [building]возведение
    [workers] [castle]размещение рабочих
   *[transcribe] [manuscript]перевод
}
short-convert = { $action ->
    [build] [building]возведение
    [workers] [castle]размещение рабочих
   *[transcribe] [manuscript]перевод
}: { $what ->
    [merchant] { $count }[merchant]
    [ink] { $count }[ink]
    [stone] { $count }[stone]
    [gold] { $count }[gold]
    [silver] { $count }[silver]
   *[stone_gold] { $count }[stone]/[gold]
} [pay] { $action ->
    [build] +{ $icons }[builder]
    [workers] +{ $icons }[noble]
   *[transcribe] +{ $icons }[cleric]
}{ $once ->
    [yes] , один раз
   *[no] {""}
}
short-instant = [play]{ $effect }
short-drop = [drop]{ $effect }
short-bonus = [hire]/[dismiss]: { $effect }
short-trigger = { $trigger ->
    [after_trade] после торговли
    [after_build] после возведения
    [after_workers] после размещения рабочих
    [after_transcribe] после перевода
    [collision] при каждом [collision]
    [flip_debt] переворачивая [debt]
   *[gain_debt] получая [debt]
}: { $effect }
short-action = { $number }. { $effect }
short-trade = { $cost }[merchant] [pay] { $effect }
short-tile = [manuscript]{ $cost }[cleric] [pay] { $effect }
short-building = { $ability ->
    [step] [step]ещё 1 локация бесплатно
    [dismiss] [dismiss]стоит 1[silver]
    [hire] [hire]можете [discard]сбросить карту
    [collision] [collision]без [criminal]: +1[virtue]
   *[hand] [hand]лимит карт в руке +1
}
short-collision = [collision]{ $effect }
short-others = { $condition ->
    [criminals] другие с [criminal]: { $effect }
    [no_criminals] другие без [criminal]: { $effect }
   *[always] другие: { $effect }
}
short-automa = [automa]{ $effect }
short-follow = [focus]{ $effect }
short-removed = [castle]убран с уровня { $tier }: { $effect }
short-entered = [castle]на уровне 3: { $effect }

## Вопросы

ask-pair_which = Выберите карту игрока вместе с выдающимся горожанином.
ask-play_which = Сыграйте горожанина с руки.
ask-move_where = Выберите, куда идёт ваш виконт: не меньше { $steps ->
    [one] { $steps } локации
   *[other] { $steps } локаций
}; каждая локация сверх { $free } стоит 1 серебро. Ваше серебро: { $silver }.
ask-act = { $committed ->
    [trade] Вы изгнали горожанина: теперь торгуйте.
    [build] Вы изгнали горожанина: теперь возведите сооружение.
    [workers] Вы изгнали горожанина: теперь разместите рабочих.
    [transcribe] Вы изгнали горожанина: теперь переведите манускрипт.
   *[none] Выберите базовое действие или откажитесь от него.
}
ask-pay_which = Оплата: { action }. Не хватает символов: { $count }.
ask-recruit_or_not = Наймите соседнего горожанина или продолжайте. Ваше серебро: { $silver }.
ask-resource_which = { moment }Выберите ресурс{ because }.
ask-flip_which = { moment }Выберите, что перевернуть{ because }.
ask-choose_one = { moment }Выберите одно{ because }.
ask-react_first = { moment }{ $trigger ->
    [after_trade] Торговля завершена
    [after_build] Сооружение возведено
    [after_workers] Рабочие размещены
    [after_transcribe] Манускрипт переведён
    [collision] Произошло столкновение
    [flip_debt] Вы перевернули долг
   *[gain_debt] Вы получили долг
}: отвечают несколько ваших горожан, выберите, чьё свойство сработает первым.
ask-discard_which = { moment }{ $count ->
    [1] Вы можете сбросить карту{ because }.
   *[other] Вы можете сбросить по одной до { $count } карт{ because }.
}
ask-destroy_which = { moment }{ $count ->
    [1] Вы можете уничтожить карту и получить её серебро{ because }.
   *[other] Вы можете уничтожить по одной до { $count } карт и получить их серебро{ because }.
}
ask-destroy_own_which = Вы можете уничтожить одну из своих карт и получить её серебро{ because }.
ask-new_order = { moment }Вы можете поменять порядок своих карт, здесь слева направо{ because }.
ask-hire_which = { moment }Выберите горожанина для бесплатного найма{ because }.
ask-settle_where = { moment }{ $count ->
    [one] Выберите секцию замка для { $count } рабочего{ because }.
   *[other] Выберите секцию замка для { $count } рабочих{ because }.
}
ask-shift_which = { moment }Вы можете передвинуть рабочего первого уровня в соседнюю секцию{ because }.
ask-rise_which = { moment }В нескольких секциях ваших рабочих { $count } или больше: выберите, какую разыграть первой.
ask-expel_whom = { moment }{ $section }, уровень { $tier }: рабочих больше { $room }. Выберите, чей рабочий уйдёт.
ask-build_where = { moment }Возведите бесплатно { building-type }{ because }: выберите сооружение и строительную площадку.
ask-link_first = Сооружение завершает несколько связей: выберите, какая сработает первой.
ask-copy_which = { moment }Выберите бесплатный манускрипт стоимостью { $least }–{ $most }{ because }.

## Ходы, на кнопках и в списках

price = { $price ->
    [none] {""}
    [choice] , из них оплатить ресурсами или серебром на выбор: { $due }
   *[good] , из них оплатить: { $due } — { amount }
}
move-choose_pair = { $there ->
    [yes] { $card } и { $hero }
   *[no] { $card }
}
move-remove = Уничтожить (+{ $silver } { $silver ->
    [one] серебро
   *[other] серебра
}): { $card }
move-play = Сыграть: { $card }
move-move = { $count ->
    [0] Идти: { $space }
   *[other] Идти: { $space }, { for-silver }
}
move-dismiss = { $action ->
    [trade] Изгнать ради торговли
    [build] Изгнать ради возведения
    [workers] Изгнать ради размещения рабочих
   *[transcribe] Изгнать ради перевода
}{ $count ->
    [0] {""}
   *[other] {" "}{ for-silver }
}: { $card }{ $there ->
    [yes] {" "}— { $gives }
   *[no] {""}
}
move-trade = { $there ->
    [yes] Торговать ({ $cost ->
        [one] { $cost } символ торговца
        [few] { $cost } символа торговцев
       *[other] { $cost } символов торговцев
    }{ $count ->
        [0] ): { $effect }
        [one] , потратив { $count } серебро): { $effect }
       *[other] , потратив { $count } серебра): { $effect }
    }
   *[no] Торговать, обменов: { $times }
}
move-construct = { $there ->
    [yes] { $building } (символов строителей { $needed }{ price }): { $site } — { $effect }
   *[no] { $building } (символов строителей { $needed }{ price }): { $site }
}
move-erect = { $there ->
    [yes] { $building } бесплатно: { $site } — { $effect }
   *[no] { $building } бесплатно: { $site }
}
move-station = { $helpers ->
    [one] Разместить { $helpers } рабочего
   *[other] Разместить { $helpers } рабочих
} (символов знати { $needed }{ price })
move-transcribe = { $there ->
    [yes] Перевести (символов клириков { $needed }{ price }): { $card }
    [printed] Перевести напечатанный манускрипт (символов клириков { $needed }{ price }) — { $effect }
   *[no] Перевести манускрипт
}
move-pay = { $there ->
    [yes] Заплатить { $good ->
        [ink] { $count ->
            [one] { $count } чернильницу
            [few] { $count } чернильницы
           *[other] { $count } чернильниц
        }
       *[other] { amount }
    } за { $icons } { $action ->
        [trade] { $icons ->
            [one] символ торговца
            [few] символа торговцев
           *[other] символов торговцев
        }
        [build] { $icons ->
            [one] символ строителя
            [few] символа строителей
           *[other] символов строителей
        }
        [workers] { $icons ->
            [one] символ знати
            [few] символа знати
           *[other] символов знати
        }
       *[transcribe] { $icons ->
            [one] символ клирика
            [few] символа клириков
           *[other] символов клириков
        }
    }
   *[no] { $good ->
        [ink] Заплатить чернильницей
        [stone] Заплатить камнем
        [gold] Заплатить золотом
       *[silver] Заплатить серебром
    }
}
move-rest = Без действия
move-recruit = { $silver ->
    [one] Нанять за { $silver } серебро: { $card }
   *[other] Нанять за { $silver } серебра: { $card }
}
move-pass_by = Никого не нанимать
move-hire_free = { $there ->
    [yes] Нанять бесплатно ({ $segment }): { $card }
   *[no] Нанять бесплатно: { $card }
}
move-take_good = { $resource ->
    [ink] Взять чернильницу
    [stone] Взять камень
   *[gold] Взять золото
}
move-flip_one = { $paper ->
    [debt] Перевернуть долг: +1 ресурс по выбору
   *[deed] Перевернуть грамоту
}
move-pick = { $effect }
move-resolve = { $slot ->
    [left] Сначала { $card }, левая клетка
    [middle] Сначала { $card }, средняя клетка
    [right] Сначала { $card }, правая клетка
   *[none] Сначала { $card }
}
move-arrange = { $there ->
    [yes] { $kept ->
        [yes] Оставить как есть: { $cards }
       *[no] { $cards }
    }
   *[no] Порядок { $order }
}
move-discard_card = Сбросить: { $card }
move-discard_top = { $deck ->
    [empty] Замешать сброс и сбросить верхнюю карту
   *[there] Сбросить верхнюю карту колоды
}
move-destroy_card = Уничтожить (+{ $silver } { $silver ->
    [one] серебро
   *[other] серебра
}): { $card }
move-destroy_top = { $deck ->
    [empty] Замешать сброс и уничтожить верхнюю карту (+ её серебро)
   *[there] Уничтожить верхнюю карту колоды (+ её серебро)
}
move-decline = Нет, обойтись без этого
move-link = { $there ->
    [yes] Сначала { $link }: { $effect }
   *[no] Сначала { $link }
}
move-shift = Рабочий: { $section } → { $section_2 }
move-stay = Никого не передвигать
move-settle = { $section }
move-climb = { $section }
move-expel = Рабочий ({ $owner }), уровень { $tier } — в запас{ $there ->
    [yes] ; владельцу: { $effect }
   *[no] {""}
}
move-copy = { $there ->
    [yes] Взять бесплатно ({ $segment }): { $card }
   *[no] Взять бесплатно: { $card }
}

## Что произошло

event-began = Первый игрок — { $owner }.
event-faced = Соперник — { $automa }. Будущих интриг в его колоде: { $difficulty ->
    [normal] нет
    [plus_1] 1
    [plus_2] 2
   *[plus_3] 3
}.
event-scheme_removed = Против этого игрока-бота не используется: { card }.
event-segment_laid = { $segment }, рядом в замке — { $section }. Открыты: горожанин { $card }; { $card_2 }.
event-pair_offered = На выбор: { $card } и { $card_2 }.
event-chose_pair = { $known ->
    [no] { $owner } выбирает закрытую карту.
   *[yes] { $owner } выбирает пару: { $card } и { $card_2 }.
}
event-placed = { $by ->
    [automa] Виконт игрока-бота начинает игру: { $space } (невыбранная карта: { $card }).
   *[player] { $owner } ставит виконта: { $space } ({ $card }).
}
event-stacks_counted = Стопки отсчитаны: долгов над картой бедности — { $count }, грамот над картой процветания — { $count_2 }.
event-round_started = Начинается раунд { $count }.
event-turn_started = { $owner } делает ход.
event-dropped = { $by ->
    [automa] Игрок-бот сдвигает карты: в сброс уходит «{ card }».
   *[player] { $owner } сдвигает карты: в сброс уходит { card }.
}
event-played = { $owner } кладёт на планшет карту: { card }.
event-played_blind = { $owner } вслепую кладёт на планшет верхнюю карту колоды: { card }.
event-moved = { $count ->
    [0] { $owner } ведёт виконта: { $space }.
   *[other] { $owner } ведёт виконта: { $space }, { for-silver }.
}
event-met = { $owner } заканчивает движение на одной локации с виконтом соперника: { $owner_2 }.
event-dismissed = { $count ->
    [0] { $owner } изгоняет горожанина: { card }{ because }.
   *[other] { $owner } изгоняет горожанина { for-silver }: { card }{ because }.
}
event-dismissed_printed = { $count ->
    [0] { $owner } изгоняет напечатанного горожанина: { $segment }{ because }.
   *[other] { $owner } изгоняет напечатанного горожанина { for-silver }: { $segment }{ because }.
}
event-traded = { $owner } торгует, { $space }: { $count_2 ->
    [one] { $count_2 } символ торговца
    [few] { $count_2 } символа торговцев
   *[other] { $count_2 } символов торговцев
} — { $count ->
    [1] { $effect }
   *[other] { $effect }, раз: { $count }
}.
event-built = { $owner } возводит сооружение: { $building }, { $site }{ because }.
event-linked = { $own ->
    [yes] { $owner } завершает связь между своими сооружениями: { $link }.
   *[no] { $owner } завершает связь: { $link }. Её эффект применяет и { $owner_2 }.
}
event-stationed = { $count ->
    [one] { $owner } размещает { $count } рабочего на первом уровне: { $section }{ because }.
   *[other] { $owner } размещает { $count } рабочих на первом уровне: { $section }{ because }.
}
event-shifted = { $owner } передвигает рабочего на первом уровне: { $section } → { $section_2 }{ because }.
event-climbed = { $owner } имеет в секции { $least } или больше рабочих: один поднимается на уровень { $count } ({ $section }).
event-spread = { $owner } передвигает рабочего первого уровня в соседнюю секцию: { $section } → { $section_2 }.
event-expelled = { $own ->
    [yes] { $owner_2 } убирает своего рабочего с уровня { $count }: рабочих больше { $room } ({ $section }).
   *[no] { $owner_2 } убирает рабочего с уровня { $count }: рабочих больше { $room } ({ $section }); владелец — { $owner }.
}
event-took_leader = { $owner } получает карту лидера замка: рабочих на третьем уровне — { $count }.
event-transcribed = { $from ->
    [none] { $owner } переводит (символов клириков: { $needed }): { card }.
   *[some] { $owner } забирает бесплатно: { card }{ because }.
}
event-copied_printed = { $owner } переводит (символов клириков: { $needed }) напечатанный манускрипт: { $segment }.
event-took_bonus = { $owner } получает карту за первые три манускрипта с такой закладкой: { card }.
event-in_vain = { $owner } не получает ничего: применить эффект нельзя{ because }.
event-rested = { $owner } не выполняет базового действия.
event-picked_option = { $owner } выбирает: «{ $effect }»{ because }.
event-declined = { $refused ->
    [rearrange] { $owner } не меняет порядок карт{ because }.
    [discard] { $owner } не сбрасывает карту{ because }.
    [destroy] { $owner } не уничтожает карту{ because }.
    [discard_more] { $owner } больше карт не сбрасывает{ because }.
    [destroy_more] { $owner } больше карт не уничтожает{ because }.
   *[castle_move] { $owner } не передвигает рабочего{ because }.
}
event-spent = { $owner } платит { $good ->
    [ink] { $count ->
        [one] { $count } чернильницу
        [few] { $count } чернильницы
       *[other] { $count } чернильниц
    }
   *[other] { amount }
} ({ action }).
event-gained = { $owner } получает { $good ->
    [ink] { $count ->
        [one] { $count } чернильницу
        [few] { $count } чернильницы
       *[other] { $count } чернильниц
    }
   *[other] { amount }
}{ because }.
steps-lost = { $count_2 ->
    [one] { $count_2 } пропадает
   *[other] { $count_2 } пропадают
}: фишки на краю планшета
event-corrupted = { $all ->
    [none] { $owner } получает порочность{ because }, но фишки уже на краю планшета и остаются на месте.
   *[other] { $owner } получает { $total } { $total ->
        [one] порочность
        [few] порочности
       *[other] порочностей
    }{ because }{ $all ->
        [some] , но { steps-lost }
       *[all] {""}
    }.
}
event-improved = { $all ->
    [none] { $owner } получает добродетель{ because }, но фишки уже на краю планшета и остаются на месте.
   *[other] { $owner } получает { $total } { $total ->
        [one] добродетель
        [few] добродетели
       *[other] добродетелей
    }{ because }{ $all ->
        [some] , но { steps-lost }
       *[all] {""}
    }.
}
event-got_paper = { $paper ->
    [debt] { $owner } получает { papers }{ because }.
   *[deed] { $owner } получает { $count ->
        [one] { $count } грамоту
        [few] { $count } грамоты
       *[other] { $count } грамот
    }{ because }.
}
event-flipped = { $paper ->
    [debt] { $owner } переворачивает долг, теперь он оплачен{ because }.
   *[deed] { $owner } переворачивает грамоту, теперь она заверена{ because }.
}
event-revealed_end = { $paper ->
    [debt] Карта бедности вскрыта
   *[deed] Карта процветания вскрыта
}: { $count ->
    [0] этот раунд — финальный.
   *[other] игроки заканчивают этот раунд и играют финальный.
}
event-rearranged = { $owner } меняет порядок карт на планшете{ because }.
event-discarded = { $owner } сбрасывает карту: { card }{ because }.
event-destroyed = { $owner } уничтожает карту и получает { $count } { $count ->
    [one] серебро
   *[other] серебра
}: { card }{ because }.
event-shuffled = { $owner } замешивает сброс в колоду{ because }.
event-hired = { $count ->
    [0] { $owner } нанимает горожанина бесплатно: { card }{ because }.
   *[other] { $owner } нанимает горожанина { for-silver }: { card }.
}
event-townsfolk_shown = { $segment }: открывается горожанин { card }.
event-manuscript_shown = { $segment }: открывается { card }.
event-collided = { $owner } разыгрывает столкновение: обе фишки на клетке { $count }.
event-separated = { $owner } возвращает фишки добродетели и порочности на стартовые позиции.
event-last_round = Финальный раунд.
event-game_ended = Игра окончена. Идёт подсчёт очков.
event-majority = { $paper ->
    [debt] Карта бедности, заверенные грамоты
   *[deed] Карта процветания, оплаченные долги
}: { $owner } — { $count }, { $count_2 } ПО{ $count_3 ->
    [0] {""}
    [1] {""}
   *[other] {" "}(место делят { $count_3 })
}.
event-scheme_shown = Игрок-бот открывает карту «{ card }».
event-scheme_gained = Игрок-бот получает карту «{ card }»{ because }.
event-automa_counts = { $count_2 ->
    [0] Игрок-бот платит ({ action }): символов { $count }.
   *[other] Игрок-бот платит ({ action }): символов { $count }, а также { $paid }.
}
event-automa_lacks = Игрок-бот пропускает действие ({ action }): символов и ресурсов { $count }, нужно { $count_2 }.
event-automa_no_place = Игрок-бот пропускает действие ({ action }): { $lack ->
    [workers] в запасе мало рабочих
    [site] на его берегу нет свободной строительной площадки
   *[building] все сооружения уже возведены
}.
event-automa_same = Игрок-бот пропускает и опцию { $count }: это то же действие, что и опция { $count_2 }.
event-automa_option = Из наград на выбор игрок-бот берёт первую: { $effect }{ because }.
event-automa_no_flip = Игрок-бот пропускает переворот: переворачивать нечего.
event-automa_focus = { $count ->
    [1] Игрок-бот применяет первую опцию интриги, действие, на котором сконцентрирован: { $effect }.
   *[other] Игрок-бот применяет опцию { $count } интриги, первую из возможных, — действие, на котором сконцентрирован: { $effect }.
}
event-automa_line = { $count ->
    [1] Игрок-бот применяет первую опцию карты «{ card }»: { $effect }.
   *[other] Игрок-бот применяет опцию { $count } карты «{ card }», первую из возможных: { $effect }.
}
event-automa_chooses = { $paper ->
    [debt] Игрок-бот выбирает долг: оплаченных долгов { $count }, заверенных грамот { $count_2 }.
   *[deed] Игрок-бот выбирает грамоту: оплаченных долгов { $count }, заверенных грамот { $count_2 }.
}
event-automa_links = Сразу две связи: у игрока-бота сначала срабатывает левая, затем следующая по часовой стрелке.
event-automa_ability = { $ability ->
    [trading_post_1] Фактория 1 даёт игроку-боту будущую интригу.
    [trading_post_2] На планшете игрока-бота нет символов преступников: из-за фактории 2 он должен перевернуть долг.
    [trading_post_3] Благодаря фактории 3 игрок-бот за переворот изгоняет горожанина.
   *[workshop_1] Благодаря мастерской 1 игрок-бот за интригу изгоняет горожанина.
}
event-automa_instead = { $instead ->
    [silver] Вместо каждых 2 серебра игрок-бот получает ресурс.
    [rearrange] Вместо изменения порядка карт игрок-бот берёт ресурс.
    [destroy] { $count ->
        [1] Вместо уничтожения карты игрок-бот переворачивает долг или грамоту.
       *[other] Вместо уничтожения карт ({ $count }) игрок-бот переворачивает столько же долгов или грамот.
    }
    [discard] { $count ->
        [1] Вместо сброса карты игрок-бот получает добродетель.
       *[other] Вместо сброса карт ({ $count }) игрок-бот получает столько же добродетели.
    }
    [castle_move] Вместо передвижения в замке игрок-бот получает добродетель.
    [hire] Вместо найма игрок-бот получает будущую интригу.
    [no_scheme] Будущих интриг не осталось: игрок-бот переворачивает долг или грамоту.
    [no_paper] Игроку-боту нечего переворачивать: он получает добродетель.
    [no_debt] У игрока-бота нет долга для переворота: он получает добродетель.
    [no_deed] У игрока-бота нет грамоты для переворота: он получает добродетель.
    [no_shuffle] У игрока-бота нет сброшенных интриг: замешивать нечего.
    [no_workers] У игрока-бота не осталось рабочих в запасе.
    [no_manuscript] Подходящего манускрипта не видно: игрок-бот ничего не берёт.
   *[no_building] Игрок-бот ничего не возводит: нет такого сооружения или свободной строительной площадки.
}

## Как закончилась игра

ending-goal-most_vp = Побеждает { $winner }: больше всех очков.
ending-score-tiebreak = Очков поровну: побеждает { $winner }, у кого больше серебра и ресурсов.
ending-score-shared_victory = Поровну очков и запасов: победу делят { $winner }.
ending-solo-win = { $winner } побеждает игрока-бота.
ending-solo-score-same = Поражение: у игрока-бота не меньше очков.

## Строки подсчёта

score-trading_posts = Фактории
score-guildhalls = Гильдии
score-workshops = Мастерские
score-castle = Замок
score-sets = Наборы манускриптов
score-manuscripts = Очки манускриптов
score-leader = Лидер замка
score-bonus_cards = Бонусные карты духовенства
score-debts = Неоплаченные долги
score-deeds = Полученные и заверенные грамоты
score-poverty = Карта бедности
score-prosperity = Карта процветания
score-resources = Оставшиеся ресурсы

## Зоны и счётчики

zone-round = Раунд
zone-phase = Фаза
zone-first = Первый игрок
zone-active = Чей ход
zone-last_round = Финальный раунд
zone-face = Сторона поля
zone-ring = Сегменты по часовой стрелке
zone-castle = Секции замка у сегментов
zone-automa = Игрок-бот
zone-difficulty = Сложность
zone-townsfolk = Горожане на поле
zone-manuscripts = Манускрипты на поле
zone-pair_cards = Карты игроков на выбор
zone-pair_heroes = Выдающиеся горожане на выбор
zone-bonus_cards = Оставшиеся бонусные карты духовенства
zone-scheme_deck = Колода интриг
zone-scheme_discard = Сброс интриг
zone-future_deck = Будущие интриги
zone-box = Вне игры
zone-boards = Карты на планшете
zone-hands = Рука
zone-decks = Колода
zone-discards = Сброс
zone-scrolls = Манускрипты
zone-bonuses = Бонусные карты духовенства
zone-goods = Ресурсы и серебро
zone-debts = Неоплаченные долги
zone-paid = Оплаченные долги
zone-deeds = Полученные грамоты
zone-approved = Заверенные грамоты
zone-corruption = Фишка порочности
zone-virtue = Фишка добродетели
zone-poverty = Долги над картой бедности
zone-prosperity = Грамоты над картой процветания
zone-viscounts = Виконт
zone-built = Возведённые сооружения
zone-sites = Строительные площадки
zone-workers = Рабочие в запасе
zone-tier_1 = Первый уровень замка
zone-tier_2 = Второй уровень замка
zone-tier_3 = Рабочие на третьем уровне
zone-leader = Лидер замка
zone-committed = Начатое действие
zone-lent = Символы изгнанного горожанина
zone-used = Использованные свойства
zone-stride = Движение сыгранной карты
zone-seen_schemes = Виденные интриги
screen-icons = Символы
screen-sites = Строительные площадки [номер: эффект или владелец] и незавершённые связи (эффект)
screen-turn = ход: { $who }
screen-slot = { $slot ->
    [left] слева
    [middle] в середине
   *[right] справа
}
screen-open = вскрыта
screen-track = Порочность ▸, добродетель ◂
screen-apart = · до столкновения: { $count }
screen-collision = · столкновение в фазе 5: { $own }; каждый другой игрок{ $condition ->
    [criminals] {" "}с преступниками
    [no_criminals] {" "}без преступников
   *[always] {""}
}: { $others }
screen-left = осталось, стоимость
screen-limit = Лимит карт в руке
automa-slot = { $building ->
    [trading_post_1] при возведении — будущая интрига
    [trading_post_2] при столкновении без преступников: переворот долга
    [trading_post_3] за каждый переворот: изгнание соседнего горожанина
    [workshop_1] за каждую будущую интригу: изгнание соседнего горожанина
    [workshop_2] за каждое перемешивание: +1 добродетель
    [workshop_3] за каждое перемешивание: +1 порочность
   *[other] { $icon }
}
screen-buildings = Ф фактория, Г гильдия, М мастерская

## Настройки партии

option-automa = Игрок-бот
option-difficulty = Сложность
option-first = Первый игрок
-random = случайно
value-automa-cleric = клирик
value-automa-builder = строитель
value-automa-noble = дворянин
value-automa-cards = делец
value-difficulty-normal = обычная
value-difficulty-plus_1 = 1 будущая интрига
value-difficulty-plus_2 = 2 будущие интриги
value-difficulty-plus_3 = 3 будущие интриги
value-first-random = { -random }
value-first-1 = игрок 1
value-first-2 = игрок 2
value-first-3 = игрок 3
value-first-4 = игрок 4

## Справка о компоненте, по строкам

help-townsfolk = { $group ->
    [starting] Стартовый горожанин.
    [hero] Выдающийся горожанин.
   *[neutral] Нейтральный горожанин.
}
help-silver = Стоимость в серебре: { $count }.
help-icons = Символы: { $icons }.
help-bonus = При найме и изгнании: { $effect }.
help-instant = · при розыгрыше: { $effect }
help-drop = · при сбросе с планшета: { $effect }
help-ongoing = · { $effect }
help-trigger = · { $trigger ->
    [after_trade] после торговли
    [after_build] после возведения
    [after_workers] после размещения рабочих
    [after_transcribe] после перевода
    [collision] при каждом столкновении
    [flip_debt] каждый раз, когда вы переворачиваете долг
   *[gain_debt] каждый раз, когда вы получаете долг
}: { $effect }
help-effect = · { $effect }
help-manuscript = Манускрипт, закладка { ribbon }.
help-clerics = Нужно символов клириков: { $count }.
help-player-card = Карта игрока: виконт начинает на локации { $number }.
help-gains = Вы получаете: { $gains }.
help-scheme = { $future ->
    [yes] Будущая интрига игрока-бота.
   *[no] Интрига игрока-бота.
}
help-steps = · его виконт проходит локаций по внешней дороге: { $count }
help-action = · { $number ->
    [1] затем: { $effect }
   *[other] а иначе: { $effect }
}
help-bonus-card = Бонусная карта духовенства за первые три манускрипта одного цвета (закладка { ribbon }): { $vp } ПО.
help-trade = Локация { $number }: { $cost ->
    [one] { $cost } символ торговца
    [few] { $cost } символа торговцев
   *[other] { $cost } символов торговцев
} — { $effect }.
help-printed-townsfolk = Напечатанный горожанин: серебро { $silver }, { $icons }, при изгнании: { $effect }.
help-printed-manuscript = Напечатанный манускрипт: символов клириков { $cost } — { $effect }.
help-site = Строительная площадка ({ $players } игрока), { $bank ->
    [left] левый берег
   *[right] правый берег
}.
help-link = { $second ->
    [0] Связь ({ $players } игрока): от площадки { $first } к следующему сегменту.
   *[other] Связь ({ $players } игрока): площадки { $first } и { $second }.
}
help-section = Секция замка. Рабочий, поднявшийся на её второй уровень, даёт:
help-building = Нужно символов строителей: { $cost }.
help-building-vp = { $what ->
    [trading_post] ПО за 1, 2, 3 фактории: { $points }.
    [guildhall] ПО за 1, 2, 3 гильдии: { $points }.
   *[workshop] ПО за 1, 2, 3 мастерские: { $points }.
}
help-ability = { $ability ->
    [step] При движении можно пройти ещё 1 локацию бесплатно.
    [dismiss] Изгнание стоит 1 серебро.
    [hire] При каждом найме можно сбросить карту.
    [collision] При каждом столкновении +1 добродетель, если на планшете нет символов преступников.
   *[hand] Лимит карт в руке +1.
}
help-own = Чьи фишки столкнулись здесь: { $effect }.
help-others = { $condition ->
    [criminals] Каждый другой игрок с символами преступников на планшете: { $effect }.
    [no_criminals] Каждый другой игрок без символов преступников на планшете: { $effect }.
   *[always] Каждый другой игрок: { $effect }.
}
help-automa = Игрок-бот, если здесь столкнулись его фишки: { $effect }.
help-focus = На чём сконцентрирован: { $effect }.
help-prefers = Предпочитает: { $prefers }.
help-one-pool = Все ресурсы для него равны.
help-number = { $field }: { $value }.
help-printed-icons = Символы на клетках планшета действуют, пока их не накрыла карта.

field-hand = лимит карт в руке
field-least_cards = карт у игрока не меньше
field-extra_step = серебра за дополнительную локацию
field-cheap_dismissal = серебра за изгнание со второй факторией
field-workers = рабочих у игрока
field-nobles = символов знати за 1, 2, 3, 4 рабочих
field-automa_least = рабочих размещает игрок-бот не меньше
field-threshold = своих рабочих, чтобы начать движение
field-room = рабочих в секции не больше
field-tiers = ПО по уровням
field-leader = ПО лидера замка
field-trading_post = ПО за 0, 1, 2, 3 фактории
field-guildhall = ПО за 0, 1, 2, 3 гильдии
field-workshop = ПО за 0, 1, 2, 3 мастерские
field-sets = ПО за набор от 0 до 4 закладок
field-bonus = манускриптов одного цвета для бонусной карты духовенства
field-debts = долгов при 1, 2, 3, 4 игроках
field-deeds = грамот при 1, 2, 3, 4 игроках
field-unpaid = ПО за неоплаченный долг
field-acquired = ПО за полученную грамоту
field-approved = ПО за заверенную грамоту
field-large = ПО при 3–4 игроках
field-small = ПО при 1–2 игроках
field-townsfolk = горожан в стопках
field-length = клеток
field-bonus_track = добродетель при найме
field-starter = лежит на стопке в начале
field-removed = какие интриги убирают
field-printed_small = горожанин и манускрипт, напечатанные на стороне для 1–2 игроков

## Что видно на маленьких картинках

face-number = { $count }
face-silver = Серебро
face-bonus = При найме и изгнании
face-clerics = Символы клириков
face-builders = Символы строителей
face-start = Начало на локации
face-trade = { $cost ->
    [one] { $cost } символ торговца: { $effect }
    [few] { $cost } символа торговцев: { $effect }
   *[other] { $cost } символов торговцев: { $effect }
}
face-inner = рабочие, манускрипты
face-printed-townsfolk = Серебро { $silver }, { $icons }; при изгнании: { $effect }
face-printed-manuscript = Символы клириков { $cost }: { $effect }
face-link = { $second ->
    [0] к следующему сегменту: { $effect }
   *[other] { $effect }
}
name-space-lake_left = 1
name-space-lake_right = 2
name-space-lake_inner = Внутренняя дорога
name-space-hills_left = 3
name-space-hills_right = 4
name-space-hills_inner = Внутренняя дорога
name-space-forest_left = 5
name-space-forest_right = 6
name-space-forest_inner = Внутренняя дорога
name-space-cliffs_left = 7
name-space-cliffs_right = 8
name-space-cliffs_inner = Внутренняя дорога
name-space-mountains_left = 9
name-space-mountains_right = 10
name-space-mountains_inner = Внутренняя дорога
name-good-ink = чернильницы
name-good-stone = камень
name-good-gold = золото
name-good-silver = серебро
name-owner-automa = Игрок-бот

## В лобби, и части правил по началу их имён

about = Скачите по кругу, нанимайте горожан, поднимайтесь в замок.
about-1 = Соло, 4 автомы
about-2 = 2 стороны поля
part-goal = Цель игры
part-comp = Состав игры
part-supply = Запас
part-setup = Подготовка
part-debts = Долги и грамоты
part-track = Добродетель и порочность
part-criminals = Преступники
part-card = Карты горожан
part-round = Раунд
part-turn = Ход игрока
part-p1 = Фаза 1: управление картами
part-move = Фаза 2: движение
part-meet = Встреча виконтов
part-act = Фаза 3: базовое действие
part-dismiss = Изгнание горожан
part-trade = Торговля
part-build = Возведение сооружений
part-ability = Свойства сооружений
part-workers = Размещение рабочих
part-castle = Замок
part-ms = Перевод манускриптов
part-hire = Фаза 4: найм
part-collision = Фаза 5: столкновения
part-draw = Фаза 6: добор карт
part-end = Конец игры
part-score = Финальный подсчёт очков
part-solo = Одиночная игра
part-solo-setup = Одиночная игра: подготовка
part-solo-build = Одиночная игра: сооружения
part-solo-workers = Одиночная игра: рабочие
part-solo-ms = Одиночная игра: манускрипты
part-solo-ability = Одиночная игра: свойства сооружений
part-solo-turn = Одиночная игра: ход бота
part-fx = Памятка эффектов
