import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pixelDistance, pixels, svgFaults } from '../svg-check.ts';
import { buildChests, chestSvg } from './build-chests.ts';
import { CHEST_STATES } from './chest-drawing.ts';
import { CHEST_DRAWINGS } from './chest-list.ts';

const PARCHMENT = '#fbf6ec';
const NIGHT = '#12142a';
const ids = CHEST_DRAWINGS.map((c) => c.id);
const all = ids.flatMap((id) => CHEST_STATES.map((state) => ({ id, state, svg: chestSvg(id, state) })));

test('there are at least eight chests, each with its own id', () => {
  expect(ids.length).toBeGreaterThanOrEqual(8);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(all)('$id $state is clean, light and drawn in layers', ({ id, state, svg }) => {
  expect(svgFaults(svg, `${id}-${state}`)).toEqual([]);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(25 * 1024);
  const layers =
    state === 'locked' ? ['chest-body', 'chest-lid'] : ['chest-body', 'chest-lid', 'chest-light'];
  for (const layer of layers) expect(svg).toContain(`class="${layer}"`);
});

test.each(CHEST_DRAWINGS)('$id opens by moving one lid about a point of the picture', ({ id, lid }) => {
  expect(chestSvg(id, 'opened').match(/class="chest-lid"/g)).toHaveLength(1);
  for (const v of [lid.x, lid.y, lid.x + lid.dx, lid.y + lid.dy]) expect(v > 0 && v < 240).toBe(true);
  expect(lid.dx || lid.dy || lid.fold < 1).toBeTruthy();
});

test.each([PARCHMENT, NIGHT])('on %s a chest shows its state at 64 px', async (ground) => {
  for (const id of ids) {
    const [locked, ready, opened] = await Promise.all(
      CHEST_STATES.map((s) => pixels(chestSvg(id, s), 64, ground)),
    );
    expect(pixelDistance(locked as Buffer, ready as Buffer), `${id}: locked and ready`).toBeGreaterThan(4);
    expect(pixelDistance(ready as Buffer, opened as Buffer), `${id}: ready and opened`).toBeGreaterThan(4);
  }
});

test.each([PARCHMENT, NIGHT])('on %s no two chests look alike at 64 px', async (ground) => {
  for (const state of CHEST_STATES) {
    const pictures = await Promise.all(ids.map((id) => pixels(chestSvg(id, state), 64, ground)));
    pictures.forEach((a, i) => {
      for (let j = i + 1; j < pictures.length; j++)
        expect(pixelDistance(a, pictures[j] as Buffer), `${ids[i]} and ${ids[j]}, ${state}`).toBeGreaterThan(
          8,
        );
    });
  }
});

test('nothing is cut off: the frame is empty but for light', async () => {
  for (const { id, state, svg } of all) {
    const unlit = svg.replace(/<g class="chest-light">.*?<\/g>(?=<g class|<\/svg>)/g, '');
    const p = await pixels(unlit, 240, NIGHT);
    const edge = Array.from({ length: 240 }, (_, i) => [i, i + 239 * 240, i * 240, i * 240 + 239]).flat();
    const touched = edge.filter((o) => Math.abs((p[o * 3] ?? 0) - 0x12) > 24).length;
    expect(touched, `${id} ${state}`).toBe(0);
  }
});

test('buildChests writes one file for each chest and state', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'chests-'));
  try {
    const names = await buildChests(dir);
    expect((await readdir(dir)).sort()).toEqual([...names].sort());
    expect(names).toHaveLength(ids.length * 3);
  } finally {
    await rm(dir, { recursive: true });
  }
});

test('a chest that nobody drew is refused by name', () => {
  expect(() => chestSvg('wardrobe', 'ready')).toThrow('wardrobe');
});
