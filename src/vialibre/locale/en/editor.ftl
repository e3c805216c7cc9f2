# The board editor of the page, and what the server says about designs and playtests.
error-no-such-design = There is no such design, or it is not yours.
error-no-such-playtest = There is no such playtest, or it is not done yet.
error-design-too-large = The design is too large for a board file; at most { $most } KiB are kept.
error-too-many-designs = You keep { $most } designs already. Delete one first.
error-design-changed-elsewhere = This design was changed in another window. Load it again, or save yours as a copy.
error-no-playtests-here = This server does not run playtests.
error-too-many-playtests = Many playtests are waiting. Try again in a few minutes.
error-playtest-going-on = A playtest of yours is still going on. Wait for it or stop it.
design-unnamed = The board
