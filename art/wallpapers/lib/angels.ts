import { mix, type RGB } from './colour.ts';
import { P, path } from './shapes.ts';

/** A winged figure of light seen from afar, without a face, h px tall, facing dir; `up` lifts its wings. SVG. */
export function angel(
  x: number,
  y: number,
  h: number,
  light: RGB,
  soft: RGB,
  dir: 1 | -1,
  up: boolean,
): string {
  const p = (a: number, b: number) => P(x + a * h * dir, y - b * h);
  const mid = mix(light, soft, 0.5);
  const tip = up ? 0.2 : 0;
  // the leading edge arches over the shoulder, the long feathers end low and outside
  const wing = (s: number, k: number) =>
    `M${p(0.02 * s, 0.7)}C${p(0.07 * s * k, 0.9)} ${p(0.17 * s * k, 1.0 + tip)} ${p(0.26 * s * k, 0.95 + tip)}C${p(0.35 * s * k, 0.86 + tip)} ${p(0.39 * s * k, 0.66 + tip)} ${p((0.37 + tip * 0.5) * s * k, 0.34 + tip * 1.4)}C${p(0.34 * s * k, 0.46 + tip)} ${p(0.31 * s * k, 0.5 + tip)} ${p(0.29 * s * k, 0.52 + tip)}C${p(0.29 * s * k, 0.44 + tip * 0.8)} ${p(0.27 * s * k, 0.36 + tip * 0.8)} ${p(0.25 * s * k, 0.3 + tip * 0.8)}C${p(0.23 * s * k, 0.42 + tip * 0.6)} ${p(0.21 * s * k, 0.46 + tip * 0.5)} ${p(0.19 * s * k, 0.48 + tip * 0.4)}C${p(0.18 * s * k, 0.42)} ${p(0.16 * s * k, 0.36)} ${p(0.14 * s * k, 0.33)}C${p(0.12 * s, 0.46)} ${p(0.07 * s, 0.54)} ${p(0.02 * s, 0.58)}Z`;
  const robe = `M${p(-0.13, 0)}C${p(-0.12, 0.24)} ${p(-0.1, 0.46)} ${p(-0.09, 0.64)}Q${p(-0.08, 0.77)} ${p(0, 0.79)}Q${p(0.08, 0.77)} ${p(0.09, 0.64)}C${p(0.1, 0.44)} ${p(0.15, 0.22)} ${p(0.2, 0.02)}Q${p(0.04, -0.03)} ${p(-0.13, 0)}Z`;
  const folds = `M${p(-0.05, 0.5)}Q${p(-0.04, 0.2)} ${p(-0.06, 0)}L${p(-0.035, 0)}Q${p(-0.02, 0.24)} ${p(-0.05, 0.5)}ZM${p(0.04, 0.48)}Q${p(0.08, 0.2)} ${p(0.09, 0)}L${p(0.12, 0.01)}Q${p(0.1, 0.22)} ${p(0.04, 0.48)}Z`;
  const head = `M${p(-0.055, 0.84)}C${p(-0.06, 0.92)} ${p(-0.035, 0.965)} ${p(0.005, 0.965)}C${p(0.05, 0.965)} ${p(0.07, 0.92)} ${p(0.06, 0.84)}C${p(0.05, 0.78)} ${p(-0.045, 0.78)} ${p(-0.055, 0.84)}Z`;
  return (
    path(wing(-1, 1), mid) +
    path(wing(1, 0.8), soft) +
    path(robe, light) +
    path(folds, mid) +
    path(head, light)
  );
}
