import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { halo } from '../lib/halo.ts';
import { sstep } from '../lib/maths.ts';
import { sweep, tints } from '../lib/notation.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { sky } from '../lib/sky.ts';
import { stars } from '../lib/stars.ts';
import { drawCamp, drawPeople } from './pillar-of-fire/camp.ts';
import { drawForeground } from './pillar-of-fire/foreground.ts';
import { drawPillar } from './pillar-of-fire/pillar.ts';
import { column, foot } from './pillar-of-fire/setting.ts';

export const meta = { id: 'pillar-of-fire', title: 'Pillar of Fire', focusY: 0.68 };

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.15 0.05 282, 0.3 0.19 0.055 292, 0.55 0.25 0.065 320, 0.78 0.34 0.085 10, 0.92 0.45 0.1 38, 1 0.54 0.11 50',
    ),
    0,
    1900,
    { x: foot.x, bend: 0.3 },
  );
}

function drawHills(c: Canvas): void {
  const light: Light = {
    x: foot.x,
    spread: 520,
    side: 1,
    rim: lch(0.8, 0.13, 62),
    wash: lch(0.6, 0.125, 50),
  };
  ridge(c, light, {
    line: '0 1680, 220 1620, 460 1720, 720 1800, 960 1810, 1180 1730, 1440 1640',
    seed: 3,
    rough: [30, 28, 11, 4],
    peaks: true,
    to: 2100,
    depth: 220,
    tones: tints('0.26 0.06 330, 0.36 0.08 10'),
    lit: lch(0.5, 0.11, 48),
    shade: lch(0.19, 0.05, 310),
    facet: [64, 150],
    gullies: true,
    rim: 0.9,
    wash: 0.6,
  });
  mist(c, 1720, 1960, lch(0.55, 0.11, 50), 0.55, 7, {
    env: (x) => 0.35 + 0.65 * Math.exp(-(((x - foot.x) / 420) ** 2)),
  });
  ridge(c, light, {
    line: '0 1900, 260 1880, 560 1960, 900 2000, 1180 1950, 1440 1900',
    seed: 13,
    rough: [22, 14, 5],
    to: 2880,
    depth: 620,
    tones: tints('0.42 0.095 45, 0.31 0.075 20, 0.18 0.05 320'),
    lit: lch(0.64, 0.125, 55),
    shade: lch(0.18, 0.05, 310),
    facet: [130, 60],
    rim: 0.8,
    wash: 0.9,
    washDepth: 160,
  });
  c.glow(foot.x, foot.y + 20, 760, 150, lch(0.86, 0.13, 70), 0.75, 1.7, { stipple: 0.5 });
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await stars(c, {
    seed: 8,
    n: 900,
    y1: 1500,
    col: lch(0.92, 0.05, 70),
    big: 2.6,
    keep: (x, y) => (1 - sstep(500, 1500, y)) * sstep(300, 760, Math.abs(x - column(y))),
  });
  halo(c, foot.x, 1700, lch(0.66, 0.13, 52), [
    [420, 0.09],
    [640, 0.06],
    [900, 0.045],
  ]);
  drawHills(c);
  await drawPillar(c);
  await drawCamp(c);
  await drawPeople(c);
  await drawForeground(c);
  c.glow(foot.x, 1900, 1000, 1000, lch(0.74, 0.135, 58), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.046, paper: 0.015, vignette: 0.22, misreg: 0.7, vigCol: [0.12, 0.07, 0.14] });
  return c;
}
