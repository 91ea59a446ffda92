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
generic-moves = Все прочие ходы ({ $count })

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
generic-field-inner-circle-vp = Внутренний круг
generic-field-when = Когда
generic-field-vp = ПО
generic-field-income = Доход
