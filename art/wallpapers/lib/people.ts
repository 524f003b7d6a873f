import { hex, mix, type RGB } from './colour.ts';
import { f1, P, path } from './shapes.ts';

/** Tones of one figure: robe, its folds in shade, the cloth over head and shoulders. */
export interface Dress {
  robe: RGB;
  dark: RGB;
  cloth: RGB;
}

type At = (a: number, b: number) => string;
const place = (x: number, y: number, h: number, dir: number): At => {
  return (a, b) => P(x + a * h * dir, y - b * h);
};

const rod = (p: At, a: [number, number], b: [number, number], width: number, col: RGB) =>
  `<path d="M${p(...a)}L${p(...b)}" stroke="${hex(col)}" stroke-width="${f1(width)}" stroke-linecap="round"/>`;

/** Standing, seen from behind, h px tall; a staff in the hand on the `dir` side when `staff`. */
export function standing(
  x: number,
  y: number,
  h: number,
  d: Dress,
  dir: 1 | -1,
  o: { staff?: boolean; bundle?: boolean } = {},
): string {
  const p = place(x, y, h, dir);
  const fold = mix(d.robe, d.dark, 0.6);
  let out = '';
  if (o.staff) out += rod(p, [0.27, -0.01], [0.225, 1.1], h * 0.024, d.dark);
  out += path(
    `M${p(-0.17, 0)}C${p(-0.165, 0.24)} ${p(-0.15, 0.5)} ${p(-0.125, 0.68)}Q${p(-0.11, 0.8)} ${p(-0.03, 0.82)}L${p(0.04, 0.82)}Q${p(0.12, 0.79)} ${p(0.125, 0.66)}C${p(0.15, 0.45)} ${p(0.165, 0.2)} ${p(0.185, 0.015)}Q${p(0.02, -0.03)} ${p(-0.17, 0)}Z`,
    d.robe,
  );
  out += path(
    [
      `M${p(-0.1, 0.46)}Q${p(-0.07, 0.2)} ${p(-0.09, 0)}L${p(-0.065, -0.005)}Q${p(-0.05, 0.2)} ${p(-0.1, 0.46)}Z`,
      `M${p(0.02, 0.44)}Q${p(0.05, 0.2)} ${p(0.04, -0.01)}L${p(0.07, -0.01)}Q${p(0.07, 0.2)} ${p(0.02, 0.44)}Z`,
      `M${p(0.1, 0.4)}Q${p(0.135, 0.2)} ${p(0.13, 0)}L${p(0.15, 0.005)}Q${p(0.145, 0.2)} ${p(0.1, 0.4)}Z`,
    ],
    fold,
  );
  if (o.staff) {
    const arm = `M${p(0.08, 0.74)}C${p(0.15, 0.7)} ${p(0.2, 0.63)} ${p(0.26, 0.6)}L${p(0.255, 0.555)}C${p(0.18, 0.55)} ${p(0.12, 0.5)} ${p(0.08, 0.5)}Z`;
    out += path(arm, fold);
  }
  out += path(
    `M${p(-0.14, 0.4)}C${p(-0.15, 0.6)} ${p(-0.13, 0.77)} ${p(-0.05, 0.815)}L${p(0.05, 0.815)}C${p(0.13, 0.77)} ${p(0.145, 0.58)} ${p(0.12, 0.34)}Q${p(0.03, 0.44)} ${p(-0.14, 0.4)}Z`,
    mix(d.cloth, d.robe, 0.35),
  );
  if (o.bundle) {
    out += `<ellipse cx="${f1(x - 0.1 * h * dir)}" cy="${f1(y - 0.7 * h)}" rx="${f1(h * 0.13)}" ry="${f1(h * 0.1)}" fill="${hex(fold)}"/>`;
  }
  return (
    out +
    path(
      `M${p(-0.075, 0.75)}C${p(-0.1, 0.88)} ${p(-0.075, 0.99)} ${p(0.005, 0.995)}C${p(0.08, 0.99)} ${p(0.1, 0.88)} ${p(0.08, 0.74)}Q${p(0, 0.7)} ${p(-0.075, 0.75)}Z`,
      d.cloth,
    )
  );
}

/** Walking away or along, mid-stride, with an optional load on the back. */
export function walking(x: number, y: number, h: number, d: Dress, dir: 1 | -1, load = false): string {
  const p = place(x, y, h, dir);
  const feet = `M${p(-0.13, 0)}L${p(-0.05, 0.0)}L${p(-0.06, 0.1)}L${p(-0.12, 0.1)}ZM${p(0.08, 0.02)}L${p(0.17, 0.02)}L${p(0.12, 0.11)}L${p(0.07, 0.1)}Z`;
  const robe = `M${p(-0.17, 0.07)}C${p(-0.14, 0.3)} ${p(-0.13, 0.55)} ${p(-0.09, 0.72)}Q${p(-0.04, 0.82)} ${p(0.04, 0.81)}Q${p(0.12, 0.78)} ${p(0.12, 0.64)}C${p(0.13, 0.4)} ${p(0.17, 0.22)} ${p(0.19, 0.07)}Q${p(0.02, 0.03)} ${p(-0.17, 0.07)}Z`;
  const back = `M${p(-0.15, 0.12)}C${p(-0.15, 0.4)} ${p(-0.13, 0.62)} ${p(-0.07, 0.78)}L${p(0.03, 0.8)}C${p(0, 0.6)} ${p(-0.03, 0.36)} ${p(-0.02, 0.08)}Q${p(-0.08, 0.07)} ${p(-0.15, 0.12)}Z`;
  const head = `M${p(-0.06, 0.75)}C${p(-0.09, 0.88)} ${p(-0.05, 0.99)} ${p(0.035, 0.985)}C${p(0.11, 0.97)} ${p(0.11, 0.87)} ${p(0.085, 0.76)}Q${p(0.01, 0.72)} ${p(-0.06, 0.75)}Z`;
  const pack = `M${p(-0.26, 0.5)}C${p(-0.3, 0.68)} ${p(-0.2, 0.84)} ${p(-0.08, 0.8)}C${p(0, 0.74)} ${p(-0.02, 0.5)} ${p(-0.1, 0.46)}Q${p(-0.2, 0.43)} ${p(-0.26, 0.5)}Z`;
  return (
    path(feet, d.dark) +
    path(robe, d.robe) +
    path(back, d.dark) +
    path(head, d.cloth) +
    (load ? path(pack, d.dark) : '')
  );
}
