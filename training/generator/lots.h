// The lot, the weather and the camera around a house. Included by houses.h.
#pragma once

inline void weather(Build &b, bool &dusk) {
  Rand &r = b.r;
  Sky &s = b.s.sky;
  s.seed = r.bits();
  s.gain = 1;
  s.tilt = 0;
  s.skyline = r.p(.1f) ? r.u(.03f, .12f) : 0;
  s.house = b.colour();
  s.treeline = r.p(.6f) ? r.u(.01f, .3f) : 0;
  s.leaf = leafColour(b, r.p(.2f)) * .8f;
  s.leaf2 = s.leaf * r.u(.6f, 1.6f);
  s.ground = V(.2f, .25f, .12f);
  s.cloudScale = r.u(.5f, 2.5f);
  s.heap = r.p(.25f) ? r.u(.38f, .55f) : 0;
  s.hills = r.p(.3f) ? r.u(.06f, .32f) : 0;
  s.haze = r.u(.1f, .85f);
  s.under = r.p(.5f) ? r.u(.7f, .9f) : r.u(.3f, .7f);
  s.streak = r.p(.3f) ? r.u(.2f, 1) : 0;
  s.bank = r.p(.3f) ? r.u(.35f, .75f) : 0;
  s.grey = b.grey(.18f, 1, .04f) * (r.p(.5f) ? V(.92f, .97f, 1.06f) : V(1));
  s.rock = mix(V(.34f, .27f, .22f), V(.25f, .28f, .36f), r.u()) * r.u(.6f, 1.2f);
  float k = r.u();
  dusk = false;
  float az = r.u(-2.4f, 2.4f), el = r.u(.2f, 1.2f);
  s.sunDir = V(sinf(az) * cosf(el), sinf(el), cosf(az) * cosf(el));
  s.cloud = b.grey(.85f, 1.1f, .02f);
  s.zenith = V(.12f, .32f, .75f) * r.u(.6f, 1.2f);
  s.horizon = mix(V(.55f, .72f, .92f), V(.85f, .88f, .92f), r.u());
  s.sun = r.u(.8f, 2.4f);
  float amb = r.u(.35f, .75f);
  v3 t = V(.9f, .97f, 1.1f);
  if (k < .28f) {
    s.clouds = r.p(.4f) ? 0 : r.u(.15f, .4f);
    if (r.p(.6f)) {  // a hard sun on the front, deep blue above
      az = r.u(-1.3f, 1.3f), el = r.u(.5f, 1.3f);
      s.sunDir = V(sinf(az) * cosf(el), sinf(el), cosf(az) * cosf(el));
      s.sun = r.u(2, 3.6f);
      amb = r.u(.3f, .55f);
      s.zenith = V(.05f, .2f, .62f) * r.u(.7f, 1.3f);
      s.horizon = mix(V(.3f, .55f, .92f), V(.7f, .8f, .92f), r.u());
    }
  }
  else if (k < .5f) {
    s.clouds = r.u(.4f, .8f);
    s.sun *= r.u(.2f, 1);
  } else if (k < .65f) {
    s.clouds = r.u(.8f, 1.2f);
    s.cloud = b.grey(.45f, 1, .03f);
    s.heap = 0;
    s.zenith = s.horizon = b.grey(.5f, 1, .03f);
    if (r.p(.6f)) {  // dark above and bright over the land, or the other way round
      s.zenith = b.grey(.2f, 1.1f, .05f);
      s.cloud = b.grey(.25f, 1.1f, .04f);
    }
    s.sun = 0;
    amb = r.u(.6f, 1);
    t = V(1);
  } else if (k < .78f) {
    s.clouds = s.heap = 0;
    s.bank = r.p(.5f) ? s.bank : 0;
    s.zenith = s.horizon = b.grey(.9f, 1.5f, .02f);
    s.sun = r.p(.4f) ? r.u(.3f, 1.4f) : 0;
    amb = r.u(.4f, .9f);
    t = V(1);
  }  // blown out
  else if (k < .88f) {
    s.clouds = r.u(.2f, .7f);
    s.bank = 0;
    s.zenith = V(.25f, .3f, .55f) * r.u(.5f, 1.2f);
    s.horizon = V(1, r.u(.4f, .75f), r.u(.2f, .6f)) * r.u(.6f, 1.1f);
    s.cloud = V(1, r.u(.45f, .8f), r.u(.4f, .8f)) * r.u(.5f, 1);
    s.sun = r.p(.4f) ? r.u(.3f, 1) : 0;
    amb = r.u(.25f, .6f);
    t = V(1, .88f, .85f);
    dusk = r.p(.4f);
  } else {
    dusk = true;
    s.bank = 0;
    s.clouds = r.p(.5f) ? r.u(.1f, .6f) : 0;
    s.zenith = V(.02f, .06f, .22f) * r.u(.4f, 2.2f);
    s.horizon = V(r.u(.1f, .6f), r.u(.15f, .4f), r.u(.3f, .6f)) * r.u(.4f, 1);
    s.cloud = V(.3f, .3f, .42f) * r.u(.4f, 1.2f);
    s.sun = 0;
    amb = r.u(.1f, .3f);
    t = V(.8f, .9f, 1.25f);
  }
  b.s.ambUp = t * amb;
  b.s.ambDown = t * (amb * r.u(.3f, .5f));
  b.s.ao = 25;
}
inline Look invent(Build &b, bool dusk, bool snow) {
  Rand &r = b.r;
  Look k{};
  k.wall = sidingMat(b);
  k.wall2 = r.p(.5f) ? k.wall : sidingMat(b);
  k.trim = M(r.p(.7f) ? b.grey(.8f, .97f, .02f) : r.p(.5f) ? b.grey(.02f, .2f) : k.wall.col);
  v3 rc = r.p(.7f) ? b.grey(.06f, .45f, .08f) : V(.45f, .22f, .14f) * r.u(.5f, 1.4f);
  int rt = r.i(0, 4);
  k.roof = rt < 3    ? M(rc, T_SHINGLE, r.u(.12f, .3f))
           : rt == 3 ? M(r.p(.7f) ? V(.5f, .25f, .16f) * r.u(.6f, 1.5f) : rc, T_ROOFTILE, r.u(.2f, .35f))
                     : M(rc, T_SEAM, r.u(.3f, .6f), .05f);
  k.snow = snow;
  if (snow && r.p(.8f)) k.roof = M(V(.92f), T_SNOW);
  k.door = M(r.p(.4f) ? b.woodColour() : b.colour(), T_DOOR);
  k.garage = M2(r.p(.7f) ? b.grey(.6f, .96f, .03f) : r.p(.5f) ? b.woodColour() : b.colour(), V(.08f, .1f, .12f), T_GARAGE, 1);
  k.storey = r.u(2.6f, 3.1f);
  k.pitch = r.u(.25f, 1.1f);
  k.over = r.u(.15f, .6f);
  k.lit = dusk ? r.u(.5f, 1) : r.p(.1f) ? .15f : 0;
  bool modern = r.p(.2f);
  k.winW = modern ? r.u(.6f, 1.6f) : r.u(.3f, .9f);
  k.winH = modern ? r.u(.7f, 1.2f) : r.u(.45f, .8f);
  k.muntin = r.p(.45f) ? r.i(1, 3) : 0;
  shutterLook(b, k, .3f);
  k.sheen = r.u(.15f, .8f);
  k.pane = r.p(.7f) ? V(.03f, .035f, .045f) * r.u(.4f, 3) : b.grey(.15f, .5f, .08f);
  return k;
}
inline void inventHouse(Scene &s, uint64_t seed) {
  Build b(s, seed);
  Rand &r = b.r;
  s.kind = EXTERIOR;
  s.room = NOROOM;
  bool dusk;
  weather(b, dusk);
  bool snow = r.p(.08f), autumn = r.p(.2f), winter = snow || r.p(.08f);
  Look k = invent(b, dusk, snow);
  bool listed = r.p(.6f), desert = listed && !snow && r.p(.55f);
  if (listed) k = villaLook(b, k);
  Plot plot = listed ? villa(b, k) : classicHouse(b, k);
  float left = plot.left, right = plot.right, hd = plot.front;
  if (plot.driveW > 0 && r.p(.85f)) drive(b, plot, snow);
  Mat lawn = snow ? M2(V(.9f), V(.8f), T_SNOW, 1)
                  : M2(V(r.u(.1f, .3f), r.u(.2f, .42f), r.u(.03f, .12f)), r.p(.3f) ? V(.45f, .38f, .2f) : V(.12f, .22f, .05f),
                       r.p(.88f) ? T_GRASS : T_GRAVEL, r.p(.2f) ? r.u(2, 4) : 1);
  if (r.p(.1f) && !snow) lawn = M(b.grey(.25f, .6f, .08f), T_GRAVEL);
  if (desert) lawn = M(r.pick({V(.6f, .48f, .36f), V(.55f, .38f, .3f), V(.5f, .47f, .44f), V(.68f, .6f, .48f)}) * r.u(.7f, 1.2f), T_GRAVEL);
  else if (listed && !snow && r.p(.4f)) lawn = M2(V(.16f, .36f, .05f) * r.u(.8f, 1.3f), V(.2f, .4f, .08f), T_GRASS, r.p(.3f) ? r.u(.5f, 1.2f) : 1);
  b.flat(0, 0, 0, 300, 300, 0, lawn, GROUND);
  if (r.p(.55f)) {
    Prim &q = b.flat(r.u(-1, 1), .015f, hd + 7, r.u(.5f, 1), 7, 0,
                     M2(b.grey(.45f, .8f), b.grey(.3f, .5f), r.p(.5f) ? T_TILE : T_PAVER, r.u(.15f, 1.2f), 1), GROUND);
    q.p0 = .012f;
    q.flags |= WORLDUV;
  }
  float sz = hd + r.u(8, 16);
  if (r.p(.5f)) {
    b.flat(0, .012f, sz + 4, 200, r.u(2.5f, 5), 0, M2(b.grey(.12f, .4f, .02f), r.p(.5f) ? V(.8f, .6f, .1f) : V(.85f), T_STREET, 1), GROUND);
    if (r.p(.6f)) b.flat(0, .013f, sz - 1.5f, 200, .8f, 0, M2(b.grey(.5f, .8f), b.grey(.3f, .5f), T_TILE, 1.5f, 1), GROUND).p0 = .015f;
    for (int i = r.i(0, 2); i--;) car(b, {V(r.u(-14, 14), 0, sz + r.u(1, 5)), 1.5708f});
  } else if (r.p(.3f)) b.flat(r.u(-6, 6), .012f, hd + 9, r.u(3, 12), 9, r.g() * .2f, M(b.grey(.2f, .7f, .05f), T_GRAVEL), GROUND);
  if (r.p(.3f)) {
    Prim &q = b.flat(r.u(-6, 6), .016f, hd + r.u(10, 16), r.u(5, 16), r.u(4, 8), r.g() * .3f,
                     snow ? M(V(.88f), T_SNOW) : M(b.grey(.15f, .7f, .04f), r.p(.6f) ? T_GRAVEL : T_STUCCO), GROUND);
    (void)q;
  }
  if (desert || (listed && r.p(.25f))) dryGarden(b, plot);
  if (listed && !snow && r.p(.45f)) palmRow(b, plot);
  if (listed && r.p(.25f))
    for (int i = r.i(1, 3); i--;) hedge(b, {V(r.u(left, right), 0, hd + r.u(.7f, 3)), r.p(.8f) ? 0 : 1.57f}, r.u(.7f, 3.5f), r.u(.4f, 1.4f));
  if (listed && r.p(.3f)) blockWall(b, V(r.u(left - 6, left + 3), 0, hd + r.u(1, 5)), V(r.u(left + 3, right), 0, hd + r.u(1, 5)), k);
  if (listed && r.p(.3f)) blockWall(b, V(left - 14, 0, -r.u(0, 3)), V(left, 0, -r.u(0, 3)), k);
  bool swim = r.p(.14f);
  if (swim) pool(b, V(r.u(-3, 3), 0, hd + r.u(4, 7)), r.u(1.5f, 4), r.u(1.2f, 2.5f));
  if (r.p(.18f))
    for (int i = r.i(1, 3); i--;) patio(b, V(r.u(left, right), 0, hd + r.u(1.5f, 5)));
  int nb = r.i(0, 3);
  for (int i = 0; i < nb; i++) {
    int n0 = s.np;
    Look k2 = invent(b, dusk, snow);
    if (listed && r.p(.6f)) k2 = villaLook(b, k2);
    float side = i & 1 ? 1.f : -1.f;
    float w2 = r.u(3, 6);
    Frame g{V(side > 0 ? right + w2 + r.u(1, 9) : left - w2 - r.u(1, 9), 0, r.u(-10, 4)), r.g() * .15f};
    if (r.p(.15f)) g.o.z -= 25;
    volume(b, g, w2, r.u(3, 5), r.i(1, 2), r.i(0, 3), k2, r.i(0, 2), 0);
    for (int j = n0; j < s.np; j++)
      if (s.P[j].label != GROUND) s.P[j].label = OTHER;
  }
  for (int i = desert ? r.i(0, 3) : r.i(2, 9); i--;) {
    float x = r.p(.5f) ? r.u(left - 14, left - 1) : r.u(right + 1, right + 14);
    tree(b, {V(x, 0, r.u(-14, 9)), r.u(0, 6)}, r.u(3, 13), autumn, winter);
  }
  for (int i = r.i(0, 5); i--;) tree(b, {V(r.u(left - 8, right + 8), 0, -hd - r.u(3, 16)), r.u(0, 6)}, r.u(6, 16), autumn, winter);
  if (r.p(.4f))
    for (int i = r.i(1, 3); i--;) tree(b, {V(r.u(left, right), 0, hd + r.u(2.5f, 8)), r.u(0, 6)}, r.u(2, 8), autumn, winter);
  if (!snow || r.p(.3f)) {
    for (int i = r.i(0, 14); i--;) shrub(b, {V(r.u(left, right), 0, hd + r.u(.5f, 1.6f)), r.u(0, .1f)}, r.u(.25f, 1.3f), autumn);
    for (int i = r.i(0, 8); i--;) shrub(b, {V(r.u(left - 6, right + 6), 0, hd + r.u(2, 12)), r.u(0, 3)}, r.u(.2f, 1.2f), autumn);
  }
  if (r.p(.3f)) fence(b, V(left - 5, 0, hd + r.u(3, 9)), V(r.u(left, right), 0, hd + r.u(3, 9)));
  if (r.p(.3f)) fence(b, V(right + 12, 0, -r.u(0, 5)), V(right, 0, -r.u(0, 4)));
  for (float side = -1; side <= 1; side += 2)
    if (r.p(.42f)) sideGate(b, side > 0 ? right : left, hd - r.u(-.5f, 4), side);
  if (r.p(.28f)) carport(b, {V(0), 0}, r.p(.5f) ? left - r.u(1, 2.5f) : right + r.u(1, 2.5f), hd - r.u(0, 4), r.u(1.2f, 2.8f), r.u(1.2f, 2.5f), k);
  if (r.p(.2f)) shed(b, {V(r.p(.5f) ? left - r.u(2, 8) : right + r.u(2, 8), 0, r.u(-6, hd)), r.g() * .4f}, k);
  if (r.p(.1f)) lampPost(b, {V(r.u(left, right), 0, hd + r.u(1.5f, 8)), 0}, dusk);
  if (r.p(.35f))
    for (int i = r.i(1, 2); i--;) wires(b, r.u(left - 10, right + 10), r.u(-15, 9));
  if (r.p(.15f)) {
    Frame m{V(r.u(left, right), 0, sz - 2), 0};
    b.box(m, V(0, .5f, 0), V(.05f, .5f, .05f), M(b.woodColour()), OTHER);
    b.box(m, V(0, 1.1f, 0), V(.1f, .12f, .22f), M(b.colour()), OTHER, .05f);
  }
  Camera &c = s.cam;
  c.fov = r.u(.85f, 1.5f);
  bool drone = r.p(.16f);
  float size = (right - left) * .5f, dist = size / tanf(c.fov * .5f) * r.u(.55f, 1.5f) + hd, az = r.g() * .45f;
  v3 mid = V((left + right) * .5f + r.g() * size * .25f, 0, 0);
  c.o = mid + V(sinf(az) * dist, drone ? r.u(4, 22) : r.u(1.2f, 2.4f), cosf(az) * dist);
  v3 aim = mid + V(0, drone ? r.u(0, 3) : c.o.y + dist * r.u(-.02f, .14f), 0);
  v3 fw = norm(aim - c.o);
  c.x = norm(cross(fw, V(0, 1, 0)));
  c.y = cross(c.x, fw);
  c.z = fw * -1.f;
  c.aspect = r.p(.5f) ? 1 : r.u(.88f, 1.14f);
  if (listed && !drone && !swim && r.p(.2f)) {  // a pool between the camera and the house
    v3 at = c.o + (mid + V(0, 0, hd) - c.o) * r.u(.3f, .6f);
    float room = at.z - hd - 1.5f;
    if (room > 1.2f) pool(b, V(at.x, 0, at.z), r.u(2, 5), std::min(room, r.u(1.2f, 3.5f)));
  }
  c.k1 = r.p(.25f) ? r.u(-.05f, .05f) : 0;
  c.ortho = 0;
  if (r.p(.22f) && !drone) {
    v3 lc = leafColour(b, autumn);
    Mat m = M2(lc * .6f, lc, T_FOLIAGE, 2.5f);
    float side = r.pick({-1.f, 1.f}), dd = r.u(1.5f, 4);
    Frame g{c.o + fw * dd + c.x * (side * dd * tanf(c.fov * .5f) * r.u(.5f, 1)) + c.y * (dd * tanf(c.fov * .5f) * r.u(.35f, .75f)), r.u(0, 6)};
    if (winter) {
      for (int i = 0; i < 8; i++) {
        v3 e = V(r.g(), r.g() * .5f - .2f, r.g()) * .8f;
        b.rod(g, V(0, .3f, 0), e, .012f, M(V(.06f)), VEGETATION, .3f);
      }
      Prim &q = b.ell(g, V(0), V(.8f, .5f, .8f), M(V(.08f)), VEGETATION);
      q.alpha = A_TWIG;
      q.ts = 7;
      q.p1 = .02f;
    } else
      for (int i = r.i(4, 12); i--;)
        leaves(b, g, V(r.g() * .5f, r.g() * .22f, r.g() * .5f), V(1, .6f, 1) * r.u(.12f, .4f), m, r.u(12, 28), r.u(.7f, .95f));
    b.rod(g, V(-side * .2f, 0, 0), V(side * 2.5f, .4f, 0), .03f, M(V(.08f, .06f, .04f)), VEGETATION);
  }
}
