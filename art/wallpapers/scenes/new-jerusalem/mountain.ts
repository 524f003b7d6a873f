import { mist } from '../../lib/air.ts';
import { rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { ringFoot, ringWall } from '../../lib/citadel.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { grove } from '../../lib/groves.ts';
import { clamp } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { village } from '../../lib/village.ts';
import { rings, tones } from './city.ts';
import { glory, gold, pearl } from './setting.ts';

/** Ring above ring of walls with open gates, houses and gardens between them. */
export async function city(c: Canvas) {
  const R = rng(52);
  const houses = tints('.88 .04 80, .7 .065 272, .965 .035 92, .985 .025 95, .55 .07 265, .98 .07 92');
  const air = lch(0.95, 0.045, 92);
  const rim = { dx: 0, dy: -4, col: lch(0.995, 0.02, 95), amt: 0.9 };
  const lights: [number, number, number][] = [];
  for (const [i, r] of rings.entries()) {
    const inner = rings[i - 1];
    const ground = (x: number) => (inner ? inner.y + 16 + i * 7 : 1412) - 0.00024 * (x - 720) ** 2;
    const drop = r.y - (inner ? inner.y + 16 + i * 7 : 1412) - r.h * 0.6;
    const town = village(R, {
      ground,
      back: [720 - r.half * 0.8, 720 + r.half * 0.66],
      front: [720 - r.half * 0.95, 720 + r.half * 0.82],
      rows: 3 + Math.floor(i / 2),
      drop,
      w: [34 + i * 7, 58 + i * 10],
      h: [17 + i * 5, 34 + i * 8],
      scale: [0.8, 1],
      tones: houses,
      air,
      lightX: glory.x,
      wins: 0.45,
      dome: 0.4,
    });
    const wall = ringWall(R, r, tones);
    await c.svg(town.svg + wall.svg, { box: [720 - r.half - 60, r.y - 330, r.half * 2 + 120, 340], rim });
    for (const [x, y] of wall.lights) lights.push([x, y, r.h]);
    const [x0] = ringFoot(r, -0.8);
    await c.svg(
      grove(rng(i + 3), {
        y: (x) => r.y - 0.11 * r.half * ((x - 720) / r.half) ** 2 + 4,
        x0,
        x1: 1440 - x0,
        d0: 0,
        d1: 10,
        rows: 2,
        size: [15 + i * 4, 20 + i * 5],
        gap: 1.6,
        tones: [lch(0.55, 0.07, 200), lch(0.5, 0.085, 160), lch(0.76, 0.11, 125)],
        lx: 0.2,
        keep: (x) => (r.gates.some((u) => Math.abs(x - ringFoot(r, u)[0]) < r.h * 0.9) ? 0 : 0.62),
      }),
      { box: [720 - r.half - 40, r.y - 120, r.half * 2 + 80, 160] },
    );
  }
  for (const [x, y, s] of lights) c.glow(x, y, s * 1.5, s * 1.5, gold, 0.5, 2.2);
  c.glow(glory.x, glory.y + 60, 420, 380, pearl, 0.85, 1.9);
  c.glow(glory.x, glory.y + 50, 150, 190, lch(0.998, 0.008, 95), 0.9, 1.4);
}

/** The mountain under the city, with the river running out of the middle gate and falling into the cloud. */
export async function mountain(c: Canvas) {
  const sun = { x: 720, spread: 520 };
  for (const [seed, line, cols] of [
    [
      4,
      [0, 1560, 130, 1500, 260, 1590, 420, 1680, 720, 1740, 1020, 1690, 1180, 1570, 1310, 1480, 1440, 1540],
      '.7 .085 245, .87 .05 225 | .92 .045 110, .63 .095 255 | .985 .03 95',
    ],
    [
      9,
      [0, 1700, 180, 1660, 330, 1760, 720, 1860, 1120, 1750, 1290, 1640, 1440, 1690],
      '.6 .1 252, .82 .065 232 | .87 .055 130, .53 .11 260 | .985 .035 95',
    ],
  ] as [number, number[], string][]) {
    rise(c, 'far', seed, line, cols, { h: 230, y1: 2100, sun });
    mist(c, 1640, 1840, lch(0.96, 0.03, 110), 0.6, seed + 3);
  }
  rise(
    c,
    'far',
    21,
    [
      0, 2100, 180, 1960, 330, 1800, 470, 1640, 590, 1500, 720, 1424, 850, 1500, 970, 1640, 1110, 1800, 1260,
      1960, 1440, 2100,
    ],
    '.74 .06 215, .62 .085 235, .52 .1 250 | .88 .06 120, .48 .1 258 | .98 .05 95 | .93 .07 95',
    { h: 560, y1: 2400, sun, rim: 0.9, wash: [0.6, 150], size: [90, 170] },
  );
  await city(c);
  await c.svg(
    grove(rng(81), {
      y: (x) => 1782 - 0.11 * 452 * ((x - 720) / 452) ** 2,
      x0: 280,
      x1: 1160,
      d0: 22,
      d1: 170,
      rows: 6,
      size: [20, 34],
      gap: 1.25,
      tones: [lch(0.5, 0.085, 235), lch(0.5, 0.085, 172), lch(0.76, 0.1, 128)],
      lx: 0.2,
      keep: (x) => (Math.abs(x - 720) < 60 ? 0 : 0.8),
    }),
    { box: [240, 1700, 960, 330] },
  );
  const g = G1();
  const n = noise2(44);
  c.each(1776, 2080, (x, y, o) => {
    const t = (y - 1776) / 304;
    const w = 15 + 26 * t + 5 * n(y / 30, 3);
    const u = (x - 720 - 16 * Math.sin(t * 4)) / w;
    if (Math.abs(u) > 1) return;
    const thread = n(x / 7 + 30, y / 90);
    c.blendPx(o, lch(0.8, 0.07, 220), dis((1 - Math.abs(u)) * 2, g[gi(x, y)]!, 0.8));
    c.blendPx(o, pearl, dis(clamp(0.62 + thread) * (1 - u * u), g[gi(x, y)]!, 0.7));
  });
}
