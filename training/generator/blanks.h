// What is taken for glass or for a lamp and is neither: gates, shed doors, open porches and carports, louvres, house numbers, mail boxes. Included by houses.h.
#pragma once

/** A closed leaf of boards, slats, louvres, panels or braces, half width hw, half height hh, centred at c. */
inline void blankLeaf(Build &b, Frame f, v3 c, float hw, float hh, int label, const Mat *paint = nullptr) {
  Rand &r = b.r;
  v3 dye = r.p(.35f) ? b.woodColour() : r.p(.5f) ? b.grey(.03f, .25f, .05f) : r.p(.6f) ? b.grey(.6f, .97f, .03f) : b.hue(r.u(.2f, .7f), r.u(.1f, .6f));
  Mat m = paint ? *paint : M(dye), dark = M(m.col * r.u(.15f, .6f));
  int kind = r.i(0, 6);
  float step = r.u(.07f, .17f);
  if (kind < 2) {  // slats with gaps, lying or standing, over what is dark behind them
    b.box(f, c - V(0, 0, .03f), V(hw, hh, .01f), dark, label);
    Prim &q = b.quad(f, c, hw, hh, m, label);
    q.alpha = kind ? A_SLATS : A_VSLATS;
    q.ts = step;
    q.p1 = r.u(.55f, .93f);
  } else if (kind == 2) b.box(f, c, V(hw, hh, .02f), M(m.col, T_DOOR), label);
  else if (kind == 3) b.box(f, c, V(hw, hh, .02f), M(m.col, T_LAP, r.u(.03f, .12f)), label);
  else b.box(f, c, V(hw, hh, .02f), M(m.col, T_BATTEN, step), label);
  if (r.p(.5f)) {  // a frame around it, and braces
    Mat t = r.p(.5f) ? M(m.col * r.u(.7f, 1.4f)) : M(b.grey(.75f, .96f, .02f));
    float w = r.u(.04f, .08f);
    for (int i = -1; i <= 1; i += 2) {
      b.box(f, c + V(i * (hw - w), 0, .03f), V(w, hh, .012f), t, label);
      b.box(f, c + V(0, i * (hh - w), .03f), V(hw, w, .012f), t, label);
    }
    if (r.p(.4f)) b.box(f, c + V(0, 0, .03f), V(hw, w, .012f), t, label);
    float a = atan2f(hh, hw), l = sqrtf(hw * hw + hh * hh) - w;
    if (r.p(.35f))
      for (int i = r.p(.5f) ? -1 : 1; i <= 1; i += 2) b.turn(b.box(f, c + V(0, 0, .028f), V(l, w * .8f, .01f), t, label), 2, i * a);
  }
  if (r.p(.5f)) b.box(f, c + V((r.p(.5f) ? 1 : -1) * (hw - .1f), 0, .05f), V(.015f, r.u(.03f, .12f), .02f), b.metal(), label);
}
/** How the shutters of a house are made, where it has some. */
inline void shutterLook(Build &b, Look &k, float chance) {
  Rand &r = b.r;
  k.shutters = r.p(chance) ? r.i(1, 5) : 0;
  v3 dye = r.p(.25f)   ? k.door.col
           : r.p(.35f) ? b.grey(.01f, .12f)
           : r.p(.3f)  ? b.grey(.6f, .96f, .02f)
           : r.p(.4f)  ? V(.2f, .24f, .12f) * r.u(.3f, 2.2f)
           : r.p(.5f)  ? V(.12f, .2f, .34f) * r.u(.3f, 2)
                       : b.woodColour();
  k.board = k.shutters < 3 ? M2(dye, dye * r.u(.5f, .9f), T_LAP, r.u(.04f, .08f)) : k.shutters == 3 ? M(dye, T_BATTEN, r.u(.08f, .16f)) : k.shutters == 4 ? M(dye, T_DOOR) : M(dye);
  k.boardW = r.p(.4f) ? r.u(.42f, .52f) : r.u(.22f, .42f);
  k.boardH = r.u(1, 1.14f);
}
/** Boards on both sides of a window whose half width is hw; now and then they are closed over it. */
inline void shutterPair(Build &b, Frame f, v3 c, float hw, float hh, const Look &k) {
  Rand &r = b.r;
  float w = hw * k.boardW, h = hh * k.boardH, gap = r.p(.5f) ? .01f : r.u(.01f, .1f);
  bool shut = r.p(.03f), ajar = r.p(.08f);
  Mat rail = M(k.board.col * (k.shutters == 3 ? 1.f : r.u(.85f, 1.2f)));
  for (int i = -1; i <= 1; i += 2) {
    float x = shut ? i * hw * .5f : i * (hw + w + gap), ww = shut ? hw * .49f : w;
    Frame g = f.in(c + V(x, 0, .035f), ajar && !shut ? i * r.u(-.35f, .1f) : 0);
    b.box(g, V(0), V(ww, h, .02f), k.board, FACADE);
    if (k.shutters == 5 || (k.shutters < 4 && r.p(.6f))) {
      float e = std::min(.05f, ww * .2f);
      for (int j = -1; j <= 1; j += 2) {
        if (k.shutters < 3) b.box(g, V(j * (ww - e), 0, .022f), V(e, h, .008f), rail, FACADE);
        b.box(g, V(0, j * (h - (k.shutters == 3 ? h * .2f : e)), .022f), V(ww, e, .008f), rail, FACADE);
      }
      if (k.shutters < 3) b.box(g, V(0, -h * .1f, .022f), V(ww, e, .008f), rail, FACADE);
    }
    if (r.p(.05f) && !shut) break;  // the other one is lost
  }
}
/** A shed's, barn's or cellar's door on a wall: one leaf or two, no glass in it. */
inline void shedDoor(Build &b, Frame f, float x, float y, float z, float hw, float hh, const Mat &trim) {
  Rand &r = b.r;
  bool two = hw > .7f;
  b.box(f, V(x, y + hh, z + .005f), V(hw + r.u(.03f, .12f), hh + .06f, .02f), trim, FACADE);
  uint64_t same = r.s;
  for (int i = two ? -1 : 0; i <= (two ? 1 : 0); i += 2) {
    if (two) r.s = same;  // both leaves alike
    blankLeaf(b, f, V(x + i * hw * .5f, y + hh, z + .04f), two ? hw * .49f : hw, hh, ENTRANCE);
  }
  if (r.p(.2f)) b.rod(f, V(x - hw * 1.8f, y + 2 * hh + .12f, z + .07f), V(x + hw * 1.8f, y + 2 * hh + .12f, z + .07f), .025f, b.metal(), FACADE);  // the rail of a sliding door
}
/** Louvres of an attic: square, tall, round or a triangle's foot; dark between pale or painted slats. */
inline void louvre(Build &b, Frame f, v3 c, float s, const Mat &trim, v3 wall) {
  Rand &r = b.r;
  float hw = s * r.u(.5f, .9f), hh = s * r.u(.7f, 1.3f);
  bool round = r.p(.25f), arch = !round && r.p(.25f);
  v3 slat = r.p(.5f) ? trim.col * r.u(.6f, 1) : wall * r.u(.4f, 1);
  Prim &e = b.quad(f, c + V(0, 0, .012f), hw + .07f, (round ? hw : hh) + .07f, trim, FACADE), &d = b.quad(f, c + V(0, 0, .02f), hw, round ? hw : hh, M(slat, T_LAP, r.u(.05f, .12f)), FACADE);
  if (r.p(.4f)) d.col = d.col2 = slat * r.u(.1f, .4f);
  for (Prim *q : {&e, &d}) {
    q->alpha = round ? A_DISC : arch ? A_ARCH : A_NONE;
    if (arch) q->p1 = .3f;
  }
}
/** Hangs where lamps hang and is none: a number, letters, a bell, a box for mail, a hose, a meter, a vent, a wreath. */
inline void noLamp(Build &b, Frame f, v3 c) {
  Rand &r = b.r;
  Mat dark = M(b.grey(.01f, .15f, .04f)), pale = M(b.grey(.6f, .95f, .04f)), any = M(b.colour());
  int kind = r.i(0, 9);
  if (kind < 3) {
    bool plate = r.p(.5f), stands = r.p(.3f);
    float hw = stands ? r.u(.06f, .1f) : r.u(.14f, .32f), hh = stands ? r.u(.2f, .36f) : r.u(.07f, .13f);
    if (plate) b.box(f, c + V(0, 0, .012f), V(hw + .04f, hh + .04f, .012f), r.p(.5f) ? dark : r.p(.5f) ? pale : any, FACADE);
    Prim &q = b.quad(f, c + V(0, 0, .03f), hw, hh, r.p(.5f) ? dark : r.p(.6f) ? pale : b.metal(), FACADE);
    q.alpha = A_GLYPH;
    q.ts = r.u(.08f, .13f);
  } else if (kind == 3) b.box(f, c + V(0, -.4f, .012f), V(.025f, .055f, .012f), r.p(.5f) ? dark : pale, FACADE);
  else if (kind == 4) {
    b.box(f, c + V(0, -.2f, .06f), V(r.u(.11f, .2f), r.u(.09f, .2f), .06f), r.p(.6f) ? dark : any, FACADE, .01f);
    if (r.p(.5f)) b.box(f, c + V(0, -.1f, .125f), V(.1f, .01f, .006f), pale, FACADE);
  } else if (kind == 5) {  // a hose on its reel
    for (int i = 0; i < 3; i++) b.turn(b.cyl(f, c + V(0, -.9f, .05f + .05f * i), r.u(.14f, .22f), .025f, M(r.p(.6f) ? V(.06f, .25f, .1f) * r.u(.5f, 1.6f) : any.col), FACADE), 0, 1.5708f);
    b.turn(b.cyl(f, c + V(0, -.9f, .17f), .07f, .03f, dark, FACADE), 0, 1.5708f);
  } else if (kind == 6) {  // a meter in its box, a pipe below
    b.box(f, c + V(0, -.5f, .06f), V(.13f, .22f, .06f), M(b.grey(.35f, .65f, .02f)), FACADE);
    b.turn(b.cyl(f, c + V(0, -.4f, .14f), .09f, .04f, pale, FACADE), 0, 1.5708f);
    b.rod(f, c + V(0, -.7f, .04f), c + V(0, -1.8f, .04f), .025f, M(V(.5f)), FACADE);
  } else if (kind == 7) {
    Prim &q = b.quad(f, c + V(0, 0, .02f), .12f, .12f, pale, FACADE);
    q.tex = T_LAP;
    q.ts = .05f;
  } else if (kind == 8) {  // a wreath
    Prim &q = b.quad(f, c + V(0, 0, .04f), .25f, .25f, M(V(.06f, .15f, .04f) * r.u(.6f, 1.6f), T_FOLIAGE, 2), FACADE);
    q.alpha = A_RING;
    q.p1 = .55f;
  } else b.box(f, c + V(0, -.1f, .012f), V(r.u(.1f, .3f), r.u(.1f, .25f), .012f), r.p(.5f) ? any : M2(pale.col, dark.col, T_LETTERS, .03f), FACADE);
}
/** A lamp by chance; where there is none, now and then something else of its size. */
inline void wallLamp(Build &b, Frame f, v3 c, bool burns, float chance) {
  if (b.r.p(chance)) lantern(b, f, c, burns);
  else if (b.r.p(.5f)) noLamp(b, f, c);
}
/** A flat roof on posts, with a wall or nothing behind it and things that stand under it in its shade. */
inline void carport(Build &b, Frame f, float x, float z, float hw, float hd, const Look &k) {
  Rand &r = b.r;
  float h = r.u(2.2f, 2.7f), t = r.u(.05f, .2f), post = r.u(.03f, .12f);
  Mat m = r.p(.6f) ? k.trim : M(b.woodColour(), T_WOOD), in = r.p(.6f) ? k.wall : k.wall2;
  b.box(f, V(x, h + t, z), V(hw + .2f, t, hd + .25f), m, t > .125f ? FACADE : ROOF);
  if (r.p(.4f))
    for (int n = (int)(hw * 2 / .5f), i = 0; i <= n; i++) b.box(f, V(x - hw + 2 * hw * i / std::max(1, n), h - .07f, z), V(.04f, .07f, hd + .4f), m, FACADE);  // the ends of its joists
  for (int i = -1; i <= 1; i += 2)
    for (int j = -1; j <= 1; j += 2) b.box(f, V(x + i * hw, h * .5f, z + j * hd), V(post, h * .5f, post), m, FACADE);
  int back = r.i(0, 3);
  if (back == 0) b.box(f, V(x, h * .5f, z - hd), V(hw, h * .5f, .05f), in, FACADE);
  else if (back == 1) blankLeaf(b, f, V(x, h * .5f, z - hd), hw, h * .5f, FACADE);
  else if (back == 2) {
    b.box(f, V(x, h * .5f, z - hd), V(hw, h * .5f, .05f), in, FACADE);
    shedDoor(b, f, x + r.u(-.4f, .4f) * hw, .02f, z - hd + .05f, r.u(.4f, .5f), 1, k.trim);
  }
  for (int i = -1; i <= 1; i += 2)
    if (r.p(.4f)) b.box(f, V(x + i * hw, h * .5f, z), V(.05f, h * .5f, hd), in, FACADE);
  if (r.p(.3f)) blankLeaf(b, f, V(x, .5f, z + hd), hw, .5f, FACADE);  // a low front of boards
  if (r.p(.3f)) car(b, f.in(V(x, 0, z + r.u(-.5f, .5f))));
  else if (r.p(.5f)) patio(b, f.at(V(x + r.u(-.5f, .5f) * hw, 0, z)));
  if (r.p(.2f)) b.box(f, V(x, h - .08f, z + hd * .5f), V(.12f, .06f, .12f), M(b.grey(.7f, .95f)), LAMP);
}
/** A small shed beside a house. */
inline void shed(Build &b, Frame f, const Look &k) {
  Rand &r = b.r;
  float hw = r.u(1, 2.2f), hd = r.u(1, 2), h = r.u(1.9f, 2.4f);
  Mat w = r.p(.4f) ? k.wall : sidingMat(b);
  b.box(f, V(0, h * .5f, 0), V(hw, h * .5f, hd), w, OTHER);
  for (int i = -1; i <= 1; i += 2) {
    slope(b, f.at(V(i * (hw + .2f), h - .05f, i * (hd + .2f))), f.at(V(i * (hw + .2f), h - .05f, -i * (hd + .2f))), f.at(V(0, h + hw * .6f, 0)), 1, k.roof, OTHER);
    slope(b, f.at(V(-hw, h, i * hd)), f.at(V(hw, h, i * hd)), f.at(V(0, h + hw * .55f, i * hd)), 0, w, OTHER);
  }
  int n0 = b.s.np;
  shedDoor(b, f, r.u(-.2f, .2f) * hw, .05f, hd, r.u(.45f, hw * .6f), .9f, k.trim);
  if (r.p(.4f)) louvre(b, f, V(0, h + hw * .15f, hd), .2f, k.trim, w.col);
  for (int i = n0; i < b.s.np; i++) b.s.P[i].label = OTHER;
}
/** A tall fence of boards or slats from a house's side, with a gate in it. */
inline void sideGate(Build &b, float x, float z, float side) {
  Rand &r = b.r;
  float h = r.u(.7f, 1.05f), gate = r.u(.4f, .9f), at = r.u(0, 1.2f), far = r.u(1, 6);
  Mat m = M(r.p(.4f) ? b.woodColour() : r.p(.5f) ? b.grey(.7f, .97f, .02f) : r.p(.5f) ? b.grey(.01f, .12f) : b.grey(.3f, .6f, .05f));
  Frame f{V(x, 0, z), 0};
  auto run = [&](float a, float c) {
    if (c - a > .1f) blankLeaf(b, f, V(side * (a + c) * .5f, h, 0), (c - a) * .5f, h, OTHER, &m);
  };
  run(0, at);
  run(at + 2 * gate, at + 2 * gate + far);
  if (r.p(.35f)) {  // a plain leaf with bars or slats over it
    float top = h * r.u(.1f, .3f), low = h - top, w = gate - .02f;
    v3 c = V(side * (at + gate), 0, .03f);
    b.box(f, c + V(0, low, 0), V(w, low, .02f), r.p(.7f) ? M(m.col) : M(m.col, T_BATTEN, r.u(.1f, .2f)), OTHER);
    Prim &q = b.quad(f, c + V(0, 2 * low + top, .01f), w, top, M(m.col), OTHER);
    q.alpha = r.p(.5f) ? A_BARS : A_SLATS;
    q.ts = r.u(.06f, .14f);
    q.p1 = r.u(.3f, .6f);
    for (int i = -1; i <= 1; i += 2) b.box(f, c + V(i * (w - .05f), h, .03f), V(.05f, h, .012f), M(m.col), OTHER);
    for (float y : {.06f, 2 * low, 2 * h}) b.box(f, c + V(0, y - .05f, .03f), V(w, .05f, .012f), M(m.col), OTHER);
  } else blankLeaf(b, f, V(side * (at + gate), h * r.u(.9f, 1), .03f), gate - .02f, h * r.u(.9f, 1), OTHER, r.p(.6f) ? &m : nullptr);
  for (int i = 0; i < 2; i++) b.box(f, V(side * (at + 2 * gate * i), h, 0), V(.06f, h + .05f, .06f), m, OTHER);
}
