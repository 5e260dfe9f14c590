// Invented skylines for the sky matte: everything that stands before a sky, drawn flat, three samples to a pixel side.
// g++ -O3 -march=native -shared -fPIC -pthread -o libskyline.so skyline.cpp; one tile is colour (root of light), haze and cover, five bytes to a pixel.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <thread>
#include <vector>

constexpr int T = 320, S = 3, N = T * S, NOISE = 512;
struct Rnd {
  uint64_t s;
  uint32_t next() { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return uint32_t(s >> 20); }
  float u() { return (next() & 0xffffff) / 16777216.f; }
  float u(float a, float b) { return a + (b - a) * u(); }
  bool some(float p) { return u() < p; }
  int i(int a, int b) { return a + int(u() * (b - a + 1)); }
  float n() { return (u() + u() + u() + u() - 2) * 1.7f; }
};
struct V { float x, y; };
struct Colour { float r, g, b; };
static Colour operator*(Colour c, float k) { return {c.r * k, c.g * k, c.b * k}; }
static Colour mix(Colour a, Colour b, float t) { return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t}; }

static std::vector<float> fractal(uint64_t seed, int first) {
  std::vector<float> out(NOISE * NOISE, 0.f); Rnd r{seed}; float sum = 0;
  for (int cells = first, k = 0; cells <= NOISE; cells *= 2, k++) {
    std::vector<float> g(cells * cells); for (auto& v : g) v = r.n(); float w = std::pow(.62f, k); sum += w * w;
    for (int y = 0; y < NOISE; y++) for (int x = 0; x < NOISE; x++) {
      float fx = float(x) * cells / NOISE, fy = float(y) * cells / NOISE; int x0 = int(fx), y0 = int(fy); float tx = fx - x0, ty = fy - y0; tx = tx * tx * (3 - 2 * tx); ty = ty * ty * (3 - 2 * ty);
      auto at = [&](int a, int b) { return g[(b % cells) * cells + a % cells]; };
      out[y * NOISE + x] += w * ((at(x0, y0) * (1 - tx) + at(x0 + 1, y0) * tx) * (1 - ty) + (at(x0, y0 + 1) * (1 - tx) + at(x0 + 1, y0 + 1) * tx) * ty);
    }
  }
  for (auto& v : out) v /= std::sqrt(sum); return out;
}
static const std::vector<float> COARSE = fractal(0x9e3779b97f4a7c15ull, 8), FINE = fractal(0x2545f4914f6cdd1dull, 64);
static float noiseAt(const std::vector<float>& t, float x, float y) { return t[(int(y) & (NOISE - 1)) * NOISE + (int(x) & (NOISE - 1))]; }

/** What a surface looks like: grain of two sizes, courses or boards with dark gaps, and how much of the sky's own colour lies over it. */
struct Paint { Colour c; float rough = .1f, fine = .1f, ox = 0, oy = 0, course = 0, board = 0, gap = .4f, tilt = 0, haze = 0, fade = 0, zoom = 1; };

struct Tile {
  std::vector<uint8_t> r, g, b, haze, full; float light = 1;
  Tile() : r(N * N), g(N * N), b(N * N), haze(N * N), full(N * N) {}
  static uint8_t byte(float v) { v = std::sqrt(v < 0 ? 0 : v > 1 ? 1 : v) * 255.f; return uint8_t(v + .5f); }
  void dot(int x, int y, const Paint& p, float k = 1) {
    int i = y * N + x; float fx = x * p.zoom + p.ox, fy = y * p.zoom + p.oy; float l = 1 + p.rough * noiseAt(COARSE, fx * .35f, fy * .35f) + p.fine * noiseAt(FINE, fx, fy);
    if (p.course > 0) { float v = (y + x * p.tilt) / p.course; float f = v - std::floor(v); l *= f < .12f ? 1 - p.gap : 1 + .12f * (f - .5f); if (p.board > 0) { float u = (x - y * p.tilt) / p.board + .5f * (int(std::floor(v)) & 1); float h = u - std::floor(u); if (h < .08f) l *= 1 - p.gap * .7f; l *= 1 + .12f * noiseAt(FINE, std::floor(u) * 37 + p.ox, std::floor(v) * 61); } }
    else if (p.board > 0) { float u = (x - y * p.tilt) / p.board; float h = u - std::floor(u); if (h < .1f) l *= 1 - p.gap; }
    l = (l < .12f ? .12f : l) * k * light; Colour c = p.c * l; r[i] = byte(c.r); g[i] = byte(c.g); b[i] = byte(c.b); haze[i] = uint8_t(255 * p.haze); full[i] = 1;
  }
  void cut(int x, int y) { full[y * N + x] = 0; }
  template <class F> void fill(const std::vector<V>& v, F put) {
    float lo = 1e9f, hi = -1e9f; for (auto& q : v) { lo = std::min(lo, q.y); hi = std::max(hi, q.y); }
    int y0 = std::max(0, int(std::ceil(lo * S - .5f))), y1 = std::min(N - 1, int(std::floor(hi * S - .5f))); std::vector<float> xs;
    for (int y = y0; y <= y1; y++) {
      float fy = (y + .5f) / S; xs.clear(); for (size_t k = 0; k < v.size(); k++) { V a = v[k], c = v[(k + 1) % v.size()]; if ((a.y <= fy) != (c.y <= fy)) xs.push_back(a.x + (fy - a.y) / (c.y - a.y) * (c.x - a.x)); }
      std::sort(xs.begin(), xs.end());
      for (size_t k = 0; k + 1 < xs.size(); k += 2) for (int x = std::max(0, int(std::ceil(xs[k] * S - .5f))), e = std::min(N - 1, int(std::floor(xs[k + 1] * S - .5f))); x <= e; x++) put(x, y);
    }
  }
  void poly(const std::vector<V>& v, const Paint& p) { fill(v, [&](int x, int y) { dot(x, y, p); }); }
  void rect(float x0, float y0, float x1, float y1, const Paint& p) { poly({{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}, p); }
  /** A stroke from a to c, thicker at one end, round, lit from one side. */
  void stroke(V a, V c, float wa, float wc, const Paint& p, float side = 0) {
    float ra = wa / 2 * S, rc = wc / 2 * S, m = std::max(ra, rc) + 1; float ax = a.x * S, ay = a.y * S, dx = c.x * S - ax, dy = c.y * S - ay, l2 = dx * dx + dy * dy + 1e-6f, il = 1 / std::sqrt(l2);
    int y0 = std::max(0, int(std::min(ay, ay + dy) - m)), y1 = std::min(N - 1, int(std::max(ay, ay + dy) + m));
    for (int y = y0; y <= y1; y++) {
      float fy = y + .5f - ay; float xa = ax - m, xb = ax + dx + m; if (xa > xb) { xa = ax + dx - m; xb = ax + m; }
      if (std::fabs(dy) > 1) { float t0 = (fy - m) / dy, t1 = (fy + m) / dy; if (t0 > t1) std::swap(t0, t1); t0 = std::max(0.f, t0); t1 = std::min(1.f, t1); float p0 = ax + dx * t0, p1 = ax + dx * t1; xa = std::max(xa, std::min(p0, p1) - m); xb = std::min(xb, std::max(p0, p1) + m); }
      for (int x = std::max(0, int(xa)), e = std::min(N - 1, int(xb) + 1); x <= e; x++) {
        float fx = x + .5f - ax, t = (fx * dx + fy * dy) / l2; t = t < 0 ? 0 : t > 1 ? 1 : t; float qx = fx - t * dx, qy = fy - t * dy, rr = ra + (rc - ra) * t;
        if (qx * qx + qy * qy <= rr * rr) dot(x, y, p, side ? 1 + side * ((qx * dy - qy * dx) * il) / (rr + .5f) : 1);
      }
    }
  }
  void leaf(float cx, float cy, float a, float rx, float ry, const Paint& p, float k, bool hole = false) {
    float c = std::cos(a), s = std::sin(a), m = std::max(rx, ry) * S + 1; rx *= S; ry *= S; cx *= S; cy *= S;
    for (int y = std::max(0, int(cy - m)), ye = std::min(N - 1, int(cy + m)); y <= ye; y++) for (int x = std::max(0, int(cx - m)), xe = std::min(N - 1, int(cx + m)); x <= xe; x++) {
      float fx = x + .5f - cx, fy = y + .5f - cy, u = (fx * c + fy * s) / rx, v = (fy * c - fx * s) / ry; if (u * u + v * v <= 1) { if (hole) cut(x, y); else dot(x, y, p, k); }
    }
  }
};

struct Scene {
  Tile& t; Rnd r; float far; bool snow = false;                                      // far: how small things stand in this tile
  Colour leafC() { Colour c = r.some(.75f) ? mix({.09f, .16f, .04f}, {.25f, .33f, .1f}, r.u()) : r.some(.5f) ? mix({.3f, .16f, .05f}, {.5f, .3f, .08f}, r.u()) : mix({.16f, .2f, .14f}, {.35f, .4f, .3f}, r.u()); return c * r.u(.35f, 1.3f); }
  Colour barkC() { return mix({.05f, .04f, .03f}, {.32f, .28f, .24f}, r.u() * r.u()) * r.u(.4f, 1.2f); }
  Colour wallC() { float k = r.u(); if (k < .45f) { float v = r.u(.55f, 1.f); return mix({v, v, v}, {v, v * .95f, v * .85f}, r.u()); } if (k < .6f) { float v = r.u(.25f, .6f); return {v * .93f, v, v * 1.08f}; } if (k < .75f) { float v = r.u(.2f, .5f); return {v, v, v}; } return mix({r.u(.1f, .7f), r.u(.1f, .6f), r.u(.08f, .5f)}, {.5f, .4f, .3f}, r.u()); }
  Colour roofC() { float v = r.some(.35f) ? r.u(.012f, .06f) : r.u(.03f, .35f); float k = r.u(); return k < .5f ? Colour{v, v * r.u(.92f, 1.02f), v * r.u(.85f, 1.12f)} : k < .75f ? Colour{v * 1.7f, v * .9f, v * .6f} : k < .9f ? Colour{v * .9f, v, v * 1.25f} : Colour{.6f, .62f, .65f}; }
  Paint skin(Colour c, float rough = .12f, float fine = .12f) { Paint p; p.c = c; p.rough = rough; p.fine = fine; p.ox = r.u(0, 512); p.oy = r.u(0, 512); p.zoom = r.u(.3f, 1.2f); return p; }

  std::vector<V> ridge(float base, float amp, float rough, float slope = 0) {
    std::vector<V> v; float ph = r.u(0, 512), row = r.u(0, 511); for (float x = -4; x <= T + 4; x += 1.f) { float y = base + slope * x + amp * noiseAt(COARSE, ph + x * rough, row) + amp * .25f * noiseAt(COARSE, ph + x * rough * 5, row + 90); v.push_back({x, y}); }
    v.push_back({T + 4.f, T + 500.f}); v.push_back({-4.f, T + 500.f}); return v;
  }
  void hills() {
    int n = r.i(1, 3); float base = r.u(.25f, .9f) * T, haze = r.some(.4f) ? r.u(.75f, .95f) : r.u(.35f, .9f);
    for (int k = 0; k < n; k++) { Paint p = skin(r.some(.2f) ? Colour{.7f, .75f, .85f} : mix(leafC(), {.3f, .25f, .2f}, r.u()), r.u(.05f, .4f), r.u(0, .3f)); p.haze = haze; p.zoom = r.u(.1f, .5f); t.poly(ridge(base, r.u(8, 60), r.u(.1f, .6f), r.u(-.25f, .25f)), p); base += r.u(10, 50); haze *= r.u(.4f, .9f); }
  }
  /** Leaves of one cluster, dark inside and lit outside, with pinholes. */
  void cluster(float cx, float cy, float rad, float size, const Paint& p, float density) {
    int n = int(density * rad * rad / (size * size)); n = std::min(n, 2600);
    for (int k = 0; k < n; k++) { float a = r.u(0, 6.283f), q = rad * std::pow(r.u(), .6f); float x = cx + q * std::cos(a), y = cy + q * std::sin(a) * .8f; float lit = .55f + .5f * (cy - y) / rad + .35f * r.n(); t.leaf(x, y, r.u(0, 3.14f), size * r.u(.5f, 1.3f), size * r.u(.25f, .7f), p, std::max(.25f, lit)); }
  }
  void branch(V a, float len, float ang, float w, int depth, const Paint& p, float bend, std::vector<V>* tips, float least) {
    V at = a; int bits = 4; for (int k = 0; k < bits; k++) { ang += bend * r.n() * .22f; V to{at.x + std::cos(ang) * len / bits, at.y + std::sin(ang) * len / bits}; t.stroke(at, to, std::max(least, w * (1 - .12f * k)), std::max(least, w * (1 - .12f * (k + 1))), p, .35f); at = to;
      if (depth > 0 && k > 0 && r.some(.65f)) branch(at, len * r.u(.45f, .75f), ang + (r.some(.5f) ? 1 : -1) * r.u(.3f, 1.f), w * .55f, depth - 1, p, bend, tips, least); }
    if (depth > 0) { branch(at, len * r.u(.6f, .85f), ang + r.n() * .35f, w * .62f, depth - 1, p, bend, tips, least); branch(at, len * r.u(.5f, .8f), ang - r.n() * .5f, w * .55f, depth - 1, p, bend, tips, least); }
    else if (tips) tips->push_back(at);
  }
  void tree() {
    bool bare = r.some(.4f); float h = r.u(60, 300) * far; V foot{r.u(-40, T + 40.f), r.u(.5f, 1.3f) * T}; Paint bark = skin(barkC(), .2f, .25f); std::vector<V> tips; float least = r.u(.35f, .9f) * (far < .6f ? .8f : 1);
    branch(foot, h * .55f, -1.57f + r.n() * .15f, r.u(3, 16) * far, r.i(3, bare ? 6 : 4), bark, r.u(.4f, 1.6f), &tips, least);
    if (bare) { if (r.some(.25f)) { Paint p = skin(leafC()); for (auto& q : tips) for (int k = r.i(0, 3); k > 0; k--) t.leaf(q.x + r.n() * 4, q.y + r.n() * 4, r.u(0, 3), r.u(.8f, 2.2f), r.u(.5f, 1.2f), p, r.u(.5f, 1.3f)); } return; }
    Paint p = skin(leafC(), .2f, .3f); float size = r.u(.9f, 4.5f) * std::max(.5f, far), density = r.u(.5f, 3.2f), rad = h * r.u(.06f, .16f); for (auto& q : tips) if (r.some(.8f)) cluster(q.x, q.y, rad * r.u(.5f, 1.4f), size, p, density * r.u(.4f, 1.f) * .5f);
  }
  /** A crown seen close: clusters over a round with holes torn into it. */
  void crown() {
    Paint p = skin(leafC(), .25f, .35f); float cx = r.u(-60, T + 60.f), cy = r.u(-.2f, 1.1f) * T, R = r.u(40, 190); float size = r.u(.9f, 5.f), density = r.u(.8f, 3.5f); int n = r.i(14, 60);
    if (r.some(.5f)) { Paint bark = skin(barkC()); branch({cx, cy + R}, R * .9f, -1.57f + r.n() * .2f, R * .08f, 3, bark, .8f, nullptr, .6f); }
    for (int k = 0; k < n; k++) { float a = r.u(0, 6.283f), q = R * std::sqrt(r.u()); cluster(cx + q * std::cos(a), cy + q * std::sin(a), R * r.u(.12f, .35f), size, p, density * r.u(.3f, 1.f)); }
  }
  /** Dense foliage: leaves where two grains of noise say so, thinner towards the border of round heads. */
  void canopy() {
    Paint p = skin(leafC(), .35f, .5f); p.zoom = r.u(.5f, 1.3f); int n = r.i(3, 12); float cx = r.u(-60, T + 60.f), cy = r.u(-.1f, 1.1f) * T, R = r.u(30, 150), grain = r.u(.25f, 1.3f), clump = r.u(.15f, .7f), thick = r.u(.2f, 2.4f), ox = r.u(0, 512), oy = r.u(0, 512), torn = r.u(.3f, 1.1f); std::vector<float> heads;
    if (r.some(.5f)) { Paint bark = skin(barkC()); branch({cx, cy + R * 1.4f}, R * 1.1f, -1.57f + r.n() * .2f, R * .1f, 3, bark, .8f, nullptr, .6f); }
    for (int k = 0; k < n; k++) { heads.push_back((cx + r.n() * R * .6f) * S); heads.push_back((cy + r.n() * R * .45f) * S); heads.push_back(R * r.u(.3f, .7f) * S); }
    for (int y = 0; y < N; y++) for (int x = 0; x < N; x++) {
      float in = -9, up = 0; for (size_t k = 0; k < heads.size(); k += 3) { float dx = x - heads[k], dy = y - heads[k + 1], q = heads[k + 2]; if (std::fabs(dx) > 1.6f * q || std::fabs(dy) > 1.6f * q) continue; float v = 1 - std::sqrt(dx * dx + dy * dy) / q; if (v > in) { in = v; up = -dy / q; } }
      if (in < -.6f) continue; float f = std::min(in * 3, 1.f) * thick + torn * noiseAt(COARSE, x * clump + ox, y * clump + oy) + .9f * noiseAt(FINE, x * grain + oy, y * grain + ox);
      if (f > .2f) t.dot(x, y, p, std::max(.2f, .75f + .35f * up + .25f * noiseAt(COARSE, x * clump + ox, y * clump + oy + 3)));
    }
  }
  /** A dense crown in full sun: shade behind, leaves from black to brighter than the sky in front, of two colours, and only here and there a gap. */
  void sunlit() {
    int n = r.i(3, 14); float cx = r.u(-60, T + 60.f), cy = r.u(-.1f, 1.1f) * T, R = r.u(40, 170), grain = r.u(.25f, 1.4f), clump = r.u(.15f, .7f), torn = r.u(.1f, .5f), ox = r.u(0, 512), oy = r.u(0, 512), hard = r.u(.4f, 1.1f), broad = r.u(.2f, .7f), k0 = r.u(.5f, 1.1f) / t.light;
    auto sunC = [&]() { float k = r.u(); return (k < .5f ? mix({.2f, .3f, .04f}, {.5f, .55f, .12f}, r.u()) : k < .75f ? mix({.45f, .12f, .06f}, {.7f, .4f, .08f}, r.u()) : mix({.4f, .46f, .34f}, {.75f, .8f, .8f}, r.u())) * r.u(.5f, 1.3f); };
    Paint one = skin(sunC(), .2f, .2f), two = skin(r.some(.6f) ? one.c * r.u(.4f, 1.6f) : sunC(), .2f, .2f), shade = skin(mix({.015f, .02f, .01f}, {.12f, .15f, .06f}, r.u() * r.u()), .4f, .4f); std::vector<float> heads;
    for (int k = 0; k < n; k++) { heads.push_back((cx + r.n() * R * .6f) * S); heads.push_back((cy + r.n() * R * .5f) * S); heads.push_back(R * r.u(.3f, .8f) * S); }
    if (r.some(.4f)) { Paint bark = skin(barkC()); branch({cx, cy + R * 1.3f}, R * 1.1f, -1.57f + r.n() * .2f, R * .08f, 3, bark, .8f, nullptr, .6f); }
    for (int y = 0; y < N; y++) for (int x = 0; x < N; x++) {
      float in = -9; for (size_t k = 0; k < heads.size(); k += 3) { float dx = x - heads[k], dy = y - heads[k + 1], q = heads[k + 2]; if (std::fabs(dx) > 1.3f * q || std::fabs(dy) > 1.3f * q) continue; in = std::max(in, 1 - std::sqrt(dx * dx + dy * dy) / q); }
      float wide = noiseAt(COARSE, x * clump + ox, y * clump + oy); if (in * 2.2f + torn * wide + .25f * noiseAt(FINE, x * grain + oy, y * grain + ox) < .15f) continue;
      float v = noiseAt(FINE, x * grain + ox, y * grain + oy), lit = std::exp(hard * v + broad * wide - .35f) * k0; if (v < -.9f) t.dot(x, y, shade, k0); else t.dot(x, y, noiseAt(COARSE, x * clump * 2 + oy, y * clump * 2 + ox) > .3f ? two : one, std::min(lit, 3.2f * k0));
    }
    float size = r.u(.7f, 4.f); int leaves = std::min(9000, int(R * R * r.u(.2f, 1.2f) / (size * size)));
    for (int k = 0; k < leaves; k++) { size_t h = 3 * size_t(r.i(0, n - 1)); float a = r.u(0, 6.283f), q = heads[h + 2] / S * std::pow(r.u(), .5f) * r.u(.8f, 1.08f); t.leaf(heads[h] / S + q * std::cos(a), heads[h + 1] / S + q * std::sin(a), r.u(0, 3.14f), size * r.u(.6f, 1.4f), size * r.u(.2f, .6f), r.some(.5f) ? one : two, std::exp(hard * r.n() - .25f) * k0); }
    if (r.some(.6f)) for (int k = r.i(1, 40); k > 0; k--) { size_t h = 3 * size_t(r.i(0, n - 1)); float a = r.u(0, 6.283f), q = heads[h + 2] / S * r.u(), g = r.u(.5f, 3.5f); for (int m = r.i(1, 5); m > 0; m--) t.leaf(heads[h] / S + q * std::cos(a) + r.n() * g, heads[h + 1] / S + q * std::sin(a) + r.n() * g, r.u(0, 3), g * r.u(.4f, 1.f), g * r.u(.3f, .8f), one, 1, true); }
  }
  /** An airy crown, as of a gum tree: clumps of small hanging leaves, pale in the sun, with the sky between the clumps and through their borders. */
  void gum() {
    float cx = r.u(-60, T + 60.f), cy = r.u(-.05f, 1.f) * T, R = r.u(50, 230), size = r.u(.45f, 1.5f), thick = r.u(.8f, 3.2f), ox = r.u(0, 512); Colour c = r.some(.7f) ? mix({.14f, .15f, .05f}, {.42f, .38f, .17f}, r.u()) : leafC(); Paint lit = skin(c * r.u(.6f, 1.2f), .2f, .3f), dim = skin(c * r.u(.12f, .45f), .3f, .3f), bark = skin(r.some(.5f) ? Colour{.4f, .36f, .3f} * r.u(.4f, 1.3f) : barkC(), .15f, .2f);
    std::vector<V> tips; branch({cx + r.n() * 10, cy + R * 1.2f}, R * r.u(.7f, 1.1f), -1.57f + r.n() * .25f, R * r.u(.03f, .08f), r.i(3, 4), bark, r.u(.7f, 1.5f), &tips, r.u(.5f, .9f)); int n = r.i(24, 80); float tight = r.u(.3f, .6f);
    for (int k = 0; k < n; k++) {
      V q = tips.empty() || r.some(.6f) ? V{cx + r.n() * R * tight, cy + r.n() * R * tight * .8f} : tips[r.i(0, int(tips.size()) - 1)]; float w = R * r.u(.1f, .32f), h = w * r.u(.45f, .9f), dense = thick * r.u(.35f, 1.1f); int m = std::min(4000, int(dense * w * h / (size * size)));
      for (int z = 0; z < m; z++) { float a = r.u(0, 6.283f), f = std::pow(r.u(), .75f) * (1 + .25f * noiseAt(COARSE, a * 30 + ox, k * 17.f)), x = q.x + w * f * std::cos(a), y = q.y + h * f * std::sin(a), up = -std::sin(a) * f; bool sun = up + .5f * r.n() > -.1f; t.leaf(x, y, 1.57f + r.n() * .6f, size * r.u(.8f, 2.2f), size * r.u(.3f, .6f), sun ? lit : dim, std::max(.2f, sun ? .8f + .4f * up + .25f * r.n() : .8f + .3f * r.n())); }
    }
  }
  /** Large fans of a palm close by: folded leaflets, one side of each fold bright, of a colour near the sky's. */
  void fans() {
    Colour c = r.some(.7f) ? mix({.2f, .25f, .24f}, {.62f, .7f, .74f}, r.u()) * r.u(.5f, 1.15f) : leafC(); V hub{r.u(-80, T + 80.f), r.u(-.3f, 1.1f) * T}; Paint bark = skin(barkC(), .2f, .2f); bark.course = r.u(4, 12); if (r.some(.6f)) t.stroke(hub, {hub.x + r.n() * 20, T + 200.f}, r.u(14, 46), r.u(18, 60), bark, .4f);
    for (int n = r.i(4, 16); n > 0; n--) {
      float a = r.u(-3.9f, .8f), stalk = r.u(20, 150), R = r.u(60, 190), spread = r.u(.9f, 2.1f), dark = r.u(.25f, .75f), lit = r.u(.6f, 1.4f); V at{hub.x + std::cos(a) * stalk, hub.y + std::sin(a) * stalk}; Paint one = skin(c * lit, .12f, .12f), two = skin(c * (lit * dark), .12f, .12f); one.haze = r.some(.4f) ? r.u(.1f, .55f) : 0; two.haze = one.haze * r.u(0, .6f); t.stroke(hub, at, r.u(2, 6), r.u(1.5f, 4), two); int m = r.i(14, 40); float step = 2 * spread / m, joined = r.u(.35f, .8f), droop = r.u(0, .35f);
      for (int k = 0; k < m; k++) {
        float b = a - spread + step * (k + .5f), L = R * (1 - .35f * std::pow(std::fabs(b - a) / spread, 2.f)) * r.u(.85f, 1.05f), j = L * joined; auto P = [&](float ang, float l) { return V{at.x + std::cos(ang) * l, at.y + std::sin(ang) * l + droop * l * l / R}; }; V tip = P(b + r.n() * .03f, L), l = P(b - step * .5f, j), q = P(b + step * .5f, j), mid = P(b, j);
        t.poly({at, l, tip, mid}, r.some(.9f) ? one : two); t.poly({at, mid, tip, q}, r.some(.9f) ? two : one);
      }
    }
  }
  /** Wires that leave one place and cross others: narrow slits of sky between them. */
  void bundle() {
    Paint p = skin(r.some(.8f) ? Colour{.03f, .03f, .035f} : Colour{.3f, .3f, .32f}, .05f, .05f); for (int g = r.i(1, 3); g > 0; g--) { V a{r.u(-20, T + 20.f), r.u(-20, T + 20.f)}; float ang = r.u(0, 6.283f); for (int k = r.i(2, 5); k > 0; k--) { float b = ang + r.n() * .12f, w = r.u(.5f, 2.2f); V s{a.x + r.n() * 3, a.y + r.n() * 3}, e{s.x + std::cos(b) * 500, s.y + std::sin(b) * 500}; V m{(s.x + e.x) / 2, (s.y + e.y) / 2 + r.u(0, 14)}; t.stroke(s, m, w, w, p); t.stroke(m, e, w, w, p); } }
  }
  void conifer() {
    float x = r.u(-10, T + 10.f), top = r.u(-.4f, .6f) * T, h = r.u(90, 380) * far, w = h * r.u(.14f, .3f); Paint p = skin(mix({.03f, .06f, .03f}, {.14f, .22f, .12f}, r.u()), .25f, .35f), bark = skin(barkC()); Paint white = skin({.8f, .83f, .88f}, .05f, .05f); float lean = r.n() * .02f;
    t.stroke({x, top}, {x + lean * h, top + h}, .8f, h * .03f + 1, bark, .3f); int n = int(h / r.u(2.5f, 6.f));
    for (int k = 0; k < n; k++) { float f = float(k) / n, y = top + f * h; for (int sd = -1; sd <= 1; sd += 2) { float l = w * std::pow(f, .8f) * r.u(.5f, 1.15f), dr = r.u(.0f, .45f), thickness = r.u(1.2f, 4.f); V a{x + lean * f * h, y}, c{a.x + sd * l, y + dr * l}; t.stroke(a, c, 1.6f + l * .03f, .5f, p); int m = int(l / 1.6f * thickness); for (int q = 0; q < m; q++) { float u = r.u(); V b{a.x + (c.x - a.x) * u, a.y + (c.y - a.y) * u}; float e = r.u(1, 3.2f + l * .1f) * (1.1f - u * .6f); float an = r.u(.4f, 2.7f); t.stroke(b, {b.x + std::cos(an) * e, b.y + std::sin(an) * e}, r.u(.6f, 1.6f), .4f, p); if (snow && r.some(.3f)) t.leaf(b.x, b.y, .1f * sd, r.u(1, 4), r.u(.6f, 1.6f), white, r.u(.6f, 1.1f)); } } }
  }
  /** A cypress, or a clipped column: narrow, dense, with wisps at its border. */
  void cypress() {
    Paint p = skin(mix({.03f, .05f, .02f}, {.16f, .22f, .1f}, r.u()), .3f, .45f); p.zoom = r.u(.4f, 1.2f); float x = r.u(0, T), top = r.u(-.1f, .7f) * T, h = r.u(60, 300) * far, w = h * r.u(.07f, .22f); int n = int(h / 1.5f);
    for (int k = 0; k < n; k++) { float f = float(k) / n, half = w * std::min(1.f, std::sqrt(f * 3)) * (1 + .25f * noiseAt(COARSE, f * 90 + p.ox, p.oy)), y = top + f * h; t.stroke({x - half, y}, {x + half, y}, 3, 3, p); for (int q = r.i(1, 5); q > 0; q--) { float sd = r.some(.5f) ? 1 : -1; V a{x + sd * half * r.u(.6f, 1.f), y}; float an = -1.57f + sd * r.u(.1f, .9f), e = r.u(2, 4 + w * .25f); t.stroke(a, {a.x + std::cos(an) * e, a.y + std::sin(an) * e}, r.u(.8f, 2.6f), .4f, p); } }
  }
  void snowfield() { Paint p = skin(Colour{.8f, .84f, .9f} * r.u(.6f, 1.1f), r.u(.02f, .12f), r.u(0, .06f)); p.haze = r.some(.3f) ? r.u(.2f, .8f) : 0; p.zoom = r.u(.1f, .5f); t.poly(ridge(r.u(.55f, 1.f) * T, r.u(2, 16), r.u(.1f, .5f), r.u(-.1f, .1f)), p); }
  void palm() {
    float R = r.u(25, 130) * std::max(.5f, far); V c{r.u(-20, T + 20.f), r.u(-.05f, .7f) * T}; Paint bark = skin(barkC(), .2f, .2f); bark.course = r.u(4, 12); bark.gap = .3f; t.stroke({c.x + r.n() * 20, T + 60.f}, c, R * .14f + 2, R * .1f + 1.5f, bark, .4f); Paint p = skin(r.some(.3f) ? mix({.2f, .26f, .22f}, {.5f, .58f, .6f}, r.u()) * r.u(.5f, 1.2f) : leafC(), .2f, .25f), dead = skin(mix({.12f, .09f, .06f}, {.35f, .3f, .24f}, r.u()), .2f, .3f); bool fan = r.some(.5f); int n = r.some(.4f) ? r.i(30, 64) : r.i(12, 34);
    if (r.some(.35f)) for (int k = r.i(20, 70); k > 0; k--) { float a = r.u(.2f, 2.94f), l = R * r.u(.3f, .9f); V b{c.x + std::cos(a) * l * .35f, c.y + std::sin(a) * l * .3f}; t.stroke(c, b, 1.4f, 1.2f, dead); t.stroke(b, {b.x + r.n() * 4, b.y + l * .7f}, r.u(.8f, 2.4f), .4f, dead); }
    for (int k = 0; k < n; k++) {
      float a = r.u(-3.6f, .5f), l = R * r.u(.7f, 1.15f), drop = r.u(.2f, 1.1f); V at = c; float ang = a; float lit = r.u(.45f, 1.25f); Paint q = p; q.c = p.c * lit; float w = R * .02f + .6f;
      if (fan) { V hub{c.x + std::cos(a) * l * .6f, c.y + std::sin(a) * l * .6f}; t.stroke(c, hub, w, w * .6f, q); if (r.some(.7f)) { float e = l * r.u(.2f, .34f); std::vector<V> v{hub}; for (int m = -9; m <= 9; m++) v.push_back({hub.x + std::cos(a + m * .16f) * e * (m & 1 ? .9f : 1.1f), hub.y + std::sin(a + m * .16f) * e + e * .12f}); t.poly(v, q); Paint dark = q; dark.c = q.c * r.u(.3f, .7f); if (r.some(.6f)) for (int m = -9; m <= 9; m++) t.stroke(hub, {hub.x + std::cos(a + m * .16f + .08f) * e, hub.y + std::sin(a + m * .16f + .08f) * e + e * .12f}, .5f, .35f, dark); } for (int m = -9; m <= 9; m++) { float b = a + m * .16f, e = l * r.u(.4f, .55f); t.stroke(hub, {hub.x + std::cos(b) * e, hub.y + std::sin(b) * e + e * .15f}, w * 1.2f, .4f, q); } continue; }
      int bits = 14; for (int m = 0; m < bits; m++) { float f = float(m) / bits; V to{at.x + std::cos(ang) * l / bits, at.y + std::sin(ang) * l / bits}; t.stroke(at, to, w * (1.2f - f), w * (1.1f - f) + .4f, q); ang += (std::cos(ang) > 0 ? 1 : -1) * drop * .12f;
        for (int z = 0; z < 2; z++) { V b{at.x + (to.x - at.x) * r.u(), at.y + (to.y - at.y) * r.u()}; float e = l * .3f * (1 - std::pow(std::fabs(f - .4f) / .6f, 2.f)) * r.u(.6f, 1.1f) + 2; for (int sd = -1; sd <= 1; sd += 2) { float b2 = ang + sd * r.u(.5f, 1.1f); t.stroke(b, {b.x + std::cos(b2) * e, b.y + std::sin(b2) * e + e * .35f}, w * .9f + .5f, .35f, q); } } at = to; }
    }
  }
  void treeline() {
    float base = r.u(.35f, 1.05f) * T; Paint p = skin(leafC(), .3f, .35f); p.haze = r.some(.4f) ? r.u(0, .45f) : 0; float amp = r.u(5, 40); auto v = ridge(base, amp, r.u(.4f, 2.f)); t.poly(v, p); float size = r.u(.8f, 3.5f); bool bare = r.some(.35f);
    for (size_t k = 2; k + 4 < v.size(); k += r.i(2, 6)) { if (bare) { int m = r.i(2, 6); for (int q = 0; q < m; q++) { float a = -1.57f + r.n() * .5f, e = r.u(5, 30); t.stroke(v[k], {v[k].x + std::cos(a) * e, v[k].y + std::sin(a) * e}, r.u(.5f, 1.4f), .35f, p); } } else cluster(v[k].x, v[k].y, r.u(4, 14), size, p, r.u(.4f, 1.2f)); }
  }
  void window(float x0, float y0, float x1, float y1) {
    Paint glass = skin(mix({.02f, .025f, .03f}, {.25f, .28f, .3f}, r.u()), .3f, .02f); glass.haze = r.some(.6f) ? r.u(.3f, .97f) : 0; glass.zoom = .15f; Paint frame = skin(r.some(.7f) ? Colour{.85f, .85f, .83f} : Colour{.06f, .06f, .06f}, .04f, .04f); float f = r.u(1, 4);
    t.rect(x0 - f, y0 - f, x1 + f, y1 + f, frame); t.rect(x0, y0, x1, y1, glass); int nx = r.i(1, 4), ny = r.i(1, 4); float bar = r.u(.6f, 2.2f); for (int k = 1; k < nx; k++) { float x = x0 + (x1 - x0) * k / nx; t.rect(x, y0, x + bar, y1, frame); } for (int k = 1; k < ny; k++) { float y = y0 + (y1 - y0) * k / ny; t.rect(x0, y, x1, y + bar, frame); }
  }
  /** Glass before the sky: of each nine samples a few are glass. */
  void sheet(float x0, float y0, float x1, float y1, float h) { Paint p = skin(mix({.1f, .12f, .12f}, {.8f, .85f, .85f}, r.u()), .05f, .02f); int k = r.i(1, 4); t.fill({{x0, y0 - h}, {x1, y1 - h}, {x1, y1}, {x0, y0}}, [&](int x, int y) { if ((x % S * 4 + y % S * 7) % 9 < k) t.dot(x, y, p); }); }
  void railing(float x0, float y0, float x1, float y1, float h) {
    if (r.some(.25f)) sheet(x0, y0, x1, y1, h);
    Paint p = skin(r.some(.5f) ? Colour{.04f, .04f, .04f} : r.some(.6f) ? Colour{.85f, .85f, .85f} : barkC(), .05f, .05f); p.haze = r.some(.3f) ? r.u(.2f, .8f) : 0; float w = r.u(.7f, 3.f); t.stroke({x0, y0 - h}, {x1, y1 - h}, w * 1.4f, w * 1.4f, p); t.stroke({x0, y0}, {x1, y1}, w * 1.2f, w * 1.2f, p); int n = int(std::fabs(x1 - x0) / r.u(4, 14)); bool cables = r.some(.2f);
    if (cables) for (int k = 1; k < 7; k++) t.stroke({x0, y0 - h * k / 7}, {x1, y1 - h * k / 7}, .6f, .6f, p); else for (int k = 0; k <= n; k++) { float f = n ? float(k) / n : 0; float x = x0 + (x1 - x0) * f, y = y0 + (y1 - y0) * f; t.stroke({x, y}, {x, y - h}, w * .7f, w * .7f, p); }
  }
  void chimney(float x, float y, float k) {
    float w = r.u(8, 28) * k, h = r.u(15, 50) * k; Paint p = skin(r.some(.5f) ? Colour{r.u(.2f, .45f), .14f, .1f} : wallC(), .12f, .15f); if (r.some(.6f)) { p.course = r.u(5, 12); p.board = r.u(12, 30); } t.rect(x, y - h, x + w, y + 40 * k, p); Paint cap = skin(r.some(.5f) ? p.c * .7f : Colour{.5f, .5f, .5f}, .05f, .08f); t.rect(x - 2 * k, y - h - 3 * k, x + w + 2 * k, y - h, cap);
    if (r.some(.5f)) for (int n = r.i(1, 3); n > 0; n--) { float px = x + r.u(0, w); t.rect(px, y - h - r.u(6, 14) * k, px + 4 * k, y - h, cap); }
  }
  void pipe(float x, float y, float k) {
    float w = r.u(1.5f, 9) * k, h = r.u(8, 60) * k; Paint p = skin(r.some(.6f) ? Colour{.5f, .52f, .55f} : r.some(.5f) ? Colour{.8f, .8f, .8f} : Colour{.06f, .06f, .06f}, .05f, .05f); p.haze = r.some(.3f) ? r.u(.2f, .6f) : 0; t.stroke({x, y}, {x, y - h}, w, w, p, .6f); if (r.some(.6f)) { t.rect(x - w, y - h - w * .6f, x + w, y - h, p); if (r.some(.5f)) t.poly({{x - w * 1.2f, y - h - w * .6f}, {x + w * 1.2f, y - h - w * .6f}, {x, y - h - w * 1.6f}}, p); }
  }
  void antenna(float x, float y, float k) {
    Paint p = skin(r.some(.5f) ? Colour{.1f, .1f, .1f} : Colour{.5f, .5f, .5f}, .05f, .05f); float h = r.u(20, 90) * k, w = r.u(.6f, 2.2f); t.stroke({x, y}, {x, y - h}, w, w, p); float a = r.u(-.2f, .2f); int n = r.i(3, 9); float l = r.u(10, 40) * k; t.stroke({x - l, y - h * .9f + a * l}, {x + l, y - h * .9f - a * l}, w * .8f, w * .8f, p); for (int q = 0; q < n; q++) { float f = -1 + 2.f * q / (n - 1), e = r.u(3, 9) * k; V c{x + f * l, y - h * .9f - a * l * f}; t.stroke({c.x, c.y - e}, {c.x, c.y + e}, w * .6f, w * .6f, p); }
    if (r.some(.25f)) { t.leaf(x, y - h * .3f, r.u(-.6f, .6f), 9 * k, 6 * k, p, 1); }
  }
  void house() {
    float k = r.u(.5f, 2.2f) * std::max(.6f, far), x0 = r.u(-160, T * .8f), w = r.u(90, 420) * k, eave = r.u(.25f, 1.05f) * T, rise = r.u(0, 120) * k; Paint wall = skin(wallC(), r.u(.01f, .12f), r.u(.01f, .12f)); if (r.some(.5f)) { wall.course = r.u(5, 26) * k; wall.gap = r.u(.05f, .4f); if (r.some(.35f)) wall.board = r.u(15, 50) * k; } else if (r.some(.25f)) { wall.board = r.u(8, 40) * k; wall.gap = r.u(.05f, .4f); }
    wall.haze = r.some(.3f) ? r.u(.3f, .92f) : 0; wall.tilt = r.some(.3f) ? r.u(-.15f, .15f) : 0; Paint roof = skin(roofC(), .12f, .2f); if (r.some(.7f)) { roof.course = r.u(5, 20) * k; roof.board = r.some(.7f) ? r.u(8, 30) * k : 0; roof.gap = r.u(.1f, .5f); } if (snow) { roof.c = {.85f, .87f, .92f}; roof.course = roof.board = 0; } roof.haze = r.some(.15f) ? r.u(.2f, .6f) : 0; Paint trim = skin(r.some(.65f) ? Colour{.85f, .85f, .83f} : r.some(.5f) ? Colour{.07f, .07f, .07f} : roof.c, .03f, .04f); trim.haze = r.some(.3f) ? r.u(.3f, .9f) : 0; float tr = r.u(1.5f, 9) * k, over = r.u(0, 22) * k; int kind = r.i(0, 3); float sl = r.n() * .05f; auto Y = [&](float x, float y) { return y + sl * (x - x0); }; auto P = [&](float x, float y) { return V{x, Y(x, y)}; }; float mid = x0 + w * r.u(.3f, .7f);
    for (int n = r.some(.4f) ? r.i(1, 2) : 0; n > 0; n--) { float cx = x0 + w * r.u(.1f, .9f); if (r.some(.5f)) chimney(cx, Y(cx, eave - rise * .4f), k); else if (r.some(.6f)) pipe(cx, Y(cx, eave - rise * .2f), k); else antenna(cx, Y(cx, eave - rise * .3f), k); }
    t.poly({P(x0, eave), P(x0 + w, eave), {x0 + w, T + 400.f}, {x0, T + 400.f}}, wall);
    if (kind == 0) { t.poly({P(x0, eave), P(x0 + w, eave), P(mid, eave - rise)}, wall); V l = P(x0 - over, eave + over * rise / (w * .5f)), a = P(mid, eave - rise - tr), q = P(x0 + w + over, eave + over * rise / (w * .5f)); t.poly({l, a, q, {q.x, q.y - tr}, {a.x, a.y - tr}, {l.x, l.y - tr}}, roof); t.poly({l, a, q, {q.x, q.y + tr * .7f}, {a.x, a.y + tr}, {l.x, l.y + tr * .7f}}, trim); }
    else if (kind == 1) { float in = r.u(0, .4f) * w; std::vector<V> v{P(x0 - over, eave), P(x0 + w + over, eave)}; V a = P(x0 + w - in, eave - rise), q = P(x0 + in, eave - rise); bool bumps = r.some(.5f); v.push_back(a); if (bumps) { float st = r.u(3, 14), am = r.u(.5f, 3); int n = std::max(1, int((a.x - q.x) / st)); for (int m = 0; m <= n; m++) { float f = float(m) / n; V z{a.x + (q.x - a.x) * f, a.y + (q.y - a.y) * f}; v.push_back(z); v.push_back({z.x - st * .4f, z.y - am}); } } v.push_back(q); t.poly(v, roof); if (r.some(.6f)) { V l = P(x0 - over, eave), z = P(x0 + w + over, eave); t.poly({{l.x, l.y - tr * .5f}, {z.x, z.y - tr * .5f}, {z.x, z.y + tr * .5f}, {l.x, l.y + tr * .5f}}, trim); } if (r.some(.3f)) t.stroke(q, a, r.u(2, 6) * k, r.u(2, 6) * k, trim); if (r.some(.4f)) { Paint under = skin(trim.c * r.u(.15f, .7f), .05f, .05f); float d = tr * r.u(.5f, 2.5f); V l = P(x0 - over, eave), z = P(x0 + w + over, eave); t.poly({{l.x, l.y + tr * .5f}, {z.x, z.y + tr * .5f}, {z.x - over, z.y + d + tr}, {l.x + over, l.y + d + tr}}, under); } if (r.some(.35f)) { Paint gut = skin(r.some(.5f) ? Colour{.9f, .9f, .88f} : Colour{.1f, .09f, .08f}, .03f, .03f); V l = P(x0 - over, eave), z = P(x0 + w + over, eave); float g = r.u(1, 4) * k; t.stroke(l, z, g, g, gut, .5f); } if (r.some(.3f)) pipe(q.x + (a.x - q.x) * r.u(), q.y + 4, k); }
    else if (kind == 2) { V l = P(x0 - over * .3f, eave), z = P(x0 + w + over * .3f, eave); float hgt = r.u(3, 22) * k; t.poly({{l.x, l.y - hgt}, {z.x, z.y - hgt}, z, l}, r.some(.5f) ? trim : wall); if (r.some(.5f)) t.poly({{l.x - 2, l.y - hgt - 3 * k}, {z.x + 2, z.y - hgt - 3 * k}, {z.x + 2, z.y - hgt}, {l.x - 2, l.y - hgt}}, trim); if (r.some(.3f)) railing(l.x, l.y - hgt, z.x, z.y - hgt, r.u(12, 36) * k); }
    else { V l = P(x0 - over, eave + r.u(-60, 60) * k), z = P(x0 + w + over, eave); t.poly({{l.x, l.y}, {z.x, z.y}, {z.x, z.y + 90}, {l.x, l.y + 90}}, wall); float th = r.u(4, 16) * k; t.poly({{l.x, l.y - th}, {z.x, z.y - th}, z, l}, trim); }
    for (int n = r.i(0, 4); n > 0; n--) { float wx = x0 + r.u(0, w), wy = eave + r.u(8, 160) * k, ww = r.u(14, 60) * k, wh = r.u(16, 70) * k; window(wx, Y(wx, wy), wx + ww, Y(wx, wy) + wh); }
    if (r.some(.12f)) { float y = eave + r.u(20, 80) * k; float ox = x0 + w * r.u(.1f, .5f), ow = r.u(30, 120) * k, oh = r.u(25, 80) * k; t.fill({{ox, y}, {ox + ow, y}, {ox + ow, y + oh}, {ox, y + oh}}, [&](int x, int yy) { t.cut(x, yy); }); if (r.some(.7f)) railing(ox, y + oh, ox + ow, y + oh, oh * .4f); if (r.some(.5f)) { Paint p = skin(leafC(), .2f, .3f); for (int q = 0; q < 6; q++) cluster(ox + r.u(0, ow), y + oh * r.u(.3f, 1.f), oh * .2f, r.u(1, 3), p, 1); } }
  }
  /** A roof terrace: pale parapet or pier before pale sky, posts and rail, with or without glass between them. */
  void terrace() {
    float k = r.u(.5f, 1.8f), y = r.u(.25f, .95f) * T, x0 = r.u(-100, T * .6f), w = r.u(80, 400) * k, tilt = r.u(-.5f, .5f), ph = r.u(4, 40) * k; Paint white = skin(r.some(.75f) ? Colour{.92f, .92f, .92f} * r.u(.6f, 1.15f) : wallC(), r.u(.01f, .06f), r.u(.01f, .05f)); white.haze = r.some(.5f) ? r.u(.3f, .9f) : 0; Paint body = skin(r.some(.4f) ? white.c : wallC(), .06f, .1f); if (r.some(.6f)) { body.course = r.u(4, 16) * k; body.board = r.some(.5f) ? r.u(10, 30) * k : 0; } auto P = [&](float x, float yy) { return V{x, yy + tilt * (x - x0)}; };
    t.poly({P(x0, y), P(x0 + w, y), {x0 + w, T + 600.f}, {x0, T + 600.f}}, body); t.poly({P(x0, y - ph), P(x0 + w, y - ph), P(x0 + w, y + ph * .3f), P(x0, y + ph * .3f)}, white); if (r.some(.5f)) { float px = x0 + r.u(0, w), pw = r.u(8, 50) * k; t.poly({P(px, y - ph * r.u(1, 2)), P(px + pw, y - ph * r.u(1, 2)), {px + pw, T + 600.f}, {px, T + 600.f}}, white); }
    Paint cap = skin(r.some(.5f) ? Colour{.05f, .05f, .05f} : white.c * r.u(.5f, 1.f), .03f, .04f); if (r.some(.6f)) { V a = P(x0, y - ph), c = P(x0 + w, y - ph); float cw = r.u(.8f, 4) * k; t.stroke(a, c, cw, cw, cap); }
    if (r.some(.7f)) { Paint bar = skin(r.some(.7f) ? Colour{.04f, .04f, .04f} : Colour{.8f, .8f, .8f}, .03f, .03f); float h = r.u(15, 60) * k, bw = r.u(.8f, 3.5f) * k; V a = P(x0, y - ph - h), c = P(x0 + w, y - ph - h); t.stroke(a, c, bw, bw, bar); int n = r.i(1, 7); for (int q = 0; q <= n; q++) { float x = x0 + w * q / n; t.stroke(P(x, y - ph), P(x, y - ph - h), bw, bw, bar); } if (r.some(.3f)) for (int q = 1; q < 5; q++) t.stroke(P(x0, y - ph - h * q / 5), P(x0 + w, y - ph - h * q / 5), .6f, .6f, bar); }
  }
  void wires() {
    float x0 = r.u(-60, T * .5f), x1 = r.some(.5f) ? T + 40.f : r.u(T * .4f, T + 60.f); float tone = r.u(); Paint p = skin(tone < .6f ? Colour{.03f, .03f, .035f} : tone < .8f ? Colour{.3f, .3f, .32f} * r.u(.4f, 1.6f) : Colour{.85f, .85f, .85f} * r.u(.6f, 1.2f), .05f, .05f); p.haze = r.some(.25f) ? r.u(0, .5f) : 0; int n = r.i(1, 6); float y0 = r.u(-30, T * .8f), y1 = r.u(-30, T * .8f), gap = r.u(3, 26);
    for (int k = 0; k < n; k++) { float w = r.u(.34f, 1.4f) * (r.some(.2f) ? 2 : 1), sag = r.u(0, 30), dy = k * gap * r.u(.8f, 1.2f), ey = k * gap * r.u(.4f, 1.6f); V a{x0, y0 + dy}; for (int m = 1; m <= 40; m++) { float f = m / 40.f; V c{x0 + (x1 - x0) * f, y0 + dy + (y1 + ey - y0 - dy) * f + 4 * sag * f * (1 - f)}; t.stroke(a, c, w, w, p); a = c; } if (r.some(.3f)) for (int q = r.i(1, 4); q > 0; q--) { float f = r.u(); V c{x0 + (x1 - x0) * f, y0 + dy + (y1 + ey - y0 - dy) * f + 4 * sag * f * (1 - f)}; t.stroke({c.x - r.u(1, 8), c.y}, {c.x + r.u(1, 8), c.y}, w * 3, w * 3, p); } }
  }
  void pole() {
    float x = r.u(0, T), top = r.u(-.2f, .7f) * T, w = r.u(1.5f, 13) * far + .8f; Paint p = skin(r.some(.6f) ? barkC() : r.some(.5f) ? Colour{.5f, .5f, .5f} : Colour{.05f, .05f, .05f}, .1f, .12f); p.haze = r.some(.2f) ? r.u(.2f, .6f) : 0; float lean = r.n() * 5; t.stroke({x, top}, {x + lean, T + 60.f}, w * .8f, w, p, .5f);
    if (r.some(.5f)) { float l = w * r.u(3, 8), y = top + w * r.u(.5f, 3), th = w * r.u(.3f, .6f) + .6f; t.stroke({x - l, y}, {x + l, y + r.n()}, th, th, p); for (int k = 0; k < 4; k++) { float q = x - l + 2 * l * k / 3; t.stroke({q, y}, {q, y - w * .8f}, w * .25f + .6f, w * .25f + .6f, p); } } else if (r.some(.4f)) { float l = r.u(15, 70); V a{x, top}; for (int m = 1; m < 9; m++) { float f = m / 8.f; V c{x + l * f, top - 12 * std::sin(f * 1.6f)}; t.stroke(a, c, w * .5f + .5f, w * .5f + .5f, p); a = c; } t.leaf(a.x, a.y, .05f, 9 * far + 2, 2.5f * far + 1, p, 1); }
    if (r.some(.3f)) t.rect(x - w, top + w * 3, x + w * 1.6f, top + w * 6, p);
  }
  void letters() {
    Paint p = skin(r.some(.8f) ? Colour{1, 1, 1} : Colour{.02f, .02f, .02f}, 0, 0); p.haze = r.u(0, .5f); float h = r.u(8, 34), x = r.u(-40, T * .6f), y = r.u(.05f, .9f) * T, w = h * r.u(.08f, .2f); int n = r.i(4, 14);
    for (int k = 0; k < n; k++, x += h * .75f) for (int q = r.i(2, 4); q > 0; q--) { auto at = [&]() { return V{x + h * .25f * r.i(0, 2), y + h * .5f * r.i(0, 2)}; }; V a = at(), c = at(); t.stroke(a, c, w, w, p); }
  }
  void shrub() { Paint p = skin(leafC(), .25f, .35f); float cx = r.u(0, T), cy = r.u(.4f, 1.2f) * T, R = r.u(20, 90), size = r.u(.7f, 3.5f); for (int k = 0; k < 20; k++) cluster(cx + r.n() * R, cy + r.n() * R * .4f, R * .3f, size, p, 1.4f); if (r.some(.5f)) for (int k = 0; k < 50; k++) { V a{cx + r.n() * R, cy}; float an = -1.57f + r.n() * .6f, e = r.u(.3f, 1.3f) * R; t.stroke(a, {a.x + std::cos(an) * e, a.y + std::sin(an) * e}, r.u(.6f, 1.8f), .35f, p); } }

  void draw() {
    if (r.some(.12f)) { t.light = r.u(.4f, 1.1f); far = r.u(.35f, 1.3f); for (int n = r.i(1, 3); n > 0; n--) sunlit(); if (r.some(.4f)) tree(); if (r.some(.3f)) wires(); return; }
    if (r.some(.16f)) { t.light = r.u(.4f, 1.1f); far = r.u(.35f, 1.3f); if (r.some(.3f)) treeline(); for (int n = r.i(2, 4); n > 0; n--) gum(); if (r.some(.4f)) house(); if (r.some(.2f)) tree(); return; }
    if (r.some(.07f)) { t.light = r.u(.5f, 1.1f); far = 1; if (r.some(.4f)) treeline(); if (r.some(.3f)) house(); fans(); return; }
    t.light = r.some(.25f) ? r.u(.08f, .4f) : r.u(.4f, 1.1f); far = r.u(.35f, 1.3f); snow = r.some(.1f);
    if (r.some(.28f)) hills();
    if (r.some(.3f)) treeline();
    for (int n = r.i(0, 3); n > 0; n--) { int k = r.i(0, 13); if (k < 4) tree(); else if (k < 5) crown(); else if (k < 7) canopy(); else if (k < 9) sunlit(); else if (k < 10) conifer(); else if (k < 11) cypress(); else palm(); }
    if (r.some(.2f)) pole();
    if (r.some(.3f)) wires();
    if (r.some(.08f)) bundle();
    if (r.some(.12f)) terrace();
    if (r.some(.5f)) house();
    if (r.some(.2f)) house();
    if (r.some(.15f)) antenna(r.u(0, T), r.u(.4f, 1.f) * T, r.u(.5f, 1.5f));
    if (r.some(.12f)) { float y = r.u(.3f, .95f) * T; railing(-5, y, T + 5.f, y + r.n() * 20, r.u(15, 60)); }
    if (r.some(.3f)) { int k = r.i(0, 7); if (k > 6) canopy(); else if (k > 5) sunlit(); else if (k < 2) tree(); else if (k < 3) crown(); else if (k < 4) conifer(); else if (k < 5) palm(); else shrub(); }
    if (r.some(.06f)) terrace();
    if (r.some(.15f)) pole();
    if (snow) snowfield();
    if (r.some(.3f)) wires();
    if (r.some(.04f)) letters();
  }
};

extern "C" int skyline_side() { return T; }
/** Fills n tiles of T x T x 5 bytes: red, green, blue (root of light), haze, sky. */
extern "C" void skyline_fill(uint64_t seed, int n, uint8_t* out, int threads) {
  std::atomic<int> next{0}; std::vector<std::thread> team;
  for (int k = 0; k < threads; k++) team.emplace_back([&] {
    Tile t;
    for (int i; (i = next++) < n;) {
      std::memset(t.full.data(), 0, t.full.size()); Scene s{t, {(seed + i + 1) * 0x9e3779b97f4a7c15ull ^ 0xd1b54a32d192ed03ull}, 1}; for (int q = 0; q < 9; q++) s.r.next(); s.draw(); size_t cover = 0; for (int q = 0; q < N * N; q += 7) cover += t.full[q]; if (cover * 7 < size_t(N) * N / 25) { Scene again{t, {s.r.next() + 0x51ull}, 1}; for (int q = 0; q < 9; q++) again.r.next(); again.draw(); } uint8_t* o = out + size_t(i) * T * T * 5;
      for (int y = 0; y < T; y++) for (int x = 0; x < T; x++, o += 5) {
        float sum[4] = {}; int in = 0;
        for (int v = 0; v < S; v++) for (int u = 0; u < S; u++) { int j = (y * S + v) * N + x * S + u; if (!t.full[j]) continue; in++; float a = t.r[j] / 255.f, b = t.g[j] / 255.f, c = t.b[j] / 255.f; sum[0] += a * a; sum[1] += b * b; sum[2] += c * c; sum[3] += t.haze[j]; }
        for (int c = 0; c < 3; c++) o[c] = in ? Tile::byte(sum[c] / in) : 0; o[3] = in ? uint8_t(sum[3] / in) : 0; o[4] = uint8_t(255 * (S * S - in) / (S * S));
      }
    }
  });
  for (auto& q : team) q.join();
}
