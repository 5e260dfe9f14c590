// Procedural materials: colour of a point from its surface coordinates (metres). Nothing is read from a file.
#pragma once
#include "patterns.h"

/** A part of a mesh: its own colour or one of the two that this placing was given, so that a design comes in every cloth. */
HD v3 meshColour(const Prim &q, v3 lp, int part) {
  const MeshPart &m = q.mesh->part[part];
  float dye = hash(part, 1, 7, q.seed), k = 1;
  v3 c = m.col, c2 = m.col2;
  if (dye < q.p1 && m.paint != 5) {
    c = hash(part, 2, 7, q.seed) < .6f ? q.col : q.col2;
    c2 = c * .6f;
  }
  switch (m.paint) {
    case 0: k = .86f + .2f * noise(lp * 190, q.seed) + .12f * (noise(lp * 8, q.seed + 1) - .5f); break;
    case 1: {
      float g = noise(V(lp.x * 3, lp.y * 40, lp.z * 40), q.seed + part) * .6f + noise(V(lp.x * 9, lp.y * 130, lp.z * 130), q.seed) * .4f;
      c = mix(c, c2, g);
      break;
    }
    case 3: c = mix(c, c2, smooth(.5f, .62f, fbm(lp * 4, q.seed, 4))); break;
    case 4: k = .7f + .5f * fabsf(sinf((lp.x + lp.z) * 170) * sinf(lp.y * 170)); break;
    case 5: k = .6f + .8f * noise(lp * 30, q.seed); break;
    default: k = .97f + .06f * noise(lp * 30, q.seed);
  }
  c = c * k;
  return V(clamp01(c.x), clamp01(c.y), clamp01(c.z));
}
HD v3 surface(const Prim &q, v3 lp, v3 n, v3 wp, int part) {
  if (q.type == MESH) return meshColour(q, lp, part);
  float u, v;
  float hu = q.h.x, hv = q.h.y;
  v3 a = vabs(n);
  if (q.type == BOX || q.type == ELL) {
    if (a.x > a.y && a.x > a.z) {
      u = lp.z;
      v = lp.y;
      hu = q.h.z;
    } else if (a.y > a.z) {
      u = lp.x;
      v = lp.z;
      hv = q.h.z;
    } else {
      u = lp.x;
      v = lp.y;
    }
  } else if (q.type == CYL) {
    u = atan2f(lp.z, lp.x) * q.h.x;
    v = lp.y;
    hu = q.h.x * 3.14f;
  } else {
    u = lp.x;
    v = lp.y;
  }
  float U = (u / hu + 1) * .5f, W = (v / hv + 1) * .5f;  // 0..1 on this face
  if (q.flags & WORLDUV) {
    u = dot(wp, q.ux);
    v = dot(wp, q.uy);
  }
  const uint32_t s = q.seed;
  float ts = q.ts;
  v3 c = q.col, c2 = q.col2;
  float k = 1;
  switch (q.tex) {
    case T_FABRIC: k = .9f + .2f * noise2(u * 260, v * 260, s) * .8f + .1f * (noise2(u * 9, v * 9, s + 1) - .5f); break;
    case T_WOOD: {
      float g = noise2(u * 2 * ts, v * 26 * ts, s) * .6f + noise2(u * 6 * ts, v * 110 * ts, s + 1) * .4f;
      k = .72f + .5f * g;
      break;
    }
    case T_PLANKS: {
      float bw = q.p0, row = floorf(v / bw), L = bw * q.p1, off = hash((int)row, 0, 1, s) * L, col = floorf((u + off) / L);
      float tone = hash((int)row, (int)col, 2, s), g = noise2(u * 3 + tone * 50, v * 60, s + 3) * .6f + noise2(u * 14, v * 170, s + 4) * .4f;
      c = mix(c, c2, tone);
      k = .82f + .3f * g;
      if (frac(v / bw) < .02f || frac((u + off) / L) < .006f) k *= .62f;
      break;
    }
    case T_TILE: {
      float w = ts, h = ts * q.p1, gu = frac(u / w), gv = frac(v / h);
      float e = fminf(fminf(gu, 1 - gu) * w, fminf(gv, 1 - gv) * h);
      float tone = hash((int)floorf(u / w), (int)floorf(v / h), 5, s);
      k = .92f + .12f * tone + .1f * (fbm(V(u * 4, v * 4, tone * 9), s, 3) - .5f);
      if (e < q.p0) {
        c = c2;
        k = 1;
      }
      break;
    }
    case T_PARQUET: {
      float w = ts;
      int iu = (int)floorf(u / w), iv = (int)floorf(v / w);
      bool f = (iu + iv) & 1;
      float a1 = f ? u : v, b1 = f ? v : u;
      float st = floorf(a1 / (w / 4));
      k = .8f + .35f * hash((int)st, iu * 7 + iv, 3, s) + .12f * (noise2(a1 * 80, b1 * 6, s) - .5f);
      if (frac(a1 / (w / 4)) < .05f || frac(u / w) < .02f || frac(v / w) < .02f) k *= .7f;
      break;
    }
    case T_HERRING: {
      float w = ts, x = (u + v) * .7071f, y = (u - v) * .7071f;
      int r = (int)floorf(x / w);
      bool f = ((int)floorf(y / w + (r & 1) * .5f)) & 1;
      k = .78f + .3f * hash(r, (int)floorf(y / w), 3, s) + (f ? .08f : 0);
      if (frac(x / w) < .05f) k *= .75f;
      break;
    }
    case T_CARPET:
      k = 1 + ts * (.4f * (noise2(u * 190, v * 190, s) - .5f) + .4f * (noise2(u * 46, v * 46, s + 1) - .5f) + .14f * (noise2(u * 2.2f, v * 2.2f, s + 2) - .5f));
      break;
    case T_MARBLE: {
      float t = fbm(V(u * 1.5f * ts, v * 1.5f * ts, 0), s, 4), w = fabsf(sinf((u + v * .6f) * 2.2f * ts + t * 9));
      float vein = smooth(.12f, 0, w) * smooth(.35f, .6f, noise2(u * 2, v * 2, s + 7));
      c = mix(c, c2, vein * .75f + .18f * t);
      break;
    }
    case T_BRICK:
    case T_PAVER: {
      float h = ts, w = ts * 3, row = floorf(v / h), off = ((int)row & 1) * .5f * w;
      float gu = frac((u + off) / w), gv = frac(v / h);
      int id = (int)floorf((u + off) / w);
      k = .75f + .45f * hash(id, (int)row, 2, s) + .12f * (noise2(u * 60, v * 60, s) - .5f);
      if (gu < .05f || gv < .14f) {
        c = c2;
        k = 1;
      }
      break;
    }
    case T_LAP: {
      float f = frac(v / ts);
      k = f < .1f ? .62f : 1.03f - .06f * f;
      k *= .97f + .06f * hash((int)floorf(v / ts), (int)floorf(u / 3.1f), 1, s);
      break;
    }
    case T_BATTEN: {
      float f = frac(u / ts);
      k = f < .1f ? 1.05f : f < .14f ? .72f : .98f;
      break;
    }
    case T_STUCCO: k = .94f + .1f * noise2(u * 70, v * 70, s) + .08f * (noise2(u * .8f, v * .8f, s + 1) - .5f); break;
    case T_POPCORN: k = .9f + .18f * noise2(u * 90, v * 90, s); break;
    case T_STONE: {
      float best = 9, sec = 9;
      int bi = 0;
      float x = u / ts, y = v / (ts * .6f);
      int X = (int)floorf(x), Y = (int)floorf(y);
      for (int i = -1; i < 2; i++)
        for (int j = -1; j < 2; j++) {
          float px = X + i + hash(X + i, Y + j, 1, s), py = Y + j + hash(X + i, Y + j, 2, s), dd = (px - x) * (px - x) + (py - y) * (py - y);
          if (dd < best) {
            sec = best;
            best = dd;
            bi = (X + i) * 31 + Y + j;
          } else if (dd < sec) sec = dd;
        }
      k = .6f + .6f * hash(bi, 3, 4, s) + .2f * (fbm(V(u * 12, v * 12, 0), s, 2) - .5f);
      if (sqrtf(sec) - sqrtf(best) < .07f) {
        c = c2;
        k = .7f;
      }
      break;
    }
    case T_SHINGLE: {
      float row = floorf(v / ts), off = hash((int)row, 1, 1, s), id = floorf(u / (ts * 1.6f) + off);
      float f = frac(v / ts);
      k = .7f + .5f * hash((int)row, (int)id, 2, s);
      if (f > .9f) k *= .6f;
      k *= .92f + .16f * noise2(u * 40, v * 40, s);
      break;
    }
    case T_ROOFTILE: {
      float f = frac(u / ts), g = frac(v / (ts * 1.5f)), tone = hash((int)floorf(u / ts), (int)floorf(v / (ts * 1.5f)), 1, s);
      c = mix(c, c2, tone * tone);
      k = (.55f + .6f * sinf(f * 3.14159f)) * (g > .88f ? .65f : 1) * (.8f + .35f * tone);
      break;
    }
    case T_SEAM: k = frac(u / ts) < .07f ? 1.25f : frac(u / ts) < .12f ? .7f : 1; break;
    case T_GRASS: {
      float a1 = fbm(V(wp.x * .7f, 0, wp.z * .7f), s, 3), b1 = noise2(wp.x * 60, wp.z * 60, s + 2);
      c = mix(c, c2, smooth(.35f, .7f, a1));
      k = .65f + .6f * b1;
      if (ts > 1.5f && frac((wp.x + wp.z * .2f) / ts) < .5f) k *= 1.12f;
      break;
    }
    case T_GRAVEL: k = .72f + .5f * noise2(wp.x * 55, wp.z * 55, s) + .2f * (fbm(V(wp.x * .6f, 0, wp.z * .6f), s + 1, 3) - .5f); break;
    case T_STREET: {
      k = .85f + .2f * noise2(wp.x * 40, wp.z * 40, s);
      float z = fabsf(v);
      if (z < .12f) {
        c = c2;
      } else if (fabsf(z - hv * .92f) < .06f) c = V(.85f);
      break;
    }
    case T_STRIPE:
      if (frac(u / ts) < q.p1) c = c2;
      k = .92f + .16f * noise2(u * 200, v * 200, s);
      break;
    case T_CHECK: {
      bool f = ((int)floorf(u / ts) + (int)floorf(v / ts)) & 1;
      if (f) c = c2;
      k = .92f + .16f * noise2(u * 160, v * 160, s);
      break;
    }
    case T_LATTICE: {
      float x = fabsf(frac((u + v) / ts) - .5f), y = fabsf(frac((u - v) / ts) - .5f);
      if (fminf(x, y) < .08f + .05f * noise2(u * 9, v * 9, s)) c = c2;
      k = .85f + .25f * noise2(u * 90, v * 90, s);
      break;
    }
    case T_ORIENTAL: {
      float e = fminf(fminf(U, 1 - U) * hu, fminf(W, 1 - W) * hv) * 2;
      int band = (int)(e / .09f);
      float f = fbm(V(fabsf(U - .5f) * 26 * hu, fabsf(W - .5f) * 26 * hv, band * 3.f), s, 2);
      v3 c3 = V(c.z, c.x, c.y) * .7f + V(.1f);
      c = band > 4 ? (f > .55f ? c2 : f > .42f ? c3 : c) : (band & 1) ? (f > .5f ? c2 : c3) : (f > .55f ? c3 : c);
      k = .8f + .3f * noise2(u * 110, v * 110, s + 9);
      break;
    }
    case T_FADED: {
      float f = fbm(V(u * 3, v * 3, 0), s, 4), g = fbm(V(u * 14, v * 14, 5), s + 3, 3);
      c = mix(c, c2, smooth(.4f, .6f, f * .6f + g * .4f));
      k = .85f + .25f * noise2(u * 100, v * 100, s);
      break;
    }
    case T_ABSTRACT: {
      v3 p = V(U * 3, W * 3, 0);
      float w = fbm(p, s, 3);
      float f = fbm(p + V(w * 3, w * 2, 1), s + 4, 3), g = fbm(p * .7f + V(4, w * 4, 1), s + 8, 2);
      v3 c3 = V(hash(1, 2, 3, s), hash(3, 4, 5, s), hash(5, 6, 7, s));
      c = f > .58f ? c2 : f < .42f ? c3 : g > .55f ? c : V(.9f);
      k = .9f + .2f * f;
      break;
    }
    case T_LANDSCAPE: {
      float hill = .35f + .25f * noise2(U * 4, 1, s), hill2 = .2f + .2f * noise2(U * 7, 4, s);
      c = W < hill2 ? c : W < hill ? c2 : mix(V(.9f, .8f, .7f), V(.4f, .6f, .85f), clamp01((W - hill) * 1.6f));
      k = .8f + .4f * fbm(V(U * 12, W * 12, 0), s, 3);
      break;
    }
    case T_PORTRAIT: {
      float x = U - .5f, y = W - .42f;
      float hd = x * x * 9 + (y - .18f) * (y - .18f) * 7, bd = x * x * 4 + (y + .4f) * (y + .4f) * 4;
      c = hd < .2f ? V(.7f, .5f, .4f) * (.6f + .6f * hash(1, 1, 1, s)) : bd < .6f ? c2 : c;
      k = .85f + .3f * fbm(V(U * 9, W * 9, 0), s, 3);
      break;
    }
    case T_DOOR: k = doorPanels(U * 2 * hu, W * 2 * hv, 2 * hu, 2 * hv, s); break;
    case T_STEEL: k = .75f + .5f * noise2(u * 3.5f, 1, s) + .12f * (noise2(u * 300, v * 2, s + 1) - .5f) + .1f * (W - .5f); break;
    case T_CABINET: {
      int nu = (int)fmaxf(1.f, roundf(2 * hu / ts)), nv = (int)fmaxf(1.f, q.p1);
      float gu = frac(U * nu), gv = frac(W * nv);
      float lu = 2 * hu / nu, lv = 2 * hv / nv;
      float e = fminf(fminf(gu, 1 - gu) * lu, fminf(gv, 1 - gv) * lv);
      k = e < .006f ? .3f : 1;
      if (e >= .006f && (s & 1)) {
        float f = e - .055f;
        if (f > 0 && f < .014f) k = gv > .5f ? .7f : 1.08f;
        else if (f >= .014f) k = .95f;
      }
      if (s & 8) {
        float hx = (s & 4) ? fabsf(gu - .5f) * lu : fabsf((((int)floorf(U * nu) & 1) ? gu : 1 - gu) * lu - .05f),
              hy = (s & 4) ? fabsf(gv - .85f) * lv : fabsf(gv - .5f) * lv;
        if (((s & 4) ? hx < .06f && hy < .008f : hx < .008f && hy < .07f)) {
          c = c2;
          k = 1;
        }
      }
      if (s & 16) k *= .75f + .45f * (noise2(u * 5, v * 30, s) * .6f + noise2(u * 90, v * 6, s) * .4f);
      break;
    }
    case T_GARAGE: {
      int nu = 4 + (s & 3) * 2, nv = 4 + ((s >> 8) & 1), style = (s >> 4) & 7;
      k = panels(U, W, nu, nv, style & 1 ? .1f : .16f);
      if (style == 6) k = panels(U, W, hu > 1.6f ? 4 : 2, 1, .05f) * (frac(u / .16f) < .08f ? .8f : 1);  // carriage doors of boards
      else if (style == 7) k = frac(W * nv * 2) < .04f ? .8f : 1;  // flush, or wide planks
      else if (style == 5) k = panels(U, W, nu / 2, nv, .06f);
      if (style < 4) k = mix(1.f, k, .35f + .65f * hash(1, 2, 3, s));  // white doors are often hardly shaded
      if (frac(W * nv) < .02f) k = .7f;
      if ((s & 4) && W > 1 - 1.f / nv) {
        float gu = frac(U * nu), gv = frac(W * nv);
        if (gu > .12f && gu < .88f && gv > .2f && gv < .85f) {
          c = c2;
          k = 1;
        }
      }
      if (s & 8) k *= .8f + .3f * noise2(u * 2, v * 30, s);
      break;
    }
    case T_FOLIAGE: {
      float f = noise(wp * (14 * ts), s), g = noise(wp * (2.2f * ts), s + 2);
      c = mix(c, c2, smooth(.3f, .75f, g));
      k = .35f + 1.15f * f;
      if (q.p1 < 0 && noise(wp * 20, s + 9) > .78f) {
        c = V(hash(1, 1, 1, s), hash(2, 2, 2, s) * .5f, hash(3, 3, 3, s));
        k = 1;
      }
      break;
    }
    case T_GRANITE: {
      float f = noise2(u * 140, v * 140, s), g = noise2(u * 60, v * 60, s + 4);
      c = f > .68f ? c2 : g > .66f ? V(c.z, c.y, c.x) * .6f : c;
      k = .8f + .35f * noise2(u * 25, v * 25, s + 2);
      break;
    }
    case T_BOOKS: {
      float w = .035f, shelf = .32f;
      int sh = (int)floorf(v / shelf);
      float off = hash(sh, 1, 9, s);
      int b = (int)floorf(u / w + off);
      float top = .55f + .4f * hash(b, sh, 1, s);
      float fv = frac(v / shelf);
      if (fv < .07f) break;
      if (fv < top && hash(b / 7, sh, 4, s) > .25f) {
        c = V(hash(b, sh, 5, s), hash(b, sh, 6, s), hash(b, sh, 7, s));
        k = frac(u / w + off) < .1f ? .5f : .8f;
      } else {
        k = .35f;
      }
      break;
    }
    case T_WATER: c = mix(c, c2, noise2(wp.x * 3 + noise2(wp.x, wp.z * 2, s) * 3, wp.z * 6, s)); break;
    case T_SNOW: k = .93f + .1f * fbm(V(wp.x * .9f, 0, wp.z * .9f), s, 3) + .04f * noise2(wp.x * 50, wp.z * 50, s); break;
    case T_TUFT: {
      float x = frac(u / ts) - .5f, y = frac(v / ts) - .5f, r = sqrtf(x * x + y * y);
      k = r < .07f ? .55f : .86f + .28f * (1 - r * 1.4f);
      break;
    }
    case T_RATTAN: k = .7f + .5f * fabsf(sinf(u * 180) * sinf(v * 180)); break;
    case T_QUILT: {
      int iu = (int)floorf(u / ts), iv = (int)floorf(v / ts);
      float f = hash(iu, iv, 2, s);
      c = f > .66f ? c2 : f > .4f ? c : mix(c, V(.9f), .6f);
      k = .85f + .25f * noise2(u * 40, v * 40, s);
      break;
    }
    case T_LETTERS: {
      int cx = (int)floorf(u / ts), cy = (int)floorf(v / (ts * 2));
      float fx = frac(u / ts), fy = frac(v / (ts * 2));
      if (fy > .4f && fx > .15f && hash(cx / 5, cy, 1, s) > .15f && hash(cx * 3 + (int)(fx * 3), cy * 5 + (int)(fy * 6), 2, s) < .5f) c = c2;
      break;
    }
    case T_WALLPAPER: {
      float f = noise2(u * ts + 3 * noise2(v * ts, u * ts, s), v * ts, s + 1);
      if (f > .62f) c = c2;
      break;
    }
    default: k = .97f + .06f * noise2(u * 30, v * 30, s);
  }
  c = c * k;
  return V(clamp01(c.x), clamp01(c.y), clamp01(c.z));
}
