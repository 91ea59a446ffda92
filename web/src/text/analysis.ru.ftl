# Разбор законченной партии, в её повторе.

analysis-title = Разбор
analysis-open = К разбору
analysis-start = Разбор
analysis-about = Эксперт взвесит каждое решение по тому, что игрок мог знать. Это займёт несколько минут; страницу можно закрыть.
analysis-waiting = Ждёт своей очереди …
analysis-running = Просмотрено действий: { $done } из { $moves }
analysis-chart-others = Отрыв в очках от лучшего из соперников
analysis-chart-rival = Отрыв в очках от соперника
analysis-chart-alone = Ценность положения в очках
analysis-chart-summary = { $caption }. В конце: { $scores }.
analysis-at = { $move ->
    [0] В начале:
   *[other] После действия { $move }:
}
analysis-move = Действие { $move }
analysis-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-figure = { $points } ± { $error }
analysis-figure-agreed = { $points } ({ $guesses }/{ $guesses })
analysis-losses = Самые дорогие ошибки
analysis-whose = Чьи действия
analysis-none = Явно хуже выбора эксперта не было ни одного действия.
analysis-of = { $lost ->
    [0] Решений взвешено: { $weighed }.
    [one] Решений взвешено: { $weighed }, явно хуже выбора эксперта: { $lost }.
   *[other] Решений взвешено: { $weighed }, явно хуже выбора эксперта: { $lost }. Худшие ({ $told }):
}
analysis-loss = { $points } ± { $error } очка
analysis-lost = { $points } очка
analysis-here = Что эксперт говорит об этом действии
analysis-played = Сыграно
analysis-best = Эксперт
analysis-line = Линия на столе
analysis-before = До действия
analysis-shown = На столе линия эксперта: так сыграно не было.
analysis-unseen = На столе от этого пока ничего не меняется.
analysis-end-hidden = Здесь решает скрытое или случай.
analysis-end-others = Дальше ходят другие.
analysis-end-over = Дальше конец партии.
analysis-sure = { $worlds ->
    [one] Сравнение по { $worlds } догадке о скрытом.
   *[other] Сравнение по { $worlds } догадкам о скрытом.
}
analysis-agreed = Одинаково во всех догадках о скрытом и о том, что было дальше: их { $worlds }.
analysis-how = Кто впереди — оценка эксперта, когда ходов у всех поровну; в одиночку — к концу раунда. Последнее значение — сам счёт. ± — одна стандартная ошибка по догадкам о скрытом и о том, что было дальше; «{ $guesses }/{ $guesses }» — все догадки совпали, но и это не наверняка. Действие считается потерей, только если оно хуже на две таких ошибки и на пол-очка.
analysis-failed = Разбор не удался; попробуйте ещё раз.
