import { hex, type RGB } from './colour.ts';
import type { Rng } from './random.ts';
import { leaf, path } from './shapes.ts';

const P = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * A sheep lying down, about s px long: fleece of curls whose tone follows the light (lx, ly toward it).
 * wool: dark to light.
 */
export function restingSheep(
  R: Rng,
  x: number,
  y: number,
  s: number,
  wool: RGB[],
  face: RGB,
  dir: number,
  lx: number,
  ly: number,
) {
  // nested fleeces of round locks, each smaller one pushed toward the light
  const fleece = (k: number, col: RGB) => {
    const cx = x + lx * (1 - k) * s * 0.3;
    const cy = y - s * 0.21 + ly * (1 - k) * s * 0.15;
    let d = '';
    for (let i = 0; i < 15; i++) {
      const a = (i / 15) * 6.283 + k;
      const r = s * R.r(0.075, 0.105) * (0.5 + 0.5 * k);
      d += `<circle cx="${(cx + Math.cos(a) * s * 0.38 * k).toFixed(1)}" cy="${(cy + Math.sin(a) * s * 0.135 * k).toFixed(1)}" r="${r.toFixed(1)}"/>`;
    }
    return `<g fill="${hex(col)}">${d}<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(s * 0.4 * k).toFixed(1)}" ry="${(s * 0.15 * k).toFixed(1)}"/></g>`;
  };
  const body = wool.map((t, i) => fleece([1, 0.92, 0.78, 0.58, 0.34][i] ?? 0.3, t)).join('');
  const curls: string[] = [];
  for (let i = 0; i < 16; i++) {
    const a = R.r(0, 6.283);
    const q = Math.sqrt(R.f()) * 0.85;
    curls.push(
      leaf(
        x + Math.cos(a) * q * s * 0.42,
        y - s * 0.2 + Math.sin(a) * q * s * 0.17,
        R.r(-0.5, 0.9),
        s * 0.06,
        s * 0.018,
      ),
    );
  }
  const hx = x + dir * s * 0.5;
  const hy = y - s * 0.36;
  const h = (a: number, b: number) => P(hx + a * s * dir, hy - b * s);
  const head =
    path(
      `M${h(-0.12, 0.08)}C${h(-0.04, 0.14)} ${h(0.06, 0.1)} ${h(0.15, -0.04)}C${h(0.18, -0.1)} ${h(0.12, -0.14)} ${h(0.06, -0.12)}C${h(-0.02, -0.1)} ${h(-0.1, -0.12)} ${h(-0.14, -0.06)}Z`,
      face,
    ) +
    path(
      `M${h(-0.06, 0.07)}C${h(-0.16, 0.1)} ${h(-0.2, 0.02)} ${h(-0.17, -0.02)}C${h(-0.12, 0)} ${h(-0.08, 0.02)} ${h(-0.06, 0.07)}Z`,
      face,
    );
  return body + path(curls, wool[1] ?? face, 0.7) + head;
}
