import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { sweep } from '../../lib/notation.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { clouds, sky } from '../../lib/sky.ts';

export function drawSky(c: Canvas): void {
  const tones = sweep(
    '0 0.24 0.05 205, 0.32 0.33 0.055 212, 0.58 0.44 0.05 245, 0.78 0.55 0.06 330, 0.92 0.67 0.075 20, 1 0.74 0.075 40',
  );
  sky(c, tones, 0, 1720, { x: 560, bend: 0.12 });
  clouds(c, {
    y0: 980,
    y1: 1500,
    sx: 860,
    sy: 58,
    cover: 0.5,
    seed: 41,
    amt: 0.6,
    edge: 0.09,
    stipple: 0.8,
    col: () => lch(0.47, 0.05, 310),
    lit: lch(0.72, 0.075, 30),
    lightX: 0.1,
    lightY: 1.2,
  });
}

export function drawDistance(c: Canvas): void {
  const light: Light = {
    x: 560,
    spread: 560,
    side: -1,
    rim: lch(0.76, 0.07, 30),
    wash: lch(0.66, 0.07, 20),
  };
  ridge(c, light, {
    line: '0 1560, 260 1500, 520 1580, 760 1600, 1000 1540, 1440 1400',
    seed: 4,
    rough: [30, 26, 10, 4],
    peaks: true,
    to: 2000,
    depth: 200,
    tones: [lch(0.5, 0.055, 330), lch(0.62, 0.06, 10)],
    lit: lch(0.62, 0.06, 10),
    shade: lch(0.44, 0.055, 310),
    facet: [70, 160],
    gullies: true,
    rim: 0.4,
  });
  mist(c, 1580, 1800, lch(0.68, 0.065, 25), 0.6, 3);
  ridge(c, light, {
    line: '0 1640, 300 1720, 620 1790, 900 1760, 1200 1640, 1440 1600',
    seed: 14,
    rough: [34, 20, 8, 3],
    to: 2200,
    depth: 240,
    tones: [lch(0.4, 0.055, 320), lch(0.53, 0.06, 350)],
    lit: lch(0.52, 0.06, 0),
    shade: lch(0.34, 0.05, 305),
    facet: [110, 150],
    rim: 0.5,
  });
  mist(c, 1760, 1960, lch(0.58, 0.065, 5), 0.5, 7);
}
