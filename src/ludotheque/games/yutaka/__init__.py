"""Yutakâ (Alexandre Droit, Ferti Games, 2019): two players, majorities on five islands."""
