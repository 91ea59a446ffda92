# Лобби и все страницы, которые не стол и не повтор.

## Рамка каждой страницы

lobby-skip = К содержанию
lobby-nav = Страницы
lobby-nav-play = Играть
lobby-nav-rules = Правила
lobby-me-nobody = Гость
lobby-me-guest = { $name } (гость)
lobby-me-open = Ваше имя и учётная запись
lobby-unofficial = Неофициальная реализация от любителей, без иллюстраций издателей.
lobby-credit-icons = Иконки: game-icons.net, CC BY 3.0
lobby-credit-fonts = Шрифты: Alegreya, Golos Text, Roboto Condensed, SIL Open Font License
lobby-offline = Нет связи с сервером. Как только она появится, страница обновится сама.

## Ваши партии

lobby-mine = Ваши партии
lobby-mine-turns = { $count ->
    [0] Никто вас не ждёт
    [one] В { $count } сейчас ваш ход
   *[other] В { $count } сейчас ваш ход
}
lobby-mine-all = Все { $count }
lobby-mine-fewer = Свернуть
lobby-mine-turn = Ваш ход
lobby-mine-paused = Пауза
lobby-mine-left = За вас играет бот
lobby-mine-finished = Окончена
lobby-mine-frozen = Заморожена
lobby-mine-ended = Прекращена
lobby-mine-replay = Смотреть повтор
lobby-mine-open = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[other] { $count } мест свободны
}
lobby-mine-waits = { $name }, { $time }
lobby-mine-waits-now = Ходит { $name }
lobby-mine-running = Идёт
lobby-solo = Соло
lobby-hotseat-short = За одним экраном
lobby-bot = бот

# Как давно, как можно короче.
lobby-time-minutes = { $count } мин
lobby-time-hours = { $count } ч
lobby-time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
lobby-ago-now = только что
lobby-ago-minutes = { $count } мин назад
lobby-ago-hours = { $count } ч назад
lobby-ago-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[other] { $count } дней назад
}

## Пять игр

lobby-games = Игры
lobby-games-hint = Выберите игру — через минуту вы уже играете.
lobby-minutes = { $count } мин
lobby-players-label = Игроки
lobby-weight = Сложность
lobby-weight-of = Сложность: { $weight } из 5
lobby-play-now = Играть сейчас
lobby-play-now-game = Играть сейчас: { $game }
lobby-options = Настроить
lobby-options-game = Новый стол с настройками: { $game }
lobby-against = Против кого
lobby-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
}
lobby-level = Уровень ботов
lobby-start = Начать
lobby-starting = Раскладываем игру …

## Столы других

lobby-open = Открытые столы
lobby-open-hint = Садитесь, регистрация не нужна
lobby-open-none = Сейчас никто не ждёт игроков.
lobby-open-none-hint = Создайте открытый стол: он появится здесь, и за него сможет сесть любой.
lobby-open-make = Создать открытый стол
lobby-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
lobby-waits = { $count ->
    [0] Пока никого
    [1] { $names } ждёт
   *[other] { $names } ждут
}
lobby-free = { $count ->
    [one] свободно { $count } место
    [few] свободны { $count } места
   *[other] свободны { $count } мест
}
lobby-join = Сесть
lobby-join-table = Сесть за стол: { $table }
lobby-return = К столу
lobby-running = Идущие партии
lobby-running-hint = Можно смотреть; скрытые карты остаются скрытыми
lobby-watch = Смотреть
lobby-watch-table = Смотреть: { $table }
lobby-undo-free-short = Отмена ходов до открытого
lobby-undo-consent-short = Отмена с согласия всех
lobby-undo-none-short = Без отмены ходов

## С друзьями

lobby-friends = С друзьями
lobby-friends-hint = Создайте стол и пошлите ссылку. Друзьям не нужна регистрация.
lobby-friends-create = Создать стол
lobby-friends-hotseat = За одним экраном
lobby-friends-watch = Смотреть
lobby-friends-got = Есть ссылка или код?
lobby-friends-example = например, amber-fox-42
lobby-friends-go = Войти
lobby-friends-unclear = Это не ссылка этого сайта и не код стола. Код выглядит так: amber-fox-42.
lobby-friends-unknown = Стола «{ $code }» нет, или он закрытый: тогда нужна его ссылка.

## Новый стол

lobby-new = Новый стол
lobby-new-game = Игра
lobby-new-unknown = В эту игру здесь пока нельзя сыграть.
lobby-new-players = Игроки
lobby-new-players-solo = 1, соло
lobby-new-setup = Состав игры
lobby-new-setup-hint = С чем играть. Обычный выбор уже сделан.
lobby-new-seats = Места
lobby-new-seats-hint = Займёте несколько мест — будет партия за одним экраном: вы передаёте его друг другу.
lobby-new-seat = Место { $number }
lobby-new-seat-me = Я
lobby-new-seat-open = Свободно для друга
lobby-levels = Уровни ботов
lobby-level-chosen = выбран
lobby-new-seat-bot = Бот: { $level }
lobby-new-hotseat = Все за этим экраном
lobby-new-who = Кто может прийти
lobby-new-private = Закрытый
lobby-new-private-text = Только по ссылке, которую вы пошлёте.
lobby-new-public = Открытый
lobby-new-public-text = В лобби для всех: можно сесть или смотреть.
lobby-new-undo = Отмена ходов
lobby-undo-free = Свободная
lobby-undo-free-text = Свои ходы — до последней открытой карты или жребия, дальше только с согласия всех.
lobby-undo-consent = С согласия
lobby-undo-consent-text = Каждый раз должны согласиться остальные.
lobby-undo-none = Никогда
lobby-undo-none-text = Ход сделан — значит, сделан.
lobby-new-advanced = Для знатоков
lobby-new-seed = Номер расклада
lobby-new-seed-text = Тот же номер при тех же настройках даёт тот же расклад. Оставьте пустым, чтобы расклад был честным и никому не известным. С номером стол становится учебным, и это видно всем.
lobby-new-seed-wrong = Номер расклада — целое число от 0 до { $most }.
lobby-new-create = Создать стол
lobby-new-start = Создать и играть
lobby-new-creating = Раскладываем игру …
lobby-new-sum-open = { $count ->
    [one] Партия начнётся, когда сядет { $count } друг. Ссылку вы получите за столом.
    [few] Партия начнётся, когда сядут { $count } друга. Ссылку вы получите за столом.
   *[other] Партия начнётся, когда сядут { $count } друзей. Ссылку вы получите за столом.
}
lobby-new-sum-hotseat = { $count ->
    [one] Партия начнётся сразу. За этим экраном { $count } игрок.
    [few] Партия начнётся сразу. За этим экраном { $count } игрока.
   *[other] Партия начнётся сразу. За этим экраном { $count } игроков.
}
lobby-new-sum-solo = Партия начнётся сразу, вы играете в одиночку.
lobby-new-sum-bots = { $count ->
    [one] Партия начнётся сразу, против { $count } бота.
   *[other] Партия начнётся сразу, против { $count } ботов.
}
lobby-new-sum-watch = Ваших мест нет: вы смотрите, как играют боты.

## По ссылке

lobby-arrive-invited = Вас приглашают за стол
lobby-arrive-host = { $name } приглашает вас за стол
lobby-arrive-join = Сесть за стол
lobby-arrive-as = Как вас называть?
lobby-arrive-as-hint = Имя можно сменить в любой момент.
lobby-arrive-joining = Садимся …
lobby-arrive-yours = Вы уже сидите за этим столом.
lobby-arrive-go = К столу
lobby-arrive-full = Все места заняты, но можно смотреть.
lobby-arrive-finished = Эта партия окончена. Можно посмотреть её повтор.
lobby-arrive-replay = Смотреть повтор
lobby-arrive-gone = Такого стола нет, или ссылка больше не действует.
lobby-arrive-gone-hint = Попросите новую у того, кто её прислал.
lobby-arrive-seat = Занять место за столом
lobby-arrive-seat-text = Эта ссылка — одно место за этим столом. Кто её откроет, тот и продолжит: вы на другом устройстве или тот, кто вас заменит.
lobby-arrive-seat-warn = После этого место ваше в этом браузере. Передавайте ссылку только тому, кто может играть за вас.
lobby-arrive-take = Занять место
lobby-arrive-taking = Занимаем место …
lobby-arrive-home = В лобби

## Имя и учётная запись

lobby-account = Вы
lobby-account-name = Ваше имя
lobby-account-name-label = Имя
lobby-account-name-hint = Его видят остальные за столом.
lobby-account-save = Сохранить имя
lobby-account-saved = Теперь вас зовут { $name }.
lobby-account-kept = Ваши партии сохранены
lobby-account-kept-text = Вы вошли как { $login }. Войдите на любом устройстве и продолжайте там.
lobby-account-logout = Выйти
lobby-account-logout-everywhere = Выйти на всех устройствах
lobby-account-logged-out = Вы вышли. Партии сохранены: войдите снова, чтобы их увидеть.
lobby-account-logged-out-everywhere = Вы вышли на всех устройствах. Партии сохранены: войдите снова, чтобы их увидеть.
lobby-account-keep = Сохранить партии
lobby-account-keep-text = Сейчас ваши партии есть только в этом браузере. С логином и паролем вы найдёте их на любом устройстве. Почта не нужна, поэтому прислать новый пароль некуда: запишите его.
lobby-account-login = Логин
lobby-account-password = Пароль
lobby-account-password-hint = { $least ->
    [one] Не короче { $least } символа.
   *[other] Не короче { $least } символов.
}
lobby-account-show = Показать пароль
lobby-account-register = Сохранить мои партии
lobby-account-registered = Готово. Теперь ваши партии хранятся под логином { $login }.
lobby-account-have = Войти
lobby-account-have-text = Уже сохраняли партии? Тогда продолжайте их здесь.
lobby-account-have-warn = Партии гостя, которым вы играете сейчас, тогда останутся у него.
lobby-account-enter = Войти
lobby-account-entered = С возвращением, { $name }.
lobby-account-no-name = В имени должна быть хотя бы одна буква.
lobby-account-no-login = Введите логин.
lobby-account-short = Пароль слишком короткий: символов в нём { $count }, а нужно не меньше { $least }.
lobby-account-no-password = Введите пароль.

## Правила словами

lobby-rules = Правила
lobby-rules-title = Правила: { $game }
lobby-rules-about = Все правила нашими словами. Когда игра говорит, что можно и почему чего-то нельзя, она ссылается на них по этим именам.
lobby-rules-games = Игры
lobby-rules-contents = Содержание
lobby-rules-search = Поиск по правилам
lobby-rules-clear = Очистить
lobby-rules-found = { $count ->
    [0] Такого нет ни в одном правиле.
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
lobby-rules-none-hint = Попробуйте другое слово или только его начало.
lobby-rules-only = Только с нашими решениями
lobby-rules-here = Ссылка на правило { $rule }
lobby-rules-missing = Правила «{ $rule }» здесь нет.
# Так начинаются строки сервера, которые написали мы, а не авторы правил; они выделены.
lobby-rules-ruling = Наше решение:

## Нет такой страницы

lobby-missing = Здесь ничего нет
lobby-missing-text = По этому адресу нет страницы. Возможно, в ссылке потерялась буква.
lobby-missing-home = В лобби

## Имена гостей: одно слово из первого списка, одно из второго (все мужского рода)

lobby-guest-how = Бодрый Быстрый Весёлый Добрый Дружный Зоркий Золотой Ловкий Лунный Мудрый Находчивый Отважный Пёстрый Рыжий Северный Серебряный Сметливый Солнечный Спокойный Терпеливый Тихий Туманный Удачливый Хитрый Храбрый Янтарный Ясный
lobby-guest-who = Аист Барсук Бобр Бурундук Ворон Вяхирь Горностай Грач Дрозд Ёж Журавль Заяц Зимородок Крот Кулик Лис Лосось Лось Мотылёк Окунь Пескарь Скворец Снегирь Сокол Соболь Тритон Филин Хорёк
