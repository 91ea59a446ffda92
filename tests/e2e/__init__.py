"""The web client in a real browser, on a real server.

    conftest.py    the server, the browser, and `visit`: a fresh browser window of somebody
    site.py        the server as a process, and people who act over HTTP and websockets to prepare tables
    positions.py   positions of the game that tests begin at
    underdark.py   positions and the page of Tyrants of the Underdark
    hands.py       clicking on what is lit
    sight.py       what can be read and seen on a page
    trouble.py     errors of pages: any of them fails the test

Screenshots go to artefacts/ at the root of the repository.
"""
