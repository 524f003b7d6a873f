import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { halo } from '../../lib/halo.ts';
import { ridgeLine } from '../../lib/hill.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { line, sweep } from '../../lib/notation.ts';
import { crag } from '../../lib/rock.ts';
import { clouds, sky } from '../../lib/sky.ts';
import { shoreline, sun } from './setting.ts';

export function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.56 0.075 248, 0.25 0.66 0.065 246, 0.47 0.77 0.05 262, 0.65 0.86 0.05 20, 0.79 0.91 0.075 55, 0.9 0.94 0.075 74',
    ),
    0,
    2000,
    { x: sun.x, bend: 0.16 },
  );
  halo(c, sun.x, sun.y, lch(0.96, 0.06, 80), [
    [190, 0.18],
    [340, 0.12],
    [560, 0.08],
    [840, 0.05],
  ]);
  c.glow(sun.x, sun.y, 820, 760, lch(0.93, 0.09, 70), 0.4, 2.3);
  clouds(c, {
    y0: 420,
    y1: 1180,
    sx: 820,
    sy: 80,
    cover: 0.45,
    seed: 72,
    amt: 0.7,
    edge: 0.09,
    stipple: 0.7,
    col: () => lch(0.8, 0.045, 290),
    lit: lch(0.94, 0.05, 60),
    lightX: 0.4,
    lightY: 1.1,
  });
}

/** The snow mountain: rock under a cap whose lower edge breaks along the gullies. */
export function drawArarat(c: Canvas): void {
  const top = ridgeLine(
    line(
      '-20 1800, 120 1660, 240 1490, 330 1330, 410 1200, 480 1115, 560 1150, 660 1290, 780 1400, 900 1560, 1040 1680, 1240 1800, 1460 1880',
    ),
    7,
    [
      { amp: 30, len: 170, sharp: true },
      { amp: 24, len: 66 },
      { amp: 8, len: 20 },
    ],
  );
  const light = (x: number, y: number): [number, number, number] => [sun.x + 300 - x, 700 - y, 1];
  crag(c, {
    top,
    to: shoreline + 2,
    seed: 21,
    cell: [70, 140],
    crack: 0.12,
    gully: 0.5,
    ramp: sweep('0 0.5 0.06 268, 0.5 0.56 0.055 275, 1 0.68 0.05 300'),
    depth: 900,
    lit: lch(0.8, 0.075, 50),
    shade: lch(0.4, 0.065, 270),
    shadeAmt: 0.6,
    light,
  });
  const n = noise2(3);
  const m = noise2(4);
  const g = G1();
  const heights = Float32Array.from({ length: c.w }, (_, x) => top(x));
  c.each(1060, 1900, (x, y, o) => {
    const d = y - heights[x]!;
    if (d < 0) return;
    const gully = fbm(n, x / 46, y / 210, 3);
    const edge = 1500 + 150 * gully + 90 * fbm(m, x / 120, 4, 2);
    const snow = sstep(40, -40, y - edge + d * 0.12);
    if (snow <= 0) return;
    const gg = g[gi(x, y)]!;
    const slope =
      fbm(n, x / 90 + 0.35 * fbm(m, x / 200, y / 160, 2), y / 170, 4) -
      fbm(n, (x + 16) / 90 + 0.35 * fbm(m, (x + 16) / 200, y / 160, 2), (y - 8) / 170, 4);
    const face = clamp(0.5 + slope * 3.4 + (x - 500) / 900);
    const tone = mix(lch(0.7, 0.065, 268), lch(0.975, 0.035, 70), dis(face, gg, 0.6));
    c.blendPx(o, tone, dis(snow, gg, 0.7));
    const rim = 0.9 * Math.exp(-d / 9) * sstep(430, 640, x);
    if (rim > 0.02) c.blendPx(o, lch(0.99, 0.04, 80), dis(rim, gg, 0.5));
  });
  mist(c, 1560, 1860, lch(0.9, 0.055, 50), 0.55, 12, { sx: 460 });
}
