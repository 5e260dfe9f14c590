// Lamps that hang on the walls of houses: lanterns, sconces, barn lamps, domes; a class of their own; and lamps on posts.
#pragma once

/** c: where it is fixed to the wall, facing along z. */
inline void lantern(Build &b, Frame f, v3 c, bool burns) {
  Rand &r = b.r;
  float u = r.u(), tall = r.u(.13f, .3f), wide = tall * r.u(.3f, .52f), out = wide + r.u(.03f, .12f);
  Mat iron = M(r.p(.75f) ? b.grey(.01f, .12f, .03f) : r.p(.5f) ? b.grey(.3f, .7f) : r.p(.5f) ? V(.25f, .15f, .06f) : V(.1f, .28f, .26f));
  Mat glass = M(burns ? V(1, .8f, .5f) : r.p(.4f) ? b.grey(.5f, .9f, .05f) : r.p(.5f) ? V(.7f, .62f, .45f) * r.u(.5f, 1) : b.grey(.04f, .3f, .05f));
  if (burns) glass.emit = r.u(1, 3);
  b.box(f, c + V(0, r.u(-.3f, .3f) * tall, .015f), V(wide * .5f, tall * .35f, .015f), iron, LAMP);
  v3 m = c + V(0, 0, out);
  if (u < .52f) {  // a lantern: cap, four panes between irons, foot
    bool round = r.p(.25f);
    if (round) b.cyl(f, m, wide * .85f, tall * .62f, glass, LAMP);
    else b.box(f, m, V(wide * .8f, tall * .62f, wide * .8f), glass, LAMP);
    for (int i = -1; i <= 1; i += 2)
      for (int j = -1; j <= 1; j += 2) b.box(f, m + V(i * wide * .8f, 0, j * wide * .8f), V(.012f, tall * .64f, .012f), iron, LAMP);
    if (r.p(.4f)) b.box(f, m, V(wide * .83f, .01f, wide * .83f), iron, LAMP);
    b.box(f, m + V(0, tall * .68f, 0), V(wide * 1.08f, tall * .07f, wide * 1.08f), iron, LAMP);
    if (r.p(.7f)) b.ell(f, m + V(0, tall * .78f, 0), V(wide * .7f, tall * .22f, wide * .7f), iron, LAMP);
    b.box(f, m + V(0, -tall * .68f, 0), V(wide * .8f, tall * .06f, wide * .8f), iron, LAMP);
    if (r.p(.5f)) b.ell(f, m + V(0, -tall * .8f, 0), V(wide * .3f, tall * .12f, wide * .3f), iron, LAMP);
    b.rod(f, c + V(0, r.p(.5f) ? tall * .5f : -tall * .5f, .02f), m + V(0, r.p(.5f) ? tall * .9f : -tall * .6f, 0), .014f, iron, LAMP);
  } else if (u < .6f) {  // a globe on an arm
    b.rod(f, c + V(0, 0, .02f), m, .015f, iron, LAMP);
    b.ell(f, m + V(0, tall * .35f, 0), V(tall * .45f), glass, LAMP);
    b.cyl(f, m, tall * .22f, tall * .12f, iron, LAMP);
  } else if (u < .65f) {  // two floods on one plate
    for (int i = -1; i <= 1; i += 2) {
      b.cyl(f, c + V(i * .11f, -.03f, .1f), .06f, .09f, r.p(.6f) ? M(b.grey(.7f, .95f)) : iron, LAMP, .6f);
      b.ell(f, c + V(i * .11f, -.12f, .1f), V(.055f, .02f, .055f), glass, LAMP);
    }
  } else if (u < .78f) {  // a sconce that shines up and down
    if (r.p(.5f)) b.cyl(f, m, wide * .6f, tall, iron, LAMP);
    else b.box(f, m, V(wide * .6f, tall, wide * .5f), iron, LAMP);
    if (r.p(.4f)) b.box(f, m, V(wide * .62f, tall * .5f, wide * .52f), glass, LAMP);
  } else if (u < .9f) {  // a barn lamp on a bent arm
    v3 e = c + V(0, tall * .7f, out + .12f);
    b.rod(f, c + V(0, 0, .02f), c + V(0, tall * .9f, out * .6f), .014f, iron, LAMP);
    b.rod(f, c + V(0, tall * .9f, out * .6f), e, .014f, iron, LAMP);
    b.ell(f, e, V(tall * .62f, tall * .3f, tall * .62f), iron, LAMP);
  } else {  // a dome or a bulkhead
    b.ell(f, c + V(0, 0, .05f), V(tall * .5f, tall * .5f, .1f), glass, LAMP);
    b.box(f, c + V(0, 0, .04f), V(tall * .55f, .012f, .08f), iron, LAMP);
  }
}
/** A lamp on a post in the garden: only its head is a lamp. */
inline void lampPost(Build &b, Frame f, bool burns) {
  Rand &r = b.r;
  float h = r.u(1.5f, 2.4f), s = r.u(.1f, .17f);
  Mat iron = M(b.grey(.01f, .1f)), glass = M(burns ? V(1, .8f, .5f) : b.grey(.4f, .9f, .05f));
  if (burns) glass.emit = r.u(1, 3);
  b.cyl(f, V(0, h * .5f, 0), .04f, h * .5f, iron, OTHER);
  if (r.p(.4f)) b.ell(f, V(0, h + s, 0), V(s * 1.1f), glass, LAMP);
  else {
    b.box(f, V(0, h + s * 1.3f, 0), V(s * .8f, s * 1.2f, s * .8f), glass, LAMP);
    for (int i = -1; i <= 1; i += 2)
      for (int j = -1; j <= 1; j += 2) b.box(f, V(i * s * .8f, h + s * 1.3f, j * s * .8f), V(.012f, s * 1.25f, .012f), iron, LAMP);
    b.ell(f, V(0, h + s * 2.6f, 0), V(s, s * .4f, s), iron, LAMP);
  }
}
