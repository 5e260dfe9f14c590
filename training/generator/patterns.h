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
  T_FADED
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
