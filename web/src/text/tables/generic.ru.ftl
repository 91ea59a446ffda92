# Стол, на котором видна любая игра.

generic-shared = В центре стола
generic-own = { $name } (вы)
generic-waiting = ходит
generic-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
generic-worth = ценность { $worth }
generic-facedown = для остальных лицом вниз
generic-hidden = { $count ->
    [one] { $count } карта лицом вниз
    [few] { $count } карты лицом вниз
   *[many] { $count } карт лицом вниз
}
generic-empty = Пусто: { $zones }
generic-zero = Ноль или нет: { $names }
generic-place = { $name } { $number }
generic-moves = Список ходов ({ $count })
generic-show-lit = { $count ->
    [one] К подсвеченной карте
   *[other] К подсвеченным картам
}
generic-map = Карта
generic-ways = Маршруты
generic-ways-all = { $count ->
    [one] Показать { $count } пустой маршрут
    [few] Показать { $count } пустых маршрута
   *[many] Показать { $count } пустых маршрутов
}
generic-ways-fewer = Скрыть пустые маршруты
generic-neutral = белые
generic-free = свободно
generic-held = контроль
generic-owned = полный контроль
generic-held-by = контроль: { $name }
generic-owned-by = полный контроль: { $name }
generic-agent = шпион: { $name }
generic-copies = { $name }, копий: { $count }
generic-facedown-pieces = лицом вниз: { $count }
generic-stations = Места
generic-stations-location = Локации
generic-stations-segment = Поле, по часовой стрелке
generic-spot-space = локация { $name }
generic-spot-site = место { $name }
generic-spot-link = связь
generic-spot-short-section = Замок
generic-of = { $name } ({ $owner })
generic-figure = здесь стоит { $name }
generic-below = ещё { $count }
generic-printed = Напечатано:
generic-station = { $number }. { $name }
generic-now = сейчас
generic-strength = сила
generic-picked-up = Взято: { $name }. Выберите, куда положить.
generic-show-places = К подсвеченным местам
generic-which = { $name }: { $which }
generic-nobody = никого
generic-wheel = Колесо действий
generic-wheel-strength = ваша сила { $strength }
generic-slot = ячейка { $number }
generic-beside-hut = +1 жетон перемещения и зелье; решает порядок хода
generic-plan = Ферма
generic-way-open = { $names }: открыто
generic-way-closed = { $names }: закрытая дверь
generic-room-hidden = { $name } рубашкой вверх
generic-camp = палатка: { $name }
generic-row-done = выполнено: { $name } ({ $thing })
generic-yards = Работники
generic-holes = Ячейки маркеров
generic-hole-empty = освобождена и действует
generic-hole-covered = ещё закрыта
generic-claim = { $needs }: достигнута, { $name }
generic-claim-free = { $needs }: свободно
generic-claim-closed = { $needs }: не используется

## Поля файлов с данными, общие для разных игр

generic-field-cost = Цена
generic-field-price = Цена
generic-field-production = Даёт
generic-field-bonus = Сразу
generic-field-recycle = Переработка
generic-field-soldiers = Солдаты
generic-field-silver = Серебро
generic-field-icons = Символы
generic-field-skills = Навыки
generic-field-requires = Нужно
generic-field-aspect = Черта
generic-field-power = Могущество
generic-field-influence = Влияние
generic-field-strength = Сила
generic-field-suspicion = Подозрение
generic-field-when = Когда
generic-field-vp = ПО
generic-field-income = Доход
generic-field-deck-vp = ПО колоды
generic-field-inner-circle-vp = ПО круга
generic-field-marker-vp = Жетон
generic-field-spies-left = Шпионов в запасе
generic-field-markers = Жетоны контроля
generic-field-free-rooms = Свободные комнаты
generic-field-symbols = Символы

## Слова из файлов с данными

generic-word-ambition = Честолюбие
generic-word-conquest = Воинственность
generic-word-malice = Злоба
generic-word-guile = Коварство
generic-word-obedience = Покорность
generic-word-drow = Дроу
generic-word-dragons = Драконы
generic-word-elementals = Элементали
generic-word-demons = Демоны
generic-word-aberrations = Аберрации
generic-word-undead = Нежить
generic-word-sections-center = Центр
generic-word-sections-left = Центр и левый
generic-word-sections-right = Центр и правый
generic-word-sections-all = Все
generic-word-ending-last-troop = Последнее войско размещено
generic-word-ending-market-empty = Колода рынка закончилась
generic-word-merchant = торговцы
generic-word-builder = строители
generic-word-noble = знать
generic-word-cleric = клирики
generic-word-criminal = преступники
generic-word-wit = сообразительность
generic-word-agility = проворство
generic-word-observation = наблюдательность
generic-word-strength = сила
generic-word-endurance = выносливость
generic-word-energy = энергия
generic-word-current-normal = обычный
generic-word-current-boosted = усиленный
generic-word-doors = двери
generic-word-mice = мыши
generic-word-rooms = вырытые комнаты
generic-word-beds = кровати
generic-word-markers = маркеры
generic-word-inventions = изобретения
generic-word-tools = инструменты
generic-word-robots = роботы
generic-word-structures = сооружения
generic-word-basic = простые
generic-word-advanced = продвинутые
generic-word-goals = цели

## Поля состояния рядом с тем, к чему они относятся

generic-short-suspicion-at = Подозрение
generic-short-cubes-at = Лежит
generic-short-goon-row = Наёмник
generic-short-guards-at = Стража
generic-short-townsfolk = Горожанин
generic-short-manuscripts = Манускрипт
generic-short-tier-1 = Уровень 1
generic-short-tier-2 = Уровень 2
generic-short-built-left = Сооружения в запасе
generic-short-pair-cards = Пара
generic-short-mice-at = Мыши
generic-short-missions = Миссия
generic-short-used = 1× уже использован
generic-short-claimed = достигнута
