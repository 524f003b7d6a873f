import type { RGB } from './colour.ts';
import { path } from './shapes.ts';

type Robe = { robe: RGB; cloak: RGB; cloth: RGB };

const at =
  (x: number, y: number, s: number, dir: number) =>
  (a: number, b: number): string =>
    `${(x + a * s * dir).toFixed(1)} ${(y - b * s).toFixed(1)}`;

/** Someone who sits on the ground, knees drawn up, seen from the side; s is about 1.25 times the seated height. */
export function seated(x: number, y: number, s: number, t: Robe, dir = 1) {
  const p = at(x, y, s, dir);
  const legs = path(
    `M${p(-0.2, 0)}C${p(-0.05, 0.22)} ${p(0.1, 0.4)} ${p(0.24, 0.42)}C${p(0.33, 0.4)} ${p(0.34, 0.2)} ${p(0.37, 0.06)}L${p(0.46, 0.03)}L${p(0.45, -0.02)}Z`,
    t.robe,
  );
  const back = path(
    `M${p(-0.34, -0.02)}C${p(-0.42, 0.24)} ${p(-0.34, 0.52)} ${p(-0.13, 0.62)}C${p(-0.03, 0.64)} ${p(0.06, 0.58)} ${p(0.06, 0.5)}C${p(0.05, 0.36)} ${p(0.02, 0.2)} ${p(0.06, -0.02)}Z`,
    t.cloak,
  );
  const arm = path(
    `M${p(-0.04, 0.56)}C${p(0.06, 0.5)} ${p(0.1, 0.42)} ${p(0.27, 0.41)}L${p(0.29, 0.35)}C${p(0.14, 0.31)} ${p(0, 0.36)} ${p(-0.06, 0.46)}Z`,
    t.robe,
  );
  const head = path(
    `M${p(-0.17, 0.54)}C${p(-0.21, 0.68)} ${p(-0.17, 0.83)} ${p(-0.05, 0.84)}C${p(0.04, 0.84)} ${p(0.07, 0.77)} ${p(0.055, 0.74)}L${p(0.065, 0.69)}L${p(0.04, 0.67)}C${p(0.03, 0.62)} ${p(0.01, 0.59)} ${p(0.03, 0.55)}Q${p(-0.07, 0.5)} ${p(-0.17, 0.54)}Z`,
    t.cloth,
  );
  return legs + back + arm + head;
}

/** The same seen from behind: a cloak that spreads on the ground and a covered head. */
export function seatedBack(x: number, y: number, s: number, t: Robe) {
  const p = at(x, y, s, 1);
  return (
    path(
      `M${p(-0.38, 0)}C${p(-0.4, 0.1)} ${p(-0.3, 0.2)} ${p(-0.27, 0.34)}C${p(-0.25, 0.46)} ${p(-0.2, 0.54)} ${p(-0.09, 0.58)}L${p(0.09, 0.58)}C${p(0.2, 0.54)} ${p(0.25, 0.46)} ${p(0.27, 0.34)}C${p(0.3, 0.2)} ${p(0.41, 0.1)} ${p(0.4, 0)}Q${p(0.2, -0.05)} ${p(0.02, -0.02)}Q${p(-0.2, -0.05)} ${p(-0.38, 0)}Z`,
      t.cloak,
    ) +
    path(
      `M${p(-0.05, 0.5)}C${p(-0.1, 0.3)} ${p(-0.14, 0.14)} ${p(-0.13, -0.02)}L${p(-0.08, -0.03)}C${p(-0.08, 0.16)} ${p(-0.04, 0.34)} ${p(0, 0.5)}Z`,
      t.robe,
    ) +
    path(
      `M${p(0.1, 0.5)}C${p(0.17, 0.32)} ${p(0.22, 0.16)} ${p(0.24, -0.01)}L${p(0.28, -0.01)}C${p(0.27, 0.18)} ${p(0.2, 0.36)} ${p(0.13, 0.5)}Z`,
      t.robe,
    ) +
    path(
      `M${p(-0.14, 0.5)}C${p(-0.13, 0.6)} ${p(-0.13, 0.66)} ${p(-0.115, 0.72)}C${p(-0.1, 0.82)} ${p(-0.06, 0.86)} ${p(0.01, 0.86)}C${p(0.08, 0.86)} ${p(0.12, 0.81)} ${p(0.125, 0.72)}C${p(0.14, 0.64)} ${p(0.14, 0.58)} ${p(0.16, 0.49)}Q${p(0.02, 0.43)} ${p(-0.14, 0.5)}Z`,
      t.cloth,
    )
  );
}

/** A walker seen from behind with a staff in the right hand, s px tall. */
export function walker(x: number, y: number, s: number, t: Robe, dir = 1) {
  const p = at(x, y, s, dir);
  return (
    path(`M${p(0.245, -0.01)}L${p(0.21, 0.86)}L${p(0.228, 0.86)}L${p(0.268, -0.01)}Z`, t.cloak) +
    path(
      `M${p(-0.09, -0.01)}L${p(-0.015, -0.01)}L${p(-0.02, 0.08)}L${p(-0.09, 0.08)}ZM${p(0.035, 0.012)}L${p(0.1, 0.012)}L${p(0.1, 0.08)}L${p(0.04, 0.08)}Z`,
      t.cloak,
    ) +
    path(
      `M${p(-0.16, 0.05)}C${p(-0.15, 0.3)} ${p(-0.15, 0.6)} ${p(-0.1, 0.76)}C${p(-0.04, 0.82)} ${p(0.05, 0.82)} ${p(0.1, 0.76)}C${p(0.14, 0.6)} ${p(0.14, 0.3)} ${p(0.15, 0.06)}Q${p(0, 0.02)} ${p(-0.16, 0.05)}Z`,
      t.cloak,
    ) +
    path(
      `M${p(0.06, 0.76)}C${p(0.14, 0.7)} ${p(0.17, 0.6)} ${p(0.235, 0.55)}L${p(0.225, 0.5)}C${p(0.15, 0.52)} ${p(0.09, 0.58)} ${p(0.05, 0.64)}Z`,
      t.robe,
    ) +
    path(
      `M${p(-0.02, 0.7)}C${p(-0.05, 0.5)} ${p(-0.06, 0.3)} ${p(-0.05, 0.05)}L${p(-0.02, 0.05)}C${p(-0.02, 0.3)} ${p(0, 0.5)} ${p(0.01, 0.7)}Z`,
      t.robe,
    ) +
    path(
      `M${p(-0.085, 0.74)}C${p(-0.11, 0.86)} ${p(-0.09, 0.99)} ${p(0, 0.99)}C${p(0.09, 0.99)} ${p(0.11, 0.86)} ${p(0.085, 0.74)}Q${p(0, 0.69)} ${p(-0.085, 0.74)}Z`,
      t.cloth,
    )
  );
}
