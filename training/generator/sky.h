// Skies of every kind, and what stands behind a window: trees, houses, far ground. A function of the direction only.
#pragma once
#include "vec.h"

struct Sky {
  v3 zenith, horizon, cloud, ground, leaf, leaf2, house;
  v3 sunDir;
  float sun;  // 0: no direct sun
  float clouds, cloudScale, treeline, skyline, gain, tilt;
  int kind;
  float heap, hills;  // heaped clouds; height of mountains as tangent
  float under, streak, haze, bank;  // light of a cloud's underside; clouds drawn out sideways; haze before hills; how much a grey bank covers
  v3 rock, grey;  // grey: of a bank
  uint32_t seed;  // treeline, skyline: height as tangent; gain: brightness behind glass
};
/** what: 0 sky, 1 trees, 2 ground, 3 house */
HD v3 skyColour(const Sky &s, v3 d, int &what) {
  what = 0;
  float az = atan2f(d.x, -d.z), e = d.y / sqrtf(fmaxf(1e-6f, d.x * d.x + d.z * d.z)) + s.tilt;
  float tl = s.treeline * (.45f + .9f * noise2(az * 5, 1, s.seed) + .35f * noise2(az * 24, 2, s.seed) + .12f * noise2(az * 90, e * 60, s.seed));
  if (s.skyline > 0) {
    float w = .22f;
    int b = (int)floorf(az / w);
    float hh = s.skyline * (.3f + hash(b, 1, 1, s.seed)), f = frac(az / w);
    if (f > .05f && f < .93f && e < hh && e > -.25f) {
      what = 3;
      v3 c = mix(s.house, V(hash(b, 2, 2, s.seed), hash(b, 2, 2, s.seed), hash(b, 3, 3, s.seed)), .4f);
      float g = frac(e / .07f), k = frac(f * 5);
      if (g > .3f && g < .8f && k > .3f && k < .75f) c = c * .3f;
      return c * .8f;
    }
  }
  if (e < tl && e > -.02f * (1 + s.treeline)) {
    what = 1;
    float f = noise2(az * 130, e * 130, s.seed + 3), g = noise2(az * 18, e * 18, s.seed + 4);
    return mix(s.leaf, s.leaf2, g) * (.3f + 1.1f * f) * (.6f + .5f * clamp01(e / fmaxf(tl, .01f)));
  }
  if (s.hills > 0 && e >= 0) {
    for (int k = 0; k < 2; k++) {  // a near ridge and a far one, paler
      float q = k ? 1 : .55f, rg = s.hills * q * (.25f + .9f * fbm(V(az * (1.6f + k), 3, k), s.seed + 7, 3) + .3f * (fbm(V(az * 9, 5, k), s.seed + 8, 4) - .5f)) - .1f * s.hills;
      if (e >= rg) continue;
      what = 1;
      float f = fbm(V(az * 30 + e * 12, e * 60, k), s.seed + 9, 4), far = clamp01(s.haze * (k ? 1.1f : .7f) + .25f * s.haze * (1 - e / fmaxf(rg, .01f)));
      return mix(s.rock * (.45f + 1.1f * f), s.horizon * V(.85f, .9f, 1), far);
    }
  }
  if (e < 0) {
    what = 2;
    return s.ground * (.8f + .3f * noise2(d.x / fmaxf(.02f, -e) * 2, d.z / fmaxf(.02f, -e) * 2, s.seed));
  }
  float t = clamp01(d.y);
  v3 c = mix(s.horizon, s.zenith, powf(t, .6f));
  if (s.clouds > 0) {
    float q = 1 / (fabsf(d.y) + .22f);
    v3 p = V(d.x * q * (1 - .8f * s.streak), d.y * (.6f + 3 * s.streak), d.z * q) * s.cloudScale;
    float f = fbm(p + V(fbm(p * .6f, s.seed, 3) * 1.5f), s.seed + 1, 5);
    float m = smooth(1 - s.clouds, 1.25f - s.clouds, f + .22f), shade = mix(s.under, 1.1f, smooth(.25f, .7f, fbm(p * 1.7f + V(3), s.seed + 2, 3)));
    c = mix(c, s.cloud * shade, m);
  }
  if (s.heap > 0 && d.y > 0) {  // heaps with bright tops and flat grey bases
    v3 p = V(sinf(az) * 3, e * 5, cosf(az) * 3) * s.cloudScale;
    float puff = fbm(p, s.seed + 11, 5), m = smooth(1 - s.heap, 1.06f - s.heap, puff + .12f * fbm(p * 6, s.seed + 13, 2) - fabsf(e - .25f) * .25f);
    float lit = clamp01(.55f + 4 * (puff - fbm(p + V(.1f, .22f, 0), s.seed + 11, 4)));
    c = mix(c, s.cloud * mix(s.under, 1.1f, lit), m);
  }
  if (s.bank > 0) {  // a grey bank on one side of the sky or low over the land, soft or torn at its edge
    v3 p = V(az * 1.4f, e * 3, 0) * (.6f + .5f * s.cloudScale);
    float torn = fbm(p + V(fbm(p * 2, s.seed + 21, 3)), s.seed + 22, 5), soft = .08f + .5f * hash(4, 2, 1, s.seed);
    float lean = (hash(5, 2, 1, s.seed) - .5f) * 1.6f * az + (hash(6, 2, 1, s.seed) - .6f) * 1.5f * (e - .2f);
    c = mix(c, s.grey * (.75f + .5f * fbm(p * 3 + V(7), s.seed + 23, 3)), (.6f + .4f * hash(7, 2, 1, s.seed)) * smooth(1 - s.bank, 1 - s.bank + soft, torn + lean));
  }
  float g = dot(d, s.sunDir);
  if (s.sun > 0 && g > .9f) c = c + V(1.f, .93f, .8f) * (powf(clamp01((g - .9f) * 10), 6) * .8f);
  return c;
}
