import { mist } from '../../lib/air.ts';
import { boat, mast } from '../../lib/boats.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { bird } from '../../lib/creatures.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { spur } from '../../lib/spurs.ts';
import { water } from '../../lib/water.ts';
import { gold, lake, sun } from './setting.ts';

/** The far shore, a boat already out, and the lake with the sun on it. */
export async function lakeSide(c: Canvas) {
  spur(c, {
    pts: [
      [0, 1392],
      [240, 1412],
      [470, 1420],
      [760, 1366],
      [1010, 1300],
      [1230, 1330],
      [1440, 1282],
    ],
    seed: 9,
    kind: 'far',
    y1: lake,
    h: 170,
    sun: { x: sun.x, spread: 640 },
    lx: -1,
    tones: [lch(0.665, 0.06, 30), lch(0.79, 0.08, 55)],
    lit: lch(0.83, 0.09, 55),
    shade: lch(0.6, 0.06, 10),
    rim: { col: gold, amt: 0.7 },
  });
  mist(c, 1390, 1500, lch(0.9, 0.075, 72), 0.6, 5);
  spur(c, {
    pts: [
      [0, 1560],
      [620, 1520],
      [860, 1462],
      [1100, 1410],
      [1300, 1400],
      [1440, 1372],
    ],
    seed: 18,
    kind: 'mid',
    y1: lake,
    h: 120,
    sun: { x: sun.x + 250, spread: 640 },
    lx: -1,
    tones: [lch(0.53, 0.055, 20), lch(0.69, 0.075, 48)],
    lit: lch(0.74, 0.095, 52),
    shade: lch(0.46, 0.05, 0),
    rim: { col: lch(0.91, 0.1, 74), amt: 0.85 },
  });
  await c.svg(
    boat(
      rng(3),
      960,
      lake + 16,
      120,
      {
        light: lch(0.42, 0.04, 30),
        dark: lch(0.36, 0.04, 20),
        seam: lch(0.36, 0.04, 20),
        inside: lch(0.3, 0.04, 20),
        rail: lch(0.4, 0.04, 20),
      },
      -1,
    ).svg +
      mast(rng(4), 960, lake + 4, 110, lch(0.4, 0.045, 20), [lch(0.5, 0.05, 30), lch(0.8, 0.09, 60)], -1),
    { box: [840, 1340, 240, 170] },
  );
  water(c, {
    wl: lake,
    y1: 2080,
    seed: 21,
    sun,
    tint: lch(0.62, 0.05, 190),
    deep: lch(0.5, 0.055, 200),
    spark: lch(0.965, 0.065, 82),
    tintNear: 0.55,
    tintFar: 0.05,
    deepAmt: 0.3,
    streak: 0.35,
    ripple: 0.8,
  });
  await c.svg(`<circle cx="${sun.x}" cy="${sun.y}" r="66" fill="${hex(lch(0.985, 0.035, 95))}"/>`, {
    box: [sun.x - 110, sun.y - 110, 220, 220],
    blur: 1.2,
  });
  await c.svg(
    path(
      [
        bird(1010, 1120, 24, 0.12),
        bird(1084, 1086, 17, -0.1),
        bird(940, 1070, 14, 0.1),
        bird(1150, 1140, 12, 0.05),
      ],
      lch(0.42, 0.05, 30),
    ),
    { box: [880, 1020, 320, 160] },
  );
}
