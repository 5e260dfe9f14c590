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
  bool blinds;
  int muntin;
  v3 light;
  float lightGain;
};

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
  if (t.blinds && o.kind == 0) {
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
  if (o.kind == 1) {
    int leaves = hw > .6f ? 2 * (int)roundf(hw / .6f) : 1;
    float w = hw / leaves, dz = -r.u(.02f, .1f);
    Mat kn = b.metal();
    uint32_t sd = r.bits();
    for (int i = 0; i < leaves; i++) {
      float x = -hw + w * (2 * i + 1);
      Prim &q = b.box(f, V(x, h * .5f, dz), V(w * .99f, h * .5f, .02f), d, DOOR);
      q.seed = sd;
      b.ell(f, V(x + ((i & 1) ? -1 : 1) * (w - .07f), 1.f, dz + .05f), V(.025f, .025f, .025f), kn, DOOR);
    }
    if (r.p(.12f)) {
      for (int i = 0; i < 4; i++)
        for (int j = 0; j < 3; j++) {
          Prim &q = b.box(f, V((j - 1) * hw * .5f, h * (.52f + .12f * i), dz + .02f), V(hw * .22f, h * .052f, .006f), M(V(.9f, .95f, 1)), DOOR);
          q.emit = r.u(.5f, 1.5f);
        }
    }
  }
  if (o.kind == 2) {
    Prim &q = b.quad(f, V(0, h * .5f, -.02f), hw, h * .5f, M(V(1)), DOOR);
    q.flags |= PORTAL;
    if (r.p(.3f)) {
      float a = (r.p(.5f) ? 1 : -1), an = r.u(.9f, 1.9f);
      bool in = r.p(.5f);
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
    if (t.baseH > 0 && e - a > .03f && main) b.box(f, V((a + e) * .5f, t.baseH * .5f, .008f), V((e - a) * .5f, t.baseH * .5f, .009f), t.base, WALL);
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
    b.box(f, V(L * .5f, h - t.crown * .5f, t.crown * .3f), V(L * .5f, t.crown * .5f, t.crown * .35f), t.base, WALL, t.crown * .2f);
  }
}
