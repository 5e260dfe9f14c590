export interface View {
  camera: {
    width: number;
    height: number;
    fx: number;
    fy: number;
    cx: number;
    cy: number;
    position: number[];
    rotation: number[][];
  };
  floor?: number[][];
  ceilingHeight?: number;
}

interface Map {
  data: Uint8Array;
  width: number;
  height: number;
}

function inside(outline: number[][], x: number, y: number) {
  let odd = false;
  for (const [i, [ax = 0, ay = 0]] of outline.entries()) {
    const [bx = 0, by = 0] = outline.at(i - 1) ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** Where a point in metres falls in the picture, as shares of its width and height; nothing when behind the camera. */
function seen({ camera }: View, point: number[]) {
  const away = point.map((value, i) => value - (camera.position[i] ?? 0));
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) =>
    away.reduce((sum, value, row) => sum + value * (camera.rotation[row]?.[axis] ?? 0), 0),
  );
  if (z > -0.1) return undefined;
  const u = (camera.cx - (camera.fx * x) / z) / camera.width;
  const v = (camera.cy + (camera.fy * y) / z) / camera.height;
  return u >= 0 && u < 1 && v >= 0 && v < 1 ? { u, v } : undefined;
}

/** Of the outline's points at height z that the camera sees, the share with this class, things in front aside. */
export function shareOnPlane(view: View, map: Map, z: number, wanted: number, ignore: number[]) {
  const outline = view.floor ?? [];
  const most = Math.max(...outline.flat());
  let all = 0;
  let right = 0;
  for (let x = 0.1; x < most; x += 0.1)
    for (let y = 0.1; y < most; y += 0.1) {
      const at = inside(outline, x, y) ? seen(view, [x, y, z]) : undefined;
      if (!at) continue;
      const id = map.data[Math.floor(at.v * map.height) * map.width + Math.floor(at.u * map.width)] ?? -1;
      if (ignore.includes(id)) continue;
      all += 1;
      if (id === wanted) right += 1;
    }
  return right / all;
}
