/** One 4-connected piece of a binary map. */
export type Region = {
  readonly label: number;
  readonly area: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Labelling = { readonly labels: Int32Array; readonly regions: readonly Region[] };

/** Labels start at 1; 0 is outside. Bounds are inclusive. */
export const labelRegions = (map: Uint8Array, width: number, height: number): Labelling => {
  const labels = new Int32Array(width * height);
  const regions: Region[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < map.length; start++) {
    if (!map[start] || labels[start]) continue;
    const label = regions.length + 1;
    let area = 0;
    let left = width;
    let right = 0;
    let top = height;
    let bottom = 0;
    let depth = 0;
    stack[depth++] = start;
    labels[start] = label;
    while (depth > 0) {
      const i = stack[--depth]!;
      const y = (i / width) | 0;
      const x = i - y * width;
      area++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0 && map[i - 1] && !labels[i - 1]) {
        labels[i - 1] = label;
        stack[depth++] = i - 1;
      }
      if (x < width - 1 && map[i + 1] && !labels[i + 1]) {
        labels[i + 1] = label;
        stack[depth++] = i + 1;
      }
      if (y > 0 && map[i - width] && !labels[i - width]) {
        labels[i - width] = label;
        stack[depth++] = i - width;
      }
      if (y < height - 1 && map[i + width] && !labels[i + width]) {
        labels[i + width] = label;
        stack[depth++] = i + width;
      }
    }
    regions.push({ label, area, left, top, right, bottom });
  }
  return { labels, regions };
};
