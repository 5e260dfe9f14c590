import type { SKRSContext2D } from '@napi-rs/canvas';
import { FACES, registerFonts } from '#adapters/canvas/fonts.ts';
import type { Lettering, LetteringItem } from '#engines/ports.ts';

type Skia = typeof import('@napi-rs/canvas');
type Of<Kind extends LetteringItem['kind']> = Extract<LetteringItem, { kind: Kind }>;

/** Draws titles and cards with Skia. Straight alpha comes out, whatever Skia keeps inside. */
export const canvasLettering: Lettering = {
  async draw(card) {
    // A quarter of a second to load: an engine process that draws no words never does.
    const skia = await import('@napi-rs/canvas');
    registerFonts(skia.GlobalFonts);
    const canvas = skia.createCanvas(card.width, card.height);
    const ink = canvas.getContext('2d');
    if (card.background) {
      ink.fillStyle = card.background;
      ink.fillRect(0, 0, card.width, card.height);
    }
    for (const item of card.items) {
      if (item.kind === 'text') drawText(ink, item);
      else if (item.kind === 'box') drawBox(ink, item);
      else if (item.kind === 'code') await drawCode(ink, item);
      else await drawPicture(ink, item, skia);
    }
    const { data } = ink.getImageData(0, 0, card.width, card.height);
    return { width: card.width, height: card.height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.length) };
  },
};

/** Below this share of its size a line is cut with an ellipsis instead: smaller could not be read on a phone. */
const SMALLEST = 0.6;

function drawText(ink: SKRSContext2D, item: Of<'text'>): void {
  const set = (size: number) => {
    ink.font = `${size}px ${FACES[item.face]}`;
    ink.fontVariationSettings = `'wght' ${item.weight}`;
    ink.letterSpacing = `${item.tracking ?? 0}px`;
  };
  set(item.size);
  let text = item.text;
  if (item.maxWidth) {
    const width = ink.measureText(text).width;
    if (width > item.maxWidth) set(item.size * Math.max(SMALLEST, item.maxWidth / width));
    const fits = (words: string) => ink.measureText(words).width <= item.maxWidth!;
    if (!fits(text)) {
      while (text.length > 1 && !fits(`${text}…`)) text = text.slice(0, -1).trimEnd();
      text = `${text}…`;
    }
  }
  if (item.plate) drawPlate(ink, item, ink.measureText(text).width);
  ink.textAlign = item.align;
  ink.textBaseline = 'alphabetic';
  ink.shadowColor = item.shadow ? 'rgba(0,0,0,0.55)' : 'transparent';
  ink.shadowBlur = item.shadow ? item.size * 0.35 : 0;
  ink.fillStyle = item.color;
  ink.fillText(text, item.x, item.y);
  ink.shadowColor = 'transparent';
}

function drawPlate(ink: SKRSContext2D, item: Of<'text'>, wide: number): void {
  const { color, padding } = item.plate!;
  const left = item.align === 'left' ? item.x : item.align === 'center' ? item.x - wide / 2 : item.x - wide;
  const height = item.size * 0.72 + padding * 1.3;
  drawBox(ink, {
    kind: 'box',
    x: left - padding,
    y: item.y - item.size * 0.36 - height / 2,
    width: wide + padding * 2,
    height,
    color,
    radius: height / 2,
  });
}

function drawBox(ink: SKRSContext2D, item: Of<'box'>): void {
  ink.fillStyle = item.color;
  ink.beginPath();
  ink.roundRect(item.x, item.y, item.width, item.height, item.radius ?? 0);
  ink.fill();
}

/** Level M survives a video codec; whole pixels per module keep the edges crisp. */
async function drawCode(ink: SKRSContext2D, item: Of<'code'>): Promise<void> {
  const { create } = await import('qrcode');
  const { modules } = create(item.text, { errorCorrectionLevel: 'M' });
  const module = Math.floor(item.size / modules.size);
  const inset = Math.floor((item.size - module * modules.size) / 2);
  ink.fillStyle = item.color;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      ink.fillRect(item.x + inset + column * module, item.y + inset + row * module, module, module);
    }
  }
}

/** Fits the picture into its box, centred, whole. */
async function drawPicture(ink: SKRSContext2D, item: Of<'picture'>, skia: Skia): Promise<void> {
  const picture = await skia.loadImage(Buffer.from(item.png));
  const scale = Math.min(item.width / picture.width, item.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  ink.drawImage(picture, item.x + (item.width - width) / 2, item.y + (item.height - height) / 2, width, height);
}
