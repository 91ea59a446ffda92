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
lobby-mine-finished = Окончена
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

lobby-games = Пять игр
lobby-games-hint = Выберите игру — через минуту вы уже играете.
lobby-minutes = { $count } мин
lobby-players-label = Игроки
lobby-weight = Сложность
lobby-weight-of = Сложность: { $weight } из 5
lobby-play-now = Играть сейчас
lobby-play-now-game = Играть сейчас: { $game }
lobby-options = Настроить
lobby-options-game = Новый стол с настройками: { $game }
lobby-later = Появится позже
lobby-later-why = Эта игра ещё в работе, сыграть в неё пока нельзя.
lobby-against = Против кого
lobby-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
}
lobby-level = Уровень ботов
lobby-start = Начать
lobby-starting = Раскладываем игру …

lobby-lockup-title = Взаперти
lobby-lockup-tag = Ведите банду по тюрьме и станьте в ней главным.
lobby-lockup-mode-1 = Соло
lobby-lockup-mode-2 = Эксперт
lobby-viscounts-title = Виконты Западного Королевства
lobby-viscounts-tag = Скачите по кругу, нанимайте горожан, поднимайтесь в замок.
lobby-viscounts-mode-1 = Соло, 4 автомы
lobby-viscounts-mode-2 = 2 стороны поля
lobby-kingdom-title = Это безумное королевство
lobby-kingdom-tag = Предлагайте карты, ставьте ловушки, стройте герцогство.
lobby-kingdom-mode-1 = Соло
lobby-kingdom-mode-2 = 6 сценариев
lobby-kingdom-mode-3 = 3 модуля
lobby-tyrants-title = Тираны Подземья
lobby-tyrants-tag = Соберите колоду шпионов и убийц, захватите пещеры.
lobby-tyrants-mode-1 = 15 пар колод
lobby-tyrants-mode-2 = 4 карты
lobby-wistar-title = Побег из Вистара
lobby-wistar-tag = Ройте нору, обыскивайте ферму, изобретайте путь на свободу.
lobby-wistar-mode-1 = Соло
lobby-wistar-mode-2 = Изобретения

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
lobby-new-seed-text = Тот же номер при тех же настройках даёт тот же расклад. Оставьте пустым, чтобы расклад был честным и никому не известным.
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
lobby-account-logged-out = Вы вышли. Партии сохранены: войдите снова, чтобы их увидеть.
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

## Части правил: по началу имён правил, с названием игры там, где игры различаются

lobby-part-game = Об игре
lobby-part-components = Состав игры
lobby-part-card = Карты
lobby-part-modules = Модули
lobby-part-setup = Подготовка
lobby-part-resources = Ресурсы
lobby-part-round = Раунд
lobby-part-turn = Ход игрока
lobby-part-end = Конец игры
lobby-part-score = Подсчёт очков
lobby-part-tie = Ничьи
lobby-part-solo = Соло-режим
lobby-part-kingdom-draft = Драфт
lobby-part-kingdom-trap = Ловушки
lobby-part-kingdom-planning = Планирование
lobby-part-kingdom-treasure = Сокровища
lobby-part-kingdom-calamity = Бедствия
lobby-part-kingdom-production = Производство
lobby-part-kingdom-supremacy = Превосходство
lobby-part-kingdom-soldiers = Солдаты
lobby-part-kingdom-construction = Строительство
lobby-part-kingdom-bonus = Бонус за строительство
lobby-part-kingdom-alchemy = Преобразование в кристаллиум
lobby-part-kingdom-krystallium = Кристаллиум
lobby-part-kingdom-tokens = Жетоны
lobby-part-kingdom-discard = Сброс строящихся карт
lobby-part-kingdom-menaces = Модуль угроз
lobby-part-kingdom-battle = Битва
lobby-part-kingdom-rats = Огромные крысы
lobby-part-kingdom-giants = Ледяные великаны
lobby-part-kingdom-shadows = Тени
lobby-part-kingdom-thieves = Воры
lobby-part-kingdom-advisors = Модуль советников
lobby-part-kingdom-quests = Модуль квестов
lobby-part-kingdom-scenario = Соло-сценарии
lobby-part-kingdom-scenario-1 = Сценарий 1: Вторжение крыс
lobby-part-kingdom-scenario-2 = Сценарий 2: Пророчество
lobby-part-kingdom-scenario-3 = Сценарий 3: Морозный север
lobby-part-kingdom-scenario-4 = Сценарий 4: Последняя битва
lobby-part-kingdom-scenario-5 = Сценарий 5: Гильдия воров
lobby-part-kingdom-scenario-6 = Сценарий 6: В осаде
lobby-part-tyrants-vp = Победные очки
lobby-part-tyrants-play = Розыгрыш карт
lobby-part-tyrants-cost = Свойства со стоимостью
lobby-part-tyrants-focus = Концентрация
lobby-part-tyrants-map = Игровое поле
lobby-part-tyrants-presence = Присутствие
lobby-part-tyrants-term = Ключевые понятия
lobby-part-tyrants-white = Белые войска
lobby-part-tyrants-control = Контроль над локацией
lobby-part-tyrants-total_control = Полный контроль
lobby-part-tyrants-marker = Жетоны контроля
lobby-part-tyrants-action = Действия
lobby-part-tyrants-assassinate = Уничтожение войск
lobby-part-tyrants-deploy = Размещение войск
lobby-part-tyrants-devour = Поглощение карт
lobby-part-tyrants-draw = Взятие карт
lobby-part-tyrants-move = Перемещение войск
lobby-part-tyrants-spy = Шпионы
lobby-part-tyrants-promote = Приближение приспешников
lobby-part-tyrants-recruit = Вербовка приспешников
lobby-part-tyrants-return = Возвращение войск и шпионов
lobby-part-tyrants-supplant = Замена войск
lobby-part-tyrants-trophy = Трофеи
lobby-part-tyrants-dragons = Драконы и другие карты с ПО
lobby-part-tyrants-outcast = Безумные изгои
lobby-part-tyrants-demons = Карты демонов
lobby-part-tyrants-trophies = Войска из залов трофеев
lobby-part-tyrants-discard = Вынужденный сброс
lobby-part-tyrants-borrow = Карты, взятые взаймы
lobby-part-tyrants-aberrations = Карты аберраций
lobby-part-tyrants-undead = Карты нежити
lobby-part-tyrants-end_turn = Конец хода
lobby-part-lockup-overview = Об игре
lobby-part-lockup-board = Игровое поле
lobby-part-lockup-tokens = Жетоны банды
lobby-part-lockup-holding_cell = Казематы
lobby-part-lockup-crew_board = Планшеты банд
lobby-part-lockup-power = Сила
lobby-part-lockup-suspicion = Подозрение
lobby-part-lockup-items = Карты предметов
lobby-part-lockup-attributes = Атрибуты
lobby-part-lockup-goons = Карты наёмников
lobby-part-lockup-expert = Экспертный режим
lobby-part-lockup-expert-crew = Банды в экспертном режиме
lobby-part-lockup-roll_call = Фаза переклички
lobby-part-lockup-lights_out = Фаза отбоя
lobby-part-lockup-lights_out-suspicion = Раздача подозрения
lobby-part-lockup-lights_out-rewards = Получение наград
lobby-part-lockup-lights_out-losers = Перемещение в «Библиотеку»
lobby-part-lockup-lights_out-decline = Отказ от награды
lobby-part-lockup-location = Награды локаций
lobby-part-lockup-location-exercise_yard = 1. Качалка
lobby-part-lockup-location-sewers = 2. Канализация
lobby-part-lockup-location-infirmary = 3. Лазарет
lobby-part-lockup-location-smithy = 4. Кузница
lobby-part-lockup-location-commissary = 5. Лавка
lobby-part-lockup-location-chow_hall = 6. Столовая
lobby-part-lockup-location-cell_block = 7. Камеры
lobby-part-lockup-location-library = 8. Библиотека
lobby-part-lockup-craft = Создание предметов
lobby-part-lockup-reserve = Резервирование предметов
lobby-part-lockup-effect = Особые эффекты
lobby-part-lockup-recruit = Вербовка наёмников
lobby-part-lockup-bandit = Разбойники
lobby-part-lockup-book = Книги
lobby-part-lockup-achievement = Достижения
lobby-part-lockup-supremacy = Достижение «Превосходство»
lobby-part-lockup-rush = Достижение «Опережение»
lobby-part-lockup-end_goal = Достижение «Конец игры»
lobby-part-lockup-patrol = Фаза караула
lobby-part-lockup-patrol-storage = Предел хранения
lobby-part-lockup-patrol-items = Пополнение предметов
lobby-part-lockup-patrol-goons = Сдвиг наёмников
lobby-part-lockup-patrol-suspicion = Выкладывание подозрения
lobby-part-lockup-raid = Обыск
lobby-part-lockup-scoring = Итоговый подсчёт
lobby-part-lockup-goon = Звёзды за наёмников
lobby-part-lockup-solo = Одиночная игра
lobby-part-lockup-solo-setup = Одиночная игра: подготовка
lobby-part-lockup-solo-difficulty = Одиночная игра: уровни сложности
lobby-part-lockup-solo-special = Одиночная игра: особая карта стражи
lobby-part-lockup-solo-roll_call = Одиночная игра: перекличка
lobby-part-lockup-solo-guard_turn = Одиночная игра: ход стражи
lobby-part-lockup-solo-lights_out = Одиночная игра: отбой
lobby-part-lockup-solo-commissary = Одиночная игра: стража в «Лавке»
lobby-part-lockup-solo-chow_hall = Одиночная игра: стража в «Столовой»
lobby-part-lockup-solo-cell_block = Одиночная игра: стража в «Камерах»
lobby-part-lockup-solo-library = Одиночная игра: стража в «Библиотеке»
lobby-part-lockup-solo-patrol = Одиночная игра: караул
lobby-part-lockup-solo-raid = Одиночная игра: обыск
lobby-part-lockup-solo-refresh = Одиночная игра: обновление колод
lobby-part-lockup-solo-effect = Одиночная игра: эффекты для стражи
lobby-part-lockup-solo-end = Одиночная игра: конец игры
lobby-part-viscounts-goal = Цель игры
lobby-part-viscounts-comp = Состав игры
lobby-part-viscounts-supply = Запас
lobby-part-viscounts-setup = Подготовка
lobby-part-viscounts-debts = Долги и грамоты
lobby-part-viscounts-track = Добродетель и порочность
lobby-part-viscounts-criminals = Преступники
lobby-part-viscounts-card = Карты горожан
lobby-part-viscounts-round = Раунд
lobby-part-viscounts-turn = Ход игрока
lobby-part-viscounts-p1 = Фаза 1: управление картами
lobby-part-viscounts-move = Фаза 2: движение
lobby-part-viscounts-meet = Встреча виконтов
lobby-part-viscounts-act = Фаза 3: базовое действие
lobby-part-viscounts-dismiss = Изгнание горожан
lobby-part-viscounts-trade = Торговля
lobby-part-viscounts-build = Возведение сооружений
lobby-part-viscounts-ability = Свойства сооружений
lobby-part-viscounts-workers = Размещение рабочих
lobby-part-viscounts-castle = Замок
lobby-part-viscounts-ms = Перевод манускриптов
lobby-part-viscounts-hire = Фаза 4: найм
lobby-part-viscounts-collision = Фаза 5: столкновения
lobby-part-viscounts-draw = Фаза 6: добор карт
lobby-part-viscounts-end = Конец игры
lobby-part-viscounts-score = Финальный подсчёт очков
lobby-part-viscounts-solo = Одиночная игра
lobby-part-viscounts-solo-setup = Одиночная игра: подготовка
lobby-part-viscounts-solo-build = Одиночная игра: сооружения
lobby-part-viscounts-solo-workers = Одиночная игра: рабочие
lobby-part-viscounts-solo-ms = Одиночная игра: манускрипты
lobby-part-viscounts-solo-ability = Одиночная игра: свойства сооружений
lobby-part-viscounts-solo-turn = Одиночная игра: ход бота
lobby-part-viscounts-fx = Памятка эффектов
lobby-part-wistar-game = Об игре
lobby-part-wistar-components = Состав игры
lobby-part-wistar-general = Общие понятия
lobby-part-wistar-farm = Ферма
lobby-part-wistar-setup = Подготовка
lobby-part-wistar-round = Раунд
lobby-part-wistar-round-start = Фаза начала раунда
lobby-part-wistar-turn = Фаза действий
lobby-part-wistar-wheel = Колесо действий
lobby-part-wistar-main = Основные действия
lobby-part-wistar-wood = Сбор дерева
lobby-part-wistar-dig = Рытьё комнат
lobby-part-wistar-rooms = Комнаты
lobby-part-wistar-metal = Сбор металла
lobby-part-wistar-beds = Постройка кроватей
lobby-part-wistar-projects = Работа над проектами
lobby-part-wistar-explore = Исследование
lobby-part-wistar-mouse = Жетоны мышей
lobby-part-wistar-bonus = Бонусные действия
lobby-part-wistar-joker = Джокеры
lobby-part-wistar-play = Розыгрыш изобретений
lobby-part-wistar-effect = Виды эффектов
lobby-part-wistar-current = Ток
lobby-part-wistar-mission = Выполнение миссий
lobby-part-wistar-ability = Способности на планшете
lobby-part-wistar-alchemist = Хижина алхимика
lobby-part-wistar-potion = Зелье алхимика
lobby-part-wistar-quick = Быстрые действия
lobby-part-wistar-tent = Палатки
lobby-part-wistar-goal = Цели
lobby-part-wistar-end = Конец игры
lobby-part-wistar-score = Финальный подсчёт
lobby-part-wistar-symbol = Символы
lobby-part-wistar-memo = Знаки на изобретениях
lobby-part-wistar-card = Отдельные изобретения
lobby-part-wistar-solo = Соло: «Стая-соперница»
