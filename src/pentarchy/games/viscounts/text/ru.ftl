# «Виконты Западного Королевства» по-русски. Ключи одинаковы во всех языках.
#
# $card — название карты, $known — "no", если её лицо скрыто от читателя. $owner — игрок или игрок-бот, $space — локация дороги,
# $site — место для сооружения, $section — секция замка. Описания эффектов складываются из сообщений do-*.

## Общие слова

automa = игрок-бот
printed-townsfolk = напечатанный горожанин
card = { $known ->
    [no] закрытая карта
   *[yes] { $card }
}
space-outer = локация { $number } ({ $segment })
space-inner = внутренняя дорога ({ $segment })
site = { $segment }, место { $number }
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
        [one] { $count } торговец
        [few] { $count } торговца
       *[other] { $count } торговцев
    }
    [builder] { $count ->
        [one] { $count } строитель
        [few] { $count } строителя
       *[other] { $count } строителей
    }
    [noble] знать: { $count }
    [cleric] { $count ->
        [one] { $count } клирик
        [few] { $count } клирика
       *[other] { $count } клириков
    }
   *[criminal] { $count ->
        [one] { $count } преступник
        [few] { $count } преступника
       *[other] { $count } преступников
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
paper = { $paper ->
    [debt] долг
   *[deed] грамота
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

phase-setup = Подготовка
phase-cards = Управление картами
phase-movement = Движение
phase-action = Базовое действие
phase-recruit = Найм
phase-collision = Столкновение
phase-draw = Добор карт
phase-end = Конец игры
where = { $last ->
    [yes] Последний раунд ({ $round }) · { $phase }
   *[no] Раунд { $round } · { $phase }
}

## Что делают карты, места и замок

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
do-resource = { $count ->
    [one] +{ $count } ресурс на выбор
    [few] +{ $count } ресурса на выбор
   *[other] +{ $count } ресурсов на выбор
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
do-focus = действие по специализации
do-corrupt_criminals = порочность за каждого преступника на планшете
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
    [merchant] каждые { $count } символа торговца
    [ink] { $count } чернильницу
    [stone] { $count } камень
    [gold] { $count } золото
    [silver] каждые { $count } серебра
   *[stone_gold] каждый камень или золото
} можно считать за { $action ->
    [build] { $icons ->
        [1] 1 строителя
       *[other] { $icons } строителей
    }
    [workers] { $icons ->
        [1] 1 символ знати
       *[other] { $icons } символа знати
    }
   *[transcribe] { $icons ->
        [1] 1 клирика
       *[other] { $icons } клириков
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
        [builders] символа строителя
        [nobles] символа знати
        [clerics] символа клирика
        [merchants] символа торговца
        [criminals] символа преступника
        [buildings] сооружения
        [manuscripts] манускрипта
        [approved] заверенные грамоты
        [paid] оплаченных долга
       *[workers] рабочих в замке
    }
}

## Вопросы

ask-pair_which = Выберите карту игрока вместе с героем.
ask-play_which = Сыграйте горожанина с руки.
ask-move_where = Выберите, куда идёт ваш виконт. Ваше серебро: { $silver }.
ask-act = { $committed ->
    [trade] Вы изгнали горожанина: теперь торгуйте.
    [build] Вы изгнали горожанина: теперь возведите сооружение.
    [workers] Вы изгнали горожанина: теперь разместите рабочих.
    [transcribe] Вы изгнали горожанина: теперь переведите манускрипт.
   *[none] Выполните действие или обойдитесь без него.
}
ask-pay_which = Оплата: { action }. Не хватает символов: { $count }.
ask-recruit_or_not = Наймите соседнего горожанина или продолжайте. Ваше серебро: { $silver }.
ask-resource_which = Выберите ресурс.
ask-flip_which = Выберите, что перевернуть.
ask-choose_one = Выберите одно.
ask-react_first = Выберите, чьё свойство сработает первым.
ask-discard_which = Вы можете сбросить карту.
ask-destroy_which = Вы можете уничтожить карту и получить её серебро.
ask-destroy_own_which = Вы можете уничтожить одну из своих карт и получить её серебро.
ask-new_order = Выберите порядок своих карт, слева направо.
ask-hire_which = Выберите горожанина для бесплатного найма.
ask-settle_where = Выберите секцию замка для рабочих.
ask-shift_which = Вы можете передвинуть рабочего в соседнюю секцию.
ask-rise_which = Выберите секцию, которая сработает первой.
ask-expel_whom = { $section }, уровень { $tier }: нет места. Выберите, чей рабочий уйдёт.
ask-build_where = Возведите бесплатно { building-type }: выберите ячейку и место.
ask-link_first = Выберите, какая связь сработает первой.
ask-copy_which = Выберите манускрипт стоимостью { $least }–{ $most }.

## Ходы, на кнопках и в списках

move-choose_pair = { $there ->
    [yes] { $card } и { $hero }
   *[no] { $card }
}
move-remove = Уничтожить: { $card }
move-play = Сыграть: { $card }
move-move = { $count ->
    [0] Идти: { $space }
   *[other] Идти: { $space }, { for-silver }
}
dismissed-card = { $count ->
    [0] { $card }
   *[other] { $card }, { for-silver }
}
move-dismiss = { $action ->
    [trade] Изгнать ради торговли: { dismissed-card }
    [build] Изгнать ради возведения: { dismissed-card }
    [workers] Изгнать ради размещения рабочих: { dismissed-card }
   *[transcribe] Изгнать ради перевода: { dismissed-card }
}
move-trade = { $there ->
    [yes] Торговать ({ $cost ->
        [one] { $cost } торговец
        [few] { $cost } торговца
       *[other] { $cost } торговцев
    }{ $count ->
        [0] ): { $effect }
        [one] , потратив { $count } серебро): { $effect }
       *[other] , потратив { $count } серебра): { $effect }
    }
   *[no] Торговать, обменов: { $times }
}
move-construct = { $there ->
    [yes] { $building } ({ $cost }): { $site } — { $effect }
   *[no] { $building } ({ $cost }): { $site }
}
move-erect = { $there ->
    [yes] { $building }: { $site } — { $effect }
   *[no] { $building }: { $site }
}
move-station = { $helpers ->
    [one] Разместить { $helpers } рабочего
   *[other] Разместить { $helpers } рабочих
}
move-transcribe = Перевести манускрипт
move-pay = { $good ->
    [ink] Заплатить чернильницей
    [stone] Заплатить камнем
    [gold] Заплатить золотом
   *[silver] Заплатить серебром
}
move-rest = Без действия
move-recruit = { $silver ->
    [one] Нанять за { $silver } серебро: { $card }
   *[other] Нанять за { $silver } серебра: { $card }
}
move-pass_by = Никого не нанимать
move-hire_free = Нанять: { $card }
move-take_good = { $resource ->
    [ink] Взять чернильницу
    [stone] Взять камень
   *[gold] Взять золото
}
move-flip_one = { $paper ->
    [debt] Перевернуть долг
   *[deed] Перевернуть грамоту
}
move-pick = { $effect }
move-resolve = Сначала: { $card }
move-arrange = { $there ->
    [yes] { $order ->
        [123] Оставить как есть: { $cards }
       *[other] { $cards }
    }
   *[no] Порядок { $order }
}
move-discard_card = Сбросить: { $card }
move-discard_top = Сбросить верхнюю карту колоды
move-destroy_card = Уничтожить: { $card }
move-destroy_top = Уничтожить верхнюю карту колоды
move-decline = Нет, обойтись без этого
move-link = { $there ->
    [yes] Сначала { $link }: { $effect }
   *[no] Сначала { $link }
}
move-shift = Рабочий: { $section } → { $section_2 }
move-stay = Никого не передвигать
move-settle = { $section }
move-climb = { $section }
move-expel = Рабочий ({ $owner })
move-copy = Взять: { $card }

## Что произошло

event-chose_pair = { $known ->
    [no] Выбор ({ $owner }): закрытая карта.
   *[yes] Выбор ({ $owner }): { $card } и { $card_2 }.
}
event-round_started = Начинается раунд { $count }.
event-turn_started = Ход: { $owner }.
event-dropped = С планшета ({ $owner }) уходит: { card }.
event-played = Сыграно ({ $owner }): { card }.
event-moved = { $count ->
    [0] Виконт ({ $owner }): { $space }.
   *[other] Виконт ({ $owner }): { $space }, { for-silver }.
}
event-met = Виконты встретились: { $owner } и { $owner_2 }.
event-dismissed = { $count ->
    [0] Изгнание ({ $owner }): { card }.
   *[other] Изгнание ({ $owner }) { for-silver }: { card }.
}
event-dismissed_printed = { $count ->
    [0] Изгнание ({ $owner }): напечатанный горожанин ({ $segment }).
   *[other] Изгнание ({ $owner }) { for-silver }: напечатанный горожанин ({ $segment }).
}
event-traded = Торговля ({ $owner }): торговцев { $count_2 }, обменов { $count }.
event-built = Возведено ({ $owner }): { $building }, { $site }.
event-linked = Связь приносит доход ({ $owner }): { $link }.
event-stationed = Рабочие ({ $owner }, +{ $count }): { $section }.
event-shifted = Рабочий ({ $owner }): { $section } → { $section_2 }.
event-climbed = Рабочий ({ $owner }) поднимается на уровень { $count }: { $section }.
event-spread = Рабочий ({ $owner }) отходит в сторону: { $section } → { $section_2 }.
event-expelled = Рабочий ({ $owner }) уходит с уровня { $count }: { $section }.
event-took_leader = Лидер замка теперь { $owner }.
event-transcribed = Манускрипт ({ $owner }): { card }.
event-copied_printed = Напечатанный манускрипт ({ $owner }): { $segment }.
event-took_bonus = Бонусная карта ({ $owner }): { card }.
event-rested = Без действия: { $owner }.
event-spent = Потрачено ({ $owner }): { amount }.
event-gained = Получено ({ $owner }): { amount }.
event-corrupted = { $count ->
    [0] Порочность ({ $owner }): маркеры уже на краю трека и остаются на месте.
   *[other] Порочность ({ $owner }): +{ $count }.
}
event-improved = { $count ->
    [0] Добродетель ({ $owner }): маркеры уже на краю трека и остаются на месте.
   *[other] Добродетель ({ $owner }): +{ $count }.
}
event-got_paper = Получено ({ $owner }): { paper }.
event-flipped = { $paper ->
    [debt] Долг оплачен ({ $owner }).
   *[deed] Грамота заверена ({ $owner }).
}
event-revealed_end = { $paper ->
    [debt] Карта бедности открыта: конец близок.
   *[deed] Карта процветания открыта: конец близок.
}
event-rearranged = Порядок карт изменён ({ $owner }).
event-discarded = Сброшено ({ $owner }): { card }.
event-destroyed = Уничтожено ({ $owner }): { card }.
event-shuffled = Сброс перемешан ({ $owner }).
event-hired = { $count ->
    [0] Бесплатный найм ({ $owner }): { card }.
   *[other] Найм ({ $owner }) { for-silver }: { card }.
}
event-townsfolk_shown = Новый горожанин: { card } ({ $segment }).
event-manuscript_shown = Новый манускрипт: { card } ({ $segment }).
event-collided = Столкновение добродетели и порочности ({ $owner }) на делении { $count }.
event-separated = Маркеры возвращаются на края трека ({ $owner }).
event-last_round = Последний раунд.
event-game_ended = Игра окончена. Идёт подсчёт очков.
event-scheme_shown = Игрок-бот открывает карту «{ card }».
event-scheme_gained = Игрок-бот получает карту «{ card }».
event-automa_counts = Игрок-бот считает ({ action }): символы { $count }, ресурсы { $count_2 }.
event-automa_lacks = Игрок-бот пропускает действие ({ action }): есть { $count }, нужно { $count_2 }.
event-automa_no_place = { $action ->
    [workers] Игрок-бот пропускает действие ({ action }): в запасе мало рабочих.
    [build] Игрок-бот пропускает действие ({ action }): нет свободного места или сооружения.
   *[other] Игрок-бот пропускает действие ({ action }): нет места.
}
event-automa_no_flip = Игрок-бот пропускает переворот: переворачивать нечего.
event-automa_focus = Игрок-бот действует по специализации.
event-automa_chooses = { $paper ->
    [debt] Игрок-бот выбирает долг: оплаченных долгов { $count }, заверенных грамот { $count_2 }.
   *[deed] Игрок-бот выбирает грамоту: оплаченных долгов { $count }, заверенных грамот { $count_2 }.
}
event-automa_links = Сразу две связи: у игрока-бота сначала срабатывает левая, затем следующая по часовой стрелке.
event-automa_ability = { $ability ->
    [trading_post_1] Фактория 1 даёт игроку-боту будущую интригу.
    [trading_post_2] На планшете игрока-бота нет преступников: из-за фактории 2 он должен перевернуть долг.
    [trading_post_3] Благодаря фактории 3 игрок-бот за переворот изгоняет горожанина.
    [workshop_1] Благодаря мастерской 1 игрок-бот за интригу изгоняет горожанина.
    [workshop_2] Мастерская 2 даёт игроку-боту за перемешивание ещё 1 добродетель.
   *[workshop_3] Мастерская 3 даёт игроку-боту за перемешивание ещё 1 порочность.
}
event-automa_instead = { $instead ->
    [silver] Серебро игроку-боту не нужно: за каждые 2 он берёт ресурс.
    [rearrange] Вместо перестановки карт игрок-бот берёт ресурс.
    [destroy] Вместо уничтожения карты игрок-бот переворачивает долг или грамоту.
    [discard] Вместо сброса карты игрок-бот получает добродетель.
    [castle_move] Вместо передвижения в замке игрок-бот получает добродетель.
    [hire] Вместо найма игрок-бот получает будущую интригу.
    [no_scheme] Будущих интриг не осталось: игрок-бот переворачивает долг или грамоту.
    [no_paper] Игроку-боту нечего переворачивать: он получает добродетель.
    [no_debt] У игрока-бота нет долга для переворота: он получает добродетель.
    [no_deed] У игрока-бота нет грамоты для переворота: он получает добродетель.
    [no_shuffle] У игрока-бота нет сброшенных интриг: замешивать нечего.
    [no_workers] У игрока-бота не осталось рабочих в запасе.
    [no_manuscript] Подходящего манускрипта не видно: игрок-бот ничего не берёт.
   *[no_building] Игрок-бот ничего не возводит: нет такого сооружения или свободного места.
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
score-bonus_cards = Бонусные карты
score-debts = Неоплаченные долги
score-deeds = Грамоты
score-poverty = Бедность
score-prosperity = Процветание
score-resources = Оставшиеся ресурсы

## Зоны и счётчики

zone-round = Раунд
zone-phase = Фаза
zone-first = Первый игрок
zone-active = Чей ход
zone-last_round = Последний раунд
zone-face = Сторона поля
zone-ring = Сегменты по часовой стрелке
zone-castle = Секции замка у сегментов
zone-automa = Игрок-бот
zone-difficulty = Сложность
zone-townsfolk = Горожане на поле
zone-manuscripts = Манускрипты на поле
zone-pair_cards = Карты игроков на выбор
zone-pair_heroes = Герои на выбор
zone-bonus_cards = Оставшиеся бонусные карты
zone-scheme_deck = Колода интриг
zone-scheme_discard = Сброс интриг
zone-future_deck = Будущие интриги
zone-box = Вне игры
zone-boards = Ячейки для карт
zone-hands = Рука
zone-decks = Колода
zone-discards = Сброс
zone-scrolls = Манускрипты
zone-bonuses = Бонусные карты
zone-goods = Запасы
zone-debts = Неоплаченные долги
zone-paid = Оплаченные долги
zone-deeds = Грамоты
zone-approved = Заверенные грамоты
zone-corruption = Маркер порочности
zone-virtue = Маркер добродетели
zone-poverty = Долги над картой бедности
zone-prosperity = Грамоты над картой процветания
zone-viscounts = Виконт
zone-built = Возведённые сооружения
zone-sites = Места для сооружений
zone-workers = Рабочие в запасе
zone-tier_1 = Первый уровень замка
zone-tier_2 = Второй уровень замка
zone-tier_3 = Рабочие на третьем уровне
zone-leader = Лидер замка
zone-committed = Начатое действие
zone-lent = Символы изгнанного горожанина
zone-due = Осталось оплатить символов
zone-used = Использованные свойства
zone-settling = Рабочие в движении
zone-picked = Сделанный выбор
zone-stride = Шагов по сыгранной карте
zone-stopped = Остановлено
zone-seen_schemes = Виденные интриги
screen-icons = Символы
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
    [starting] Горожанин каждой стартовой колоды.
    [hero] Горожанин-герой.
   *[neutral] Горожанин с поля.
}
help-silver = Стоимость в серебре: { $count }.
help-icons = Символы: { $icons }.
help-bonus = При найме и изгнании: { $effect }.
help-instant = · когда сыгран: { $effect }
help-drop = · когда уходит с планшета: { $effect }
help-ongoing = · { $effect }
help-trigger = · { $trigger ->
    [after_trade] после торговли
    [after_build] после возведения
    [after_workers] после размещения рабочих
    [after_transcribe] после перевода
    [collision] при каждом столкновении
    [flip_debt] каждый раз, когда вы переворачиваете долг
   *[gain_debt] каждый раз, когда вы берёте долг
}: { $effect }
help-effect = · { $effect }
help-manuscript = Манускрипт, закладка { ribbon }.
help-clerics = Нужно клириков: { $count }.
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
help-bonus-card = Бонусная карта за первые три манускрипта одного цвета (закладка { ribbon }): { $vp } ПО.
help-trade = Локация { $number }: { $cost ->
    [one] { $cost } торговец
    [few] { $cost } торговца
   *[other] { $cost } торговцев
} — { $effect }.
help-printed-townsfolk = Напечатанный горожанин: серебро { $silver }, { $icons }, бонус: { $effect }.
help-printed-manuscript = Напечатанный манускрипт: клириков { $cost } — { $effect }.
help-site = Место для сооружения ({ $players } игрока), { $bank ->
    [left] левый берег
   *[right] правый берег
}.
help-link = { $second ->
    [0] Связь ({ $players } игрока): от места { $first } к следующему сегменту.
   *[other] Связь ({ $players } игрока): места { $first } и { $second }.
}
help-section = Секция замка. Рабочий, поднявшийся на её второй уровень, даёт:
help-building = Нужно строителей: { $cost }.
help-ability = { $ability ->
    [step] При движении можно пройти ещё 1 локацию бесплатно.
    [dismiss] Изгнание стоит 1 серебро.
    [hire] При каждом найме можно сбросить карту.
    [collision] При каждом столкновении +1 добродетель, если на планшете нет преступников.
   *[hand] Предел руки +1.
}
help-own = Чьи маркеры столкнулись здесь: { $effect }.
help-others = { $condition ->
    [criminals] Каждый другой игрок с преступниками: { $effect }.
    [no_criminals] Каждый другой игрок без преступников: { $effect }.
   *[always] Каждый другой игрок: { $effect }.
}
help-automa = Игрок-бот, если здесь столкнулись его маркеры: { $effect }.
help-focus = Специализация: { $effect }.
help-prefers = Предпочитает: { $prefers }.
help-one-pool = Все ресурсы для него равны.
help-number = { $field }: { $value }.
help-printed-icons = Символы в ячейках действуют, пока их не накрыла карта.

field-hand = карт на руке
field-least_cards = карт у игрока не меньше
field-extra_step = серебра за дополнительную локацию
field-cheap_dismissal = серебра за изгнание со второй факторией
field-workers = рабочих у игрока
field-nobles = знати за 1, 2, 3, 4 рабочих
field-automa_least = рабочих размещает игрок-бот не меньше
field-threshold = своих рабочих, чтобы начать движение
field-room = рабочих в секции не больше
field-tiers = ПО по уровням
field-leader = ПО лидера замка
field-trading_post = ПО за 0, 1, 2, 3 фактории
field-guildhall = ПО за 0, 1, 2, 3 гильдии
field-workshop = ПО за 0, 1, 2, 3 мастерские
field-sets = ПО за набор от 0 до 4 закладок
field-bonus = манускриптов одного цвета для бонусной карты
field-debts = долгов при 1, 2, 3, 4 игроках
field-deeds = грамот при 1, 2, 3, 4 игроках
field-unpaid = ПО за неоплаченный долг
field-acquired = ПО за полученную грамоту
field-approved = ПО за заверенную грамоту
field-large = ПО при 3–4 игроках
field-small = ПО при 1–2 игроках
field-townsfolk = горожан в стопках
field-length = делений
field-bonus_track = добродетель при найме
field-starter = лежит на стопке в начале
field-printed_small = горожанин и манускрипт, напечатанные на стороне для 1–2 игроков

## Что видно на маленьких картинках

face-number = { $count }
face-silver = Серебро
face-bonus = Бонус
face-clerics = Клирики
face-builders = Строители
face-start = Начало на локации
face-trade = { $cost ->
    [one] { $cost } торговец: { $effect }
    [few] { $cost } торговца: { $effect }
   *[other] { $cost } торговцев: { $effect }
}
face-inner = рабочие, манускрипты
face-printed-townsfolk = Серебро { $silver }, { $icons }; бонус: { $effect }
face-printed-manuscript = Клирики { $cost }: { $effect }
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
