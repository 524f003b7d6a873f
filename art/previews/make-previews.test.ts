import { statSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePreviews, makeScreens, makeThumbs } from './make-previews.ts';

test.each([
  { make: makePreviews, size: { width: 360, height: 720 }, mostKB: 60 },
  { make: makeScreens, size: { width: 1080, height: 2160 }, mostKB: 240 },
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
        const { compression, width, height, hasAlpha } = await sharp(path.join(dir, name)).metadata();
        expect({ compression, width, height, hasAlpha }).toEqual({
          compression: 'av1',
          ...size,
          hasAlpha: false,
        });
        expect(statSync(path.join(dir, name)).size, name).toBeLessThanOrEqual(mostKB * 1024);
      }
    } finally {
      await rm(dir, { recursive: true });
    }
  },
);
