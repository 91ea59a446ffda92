# Стол «Побега из Вистара». Предложения самой игры (вопросы, ходы, события, правила, карты) приходят с сервера.

wistar-player = Игрок { $number }
wistar-you = Вы
wistar-or = или
wistar-free = даром
wistar-lacks = нет
wistar-sum = Итого

wistar-round = Раунд { $round } из { $of }
wistar-order = Порядок
wistar-opponents = Другие игроки
wistar-opponent = { $name }: очков { $points }, вожаков { $chiefs }, дерева { $wood }, металла { $metal }, карт { $cards }
wistar-chiefs = Вожаков осталось: { $count }
wistar-cards-in-hand = Карт в руке
wistar-mice = Мыши
wistar-missions-done = Выполнено миссий
wistar-rooms-left = свободных комнат: { $count }
wistar-helpers = Герои и жетоны навыков
wistar-emptied = Освобождённые ячейки

wistar-wheel = Колесо
wistar-area-0 = Лес
wistar-area-1 = Нора
wistar-area-2 = Ферма
wistar-entrance = У входа
wistar-workers = { $count ->
    [one] { $count } работник
    [few] { $count } работника
   *[other] { $count } работников
}
wistar-strength = Сила { $strength }
wistar-no-workers = нет работников
wistar-slot-free = Свободная ячейка
wistar-slot-of = Вожак: { $name }
wistar-bonus = Бонус { $number }
wistar-round-mouse = Мышь раунда
wistar-hut = Хижина алхимика
wistar-hut-queue = Очередь — порядок хода в новом раунде
wistar-hut-empty = Здесь никого нет

wistar-farm = Ферма
wistar-outside = Двор
wistar-unexplored = Не исследовано
wistar-mouse-hidden = Мышь лицом вниз
wistar-mice-here = Мышей здесь: { $count }
wistar-door = Закрытая дверь
wistar-passage = { $from } – { $to }
wistar-explorer-of = Исследователь: { $name }
wistar-tent-of = Палатка: { $name }
wistar-pitch = Поставить здесь палатку
wistar-missions-of = Миссии: { $place }, { $name }
wistar-row-done = Выполнил: { $name }
wistar-row-locked = Под замком
wistar-way-open = Отворить дверь, всего очков: { $points }
wistar-way-walk_to = Дойти: { $place }, всего очков: { $points }
wistar-way-reveal_at = Открыть карту миссий: { $place }, всего очков: { $points }
wistar-way-fetch = Взять мышь: { $place }, всего очков: { $points }
wistar-way-fetch_cheese = Взять сыр, всего очков: { $points }

wistar-burrow = Ваша нора
wistar-beds = Кровати
wistar-bed = Кровать
wistar-bed-built = Кровать { $number }, построена: { $vp } ПО
wistar-bed-open = Кровать { $number }: { $vp } ПО
wistar-rooms = Комнаты
wistar-rooms-free = свободно
wistar-room-open = Подземная комната { $number }: { $vp } ПО
wistar-underground = Подземелье
wistar-veranda-shut = Веранду открывает её ячейка
wistar-spaces-brown = Любые миссии
wistar-spaces-grey = Подвал
wistar-pair = Обе пусты: очки сверху
wistar-pair-more = Обе «Очки»: ещё +{ $vp }
wistar-space-bed-discount = Кровать −1
wistar-space-dig-discount = Рытьё −1
wistar-space-veranda = Веранда
wistar-space-double-move = Ход ×2
wistar-space-skill-token = Навык
wistar-space-vp-three = Очки
wistar-space-vp-six = Очки
wistar-space-free-invention = Даром
wistar-space-main-action = Действие
wistar-space-hero = Герой

wistar-good-wood = Дерево
wistar-good-metal = Металл
wistar-good-move = Жетоны перемещения
wistar-good-joker = Джокеры
wistar-good-current = Ток
wistar-current-0 = нет
wistar-current-1 = есть
wistar-current-2 = усилен
wistar-sign-wit = Сообразительность
wistar-sign-agility = Проворство
wistar-sign-observation = Наблюдательность
wistar-sign-strength = Сила
wistar-sign-endurance = Выносливость
wistar-sign-energy = Энергия
wistar-sign-tool = Инструменты
wistar-sign-robot = Роботы
wistar-sign-structure = Сооружения
wistar-sign-door = Открытые двери
wistar-sign-tent = Палатки в запасе

wistar-cards = Ваши карты
wistar-hand = Ваша рука
wistar-hand-of = Рука: { $name }
wistar-hand-empty = Карт в руке нет.
wistar-hidden-card = Карта лицом вниз
wistar-in-play = В игре
wistar-none-in-play = Изобретений в игре пока нет.
wistar-discounts = Скидки
wistar-kind-once = Раз в раунд
wistar-kind-income = Доход
wistar-kind-final = В конце игры
wistar-kind-ongoing = Постоянно
wistar-kind-aggressive = Атака

wistar-goals = Цели
wistar-count-rooms-dug = вырыто комнат
wistar-count-beds = построено кроватей
wistar-count-mice = мышей
wistar-count-markers = выполнено миссий
wistar-count-doors = открыто дверей
wistar-count-tools = инструментов в игре
wistar-count-robots = роботов в игре
wistar-count-structures = сооружений в игре
wistar-count-skill-wit = сообразительность
wistar-count-skill-agility = проворство
wistar-count-skill-observation = наблюдательность
wistar-count-skill-strength = сила
wistar-count-skill-endurance = выносливость
wistar-supply-mouse = Домашних мышей в запасе: { $count }
wistar-supply-mousebase = Подвальных мышей в запасе: { $count }
wistar-supply-hero = Героев в запасе: { $count }
wistar-supply-skill = Жетонов навыков в запасе: { $count }

wistar-market = Рынок
wistar-basic = Простые
wistar-advanced = Продвинутые
wistar-deck-basic = Колода простых
wistar-deck-advanced = Колода продвинутых
wistar-deck-left = Карт в колоде
wistar-project-left = Осталось очков проектов: { $points }

wistar-rival-pace = +{ $vp } ПО за раунд
wistar-state-card = Последняя карта состояния
wistar-no-state-card = Карт состояния ещё не было

wistar-tray-pairs = Начальные пары
wistar-tray-keep_which = Просмотренные карты
wistar-tray-salvage_which = Сброшенные карты
wistar-tray-hero_which = Герои
wistar-tray-token_which = Жетоны навыков
wistar-tray-keep_goal_which = Просмотренные цели
wistar-tray-copy_which = Карты, которые можно повторить
wistar-show-farm = Показать ферму
wistar-show-tray = Вернуться к выбору
wistar-show-points = Вернуться к очкам
wistar-final = Итоговые очки

wistar-tabs = Планшеты
wistar-tab-wheel = Колесо
wistar-tab-farm = Ферма
wistar-tab-burrow = Нора
wistar-tab-cards = Карты
wistar-tab-market = Рынок
wistar-has-targets = Здесь можно что-то сделать

wistar-brew-play = Сыграть изобретение
wistar-brew-mission = Выполнить миссию
wistar-brew-metal = Металл
wistar-brew-wood = Дерево

wistar-hint-rat = Выберите область для работника. Esc вернёт его.
wistar-hint-rat-touch = Выберите область. Снова коснитесь работника — вернётся.
wistar-hint-tent = Выберите комнату для палатки. Esc вернёт её.
wistar-hint-tent-touch = Выберите комнату. Снова коснитесь палатки — вернётся.
wistar-hint-swap = Выберите, что взамен. Esc отменит.
wistar-hint-swap-touch = Выберите, что взамен. Снова коснитесь — отмена.
wistar-hint-place = { $entrance ->
    [0] Числа у действий: что вы получите сейчас.
   *[other] Работников у входа: { $entrance }. Выберите их, затем область. Числа у действий: что вы получите сейчас.
}
wistar-hint-entrance = Работников у входа: { $count }. Выберите их, затем область.
wistar-hint-explore = Сплошное кольцо: один шаг сейчас. Пунктирное: несколько шагов, число — сколько они стоят вместе.
wistar-hint-explore-touch = Число: сколько стоит шаг или весь путь.
wistar-hint-mission = Подсвеченные строки можно выполнить; замок открывает строка с его ключом.
wistar-hint-marker = Место освобождается навсегда: его свойство становится вашим.
