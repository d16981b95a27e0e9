game-blurb = -
side-upper = upper
side-lower = lower
