// Walls with real holes: windows and sliding glass set back into them, garage doors, niches with doors, loggias, arches. Included by houses.h.
#pragma once

enum Filled { WINDOWED, SLIDING, GARAGED, DOORED, BLIND, LOGGIA, SHUT };
struct Hole {
  int kind;
  float x, hw, y0, y1, depth, rise;  // rise: height of an arched head, 0 for a straight one
};
struct Holes {
  Hole h[24];
  int n = 0;
  void add(const Hole &q) {
    for (int i = 0; i < n; i++)
      if (fabsf(h[i].x - q.x) < h[i].hw + q.hw + .1f) return;
    if (n < 24) h[n++] = q;
  }
};
inline Prim &masonry(Prim &q, const Look &k) {  // one texture over all pieces of a wall
  q.flags |= WORLDUV;
  q.seed = k.seed;
  return q;
}
/** The spandrels of an arch in a wall's face and the vault behind them. */
inline void arch(Build &b, Frame f, float x, float spring, float hw, float rise, float z, float t, const Mat &m, const Look &k) {
  masonry(b.quad(f, V(x, spring + rise * .5f, z - .001f), hw, rise * .5f, m, FACADE), k).alpha = A_SPANDREL;
  Prim &c = b.cyl(f, V(x, spring, z - t * .5f), hw, t * .5f, m, FACADE);
  c.h.z = rise;
  v3 up = c.uy;
  c.uy = c.uz;
  c.uz = up * -1.f;
  c.flags |= OPEN;
  c.alpha = A_HALF;
}
/** A moulding around a hole; over an arch it follows the curve. */
inline void surround(Build &b, Frame f, const Hole &h, float z, const Look &k) {
  float w = k.band, p = k.bandOut, spring = h.y1 - h.rise, mid = (h.y0 + spring) * .5f;
  bool floor = h.kind == GARAGED || h.kind == SHUT || h.kind == DOORED || h.kind == SLIDING;
  for (int i = -1; i <= 1; i += 2) b.box(f, V(h.x + i * (h.hw + w * .5f), mid, z), V(w * .5f, (spring - h.y0) * .5f + (floor ? 0 : w), p), k.edge, FACADE);
  if (!floor) b.box(f, V(h.x, h.y0 - w * .5f, z), V(h.hw + w * 1.1f, w * .5f, p * 1.6f), k.edge, FACADE);
  if (h.rise <= 0) b.box(f, V(h.x, h.y1 + w * .5f, z), V(h.hw + w, w * .5f, p * 1.2f), k.edge, FACADE);
  else
    for (int i = 0; i < 9; i++) {
      float a = (i + .5f) * .349f, rx = h.hw + w * .5f, ry = h.rise + w * .5f, dx = -rx * sinf(a), dy = ry * cosf(a);
      Prim &q = b.box(f, V(h.x + rx * cosf(a), spring + ry * sinf(a), z), V(sqrtf(dx * dx + dy * dy) * .19f, w * .5f, p), k.edge, FACADE);
      b.turn(q, 2, atan2f(dy, dx));
    }
}
/** Glass and what hangs behind it. fill: 0 dark, 1 blind, 2 shutters, 3 curtains, 4 a blind half down, 5 to be seen through */
inline void glaze(Build &b, Frame f, v3 c, float hw, float hh, const Look &k, int fill, bool lit) {
  Rand &r = b.r;
  Mat g = M(k.pane * r.u(.6f, 1.4f));
  v3 white = b.grey(.6f, .92f, .03f);
  if (fill == 1) g = M2(white, white * .8f, T_LAP, r.u(.04f, .07f));
  else if (fill == 2) g = M2(white, white * .8f, T_LAP, r.u(.08f, .12f));
  else if (fill == 3) g = M2(white, white * .75f, T_STRIPE, r.u(.08f, .2f), r.u(.3f, .6f));
  if (lit) {
    g.col = g.col2 = V(1, .72f, .36f) * r.u(.6f, 1);
    if (fill == 0 || fill > 3) g.tex = r.p(.5f) ? T_PLAIN : T_FADED, g.col2 = V(.5f, .25f, .1f);
    g.emit = r.u(.3f, 2.2f);
  } else if (fill < 4 && fill > 0) g.col = g.col * .7f, g.col2 = g.col2 * .7f;
  Prim &q = b.quad(f, c, hw, hh, g, PANE);
  q.flags |= MIRROR;
  q.gloss = lit ? .06f : k.sheen * r.u(.5f, 1) * (fill ? .6f : 1);
  if (fill == 5 && !lit) {
    q.flags |= GLASS;
    q.col = V(r.u(.2f, .9f));
    q.p1 = 0;
    q.gloss *= .7f;
    if (r.p(.4f))
      for (int i = -1; i <= 1; i += 2) b.quad(f, c + V(i * hw * .8f, 0, -.12f), hw * .2f, hh, M2(white, white * .7f, T_STRIPE, .12f, .4f), PANE);
  }
  if (fill == 2 && !lit)
    for (int i = -1; i <= 1; i++) b.box(f, c + V(i * (hw - .03f), 0, .004f), V(.035f, hh, .004f), M(white * .7f), PANE);
  if (fill == 4 && !lit) {
    float d = hh * r.u(.2f, .7f);
    Prim &w = b.quad(f, c + V(0, hh - d, .006f), hw, d, M2(white * .75f, white * .6f, T_LAP, .05f), PANE);
    w.flags |= MIRROR;
    w.gloss = q.gloss * .6f;
  }
}
/** A window in its hole: frame, panes, grid. */
inline void sash(Build &b, Frame f, const Hole &h, float z, const Look &k, bool slides, int fill) {
  Rand &r = b.r;
  bool lit = r.p(k.lit);
  float fw = slides ? r.u(.03f, .06f) : k.frameW, y = (h.y0 + h.y1) * .5f, hh = (h.y1 - h.y0) * .5f;
  int thick = fw > .065f ? FACADE : PANE, n = slides ? std::max(2, (int)roundf(h.hw * 2 / k.leaf)) : h.hw > .55f ? (int)roundf(h.hw / .45f) : 1;
  for (int i = -1; i <= 1; i += 2) {
    b.box(f, V(h.x + i * (h.hw - fw * .5f), y, z + .02f), V(fw * .5f, hh, .04f), k.frame, thick);
    b.box(f, V(h.x, y + i * (hh - fw * .5f), z + .02f), V(h.hw, fw * .5f, .04f), k.frame, thick);
  }
  for (int i = 0; i < n; i++) {
    float w = h.hw / n, x = h.x - h.hw + w * (2 * i + 1), in = slides && (i & 1) ? .035f : 0;
    glaze(b, f.in(V(x, 0, z - in), r.g() * .006f), V(0, y, 0), w, hh, k, fill, lit);
    if (i) b.box(f, V(x - w, y, z + .01f), V(fw * (slides ? .6f : .45f), hh, .03f), k.frame, PANE);
  }
  if (!slides && r.p(.35f)) b.box(f, V(h.x, y + hh * r.pick({0.f, .3f}), z + .01f), V(h.hw, .025f, .03f), k.frame, PANE);
  if (slides && hh > 1.35f && r.p(.3f)) b.box(f, V(h.x, h.y1 - .5f, z + .01f), V(h.hw, .03f, .03f), k.frame, PANE);
  if (k.muntin && !slides) {
    int mu = n * k.muntin, mv = std::max(2, (int)roundf(hh * 2 / .45f));
    for (int i = 1; i < mu; i++) b.box(f, V(h.x - h.hw + 2 * h.hw * i / mu, y, z + .006f), V(.012f, hh, .01f), k.frame, PANE);
    for (int i = 1; i < mv; i++) b.box(f, V(h.x, h.y0 + 2 * hh * i / mv, z + .006f), V(h.hw, .012f, .01f), k.frame, PANE);
  }
  if (h.rise > .2f) b.box(f, V(h.x, h.y1 - h.rise, z + .01f), V(h.hw, .03f, .03f), k.frame, PANE);
}
/** A door on a wall: one leaf or two, with glass of its own, sidelights and a fan light where there is room. */
inline void frontDoor(Build &b, Frame f, float x, float y, float z, float room, float high, const Look &k) {
  Rand &r = b.r;
  bool two = room > .85f && r.p(.4f);
  float hw = two ? r.u(.7f, .85f) : r.u(.43f, .52f), hh = std::min(high * .5f - .05f, r.u(1, 1.2f));
  b.box(f, V(x, y + hh, z + .01f), V(hw + .09f, hh + .09f, .03f), k.frame, FACADE);
  for (int i = two ? -1 : 0; i <= (two ? 1 : 0); i += 2) {
    float w = two ? hw * .5f - .006f : hw, cx = x + i * hw * .5f;
    b.box(f, V(cx, y + hh, z + .03f), V(w, hh, .02f), k.door, ENTRANCE);
    b.ell(f, V(cx + (i ? -i : 1) * (w - .08f), y + hh * .95f, z + .08f), V(.03f, .05f, .03f), b.metal(), ENTRANCE);
    if (k.doorGlass) {
      Prim &g = b.quad(f, V(cx, y + hh * 1.15f, z + .056f), w * .55f, hh * .6f, M(k.pane), ENTRANCE);
      g.gloss = .3f;
      g.flags |= MIRROR;
      if (k.doorGlass == 2) g.alpha = A_DISC;
      else b.box(f, V(cx, y + hh * 1.15f, z + .06f), V(.012f, hh * .6f, .006f), k.frame, ENTRANCE);
    }
  }
  for (int i = -1; i <= 1; i += 2)
    if (room > hw + .5f && k.sidelight) {
      Hole s{WINDOWED, x + i * (hw + .3f), .17f, y + .1f, y + 2 * hh, 0, 0};
      sash(b, f, s, z + .04f, k, false, 0);
    }
  if (high > 2 * hh + .55f && k.sidelight) sash(b, f, {WINDOWED, x, hw, y + 2 * hh + .12f, y + high - .1f, 0, 0}, z + .04f, k, false, 0);
}
/** Walls, floor and ceiling of a room open to the front, behind a hole. */
inline void recess(Build &b, Frame f, const Hole &h, float z, float t, const Look &k) {
  Rand &r = b.r;
  float in = z - t, back = z - h.depth, d = (in - back) * .5f, m = (in + back) * .5f, w = h.hw + (h.depth > .9f ? k.wide : 0);
  for (int i = -1; i <= 1; i += 2) masonry(b.box(f, V(h.x + i * (w + .05f), (h.y0 + h.y1) * .5f, m), V(.05f, (h.y1 - h.y0) * .5f, d), k.wall, FACADE), k);
  masonry(b.box(f, V(h.x, (h.y0 + h.y1) * .5f, back - .05f), V(w + .1f, (h.y1 - h.y0) * .5f, .05f), r.p(.7f) ? k.wall : k.wall2, FACADE), k);
  b.box(f, V(h.x, h.y1 + .05f, m), V(w + .1f, .05f, d + .05f), r.p(.6f) ? k.wall : M(b.woodColour(), T_LAP, .12f), FACADE);
  b.box(f, V(h.x, h.y0 + .02f, z - h.depth * .5f), V(h.depth > t ? h.hw : w, .03f, h.depth * .5f), M2(b.grey(.35f, .75f, .08f), b.grey(.3f, .6f), T_TILE, r.u(.3f, .6f), 1), GROUND).p0 = 0;
  if (h.depth > .9f && r.p(.4f)) b.box(f, V(h.x, h.y1 - .25f, m), V(.1f, .16f, .1f), M(k.lit > .3f ? V(1, .8f, .5f) : V(.03f)), LAMP);  // a lantern
}
inline void ironRail(Build &b, Frame f, v3 c, float hw, float hh, const Look &k) {
  Prim &q = b.quad(f, c, hw, hh, k.iron, FACADE);
  q.alpha = A_BARS;
  q.ts = .11f;
  q.p1 = b.r.u(.12f, .2f);
}
/** Fills a hole in a wall whose face lies at z. */
inline void fill(Build &b, Frame f, const Hole &h, float z, float t, const Look &k) {
  Rand &r = b.r;
  float zi = z - h.depth, y = (h.y0 + h.y1) * .5f, hh = (h.y1 - h.y0) * .5f;
  if (h.kind == WINDOWED || h.kind == SLIDING) {
    sash(b, f, h, zi, k, h.kind == SLIDING, r.p(.75f) ? (h.kind == SLIDING ? k.fillWide : k.fill) : r.i(0, 5));
    if (h.kind == WINDOWED && r.p(.06f)) {  // an iron grille
      Prim &q = b.quad(f, V(h.x, y, z + .04f), h.hw, hh, M(V(.03f)), PANE);
      q.alpha = A_BARS;
      q.ts = .16f;
      q.p1 = .1f;
    }
  } else if (h.kind == GARAGED) {
    Prim &q = b.box(f, V(h.x, y, zi - .03f), V(h.hw, hh, .03f), k.garage, GARAGE);
    q.seed = k.seed;
  } else if (h.kind == SHUT) {
    blankLeaf(b, f, V(h.x, y, zi), h.hw, hh, ENTRANCE);
    b.box(f, V(h.x, y, zi - .06f), V(h.hw, hh, .02f), k.wall, FACADE);
  } else if (h.kind == BLIND) {
    masonry(b.box(f, V(h.x, y, zi - .03f), V(h.hw, hh, .03f), r.p(.6f) ? k.wall : k.wall2, FACADE), k);
    if (r.p(.3f)) b.ell(f, V(h.x, h.y0 + hh * .4f, zi + .06f), V(.1f, hh * .3f, .08f), M(b.colour()), FACADE);
  } else {
    recess(b, f, h, z, t, k);
    float back = z - h.depth, high = h.y1 - h.y0;
    if (h.kind == DOORED) {
      frontDoor(b, f, h.x, h.y0 + .05f, back, h.hw, high - .1f, k);
      if (k.gate && h.depth > .9f) ironRail(b, f, V(h.x, h.y0 + (high - h.rise) * .45f, z - .12f), h.hw, (high - h.rise) * .45f, k);
    } else {
      if (r.p(.5f)) sash(b, f, {SLIDING, h.x, h.hw * r.u(.55f, .8f), h.y0 + .06f, h.y0 + std::min(high - .15f, 2.3f), 0, 0}, back + .03f, k, true, r.pick({0, 0, 3, 4}));
      else if (r.p(.5f)) shedDoor(b, f, h.x + r.u(-.4f, .4f) * h.hw, h.y0 + .05f, back, r.u(.4f, .5f), 1, k.trim);  // a porch without glass: nothing but its wall, or a door
      if (k.rails) ironRail(b, f, V(h.x, h.y0 + .5f, z - .1f), h.hw, .5f, k);
      if (r.p(.7f)) chair(b, f.in(V(h.x + r.u(-.6f, .6f) * h.hw, h.y0 + .05f, (z + back) * .5f), r.g() * .5f));
      if (r.p(.4f)) table(b, f.in(V(h.x + r.u(-.3f, .3f) * h.hw, h.y0 + .05f, (z + back) * .5f)), .35f, .35f, .5f, false);
    }
  }
}
/** A wall from x0 to x1 with its face at z, t thick, around its holes. */
inline void holedWall(Build &b, Frame f, float x0, float x1, float y0, float y1, float z, float t, const Mat &m, const Look &k, Holes &hs) {
  auto piece = [&](float a, float c, float lo, float hi) {
    if (c - a > .005f && hi - lo > .005f)
      masonry(b.box(f, V((a + c) * .5f, (lo + hi) * .5f, z - t * .5f), V((c - a) * .5f, (hi - lo) * .5f, t * .5f), m, FACADE), k);
  };
  auto skirt = [&](float a, float c, float hi) {  // brick or stone below, in front of the wall
    if (k.skirt > 0 && y0 < .05f && c - a > .05f) masonry(b.box(f, V((a + c) * .5f, hi * .5f, z), V((c - a) * .5f, hi * .5f, .05f), k.wall2, FACADE), k);
  };
  std::sort(hs.h, hs.h + hs.n, [](const Hole &a, const Hole &c) { return a.x < c.x; });
  float x = x0;
  for (int i = 0; i < hs.n; i++) {
    const Hole &h = hs.h[i];
    piece(x, h.x - h.hw, y0, y1);
    skirt(x, h.x - h.hw, k.skirt);
    if (h.y0 > k.band + .25f) skirt(h.x - h.hw, h.x + h.hw, std::min(k.skirt, h.y0 - k.band - .05f));
    piece(h.x - h.hw, h.x + h.hw, y0, h.y0);
    piece(h.x - h.hw, h.x + h.hw, h.y1, y1);
    x = h.x + h.hw;
    if (h.rise > 0) arch(b, f, h.x, h.y1 - h.rise, h.hw, h.rise, z, std::min(t, std::max(h.depth, .1f)), m, k);
    bool bare = h.kind == BLIND || h.kind == LOGGIA || (h.kind == SLIDING && h.hw > 1.3f);
    if (k.band > 0 && !bare && h.hw > .15f) surround(b, f, h, z, k);
    if (k.shutters && h.kind == WINDOWED && h.hw > .2f && h.hw < 1.1f) {  // where both find room
      float need = h.hw * k.boardW * 2 + k.band + .1f, before = i ? hs.h[i - 1].x + hs.h[i - 1].hw : x0, after = i + 1 < hs.n ? hs.h[i + 1].x - hs.h[i + 1].hw : x1;
      if (h.x - h.hw - before > need && after - h.x - h.hw > need) shutterPair(b, f, V(h.x, (h.y0 + h.y1 - h.rise) * .5f, z), h.hw + k.band, (h.y1 - h.rise - h.y0) * .5f, k);
    }
    Look own = k;
    own.wide = std::max(0.f, std::min(k.wide, std::min(h.x - x0, x1 - h.x) - h.hw - t));
    fill(b, f, h, z, t, own);
  }
  piece(x, x1, y0, y1);
  skirt(x, x1, k.skirt);
}
