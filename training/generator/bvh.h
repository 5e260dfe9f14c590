// A small median-split tree per scene: built on the host, walked on the device.
#pragma once
#include "prim.h"
#include <algorithm>

struct Node {
  float lo[3], hi[3];
  int left, count;
};  // count > 0: leaf over order[left .. left+count)

HD bool slab(const Node &b, v3 o, v3 m, float tmax) {
  float ax = (b.lo[0] - o.x) * m.x, bx = (b.hi[0] - o.x) * m.x, ay = (b.lo[1] - o.y) * m.y, by = (b.hi[1] - o.y) * m.y, az = (b.lo[2] - o.z) * m.z,
        bz = (b.hi[2] - o.z) * m.z;
  float tn = fmaxf(fmaxf(fminf(ax, bx), fminf(ay, by)), fminf(az, bz)), tf = fminf(fminf(fmaxf(ax, bx), fmaxf(ay, by)), fmaxf(az, bz));
  return tn <= tf && tf > 0 && tn < tmax;
}
/** Nearest hit; `any` stops at the first one and lets light pass through glass and lamp shades. */
HD bool trace(const Prim *P, const Node *N, v3 o, v3 d, float tmax, bool any, Hit &best) {
  v3 m = V(1 / safe(d.x), 1 / safe(d.y), 1 / safe(d.z));
  int stack[40], sp = 0;
  stack[sp++] = 0;
  best.id = -1;
  best.t = tmax;
  while (sp) {
    const Node &b = N[stack[--sp]];
    if (!slab(b, o, m, best.t)) continue;
    if (b.count) {
      for (int i = b.left; i < b.left + b.count; i++) {
        if (any && (P[i].flags & (PORTAL | GLASS | NOSHADOW))) continue;
        Hit h;
        if (hitPrim(P[i], o, d, best.t, h)) {
          best = h;
          best.id = i;
          if (any) return true;
        }
      }
    } else if (sp < 38) {
      stack[sp++] = b.left;
      stack[sp++] = b.left + 1;
    }
  }
  return best.id >= 0;
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
inline int buildTree(Prim *P, int n, Node *N) {
  struct Job {
    int node, a, b;
  } st[64];
  int sp = 0, used = 1;
  st[sp++] = {0, 0, n};
  while (sp) {
    Job j = st[--sp];
    Node &nd = N[j.node];
    for (int k = 0; k < 3; k++) {
      nd.lo[k] = 1e9f;
      nd.hi[k] = -1e9f;
    }
    float clo[3] = {1e9f, 1e9f, 1e9f}, chi[3] = {-1e9f, -1e9f, -1e9f};
    for (int i = j.a; i < j.b; i++) {
      float lo[3], hi[3];
      bounds(P[i], lo, hi);
      const float c[3] = {P[i].c.x, P[i].c.y, P[i].c.z};
      for (int k = 0; k < 3; k++) {
        nd.lo[k] = std::min(nd.lo[k], lo[k]);
        nd.hi[k] = std::max(nd.hi[k], hi[k]);
        clo[k] = std::min(clo[k], c[k]);
        chi[k] = std::max(chi[k], c[k]);
      }
    }
    if (j.b - j.a <= 3 || sp > 60) {
      nd.left = j.a;
      nd.count = j.b - j.a;
      continue;
    }
    int ax = 0;
    for (int k = 1; k < 3; k++)
      if (chi[k] - clo[k] > chi[ax] - clo[ax]) ax = k;
    int mid = (j.a + j.b) / 2;
    std::nth_element(P + j.a, P + mid, P + j.b, [ax](const Prim &a, const Prim &b) {
      return ax == 0 ? a.c.x < b.c.x : ax == 1 ? a.c.y < b.c.y : a.c.z < b.c.z;
    });
    nd.count = 0;
    nd.left = used;
    used += 2;
    st[sp++] = {nd.left, j.a, mid};
    st[sp++] = {nd.left + 1, mid, j.b};
  }
  return used;
}
