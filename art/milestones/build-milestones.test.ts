import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pixelDistance, pixels, svgFaults } from '../svg-check.ts';
import { buildMilestones, milestoneSvg } from './build-milestones.ts';
import { MILESTONE_STATES } from './milestone-drawing.ts';
import { EMBLEMS_OF_MILESTONES } from './milestone-emblems.ts';
import { MILESTONE_DRAWINGS } from './milestone-list.ts';

const DAWN = '#fbf6ec';
const VIGIL = '#12142a';
const ids = MILESTONE_DRAWINGS.map(({ id }) => id);

test('there are 48 of them or more, and no lamp, emblem or id comes twice', () => {
  expect(ids.length).toBeGreaterThanOrEqual(48);
  expect(new Set(ids).size).toBe(ids.length);
  const forms = MILESTONE_DRAWINGS.map((one) =>
    one.family === 'lamp' ? one.form : `${one.family} ${one.emblem}`,
  );
  // A key may be pressed into wax and cut in stone; within a family each has its own.
  expect(new Set(forms).size).toBe(forms.length);
});

test('no emblem waits for a milestone', () => {
  const used = MILESTONE_DRAWINGS.flatMap((one) => (one.family === 'lamp' ? [] : [one.emblem as string]));
  expect(Object.keys(EMBLEMS_OF_MILESTONES).filter((name) => !used.includes(name))).toEqual([]);
});

test.each(ids)('%s is clean and light in both states', async (id) => {
  for (const state of MILESTONE_STATES) {
    const svg = milestoneSvg(id, state);
    expect(svgFaults(svg, `${id}-${state}`)).toEqual([]);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(10 * 1024);
    await expect(pixels(svg, 64, DAWN)).resolves.toHaveLength(64 * 64 * 3);
  }
});

test.each(MILESTONE_STATES)('no two look alike at 64 px, %s', async (state) => {
  const pictures = await Promise.all(ids.map((id) => pixels(milestoneSvg(id, state), 64, VIGIL)));
  const alike: string[] = [];
  for (let i = 0; i < ids.length; i++)
    for (let j = i + 1; j < ids.length; j++)
      if (pixelDistance(pictures[i]!, pictures[j]!) < (state === 'reached' ? 5 : 1.8))
        alike.push(`${ids[i]} and ${ids[j]}`);
  expect(alike).toEqual([]);
});

test('each is seen on parchment and on night, and one that is reached is seen better', async () => {
  for (const id of ids)
    for (const ground of [DAWN, VIGIL]) {
      const bare = await pixels('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', 64, ground);
      const [reached, waiting] = await Promise.all(
        MILESTONE_STATES.map(async (state) =>
          pixelDistance(await pixels(milestoneSvg(id, state), 64, ground), bare),
        ),
      );
      expect(waiting, `${id} on ${ground}`).toBeGreaterThan(3);
      expect(reached, `${id} on ${ground}`).toBeGreaterThan(waiting!);
    }
});

test('buildMilestones writes one file for each milestone and state, and an unknown one is refused', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'milestones-'));
  try {
    const names = await buildMilestones(dir);
    expect((await readdir(dir)).sort()).toEqual([...names].sort());
    expect(names).toHaveLength(ids.length * 2);
  } finally {
    await rm(dir, { recursive: true });
  }
  expect(() => milestoneSvg('millstone', 'reached')).toThrow('millstone');
});
