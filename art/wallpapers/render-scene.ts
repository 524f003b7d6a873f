import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Canvas } from './lib/canvas.ts';
import { loadScene } from './scene.ts';

/** A finished picture is never larger than this many bytes. */
export const maxBytes = 600_000;

/** Encodes a canvas as JPEG (mozjpeg, 4:2:0), lowering the quality from 82 until it fits `maxBytes`. */
async function encode(canvas: Canvas): Promise<{ jpeg: Buffer; quality: number }> {
  const image = sharp(canvas.toRaw(), { raw: { width: canvas.w, height: canvas.h, channels: 3 } });
  for (let quality = 82; quality >= 40; quality -= 2) {
    const jpeg = await image.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer();
    if (jpeg.length <= maxBytes) return { jpeg, quality };
  }
  throw new Error(`does not fit ${maxBytes} bytes even at quality 40`);
}

/** Draws one scene and writes it to `file`. Takes some seconds and about 700 MB: one a process. */
export async function renderScene(id: string, file: string): Promise<void> {
  const started = performance.now();
  const canvas = await (await loadScene(id)).draw();
  const { jpeg, quality } = await encode(canvas);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, jpeg);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${id}: ${Math.round(jpeg.length / 1000)} kB at quality ${quality}, ${seconds} s`);
}
