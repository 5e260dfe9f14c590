// Beds, tables, desks and storage, built from rounded boxes, ellipsoids, cylinders and bars. Origin on the floor, +z is the front.
#pragma once
#include "seats.h"

inline void table(Build &b, Frame f, float w = 0, float d = 0, float h = 0, bool stuff = true) {
  Rand &r = b.r;
  if (!h) h = r.pick({.4f, .45f, .55f, .74f, .76f});
  if (!w) {
    w = r.u(.22f, .75f);
    d = r.u(.22f, .45f);
  }
  if (r.p(.4f) && b.piece(f, h > .65f ? P_DINING : w > .32f ? P_COFFEE : P_SIDETABLE, w, h * .5f, d)) {
    if (stuff && h > .65f) clutterTop(b, f, V(0, h, 0), w * .7f, d * .7f, r.i(0, 4));
    return;
  }
  Mat m = b.hard(), l = r.p(.4f) ? b.metal() : m;
  bool round = r.p(.35f), glass = r.p(h > .65f ? .2f : .15f);
  float t = r.u(.008f, .035f);
  Prim &q = round ? b.add(CYL, f, V(0, h - t, 0), V(w, t, r.p(.6f) ? w : d), m, MOVABLE, 1) : b.box(f, V(0, h - t, 0), V(w, t, d), m, MOVABLE, .006f);
  if (glass) {
    q.flags |= GLASS;
    q.col = V(.7f, .9f, .85f);
    q.p1 = .05f;
  }
  int k = r.i(0, 5);
  if (round) d = std::min(d, w) * .75f;
  if (k <= 2) legs(b, f, (round ? .6f : .92f) * w, (round ? .6f : .9f) * d, h - 2 * t, l);
  else if (k == 3) {
    b.cyl(f, V(0, h * .5f, 0), r.u(.03f, .12f), h * .5f, l, MOVABLE, r.u(.5f, 1));
    b.cyl(f, V(0, .015f, 0), std::min(w, d) * .65f, .015f, l, MOVABLE);
  } else if (k == 4)
    for (int i = -1; i <= 1; i += 2) b.box(f, V(i * w * .8f, h * .5f, 0), V(.025f, h * .5f, d * .85f), l, MOVABLE, .005f);
  else if (round) b.cyl(f, V(0, h * .5f, 0), w * .8f, h * .5f - t, l, MOVABLE, r.u(.8f, 1));
  else { b.box(f, V(0, h * .5f, 0), V(w * .95f, h * .5f - 2 * t, d * .95f), l, MOVABLE); }
  if (!round && k <= 2 && r.p(.3f)) b.box(f, V(0, h * .25f, 0), V(w * .9f, .012f, d * .9f), m, MOVABLE);
  if (stuff) clutterTop(b, f, V(0, h, 0), w * .7f, d * .7f, r.i(0, 5));
}
inline void ottoman(Build &b, Frame f) {
  Rand &r = b.r;
  if (r.p(.4f) && b.piece(f, r.pick({(int)P_OTTOMAN, (int)P_BENCH}))) return;
  Mat m = b.fabric();
  if (r.p(.3f)) {
    m.tex = T_TUFT;
    m.ts = .15f;
  }
  float h = r.u(.17f, .24f), w = r.u(.22f, .7f), d = r.u(.2f, .4f);
  if (r.p(.3f)) b.cyl(f, V(0, h, 0), w * .6f, h, m, MOVABLE, r.u(.9f, 1.05f));
  else {
    b.box(f, V(0, h + .06f, 0), V(w, h - .04f, d), m, MOVABLE, .05f);
    legs(b, f, w * .85f, d * .85f, .12f, b.hard());
  }
  if (r.p(.3f)) clutterTop(b, f, V(0, 2 * h, 0), w * .4f, d * .4f, 2);
}
inline void tableLamp(Build &b, Frame f, v3 p) {
  Rand &r = b.r;
  float h = r.u(.16f, .3f), w = r.u(.1f, .19f);
  if (r.p(.4f) && b.piece(f.in(p), P_TABLELAMP)) return;
  Mat m = b.hard();
  int k = r.i(0, 3);
  if (k == 0) b.ell(f, p + V(0, h * .5f, 0), V(w * .7f, h * .5f, w * .7f), m, MOVABLE);
  else if (k == 1) b.cyl(f, p + V(0, h * .5f, 0), w * .6f, h * .5f, m, MOVABLE, r.u(.3f, 1));
  else {
    b.cyl(f, p + V(0, .01f, 0), w * .6f, .01f, m, MOVABLE);
    b.cyl(f, p + V(0, h * .6f, 0), .012f, h * .6f, m, MOVABLE);
  }
  Mat s = M(r.p(.7f) ? b.grey(.75f, .95f) : b.colour());
  bool on = r.p(.5f);
  s.emit = on ? r.u(.4f, 2.5f) : 0;
  Prim &q = b.cyl(f, p + V(0, h + .13f, 0), w, r.u(.09f, .15f), s, MOVABLE, r.u(.55f, 1));
  q.flags |= NOSHADOW;
  if (on) {
    q.col = V(1, .86f, .66f) * .9f;
    b.lamp(f.at(p + V(0, h + .14f, 0)), V(1, .8f, .55f) * r.u(.1f, .6f), true);
  }
}
inline void cabinet(Build &b, Frame f, float w = 0, float h = 0) {
  Rand &r = b.r;
  if (!w) {
    w = r.u(.25f, .95f);
    h = r.pick({.28f, .4f, .45f, .5f, .9f, 1.05f});
  }
  float d = r.u(.18f, .28f), base = r.p(.6f) ? r.u(.04f, .16f) : 0;
  if (r.p(.4f) && b.piece(f, w < .34f ? P_NIGHTSTAND : h > .7f ? P_BOOKSHELF : r.pick({(int)P_MEDIA, (int)P_CONSOLE, (int)P_DRESSER, (int)P_SIDEBOARD}), w, 0, d)) return;
  Mat m = r.p(.22f) ? M(b.grey(.78f, .97f, .03f)) : b.hard();
  if (r.p(.8f) && m.tex != T_RATTAN) {
    bool wd = m.tex == T_WOOD;
    m.tex = T_CABINET;
    m.ts = r.u(.35f, .7f);
    m.p1 = (float)r.i(1, h > .6f ? 2 : 4);
    m.col2 = b.metal().col;
    (void)wd;
  }
  b.box(f, V(0, base + h, 0), V(w, h, d), m, MOVABLE, .006f);
  if (base) legs(b, f, w * .9f, d * .8f, base, b.hard());
  if (r.p(.4f)) b.box(f, V(0, base + 2 * h + .012f, 0), V(w + .02f, .014f, d + .015f), b.hard(), MOVABLE);
  if (h < .6f) {
    if (r.p(.25f)) {
      float tw = std::min(w * .8f, r.u(.35f, .7f));
      b.box(f, V(0, base + 2 * h + .06f + tw * .55f, 0), V(tw, tw * .57f, .025f), M(b.grey(.005f, .03f), T_PLAIN, 1, .25f), MOVABLE, .008f);
    } else {
      clutterTop(b, f, V(0, base + 2 * h, 0), w * .8f, d * .5f, r.i(0, 4));
      if (r.p(.3f)) tableLamp(b, f, V(r.u(-w, w) * .7f, base + 2 * h, 0));
    }
  }
}
inline void bookcase(Build &b, Frame f) {
  Rand &r = b.r;
  if (r.p(.4f) && b.piece(f, P_BOOKSHELF)) return;
  float w = r.u(.3f, .7f), h = r.u(.5f, 1.1f), d = r.u(.13f, .2f);
  Mat m = b.hard();
  if (r.p(.5f)) {
    b.box(f, V(0, h, 0), V(w, h, d), m, MOVABLE);
    Prim &q = b.quad(f, V(0, h, d + .003f), w * .95f, h * .97f, M2(m.col, m.col * .4f, T_BOOKS, 1), MOVABLE);
    q.seed = r.bits();
    return;
  }
  for (int i = -1; i <= 1; i += 2) b.box(f, V(i * w, h, 0), V(.015f, h, d), m, MOVABLE);
  int n = r.i(3, 6);
  for (int i = 0; i <= n; i++) {
    float y = .05f + (2 * h - .06f) * i / n;
    b.box(f, V(0, y, 0), V(w, .012f, d), m, MOVABLE);
    if (i < n) clutterTop(b, f, V(0, y + .012f, 0), w * .8f, d * .5f, r.i(0, 4));
  }
  if (r.p(.6f)) b.box(f, V(0, h, -d), V(w, h, .01f), shade(m, .9f), MOVABLE);
}
inline void bed(Build &b, Frame f) {
  Rand &r = b.r;
  float w = r.u(.48f, 1.f), l = r.u(.95f, 1.08f), h = r.u(.3f, .5f), t = r.u(.1f, .17f);
  Mat fr = r.p(.5f) ? b.fabric() : b.hard(), sheet = M(r.p(.6f) ? b.grey(.65f, .95f, .03f) : b.colour(), T_FABRIC), cover = r.p(.55f) ? sheet : b.fabric();
  auto beside = [&] {
    for (int i = -1; i <= 1; i += 2)
      if (r.p(.7f)) {
        float nh = r.u(.2f, .32f);
        Frame g = f.in(V(i * (w + .36f), 0, -l + .2f));
        cabinet(b, g, r.u(.18f, .28f), nh * .9f);
        if (r.p(.75f)) tableLamp(b, g, V(0, nh * 2 + .03f, 0));
      }
    if (r.p(.25f)) ottoman(b, f.in(V(0, 0, l + .35f)));
  };
  if (r.p(.5f) && b.piece(f, P_BED, w + .05f, 0, l + .06f)) return beside();
  if (r.p(.8f)) b.box(f, V(0, h * .55f, 0), V(w + .03f, h * .28f, l + .02f), fr, MOVABLE, .02f);
  legs(b, f, w * .95f, l * .95f, h * .5f, fr);
  b.box(f, V(0, h + t * .4f, 0), V(w, t, l), sheet, MOVABLE, .06f);
  float cl = r.u(.55f, .95f);
  b.box(f, V(0, h + t * .5f, l - cl * l + .04f), V(w + r.u(.02f, .06f), t * r.u(1.02f, 1.5f), cl * l), cover, MOVABLE, .07f);
  if (r.p(.5f)) b.box(f, V(0, h + t * .9f, l * r.u(.2f, .7f)), V(w + .06f, t, r.u(.15f, .4f)), b.fabric(), MOVABLE, .06f);
  if (r.p(.85f)) {
    Prim &q = b.box(f, V(0, r.u(.5f, .75f), -l - .06f), V(w + r.u(.02f, .2f), r.u(.35f, .6f), r.u(.025f, .07f)), fr, MOVABLE, .024f);
    if (r.p(.25f)) {
      q.tex = T_TUFT;
      q.ts = .16f;
    }
  }
  if (r.p(.15f)) b.box(f, V(0, .35f, l + .08f), V(w + .05f, .33f, .03f), fr, MOVABLE, .02f);
  int n = r.i(1, 3);
  for (int row = 0; row < n; row++)
    for (int i = -1; i <= 1; i += 2) {
      Prim &q = b.box(f, V(i * w * .5f, h + t + .14f, -l + .16f + row * .16f), V(w * r.u(.34f, .46f) * (1 - row * .12f), r.u(.14f, .22f), .075f),
                      row ? b.fabric() : M(r.p(.7f) ? b.grey(.7f, .95f) : b.colour(), T_FABRIC), MOVABLE, .07f);
      b.turn(q, 0, -r.u(.3f, 1.f));
    }
  if (r.p(.35f)) cushion(b, f, V(0, h + t + .14f, -l + .62f), r.u(.15f, .22f), .6f);
  beside();
}
inline void desk(Build &b, Frame f) {
  Rand &r = b.r;
  float w = r.u(.5f, .85f), h = r.u(.72f, .77f), d = r.u(.25f, .38f);
  if (r.p(.6f) || !b.piece(f, P_DESK, w, 0, d)) table(b, f, w, d, h, true);
  if (r.p(.4f)) b.box(f, V(w * .7f, h * .5f, 0), V(.18f, h * .46f, d * .9f), b.hard(), MOVABLE);
  if (r.p(.7f)) {
    Mat k = M(b.grey(.01f, .05f), T_PLAIN, 1, .15f);
    float y = h + .28f;
    b.box(f, V(0, y, -.05f), V(r.u(.22f, .38f), r.u(.14f, .2f), .015f), k, MOVABLE);
    b.box(f, V(0, h + .08f, -.06f), V(.02f, .1f, .02f), k, MOVABLE);
    b.box(f, V(0, h + .01f, .12f), V(.2f, .01f, .06f), M(b.grey(.02f, .9f)), MOVABLE);
  }
  Frame g = f.in(V(r.g() * .15f, 0, d + r.u(.15f, .5f)), 3.1416f + r.g() * .4f);
  if (r.p(.4f) && b.piece(g, P_OFFICE)) return;
  if (r.p(.5f)) {
    Mat m = b.fabric(), l = b.metal();
    b.box(g, V(0, .48f, 0), V(.25f, .05f, .25f), m, MOVABLE, .045f);
    Prim &q = b.box(g, V(0, .82f, -.24f), V(.23f, .28f, .04f), m, MOVABLE, .035f);
    b.turn(q, 0, -.15f);
    b.cyl(g, V(0, .27f, 0), .025f, .2f, l, MOVABLE);
    for (int i = 0; i < 5; i++) {
      float a = i * 1.2566f;
      b.rod(g, V(0, .09f, 0), V(sinf(a) * .28f, .05f, cosf(a) * .28f), .02f, l, MOVABLE);
      b.ell(g, V(sinf(a) * .28f, .03f, cosf(a) * .28f), V(.03f, .03f, .03f), M(V(.02f)), MOVABLE);
    }
    for (int i = -1; i <= 1; i += 2) b.box(g, V(i * .28f, .66f, 0), V(.03f, .015f, .13f), l, MOVABLE);
  } else chair(b, g);
}
inline void diningSet(Build &b, Frame f) {
  Rand &r = b.r;
  float w = r.u(.45f, 1.1f), d = r.u(.4f, .5f);
  table(b, f, w, d, r.u(.73f, .78f));
  uint64_t keep = r.s;
  int n = std::max(1, (int)(w / .32f));
  for (int side = -1; side <= 1; side += 2)
    for (int i = 0; i < n; i++) {
      uint64_t now = r.s;
      r.s = keep;
      Frame g = f.in(V(-w + w / n * (2 * i + 1), 0, side * (d + .18f)), side > 0 ? 3.14159f : 0);
      chair(b, g);
      r.s = now;
      r.u();
    }
  for (int side = -1; side <= 1; side += 2)
    if (r.p(.5f)) {
      uint64_t now = r.s;
      r.s = keep;
      chair(b, f.in(V(side * (w + .25f), 0, 0), -side * 1.5708f));
      r.s = now;
      r.u();
    }
}
/** A round table with the chairs about it. */
inline void roundSet(Build &b, Frame f) {
  Rand &r = b.r;
  float w = r.u(.4f, .65f), h = r.u(.72f, .77f), t = r.u(.008f, .03f);
  Mat top = b.hard(), leg = r.p(.5f) ? b.metal() : top;
  Prim &q = b.cyl(f, V(0, h - t, 0), w, t, top, MOVABLE);
  if (r.p(.4f)) {
    q.flags |= GLASS;
    q.col = V(.7f, .9f, .85f);
    q.p1 = .05f;
  }
  if (r.p(.6f)) {
    b.cyl(f, V(0, h * .5f, 0), r.u(.03f, .09f), h * .5f - t, leg, MOVABLE);
    b.cyl(f, V(0, .02f, 0), w * .5f, .02f, leg, MOVABLE);
  } else legs(b, f, w * .45f, w * .45f, h - 2 * t, leg);
  if (r.p(.7f)) clutterTop(b, f, V(0, h, 0), w * .3f, w * .3f, r.i(1, 3));
  uint64_t keep = r.s;
  int n = r.i(3, 5);
  float a0 = r.u(0, 6.28f), out = r.u(.02f, .25f);
  for (int i = 0; i < n; i++) {
    r.s = keep;
    float a = a0 + i * 6.2832f / n;
    chair(b, f.in(V(sinf(a) * (w + out), 0, cosf(a) * (w + out)), a + 3.1416f));
  }
  r.u();
}
inline void wardrobe(Build &b, Frame f) {
  Rand &r = b.r;
  float w = r.u(.4f, 1.f), h = r.u(.85f, 1.08f);
  Mat m = b.hard();
  m.tex = T_CABINET;
  m.ts = r.u(.4f, .6f);
  m.p1 = 1;
  m.col2 = b.metal().col;
  b.box(f, V(0, h, 0), V(w, h, .29f), m, MOVABLE, .008f);
  if (r.p(.3f)) {
    Prim &q = b.quad(f, V(w * .4f, h, .294f), w * .3f, h * .8f, M(V(.5f)), MOVABLE);
    q.flags |= MIRROR;
    q.gloss = .85f;
  }
}
