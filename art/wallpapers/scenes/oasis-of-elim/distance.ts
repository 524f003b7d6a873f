import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dune } from '../../lib/dune.ts';
import { halo } from '../../lib/halo.ts';
import { ridgeLine } from '../../lib/hill.ts';
import { line, sweep, tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { clouds, sky } from '../../lib/sky.ts';
import { type TentTones, tent } from '../../lib/tents.ts';
import { cream, sun } from './setting.ts';

export function drawSky(c: Canvas): void {
  sky(
    c,
    sweep('0 0.68 0.085 205, 0.3 0.77 0.075 200, 0.55 0.86 0.05 190, 0.78 0.93 0.04 110, 1 0.945 0.055 82'),
    0,
    1640,
    { x: sun.x, bend: 0.14 },
  );
  halo(c, sun.x, sun.y, cream, [
    [180, 0.22],
    [320, 0.14],
    [520, 0.09],
    [780, 0.06],
  ]);
  c.glow(sun.x, sun.y, 800, 720, lch(0.97, 0.05, 92), 0.35, 2.4);
  clouds(c, {
    y0: 880,
    y1: 1400,
    sx: 900,
    sy: 60,
    cover: 0.48,
    seed: 27,
    amt: 0.75,
    edge: 0.08,
    stipple: 0.7,
    col: () => lch(0.9, 0.035, 160),
    lit: lch(0.985, 0.025, 90),
    lightX: 0.4,
    lightY: -1,
  });
}

export async function drawDistance(c: Canvas): Promise<void> {
  const light: Light = { x: sun.x, spread: 800, side: 1, rim: cream, wash: lch(0.93, 0.055, 80) };
  ridge(c, light, {
    line: '0 1480, 200 1400, 420 1450, 700 1540, 1000 1520, 1240 1440, 1440 1500',
    seed: 3,
    rough: [30, 28, 11, 4],
    peaks: true,
    to: 1800,
    depth: 210,
    tones: tints('0.74 0.055 30, 0.87 0.055 65'),
    lit: lch(0.9, 0.055, 70),
    shade: lch(0.65, 0.06, 5),
    facet: [56, 150],
    gullies: true,
    rim: 0.5,
  });
  mist(c, 1500, 1680, lch(0.95, 0.045, 85), 0.65, 4);
  const far = ridgeLine(line('0 1620, 260 1580, 520 1640, 800 1680, 1100 1600, 1300 1570, 1440 1610'), 13, [
    { amp: 8, len: 260 },
  ]);
  dune(c, {
    top: far,
    to: 1960,
    spine: line('1560 1230, 1620 1180, 1700 1240, 1900 1120'),
    seed: 5,
    left: sweep('0 0.8 0.07 66, 1 0.87 0.06 76'),
    right: sweep('0 0.92 0.06 84, 1 0.89 0.062 80'),
    depth: 220,
    ripple: { col: lch(0.82, 0.07, 70), gap: 14, amt: 0.5, flank: 'right' },
    rim: { col: cream, amt: 0.8, w: 6, x: sun.x, spread: 600 },
  });
  const near = ridgeLine(line('0 1690, 180 1660, 420 1720, 760 1800, 1080 1790, 1440 1720'), 23, [
    { amp: 8, len: 260 },
  ]);
  dune(c, {
    top: near,
    to: 1960,
    spine: line('1650 190, 1720 240, 1800 190, 1960 320'),
    seed: 15,
    left: sweep('0 0.76 0.08 62, 1 0.83 0.07 72'),
    right: sweep('0 0.9 0.066 82, 1 0.86 0.07 78'),
    depth: 240,
    ripple: { col: lch(0.78, 0.078, 66), gap: 15, amt: 0.5, flank: 'right' },
    rim: { col: cream, amt: 0.8, w: 7, x: 900, spread: 700 },
  });
  const R = rng(6);
  const tones: TentTones = {
    roof: lch(0.93, 0.035, 85),
    wall: lch(0.7, 0.065, 55),
    stripe: lch(0.52, 0.09, 30),
    rope: lch(0.6, 0.06, 60),
    inside: lch(0.42, 0.06, 40),
  };
  let tents = '';
  for (const [x, y, w] of [
    [640, 1812, 96],
    [760, 1826, 120],
    [905, 1816, 104],
    [1030, 1806, 92],
  ] as const)
    tents += tent(R, x, y, w, w * 0.48, tones, [], 1);
  await c.svg(tents, { box: [540, 1720, 620, 130], rim: { dx: 2, dy: -2, col: cream, amt: 0.7 } });
}
