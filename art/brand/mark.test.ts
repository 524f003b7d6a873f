import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pixels, svgFaults } from '../svg-check.ts';
import { bareMark, tile } from './mark.ts';

const finished = (name: string) => new URL(`../finished/brand/${name}`, import.meta.url).pathname;

test('the mark and the tile are clean SVGs, and finished from the code as it stands', () => {
  expect(svgFaults(bareMark(), '')).toEqual([]);
  expect(svgFaults(tile(64, 0.84, 0.22), 'g')).toEqual([]);
  expect(readFileSync(finished('mark.svg'), 'utf8')).toBe(bareMark());
  expect(readFileSync(finished('favicon.svg'), 'utf8')).toBe(tile(64, 0.84, 0.22));
});

test('at 16 px the favicon still holds night, lamp and flame', async () => {
  const p = await pixels(tile(64, 0.84, 0.22), 16, '#ffffff');
  const tones = { night: 0, lamp: 0, flame: 0 };
  for (let i = 0; i < p.length; i += 3) {
    const [r, _g, b] = [p[i] ?? 0, p[i + 1] ?? 0, p[i + 2] ?? 0];
    if (r < 90 && b > r) tones.night++;
    else if (r > 190 && b > 170) tones.lamp++;
    else if (r > 150 && b < r - 50) tones.flame++;
  }
  expect(tones.night).toBeGreaterThan(120);
  expect(tones.lamp).toBeGreaterThan(16);
  expect(tones.flame).toBeGreaterThan(5);
});

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s has %i px and weighs little', async (name, side) => {
  const { width, height, format } = await sharp(finished(name)).metadata();
  expect({ width, height, format }).toEqual({ width: side, height: side, format: 'png' });
  expect(readFileSync(finished(name)).length).toBeLessThan(40 * 1024);
});
