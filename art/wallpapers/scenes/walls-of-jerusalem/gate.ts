import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { rng } from '../../lib/random.ts';
import { P, path } from '../../lib/shapes.ts';
import { w1, w3, w4, w5 } from './setting.ts';

const at = { x: 1036, y: 2246 };

const opening = (half: number, high: number, dx: number, col: RGB) => {
  const x = at.x + dx;
  const spring = at.y - high + half;
  return path(
    `M${P(x - half, at.y + 4)}L${P(x - half, spring)}A${half} ${half} 0 0 1 ${P(x + half, spring)}L${P(x + half, at.y)}Z`,
    col,
  );
};

/** The gate between its towers: an arch of cut stones, a deep reveal, and lamplight in the street behind. */
export async function gate(c: Canvas): Promise<void> {
  const R = rng(12);
  const [half, high] = [38, 170];
  const spring = at.y - high + half;
  const ring: string[][] = [[], [], []];
  for (let i = 0; i < 13; i++) {
    const a = Math.PI * (i / 13);
    const b = Math.PI * ((i + 0.93) / 13);
    const out = 24 + (i % 2) * 4;
    const p = (ang: number, r: number) => P(at.x - Math.cos(ang) * r, spring - Math.sin(ang) * r);
    ring[R.i(0, 2)]!.push(`M${p(a, half)}L${p(a, half + out)}L${p(b, half + out)}L${p(b, half)}Z`);
  }
  for (const side of [-1, 1])
    for (let k = 0; k < 5; k++) {
      const y = spring + k * 27;
      const out = side * (half + 18 + (k % 2) * 10);
      ring[R.i(0, 2)]!.push(
        `M${P(at.x + side * half, y + 1)}L${P(at.x + out, y + 1)}L${P(at.x + out, y + 25)}L${P(at.x + side * half, y + 25)}Z`,
      );
    }
  const tone = [w3!, w4!, w5!];
  await c.svg(
    opening(half + 30, high + 30, 0, w1!) +
      ring.map((d, i) => path(d, tone[i]!)).join('') +
      opening(half, high, 0, lch(0.54, 0.09, 45)) +
      opening(half - 5, high - 4, 6, lch(0.3, 0.06, 15)) +
      opening(half - 16, high - 26, 3, lch(0.42, 0.085, 40)) +
      opening(half - 20, high - 34, 2, lch(0.84, 0.115, 78)),
    { box: [900, 2000, 280, 270], rim: { dx: 2, dy: -2, col: w5!, amt: 0.4 } },
  );
  c.glow(at.x, at.y - 50, 90, 110, lch(0.86, 0.12, 74), 0.5, 2);
  c.glow(at.x, at.y + 6, 120, 34, lch(0.84, 0.12, 74), 0.5, 1.6, { stipple: 0.4 });
}
