import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropOf, FORMATS, PAPERS } from './formats.rules.ts';
import {
  type Cells,
  CONTRAST,
  calmestPlace,
  DARK_INK,
  inkFor,
  LIGHT_INK,
  leastContrast,
  veilFor,
} from './ground.rules.ts';

const COLUMNS = 90;
const FOLDER = 'art/finished/wallpapers/';

/** Rows of one grey each, on which every second cell may be other. */
function cellsOf(rows: readonly { grey: number; other?: number }[], columns = 4): Cells {
  const data = rows.flatMap(({ grey, other = grey }) =>
    Array.from({ length: columns }, (_, i) => [
      i % 2 ? other : grey,
      i % 2 ? other : grey,
      i % 2 ? other : grey,
      255,
    ]).flat(),
  );
  return { columns, rows: rows.length, data };
}

test('words stand out from every cell of any picture, in the weakest veil that does it', () => {
  const channel = fc.nat(255);
  const grid = fc.array(fc.tuple(channel, channel, channel), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(grid, fc.constantFrom(LIGHT_INK, DARK_INK), (colors, ink) => {
      const cells = { columns: 3, rows: 4, data: colors.flatMap((color) => [...color, 255]) };
      const band = { from: 1, to: 3 };
      const veil = veilFor(cells, band, ink);
      expect(leastContrast(cells, band, ink, veil)).toBeGreaterThanOrEqual(CONTRAST);
      if (veil > 0) expect(leastContrast(cells, band, ink, veil - 1 / 64)).toBeLessThan(CONTRAST);
      const chosen = inkFor(cells, band);
      expect(leastContrast(cells, band, chosen.ink, chosen.veil)).toBeGreaterThanOrEqual(CONTRAST);
    }),
  );
});

test('dark words stand on light paper and light words on dark, without any veil', () => {
  const band = { from: 0, to: 1 };
  const inkOn = (color: string) => {
    const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    return inkFor({ columns: 1, rows: 1, data: [...rgb, 255] }, band);
  };
  expect(PAPERS.map(({ color }) => inkOn(color))).toEqual([
    { ink: DARK_INK, veil: 0 },
    { ink: DARK_INK, veil: 0 },
    { ink: LIGHT_INK, veil: 0 },
  ]);
});

test('words are placed where the picture is calm, and stay within the rows that they are given', () => {
  const rows = Array.from({ length: 12 }, (_, row) =>
    row >= 5 && row < 8 ? { grey: 120 } : { grey: 40, other: 220 },
  );
  const cells = cellsOf(rows);
  expect(calmestPlace(cells, 3, { from: 0, to: 12 })).toBe(5);
  expect(calmestPlace(cells, 3, { from: 8, to: 12 })).toBeGreaterThanOrEqual(8);
  expect(calmestPlace(cells, 6, { from: 8, to: 12 })).toBe(8);
});

test('on paper, which is calm everywhere, words stand in the middle', () => {
  const paper = cellsOf(Array.from({ length: 21 }, () => ({ grey: 240 })));
  expect(calmestPlace(paper, 5, { from: 2, to: 19 })).toBe(8);
});

test('on every wallpaper, in every shape, words can be read wherever they stand', async () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.jpg'));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const picture = sharp(`${FOLDER}${name}`);
    const { width, height } = await picture.metadata();
    const small = { width: COLUMNS, height: Math.round((COLUMNS * height) / width) };
    const data = await picture.resize(small.width, small.height).ensureAlpha().raw().toBuffer();
    for (const format of FORMATS) {
      const crop = cropOf(small, format);
      const from = Math.round(crop.y);
      const rows = Math.floor(crop.height);
      const cells = {
        columns: COLUMNS,
        rows,
        data: new Uint8ClampedArray(data.subarray(4 * COLUMNS * from, 4 * COLUMNS * (from + rows))),
      };
      for (const block of [0.2, 0.6]) {
        const size = Math.floor(rows * block);
        const top = calmestPlace(cells, size, { from: 0, to: rows });
        const band = { from: top, to: top + size };
        const { ink, veil } = inkFor(cells, band);
        expect(leastContrast(cells, band, ink, veil), `${name} ${format.id}`).toBeGreaterThanOrEqual(
          CONTRAST,
        );
        // The picture is seen through it.
        expect(veil, `${name} ${format.id}`).toBeLessThanOrEqual(0.75);
      }
    }
  }
});

test('a crop is as large as the picture lets it be, around its middle, and never beyond an edge', () => {
  const picture = { width: 1440, height: 2880 };
  expect(cropOf(picture, { width: 1080, height: 1080 }, 0.5)).toEqual({
    x: 0,
    y: 720,
    width: 1440,
    height: 1440,
  });
  expect(cropOf(picture, { width: 1080, height: 1080 }, 0.95).y).toBe(1440);
  expect(cropOf(picture, { width: 1080, height: 1920 }, 0).y).toBe(0);
  expect(cropOf(picture, { width: 1000, height: 4000 })).toEqual({ x: 360, y: 0, width: 720, height: 2880 });
});
