# Words that all pages share.

common-lost = This page could not be loaded. Check the connection and reload.
common-close = Close
common-theme = Light or dark
common-language = Language
common-you = You
common-loading = One moment …
common-retry = Try again
common-copy = Copy
common-copied = Copied
common-rule = Rule
common-practice = Practice: a chosen deal
common-our-ruling = Our ruling
