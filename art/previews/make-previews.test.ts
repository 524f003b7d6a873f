import { statSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePreviews, makeThumbs } from './make-previews.ts';

test.each([
  { make: makePreviews, size: { width: 360, height: 720 }, mostKB: 60 },
  { make: makeThumbs, size: { width: 96, height: 192 }, mostKB: 6 },
])(
  '$make.name: every finished wallpaper, $size.width wide, at most $mostKB KB',
  async ({ make, size, mostKB }) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'previews-'));
    try {
      const names = await make(dir);
      const finished = path.join(import.meta.dirname, '../finished/wallpapers');
      const pictures = (await readdir(finished)).filter((name) => name.endsWith('.jpg'));
      expect(names).toEqual(pictures.map((name) => name.replace('.jpg', '.avif')).sort());
      for (const name of names) {
        const { compression, width, height } = await sharp(path.join(dir, name)).metadata();
        expect({ compression, width, height }).toEqual({ compression: 'av1', ...size });
        expect(statSync(path.join(dir, name)).size, name).toBeLessThanOrEqual(mostKB * 1024);
        expect((await sharp(path.join(dir, name)).stats()).isOpaque).toBe(true);
      }
    } finally {
      await rm(dir, { recursive: true });
    }
  },
);
