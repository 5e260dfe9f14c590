import { CLASS_NAMES, type ClassName, type Segmenter } from '#engines/ports.ts';
import type { Raster } from '#engines/raster/raster.ts';
import type { Sight } from '#engines/video/shots/shot.ts';
import { focusOf, saliency, spreadOf } from '#engines/video/sight/saliency.ts';
import { thumbnail } from '#engines/video/sight/thumbnail.ts';
import { vanishingPoint } from '#engines/video/sight/vanishing-point.ts';

const HOUSE: readonly ClassName[] = ['facade', 'roof', 'pane', 'entrance', 'garage'];

/** Where a camera would look. Works alone; a segmenter adds where the house ends. */
export async function lookAt(photo: Raster, segmenter?: Segmenter, signal?: AbortSignal): Promise<Sight> {
  const small = thumbnail(photo);
  const map = saliency(small);
  const focus = focusOf(map, small.width, small.height);
  const spread = spreadOf(map, small.width, small.height);
  const subject = segmenter && (await houseOf(photo, segmenter, signal));
  const vanishing = subject ? undefined : vanishingPoint(small);
  return { focus, spread, ...(vanishing && { vanishing }), ...(subject && { subject }) };
}

/** The box around the house, leaving out the outer two percent of its area on each side (a chimney, a stray pixel). */
async function houseOf(photo: Raster, segmenter: Segmenter, signal?: AbortSignal): Promise<Sight['subject']> {
  const { width, height, probabilities } = await segmenter.segment(photo, signal);
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  let area = 0;
  for (const name of HOUSE) {
    const plane = probabilities[CLASS_NAMES.indexOf(name)];
    if (!plane) continue;
    for (let i = 0; i < plane.data.length; i++) {
      const p = plane.data[i]!;
      if (p < 0.5) continue;
      area += p;
      columns[i % width]! += p;
      rows[Math.floor(i / width)]! += p;
    }
  }
  if (area < 0.08 * width * height) return undefined; // Not an exterior.
  const [left, right] = innerRange(columns, area);
  const [top, bottom] = innerRange(rows, area);
  return { left, top, right, bottom };
}

function innerRange(counts: Float64Array, total: number): [number, number] {
  const edge = (order: number[]) => {
    let sum = 0;
    return order.find((i) => {
      sum += counts[i]!;
      return sum > total * 0.02;
    })!;
  };
  const order = [...counts.keys()];
  return [edge(order) / counts.length, (edge(order.reverse()) + 1) / counts.length];
}
