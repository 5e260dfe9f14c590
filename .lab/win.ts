import sharp from 'sharp';
import { readFileSync } from 'node:fs';
const [dir, out, ...files] = process.argv.slice(2);
for (const file of files) {
  const name = file.split('/').pop()!.replace('.jpg', '');
  let r; try { r = JSON.parse(readFileSync(`${dir}/${name}.json`, 'utf8')); } catch { continue; }
  const img = sharp(file).rotate().resize({ width: 1000, height: 1000, fit: 'inside' });
  const { data, info } = await img.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const svg = `<svg width="${info.width}" height="${info.height}">` + r.details.windows.map((w: any) => `<polygon points="${w.quad.map((c: any) => `${c[0] * info.width},${c[1] * info.height}`).join(' ')}" fill="none" stroke="${w.lit ? 'yellow' : 'red'}" stroke-width="2"/><text x="${w.quad[0][0] * info.width}" y="${w.quad[0][1] * info.height - 2}" font-size="11" fill="cyan">${w.confidence.toFixed(2)}</text>`).join('') + '</svg>';
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).composite([{ input: Buffer.from(svg) }]).jpeg().toFile(`${out}/${name}.win.jpg`);
}
