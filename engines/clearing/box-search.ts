import type { Judge, Pose } from '#engines/clearing/box-judge.ts';
import { seededRandom } from '#engines/raster/noise.ts';

/** How far one step may lead: angles in radians, the rest as a share of itself. */
const STEPS: { readonly [K in keyof Pose]: number } = {
  focal: 0.08,
  pitch: 0.025,
  roll: 0.006,
  yaw: 0.03,
  depth: 0.1,
  left: 0.1,
  right: 0.1,
  top: 0.05,
};
const KEYS = Object.keys(STEPS) as (keyof Pose)[];
const isAngle = (key: keyof Pose): boolean => key === 'pitch' || key === 'roll' || key === 'yaw';

/** Poses that are tried at once, how often, and how far around its starts the first of them lie, in steps. */
const MEMBERS = 40;
const ROUNDS = 60;
const SPREAD = 2.5;
/** The same once the box is nearly right. */
const LAST_MEMBERS = 20;
const LAST_ROUNDS = 36;

/** Photos of rooms are taken at 22 mm (35 mm equivalent), level and upright: what departs from it, and costs a twentieth. */
const USUAL_35MM = 22;
const LENS = 0.3;
/** A focal length that the file names is right to this share. */
const NAMED_LENS = 0.045;
const PITCH = 0.22;
const ROLL = 0.03;

type Size = { readonly width: number; readonly height: number };

const usualness = ({ width, height }: Size, focalLength35: number | undefined): Judge => {
  const lens = (focalLength35 ?? USUAL_35MM) * (Math.hypot(width, height) / 43.27);
  const give = focalLength35 ? NAMED_LENS : LENS;
  return ({ focal, pitch, roll }) =>
    -0.05 * ((Math.log(focal / lens) / give) ** 2 + (pitch / PITCH) ** 2 + (roll / ROLL) ** 2);
};

const toSteps = (pose: Pose): Float64Array =>
  Float64Array.from(KEYS, (key) => (isAngle(key) ? pose[key] : Math.log(pose[key])) / STEPS[key]);

const toPose = (steps: Float64Array): Pose =>
  Object.fromEntries(
    KEYS.map((key, k) => [key, isAngle(key) ? steps[k]! * STEPS[key] : Math.exp(steps[k]! * STEPS[key])]),
  ) as Pose;

/**
 * Differential evolution (Storn and Price 1997): each pose moves towards a better one and by the difference of two others. Focal length,
 * tilt and walls only move together along the same lines of a picture, and a search along one of them at a time stopped 20 px beside
 * a visible baseboard. The best comes first.
 */
const evolve = (members: Float64Array[], worth: Judge, rounds: number, seed: number): Pose[] => {
  const random = seededRandom(seed);
  const any = (): number => Math.floor(random() * members.length);
  const values = members.map((member) => worth(toPose(member)));
  const betterOf = (p: number, q: number): number => (values[q]! > values[p]! ? q : p);
  for (let round = 0; round < rounds; round++)
    for (let n = 0; n < members.length; n++) {
      const own = members[n]!;
      const ahead = members[betterOf(betterOf(any(), any()), betterOf(any(), any()))]!;
      const [p, q] = [members[any()]!, members[any()]!];
      const far = 0.4 + 0.5 * random();
      const share = random() < 0.5 ? 1 : 0.4;
      const always = Math.floor(random() * own.length);
      const next = own.map((v, k) =>
        k === always || random() < share ? v + far * (ahead[k]! - v) + far * (p[k]! - q[k]!) : v,
      );
      const value = worth(toPose(next));
      if (!(value > values[n]!)) continue;
      members[n] = next;
      values[n] = value;
    }
  const order = [...values.keys()].sort((p, q) => values[q]! - values[p]!);
  return order.map((n) => toPose(members[n]!));
};

/** Boxes that explain the room best, found from all over the neighbourhood of these starts; the best comes first. */
export const settleBox = (starts: readonly Pose[], judge: Judge, size: Size, focalLength35?: number): Pose[] => {
  const usual = usualness(size, focalLength35);
  const random = seededRandom(1);
  const off = (): number => (random() + random() + random() + random() - 2) * SPREAD;
  const members = Array.from({ length: MEMBERS }, (_, n) => {
    const start = toSteps(starts[n % starts.length]!);
    return n < starts.length ? start : start.map((v) => v + off());
  });
  return evolve(members, (pose) => judge(pose) + usual(pose), ROUNDS, 2);
};

/** The same among boxes that are nearly right, on a larger picture. */
export const polishBox = (found: readonly Pose[], judge: Judge, size: Size, focalLength35?: number): Pose[] => {
  const usual = usualness(size, focalLength35);
  return evolve(found.slice(0, LAST_MEMBERS).map(toSteps), (pose) => judge(pose) + usual(pose), LAST_ROUNDS, 3);
};
