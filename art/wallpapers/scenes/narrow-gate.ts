import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { lerp, sstep } from '../lib/maths.ts';
import { noise2 } from '../lib/noise.ts';
import { gradient } from '../lib/palette.ts';
import { beams, halo } from '../lib/rings.ts';
import { path, ribbon } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { beyond } from './narrow-gate/beyond.ts';
import { foreground } from './narrow-gate/foreground.ts';
import { gate, honey } from './narrow-gate/setting.ts';
import { steps } from './narrow-gate/steps.ts';
import { traveller } from './narrow-gate/traveller.ts';
import { wall } from './narrow-gate/wall.ts';
import { wayside } from './narrow-gate/wayside.ts';

export const meta = { id: 'narrow-gate', title: 'The Narrow Gate', focusY: 0.68 };

/** "Narrow is the gate": a wall in the dusk, one small door in it, and morning on the other side. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  sky(
    c,
    gradient([
      0, 0.255, 0.024, 205, 0.25, 0.32, 0.03, 195, 0.5, 0.43, 0.036, 178, 0.72, 0.58, 0.045, 140, 0.88, 0.75,
      0.07, 104, 1, 0.89, 0.085, 92,
    ]),
    0,
    1330,
    { x: gate.x, bend: 0.34 },
  );
  halo(
    c,
    gate.x,
    1330,
    lch(0.93, 0.08, 94),
    [
      [200, 0.16],
      [360, 0.11],
      [560, 0.08],
      [820, 0.05],
    ],
    { y1: 1400, mode: 'screen' },
  );
  clouds(c, {
    y0: 340,
    y1: 1040,
    sx: 860,
    sy: 84,
    cover: 0.47,
    seed: 31,
    amt: 0.6,
    edge: 0.11,
    stipple: 0.75,
    col: () => lch(0.36, 0.03, 200),
    lit: lch(0.68, 0.06, 110),
    lightX: 0,
    lightY: 1,
    env: (x) => 0.8 + 0.3 * Math.exp(-(((x - gate.x) / 560) ** 2)),
  });
  beams(
    c,
    { x: gate.x, y: 1620 },
    lch(0.9, 0.08, 92),
    [
      { a: -1.57, w: 0.07, k: 0.22 },
      { a: -1.86, w: 0.05, k: 0.16 },
      { a: -1.26, w: 0.06, k: 0.18 },
      { a: -2.2, w: 0.07, k: 0.1 },
      { a: -0.92, w: 0.05, k: 0.1 },
    ],
    { y0: 260, y1: 1420, r: 1500 },
  );
  await beyond(c);
  await wall(c);
  const ground = line(
    34,
    [0, 2150, 300, 2128, 560, 2112, 742, 2108, 940, 2116, 1200, 2136, 1440, 2160],
    [5, 200, 3, 60],
  );
  slope(c, {
    y: ground,
    depth: 660,
    ramp: [0, 0.3, 0.03, 150, 0.4, 0.235, 0.026, 180, 1, 0.14, 0.02, 225],
    lit: [0.38, 0.04, 130],
    shade: [0.16, 0.02, 215],
    facet: [170, 70, 37, 0.5, 0.6, 560],
    lx: 1,
    wash: [honey, 0.7, gate.x, 150, 60],
  });
  const narrow = ribbon(
    [
      [gate.x, 2112, 46],
      [756, 2180, 48],
      [722, 2270, 52],
      [764, 2390, 62],
      [700, 2520, 76],
      [742, 2670, 100],
      [660, 2900, 150],
    ],
    (t) => 0.1 * noise2(5)(t * 1.1, 1),
  );
  await c.svg(path(narrow, lch(0.5, 0.04, 110)), {
    box: [300, 2100, 840, 780],
    stipple: 1.2,
    mask: (_x, y) => 0.95 - 0.25 * sstep(2300, 2880, y),
  });
  // the light that falls through the door: a fan that widens and thins toward the viewer
  c.each(2100, 2880, (x, y, o) => {
    const t = (y - 2100) / 780;
    const half = lerp(54, 330, t ** 0.9);
    const u = Math.abs(x - gate.x - 8 * Math.sin(y / 60)) / half;
    const a = (1 - sstep(0.6, 1.1, u)) * (0.86 * (1 - t) ** 1.5 + 0.05) * sstep(0, 8, y - ground(x));
    if (a > 0.01) c.blendPx(o, honey, dis(a, g[gi(x, y)]!, 1) * 0.85, 'soft');
    if (a > 0.01) c.blendPx(o, lch(0.9, 0.1, 86), dis(a, g[gi(x + 50, y + 20)]!, 1) * 0.52);
  });
  await steps(c);
  await wayside(c, ground);
  c.glow(gate.x, gate.foot - 160, 330, 420, lch(0.95, 0.09, 90), 0.5, 2.2, { stipple: 0.3 });
  c.glow(gate.x, 1300, 760, 520, lch(0.93, 0.085, 92), 0.24, 2);
  await traveller(c);
  await foreground(c);
  finish(c, { grain: 0.046, paper: 0.016, vignette: 0.26, vigCol: [0.3, 0.34, 0.36], misreg: 0.7 });
  return c;
}
