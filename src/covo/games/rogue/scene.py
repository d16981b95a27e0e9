from covo.games.rogue.view import View
from covo.kernel import Ask, Scene, Words


def scene(view: View, ask: Ask | None) -> Scene:
    return Scene("rogue", Words("title"), Words("prompt"))
