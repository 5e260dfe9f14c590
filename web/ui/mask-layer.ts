import { pieceAt, surfaceAt } from './flood.ts';

export type Spot = { x: number; y: number };
/** One step on a mask: a stroke of the brush, or a whole surface. Places in pixels of the layer. */
export type Mark =
  | { kind: 'stroke'; points: Spot[]; size: number; erase: boolean }
  | { kind: 'area'; layer: HTMLCanvasElement; erase: boolean };

const context = (canvas: HTMLCanvasElement) => canvas.getContext('2d', { willReadFrequently: true })!;

export function newLayer(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Paints marks in one colour, in their order; erasing ones take away. */
export function paint(
  canvas: HTMLCanvasElement,
  base: HTMLCanvasElement | null,
  marks: readonly Mark[],
  colour: string,
) {
  const pen = context(canvas);
  pen.globalCompositeOperation = 'source-over';
  pen.clearRect(0, 0, canvas.width, canvas.height);
  if (base) pen.drawImage(base, 0, 0, canvas.width, canvas.height);
  for (const mark of marks) {
    pen.globalCompositeOperation = mark.erase ? 'destination-out' : 'source-over';
    if (mark.kind === 'area') pen.drawImage(mark.layer, 0, 0);
    else stroke(pen, mark);
  }
  // One even colour over everything that is marked, however often it was painted.
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = colour;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.globalCompositeOperation = 'source-over';
}

function stroke(pen: CanvasRenderingContext2D, { points, size }: Extract<Mark, { kind: 'stroke' }>) {
  const [first] = points;
  if (!first) return;
  pen.lineWidth = size;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = '#fff';
  pen.beginPath();
  pen.moveTo(first.x, first.y);
  for (const point of points) pen.lineTo(point.x, point.y);
  pen.stroke();
}

/** A black picture with white where anything is marked. */
export function toPng(base: HTMLCanvasElement | null, marks: readonly Mark[], size: { width: number; height: number }) {
  const white = newLayer(size.width, size.height);
  paint(white, base, marks, '#fff');
  const flat = newLayer(size.width, size.height);
  const pen = context(flat);
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, size.width, size.height);
  pen.drawImage(white, 0, 0);
  return new Promise<Blob | null>((resolve) => flat.toBlob(resolve, 'image/png'));
}

export function isBlank(canvas: HTMLCanvasElement): boolean {
  const small = newLayer(200, 200);
  context(small).drawImage(canvas, 0, 0, 200, 200);
  const { data } = context(small).getImageData(0, 0, 200, 200);
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 8) return false;
  return true;
}

/** A picture with white on black becomes a layer: white is opaque, black is nothing. */
export async function readLayer(source: CanvasImageSource & { width: number; height: number }) {
  const layer = newLayer(source.width, source.height);
  const pen = context(layer);
  pen.drawImage(source, 0, 0);
  const image = pen.getImageData(0, 0, layer.width, layer.height);
  for (let i = 0; i < image.data.length; i += 4) {
    image.data[i + 3] = image.data[i]! > 127 ? 255 : 0;
    image.data.fill(255, i, i + 3);
  }
  pen.putImageData(image, 0, 0);
  return layer;
}

/** Surfaces are sought on a small copy: a tap answers at once. */
const TAP_EDGE = 480;

/** What a tap means: a marked piece goes, an unmarked surface comes. */
export function tapped(photo: HTMLImageElement, shown: HTMLCanvasElement, at: Spot): Mark {
  const scale = Math.min(1, TAP_EDGE / Math.max(shown.width, shown.height));
  const small = newLayer(Math.round(shown.width * scale), Math.round(shown.height * scale));
  const read = (source: CanvasImageSource) => {
    context(small).clearRect(0, 0, small.width, small.height);
    context(small).drawImage(source, 0, 0, small.width, small.height);
    return context(small).getImageData(0, 0, small.width, small.height);
  };
  const mask = read(shown);
  const x = Math.floor(at.x * scale);
  const y = Math.floor(at.y * scale);
  const erase = mask.data[(y * small.width + x) * 4 + 3]! > 0;
  const cells = erase ? pieceAt(mask, x, y) : surfaceAt(read(photo), x, y);
  const image = new ImageData(small.width, small.height);
  for (let i = 0; i < cells.length; i++) if (cells[i]) image.data.fill(255, i * 4, i * 4 + 4);
  context(small).putImageData(image, 0, 0);
  const layer = newLayer(shown.width, shown.height);
  const pen = context(layer);
  // A little wider than the small copy's own pixels, so that no rim is left.
  const rim = Math.ceil(1 / scale);
  for (const dx of [-rim, 0, rim])
    for (const dy of [-rim, 0, rim]) pen.drawImage(small, dx, dy, layer.width, layer.height);
  return { kind: 'area', layer, erase };
}
