import sharp from 'sharp';
// crop.mjs out scale (file x y w h fractions)...
const [out, ...a] = process.argv.slice(2);
const tiles = [];
for (let k = 0; k < a.length; k += 5) {
  const [f, x, y, w, h] = a.slice(k, k + 5);
  const m = await sharp(f).metadata();
  const r = { left: Math.round(x * m.width), top: Math.round(y * m.height), width: Math.round(w * m.width), height: Math.round(h * m.height) };
  tiles.push(await sharp(f).extract(r).resize(900, 700, { fit: 'inside', kernel: 'cubic' }).toBuffer({ resolveWithObject: true }));
}
const cols = Math.min(2, tiles.length); const rows = Math.ceil(tiles.length / cols);
await sharp({ create: { width: 900 * cols, height: 700 * rows, channels: 3, background: '#222' } }).composite(tiles.map((t, i) => ({ input: t.data, left: (i % cols) * 900, top: Math.floor(i / cols) * 700 }))).jpeg({ quality: 90 }).toFile(out);
