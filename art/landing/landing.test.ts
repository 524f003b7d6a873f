import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const path = (name: string) => new URL(`../finished/landing/${name}`, import.meta.url).pathname;
const shapes = { portrait: [1080, 1620, 70], landscape: [2400, 1350, 120] } as const;
const INK = '#2a2740';
const PARCHMENT = '#f4ead5';

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const luminance = (rgb: number[]) => {
  const [r = 0, g = 0, b = 0] = rgb.map((v) => linear(v / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const hex = (h: string) => [1, 3, 5].map((i) => Number.parseInt(h.slice(i, i + 2), 16));

describe.each(['dawn', 'vigil'])('%s', (light) => {
  test.each(['portrait', 'landscape'] as const)('%s has its size and fits its budget', async (shape) => {
    const [width, height, kilobytes] = shapes[shape];
    for (const format of ['avif', 'webp']) {
      const meta = await sharp(path(`${light}-${shape}.${format}`)).metadata();
      expect([meta.width, meta.height]).toEqual([width, height]);
    }
    expect(readFileSync(path(`${light}-${shape}.avif`)).length).toBeLessThanOrEqual(kilobytes * 1024);
  });

  test.each(['portrait', 'landscape'] as const)('on the upper third of %s text has 7 to 1', async (shape) => {
    const [width, height] = shapes[shape];
    const top = await sharp(path(`${light}-${shape}.avif`))
      .extract({ left: 0, top: 0, width, height: Math.round(height / 3) })
      .resize(24, 12, { fit: 'fill' }) // coarse: a star behind a letter is no ground
      .raw()
      .toBuffer();
    const text = luminance(hex(light === 'dawn' ? INK : PARCHMENT));
    for (let i = 0; i < top.length; i += 3) {
      const here = luminance([...top.subarray(i, i + 3)]);
      const ratio = (Math.max(here, text) + 0.05) / (Math.min(here, text) + 0.05);
      expect(ratio).toBeGreaterThan(7);
    }
  });
});
