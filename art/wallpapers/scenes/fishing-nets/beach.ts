import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { spur } from '../../lib/spurs.ts';

/** The beach: dry sand over a wet, shining hem, and foam where it meets the lake. */
export async function beach(c: Canvas) {
  const line = spur(c, {
    pts: [
      [0, 1990],
      [260, 1942],
      [560, 1862],
      [880, 1800],
      [1180, 1776],
      [1440, 1720],
    ],
    seed: 27,
    kind: 'near',
    h: 900,
    sun: { x: 300, spread: 760 },
    lx: -1,
    tones: [lch(0.7, 0.07, 62), lch(0.6, 0.065, 55), lch(0.47, 0.055, 44), lch(0.33, 0.045, 34)],
    lit: lch(0.8, 0.085, 68),
    shade: lch(0.42, 0.05, 30),
    size: [210, 60],
    wash: { col: lch(0.88, 0.09, 72), amt: 0.5, depth: 330 },
  });
  const n = noise2(63);
  const g = G1();
  c.each(1640, 2140, (x, y, o) => {
    const d = y - line(x) - 22 * n(x / 150, 2.2);
    if (d < -34 || d > 120) return;
    const foam = Math.exp(-((d / 5) ** 2)) + 0.6 * Math.exp(-(((d + 20 + 8 * n(x / 60, 9)) / 3.4) ** 2));
    const wet = sstep(-2, 8, d) * (1 - sstep(34, 96, d + 26 * n(x / 90, y / 30)));
    c.blendPx(o, lch(0.6, 0.06, 75), dis(wet * 0.55, g[gi(x, y)]!, 0.9), 'normal');
    c.blendPx(
      o,
      lch(0.9, 0.085, 72),
      dis(wet * 0.55 * Math.exp(-(((x - 330) / 330) ** 2)), g[gi(x, y)]!, 0.8),
    );
    c.blendPx(
      o,
      lch(0.965, 0.04, 88),
      dis(clamp(foam * (0.45 + 0.6 * sstep(-0.2, 0.3, n(x / 46, 5)))), g[gi(x, y)]!, 0.6),
    );
  });
  // wind ripples in the sand, drawn as broken darker and lighter arcs
  c.each(2060, c.h, (x, y, o) => {
    const t = (y - 2060) / 820;
    const v = fbm(n, x / (210 + 300 * t) + 5, y / (15 + 30 * t), 2);
    const a = sstep(0.22, 0.42, v) * 0.3 * sstep(0, 0.15, t);
    c.blendPx(o, lch(0.37, 0.05, 32), dis(a, g[gi(x, y)]!, 0.8));
    c.blendPx(
      o,
      lch(0.75, 0.08, 62),
      dis(sstep(0.2, 0.42, -v) * 0.26 * (1 - t) * sstep(0, 0.15, t), g[gi(x, y)]!, 0.8),
    );
  });
  const R = rng(55);
  // pebbles and shells, denser along the old tide line
  const stones: string[][] = [[], [], []];
  for (let i = 0; i < 420; i++) {
    const x = R.r(-20, 1460);
    const y = 2080 + R.f() ** 0.7 * 760;
    const tide = Math.exp(-(((y - 2480 - 60 * Math.sin(x / 210) + x * 0.06) / 90) ** 2));
    if (R.f() > 0.16 + 0.84 * tide) continue;
    const r = R.r(2, 5.5) * (0.5 + (y - 2000) / 700);
    stones[0]!.push(leaf(x - r, y + r * 0.35, 0.1, r * 3.2, r * 0.8));
    stones[R.f() < 0.3 ? 2 : 1]!.push(leaf(x - r, y, R.r(-0.2, 0.2), r * 2, r * 1.1));
  }
  await c.svg(
    path(stones[0]!, lch(0.27, 0.04, 25), 0.7) +
      path(stones[1]!, lch(0.5, 0.045, 45)) +
      path(stones[2]!, lch(0.82, 0.05, 72)),
    { box: [0, 2040, 1440, 840] },
  );
  return line;
}
