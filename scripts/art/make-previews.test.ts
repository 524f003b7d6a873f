import { statSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePreviews } from './make-previews.ts';

test('every finished wallpaper has a preview of 360 by 720 that fits 60 KB', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'previews-'));
  try {
    const names = await makePreviews(dir);
    const pictures = (await readdir('art/finished/wallpapers')).filter((name) => name.endsWith('.jpg'));
    expect(names).toEqual(pictures.map((name) => name.replace('.jpg', '.avif')).sort());
    for (const name of names) {
      const { compression, width, height } = await sharp(path.join(dir, name)).metadata();
      expect({ compression, width, height }).toEqual({ compression: 'av1', width: 360, height: 720 });
      expect(statSync(path.join(dir, name)).size, name).toBeLessThanOrEqual(60 * 1024);
      expect((await sharp(path.join(dir, name)).stats()).isOpaque).toBe(true);
    }
  } finally {
    await rm(dir, { recursive: true });
  }
});
