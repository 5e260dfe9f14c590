// Our own staging library as shapes: triangles in trees of their own, read once, placed many times, dyed anew each time.
#pragma once
#include "bvh.h"
#include <cstdio>
#include <cstdlib>
#include <vector>

enum Piece {
  P_SOFA,
  P_SECTIONAL,
  P_LOVESEAT,
  P_ARMCHAIR,
  P_OTTOMAN,
  P_COFFEE,
  P_SIDETABLE,
  P_MEDIA,
  P_CONSOLE,
  P_BOOKSHELF,
  P_BED,
  P_NIGHTSTAND,
  P_DRESSER,
  P_BENCH,
  P_DINING,
  P_CHAIR,
  P_SIDEBOARD,
  P_DESK,
  P_OFFICE,
  P_BARSTOOL,
  P_STOOL,
  P_FLOORLAMP,
  P_TABLELAMP,
  P_PENDANT,
  P_PLANT,
  P_SMALLPLANT,
  P_VASE,
  P_BASKET,
  P_BOOKS,
  P_TRAY,
  PIECES
};
struct Shelf {
  struct Entry {
    const Mesh *mesh;
    v3 h, c;
  };
  std::vector<Entry> kind[PIECES];
};
inline Shelf &shelf() {
  static Shelf s;
  return s;
}
/** `place` copies n bytes to where the renderer reads them, and returns that address. */
template <typename Place>
inline int readShelf(const char *path, Place place) {
  FILE *f = fopen(path, "rb");
  if (!f) return 0;
  auto get = [&](void *p, size_t n) {
    if (fread(p, 1, n, f) != n) abort();
  };
  int count;
  get(&count, 4);
  for (int m = 0; m < count; m++) {
    int head[3];
    v3 h, c;
    get(head, 12);
    get(&h, 12);
    get(&c, 12);
    std::vector<MeshPart> parts(head[1]);
    get(parts.data(), sizeof(MeshPart) * head[1]);
    std::vector<int16_t> at(9 * (size_t)head[2]);
    std::vector<uint16_t> owner(head[2]);
    get(at.data(), at.size() * 2);
    get(owner.data(), owner.size() * 2);
    std::vector<Tri> tri(head[2]);
    for (int i = 0; i < head[2]; i++) {
      v3 p[3];
      for (int k = 0; k < 3; k++) p[k] = V(at[i * 9 + k * 3], at[i * 9 + k * 3 + 1], at[i * 9 + k * 3 + 2]) * (1.f / 32767) * h;
      tri[i] = {p[0], p[1] - p[0], p[2] - p[0], owner[i]};
    }
    std::vector<Node> node(2 * tri.size() + 2);
    node.resize(buildTree(tri.data(), (int)tri.size(), node.data()));
    Mesh made{(const Tri *)place(tri.data(), tri.size() * sizeof(Tri)), (const Node *)place(node.data(), node.size() * sizeof(Node)),
              (const MeshPart *)place(parts.data(), parts.size() * sizeof(MeshPart)), h};
    if (head[0] >= 0 && head[0] < PIECES) shelf().kind[head[0]].push_back({(const Mesh *)place(&made, sizeof made), h, c});
  }
  fclose(f);
  return count;
}
