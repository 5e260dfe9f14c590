// Houses as they are listed in the south-west: stucco wings with low tile roofs, and boxes of white walls and glass. Included by houses.h.
#pragma once
#include "openings.h"

enum { MISSION, DESERT, MODERN, RANCH };
enum { SIDE, FRONT, HIP, PARAPET, SLAB };

inline Mat stucco(Build &b) {
  Rand &r = b.r;
  float k = r.u();
  v3 c = k < .35f   ? b.grey(.78f, .97f, .02f)
         : k < .7f  ? V(.82f, .72f, .58f) * r.u(.6f, 1.15f)
         : k < .82f ? b.grey(.35f, .75f, .03f)
         : k < .94f ? V(.68f, .48f, .36f) * r.u(.6f, 1.2f)
                    : b.grey(.08f, .3f, .05f);
  return M(c, r.p(.6f) ? T_STUCCO : T_PLAIN);
}
inline Look villaLook(Build &b, Look k) {
  Rand &r = b.r;
  k.style = r.pick({(int)MISSION, (int)MISSION, (int)MISSION, (int)DESERT, (int)MODERN, (int)MODERN, (int)RANCH});
  bool modern = k.style == MODERN;
  k.seed = r.bits();
  k.wall = k.style == RANCH && r.p(.6f) ? sidingMat(b) : stucco(b);
  if (modern && r.p(.7f)) k.wall = M(b.grey(.82f, .98f, .01f));
  k.wall2 = r.p(.35f)   ? stucco(b)
            : r.p(.5f)  ? M2(b.grey(.3f, .7f, .12f), b.grey(.3f, .6f), T_STONE, r.u(.2f, .45f))
            : r.p(.5f)  ? M2(V(.42f, .18f, .12f) * r.u(.6f, 1.5f), b.grey(.4f, .8f), T_BRICK, r.u(.07f, .11f))
            : modern    ? M(b.woodColour(), T_LAP, r.u(.08f, .16f))
                        : M(k.wall.col * r.u(.5f, .85f), k.wall.tex);
  k.trim = M(r.p(.45f) ? b.grey(.8f, .96f, .02f) : r.p(.6f) ? k.wall.col * r.u(.55f, 1.1f) : V(.25f, .17f, .12f) * r.u(.4f, 1.4f));
  k.edge = M(r.p(.4f) ? b.grey(.75f, .96f, .03f) : r.p(.6f) ? k.wall.col * r.u(.5f, .9f) : b.grey(.05f, .2f), T_STUCCO);
  k.frame = M(r.p(modern ? .25f : .55f) ? b.grey(.75f, .96f, .02f) : r.p(.6f) ? b.grey(.01f, .08f) : V(.16f, .11f, .08f) * r.u(.6f, 1.5f));
  k.iron = M(r.p(.7f) ? V(.025f) : b.grey(.8f, .95f));
  v3 clay = r.pick({V(.62f, .33f, .22f), V(.66f, .42f, .33f), V(.45f, .27f, .19f), V(.62f, .5f, .38f), V(.4f, .37f, .34f)}) * r.u(.75f, 1.2f);
  k.tiles = k.style != RANCH || r.p(.3f);
  if (!k.snow) {
    if (k.tiles) k.roof = M2(clay, clay * V(r.u(.6f, 1.2f), r.u(.6f, 1.25f), r.u(.6f, 1.3f)), T_ROOFTILE, r.u(.22f, .34f));
  } else k.tiles = false;
  bool white = r.p(.5f);
  k.garage = M2(white ? b.grey(.72f, .97f, .02f) : r.p(.5f) ? k.wall.col * r.u(.6f, 1.1f) : r.p(.6f) ? V(.3f, .18f, .1f) * r.u(.5f, 1.8f) : b.grey(.05f, .4f),
                V(.06f, .08f, .1f), T_GARAGE, 1);
  k.door = M(r.p(.5f) ? b.woodColour() : r.p(.5f) ? b.grey(.02f, .3f) : b.colour(), T_DOOR);
  k.storey = r.u(2.7f, 3.3f);
  k.pitch = r.u(.22f, .5f);
  k.over = r.u(.2f, .75f);
  k.fascia = r.p(.75f) ? r.u(.05f, .11f) : r.u(.13f, .22f);  // half its height
  k.skirt = r.p(.4f) ? r.u(.3f, 1.1f) : 0;
  k.reveal = r.p(.25f) ? r.u(.02f, .06f) : r.u(.06f, .25f);
  k.frameW = r.p(.3f) ? r.u(.08f, .14f) : r.u(.03f, .06f);
  k.band = modern || r.p(.45f) ? 0 : r.u(.08f, .2f);
  k.bandOut = r.u(.02f, .06f);
  k.leaf = r.u(.8f, 1.5f);
  k.deep = 3;  // the deepest a niche may be
  k.wide = r.p(.4f) ? r.u(.1f, .8f) : 0;
  k.fill = r.pick({0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 5});
  k.fillWide = r.pick({0, 0, 0, 3, 4, 5, 5, 5});
  k.muntin = !modern && r.p(.4f) ? r.i(1, 3) : 0;
  k.sheen = r.p(.4f) ? r.u(.5f, .9f) : r.u(.12f, .5f);
  k.doorGlass = r.p(.4f) ? r.i(1, 2) : 0;
  k.sidelight = r.p(.35f);
  k.gate = r.p(.2f);
  shutterLook(b, k, modern ? .08f : .4f);
  k.rails = r.p(.5f);
  k.arched = k.style == MISSION ? r.p(.6f) : !modern && r.p(.15f);
  k.corbels = !modern && r.p(.3f);
  return k;
}
/** Pipes, louvres, medallions, a small window: what a gable wall carries. y: foot of the gable, h: its height. */
inline void gableOrnament(Build &b, Frame f, float y, float h, float hw, float z, const Look &k) {
  Rand &r = b.r;
  float c = y + h * r.u(.25f, .45f), s = std::min(.32f, h * .2f);
  int kind = r.i(0, 7);
  Mat dark = M(k.wall.col * r.u(.12f, .5f));
  if (s < .08f) return;
  if (kind < 2) {
    for (int i = -1; i <= 1; i++) b.turn(b.cyl(f, V(i * s * .6f, c + (i ? 0 : s * .6f), z), s * .22f, .04f, dark, FACADE), 0, 1.5708f);
  } else if (kind == 2 || kind == 6) louvre(b, f, V(0, c, z), s, k.edge, k.wall.col);
  else if (kind == 3) {
    b.turn(b.cyl(f, V(0, c, z), s, .04f, k.edge, FACADE), 0, 1.5708f);
    b.turn(b.cyl(f, V(0, c, z + .01f), s * .7f, .04f, r.p(.5f) ? dark : k.wall, FACADE), 0, 1.5708f);
  } else if (kind == 4) {
    Prim &q = b.quad(f, V(0, c, z + .006f), s * .7f, s * 1.1f, M(k.wall.col * .45f), FACADE);  // a shallow arched niche in shade
    q.alpha = A_ARCH;
    q.p1 = .32f;
  } else if (kind == 5 && s > .2f && hw > 1.5f) sash(b, f, {WINDOWED, 0, s * .9f, c - s, c + s, 0, 0}, z + .03f, k, false, k.fill == 5 ? 0 : k.fill);
}
inline void tileLine(Build &b, Frame f, v3 p, v3 q, const Look &k) { b.rod(f, p, q, k.tiles ? .1f : .045f, k.tiles ? M(k.roof.col * .9f, T_RATTAN) : k.roof, ROOF); }
/** A board of half height t along an edge of a roof; deep ones belong to the wall. */
inline void board(Build &b, Frame f, v3 p, v3 q, float t, const Look &k) {
  Prim &s = b.box(f, (p + q) * .5f, V(len(q - p) * .5f, t, .025f), k.trim, t > .125f ? FACADE : ROOF);
  v3 d = norm(f.at(q) - f.at(p));
  s.ux = d;
  s.uz = norm(cross(d, V(0, 1, 0)));
  s.uy = cross(s.uz, s.ux);
}
/** Solar panels and roof windows on a slope. */
inline void onSlope(Build &b, const Prim &s, const Look &) {
  Rand &r = b.r;
  float room = s.h.y * .6f;
  if (room < .8f || s.h.x < 2) return;
  bool solar = r.p(.6f);
  for (int i = solar ? 1 : r.i(1, 2); i--;) {
    float w = solar ? std::min(s.h.x * .4f, r.u(1, 3)) : .4f, h = solar ? room : .55f, x = r.u(-.4f, .4f) * s.h.x;
    v3 up = s.uz.y < 0 ? s.uz * -1.f : s.uz;
    Prim &q = b.box({V(0), 0}, s.c + s.ux * x + up * .07f, V(w, h, .03f), solar ? M2(V(.02f, .03f, .06f), V(.35f), T_TILE, 1, 1.6f) : M(V(.25f, .3f, .36f)), ROOF);
    q.ux = s.ux;
    q.uy = s.uy;
    q.uz = s.uz;
    q.gloss = .25f;
    q.flags |= MIRROR;
    if (solar) q.ts = 1;
  }
}
/** The roof over a wing whose walls end at y. */
inline void crown(Build &b, Frame f, float hw, float hd, float y, int roof, const Look &k) {
  Rand &r = b.r;
  float o = k.over, e = y - o * k.pitch, t = k.fascia;
  auto P = [&](float x, float yy, float z) { return f.at(V(x, yy, z)); };
  int bits = r.p(.15f) ? r.i(0, 1) * 2 - 1 : 0;
  if (roof == SIDE || roof == FRONT) {
    // a gable frame: the ridge runs along its z
    Frame g = roof == FRONT ? f : f.in(V(0), 1.5708f);
    float w = roof == FRONT ? hw : hd, d = roof == FRONT ? hd : hw, rise = (w + o) * k.pitch, rake = r.p(.3f) ? .06f : std::min(o, r.u(.1f, .5f));
    auto G = [&](float x, float yy, float z) { return g.at(V(x, yy, z)); };
    for (int i = -1; i <= 1; i += 2) {
      Prim &s = slope(b, G(i * (w + o), e, i * (d + rake)), G(i * (w + o), e, -i * (d + rake)), G(0, e + rise, 0), 1, k.roof, ROOF);
      if (bits == i) onSlope(b, s, k);
      masonry(slope(b, G(-w, y, i * d), G(w, y, i * d), G(0, y + w * k.pitch, i * d), 0, k.wall, FACADE), k);
      b.box(g, V(i * (w + o * .5f), e - t * .8f, 0), V(o * .5f, t * .8f, d + rake), k.trim, t > .125f ? FACADE : ROOF);
      for (int j = -1; j <= 1; j += 2) {
        board(b, g, V(i * (w + o), e - t, j * (d + rake)), V(0, e + rise - t, j * (d + rake)), t, k);
        tileLine(b, g, V(i * (w + o), e + .04f, j * (d + rake - .05f)), V(0, e + rise + .04f, j * (d + rake - .05f)), k);
      }
    }
    tileLine(b, g, V(0, e + rise + .02f, -d - rake), V(0, e + rise + .02f, d + rake), k);
    for (int i = -1; i <= 1; i += 2) gableOrnament(b, i > 0 ? g : g.in(V(0), 3.14159f), y, w * k.pitch, w, d, k);
    if (k.corbels && w > 1)
      for (int i = -4; i <= 4; i++)
        if (i) b.box(g, V(w * i / 4.5f, y + w * (1 - abs(i) / 4.5f) * k.pitch - .1f, d + .08f), V(.06f, .1f, .1f), k.trim, FACADE);
  } else if (roof == HIP) {
    float m = std::min(hw, hd), rs = (m + o) * k.pitch;
    b.box(f, V(0, e - t, 0), V(hw + o, t, hd + o), k.trim, t > .125f ? FACADE : ROOF);
    for (int i = -1; i <= 1; i += 2) {
      Prim &s = slope(b, P(-hw - o, e, i * (hd + o)), P(hw + o, e, i * (hd + o)), P(0, e + rs, i * (hd - m)), std::max(0.f, (hw - m) / (hw + o)), k.roof, ROOF);
      if (bits == i) onSlope(b, s, k);
      slope(b, P(i * (hw + o), e, -hd - o), P(i * (hw + o), e, hd + o), P(i * (hw - m), e + rs, 0), std::max(0.f, (hd - m) / (hd + o)), k.roof, ROOF);
      for (int j = -1; j <= 1; j += 2) tileLine(b, f, V(i * (hw + o), e, j * (hd + o)), V(i * (hw - m), e + rs, j * (hd - m)), k);
    }
    tileLine(b, f, V(m - hw, e + rs, m - hd), V(hw - m, e + rs, hd - m), k);
    if (k.corbels) {
      b.box(f, V(0, e - 2 * t - .1f, 0), V(hw + .06f, .1f, hd + .06f), k.edge, FACADE);
      int n = std::min(24, (int)(hw * 2 / .55f));
      for (int i = 0; i < n; i++) b.box(f, V(-hw + 2 * hw * (i + .5f) / n, e - 2 * t - .06f, hd + o * .3f), V(.06f, .07f, o * .35f), k.trim, FACADE);
    }
  } else if (roof == PARAPET) {
    float p = r.u(.12f, .5f), cope = r.u(.02f, .1f);
    for (int i = -1; i <= 1; i += 2) {
      masonry(b.box(f, V(0, y + p, i * (hd - .12f)), V(hw, p, .12f), k.wall, FACADE), k);
      masonry(b.box(f.in(V(0), 1.5708f), V(0, y + p, i * (hw - .12f)), V(hd - .24f, p, .12f), k.wall, FACADE), k);
      if (cope > .04f) {
        b.box(f, V(0, y + 2 * p, i * (hd - .12f)), V(hw + .04f, cope, .17f), k.edge, FACADE);
        b.box(f, V(i * (hw - .12f), y + 2 * p, 0), V(.17f, cope, hd + .04f), k.edge, FACADE);
      }
    }
    b.box(f, V(0, y + .03f, 0), V(hw - .2f, .04f, hd - .2f), M(b.grey(.4f, .85f), T_GRAVEL), ROOF);
  } else {  // a slab: its face is wall, its top is roof
    float s = r.u(.13f, .3f), ox = r.u(.1f, 1.2f), oz = r.u(.3f, 1.8f);
    b.box(f, V(0, y + s, 0), V(hw + ox, s, hd + oz), r.p(.7f) ? k.wall : k.trim, FACADE);
    if (r.p(.4f)) b.box(f, V(0, y - .01f, 0), V(hw + ox - .15f, .012f, hd + oz - .15f), M(b.woodColour(), T_LAP, .12f), FACADE);
    b.box(f, V(0, y + 2 * s, 0), V(hw + ox - .08f, .012f, hd + oz - .08f), M(b.grey(.4f, .85f), T_GRAVEL), ROOF);
  }
}
