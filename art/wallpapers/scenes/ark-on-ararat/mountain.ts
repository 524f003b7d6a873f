import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { halo } from '../../lib/halo.ts';
import { ridgeLine } from '../../lib/hill.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { line, sweep } from '../../lib/notation.ts';
import { clouds, sky } from '../../lib/sky.ts';
import { shoreline, sun } from './setting.ts';
import { faceAt } from './spurs.ts';

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

/** The snow mountain: planes between its ridges, turned to the sun or away; snow above, rock where it breaks. */
export function drawArarat(c: Canvas): void {
  const top = ridgeLine(
    line(
      '-20 1800, 120 1660, 240 1490, 330 1330, 410 1200, 480 1105, 556 1166, 660 1300, 780 1420, 900 1570, 1040 1690, 1240 1800, 1460 1880',
    ),
    7,
    [
      { amp: 22, len: 130, sharp: true },
      { amp: 16, len: 52 },
      { amp: 7, len: 18 },
    ],
  );
  const n = noise2(3);
  const m = noise2(4);
  const g = G1();
  const heights = Float32Array.from({ length: c.w }, (_, x) => top(x));
  const rockLit = sweep('0 0.8 0.07 60, 0.5 0.76 0.085 46, 1 0.78 0.075 30');
  const rockShade = sweep('0 0.46 0.065 276, 0.5 0.5 0.06 285, 1 0.64 0.055 305');
  const snowLit = sweep('0 0.985 0.025 85, 0.6 0.965 0.04 68, 1 0.93 0.055 50');
  const snowShade = sweep('0 0.66 0.07 264, 0.6 0.73 0.06 278, 1 0.8 0.05 310');
  let row = -1;
  let left = 0;
  let right = 0;
  c.each(1060, shoreline + 2, (x, y, o) => {
    if (y !== row) {
      row = y;
      left = 0;
      right = c.w - 1;
      while (left < c.w && heights[left]! > y) left++;
      while (right > left && heights[right]! > y) right--;
    }
    const d = y - heights[x]!;
    if (d < -1) return;
    const gg = g[gi(x, y)]!;
    const low = clamp((y - 1100) / 780);
    const f = faceAt(x, y, left, right);
    const across = clamp(f.off / Math.max(8, f.span));
    // ribs and runnels follow the fall of each plane, away from its ridge
    const fall = y - f.off * 0.75;
    const rib = fbm(n, f.off / 60, fall / 34, 3) + 0.6 * fbm(m, x / 26, y / 70, 2);
    let sun =
      f.lit > 0.5 ? 0.94 - 0.3 * across + 0.5 * rib : 0.06 + 0.16 * across + 0.32 * Math.max(0, rib - 0.1);
    if (f.lit > 0.02 && f.lit < 0.98) sun = sun * 0.5 + 0.5 * f.lit;
    // light dies toward the left, where the mountain turns from the sun
    sun *= 0.72 + 0.28 * sstep(60, 560, x);
    const a = dis(clamp(sun), gg, 0.5);
    // snow lies deep in the hollows and thin along the ridges, and its foot hangs down in tongues
    const tongue = 120 * fbm(m, x / 44, y / 240, 3) + 46 * fbm(n, x / 15, y / 90, 2);
    const foot = 1440 + tongue + 34 * across - (f.lit > 0.5 ? 26 : 0);
    const bare = sstep(
      0.02,
      0.14,
      fbm(n, x / 44, fall / 26 + 40, 3) - 0.7 * (1 - low) + 0.18 * (0.3 - across),
    );
    const snow = dis(sstep(14, -14, y - foot) * (1 - 0.92 * bare), gg, 0.35);
    const stone = mix(rockShade(low), rockLit(low), a);
    const white = mix(snowShade(low), snowLit(low), a);
    const out = snow <= 0 ? stone : snow >= 1 ? white : mix(stone, white, snow);
    c.blendPx(o, out, clamp(d + 1));
    const crest = f.lit > 0.5 ? 0.75 * Math.exp(-f.off / 3.5) : 0;
    const rim = Math.max(crest * sstep(120, 420, x), 0.95 * Math.exp(-d / 8) * sstep(440, 640, x));
    if (rim > 0.02) c.blendPx(o, lch(0.985, 0.045, 78), dis(rim, gg, 0.5));
  });
  mist(c, 1600, 1900, lch(0.9, 0.055, 50), 0.6, 12, { sx: 460 });
}
