// Entry points for ctypes: fill a pack of scenes on host threads, render it. nvcc builds the GPU version, g++ -x c++ the preview.
#include "trace.h"
#include "rooms.h"
#include "houses.h"
#include "shades.h"
#include "sheets.h"
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

struct Planes {
  float *alb, *irr, *tmp, *emit, *n, *z;
  int *id;
};
struct Pack {
  int n;
  Scene *host, *dev;
  Planes pl;
  size_t px;
};

HD void samplePixel(const Scene &s, Planes pl, uint8_t *label, size_t at, size_t plane, int x, int y, int W, int H, int spp) {
  (void)plane;
  Pix r;
  r.s = mixbits((uint32_t)(y * 8192 + x) ^ s.seed * 2654435761U);
  v3 A = V(0), I = V(0), E = V(0);
  for (int k = 0; k < spp; k++) {
    float jx = k ? r.u() : .5f, jy = k ? r.u() : .5f;
    Sample o = shade(s, s.P, s.N, x + jx, y + jy, W, H, r, k == 0);
    if (k == 0) {
      label[at] = (uint8_t)(s.kind >= PLAN ? 255 : o.label < 0 ? OTHER : o.label);
      if (s.twin && o.id >= 0) {
        int f = s.P[o.id].flags;
        if (label[at] == MOVABLE && (f & STAYS)) label[at] = WINDOW;
        if (label[at] == WALL && (f & TRIM)) label[at] = 7;
      }
      pl.z[at] = o.z;
      pl.id[at] = o.id;
      pl.n[at * 3] = o.n.x;
      pl.n[at * 3 + 1] = o.n.y;
      pl.n[at * 3 + 2] = o.n.z;
    }
    float lim = 40;
    A = A + o.alb;
    I = I + V(fminf(o.irr.x, lim), fminf(o.irr.y, lim), fminf(o.irr.z, lim));
    E = E + V(fminf(o.emit.x, 30.f), fminf(o.emit.y, 30.f), fminf(o.emit.z, 30.f));
  }
  float q = 1.f / spp;
  A = A * q;
  I = I * q;
  E = E * q;
  float *d;
  d = pl.alb + at * 3;
  d[0] = A.x;
  d[1] = A.y;
  d[2] = A.z;
  d = pl.irr + at * 3;
  d[0] = I.x;
  d[1] = I.y;
  d[2] = I.z;
  d = pl.emit + at * 3;
  d[0] = E.x;
  d[1] = E.y;
  d[2] = E.z;
}
/** One pass of an edge-stopping blur of the irradiance (step 1, 2, 4). */
HD void smoothPixel(const Planes &pl, const float *src, float *dst, size_t base, int x, int y, int W, int H, int step) {
  size_t at = base + (size_t)y * W + x;
  float w = 0;
  v3 s = V(0);
  int id = pl.id[at];
  const float *n = pl.n + at * 3;
  float z = pl.z[at];
  for (int j = -2; j <= 2; j++)
    for (int i = -2; i <= 2; i++) {
      int xx = x + i * step, yy = y + j * step;
      if (xx < 0 || yy < 0 || xx >= W || yy >= H) continue;
      size_t b = base + (size_t)yy * W + xx;
      const float *m = pl.n + b * 3;
      float dn = n[0] * m[0] + n[1] * m[1] + n[2] * m[2];
      if (dn < .9f || (pl.id[b] != id && fabsf(pl.z[b] - z) > .03f * z)) continue;
      float q = 1.f / (1 + i * i + j * j);
      w += q;
      s = s + V(src[b * 3], src[b * 3 + 1], src[b * 3 + 2]) * q;
    }
  if (w <= 0) {
    s = V(src[at * 3], src[at * 3 + 1], src[at * 3 + 2]);
    w = 1;
  }
  dst[at * 3] = s.x / w;
  dst[at * 3 + 1] = s.y / w;
  dst[at * 3 + 2] = s.z / w;
}
HD void finishPixel(const Planes &pl, float *rgb, size_t at, size_t i, size_t plane, size_t base) {
  for (int c = 0; c < 3; c++) rgb[base * 3 + c * plane + i] = pl.alb[at * 3 + c] * pl.irr[at * 3 + c] + pl.emit[at * 3 + c];
}

#ifdef __CUDACC__
__global__ void sampleK(const Scene *sc, Planes pl, uint8_t *label, int W, int H, int spp) {
  int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  if (x >= W || y >= H) return;
  size_t plane = (size_t)W * H;
  samplePixel(sc[blockIdx.z], pl, label, blockIdx.z * plane + (size_t)y * W + x, plane, x, y, W, H, spp);
}
__global__ void smoothK(Planes pl, const float *src, float *dst, int W, int H, int step) {
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  if (x < W && y < H) smoothPixel(pl, src, dst, blockIdx.z * (size_t)W * H, x, y, W, H, step);
}
__global__ void finishK(Planes pl, float *rgb, int W, int H) {
  size_t plane = (size_t)W * H, i = blockIdx.x * 256 + threadIdx.x, base = blockIdx.y * plane;
  if (i < plane) finishPixel(pl, rgb, base + i, i, plane, base);
}
static void *take(size_t b) {
  void *p = nullptr;
  if (cudaMalloc(&p, b) != cudaSuccess) {
    fprintf(stderr, "no device memory\n");
    abort();
  }
  return p;
}
#else
static void *take(size_t b) { return malloc(b); }
#endif

extern "C" {
/** Reads what training/furniture.ts wrote; answers how many pieces there are. Without it the generator's own shapes remain. */
int furniture_load(const char *path) {
  return readShelf(path, [](const void *from, size_t n) {
    void *p = take(n);
#ifdef __CUDACC__
    cudaMemcpy(p, from, n, cudaMemcpyHostToDevice);
#else
    memcpy(p, from, n);
#endif
    return p;
  });
}
void *pack_new(int n, long px) {
  Pack *k = new Pack;
  k->n = n;
  k->px = (size_t)px * n;
  k->host = (Scene *)malloc(sizeof(Scene) * n);
#ifdef __CUDACC__
  cudaMallocHost((void **)&k->host, sizeof(Scene) * n);
#endif
  k->dev = (Scene *)take(sizeof(Scene) * n);
  size_t p = k->px;
  k->pl = {(float *)take(p * 12), (float *)take(p * 12), (float *)take(p * 12), (float *)take(p * 12),
           (float *)take(p * 12), (float *)take(p * 4),  (int *)take(p * 4)};
  return k;
}
enum { TWINS = 9, SUNNY = 10 };
/** The same room, camera and daylight after the movers: furniture, pictures, rugs, clutter and their lamps gone; what hangs at a window stays. */
static void without(const Scene &s, Scene &e) {
  e = s;
  e.np = e.nl = e.furnished = 0;
  for (int i = 0; i < s.np; i++)
    if (s.P[i].label != MOVABLE || (s.P[i].flags & STAYS)) e.P[e.np++] = s.P[i];
  for (int i = 0; i < s.nl; i++)
    if (!s.lamp[i].loose) e.lamp[e.nl++] = s.lamp[i];
}
/** kind < 0: the training mix, TWINS: rooms with and without furniture, SUNNY: houses in the sun and under the sky alone. meta: kind, room, furnished per scene. */
void pack_fill(void *v, unsigned long seed, int kind, int threads, int *meta) {
  Pack *k = (Pack *)v;
  std::atomic<int> next{0};
  std::vector<std::thread> t;
  for (int w = 0; w < threads; w++)
    t.emplace_back([&] {
      for (int i; (i = next++) < k->n;) {
        uint64_t sd = seed * 1000003ULL + i;
        Rand r(sd ^ 0xabcdef);
        float u = r.u();
        int kd = kind >= 0 ? kind : u < .66f ? 0 : u < .965f ? 1 : u < .983f ? 2 : 3;
        Scene &s = k->host[i];
        if (kind == TWINS) {  // the first half furnished, the second half the same rooms without what can be carried out
          if (i >= k->n / 2) continue;
          inventRoom(s, sd, .97f);
          if ((s.room == KITCHEN || s.room == BATHROOM) && r.p(.7f)) inventRoom(s, sd + 7777777, .97f);  // they hold little that goes
          s.twin = 1;
          without(s, k->host[i + k->n / 2]);
          buildTree(k->host[i + k->n / 2].P, k->host[i + k->n / 2].np, k->host[i + k->n / 2].N);
        } else if (kind == SUNNY) {
          if (i >= k->n / 2) continue;
          inventSunny(s, sd);
          buildTree(s.P, s.np, s.N);
          k->host[i + k->n / 2] = s;
          k->host[i + k->n / 2].sky.sun = 0;
          continue;
        } else if (kd == 0) inventRoom(s, sd);
        else if (kd == 1) inventHouse(s, sd);
        else inventSheet(s, sd, kd);
        buildTree(s.P, s.np, s.N);
        meta[i * 3] = s.kind;
        meta[i * 3 + 1] = s.room;
        meta[i * 3 + 2] = s.furnished;
      }
    });
  for (auto &x : t) x.join();
}
void pack_render(void *v, int W, int H, int spp, float *rgb, uint8_t *label, float *depth) {
  Pack *k = (Pack *)v;
  Planes pl = k->pl;
  size_t plane = (size_t)W * H;
#ifdef __CUDACC__
  cudaMemcpyAsync(k->dev, k->host, sizeof(Scene) * k->n, cudaMemcpyHostToDevice, 0);
  sampleK<<<dim3((W + 7) / 8, (H + 7) / 8, k->n), dim3(8, 8)>>>(k->dev, pl, label, W, H, spp);
  dim3 g((W + 15) / 16, (H + 15) / 16, k->n), b(16, 16);
  smoothK<<<g, b>>>(pl, pl.irr, pl.tmp, W, H, 1);
  smoothK<<<g, b>>>(pl, pl.tmp, pl.irr, W, H, 2);
  smoothK<<<g, b>>>(pl, pl.irr, pl.tmp, W, H, 4);
  std::swap(pl.irr, pl.tmp);
  finishK<<<dim3((unsigned)((plane + 255) / 256), k->n), 256>>>(pl, rgb, W, H);
  if (depth) cudaMemcpyAsync(depth, pl.z, plane * k->n * 4, cudaMemcpyDeviceToDevice, 0);
  cudaError_t e = cudaGetLastError();
  if (e != cudaSuccess) {
    fprintf(stderr, "render: %s\n", cudaGetErrorString(e));
    abort();
  }
#else
  std::atomic<int> next{0};
  std::vector<std::thread> t;
  for (int w = 0; w < 2; w++)
    t.emplace_back([&] {
      for (int row; (row = next++) < k->n * H;) {
        int i = row / H, y = row % H;
        for (int x = 0; x < W; x++) samplePixel(k->host[i], pl, label, i * plane + (size_t)y * W + x, plane, x, y, W, H, spp);
      }
    });
  for (auto &x : t) x.join();
  for (int pass = 0; pass < 3; pass++) {
    for (int i = 0; i < k->n; i++)
      for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) smoothPixel(pl, pl.irr, pl.tmp, i * plane, x, y, W, H, 1 << pass);
    std::swap(pl.irr, pl.tmp);
  }
  for (int i = 0; i < k->n; i++)
    for (size_t p = 0; p < plane; p++) finishPixel(pl, rgb, i * plane + p, p, plane, i * plane);
  if (depth) memcpy(depth, pl.z, plane * k->n * 4);
#endif
}
}
