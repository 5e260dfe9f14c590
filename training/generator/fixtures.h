// What stays with the house: kitchens, bathroom ware, fireplaces, radiators, ceiling lamps, stairs, built-ins.
#pragma once
#include "objects.h"

inline Mat counterMat(Build &b) {
  Rand &r = b.r;
  switch (r.i(0, 4)) {
    case 0: return M2(b.grey(.1f, .5f, .2f), b.grey(.02f, .9f), T_GRANITE, 1, 0, .12f);
    case 1: return M2(b.grey(.75f, .95f), b.grey(.3f, .6f), T_MARBLE, 1.3f, 0, .12f);
    case 2: return M(b.grey(.7f, .95f), T_PLAIN, 1, .1f);
    case 3: return M(b.woodColour(), T_WOOD, 1, .05f);
    default: return M(b.grey(.02f, .2f), T_PLAIN, 1, .15f);
  }
}
inline Mat unitMat(Build &b, v3 c) {
  Mat m = M2(c, b.r.p(.6f) ? b.grey(.4f, .8f) : V(.03f), T_CABINET, b.r.u(.3f, .55f), 1, b.r.p(.3f) ? .06f : 0);
  return m;
}
inline void tap(Build &b, Frame f, v3 p) {
  Mat m = b.r.p(.8f) ? M(V(.6f), T_PLAIN, 1, .5f) : M(V(.03f), T_PLAIN, 1, .2f);
  float h = b.r.u(.12f, .3f);
  b.rod(f, p, p + V(0, h, 0), .013f, m, FIXTURE);
  b.rod(f, p + V(0, h, 0), p + V(0, h - .03f, .14f), .011f, m, FIXTURE);
}
inline void fridge(Build &b, Frame f) {
  Rand &r = b.r;
  float w = r.u(.34f, .46f), h = r.u(.85f, .95f);
  Mat m = M2(r.p(.6f) ? b.grey(.4f, .65f, .01f) : r.p(.5f) ? b.grey(.8f, .95f) : V(.03f), V(.1f), T_CABINET, .46f, r.p(.6f) ? 2.f : 1.f, r.u(.05f, .3f));
  if (r.p(.6f)) m = M(r.p(.3f) ? b.grey(.02f, .09f, .02f) : b.grey(.25f, .7f, .02f), T_STEEL, 1, r.u(.05f, .35f));
  Prim &q = b.box(f, V(0, h, 0), V(w, h, .35f), m, FIXTURE, .015f);
  q.seed &= ~1u;
  q.seed |= 8u;
  if (r.p(.6f)) {  // two doors over a drawer, with long handles
    Mat bar = M(b.grey(.3f, .8f, .01f), T_PLAIN, 1, .4f);
    b.box(f, V(0, h * .62f, .352f), V(w, .006f, .002f), M(V(.05f)), FIXTURE);
    if (r.p(.7f)) b.box(f, V(0, h * 1.3f, .352f), V(.005f, h * .68f, .002f), M(V(.05f)), FIXTURE);
    for (int i = -1; i <= 1; i += 2) b.rod(f, V(i * .05f, h * .8f, .4f), V(i * .05f, h * 1.6f, .4f), .014f, bar, FIXTURE);
    b.rod(f, V(-w * .7f, h * .5f, .4f), V(w * .7f, h * .5f, .4f), .014f, bar, FIXTURE);
  }
}
/** Balusters and a handrail along x. */
inline void railing(Build &b, Frame f, float half) {
  Rand &r = b.r;
  Mat rail = r.p(.6f) ? M(b.woodColour(), T_WOOD, 1, .05f) : M(b.grey(.02f, .9f)), bar = r.p(.5f) ? rail : r.p(.6f) ? M(b.grey(.8f, .96f)) : b.metal();
  float h = r.u(.85f, 1.05f), gap = r.u(.1f, .16f);
  bool turned = r.p(.3f);
  b.box(f, V(0, h, 0), V(half, r.u(.02f, .04f), r.u(.025f, .04f)), rail, FIXTURE, .015f);
  if (r.p(.6f)) b.box(f, V(0, .08f, 0), V(half, .02f, .025f), rail, FIXTURE);
  for (float x = -half + gap; x < half - .02f; x += gap) b.cyl(f, V(x, h * .5f, 0), turned ? .022f : .012f, h * .5f, bar, FIXTURE, turned ? .6f : 1);
  for (int i = -1; i <= 1; i += 2) {
    b.box(f, V(i * half, h * .54f, 0), V(.045f, h * .54f, .045f), rail, FIXTURE, .006f);
    if (r.p(.4f)) b.ell(f, V(i * half, h * 1.12f, 0), V(.05f, .05f, .05f), rail, FIXTURE);
  }
}
inline void kitchenRun(Build &b, Frame f, float half, v3 base, v3 upper, Mat top, bool tall) {  // along x, back at z = -.3
  Rand &r = b.r;
  Mat lo = unitMat(b, base), up = unitMat(b, upper);
  uint32_t style = r.bits();
  float x = -half, stove = r.u(-half * .6f, half * .6f), sink = r.u(-half * .8f, half * .8f);
  auto unit = [&](Prim &q) { q.seed = style; };
  if (r.p(.25f)) { lo.p1 = (float)r.i(2, 3); }
  b.box(f, V(0, .05f, -.03f), V(half, .05f, .27f), M(shade(lo, .35f).col), FIXTURE);
  unit(b.box(f, V(0, .48f, 0), V(half, .39f, .3f), lo, FIXTURE));
  b.box(f, V(0, .89f, .015f), V(half + .01f, .02f, .325f), top, FIXTURE, .008f);
  if (r.p(.8f)) {
    Mat t = r.p(.5f) ? M2(b.colour(), b.grey(.5f, .9f), T_TILE, r.u(.06f, .2f), r.pick({.5f, 1.f, .35f})) : top;
    t.gloss = .05f;
    Prim &q = b.quad(f, V(0, 1.17f, -.295f), half, .27f, t, WALL);
    q.p0 = .004f;
  }
  if (r.p(.85f)) {
    float uh = r.u(.3f, .5f), y = 1.42f + uh, a = -half, e = half;
    if (r.p(.4f)) {
      e = stove - .38f;
      if (e - a > .5f) unit(b.box(f, V((a + e) * .5f, y, -.13f), V((e - a) * .5f, uh, .17f), up, FIXTURE));
      a = stove + .38f;
      e = half;
    }
    if (e - a > .4f) unit(b.box(f, V((a + e) * .5f, y, -.13f), V((e - a) * .5f, uh, .17f), up, FIXTURE));
    if (r.p(.25f)) b.box(f, V(0, y + uh + .03f, -.12f), V(half, .03f, .19f), M(upper), FIXTURE, .01f);
    if (r.p(.3f)) {
      b.lamp(f.at(V(half * .4f, 1.36f, -.05f)), V(1, .85f, .65f) * .12f);
      b.lamp(f.at(V(-half * .4f, 1.36f, -.05f)), V(1, .85f, .65f) * .12f);
    }
  }
  Mat steel = r.p(.65f) ? M(b.grey(.3f, .65f, .01f), r.p(.6f) ? T_STEEL : T_PLAIN, 1, .25f) : M(r.p(.5f) ? V(.03f) : V(.9f), T_PLAIN, 1, .15f);
  if (r.p(.85f)) {
    b.box(f, V(stove, .46f, .02f), V(.37f, .45f, .31f), steel, FIXTURE, .01f);
    b.quad(f, V(stove, .42f, .335f), .28f, .2f, M(V(.02f), T_PLAIN, 1, .25f), FIXTURE);
    b.box(f, V(stove, .915f, .0f), V(.36f, .008f, .29f), M(V(.02f), T_PLAIN, 1, .2f), FIXTURE);
    b.rod(f, V(stove - .28f, .68f, .37f), V(stove + .28f, .68f, .37f), .012f, M(V(.6f), T_PLAIN, 1, .4f), FIXTURE);
    if (r.p(.5f)) {
      b.box(f, V(stove, 1.62f, -.1f), V(.37f, .2f, .2f), steel, FIXTURE, .01f);
      b.quad(f, V(stove - .08f, 1.63f, .103f), .24f, .14f, M(V(.02f), T_PLAIN, 1, .2f), FIXTURE);
    } else {
      b.box(f, V(stove, 1.66f, -.05f), V(.38f, .04f, .24f), steel, FIXTURE);
      b.box(f, V(stove, 2.05f, -.15f), V(.14f, .36f, .13f), steel, FIXTURE);
    }
  }
  if (r.p(.8f)) {
    b.box(f, V(sink, .902f, .02f), V(.32f, .008f, .19f), M(r.p(.7f) ? b.grey(.35f, .6f) : V(.9f), T_PLAIN, 1, .3f), FIXTURE, .005f);
    tap(b, f, V(sink, .9f, -.18f));
  }
  if (r.p(.4f)) {
    float dx = sink + (r.p(.5f) ? .62f : -.62f);
    if (fabsf(dx) < half - .3f) b.box(f, V(dx, .47f, .012f), V(.295f, .38f, .3f), steel, FIXTURE, .008f);
  }
  if (r.p(.4f)) {
    float tw = r.p(.4f) ? r.u(.7f, 1.4f) : r.u(.25f, .7f), th = r.u(1, 1.25f), sx = r.p(.5f) ? 1.f : -1.f;
    Mat t = up;
    t.p1 = (float)r.i(1, 3);
    if (r.p(.25f)) t = M(b.woodColour(), T_WOOD, 1, .03f);
    unit(b.box(f, V(sx * (half + tw * (tall ? -.8f : 1.f)), th, .0f), V(tw, th, .31f), t, FIXTURE));
  }
  clutterTop(b, f, V(0, .91f, -.05f), half * .9f, .15f, r.i(0, 6));
  if (tall) {
    float side = r.p(.5f) ? 1 : -1;
    fridge(b, f.in(V(side * (half + .45f), 0, .05f)));
    if (r.p(.5f)) {  // boxed in: a unit above and a panel or a pantry beside
      unit(b.box(f, V(side * (half + .45f), 2.12f, -.05f), V(.47f, .17f, .28f), up, FIXTURE));
      float pw = r.p(.5f) ? .02f : r.u(.2f, .5f);
      unit(b.box(f, V(side * (half + .92f + pw), 1.14f, .02f), V(pw, 1.14f, .32f), up, FIXTURE));
    }
  }
  (void)x;
}
inline void island(Build &b, Frame f, v3 base, Mat top) {
  Rand &r = b.r;
  float w = r.u(.6f, 1.7f), d = r.u(.35f, .65f);
  Mat m = unitMat(b, base);
  if (r.p(.6f)) m = r.p(.7f) ? M(base) : r.p(.5f) ? M(base, T_BATTEN, r.u(.08f, .3f)) : top;
  b.box(f, V(0, .44f, 0), V(w, .44f, d * .8f), m, FIXTURE);
  if (r.p(.3f))
    for (int i = -1; i <= 1; i += 2) b.box(f, V(i * (w + .03f), .45f, .05f), V(.03f, .45f, d), top, FIXTURE);
  b.box(f, V(0, .9f, .05f), V(w + .05f, r.u(.02f, .05f), d), top, FIXTURE, .01f);
  if (r.p(.4f)) {
    b.box(f, V(0, .935f, -.1f), V(.3f, .006f, .18f), M(b.grey(.3f, .6f), T_PLAIN, 1, .3f), FIXTURE);
    tap(b, f, V(0, .93f, -.3f));
  }
  clutterTop(b, f, V(0, .93f, 0), w * .8f, d * .6f, r.i(0, 4));
  if (r.p(.7f)) {
    uint64_t keep = r.s;
    int n = std::max(1, (int)(w / .33f));
    for (int i = 0; i < n; i++) {
      uint64_t now = r.s;
      r.s = keep;
      stool(b, f.in(V(-w + w / n * (2 * i + 1), 0, d + .25f), 3.1416f));
      r.s = now;
      r.u();
    }
  }
}
inline void pendant(Build &b, Frame f, float ceil) {
  Rand &r = b.r;
  float y = r.u(1.7f, 2.1f), w = r.u(.08f, .22f);
  Mat m = r.p(.5f) ? b.metal() : M(b.colour());
  if (r.p(.6f)) m.emit = r.u(.4f, 2);
  b.rod(f, V(0, y, 0), V(0, ceil, 0), .006f, M(V(.03f)), FIXTURE);
  int k = r.i(0, 2);
  Prim &q = k == 0 ? b.ell(f, V(0, y, 0), V(w, w * r.u(.7f, 1.2f), w), m, FIXTURE) : b.cyl(f, V(0, y, 0), w, w * r.u(.5f, 1.2f), m, FIXTURE, r.u(.2f, 1));
  q.flags |= NOSHADOW;
  b.lamp(f.at(V(0, y - .05f, 0)), V(1, .85f, .65f) * r.u(.1f, .5f));
}
inline void ceilingLamp(Build &b, Frame f, float h, int kind = -1) {
  Rand &r = b.r;
  v3 warm = mix(V(1, .95f, .88f), V(1, .78f, .5f), r.u());
  float e = r.p(.7f) ? r.u(.6f, 3) : 0;
  int k = kind >= 0 ? kind : r.i(0, 5);
  Mat glow = M(b.grey(.8f, .95f));
  glow.col = warm * .95f;
  glow.emit = e;
  Mat m = b.metal();
  if (k == 0) {
    Prim &q = b.ell(f, V(0, h, 0), V(.2f, .1f, .2f) * r.u(.6f, 1.2f), glow, FIXTURE);
    q.flags |= NOSHADOW;
    b.cyl(f, V(0, h - .012f, 0), .17f, .012f, m, FIXTURE);
  } else if (k == 1) {
    pendant(b, f, h);
    return;
  } else if (k == 2) {  // fan
    float y = h - r.u(.2f, .45f);
    b.rod(f, V(0, y, 0), V(0, h, 0), .018f, m, FIXTURE);
    b.cyl(f, V(0, y, 0), .1f, .07f, m, FIXTURE);
    Mat bl = r.p(.5f) ? M(b.woodColour(), T_WOOD) : M(b.grey(.03f, .9f));
    int n = r.i(3, 5);
    float a0 = r.u(0, 6), l = r.u(.4f, .65f);
    for (int i = 0; i < n; i++) {
      Prim &q = b.box(f.in(V(0, y, 0), a0 + i * 6.2832f / n), V(0, 0, l * .62f + .06f), V(.065f, .006f, l * .55f), bl, FIXTURE);
      b.turn(q, 2, .15f);
    }
    if (r.p(.7f)) {
      int nl = r.p(.5f) ? 1 : r.i(2, 4);
      for (int i = 0; i < nl; i++) {
        float a = i * 6.28f / nl;
        Prim &q = b.ell(f, V(nl > 1 ? sinf(a) * .13f : 0, y - .12f, nl > 1 ? cosf(a) * .13f : 0), V(.07f, .07f, .07f) * (nl > 1 ? 1.f : 1.5f), glow, FIXTURE);
        q.flags |= NOSHADOW;
      }
    }
  } else if (k == 3) {
    float y = h - r.u(.5f, 1.f), w = r.u(.2f, .4f);
    b.rod(f, V(0, y, 0), V(0, h, 0), .01f, m, FIXTURE);
    int n = r.i(3, 8);
    b.ell(f, V(0, y - .1f, 0), V(.05f, .15f, .05f), m, FIXTURE);
    for (int i = 0; i < n; i++) {
      float a = i * 6.2832f / n;
      v3 t = V(sinf(a) * w, y + .02f, cosf(a) * w);
      b.rod(f, V(0, y - .15f, 0), t, .01f, m, FIXTURE);
      Prim &q = b.cyl(f, t + V(0, .07f, 0), .05f, .06f, glow, FIXTURE, r.u(.5f, 1.3f));
      q.flags |= NOSHADOW;
    }
    e *= .6f;
  } else if (k == 4) {
    float y = h - r.u(.25f, .5f), w = r.u(.25f, .45f);
    for (int i = 0; i < 14; i++) {
      float a = i * .4488f;
      b.box(f.in(V(sinf(a) * w, y, cosf(a) * w), a), V(0), V(w * .24f, r.u(.02f, .06f), .02f), i & 1 ? glow : m, FIXTURE).flags |= NOSHADOW;
    }
    for (int i = 0; i < 3; i++) {
      float a = i * 2.09f;
      b.rod(f, V(sinf(a) * w, y, cosf(a) * w), V(0, h, 0), .004f, m, FIXTURE);
    }
  } else {
    Prim &q = b.box(f, V(0, h - .04f, 0), V(r.u(.2f, .6f), .04f, r.u(.1f, .2f)), glow, FIXTURE, .02f);
    q.flags |= NOSHADOW;
  }
  if (e > 0) b.lamp(f.at(V(0, h - .35f, 0)), warm * r.u(.4f, 2.2f));
}
inline void radiator(Build &b, Frame f) {
  Rand &r = b.r;
  float w = r.u(.25f, .7f), h = r.u(.2f, .35f);
  Mat m = M(b.grey(.75f, .95f));
  if (r.p(.4f)) {
    float lift = r.u(.08f, .15f);
    Mat face = r.p(.5f) ? M(m.col) : M2(m.col, m.col * r.u(.6f, .85f), T_STRIPE, r.u(.02f, .06f), r.u(.15f, .5f));
    b.box(f, V(0, h + lift, .06f), V(w, h, r.u(.03f, .08f)), face, FIXTURE, .008f);
    b.box(f, V(0, 2 * h + lift, .06f), V(w, .006f, .06f), M(m.col * .8f), FIXTURE);
    return;
  }
  int n = (int)(w / .04f);
  for (int i = 0; i < n; i++) b.box(f, V(-w + 2 * w * (i + .5f) / n, h + .1f, .07f), V(w / n * .75f, h, .04f), m, FIXTURE, .015f);
}
inline void airUnit(Build &b, Frame f, float y) {
  b.box(f, V(0, y, .1f), V(b.r.u(.38f, .5f), .14f, .1f), M(b.grey(.85f, .96f)), FIXTURE, .04f);
  b.box(f, V(0, y - .09f, .19f), V(.36f, .012f, .015f), M(V(.3f)), FIXTURE);
}
inline void fireplace(Build &b, Frame f, float ceil) {
  Rand &r = b.r;
  float w = r.p(.15f) ? r.u(1.2f, 2.2f) : r.u(.5f, 1.1f), d = r.u(.05f, .35f), h = r.p(.55f) ? ceil * .5f : r.u(.55f, .8f);
  Mat m;
  switch (h > .9f && r.p(.45f) ? 4 : r.i(0, 4)) {
    case 4: m = M2(b.grey(.03f, .25f, .1f), b.grey(.2f, .7f), T_MARBLE, r.u(1, 3), 0, .1f); break;
    case 0: m = M2(V(.4f, .16f, .1f) * r.u(.7f, 1.3f), b.grey(.4f, .7f), T_BRICK, .075f); break;
    case 1: m = M2(b.grey(.25f, .7f, .12f), b.grey(.2f, .6f), T_STONE, r.u(.12f, .3f)); break;
    case 2: m = M2(b.grey(.05f, .9f), b.grey(.3f, .8f), T_MARBLE, 1.5f, 0, .08f); break;
    default: m = M(b.grey(.6f, .95f));
  }
  b.box(f, V(0, h, d), V(w, h, d), m, FIXTURE);
  bool slot = r.p(.3f);
  float ow = w * (slot ? r.u(.6f, .85f) : std::min(.62f, r.u(.4f, .62f) / std::max(1.f, w))), oh = slot ? r.u(.1f, .2f) : r.u(.28f, .42f), oy = !slot && r.p(.5f) ? 0 : r.u(.1f, .5f);
  Mat fr = r.p(.5f) ? M(V(.03f)) : b.hard();
  if (r.p(.6f)) b.box(f, V(0, oy + oh, 2 * d), V(ow + .09f, oh + .09f, .015f), fr, FIXTURE);
  Prim &q = b.quad(f, V(0, oy + oh, 2 * d + .02f), ow, oh, M(V(.015f), T_PLAIN, 1, r.p(.5f) ? .2f : 0), FIXTURE);
  if (r.p(.25f)) {
    q.alpha = A_ARCH;
    q.p1 = .3f;
  }
  if (r.p(.3f))
    for (int i = 0; i < 6; i++) {
      Prim &e = b.ell(f, V(r.u(-ow, ow) * .6f, oy + .1f + r.u(0, .1f), 2 * d + .02f), V(.03f, r.u(.05f, .13f), .01f), M(V(1, .5f, .12f)), FIXTURE);
      e.emit = r.u(.6f, 2.5f);
    }
  if (r.p(.7f)) {
    float y = std::min(2 * h, r.u(1.05f, 1.4f));
    b.box(f, V(0, y, d + .1f), V(w + .12f, r.u(.03f, .08f), d + .12f), b.hard(), FIXTURE, .01f);
    clutterTop(b, f, V(0, y + .06f, 2 * d), w * .9f, .05f, r.i(0, 4));
  }
  if (r.p(.4f)) b.box(f, V(0, .03f, 2 * d + .2f), V(w + .05f, .03f, .22f), m, FIXTURE);
}
inline void builtIn(Build &b, Frame f, float ceil) {
  Rand &r = b.r;
  float w = r.u(.4f, 1.2f), h = ceil * .5f * r.u(.85f, 1);
  Mat m = M(b.grey(.6f, .95f));
  Mat lo = unitMat(b, m.col);
  b.box(f, V(0, .4f, .2f), V(w, .4f, .2f), lo, FIXTURE);
  for (int i = -1; i <= 1; i++) b.box(f, V(i * w, h, .15f), V(.02f, h, .15f), m, FIXTURE);
  int n = r.i(3, 5);
  for (int i = 0; i <= n; i++) {
    float y = .82f + (2 * h - .84f) * i / n;
    b.box(f, V(0, y, .15f), V(w, .014f, .15f), m, FIXTURE);
    if (i < n) clutterTop(b, f, V(0, y + .014f, .13f), w * .85f, .07f, r.i(0, 5));
  }
}
inline void stairs(Build &b, Frame f, int dir) {  // climbs along x beside a wall
  Rand &r = b.r;
  Mat tread = M(b.woodColour(), T_WOOD), riser = r.p(.5f) ? M(b.grey(.8f, .95f)) : tread;
  int n = 13;
  float st = .19f, go = .26f, w = r.u(.4f, .55f);
  for (int i = 0; i < n; i++) {
    float x = dir * go * i;
    b.box(f, V(x, st * (i + .5f), w), V(go * .5f, st * (i + .5f), w), riser, FIXTURE);
    b.box(f, V(x, st * (i + 1), w), V(go * .55f, .018f, w + .02f), tread, FIXTURE, .005f);
    if (r.p(.97f)) b.rod(f, V(x, st * (i + 1), 2 * w), V(x, st * (i + 1) + .85f, 2 * w), .014f, riser, FIXTURE);
  }
  b.rod(f, V(-dir * go, st * .2f + .9f, 2 * w), V(dir * go * n, st * n + .9f, 2 * w), .03f, tread, FIXTURE);
  b.box(f, V(-dir * go, .5f, 2 * w), V(.05f, .55f, .05f), tread, FIXTURE);
}
#include "bathroom.h"
