import { mix, type RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import { leaf, P, path } from './shapes.ts';

/** Feathers of one wing, from the shoulder outward: three rows, the longest at the tip. */
function wing(x: number, y: number, h: number, side: number, up: boolean, tones: [RGB, RGB, RGB]): string {
  const bins: string[][] = [[], [], []];
  const lift = up ? 0.16 : 0;
  for (const [row, n, long] of [
    [0, 12, 0.5],
    [1, 10, 0.34],
    [2, 8, 0.2],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1);
      // the bone rises from the shoulder, arches, and ends outside
      const bx = side * (0.03 + 0.3 * t);
      const by = 0.7 + (0.3 + lift) * Math.sin(Math.PI * (0.12 + 0.6 * t)) + lift * 0.6 * t;
      const angle = Math.PI / 2 - side * lerp(0.05, up ? 1.0 : 0.42, t ** 1.3);
      const size = h * long * lerp(0.6, 1, Math.sin(Math.PI * clamp(0.2 + 0.62 * t))) * (up ? 1 : 1.08);
      bins[row]!.push(leaf(x + bx * h, y - by * h, angle, size, h * 0.034 * (1 - row * 0.12)));
    }
  }
  return bins.map((d, i) => path(d, tones[i]!)).join('');
}

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
  const robe = `M${p(-0.12, 0)}C${p(-0.12, 0.24)} ${p(-0.1, 0.46)} ${p(-0.08, 0.64)}Q${p(-0.075, 0.77)} ${p(0, 0.79)}Q${p(0.075, 0.77)} ${p(0.08, 0.64)}C${p(0.1, 0.44)} ${p(0.16, 0.22)} ${p(0.22, 0.02)}Q${p(0.05, -0.03)} ${p(-0.12, 0)}Z`;
  const folds = `M${p(-0.05, 0.5)}Q${p(-0.04, 0.2)} ${p(-0.06, 0)}L${p(-0.03, 0)}Q${p(-0.02, 0.24)} ${p(-0.05, 0.5)}ZM${p(0.03, 0.52)}Q${p(0.08, 0.2)} ${p(0.1, 0)}L${p(0.14, 0.01)}Q${p(0.1, 0.24)} ${p(0.03, 0.52)}Z`;
  const sleeve = `M${p(0.05, 0.72)}C${p(0.12, 0.64)} ${p(0.14, 0.52)} ${p(0.13, 0.44)}L${p(0.07, 0.45)}C${p(0.06, 0.54)} ${p(0.04, 0.62)} ${p(0.02, 0.66)}Z`;
  const head = `M${p(-0.05, 0.845)}C${p(-0.055, 0.91)} ${p(-0.03, 0.95)} ${p(0.005, 0.95)}C${p(0.045, 0.95)} ${p(0.065, 0.91)} ${p(0.055, 0.845)}C${p(0.045, 0.79)} ${p(-0.04, 0.79)} ${p(-0.05, 0.845)}Z`;
  const tones: [RGB, RGB, RGB] = [soft, mid, mix(light, soft, 0.2)];
  return (
    wing(x, y, h, -1, up, tones) +
    wing(x, y, h, 1, up, tones) +
    path(robe, light) +
    path(folds, soft) +
    path(sleeve, mid) +
    path(head, light)
  );
}
