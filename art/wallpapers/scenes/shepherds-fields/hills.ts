import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { grove, treeLine } from '../../lib/groves.ts';
import { sstep } from '../../lib/maths.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { line, slope } from '../../lib/slope.ts';
import { village } from './village.ts';

/** Ridges of night behind the field, with Bethlehem on one of them. */
export async function hills(c: Canvas) {
  const R = rng(9);
  const h1 = line(
    4,
    [0, 1500, 260, 1540, 560, 1590, 860, 1570, 1140, 1500, 1440, 1530],
    [34, 300, 15, 110, 5, 30],
  );
  slope(c, {
    y: h1,
    to: 2100,
    depth: 240,
    ramp: [0, 0.355, 0.06, 338, 1, 0.45, 0.06, 5],
    lit: [0.45, 0.062, 0],
    shade: [0.29, 0.055, 325],
    facet: [150, 170, 13, 0.5, 0.5, 200],
  });
  mist(c, 1570, 1760, lch(0.52, 0.062, 22), 0.5, 3, { soft: 1.6 });
  const h2 = line(
    14,
    [0, 1620, 260, 1640, 520, 1720, 820, 1780, 1120, 1760, 1440, 1660],
    [36, 340, 14, 120, 4, 30],
  );
  slope(c, {
    y: h2,
    to: 2300,
    depth: 280,
    ramp: [0, 0.29, 0.055, 332, 1, 0.4, 0.058, 355],
    lit: [0.39, 0.06, 350],
    shade: [0.235, 0.05, 322],
    facet: [170, 150, 23, 0.5, 0.5, 230],
  });
  await c.svg(path(treeLine(R, h2, 560, 1440, 30, 11, 5, 0.35), lch(0.26, 0.052, 328)), {
    box: [500, 1560, 940, 300],
  });
  await village(c, h2);
  mist(c, 1760, 1960, lch(0.47, 0.06, 8), 0.5, 7, { soft: 1.6 });
  const h3 = line(
    24,
    [0, 1960, 300, 1930, 620, 1900, 900, 1860, 1200, 1830, 1440, 1840],
    [26, 330, 10, 110, 4, 30],
  );
  slope(c, {
    y: h3,
    to: 2500,
    depth: 300,
    ramp: [0, 0.255, 0.05, 330, 1, 0.29, 0.052, 345],
    lit: [0.34, 0.058, 350],
    shade: [0.2, 0.044, 318],
    facet: [180, 120, 33, 0.5, 0.5, 240],
    rim: [lch(0.5, 0.07, 10), 0.5, 9, 700, 700],
  });
  await c.svg(
    grove(R, {
      y: h3,
      x0: 0,
      x1: 620,
      d0: 20,
      d1: 130,
      rows: 5,
      size: [26, 44],
      gap: 1.35,
      tones: [lch(0.19, 0.042, 320), lch(0.2, 0.044, 322), lch(0.33, 0.055, 350)],
      lx: 1,
      keep: (x) => 0.9 * (1 - sstep(380, 620, x)),
    }),
    { box: [0, 1800, 760, 340] },
  );
  mist(c, 1980, 2150, lch(0.36, 0.056, 350), 0.5, 11, { soft: 1.7 });
}
