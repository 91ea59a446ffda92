# Стол: всё вокруг самой игры.

table-lobby = В лобби
table-skip = К столу
table-side = Журнал и чат
table-prompt = Что нужно сделать
table-tab = { $title } · Pentarchy
table-tab-turn = ● Ваш ход · { $title } · Pentarchy
table-your-turn = Ваш ход.
table-missing = Здесь нет стола
table-missing-note = По этому адресу стола нет, или он закрытый. Попросите новую ссылку у того, кто вас пригласил.
table-frozen = Эта партия заморожена
table-frozen-ended = Эта партия прекращена, победителя нет
table-frozen-kept = { $shown ->
    [0] Ничего из неё не потеряно.
   *[other] Это её последнее положение (записей: { $shown } из { $number }); ничего не потеряно.
}
table-frozen-undrawn = Эта версия уже не может нарисовать положение; что произошло, сказано в журнале.
table-frozen-unkept = Картина положения не сохранилась.
table-frozen-setup = Сохранить начало партии
table-frozen-file = Сохранить начало и ходы
table-frozen-end = Прекратить партию
table-frozen-end-yes = Прекратить
table-frozen-sure = Когда согласятся все люди за столом, партия закончится навсегда, без победителя.
table-frozen-withdraw = Я против
table-frozen-missing = Нет согласия: { $names }
table-online = на месте
table-offline = нет на месте

## Всплывающие окна

table-pop-inspect = Справка
table-pop-rule = Правило
table-pop-why = Почему нельзя
table-pop-choose = Что сделать?
table-pop-hint = Подсказка
table-pop-score = Счёт сейчас
table-pop-menu = Меню
table-pop-keys = Клавиши
table-why = Сейчас нельзя
table-rule-read = Читать правило: { $rule }
table-rule-missing = У этого правила пока нет текста.
table-rules-all = Все правила игры
table-score-open = Счёт, открыть подробности.
table-score-total = Итого

## Подсказка

table-waiting = { $count ->
    [0] Стол думает …
   *[other] Ждём: { $names }
}
table-thinking = { $count ->
    [one] { $names } думает …
   *[other] { $names } думают …
}
table-thinks = думает …
table-watching = Вы наблюдаете.
table-left = За вас играет бот.
table-confirm = Сделать
table-cancel = Не делать
table-hint = Подсказка
table-hint-thinking = Думаю …
table-hint-found = { $count ->
    [one] Так сыграл бы эксперт. Нажмите, чтобы сыграть.
   *[other] Так сыграл бы эксперт, лучшее первым. Нажмите на ход, чтобы сыграть.
}
table-undo = Отменить
table-redo = Вернуть
table-back-ask = Попросить остальных вернуть последний ход
table-back-short = Попросить вернуть ход
table-back-asks = { $name } просит вернуть ход
table-back-note = Ход вернут, только если согласны все.
table-back-waits = { $name } просит вернуть ход. Ещё не ответили: { $names }.
table-back-yes = Согласиться
table-back-no = Отказать
table-absent-asks = { $name } предлагает: пусть вместо игрока { $away } играет бот
table-absent-note = Только если согласны все; вернуться на место можно в любой момент.
table-absent-waits = Вместо игрока { $away } может играть бот. Ещё не ответили: { $names }.
table-lost = Связь прервалась и восстановится сама.
table-replay = Повтор
table-rematch = Сыграть ещё
table-rematch-go = К следующей партии

## Журнал и чат

table-log = Журнал
table-log-earlier = Показать раньше
table-log-none = Пока ничего не произошло.
table-log-times = × { $count }
table-chat = Чат
table-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
table-chat-none = Пока никто ничего не сказал.
table-chat-write = Написать сообщение
table-chat-send = Отправить

## Меню

table-careful = Спрашивать перед необратимым ходом
table-careful-note = Скрытые карты и случай делают ход окончательным.
table-sound = Звук, когда мой ход
table-notify = Уведомление, когда мой ход
table-notify-refused = Браузер не разрешает этой странице уведомления.
table-shortcuts = Клавиши: буквы и цифры
table-elsewhere = Другое устройство или другой игрок
table-elsewhere-note = Копирует ссылку на ваше место. Кто первым её откроет, тот и играет дальше; потом она ничего не стоит.
table-watch-link = Копировать ссылку на стол
table-export = Сохранить партию в файл
table-leave = Покинуть стол
table-leave-ask = За вас будет играть бот, пока вы не вернётесь; больше никто это место не займёт. Уйти?
table-absent-ask = Пусть вместо игрока { $name } играет бот
table-absent-ask-note = Давно не появляется. Нужно согласие всех остальных за столом.
table-return = Вернуться на своё место
table-stay = Остаться

## Клавиши

table-key-tab = дальше: подсказка, то, чем можно сходить, зоны
table-key-arrows = внутри зоны
table-key-next = к следующему возможному ходу
table-key-enter = сходить; в остальных местах — главная кнопка подсказки
table-key-digits = выбрать вариант от первого до девятого
table-key-escape = закрыть, отказаться
table-key-undo = отменить ход
table-key-redo = вернуть ход
table-key-hint = подсказка: как сыграл бы эксперт
table-key-log = журнал
table-key-chat = чат
table-key-score = счёт
table-key-inspect = справка о том, на чём фокус
table-key-help = этот список

## Несколько игроков за одним устройством

table-hand-to = Передайте устройство: { $name }
table-hand-note = Стол закрыт, пока устройство не возьмёт следующий игрок.
table-hand-go = { $name } здесь: открыть стол

## Ожидание игроков

table-room = Стол готов
table-room-open = { $count ->
    [0] Все в сборе: партия начинается.
    [one] Свободно { $count } место. Партия начнётся сама, когда его займут.
    [few] Свободно { $count } места. Партия начнётся сама, когда их займут.
   *[many] Свободно { $count } мест. Партия начнётся сама, когда их займут.
}
table-seats = Места
table-seat-open = Свободное место
table-seat-bot = играет сам
table-seat-link = Ссылка на это место
table-join = Сесть за стол
table-invite = Пригласить
table-invite-private = Стол найдут только те, у кого есть эта ссылка.
table-invite-public = Стол виден в лобби; эта ссылка ведёт прямо к нему.
table-undo-policy = Возврат ходов
table-undo-free = свои ходы свободно, пока не открылось скрытое
table-undo-consent = только с согласия всех
table-undo-none = не разрешён
table-deal = Отпечаток раздачи
table-deal-note = Секрет раздачи уже выбран. В конце партии он откроется, и по этому отпечатку любой сможет проверить, что его никто не подменил.
table-log-more = { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
   *[other] ещё { $count } строк
}
