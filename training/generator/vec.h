// Vectors, random numbers and noise for the scene generator. One source for g++ (previews) and nvcc (training).
#pragma once
#include <cmath>
#include <cstdint>
#ifdef __CUDACC__
#define HD __host__ __device__ __forceinline__
#else
#define HD inline
#endif

struct v3 {
  float x, y, z;
};
HD v3 V(float x, float y, float z) {
  v3 r;
  r.x = x;
  r.y = y;
  r.z = z;
  return r;
}
HD v3 V(float s) { return V(s, s, s); }
HD v3 operator+(v3 a, v3 b) { return V(a.x + b.x, a.y + b.y, a.z + b.z); }
HD v3 operator-(v3 a, v3 b) { return V(a.x - b.x, a.y - b.y, a.z - b.z); }
HD v3 operator*(v3 a, v3 b) { return V(a.x * b.x, a.y * b.y, a.z * b.z); }
HD v3 operator*(v3 a, float s) { return V(a.x * s, a.y * s, a.z * s); }
HD v3 operator/(v3 a, v3 b) { return V(a.x / b.x, a.y / b.y, a.z / b.z); }
HD float dot(v3 a, v3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
HD v3 cross(v3 a, v3 b) { return V(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); }
HD float len(v3 a) { return sqrtf(dot(a, a)); }
HD v3 norm(v3 a) { return a * (1.f / fmaxf(len(a), 1e-9f)); }
HD v3 mix(v3 a, v3 b, float t) { return a * (1 - t) + b * t; }
HD float mix(float a, float b, float t) { return a * (1 - t) + b * t; }
HD v3 vmax(v3 a, v3 b) { return V(fmaxf(a.x, b.x), fmaxf(a.y, b.y), fmaxf(a.z, b.z)); }
HD v3 vabs(v3 a) { return V(fabsf(a.x), fabsf(a.y), fabsf(a.z)); }
HD float clamp01(float x) { return fminf(1.f, fmaxf(0.f, x)); }
HD float frac(float x) { return x - floorf(x); }
HD float smooth(float a, float b, float x) {
  float t = clamp01((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

HD uint32_t mixbits(uint32_t x) {
  x ^= x >> 16;
  x *= 0x7feb352dU;
  x ^= x >> 15;
  x *= 0x846ca68bU;
  x ^= x >> 16;
  return x;
}
HD float hash(int x, int y, int z, uint32_t seed) {
  uint32_t h = mixbits((uint32_t)x * 0x8da6b343U ^ (uint32_t)y * 0xd8163841U ^ (uint32_t)z * 0xcb1ab31fU ^ seed * 0x9e3779b9U);
  return (h >> 8) * (1.f / 16777216.f);
}
HD float noise(v3 p, uint32_t seed) {
  float fx = floorf(p.x), fy = floorf(p.y), fz = floorf(p.z);
  int x = (int)fx, y = (int)fy, z = (int)fz;
  float u = p.x - fx, v = p.y - fy, w = p.z - fz;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  w = w * w * (3 - 2 * w);
  float a = mix(mix(hash(x, y, z, seed), hash(x + 1, y, z, seed), u), mix(hash(x, y + 1, z, seed), hash(x + 1, y + 1, z, seed), u), v);
  float b =
      mix(mix(hash(x, y, z + 1, seed), hash(x + 1, y, z + 1, seed), u), mix(hash(x, y + 1, z + 1, seed), hash(x + 1, y + 1, z + 1, seed), u), v);
  return mix(a, b, w);
}
HD float noise2(float u, float v, uint32_t seed) {
  float fx = floorf(u), fy = floorf(v);
  int x = (int)fx, y = (int)fy;
  u -= fx;
  v -= fy;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  return mix(mix(hash(x, y, 7, seed), hash(x + 1, y, 7, seed), u), mix(hash(x, y + 1, 7, seed), hash(x + 1, y + 1, 7, seed), u), v);
}
HD float fbm(v3 p, uint32_t seed, int oct = 4) {
  float s = 0, a = .5f, n = 0;
  for (int i = 0; i < oct; i++) {
    s += a * noise(p, seed + i);
    n += a;
    p = p * 2.03f;
    a *= .5f;
  }
  return s / n;
}

struct Pix {  // random numbers of one pixel
  uint32_t s;
  HD float u() {
    s = s * 747796405U + 2891336453U;
    uint32_t w = ((s >> ((s >> 28) + 4)) ^ s) * 277803737U;
    w = (w >> 22) ^ w;
    return (w >> 8) * (1.f / 16777216.f);
  }
};
HD v3 cosineDir(v3 n, float a, float b) {
  float z = 1 - 2 * a, r = sqrtf(fmaxf(0.f, 1 - z * z)), f = 6.2831853f * b;
  return norm(n + V(r * cosf(f), r * sinf(f), z) * .999f);
}
