// Invents a room: plan, openings, materials, light, what stands in it, and where the camera is.
#pragma once
#include "shell.h"

struct Spot {
  float x, z, r;
};
struct Plan {
  std::vector<v3> corner;
  std::vector<std::vector<Opening>> holes;
  std::vector<Spot> taken;
  float w, d, h;
  v3 cam, focus;
  Trim trim;
  Frame foot(int i, float t) const {
    v3 p = corner[i], q = corner[(i + 1) % corner.size()], e = q - p;
    return {p + e * t, atan2f(-e.z, e.x)};
  }
  float length(int i) const { return len(corner[(i + 1) % corner.size()] - corner[i]); }
  bool free(v3 p, float r) const {
    for (auto &s : taken) {
      float dx = p.x - s.x, dz = p.z - s.z;
      if (dx * dx + dz * dz < (r + s.r) * (r + s.r) * .8f) return false;
    }
    float cx = p.x - cam.x, cz = p.z - cam.z;
    return cx * cx + cz * cz > (r + .3f) * (r + .3f) * .9f;
  }
};
using Maker = void (*)(Build &, Frame);

inline bool clearOfHoles(const Plan &pl, int i, float x, float half, bool doorsOnly) {
  for (auto &o : pl.holes[i])
    if ((!doorsOnly || o.lo < .3f) && x + half > o.a && x - half < o.e) return false;
  return true;
}
/** Puts a thing with its back to a wall; returns false when no place was found. */
inline bool atWall(Build &b, Plan &pl, Maker make, float half, float depth, float gap = .02f) {
  for (int tries = 0; tries < 8; tries++) {
    int i = b.r.i(0, (int)std::min<size_t>(pl.corner.size() - 2, 4));
    float L = pl.length(i);
    if (L < 2 * half + .1f) continue;
    float x = b.r.u(half, L - half);
    if (!clearOfHoles(pl, i, x, half, true) && b.r.p(.9f)) continue;
    Frame f = pl.foot(i, x / L).in(V(0, 0, depth + gap));
    f.yaw += b.r.p(.15f) ? b.r.g() * .08f : 0;
    if (!pl.free(f.o, std::min(half, .7f))) continue;
    pl.taken.push_back({f.o.x, f.o.z, std::max(depth, half * .7f)});
    make(b, f);
    return true;
  }
  return false;
}
inline bool afloat(Build &b, Plan &pl, Maker make, float rad, float yaw = -9) {
  for (int t = 0; t < 8; t++) {
    v3 p = V(b.r.u(-pl.w + rad, pl.w - rad), 0, b.r.u(-pl.d + rad, pl.d * .9f));
    if (!pl.free(p, rad)) continue;
    pl.taken.push_back({p.x, p.z, rad});
    make(b, {p, yaw > -8 ? yaw + b.r.g() * .1f : b.r.i(0, 3) * 1.5708f + b.r.g() * (b.r.p(.7f) ? .08f : .5f)});
    return true;
  }
  return false;
}
inline void M_sofa(Build &b, Frame f) { b.r.p(.75f) ? sofa(b, f) : sectional(b, f); }
inline void M_table(Build &b, Frame f) { table(b, f); }
inline void M_cab(Build &b, Frame f) { cabinet(b, f); }
inline void M_plant(Build &b, Frame f) { plant(b, f); }
inline void M_rug(Build &b, Frame f) { rug(b, f); }

inline void M_dine(Build &b, Frame f) { diningSet(b, f); }
#include "arrange.h"
inline void fixRoom(Build &b, Plan &pl, int room) {
  Rand &r = b.r;
  auto wallAt = [&](int i, float half, float &x) {
    float L = pl.length(i);
    for (int t = 0; t < 10; t++) {
      x = r.u(std::min(half, L * .5f), std::max(L - half, L * .5f));
      if (clearOfHoles(pl, i, x, half, true)) return true;
    }
    return false;
  };
  float x;
  bool openPlan = (room == LIVING || room == DINING) && pl.w > 2.2f && r.p(.22f);  // a kitchen along the far wall of a large room
  if (room == KITCHEN || openPlan) {
    v3 base = r.p(.45f) ? b.grey(.75f, .95f, .03f) : r.p(.6f) ? b.woodColour() : b.colour(), up = r.p(.75f) ? base : b.colour();
    Mat top = counterMat(b);
    int runs = r.i(1, 2);
    for (int k = 0; k < runs; k++) {
      int i = k == 0 ? 1 : r.pick({0, 2});
      float L = pl.length(i), half = std::min(L * .5f - .05f, r.u(1, 2.2f));
      float cx = r.p(.5f) ? L * .5f : (r.p(.5f) ? half + .02f : L - half - .02f);
      Frame f = pl.foot(i, cx / L).in(V(0, 0, .31f));
      kitchenRun(b, f, half, base, up, top, k == 0 && r.p(.8f) && half < L * .5f - .5f);
      if (k == 0 && !openPlan) pl.focus = f.o;
      pl.taken.push_back({f.o.x, f.o.z, half * .8f});
    }
    if (r.p(.5f)) {
      v3 c = openPlan ? V(r.u(-.4f, .4f) * pl.w, 0, -pl.d + r.u(1.5f, 2.2f)) : V(r.u(-.3f, .3f) * pl.w, 0, r.u(-.2f, .4f) * pl.d);
      if (pl.free(c, .6f)) {
        island(b, {c, r.p(.7f) ? 0.f : 1.5708f}, r.p(.7f) ? base : b.colour(), top);
        pl.taken.push_back({c.x, c.z, 1});
        if (r.p(.6f))
          for (int i = -1; i <= 1; i++)
            if (r.p(.8f)) pendant(b, {c + V(i * .5f, 0, 0), 0}, pl.h);
      }
    }
  }
  if (room == KITCHEN && r.p(.3f)) {  // a counter in the foreground, cut by the frame
    v3 c = V(std::max(-pl.w + .5f, std::min(pl.w - .5f, pl.cam.x + r.pick({-1.f, 1.f}) * r.u(.5f, 1.2f))), 0, pl.cam.z - r.u(.9f, 1.6f));
    island(b, {c, r.pick({0.f, 1.5708f, 3.1416f})}, r.p(.5f) ? b.woodColour() : b.colour(), counterMat(b));
    pl.taken.push_back({c.x, c.z, .8f});
  }
  if (room == BATHROOM && r.p(.35f)) {  // a long vanity along the wall beside the camera
    int i = r.p(.5f) ? 0 : (int)pl.corner.size() - 2;
    float half = r.u(.6f, 1.4f), z = pl.cam.z - r.u(.5f, 1.4f), L = pl.length(i), along = i ? z - (pl.d - L) : pl.d - z;
    if (along > half * .5f && along < L && clearOfHoles(pl, i, along, half, true)) {
      Frame f = pl.foot(i, along / L).in(V(0, 0, .28f));
      if (fabsf(f.o.x - pl.cam.x) > .45f) {
        vanityOf(b, f, half);
        pl.taken.push_back({f.o.x, f.o.z, half * .8f});
        pl.focus = mix(f.o, V(0, 0, -pl.d), r.u(.2f, .8f));
      }
    }
  }
  if (room == BATHROOM) {
    Maker ware[] = {vanity, toilet, bath, shower};
    float half[] = {.8f, .3f, .82f, .65f}, dep[] = {.28f, .33f, .4f, .62f};
    for (int k = 0; k < 4; k++)
      if (r.p(k == 0 ? .95f : k == 1 ? .7f : .55f) && atWall(b, pl, ware[k], half[k], dep[k], 0) && (k == 0 || r.p(.4f)))
        pl.focus = V(pl.taken.back().x, 0, pl.taken.back().z);
    if (r.p(.5f) && b.s.furnished) {
      Frame f{V(r.g() * .4f, 0, r.u(-.5f, .5f) * pl.d), 0};
      rug(b, f, .4f, .25f);
    }
  }
  if ((room == LIVING && r.p(.5f)) || r.p(.04f)) {
    int i = r.i(0, 2);
    if (wallAt(i, 1.f, x)) {
      Frame f = pl.foot(i, x / pl.length(i));
      fireplace(b, f, pl.h);
      pl.taken.push_back({f.o.x, f.o.z, .8f});
      pl.holes[i].push_back({x - 1.1f, x + 1.1f, .2f, 2, -1});
    }
  }
  if (room != BATHROOM && r.p(.08f)) {
    int i = r.i(0, 2);
    if (wallAt(i, 1, x)) {
      Frame f = pl.foot(i, x / pl.length(i));
      builtIn(b, f, pl.h);
      pl.taken.push_back({f.o.x, f.o.z, .9f});
    }
  }
  if ((room == LIVING || room == HALL || room == DINING) && r.p(.16f)) {
    int i = r.i(0, 2);
    Frame f = pl.foot(i, .4f);
    stairs(b, f, r.p(.5f) ? 1 : -1);
    if (r.p(.3f)) railing(b, f.in(V(r.u(-2, 2), 0, r.u(1.2f, 2.2f)), r.pick({0.f, 1.5708f})), r.u(.4f, 1.3f));
    pl.taken.push_back({f.o.x, f.o.z, 1});
  }
  if (room != BATHROOM && r.p(.06f)) railing(b, {V(r.u(-.8f, .8f) * pl.w, 0, r.u(-.8f, .1f) * pl.d), r.pick({0.f, 1.5708f})}, r.u(.5f, 1.4f));
  if (r.p(.3f)) {
    int i = r.i(0, 2);
    bool done = false;
    for (auto &o : pl.holes[i])
      if (o.kind == 0 && o.lo > .6f && !done) {
        Frame f = pl.foot(i, (o.a + o.e) * .5f / pl.length(i));
        radiator(b, f);
        done = true;
      }
  }
  if (r.p(.08f)) {
    int i = r.i(0, 2);
    if (wallAt(i, .6f, x)) radiator(b, pl.foot(i, x / pl.length(i)));
  }
  if (r.p(.15f)) {
    int i = r.i(0, 2);
    if (wallAt(i, .6f, x) && clearOfHoles(pl, i, x, .6f, false)) airUnit(b, pl.foot(i, x / pl.length(i)), pl.h - .35f);
  }
  // An empty dining room is told by its chandelier, a bedroom by a fan or a bowl.
  if (room == DINING ? !b.s.furnished && r.p(.85f) : r.p(.45f))
    ceilingLamp(b, {V(r.u(-.4f, .4f) * pl.w, 0, r.u(-.7f, .4f) * pl.d), r.u(0, 3)}, pl.h,
                room == DINING ? r.pick({1, 1, 3, 3, 4}) : r.p(.75f) ? r.pick({0, 2, 5}) : -1);
  if (r.p(.45f)) {
    int nx = r.i(2, 4), nz = r.i(2, 4);
    float e = r.u(.8f, 5), rad = r.u(.04f, .09f);
    for (int i = 0; i < nx; i++)
      for (int j = 0; j < nz; j++) {
        Mat g = M(V(1, .95f, .85f));
        g.emit = e;
        v3 p = V((2 * (i + .5f) / nx - 1) * pl.w, 0, (2 * (j + .5f) / nz - 1) * pl.d);
        b.cyl({p, 0}, V(0, pl.h - .004f, 0), rad, .006f, g, CEILING).flags |= NOSHADOW;
        b.cyl({p, 0}, V(0, pl.h - .002f, 0), rad * 1.3f, .004f, M(V(.9f)), CEILING);
        if (r.p(.5f)) b.lamp(p + V(0, pl.h - .25f, 0), V(1, .9f, .75f) * r.u(.05f, .4f));
      }
  }
  for (int i = r.i(0, 5); i--;) {
    int w = r.i(0, 2);
    float L = pl.length(w);
    Frame f = pl.foot(w, r.u());
    float y = r.pick({.3f, .3f, 1.1f, 1.4f, 2.1f}), s = y > 2 ? .14f : .045f;
    if (r.p(.12f)) {  // a return-air grille
      float g = r.u(.12f, .35f);
      b.box(f, V(0, r.p(.5f) ? g + .15f : pl.h - g - .2f, .006f), V(g, g * r.u(.5f, 1.2f), .008f), M2(b.grey(.75f, .95f), b.grey(.3f, .7f), T_STRIPE, r.u(.02f, .04f), .45f), WALL);
    }
    b.box(f, V(0, y, .004f), V(s, s * (y > 2 ? .6f : 1.5f), .006f), M(b.grey(.7f, .97f)), WALL, .003f);
    (void)L;
  }
  if (r.p(.4f)) {
    Frame f{V(r.u(-.6f, .6f) * pl.w, pl.h, r.u(-.8f, .3f) * pl.d), 0};
    if (r.p(.5f)) b.box(f, V(0), V(.18f, .01f, .09f), M2(V(.9f), V(.45f), T_STRIPE, .025f, .3f), CEILING);
    else b.cyl(f, V(0), .06f, .02f, M(V(.93f)), CEILING);
  }
}
#include "room-shell.h"
