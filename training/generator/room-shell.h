// The room itself: plan outline, ceilings, floors, daylight, and the camera in it. Included by rooms.h.
#pragma once

inline Mat floorMat(Build &b, int room) {
  Rand &r = b.r;
  float k = r.u();
  v3 c = b.woodColour();
  bool wet = room == BATHROOM || room == KITCHEN;
  Mat m;
  float g = r.p(.65f) ? r.u(.03f, .9f) : 0;
  if (k < (wet ? .3f : .5f)) {
    v3 c1 = r.p(.3f) ? b.grey(.12f, .7f, .08f) : c;
    float v = r.u(0, .5f);
    m = M2(c1, c1 * (1 - v), T_PLANKS, 1, r.u(6, 16), g);
  } else if (k < (wet ? .85f : .61f)) {
    v3 t = r.p(.65f) ? b.grey(.3f, .92f, .08f) : b.woodColour();
    m = M2(t, t * r.u(.6f, 1.15f), T_TILE, r.u(.2f, .9f), r.pick({1.f, 1.f, .5f, 2.f}), g);
  } else if (k < (wet ? .86f : .89f)) m = M(r.p(.65f) ? V(.8f, .74f + r.u(-.03f, .04f), .64f + r.u(-.04f, .1f)) * r.u(.5f, 1.15f) : r.p(.6f) ? b.grey(.2f, .9f, .12f) : b.colour(), T_CARPET, r.u(.2f, 1.8f), 0);
  else if (k < .945f) m = M(c, r.p(.5f) ? T_PARQUET : T_HERRING, r.u(.1f, .35f), g);
  else if (k < .97f) m = M2(b.grey(.6f, .95f), b.grey(.3f, .6f), T_MARBLE, r.u(.5f, 1), 0, g);
  else m = M(b.grey(.2f, .7f), T_STUCCO, 1, g * .5f);
  return m;
}
inline v3 wallColour(Build &b) {
  Rand &r = b.r;
  float k = r.u();
  if (k < .5f) return b.grey(.72f, .96f, .025f);
  if (k < .7f) return b.grey(.35f, .8f, .05f);
  if (k < .85f) return V(.85f, .76f, .6f) * r.u(.6f, 1.1f);
  return b.hue(r.u(.05f, .55f), r.u(.25f, .85f));
}
inline Mat wallMat(Build &b, int room) {
  Rand &r = b.r;
  v3 c = wallColour(b);
  if (room == BATHROOM && r.p(.15f)) return M2(b.grey(.5f, .95f, .04f), b.grey(.3f, .7f), T_MARBLE, r.u(.5f, 1.5f), 0, .08f);
  if (room == BATHROOM && r.p(.45f))
    return M2(r.p(.7f) ? b.grey(.5f, .95f, .05f) : b.colour(), b.grey(.5f, .9f), T_TILE, r.u(.08f, .7f), r.u(.4f, 1.2f), .06f);
  float k = r.u();
  if (k < .8f) return M(c);
  if (k < .88f) return M(c, T_STUCCO);
  if (k < .92f) return M2(c, c * r.u(.8f, 1.1f), T_WALLPAPER, r.u(4, 14));
  if (k < .95f) return M(c, T_LAP, r.u(.1f, .2f));
  if (k < .975f) return M2(V(.4f, .17f, .11f) * r.u(.6f, 1.4f), b.grey(.4f, .8f), T_BRICK, .075f);
  return M(b.woodColour(), T_BATTEN, r.u(.1f, .3f));
}
inline void dayLight(Build &b) {
  Rand &r = b.r;
  Sky &s = b.s.sky;
  s.seed = r.bits();
  s.kind = 0;
  float k = r.u();
  s.clouds = r.p(.6f) ? r.u(.2f, .9f) : 0;
  s.cloudScale = r.u(.8f, 5);
  s.cloud = b.grey(.8f, 1);
  s.zenith = V(.16f, .36f, .75f) * r.u(.7f, 1.3f);
  s.horizon = mix(V(.65f, .78f, .92f), V(.9f), r.u());
  if (k < .35f) {
    s.zenith = s.horizon = b.grey(.85f, 1.05f, .03f);
    s.clouds = 0;
  }
  s.ground = r.p(.6f) ? V(.16f, .26f, .08f) * r.u(.6f, 1.5f) : b.grey(.2f, .6f);
  s.leaf = V(r.u(.04f, .3f), r.u(.1f, .3f), r.u(.02f, .12f));
  s.leaf2 = s.leaf * r.u(.5f, 1.6f);
  s.house = b.colour();
  s.treeline = r.p(.7f) ? r.u(.02f, .9f) : 0;
  s.skyline = r.p(.35f) ? r.u(.1f, .8f) : 0;
  s.heap = s.hills = 0;
  s.tilt = r.u(-.25f, .1f);
  s.gain = expf(r.p(.4f) ? r.u(-1.f, 0) : r.u(-.7f, 1.5f));  // two in five: the view as sharp and blue as an editor pulls it
  float az = r.u(0, 6.28f), el = r.u(.15f, 1.1f);
  s.sunDir = V(sinf(az) * cosf(el), sinf(el), cosf(az) * cosf(el));
  s.sun = r.p(.5f) ? r.u(1, 8) : 0;
  float a = r.p(.8f) ? r.u(.3f, .9f) : r.u(.1f, .35f);
  v3 tint = V(1 + r.g() * .06f, 1, 1 + r.g() * .08f);
  b.s.ambUp = tint * a;
  b.s.ambDown = tint * (a * r.u(.45f, .85f));
  b.s.ao = r.u(.6f, 1.8f);
}
inline void nextRoom(Build &b, Frame f, float width, float h, const Trim &t0,
                     bool inside) {  // behind an opening: a few walls, maybe a window, maybe furniture
  Rand &r = b.r;
  float D = r.u(1.2f, 4.5f), hw = std::max(width * .5f + .05f, r.u(.7f, 2.2f)), c = r.u(-.5f, .5f) * (hw - width * .5f);
  Trim t = t0;
  t.wall = wallMat(b, LIVING);
  t.blinds = r.p(.3f);
  t.lightGain = r.u(.3f, 2);
  Frame g = f.in(V(c, 0, -.14f));
  v3 A = g.at(V(-hw, 0, 0)), B = g.at(V(-hw, 0, -D)), C = g.at(V(hw, 0, -D)), E = g.at(V(hw, 0, 0));
  std::vector<Opening> w;
  if (r.p(.5f) && hw > .6f) {
    float a = r.u(.3f, hw * .8f);
    w.push_back({hw - a, hw + a, r.u(.1f, 1), r.u(1.8f, 2.2f), 0});
  } else if (r.p(.5f)) w.push_back({hw - .4f, hw + .4f, 0, 2.05f, 1});
  wall(b, A, B, h, {}, t, true);
  wall(b, B, C, h, w, t, true);
  wall(b, C, E, h, {}, t, true);
  Mat fm = floorMat(b, r.p(.2f) ? KITCHEN : LIVING);
  if (r.p(.5f)) {
    v3 m = g.at(V(0, .002f, -D * .5f));
    Prim &q = b.flat(m.x, .003f, m.z, fabsf(cosf(f.yaw)) > .7f ? hw : D * .5f + .13f, fabsf(cosf(f.yaw)) > .7f ? D * .5f + .13f : hw, 0, fm, FLOOR);
    q.flags |= WORLDUV;
    q.p0 = fm.tex == T_PLANKS ? .14f : .004f;
  }
  for (int i = -1; i <= 1; i += 2)
    if (hw + i * c > width * .5f + .02f) {
      float a = width * .5f, e = hw + i * c;
      b.quad(f.in(V(0, 0, -.13f)), V(i * (a + e) * .5f, h * .5f, 0), (e - a) * .5f, h * .5f, t.wall, WALL);
    }
  if (hw > 1 && D > 2 && r.p(.3f)) {  // a kitchen shows through
    v3 base = r.p(.5f) ? b.grey(.7f, .95f, .03f) : b.woodColour();
    Mat top = counterMat(b);
    kitchenRun(b, g.in(V(0, 0, -D + .31f)), hw - .3f, base, base, top, r.p(.5f));
    if (r.p(.6f)) island(b, g.in(V(0, 0, -D * r.u(.35f, .6f))), r.p(.7f) ? base : b.colour(), top);
  } else if (inside && b.s.furnished)
    for (int i = r.i(1, 4); i--;) {
      Frame p = g.in(V(r.u(-hw, hw) * .7f, 0, -r.u(.6f, D - .3f)), r.i(0, 3) * 1.5708f);
      switch (r.i(0, 5)) {
        case 0: sofa(b, p); break;
        case 1: table(b, p); break;
        case 2: cabinet(b, p); break;
        case 3: plant(b, p); break;
        case 4: diningSet(b, p); break;
        default: chair(b, p);
      }
    }
  if (r.p(.4f)) b.lamp(g.at(V(0, h - .4f, -D * .5f)), V(1, .88f, .7f) * r.u(.3f, 1.5f));
}
inline void inventRoom(Scene &s, uint64_t seed, float full = .74f) {
  Build b(s, seed);
  Rand &r = b.r;
  s.kind = INTERIOR;
  float k = r.u();
  int room = k < .25f ? LIVING : k < .46f ? BEDROOM : k < .62f ? KITCHEN : k < .77f ? BATHROOM : k < .89f ? DINING : k < .97f ? OFFICE : HALL;
  s.room = room;
  s.furnished = r.p(full);
  b.pale = r.p(.4f);
  Plan pl;
  float big = room == LIVING ? r.u(1, 1.8f) : room == KITCHEN || room == DINING ? r.u(.9f, 1.4f) : room == BATHROOM ? .62f : room == HALL ? .7f : r.u(.8f, 1.1f);
  pl.w = r.u(1.5f, 3.1f) * big;
  pl.d = r.u(1.6f, 3.6f) * big;
  pl.h = r.u(2.3f, 3.1f);
  float w = pl.w, d = pl.d;
  dayLight(b);
  Trim &t = pl.trim;
  t.wall = wallMat(b, room);
  t.base = r.p(.75f) ? M(b.grey(.8f, .97f, .02f), T_PLAIN, 1, .03f) : r.p(.5f) ? M(t.wall.col) : M(b.woodColour(), T_WOOD);
  t.door = M(r.p(.7f) ? b.grey(.75f, .96f, .02f) : b.woodColour(), r.p(.8f) ? T_DOOR : T_PLAIN, 1, .03f);
  t.frame = r.p(.7f) ? M(b.grey(.8f, .97f)) : r.p(.6f) ? M(b.grey(.01f, .08f)) : M(b.woodColour());
  t.baseH = r.p(.9f) ? r.u(.05f, .2f) : 0;
  t.caseW = r.p(.75f) ? r.u(.02f, .075f) : 0;
  t.crown = r.p(.3f) ? r.u(.05f, .16f) : 0;
  t.blinds = r.p(.35f);
  t.shutters = r.p(room == BATHROOM ? .22f : .1f);
  t.muntin = r.p(.3f) ? r.i(1, 3) : 0;
  t.light = mix(V(.9f, .97f, 1.1f), V(1.1f, 1, .88f), r.u());
  t.lightGain = expf(r.u(-1.2f, 1.4f));
  pl.corner = {V(-w, 0, d), V(-w, 0, -d)};
  int shape = r.i(0, 6);
  float ca = r.u(.25f, .8f) * w, cd = r.u(.2f, .6f) * d;
  if (shape == 0) {
    pl.corner.push_back(V(w - ca, 0, -d));
    pl.corner.push_back(V(w - ca, 0, -d + cd));
    pl.corner.push_back(V(w, 0, -d + cd));
  } else if (shape == 1) {
    pl.corner.push_back(V(w - ca, 0, -d));
    pl.corner.push_back(V(w, 0, -d + ca));
  } else if (shape == 2) {
    pl.corner.back() = V(-w, 0, -d + cd);
    pl.corner.push_back(V(-w + ca, 0, -d + cd));
    pl.corner.push_back(V(-w + ca, 0, -d));
    pl.corner.push_back(V(w, 0, -d));
  } else pl.corner.push_back(V(w, 0, -d));
  pl.corner.push_back(V(w, 0, d));
  int n = (int)pl.corner.size();
  pl.holes.resize(n);
  float vault = r.p(.15f) ? r.u(.4f, 1.8f) : 0, H = pl.h + vault;
  bool open = r.p(.3f);
  for (int i = 0; i < n; i++) {
    float L = pl.length(i), x = r.u(.05f, .5f);
    bool outer = r.p(.55f), opened = false;
    Trim tw = t;
    if (r.p(.12f)) tw.wall = wallMat(b, room);
    bool bare = r.p(.15f), narrow = r.p(.2f);
    float sill = r.pick({.1f, .4f, .8f, .9f, 1.1f, 1.5f}), head = std::max(sill + .45f, r.u(1.9f, std::min(2.5f, pl.h - .1f)));
    while (!bare && x < L - .6f && pl.holes[i].size() < 5) {
      float left = L - x - .1f;
      if (outer) {
        if (r.p(.8f)) {
          bool glazed = r.p(.14f);
          float ww = std::min(left, glazed ? r.u(1.2f, 3) : narrow ? r.u(.38f, .6f) : r.p(.3f) ? r.u(1.4f, 3) : r.u(.5f, 1.3f));
          if (ww > .36f) pl.holes[i].push_back({x, x + ww, glazed ? .03f : sill, glazed ? std::max(2.f, head) : head, glazed ? 4 : 0});
          x += ww + (r.p(.6f) ? r.u(.12f, .4f) : r.u(.4f, 2));
        } else x += r.u(.5f, 1.5f);
      } else {
        float u = r.u();
        if (u < .45f) {
          float ww = std::min(left, r.p(room == BEDROOM ? .6f : .87f) ? r.u(.7f, .95f) : r.u(1.2f, 2.8f));
          if (ww > .6f) pl.holes[i].push_back({x, x + ww, 0, std::min(pl.h - .1f, r.u(1.98f, 2.15f)), 1});
          x += ww + r.u(.2f, 1.5f);
        } else if (u < .8f && !opened) {
          bool wide = open && left > 1.8f;
          float ww = std::min(left, wide ? r.u(1.6f, 4) : r.u(.72f, 1.4f));
          if (ww > .6f) {
            pl.holes[i].push_back({x, x + ww, 0, std::min(pl.h - .05f, wide && r.p(.5f) ? pl.h - .05f : r.u(2, 2.3f)), wide ? 3 : 2});
            opened = true;
          }
          x += ww + r.u(.3f, 1.5f);
        } else x += r.u(.4f, 1.6f);
      }
    }
    wall(b, pl.corner[i], pl.corner[(i + 1) % n], H, pl.holes[i], tw, true);
    for (auto &o : pl.holes[i])
      if (o.kind == 2 || o.kind == 3) nextRoom(b, pl.foot(i, (o.a + o.e) * .5f / L), o.e - o.a, pl.h, t, true);
    if (r.p(.04f) && L > 2) {
      Frame f = pl.foot(i, .5f);
      b.box(f, V(0, .45f, .012f), V(L * .5f, .45f, .01f), M(t.base.col, T_DOOR, 1), WALL);
    }
  }
  Mat fm = floorMat(b, room);
  float ang = r.p(.85f) ? (r.p(.5f) ? 0 : 1.5708f) : r.u(0, 1.57f);
  Prim &fl = b.flat(0, 0, 0, w + 6, d + 6, ang, fm, FLOOR);
  fl.flags |= WORLDUV;
  fl.p0 = fm.tex == T_PLANKS ? r.u(.06f, .22f) : r.u(.002f, .01f);
  if (r.p(.16f)) {  // carpet that meets boards or tiles inside one room: a straight edge that is no rug's
    Mat other = floorMat(b, r.p(.5f) ? KITCHEN : room);
    bool across = r.p(.5f);
    float edge = r.u(-.7f, .5f) * (across ? d : w);
    int side = across ? -1 : r.pick({-1, 1});
    Prim &q = across ? b.flat(0, .003f, edge - d - 6, w + 6, d + 6, 0, other, FLOOR) : b.flat(edge + side * (w + 6), .003f, 0, w + 6, d + 6, 0, other, FLOOR);
    q.flags |= WORLDUV;
    q.p0 = other.tex == T_PLANKS ? r.u(.06f, .2f) : .004f;
    if (r.p(.5f)) across ? b.box({V(0, .004f, edge), 0}, V(0), V(w + 6, .003f, .02f), M(b.woodColour()), FLOOR) : b.box({V(edge, .004f, 0), 0}, V(0), V(.02f, .003f, d + 6), M(b.woodColour()), FLOOR);
  }
  v3 cc = r.p(.3f) ? t.wall.col : r.p(.85f) ? b.grey(.82f, .97f, .02f) : wallColour(b);
  Mat cm = M(cc, r.p(.15f) ? T_POPCORN : T_PLAIN);
  if (r.p(.04f)) cm = M2(b.woodColour(), b.woodColour(), T_PLANKS, 1, 12);
  if (vault > 0) {
    float span = r.p(.5f) ? w : d, a = atan2f(vault, span);
    bool along = span == w;
    for (int i = -1; i <= 1; i += 2) {
      Prim &q = b.flat(along ? i * w * .5f : 0, pl.h + vault * .5f, along ? 0 : i * d * .5f, along ? w * .5f / cosf(a) + .02f : w + 6,
                       along ? d + 6 : d * .5f / cosf(a) + .02f, 0, cm, CEILING);
      q.p0 = .12f;
      b.turn(q, along ? 1 : 0, i * a);
    }
  } else {
    Prim &q = b.flat(0, pl.h, 0, w + 6, d + 6, 0, cm, CEILING);
    q.flags |= WORLDUV;
    q.p0 = .12f;
    if (r.p(.08f))
      for (int i = 0; i < 4; i++) b.box({V(0, pl.h - .08f, -d + (i + .5f) * d * .5f), 0}, V(0), V(w, .09f, .07f), M(b.woodColour(), T_WOOD), CEILING);
    if (r.p(.1f)) {
      float sw = r.u(.3f, .7f), sh = r.u(.1f, .3f);
      Mat sm = M(cc);
      b.box({V(-w + sw, pl.h - sh, 0), 0}, V(0), V(sw, sh, d), sm, CEILING);
      if (r.p(.7f)) {
        b.box({V(w - sw, pl.h - sh, 0), 0}, V(0), V(sw, sh, d), sm, CEILING);
        b.box({V(0, pl.h - sh, -d + sw), 0}, V(0), V(w, sh, sw), sm, CEILING);
      }
    }
  }
  if (s.nw && r.p(.6f)) {  // the sun stands where a window lets it in, low enough to reach the floor
    const WindowLight &wl = s.win[r.i(0, s.nw - 1)];
    float az = atan2f(-wl.n.x, -wl.n.z) + r.u(-1.1f, 1.1f), el = r.u(.2f, .95f);
    s.sky.sunDir = V(sinf(az) * cosf(el), sinf(el), cosf(az) * cosf(el));
    s.sky.sun = r.p(.55f) ? r.u(5, 18) : r.u(1, 6);
  }
  for (int k = r.p(.07f) ? r.i(1, 2) : 0; k--;) {  // piers, low walls and boxed-in corners
    Frame f{V((r.p(.5f) ? r.pick({-1.f, 1.f}) : r.u(-.6f, .6f)) * w * .85f, 0, r.u(-.9f, -.2f) * d), 0};
    float hh = r.p(.3f) ? r.u(.45f, .6f) : pl.h * .5f;
    b.box(f, V(0, hh, 0), V(r.u(.08f, .8f), hh, r.u(.08f, .5f)), t.wall, WALL);
    if (hh < 1) b.box(f, V(0, 2 * hh + .02f, 0), V(.85f, .02f, .2f), t.base, WALL);
  }
  if (r.p(.05f)) {
    Frame f{V(r.u(-.6f, .6f) * w, 0, r.u(-.6f, .2f) * d), 0};
    if (r.p(.5f)) b.cyl(f, V(0, pl.h * .5f, 0), r.u(.1f, .2f), pl.h * .5f, t.wall, WALL, .9f);
    else b.box(f, V(0, pl.h * .5f, 0), V(.15f, pl.h * .5f, .15f), t.wall, WALL);
  }
  Camera &c = s.cam;
  bool corner = r.p(.6f);
  c.o = V((corner ? r.pick({-1.f, 1.f}) * r.u(.5f, .9f) : r.u(-.5f, .5f)) * w, r.p(.85f) ? r.u(1.1f, 1.65f) : r.u(.7f, 2), d * r.u(.45f, .95f));
  pl.cam = c.o;
  v3 aim = V(r.u(-.8f, .8f) * w * (corner ? .7f : 1), 0, -d * r.u(.2f, 1));
  pl.focus = aim;
  fixRoom(b, pl, room);
  if (s.furnished) furnish(b, pl, room);
  if (r.p(s.furnished || room == KITCHEN || room == BATHROOM ? .8f : .1f)) aim = mix(pl.focus, aim, r.u(0, .5f));
  aim.y = c.o.y;
  v3 fw = norm(aim - c.o);
  float pitch = r.g() * .07f - .03f;
  if (r.p(.08f)) pitch -= r.u(.1f, .35f);
  fw = norm(V(fw.x, tanf(pitch), fw.z));
  c.x = norm(cross(fw, V(0, 1, 0)));
  c.y = cross(c.x, fw);
  float roll = r.p(.3f) ? r.g() * .025f : 0;
  v3 cx = c.x;
  c.x = c.x * cosf(roll) + c.y * sinf(roll);
  c.y = c.y * cosf(roll) - cx * sinf(roll);
  c.z = fw * -1.f;
  c.fov = r.u(.95f, 1.8f);
  c.aspect = r.p(.5f) ? 1 : r.u(.88f, 1.14f);
  c.k1 = r.p(.35f) ? r.u(-.06f, .06f) : 0;
  c.ortho = 0;
  if (!s.furnished) {
    if (r.p(.1f)) afloat(b, pl, carton, .3f);
    if (r.p(.12f))
      for (int i = 0; i < n - 1; i++)
        for (auto &o : pl.holes[i])
          if (o.kind == 0) {
            s.furnished = 1;
            curtains(b, pl.foot(i, (o.a + o.e) * .5f / pl.length(i)), (o.e - o.a) * .5f, o.hi, o.lo);
            s.furnished = 0;
          }
  }
}
