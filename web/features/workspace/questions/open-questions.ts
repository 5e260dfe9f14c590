import type { ServiceRun } from '#contracts/entities/run.ts';
import { withinReach } from '#web/ui/corner-picker.tsx';

/** The same service has begun on the same photo since. */
export const isRepeated = (run: ServiceRun, runs: readonly ServiceRun[]): boolean =>
  runs.some(
    (later) =>
      later.serviceType === run.serviceType &&
      later.mediaAssetId === run.mediaAssetId &&
      later.createdAt > run.createdAt,
  );

/** Runs that wait for the person: asked, and not begun again since. */
export function openQuestions(runs: readonly ServiceRun[]): ServiceRun[] {
  return runs.filter((run) => run.errorCode === 'needs-input' && run.needsInput !== null && !isRepeated(run, runs));
}

type Pixel = { x: number; y: number };
export const FLOOR_CORNERS = ['nearLeft', 'farLeft', 'farRight', 'nearRight'] as const;
type FloorCorners = Record<(typeof FLOOR_CORNERS)[number], Pixel>;

const isPixel = (value: unknown): value is Pixel =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Pixel).x === 'number' &&
  typeof (value as Pixel).y === 'number';

/** A floor that somebody can drag into place: its corners apart from each other, going round one way, and not a sliver. */
function isFloor(corners: readonly Pixel[], width: number, height: number): boolean {
  const turns = corners.map((corner, at) => {
    const next = corners[(at + 1) % corners.length]!;
    const after = corners[(at + 2) % corners.length]!;
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x);
  });
  const area = corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % corners.length]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
  return turns.every((turn) => turn > 0) && area > 0.04 * width * height;
}

/** The engine's own guess where it has a usable one, else a floor that most rooms have. */
export function proposedCorners(proposal: unknown, width: number, height: number): Pixel[] {
  const guess = (proposal as { corners?: Partial<FloorCorners> } | null)?.corners;
  const usual: FloorCorners = {
    nearLeft: { x: width * 0.04, y: height * 0.96 },
    farLeft: { x: width * 0.28, y: height * 0.64 },
    farRight: { x: width * 0.72, y: height * 0.64 },
    nearRight: { x: width * 0.96, y: height * 0.96 },
  };
  const corners = FLOOR_CORNERS.map((name) => {
    const point = guess?.[name];
    return isPixel(point) ? withinReach(point, width, height) : usual[name];
  });
  return isFloor(corners, width, height) ? corners : FLOOR_CORNERS.map((name) => usual[name]);
}

export function sizeOf(proposal: unknown): { width: number; height: number } | null {
  const { width, height } = (proposal ?? {}) as { width?: unknown; height?: unknown };
  return typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0 ? { width, height } : null;
}

type Runs = { width: number; height: number; runs: number[] };
const isRuns = (value: unknown): value is Runs =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Runs).runs) &&
  (value as Runs).width * (value as Runs).height === (value as Runs).runs.reduce((sum, run) => sum + run, 0);

/** A mask that came with a question, as a picture: lengths of runs in reading order, the first one outside. */
export function proposedRuns(proposal: unknown): ImageData | null {
  const mask = (proposal as { mask?: unknown } | null)?.mask;
  if (!isRuns(mask)) return null;
  const image = new ImageData(mask.width, mask.height);
  let at = 0;
  for (const [index, run] of mask.runs.entries()) {
    for (let i = at; i < at + run; i++) image.data.fill(index % 2 === 1 ? 255 : 0, i * 4, i * 4 + 3);
    at += run;
  }
  for (let i = 3; i < image.data.length; i += 4) image.data[i] = 255;
  return image;
}
