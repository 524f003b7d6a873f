import { statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picturePath, readEntry } from './finished.ts';
import { distance, impression, measure } from './measure.ts';
import { maxBytes } from './render-scene.ts';
import { sceneHash, sceneIds } from './source-hash.ts';

const ids = sceneIds();

describe.each(ids)('wallpaper %s', (id) => {
  it('is finished from the code as it stands (npm run art)', () => {
    expect(readEntry(id)).toMatchObject({ id, hash: sceneHash(id) });
  });

  it('is a JPEG of 1440 by 2880 pixels that fits 600 kB (600,000 bytes)', async () => {
    const { format, width, height } = await sharp(picturePath(id)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1440, height: 2880 });
    expect(statSync(picturePath(id)).size).toBeLessThanOrEqual(maxBytes);
  });

  it('has a title, a focus inside the picture, and colours measured from the picture', async () => {
    const entry = readEntry(id)!;
    expect(entry.title.length).toBeGreaterThan(3);
    expect(entry.focusY).toBeGreaterThan(0.3);
    expect(entry.focusY).toBeLessThan(0.9);
    expect(entry.colour).toMatch(/^#[0-9a-f]{6}$/);
    const { luminance, luminanceOfSky } = await measure(picturePath(id), entry.focusY);
    expect(luminance).toBeCloseTo(entry.luminance, 2);
    expect(luminanceOfSky).toBeCloseTo(entry.luminanceOfSky, 2);
  });

  it('is not nearly empty', async () => {
    const { contrast, edges } = await measure(picturePath(id));
    expect(contrast).toBeGreaterThan(0.06);
    expect(edges).toBeGreaterThan(0.008);
  });
});

describe('all wallpapers', () => {
  it('have titles of their own', () => {
    const titles = ids.map((id) => readEntry(id)?.title);
    expect(new Set(titles).size).toBe(ids.length);
  });

  it('differ from each other at the size of a preview', async () => {
    const seen = await Promise.all(ids.map(async (id) => ({ id, look: await impression(picturePath(id)) })));
    const twins = seen.flatMap((a, i) =>
      seen.slice(i + 1).flatMap((b) => (distance(a.look, b.look) < 0.06 ? [`${a.id} and ${b.id}`] : [])),
    );
    expect(twins).toEqual([]);
  });
});
