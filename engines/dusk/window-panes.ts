import type { Frame } from '#engines/dusk/window-frames.ts';
import type { WindowLook } from '#engines/dusk/window-look.ts';
import type { Plane } from '#engines/raster/raster.ts';
import { labelRegions, type Region } from '#engines/raster/regions.ts';
import { ease } from '#engines/raster/scalar.ts';

type Point = readonly [number, number];

const SURE = 0.5;
/** Shares of the photo between which a piece of glass may lie. */
const SMALLEST = 0.00018;
const LARGEST = 0.04;
/** Where edges make a frame too, the frame is the better one. */
const WEAKER = 0.35;

const middleOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

/** A line through the outermost cells of one side: its value at both ends, from the median of each half. */
const sideOf = (ends: readonly number[]): readonly [number, number] => {
  const half = Math.max(1, ends.length >> 1);
  const first = middleOf(ends.slice(0, half));
  const second = middleOf(ends.slice(-half));
  const slope = second - first;
  return [first - slope / 2, second + slope / 2];
};

const cornersOf = (labels: Int32Array, id: number, region: Region, width: number) => {
  const lefts: number[] = [];
  const rights: number[] = [];
  for (let y = region.top; y <= region.bottom; y++) {
    let left = -1;
    let right = -1;
    for (let x = region.left; x <= region.right; x++)
      if (labels[y * width + x] === id) {
        if (left < 0) left = x;
        right = x + 1;
      }
    if (left < 0) continue;
    lefts.push(left);
    rights.push(right);
  }
  const tops: number[] = [];
  const bottoms: number[] = [];
  for (let x = region.left; x <= region.right; x++) {
    let top = -1;
    let bottom = -1;
    for (let y = region.top; y <= region.bottom; y++)
      if (labels[y * width + x] === id) {
        if (top < 0) top = y;
        bottom = y + 1;
      }
    if (top < 0) continue;
    tops.push(top);
    bottoms.push(bottom);
  }
  const [leftTop, leftBottom] = sideOf(lefts);
  const [rightTop, rightBottom] = sideOf(rights);
  const [topLeft, topRight] = sideOf(tops);
  const [bottomLeft, bottomRight] = sideOf(bottoms);
  const corners: [Point, Point, Point, Point] = [
    [leftTop, topLeft],
    [rightTop, topRight],
    [rightBottom, bottomRight],
    [leftBottom, bottomLeft],
  ];
  return corners;
};

/** Glass that the network sees as a whole piece with four sides: for windows whose edges are too faint for a frame. */
export const panesSeen = (look: WindowLook, pane: Plane): Frame[] => {
  const { width, height } = pane;
  const sure = Uint8Array.from(pane.data, (v) => (v > SURE ? 1 : 0));
  const { labels, regions } = labelRegions(sure, width, height);
  const kx = look.width / width;
  const ky = look.height / height;
  const found: Frame[] = [];
  for (const [n, region] of regions.entries()) {
    const w = region.right - region.left + 1;
    const h = region.bottom - region.top + 1;
    const share = region.area / sure.length;
    if (share < SMALLEST || share > LARGEST || w < 3 || h < 3 || w / h > 4.5 || h / w > 4.5) continue;
    const corners = cornersOf(labels, n + 1, region, width).map(([x, y]): Point => [x * kx, y * ky]);
    const xs = corners.map((c) => c[0]);
    const ys = corners.map((c) => c[1]);
    const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    if (box.right - box.left < 5 || box.bottom - box.top < 5) continue;
    const [a, b, c, d] = [corners[0]!, corners[1]!, corners[2]!, corners[3]!];
    const area = Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])) / 2;
    const filled = Math.min(1, (region.area * kx * ky) / Math.max(1, area));
    // Windows stand upright: a slanted side is the edge of a tree, a stair or an arch.
    const tilt = Math.max(Math.abs(a[0] - d[0]), Math.abs(b[0] - c[0])) / (box.bottom - box.top);
    const slant = Math.abs(a[1] - b[1] - (d[1] - c[1])) / (box.bottom - box.top);
    if (tilt > 0.16 || slant > 0.35 || area < 0.7 * (box.right - box.left) * (box.bottom - box.top)) continue;
    found.push({ corners: [a, b, c, d], support: WEAKER * ease(0.75, 0.9, filled), bright: false });
  }
  return found;
};
