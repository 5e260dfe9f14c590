// Wings of a villa and how they are put together. Included by houses.h.
#pragma once
#include "villas.h"

enum Use { PLAIN, ENTRY, CARS, GLASSY };
enum Pierced { ORDINARY, SQUARES, TALL, ARCHED, PICTURE, CLERESTORY, SLIDER, NICHE, PORCH, BLANK };

/** One opening (or a row of small ones) in a cell of half width cw around x, in the storey over y. */
inline void pierce(Build &b, Holes &hs, int kind, float x, float cw, float y, const Look &k) {
  Rand &r = b.r;
  float top = k.storey - k.over * k.pitch - 2 * k.fascia - .12f, head = std::min(top, r.u(2.1f, 2.45f)), d = k.reveal, w;
  auto hole = [&](int what, float at, float hw, float lo, float hi, float deep, float rise = 0) { hs.add({what, at, hw, y + lo, y + std::min(hi, top), deep, rise}); };
  if (cw < .3f) return;
  switch (kind) {
    case ORDINARY: hole(WINDOWED, x, std::min(cw * .7f, r.u(.4f, .9f)), r.u(.7f, 1), head, d); break;
    case SQUARES: {
      int n = std::max(1, std::min(4, (int)(cw / .45f)));
      w = r.u(.2f, .36f);
      float lo = head - 2 * w;
      for (int i = 0; i < n; i++) hole(WINDOWED, x + (i - (n - 1) * .5f) * w * 3.2f, w, lo, head, d);
      break;
    }
    case TALL:
      w = r.u(.2f, .35f);
      hole(WINDOWED, x - w * 1.6f, w, r.u(.15f, .5f), head + .1f, d);
      if (r.p(.6f)) hole(WINDOWED, x + w * 1.6f, w, r.u(.15f, .5f), head + .1f, d);
      break;
    case ARCHED: w = std::min(cw * .75f, r.u(.4f, 1.1f)); hole(WINDOWED, x, w, r.u(.3f, .9f), top, d, std::min(w, r.u(.2f, .9f))); break;
    case PICTURE: hole(WINDOWED, x, std::min(cw * .85f, r.u(.9f, 1.8f)), r.u(.3f, .75f), head, d); break;
    case CLERESTORY: hole(WINDOWED, x, std::min(cw * .8f, 2.2f), top - r.u(.35f, .6f), top, d); break;
    case SLIDER: hole(SLIDING, x, std::min(cw * .93f, r.u(1, 4)), .04f, r.p(.5f) ? top : head, std::max(.05f, d * .7f)); break;
    case NICHE: w = std::min(cw * .6f, r.u(.2f, .7f)); hole(BLIND, x, w, r.u(.3f, 1), head, r.u(.06f, .3f), k.arched ? w * .8f : 0); break;
    case BLANK: hole(SHUT, x, std::min(cw * .7f, r.u(.4f, 1.2f)), .03f, std::min(head, 2.15f), std::min(.3f, std::max(.03f, d))); break;
    case PORCH: hole(LOGGIA, x, std::min(cw * .85f, r.u(1.2f, 2.6f)), .02f, top, std::min(k.deep, r.u(1.3f, 2.3f)), k.arched ? r.u(.3f, .6f) : 0); break;
  }
}
/** A wing from the ground (or on a lower one, by its frame): walls with holes, floors, an inner wall, a roof. busy: x and half width of what stands before it. */
inline void wing(Build &b, Frame f, float hw, float hd, int floors, int roof, const Look &k, int use, std::vector<std::pair<float, float>> busy = {}) {
  Rand &r = b.r;
  const float t = .42f;
  bool modern = k.style == MODERN, second = r.p(.2f), corner = modern && r.p(.35f) && hw > 2.5f;
  int own[2];
  for (int &o : own)
    o = use == GLASSY || (modern && r.p(.6f)) ? r.pick({(int)SLIDER, (int)SLIDER, (int)PICTURE, (int)CLERESTORY})
        : k.arched && r.p(.4f)                ? (int)ARCHED
                                              : r.pick({(int)ORDINARY, (int)ORDINARY, (int)ORDINARY, (int)SQUARES, (int)TALL, (int)PICTURE, (int)CLERESTORY, (int)SLIDER});
  for (int fl = 0; fl < floors; fl++) {
    float y = fl * k.storey, cut = k.band + .25f;
    Mat wall = second && (fl || floors == 1) ? k.wall2 : k.wall;
    Holes front;
    float glassW = std::min(hw * .45f, r.u(1, 2.5f));
    if (corner) front.add({SLIDING, hw - glassW, glassW, y + .04f, y + std::min(2.5f, k.storey - .35f), .05f, 0});
    if (fl == 0 && use == CARS) {
      float high = r.u(2.1f, 2.4f), deep = r.u(.12f, .4f), rise = k.arched && r.p(.5f) ? r.u(.15f, .4f) : 0;
      bool big = hw > 2.7f;
      float one = r.u(1.2f, 1.4f), w = big ? std::min(hw - .35f, r.u(2.3f, 2.5f)) : std::min(hw - .3f, one);
      if (hw > 4.4f) {
        front.add({GARAGED, -hw * .36f, 2.3f, 0, high, deep, rise});
        front.add({GARAGED, hw * .62f, one, 0, high, deep, rise});
      } else if (big && r.p(.25f)) {
        for (int i = -1; i <= 1; i += 2) front.add({GARAGED, i * hw * .5f, std::min(hw * .5f - .15f, one), 0, high, deep, rise});
      } else front.add({GARAGED, 0, w, 0, high, deep, rise});
      for (int i = -1; i <= 1; i += 2)
        if (hw - w > .25f) wallLamp(b, f, V(i * (hw - (hw - w) * .5f), r.u(1.6f, 2), hd), k.lit > .3f, .6f);
    }
    if (fl == 0 && use == ENTRY) {
      float w = std::min(hw - .3f, r.u(.65f, 1.3f)), x = 0, deep = std::min(k.deep, r.p(.3f) ? r.u(.15f, .4f) : r.u(.6f, 2.2f));
      for (int i = 0; i < 9; i++) {
        bool free = true;
        x = r.u(-1, 1) * std::max(0.f, hw - w - .4f) * .8f;
        for (auto &o : busy) free = free && fabsf(o.first - x) > o.second + w + .3f;
        if (free) break;
      }
      float top = std::min(k.storey - .3f - k.over * k.pitch, r.u(2.3f, 2.9f));
      Hole h{DOORED, x, w, .02f, top, deep, k.arched ? std::min(w, r.u(.2f, .7f)) : 0};
      front.add(h);
      for (int i = -1; i <= 1; i += 2)
        if (fabsf(x) + w + .3f < hw) wallLamp(b, f, V(x + i * (w + .25f), r.u(1.7f, 2), hd), k.lit > .3f, .6f);
    }
    if (use != CARS || fl) {
      int n = std::max(1, (int)(hw * 2 / r.u(2, 3.6f)));
      for (int i = 0; i < n; i++) {
        float cw = (hw - cut) / n, x = -hw + cut + cw * (2 * i + 1);
        bool free = true;
        for (auto &o : busy) free = free && fabsf(o.first - x) > o.second + cw * .7f;
        if (!free || r.p(.12f)) continue;
        float u = r.u();
        pierce(b, front, u < .07f ? (int)NICHE : u < .18f ? (int)PORCH : u < .25f && !fl && f.o.y < .1f ? (int)BLANK : own[u < .8f ? 0 : 1], x, cw, y, k);
      }
    }
    holedWall(b, f, -hw, hw, y, y + k.storey, hd, t, wall, k, front);
    for (int i = -1; i <= 1; i += 2) {
      Holes side;
      float c = corner && i > 0 ? .05f : t, lo = i > 0 ? -(hd - c) : -hd, hi = i > 0 ? hd : hd - c;
      if (corner && i > 0) side.add({SLIDING, lo + glassW, glassW, y + .04f, y + std::min(2.5f, k.storey - .35f), .05f, 0});
      for (int j = r.i(0, 2); j--;) pierce(b, side, own[j & 1], r.u(lo + 1, hi - 1), r.u(.5f, 1.4f), y, k);
      for (int j = 0; j < side.n; j++)
        if (side.h[j].kind == LOGGIA || side.h[j].x - side.h[j].hw < lo || side.h[j].x + side.h[j].hw > hi) side.h[j--] = side.h[--side.n];
      holedWall(b, f.in(V(0), i * 1.5708f), lo, hi, y, y + k.storey, hw, t, wall, k, side);
    }
    if (corner) b.box(f, V(hw - .05f, y + k.storey * .5f, hd - .05f), V(.03f, k.storey * .5f, .03f), k.frame, FACADE);
    masonry(b.box(f, V(0, y + k.storey * .5f, -hd + t * .5f), V(hw - .01f, k.storey * .5f, t * .5f), wall, FACADE), k);
    Mat in = M(b.grey(.3f, .9f, .06f));
    b.box(f, V(0, y + .01f, 0), V(hw - t, .012f, hd - t), M(b.woodColour(), T_PLAIN), FACADE);
    b.box(f, V(0, y + k.storey - .05f, 0), V(hw - t, .05f, hd - t), in, FACADE);
    b.box(f, V(0, y + k.storey * .5f, hd - std::min(hd * 1.5f, r.u(3, 4.5f))), V(hw - t, k.storey * .5f, .05f), in, FACADE);
    float seat = r.u(-.6f, .6f) * hw;
    bool clear = use != CARS && hw > 2.2f;
    for (int i = 0; i < front.n; i++) clear = clear && (front.h[i].depth < .5f || fabsf(front.h[i].x - seat) > front.h[i].hw + k.wide + 1.6f);
    if (clear && (k.fill == 5 || k.fillWide == 5)) {
      Frame g = f.in(V(seat, y + .02f, hd - 1.9f), r.u(-.4f, .4f));
      r.p(.5f) ? sofa(b, g) : r.p(.5f) ? table(b, g) : bed(b, g);
      if (k.lit > .3f) b.lamp(f.at(V(0, y + 2.1f, hd - 1.5f)), V(1, .75f, .45f) * 1.5f);
    }
    if (fl && r.p(.3f) && use != CARS) {  // a balcony: solid, barred or of glass
      float w = hw * r.u(.4f, .9f), d = r.u(.5f, .8f);
      b.box(f, V(0, y - .1f, hd + d), V(w, r.p(.3f) ? .2f : .1f, d), k.wall, FACADE);
      if (r.p(.4f)) b.box(f, V(0, y + .45f, hd + 2 * d - .06f), V(w, .5f, .06f), k.wall, FACADE);
      else if (modern && r.p(.5f)) {
        Prim &q = b.quad(f, V(0, y + .5f, hd + 2 * d - .05f), w, .5f, M(V(.7f)), FACADE);
        q.flags |= GLASS;
        b.box(f, V(0, y + 1.02f, hd + 2 * d - .05f), V(w, .02f, .025f), b.metal(), FACADE);
      } else ironRail(b, f, V(0, y + .5f, hd + 2 * d - .05f), w, .5f, k);
    }
  }
  crown(b, f, hw, hd, floors * k.storey, roof, k);
}
/** A bay of three faces before a wall at z. */
inline void bay(Build &b, Frame f, float x, float z, const Look &k) {
  Rand &r = b.r;
  float w = r.u(.6f, 1.1f), d = r.u(.35f, .6f), lo = r.u(.3f, .7f), hi = std::min(2.3f, k.storey - .5f), s = d * .7071f;
  bool glazed = r.p(.6f);  // otherwise its sides are walls
  Look q = k;
  if (q.fill == 5) q.fill = 2;
  q.skirt = 0;
  for (int i = -1; i <= 1; i++) {
    float hw = i ? s : w;
    Frame g = i ? f.in(V(x + i * (w + d * .5f), 0, z + d * .5f), i * .7854f) : f.in(V(x, 0, z + d));
    Holes h;
    if (!i || glazed) h.add({WINDOWED, 0, hw - (i ? .06f : .1f), lo, hi, .06f, 0});
    q.band = 0;
    holedWall(b, g, -hw, hw, 0, hi + .3f, 0, .1f, k.wall, q, h);
  }
  b.box(f, V(x, hi + .37f, z + d * .5f), V(w + d + .1f, .07f, d * .5f + .12f), k.trim, ROOF);
  slope(b, f.at(V(x - w - d - .1f, hi + .42f, z + d + .12f)), f.at(V(x + w + d + .1f, hi + .42f, z + d + .12f)), f.at(V(x, hi + .95f, z)), .7f, k.roof, ROOF);
}
inline void chimney(Build &b, Frame f, float x, float z, float y, const Look &k) {
  float w = b.r.u(.3f, .55f), h = b.r.u(.7f, 1.5f);
  masonry(b.box(f, V(x, y + h * .5f - 1, z), V(w, h * .5f + 1, .35f), b.r.p(.75f) ? k.wall : k.wall2, FACADE), k);
  b.box(f, V(x, y + h, z), V(w + .08f, .09f, .43f), k.edge, FACADE);
  if (b.r.p(.5f)) b.cyl(f, V(x, y + h + .2f, z), .12f, .2f, M(V(.3f, .16f, .1f)), FACADE);
}
inline void pergola(Build &b, Frame f, float x, float z, float w, const Look &k) {
  Rand &r = b.r;
  float d = r.u(1, 1.8f), h = r.u(2.3f, 2.7f);
  Mat m = r.p(.5f) ? k.trim : M(b.woodColour(), T_WOOD);
  for (int i = -1; i <= 1; i++) b.box(f, V(x + i * w, h * .5f, z + 2 * d), V(.08f, h * .5f, .08f), m, FACADE);
  b.box(f, V(x, h + .08f, z + 2 * d), V(w + .3f, .1f, .07f), m, FACADE);
  for (int n = (int)(w * 2 / .4f), i = 0; i <= n; i++) b.box(f, V(x - w + 2 * w * i / n, h + .22f, z + d), V(.035f, .07f, d + .25f), m, FACADE);
}
/** Stairs outside, up along the front of a house, with iron rails. */
inline void outsideStairs(Build &b, Frame f, float x, float z, float y, float side, const Look &k) {
  const int n = 15;
  float run = .29f, w = .55f;
  for (int i = 0; i < n; i++) b.box(f, V(x + side * run * (i + .5f), y * (n - i) / n - .09f, z + w + .2f), V(run * .55f, .09f, w), k.wall, FACADE);
  for (int i = -1; i <= 1; i += 2) {
    Prim &q = b.quad(f, V(0), run * n * .5f, .48f, k.iron, FACADE);
    v3 p = f.at(V(x, y + .5f, z + w + .2f + i * w)), e = f.at(V(x + side * run * n, .5f, z + w + .2f + i * w));
    q.c = (p + e) * .5f;
    q.ux = norm(e - p);
    q.h.x = len(e - p) * .5f;
    q.uz = f.at(V(0, 0, 1)) - f.at(V(0));
    q.uy = cross(q.uz, q.ux);
    q.alpha = A_BARS;
    q.ts = .12f;
    q.p1 = .15f;
  }
  b.box(f, V(x - side * .7f, y - .08f, z + w + .2f), V(.7f, .1f, w + .2f), k.wall, FACADE);
}
inline Plot modernVilla(Build &b, const Look &k) {
  Rand &r = b.r;
  Frame f{V(0), 0};
  float hw = r.u(4, 9), hd = r.u(3.5f, 5);
  auto lid = [&] { return r.p(.55f) ? (int)SLAB : (int)PARAPET; };
  bool up = r.p(.6f), cars = r.p(.5f), street = cars || r.p(.4f);
  Plot p{-hw, hw, hd, 0, 0, 0};
  std::vector<std::pair<float, float>> busy;
  if (cars) {
    float w = r.u(2.7f, 3.3f), side = r.pick({-1.f, 1.f}), x = side * (hw - w * r.u(-.9f, .9f)), z = r.u(.5f, 3);
    wing(b, f.in(V(x, 0, z)), w, hd, 1, lid(), k, CARS);
    busy.push_back({x, w});
    p = {std::min(p.left, x - w), std::max(p.right, x + w), hd, x, z + hd, w};
  }
  wing(b, f, hw, hd, 1, lid(), k, street ? ENTRY : GLASSY, busy);
  if (up) {
    float w = hw * r.u(.45f, .95f);
    wing(b, f.in(V(r.u(-1, 1) * (hw - w), k.storey + r.u(0, .25f), r.u(-.5f, 1.2f))), w, hd * r.u(.7f, 1), 1, lid(), k, GLASSY);
  }
  if (r.p(.3f)) masonry(b.box(f, V(r.u(-.9f, .9f) * hw, k.storey, hd + r.u(0, .6f)), V(r.u(.3f, 1), k.storey * r.u(.9f, 1.3f), .25f), k.wall2, FACADE), k);  // a tall slab of wall
  return p;
}
inline Plot villa(Build &b, const Look &k) {
  Rand &r = b.r;
  if (k.style == MODERN) return modernVilla(b, k);
  Frame f{V(0), 0};
  bool flat = k.style == DESERT && r.p(.7f);
  auto lid = [&] { return flat ? (r.p(.85f) ? (int)PARAPET : (int)HIP) : r.pick({(int)SIDE, (int)FRONT, (int)FRONT, (int)HIP, (int)HIP}); };
  float hw = r.u(4, 9), hd = r.u(3.5f, 5.5f);
  int floors = r.p(.65f) ? 1 : 2;
  Plot p{-hw, hw, hd, 0, 0, 0};
  std::vector<std::pair<float, float>> busy;
  float side = r.pick({-1.f, 1.f});
  if (r.p(.8f)) {
    float w = r.p(.2f) ? r.u(4.5f, 5.2f) : r.u(2.8f, 3.8f), x = side * (hw + w * r.u(-.6f, .9f)), z = r.u(.4f, 5), d = hd * r.u(.7f, 1);
    wing(b, f.in(V(x, 0, z + hd - d)), w, d, r.p(.85f) ? 1 : floors, lid(), k, CARS);
    busy.push_back({x, w});
    p = {std::min(p.left, x - w), std::max(p.right, x + w), hd, x, z + hd, w};
  }
  bool portico = r.p(.6f);
  if (portico) {
    float w = r.u(1.2f, 2.1f), x = r.u(-.5f, .5f) * hw - side * hw * .2f;
    Look q = k;
    q.storey = k.storey * (floors == 1 ? r.u(1.05f, 1.3f) : r.u(1, 1.15f));
    if (r.p(.4f)) q.wall = k.wall2.tex == T_STUCCO || k.wall2.tex == T_PLAIN ? k.wall2 : k.wall;
    float out = r.u(.5f, 2.2f);
    q.deep = out - .1f;  // the main wall stands behind it
    wing(b, f.in(V(x, 0, hd - 2.5f + out)), w, 2.5f, 1, flat ? (int)PARAPET : r.pick({(int)FRONT, (int)FRONT, (int)HIP, (int)PARAPET}), q, ENTRY);
    busy.push_back({x, w});
  }
  if (r.p(.6f)) {
    float w = r.u(1.6f, 2.8f), x = -side * (hw - w * r.u(.2f, 1)), z = r.u(.5f, 2.2f);
    bool clear = true;
    for (auto &o : busy) clear = clear && fabsf(o.first - x) > o.second + w + .2f;
    if (clear) {
      Look q = k;
      q.deep = z - .1f;
      wing(b, f.in(V(x, 0, z)), w, hd, r.p(.8f) ? 1 : floors, lid(), q, PLAIN);
      busy.push_back({x, w});
      if (r.p(.2f)) bay(b, f, x, hd + z, k);
      p.left = std::min(p.left, x - w);
      p.right = std::max(p.right, x + w);
    }
  }
  wing(b, f, hw, hd, floors, flat ? (int)PARAPET : r.pick({(int)SIDE, (int)HIP, (int)HIP}), k, portico ? PLAIN : ENTRY, busy);
  if (floors == 1 && r.p(.2f)) wing(b, f.in(V(r.u(-.4f, .4f) * hw, k.storey, -hd * .2f)), hw * r.u(.3f, .5f), hd * .7f, 1, flat ? (int)PARAPET : (int)HIP, k, PLAIN);
  if (r.p(.4f) && !flat) chimney(b, f, r.u(-.8f, .8f) * hw, r.u(-.3f, .5f) * hd, floors * k.storey + hd * k.pitch * .7f, k);
  if (r.p(.2f)) pergola(b, f, r.u(-.4f, .4f) * hw, hd, r.u(1.5f, 3), k);
  if (floors > 1 && r.p(.15f)) outsideStairs(b, f, -side * hw * .1f, hd, k.storey, -side, k);
  return p;
}
