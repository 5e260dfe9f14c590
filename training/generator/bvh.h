// A small tree per scene, split where the areas of its halves cost least: built on the host, walked on the device.
#pragma once
#include "prim.h"
#include <algorithm>

struct Node {
  float lo[3], hi[3];
  int left, count;
};  // count > 0: leaf over P[left .. left+count)
enum { DEEP = 32, BINS = 16 };

/** Where the ray enters the box, or a negative number when it misses or enters beyond tmax. */
HD float slab(const Node &b, v3 o, v3 m, float tmax) {
  float ax = (b.lo[0] - o.x) * m.x, bx = (b.hi[0] - o.x) * m.x, ay = (b.lo[1] - o.y) * m.y, by = (b.hi[1] - o.y) * m.y, az = (b.lo[2] - o.z) * m.z,
        bz = (b.hi[2] - o.z) * m.z;
  float tn = fmaxf(fmaxf(fminf(ax, bx), fminf(ay, by)), fminf(az, bz)), tf = fminf(fminf(fmaxf(ax, bx), fmaxf(ay, by)), fmaxf(az, bz));
  return tn <= tf && tf > 0 && tn < tmax ? fmaxf(tn, 0.f) : -1.f;
}
/** Walks the tree, nearer child first. leaf(i, best) tests one thing, shortens best.t when hit, and answers whether to stop. */
template <typename Leaf>
HD void walk(const Node *N, v3 o, v3 d, Hit &best, Leaf leaf) {
  v3 m = V(1 / safe(d.x), 1 / safe(d.y), 1 / safe(d.z));
  int stack[DEEP], sp = 0, at = 0;
  float from[DEEP];
  if (slab(N[0], o, m, best.t) < 0) return;
  for (;;) {
    const Node &b = N[at];
    if (b.count) {
      for (int i = b.left; i < b.left + b.count; i++)
        if (leaf(i, best)) return;
    } else {
      float t0 = slab(N[b.left], o, m, best.t), t1 = slab(N[b.left + 1], o, m, best.t);
      if (t0 >= 0 && t1 >= 0) {
        bool first = t0 <= t1;
        if (sp < DEEP) {
          stack[sp] = b.left + first;
          from[sp++] = first ? t1 : t0;
        }
        at = b.left + !first;
        continue;
      }
      if (t0 >= 0 || t1 >= 0) {
        at = b.left + (t0 < 0);
        continue;
      }
    }
    do
      if (!sp) return;
    while (from[--sp] >= best.t);
    at = stack[sp];
  }
}
/** Nearest hit; `any` stops at the first one and lets light pass through glass and lamp shades. */
HD bool trace(const Prim *P, const Node *N, v3 o, v3 d, float tmax, bool any, Hit &best) {
  best.id = -1;
  best.t = tmax;
  walk(N, o, d, best, [&](int i, Hit &b) {
    if (any && (P[i].flags & (PORTAL | GLASS | NOSHADOW))) return false;
    Hit h;
    if (!hitPrim(P[i], o, d, b.t, h)) return false;
    b = h;
    b.id = i;
    return any;
  });
  return best.id >= 0;
}
HD bool hitMesh(const Prim &q, v3 o, v3 d, float tmax, Hit &h) {
  const Mesh &m = *q.mesh;
  v3 s = q.h / m.h, lo = o / s, ld = d / s;
  h.id = -1;
  h.t = tmax;
  walk(m.node, lo, ld, h, [&](int i, Hit &b) {
    const Tri &t = m.tri[i];
    v3 p = cross(ld, t.f), w = lo - t.a;
    float det = dot(t.e, p);
    if (fabsf(det) < 1e-12f) return false;
    float u = dot(w, p) / det;
    if (u < 0 || u > 1) return false;
    v3 r = cross(w, t.e);
    float v = dot(ld, r) / det, k = dot(t.f, r) / det;
    if (v < 0 || u + v > 1 || k < 1e-4f || k >= b.t) return false;
    b.t = k;
    b.id = i;
    return false;
  });
  if (h.id < 0) return false;
  const Tri &t = m.tri[h.id];
  h.part = t.part;
  h.n = norm(cross(t.e, t.f) / s);
  h.lp = o + d * h.t;
  return true;
}

inline float at(v3 p, int k) { return k == 0 ? p.x : k == 1 ? p.y : p.z; }
inline v3 middle(const Prim &q) { return q.c; }
inline v3 middle(const Tri &t) { return t.a + (t.e + t.f) * (1.f / 3); }
inline void bounds(const Tri &t, float *lo, float *hi) {
  for (int k = 0; k < 3; k++) {
    float a = at(t.a, k), b = a + at(t.e, k), c = a + at(t.f, k);
    lo[k] = std::min(a, std::min(b, c));
    hi[k] = std::max(a, std::max(b, c));
  }
}
inline void bounds(const Prim &q, float *lo, float *hi) {
  v3 ax = vabs(q.ux) * q.h.x, ay = vabs(q.uy) * q.h.y, az = vabs(q.uz) * (q.type == QUAD ? 1e-3f : q.h.z);
  if (q.type == CYL && q.p0 > 1) {
    ax = ax * q.p0;
    az = az * q.p0;
  }
  v3 e = ax + ay + az;
  lo[0] = q.c.x - e.x;
  lo[1] = q.c.y - e.y;
  lo[2] = q.c.z - e.z;
  hi[0] = q.c.x + e.x;
  hi[1] = q.c.y + e.y;
  hi[2] = q.c.z + e.z;
}
/** Reorders prims in place; returns the number of nodes (at most 2n). */
template <typename T>
inline int buildTree(T *P, int n, Node *N) {
  struct Job {
    int node, a, b, depth;
  } st[64];
  struct Span {
    float lo[3] = {1e9f, 1e9f, 1e9f}, hi[3] = {-1e9f, -1e9f, -1e9f};
    int n = 0;
    void take(const float *l, const float *h) {
      for (int k = 0; k < 3; k++) {
        lo[k] = std::min(lo[k], l[k]);
        hi[k] = std::max(hi[k], h[k]);
      }
    }
    float area() const {
      float x = hi[0] - lo[0], y = hi[1] - lo[1], z = hi[2] - lo[2];
      return n ? x * y + y * z + z * x : 0;
    }
  };
  int sp = 0, used = 1;
  st[sp++] = {0, 0, n, 0};
  while (sp) {
    Job j = st[--sp];
    Node &nd = N[j.node];
    Span all, mid;
    for (int i = j.a; i < j.b; i++) {
      float lo[3], hi[3];
      bounds(P[i], lo, hi);
      v3 p = middle(P[i]);
      const float c[3] = {p.x, p.y, p.z};
      all.take(lo, hi);
      mid.take(c, c);
      all.n++;
    }
    for (int k = 0; k < 3; k++) {
      nd.lo[k] = all.lo[k];
      nd.hi[k] = all.hi[k];
    }
    nd.left = j.a;
    nd.count = j.b - j.a;
    if (nd.count <= 2 || sp > 60 || j.depth >= DEEP - 2) continue;
    float best = nd.count <= 4 ? (nd.count - 1.f) * all.area() : 1e30f, cut = 0;
    int ax = -1;
    for (int k = 0; k < 3; k++) {
      float w = mid.hi[k] - mid.lo[k];
      if (w < 1e-5f) continue;
      Span bin[BINS];
      for (int i = j.a; i < j.b; i++) {
        float lo[3], hi[3];
        bounds(P[i], lo, hi);
        Span &s = bin[std::min(BINS - 1, (int)((at(middle(P[i]), k) - mid.lo[k]) / w * BINS))];
        s.take(lo, hi);
        s.n++;
      }
      float right[BINS];
      Span acc;
      for (int i = BINS - 1; i > 0; i--) {
        acc.take(bin[i].lo, bin[i].hi);
        acc.n += bin[i].n;
        right[i] = acc.area() * acc.n;
      }
      acc = Span();
      for (int i = 0; i + 1 < BINS; i++) {
        acc.take(bin[i].lo, bin[i].hi);
        acc.n += bin[i].n;
        float cost = acc.area() * acc.n + right[i + 1];
        if (acc.n && acc.n < nd.count && cost < best) {
          best = cost;
          ax = k;
          cut = mid.lo[k] + w * (i + 1) / BINS;
        }
      }
    }
    int m = (j.a + j.b) / 2;
    if (ax >= 0) m = (int)(std::partition(P + j.a, P + j.b, [ax, cut](const T &q) { return at(middle(q), ax) < cut; }) - P);
    else if (nd.count <= 4) continue;
    if (m <= j.a || m >= j.b) m = (j.a + j.b) / 2;
    nd.count = 0;
    nd.left = used;
    used += 2;
    st[sp++] = {nd.left, j.a, m, j.depth + 1};
    st[sp++] = {nd.left + 1, m, j.b, j.depth + 1};
  }
  return used;
}
