import { CLASS_NAMES } from '#engines/ports.ts';
import type { Mask } from '#engines/raster/raster.ts';
import { UNKNOWN } from './truth.ts';

/** Intersection over union per class, summed over photos as the papers do. */
export class Score {
  readonly both = new Float64Array(CLASS_NAMES.length);
  readonly either = new Float64Array(CLASS_NAMES.length);
  readonly there = new Float64Array(CLASS_NAMES.length);
  right = 0;
  counted = 0;

  add(seen: Mask, truth: Mask): void {
    for (let i = 0; i < truth.data.length; i++) {
      const t = truth.data[i]!;
      if (t === UNKNOWN || t >= CLASS_NAMES.length) continue;
      const s = seen.data[i]!;
      this.counted++;
      this.there[t]!++;
      if (s === t) {
        this.right++;
        this.both[t]!++;
        this.either[t]!++;
      } else {
        this.either[t]!++;
        this.either[s]!++;
      }
    }
  }

  lines(targets: Readonly<Record<string, number>> = {}): string[] {
    const out = [`  pixels right ${(this.right / Math.max(1, this.counted)).toFixed(3)}`];
    for (const [id, name] of CLASS_NAMES.entries()) {
      if (!this.there[id]) continue;
      const iou = this.both[id]! / this.either[id]!;
      const target = targets[name];
      out.push(
        `  ${name.padEnd(11)} IoU ${iou.toFixed(3)}${target ? `   target ${target} ${iou >= target ? 'met' : 'missed'}` : ''}`,
      );
    }
    return out;
  }
}
