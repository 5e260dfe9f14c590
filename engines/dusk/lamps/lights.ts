import { lightLamp } from '#engines/dusk/lamps/lamp-light.ts';
import { spreadLight } from '#engines/dusk/lamps/light-spread.ts';
import type { LightSight, LitWindow } from '#engines/dusk/lamps/lit-windows.ts';
import type { Porch } from '#engines/dusk/lamps/porch-zones.ts';
import { isPlain, type Room } from '#engines/dusk/lamps/room-plan.ts';
import { withinBoards } from '#engines/dusk/windows/boards.ts';
import { heldFor, lightSpots } from '#engines/dusk/windows/ceiling-spots.ts';
import { boundsOf, EMITTED, lightPane } from '#engines/dusk/windows/light.ts';
import { shadePosts } from '#engines/dusk/windows/posts.ts';
import { quadSpace } from '#engines/dusk/windows/quad-space.ts';
import { lightShadedStrips } from '#engines/dusk/windows/shaded-strips.ts';
import { newPlane, type Plane, type Raster } from '#engines/raster/raster.ts';

export { EMITTED };

/** Lit glass at full size, and its light on wall, ground and lens at an eighth. */
export type Lights = {
  /** Square root of the emitted light, 255 = 1.96, interleaved; and how much of the pixel is lit glass. */
  readonly emitted: Uint8Array;
  readonly glass: Uint8Array;
  readonly spill: Plane;
  readonly bloom: Plane;
};

/** A picture without any, on which water may still mirror the sky. */
export const unlit = ({ width, height }: Raster): Lights => ({
  emitted: new Uint8Array(width * height * 3),
  glass: new Uint8Array(width * height),
  spill: newPlane(1, 1),
  bloom: newPlane(1, 1),
});

export const lightWindows = (
  photo: Raster,
  luma: Uint8Array,
  windows: readonly LitWindow[],
  /** The rooms behind them. */
  rooms: readonly Room[],
  /** Porches that are lit though no lamp is seen in them. */
  porches: readonly Porch[],
  strength: number,
  /** The network's chances at its own size. What it calls wall inside a found window stays dark; light falls on its ground. */
  sight?: LightSight,
  /** Share of the lamplight that dark, cold paint swallows. */
  slate?: Plane,
): Lights => {
  const { width, height } = photo;
  const emitted = new Uint8Array(width * height * 3);
  const glass = new Uint8Array(width * height);
  for (const window of windows)
    if (window.lamp)
      lightLamp(luma, boundsOf([window.quad], width, height), width, height, window, strength, emitted, glass);
  const spots = rooms.flatMap((room) => room.spots);
  for (const { members, corners, glow } of rooms) {
    const whole = quadSpace(corners);
    for (const window of members) {
      const { quad: found, drawn, whole: part, leaf, mirrors, slot, shines, garage } = window;
      const quad = drawn || leaf || slot || shines || garage ? found : withinBoards(photo, found);
      lightPane(
        {
          photo,
          luma,
          quad,
          whole,
          room: glow,
          strength: strength * heldFor(spots),
          leaf,
          mirrors: mirrors || slot,
          slot,
          shines,
          pane: drawn || part ? undefined : sight?.pane,
        },
        emitted,
        glass,
      );
      if (isPlain(window)) lightShadedStrips(photo, luma, quad, emitted, glass);
    }
  }
  for (const { members, box } of rooms)
    if (!members.some(({ garage }) => garage) && members.some(({ leaf }) => !leaf))
      shadePosts(photo, luma, box, emitted, glass);
  lightSpots(spots, luma, width, emitted, glass);
  return { emitted, glass, ...spreadLight(photo, emitted, windows, porches, sight, slate) };
};
