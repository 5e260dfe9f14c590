// Bathroom ware: toilets, vanities, tubs, showers. Included by fixtures.h.
#pragma once
inline void toilet(Build &b, Frame f) {
  Mat m = M(b.grey(.85f, .97f, .01f), T_PLAIN, 1, .08f);
  b.add(CYL, f, V(0, .2f, .05f), V(.13f, .2f, .2f), m, FIXTURE, 1.35f);
  b.add(CYL, f, V(0, .41f, .08f), V(.19f, .025f, .25f), m, FIXTURE, 1);
  b.box(f, V(0, .6f, -.22f), V(.2f, .19f, .09f), m, FIXTURE, .03f);
  if (b.r.p(.3f)) {
    Prim &q = b.box(f, V(0, .66f, -.11f), V(.18f, .22f, .02f), m, FIXTURE, .018f);
    b.turn(q, 0, -.1f);
  }
}
inline void vanityOf(Build &b, Frame f, float w) {
  Rand &r = b.r;
  float h = r.u(.8f, .9f);
  v3 c = b.colour();
  Mat top = counterMat(b);
  bool ped = w < .7f && r.p(.12f);
  if (!ped) b.box(f, V(0, h * .5f + (r.p(.3f) ? .12f : 0), 0), V(w, h * .5f - .02f, .26f), unitMat(b, c), FIXTURE, .004f);
  else b.cyl(f, V(0, h * .5f, 0), .09f, h * .5f, M(V(.93f)), FIXTURE, 1.2f);
  if (!ped) b.box(f, V(0, h, .01f), V(w + .02f, .02f, .28f), top, FIXTURE, .006f);
  int n = w > .6f && r.p(.7f) ? 2 : 1;
  for (int i = 0; i < n; i++) {
    float x = n == 1 ? 0 : (i ? .5f : -.5f) * w;
    Mat s = M(V(.94f), T_PLAIN, 1, .1f);
    if (r.p(.5f)) {
      b.add(CYL, f, V(x, h + .025f, .03f), V(.2f, .012f, .16f), s, FIXTURE, 1.1f);
      b.ell(f, V(x, h + .04f, .03f), V(.17f, .012f, .13f), M(V(.75f)), FIXTURE);
    } else b.add(CYL, f, V(x, h + .07f, .03f), V(.15f, .06f, .13f), s, FIXTURE, 1.35f);
    tap(b, f, V(x, h + .02f, -.17f));
  }
  Mat fr = r.p(.5f) ? b.hard() : M(V(.05f));
  for (int i = 0; i < n; i++) {
    float x = n == 1 ? 0 : (i ? .5f : -.5f) * w, mw = std::min(w * (n == 1 ? .9f : .42f), r.u(.25f, .7f)), y = 1.5f, mh = r.u(.3f, .5f);
    if (r.p(.7f)) b.box(f, V(x, y, -.27f), V(mw + .04f, mh + .04f, .015f), fr, FIXTURE);
    Prim &m = b.box(f, V(x, y, -.262f), V(mw, mh, .012f), M(V(.35f)), FIXTURE);
    m.flags |= MIRROR;
    m.gloss = .88f;
    if (r.p(.7f)) {
      int nl = r.i(1, 4);
      for (int k = 0; k < nl; k++) {
        Mat g = M(V(1, .9f, .75f));
        g.emit = r.u(.8f, 3);
        Prim &q = b.ell(f, V(x + (k - (nl - 1) * .5f) * .18f, y + mh + .13f, -.18f), V(.05f, .07f, .05f), g, FIXTURE);
        q.flags |= NOSHADOW;
      }
      b.lamp(f.at(V(x, y + mh + .1f, -.05f)), V(1, .88f, .7f) * r.u(.1f, .5f));
    }
  }
  clutterTop(b, f, V(0, h + .02f, .05f), w * .8f, .12f, r.i(0, 4));
}
inline void vanity(Build &b, Frame f) { vanityOf(b, f, b.r.u(.35f, .95f)); }
inline void bath(Build &b, Frame f) {
  Rand &r = b.r;
  Mat m = M(b.grey(.86f, .97f, .01f), T_PLAIN, 1, .1f);
  if (r.p(.4f)) {
    b.add(CYL, f, V(0, .29f, 0), V(.72f, .29f, .34f), m, FIXTURE, 1.15f);
    b.add(CYL, f, V(0, .575f, 0), V(.76f, .012f, .34f), M(V(.7f), T_PLAIN, 1, .1f), FIXTURE, 1);
    tap(b, f, V(.2f, .0f, -.42f));
    return;
  }
  Mat t = r.p(.5f) ? m : M2(b.colour(), b.grey(.5f, .9f), T_TILE, r.u(.1f, .3f), 1);
  if (r.p(.6f)) {  // a tub in a tiled deck, with a step, towels and bottles on it
    float dw = r.u(.1f, .6f);
    if (r.p(.3f)) b.box(f, V(r.u(-.5f, .5f), .54f, .4f + dw * .5f), V(r.u(.1f, .25f), .02f, .1f), b.fabric(), MOVABLE, .015f);
    if (r.p(.4f)) clutterTop(b, f, V(r.pick({-.85f, .85f}), .53f, 0), .1f, .3f, r.i(1, 3));
    b.box(f, V(0, .26f, .05f), V(.8f + dw, .26f, .42f + dw * .5f), t, FIXTURE);
    if (r.p(.5f)) b.box(f, V(0, .09f, .55f + dw * .5f), V(.6f, .09f, .15f), t, FIXTURE);
  }
  b.box(f, V(0, .27f, 0), V(.8f, .27f, .38f), t, FIXTURE, .01f);
  b.box(f, V(0, .55f, 0), V(.76f, .012f, .34f), m, FIXTURE, .01f);
  b.add(CYL, f, V(0, .562f, 0), V(.66f, .008f, .27f), M(b.grey(.4f, .85f, .05f), T_PLAIN, 1, .1f), FIXTURE, 1);
  tap(b, f, V(-.65f, .55f, 0));
  if (r.p(.35f)) drape(b, f, r.u(-.8f, .2f), .8f, .2f, 2.f, b.fabric());
}
inline void shower(Build &b, Frame f) {
  Rand &r = b.r;
  float w = r.u(.4f, .7f), h = r.u(.95f, 1.05f);
  Mat t = M2(b.colour(), b.grey(.5f, .95f), T_TILE, r.u(.1f, .5f), r.u(.4f, 1.2f)), m = b.metal();
  t.gloss = .05f;
  b.box(f, V(0, .03f, 0), V(w, .03f, w), M(b.grey(.6f, .95f)), FIXTURE);
  Prim &bk = b.quad(f, V(0, h, -w + .01f), w, h, t, WALL);
  bk.p0 = .004f;
  Mat g = M(V(.85f, .95f, .92f));
  g.p1 = r.u(.01f, .05f);
  Prim &a = b.quad(f, V(0, h + .05f, w), w, h, g, FIXTURE);
  a.flags |= GLASS;
  Prim &c = b.quad(f.in(V(w, 0, 0), 1.5708f), V(0, h + .05f, 0), w, h, g, FIXTURE);
  c.flags |= GLASS;
  for (int i = 0; i < 2; i++) b.rod(f, V(i ? w : -w, .05f, w), V(i ? w : -w, 2 * h, w), .012f, m, FIXTURE);
  b.rod(f, V(-w, 2 * h, w), V(w, 2 * h, w), .012f, m, FIXTURE);
  b.rod(f, V(0, 2 * h - .1f, -w), V(0, 2 * h - .08f, -w + .2f), .012f, m, FIXTURE);
  b.cyl(f, V(0, 2 * h - .12f, -w + .22f), .09f, .012f, m, FIXTURE);
  b.box(f, V(.0f, h, w + .03f), V(.012f, .12f, .012f), m, FIXTURE);
}
