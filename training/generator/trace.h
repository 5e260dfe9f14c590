// Light: one primary path per sample; windows, lamps, sun, sky and near occlusion; floors, panes and mirrors reflect.
#pragma once
#include "scene.h"

struct Sample {
  v3 alb, irr, emit, n;
  float z;
  int id, label;
};

HD v3 ambient(const Scene &s, v3 n) { return mix(s.ambDown, s.ambUp, .5f + .5f * n.y); }

HD v3 windowLight(const Scene &s, const WindowLight &w, v3 p, v3 n, float a, float b, v3 &dir, float &dist) {
  v3 q = w.c + w.ax * (2 * a - 1) + w.ay * (2 * b - 1), d = q - p;
  dist = len(d);
  dir = d * (1 / fmaxf(dist, 1e-3f));
  float c1 = dot(n, dir), c2 = -dot(w.n, dir);
  if (c1 <= 0 || c2 <= 0) return V(0);
  float area = 4 * len(w.ax) * len(w.ay);
  return w.col * (c1 * c2 * fminf(area / (dist * dist), 3.f));
}
HD v3 quickLight(const Scene &s, v3 p, v3 n) {  // no shadow rays: for what is seen in reflections
  v3 e = ambient(s, n);
  v3 d;
  float t;
  for (int i = 0; i < s.nw; i++) e = e + windowLight(s, s.win[i], p, n, .5f, .5f, d, t) * .7f;
  return e;
}
HD v3 reflected(const Scene &s, const Prim *P, const Node *N, v3 o, v3 d) {
  Hit h;
  int what;
  for (int k = 0; k < 3; k++) {
    if (!trace(P, N, o, d, 1e4f, false, h)) return skyColour(s.sky, d, what) * s.sky.gain;
    const Prim &q = P[h.id];
    if (q.flags & (PORTAL | GLASS)) {
      o = o + d * (h.t + 2e-3f);
      continue;
    }
    v3 p = o + d * h.t, n = toWorld(q, h.n);
    if (dot(n, d) > 0) n = n * -1.f;
    v3 c = surface(q, h.lp, h.n, p, h.part);
    v3 e = quickLight(s, p, n);
    if (s.sky.sun > 0) {
      float c1 = dot(n, s.sky.sunDir);
      Hit g;
      if (c1 > 0 && s.kind == EXTERIOR && !trace(P, N, p + n * 4e-3f, s.sky.sunDir, 200, true, g)) e = e + V(1.f, .93f, .82f) * (s.sky.sun * c1);
    }
    return q.type == MESH ? c * e : c * e + q.col * q.emit;
  }
  return V(0);
}
HD Sample shade(const Scene &s, const Prim *P, const Node *N, float px, float py, int W, int H, Pix &r, bool centre) {
  Sample o;
  o.alb = o.irr = o.emit = V(0);
  o.n = V(0, 1, 0);
  o.z = 1e3f;
  o.id = -1;
  o.label = -1;
  const Camera &cam = s.cam;
  float big = (float)(W > H ? W : H), f = .5f * big / tanf(cam.fov * .5f);
  float x = (px - .5f * W) / (f * cam.aspect), y = -(py - .5f * H) / f, r2 = (x * x + y * y) / (tanf(cam.fov * .5f) * tanf(cam.fov * .5f)),
        k = 1 + cam.k1 * r2;
  x *= k;
  y *= k;
  v3 ro = cam.o, rd = norm(cam.x * x + cam.y * y - cam.z);
  if (cam.ortho) {
    ro = cam.o + cam.x * (x * 10) + cam.y * (y * 10);
    rd = cam.z * -1.f;
  }
  v3 thr = V(1);
  int label = -1;
  float z = 0;
  Hit h;
  for (int step = 0; step < 6; step++) {
    if (!trace(P, N, ro, rd, 1e4f, false, h)) {
      int what;
      v3 c = skyColour(s.sky, rd, what);
      o.emit = o.emit + thr * c * s.sky.gain;
      if (label < 0) label = s.kind == INTERIOR ? WINDOW : what == 0 ? SKY : what == 1 ? VEGETATION : what == 2 ? GROUND : OTHER;
      if (o.z > 9e2f) o.z = 500;
      o.label = label;
      return o;
    }
    const Prim &q = P[h.id];
    v3 p = ro + rd * h.t, n = toWorld(q, h.n);
    if (dot(n, rd) > 0) n = n * -1.f;
    z += h.t;
    if (q.flags & (PORTAL | GLASS)) {
      if (label < 0) {
        label = q.label;
        o.z = z;
        o.n = n;
        o.id = h.id;
      }
      if (q.flags & GLASS) {
        float c = 1 - fabsf(dot(n, rd)), fr = .03f + .5f * c * c * c * c;
        thr = thr * mix(V(1), q.col, .25f) * (1 - fr);
        if (q.flags & MIRROR) {
          o.emit = o.emit + thr * reflected(s, P, N, p + n * 3e-3f, norm(rd - n * (2 * dot(rd, n)))) * fminf(1.f, q.gloss + fr);
          thr = thr * (1 - q.gloss);
        } else o.emit = o.emit + thr * ambient(s, n) * (fr * .8f + q.p1);
      }
      ro = p + rd * 2e-3f;
      continue;
    }
    if (label < 0) {
      label = q.label;
      o.z = z;
      o.n = n;
      o.id = h.id;
    }
    v3 a = surface(q, h.lp, h.n, p, h.part);
    if (q.tex == T_WATER) n = norm(n + V(noise2(p.x * 5, p.z * 9, 3) - .5f, 0, noise2(p.x * 5, p.z * 9, 4) - .5f) * .12f);
    else if (q.tex == T_FOLIAGE || q.tex == T_GRASS) n = norm(n + (V(noise(p * 11, 1), noise(p * 11, 2), noise(p * 11, 3)) - V(.5f)) * 1.2f);
    else if (q.tex == T_FABRIC && q.type != QUAD) n = norm(n + (V(noise(p * 7, 1), noise(p * 7, 2), noise(p * 7, 3)) - V(.5f)) * .35f);
    if (s.unlit) {
      o.emit = o.emit + thr * a;
      o.label = label;
      return o;
    }
    o.emit = o.emit + thr * (q.type == MESH ? a * (q.mesh->part[h.part].glow * q.emit) : q.col * q.emit);
    v3 pn = p + n * 3e-3f;
    Hit g;
    float gl = q.gloss;
    if (gl > 0) {
      float c = 1 - clamp01(-dot(n, rd)), fr = (q.flags & MIRROR) ? gl : gl * (.25f + .75f * c * c * c);
      v3 d = norm(rd - n * (2 * dot(rd, n)) + (V(r.u(), r.u(), r.u()) - V(.5f)) * ((q.flags & MIRROR) ? 0.f : (q.seed & 64) ? .02f : .1f));
      o.emit = o.emit + thr * reflected(s, P, N, pn, d) * fr;
      thr = thr * (1 - ((q.flags & MIRROR) ? fr : fr * .5f));
    }
    o.alb = thr * a;
    v3 I = V(0);
    {
      v3 d = cosineDir(n, r.u(), r.u());
      bool hit = trace(P, N, pn, d, s.ao, true, g);
      float oc = hit ? (s.kind == EXTERIOR ? .22f : .12f + .6f * powf(g.t / s.ao, .7f)) : 1;
      v3 am = ambient(s, n);
      I = am * oc;
    }
    if (s.nw) {
      int i = (int)(r.u() * s.nw);
      v3 d;
      float t;
      v3 e = windowLight(s, s.win[i], p, n, r.u(), r.u(), d, t) * (float)s.nw;
      if (e.x + e.y + e.z > 1e-4f && !trace(P, N, pn, d, t - .06f, true, g)) I = I + e;
    }
    if (s.nl) {
      int i = (int)(r.u() * s.nl);
      const Lamp &l = s.lamp[i];
      v3 d = l.c + (V(r.u(), r.u(), r.u()) - V(.5f)) * .16f - p;
      float t = len(d);
      d = d * (1 / t);
      float c = dot(n, d);
      if (c > 0) {
        v3 e = l.col * (c * s.nl / (.25f + t * t));
        if (!trace(P, N, pn, d, t - .22f, true, g)) I = I + e;
      }
    }
    o.irr = I;
    if (s.sky.sun > 0) {
      v3 d = norm(s.sky.sunDir + (V(r.u(), r.u(), r.u()) - V(.5f)) * .012f);
      float c = dot(n, d);
      if (q.alpha == A_LEAF) c = fabsf(c) * .8f + .1f;
      if (c > 0 && !trace(P, N, pn, d, 300, true, g)) o.emit = o.emit + o.alb * V(1.f, .93f, .82f) * (s.sky.sun * c);
    } else if (s.kind == EXTERIOR)
      for (int i = 0; i < 3; i++) r.u();  // a house without its sun draws the same numbers: only the sun tells the two pictures apart
    o.label = label;
    return o;
  }
  o.label = label < 0 ? OTHER : label;
  return o;
}
