// How people and stagers set furniture: groups that face each other on a rug, in front of the camera. Included by rooms.h.
#pragma once

/** A place in front of the camera, and the way to face it, mostly square to the walls. */
inline Frame stage(Build &b, Plan &pl, float nearBy, float rad) {
  Rand &r = b.r;
  v3 to = norm(V(pl.focus.x - pl.cam.x, 0, pl.focus.z - pl.cam.z)), c = pl.cam + to * r.u(nearBy, nearBy + 2.2f);
  c = V(std::max(-pl.w + rad, std::min(pl.w - rad, c.x)), 0, std::max(-pl.d + rad, std::min(pl.d - rad, c.z)));
  float yaw = atan2f(-to.x, -to.z);
  if (r.p(.85f)) yaw = roundf(yaw / 1.5708f) * 1.5708f;
  pl.focus = c;
  return {c, yaw + r.pick({0.f, 0.f, 1.5708f, -1.5708f, 3.1416f})};
}
inline void sideTable(Build &b, Frame f) {
  float h = b.r.u(.45f, .62f), w = b.r.u(.18f, .3f);
  table(b, f, w, w, h, b.r.p(.4f));
  if (b.r.p(.6f)) tableLamp(b, f, V(0, h, 0));
}
/** A television on a low board, or on the wall above it. */
inline void tvWall(Build &b, Frame f) {
  Rand &r = b.r;
  float w = r.u(.6f, 1.05f), h = r.u(.2f, .38f), s = r.u(.42f, .8f), y = 2 * h + .1f + s * .57f;
  cabinet(b, f, w, h);
  if (r.p(.5f)) y += r.u(.1f, .45f);
  else b.box(f, V(0, y - s * .57f - .05f, -.1f), V(s * .3f, .05f, .05f), M(V(.03f)), MOVABLE);
  Mat screen = M(b.grey(.004f, .04f), T_PLAIN, 1, r.u(.05f, .35f));
  b.box(f, V(0, y, -.12f), V(s, s * .57f, .025f), screen, MOVABLE, .006f);
  for (int i = r.i(0, 2); i--;) clutterTop(b, f, V(r.pick({-.8f, .8f}) * w, 2 * h + .1f, 0), .08f, .05f, 1);
}
inline void lounge(Build &b, Plan &pl) {
  Rand &r = b.r;
  Frame f = stage(b, pl, 2.f, 1.3f);
  float half = r.u(.85f, 1.25f), back = r.u(1.f, 1.5f), side = r.u(1.2f, 1.8f);
  if (r.p(.85f)) rug(b, f.in(V(0, 0, r.g() * .2f), r.g() * .03f), r.u(1.1f, 2.2f), r.u(.8f, 1.6f));
  bool corner = r.p(.3f);
  uint64_t keep = r.s;
  if (corner) sectional(b, f.in(V(0, 0, -back)));
  else sofa(b, f.in(V(0, 0, -back)), half);
  if (!corner && r.p(.45f)) {
    uint64_t now = r.s;
    if (r.p(.6f)) r.s = keep;  // a matching one
    sofa(b, f.in(V(-side, 0, 0), 1.5708f), r.u(.6f, 1.f));
    r.s = now;
  }
  int n = r.i(0, 2);
  uint64_t pair = r.s;
  for (int i = 0; i < n; i++) {
    r.s = pair;
    armchair(b, f.in(V(side, 0, n == 1 ? 0 : i ? .55f : -.45f), -1.5708f + r.g() * .25f));
  }
  if (n) r.u();
  if (r.p(.15f)) sofa(b, f.in(V(0, 0, back), 3.1416f), half * .9f);
  if (r.p(.9f)) r.p(.25f) ? ottoman(b, f) : table(b, f, r.u(.35f, .7f), r.u(.25f, .45f), r.u(.34f, .46f));
  for (int i = -1; i <= 1; i += 2)
    if (!corner && r.p(.5f)) sideTable(b, f.in(V(i * (half + .4f), 0, -back)));
  if (r.p(.3f)) floorLamp(b, f.in(V((half + .45f) * (r.p(.5f) ? 1 : -1), 0, -back - .2f)));
  if (r.p(.3f)) plant(b, f.in(V((half + .7f) * (r.p(.5f) ? 1 : -1), 0, -back - .3f)));
  pl.taken.push_back({f.o.x, f.o.z, 1.5f});
  if (r.p(.4f)) atWall(b, pl, tvWall, .95f, .26f);
  for (int i = r.i(0, 2); i--;) atWall(b, pl, M_cab, .8f, .28f);
}
inline void sleep(Build &b, Plan &pl) {
  Rand &r = b.r;
  // Beds stand with the head at a wall, mostly a side or far one that the camera sees.
  bool near = r.p(.4f);
  if (near) {  // one that the lower edge cuts, its head at a side wall beside the camera
    float side = r.pick({-1.f, 1.f});
    Frame f{V(side * (pl.w - 1.16f), 0, pl.cam.z - r.u(.95f, 1.9f)), -side * 1.5708f};
    if (f.o.z > -pl.d + 1 && (fabsf(f.o.x - pl.cam.x) > .4f || pl.cam.z - f.o.z > 1.2f)) {
      bed(b, f);
      pl.taken.push_back({f.o.x, f.o.z, 1.3f});
      pl.focus = mix(f.o, V(0, 0, -pl.d), r.u(.3f, .7f));
    } else near = false;
  }
  for (int tries = near ? 10 : 0; tries < 10; tries++) {
    int i = r.i(0, (int)pl.corner.size() - 2);
    float L = pl.length(i);
    if (L < 2.4f) continue;
    float x = r.u(1.2f, L - 1.2f);
    if (!clearOfHoles(pl, i, x, 1.f, true)) continue;
    Frame f = pl.foot(i, x / L).in(V(0, 0, 1.16f));
    if (!pl.free(f.o, .8f)) continue;
    if (r.p(.5f)) rug(b, f.in(V(0, 0, r.u(.2f, .8f))), r.u(1.1f, 1.7f), r.u(.8f, 1.4f));
    bed(b, f);
    pl.taken.push_back({f.o.x, f.o.z, 1.3f});
    pl.focus = f.o;
    if (r.p(.65f)) {
      Frame g = pl.foot(i, x / L);
      picture(b, g, r.u(1.5f, 1.75f), 5);
    }
    break;
  }
  if (r.p(.25f)) atWall(b, pl, tvWall, .8f, .26f);
  if (r.p(.2f))
    for (int i = r.i(2, 5); i--;) r.p(.5f) ? atWall(b, pl, heap, .3f, .25f) : atWall(b, pl, M_cab, .5f, .28f);  // lived in
  for (int i = r.i(0, 2); i--;) atWall(b, pl, M_cab, .7f, .3f);
  if (r.p(.25f)) atWall(b, pl, wardrobe, .9f, .3f);
  if (r.p(.15f)) atWall(b, pl, desk, .8f, .35f);
  if (r.p(.4f)) afloat(b, pl, armchair, .4f);
}
inline void dine(Build &b, Plan &pl) {
  Rand &r = b.r;
  Frame f = stage(b, pl, 1.9f, 1.2f);
  bool nook = r.p(.3f);  // a small table in a far corner of a room that is otherwise bare
  if (nook) {
    f = {V(r.pick({-1.f, 1.f}) * (pl.w - r.u(.9f, 1.3f)), 0, -pl.d + r.u(1.f, 1.8f)), r.pick({0.f, 1.5708f, .785f})};
    if (!pl.free(f.o, .8f)) f.o = V(0, 0, -pl.d * .3f);
    pl.focus = f.o;
  }
  if (r.p(nook ? .25f : .55f)) rug(b, f, r.u(1.1f, 1.9f), r.u(.8f, 1.4f));
  nook &&r.p(.6f) ? roundSet(b, f) : diningSet(b, f);
  pl.taken.push_back({f.o.x, f.o.z, 1.2f});
  if (r.p(nook ? .45f : .8f)) r.p(.5f) ? pendant(b, {f.o, 0}, pl.h) : ceilingLamp(b, {f.o, r.u(0, 3)}, pl.h, r.pick({3, 4}));
  if (r.p(.6f)) atWall(b, pl, M_cab, .8f, .28f);
}
inline void work(Build &b, Plan &pl) {
  Rand &r = b.r;
  if (r.p(.5f) || !atWall(b, pl, desk, .85f, .4f)) {
    Frame f = stage(b, pl, 1.6f, .9f);
    if (r.p(.4f)) rug(b, f);
    desk(b, f);
    pl.taken.push_back({f.o.x, f.o.z, 1});
  } else {
    pl.focus = V(pl.taken.back().x, 0, pl.taken.back().z);
  }
  for (int i = r.i(0, 2); i--;) atWall(b, pl, bookcase, .6f, .2f);
  if (r.p(.3f)) afloat(b, pl, armchair, .4f);
}
inline void furnish(Build &b, Plan &pl, int room) {
  Rand &r = b.r;
  Maker any[] = {M_sofa, armchair, M_table, chair, M_cab, bookcase, floorLamp, M_plant, ottoman, carton, heap, oddThing, wardrobe, desk, stool};
  float any_r[] = {.9f, .4f, .4f, .25f, .4f, .35f, .2f, .25f, .3f, .25f, .3f, .35f, .5f, .5f, .2f};
  if (room == LIVING) lounge(b, pl);
  else if (room == BEDROOM) sleep(b, pl);
  else if (room == DINING) dine(b, pl);
  else if (room == OFFICE) work(b, pl);
  else if (room == KITCHEN && r.p(.25f)) afloat(b, pl, M_dine, 1.f);
  if (room == LIVING && pl.w > 2.6f && r.p(.25f)) afloat(b, pl, M_dine, 1.f);
  int n = room == KITCHEN || room == BATHROOM ? r.i(0, 2) : r.p(.12f) ? r.i(8, 16) : r.i(0, 4);
  for (int i = 0; i < n; i++) {
    int k = r.i(0, 14);
    if ((room == KITCHEN || room == BATHROOM) && (k == 0 || k == 12 || k == 13)) continue;
    if (r.p(.6f)) atWall(b, pl, any[k], any_r[k], any_r[k] * .6f);
    else afloat(b, pl, any[k], any_r[k]);
  }
  if (r.p(.3f)) atWall(b, pl, floorLamp, .2f, .25f);
  if (r.p(.45f)) atWall(b, pl, M_plant, .25f, .3f);
  if (r.p(.12f)) afloat(b, pl, M_rug, .1f);
  for (int i = r.i(0, room == BATHROOM ? 2 : 8); i--;) {
    int w = r.i(0, (int)pl.corner.size() - 2);
    float L = pl.length(w), x = r.u(.3f, std::max(.4f, L - .3f));
    if (!clearOfHoles(pl, w, x, .6f, false)) continue;
    picture(b, pl.foot(w, x / L), r.u(1.2f, 1.8f));
  }
  if (r.p(.12f)) {
    Frame f{V(r.u(-.8f, .8f) * pl.w, 0, pl.cam.z - r.u(.6f, 1.1f)), r.u(0, 6.28f)};
    int k = r.i(0, 14);
    any[k](b, f);
  }  // something large cut by the lower edge
}
