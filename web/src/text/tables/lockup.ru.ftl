# Стол «Взаперти». Фразы самой игры (вопросы, ходы, события, правила, компоненты) присылает сервер.

lockup-player = Игрок { $number }
lockup-you = Вы
lockup-no-crew = Банда не выбрана
lockup-or = или
lockup-any = любой ресурс
lockup-in-all = всего
lockup-first = Первый игрок
lockup-opponents = Соперники
lockup-prison = Тюрьма
lockup-corridor = Коридор
lockup-own = Ваша банда
lockup-goals = Достижения
lockup-goal-supremacy = Превосходство
lockup-goal-rush = Опережение
lockup-goal-end_game = Конец игры

lockup-round = Раунд { $round } из { $all }
lockup-round-short = Раунд { $round }/{ $all }

## Комнаты

lockup-room = { $number }. { $name }
lockup-open-room = { $number }. { $name }: показать или скрыть места
lockup-room-there = { $sides ->
    [0] Никого нет
    [one] Там { $sides } банда
    [few] Там { $sides } банды
   *[other] Там { $sides } банд
}; подозрение { $suspicion }
lockup-row = { $ghost ->
    [yes] Было бы место
   *[no] Место
} { $place }: { $name }, сила { $same ->
    [yes] { $least }
   *[no] от { $least } до { $most }
}.
lockup-rank-first = 1
lockup-rank-second = 2
lockup-rank-third = 3
lockup-rank-last = посл.
lockup-rank-others = ост.
lockup-rank-each = все
lockup-free = свободно
lockup-took = взято
lockup-checked = Проверено
lockup-place = { $same ->
    [yes] { $best }-е место
   *[no] { $best }–{ $worst }-е место
}
lockup-place-short = { $same ->
    [yes] { $best }-е
   *[no] { $best }–{ $worst }-е
}
lockup-risk = { $least ->
    [0] Возможно подозрение: { $most }
   *[other] Получите подозрение: { $most }
}
lockup-suspicion-here = Подозрение здесь: { $count }. Его получит сильнейший без проныры.
lockup-suspicion-comes = Ляжет сюда после обыска: { $count }
lockup-bandits-here = Принесли разбойники: сильнейшему
lockup-by-books = +{ $count } от книг.
lockup-has-lookout = С пронырой.
lockup-could-be = { $count ->
    [one] Закрытый жетон — один из: { $list }.
   *[other] Закрытых жетонов { $count }, они из: { $list }.
}
lockup-hidden-token = Закрытый жетон: { $name }, { $room }
lockup-item-deck = Карт в колоде предметов
lockup-book-deck = Карт в колоде книг
lockup-no-goon = Пусто до караула
lockup-for-you = Вам сейчас, звёзд: { $stars }
lockup-for-you-goals = Вам сейчас, звёзд: { $stars }, и { $goals } за достижения, если так останется: вас ещё могут обойти
lockup-recruit = { $count ->
    [one] Завербовать { $count } наёмника
   *[other] Завербовать { $count } наёмников
}

## Коридор

lockup-suspicion-left = Фишек подозрения в запасе: { $count } из { $all }
lockup-raid-title-yes = Пока к обыску:
lockup-raid-title-maybe = Обыск,
lockup-raid-title-no = Пока без обыска:
lockup-raid-title-now = Обыск!
lockup-raid-title-final = Последний обыск
lockup-raid-yes = в карауле нужно не меньше { $least }, в запасе { $supply }
lockup-raid-maybe = если новые принесут больше { $over }; прежние пока приносят { $staying }
lockup-raid-no = в карауле нужно не больше { $most }
lockup-raid-now = наёмники приносят { $needs }, в запасе { $supply }
lockup-raid-final = после этого раунда в любом случае
lockup-raid-if = Если до караула никто не завербует наёмников и подозрение не изменится
lockup-raid-was = Обыск отнял
lockup-if-raided = При обыске сейчас
lockup-nobody-suspected = подозрения ни у кого нет
lockup-nobody-lost = ни у кого ничего
lockup-supply = Запас
lockup-supply-of = Запас: { $what }, { $count }
lockup-power-supply = Фишек силы в запасе
lockup-clean = подозрения нет
lockup-verdict-most = больше всех
lockup-verdict-most_tied = поровну больше всех
lockup-verdict-second = второе место
lockup-verdict-second_tied = делит второе место
lockup-verdict-less = не теряет
lockup-verdict-clean = чисто
lockup-verdict-even = поровну

## Предметы

lockup-shelf = Предметы для создания
lockup-taken = Забрали
lockup-craft = Создать
lockup-reserve = Зарезервировать
lockup-lacks = нет
lockup-lacks-words = Не хватает ресурсов.
lockup-can-pay = хватает
lockup-cannot-craft = { $name }: сейчас не создать
lockup-cannot-reserve = { $name }: сейчас не зарезервировать

## Банды

lockup-crew-of = { $name }: { $crew }
lockup-crew-taken = { $crew }: занята, { $name }
lockup-reputation = Репутация
lockup-power = Сила
lockup-suspicion = Подозрение
lockup-storage = Предел хранения
lockup-shield = Щиты
lockup-gem = Самоцветы
lockup-magic = Магия
lockup-cell = Каземат
lockup-may-hide = взакрытую
lockup-cell-empty = Все жетоны выложены
lockup-cell-none = Жетонов ещё нет
lockup-token = { $name }, сила { $strength }
lockup-lookout = проныра
lockup-stash = Запасы
lockup-too-many = лишних { $count }
lockup-no-check = без проверки
lockup-pays-this = Идёт в оплату
lockup-given = Отдаётся
lockup-books = Книги
lockup-no-books = Книг нет
lockup-books-hidden = Закрытых: { $count }
lockup-items = Предметы
lockup-no-items = Пока нет
lockup-item-count = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[other] { $count } предметов
}
lockup-reserved = Зарезервировано
lockup-reserved-count = Зарезервировано предметов: { $count }
lockup-reserved-hidden = В резерве взакрытую: { $count }
lockup-goons = Наёмники
lockup-no-goons = нет наёмников
lockup-trait = Черта
lockup-tokens-in-cell = Жетоны в каземате
lockup-passed = пас
lockup-all-placed = все выложены
lockup-to-place = { $hidden ->
    [0] ещё { $count }
   *[other] ещё { $count }, взакрытую { $hidden }
}
lockup-rival = { $name }, { $crew }: звёзды { $stars }, сила { $power }, подозрение { $suspicion }, жетонов { $cell }
lockup-would-lose = потеряет звёзд при обыске: { $stars }
lockup-not-shown = Не показаны в этом раунде: { $list }.

## Стража

lockup-guards = { $name }: звёзды { $stars }, сила { $power }, подозрение { $suspicion }
lockup-level-normal = обычный уровень
lockup-level-hard = сложный уровень
lockup-level-extreme = экстремальный уровень
lockup-drawn = Вышли
lockup-to-come = ещё { $count }
lockup-location-cards = Карты локаций в колоде: { $list }.
lockup-off-duty = перерыв
lockup-unseen = Колода { $count } · ещё не показаны

## Составленный ход

lockup-face-down = Взакрытую
lockup-face-down-left = ещё { $count } · F
lockup-pass = Пас
lockup-take = Взять
lockup-face-down-short = Взакрытую · { $count }
lockup-to-library = В Библиотеку
lockup-no-books-until = Без книг до…
lockup-do-enlist = { $count ->
    [one] Завербовать { $count }
   *[other] Завербовать { $count }
}
lockup-do-make = Создать: +{ $stars } зв.
lockup-do-set_aside = Зарезервировать
lockup-pays = { $count ->
    [0] бесплатно
    [one] за { $count } фишку
    [few] за { $count } фишки
   *[other] за { $count } фишек
}
lockup-spent = Только что уплачено: { $what }, { $count }
lockup-hint-pick = Выберите жетон в каземате, затем комнату; можно и перетащить.
lockup-hint-where = Теперь комнату с зелёной рамкой: на ярлыке место, которое вы заняли бы сейчас.
lockup-hint-more = Выберите ещё жетон в ту же комнату или закончите ход.
lockup-hint-more-where = Положите его в комнату с зелёной рамкой или закончите ход.
lockup-hint-enlist = Выберите наёмников: они отмечены в своих комнатах.
lockup-hint-make = Выберите предмет: создать или зарезервировать.
lockup-hint-pay = { $touch ->
    [yes] Отмеченные фишки — оплата; нажмите другие, чтобы сменить. Нажмите на выбранное ещё раз, чтобы отменить.
   *[no] Отмеченные фишки — оплата; нажмите другие, чтобы сменить. Esc — отменить.
}
lockup-hint-confirm = { $touch ->
    [yes] Подтвердите или нажмите на выбранное ещё раз, чтобы отменить.
   *[no] Подтвердите, или Esc — отменить.
}
lockup-hint-gain = { $phone ->
    [yes] Возьмите отмеченную фишку из общего запаса под вашими.
   *[no] Возьмите отмеченную фишку из запаса в коридоре.
}
lockup-hint-give = { $phone ->
    [yes] Сначала фишка из ваших запасов, затем фишка из общего запаса под ними.
   *[no] Сначала фишка из ваших запасов, затем фишка из запаса в коридоре.
}
lockup-hint-give-more = Ещё одна фишка из ваших запасов.
lockup-hint-take = { $touch ->
    [yes] Теперь отмеченная фишка из запаса. Нажмите отданную, чтобы вернуть её.
   *[no] Теперь отмеченная фишка из запаса. Esc — отменить.
}
lockup-hint-tray = Они лежат над коридором.

## Конец

lockup-over = Партия окончена
lockup-score-reputation = Репутация
lockup-score-supremacy = Превосходство
lockup-score-end_goal = Конец игры
lockup-score-goons = Наёмники
lockup-score-resources = Остаток
lockup-score-books = Книги
lockup-score-first_player = Первый игрок
