# Стол «Виконтов». Предложения самой игры (вопросы, ходы, события, правила, карты) присылает сервер.

viscounts-player = Игрок { $number }
viscounts-own = Планшет: { $name }
viscounts-first = первый игрок
viscounts-vp = ПО
viscounts-yes = да
viscounts-no = нет
viscounts-none = Ничего
viscounts-nobody = никто
viscounts-free = даром
viscounts-card-hidden = Карта рубашкой вверх

viscounts-board = Круглое поле
viscounts-closer = Приблизить
viscounts-whole = Всё поле
viscounts-space-outer = { $segment } · локация { $number }
viscounts-space-inner = { $segment } · внутренняя
viscounts-outer-road = внешняя дорога
viscounts-inner-road = Внутренняя дорога
viscounts-segment = { $name }: всё, что там есть
viscounts-site-free = Свободное место: { $gives }
viscounts-site-built = { $building }, { $name }
viscounts-link = Связь двух мест: { $gives }
viscounts-link-short = Связь
viscounts-section = { $name }: { $gives }. Уровень 1: { $first }. Уровень 2: { $second }.
viscounts-tier = ур. { $tier }
viscounts-leaves = уходит
viscounts-too-full = Больше, чем помещается: кто-то уйдёт
viscounts-worker-points = { $points ->
    [one] { $points } очко за рабочего здесь
    [few] { $points } очка за рабочего здесь
   *[other] { $points } очков за рабочего здесь
}
viscounts-viscount = Виконт: { $name }
viscounts-viscount-at = Виконт ({ $name }): { $space }
viscounts-pile = { $count ->
    [one] В стопке { $count } карта
    [few] В стопке { $count } карты
   *[other] В стопке { $count } карт
}
viscounts-pile-empty = { $segment }: горожанин, напечатанный под пустой стопкой
viscounts-scrolls-empty = { $segment }: манускрипт, напечатанный под пустой стопкой
viscounts-printed = на поле
viscounts-trade-sign = { $space }: обмен за { $cost ->
    [one] { $cost } торговца
   *[other] { $cost } торговцев
}
viscounts-offer-inner = Что можно здесь сделать: рабочие, манускрипт

viscounts-poverty = Бедность
viscounts-prosperity = Процветание
viscounts-to-poverty = до бедности
viscounts-to-prosperity = до процветания
viscounts-poverty-open = Бедность открыта
viscounts-prosperity-open = Процветание открыто
viscounts-poverty-how = Столько долгов лежит на карте бедности. Когда она откроется, очки принесут заверенные грамоты, и конец близок.
viscounts-prosperity-how = Столько грамот лежит на карте процветания. Когда она откроется, очки принесут оплаченные долги, и конец близок.
viscounts-leader = Лидер замка
viscounts-leader-how = Больше всех рабочих на верхнем уровне
viscounts-leader-gives = +{ $points } ПО, +1 карта
viscounts-bonus = Первому за 3 закладки
viscounts-bonus-how = Первый, у кого три манускрипта одной закладки, получает её карту: эти символы навсегда и очки

viscounts-workers = Рабочие в запасе
viscounts-card-goes-here = сюда ляжет карта
viscounts-action-trade = Торговля
viscounts-action-build = Стройка
viscounts-action-workers = Рабочие
viscounts-action-transcribe = Перевод
viscounts-ledger-how = Символов { $icons }, преступников { $wild }, обращённых торговцев { $turned }; с товарами до { $total }
viscounts-wild = за любой символ: учтено во всех суммах
viscounts-turned = карта обращает торговцев в символы: учтено
viscounts-hand = Рука
viscounts-hand-empty = В руке нет карт
viscounts-deck = Колода
viscounts-deck-of = Верхняя карта вашей колоды; карт: { $count }
viscounts-discard = Сброс
viscounts-track = Порочность и добродетель
viscounts-apart = до столкновения { $steps }
viscounts-collision = столкновение!
viscounts-markers = Порочность на клетке { $corruption }, добродетель на клетке { $virtue }
viscounts-buildings = Сооружения
viscounts-built = Возведено.
viscounts-type-trading_post = Фактория
viscounts-type-guildhall = Гильдия
viscounts-type-workshop = Мастерская
viscounts-papers = Долги, грамоты и манускрипты
viscounts-paper-debt = долги
viscounts-paper-paid = оплачены
viscounts-paper-deed = грамоты
viscounts-paper-approved = заверены
viscounts-scrolls = Манускрипты
viscounts-scroll-points = Очки манускриптов
viscounts-ribbon-how = Ещё один добавит к наборам { $next }. { $bonus ->
    [0] Её бонусной карты уже нет.
   *[other] До её бонусной карты: { $bonus }.
}

viscounts-rival = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Показать всё
viscounts-schemes-left = интриг в колоде
viscounts-focus-of = Специализация
viscounts-wants = берёт
viscounts-until = до { $count }
viscounts-else = иначе

viscounts-focus = Что можно сделать
viscounts-off-turn = Сейчас ход: { $name }. Этот выбор — ваш.
viscounts-waiting-for = Решает { $name }.
viscounts-over = Игра окончена
viscounts-so-far = Уже произошло
viscounts-then = Затем: { $question }
viscounts-then-choice = затем выбор
viscounts-ask-rise_which = Замок приходит в движение: какая секция первой?
viscounts-ask-expel_whom = В секции тесно: кто уйдёт?
viscounts-ask-link_first = Какая связь сработает первой?
viscounts-ask-react_first = Какая карта первой?
viscounts-ask-choose_one = Одно из этого
viscounts-ask-settle_where = В какую секцию?
viscounts-ask-new_order = Порядок ваших карт
viscounts-ask-pay_which = Какими товарами?
viscounts-ask-play_which = Какую карту?
viscounts-ask-recruit_or_not = Нанять?
viscounts-ask-hire_which = Бесплатный найм
viscounts-ask-copy_which = Бесплатный манускрипт
viscounts-ask-discard_which = Сбросить карту?
viscounts-ask-destroy_which = Уничтожить карту?
viscounts-ask-destroy_own_which = Уничтожить свою карту?
viscounts-ask-resource_which = Какой ресурс?
viscounts-ask-flip_which = Долг или грамоту?
viscounts-ask-build_where = Бесплатное сооружение
viscounts-ask-shift_which = Передвинуть рабочего?
viscounts-ask-pair_which = С кем начнёте?
viscounts-then-hidden = Дальше откроется скрытое: предсказать его нельзя.
viscounts-order-now = так лежат сейчас
viscounts-ends = Стопка кончается: конец игры близок.
viscounts-move-title = Куда?
viscounts-if-go = если пойти сюда
viscounts-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
viscounts-steps-of = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}, не меньше { $least }
viscounts-free-sites = { $count ->
    [0] Стройка: мест нет
    [one] Стройка: { $count } место
    [few] Стройка: { $count } места
   *[other] Стройка: { $count } мест
}
viscounts-up-to = до { $count }
viscounts-hire = Нанять:
viscounts-hire-for = { $silver ->
    [0] Нанять бесплатно
    [one] Нанять за { $silver } серебро
   *[other] Нанять за { $silver } серебра
}
viscounts-meets = { $count ->
    [one] { $names } может переложить свои карты
   *[other] { $names } могут переложить свои карты
}
viscounts-icons-suffice = хватает
viscounts-not-enough = не хватает
viscounts-no-site = На этом берегу мест нет
viscounts-station = { $count ->
    [one] { $count } рабочий
    [few] { $count } рабочих
   *[other] { $count } рабочих
}
viscounts-dismiss = Изгнать:
viscounts-dismiss-for = Изгнать ради действия: { $action }
viscounts-due = Товарами нужно оплатить символов: { $due }.
viscounts-slides = С планшета уйдёт: { $name }.
viscounts-how-play_which = Ваша карта ляжет слева, остальные сдвинутся вправо.
viscounts-how-recruit_or_not = Карта идёт в ваш сброс, её бонус — сразу.
viscounts-how-hire_which = Любая верхняя карта стопок поля, бесплатно.
viscounts-how-copy_which = Верхний манускрипт стопки, бесплатно.
viscounts-how-discard_which = Карта с руки или верхняя карта колоды.
viscounts-how-destroy_which = Карта с руки или верхняя карта колоды уходит из игры за своё серебро.
viscounts-how-destroy_own_which = Одна из ваших карт уходит из игры за своё серебро.
viscounts-how-shift_which = Сначала секция с вашим рабочим, затем соседняя.
viscounts-how-build_where = Сооружение планшета и место, в любом порядке.

viscounts-hint-slot = Теперь место.
viscounts-hint-site = Теперь сооружение.
viscounts-hint-worker = Теперь секция рядом.
viscounts-hint-outer = Внешняя дорога: торговля или стройка, можно с изгнанием.
viscounts-hint-inner = Внутренняя дорога: рабочие или манускрипт, можно с изгнанием.

viscounts-draft = Пары: карта игрока и герой
viscounts-begins = Локация { $number }
viscounts-round = Раунд
viscounts-last-round = Последний раунд
viscounts-rounds-left = { $rounds ->
    [one] ещё { $rounds }
   *[other] ещё { $rounds }
}
viscounts-phase-cards = Карты
viscounts-phase-movement = Движение
viscounts-phase-action = Действие
viscounts-phase-recruit = Найм
viscounts-phase-collision = Столкновение
viscounts-phase-draw = Добор
viscounts-tabs = Части стола
viscounts-tab-now = Сейчас
viscounts-tab-hand = Карты
viscounts-tab-board = Планшет
viscounts-tab-rivals = Другие

viscounts-to-board = Поле
viscounts-to-scores = Очки
viscounts-group-buildings = Сооружения
viscounts-group-castle = Замок
viscounts-group-scrolls = Манускрипты
viscounts-group-papers = Долги и грамоты
