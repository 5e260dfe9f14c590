/** Rows above every column's lowest sky, at the 92nd percentile of columns. */
export const horizonOf = (cells: Uint8Array, width: number, height: number): number => {
  const lowest: number[] = [];
  for (let x = 0; x < width; x++)
    for (let y = height - 1; y >= 0; y--)
      if (cells[y * width + x]) {
        lowest.push(y / height);
        break;
      }
  lowest.sort((a, b) => a - b);
  return lowest.length > 0 ? lowest[Math.floor(lowest.length * 0.92)]! : 0.4;
};
