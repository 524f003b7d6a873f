import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pixelDistance, svgFaults } from '../svg-check.ts';
import { buildFigures, renderFigures } from './build-figures.ts';
import { FIGURE_VIEW_BOX, figureFile, figureIdPrefix, OUTFIT_DRAWINGS, STYLES } from './figure-catalogue.ts';
import { PARCHMENT, rasterise } from './sheet.ts';

const figures = renderFigures();
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);

describe.each(figures)('$file', ({ file, svg }) => {
  it('is an SVG that a rasteriser draws, with something in it', async () => {
    const { dominant, isOpaque } = await sharp(Buffer.from(svg)).resize({ height: 64 }).stats();
    expect(isOpaque).toBe(false);
    expect(dominant).toBeDefined();
    const { format } = await sharp(Buffer.from(svg)).metadata();
    expect(format).toBe('svg');
    expect(svg).toContain(`viewBox="${FIGURE_VIEW_BOX}"`);
  });

  it('has ids of its own alone, nothing that a strict content security policy blocks, and 40 KB at most', () => {
    const figure = STYLES.flatMap(({ id }) => OUTFIT_DRAWINGS.map((outfit) => ({ id, outfit }))).find(
      ({ id, outfit }) => figureFile(id, outfit) === file,
    );
    expect(figure && svgFaults(svg, figureIdPrefix(figure.id, figure.outfit))).toEqual([]);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(40 * 1024);
  });

  it('shows the skin, the hair and the accent as variables', () => {
    for (const part of ['skin', 'hair', 'accent'])
      expect(svg).toMatch(new RegExp(`var\\(--avatar-${part}(-\\w+)?,#[0-9a-f]{6}`, 'i'));
  });

  it('has the groups that breathe', () => {
    for (const name of [
      'breathe-body',
      'breathe-head',
      'breathe-arm-left',
      'breathe-arm-right',
      'blink',
      'halo',
    ]) {
      expect(svg).toContain(`class="${name}"`);
    }
  });
});

it('never uses an id in two figures', () => {
  const all = figures.flatMap(({ svg }) => idsOf(svg));
  expect(new Set(all).size).toBe(all.length);
});

describe.each(STYLES.map(({ id }) => id))('the outfits of the %s figure', (style) => {
  it('are told apart at 64 pixels', async () => {
    const shots = await Promise.all(
      OUTFIT_DRAWINGS.map(async (outfit) => ({
        outfit,
        pixels: await sharp(await rasterise({ style, outfit }, 64, PARCHMENT))
          .raw()
          .toBuffer(),
      })),
    );
    const alike = shots.flatMap((a, i) =>
      shots.slice(i + 1).flatMap((b) => {
        const mean = pixelDistance(a.pixels, b.pixels);
        return mean > 9 ? [] : [`${a.outfit} and ${b.outfit}: ${mean.toFixed(1)}`];
      }),
    );
    expect(alike).toEqual([]);
  });
});

it('writes one file for each figure', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'figures-'));
  try {
    await buildFigures(join(dir, 'new'));
    const files = await readdir(join(dir, 'new'));
    const expected = STYLES.flatMap(({ id }) => OUTFIT_DRAWINGS.map((outfit) => figureFile(id, outfit)));
    expect(files.sort()).toEqual(expected.sort());
    const first = figures[0];
    expect(await readFile(join(dir, 'new', String(first?.file)), 'utf8')).toBe(first?.svg);
  } finally {
    await rm(dir, { recursive: true });
  }
});
