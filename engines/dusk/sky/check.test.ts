import { expect, it } from 'vitest';
import { ASK_BELOW, checkSky, confidenceOf, refusalOf } from '#engines/dusk/sky/check.ts';
import { lookAt } from '#engines/dusk/sky/look.ts';
import { findSky } from '#engines/dusk/sky/region.ts';
import { CLASS_NAMES, type Segmentation } from '#engines/ports.ts';
import { lumaOf } from '#engines/raster/colour.ts';
import { newPlane } from '#engines/raster/raster.ts';
import { syntheticExterior } from '#tests/support/synthetic-exterior.ts';

const { photo, sky } = syntheticExterior({ width: 240, height: 160 });
const seen: Segmentation = {
  width: 240,
  height: 160,
  probabilities: CLASS_NAMES.map((name) => {
    const plane = newPlane(240, 160);
    if (name === 'sky') plane.data.set(Float32Array.from(sky.data, (v) => v / 255));
    if (name === 'facade') plane.data.set(Float32Array.from(sky.data, (v) => 1 - v / 255));
    return plane;
  }),
  scene: { exterior: 1 },
};
const refusalFor = (data: Uint8Array): string | undefined => {
  const changed = { ...photo, data };
  const look = lookAt(changed, lumaOf(changed));
  const region = findSky(look, new Uint8Array(look.width * look.height));
  return refusalOf(checkSky(look, region, [], seen));
};

it('takes a day photo, and refuses a bright one whose sky is already pink in part', () => {
  expect(refusalFor(photo.data)).toBeUndefined();
  const pink = Uint8Array.from(photo.data);
  for (let i = 0; i < sky.data.length; i++) if (sky.data[i] === 255 && i % 240 > 180) pink.set([232, 160, 170], i * 3);
  expect(refusalFor(pink)).toMatch(/sunset or dusk/);
});

it('asks where the network sees no sky in what was flooded as such: an awning that reaches the upper border', () => {
  const look = lookAt(photo, lumaOf(photo));
  const cells = look.width * look.height;
  const confidence = (chance: number): number => {
    const region = findSky(look, new Uint8Array(cells), { chance: new Float32Array(cells).fill(chance) });
    return confidenceOf(checkSky(look, region, [], seen));
  };
  expect(confidence(0.02)).toBeLessThan(ASK_BELOW);
  expect(confidence(0.5)).toBeGreaterThan(ASK_BELOW);
});

it('asks, and does not refuse, where little sky is flooded but the network thinks of some', () => {
  const look = lookAt(photo, lumaOf(photo));
  const closed = findSky(look, new Uint8Array(look.width * look.height).fill(2));
  const facts = checkSky(look, closed, [], seen);
  expect(facts.share).toBeLessThan(0.03);
  expect(refusalOf(facts)).toBeUndefined();
  expect(confidenceOf(facts)).toBeLessThan(ASK_BELOW);
  expect(refusalOf({ ...facts, perhaps: 0.005 })).toMatch(/no open sky/);
});
