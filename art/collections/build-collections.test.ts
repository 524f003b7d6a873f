import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pixelDistance, pixels, svgFaults } from '../svg-check.ts';
import { buildCollections, emblemSvg } from './build-collections.ts';
import { EMBLEMS } from './emblems.ts';

const ids = EMBLEMS.map((e) => e.id);

test.each(ids)('%s is clean and light', async (id) => {
  const svg = emblemSvg(id);
  expect(svgFaults(svg, id)).toEqual([]);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
  await expect(pixels(svg, 96, '#fbf6ec')).resolves.toHaveLength(96 * 96 * 3);
});

test('no two emblems look alike at 32 px, not even without colour', async () => {
  const pictures = await Promise.all(ids.map((id) => pixels(emblemSvg(id), 32, '#12142a')));
  const greys = pictures.map((p) => p.filter((_v, i) => i % 3 === 1));
  for (let i = 0; i < ids.length; i++)
    for (let j = i + 1; j < ids.length; j++) {
      const pair = `${ids[i]} and ${ids[j]}`;
      expect(pixelDistance(pictures[i] as Buffer, pictures[j] as Buffer), pair).toBeGreaterThan(20);
      expect(pixelDistance(greys[i] as Buffer, greys[j] as Buffer), pair).toBeGreaterThan(12);
    }
});

test('buildCollections writes one file for each collection, and an unknown one is refused', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'collections-'));
  try {
    const names = await buildCollections(dir);
    expect((await readdir(dir)).sort()).toEqual([...names].sort());
    expect(names).toHaveLength(11);
  } finally {
    await rm(dir, { recursive: true });
  }
  expect(() => emblemSvg('atlantis')).toThrow('atlantis');
});
