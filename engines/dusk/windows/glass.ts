import { doubtsOf, leftOfOpening } from '#engines/dusk/windows/doubts.ts';
import type { Frame } from '#engines/dusk/windows/frames.ts';
import { insidePoints, leastStrip, ringPoints, toneAt } from '#engines/dusk/windows/glass-tones.ts';
import type { WindowLook } from '#engines/dusk/windows/look.ts';
import { chanceBelow, doorBeside, houseAbove, houseBeside } from '#engines/dusk/windows/surroundings.ts';
import type { HouseParts } from '#engines/ports.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { ease } from '#engines/raster/scalar.ts';

/** What lies inside a frame and around it. */
export type Glass = Frame & {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** 0..1: how much it looks like glass in a wall. */
  readonly score: number;
  /** How much darker its dark parts are than what surrounds it. */
  readonly depth: number;
  /** How blue it is, and how much bluer than what surrounds it. */
  readonly blue?: number;
  readonly bluer?: number;
  /** Share of its score that is left because it may be the opening of a porch: 1 where a house stands on both sides. */
  readonly asOpening?: number;
  /** Chance of a house door on one of its sides. */
  readonly besideDoor?: number;
  /** Part of a bank that another piece speaks for: lit whole, whatever the network sees in it. */
  readonly whole?: boolean;
  /** It mirrors leaves: no line in it is a bar. */
  readonly mirrors?: boolean;
  /** How far a large frame mirrors the sky, 0..1. */
  readonly skyward?: number;
};

/** A piece beside one that was found, upright and as sure as that one: lit whole. */
export const uprightBeside = (glass: Glass, left: number, right: number, top: number, bottom: number): Glass => {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return { ...glass, corners, left, right, top, bottom, whole: true };
};

/** The network's chance of glass, of doors and garage doors, of house doors alone, of wall, of anything of the house and of the ground, at its own size. */
export type WindowSight = {
  readonly pane: Plane;
  readonly shut: Plane;
  readonly door: Plane;
  readonly wall: Plane;
  readonly house: Plane;
  readonly ground: Plane;
  readonly roof?: Plane;
  readonly leaf?: Plane;
  /** The photo was taken on a terrace. */
  readonly terrace?: boolean;
  /** Glass and lamps by the network that knows houses best. */
  readonly parts?: HouseParts;
};

/** How blue, and how much bluer than what surrounds it, a large frame is that begins to mirror the sky, and does; its sides; and what that adds to the chance of glass: a blue wall goes on beyond its frames. */
const BLUE = [0.06, 0.14] as const;
const BLUER = [0.06, 0.14] as const;
const PLAIN_SIDES = [0.4, 0.6] as const;
const MIRRORED = 0.32;
/** The network's chance of glass between which it is not asked, and is; and the share of a frame that is blue, from which no white posts stand in it. */
const DOUBTED = [0.75, 0.65] as const;
const ALL_BLUE = [0.5, 0.65] as const;
const blueShare = ({ width, height, rgb }: WindowLook, points: readonly (readonly [number, number])[]): number => {
  const blue = points.filter(([px, py]) => {
    const x = Math.min(width - 1, Math.max(0, Math.round(px)));
    const p = 3 * (Math.min(height - 1, Math.max(0, Math.round(py))) * width + x);
    return (rgb[p + 2]! - rgb[p]!) / 255 > BLUE[0];
  });
  return blue.length / points.length;
};

/** How far a large pane mirrors the sky: to the network that is a wall as often as not. */
const mirrorsSky = (frame: Frame, blue: number, bluer: number): number =>
  ease(PLAIN_SIDES[0], PLAIN_SIDES[1], frame.support) * ease(BLUE[0], BLUE[1], blue) * ease(BLUER[0], BLUER[1], bluer);

/** The network's chance of glass decides where there is a network; light, colour and surroundings where there is none. */
export const glassIn = (look: WindowLook, frame: Frame, sight?: WindowSight): Glass => {
  const xs = frame.corners.map((c) => c[0]);
  const ys = frame.corners.map((c) => c[1]);
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const w = box.right - box.left;
  const h = box.bottom - box.top;
  const points = insidePoints(frame.corners);
  const inside = toneAt(look, (i) => (frame.bright ? look.luma.data[i]! : look.barless[i]! / 255), points, sight);
  const ring = toneAt(look, (i) => look.luma.data[i]!, ringPoints(frame.corners, w, h), sight);
  const contrast = frame.bright ? inside.luma - ring.luma : ring.luma - inside.luma;
  const surroundings = ease(0.5, 0.15, ring.green) * ease(0.35, 0.1, ring.sky);
  // Shutters and doors are brown, green or red; glass is grey or bluish, whatever it mirrors.
  const colour = ease(0.16, 0.05, inside.warm) * ease(0.5, 0.28, inside.saturation - Math.max(0, -inside.warm) * 2);
  const place =
    ease(0.84, 0.7, (box.top + box.bottom) / 2 / look.height) *
    ease(0.45, 0.12, inside.green) *
    ease(0.1, 0.02, inside.sky);
  // All of it must be glass: wall between two windows shows as a high end as bright as the ring.
  const whole = frame.bright ? 1 : ease(0.02, 0.3, (ring.luma - inside.high) / Math.max(0.05, contrast));
  const depth = frame.bright
    ? 0.75 * ease(0.05, 0.18, contrast) * ease(0.0, 0.05, -inside.warm) * ease(0.3, 0.45, inside.luma)
    : ease(0.06, 0.22, contrast) * ease(0.75, 0.55, inside.luma);
  // A small window in the middle of a wall is a door to the network as often as not: but doors do not stand on walls.
  const hung = sight !== undefined && ring.shut < 0.2 && chanceBelow(look, frame, sight.wall) > 0.6;
  const large = (w * h) / (look.width * look.height) > 0.0012;
  const skyward =
    sight && large && frame.sure === undefined
      ? mirrorsSky(frame, -inside.warm, ring.warm - inside.warm) *
        ease(DOUBTED[0], DOUBTED[1], inside.pane) *
        ease(ALL_BLUE[0], ALL_BLUE[1], blueShare(look, points))
      : 0;
  const mirrored = MIRRORED * skyward;
  const glassy = Math.min(1, (hung ? inside.pane + inside.shut : inside.pane) + mirrored);
  // A whole piece brings its own word; one pane among others needs the piece, and has to end where the glass ends.
  const ends = frame.sure === undefined ? ease(0, 0.2, glassy - ring.pane) : ease(-0.05, 0.15, glassy - ring.pane);
  // A small window is a blur to the network; a large piece that it is nowhere sure of is a wall between windows.
  const hazy = large && frame.sure !== undefined ? ease(0.02, 0.2, frame.sure) : 1;
  const seen = sight
    ? (frame.sure === undefined ? ease(0.5, 0.64, glassy) : ease(0.15, 0.5, glassy)) *
      ends *
      (hung ? 1 : ease(0.5, 0.2, inside.shut)) *
      // Glass in the leaf of a garage door or a door stays as dark as the leaf.
      ease(0.5, 0.3, ring.shut) *
      hazy *
      ease(0.2, 0.5, mirrored + leastStrip(look, points, hung ? [sight.pane, sight.shut] : [sight.pane]))
    : undefined;
  const byTone = depth * colour * surroundings * place * whole;
  const known = Math.max(byTone, skyward, ease(0.3, 0.65, frame.sure ?? 0));
  const beside = sight ? houseBeside(look, frame, sight.house) : 1;
  const door = sight && seen !== 0 ? doorBeside(look, frame, sight.door) : 0;
  const doubts = (): number =>
    doubtsOf(look, frame, w, h, {
      ...inside,
      pane: glassy,
      around: ring.luma,
      glassy: Math.max(byTone, skyward) > 0.05,
      grounded: sight ? chanceBelow(look, frame, sight.ground) : 0,
      beside,
      door,
      above: sight ? houseAbove(look, frame, sight) : 1,
    });
  const score = seen === undefined ? byTone : seen === 0 ? 0 : seen * (0.5 + 0.5 * known) * doubts();
  return {
    ...frame,
    ...box,
    score: score * Math.min(1, 0.35 + frame.support),
    depth: ring.luma - inside.low,
    blue: -inside.warm,
    bluer: ring.warm - inside.warm,
    asOpening: leftOfOpening(beside, frame.sure),
    besideDoor: door,
    skyward,
  };
};
