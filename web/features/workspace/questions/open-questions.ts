import type { ServiceRun } from '#contracts/entities/run.ts';

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

/** The engine's own guess where it has one, else a floor that most rooms have. */
export function proposedCorners(proposal: unknown, width: number, height: number): Pixel[] {
  const guess = (proposal as { corners?: Partial<FloorCorners> } | null)?.corners;
  const usual: FloorCorners = {
    nearLeft: { x: width * 0.04, y: height * 0.96 },
    farLeft: { x: width * 0.28, y: height * 0.64 },
    farRight: { x: width * 0.72, y: height * 0.64 },
    nearRight: { x: width * 0.96, y: height * 0.96 },
  };
  return FLOOR_CORNERS.map((name) => {
    const point = guess?.[name];
    return isPixel(point) ? { x: point.x, y: point.y } : usual[name];
  });
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
