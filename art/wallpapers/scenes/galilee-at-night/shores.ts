import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { treeLine } from '../../lib/groves.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { spur } from '../../lib/spurs.ts';
import { amber, lake, moon } from './setting.ts';

/** The hills across the lake, and the lamps of Capernaum along the western shore. */
export async function shores(c: Canvas) {
  const R = rng(90);
  const sun = { x: moon.x, spread: 620 };
  spur(c, {
    pts: [
      [0, 1440],
      [260, 1400],
      [520, 1462],
      [820, 1500],
      [1100, 1452],
      [1300, 1392],
      [1440, 1410],
    ],
    seed: 6,
    kind: 'far',
    y1: lake,
    h: 190,
    sun,
    tones: [lch(0.42, 0.048, 208), lch(0.53, 0.048, 190)],
    lit: lch(0.56, 0.048, 175),
    shade: lch(0.36, 0.048, 215),
    rim: { col: lch(0.78, 0.045, 140), amt: 0.55 },
  });
  mist(c, 1470, 1600, lch(0.62, 0.045, 180), 0.55, 12);
  const near = spur(c, {
    pts: [
      [0, 1490],
      [200, 1502],
      [430, 1556],
      [640, 1606],
      [900, 1640],
      [1180, 1596],
      [1440, 1540],
    ],
    seed: 16,
    kind: 'mid',
    y1: lake,
    h: 150,
    sun,
    tones: [lch(0.29, 0.045, 218), lch(0.4, 0.048, 200)],
    lit: lch(0.45, 0.05, 180),
    shade: lch(0.24, 0.045, 225),
    rim: { col: lch(0.72, 0.05, 145), amt: 0.7 },
  });
  await c.svg(
    path(
      treeLine(R, near, 0, 520, 34, 12, 5, 0.3) + treeLine(R, near, 1180, 1440, 30, 12, 8, 0.3),
      lch(0.25, 0.045, 224),
    ),
    { box: [0, 1380, 1440, 240] },
  );
  // Capernaum: a handful of windows along the western shore
  for (let i = 0; i < 17; i++) {
    const x = 40 + i * 25 + R.r(-11, 11);
    const y = Math.min(lake - 8, near(x) + R.r(26, 70));
    c.glow(x, y, 30, 30, amber, 0.4 * R.r(0.5, 1), 2.2);
    await c.svg(
      `<rect x="${(x - 2.5).toFixed(1)}" y="${(y - 4).toFixed(1)}" width="5" height="8" rx="1.5" fill="${hex(lch(0.88, 0.1, 80))}"/>`,
      { box: [x - 8, y - 10, 16, 18] },
    );
  }
}
