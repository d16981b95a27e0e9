from covo.kernel import *
from covo.games.fuga.view import View


def scene(view: View, ask: Ask | None) -> Scene:
    return Scene(theme="fuga", title=Words("title"), prompt=Words("prompt"))
