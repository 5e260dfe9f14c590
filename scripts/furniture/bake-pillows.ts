/**
 * Sews, fills and sets down the pillows, and writes them as one compact module; a few minutes:
 * node scripts/furniture/bake-pillows.ts engines/staging/furniture/pillow-meshes.ts
 */
import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { breathe, type Case, type Filling, sew } from './pillow-cloth.ts';
import { frontOf } from './pillow-folds.ts';
import { press } from './pillow-press.ts';
import { SCENES, type Scene, type Stood } from './pillow-scenes.ts';
import { stop } from './threads.ts';

const SQUARE = 0.0125;
const DT = 1 / 480;
const STEPS = 1300;
/** Steps before weight, and before and while the hand comes down. */
const WEIGHT = 300;
const CHOP = 500;
const PLAIN: Filling = { thick: 0.2, push: 9, sunk: 0.15, gathered: 0.94, dent: 0, seed: 1 };

const stand = (one: Case, { x, z, lean, roll = 0, turn = 0 }: Stood, floor: number): void => {
  const { at, before, height } = one;
  for (let o = 0; o < at.length; o += 3) {
    let [px, py, pz] = [at[o]!, at[o + 1]! + height / 2, at[o + 2]!];
    [py, pz] = [py * Math.cos(lean) - pz * Math.sin(lean), py * Math.sin(lean) + pz * Math.cos(lean)];
    [px, py] = [px * Math.cos(roll) - py * Math.sin(roll), px * Math.sin(roll) + py * Math.cos(roll)];
    [px, pz] = [px * Math.cos(turn) + pz * Math.sin(turn), -px * Math.sin(turn) + pz * Math.cos(turn)];
    at[o] = before[o] = px + x;
    at[o + 1] = before[o + 1] = py + floor + 0.03;
    at[o + 2] = before[o + 2] = pz + z;
  }
};

/** What it stands on gives a little; what it leans on does not. */
const rest = (one: Case, { floor, slope }: Scene): void => {
  const { at } = one;
  const l = Math.hypot(1, slope);
  for (let o = 0; o < at.length; o += 3) {
    const below = floor(at[o + 2]!) - at[o + 1]!;
    if (below > 0) stop(one, o, below * 0.5, 0, 1, 0, 0.95);
    const behind = (-slope * at[o + 1]! - at[o + 2]!) / l;
    if (behind > 0) stop(one, o, behind, 0, slope / l, 1 / l, 0.2);
  }
};

const HAND = 0.07;
/** A flat hand at (x, y): all above its underside is pushed below it. */
const chop = (one: Case, x: number, y: number): void => {
  const { at } = one;
  for (let o = 0; o < at.length; o += 3) {
    const dx = at[o]! - x;
    if (Math.abs(dx) > HAND) continue;
    const down = at[o + 1]! - y + Math.sqrt(HAND * HAND - dx * dx);
    if (down > 0) stop(one, o, Math.min(down, 0.006), 0, -1, 0, 0.3);
  }
};

/** Lets the cushions of a scene come to rest together. */
const settle = (scene: Scene): Case[] => {
  const cases = scene.pillows.map((p) => {
    const one = sew(p.size[0], p.size[1], SQUARE, { ...PLAIN, dent: p.chop ? 0.12 : 0, ...p.filling });
    stand(one, p, scene.floor(p.z));
    return one;
  });
  const hands: (readonly [number, number] | null)[] = [];
  for (let t = 0; t < STEPS; t++) {
    const gravity = 9.81 * Math.min(1, t / WEIGHT);
    for (const one of cases) breathe(one, { dt: DT, gravity, drag: 0.9 });
    for (const one of cases) rest(one, scene);
    if (t === CHOP)
      for (const [k, { chop: by }] of scene.pillows.entries()) {
        const { at, panels, across, up } = cases[k]!;
        const o = panels[0][up * (across + 1) + Math.round((by?.[1] ?? 0) * across)]! * 3;
        hands.push(by ? [at[o]!, at[o + 1]!] : null);
      }
    hands.forEach((hand, k) => {
      const deep = scene.pillows[k]!.chop?.[0] ?? 0;
      if (hand) chop(cases[k]!, hand[0], hand[1] + HAND - Math.min(1, (t - CHOP) / 300) * deep);
    });
    press(cases, 0.006, 0.3);
  }
  return cases;
};

/** Front panel in rows, then every second point inside the back panel, about the place it was set down at: tenths of a millimetre. */
const packed = (one: Case, x: number): string => {
  const { at, panels, across, up } = one;
  const places = [...frontOf(one)];
  for (let j = 2; j < up; j += 2)
    for (let i = 2; i < across; i += 2) {
      const o = panels[1][j * (across + 1) + i]! * 3;
      places.push(at[o]!, at[o + 1]!, at[o + 2]!);
    }
  const tenths = places.map((v, k) => Math.round((k % 3 ? v : v - x) * 10_000));
  return Buffer.from(Int16Array.from(tenths).buffer).toString('base64');
};

const linesOf = (scene: Scene): string[] => {
  const cases = settle(scene);
  return scene.pillows.map(({ name, x }, k) => {
    const { across, up } = cases[k]!;
    return `  ${name}: { across: ${across}, up: ${up}, packed: '${packed(cases[k]!, x)}' },`;
  });
};

if (isMainThread) {
  const done = SCENES.map(
    (_, k) =>
      new Promise<string[]>((resolve, reject) =>
        new Worker(new URL(import.meta.url), { workerData: k }).once('message', resolve).once('error', reject),
      ),
  );
  const head =
    '/** Written by scripts/furniture/bake-pillows.ts: cushions as they came to rest, front panel in rows of squares, then the inside of the back panel at half as many; x y z in tenths of a millimetre. */';
  const lines = [head, 'export const PILLOWS = {', ...(await Promise.all(done)).flat(), '} as const;'];
  writeFileSync(process.argv[2]!, `${lines.join('\n')}\n`);
} else parentPort!.postMessage(linesOf(SCENES[workerData as number]!));
