def quick(view, ask, rng):
    return ask.pick(rng)
