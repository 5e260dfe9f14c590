/** Rows above every column's lowest sky, at the 92nd percentile of columns. */
export const horizonOf = (cells: Uint8Array, width: number, height: number): number => {
  const found = new Float64Array(width);
  let n = 0;
  for (let x = 0; x < width; x++)
    for (let y = height - 1; y >= 0; y--)
      if (cells[y * width + x]) {
        found[n++] = y / height;
        break;
      }
  const lowest = found.subarray(0, n).sort();
  return lowest.length > 0 ? lowest[Math.floor(lowest.length * 0.92)]! : 0.4;
};
