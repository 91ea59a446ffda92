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

## Поля файлов с данными, общие для разных игр

generic-field-cost = Цена
generic-field-price = Цена
generic-field-production = Даёт
generic-field-bonus = Сразу
generic-field-recycle = Переработка
generic-field-soldiers = Солдаты
generic-field-silver = Серебро
generic-field-icons = Значки
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
