from covo.kernel import *


def quick(view, ask, rng):
    return ask.pick(rng)
