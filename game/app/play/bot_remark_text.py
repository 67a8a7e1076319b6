"""The text of the computers' remarks: what the animals say beside the game, each in its way."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.table.animation.emotions import Emotion

RemarkLines = Mapping[Emotion, tuple[str, ...]]

_SILVER: RemarkLines = {
    Emotion.CAUGHT: ("Old eyes, old tricks.", "Ah. You were awake."),
    Emotion.RIGHT: ("I have seen that face before.", "Patience sees everything."),
    Emotion.WRONG: ("Even I blink.", "Hm. Well told."),
    Emotion.TRUE: ("At my age one tells the truth.", "You should know me better."),
    Emotion.TOOK: ("All in good time.", "That one was ripe."),
    Emotion.STOLE: ("I waited for that.", "You were finished with it, surely."),
    Emotion.MADE: ("As I said.", "Slowly does it."),
    Emotion.FAILED: ("I have had worse winters.", "It will pass."),
    Emotion.EARNED: ("Worth the wait.", "There it is."),
    Emotion.SHAMED: ("My beard saw it coming.", "One must fall to sit well."),
    Emotion.WON: ("The tall tree grows slowly.", "Good company, good game."),
    Emotion.BEATEN: ("Well played, young one.", "I shall sleep on that."),
}
_SOOT: RemarkLines = {
    Emotion.CAUGHT: ("It looked true from here.", "I was about to mention it."),
    Emotion.RIGHT: ("Nobody lies to a liar.", "I would have done it better."),
    Emotion.WRONG: ("How dull: the truth.", "Who tells the truth with that face?"),
    Emotion.TRUE: ("For once, yes.", "I keep it for special days."),
    Emotion.TOOK: ("Was that yours?", "How did that get here?"),
    Emotion.STOLE: ("Borrowed.", "It fell into my hand."),
    Emotion.MADE: ("You believed me? You were right.", "Believe me more often."),
    Emotion.FAILED: ("That was on purpose.", "All part of the plan."),
    Emotion.EARNED: ("Honest work. Almost.", "Nobody saw how."),
    Emotion.SHAMED: ("I was never here.", "Tell nobody."),
    Emotion.WON: ("Not one honest card.", "And I never blushed."),
    Emotion.BEATEN: ("You must teach me that one.", "I let you. Probably."),
}
_RUST: RemarkLines = {
    Emotion.CAUGHT: ("Fine! Fine.", "It was nearly true!"),
    Emotion.RIGHT: ("Ha! Hand it over!", "Knew it, knew it!"),
    Emotion.WRONG: ("What? No!", "I was too quick. Again."),
    Emotion.TRUE: ("Pay up!", "Ha! Next!"),
    Emotion.TOOK: ("Mine!", "More!"),
    Emotion.STOLE: ("Mine now!", "Too slow!"),
    Emotion.MADE: ("More next time!", "That was hardly enough."),
    Emotion.FAILED: ("Again, and twice as much!", "Who needs it!"),
    Emotion.EARNED: ("Yes! Another!", "All of it, please!"),
    Emotion.SHAMED: ("Deal again. Now.", "That does not count!"),
    Emotion.WON: ("All mine!", "Who wants more of that?"),
    Emotion.BEATEN: ("Once more! Right now!", "I nearly had it all."),
}
_MOSS: RemarkLines = {
    Emotion.CAUGHT: ("Oh dear. I am so sorry.", "I knew I could not do it."),
    Emotion.RIGHT: ("I did not like to ask.", "Forgive me, I had to."),
    Emotion.WRONG: ("My apologies, friend.", "I should have trusted you."),
    Emotion.TRUE: ("I did say so.", "A frog keeps his word."),
    Emotion.TOOK: ("Thank you kindly.", "A small one for me."),
    Emotion.STOLE: ("May I? Thank you.", "I will look after it."),
    Emotion.MADE: ("Just as promised.", "One does what one says."),
    Emotion.FAILED: ("I did my best.", "Back to the pond."),
    Emotion.EARNED: ("How nice.", "A dry leaf at last."),
    Emotion.SHAMED: ("I shall sit quite still now.", "Croak."),
    Emotion.WON: ("Honestly won.", "What a fine evening."),
    Emotion.BEATEN: ("You earned it, truly.", "Well done. I mean it."),
}
_DUSK: RemarkLines = {
    Emotion.CAUGHT: ("You doubt me? Good.", "I have taught you too well."),
    Emotion.RIGHT: ("I said so. I always say so.", "They all lie."),
    Emotion.WRONG: ("Suspicious, all the same.", "The truth? At this hour?"),
    Emotion.TRUE: ("Look twice, then look again.", "I never trust me either."),
    Emotion.TOOK: ("I saw you all looking.", "Hoo."),
    Emotion.STOLE: ("I see very well in the dark.", "You left it unwatched."),
    Emotion.MADE: ("Counted it three times.", "As foreseen."),
    Emotion.FAILED: ("Somebody knew.", "I smell a plot."),
    Emotion.EARNED: ("I was watching.", "Nobody stopped me. Odd."),
    Emotion.SHAMED: ("I suspected everyone but me.", "Turn the lamp down."),
    Emotion.WON: ("I believed nobody. It paid.", "The night is mine."),
    Emotion.BEATEN: ("Let me see those cards.", "Too smooth, that."),
}
_AMBER: RemarkLines = {
    Emotion.CAUGHT: ("A scratch.", "I leapt too far."),
    Emotion.RIGHT: ("Got you.", "I heard you breathe."),
    Emotion.WRONG: ("I strike first. Mostly well.", "Claws in. For now."),
    Emotion.TRUE: ("Careful where you put your paw.", "Bitten."),
    Emotion.TOOK: ("One bite.", "Out of my grass."),
    Emotion.STOLE: ("Too near my grass.", "You looked away."),
    Emotion.MADE: ("I never miss twice.", "Straight through."),
    Emotion.FAILED: ("Grr.", "I will be back."),
    Emotion.EARNED: ("Well hunted.", "That was quick."),
    Emotion.SHAMED: ("Nobody laughs.", "I am licking nothing."),
    Emotion.WON: ("The hunt is over.", "Run along, all of you."),
    Emotion.BEATEN: ("You are quicker than you look.", "Next time I leap sooner."),
}
_BIRCH: RemarkLines = {
    Emotion.CAUGHT: ("I never do this. You see why.", "My one fib of the year."),
    Emotion.RIGHT: ("I only doubt when I am sure.", "One counts one’s cards."),
    Emotion.WRONG: ("That was not like me.", "Back on one leg."),
    Emotion.TRUE: ("I do not gamble, dear.", "Safe as a nest."),
    Emotion.TOOK: ("Into the nest.", "One more twig."),
    Emotion.STOLE: ("It lay so close to my nest.", "Tidied away."),
    Emotion.MADE: ("Not a feather more.", "Measured twice."),
    Emotion.FAILED: ("And I was so careful.", "The nest holds."),
    Emotion.EARNED: ("Saved up for that.", "A little every day."),
    Emotion.SHAMED: ("I shall look the other way.", "A crane does not fall. She lands."),
    Emotion.WON: ("Nothing risked, all gained.", "Thrift, my dears."),
    Emotion.BEATEN: ("I would never have dared.", "Brave. Very brave."),
}
_PEBBLE: RemarkLines = {
    Emotion.CAUGHT: ("Hee! You got me!", "That was fun anyway!"),
    Emotion.RIGHT: ("Really? I only guessed!", "Ooh, lucky me!"),
    Emotion.WRONG: ("Oops! Sorry!", "I believe you now!"),
    Emotion.TRUE: ("Surprise!", "It was true, it was true!"),
    Emotion.TOOK: ("Splash!", "Ooh, shiny!"),
    Emotion.STOLE: ("Swap you for a shell?", "Finders keepers!"),
    Emotion.MADE: ("It worked! It worked!", "Did you see that?"),
    Emotion.FAILED: ("Splosh.", "Wheee, down I go!"),
    Emotion.EARNED: ("A new pebble!", "For me?"),
    Emotion.SHAMED: ("Best bad luck ever!", "Can we do that again?"),
    Emotion.WON: ("I won? I won!", "Everybody swim!"),
    Emotion.BEATEN: ("That was lovely! Again?", "You are so good at this!"),
}

REMARKS: Mapping[str, RemarkLines] = MappingProxyType(
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
