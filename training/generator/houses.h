// Houses seen from outside: volumes with roofs, windows, doors and garages, on a lot with a sky.
#pragma once
#include "garden.h"
#include "rooms.h"

struct Plot {  // what the lot has to know of a house
  float left, right, front, driveX, driveZ, driveW;
};
struct Look {
  Mat wall, wall2, trim, roof, door, garage;
  float storey, pitch, over, lit, winW, winH, sheen;
  int muntin, shutters;  // shutters: 0 none, else how they are made
  Mat board;
  float boardW, boardH;
  bool snow;
  v3 pane;
  // of houses with holes in their walls (openings.h, villas.h)
  Mat edge, frame, iron;
  float frameW, reveal, band, bandOut, leaf, wide, deep, skirt, fascia;
  int fill, fillWide, doorGlass, style;
  bool sidelight, gate, rails, arched, tiles, corbels;
  uint32_t seed;
};

inline Prim &slope(Build &b, v3 p, v3 q, v3 top, float ratio, const Mat &m, int label) {
  v3 mid = (p + q) * .5f, up = top - mid;
  Prim &s = b.quad({V(0), 0}, (mid + top) * .5f, len(q - p) * .5f, len(up) * .5f, m, label);
  s.ux = norm(q - p);
  s.uy = norm(up);
  s.uz = cross(s.ux, s.uy);
  if (ratio < .999f) {
    s.alpha = A_TRAP;
    s.p0 = ratio;
    s.p1 = 0;
  }
  return s;
}
inline Mat sidingMat(Build &b) {
  Rand &r = b.r;
  float k = r.u();
  v3 c = k < .35f   ? b.grey(.6f, .95f, .04f)
         : k < .6f  ? V(.8f, .7f, .52f) * r.u(.4f, 1.1f)
         : k < .75f ? b.grey(.05f, .5f, .06f)
                    : b.hue(r.u(.1f, .6f), r.u(.2f, .8f));
  switch (r.i(0, 7)) {
    case 0:
    case 1:
    case 2: return M(c, T_LAP, r.u(.1f, .22f));
    case 3: return M(c, T_BATTEN, r.u(.2f, .45f));
    case 4: return M2(V(.42f, .18f, .12f) * r.u(.6f, 1.5f), b.grey(.4f, .8f), T_BRICK, r.u(.07f, .11f));
    case 5: return M2(b.grey(.3f, .7f, .12f), b.grey(.3f, .7f), T_STONE, r.u(.2f, .5f));
    case 6: return M(b.woodColour(), T_LAP, .15f);
    default: return M(c, T_STUCCO);
  }
}
#include "lanterns.h"
#include "blanks.h"
inline void pane(Build &b, Frame f, v3 c, float hw, float hh, const Look &k) {
  Rand &r = b.r;
  float z = .03f;
  b.box(f, c + V(0, 0, .02f), V(hw + r.u(.04f, .1f), hh + .08f, .025f), k.trim, FACADE);
  bool lit = r.p(k.lit);
  Mat g = M(k.pane * r.u(.5f, 1.5f));
  if (r.p(.25f)) g = M2(b.grey(.4f, .85f), g.col, T_STRIPE, hw * 2.2f, r.u(.15f, .6f));
  else if (r.p(.15f)) g = M2(b.grey(.6f, .9f), b.grey(.4f, .6f), T_LAP, .05f);
  if (lit) {
    g = M2(V(1, .72f, .36f) * r.u(.6f, 1), V(.5f, .25f, .1f), r.p(.5f) ? T_PLAIN : T_FADED, 1);
    g.emit = r.u(.3f, 2.5f);
  }
  Prim &q = b.quad(f, c + V(0, 0, z + .02f), hw, hh, g, PANE);
  q.flags |= MIRROR;
  q.gloss = lit ? .06f : k.sheen * r.u(.3f, 1);
  float fw = .02f;
  int nu = hw > .6f ? (int)roundf(hw / .45f) : 1;
  Mat t = k.trim;
  for (int i = 1; i < nu; i++) b.box(f, c + V(-hw + 2 * hw * i / nu, 0, z + .03f), V(.03f, hh, .015f), t, PANE);
  if (r.p(.5f)) b.box(f, c + V(0, 0, z + .03f), V(hw, fw, .015f), t, PANE);
  if (k.muntin) {
    int mu = nu * k.muntin, mv = k.muntin + 1;
    for (int i = 1; i < mu; i++) b.box(f, c + V(-hw + 2 * hw * i / mu, 0, z + .028f), V(.012f, hh, .008f), t, PANE);
    for (int i = 1; i < mv; i++) b.box(f, c + V(0, -hh + 2 * hh * i / mv, z + .028f), V(hw, .012f, .008f), t, PANE);
  }
  if (k.shutters) shutterPair(b, f, c + V(0, 0, .01f), hw + fw, hh, k);
  if (r.p(.3f)) b.box(f, c + V(0, -hh - .06f, .06f), V(hw + .12f, .04f, .06f), k.trim, FACADE);
}
inline void entrance(Build &b, Frame f, v3 c, const Look &k, float scale) {
  Rand &r = b.r;
  float hw = (r.p(.2f) ? r.u(.7f, .95f) : r.u(.42f, .55f)) * scale, hh = r.u(1, 1.2f) * scale;
  b.box(f, c + V(0, hh, .02f), V(hw + .13f, hh + .1f, .03f), k.trim, FACADE);
  b.box(f, c + V(0, hh, .05f), V(hw, hh, .02f), k.door, ENTRANCE);
  b.ell(f, c + V(hw - .1f, hh, .09f), V(.035f, .035f, .035f), b.metal(), ENTRANCE);
  if (r.p(.4f)) {
    Prim &g = b.quad(f, c + V(0, hh * 1.4f, .075f), hw * .6f, hh * .35f, M(k.pane), ENTRANCE);
    g.gloss = .3f;
    g.flags |= MIRROR;
  }
  if (r.p(.35f))
    for (int i = -1; i <= 1; i += 2) {
      Prim &g = b.quad(f, c + V(i * (hw + .25f), hh, .055f), .14f, hh, M(k.pane), PANE);
      g.flags |= MIRROR;
      g.gloss = k.sheen * .6f;
      if (r.p(k.lit)) {
        g.col = V(1, .75f, .4f);
        g.emit = 1;
      }
    }
  for (int i = 0; i < 3; i++) b.box(f, V(c.x, -.0f + .06f * (2 - i), c.z + .3f + .3f * i), V(hw + .5f, .06f, .16f), M(b.grey(.4f, .75f)), GROUND);
  for (int i = -1; i <= 1; i += 2) wallLamp(b, f, c + V(i * (hw + .35f), hh * 1.6f, .01f), k.lit > .3f, .45f);
}
inline void garageDoor(Build &b, Frame f, v3 c, float hw, const Look &k) {
  float hh = b.r.u(1.02f, 1.2f);
  b.box(f, c + V(0, hh, .015f), V(hw + .1f, hh + .08f, .025f), k.trim, FACADE);
  Prim &q = b.box(f, c + V(0, hh, .04f), V(hw, hh, .015f), k.garage, GARAGE);
  if (b.r.p(.15f)) { q.alpha = A_NONE; }
  for (int i = -1; i <= 1; i += 2) wallLamp(b, f, c + V(i * (hw + .28f), hh * 1.75f, .01f), k.lit > .3f, .45f);
}
inline void facadeRow(Build &b, Frame f, float hw, float z, float floorY, const Look &k, float x0, float x1, float pr) {
  (void)hw;
  Rand &r = b.r;
  float step = r.u(1.3f, 2.4f);
  int n = std::max(1, (int)((x1 - x0) / step));
  for (int i = 0; i < n; i++)
    if (r.p(pr)) {
      float x = x0 + (x1 - x0) * (i + .5f) / n, w = std::min(k.winW * r.u(.8f, 1.25f), (x1 - x0) / n * .45f);
      if (floorY < .1f && r.p(.06f)) shedDoor(b, f, x, .1f, z, r.u(.4f, .5f), r.u(.9f, 1.05f), k.trim);
      else if (r.p(.05f)) noLamp(b, f, V(x, floorY + 1.8f, z));
      else pane(b, f, V(x, floorY + k.storey * .56f, z), w, k.winH, k);
    }
}
/** roof: 0 ridge along x, 1 gable to the front, 2 hip, 3 flat, 4 shed */
inline void volume(Build &b, Frame f, float hw, float hd, int floors, int roof, const Look &k, int use, float y0) {  // use: 1 entrance, 2 garage
  Rand &r = b.r;
  float H = y0 + floors * k.storey, o = k.over;
  b.box(f, V(0, (y0 + H) * .5f, 0), V(hw, (H - y0) * .5f, hd), r.p(.2f) ? k.wall2 : k.wall, FACADE);
  if (y0 < .1f && r.p(.4f)) b.box(f, V(0, .2f, 0), V(hw + .03f, .22f, hd + .03f), k.wall2, FACADE);
  if (r.p(.5f))
    for (int i = -1; i <= 1; i += 2) b.box(f, V(i * hw, (y0 + H) * .5f, hd), V(.07f, (H - y0) * .5f, .04f), k.trim, FACADE);
  float span = roof == 1 ? hw : hd, rise = (span + o) * k.pitch, e = H - .02f;
  auto P = [&](float x, float y, float z) { return f.at(V(x, y, z)); };
  auto two = [&](Prim &q) { q.flags |= 0; };
  if (roof == 0) {
    for (int i = -1; i <= 1; i += 2) {
      two(slope(b, P(-hw - o, e, i * (hd + o)), P(hw + o, e, i * (hd + o)), P(0, e + rise, 0), 1, k.roof, ROOF));
      slope(b, P(i * hw, e, -hd * i), P(i * hw, e, hd * i), P(i * hw, e + rise * hd / (hd + o), 0), 0, k.wall, FACADE);
      b.box(f, V(0, e, i * (hd + o)), V(hw + o, .09f, .03f), k.trim, ROOF);
      b.rod(f, V(i * (hw + o), e, hd + o), V(i * (hw + o), e + rise, 0), .09f, k.trim, ROOF);
    }
  } else if (roof == 1) {
    for (int i = -1; i <= 1; i += 2) {
      slope(b, P(i * (hw + o), e, i * (hd + o)), P(i * (hw + o), e, -i * (hd + o)), P(0, e + rise, 0), 1, k.roof, ROOF);
      slope(b, P(-hw, e, i * hd), P(hw, e, i * hd), P(0, e + rise * hw / (hw + o), i * hd), 0, r.p(.3f) ? k.wall2 : k.wall, FACADE);
      b.rod(f, V(i * (hw + o), e, hd + o), V(0, e + rise, hd + o), .09f, k.trim, ROOF);
    }
    if (hw > 1.6f && r.p(.4f)) pane(b, f, V(0, e + rise * .35f, hd), std::min(.5f, hw * .2f), std::min(.5f, rise * .2f), k);
    else if (hw > 1 && r.p(.6f)) louvre(b, f, V(0, e + rise * .4f, hd), std::min(.4f, rise * .2f), k.trim, k.wall.col);
  } else if (roof == 2) {
    float m = std::min(hw, hd), rs = (m + o) * k.pitch;
    for (int i = -1; i <= 1; i += 2) {
      slope(b, P(-hw - o, e, i * (hd + o)), P(hw + o, e, i * (hd + o)), P(0, e + rs, i * (hd - m)), std::max(0.f, (hw - m) / (hw + o)), k.roof, ROOF);
      slope(b, P(i * (hw + o), e, -hd - o), P(i * (hw + o), e, hd + o), P(i * (hw - m), e + rs, 0), std::max(0.f, (hd - m) / (hd + o)), k.roof, ROOF);
      b.box(f, V(0, e, i * (hd + o)), V(hw + o, .08f, .03f), k.trim, ROOF);
      b.box(f, V(i * (hw + o), e, 0), V(.03f, .08f, hd + o), k.trim, ROOF);
    }
  } else if (roof == 3) {
    b.box(f, V(0, H + .15f, 0), V(hw + o * .5f, .17f, hd + o * .5f), r.p(.5f) ? k.trim : k.wall, FACADE);
    b.box(f, V(0, H + .32f, 0), V(hw + o * .5f - .06f, .01f, hd + o * .5f - .06f), M(b.grey(.3f, .8f), T_GRAVEL), ROOF);
    if (r.p(.3f)) {
      Prim &q = b.quad(f, V(0, H + .8f, hd), hw, .5f, M(V(.03f)), FACADE);
      q.alpha = A_BARS;
      q.ts = .12f;
      q.p1 = .12f;
    }
  } else {
    slope(b, P(-hw - o, e, hd + o), P(hw + o, e, hd + o), P(0, e + rise * .8f, -hd - o), 1, k.roof, ROOF);
    b.box(f, V(0, H + rise * .3f, -hd * .3f), V(hw, rise * .3f, hd * .5f), k.wall, FACADE);
  }
  for (int fl = 0; fl < floors; fl++) {
    float y = y0 + fl * k.storey;
    if (fl == 0 && use == 2) {
      int n = hw > 2.6f ? r.i(1, 3) : 1;
      float w = hw / n;
      for (int i = 0; i < n; i++) garageDoor(b, f, V(-hw + w * (2 * i + 1), 0, hd), std::min(w * .82f, r.p(.5f) ? 1.25f : 2.4f), k);
    } else if (fl == 0 && use == 1) {
      float x = r.u(-.5f, .5f) * hw;
      entrance(b, f, V(x, y0 + .18f, hd), k, 1);
      facadeRow(b, f, hw, hd, y, k, -hw + .2f, x - 1, .85f);
      facadeRow(b, f, hw, hd, y, k, x + 1, hw - .2f, .85f);
    } else facadeRow(b, f, hw, hd, y, k, -hw + .2f, hw - .2f, .85f);
    for (int i = -1; i <= 1; i += 2) {
      Frame g = f.in(V(0), i * 1.5708f);
      facadeRow(b, g, hd, hw, y, k, -hd + .3f, hd - .3f, .55f);
    }
  }
}
inline void bay(Build &b, Frame f, float x, float z, const Look &k);
inline Plot classicHouse(Build &b, const Look &k) {
  Rand &r = b.r;
  float hw = r.u(3, 7.5f), hd = r.u(3, 5);
  int floors = r.p(.5f) ? 1 : r.p(.85f) ? 2 : 3;
  int roof = r.pick({0, 0, 1, 2, 2, 3, 4});
  bool town = r.p(.12f);
  if (town) {
    hw = r.u(2.5f, 4);
    floors = r.i(2, 4);
    roof = r.pick({1, 3, 3, 0});
  }
  Frame f{V(0), 0};
  volume(b, f, hw, hd, floors, roof, k, 1, 0);
  float left = -hw, right = hw;
  Plot plot{left, right, hd, 0, 0, 0};
  if (r.p(.75f)) {
    float gw = r.u(1.7f, 4), gd = hd * r.u(.6f, 1), side = r.p(.5f) ? 1.f : -1.f;
    Frame g = f.in(V(side * (hw + gw * r.u(.3f, 1)), 0, r.u(-1, 3.5f)), 0);
    volume(b, g, gw, gd, r.p(.8f) ? 1 : 2, r.pick({0, 1, 1, 2, 2, 3}), k, r.p(.75f) ? 2 : 0, 0);
    if (side > 0) right = g.o.x + gw;
    else left = g.o.x - gw;
    plot = {left, right, hd, g.o.x, g.o.z + gd, gw};
  }
  if (r.p(.5f)) {
    float w2 = r.u(1.2f, hw * .6f);
    Frame g = f.in(V(r.u(-hw + w2, hw - w2), 0, hd * r.u(.1f, .4f)));
    volume(b, g, w2, hd * r.u(.8f, 1.1f), floors, r.pick({1, 1, 2, 3}), k, r.p(.3f) ? 1 : 0, 0);
  }
  if (r.p(.2f)) {
    Look q = k;
    q.frame = q.edge = k.trim;
    q.frameW = r.u(.03f, .1f);
    q.leaf = 1;
    q.fill = r.i(0, 4);
    q.seed = r.bits();
    bay(b, f, r.u(-.6f, .6f) * hw, hd, q);
  }
  if (r.p(.4f)) {
    float pw = r.u(1.2f, hw), px = r.u(-hw + pw, hw - pw + .01f), pz = hd + r.u(.8f, 1.3f), ph = k.storey * r.u(.85f, .98f);
    b.box(f, V(px, .09f, (hd + pz) * .5f + .2f), V(pw, .1f, (pz - hd) * .5f + .3f), M(b.grey(.4f, .8f)), GROUND);
    if (r.p(.5f)) slope(b, V(px - pw, ph, pz + .3f), V(px + pw, ph, pz + .3f), V(px, ph + .9f, hd - .1f), 1, k.roof, ROOF);
    else b.box(f, V(px, ph + .1f, (hd + pz) * .5f + .1f), V(pw + .1f, .12f, (pz - hd) * .5f + .3f), k.trim, ROOF);
    int n = std::max(2, (int)(pw / .9f));
    bool round = r.p(.4f);
    float cr = r.u(.05f, .16f);
    for (int i = 0; i < n; i++) {
      float x = px - pw + .1f + (2 * pw - .2f) * i / (n - 1);
      if (round) b.cyl(f, V(x, ph * .5f, pz), cr, ph * .5f, k.trim, FACADE, .9f);
      else b.box(f, V(x, ph * .5f, pz), V(cr, ph * .5f, cr), k.trim, FACADE);
    }
    if (r.p(.35f)) {
      Prim &q = b.quad(f, V(px, .65f, pz), pw, .45f, k.trim, FACADE);
      q.alpha = A_BARS;
      q.ts = .12f;
      q.p1 = .25f;
    }
    if (r.p(.3f)) b.s.furnished = 0, chair(b, {V(px + r.u(-.5f, .5f) * pw, .18f, hd + .5f), 0});
  }
  if (floors > 1 && r.p(.2f)) {
    float w2 = r.u(.8f, 2);
    b.box(f, V(0, k.storey, hd + .6f), V(w2, .08f, .6f), k.trim, FACADE);
    Prim &q = b.quad(f, V(0, k.storey + .55f, hd + 1.2f), w2, .5f, r.p(.5f) ? k.trim : M(V(.03f)), FACADE);
    q.alpha = A_BARS;
    q.ts = .12f;
    q.p1 = .15f;
  }
  if (r.p(.4f) && roof != 3)
    b.box(f, V(r.u(-.8f, .8f) * hw, floors * k.storey + hd * k.pitch * .8f, r.u(-.4f, .4f) * hd), V(r.u(.25f, .5f), r.u(.8f, 1.8f), .3f),
          r.p(.5f) ? M2(V(.42f, .18f, .12f), V(.6f), T_BRICK, .08f) : k.wall, FACADE);
  return plot;
}
#include "wings.h"
#include "desert.h"
#include "lots.h"
