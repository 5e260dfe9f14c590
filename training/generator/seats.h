// Seats, and what both seats and tables need: legs, cushions, small things on a top. Origin on the floor, +z is the front.
#pragma once
#include "scene.h"

inline Mat shade(Mat m, float k) {
  m.col = m.col * k;
  m.col = V(clamp01(m.col.x), clamp01(m.col.y), clamp01(m.col.z));
  return m;
}

inline void legs(Build &b, Frame f, float w, float d, float h, Mat m, float t = 0) {
  float r = b.r.u(.012f, .035f), sp = t ? t : b.r.u(0, .06f);
  bool round = b.r.p(.5f);
  for (int i = -1; i <= 1; i += 2)
    for (int j = -1; j <= 1; j += 2) {
      if (round) b.rod(f, V(i * (w + sp), 0, j * (d + sp)), V(i * w, h, j * d), r, m, MOVABLE, b.r.u(1, 1.6f));
      else b.box(f, V(i * w, h * .5f, j * d), V(r, h * .5f, r), m, MOVABLE, .004f);
    }
}
inline void cushion(Build &b, Frame f, v3 c, float s, float lean) {
  Mat m = b.fabric();
  Prim &q = b.box(f, c, V(s, s * b.r.u(.65f, 1), s * .34f), m, MOVABLE, s * .3f);
  b.turn(q, 0, -lean);
  b.turn(q, 2, b.r.g() * .15f);
}
inline void clutterTop(Build &b, Frame f, v3 c, float w, float d, int n) {
  for (int i = 0; i < n; i++) {
    v3 p = c + V(b.r.u(-w, w), 0, b.r.u(-d, d));
    float s = b.r.u(.02f, .09f);
    if (b.r.p(.25f) && b.piece(f.in(p, b.r.g()), b.r.pick({(int)P_VASE, (int)P_BOOKS, (int)P_TRAY, (int)P_SMALLPLANT}))) continue;
    int k = b.r.i(0, 6);
    if (k == 0) b.ell(f, p + V(0, s, 0), V(s, s, s), M(b.colour(), T_PLAIN, 1, .05f), MOVABLE);
    else if (k == 1) {
      b.cyl(f, p + V(0, s * 1.3f, 0), s * .7f, s * 1.3f, M(b.colour(), T_PLAIN, 1, .1f), MOVABLE, b.r.u(.4f, 1.3f));
      for (int j = 0; j < 7; j++) {
        v3 t = V(b.r.g() * s * 1.2f, s * b.r.u(3, 6), b.r.g() * s * 1.2f);
        b.rod(f, p + V(0, s * 2.4f, 0), p + t, .003f, M(V(.1f, .25f, .05f)), MOVABLE);
        b.ell(f, p + t, V(1, .7f, 1) * (s * b.r.u(.3f, .8f)), M(b.r.p(.5f) ? b.hue(.6f, .7f) : V(.12f, .3f, .08f), T_FOLIAGE, 2), MOVABLE);
      }
    } else if (k == 2) {
      int nb = b.r.i(1, 4);
      for (int j = 0; j < nb; j++) b.box(f.in(p, b.r.g() * .2f), V(0, .015f + j * .03f, 0), V(b.r.u(.08f, .14f), .014f, b.r.u(.06f, .11f)), M(b.colour()), MOVABLE);
    } else if (k == 3) b.cyl(f, p + V(0, s, 0), s, s, M(b.colour(), T_PLAIN, 1, .1f), MOVABLE, b.r.u(.7f, 1.3f));
    else if (k == 4) {
      Prim &q = b.box(f.in(p, b.r.g() * .5f), V(0, .1f, 0), V(.07f, .1f, .008f), M2(b.colour(), b.colour(), T_LANDSCAPE, 1), MOVABLE);
      b.turn(q, 0, .2f);
    } else if (k == 5) b.box(f.in(p, b.r.g()), V(0, s * .8f, 0), V(s, s * .8f, s * b.r.u(.5f, 1)), M(b.colour()), MOVABLE, s * .2f);
    else b.cyl(f, p + V(0, .015f, 0), s * 1.6f, .014f, M(b.colour()), MOVABLE, 1.2f);
  }
}
inline void sofa(Build &b, Frame f, float w = 0) {
  Rand &r = b.r;
  if (!w) w = r.u(.7f, 1.2f);
  if (r.p(.45f) && b.piece(f, w < .55f ? P_ARMCHAIR : w < .9f ? P_LOVESEAT : P_SOFA, w)) return;
  float d = r.u(.4f, .52f), seat = r.u(.38f, .46f), back = r.u(.72f, .98f), arm = r.u(.5f, .68f), aw = r.u(.05f, .14f), base = r.u(.03f, .18f);
  Mat m = r.p(.2f) ? M(b.colour(), T_PLAIN, 1, .08f) : b.fabric();
  float rd = r.u(.03f, .1f);
  bool tuft = r.p(.12f);
  if (tuft) {
    m.tex = T_TUFT;
    m.ts = r.u(.12f, .22f);
  }
  b.box(f, V(0, (base + seat - .1f) * .5f, 0), V(w, (seat - .1f - base) * .5f, d), shade(m, .93f), MOVABLE, .03f);
  Prim &bk = b.box(f, V(0, (base + back) * .5f, -d + .1f), V(w, (back - base) * .5f, .1f), m, MOVABLE, rd);
  b.turn(bk, 0, -r.u(0, .12f));
  if (r.p(.85f))
    for (int i = -1; i <= 1; i += 2) b.box(f, V(i * (w - aw), (base + arm) * .5f, .01f), V(aw, (arm - base) * .5f, d), m, MOVABLE, r.p(.3f) ? aw * .95f : rd);
  int n = std::max(1, (int)roundf(w / r.u(.33f, .6f)));
  float iw = w - 2 * aw;
  for (int i = 0; i < n; i++) {
    float x = -iw + iw / n * (2 * i + 1), k = r.u(.95f, 1.06f);
    b.box(f, V(x, seat - .04f, .06f), V(iw / n * .98f, .085f, d - .07f), shade(m, k), MOVABLE, .06f);
    if (r.p(.8f)) {
      Prim &q = b.box(f, V(x, seat + .22f, -d + .27f), V(iw / n * .97f, .22f, .09f), shade(m, k * 1.02f), MOVABLE, .08f);
      b.turn(q, 0, -.18f);
    }
  }
  int c = r.i(0, 5);
  for (int i = 0; i < c; i++) cushion(b, f, V(r.u(-iw, iw), seat + .2f, -d + .38f), r.u(.17f, .26f), .3f);
  if (r.p(.2f)) b.box(f, V(r.u(-iw, iw), seat + .06f, .1f), V(.2f, .03f, d - .1f), b.fabric(), MOVABLE, .03f);
  if (base > .06f) legs(b, f, w - .1f, d - .1f, base + .02f, r.p(.5f) ? b.metal() : M(b.woodColour(), T_WOOD));
}
inline void sectional(Build &b, Frame f) {
  float w = b.r.u(1, 1.5f);
  if (b.r.p(.45f) && b.piece(f.in(V(0, 0, .4f)), P_SECTIONAL, w)) return;
  sofa(b, f, w);
  Frame g = f.in(V((b.r.p(.5f) ? 1 : -1) * (w - .45f), 0, b.r.u(.8f, 1.2f)), b.r.pick({1.5708f, -1.5708f}));
  int n0 = b.s.np;
  (void)n0;
  sofa(b, g, b.r.u(.6f, 1));
}
inline void armchair(Build &b, Frame f) {
  Rand &r = b.r;
  if (r.p(.45f) && b.piece(f, P_ARMCHAIR)) return;
  if (r.p(.45f)) {
    sofa(b, f, r.u(.36f, .5f));
    return;
  }
  Mat m = b.fabric();
  float w = r.u(.3f, .4f), s = r.u(.38f, .44f);
  if (r.p(.5f)) {  // barrel
    for (int i = -4; i <= 4; i++) {
      float a = i * .36f;
      b.box(f.in(V(sinf(a) * w, 0, -cosf(a) * w), -a), V(0, s * .5f + .2f, 0), V(w * .2f, s * .5f + r.u(.14f, .18f), .055f), m, MOVABLE, .05f);
    }
    b.cyl(f, V(0, s * .55f, 0), w, s * .42f, m, MOVABLE);
    b.ell(f, V(0, s, 0.02f), V(w * .92f, .1f, w * .92f), m, MOVABLE);
    legs(b, f, w * .6f, w * .6f, .15f, b.hard());
  } else {
    Mat l = b.hard();
    b.box(f, V(0, s, 0), V(w, .07f, w), m, MOVABLE, .05f);
    Prim &q = b.box(f, V(0, s + .32f, -w + .02f), V(w, r.u(.28f, .4f), .06f), m, MOVABLE, .05f);
    b.turn(q, 0, -.22f);
    legs(b, f, w - .04f, w - .04f, s, l);
    for (int i = -1; i <= 1; i += 2) {
      b.box(f, V(i * (w + .03f), s + .2f, 0), V(.025f, .02f, w), l, MOVABLE, .01f);
      b.rod(f, V(i * (w + .03f), s + .2f, w - .05f), V(i * (w + .03f), 0, w - .02f), .018f, l, MOVABLE);
    }
  }
  if (r.p(.4f)) cushion(b, f, V(0, s + .22f, -w * .4f), r.u(.15f, .22f), .3f);
}
inline void chair(Build &b, Frame f) {
  Rand &r = b.r;
  if (r.p(.45f) && b.piece(f, P_CHAIR)) return;
  Mat m = r.p(.5f) ? b.fabric() : b.hard(), l = r.p(.5f) ? b.metal() : M(b.woodColour(), T_WOOD);
  float w = r.u(.19f, .26f), s = r.u(.43f, .48f), h = r.u(.22f, .34f);
  if (r.p(.15f)) {  // a cushion and a back on one bent tube
    b.box(f, V(0, s, 0), V(w, .04f, w), m, MOVABLE, .035f);
    b.turn(b.box(f, V(0, s + h + .1f, -w), V(w, h * .55f, .03f), m, MOVABLE, .025f), 0, -.15f);
    for (int i = -1; i <= 1; i += 2) {
      b.rod(f, V(i * w, .02f, -w), V(i * w, .02f, w), .015f, l, MOVABLE);
      b.rod(f, V(i * w, .02f, w), V(i * w, s, w), .015f, l, MOVABLE);
      b.rod(f, V(i * w, s - .03f, w), V(i * w, s - .03f, -w), .015f, l, MOVABLE);
      b.rod(f, V(i * w, s - .03f, -w), V(i * w, s + h, -w - .05f), .015f, l, MOVABLE);
    }
    b.rod(f, V(-w, .02f, -w), V(w, .02f, -w), .015f, l, MOVABLE);
    return;
  }
  int k = r.i(0, 4);
  if (r.p(.2f)) b.cyl(f, V(0, s, 0), w, .03f, m, MOVABLE, .95f);
  else b.box(f, V(0, s, 0), V(w, r.u(.015f, .05f), w), m, MOVABLE, .014f);
  legs(b, f, w * .85f, w * .85f, s, l, r.u(0, .07f));
  if (k == 0) {
    int n = r.i(3, 7);
    for (int i = 0; i < n; i++) {
      float x = (2.f * i / (n - 1) - 1) * w * .85f;
      b.rod(f, V(x, s, -w), V(x, s + h * 2, -w - .06f), .009f, l, MOVABLE);
    }
    b.box(f, V(0, s + 2 * h, -w - .06f), V(w, .035f, .015f), l, MOVABLE, .01f);
  } else if (k == 1) {
    for (int i = 0; i < 3; i++) b.box(f, V(0, s + h * (.5f + .6f * i), -w - .02f), V(w, .03f, .012f), l, MOVABLE, .008f);
    for (int i = -1; i <= 1; i += 2) b.rod(f, V(i * w, s, -w), V(i * w, s + 2 * h, -w - .03f), .016f, l, MOVABLE);
  } else {
    Prim &q = b.box(f, V(0, s + h + .04f, -w), V(w, h, r.u(.012f, .05f)), m, MOVABLE, .012f);
    b.turn(q, 0, -r.u(.05f, .25f));
  }
  if (r.p(.2f))
    for (int i = -1; i <= 1; i += 2) b.box(f, V(i * w, s + .2f, 0), V(.02f, .015f, w), l, MOVABLE);
}
inline void stool(Build &b, Frame f) {
  Rand &r = b.r;
  if (r.p(.45f) && b.piece(f, P_BARSTOOL)) return;
  float s = r.u(.55f, .78f), w = r.u(.15f, .22f);
  Mat m = b.hard();
  if (r.p(.5f)) b.cyl(f, V(0, s, 0), w, .03f, m, MOVABLE);
  else b.box(f, V(0, s, 0), V(w, .03f, w * .9f), m, MOVABLE, .02f);
  Mat l = r.p(.5f) ? b.metal() : m;
  legs(b, f, w * .7f, w * .7f, s, l, r.u(.02f, .08f));
  for (int i = -1; i <= 1; i += 2) b.box(f, V(0, s * .3f, i * w * .8f), V(w * .8f, .012f, .012f), l, MOVABLE);
  if (r.p(.4f)) {
    Prim &q = b.box(f, V(0, s + .18f, -w), V(w, .13f, .02f), m, MOVABLE, .015f);
    b.turn(q, 0, -.15f);
  }
}
