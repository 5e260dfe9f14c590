// What is no photo of a house: floor plans, documents, signs and plain close-ups. Only the scene head learns from them.
#pragma once
#include "rooms.h"

inline void above(Scene &s, float half) {
  Camera &c = s.cam;
  c.o = V(0, 20, 0);
  c.x = V(1, 0, 0);
  c.y = V(0, 0, -1);
  c.z = V(0, 1, 0);
  c.fov = 2 * atanf(half / 10);
  c.aspect = 1;
  c.k1 = 0;
  c.ortho = 1;
}
inline void floorPlan(Build &b) {
  Rand &r = b.r;
  Scene &s = b.s;
  bool lit = r.p(.2f);
  s.unlit = !lit;
  v3 paper = r.p(.8f) ? b.grey(.93f, 1, .01f) : b.grey(.8f, .95f, .05f), ink = r.p(.8f) ? V(.02f) : b.hue(.6f, .35f);
  float W = r.u(4, 7), D = r.u(3, 5), hh = lit ? 1.2f : .05f;
  b.flat(0, 0, 0, 40, 40, 0, M(paper), FLOOR);
  above(s, std::max(W, D) * r.u(1.05f, 1.5f));
  Mat wl = M(ink);
  float th = r.u(.04f, .16f);
  v3 tints[4];
  for (auto &t : tints) t = r.p(.4f) ? paper : mix(V(1), b.hue(.4f, .95f), r.u(.1f, .5f));
  auto line2 = [&](float x0, float z0, float x1, float z1, float w) {
    b.box({V((x0 + x1) * .5f, hh * .5f, (z0 + z1) * .5f), 0}, V(0), V(fabsf(x1 - x0) * .5f + w, hh * .5f, fabsf(z1 - z0) * .5f + w), wl, WALL);
  };
  struct R {
    float a, e, c, d;
    int k;
  } st[40];
  int sp = 0;
  st[sp++] = {-W, W, -D, D, 0};
  while (sp) {
    R q = st[--sp];
    float w = q.e - q.a, d = q.d - q.c;
    if (q.k < 4 && w * d > 9 && sp < 36 && r.p(.9f)) {
      if (w > d) {
        float m = q.a + w * r.u(.3f, .7f);
        st[sp++] = {q.a, m, q.c, q.d, q.k + 1};
        st[sp++] = {m, q.e, q.c, q.d, q.k + 1};
      } else {
        float m = q.c + d * r.u(.3f, .7f);
        st[sp++] = {q.a, q.e, q.c, m, q.k + 1};
        st[sp++] = {q.a, q.e, m, q.d, q.k + 1};
      }
      continue;
    }
    b.flat((q.a + q.e) * .5f, .005f, (q.c + q.d) * .5f, w * .5f, d * .5f, 0, lit && r.p(.5f) ? floorMat(b, LIVING) : M(tints[r.i(0, 3)]), FLOOR).p0 =
        .14f;
    float g = r.u(.1f, .6f) * w, gw = .8f;
    line2(q.a, q.c, q.a + g, q.c, th);
    line2(std::min(q.e, q.a + g + gw), q.c, q.e, q.c, th);
    line2(q.a, q.c, q.a, q.d, th);
    line2(q.e, q.c, q.e, q.d, th);
    line2(q.a, q.d, q.e, q.d, th);
    Prim &arc = b.flat(q.a + g, .02f, q.c, gw, gw, 0, M(ink), WALL);
    arc.alpha = A_RING;
    arc.p1 = .97f;
    b.box({V(q.a + g + gw * .5f, .03f, q.c), 0}, V(0), V(gw * .5f, .02f, th * .6f), M(paper), FLOOR);
    if (lit)
      for (int i = r.i(0, 2); i--;) {
        Frame f{V(r.u(q.a + .6f, q.e - .6f), 0, r.u(q.c + .6f, q.d - .6f)), r.i(0, 3) * 1.57f};
        switch (r.i(0, 3)) {
          case 0: sofa(b, f); break;
          case 1: bed(b, f); break;
          case 2: table(b, f); break;
          default: plant(b, f);
        }
      }
    else
      for (int i = r.i(0, 3); i--;) {
        float fx = r.u(q.a + .4f, q.e - .4f), fz = r.u(q.c + .4f, q.d - .4f), a = r.u(.2f, .5f), c = r.u(.2f, .5f);
        b.box({V(fx, .02f, fz), 0}, V(0), V(a, .01f, c), M(ink), WALL);
        b.box({V(fx, .035f, fz), 0}, V(0), V(a - .03f, .01f, c - .03f), M(paper), WALL);
      }
    if (r.p(.8f)) {
      Prim &t = b.flat((q.a + q.e) * .5f, hh + .03f, (q.c + q.d) * .5f, std::min(.9f, w * .3f), .14f, 0, M(ink), WALL);
      t.alpha = A_GLYPH;
      t.ts = .11f;
    }
  }
  for (int i = r.i(0, 4); i--;) {
    Prim &t = b.flat(r.u(-W, W), .04f, (r.p(.5f) ? 1 : -1) * (D + r.u(.3f, 1.2f)), r.u(.5f, 3), r.u(.1f, .3f), 0, M(ink), WALL);
    t.alpha = A_GLYPH;
    t.ts = r.u(.08f, .25f);
  }
  s.ambUp = V(.9f);
  s.ambDown = V(.7f);
  s.ao = 1;
  s.sky.sun = 0;
}
inline void inventSheet(Scene &s, uint64_t seed, int kind) {
  Build b(s, seed);
  Rand &r = b.r;
  s.kind = kind;
  dayLight(b);
  s.sky.sun = 0;
  if (kind == PLAN) {
    floorPlan(b);
    return;
  }
  int k = r.i(0, 3);
  above(s, 5);
  s.unlit = 1;
  v3 paper = r.p(.6f) ? b.grey(.85f, 1) : b.colour();
  b.flat(0, 0, 0, 40, 40, 0, M2(paper, b.colour(), r.p(.7f) ? T_PLAIN : T_ABSTRACT, 1), FLOOR);
  if (k <= 1) {
    for (int i = r.i(4, 30); i--;) {
      Prim &t = b.flat(r.u(-2, 2), .02f, r.u(-4, 4), r.u(.5f, 4), r.u(.08f, .5f), 0, M(r.p(.7f) ? V(.03f) : b.colour()), OTHER);
      t.alpha = A_GLYPH;
      t.ts = r.u(.06f, .3f);
    }
    for (int i = r.i(0, 4); i--;)
      b.flat(r.u(-5, 5), .01f, r.u(-4, 4), r.u(.3f, 3), r.u(.3f, 2), 0,
             M2(b.colour(), b.colour(), r.pick({(int)T_PLAIN, (int)T_LANDSCAPE, (int)T_PORTRAIT, (int)T_ABSTRACT, (int)T_STRIPE}), .3f, .5f), OTHER);
  } else if (k == 2) {
    for (int i = r.i(1, 7); i--;) {
      Prim &t = b.flat(r.u(-3, 3), .02f + i * .01f, r.u(-2, 2), r.u(.4f, 3), r.u(.4f, 3), r.u(0, 3), M(b.colour()), OTHER);
      t.alpha = (uint8_t)r.pick({(int)A_DISC, (int)A_RING, (int)A_ARCH, (int)A_NONE, (int)A_TRAP});
      t.p1 = r.u(.2f, .8f);
      t.p0 = r.u();
    }
  } else {
    s.unlit = 0;
    s.ao = 1;
    Mat m = r.p(.5f) ? b.fabric() : b.hard();
    b.flat(0, .02f, 0, 40, 40, r.u(0, 3), m, OTHER);
    for (int i = r.i(0, 6); i--;) {
      Frame f{V(r.u(-4, 4), 0, r.u(-3, 3)), r.u(0, 6)};
      r.p(.5f) ? oddThing(b, f) : plant(b, f);
    }
    s.cam.fov = 2 * atanf(r.u(.05f, .3f));
  }
}
