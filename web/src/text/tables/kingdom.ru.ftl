# Стол «Королевства». Фразы самой игры (вопросы, ходы, события, правила) приходят с сервера.

## Названия компонентов

kingdom-kind-structure = Строение
kingdom-kind-company = Отряд
kingdom-kind-monument = Монумент
kingdom-kind-discovery = Открытие
kingdom-kind-treasure = Сокровище
kingdom-kind-calamity = Бедствие
kingdom-kind-advisor = Советник
kingdom-kind-menace = Угроза

kingdom-resource-m = материалы
kingdom-resource-p = население
kingdom-resource-g = деньги
kingdom-resource-x = открытия
kingdom-resource-k = кристаллиум
kingdom-resource-s = солдаты
kingdom-title-m = Материалы
kingdom-title-p = Население
kingdom-title-g = Деньги
kingdom-title-x = Открытия

kingdom-amount-m = материалы: { $count }
kingdom-amount-p = население: { $count }
kingdom-amount-g = деньги: { $count }
kingdom-amount-x = открытия: { $count }
kingdom-amount-k = кристаллиум: { $count }
kingdom-amount-s = { $count ->
    [one] { $count } солдат
    [few] { $count } солдата
   *[many] { $count } солдат
}
kingdom-amount-spies = { $count ->
    [one] { $count } шпион
    [few] { $count } шпиона
   *[many] { $count } шпионов
}
kingdom-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
kingdom-per-type = { $amount } за каждую построенную карту типа «{ $type }»
kingdom-nothing = пусто

kingdom-tell-cost = Стоимость: { $value }.
kingdom-tell-lacks = Не хватает: { $value }.
kingdom-tell-makes = Производит каждый раунд: { $value }.
kingdom-tell-bonus = При постройке: { $value }.
kingdom-tell-points = Приносит: { $value }.
kingdom-tell-recycle = При переработке: { $value }.
kingdom-tell-ability = Цена способности: { $value }.
kingdom-tell-neutralise = Чтобы обезвредить: { $value }.
kingdom-task = Задание: { $name }. Стоимость: { $cost }. Награда: { $reward }.
kingdom-task-final = Последнее задание: { $name }. Стоимость: { $cost }. Награда: { $reward }.
kingdom-done-by = Выполнено: { $names }.

kingdom-hidden-card = Карта лицом вниз
kingdom-face-down = Лицом вниз
kingdom-face-down-known = Ляжет лицом вниз.
kingdom-frozen = Заморожена ледяным великаном.
kingdom-frozen-short = заморожена
kingdom-copies = Всего таких: { $count }.
kingdom-advisor-used = В этом раунде уже помог.
kingdom-covered = накрыто жетоном кражи

## Зоны

kingdom-player = Игрок { $number }
kingdom-own = Ваши карты
kingdom-area = { $side ->
    [left] Левая область
   *[right] Правая область
} · { $count ->
    [0] пусто
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
kingdom-trap = ловушка
kingdom-from-danger = из стопки опасностей
kingdom-first-card = ваша первая карта
kingdom-first-here = Ваша первая карта
kingdom-second-here = Ваша вторая карта
kingdom-hand = Ваша рука
kingdom-hand-of = Рука: { $name }
kingdom-hand-cards = Карт на руке
kingdom-shown-hand = Известная рука
kingdom-traps = Ловушки
kingdom-drafted = Область драфта
kingdom-drafted-short = Драфт
kingdom-construction = Строительство
kingdom-lacks = не хватает
kingdom-paid = оплачено
kingdom-progress = { $name }: ход стройки
kingdom-built = Построено
kingdom-advisors = Советники
kingdom-menaces = Угрозы
kingdom-no-menaces = Угроз перед вами не осталось.
kingdom-under = под картой «{ $name }»
kingdom-alchemy = Алхимия
kingdom-alchemy-help = 5 кубиков — 1 кристаллиум
kingdom-alchemy-label = Область алхимии, { $count } из 5: { $cubes }. 5 кубиков — 1 кристаллиум.
kingdom-krystallium = Кристаллиум
kingdom-krystallium-label = Кристаллиум: { $count }. Заменяет любой кубик на строящейся карте.
kingdom-soldier = Солдаты
kingdom-soldier-label = Солдаты: { $count }. Ими оплачивают места солдат на строящихся картах.
kingdom-training = Тренировка
kingdom-spies = Шпионы
kingdom-spies-help = Активные шпионы из всех. Активный шпион открывает карту, лежащую в области лицом вниз.
kingdom-side = Сторона { $side ->
    [A] А
   *[B] Б
}
kingdom-first = первый игрок
kingdom-details = Подробнее
kingdom-hide = Свернуть
kingdom-cubes-to-place = Кубики к размещению
kingdom-makes = Производство: { $resource }
kingdom-stack-deck = Колода
kingdom-stack-discard = Сброс
kingdom-stack-danger = Стопка опасностей
kingdom-stack-calamities = Стопка бедствий
kingdom-stack-menaces = Стопки угроз
kingdom-stack-rodents = Стопка грызунов
kingdom-deck-top = Следующая карта колоды
kingdom-found = Найденные карты: одна попадёт в область
kingdom-keep-advisor = Оставьте одного из этих советников
kingdom-waiting = Сейчас выбирать нечего.

## Чем занят соперник

kingdom-not-asked = ждёт
kingdom-does-draft = выбирает карты
kingdom-does-offer = предлагает карты
kingdom-does-plan = { $count ->
    [0] завершает планирование
   *[other] планирует, осталось { $count }
}
kingdom-does-place = размещает кубики: { $resource }
kingdom-does-think = думает

## Производство

kingdom-balance = Производство этого раунда
kingdom-balance-row = { $resource }: у вас { $own }, { $name } — { $other }
kingdom-balance-solo = { $resource }: { $own }; солдат — от 5
kingdom-step = { $time ->
    [past] завершено
    [now] этап { $number } из 4, сейчас
   *[next] этап { $number } из 4
}
kingdom-equal = { $time ->
    [next] Поровну, если ничего не изменится
   *[other] Поровну: солдата нет
}
kingdom-short = { $time ->
    [next] Солдат — от 5
   *[other] Меньше 5: солдата нет
}
kingdom-leads = { $you ->
    [yes] { $time ->
        [past] Больше было у вас
        [next] Будет больше у вас, если ничего не изменится
       *[now] { $trained ->
            [starts] Больше у вас: солдат начал тренировку
           *[joins] Больше у вас: солдат с тренировки — ваш
        }
    }
   *[no] { $time ->
        [past] Впереди: { $name }
        [next] Впереди будет { $name }, если ничего не изменится
       *[now] { $trained ->
            [starts] Впереди { $name }: солдат начал тренировку
           *[joins] Впереди { $name }: солдат с тренировки получен
        }
    }
}
kingdom-to-place = Осталось разместить — { $amount }.
kingdom-how-to-place = Перетащите кубик или нажмите карту, которая его получит.

## Планирование, битва, конец

kingdom-decide = Ваши карты: стройте или перерабатывайте
kingdom-cards-left = осталось { $count }
kingdom-all-planned = Все карты распределены.
kingdom-build = Строить
kingdom-recycle = Переработать
kingdom-battle-hint = Число у щита — цена в солдатах
kingdom-score-now = Очки сейчас
kingdom-total = Итого

## Кнопки и подсказки

kingdom-take = Забрать
kingdom-search = Поиск
kingdom-put-here = Положить сюда
kingdom-put-down = Лицом вниз сюда
kingdom-exchange = Обменять 5 на
kingdom-scrap = Сбросить карту
kingdom-scrap-help = Сбросить строящуюся карту: её кубик переработки уйдёт в алхимию, лежащее на карте пропадёт.
kingdom-another-card = Другая карта
kingdom-face-down-switch = { $traps ->
    [one] Лицом вниз ({ $traps } ловушка)
    [few] Лицом вниз ({ $traps } ловушки)
   *[many] Лицом вниз ({ $traps } ловушек)
}
kingdom-put-back-krystallium = Вернуть кристаллиум
kingdom-put-back-soldier = Вернуть солдата
kingdom-put-back-scrap = Ничего не сбрасывать
kingdom-store-all = Все { $count } в алхимию
kingdom-hint-offer = Выбрана карта «{ $name }». Теперь выберите область.
kingdom-hint-krystallium = Выберите карту, которая получит кристаллиум.
kingdom-hint-soldier = Выберите карту, которая получит солдата.
kingdom-hint-scrap = Выберите карту для сброса.
kingdom-hint-place = Зелёным отмечены карты, куда подходит кубик

## В одиночку

kingdom-solo = Одиночная игра
kingdom-round = Раунд { $round } из { $rounds }
kingdom-medal-bronze = Очки для бронзовой медали
kingdom-medal-silver = Очки для серебряной медали
kingdom-medal-gold = Очки для золотой медали
kingdom-scenario-help = Сценарий «{ $name }»: цели и медали.
kingdom-thieves-left = Осталось воров
kingdom-hoard = Кубики у стопки угроз
kingdom-goal-rat_invasion = Постройте все фермы. Каждая недостроенная ферма добавляет за раунд грызуна; если стопка грызунов опустеет, вы проиграли.
kingdom-goal-prophecy = Постройте все три карты пророчества.
kingdom-goal-frozen_north = Постройте четыре карты и достигните крайнего севера.
kingdom-goal-last_battle = Постройте четыре карты и возьмите столицу.
kingdom-goal-thieves_guild = Обезвредьте всех воров. 5 кубиков у стопки угроз — поражение.
kingdom-goal-under_siege = Постройте четыре карты и выполните последние задания обоих квестов.
