import { LARGEST, type Lamp } from '#engines/dusk/lamps/lamp-shapes.ts';
import { lanternAt } from '#engines/dusk/lamps/lamps.ts';
import { chanceAt, type WindowLook } from '#engines/dusk/windows/look.ts';
import type { HouseParts } from '#engines/ports.ts';
import { placesAbove } from '#engines/raster/places.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { filledBy, type Region, regionsIn } from '#engines/raster/regions.ts';
import { quantile } from '#engines/raster/scalar.ts';

/** Chance from which a cell is lamp, and the greatest that one has in it: a number, a bell or a small window stays below. */
const LAMP = 0.3;
const SURE = 0.9;
/** Cells that it fills at least, heights to its width, and the share of its box that it fills. */
const LEAST = 30;
const SLIM = [1.15, 2.6] as const;
const FILLED = 0.6;
/** Its own height against that of what the network calls lamp: with a rim. */
const RIM = 0.8;

/** The same for one as high as a sure one of the house, within these shares of it: lanterns of a house are alike. */
const KIN = [0.6, 1.6] as const;
const KIN_SURE = 0.85;
const KIN_LEAST = 15;
/** And where its own outline is not told, before a post or a trim: how sure the network is, and by what share it may be higher, lower, broader or slimmer. */
const TWIN_SURE = 0.95;
const TWIN = 0.25;

/** Two of which it is sure, as high as each other within that share and nearly level, in their heights: lanterns come in pairs, whatever their outlines run into. And widths of one apart at least. */
const PAIR_SURE = 0.9;
/** And a doubted one beside a sure one of its form, and the chance of glass in its middle at most: a small window is dark on its wall, too. */
const PAIR_FIRST = 0.85;
const PAIR_SECOND = 0.6;
const PAIR_GLASS = 0.1;
const PAIR_ALIKE = 0.4;
const PAIR_LEVEL = 2;
const PAIR_APART = 3;
/** How much darker the darkest tenth of one is than what lies around it, its iron; and how far around, in its heights. */
const IRON = 0.12;
const AROUND = 0.4;

/** What the network calls a lamp, and the greatest chance in it. */
type Spot = Region & { readonly wide: number; readonly tall: number; readonly peak: number };
type Seen = { readonly spot: Spot; readonly lamp: Lamp };

const peakIn = ({ width, data }: Plane, { left, right, top, bottom }: Region): number => {
  let most = 0;
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) most = Math.max(most, data[y * width + x]!);
  return most;
};

const spotsIn = (chance: Plane): Spot[] =>
  regionsIn(placesAbove(chance.data, LAMP), chance.width, chance.height)
    .map((region) => ({
      ...region,
      wide: region.right + 1 - region.left,
      tall: region.bottom + 1 - region.top,
      peak: peakIn(chance, region),
    }))
    .filter((spot) => spot.tall >= SLIM[0] * spot.wide && spot.tall <= SLIM[1] * spot.wide)
    .filter((spot) => filledBy(spot) >= FILLED);

const alike = (one: number, other: number): boolean => Math.abs(one - other) < TWIN * Math.max(one, other);

/** A lamp by the outline of a like one, where its own is not told. */
const asTwin = (spot: Spot, x: number, y: number, sure: readonly Seen[]): Lamp | undefined => {
  if (spot.peak < TWIN_SURE) return undefined;
  const twin = sure.find(
    (other) => alike(spot.tall, other.spot.tall) && alike(spot.tall / spot.wide, other.spot.tall / other.spot.wide),
  );
  if (!twin) return undefined;
  const size = spot.tall / twin.spot.tall;
  return { ...twin.lamp, x, y, tall: size * twin.lamp.tall, wide: size * twin.lamp.wide };
};

const isPair = (a: Spot, b: Spot): boolean =>
  Math.abs(a.tall - b.tall) < PAIR_ALIKE * Math.max(a.tall, b.tall) &&
  Math.abs(a.bottom - b.bottom) < PAIR_LEVEL * Math.min(a.tall, b.tall) &&
  Math.abs(a.left - b.left) > PAIR_APART * Math.max(a.wide, b.wide);

/** Those of which the network is sure twice over, or sure of one and not against the other that has its form. */
const pairedIn = (spots: readonly Spot[], glassAt: (spot: Spot) => number): Spot[] => {
  const able = spots.filter(({ peak }) => peak >= PAIR_SECOND);
  return able.filter((spot) =>
    able.some((other) => {
      if (other === spot || !isPair(spot, other)) return false;
      if (Math.min(spot.peak, other.peak) >= PAIR_SURE) return true;
      const alikeInForm = alike(spot.tall / spot.wide, other.tall / other.wide);
      const doubted = spot.peak < other.peak ? spot : other;
      return alikeInForm && Math.max(spot.peak, other.peak) >= PAIR_FIRST && glassAt(doubted) < PAIR_GLASS;
    }),
  );
};

/** Whether something dark hangs there, as a lantern's iron does: white trim does not. */
const hasIron = ({ width, height, luma }: WindowLook, { x, y, tall, wide }: Lamp): boolean => {
  const [inner, around]: [number[], number[]] = [[], []];
  const reach = AROUND * tall;
  for (let v = Math.floor(y - tall / 2 - reach); v <= y + tall / 2 + reach; v++)
    for (let u = Math.floor(x - wide / 2 - reach); u <= x + wide / 2 + reach; u++) {
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const inside = Math.abs(u + 0.5 - x) < wide / 2 && Math.abs(v + 0.5 - y) < tall / 2;
      (inside ? inner : around).push(luma.data[v * width + u]!);
    }
  return inner.length > 0 && quantile(around, 0.5) - quantile(inner, 0.1) > IRON;
};

/** Lanterns as the network tells them, each with an outline of its own in the photo, or like another one that has it, or one of a pair. */
export const seenLamps = (look: WindowLook, { lamps: chance, glass }: HouseParts): Lamp[] => {
  const [kx, ky] = [look.width / chance.width, look.height / chance.height];
  const placeOf = ({ left, right, top, bottom }: Spot) => ({
    x: ((left + right + 1) / 2) * kx,
    y: ((top + bottom + 1) / 2) * ky,
  });
  const outlined = (spot: Spot): Lamp | undefined => {
    const seen = lanternAt(look, { ...placeOf(spot), tall: RIM * spot.tall * ky }, glass);
    return seen && { ...seen, door: 0 };
  };
  const spots = spotsIn(chance);
  const isSure = (spot: Spot): boolean => spot.area >= LEAST && spot.peak >= SURE;
  const sure = spots.filter(isSure).flatMap((spot) => {
    const lamp = outlined(spot);
    return lamp ? [{ spot, lamp }] : [];
  });
  const isKin = (spot: Spot): boolean =>
    spot.area >= KIN_LEAST &&
    spot.peak >= KIN_SURE &&
    sure.some(({ spot: { tall } }) => spot.tall > KIN[0] * tall && spot.tall < KIN[1] * tall);
  const others = spots.filter((spot) => isKin(spot) && !sure.some((other) => other.spot === spot));
  const kin = others.flatMap((spot) => {
    const { x, y } = placeOf(spot);
    return outlined(spot) ?? asTwin(spot, x, y, sure) ?? [];
  });
  const found = [...sure.map(({ lamp }) => lamp), ...kin];
  const asLamp = (spot: Spot): Lamp => ({
    ...placeOf(spot),
    tall: RIM * spot.tall * ky,
    wide: RIM * spot.wide * kx,
    contrast: spot.peak,
    door: 0,
  });
  const dark = spots.filter((spot) => {
    const lamp = asLamp(spot);
    return spot.area >= KIN_LEAST && lamp.tall <= LARGEST && hasIron(look, lamp);
  });
  const pairs = pairedIn(dark, (spot) => chanceAt(glass, look, placeOf(spot).x, placeOf(spot).y)).map(asLamp);
  const isNew = ({ x, y, tall }: Lamp): boolean => found.every((lamp) => Math.hypot(lamp.x - x, lamp.y - y) > tall);
  return [...found, ...pairs.filter(isNew)];
};
