import type { LocalColour } from '#engines/dusk/sky-colour.ts';
import { crownColours } from '#engines/dusk/sky-crown.ts';
import { frontOf } from '#engines/dusk/sky-front.ts';
import type { SkyLook } from '#engines/dusk/sky-look.ts';
import type { SkyRegion } from '#engines/dusk/sky-region.ts';
import { dropSpecks } from '#engines/dusk/sky-specks.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { close, dilate, erode, open } from '#engines/raster/morphology.ts';
import { type Mask, newMask, type Plane, type Raster } from '#engines/raster/raster.ts';
import { rowSampler } from '#engines/raster/row-sampler.ts';
import { clamp, ease, quantile } from '#engines/raster/scalar.ts';

/** How much of every pixel is sky, and the photo with the old sky taken out of what stands before it. */
export type SkyMatte = {
  readonly alpha: Mask;
  readonly front: Raster;
  readonly frontLuma: Uint8Array;
};

/** Distance from the sky's colour that noise and compression reach, and the least that something before it must have. */
const NOISE = 0.045;
const FAINTEST = 0.16;
/** Beyond the noise, in bytes: what still counts as a pixel of plain sky beside a mixed one. */
const TOUCH = 16;
/** Pixels at 1600: the widest thing that is cut out of open sky as thin, and the widest halo of sharpening. */
const THIN = 13;
const HALO = 7;
/** How far on the way to white the sky between leaves may be. */
const PALER = 0.5;
/** Red over blue from which nothing is cloud. */
const WARM = 0.03;
const plane = (width: number, height: number, data: Float32Array): Plane => ({ width, height, data });

/** Where at all a pixel may be sky (0..1), where all around is open sky, and how far the sky itself strays there. */
type Zones = {
  readonly may: Float32Array;
  readonly inside: Float32Array;
  readonly stray: Float32Array;
  /** Where sky between leaves may be paler than the open sky: lenses let it bloom. */
  readonly leafy: Float32Array;
};

const zonesOf = (look: SkyLook, region: SkyRegion, sky: LocalColour): Zones => {
  const { width, height, mean } = look;
  // Lines of up to two cells are wires and twigs in front of sky.
  const bridged = close(region.cells, width, height, 3);
  const wide = boxBlur(plane(width, height, Float32Array.from(bridged)), 2).data;
  const dense = boxBlur(plane(width, height, look.rough), 3).data;
  const near = dilate(bridged, width, height, 3);
  const far = dilate(bridged, width, height, 7);
  const may = new Float32Array(width * height);
  const inside = new Float32Array(width * height);
  const off = new Float32Array(width * height);
  const leafy = new Float32Array(width * height);
  for (let i = 0; i < may.length; i++) {
    // Under a pale sky white boards are as white as it is: there only what lies at a cell of sky is sky.
    const blue = ease(0.1, 0.2, sky.b[i]! - sky.r[i]!);
    // What touches a pale sky in its own colour, and yet was not taken for it, is a white wall.
    const apart = Math.hypot(mean.r[i]! - sky.r[i]!, mean.g[i]! - sky.g[i]!, mean.b[i]! - sky.b[i]!);
    const rim = near[i] ? 0.45 * ease(0.08, 0.16, apart) : 0;
    may[i] = bridged[i] || region.glimpse[i] ? 1 : near[i] ? Math.max(rim, blue) : far[i] ? blue : 0;
    leafy[i] = region.glimpse[i] === 2 ? 1 : region.crown[i] ? 0.5 : region.cells[i] ? 0.2 : 0;
    const twigs = region.cells[i] && !region.open[i] && dense[i]! > 0.035;
    inside[i] = wide[i]! > 0.995 && !twigs && !region.crown[i] ? 1 : 0;
    if (region.open[i] && wide[i]! > 0.995) off[i] = apart;
  }
  return { may, inside, stray: boxBlur(plane(width, height, off), 4).data, leafy };
};

/**
 * Full-size matte. A pixel's distance from the local colour of the sky, against that of the plainest thing within two
 * pixels of it, is the share of the thing. Inside open sky, where clouds stray from that colour too, only thin dark
 * things count (closing minus luma).
 */
export const matteOf = (photo: Raster, luma: Uint8Array, look: SkyLook, region: SkyRegion): SkyMatte => {
  const { width, height } = photo;
  const { width: w, height: h } = look;
  const { local } = region;
  const { sky, twig, seen } = crownColours(look, region, skyWeights(look, region));
  const zones = zonesOf(look, region, sky);
  const crown = Float32Array.from(region.crown);
  const contrast = new Float32Array(w * h);
  for (let i = 0; i < crown.length; i++)
    if (crown[i]) contrast[i] = Math.hypot(sky.r[i]! - twig.r[i]!, sky.g[i]! - twig.g[i]!, sky.b[i]! - twig.b[i]!);
  const rows = Math.min(height, Math.ceil((lowestRow(region) + 4) * (height / h)));
  const scale = Math.max(width, height) / 1600;
  const odd = (size: number): number => Math.max(5, Math.round(size * scale) | 1);
  const top = luma.subarray(0, rows * width);
  const closed = close(top, width, rows, odd(THIN));
  const opened = open(top, width, rows, odd(HALO));
  const darkest = erode(top, width, rows, odd(HALO));
  const dimmest = 255 * dimmestSky(look, region) - 10;
  const sample = (data: Float32Array): ((y: number) => Float32Array) => rowSampler(plane(w, h, data), width, height);
  const samplers = [
    zones.may,
    zones.inside,
    zones.stray,
    zones.leafy,
    sky.r,
    sky.g,
    sky.b,
    local.r,
    local.g,
    local.b,
  ].map(sample);
  const off = new Uint8Array(rows * width).fill(255);
  const halo = new Uint8Array(rows * width);
  for (let y = 0; y < rows; y++) {
    const [may, inside, stray, leafy, sr, sg, sb, lr, lg, lb] = samplers.map((at) => at(y));
    for (let x = 0, i = y * width, p = i * 3; x < width; x++, i++, p += 3) {
      if (may![x]! < 0.4) continue;
      const r = photo.data[p]! / 255;
      const b = photo.data[p + 2]! / 255;
      let er = r - sr![x]!;
      let eg = photo.data[p + 1]! / 255 - sg![x]!;
      let eb = b - sb![x]!;
      const leaves = leafy![x]!;
      if (leaves > 0.1) {
        // Between leaves lies the broad sky's colour, or the brightest seen there, or anything between the two.
        const pale = leaves > 0.7 || leaves < 0.3 ? PALER * ease(0.12, 0.3, sb![x]! - sr![x]!) : 0;
        const wr = sr![x]! + pale * (1 - sr![x]!) - lr![x]!;
        const wg = sg![x]! + pale * (1 - sg![x]!) - lg![x]!;
        const wb = sb![x]! + pale * (1 - sb![x]!) - lb![x]!;
        er = r - lr![x]!;
        eg = photo.data[p + 1]! / 255 - lg![x]!;
        eb = b - lb![x]!;
        const way = clamp((er * wr + eg * wg + eb * wb) / (wr * wr + wg * wg + wb * wb + 1e-4));
        er -= way * wr;
        eg -= way * wg;
        eb -= way * wb;
      }
      // Few things before a blue sky come near its colour, so more of the noise may be forgiven there.
      const noise = NOISE * (1 + 0.6 * ease(0.1, 0.3, sb![x]! - sr![x]!));
      // A wall of cream or white before white clouds is told by its warmth alone.
      const warmth = sb![x]! - sr![x]! < 0.14 ? Math.max(0, er - eb - 0.04) * 1.5 : 0;
      let far = Math.sqrt(er * er + eg * eg + eb * eb) + warmth - stray![x]! - noise;
      // Clouds stray from the sky's colour, but never to the warm side of grey: a brick chimney does.
      if (inside![x]! > 0.5 && r - b < WARM) {
        const dark = ((closed[i]! - luma[i]!) / 255) * 1.7 - noise - stray![x]!;
        // A blue gap between two clouds is dark beside them too, but bluer than the sky around; a wire never is.
        far = eb - er > 0.04 && luma[i]! > dimmest ? 0 : Math.min(far, dark);
      } else if (er + eg + eb > 0) {
        // The pale line that sharpening draws around dark things: thin, brighter than the sky, and dark on its far side.
        const depth = 0.3 * sr![x]! + 0.59 * sg![x]! + 0.11 * sb![x]! - darkest[i]! / 255;
        halo[i] = Math.min((luma[i]! - opened[i]!) * 1.8, 255 * ease(0.12, 0.3, depth));
      }
      // Bluer than a blue sky and hardly darker: the other side of that line.
      if (eb - er > 0.05 && er + eg + eb > -0.5) far *= 1 - ease(0.1, 0.25, sb![x]! - sr![x]!);
      off[i] = far <= 0 ? 0 : far >= 1 ? 255 : far * 255;
    }
  }
  const sure = erode(off, width, rows, odd(HALO) + 2);
  for (let i = 0; i < off.length; i++) if (halo[i] && sure[i]! < TOUCH / 2) off[i] = Math.max(0, off[i]! - halo[i]!);
  const least = erode(off, width, rows, 5);
  const most = dilate(off, width, rows, 5);
  const alpha = newMask(width, height);
  const crowns = [crown, contrast, seen].map(sample);
  for (let y = 0; y < rows; y++) {
    const [bare, twigs, gap] = crowns.map((at) => at(y));
    for (let x = 0, i = y * width; x < width; x++, i++) {
      // Nothing is mixed with sky that has none within two pixels.
      const inCrown = bare![x]! > 0.5;
      if (least[i]! > TOUCH) continue;
      const whole = Math.max(most[i]!, FAINTEST * 255, inCrown ? twigs![x]! * 190 : 0) * 0.8;
      // Light adds up before it is encoded: half a dark twig over sky looks three quarters as bright as the sky.
      const share = clamp(1 - off[i]! / whole) ** 1.35;
      alpha.data[i] = share * ease(TOUCH, TOUCH / 2, least[i]!) * (inCrown ? gap![x]! : 1) * 255 + 0.5;
    }
  }
  dropSpecks(alpha, rows);
  const { front, frontLuma } = frontOf(photo, luma, alpha, rows, sky, look);
  return { alpha, front, frontLuma };
};

const skyWeights = (look: SkyLook, region: SkyRegion): Float32Array => {
  const { width, height } = look;
  const near = boxBlur(plane(width, height, Float32Array.from(region.cells)), 1).data;
  return near.map((v, i) => (region.open[i] && v > 0.99 && look.texture[i]! < 0.025 ? 1 : region.cells[i] ? 0.01 : 0));
};

const dimmestSky = (look: SkyLook, region: SkyRegion): number =>
  quantile(
    Array.from(look.mean.luma).filter((_, i) => region.open[i]),
    0.03,
  );

const lowestRow = (region: SkyRegion): number => {
  for (let i = region.cells.length - 1; i >= 0; i--) if (region.cells[i]) return Math.floor(i / region.width);
  return 0;
};
