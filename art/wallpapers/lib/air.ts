import type { Canvas } from './canvas.ts';
import type { RGB } from './colour.ts';
import { dis, G1, G2, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';

/** free-standing mist band over whatever is there */
export function mist(
  c: Canvas,
  y0: number,
  y1: number,
  col: RGB,
  amt: number,
  seed: number,
  o: { sx?: number; sy?: number; soft?: number; env?: (x: number, y: number) => number } = {},
) {
  const n = noise2(seed),
    g = G2(),
    mid = (y0 + y1) / 2,
    hh = (y1 - y0) / 2;
  c.each(y0, y1, (x, y, off) => {
    const t = 1 - Math.abs(y - mid) / hh;
    if (t <= 0) return;
    let a = amt * t * t * (3 - 2 * t) * clamp(0.62 + 0.75 * fbm(n, x / (o.sx ?? 520), y / (o.sy ?? 70), 4));
    if (o.env) a *= o.env(x, y);
    c.blendPx(off, col, dis(a, g[gi(x, y)]!, o.soft ?? 1.2));
  });
}

/** light shafts fanning from a point: angular noise x radial falloff, screened */
export function shafts(
  c: Canvas,
  sx: number,
  sy: number,
  col: RGB,
  amt: number,
  seed: number,
  o: {
    r?: number;
    freq?: number;
    y0?: number;
    y1?: number;
    clip?: (x: number, y: number) => number;
    a0?: number;
    a1?: number;
  } = {},
) {
  const n = noise2(seed),
    g = G1(),
    R = o.r ?? 1500;
  c.each(o.y0 ?? 0, o.y1 ?? c.h, (x, y, off) => {
    const dx = x - sx,
      dy = y - sy,
      r = Math.hypot(dx, dy);
    if (r > R) return;
    const a = Math.atan2(dy, dx);
    let v =
      sstep(0.0, 0.55, fbm(n, a * (o.freq ?? 5), 4.2 + r / 5000, 3)) * (1 - r / R) ** 1.2 * sstep(40, 260, r);
    if (o.clip) v *= o.clip(x, y);
    if (v > 0) c.blendPx(off, col, amt * v * (0.8 + 0.4 * g[gi(x, y)]!), 'screen');
  });
}
