import type { Canvas } from './canvas.ts';
import { hex, type RGB } from './colour.ts';
import { rng } from './random.ts';

export interface Stars {
  seed: number;
  n: number;
  /** rows they may stand in */
  y0?: number;
  y1: number;
  col: RGB;
  /** chance 0..1 that a star at this place is kept */
  keep?: (x: number, y: number) => number;
  /** radius in px added to the few great ones */
  big?: number;
}

/** Stars whose sizes follow a steep power law: very many faint ones, few bright ones with a soft glow. */
export async function stars(c: Canvas, k: Stars): Promise<void> {
  const R = rng(k.seed);
  let faint = '';
  let bright = '';
  let glow = '';
  const y0 = k.y0 ?? 0;
  for (let i = 0; i < k.n; i++) {
    const [x, y, roll, size, haze, strength] = [R.r(0, c.w), R.r(y0, k.y1), R.f(), R.f(), R.f(), R.f()];
    if (k.keep && roll > k.keep(x, y)) continue;
    const r = 0.9 + (k.big ?? 3.4) * size ** 14 + haze * 0.9;
    const at = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
    const dot = `${at} r="${r.toFixed(2)}" fill-opacity="${(0.25 + 0.75 * strength).toFixed(2)}"/>`;
    if (r > 2.6) {
      bright += dot;
      glow += `${at} r="${(r * 3.2).toFixed(1)}"/>`;
    } else faint += dot;
  }
  const box: [number, number, number, number] = [0, y0, c.w, k.y1 - y0];
  const paint = (d: string) => `<g fill="${hex(k.col)}">${d}</g>`;
  await c.svg(paint(faint + bright), { box });
  await c.svg(paint(glow), { box, blur: 6, opacity: 0.4, mode: 'screen' });
}
