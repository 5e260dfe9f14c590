// The primitives that every invented thing is made of, and their ray intersections in local space.
#pragma once
#include "vec.h"

enum { BOX, ELL, CYL, QUAD, MESH };
enum Label {
  WALL,
  FLOOR,
  CEILING,
  WINDOW,
  DOOR,
  FIXTURE,
  MOVABLE,
  SKY,
  FACADE,
  ROOF,
  PANE,
  ENTRANCE,
  GARAGE,
  VEGETATION,
  GROUND,
  WATER,
  VEHICLE,
  OTHER,
  LAMP
};
enum Flag { WORLDUV = 1, PORTAL = 2, GLASS = 4, MIRROR = 8, NOSHADOW = 16, OPEN = 32, SHELL = 64, NOAMB = 128, TRIM = 256, STAYS = 512 };  // TRIM: skirting and cornice; STAYS: hangs at a window
enum Alpha {
  A_NONE,
  A_LEAF,
  A_TWIG,
  A_TRAP,
  A_BARS,
  A_SLATS,
  A_PICKET,
  A_RING,
  A_FROND,
  A_SHEER,
  A_ARCH,
  A_GLYPH,
  A_DISC,
  A_VSLATS,
  A_GRASS,
  A_MESH,
  A_SPANDREL,
  A_HALF,
  A_FAN
};

struct Tri {
  v3 a, e, f;
  int part;
};
struct MeshPart {
  v3 col, col2;
  int paint;
  float glow;
};
struct Node;
struct Mesh {
  const Tri *tri;
  const Node *node;
  const MeshPart *part;
  v3 h;
};
struct Prim {
  const Mesh *mesh;
  v3 c, h, ux, uy, uz;  // centre, half sizes, local axes in world
  v3 col, col2;
  float p0, p1, ts, gloss, emit;  // shape parameters, texture scale, reflectance, emission
  uint32_t seed;
  uint16_t flags;
  uint8_t type, label, tex, alpha, pad[2];
};
struct Hit {
  float t;
  int id;
  v3 n;
  v3 lp;
  int part;
};  // n and lp are local; part: of a mesh

HD float radiusAt(const Prim &q, float y) { return 1 + (q.p0 - 1) * (y + q.h.y) / (2 * q.h.y); }

HD bool alphaPass(const Prim &q, v3 lp) {
  float u = lp.x / q.h.x, v = lp.y / q.h.y, s = q.ts;
  switch (q.alpha) {
    case A_LEAF: return noise(lp * s, q.seed) + .5f * noise(lp * (s * 2.7f), q.seed + 5) + .45f * (noise(lp * (s * 7.3f), q.seed + 6) - .5f) > q.p1;
    case A_TWIG: {
      float a = noise(lp * s, q.seed), b = noise(lp * (s * 1.9f), q.seed + 3);
      return fabsf(a - .5f) < q.p1 || fabsf(b - .5f) < q.p1 * .7f;
    }
    case A_TRAP: {
      float t = (v + 1) * .5f;
      return fabsf(u - q.p1 * t) < mix(1.f, q.p0, t);
    }
    case A_BARS: return frac(lp.x / s) < q.p1 || v > 1 - .1f || v < -1 + .06f;
    case A_SLATS: return frac(lp.y / s) < q.p1;
    case A_VSLATS: return frac(lp.x / s) < q.p1;
    case A_PICKET: {
      float f = frac(lp.x / s) - .5f;
      return (fabsf(f) < q.p1 * .5f && v < 1 - .35f * fabsf(f)) || fabsf(v - .45f) < .07f || fabsf(v + .5f) < .07f;
    }
    case A_RING: {
      float r = sqrtf(u * u + v * v);
      return r < 1 && r > q.p1;
    }
    case A_DISC: return u * u + v * v < 1;
    case A_FROND: {
      float w = (1 - u * u) * .95f;
      float a = fabsf(v);
      return a < w && (a < .05f || frac(u * s + a * 1.6f) < .62f);
    }
    case A_SHEER: return hash((int)floorf(lp.x * 900), (int)floorf(lp.y * 900), 3, q.seed) < q.p1;
    case A_ARCH: {
      if (v < 1 - 2 * q.p1) return true;
      float y = (v - (1 - 2 * q.p1)) / (2 * q.p1);
      return u * u + y * y < 1;
    }
    case A_GLYPH: {
      int cx = (int)floorf(lp.x / s), cy = (int)floorf(lp.y / (s * 1.9f));
      float fx = frac(lp.x / s), fy = frac(lp.y / (s * 1.9f));
      if (fy < .35f || fx < .12f || hash(cx / 6, cy, 1, q.seed) < .18f) return false;
      return hash(cx * 3 + (int)(fx * 3), cy * 4 + (int)(fy * 5), 2, q.seed) < .5f;
    }
    case A_GRASS: return v < hash((int)floorf(lp.x * s), 0, 1, q.seed) * 2 - 1.2f + .9f * noise2(lp.x * s * .2f, 0, q.seed);
    case A_SPANDREL: return u * u + (v + 1) * (v + 1) * .25f > 1;  // what an arch leaves of its rectangle
    case A_HALF: return lp.z < 0;
    case A_FAN: {
      float r = u * u + v * v;
      return r < 1 && (r < .2f || frac(atan2f(v, u) * s) < .95f - .5f * r);
    }
    case A_MESH: return frac(lp.x / s) < q.p1 || frac(lp.y / s) < q.p1;
  }
  return true;
}

HD float safe(float x) { return fabsf(x) < 1e-7f ? (x < 0 ? -1e-7f : 1e-7f) : x; }

HD bool hitBox(const Prim &q, v3 o, v3 d, float tmax, Hit &h) {
  v3 m = V(1 / safe(d.x), 1 / safe(d.y), 1 / safe(d.z)), n = m * o, k = vabs(m) * q.h;
  v3 t1 = V(0) - n - k, t2 = k - n;
  float tn = fmaxf(fmaxf(t1.x, t1.y), t1.z), tf = fminf(fminf(t2.x, t2.y), t2.z);
  if (tn > tf || tf < 1e-4f) return false;
  float t = tn;
  bool inside = tn < 1e-4f;
  if (inside) {
    if (q.p0 > 0) return false;
    t = tf;
  }
  if (t > tmax) return false;
  v3 p = o + d * t;
  if (q.p0 > 0) {  // rounded edges of radius p0, after Quilez
    v3 sz = q.h - V(q.p0), s = V(p.x < 0 ? -1 : 1, p.y < 0 ? -1 : 1, p.z < 0 ? -1 : 1), ro = o * s, rd = d * s, a = p * s - sz;
    a = V(fmaxf(a.x, a.y), fmaxf(a.y, a.z), fmaxf(a.z, a.x));
    if (fminf(fminf(a.x, a.y), a.z) >= 0) {
      v3 oc = ro - sz, dd = rd * rd, oo = oc * oc, od = oc * rd;
      float r2 = q.p0 * q.p0;
      t = 1e20f;
      {
        float b = od.x + od.y + od.z, c = oo.x + oo.y + oo.z - r2, e = b * b - c;
        if (e > 0) t = -b - sqrtf(e);
      }
      {
        float A = dd.y + dd.z, b = od.y + od.z, c = oo.y + oo.z - r2, e = b * b - A * c;
        if (e > 0) {
          e = (-b - sqrtf(e)) / A;
          if (e > 0 && e < t && fabsf(ro.x + rd.x * e) < sz.x) t = e;
        }
      }
      {
        float A = dd.z + dd.x, b = od.z + od.x, c = oo.z + oo.x - r2, e = b * b - A * c;
        if (e > 0) {
          e = (-b - sqrtf(e)) / A;
          if (e > 0 && e < t && fabsf(ro.y + rd.y * e) < sz.y) t = e;
        }
      }
      {
        float A = dd.x + dd.y, b = od.x + od.y, c = oo.x + oo.y - r2, e = b * b - A * c;
        if (e > 0) {
          e = (-b - sqrtf(e)) / A;
          if (e > 0 && e < t && fabsf(ro.z + rd.z * e) < sz.z) t = e;
        }
      }
      if (t > 1e19f || t < 1e-4f || t > tmax) return false;
      p = o + d * t;
    }
    v3 e = vmax(vabs(p) - sz, V(0));
    h.n = norm(V(p.x < 0 ? -e.x : e.x, p.y < 0 ? -e.y : e.y, p.z < 0 ? -e.z : e.z));
  } else {
    v3 a = vabs(p) / q.h;
    h.n = a.x > a.y && a.x > a.z ? V(p.x < 0 ? -1 : 1, 0, 0) : a.y > a.z ? V(0, p.y < 0 ? -1 : 1, 0) : V(0, 0, p.z < 0 ? -1 : 1);
  }
  h.t = t;
  h.lp = p;
  return true;
}
HD bool hitEll(const Prim &q, v3 o, v3 d, float tmax, Hit &h) {
  v3 a = o / q.h, b = d / q.h;
  float A = dot(b, b), B = dot(a, b), C = dot(a, a) - 1, D = B * B - A * C;
  if (D < 0) return false;
  D = sqrtf(D);
  for (int k = 0; k < 2; k++) {
    float t = (-B + (k ? D : -D)) / A;
    if (t < 1e-4f || t > tmax) continue;
    v3 p = o + d * t;
    if (q.alpha && !alphaPass(q, p)) continue;
    h.t = t;
    h.lp = p;
    h.n = norm(p / (q.h * q.h));
    return true;
  }
  return false;
}
HD bool hitCyl(const Prim &q, v3 o, v3 d, float tmax, Hit &h) {
  float ix = 1 / q.h.x, iz = 1 / q.h.z, k = (q.p0 - 1) / (2 * q.h.y), r = 1 + k * (o.y + q.h.y), kd = k * d.y;
  float ox = o.x * ix, oz = o.z * iz, dx = d.x * ix, dz = d.z * iz;
  float A = dx * dx + dz * dz - kd * kd, B = ox * dx + oz * dz - r * kd, C = ox * ox + oz * oz - r * r, D = B * B - A * C;
  float best = tmax;
  bool ok = false;
  v3 bp = V(0), bn = V(0);
  if (D >= 0 && fabsf(A) > 1e-9f) {
    D = sqrtf(D);
    for (int s = 0; s < 2; s++) {
      float t = (-B + (s ? D : -D)) / A;
      v3 p = o + d * t;
      if (t < 1e-4f || t > best || fabsf(p.y) > q.h.y || radiusAt(q, p.y) < 0) continue;
      if (q.alpha && !alphaPass(q, p)) continue;
      best = t;
      bp = p;
      bn = norm(V(p.x * ix * ix, -k * radiusAt(q, p.y), p.z * iz * iz));
      ok = true;
    }
  }
  if (!(q.flags & OPEN))
    for (int s = -1; s <= 1; s += 2) {
      float t = (s * q.h.y - o.y) / safe(d.y);
      if (t < 1e-4f || t > best) continue;
      v3 p = o + d * t;
      float rr = radiusAt(q, s * q.h.y), a = p.x * ix, b = p.z * iz;
      if (a * a + b * b > rr * rr) continue;
      best = t;
      bp = p;
      bn = V(0, s, 0);
      ok = true;
    }
  if (!ok) return false;
  h.t = best;
  h.lp = bp;
  h.n = bn;
  return true;
}
HD bool hitQuad(const Prim &q, v3 o, v3 d, float tmax, Hit &h) {
  float t = -o.z / safe(d.z);
  if (t < 1e-4f || t > tmax) return false;
  v3 p = o + d * t;
  if (fabsf(p.x) > q.h.x || fabsf(p.y) > q.h.y) return false;
  if (q.alpha && !alphaPass(q, p)) return false;
  h.t = t;
  h.lp = p;
  h.n = V(0, 0, 1);
  return true;
}
HD bool hitMesh(const Prim &q, v3 o, v3 d, float tmax, Hit &h);
HD bool hitPrim(const Prim &q, v3 o, v3 d, float tmax, Hit &h) {
  v3 e = o - q.c;
  v3 lo = V(dot(e, q.ux), dot(e, q.uy), dot(e, q.uz)), ld = V(dot(d, q.ux), dot(d, q.uy), dot(d, q.uz));
  switch (q.type) {
    case BOX: return hitBox(q, lo, ld, tmax, h);
    case ELL: return hitEll(q, lo, ld, tmax, h);
    case CYL: return hitCyl(q, lo, ld, tmax, h);
    case MESH: return hitMesh(q, lo, ld, tmax, h);
    default: return hitQuad(q, lo, ld, tmax, h);
  }
}
HD v3 toWorld(const Prim &q, v3 n) { return q.ux * n.x + q.uy * n.y + q.uz * n.z; }
