"""The sayings: what the animals of the forest say beside the game, each in a way of its own."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.table.feelings import Stir

Lines = Mapping[Stir, tuple[str, ...]]

_SILVER: Lines = {
    Stir.CAUGHT: ("Old eyes, old tricks.", "Ah. You were awake."),
    Stir.RIGHT: ("I have seen that face before.", "Patience sees everything."),
    Stir.WRONG: ("Even I blink.", "Hm. Well told."),
    Stir.TRUE: ("At my age one tells the truth.", "You should know me better."),
    Stir.TOOK: ("All in good time.", "That one was ripe."),
    Stir.STOLE: ("I waited for that.", "You were finished with it, surely."),
    Stir.MADE: ("As I said.", "Slowly does it."),
    Stir.FAILED: ("I have had worse winters.", "It will pass."),
    Stir.EARNED: ("Worth the wait.", "There it is."),
    Stir.SHAMED: ("My beard saw it coming.", "One must fall to sit well."),
    Stir.WON: ("The tall tree grows slowly.", "Good company, good game."),
    Stir.BEATEN: ("Well played, young one.", "I shall sleep on that."),
}
_SOOT: Lines = {
    Stir.CAUGHT: ("It looked true from here.", "I was about to mention it."),
    Stir.RIGHT: ("Nobody lies to a liar.", "I would have done it better."),
    Stir.WRONG: ("How dull: the truth.", "Who tells the truth with that face?"),
    Stir.TRUE: ("For once, yes.", "I keep it for special days."),
    Stir.TOOK: ("Was that yours?", "How did that get here?"),
    Stir.STOLE: ("Borrowed.", "It fell into my hand."),
    Stir.MADE: ("You believed me? You were right.", "Believe me more often."),
    Stir.FAILED: ("That was on purpose.", "All part of the plan."),
    Stir.EARNED: ("Honest work. Almost.", "Nobody saw how."),
    Stir.SHAMED: ("I was never here.", "Tell nobody."),
    Stir.WON: ("Not one honest card.", "And I never blushed."),
    Stir.BEATEN: ("You must teach me that one.", "I let you. Probably."),
}
_RUST: Lines = {
    Stir.CAUGHT: ("Fine! Fine.", "It was nearly true!"),
    Stir.RIGHT: ("Ha! Hand it over!", "Knew it, knew it!"),
    Stir.WRONG: ("What? No!", "I was too quick. Again."),
    Stir.TRUE: ("Pay up!", "Ha! Next!"),
    Stir.TOOK: ("Mine!", "More!"),
    Stir.STOLE: ("Mine now!", "Too slow!"),
    Stir.MADE: ("More next time!", "That was hardly enough."),
    Stir.FAILED: ("Again, and twice as much!", "Who needs it!"),
    Stir.EARNED: ("Yes! Another!", "All of it, please!"),
    Stir.SHAMED: ("Deal again. Now.", "That does not count!"),
    Stir.WON: ("All mine!", "Who wants more of that?"),
    Stir.BEATEN: ("Once more! Right now!", "I nearly had it all."),
}
_MOSS: Lines = {
    Stir.CAUGHT: ("Oh dear. I am so sorry.", "I knew I could not do it."),
    Stir.RIGHT: ("I did not like to ask.", "Forgive me, I had to."),
    Stir.WRONG: ("My apologies, friend.", "I should have trusted you."),
    Stir.TRUE: ("I did say so.", "A frog keeps his word."),
    Stir.TOOK: ("Thank you kindly.", "A small one for me."),
    Stir.STOLE: ("May I? Thank you.", "I will look after it."),
    Stir.MADE: ("Just as promised.", "One does what one says."),
    Stir.FAILED: ("I did my best.", "Back to the pond."),
    Stir.EARNED: ("How nice.", "A dry leaf at last."),
    Stir.SHAMED: ("I shall sit quite still now.", "Croak."),
    Stir.WON: ("Honestly won.", "What a fine evening."),
    Stir.BEATEN: ("You earned it, truly.", "Well done. I mean it."),
}
_DUSK: Lines = {
    Stir.CAUGHT: ("You doubt me? Good.", "I have taught you too well."),
    Stir.RIGHT: ("I said so. I always say so.", "They all lie."),
    Stir.WRONG: ("Suspicious, all the same.", "The truth? At this hour?"),
    Stir.TRUE: ("Look twice, then look again.", "I never trust me either."),
    Stir.TOOK: ("I saw you all looking.", "Hoo."),
    Stir.STOLE: ("I see very well in the dark.", "You left it unwatched."),
    Stir.MADE: ("Counted it three times.", "As foreseen."),
    Stir.FAILED: ("Somebody knew.", "I smell a plot."),
    Stir.EARNED: ("I was watching.", "Nobody stopped me. Odd."),
    Stir.SHAMED: ("I suspected everyone but me.", "Turn the lamp down."),
    Stir.WON: ("I believed nobody. It paid.", "The night is mine."),
    Stir.BEATEN: ("Let me see those cards.", "Too smooth, that."),
}
_AMBER: Lines = {
    Stir.CAUGHT: ("A scratch.", "I leapt too far."),
    Stir.RIGHT: ("Got you.", "I heard you breathe."),
    Stir.WRONG: ("I strike first. Mostly well.", "Claws in. For now."),
    Stir.TRUE: ("Careful where you put your paw.", "Bitten."),
    Stir.TOOK: ("One bite.", "Out of my grass."),
    Stir.STOLE: ("Too near my grass.", "You looked away."),
    Stir.MADE: ("I never miss twice.", "Straight through."),
    Stir.FAILED: ("Grr.", "I will be back."),
    Stir.EARNED: ("Well hunted.", "That was quick."),
    Stir.SHAMED: ("Nobody laughs.", "I am licking nothing."),
    Stir.WON: ("The hunt is over.", "Run along, all of you."),
    Stir.BEATEN: ("You are quicker than you look.", "Next time I leap sooner."),
}
_BIRCH: Lines = {
    Stir.CAUGHT: ("I never do this. You see why.", "My one fib of the year."),
    Stir.RIGHT: ("I only doubt when I am sure.", "One counts one’s cards."),
    Stir.WRONG: ("That was not like me.", "Back on one leg."),
    Stir.TRUE: ("I do not gamble, dear.", "Safe as a nest."),
    Stir.TOOK: ("Into the nest.", "One more twig."),
    Stir.STOLE: ("It lay so close to my nest.", "Tidied away."),
    Stir.MADE: ("Not a feather more.", "Measured twice."),
    Stir.FAILED: ("And I was so careful.", "The nest holds."),
    Stir.EARNED: ("Saved up for that.", "A little every day."),
    Stir.SHAMED: ("I shall look the other way.", "A crane does not fall. She lands."),
    Stir.WON: ("Nothing risked, all gained.", "Thrift, my dears."),
    Stir.BEATEN: ("I would never have dared.", "Brave. Very brave."),
}
_PEBBLE: Lines = {
    Stir.CAUGHT: ("Hee! You got me!", "That was fun anyway!"),
    Stir.RIGHT: ("Really? I only guessed!", "Ooh, lucky me!"),
    Stir.WRONG: ("Oops! Sorry!", "I believe you now!"),
    Stir.TRUE: ("Surprise!", "It was true, it was true!"),
    Stir.TOOK: ("Splash!", "Ooh, shiny!"),
    Stir.STOLE: ("Swap you for a shell?", "Finders keepers!"),
    Stir.MADE: ("It worked! It worked!", "Did you see that?"),
    Stir.FAILED: ("Splosh.", "Wheee, down I go!"),
    Stir.EARNED: ("A new pebble!", "For me?"),
    Stir.SHAMED: ("Best bad luck ever!", "Can we do that again?"),
    Stir.WON: ("I won? I won!", "Everybody swim!"),
    Stir.BEATEN: ("That was lovely! Again?", "You are so good at this!"),
}

SAYINGS: Mapping[str, Lines] = MappingProxyType(
    {
        "silver": _SILVER,
        "soot": _SOOT,
        "rust": _RUST,
        "moss": _MOSS,
        "dusk": _DUSK,
        "amber": _AMBER,
        "birch": _BIRCH,
        "pebble": _PEBBLE,
    }
)
"""By portrait, and by what has happened to whom."""
