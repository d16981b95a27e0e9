from covo.kernel import *


def scene(view, ask):
    return Scene("lupusburg", Words("x"), Words("y"))
