# «Это безумное королевство» по-русски. Ключи во всех языках одни и те же.
#
# $card — название карты, $known равно "no", если карта от читателя скрыта. События стоят в настоящем времени: так глагол
# не зависит от рода игрока, а имя игрока всегда в именительном падеже. Названия карт в кавычках не склоняются.

## Слова, общие для многих фраз

# Сам текст отвечает на вопрос «куда? что?», .where — «где? откуда?», .short — «что это?».
area = { $area ->
    [left] левую область
   *[right] правую область
}
    .where = { $area ->
        [left] левой области
       *[right] правой области
    }
    .short = { $area ->
        [left] левая область
       *[right] правая область
    }
# .of — «кубик чего?»
resource = { $resource ->
    [materials] материалы
    [population] население
    [gold] деньги
   *[exploration] открытия
}
    .of = { $resource ->
        [materials] материалов
        [population] населения
        [gold] денег
       *[exploration] открытий
    }
# вместо чего?
payment = { $payment ->
    [materials] материалов
    [population] населения
    [gold] денег
   *[exploration] открытий
}
type = { $type ->
    [structure] строение
    [company] отряд
    [monument] монумент
   *[discovery] открытие
}
    .each = { $type ->
        [structure] за каждое построенное строение
        [company] за каждый построенный отряд
        [monument] за каждый построенный монумент
       *[discovery] за каждое построенное открытие
    }
# Сам текст — «что?», .of — «чего?».
card = { $known ->
    [no] закрытую карту
   *[yes] карту «{ $card }»
}
    .of = { $known ->
        [no] закрытой карты
       *[yes] карты «{ $card }»
    }
    .nom = { $known ->
        [no] закрытая карта
       *[yes] карта «{ $card }»
    }
# Карта, открытая или, для того кто её положил, лежащая лицом вниз: «что?», .nom — «кто?».
faced = { $known ->
    [no] закрытую карту
   *[yes] { $face ->
        [down] лежащую лицом вниз карту «{ $card }»
       *[up] карту «{ $card }»
    }
}
    .nom = { $known ->
        [no] закрытая карта
       *[yes] { $face ->
            [down] лежащая лицом вниз карта «{ $card }»
           *[up] карта «{ $card }»
        }
    }
# Карта в области предложения, для кнопки: «что где?», .from — «что откуда?».
spot = { $known ->
    [no] карту { $number } в { area.where }
   *[yes] «{ $card }» ({ area.short })
}
    .from = { $known ->
        [no] карту { $number } из { area.where }
       *[yes] «{ $card }» ({ area.short })
    }
# Карта в стадии строительства и то, чего ей не хватает: так различаются одинаковые карты.
site = { $frozen ->
    [yes] { $lacking ->
        [yes] «{ $card }» (заморожена; не хватает: { $lack })
       *[no] «{ $card }» (заморожена)
    }
   *[no] { $lacking ->
        [yes] «{ $card }» (не хватает: { $lack })
       *[no] «{ $card }»
    }
}
deck = { $deck ->
    [giant_rats] огромные крысы
    [frost_giants] ледяные великаны
    [shadows] тени
   *[thieves] воры
}
# Несколько экземпляров карты, в перечнях.
copies = { $copies ->
    [1] «{ $card }»
   *[other] «{ $card }» ×{ $copies }
}
# потратить сколько?
soldiers = { $soldiers ->
    [one] { $soldiers } солдата
   *[other] { $soldiers } солдат
}

## Знаки терминала

area-title = { $area ->
    [left] Левая область
   *[right] Правая область
}
screen-hoard = Ресурсы рядом со стопкой угроз: { $count } из { $limit }.
screen-side-a = Сторона А: перед сравнением вычитают { $handicap } ПО, сейчас засчитывается { $points } ПО.
screen-shadow = { $to ->
    [hoard] В каждой фазе планирования: сбросьте 1 карту из области драфта; за неё 1 ресурс кладут рядом со стопкой угроз.
   *[nobody] В каждой фазе планирования: сбросьте 1 карту из области драфта; никто за неё ничего не получает.
}
screen-used = использован в этом раунде
sign-points = победные очки
sign-recycling = переработка
sign-production = производство
sign-frozen = заморожена
sign-hidden = лицом вниз
sign-materials = материалы
sign-population = население
sign-gold = деньги
sign-exploration = открытия
sign-krystallium = кристаллиум
sign-soldiers = солдат

## Количества, в перечнях

amount-materials = материалы ×{ $count }
amount-population = население ×{ $count }
amount-gold = деньги ×{ $count }
amount-exploration = открытия ×{ $count }
amount-krystallium = кристаллиум ×{ $count }
amount-soldiers = { $count ->
    [one] { $count } солдат
    [few] { $count } солдата
   *[many] { $count } солдат
}
amount-spies = { $count ->
    [one] { $count } шпион
    [few] { $count } шпиона
   *[many] { $count } шпионов
}
amount-points = { $count } ПО
amount-nothing = ничего
amount-per_type = { $amount } { type.each }

## Фазы раунда

phase-setup = Подготовка
phase-draft = Драфт
phase-planning = Планирование
phase-production = Производство
phase-battle = Битва
phase-end = Конец игры
where = Раунд { $round } из { $rounds } · { $phase }

## Вопросы игроку

ask-keep_one = Оставьте себе одного из двух советников.
# Иллюзионист позволяет положить карту лицом вниз без жетона.
traps-left = { $free ->
    [0] Осталось ловушек: { $traps }.
   *[other] Осталось ловушек: { $traps }, и ещё { $free } карта лицом вниз без жетона.
}
ask-offer_card = { $due ->
    [yes] Предложите вторую карту: выберите карту и область. Она ляжет лицом вниз: способность Иллюзиониста оплачена.
   *[no] { $second ->
        [yes] Предложите вторую карту: выберите карту и область. { traps-left }
       *[no] Предложите 2 карты: выберите первую карту и область. { traps-left }
    }
}
ask-take_area = Заберите все карты из одной области предложения.
ask-add_extra = Примените способность советника, чтобы взять ещё карту ({ area.short }), или продолжайте.
ask-choose_face_down = Выберите карту, которую нужно перевернуть лицом вверх.
ask-choose_another_face_down = Выберите ещё одну карту, которую нужно перевернуть лицом вверх, или продолжайте. Можно ещё: { $count }.
ask-choose_any_offered = Выберите карту, которая перейдёт в другую область.
ask-choose_extra = Выберите ещё одну карту, которую забираете.
ask-take_or_search = { $search ->
    [yes] Заберите все карты из одной области предложения. Раз за раунд можно сначала выполнить «Поиск».
   *[no] Заберите все карты из одной области предложения.
}
ask-give_which = Плата за «Поиск»: выберите лежащую лицом вверх карту в { area.where } для сброса.
ask-find_one = Выберите одну из найденных карт: она ляжет в { area }.
ask-avert = { $ready ->
    [yes] Бедствие вот-вот попадёт в ваше герцогство. Примените способность советника или продолжайте.
   *[no] Бедствие вот-вот попадёт в ваше герцогство, а солдат на советника, который его уберёт, не хватает. Получите их, если можете, или продолжайте.
}
ask-purge_one = Выберите бедствие, которое вернётся в коробку.
ask-lose_which = { $left ->
    [1] Из-за тени нужно сбросить карту: выберите её в области драфта.
   *[other] Из-за теней нужно сбрасывать карты: выберите одну в области драфта. Сколько теней ещё подействует, считая эту: { $left }.
}
ask-freeze_which = Выберите карту, которую заморозит ледяной великан. Карта из области драфта при этом перейдёт в область строительства.
ask-cover_which = Выберите значок на карте герцогства, который накроет вор.
ask-plan_card = { $boost ->
    [0] { $developments ->
        [0] Переработайте сокровища. Осталось карт: { $count }.
       *[other] Отправьте карту на строительство или в переработку. Осталось карт: { $count }.
    }
   *[other] Выберите карту развития для переработки. Кубиков за неё: { $cubes }.
}
ask-place_cube = { $count ->
    [one] Разместите { $count } кубик { resource.of }: на карте в стадии строительства или в области алхимии.
    [few] Разместите { $count } кубика { resource.of } по одному: на картах в стадии строительства или в области алхимии.
   *[many] Разместите { $count } кубиков { resource.of } по одному: на картах в стадии строительства или в области алхимии.
}
ask-end_phase = { $phase ->
    [planning] Карт в области драфта не осталось. Сделайте что-нибудь ещё или продолжайте.
    [production] { $produced ->
        [0] Ваше герцогство не производит { resource.of }. Сделайте что-нибудь ещё или продолжайте.
       *[other] Кубиков { resource.of } для размещения не осталось. Сделайте что-нибудь ещё или продолжайте.
    }
   *[other] Сделайте что-нибудь ещё или продолжайте.
}
ask-spend_which = Обмен на 1 кристаллиум: выберите, какой кубик отдать. Осталось отдать: { $count }.
ask-fight = { $menaces ->
    [0] Угроз у вас не осталось. Сделайте что-нибудь ещё или продолжайте.
   *[other] { $weak ->
        [0] Нейтрализовать сейчас ничего нельзя. Сделайте что-нибудь ещё или продолжайте. Ваши солдаты: { $soldiers }.
       *[other] Нейтрализуйте угрозы или продолжайте. Ваши солдаты: { $soldiers }.
    }
}
ask-free_which = Вор нейтрализован: выберите значок, с которого снимете жетон кражи.
ask-last_ability = Последний раунд окончен. Сделайте что-нибудь ещё перед подсчётом очков или продолжайте.
ask-choose_unfinished = { $most ->
    [one] Выберите карту, строительство которой нужно завершить: ей не хватает не больше { $most } кубика.
   *[other] Выберите карту, строительство которой нужно завершить: ей не хватает не больше { $most } кубиков.
}
ask-choose_type = Выберите тип: у вас будет на 1 карту этого типа больше.

## Ходы, на кнопках и в списках

move-keep = Оставить: «{ $card }»
move-offer = { $face ->
    [down] «{ $card }» в { area } лицом вниз
   *[up] «{ $card }» в { area }
}
move-take = { $cards ->
    [unknown] Забрать { area }
    [0] Забрать { area } (пусто)
    [one] Забрать { area } ({ $cards } карта)
    [few] Забрать { area } ({ $cards } карты)
   *[many] Забрать { area } ({ $cards } карт)
}
move-search = Сбросить 2 карты и выполнить «Поиск», затем забрать { area }
move-give = Сбросить { spot }
move-find = Добавить «{ $card }» в { area }
move-spy = Шпион: перевернуть лицом вверх { spot }
move-reveal = Перевернуть лицом вверх { spot }
move-shift = Переместить в другую область { spot.from }
move-extra = Забрать ещё и { spot.from }
move-purge = Вернуть в коробку: «{ $card }»
move-lose = { $to ->
    [opponent] { $cubes ->
        [one] Сбросить «{ $card }»: сопернику { $cubes } кубик
       *[other] Сбросить «{ $card }»: сопернику { $cubes } кубика
    }
    [hoard] Сбросить «{ $card }»: рядом со стопкой угроз ещё 1 ресурс
   *[other] Сбросить «{ $card }»
}
move-freeze = Заморозить { site }
move-cover = { $resource ->
    [unknown] Накрыть значок { $number }
   *[other] Накрыть значок { resource.of }
}
move-build = Строить «{ $card }»
move-recycle = Переработать «{ $card }»: { $gain }
move-place = На карту { site }
move-store = В область алхимии
move-krystallium = { $payment ->
    [krystallium] Кристаллиум на карту { site }
   *[other] Кристаллиум вместо { payment } на карту { site }
}
move-soldier = Солдата на карту { site }
move-scrap = { $laid ->
    [yes] Сбросить { site } со всем, что на ней лежит; в алхимию: { $gain }
   *[no] Сбросить { site }; в алхимию: { $gain }
}
move-task = { $final ->
    [yes] Финальное задание: «{ $task }»
   *[no] Задание: «{ $task }»
}{ $priced ->
    [yes] { " " }(отдать: { $paid }; получить: { $gain }{ $claim ->
        [open] , если первый игрок не выполнит его тогда же
       *[sure] { "" }
    })
   *[no] { "" }
}
move-exchange = Обменять 5 кубиков на 1 кристаллиум
move-spend = Отдать кубик { resource.of }
move-advise = «{ $card }»: потратить { soldiers }
move-neutralise = { $under ->
    [yes] Нейтрализовать «{ $card }» под картой «{ $frozen }»: потратить { soldiers }
   *[no] Нейтрализовать «{ $card }»: потратить { soldiers }
}
move-free = { $resource ->
    [unknown] Снять жетон со значка { $number }
   *[other] { $where ->
        [guild] Снять жетон со значка { resource.of } на построенной карте
       *[duchy] Снять жетон со значка { resource.of }
    }
}
move-finish = Завершить строительство: { site }
move-count = { $points ->
    [0] Ещё одна карта типа «{ type }»
   *[other] Ещё одна карта типа «{ type }»: { $points } ПО
}
move-done = Дальше

## Предупреждения перед ходом

warning-last-copy = Эта карта нужна по сценарию, и других таких карт не осталось: без неё победить нельзя.

## Что произошло

event-duchy_taken = { $player } играет за герцогство «{ $name }», сторона { $letter ->
    [A] А
   *[B] Б
}.
event-deck_taken = { $player } берёт стопку угроз: { deck }.
event-menaces_hidden = Угрозы в стопке опасностей: { deck }.
event-quest_laid = Квест этой партии: «{ $quest }».
event-scenario_began = Сценарий { $number }: «{ $name }».
event-scenario_cards = { $laid ->
    [construction] С самого начала в области строительства: { $cards }.
    [built] С самого начала построены: { $cards }.
    [menaces] С самого начала в области строительства: { $cards }.
   *[advisors] С самого начала в области советников: { $cards }.
}
event-thefts_laid = { $count ->
    [one] Жетоны кражи накрывают { $count } значок на построенных картах: { $cards }.
    [few] Жетоны кражи накрывают { $count } значка на построенных картах: { $cards }.
   *[many] Жетоны кражи накрывают { $count } значков на построенных картах: { $cards }.
}
event-soldiers_given = { $count ->
    [one] { $player } начинает с { $count } солдатом.
   *[other] { $player } начинает с { $count } солдатами.
}
event-advisor_kept = { $known ->
    [no] { $player } начинает с закрытой картой советника.
   *[yes] { $player } начинает с советником «{ $card }».
}
event-round_started = Начинается раунд { $count }.
event-round_opened = Начинается раунд { $count }. Первый игрок: { $player }.
event-offered = { $known ->
    [no] { $player } кладёт закрытую карту в { area }.
   *[yes] { $face ->
        [down] { $player } кладёт карту «{ $card }» лицом вниз в { area }.
       *[up] { $player } кладёт карту «{ $card }» в { area }.
    }
}
event-laid_out = { $known ->
    [no] В { area } выложена закрытая карта.
   *[yes] { $face ->
        [down] В { area } лицом вниз выложена карта «{ $card }».
       *[up] В { area } выложена карта «{ $card }».
    }
}
event-took = { $count ->
    [0] { $player } выбирает пустую { area }.
    [one] { $player } забирает { $count } карту из { area.where }{ $count_2 ->
        [0] { "" }
       *[other] , лежащую лицом вниз
    }.
    [few] { $player } забирает { $count } карты из { area.where }{ $count_2 ->
        [0] { "" }
       *[other] , из них лицом вниз: { $count_2 }
    }.
   *[many] { $player } забирает { $count } карт из { area.where }{ $count_2 ->
        [0] { "" }
       *[other] , из них лицом вниз: { $count_2 }
    }.
}
event-took_extra = { $player } забирает ещё и { faced } из { area.where }.
event-searched = { $player } выбирает { area } и выполняет «Поиск».
event-found = { $player } добавляет { card } из стопки развития в { area }.
event-turned_up = { $means ->
    [spy] { $player } с помощью шпиона переворачивает лицом вверх { card } в { area.where }.
   *[advisor] { $player } переворачивает лицом вверх { card } в { area.where }.
}
event-shifted = { $player } перемещает { faced } в { area }.
event-peeked = { $known ->
    [no] { $player } видит закрытую для вас карту на руке соперника.
   *[yes] { $player } видит на руке соперника карту «{ $card }».
}
event-left_over = { $cause ->
    [draft] Не взята и уходит в сброс { faced.nom }.
    [price] За «Поиск» уходит в сброс { card.nom }.
   *[seen] Просмотрена и уходит в сброс { card.nom }.
}
event-spy_ready = { $player } переворачивает жетон шпиона активной стороной вверх.
event-revealed = { $known ->
    [no] { $player } переворачивает закрытую карту в своей области драфта.
   *[yes] { $player } переворачивает лицом вверх карту «{ $card }» в своей области драфта.
}
event-advisor_joined = { $player } кладёт { card } в область советников и получает 1 солдата.
event-advisor_used = { $effect ->
    [goods] { $player } применяет способность { card.of }, потратив { soldiers }, и получает: { $gain }.
    [free_trap] { $player } применяет способность { card.of }, потратив { soldiers }: одна карта этого предложения ляжет лицом вниз без жетона ловушки.
    [boost_recycling] { $player } применяет способность { card.of }, потратив { soldiers }. Кубиков за следующую переработанную карту развития: { $cubes }.
   *[other] { $player } применяет способность { card.of }, потратив { soldiers }.
}
event-calamity_struck = { $known ->
    [no] { $player } кладёт закрытую карту в своё герцогство.
   *[yes] { $player } кладёт бедствие в своё герцогство (−{ $points } ПО).
}
event-calamity_averted = { $known ->
    [no] { $player } возвращает закрытую карту в коробку.
   *[yes] { $player } возвращает бедствие в коробку.
}
event-lost_to_shadow = { $player } сбрасывает { card } из-за тени.
event-lost_to_hoard = { $player } сбрасывает { card } из-за тени. Ресурсов рядом со стопкой угроз: { $count } из { $limit }.
event-shadow_cubes = { $count ->
    [one] { $player } кладёт в область алхимии { $count } кубик (материалы) за карты, сброшенные соперником из-за теней.
    [few] { $player } кладёт в область алхимии { $count } кубика (материалы) за карты, сброшенные соперником из-за теней.
   *[many] { $player } кладёт в область алхимии { $count } кубиков (материалы) за карты, сброшенные соперником из-за теней.
}
event-menace_arrived = { $known ->
    [no] { $player } получает закрытую карту угрозы.
   *[yes] { $player } получает угрозу «{ $card }».
}
event-menace_idle = { $known ->
    [no] { $player }: закрытой угрозе не на что подействовать.
   *[yes] { $player }: угрозе «{ $card }» не на что подействовать.
}
event-frozen = { $player } подкладывает ледяного великана под { card }: она заморожена.
event-icon_covered = { $player } теряет значок { resource.of }: его накрывает вор.
event-icon_freed = { $player } снимает жетон кражи со значка { resource.of }.
event-rodents_came = { $count ->
    [0] { $player } не получает грызунов: стопка пуста.
   *[other] { $brought ->
        [rats] { $player } получает грызунов из-за огромной крысы: { $count }. Осталось в стопке: { $count_2 }.
       *[farms] { $player } получает грызунов за недостроенные фермы: { $count }. Осталось в стопке: { $count_2 }.
    }
}
event-started = { $player } отправляет на строительство { card }.
event-recycled = { $player } перерабатывает { card } и получает: { $gain }.
event-placed = { $player } кладёт кубик { resource.of } на { card }.
event-stored = { $player } кладёт в область алхимии: { $amount }.
event-exchanged = { $player } обменивает кубики ({ $paid }) на 1 кристаллиум.
event-krystallium_spent = { $payment ->
    [krystallium] { $player } кладёт кристаллиум на { card }.
   *[other] { $player } кладёт кристаллиум вместо { payment } на { card }.
}
event-soldier_spent = { $player } переносит солдата на { card }.
event-completed = { $bonus ->
    [yes] { $player } завершает строительство { card.of } и получает бонус: { $gain }.
   *[no] { $player } завершает строительство { card.of }.
}
event-scrapped = { $count ->
    [0] { $player } сбрасывает { card } из области строительства и кладёт в область алхимии: { $gain }.
   *[other] { $player } сбрасывает { card } из области строительства, теряя всё, что на ней лежало (кубиков и жетонов: { $count }), и кладёт в область алхимии: { $gain }.
}
event-produced = { $count ->
    [0] { $player } не производит { resource.of }.
   *[other] { $split ->
        [yes] { $player } производит { resource }: { $count } (на карте герцогства { $duchy }, на построенных картах { $built }).
       *[no] { $player } производит { resource }: { $count }.
    }
}
event-supremacy = { $training ->
    [taken] { $player } получает бонус за превосходство ({ resource }, { $count } : { $count_2 }) и забирает солдата из области тренировки.
   *[put] { $player } получает бонус за превосходство ({ resource }, { $count } : { $count_2 }) и ставит солдата в область тренировки.
}
event-supremacy_alone = { $training ->
    [taken] { $player } получает бонус за превосходство ({ resource }: { $count }, нужно не меньше 5) и забирает солдата из области тренировки.
   *[put] { $player } получает бонус за превосходство ({ resource }: { $count }, нужно не меньше 5) и ставит солдата в область тренировки.
}
event-supremacy_tie = Бонус за превосходство ({ resource }) не получает никто: { $count } : { $count }.
event-task_done = { $final ->
    [yes] { $reward ->
        [now] { $player } выполняет финальное задание «{ $task }», отдаёт: { $paid }; получает: { $gain }.
        [later] { $player } выполняет финальное задание «{ $task }», отдаёт: { $paid }.
       *[gone] { $player } выполняет финальное задание «{ $task }», отдаёт: { $paid }. Награда за него уже получена раньше.
    }
   *[no] { $player } выполняет задание «{ $task }», отдаёт: { $paid }; получает: { $gain }.
}
event-final_reward = { $tie ->
    [yes] Оба выполнили финальное задание квеста «{ $quest }» одновременно. Награду получает первый игрок раунда, { $player }: { $gain }.
   *[no] { $player } получает награду за финальное задание квеста «{ $quest }»: { $gain }.
}
event-neutralised = { $known ->
    [no] { $player } нейтрализует закрытую угрозу.
   *[yes] { $player } нейтрализует угрозу «{ $card }», потратив { soldiers }.
}
event-type_counted = { $player } считает для модификаторов ещё одну карту типа «{ type }»: { $count } ПО.
event-game_lost = { $defeat ->
    [rodents] Поражение: стопка грызунов опустела.
   *[hoard] Поражение: рядом со стопкой угроз лежит 5 ресурсов.
}
event-game_ended = Игра окончена. Подсчитываются победные очки.

## Чем закончилась партия

ending-end-winner = Победа: { $winner }. У победителя больше ПО.
ending-tie-built_cards = Победа: { $winner }. Очков поровну, но построенных карт больше.
ending-tie-soldiers = Победа: { $winner }. Очков и построенных карт поровну, но солдат больше.
ending-tie-shared = Полное равенство, общая победа: { $winner }.
ending-quests-end_one = Победа: { $winner }. Больше никто не выполнил финальное задание.
ending-quests-end_none = Финальное задание не выполнил никто: проиграли оба.
ending-quests-solo_final = Поражение: финальное задание не выполнено.
ending-solo-medals = { $medal ->
    [gold] Золотая медаль! Победа: { $winner }.
    [silver] Серебряная медаль! Победа: { $winner }.
    [bronze] Бронзовая медаль! Победа: { $winner }.
   *[none] Партия доиграна, но очков на медаль не хватило.
}
ending-scenario-1-defeat_stack = Поражение: стопка грызунов опустела.
ending-scenario-1-defeat_farms = Поражение: построены не все фермы.
ending-scenario-2-defeat = Поражение: построены не все карты пророчества.
ending-scenario-3-defeat_cards = Поражение: построены не все карты сценария.
ending-scenario-3-defeat_quest = Поражение: не выполнено финальное задание квеста «Северные земли».
ending-scenario-4-defeat_cards = Поражение: построены не все карты сценария.
ending-scenario-4-defeat_quest = Поражение: не выполнено финальное задание квеста «Узурпатор».
ending-scenario-5-defeat_resources = Поражение: рядом со стопкой угроз лежит 5 ресурсов.
ending-scenario-5-defeat_thieves = Поражение: нейтрализованы не все воры.
ending-scenario-6-defeat_cards = Поражение: построены не все карты сценария.
ending-scenario-6-defeat_quests = Поражение: не выполнены финальные задания обоих квестов.

## Строки подсчёта

score-base = Базовые ПО
score-modifiers = ПО с модификаторами
score-calamities = Бедствия
score-menaces = Угрозы
score-tasks = Задания

## Зоны и счётчики

zone-deck = Стопка развития
zone-danger = Стопка опасностей
zone-calamity_stack = Стопка бедствий
zone-menace_stacks = Стопка угроз
zone-rodent_stack = Стопка грызунов
zone-offers = Области предложения
zone-found = Найденные карты
zone-discard = Сброс
zone-box = Коробка
zone-drawn = Советники на выбор
zone-hands = Рука
zone-chosen = Первая карта предложения
zone-drafted = Область драфта
zone-construction = Область строительства
zone-menaces = Угрозы
zone-built = Герцогство
zone-calamities = Бедствия
zone-advisors = Область советников
zone-round = Раунд
zone-phase = Фаза
zone-producing = Этап производства
zone-first = Первый игрок
zone-duchies = Карта герцогства
zone-modules = Модули
zone-scenario = Сценарий
zone-menace_decks = Виды угроз
zone-boards = Планшеты квестов
zone-defeat = Причина поражения
zone-hoard = Ресурсы рядом со стопкой угроз
zone-taken = Последняя взятая область
zone-searched = «Поиск» использован
zone-owner_of_final = Награда за финальное задание
zone-lack = Не хватает
zone-frozen = Замороженные карты
zone-chosen_to = Область первой карты
zone-traps = Ловушки
zone-free_traps = Ловушки без жетона
zone-spies = Шпионы
zone-active_spies = Активные шпионы
zone-cubes = Кубики для размещения
zone-alchemy = Область алхимии
zone-krystallium = Кристаллиум
zone-soldiers = Солдаты
zone-training = Область тренировки
zone-covered = Накрытые значки
zone-produced = Произведено
zone-used = Использованные советники
zone-boost = Лишние кубики за переработку
zone-owed = Кубики из-за теней
zone-tasks = Выполненные задания
zone-task_points = ПО за задания
zone-extra_types = Дополнительно учтённые типы

## Настройки партии

option-scenario = Сценарий
option-module = Модуль
option-menace = Угрозы
option-menace_1 = Угрозы игрока 1
option-menace_2 = Угрозы игрока 2
option-board = Планшет квеста
option-side = Сторона карты герцогства
option-duchy = Герцогство
option-first = Первый игрок

value-scenario-none = без сценария
value-scenario-rat_invasion = Вторжение крыс
value-scenario-prophecy = Пророчество
value-scenario-frozen_north = Морозный север
value-scenario-last_battle = Последняя битва
value-scenario-thieves_guild = Гильдия воров
value-scenario-under_siege = В осаде
value-module-menaces = угрозы
value-module-advisors = советники
value-module-quests = квесты
-giant-rats = огромные крысы
-frost-giants = ледяные великаны
-shadows = тени
-thieves = воры
-random = случайно
value-menace-random = { -random }
value-menace-giant_rats = { -giant-rats }
value-menace-frost_giants = { -frost-giants }
value-menace-shadows = { -shadows }
value-menace-thieves = { -thieves }
value-menace_1-random = { -random }
value-menace_1-giant_rats = { -giant-rats }
value-menace_1-frost_giants = { -frost-giants }
value-menace_1-shadows = { -shadows }
value-menace_1-thieves = { -thieves }
value-menace_2-random = { -random }
value-menace_2-giant_rats = { -giant-rats }
value-menace_2-frost_giants = { -frost-giants }
value-menace_2-shadows = { -shadows }
value-menace_2-thieves = { -thieves }
value-board-random = { -random }
value-board-northern_lands = Северные земли
value-board-usurper = Узурпатор
value-board-plague_lord = Повелитель чумы
value-side-A = А
value-side-B = Б
value-duchy-random = { -random }
value-duchy-valados = Валадос
value-duchy-teressie = Терессия
value-first-random = { -random }
value-first-1 = игрок 1
value-first-2 = игрок 2

## Что делают карты, коротко: немного слов и знаки в скобках — столько, сколько помещается на карте

short-ability = { $soldiers }[soldier] [pay] { $effect }
short-look_at_hand = [look]Посмотрите руку соперника
short-free_trap = [trap]Предложите 1 карту закрытой без жетона ловушки
short-gain_krystallium = +{ $count }[krystallium]
short-boost_recycling = [recycle]Следующая переработка развития: { $extra ->
    [one] +{ $extra } кубик
    [few] +{ $extra } кубика
   *[other] +{ $extra } кубиков
}
short-remove_calamity = [calamity]Уберите 1 бедствие из драфта
short-gain_cubes = { $letter ->
    [M] +{ $count }[materials]
    [P] +{ $count }[population]
    [G] +{ $count }[gold]
   *[X] +{ $count }[exploration]
}
short-finish_construction = { $most ->
    [one] [build]Завершите 1 карту, где не хватает до { $most } кубика (не [krystallium] и не [soldier])
   *[other] [build]Завершите 1 карту, где не хватает до { $most } кубиков (не [krystallium] и не [soldier])
}
short-count_extra_type = [type]Модификаторы учтут на 1 карту выбранного типа больше
short-reveal_offers = { $count ->
    [1] [look]Откройте 1 карту предложения
   *[other] [look]Откройте до { $count } карт предложения
}
short-move_offered_card = [move]Переместите 1 карту в другую область
short-take_extra = { $count ->
    [one] [take]Возьмите ещё { $count } карту другой области
    [few] [take]Возьмите ещё { $count } карты другой области
   *[other] [take]Возьмите ещё { $count } карт другой области
}
short-discard_for_shadow = [planning]Сбросьте 1 карту драфта; за неё кубик сопернику
short-freeze_card = [freeze]Замораживает строящуюся карту до нейтрализации
short-cover_icon = [theft]Накрывает 1 ресурс вашего герцогства
short-spawn_rodents = [rodent]+1 грызун за каждую вашу огромную крысу
short-goal-build = [build]К концу: { $cards }
short-goal-neutralise = [battle]К концу: { $cards }
short-goal-final = [quest]К концу: «{ $quest }», финальное задание
short-goal-rat_invasion = [lost]Поражение, если грызунов не осталось
short-goal-thieves_guild = [lost]Поражение при 5 ресурсах у стопки угроз

## Справка о компоненте, построчно

help-type = { $type ->
    [structure] Карта развития, строение.
    [company] Карта развития, отряд.
    [monument] Карта развития, монумент.
   *[discovery] Карта развития, открытие.
}
help-treasure = Сокровище: его только перерабатывают, строить нельзя.
help-advisor = Советник. Взятый в драфте, приносит 1 солдата.
help-calamity = Бедствие: сразу попадает в ваше герцогство.
help-menace = Угроза: её нельзя ни строить, ни перерабатывать.
help-duchy = Карта герцогства.
help-scenario = Соло-сценарий { $number }.
goal-build = К концу игры нужно построить: { $cards }.
goal-neutralise = К концу игры нужно нейтрализовать: { $cards }.
goal-final = К концу игры нужно выполнить финальное задание квеста «{ $quest }».
goal-rat_invasion = Если стопка грызунов опустела, игра сразу проиграна.
goal-thieves_guild = Если рядом со стопкой угроз лежит 5 ресурсов, игра сразу проиграна.
help-quest = Планшет квеста: 4 задания, последнее — финальное.
help-text = { $text }
help-task = Задание: «{ $task }».
help-cost = Стоимость: { $bag }.
help-recycle = Переработка: { $bag }.
help-production = Производство: { $bag }.
help-no-production = Ничего не производит.
help-bonus = Бонус за строительство: { $bag }.
help-points = Победные очки: { $bag }.
help-penalty = В конце игры: −{ $count } ПО.
help-no-points = Победных очков не приносит.
help-shadow-alone = В одиночку за сброшенную карту никто ничего не получает; в сценарии 5 рядом со стопкой угроз кладут 1 ресурс.
help-neutralise = Чтобы нейтрализовать её в битве, потратьте { soldiers }.
help-ability = { $last ->
    [yes] Способность: один раз, в конце игры, потратив { soldiers }.
   *[no] Способность: раз за раунд, потратив { soldiers }.
}
help-when = Когда: { $moments }.
help-two-players = Только для партий вдвоём.
help-copies = Экземпляров в коробке: { $count }.
help-medals = Медали: бронза от { $bronze } ПО, серебро от { $silver }, золото от { $gold }.
help-reward = Награда: { $bag }.
help-final = Финальное задание: «{ $task }».
help-side = { $players ->
    [1] В одиночку: стоимость: { $bag }; награда: { $reward }.
   *[other] Вдвоём: стоимость: { $bag }; награда: { $reward }.
}

moment-offer = делая предложение
moment-take = перед тем как забрать область
moment-taken = забирая область
moment-revealed = планирование, до перехода бедствий в герцогство
moment-planning = планирование
moment-M = этап производства материалов
moment-P = этап производства населения
moment-G = этап производства денег
moment-X = этап производства открытий
moment-end = конец игры

## Откуда взяты значения компонента

field-copies = число экземпляров
field-effect = эффект
field-neutralise = число солдат
field-vp = ПО
field-cost = стоимость
field-production = производство
field-bonus = бонус
field-recycle = переработка
field-type = тип

evidence-inspired_prophet = Сценарий 2 даёт этого советника и забирает шпионов, поэтому выбрана способность открывать карты.
evidence-grey_eminence = Назван в сценарии 2.
evidence-master_cartographer = Назван в сценарии 4, имя взято оттуда.
evidence-royal_architect = По правилам некоторые способности применяют в конце игры, а сами советники очков не приносят.
evidence-herald = По правилам некоторые способности применяют в конце игры, а сами советники очков не приносят.
evidence-spymaster = В одиночку бесполезен, поэтому только для двоих.
evidence-illusionist = В одиночку ловушек нет, поэтому только для двоих.
evidence-ambassador = Нужен соперник, поэтому только для двоих.
evidence-farm = В сценарии 1 строятся четыре «Фермы», значит, их не меньше 4. Все значения придуманы нами.
evidence-hamlet = В сценарии 5 четыре жетона краж накрывают производство «Деревни» и «Дома гильдии», значит, на них вместе 4 значка; выбрано 2 и 2. В сценарии речь об одной карте, значит, их несколько. Английское название взято из опубликованного обзора.
evidence-guildhall = В сценарии 5 на этой карте и «Деревне» вместе 4 значка; здесь выбрано 2. В сценарии речь об одной карте, значит, их несколько. Английское название взято из опубликованного обзора.
evidence-barracks = В примере из правил карту завершают 3 материала, и на следующем этапе того же раунда она даёт 1 население. Бонус, переработка и число экземпляров придуманы нами; по сценариям 4 и 6, экземпляров несколько.
evidence-port = Сценарий 3 требует один «Порт», значит, их несколько.
evidence-alchemists_forge = В сценарии 4 нет слова «одна», значит, карта единственная.
evidence-navigators = Сценарий 3 требует одну такую карту, значит, их несколько.
evidence-sappers = Сценарий 6 требует одну такую карту, значит, их несколько.
evidence-expeditionary_corps = По правилам карта производит 1 ресурс за каждую карту одного типа, считая себя. Значки утрачены; выбраны открытия и отряд.
evidence-recruiters = В сценарии 4 нет слова «одна», значит, карта единственная.
evidence-great_army = Сценарий 4 требует одну такую карту, значит, их несколько. Опубликованный обзор описывает без названия дорогую карту с бонусом в 3 солдата и 2 ПО за карту одного типа; что это она — наша догадка.
evidence-royal_guard = В сценарии 6 нет слова «одна», значит, карта единственная.
evidence-secret_brotherhood = В сценарии 2 нет слова «одна», значит, карта единственная. Три его карты вместе требуют 6 солдат — столько сценарий и даёт.
evidence-royal_citadel = Единственная карта из сценария 2. Три его карты вместе требуют 6 солдат — столько сценарий и даёт.
evidence-giant_lighthouse = В сценарии 3 нет слова «одна», значит, карта единственная.
evidence-impregnable_walls = В сценарии 6 нет слова «одна», значит, карта единственная.
evidence-great_library = Модификатор 2 согласуется с примером подсчёта в правилах.
evidence-hells_gate = Единственная карта из сценария 2. Три его карты вместе требуют 6 солдат — столько сценарий и даёт. Модификатор 4 встречается в примере подсчёта в правилах.
evidence-giants_cache = В сценарии 3 нет слова «одна», значит, карта единственная.
evidence-dragon_eggs = Название взято из опубликованного обзора, значения придуманы нами.
evidence-tatis_tribe = Название взято из опубликованного обзора, значения придуманы нами.
evidence-giant_rat = Одна крыса с первым грызуном обходится в 3 солдата или 4 ПО, как и тень.
evidence-rodent = 10 экземпляров — это 1 + 2 + 3 + 4 грызуна, которых приводят одному игроку четыре крысы.
evidence-shadow = Обзор 2024 года описывает угрозу, которая заставляет сбрасывать карты: 3 солдата, чтобы избавиться, иначе −4 ПО.

## В лобби, и части правил по началу их имён

about = Предлагайте карты, ставьте ловушки, стройте герцогство.
about-1 = Соло
about-2 = 6 сценариев
about-3 = 3 модуля
part-draft = Драфт
part-trap = Ловушки
part-planning = Планирование
part-treasure = Сокровища
part-calamity = Бедствия
part-production = Производство
part-supremacy = Превосходство
part-soldiers = Солдаты
part-construction = Строительство
part-bonus = Бонус за строительство
part-alchemy = Преобразование в кристаллиум
part-krystallium = Кристаллиум
part-tokens = Жетоны
part-discard = Сброс строящихся карт
part-menaces = Модуль угроз
part-battle = Битва
part-rats = Огромные крысы
part-giants = Ледяные великаны
part-shadows = Тени
part-thieves = Воры
part-advisors = Модуль советников
part-quests = Модуль квестов
part-scenario = Соло-сценарии
part-scenario-1 = Сценарий 1: Вторжение крыс
part-scenario-2 = Сценарий 2: Пророчество
part-scenario-3 = Сценарий 3: Морозный север
part-scenario-4 = Сценарий 4: Последняя битва
part-scenario-5 = Сценарий 5: Гильдия воров
part-scenario-6 = Сценарий 6: В осаде
