// What stands around a house: trees of several kinds, shrubs, fences, cars, poles and wires, pools, garden seats.
#pragma once
#include "objects.h"

inline v3 leafColour(Build &b, bool autumn) {
  Rand &r = b.r;
  if (autumn && r.p(.7f)) return V(r.u(.3f, .7f), r.u(.08f, .4f), r.u(.01f, .08f));
  float v = r.u(.05f, .3f);
  return V(v * r.u(.4f, 1), v, v * r.u(.1f, .5f));
}
inline void leaves(Build &b, Frame f, v3 c, v3 h, const Mat &m, float scale, float cut) {
  Prim &q = b.ell(f, c, h, m, VEGETATION);
  q.alpha = A_LEAF;
  q.ts = scale;
  q.p1 = cut;
}
inline void bareTree(Build &b, Frame f, float h) {
  Rand &r = b.r;
  Mat bark = M(b.grey(.05f, .35f, .1f));
  struct J {
    v3 a, d;
    float l, w;
    int k;
  } st[64];
  int sp = 0;
  st[sp++] = {V(0), V(0, 1, 0), h * .35f, h * .022f, 0};
  int made = 0;
  while (sp && made < 70) {
    J j = st[--sp];
    v3 e = j.a + j.d * j.l;
    b.rod(f, j.a, e, j.w, bark, VEGETATION, .7f);
    made++;
    if (j.k >= 5) continue;
    int n = r.i(2, 3);
    for (int i = 0; i < n && sp < 60; i++) {
      v3 d = norm(j.d + V(r.g(), r.u(-.2f, .5f), r.g()) * .55f);
      st[sp++] = {e, d, j.l * r.u(.6f, .85f), j.w * .62f, j.k + 1};
    }
  }
  for (int i = r.i(3, 7); i--;) {
    Prim &q = b.ell(f, V(r.g() * h * .16f, h * r.u(.55f, .95f), r.g() * h * .16f), V(1, .9f, 1) * (h * r.u(.12f, .28f)), bark, VEGETATION);
    q.alpha = A_TWIG;
    q.ts = r.u(4, 9) * 6 / h;
    q.p1 = r.u(.008f, .025f);
  }
}
inline void tree(Build &b, Frame f, float h, bool autumn, bool winter) {
  Rand &r = b.r;
  float k = r.u();
  v3 c = leafColour(b, autumn);
  Mat leaf = M2(c, c * r.u(.5f, 1.5f), T_FOLIAGE, r.u(.6f, 1.6f)), bark = M(b.grey(.05f, .3f, .15f));
  if (winter ? k < .6f : k < .08f) {
    bareTree(b, f, h);
    return;
  }
  if (k < (winter ? .99f : .3f)) {  // conifer
    v3 g = V(r.u(.02f, .1f), r.u(.07f, .2f), r.u(.03f, .12f));
    Mat m = M2(g, winter && r.p(.6f) ? V(.85f) : g * 1.6f, T_FOLIAGE, 1);
    b.cyl(f, V(0, h * .2f, 0), h * .02f, h * .2f, bark, VEGETATION);
    int n = r.i(7, 12);
    float w = h * r.u(.14f, .26f);
    for (int i = 0; i < n; i++) {
      float t = (float)i / n;
      Prim &q =
          b.add(CYL, f, V(r.g() * .04f, h * (.16f + .8f * t), r.g() * .04f), V(w * (1.02f - t), h * .8f / n, w * (1.02f - t)), m, VEGETATION, .25f);
      q.flags |= OPEN;
      q.alpha = A_LEAF;
      q.ts = r.u(3, 7) * 5 / h;
      q.p1 = r.u(.45f, .75f);
    }
    return;
  }
  if (k < .45f) {  // palm
    float lean = r.g() * .08f;
    v3 top = V(lean * h, h, r.g() * .05f * h);
    b.rod(f, V(0), top, h * r.u(.018f, .04f), M(b.grey(.15f, .4f, .15f), T_RATTAN), VEGETATION, .7f);
    Mat m = M2(V(r.u(.08f, .25f), r.u(.16f, .3f), r.u(.05f, .2f)), V(.3f, .3f, .15f), T_FOLIAGE, 1);
    int n = r.i(14, 26);
    for (int i = 0; i < n; i++) {
      float a = r.u(0, 6.28f), e = r.u(-.9f, .9f), l = h * r.u(.16f, .34f);
      Frame g = f.in(top, a);
      v3 d = norm(V(0, sinf(e), cosf(e)));
      Prim &q = b.quad(g, d * (l * .5f), l * .5f, l * r.u(.12f, .2f), m, VEGETATION);
      v3 dw = norm(g.at(d) - g.at(V(0)));
      q.ux = dw;
      q.uy = norm(cross(dw, V(r.g() * .5f, 1, r.g() * .5f)));
      q.uz = cross(q.ux, q.uy);
      q.alpha = A_FROND;
      q.ts = r.u(6, 14);
    }
    if (r.p(.4f)) leaves(b, f, top - V(0, h * .08f, 0), V(.05f, .08f, .05f) * h, M(V(.3f, .22f, .12f), T_FOLIAGE), 5, .5f);
    return;
  }
  float tr = h * r.u(.2f, .45f), w = h * r.u(.22f, .42f);
  b.rod(f, V(0), V(r.g() * .03f * h, tr + h * .1f, 0), h * r.u(.015f, .035f), bark, VEGETATION, .8f);
  for (int i = r.i(0, 5); i--;) {
    v3 e = V(r.g() * w * .5f, h * r.u(.5f, .85f), r.g() * w * .5f);
    b.rod(f, V(0, tr, 0), e, h * .009f, bark, VEGETATION, .5f);
  }
  int n = r.i(8, 26);
  float cut = r.u(.5f, .95f), sc = r.u(3, 8) * 5 / h;
  for (int i = 0; i < n; i++) {
    float a = r.u(0, 6.28f), e = r.u(), y = tr + (h - tr) * r.u(.1f, .95f), rr = w * sqrtf(e) * (1.1f - fabsf((y - tr) / (h - tr) - .45f));
    leaves(b, f, V(sinf(a) * rr, y, cosf(a) * rr), V(1, r.u(.6f, 1), 1) * (w * r.u(.25f, .5f)), leaf, sc * r.u(.8f, 1.3f), cut + r.g() * .05f);
  }
}
inline void shrub(Build &b, Frame f, float h, bool autumn) {
  Rand &r = b.r;
  v3 c = leafColour(b, autumn && r.p(.5f));
  Mat m = M2(c, c * r.u(.6f, 1.6f), T_FOLIAGE, r.u(.8f, 2));
  if (r.p(.3f)) m.p1 = -1;
  int k = r.i(0, 3);
  if (k == 0) b.box(f, V(0, h * .5f, 0), V(h * r.u(.6f, 3), h * .5f, h * .5f), m, VEGETATION, h * .15f);
  else if (k == 1) b.ell(f, V(0, h * .45f, 0), V(h * .6f, h * .55f, h * .6f), m, VEGETATION);
  else if (k == 2) {
    for (int i = 0; i < 4; i++) {
      Prim &q = b.quad(f.in(V(r.g() * h * .2f, 0, 0), r.u(0, 3)), V(0, h * .6f, 0), h * .5f, h * .6f, m, VEGETATION);
      q.alpha = A_GRASS;
      q.ts = r.u(30, 60);
    }
  } else
    for (int i = r.i(3, 8); i--;) {
      Prim &q = b.ell(f, V(r.g() * h * .5f, h * r.u(.25f, .7f), r.g() * h * .4f), V(1, .8f, 1) * (h * r.u(.25f, .5f)), m, VEGETATION);
      if (m.p1 >= 0) {
        q.alpha = A_LEAF;
        q.ts = r.u(8, 16) / h;
        q.p1 = r.u(.4f, .75f);
      }
    }
}
inline void car(Build &b, Frame f) {
  Rand &r = b.r;
  Mat m = M(r.p(.6f) ? b.grey(.02f, .9f, .02f) : b.hue(r.u(.5f, 1), r.u(.15f, .6f)), T_PLAIN, 1, .35f), g = M(V(.03f), T_PLAIN, 1, .5f);
  float l = r.u(1.9f, 2.5f), w = r.u(.82f, .98f), h = r.u(.28f, .42f), hi = r.u(.5f, .8f), back = r.u(-.5f, -.1f) * l * .4f;
  bool suv = r.p(.5f);
  b.box(f, V(0, .3f + h, 0), V(w, h, l), m, VEHICLE, .16f);
  b.box(f, V(0, .3f + 2 * h + hi * .4f, back), V(w * .88f, hi * .45f, l * (suv ? .66f : .5f)), g, VEHICLE, .14f);
  b.box(f, V(0, .3f + 2 * h + hi * .8f, back), V(w * .8f, .05f, l * (suv ? .6f : .4f)), m, VEHICLE, .045f);
  for (int i = -1; i <= 1; i += 2)
    for (int j = -1; j <= 1; j += 2) {
      Prim &q = b.cyl(f, V(i * w * .93f, .33f, j * l * .62f), .33f, .12f, M(V(.02f)), VEHICLE);
      b.turn(q, 2, 1.5708f);
      Prim &k = b.cyl(f, V(i * (w * .93f + .03f), .33f, j * l * .62f), .2f, .11f, M(V(.5f), T_PLAIN, 1, .3f), VEHICLE);
      b.turn(k, 2, 1.5708f);
    }
  for (int i = -1; i <= 1; i += 2) b.box(f, V(i * w * .7f, .3f + h * 1.2f, l - .02f), V(.16f, .07f, .04f), M(V(.9f)), VEHICLE, .03f);
}
inline void fence(Build &b, v3 p, v3 q) {
  Rand &r = b.r;
  v3 d = q - p;
  Frame f{(p + q) * .5f, atan2f(-d.z, d.x)};
  float L = len(d) * .5f, h = r.u(.35f, .95f);
  int k = r.i(0, 3);
  Mat m = M(r.p(.4f) ? b.grey(.8f, .97f) : r.p(.6f) ? b.woodColour() : V(.03f));
  if (k == 0) {
    Prim &w = b.quad(f, V(0, h, 0), L, h, m, OTHER);
    w.alpha = A_PICKET;
    w.ts = r.u(.12f, .2f);
    w.p1 = r.u(.4f, .8f);
  } else if (k == 1) {
    Prim &w = b.quad(f, V(0, h, 0), L, h, M(V(.03f)), OTHER);
    w.alpha = A_BARS;
    w.ts = .13f;
    w.p1 = .14f;
  } else if (k == 2) {
    m.tex = T_BATTEN;
    m.ts = .14f;
    b.box(f, V(0, h, 0), V(L, h, .03f), m, OTHER);
  } else b.box(f, V(0, h * .6f, 0), V(L, h * .6f, .12f), M2(V(.45f, .3f, .22f), b.grey(.5f, .8f), r.p(.5f) ? T_BRICK : T_STUCCO, .08f), OTHER);
}
inline void wires(Build &b, float x, float z) {
  Rand &r = b.r;
  Mat m = M(b.woodColour() * .6f), w = M(V(.02f));
  float h = r.u(7, 10);
  b.cyl({V(x, 0, z), 0}, V(0, h * .5f, 0), .12f, h * .5f, m, OTHER, .8f);
  b.box({V(x, 0, z), 0}, V(0, h - .6f, 0), V(.9f, .06f, .06f), m, OTHER);
  for (int i = r.i(2, 5); i--;) {
    v3 a = V(x + r.u(-.8f, .8f), h - r.u(.3f, 1.6f), z), e = V(x + r.pick({-1.f, 1.f}) * r.u(15, 40), h - r.u(-1, 4), z + r.u(-8, 12)),
       mid = (a + e) * .5f - V(0, r.u(.2f, .8f), 0);
    b.rod({V(0), 0}, a, mid, r.u(.008f, .02f), w, OTHER);
    b.rod({V(0), 0}, mid, e, r.u(.008f, .02f), w, OTHER);
  }
}
inline void patio(Build &b, v3 c) {
  Rand &r = b.r;
  Frame f{c, r.u(0, 3)};
  if (r.p(.6f)) {
    diningSet(b, f);
    if (r.p(.6f)) {
      b.rod(f, V(0), V(0, 2.3f, 0), .02f, b.metal(), MOVABLE);
      Prim &q = b.cyl(f, V(0, 2.3f, 0), 1.3f, .25f, M(b.colour()), MOVABLE, .05f);
      q.flags |= OPEN;
    }
  } else
    for (int i = 0; i < r.i(1, 4); i++) {
      Frame g = f.in(V(i * 1.1f, 0, 0));
      r.p(.5f) ? armchair(b, g) : sofa(b, g);
    }
  if (r.p(.4f)) plant(b, f.in(V(1.6f, 0, .6f)));
}
inline void pool(Build &b, v3 c, float w, float d) {
  Rand &r = b.r;
  v3 k = V(r.u(.02f, .2f), r.u(.3f, .6f), r.u(.45f, .8f));
  b.flat(c.x, .03f, c.z, w + .5f, d + .5f, 0, M2(b.grey(.5f, .85f), b.grey(.4f, .7f), T_TILE, .4f, 1), GROUND).p0 = .006f;
  Prim &q = b.flat(c.x, .04f, c.z, w, d, 0, M2(k, k * .8f, T_WATER, 1), WATER);
  q.gloss = r.u(.2f, .6f);
  if (r.p(.3f)) q.alpha = A_DISC;
}
