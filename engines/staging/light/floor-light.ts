import { type FloorLight, type LightBox, makeShine } from './light-box.ts';
import { sunAt } from './sun-pattern.ts';

/** Places on each side of the floor, and rays from each. */
const PLACES = 20;
const RAYS = 48;

export const floorLightOf = (box: Omit<LightBox, 'floorLight'>, run: Float32Array): FloorLight => {
  const { left, right, behind, depth } = box;
  const shine = makeShine(box);
  const own = { run: new Float32Array(PLACES * PLACES), free: new Float32Array(PLACES * PLACES) };
  for (let k = 0; k < PLACES * PLACES; k++) {
    const x = (((k % PLACES) + 0.5) / PLACES) * (left + right) - left;
    const z = ((Math.floor(k / PLACES) + 0.5) / PLACES) * (depth + behind) - behind;
    own.run[k] = sunAt(run, box, x, z);
    own.free[k] = freeAt(shine, x, z);
  }
  return own;
};

/** Green light on the bare floor: bright directions and cosine directions, weighed against each other. */
const freeAt = (shine: ReturnType<typeof makeShine>, x: number, z: number): number => {
  const { glance, direction } = shine;
  const y = 0.01;
  let sum = 0;
  for (let s = 0; s < RAYS; s++) {
    shine.pick(x, y, z, (s + 0.5) / RAYS, (s * 0.7548776662) % 1, (s * 0.5698402909) % 1);
    const c = direction.y;
    if (c > 1e-3) {
      shine.look(x, y, z, direction.x, c, direction.z);
      if (glance.pdf > 0) sum += (glance.g * c) / (Math.PI * glance.pdf + c);
    }
    const r = Math.sqrt((s + 0.5) / RAYS);
    const turn = 2 * Math.PI * ((s * 0.6180339887) % 1);
    const up = Math.sqrt(1 - r * r);
    shine.look(x, y, z, r * Math.cos(turn), up, r * Math.sin(turn));
    sum += (glance.g * up) / (Math.PI * glance.pdf + up);
  }
  return sum / RAYS;
};

/** One of the two at a place of the floor, between the grid's places. */
export const floorLightAt = (box: LightBox, on: Float32Array, x: number, z: number): number => {
  const u = Math.max(0, Math.min(PLACES - 1.01, ((x + box.left) / (box.left + box.right)) * PLACES - 0.5));
  const v = Math.max(0, Math.min(PLACES - 1.01, ((z + box.behind) / (box.depth + box.behind)) * PLACES - 0.5));
  const [i, j] = [u | 0, v | 0];
  const k = j * PLACES + i;
  const near = on[k]! * (1 - u + i) + on[k + 1]! * (u - i);
  const far = on[k + PLACES]! * (1 - u + i) + on[k + PLACES + 1]! * (u - i);
  return near * (1 - v + j) + far * (v - j);
};
