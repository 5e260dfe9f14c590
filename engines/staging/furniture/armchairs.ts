import { feet } from './legs.ts';
import { dyed, type Maker, put } from './piece.ts';
import { throwPillow } from './seating.ts';
import { cushion, lathe, roundBox, tube } from './shapes.ts';

export const armchair: Maker = (piece, order, kit) => {
  const cloth = dyed(kit.m.second, order);
  const design = (kit.design + order.design) % 3;
  const { width: w, depth: d } = order;
  if (design === 0 && kit.style !== 'luxury') {
    for (const s of [-1, 1]) {
      const x = s * (w / 2 - 0.03);
      put(
        piece,
        tube(
          [
            [x, 0, d / 2 - 0.06],
            [x, 0.3, d / 2 - 0.07],
            [x, 0.55, d / 2 - 0.09],
          ],
          0.018,
        ),
        kit.wood(1),
      );
      put(
        piece,
        tube(
          [
            [x, 0, -d / 2 + 0.06],
            [x, 0.3, -d / 2 + 0.1],
            [x, 0.55, -d / 2 + 0.13],
          ],
          0.018,
        ),
        kit.wood(1),
      );
      put(piece, roundBox(0.055, 0.028, d - 0.14, 0.012, { mid: 3 }), kit.wood(2), { at: [x, 0.565, 0], tiltX: 0.05 });
    }
    put(piece, roundBox(w - 0.06, 0.05, 0.03, 0.01), kit.wood(0), { at: [0, 0.28, d / 2 - 0.09] });
    put(piece, roundBox(w - 0.06, 0.05, 0.03, 0.01), kit.wood(0), { at: [0, 0.25, -d / 2 + 0.11] });
    put(piece, cushion(w - 0.13, 0.14, d - 0.16, { radius: 0.05, bulge: 0.03, sag: 0.01, seed: 4 }), cloth, {
      at: [0, 0.37, 0.03],
      tiltX: 0.06,
    });
    put(piece, cushion(w - 0.13, 0.5, 0.14, { radius: 0.05, bulge: 0.035, seed: 8 }), cloth, {
      at: [0, 0.63, -d / 2 + 0.17],
      tiltX: -0.28,
    });
    throwPillow(piece, kit.m.soft, 0.4, 3, [0.03, 0.6, -d / 2 + 0.33], -0.4, 0.1, 0.3);
    return;
  }
  // A tub: one shell round the back and sides, a loose seat.
  const shell: [number, number][] = [];
  for (let i = 0; i <= 10; i++) shell.push([i / 10, Math.PI * (0.02 + 0.96 * (i / 10))]);
  const r = Math.min(w, d) / 2 - 0.05;
  for (const [k, [t, a]] of shell.entries()) {
    if (k === shell.length - 1) break;
    const b = shell[k + 1]![1];
    const middle = (a + b) / 2;
    const tall = 0.42 + 0.16 * Math.sin(Math.PI * (t + 0.05));
    const span = 2 * r * Math.sin((b - a) / 2) + 0.085;
    put(piece, cushion(span, tall, 0.12, { radius: 0.05, bulge: 0.012, seed: k, crease: 0.003, mid: 3 }), cloth, {
      at: [r * Math.cos(middle) * (w / Math.min(w, d)), 0.16 + tall / 2, -r * Math.sin(middle) * 0.92 - 0.01],
      turnY: middle - Math.PI / 2,
    });
  }
  put(piece, cushion(w - 0.2, 0.2, d - 0.16, { radius: 0.06, bulge: 0.03, sag: 0.01, seed: 21 }), cloth, {
    at: [0, 0.33, 0.04],
  });
  feet(piece, kit, w - 0.1, d - 0.1, 0.16, 0.09);
  throwPillow(piece, kit.m.accent, 0.4, 3, [0, 0.58, -d / 2 + 0.28], -0.35, 0.08, 0.32);
};

export const ottoman: Maker = (piece, order, kit) => {
  const cloth = dyed(kit.m.second, order);
  const { width: w, depth: d, height: h } = order;
  put(piece, cushion(w, h - 0.12, d, { radius: 0.06, bulge: 0.02, sag: 0.006, seed: 2, mid: 10 }), cloth, {
    at: [0, 0.12 + (h - 0.12) / 2, 0],
  });
  // Buttons sewn through the top.
  for (const x of [-0.28, 0, 0.28])
    for (const z of [-0.22, 0.22])
      put(
        piece,
        lathe(
          [
            [0, -0.004],
            [0.013, 0],
            [0, 0.006],
          ],
          10,
        ),
        cloth,
        { at: [x * w, h + 0.012, z * d] },
      );
  feet(piece, kit, w, d, 0.12);
};

export const bench: Maker = (piece, order, kit) => {
  const { width: w, depth: d, height: h } = order;
  put(
    piece,
    cushion(w, 0.13, d, { radius: 0.045, bulge: 0.02, sag: 0.006, seed: 5, mid: 10 }),
    dyed(kit.m.second, order),
    { at: [0, h - 0.065, 0] },
  );
  put(piece, roundBox(w - 0.06, 0.04, d - 0.06, 0.008), kit.wood(0), { at: [0, h - 0.145, 0] });
  feet(piece, kit, w - 0.04, d - 0.02, h - 0.16, 0.06);
};
