// Names of the materials, and the lines and panels that several of them share.
#pragma once
#include "prim.h"

enum Tex {
  T_PLAIN,
  T_FABRIC,
  T_WOOD,
  T_PLANKS,
  T_TILE,
  T_PARQUET,
  T_CARPET,
  T_MARBLE,
  T_BRICK,
  T_LAP,
  T_BATTEN,
  T_STUCCO,
  T_STONE,
  T_SHINGLE,
  T_ROOFTILE,
  T_SEAM,
  T_GRASS,
  T_GRAVEL,
  T_PAVER,
  T_STRIPE,
  T_CHECK,
  T_LATTICE,
  T_ORIENTAL,
  T_ABSTRACT,
  T_LANDSCAPE,
  T_DOOR,
  T_CABINET,
  T_GARAGE,
  T_FOLIAGE,
  T_GRANITE,
  T_BOOKS,
  T_WATER,
  T_SNOW,
  T_TUFT,
  T_RATTAN,
  T_QUILT,
  T_HERRING,
  T_POPCORN,
  T_LETTERS,
  T_PORTRAIT,
  T_WALLPAPER,
  T_STREET,
  T_FADED,
  T_STEEL
};

HD float line(float x, float period, float width) {
  float f = fabsf(frac(x / period) - .5f) * period;
  return f > (period - width) * .5f ? 1.f : 0.f;
}
HD float bevel(float a, float b, float w) {
  float e = fminf(a, b);
  return e < 0 ? 0 : e < w ? 1 : 0;
}
/** Recessed panels in a rectangle: a bright and a dark edge, as light from above draws them. */
HD float panels(float u, float v, int nu, int nv, float margin) {
  float fu = frac(u * nu) / nu, fv = frac(v * nv) / nv, du = 1.f / nu, dv = 1.f / nv;
  float a = fminf(fu, du - fu) - margin * du, b = fminf(fv, dv - fv) - margin * dv;
  if (a < 0 || b < 0) return 1;
  float e = fminf(a / du, b / dv);
  if (e > .06f) return .97f;
  return fv > dv * .5f ? .72f : 1.1f;
}
/** The panels of an inner door in metres from its lower left corner: stiles and rails, mouldings drawn by light from above. */
HD float doorPanels(float x, float y, float w, float h, uint32_t s) {
  const float rows[6][3] = {{.42f, .4f, .18f}, {.4f, .6f, 0}, {1, 0, 0}, {.42f, .18f, .4f}, {.38f, .62f, 0}, {.22f, .22f, .56f}};
  int kind = (int)(s % 8);
  if (kind == 7) return 1;
  bool five = kind == 6;
  int cols = (kind == 0 || kind == 4) && w > .45f ? 2 : 1, n = five ? 5 : rows[kind % 6][1] == 0 ? 1 : rows[kind % 6][2] == 0 ? 2 : 3;
  float stile = .09f + .04f * ((s >> 4) & 1), foot = stile + .08f * ((s >> 5) & 1), gap = stile * .9f, mould = .012f + .03f * ((s >> 6) & 1);
  float room = h - stile - foot - gap * (n - 1), at = foot, pw = (w - 2 * stile - gap * (cols - 1)) / cols;
  for (int i = 0; i < n; i++) {
    float ph = room * (five ? .2f : rows[kind % 6][i]);
    if (y >= at && y < at + ph) {
      float px = x - stile;
      int c = (int)floorf(px / (pw + gap));
      px -= c * (pw + gap);
      if (px < 0 || c < 0 || c >= cols || px > pw) return 1;
      float l = px, r = pw - px, b = y - at, t = at + ph - y, e = fminf(fminf(l, r), fminf(b, t));
      float edge = e == t ? .74f : e == b ? 1.08f : e == l ? .9f : .96f;
      if (e < mould) return edge;
      if ((s & 128) && e > .045f + mould && e < .065f + mould) return 2 - edge * .98f;  // a raised field inside
      return .975f;
    }
    at += ph + gap;
  }
  return 1;
}
