import type { Quad } from '#engines/dusk/parameters.ts';
import { archOver, lunetteIn } from '#engines/dusk/windows/arches.ts';
import { aslantPanes, isMostlyCasing } from '#engines/dusk/windows/aslant.ts';
import { withoutReveal } from '#engines/dusk/windows/cased.ts';
import { fittedQuad, isArch, isCut, isSliver } from '#engines/dusk/windows/fit.ts';
import { quadOf } from '#engines/dusk/windows/frames.ts';
import type { Glass, WindowSight } from '#engines/dusk/windows/glass.ts';
import { chanceIn, type WindowLook } from '#engines/dusk/windows/look.ts';
import { isSidelight, withLevelSill } from '#engines/dusk/windows/sidelights.ts';
import { sillsInSun } from '#engines/dusk/windows/sills-in-sun.ts';
import { meets, type Window, windowId } from '#engines/dusk/windows/window.ts';
import type { Raster } from '#engines/raster/raster.ts';

const ARCHED = 0.2;
/** What remains of a low score where the network has less than an even chance of glass: a white post may have four sides. */
const DOUBTFUL = 0.3;
const EVEN = 0.5;
const DOUBT = 0.5;

/** Share of the taller one's height between a window and its transom at most: what is further apart stands on two floors. */
const TRANSOM = 0.15;

/** Neighbours with only a mullion between them are one window. */
const groupsOf = (all: readonly Glass[]): number[] => {
  const group = all.map((_, i) => i);
  const root = (i: number): number => (group[i] === i ? i : root(group[i]!));
  for (const [i, a] of all.entries())
    for (let j = 0; j < i; j++) {
      const b = all[j]!;
      const gapX = Math.max(a.left, b.left) - Math.min(a.right, b.right);
      const gapY = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
      const near = Math.min(a.right - a.left, b.right - b.left, a.bottom - a.top, b.bottom - b.top) * 0.45;
      const transom = TRANSOM * Math.max(a.bottom - a.top, b.bottom - b.top);
      if (gapX < near && gapY < Math.min(near, transom) && (gapX < 0 || gapY < 0)) group[root(i)] = root(j);
    }
  return all.map((_, i) => root(i));
};

type Fit = {
  readonly quad: Quad;
  /** Its four sides are known. */
  readonly told: boolean;
  readonly sidelight: boolean;
  /** Something cuts it, or it is too narrow for a window. */
  readonly cut: boolean;
  /** Panes of a window seen aslant. */
  readonly sashes: readonly Quad[];
};

/** The sides of a piece on its glass, without its reveal. */
const fitOf = (photo: Raster, look: WindowLook, glass: Glass, sight?: WindowSight): Fit => {
  const found = quadOf(look, glass);
  const { quad: fit, told } = glass.whole
    ? { quad: found, told: true }
    : fittedQuad(photo, found, sight?.pane, glass.ended);
  const sidelight = isSidelight(glass, fit, photo);
  const level = sidelight ? withLevelSill(fit, photo) : fit;
  const cut = !sidelight && (isSliver(level, photo) || isCut(level, photo));
  const sashes =
    sight && !sidelight ? aslantPanes(photo, level).filter((sash) => cut || isMostlyCasing(sash, level)) : [];
  return { quad: sashes.length > 0 ? level : withoutReveal(level, photo), told, sidelight, cut, sashes };
};

/** A piece as a window, or as its sashes, with how sure it is. */
const windowsIn = (
  photo: Raster,
  look: WindowLook,
  glass: Glass,
  group: number,
  [from, to]: readonly [number, number],
  sight?: WindowSight,
): Window[] => {
  const { quad, told, sidelight, cut, sashes } = fitOf(photo, look, glass, sight);
  const unlikely = sight && glass.score < DOUBTFUL && chanceIn(sight.pane, quad) < EVEN;
  const middle = (glass.left + glass.right) / 2 / look.width;
  const beside = middle < from || middle > to;
  const lunette = sight && !sidelight && isArch(quad) ? lunetteIn(photo, quad) : undefined;
  // Of an arch, of a window that something cuts and of one seen aslant, half of it casing, it cannot be told where the glass ends: better dark than lit in part.
  const untold = !sidelight && (isArch(quad) || cut) && sashes.length === 0 && !lunette;
  const confidence = Math.min(1, glass.score) * (untold ? ARCHED : 1) * (unlikely ? DOUBT : 1);
  return (sashes.length > 0 ? sashes : [lunette ?? quad]).map((each) => ({
    id: windowId(each),
    quad: each,
    confidence,
    group,
    ...(told || lunette || sashes.length > 0 ? { whole: true } : {}),
    ...(lunette && sashes.length === 0 ? { leaf: true } : {}),
    ...(glass.mirrors ? { mirrors: true } : {}),
    ...(beside ? { beside } : {}),
  }));
};

/** Windows with the arches over them, each arch in place of the square in it. */
const withArches = (photo: Raster, square: readonly Window[]): Window[] => {
  const arches = square.flatMap((window) => {
    const quad = archOver(photo, window.quad);
    return quad ? [{ ...window, id: windowId(quad), quad, whole: true, leaf: true }] : [];
  });
  return [...square.filter((window) => !arches.some((arch) => meets(arch, window))), ...arches];
};

/** Pieces as windows, each with its sides on the glass; outside the span of the house for sale they are a neighbour's. */
export const fittedWindows = (
  photo: Raster,
  look: WindowLook,
  pieces: readonly Glass[],
  span: readonly [number, number],
  sight?: WindowSight,
): Window[] => {
  const groups = groupsOf(pieces);
  const fitted = pieces.flatMap((glass, i) => windowsIn(photo, look, glass, groups[i]!, span, sight));
  return withArches(photo, sight ? sillsInSun(photo, fitted) : fitted);
};
