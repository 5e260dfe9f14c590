// What throws shadows without being in the picture: trees, poles, walls and rails between the sun and the house. For the daylight network only.
#pragma once
#include "houses.h"

/** Whether a thing of this reach stands in the picture. */
inline bool inView(const Camera &c, v3 p, float reach) {
  v3 v = p - c.o;
  float deep = -dot(v, c.z);
  return deep > -reach && fabsf(dot(v, c.x)) < fmaxf(deep, 0) * tanf(c.fov * .5f) * 1.2f + reach;
}
/** A house under a real sun (one in eight stays as its weather was), with up to five things that shade it from outside the frame. */
inline void inventSunny(Scene &s, uint64_t seed) {
  for (int k = 0;; k++) {
    inventHouse(s, seed + k * 7919ULL);
    if ((s.ambUp.y > .3f && (s.cam.o.y < 3.5f || k > 3)) || k > 8) break;  // by day, and seldom from the air
  }
  int np = s.np;
  uint32_t own = s.seed;
  Build b(s, seed ^ 0x51ADE5ULL);
  s.np = np;
  s.kind = EXTERIOR;
  s.seed = own;
  Rand &r = b.r;
  if (r.p(.12f)) return;
  float az = r.u(-2.5f, 2.5f), el = r.p(.4f) ? r.u(.1f, .5f) : r.u(.4f, 1.25f);
  s.sky.sunDir = V(sinf(az) * cosf(el), sinf(el), cosf(az) * cosf(el));
  s.sky.sun = r.p(.15f) ? r.u(.4f, 1) : r.u(1.1f, 3.4f);
  bool autumn = r.p(.2f), winter = r.p(.15f);
  for (int i = r.i(0, 5); i--;)
    for (int tries = 0; tries < 8; tries++) {
      v3 at = r.p(.55f) ? V(r.u(-9, 9), r.u(.3f, 5), r.u(2.5f, 6)) : V(r.u(-10, 10), 0, r.u(4, 16));
      v3 c = at + s.sky.sunDir * r.u(3, 24);
      if (c.y > 18 || c.z < -3) continue;
      float k = r.u(), size = k < .6f ? c.y * .3f : k < .75f ? .5f : 4;
      if (inView(s.cam, c, size) || len(c - s.cam.o) < size + 1) continue;
      Frame f{V(c.x, 0, c.z), r.u(0, 6)};
      if (k < .6f) tree(b, f, std::max(2.5f, c.y / r.u(.6f, .95f)), autumn, winter);
      else if (k < .75f) wires(b, c.x, c.z);
      else if (k < .92f) b.box(f, V(0, c.y * .5f, 0), V(r.u(1, 5), c.y * .5f + .1f, r.u(1, 4)), M(V(.5f)), OTHER);
      else {
        Prim &q = b.quad(f, V(0, c.y, 0), r.u(1, 5), r.u(.4f, 1.5f), M(V(.5f)), OTHER);
        q.alpha = A_BARS;
        q.ts = r.u(.1f, .5f);
        q.p1 = r.u(.15f, .6f);
      }
      break;
    }
}
