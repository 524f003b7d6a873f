// Writes the landing's pictures: node art/landing/make.ts [name …], e.g. "dawn-portrait"; all four without a name.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Canvas } from '../wallpapers/lib/canvas.ts';
import { LANDSCAPE, type Layout, PORTRAIT } from './layout.ts';
import { DAWN, VIGIL } from './palette.ts';
import { drawScene } from './scene.ts';

const OUT = process.env.ART_OUT ?? fileURLToPath(new URL('../finished/landing/', import.meta.url));
/** Largest allowed size of the AVIF in bytes: this picture is the first thing that a phone loads. */
const LIMIT = { portrait: 70 * 1024, landscape: 120 * 1024 };

/** Encodes at the highest quality that stays within the size limit. */
async function encode(c: Canvas, l: Layout, name: string): Promise<string> {
  const flat = await sharp(c.toRaw(), { raw: { width: c.w, height: c.h, channels: 3 } })
    .resize(l.outWidth)
    .raw()
    .toBuffer();
  const image = () =>
    sharp(flat, { raw: { width: l.outWidth, height: Math.round((l.outWidth * l.h) / l.w), channels: 3 } });
  const sizes: string[] = [];
  for (const format of ['avif', 'webp'] as const) {
    const limit = LIMIT[l.id] * (format === 'avif' ? 1 : 1.9);
    for (let quality = format === 'avif' ? 64 : 82; ; quality -= 4) {
      const data = await (format === 'avif'
        ? image().avif({ quality, effort: 5 })
        : image().webp({ quality, effort: 5 })
      ).toBuffer();
      if (data.length > limit && quality > 20) continue;
      await writeFile(`${OUT}${name}.${format}`, data);
      sizes.push(`${format} q${quality} ${Math.round(data.length / 1024)} KB`);
      break;
    }
  }
  return sizes.join(', ');
}

const wanted = process.argv.slice(2);
await mkdir(OUT, { recursive: true });
for (const layout of [PORTRAIT, LANDSCAPE]) {
  for (const palette of [DAWN, VIGIL]) {
    const name = `${palette.id}-${layout.id}`;
    if (wanted.length && !wanted.includes(name)) continue;
    const started = performance.now();
    const canvas = await drawScene(layout, palette);
    if (process.env.ART_VIEW) {
      await sharp(canvas.toRaw(), { raw: { width: canvas.w, height: canvas.h, channels: 3 } })
        .resize({ width: layout.outWidth / 1.5 })
        .jpeg({ quality: 88 })
        .toFile(`${process.env.ART_VIEW}/${name}.jpg`);
      console.log(name, Math.round(performance.now() - started), 'ms');
      continue;
    }
    console.log(name, await encode(canvas, layout, name));
  }
}
