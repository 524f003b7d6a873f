import { hex, type RGB } from './colour.ts';
import type { Rng } from './random.ts';
import { f1, P, path, taper } from './shapes.ts';

/** one bird, simple gull stroke */
export const bird = (x: number, y: number, s: number, tilt = 0, flap = 0.5) =>
  `M${P(x - s, y - s * flap * 0.55 + tilt * s)}Q${P(x - s * 0.45, y - s * flap * 0.75)} ${P(x, y)}Q${P(x + s * 0.45, y - s * flap * 0.8)} ${P(x + s, y - s * flap * 0.5 - tilt * s)}Q${P(x + s * 0.4, y - s * flap * 0.35)} ${P(x, y + s * 0.14)}Q${P(x - s * 0.4, y - s * flap * 0.3)} ${P(x - s, y - s * flap * 0.55 + tilt * s)}Z`;

/** sheep about s px tall, facing dir */
export function sheep(
  R: Rng,
  x: number,
  y: number,
  s: number,
  wool: RGB[],
  dark: RGB,
  dir = 1,
  graze = false,
) {
  const out: string[] = [];
  const legs: string[] = [];
  for (const lx of [-0.32, -0.2, 0.2, 0.32])
    legs.push(
      taper([
        [x + lx * s, y - s * 0.35, s * 0.085],
        [x + lx * s + R.r(-2, 2) * s * 0.01, y, s * 0.05],
      ]),
    );
  out.push(path(legs, dark));
  const blob = (n: number, ox: number, oy: number, k: number, c: RGB) => {
    let d = '';
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283,
        r = s * 0.11 * R.r(0.85, 1.2) * k,
        X = x + ox * s + Math.cos(a) * s * 0.36 * k,
        Y = y - s * 0.52 + oy * s + Math.sin(a) * s * 0.19 * k;
      d += `<circle cx="${f1(X)}" cy="${f1(Y)}" r="${f1(r)}"/>`;
    }
    return `<g fill="${hex(c)}">${d}<ellipse cx="${f1(x + ox * s)}" cy="${f1(y - s * 0.52 + oy * s)}" rx="${f1(s * 0.38 * k)}" ry="${f1(s * 0.22 * k)}"/></g>`;
  };
  out.push(blob(12, 0, 0, 1, wool[0]!));
  out.push(blob(10, -0.05, -0.05, 0.82, wool[1]!));
  if (wool[2]!) out.push(blob(8, -0.1, -0.1, 0.52, wool[2]));
  const hx = x + dir * s * 0.47,
    hy = graze ? y - s * 0.22 : y - s * 0.68;
  out.push(
    `<ellipse cx="${f1(hx)}" cy="${f1(hy)}" rx="${f1(s * 0.13)}" ry="${f1(s * 0.1)}" fill="${hex(dark)}" transform="rotate(${graze ? dir * 60 : dir * 25} ${f1(hx)} ${f1(hy)})"/>`,
  );
  out.push(
    `<ellipse cx="${f1(hx - dir * s * 0.1)}" cy="${f1(hy - s * 0.06)}" rx="${f1(s * 0.07)}" ry="${f1(s * 0.03)}" fill="${hex(dark)}" transform="rotate(${dir * -20} ${f1(hx)} ${f1(hy)})"/>`,
  );
  return out.join('');
}
