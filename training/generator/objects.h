// Lamps, plants, rugs, pictures, curtains, cartons and whatever people leave about.
#pragma once
#include "furniture.h"

inline void floorLamp(Build &b, Frame f) {
  Rand &r = b.r;
  if (r.p(.4f) && b.piece(f, P_FLOORLAMP)) return;
  float h = r.u(1.2f, 1.7f);
  Mat m = b.metal();
  if (r.p(.3f)) {
    for (int i = 0; i < 3; i++) {
      float a = i * 2.094f;
      b.rod(f, V(sinf(a) * .26f, 0, cosf(a) * .26f), V(0, h, 0), .015f, r.p(.5f) ? m : M(b.woodColour(), T_WOOD), MOVABLE);
    }
  } else if (r.p(.25f)) {
    b.rod(f, V(0, 0, 0), V(0, h, 0), .012f, m, MOVABLE);
    b.rod(f, V(0, h, 0), V(r.u(.3f, .8f), h + .2f, 0), .012f, m, MOVABLE);
    b.cyl(f, V(0, .02f, 0), .15f, .02f, m, MOVABLE);
    b.ell(f, V(.6f, h + .1f, 0), V(.16f, .11f, .16f), m, MOVABLE);
    return;
  } else {
    b.cyl(f, V(0, h * .5f, 0), .012f, h * .5f, m, MOVABLE);
    b.cyl(f, V(0, .015f, 0), .15f, .015f, m, MOVABLE);
  }
  bool on = r.p(.5f);
  Mat s = M(r.p(.75f) ? b.grey(.75f, .95f) : b.colour());
  s.emit = on ? r.u(.4f, 2.2f) : 0;
  Prim &q = b.cyl(f, V(0, h, 0), r.u(.13f, .24f), r.u(.1f, .18f), s, MOVABLE, r.u(.5f, 1));
  q.flags |= NOSHADOW;
  if (on) {
    q.col = V(1, .86f, .66f) * .9f;
    b.lamp(f.at(V(0, h, 0)), V(1, .8f, .55f) * r.u(.15f, .8f), true);
  }
}
inline void plant(Build &b, Frame f, float size = 0) {
  Rand &r = b.r;
  if (!size && r.p(.4f) && b.piece(f, r.p(.8f) ? P_PLANT : P_BASKET)) return;
  float h = size ? size : r.u(.3f, 1.5f), pr = std::min(.2f, .07f + h * .09f), ph = pr * r.u(.7f, 1.2f);
  Mat pot = r.p(.3f) ? M(b.woodColour(), T_RATTAN) : M(b.colour(), T_PLAIN, 1, .04f);
  b.cyl(f, V(0, ph, 0), pr * r.u(.6f, 1), ph, pot, MOVABLE, r.u(1, 1.5f));
  v3 g = V(r.u(.02f, .22f), r.u(.1f, .4f), r.u(.02f, .16f));
  Mat leaf = M2(g, g * r.u(.5f, 1.5f), T_FOLIAGE, 1);
  float y0 = 2 * ph;
  int k = r.i(0, 3);
  if (k == 0) {
    int n = r.i(14, 34);
    for (int i = 0; i < n; i++) {
      float a = r.u(0, 6.28f), e = r.u(.2f, 1), l = h * r.u(.12f, .24f);
      v3 st = V(0, y0 + h * r.u(.1f, .8f), 0), tip = st + V(sinf(a) * l * e * 1.6f, h * .18f, cosf(a) * l * e * 1.6f);
      b.rod(f, st, tip, .004f, leaf, MOVABLE);
      Prim &q = b.ell(f.in(tip, a), V(0, 0, l * .5f), V(l * r.u(.25f, .5f), .006f, l * .6f), leaf, MOVABLE);
      b.turn(q, 0, r.u(-.6f, .9f));
    }
    b.rod(f, V(0, y0 * .5f, 0), V(0, y0 + h * .8f, 0), .012f, M(V(.2f, .13f, .06f)), MOVABLE);
  } else if (k == 1) {
    int n = r.i(8, 18);
    for (int i = 0; i < n; i++) {
      float a = r.u(0, 6.28f), e = r.u(.1f, .6f);
      v3 a0 = V(0, y0, 0), t = V(sinf(a) * e * h * .7f, y0 + h * r.u(.6f, 1), cosf(a) * e * h * .7f);
      Prim &q = b.quad(f, (a0 + t) * .5f, h * .05f, len(t - a0) * .5f, leaf, MOVABLE);
      v3 d = norm(f.at(t) - f.at(a0));
      q.uy = d;
      q.ux = norm(cross(d, V(cosf(a), .1f, sinf(a))));
      q.uz = cross(q.ux, q.uy);
      q.alpha = A_ARCH;
      q.p1 = .7f;
    }
  } else if (k == 2) {
    b.rod(f, V(0, y0 * .5f, 0), V(0, y0 + h * .6f, 0), .02f, M(V(.2f, .13f, .06f)), MOVABLE);
    for (int i = 0; i < 9; i++) {
      Prim &q = b.ell(f, V(r.g() * h * .16f, y0 + h * r.u(.5f, 1), r.g() * h * .16f), V(1, .8f, 1) * (h * r.u(.1f, .2f)), leaf, MOVABLE);
      q.alpha = A_LEAF;
      q.ts = r.u(14, 26);
      q.p1 = r.u(.65f, .85f);
    }
  } else {
    int n = r.i(6, 13);
    for (int i = 0; i < n; i++) {
      float a = i * 6.28f / n + r.g() * .2f, l = h * r.u(.5f, .8f);
      Prim &q = b.quad(f.in(V(0, y0 + h * .45f, 0), a), V(0, 0, l * .5f), l * .22f, l * .5f, leaf, MOVABLE);
      b.turn(q, 0, 1.57f + r.u(-.9f, .3f));
      b.turn(q, 2, 1.5708f);
      std::swap(q.h.x, q.h.y);
      q.alpha = A_FROND;
      q.ts = r.u(5, 11);
    }
  }
}
/** Large ones are hardly ever plain: a plain floor from wall to wall is a carpet, and that stays. */
inline Mat rugMat(Build &b, bool large = false) {
  Rand &r = b.r;
  v3 c = b.colour(), c2 = b.colour();
  if (r.p(.4f)) {  // most rugs that are sold are pale or muted, one tone on another
    c = b.grey(.35f, .92f, .1f);
    c2 = r.p(.7f) ? c * r.u(.4f, large ? .68f : .85f) : b.hue(r.u(.1f, .5f), r.u(.15f, .6f));
    if (r.p(.3f)) std::swap(c, c2);
  }
  switch (large ? r.pick({1, 2, 2, 3, 4, 5, 6, 8, 9}) : r.i(0, 9)) {
    case 8: return M2(c, c2, T_LATTICE, r.u(.25f, .9f));
    case 9: return M2(c, c2, T_FADED, 1);
    case 0: return M(c, T_CARPET);
    case 1: return M2(c, c2, T_LATTICE, r.u(.15f, .6f));
    case 2: return M2(c, c2, T_ORIENTAL, 1);
    case 3: return M2(c, c2, T_FADED, 1);
    case 4: return M2(c, c2, T_STRIPE, r.u(.05f, .4f), r.u(.2f, .6f));
    case 5: return M2(c, c2, T_CHECK, r.u(.1f, .5f));
    case 6: return M2(c, c2, T_ABSTRACT, 1);
    default: return M2(c, c2, T_ORIENTAL, 1);
  }
}
inline void rug(Build &b, Frame f, float w = 0, float d = 0) {
  Rand &r = b.r;
  if (!w) {
    w = r.u(.5f, 1.7f);
    d = r.u(.4f, 1.3f);
  }
  float t = r.u(.005f, .016f);
  if (r.p(.1f)) {
    b.cyl(f, V(0, t, 0), std::min(w, d), t, rugMat(b), MOVABLE);
    return;
  }
  b.box(f, V(0, t, 0), V(w, t, d), rugMat(b, w * d > 1.6f), MOVABLE);
  if (r.p(.35f)) {  // a field of another pattern inside a border, once or twice
    float e = r.u(.04f, .25f);
    for (int k = r.i(1, 2); k-- && d > e + .1f && w > e + .1f; e *= 1.7f) b.box(f, V(0, t + .0015f, 0), V(w - e, t, d - e), rugMat(b, w * d > 1.6f), MOVABLE);
  }
  if (r.p(.25f))
    for (int i = -1; i <= 1; i += 2) {
      Prim &q = b.flat(0, 0, 0, w, .05f, 0, M2(b.grey(.6f, .9f), b.grey(.3f, .7f), T_STRIPE, r.u(.01f, .03f), .4f), MOVABLE);
      q.c = f.at(V(0, .006f, i * (d + .05f)));
      q.ux = V(cosf(f.yaw), 0, -sinf(f.yaw));
      q.uy = V(sinf(f.yaw), 0, cosf(f.yaw));
      q.uz = V(0, 1, 0);
    }
}
inline void carton(Build &b, Frame f) {
  Rand &r = b.r;
  float w = r.u(.12f, .35f), h = r.u(.1f, .3f);
  b.box(f, V(0, h, 0), V(w, h, r.u(.12f, .3f)), M(r.p(.5f) ? V(.45f, .32f, .2f) * r.u(.8f, 1.2f) : b.colour()), MOVABLE, .008f);
  if (r.p(.3f)) b.box(f.in(V(0, 2 * h, 0), r.g() * .3f), V(0, h * .7f, 0), V(w * .8f, h * .7f, .15f), M(b.colour()), MOVABLE, .008f);
}
inline void heap(Build &b, Frame f) {
  Rand &r = b.r;
  int n = r.i(3, 9);
  for (int i = 0; i < n; i++) {
    float s = r.u(.06f, .25f);
    Prim &q =
        r.p(.6f)
            ? b.ell(f.in(V(r.g() * .25f, s * .5f, r.g() * .25f), r.u(0, 6)), V(0), V(s, s * r.u(.3f, .8f), s * r.u(.5f, 1)), b.fabric(), MOVABLE)
            : b.box(f.in(V(r.g() * .25f, s * .5f, r.g() * .25f), r.u(0, 6)), V(0), V(s, s * r.u(.3f, 1), s * .6f), M(b.colour()), MOVABLE, s * .2f);
    b.turn(q, 0, r.g() * .3f);
  }
}
inline void oddThing(Build &b, Frame f) {  // no name at all: keeps the network from learning a catalogue
  Rand &r = b.r;
  int n = r.i(2, 9);
  float h = r.u(.2f, 1.5f), w = r.u(.1f, .5f);
  for (int i = 0; i < n; i++) {
    Mat m = r.p(.5f) ? b.fabric() : b.hard();
    v3 c = V(r.u(-w, w), r.u(.05f, h), r.u(-w, w) * .7f), s = V(r.u(.03f, w), r.u(.02f, h * .5f), r.u(.03f, w));
    c.y = std::max(c.y, s.y);
    int k = r.i(0, 3);
    if (k == 0) b.ell(f, c, s, m, MOVABLE);
    else if (k == 1) b.cyl(f, V(c.x, c.y, c.z), s.x * .6f, s.y, m, MOVABLE, r.u(.3f, 1.5f));
    else if (k == 2) b.rod(f, V(c.x, 0, c.z), c + V(r.g() * .2f, .1f, r.g() * .2f), .018f, m, MOVABLE);
    else b.turn(b.box(f, c, s, m, MOVABLE, r.p(.6f) ? .03f : 0), 1, r.g() * .3f);
  }
  b.box(f, V(0, h * .2f, 0), V(w, h * .2f, w * .7f), r.p(.5f) ? b.fabric() : b.hard(), MOVABLE, .02f);
}
/** On a wall: f at the wall's foot, +z into the room. */
inline void picture(Build &b, Frame f, float y, int kind = -1) {
  Rand &r = b.r;
  float w = r.p(.25f) ? r.u(.5f, .95f) : r.u(.1f, .5f), h = r.p(.3f) ? r.u(.35f, .6f) : r.u(.12f, .42f);
  Mat fr = r.p(.5f) ? b.hard() : M(r.p(.5f) ? V(.02f) : b.grey(.7f, .95f));
  int k = kind >= 0 ? kind : r.i(0, 9);
  if (k == 0) {
    Prim &q = b.cyl(f, V(0, y, .02f), h, .02f, fr, MOVABLE);
    b.turn(q, 0, 1.5708f);
    Prim &m = b.cyl(f, V(0, y, .035f), h * .88f, .01f, M(b.grey(.4f, .95f)), MOVABLE);
    b.turn(m, 0, 1.5708f);
    if (r.p(.6f)) {
      m.flags |= MIRROR;
      m.gloss = .85f;
    }
    return;
  }
  if (k == 1) {
    b.box(f, V(0, y, .02f), V(w, h * 1.4f, .02f), fr, MOVABLE, .008f);
    Prim &m = b.box(f, V(0, y, .03f), V(w * .9f, h * 1.32f, .014f), M(V(.4f)), MOVABLE);
    m.flags |= MIRROR;
    m.gloss = .85f;
    return;
  }
  if (k == 2) {
    float s = r.u(.3f, .8f);
    b.box(f, V(0, y, .05f), V(s, s * .57f, .035f), M(b.grey(.005f, .03f), T_PLAIN, 1, r.u(.1f, .3f)), MOVABLE, .008f);
    return;
  }
  if (k == 3) {
    for (int i = 0; i < r.i(1, 3); i++) {
      float yy = y - .2f + i * .3f;
      b.box(f, V(0, yy, .1f), V(w + .1f, .015f, .1f), b.hard(), MOVABLE);
      clutterTop(b, f, V(0, yy + .015f, .1f), w, .05f, r.i(1, 4));
    }
    return;
  }
  int art = r.pick({(int)T_ABSTRACT, (int)T_LANDSCAPE, (int)T_ABSTRACT, (int)T_PORTRAIT, (int)T_LETTERS, (int)T_STRIPE, (int)T_FADED});
  int n = r.p(.2f) ? r.i(2, 4) : 1;
  for (int i = 0; i < n; i++) {
    float x = (i - (n - 1) * .5f) * (2 * w + .08f);
    if (r.p(.8f)) b.box(f, V(x, y, .015f), V(w, h, .015f), fr, MOVABLE, .004f);
    float in = r.pick({.0f, .06f, .25f});
    if (in > .1f) b.quad(f, V(x, y, .032f), w * .93f, h * .93f, M(b.grey(.8f, .95f)), MOVABLE);
    b.quad(f, V(x, y, .034f), w * (.98f - in), h * (.98f - in),
           M2(b.colour(), b.colour(), art, art == T_LETTERS ? .05f : .1f, .5f, r.p(.2f) ? .1f : 0), MOVABLE);
  }
}
/** Folds of cloth from x0 to x1, hung at y1 down to y0. */
inline void drape(Build &b, Frame f, float x0, float x1, float y0, float y1, Mat m) {
  Rand &r = b.r;
  int n = std::max(2, (int)((x1 - x0) / r.u(.07f, .13f)));
  float w = (x1 - x0) / n;
  for (int i = 0; i < n; i++) {
    Prim &q = b.add(CYL, f, V(x0 + w * (i + .5f), (y0 + y1) * .5f, .1f + r.g() * .012f), V(w * .62f, (y1 - y0) * .5f, .035f),
                    shade(m, r.u(.94f, 1.05f)), MOVABLE, r.u(.8f, 1));
    q.flags |= STAYS;
  }
}
inline void curtains(Build &b, Frame f, float hw, float top, float sill) {
  Rand &r = b.r;
  Mat m = r.p(.55f) ? M(b.grey(.5f, .95f, .06f), T_FABRIC) : b.fabric();
  float y1 = top + r.u(.08f, .25f), y0 = r.p(.75f) ? .02f : std::max(.02f, sill - .1f), o = r.u(.1f, .35f), in = r.u(.05f, .25f);
  if (r.p(.3f)) m.emit = r.u(.05f, .4f);
  if (r.p(.12f)) drape(b, f, -hw - o, hw + o, y0, y1, m);
  else {
    if (r.p(.95f)) drape(b, f, -hw - o, -hw + in, y0, y1, m);
    if (r.p(.95f)) drape(b, f, hw - in, hw + o, y0, y1, m);
  }
  if (r.p(.8f)) b.rod(f, V(-hw - o - .1f, y1, .1f), V(hw + o + .1f, y1, .1f), r.u(.008f, .018f), b.metal(), MOVABLE).flags |= STAYS;
  else if (r.p(.5f)) b.box(f, V(0, y1, .1f), V(hw + o, .1f, .08f), m, MOVABLE, .02f).flags |= STAYS;
  if (r.p(.15f)) {
    Prim &q = b.quad(f, V(0, (y0 + y1) * .5f, .07f), hw + .05f, (y1 - y0) * .5f, M(V(.95f)), MOVABLE);
    q.flags |= GLASS | STAYS;
    q.p1 = r.u(.15f, .6f);
  }
}
