import sharp from 'sharp';
import { onnxSegmenter } from '#adapters/onnx/segmenter.ts';
import { CLASS_NAMES } from '#engines/ports.ts';
const [out, ...files] = process.argv.slice(2);
const seg = onnxSegmenter({ threads: 1 });
const P = CLASS_NAMES.indexOf('pane'), W = CLASS_NAMES.indexOf('window'), S = CLASS_NAMES.indexOf('sky');
for (const file of files) {
  const { data, info } = await sharp(file).rotate().removeAlpha().resize({ width: 1000, height: 1000, fit: 'inside' }).raw().toBuffer({ resolveWithObject: true });
  const w = info.width, h = info.height;
  const whole = new Float32Array(w * h), tiles = new Float32Array(w * h), wt = new Float32Array(w * h);
  const sk = new Float32Array(w * h), skt = new Float32Array(w * h);
  const t0 = process.cpuUsage();
  const run = async (x0: number, y0: number, cw: number, ch: number, acc: Float32Array, sky: Float32Array, weight?: Float32Array) => {
    const d = new Uint8Array(cw * ch * 3);
    for (let y = 0; y < ch; y++) d.set(data.subarray(((y + y0) * w + x0) * 3, ((y + y0) * w + x0 + cw) * 3), y * cw * 3);
    const s = await seg.segment({ width: cw, height: ch, channels: 3, data: d });
    for (let y = 0; y < ch; y++) for (let x = 0; x < cw; x++) {
      const fx = Math.min(s.width - 1.001, Math.max(0, (x + .5) / cw * s.width - .5)), fy = Math.min(s.height - 1.001, Math.max(0, (y + .5) / ch * s.height - .5));
      const j = Math.floor(fy) * s.width + Math.floor(fx), a = fx % 1, b = fy % 1;
      const at = (k: number) => { const p = s.probabilities[k]!.data; return (p[j]! * (1 - a) + p[j + 1]! * a) * (1 - b) + (p[j + s.width]! * (1 - a) + p[j + s.width + 1]! * a) * b; };
      const i = (y + y0) * w + x + x0;
      const k = weight ? Math.min(1, (Math.min(x, cw - x, y + 1e6 * +(y0 === 0), ch - y) + 1) / 60) : 1;
      acc[i]! += (at(P) + at(W)) * k; sky[i]! += at(S) * k; if (weight) weight[i]! += k;
    }
  };
  await run(0, 0, w, h, whole, sk);
  const u1 = process.cpuUsage(t0); 
  const cw = Math.round(w * .58), ch = Math.round(h * .58);
  for (const y0 of [Math.round(h*0.0), Math.round(h*.25), h-ch]) for (const x0 of [0, w - cw]) await run(x0, y0, cw, ch, tiles, skt, wt);
  console.log(file, u1.user / 1e6);
  const img = Buffer.alloc(w * h * 3 * 4);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const i = y * w + x;
    const put = (X: number, Y: number, v: number, c: number[]) => { const o = ((y + Y) * w * 2 + x + X) * 3; for (let k = 0; k < 3; k++) img[o + k] = data[i * 3 + k]! * .4 * (1 - v) + c[k]! * v * .8 + .1 * data[i * 3 + k]!; };
    put(0, 0, whole[i]!, [255, 255, 0]); put(w, 0, tiles[i]! / Math.max(wt[i]!, .01), [255, 255, 0]);
    put(0, h, sk[i]!, [80, 160, 255]); put(w, h, skt[i]! / Math.max(wt[i]!, .01), [80, 160, 255]);
  }
  await sharp(img, { raw: { width: w * 2, height: h * 2, channels: 3 } }).jpeg().toFile(`${out}/${file.split('/').pop()}`);
}
