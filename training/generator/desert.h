// Dry gardens: palms, agaves, cactuses, blossoming shrubs, boulders, block walls, wide drives. Included by houses.h.
#pragma once

/** fan: a tall thin trunk with a small crown of fans; otherwise a date palm's long feathers. */
inline void palm(Build &b, Frame f, float h, bool fan) {
  Rand &r = b.r;
  v3 top = V(r.g() * .04f * h, h, r.g() * .03f * h);
  b.rod(f, V(0), top, fan ? r.u(.14f, .24f) : r.u(.2f, .36f), M(V(.32f, .24f, .17f) * r.u(.5f, 1.3f), T_RATTAN), VEGETATION, .75f);
  v3 c = V(r.u(.1f, .22f), r.u(.18f, .3f), r.u(.06f, .16f));
  Mat m = M2(c, c * r.u(.7f, 1.5f), T_FOLIAGE, 1), dead = M(V(.34f, .25f, .14f) * r.u(.6f, 1.2f), T_FOLIAGE);
  float crown = fan ? r.u(1, 1.8f) : r.u(1.8f, 3);
  for (int n = r.i(20, 34), i = 0; i < n; i++) {
    float a = r.u(0, 6.28f), e = r.u(-.7f, 1.3f), l = crown * r.u(.75f, 1.1f);
    Frame g = f.in(top, a);
    v3 d = norm(V(0, sinf(e), cosf(e)));
    Prim &q = b.quad(g, d * (fan ? l * .7f : l * .5f), fan ? l * .42f : l * .5f, fan ? l * .42f : l * r.u(.14f, .2f), m, VEGETATION);
    v3 dw = norm(g.at(d) - g.at(V(0)));
    q.ux = dw;
    q.uy = norm(cross(dw, V(r.g() * .6f, 1, r.g() * .6f)));
    q.uz = cross(q.ux, q.uy);
    q.alpha = fan ? A_FAN : A_FROND;
    q.ts = fan ? r.u(4, 7) : r.u(7, 14);
  }
  if (fan && r.p(.7f)) leaves(b, f, top - V(0, crown * .8f, 0), V(.35f, .8f, .35f) * crown, dead, 5, .45f);
}
/** A rosette of stiff pointed leaves: agave, yucca, or a low fan palm without a trunk. */
inline void rosette(Build &b, Frame f, float h) {
  Rand &r = b.r;
  v3 c = r.p(.5f) ? V(.2f, .3f, .24f) * r.u(.6f, 1.4f) : V(.2f, .32f, .1f) * r.u(.6f, 1.3f);
  Mat m = M2(c, V(.6f, .6f, .3f), T_PLAIN, 1);
  bool thin = r.p(.4f);
  for (int n = r.i(12, 22), i = 0; i < n; i++) {
    float a = i * 2.4f + r.g() * .2f, e = r.u(.25f, 1.35f);
    v3 d = V(cosf(a) * cosf(e), sinf(e), sinf(a) * cosf(e));
    b.rod(f, V(0, .03f, 0), d * (h * r.u(.8f, 1.1f)), thin ? h * .025f : h * .07f, m, VEGETATION, .05f);
  }
}
inline void cactus(Build &b, Frame f, float h) {
  Rand &r = b.r;
  Mat m = M2(V(.2f, .3f, .14f) * r.u(.6f, 1.2f), V(.1f, .16f, .08f), T_STRIPE, .05f, .4f);
  if (r.p(.4f)) {
    for (int i = r.i(1, 4); i--;) b.ell(f, V(r.g() * .4f, .2f, r.g() * .4f), V(.22f, .25f, .22f) * r.u(.7f, 1.4f), m, VEGETATION);
    return;
  }
  for (int i = r.i(1, 6); i--;) b.cyl(f, V(r.g() * .25f, h * .5f, r.g() * .2f), .1f, h * r.u(.3f, .5f), m, VEGETATION, .8f);
}
/** A shrub full of blossoms, loose or clipped. */
inline void blossoms(Build &b, Frame f, float h, float w) {
  Rand &r = b.r;
  v3 g = V(.12f, .2f, .06f) * r.u(.6f, 1.5f), c = r.pick({V(.75f, .05f, .3f), V(.6f, .04f, .12f), V(.8f, .25f, .05f), V(.8f, .75f, .7f), V(.75f, .6f, .08f), V(.5f, .15f, .6f)});
  Mat m = M2(g, r.p(.7f) ? c * r.u(.6f, 1.1f) : g, T_FOLIAGE, r.u(1.2f, 3));
  for (int n = r.i(5, 12), i = 0; i < n; i++) {
    Prim &q = b.ell(f, V(r.u(-1, 1) * w, h * r.u(.2f, .7f), r.g() * h * .25f), V(1, .85f, .9f) * (h * r.u(.25f, .45f)), m, VEGETATION);
    q.alpha = A_LEAF;
    q.ts = r.u(9, 16);
    q.p1 = r.u(.35f, .6f);
  }
}
inline void hedge(Build &b, Frame f, float w, float h) {
  v3 c = leafColour(b, false);
  b.box(f, V(0, h * .5f, 0), V(w, h * .5f, b.r.u(.25f, .6f)), M2(c, c * b.r.u(.6f, 1.5f), T_FOLIAGE, b.r.u(1, 2.5f)), VEGETATION, .12f);
}
inline void boulder(Build &b, v3 p, float s) {
  Rand &r = b.r;
  Mat m = M(V(.55f, .47f, .38f) * r.u(.5f, 1.3f), r.p(.5f) ? T_FADED : T_STUCCO);
  m.col2 = m.col * r.u(.6f, 1.2f);
  b.ell({p, r.u(0, 3)}, V(0, s * .25f, 0), V(s, s * r.u(.45f, .8f), s * r.u(.6f, 1)), m, GROUND);
}
/** A block wall with pillars, and now and then an iron gate between them. */
inline void blockWall(Build &b, v3 p, v3 q, const Look &k) {
  Rand &r = b.r;
  v3 d = q - p;
  Frame f{(p + q) * .5f, atan2f(-d.z, d.x)};
  float L = len(d) * .5f, h = r.u(.4f, .95f), gate = r.p(.4f) ? r.u(.5f, .8f) : 0, x = r.u(-.5f, .5f) * L;
  Mat m = r.p(.6f) ? k.wall : M2(b.grey(.4f, .7f, .06f), b.grey(.35f, .6f), T_PAVER, .2f);
  m.ts = m.tex == T_PAVER ? .18f : m.ts;
  float a = x - gate, c = x + gate;
  b.box(f, V((a - L) * .5f, h, 0), V((a + L) * .5f, h, .1f), m, OTHER);
  b.box(f, V((c + L) * .5f, h, 0), V((L - c) * .5f, h, .1f), m, OTHER);
  if (gate <= 0) return;
  for (int i = -1; i <= 1; i += 2) {
    b.box(f, V(x + i * (gate + .2f), h + .1f, 0), V(.22f, h + .1f, .22f), m, OTHER);
    b.box(f, V(x + i * (gate + .2f), 2 * h + .24f, 0), V(.29f, .06f, .29f), k.edge.col.x > 0 ? k.edge : k.trim, OTHER);
  }
  Prim &g = b.quad(f, V(x, h, 0), gate, h * .95f, k.iron, OTHER);
  g.alpha = A_BARS;
  g.ts = .12f;
  g.p1 = .16f;
}
inline void drive(Build &b, const Plot &p, bool snow) {
  Rand &r = b.r;
  bool bright = r.p(.5f);
  Prim &d = b.flat(p.driveX, .02f, p.driveZ + 10, p.driveW * r.u(.75f, 1.2f), 10, 0,
                   snow && r.p(.6f) ? M(V(.9f), T_SNOW)
                                    : M2(bright ? b.grey(.6f, .85f, .05f) : b.grey(.25f, .75f, .04f), b.grey(.3f, .6f),
                                         r.pick({(int)T_STUCCO, (int)T_GRAVEL, (int)T_PAVER, (int)T_TILE}), r.u(.12f, 1.5f), 1),
                   GROUND);
  d.p0 = .01f;
  d.flags |= WORLDUV;
  if (r.p(.3f)) car(b, {V(p.driveX + r.g() * .3f, 0, p.driveZ + r.u(3, 9)), r.pick({0.f, 3.14f}) + r.g() * .05f});
}
/** What grows and lies on a dry lot between the house and the street. */
inline void dryGarden(Build &b, const Plot &p) {
  Rand &r = b.r;
  auto spot = [&](float near, float far) {
    v3 at = V(r.u(p.left - 4, p.right + 4), 0, p.front + r.u(near, far));
    if (p.driveW > 0 && fabsf(at.x - p.driveX) < p.driveW + .5f) at.x += at.x > p.driveX ? p.driveW + 1 : -p.driveW - 1;
    return at;
  };
  for (int i = r.i(2, 10); i--;) rosette(b, {spot(.8f, 11), 0}, r.u(.3f, 1.1f));
  for (int i = r.i(0, 4); i--;) cactus(b, {spot(.8f, 9), r.u(0, 3)}, r.u(.5f, 2));
  for (int i = r.i(3, 14); i--;) boulder(b, spot(2, 12), r.u(.1f, .55f));
  for (int i = r.i(1, 6); i--;) blossoms(b, {spot(.6f, 2.2f), r.g() * .1f}, r.u(.5f, 1.5f), r.u(.2f, 1.3f));
  for (int i = r.i(0, 4); i--;) palm(b, {spot(3, 9), 0}, r.p(.4f) ? r.u(.4f, 1) : r.u(3, 9), r.p(.7f));
}
/** Palms behind and beside a house, thin ones higher than its roof. */
inline void palmRow(Build &b, const Plot &p) {
  Rand &r = b.r;
  bool fan = r.p(.7f);
  for (int i = r.i(2, 7); i--;) palm(b, {V(r.u(p.left - 18, p.right + 18), 0, -r.u(6, 30)), 0}, r.u(7, 17), r.p(.8f) == fan);
}
