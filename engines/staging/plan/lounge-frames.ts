import { facing, type Wall, wallLength } from '#domain/scene/room.ts';
import { hearthsOf } from './focus.ts';
import { type Frame, inFrame, type Site, wallPoint } from './site.ts';

/** Frames worth trying: along each wall, and floating in the middle for large rooms. */
export const loungeFrames = (site: Site): { frame: Frame; wall: Wall | undefined }[] => {
  const out: { frame: Frame; wall: Wall | undefined }[] = [];
  for (const wall of site.room.walls) {
    const turn = facing(wall);
    for (let a = 0.7; a <= wallLength(wall) - 0.7; a += 0.25) {
      const p = wallPoint(wall, a, 0.04);
      if (Math.hypot(p.x, p.z) > 8) continue;
      out.push({ frame: { ...p, turn }, wall });
      // A step off it where low windows are, which a back must not touch.
      if (wall.openings.some((o) => o.kind === 'window' && a > o.from - 1.2 && a < o.to + 1.2))
        out.push({ frame: { ...wallPoint(wall, a, 0.36), turn }, wall: undefined });
    }
  }
  if (site.visibleArea > 14) {
    for (let x = site.bounds.minX + 0.8; x < site.bounds.maxX - 0.6; x += 0.5) {
      for (let z = Math.max(1.2, site.bounds.minZ); z < Math.min(7.5, site.bounds.maxZ - 0.6); z += 0.5) {
        for (const turn of [Math.PI, Math.PI / 2, -Math.PI / 2, 0])
          out.push({ frame: { x, z, turn }, wall: undefined });
      }
    }
  }
  return [...out, ...(site.visibleArea > 14 ? aboutHearths(site) : [])];
};

/** From the back of a sofa to the middle of its table, metres. */
const TO_TABLE = 1.73;

/** From a hearth to a table before it, metres: near it a hand's breadth decides whether a sofa stands clear of the doors beside it. */
const FROM_HEARTH = [1.9, 2.05, 2.2, 2.35, 2.5, 2.65, 2.8, 2.95, 3.1, 3.4, 3.8, 4.2, 4.6, 5];

/** Seats afloat about a hearth: across from it, or at right angles with their table before it, or a little aside. */
const aboutHearths = (site: Site): { frame: Frame; wall: undefined }[] =>
  hearthsOf(site).flatMap((hearth) =>
    FROM_HEARTH.flatMap((off) =>
      [0, 0.35, -0.35].flatMap((aside) =>
        [Math.PI, Math.PI / 2, -Math.PI / 2].map((spin) => {
          const turn = hearth.turn + spin;
          return {
            frame: { ...inFrame({ ...inFrame(hearth, aside, off), turn }, 0, -TO_TABLE), turn },
            wall: undefined,
          };
        }),
      ),
    ),
  );
