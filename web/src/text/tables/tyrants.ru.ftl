# Стол «Тиранов Подземья». Фразы самой игры (вопросы, ходы, события, правила, карты) приходят с сервера.

tyrants-player = Игрок { $number }
tyrants-players = Игроки
tyrants-white = Белые
tyrants-you = вы
tyrants-your-turn = ваш ход
tyrants-turn = ходит
tyrants-next = следующий
tyrants-vp = ПО
tyrants-points = Очки сейчас
tyrants-or = или
tyrants-map = Карта Подземья
tyrants-market = Рынок
tyrants-market-deck = Карт осталось в колоде рынка
tyrants-devoured = Поглощённые карты
tyrants-spirit = В этот ход считается картой рынка.
tyrants-hidden-card = Закрытая карта

tyrants-hand = Рука
tyrants-your-hand = Ваша рука
tyrants-hand-of = Рука: { $name }
tyrants-hand-empty = Карт в руке нет.
tyrants-hand-played = Все карты разыграны. Потратьте остаток и закончите ход.
tyrants-deck = Колода
tyrants-discard = Сброс
tyrants-circle = Круг
tyrants-inner-circle = Внутренний круг
tyrants-trophies = Трофеи
tyrants-spies = Шпионы
tyrants-barracks = Казармы
tyrants-markers = Жетоны контроля
tyrants-sites = Локации
tyrants-total = полностью
tyrants-tokens = Жетоны ПО
tyrants-house = { $name }: очки { $points }, казармы { $barracks }, рука { $hand }, колода { $deck }, сброс { $discard }, внутренний круг { $circle }, шпионы { $spies }
tyrants-trophy = Трофей: { $owner }, { $count }

tyrants-pool = Могущество, влияние и действия
tyrants-power = Могущество
tyrants-influence = Влияние
tyrants-in-hand = в вашей руке
tyrants-act-deploy = Разместить
tyrants-act-assassinate = Уничтожить
tyrants-act-return_spy = Вернуть шпиона
tyrants-act-recruit = Завербовать
tyrants-lacks = Стоит { $price } могущества, у вас { $power }.
tyrants-surplus = 1 ПО за 1 могущество

tyrants-played = Разыграно в этот ход
tyrants-resolving = Выполняется карта
tyrants-before = до неё
tyrants-later = Подействует в конце хода
tyrants-nothing-yet = Пока ничего
tyrants-gain-of-promotion = ПО в колоде → во внутреннем круге
tyrants-on-the-map = { $count ->
    [one] { $count } цель на карте
    [few] { $count } цели на карте
   *[other] { $count } целей на карте
}
tyrants-waiting-for = Решает { $name }.
tyrants-tray-hands = Ваша рука
tyrants-tray-discards = Ваш сброс
tyrants-tray-inner_circles = Ваш внутренний круг

tyrants-aspect-ambition = Честолюбие
tyrants-aspect-conquest = Воинственность
tyrants-aspect-malice = Злоба
tyrants-aspect-guile = Коварство
tyrants-aspect-obedience = Покорность
tyrants-aspect-none = Без черты

tyrants-round = Раунд { $round }
tyrants-over = Партия окончена
tyrants-to-the-end = До конца
tyrants-last-round = Последний раунд
tyrants-end-how = Партия кончается, когда опустеют чьи-то казармы или колода рынка
tyrants-end-words = Меньше всего войск в казармах: { $name }, { $barracks }. Колода рынка: { $market }.
tyrants-sum = Всего

tyrants-left-over = останется: { $cards ->
    [0] {""}
   *[other] не разыграно карт: { $cards }
}{ $power ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] , {""}
    }могущество: { $power }
}{ $influence ->
    [0] {""}
   *[other] { $power ->
        [0] { $cards ->
            [0] {""}
           *[other] , {""}
        }
       *[other] , {""}
    }влияние: { $influence }
}
tyrants-hint-act = { $power ->
    [0] Могущества нет
   *[other] Мест для размещения: { $deploy }{ $kill ->
        [0] {""}
       *[other] , целей для уничтожения: { $kill }
    }{ $spies ->
        [0] {""}
       *[other] , шпионов: { $spies }
    }
}; { $recruit ->
    [0] завербовать некого
   *[other] можно завербовать: { $recruit }
}.
tyrants-hint-choose = Нажмите вариант или его цифру. Наведите указатель, чтобы увидеть, куда он ведёт.
tyrants-hint-choose-touch = Нажмите вариант; удерживайте, чтобы увидеть, куда он ведёт.

tyrants-site = { $name }, { $vp } ПО. { $control ->
    [none] Никто не контролирует.
    [total] Полный контроль: { $player }.
   *[some] Контроль: { $player }.
}
tyrants-route = { $from } – { $to }{ $space ->
    [0] {""}
   *[other] , клетка { $space }
}
tyrants-held = { $control ->
    [none] Никто не контролирует.
    [total] Полный контроль: { $player }.
   *[some] Контроль: { $player }.
}
tyrants-marker = Жетон контроля: каждый ход 1 влияние, при полном контроле каждый ход { $vp } ПО.
tyrants-spy-of = Шпион: { $name }
tyrants-spies-here = Шпионы здесь: { $names }
tyrants-for-total = { $count ->
    [0] Полному контролю мешает только чужой шпион.
    [one] До полного контроля: ещё { $count } войско{ $spy ->
        [yes] {""} и ни одного чужого шпиона
       *[no] {""}
    }.
    [few] До полного контроля: ещё { $count } войска{ $spy ->
        [yes] {""} и ни одного чужого шпиона
       *[no] {""}
    }.
   *[other] До полного контроля: ещё { $count } войск{ $spy ->
        [yes] {""} и ни одного чужого шпиона
       *[no] {""}
    }.
}
tyrants-nothing-here = Сейчас здесь нечего делать.
tyrants-presence = Присутствие
tyrants-presence-of = Присутствие: { $name }
tyrants-whole-map = Вся карта
tyrants-zoom = Ближе
tyrants-tabs = Под картой
tyrants-tab-hand = Рука
tyrants-tab-market = Рынок
tyrants-tab-players = Игроки
tyrants-has-targets = Здесь можно что-то сделать

tyrants-legend = Что значат знаки
tyrants-legend-troops = Войска: у каждого игрока своя форма и цвет
tyrants-legend-white = Белое войско, ничьё
tyrants-legend-empty = Пустая клетка
tyrants-legend-spy = Шпион: присутствие здесь, другим нет полного контроля
tyrants-legend-presence = Цветной пол: присутствие
tyrants-legend-control = Одно кольцо: контроль
tyrants-legend-total = Двойное кольцо: полный контроль, +2 ПО в конце
tyrants-legend-points = ПО локации тому, кто контролирует её в конце
tyrants-legend-marker = Жетон контроля: каждый ход 1 влияние, при полном контроле ещё и ПО
tyrants-legend-start = Имя в рамке: стартовая локация
tyrants-legend-deploy = Сюда можно разместить войско
tyrants-legend-kill = Это войско можно уничтожить
