// One invented scene: primitives, lights, sky, camera, and what it is a picture of.
#pragma once
#include "meshes.h"
#include "sky.h"
#include "texture.h"

enum { MAXP = 2000 };
enum Kind { INTERIOR, EXTERIOR, PLAN, ELSE };
enum Room { LIVING, BEDROOM, KITCHEN, BATHROOM, DINING, OFFICE, HALL, NOROOM };

struct WindowLight {
  v3 c, ax, ay, n, col;
};  // half axes
struct Lamp {
  v3 c, col;
  bool loose;  // goes with its furniture
};
struct Camera {
  v3 o, x, y, z;
  float fov, aspect, k1;
  int ortho;
};
struct Scene {
  Prim P[MAXP];
  Node N[2 * MAXP];
  WindowLight win[16];
  Lamp lamp[24];
  Sky sky;
  Camera cam;
  v3 ambUp, ambDown;
  float ao;
  int np, nw, nl, kind, room, furnished, unlit, twin;
  uint32_t seed;
};

struct Rand {
  uint64_t s;
  explicit Rand(uint64_t seed) {
    uint64_t z = seed + 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    s = (z ^ (z >> 31)) | 1;
    for (int i = 0; i < 4; i++) u();
  }
  uint32_t bits() {
    s ^= s << 13;
    s ^= s >> 7;
    s ^= s << 17;
    return (uint32_t)(s >> 24);
  }
  float u() { return (bits() >> 8) * (1.f / 16777216.f); }
  float u(float a, float b) { return a + (b - a) * u(); }
  bool p(float q) { return u() < q; }
  int i(int a, int b) { return a + (int)(bits() % (uint32_t)(b - a + 1)); }
  float g() { return (u() + u() + u() + u() - 2) * 1.732f; }
  template <typename T>
  T pick(std::initializer_list<T> l) {
    return *(l.begin() + i(0, (int)l.size() - 1));
  }
};

struct Mat {
  v3 col, col2;
  int tex;
  float ts, gloss, p1, emit;
};
inline Mat M(v3 c, int tex = T_PLAIN, float ts = 1, float gloss = 0) { return {c, c, tex, ts, gloss, 0, 0}; }
inline Mat M2(v3 c, v3 c2, int tex, float ts, float p1 = 0, float gloss = 0) { return {c, c2, tex, ts, gloss, p1, 0}; }

struct Frame {  // where a thing stands: origin on the floor and the way it faces (+z is its front)
  v3 o;
  float yaw;
  v3 at(v3 l) const {
    float c = cosf(yaw), s = sinf(yaw);
    return V(o.x + c * l.x + s * l.z, o.y + l.y, o.z - s * l.x + c * l.z);
  }
  Frame in(v3 l, float dy = 0) const { return {at(l), yaw + dy}; }
};

struct Build {
  Scene &s;
  Rand r;
  Prim spare;
  bool pale = false;
  bool vivid = false;
  Build(Scene &sc, uint64_t seed) : s(sc), r(seed) {
    s.np = s.nw = s.nl = 0;
    s.unlit = s.twin = 0;
    s.furnished = 0;
    s.seed = (uint32_t)seed;
    s.kind = INTERIOR;
    s.room = NOROOM;
  }

  Prim &add(int type, Frame f, v3 c, v3 h, const Mat &m, int label, float p0 = 0) {
    Prim &q = s.np < MAXP - 1 ? s.P[s.np++] : spare;
    float cy = cosf(f.yaw), sy = sinf(f.yaw);
    q.type = (uint8_t)type;
    q.mesh = nullptr;
    q.c = f.at(c);
    q.h = V(std::max(h.x, 1e-3f), std::max(h.y, 1e-3f), std::max(h.z, 1e-3f));
    q.ux = V(cy, 0, -sy);
    q.uy = V(0, 1, 0);
    q.uz = V(sy, 0, cy);
    q.col = m.col;
    q.col2 = m.col2;
    q.tex = (uint8_t)m.tex;
    q.ts = m.ts;
    q.gloss = m.gloss;
    q.p1 = m.p1;
    q.emit = m.emit;
    q.p0 = p0;
    q.label = (uint8_t)label;
    q.flags = 0;
    q.alpha = A_NONE;
    q.seed = r.bits();
    if (type == BOX && p0 > 0) q.p0 = std::min(p0, .98f * std::min(q.h.x, std::min(q.h.y, q.h.z)));
    return q;
  }
  Prim &box(Frame f, v3 c, v3 h, const Mat &m, int label, float round = 0) { return add(BOX, f, c, h, m, label, round); }
  Prim &ell(Frame f, v3 c, v3 h, const Mat &m, int label) { return add(ELL, f, c, h, m, label); }
  /** radius, half height; taper = top radius / bottom radius */
  Prim &cyl(Frame f, v3 c, float rad, float hy, const Mat &m, int label, float taper = 1) { return add(CYL, f, c, V(rad, hy, rad), m, label, taper); }
  Prim &quad(Frame f, v3 c, float hx, float hy, const Mat &m, int label) { return add(QUAD, f, c, V(hx, hy, 1e-3f), m, label); }
  /** A piece of the staging library stretched to half sizes where they are given (0: as made); false when there is none. */
  bool piece(Frame f, int kind, float hx = 0, float hy = 0, float hz = 0, int label = MOVABLE) {
    auto &all = shelf().kind[kind];
    if (all.empty()) return false;
    const auto &e = all[r.i(0, (int)all.size() - 1)];
    float k = r.u(.94f, 1.06f), sx = hx ? hx / e.h.x : k, sy = hy ? hy / e.h.y : hx ? std::min(1.15f, std::max(.85f, sx)) : k, sz = hz ? hz / e.h.z : k;
    v3 sc = V(sx, sy, sz);
    Prim &q = add(MESH, f, e.c * sc, e.h * sc, M2(colour(), colour(), T_PLAIN, 1, r.pick({0.f, .4f, .8f, 1.f})), label);
    q.mesh = e.mesh;
    q.emit = r.p(.5f) ? r.u(.3f, 2.f) : 0;
    return true;
  }
  /** a bar between two local points */
  Prim &rod(Frame f, v3 a, v3 b, float rad, const Mat &m, int label, float taper = 1) {
    Prim &q = cyl(f, (a + b) * .5f, rad, len(b - a) * .5f, m, label, taper);
    v3 d = norm(f.at(b) - f.at(a)), t = fabsf(d.y) > .9f ? V(1, 0, 0) : V(0, 1, 0);
    q.uy = d;
    q.ux = norm(cross(t, d));
    q.uz = cross(q.ux, d);
    return q;
  }
  static Prim &turn(Prim &q, int axis, float a) {  // rotate about a local axis
    float c = cosf(a), sn = sinf(a);
    v3 x = q.ux, y = q.uy, z = q.uz;
    if (axis == 0) {
      q.uy = y * c + z * sn;
      q.uz = z * c - y * sn;
    } else if (axis == 1) {
      q.uz = z * c + x * sn;
      q.ux = x * c - z * sn;
    } else {
      q.ux = x * c + y * sn;
      q.uy = y * c - x * sn;
    }
    return q;
  }
  /** a flat horizontal quad (floor, ceiling, lawn): u along x, v along z, turned by a */
  Prim &flat(float x, float y, float z, float hx, float hz, float a, const Mat &m, int label) {
    Prim &q = quad({V(x, y, z), 0}, V(0), hx, hz, m, label);
    turn(q, 0, -1.5707963f);
    return turn(q, 2, a);
  }

  v3 grey(float a, float b, float tint = .04f) {
    float v = r.u(a, b);
    return V(clamp01(v * (1 + r.g() * tint)), clamp01(v * (1 + r.g() * tint * .5f)), clamp01(v * (1 + r.g() * tint)));
  }
  v3 woodColour() {
    float v = r.u(.06f, .62f);
    return V(v, v * r.u(.5f, .85f), v * r.u(.25f, .7f));
  }
  v3 hue(float sat, float val) {
    float h = r.u() * 6;
    auto f = [&](float n) {
      float k = fmodf(n + h, 6);
      return val * (1 - sat * std::max(0.f, std::min(1.f, std::min(k, 4 - k))));
    };
    return V(f(5), f(3), f(1));
  }
  v3 colour() {
    float m = r.u();
    if (pale && m < .6f) return grey(.55f, .95f, .05f);
    if (m < .4f) return grey(.03f, .92f, .06f);
    if (m < .62f) return woodColour();
    if (m < .85f) return hue(r.u(.1f, .5f), r.u(.1f, .8f));
    return hue(r.u(.4f, 1.f), r.u(.15f, .9f));
  }
  Mat fabric() {
    v3 c = colour();
    float k = r.u();
    if (k < .66f) return M(c, T_FABRIC);
    if (k < .76f) return M(c, T_PLAIN, 1, r.p(.4f) ? .06f : 0);
    if (k < .82f) return M2(c, colour(), T_STRIPE, r.u(.03f, .2f), r.u(.2f, .6f));
    if (k < .88f) return M2(c, colour(), T_LATTICE, r.u(.05f, .3f));
    if (k < .93f) return M2(c, colour(), T_QUILT, r.u(.05f, .3f));
    if (k < .97f) return M2(c, colour(), T_FADED, 1);
    return M2(c, colour(), T_CHECK, r.u(.03f, .15f));
  }
  Mat hard() {
    float k = r.u();
    if (k < .5f) return M(woodColour(), T_WOOD, r.u(.6f, 1.6f), r.p(.4f) ? r.u(.02f, .12f) : 0);
    if (k < .8f) return M(colour(), T_PLAIN, 1, r.p(.4f) ? r.u(.03f, .2f) : 0);
    if (k < .88f) return M2(grey(.7f, .95f), grey(.2f, .6f), T_MARBLE, r.u(.7f, 2), 0, .08f);
    if (k < .95f) return M(grey(.01f, .08f), T_PLAIN, 1, .12f);
    return M(woodColour(), T_RATTAN);
  }
  Mat metal() {
    float k = r.u();
    return M(k < .4f ? grey(.01f, .06f) : k < .75f ? grey(.5f, .8f, .02f) : V(.6f, .42f, .18f) * r.u(.6f, 1.3f), T_PLAIN, 1, r.u(.1f, .5f));
  }
  void lamp(v3 c, v3 col, bool loose = false) {
    if (s.nl < 24) s.lamp[s.nl++] = {c, col, loose};
  }
};
