import sharp from 'sharp';
import { join } from 'node:path';
import { writeFileSync, existsSync, readFileSync } from 'node:fs';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { miganInpainter } from '#adapters/migan/inpainter.ts';
import { fillBySurfaces } from '#engines/clearing/fill.ts';
import { roomUnder } from '#engines/clearing/room-under.ts';
import { touchUp } from '#engines/clearing/touch-up.ts';
import { boxBlur } from '#engines/raster/blur.ts';
import { psnr, ssim } from '../bench/clearing/measure.ts';
import { telea } from '../bench/clearing/telea.ts';
const seg = onnxSegmenter({ threads: 1 }), inp = miganInpainter({ threads: 1 });
const W = 640, H = 480;
const read = async (f: string, h = H) => ({ width: W, height: h, channels: 3 as const, data: new Uint8Array(await sharp(f).removeAlpha().resize(W, h, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer()) });
const P = '../shared/photos';
const emptyOf: Record<string, string> = { lovely_1: 'pairs/lovely_1_before.jpg', lovely_3: 'pairs/lovely_3_before.jpg', moss_bed: 'pairs/moss_bedroom_before.jpg', ...Object.fromEntries(['05', '08', '09', '11', '12', '13'].map((n) => [`st_${n}`, `dev/empty_room_${n}.jpg`])) };
const pairs: any[] = [];
for (const [name, e] of Object.entries(emptyOf)) {
  const bare = await read(join(P, e)), staged = await read(join(P, 'masks', name + '_staged.png')), marked = await read(join(P, 'masks', name + '_mask.png'));
  const data = new Uint8Array(W * H), mixed = Uint8Array.from(bare.data);
  for (let i = 0; i < data.length; i++) if (marked.data[i * 3]! > 127) { data[i] = 255; for (let k = 0; k < 3; k++) mixed[i * 3 + k] = staged.data[i * 3 + k]!; }
  pairs.push({ name, bare, furnished: { ...bare, data: mixed }, mask: { width: W, height: H, data } });
}
for (const name of ['09-family-room', '11-second-bedroom']) {
  const furn = await read(`samples/small/${name}.jpg`, 427), bare = await read(`samples/small/${name}.empty.jpg`, 427);
  const cls = async (f: string) => sharp(f).resize(W, 427, { kernel: 'nearest' }).toColourspace('b-w').raw().toBuffer();
  const a = await cls(`samples/small/${name}.class.png`);
  let data: Uint8Array = new Uint8Array(W * 427);
  for (let i = 0; i < data.length; i++) if (a[i] === 6) data[i] = 255;
  const { dilate } = await import('#engines/raster/morphology.ts');
  data = dilate(data, W, 427, 13);
  pairs.push({ name: name.slice(0, 9), bare, furnished: furn, mask: { width: W, height: 427, data } });
}
const only = process.argv.slice(3);
const sums: Record<string, number[]> = {};
const out = process.argv[2]!;
const lines: string[] = [];
for (const { name, bare, furnished, mask } of pairs) {
  if (only.length && !only.includes(name)) continue;
  const seen = await seg.segment(furnished);
  const t0 = process.cpuUsage();
  const room = roomUnder(furnished, mask, seen);
  const t1 = process.cpuUsage(t0);
  const full = fillBySurfaces(furnished, mask, room.lens, room.surfaces, room.bare, 1, room.ceiling).picture;
  const smooth = fillBySurfaces(furnished, mask, undefined, room.surfaces, room.bare, 1, room.ceiling).picture;
  const ours = (await touchUp(full, mask, room, inp, new AbortController().signal)).picture;
  const oursS = (await touchUp(smooth, mask, room, inp, new AbortController().signal)).picture;
  const T = telea(furnished, mask), M = await inp.fill(furnished, mask);
  const corr = (base: any, other: any, k: number, r: number) => {
    const n = base.width * base.height; const data = Uint8Array.from(base.data);
    for (let s = 0; s < 5; s++) {
      const w = { width: base.width, height: base.height, data: new Float32Array(n) };
      for (let i = 0; i < n; i++) if (mask.data[i] && room.surfaces.side[i] === s) w.data[i] = 1;
      const bw = boxBlur(boxBlur(w, r), r).data;
      for (let c = 0; c < 3; c++) {
        const d = { width: base.width, height: base.height, data: new Float32Array(n) };
        for (let i = 0; i < n; i++) if (w.data[i]) d.data[i] = other.data[i * 3 + c] - base.data[i * 3 + c];
        const bd = boxBlur(boxBlur(d, r), r).data;
        for (let i = 0; i < n; i++) if (w.data[i]) data[i * 3 + c] = Math.max(0, Math.min(255, base.data[i * 3 + c] + k * bd[i]! / Math.max(1e-3, bw[i]!)));
      }
    }
    return { ...base, data };
  };
  const mixp = (a: any, b: any, k: number) => ({ ...a, data: Uint8Array.from(a.data, (v: number, i: number) => v * (1 - k) + b.data[i] * k + 0.5) });
  const v: Record<string, any> = { ours, surfaces: full, smooth, oursS, half: mixp(ours, oursS, 0.5), telea: T, migan: M,
    'o+M.3r16': corr(ours, M, 0.3, 16), 'o+M.5r16': corr(ours, M, 0.5, 16), 'o+T.3r16': corr(ours, T, 0.3, 16), 'o+M.5r30': corr(ours, M, .5, 30),
    'o+M.35+T.25': corr(corr(ours, M, 0.35, 16), T, 0.25, 16), 'S+M.35+T.25': corr(corr(oursS, M, 0.35, 16), T, 0.25, 16), pixM5: mixp(ours, M, .5), pixT4: mixp(ours, T, .4) };
  const row = Object.entries(v).map(([k, pic]) => { const s = [psnr(pic, bare, mask), ssim(pic, bare, mask)]; const a = (sums[k] ??= [0, 0, 0]); a[0]! += s[0]!; a[1]! += s[1]!; a[2]!++; return `${k} ${s[0]!.toFixed(2)}/${s[1]!.toFixed(3)}`; });
  console.log(name, `box ${!!room.lens} fit ${room.fit.toFixed(2)} cpu ${((t1.user + t1.system) / 1e6).toFixed(1)}`, row.join('  '));
  const save = (p: any, f: string) => sharp(Buffer.from(p.data), { raw: { width: p.width, height: p.height, channels: 3 } }).png().toFile(`${out}/${name}.${f}.png`);
  await save(furnished, '0in'); await save(bare, '1truth'); await save(ours, '2ours'); await save(M, '4migan'); await save(v['o+M.35+T.25'], '3mix');
}
for (const [k, [p, s, n]] of Object.entries(sums)) console.log('mean', k.padEnd(14), (p! / n!).toFixed(2), (s! / n!).toFixed(3));
