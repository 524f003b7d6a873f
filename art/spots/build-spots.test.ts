import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pixelDistance, pixels, svgFaults } from '../svg-check.ts';
import { SPOTS, spotSvg } from './build-spots.ts';

test.each(SPOTS)('$id is clean, light and visible in both themes', async (spot) => {
  const svg = spotSvg(spot);
  expect(svgFaults(svg, `spot-${spot.id}`)).toEqual([]);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
  for (const ground of ['#fbf6ec', '#12142a']) {
    const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>';
    const [drawn, blank] = await Promise.all([pixels(svg, 100, ground), pixels(empty, 100, ground)]);
    expect(pixelDistance(drawn, blank), ground).toBeGreaterThan(spot.id === 'divider' ? 1 : 8);
  }
});

test.each(SPOTS)('$id is finished from the code as it stands (node art/spots/make.ts)', (spot) => {
  const file = new URL(`../finished/spots/${spot.id}.svg`, import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(spotSvg(spot));
});
