import { closeLook } from '#engines/dusk/close-look.ts';
import { compose, lastSkyRow } from '#engines/dusk/evening/compose.ts';
import { showPaint } from '#engines/dusk/evening/lit-paint.ts';
import { MOODS } from '#engines/dusk/evening/mood.ts';
import { relightFor } from '#engines/dusk/evening/relight.ts';
import { underLamps } from '#engines/dusk/evening/under-lamps.ts';
import { mirrorOnWater } from '#engines/dusk/evening/water.ts';
import { exposedFully } from '#engines/dusk/full-exposure.ts';
import { housePartsIn } from '#engines/dusk/house-parts.ts';
import { lightWindows, unlit } from '#engines/dusk/lamps/lights.ts';
import type { Porch } from '#engines/dusk/lamps/porch-zones.ts';
import { asLit, darkPorches, porchQuad } from '#engines/dusk/lamps/porches.ts';
import { planRooms } from '#engines/dusk/lamps/room-plan.ts';
import type { DuskParameters, Quad } from '#engines/dusk/parameters.ts';
import { fixBySight } from '#engines/dusk/sight.ts';
import { regionFromMask, surfaceAt } from '#engines/dusk/sky/answer.ts';
import { bordersIn } from '#engines/dusk/sky/borders.ts';
import { ASK_BELOW, checkSky, confidenceOf, refusalOf } from '#engines/dusk/sky/check.ts';
import { cloudsOf } from '#engines/dusk/sky/clouds.ts';
import { cutSky } from '#engines/dusk/sky/cut.ts';
import { lookAt, type SkyLook } from '#engines/dusk/sky/look.ts';
import { matteOf, type SkyMatte } from '#engines/dusk/sky/matte.ts';
import { type FixedCells, openSky } from '#engines/dusk/sky/open.ts';
import { paintSky } from '#engines/dusk/sky/paint.ts';
import { findSky, type SkyRegion } from '#engines/dusk/sky/region.ts';
import { keepStamps } from '#engines/dusk/stamps.ts';
import type { WindowSight } from '#engines/dusk/windows/glass.ts';
import { mirrorSky } from '#engines/dusk/windows/mirrored-sky.ts';
import { sightOf } from '#engines/dusk/windows/sight-of.ts';
import { litAlone, litByItself } from '#engines/dusk/windows/twins.ts';
import { type Window, windowId } from '#engines/dusk/windows/window.ts';
import { findWindows } from '#engines/dusk/windows/windows.ts';
import type { EngineContext, ImageEngine, ImageOutcome } from '#engines/ports.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { changedMask } from '#engines/raster/proof.ts';
import type { Mask, Raster } from '#engines/raster/raster.ts';
import { encodeRuns } from '#engines/raster/run-length.ts';

export { DuskParameterError, type DuskParameters, parseDuskParameters } from '#engines/dusk/parameters.ts';

const VERSION = '1.0.0';
/** Below this a photo shows too little to find a skyline in. */
const SMALLEST_SIDE = 160;

const fixedBy = (look: SkyLook, answer: DuskParameters['answer']): FixedCells => {
  const fixed = new Uint8Array(look.width * look.height);
  for (const seed of answer?.seeds ?? []) for (const i of surfaceAt(look, seed)) fixed[i] = seed.sky ? 1 : 2;
  return fixed;
};

const proposalOf = (region: SkyRegion): unknown => ({
  mask: encodeRuns({ width: region.width, height: region.height, data: region.cells.map((v) => v * 255) }),
});

/** Two photos of one listing should not have the same clouds painted over them. */
const skySeed = ({ mean }: SkyLook): number => {
  let sum = 0;
  for (let i = 0; i < mean.luma.length; i += 97) sum = (sum * 31 + Math.round(mean.luma[i]! * 63)) % 99_991;
  return sum;
};

/** The sun stands on the side where the sky reaches lower: there the horizon is open. */
const sunSide = (matte: SkyMatte, horizon: number): number => {
  const { width, height, data } = matte.alpha;
  let left = 0;
  let right = 0;
  for (let y = Math.floor(horizon * 0.6 * height); y < horizon * height; y += 3)
    for (let x = 0; x < width; x += 5) {
      if (x < width / 2) left += data[y * width + x]!;
      else right += data[y * width + x]!;
    }
  return right > left ? 0.82 : 0.18;
};

/** From here a detected window is lit by itself; below it waits for a tap. Without the network more must speak for it. */
const SURE_SEEN = 0.29;
const SURE_UNSEEN = 0.4;

type ShownWindow = Window & { readonly lit: boolean; readonly drawn?: boolean };

/** Windows and lamps that are lit when nobody switches anything. */
const litUnasked = (all: readonly Window[], sight?: WindowSight): Window[] => {
  const own = all.filter(({ beside }) => !beside);
  const sure = own.filter(({ confidence }) => confidence >= (sight ? SURE_SEEN : SURE_UNSEEN));
  const first = all.filter((window) => litByItself(window, sure));
  const burning = all.filter((window) => first.includes(window) || litByItself(window, sure, first));
  const out = all.filter((window) => !burning.includes(window));
  return burning.filter((window) => !litAlone(window, burning, out, sight?.pane));
};

/** Whether what is lit unasked, or is not, is lit as the person has switched it. */
const isOn = (id: string, unasked: boolean, { noLights, windows: { on, off } }: DuskParameters): boolean =>
  !noLights && (on.includes(id) || (unasked && !off.includes(id)));

/** Detected windows but for those switched off, and the ones that the person drew. */
const windowsFor = (all: readonly Window[], unasked: readonly Window[], parameters: DuskParameters): ShownWindow[] => {
  const drawn = [...parameters.windows.added, ...(parameters.answer?.windows ?? [])];
  const found = all.map((window) => ({ ...window, lit: isOn(window.id, unasked.includes(window), parameters) }));
  // Truthful dusk still tells where windows are: a person may choose some afterwards.
  if (parameters.noLights) return found;
  return [
    ...found,
    ...drawn.map((quad, i) => ({ id: windowId(quad), quad, confidence: 1, group: 1000 + i, lit: true, drawn: true })),
  ];
};

/** A porch in which no lamp is seen: listed with the windows and switched as they are. */
type ShownPorch = Pick<ShownWindow, 'id' | 'quad' | 'lit'> & { readonly place: Porch };
const porchesFor = (places: readonly Porch[], parameters: DuskParameters): ShownPorch[] =>
  places.map((place) => {
    const quad = porchQuad(place);
    const id = `porch-${windowId(quad)}`;
    return { id, quad, lit: isOn(id, true, parameters), place };
  });

/** Panes in the rows of garage doors that stay dark; one alone is a door all of glass. */
const darkRows = (windows: readonly ShownWindow[]): Quad[] => {
  const dark = windows.filter(({ garage, lit }) => garage && !lit);
  return dark.filter(({ group }) => dark.filter((pane) => pane.group === group).length > 1).map(({ quad }) => quad);
};

const run = async (photo: Raster, parameters: DuskParameters, context: EngineContext): Promise<ImageOutcome> => {
  if (Math.min(photo.width, photo.height) < SMALLEST_SIDE)
    return {
      outcome: 'refuse',
      reason: `This photo is too small: its shorter side needs at least ${SMALLEST_SIDE} pixels.`,
    };
  const milliseconds: Record<string, number> = {};
  let since = performance.now();
  const lap = (stage: string, fraction: number): void => {
    milliseconds[stage] = Math.round(performance.now() - since);
    since = performance.now();
    context.signal.throwIfAborted();
    context.progress(fraction, stage);
  };
  const { answer } = parameters;
  const luma = lumaOf(photo);
  const look = lookAt(photo, luma);
  // The networks that name things and read the sun, and the search for glass and lamps, are made for full exposure; colours are the photo's own.
  const exposed = exposedFully(photo);
  const { segmenter, signal } = context;
  const whole = await segmenter?.segment(exposed, signal, true);
  const seen = segmenter && whole && (await closeLook(exposed, whole, segmenter, signal));
  lap('look', 0.15);
  const fixed = fixedBy(look, answer);
  const told = seen && fixBySight(look, seen, fixed);
  const region = answer?.mask ? regionFromMask(look, answer.mask) : findSky(look, fixed, told);
  const others = answer?.mask ? [] : [0.05, 0.1].map((tolerance) => openSky(look, fixed, tolerance));
  const facts = checkSky(look, region, others, seen);
  const refusal = refusalOf(facts);
  if (refusal) return { outcome: 'refuse', reason: refusal };
  const confidence = answer?.mask ? 1 : confidenceOf(facts);
  if (confidence < ASK_BELOW && !answer)
    return {
      outcome: 'ask',
      question: 'sky-mask',
      reason: 'The sky is hard to tell from what stands in front of it. Please look at the marked area and correct it.',
      proposal: proposalOf(region),
    };
  lap('sky', 0.3);
  const { skyline } = context;
  const matte =
    skyline && seen
      ? await cutSky(photo, luma, look, region, bordersIn(seen, look), skyline, signal)
      : matteOf(photo, luma, look, region);
  lap('matte', 0.5);
  const { horizon } = region;
  const seed = context.seed + skySeed(look);
  const sun = sunSide(matte, horizon);
  const lowest = (lastSkyRow(matte.alpha.data, photo.width) + 1) / photo.height;
  const clouds = cloudsOf(look, region, photo.width / photo.height, sun, seed, lowest);
  const sky = paintSky(parameters.sky, clouds, sun, horizon, seed, lowest);
  lap('clouds', 0.6);
  const sight = seen && sightOf(seen);
  const parts = segmenter && seen && (await housePartsIn(exposed, seen, segmenter, signal));
  const all = findWindows(exposed, matte, sight && { ...sight, ...(parts && { parts }) });
  const unasked = litUnasked(all, sight);
  const windows = windowsFor(all, unasked, parameters);
  const porches = porchesFor(sight ? darkPorches(photo, luma, unasked, sight) : [], parameters);
  lap('windows', 0.7);
  const lit = windows.filter((window) => window.lit);
  const mood = MOODS[parameters.sky];
  const daylight = await context.daylight?.read(exposed, signal);
  const { front, frontLuma, alpha } = matte;
  const hills = region.hill.includes(1) ? { width: look.width, height: look.height, data: region.hill } : undefined;
  // What is too doubtful to be lit may be a column, and sinks like no glass.
  const panes = windows.filter(({ lamp, lit, confidence }) => !lamp && (lit || confidence >= SURE_SEEN));
  const relight = relightFor(front, frontLuma, alpha.data, mood, horizon, sun, seen, daylight, hills, panes);
  lap('relight', 0.8);
  const rooms = planRooms(windows, photo.width, photo.height, seed, luma);
  const surface = porches.some((porch) => porch.lit) ? underLamps(relight) : undefined;
  const burning = porches.flatMap(({ place, lit: on }) =>
    on && surface ? [asLit(place, surface, relight.slate)] : [],
  );
  const shines = lit.length + burning.length > 0;
  const lights = shines
    ? lightWindows(photo, luma, lit, rooms, burning, mood.lamps, sight, relight.slate)
    : relight.water && unlit(photo);
  if (lights && shines) {
    showPaint(relight, lights.spill, burning);
    mirrorSky(luma, darkRows(windows), photo.width, photo.height, lights.emitted, lights.glass);
  }
  if (lights && relight.water) mirrorOnWater(relight.water, photo, luma, sky, horizon, lights);
  lap('lights', 0.85);
  const picture = compose({
    matte,
    sky,
    relight,
    ...(lights ? { lights } : {}),
    mood,
  });
  keepStamps(photo, picture);
  const { mask, share } = changedMask(photo, picture);
  lap('compose', 1);
  return {
    outcome: 'ok',
    picture,
    mask,
    report: {
      engine: 'dusk',
      version: VERSION,
      seed: context.seed,
      changedShare: share,
      confidence,
      milliseconds,
      digitalSourceType: 'composite',
      details: {
        sky: parameters.sky,
        horizon,
        ownClouds: clouds.own,
        ...facts,
        windows: [...windows, ...porches.map(({ place: _, ...porch }) => ({ ...porch, porch: true }))],
      },
    },
  };
};

export const duskEngine: ImageEngine<DuskParameters> = { name: 'dusk', version: VERSION, run };

/** The sky as the engine sees it, to be looked at and corrected; null where there is none. */
export const proposeSky = async (photo: Raster, context: EngineContext): Promise<Mask | null> => {
  const look = lookAt(photo, lumaOf(photo));
  const seen = await context.segmenter?.segment(exposedFully(photo), context.signal);
  const fixed = fixedBy(look, undefined);
  const { width, height, cells } = findSky(look, fixed, seen && fixBySight(look, seen, fixed));
  return cells.some(Boolean) ? { width, height, data: cells.map((v) => v * 255) } : null;
};
