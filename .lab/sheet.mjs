import sharp from 'sharp';
const [out, cols, w, h, ...files] = process.argv.slice(2);
const a = []; for (const [i, f] of files.entries()) a.push({ input: await sharp(f).resize(+w, +h, { fit: 'inside' }).toBuffer(), left: (i % +cols) * +w, top: Math.floor(i / +cols) * +h });
await sharp({ create: { width: +cols * +w, height: Math.ceil(files.length / +cols) * +h, channels: 3, background: '#222' } }).composite(a).jpeg({ quality: 88 }).toFile(out);
