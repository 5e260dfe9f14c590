import type { Item } from '#domain/scene/plan.ts';
import { inFrame, type Site } from './site.ts';

/** Does the box of a piece cut the line from the lens to a point? */
const between = (site: Site, box: Item, p: { x: number; y: number; z: number }): boolean => {
  const [s, c] = [Math.sin(box.turn), Math.cos(box.turn)];
  const local = (x: number, y: number, z: number) => [
    (x - box.x) * c - (z - box.z) * s,
    y - box.y - box.height / 2,
    (x - box.x) * s + (z - box.z) * c,
  ];
  const [from, to] = [local(0, site.camera.eye, 0), local(p.x, p.y, p.z)];
  let [near, far] = [0, 0.98];
  for (const [k, half] of [box.width / 2, box.height / 2, box.depth / 2].entries()) {
    const d = to[k]! - from[k]!;
    if (Math.abs(d) < 1e-9) {
      if (Math.abs(from[k]!) > half) return false;
      continue;
    }
    const [a, b] = [(-half - from[k]!) / d, (half - from[k]!) / d];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near < far;
};

/** Share of a piece that the others stand before, seen from the lens: by points of its box from the floor to `top` metres. */
export const hiddenShare = (site: Site, item: Item, others: readonly Item[], top = item.height): number => {
  let [hidden, all] = [0, 0];
  for (const a of [-0.45, -0.15, 0.15, 0.45])
    for (const b of [-0.45, 0, 0.45])
      for (const y of [0.02, 0.25, 0.5, 0.75, 1]) {
        const p = { ...inFrame(item, a * item.width, b * item.depth), y: item.y + y * top };
        all++;
        if (others.some((o) => o.id !== item.id && between(site, o, p))) hidden++;
      }
  return hidden / all;
};
