"""A house without a server: the same rooms, journal and messages, in the browser of whoever plays.

It is given storage, a second worker to think in and a way to speak to its pages; `door` is where they come in. It
knows neither network nor processes, and is for playing alone or at one screen: the deal's secret lies in the browser.
"""
