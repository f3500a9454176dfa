"""What cards say, in the words that many of them share. What a single card does stands beside it, in `cards`.

lines       when a line acts: Arrivée, Vaincu, Mise en jeu, Défausser, Blesser, Détruire
standing    lines that hold as long as their card lies somewhere
who         who does it: each player, each opponent, one player
choosing    which cards are chosen, and what becomes of them
drawing, fighting, lasting, reserve, field, taking
            what else is done
"""
