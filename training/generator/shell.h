// Walls with real openings, so that the sun falls through windows and the next room shows through doors.
#pragma once
#include "fixtures.h"
#include <vector>

struct Opening {
  float a, e, lo, hi;
  int kind;
};  // along the wall, heights; kind: 0 window, 1 closed door, 2 opening, 3 wide opening, 4 glazed door
struct Trim {
  Mat wall, base, door, frame;
  float baseH, caseW, crown;
  bool blinds, shutters;
  int muntin;
  v3 light;
  float lightGain;
};

/** What stands before a window: trees, a neighbour, a balcony or fence. Seen through glass all of it is window. */
inline void view(Build &b, Frame f, float hw, bool low) {
  Rand &r = b.r;
  for (int i = r.i(0, 4); i--;) {
    float s = r.u(.5f, 2.2f), z = -r.u(3, 12);
    v3 g = r.p(.7f) ? V(r.u(.03f, .2f), r.u(.12f, .42f), r.u(.02f, .12f)) : V(r.u(.3f, .7f), r.u(.12f, .4f), r.u(.02f, .1f));
    v3 c = V(r.u(-hw - 3, hw + 3), r.u(.6f, 3.5f), z);
    Prim &q = b.ell(f, c, V(s, s * r.u(.6f, 1.4f), s), M2(g, g * r.u(.4f, 1.6f), T_FOLIAGE, r.u(.7f, 2)), WINDOW);
    if (r.p(.7f)) {
      q.alpha = A_LEAF;
      q.ts = r.u(3, 9);
      q.p1 = r.u(.6f, .85f);
    }
    q.flags |= NOSHADOW;
    b.rod(f, V(c.x, -1, z), V(c.x + r.g() * .3f, c.y, z), r.u(.04f, .16f), M(b.woodColour(), T_WOOD), WINDOW).flags |= NOSHADOW;
  }
  if (r.p(.3f)) {
    Mat m = r.p(.5f) ? M2(V(.4f, .17f, .11f) * r.u(.6f, 1.4f), b.grey(.4f, .8f), T_BRICK, .075f) : M(b.colour(), T_LAP, r.u(.1f, .25f));
    for (int i = r.i(1, 3); i--;) {
      float w = r.u(1.5f, 4), h = r.u(1.5f, 4);
      Frame g = f.in(V(r.u(-7, 7), r.u(-1.5f, 1.5f), -r.u(7, 16)), r.g() * .3f);
      b.box(g, V(0, 1.5f, 0), V(w, h, .5f), m, WINDOW).flags |= NOSHADOW;
      if (r.p(.6f)) b.turn(b.box(g, V(0, 1.5f + h + .4f, -.3f), V(w + .3f, .05f, 1.2f), M(b.grey(.05f, .5f, .1f), T_SHINGLE, .15f), WINDOW), 0, .6f).flags |= NOSHADOW;
      for (int k = r.i(0, 6); k--;) b.quad(g, V(r.u(-w, w) * .85f, 1.5f + r.u(-h, h) * .8f, .52f), r.u(.2f, .5f), r.u(.3f, .6f), M(b.grey(.03f, .4f, .1f)), WINDOW).flags |= NOSHADOW;
    }
  }
  if (r.p(.15f)) {
    float hh = r.u(.8f, 1.1f);
    b.box(f, V(0, hh - .3f, -r.u(2.5f, 7)), V(hw + 6, hh, .03f), M(r.p(.5f) ? b.grey(.08f, .6f, .08f) : b.woodColour(), T_BATTEN, r.u(.1f, .25f)), WINDOW).flags |= NOSHADOW;
  }
  if (r.p(low ? .5f : .15f)) {
    Prim &q = b.quad(f, V(0, .5f, -r.u(.8f, 2.5f)), hw + 1.5f, .55f, r.p(.5f) ? M(b.grey(.02f, .9f)) : M(b.woodColour(), T_WOOD), WINDOW);
    q.alpha = A_BARS;
    q.ts = r.u(.08f, .18f);
    q.p1 = r.u(.12f, .6f);
    q.flags |= NOSHADOW;
  }
}
inline void windowIn(Build &b, Frame f, const Opening &o, const Trim &t, bool inner) {  // f: wall foot at the opening's centre, +z into the room
  Rand &r = b.r;
  float hw = (o.e - o.a) * .5f, hh = (o.hi - o.lo) * .5f, y = (o.lo + o.hi) * .5f, fw = r.u(.025f, .06f), dz = -r.u(.02f, .16f);
  const Mat &m = t.frame;
  for (int i = -1; i <= 1; i += 2) {
    b.box(f, V(i * hw, y, dz * .5f), V(.008f, hh, fabsf(dz) * .5f + .01f), t.wall, WALL);
    b.box(f, V(0, y + i * hh, dz * .5f), V(hw, .008f, fabsf(dz) * .5f + .01f), t.wall, WALL);
    b.box(f, V(i * (hw - fw), y, dz), V(fw, hh, .03f), m, WINDOW);
    b.box(f, V(0, y + i * (hh - fw), dz), V(hw, fw, .03f), m, WINDOW);
  }
  int nu = o.kind == 4 ? (int)fmaxf(1.f, roundf(hw / .45f)) : (int)fmaxf(1.f, roundf(hw / r.u(.35f, 1.f))), nv = o.kind == 4 ? 1 : r.i(1, 2);
  for (int i = 1; i < nu; i++) b.box(f, V(-hw + 2 * hw * i / nu, y, dz), V(fw * .8f, hh, .028f), m, WINDOW);
  if (nv == 2) b.box(f, V(0, y + hh * r.u(-.2f, .3f), dz), V(hw, fw * .7f, .028f), m, WINDOW);
  if (t.muntin) {
    int mu = nu * t.muntin, mv = (int)fmaxf(2.f, roundf(hh / .2f));
    for (int i = 1; i < mu; i++) b.box(f, V(-hw + 2 * hw * i / mu, y, dz), V(.009f, hh, .012f), m, WINDOW);
    for (int i = 1; i < mv; i++) b.box(f, V(0, y - hh + 2 * hh * i / mv, dz), V(hw, .009f, .012f), m, WINDOW);
  }
  Prim &g = b.quad(f, V(0, y, dz - .01f), hw, hh, M(V(.95f, 1, .98f)), WINDOW);
  g.flags |= GLASS;
  g.p1 = 0;
  if (t.caseW > 0) {
    float c = t.caseW;
    for (int i = -1; i <= 1; i += 2) b.box(f, V(i * (hw + c), y, .012f), V(c, hh + 2 * c, .014f), t.base, WINDOW);
    b.box(f, V(0, o.hi + c, .014f), V(hw + 2 * c, c, .016f), t.base, WINDOW);
    if (o.lo > .1f) b.box(f, V(0, o.lo - c * .6f, .03f), V(hw + 2.2f * c, c * .5f, .035f), t.base, WINDOW);
  }
  if (t.shutters && o.kind == 0) {
    int leaves = std::max(2, (int)roundf(hw / .3f));
    float w = hw / leaves, gap = r.u(.05f, .09f);
    Mat sm = M(b.grey(.82f, .97f, .02f), T_PLAIN, 1, .03f);
    for (int i = 0; i < leaves; i++) {
      float x = -hw + w * (2 * i + 1);
      for (int k = -1; k <= 1; k += 2) {
        b.box(f, V(x + k * (w - .03f), y, .01f), V(.03f, hh, .014f), sm, WINDOW);
        b.box(f, V(x, y + k * (hh - .05f), .01f), V(w, .05f, .014f), sm, WINDOW);
      }
      Prim &q = b.quad(f, V(x, y, .008f), w - .05f, hh - .09f, sm, WINDOW);
      q.alpha = A_SLATS;
      q.ts = gap;
      q.p1 = r.u(.55f, .95f);
      q.emit = r.u(0, .25f);
    }
  } else if (o.kind == 4 && r.p(.25f)) {
    float from = r.p(.5f) ? -hw : r.u(-hw, hw * .5f), to = from > -hw ? hw : r.u(-hw * .4f, hw);
    Prim &q = b.quad(f, V((from + to) * .5f, y, .02f), (to - from) * .5f, hh, M(b.grey(.6f, .95f, .05f)), WINDOW);
    q.alpha = A_VSLATS;
    q.ts = r.u(.08f, .12f);
    q.p1 = r.u(.5f, .97f);
    q.emit = r.u(0, .3f);
    b.box(f, V(0, o.hi, .03f), V(hw + .05f, .05f, .05f), M(q.col), WINDOW);
  } else if (t.blinds && o.kind == 0) {
    float dn = r.p(.5f) ? 1.f : r.u(.15f, .8f), bh = hh * dn;
    int k = r.i(0, 3);
    v3 c = r.p(.8f) ? b.grey(.75f, .97f) : b.woodColour();
    Mat bm = M(c);
    bm.emit = r.u(0, .25f);
    Prim &q = b.quad(f, V(0, o.hi - bh, -.01f), hw * .99f, bh, bm, WINDOW);
    if (k == 0 || k == 1) {
      q.alpha = A_SLATS;
      q.ts = r.u(.03f, .06f);
      q.p1 = r.u(.3f, .93f);
    } else if (k == 2) {
      q.alpha = A_VSLATS;
      q.ts = r.u(.08f, .12f);
      q.p1 = r.u(.4f, .95f);
    } else q.tex = T_FABRIC;
    b.box(f, V(0, o.hi - .03f, -.01f), V(hw, .03f, .03f), M(c), WINDOW);
  }
  if (b.s.nw < 16) {
    float e = t.lightGain;
    v3 n = V(sinf(f.yaw), 0, cosf(f.yaw));
    b.s.win[b.s.nw++] = {f.at(V(0, y, dz + .02f)), V(cosf(f.yaw), 0, -sinf(f.yaw)) * hw, V(0, hh, 0), n, t.light * e};
  }
  if (inner && r.p(.6f)) view(b, f, hw, o.lo < .3f);
  if (inner && b.s.furnished && r.p(.4f)) curtains(b, f, hw, o.hi, o.lo);
}
inline void doorIn(Build &b, Frame f, const Opening &o, const Trim &t) {
  Rand &r = b.r;
  float hw = (o.e - o.a) * .5f, h = o.hi;
  float c = std::max(.02f, t.caseW);
  Mat tr = t.base;
  if (o.kind != 3 || r.p(.4f)) {
    int lab = o.kind == 3 ? WALL : DOOR;
    for (int i = -1; i <= 1; i += 2) {
      b.box(f, V(i * (hw + c), h * .5f + c, .012f), V(c, h * .5f + c, .015f), tr, lab);
      b.box(f, V(i * hw, h * .5f, -.06f), V(.012f, h * .5f, .07f), tr, lab);
    }
    b.box(f, V(0, h + c, .014f), V(hw + 2 * c, c, .016f), tr, lab);
  }
  Mat d = t.door;
  if (r.p(.25f)) d.col = d.col2 = t.wall.col * r.u(.92f, 1.08f);
  if (o.kind == 1) {
    int leaves = hw > .6f ? 2 * (int)roundf(hw / .6f) : 1;
    float w = hw / leaves, dz = -r.u(.02f, .1f);
    Mat kn = b.metal();
    uint32_t sd = r.bits();
    bool louvred = r.p(leaves > 1 ? .12f : .03f), mirrored = leaves > 1 && r.p(.15f);
    for (int i = 0; i < leaves; i++) {
      float x = -hw + w * (2 * i + 1);
      Prim &q = b.box(f, V(x, h * .5f, dz), V(w * .99f, h * .5f, .02f), d, DOOR);
      q.seed = sd;
      float side = ((i & 1) ? -1 : 1) * (w - .07f);
      if (r.p(.5f)) b.rod(f, V(x + side, 1.f, dz + .05f), V(x + side * .8f, 1.f, dz + .06f), .011f, kn, DOOR);
      else b.ell(f, V(x + side, 1.f, dz + .05f), V(.025f, .025f, .025f), kn, DOOR);
      if (louvred) {
        Prim &l = b.quad(f, V(x, h * .5f, dz + .022f), w * .78f, h * .44f, M(d.col * .7f), DOOR);
        l.alpha = A_SLATS;
        l.ts = .04f;
        l.p1 = .35f;
      } else if (mirrored) {
        Prim &l = b.quad(f, V(x, h * .5f, dz + .022f), w * .94f, h * .47f, M(V(.4f)), DOOR);
        l.flags |= MIRROR;
        l.gloss = .85f;
      }
    }
    if (leaves == 1 && r.p(.22f)) {  // lights in the upper half or all the way down, plain or barred
      bool whole = r.p(.3f);
      int rows = r.i(1, 4), cols = r.i(1, 3);
      if (r.p(.35f)) rows = cols = 3;
      float y0 = whole ? .12f : r.u(.42f, .55f), sh = (.94f - y0) / rows, sw = 1.5f / cols, e = r.u(.3f, 1.6f);
      for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++) {
          Prim &q = b.box(f, V((-.75f + sw * (j + .5f)) * hw, h * (y0 + sh * (i + .5f)), dz + .02f), V(hw * sw * .45f, h * sh * .45f, .006f),
                          M2(V(.9f, .95f, 1), V(.5f, .6f, .45f), r.p(.4f) ? T_FADED : T_PLAIN, 1, 0, .1f), DOOR);
          q.emit = e;
        }
    }
  }
  if (o.kind == 2) {
    Prim &q = b.quad(f, V(0, h * .5f, -.02f), hw, h * .5f, M(V(1)), DOOR);
    q.flags |= PORTAL;
    if (r.p(.45f)) {
      float a = (r.p(.5f) ? 1 : -1), an = r.u(.5f, 2.6f);
      bool in = r.p(.6f);
      Frame g = f.in(V(a * hw, 0, in ? .03f : -.14f), a * (in ? 1 : -1) * an);
      Prim &s = b.box(g, V(-a * hw, h * .5f, 0), V(hw, h * .5f, .02f), d, DOOR);
      (void)s;
      b.ell(g, V(-a * (2 * hw - .07f), 1, .05f), V(.03f, .03f, .03f), b.metal(), DOOR);
    }
  }
}
/** A wall from p to q (inside on the left of p->q is +z of its frame); openings sorted along it. */
inline void wall(Build &b, v3 p, v3 q, float h, std::vector<Opening> os, const Trim &t, bool main) {
  v3 d = q - p;
  float L = len(d), yaw = atan2f(-d.z, d.x);
  Frame f{p, yaw};
  std::sort(os.begin(), os.end(), [](const Opening &a, const Opening &c) { return a.a < c.a; });
  auto piece = [&](float a, float e, float lo, float hi) {
    if (e - a < .01f || hi - lo < .01f) return;
    Prim &w = b.quad(f, V((a + e) * .5f, (lo + hi) * .5f, 0), (e - a) * .5f, (hi - lo) * .5f, t.wall, WALL);
    w.flags |= WORLDUV | SHELL;
    w.p0 = .004f;
    w.seed = b.s.seed;
  };
  auto skirt = [&](float a, float e) {
    if (t.baseH > 0 && e - a > .03f && main) b.box(f, V((a + e) * .5f, t.baseH * .5f, .008f), V((e - a) * .5f, t.baseH * .5f, .009f), t.base, WALL).flags |= TRIM;
  };
  float x = 0, sx = 0;
  for (auto &o : os) {
    piece(x, o.a, 0, h);
    piece(o.a, o.e, o.hi, h);
    piece(o.a, o.e, 0, o.lo);
    x = o.e;
    if (o.lo < .05f) {
      skirt(sx, o.a);
      sx = o.e;
    }
    Frame g = f.in(V((o.a + o.e) * .5f, 0, 0));
    if (o.kind == 0 || o.kind == 4) windowIn(b, g, o, t, main);
    else doorIn(b, g, o, t);
  }
  piece(x, L, 0, h);
  skirt(sx, L);
  if (t.crown > 0 && main) {
    b.box(f, V(L * .5f, h - t.crown * .5f, t.crown * .3f), V(L * .5f, t.crown * .5f, t.crown * .35f), t.base, WALL, t.crown * .2f).flags |= TRIM;
  }
}
