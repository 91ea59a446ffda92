# Слова, общие для всех страниц.

common-lost = Страница не загрузилась. Проверьте соединение и обновите её.
common-close = Закрыть
common-theme = Светлая или тёмная тема
common-language = Язык
common-you = Вы
common-loading = Секунду …
common-retry = Ещё раз
common-copy = Копировать
common-copied = Скопировано
common-rule = Правило
common-practice = Учебный стол: расклад выбран
common-our-ruling = Наше решение
