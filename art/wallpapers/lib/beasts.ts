import type { RGB } from './colour.ts';
import { P, path, taper } from './shapes.ts';

type At = (a: number, b: number) => string;
const place = (x: number, y: number, h: number, dir: number): At => {
  return (a, b) => P(x + a * h * dir, y - b * h);
};
const legs = (x: number, y: number, h: number, dir: number, list: [number, number, number, number][]) =>
  list.map(([from, to, top, w]) =>
    taper([
      [x + from * h * dir, y - top * h, w * h * 1.3],
      [x + ((from + to) / 2) * h * dir, y - top * 0.5 * h, w * h],
      [x + to * h * dir, y, w * h * 0.9],
    ]),
  );

/** Giraffe seen from the side, h px to the horns, walking toward dir. SVG. */
export function giraffe(x: number, y: number, h: number, coat: RGB, dark: RGB, dir: 1 | -1): string {
  const p = place(x, y, h, dir);
  const body = `M${p(-0.24, 0.5)}C${p(-0.24, 0.57)} ${p(-0.14, 0.6)} ${p(-0.02, 0.6)}C${p(0.06, 0.62)} ${p(0.1, 0.68)} ${p(0.16, 0.8)}L${p(0.225, 0.95)}L${p(0.22, 0.99)}L${p(0.25, 0.955)}C${p(0.3, 0.94)} ${p(0.36, 0.9)} ${p(0.37, 0.87)}C${p(0.35, 0.85)} ${p(0.3, 0.87)} ${p(0.275, 0.88)}C${p(0.24, 0.78)} ${p(0.19, 0.6)} ${p(0.14, 0.46)}C${p(0.06, 0.38)} ${p(-0.1, 0.37)} ${p(-0.21, 0.42)}Z`;
  const far = legs(x, y, h, dir, [
    [-0.16, -0.1, 0.44, 0.035],
    [0.1, 0.17, 0.44, 0.035],
  ]);
  const near = legs(x, y, h, dir, [
    [-0.2, -0.26, 0.46, 0.04],
    [0.1, 0.05, 0.44, 0.04],
  ]);
  const tail = taper([
    [x - 0.24 * h * dir, y - 0.52 * h, h * 0.014],
    [x - 0.29 * h * dir, y - 0.34 * h, h * 0.01],
    [x - 0.29 * h * dir, y - 0.27 * h, h * 0.026],
  ]);
  const spots: string[] = [];
  for (const [u, v, r] of [
    [-0.16, 0.53, 0.035],
    [-0.07, 0.55, 0.032],
    [-0.12, 0.46, 0.035],
    [-0.02, 0.48, 0.034],
    [0.05, 0.56, 0.03],
    [0.09, 0.47, 0.03],
    [0.13, 0.62, 0.026],
    [0.16, 0.7, 0.022],
    [0.19, 0.78, 0.02],
  ] as const)
    spots.push(
      `M${p(u - r, v)}L${p(u - r * 0.3, v + r * 0.9)}L${p(u + r * 0.9, v + r * 0.5)}L${p(u + r * 0.7, v - r * 0.8)}L${p(u - r * 0.4, v - r * 0.8)}Z`,
    );
  return path([...far, tail], dark) + path(near, coat) + path(body, coat) + path(spots, dark, 0.55);
}

/** Elephant from the side, h px at the back, walking toward dir. SVG. */
export function elephant(x: number, y: number, h: number, skin: RGB, dark: RGB, dir: 1 | -1): string {
  const p = place(x, y, h, dir);
  const body = `M${p(-0.62, 0.6)}C${p(-0.62, 0.86)} ${p(-0.36, 0.98)} ${p(-0.08, 0.97)}C${p(0.1, 0.96)} ${p(0.22, 1.0)} ${p(0.36, 0.99)}C${p(0.52, 0.97)} ${p(0.62, 0.84)} ${p(0.62, 0.68)}C${p(0.62, 0.5)} ${p(0.66, 0.3)} ${p(0.74, 0.14)}C${p(0.76, 0.08)} ${p(0.7, 0.05)} ${p(0.66, 0.1)}C${p(0.58, 0.22)} ${p(0.52, 0.36)} ${p(0.47, 0.5)}C${p(0.4, 0.46)} ${p(0.3, 0.42)} ${p(0.22, 0.4)}C${p(0, 0.3)} ${p(-0.36, 0.3)} ${p(-0.56, 0.42)}Z`;
  const far = legs(x, y, h, dir, [
    [-0.36, -0.28, 0.44, 0.15],
    [0.2, 0.3, 0.44, 0.14],
  ]);
  const near = legs(x, y, h, dir, [
    [-0.48, -0.52, 0.5, 0.17],
    [0.08, 0.04, 0.48, 0.16],
  ]);
  const ear = `M${p(0.2, 0.9)}C${p(0.06, 0.9)} ${p(0.04, 0.66)} ${p(0.16, 0.5)}C${p(0.22, 0.46)} ${p(0.3, 0.56)} ${p(0.34, 0.74)}C${p(0.34, 0.86)} ${p(0.28, 0.92)} ${p(0.2, 0.9)}Z`;
  const tusk = taper([
    [x + 0.5 * h * dir, y - 0.47 * h, h * 0.035],
    [x + 0.62 * h * dir, y - 0.4 * h, h * 0.025],
    [x + 0.7 * h * dir, y - 0.41 * h, h * 0.01],
  ]);
  const tail = taper([
    [x - 0.62 * h * dir, y - 0.64 * h, h * 0.03],
    [x - 0.68 * h * dir, y - 0.36 * h, h * 0.02],
  ]);
  return (
    path([...far, tail], dark) +
    path(near, skin) +
    path(body, skin) +
    path(ear, dark, 0.75) +
    path(tusk, [0.95, 0.92, 0.84])
  );
}

/** Deer from the side, h px to the antlers, head up, facing dir. SVG. */
export function deer(
  x: number,
  y: number,
  h: number,
  coat: RGB,
  dark: RGB,
  dir: 1 | -1,
  antlers = false,
): string {
  const p = place(x, y, h, dir);
  const body = `M${p(-0.32, 0.52)}C${p(-0.3, 0.6)} ${p(-0.16, 0.6)} ${p(0, 0.58)}C${p(0.1, 0.6)} ${p(0.16, 0.68)} ${p(0.19, 0.8)}L${p(0.14, 0.85)}L${p(0.22, 0.85)}C${p(0.26, 0.88)} ${p(0.3, 0.84)} ${p(0.38, 0.78)}C${p(0.38, 0.74)} ${p(0.32, 0.74)} ${p(0.29, 0.74)}C${p(0.27, 0.62)} ${p(0.23, 0.48)} ${p(0.17, 0.42)}C${p(0.06, 0.36)} ${p(-0.16, 0.38)} ${p(-0.27, 0.4)}Z`;
  const far = legs(x, y, h, dir, [
    [-0.2, -0.16, 0.42, 0.035],
    [0.12, 0.17, 0.42, 0.035],
  ]);
  const near = legs(x, y, h, dir, [
    [-0.26, -0.3, 0.46, 0.045],
    [0.12, 0.08, 0.44, 0.04],
  ]);
  const horns = antlers
    ? [
        taper([
          [x + 0.2 * h * dir, y - 0.84 * h, h * 0.016],
          [x + 0.14 * h * dir, y - 0.97 * h, h * 0.012],
          [x + 0.22 * h * dir, y - 1.1 * h, h * 0.005],
        ]),
        taper([
          [x + 0.15 * h * dir, y - 0.95 * h, h * 0.01],
          [x + 0.08 * h * dir, y - 1.04 * h, h * 0.004],
        ]),
        taper([
          [x + 0.22 * h * dir, y - 0.84 * h, h * 0.016],
          [x + 0.27 * h * dir, y - 0.98 * h, h * 0.01],
          [x + 0.24 * h * dir, y - 1.1 * h, h * 0.005],
        ]),
      ]
    : [];
  return path([...far, ...horns], dark) + path(near, coat) + path(body, coat);
}

/** Dove in flight toward dir, s px from head to tail; a leaf in its beak when `leafTone` is given. SVG. */
export function dove(
  x: number,
  y: number,
  s: number,
  white: RGB,
  shade: RGB,
  dir: 1 | -1,
  leafTone?: RGB,
): string {
  const p = place(x, y, s, dir);
  const body = `M${p(0.5, 0.08)}C${p(0.44, 0.18)} ${p(0.32, 0.17)} ${p(0.24, 0.1)}C${p(0.06, 0.06)} ${p(-0.16, 0.04)} ${p(-0.3, 0)}L${p(-0.56, 0.06)}L${p(-0.52, -0.04)}L${p(-0.58, -0.12)}L${p(-0.3, -0.1)}C${p(-0.1, -0.2)} ${p(0.16, -0.18)} ${p(0.32, -0.06)}C${p(0.4, -0.02)} ${p(0.44, 0.02)} ${p(0.5, 0.08)}Z`;
  const wing = `M${p(0.18, 0.06)}C${p(0.16, 0.34)} ${p(0.02, 0.58)} ${p(-0.22, 0.72)}C${p(-0.18, 0.62)} ${p(-0.2, 0.58)} ${p(-0.28, 0.56)}C${p(-0.2, 0.5)} ${p(-0.22, 0.44)} ${p(-0.28, 0.4)}C${p(-0.2, 0.36)} ${p(-0.2, 0.3)} ${p(-0.24, 0.24)}C${p(-0.16, 0.22)} ${p(-0.14, 0.12)} ${p(-0.14, 0.02)}Z`;
  const behind = `M${p(0.2, 0.06)}C${p(0.3, 0.3)} ${p(0.34, 0.46)} ${p(0.3, 0.66)}C${p(0.24, 0.6)} ${p(0.2, 0.58)} ${p(0.16, 0.6)}C${p(0.14, 0.5)} ${p(0.08, 0.46)} ${p(0.04, 0.46)}C${p(0.02, 0.3)} ${p(0, 0.14)} ${p(0.02, 0.02)}Z`;
  const sprig = leafTone
    ? path(
        [
          `M${p(0.48, 0.06)}Q${p(0.6, 0.02)} ${p(0.66, -0.06)}L${p(0.65, -0.08)}Q${p(0.58, -0.01)} ${p(0.48, 0.04)}Z`,
          `M${p(0.58, 0.01)}Q${p(0.66, 0.08)} ${p(0.74, 0.05)}Q${p(0.68, -0.01)} ${p(0.58, 0.01)}Z`,
          `M${p(0.6, -0.02)}Q${p(0.56, -0.12)} ${p(0.62, -0.16)}Q${p(0.66, -0.08)} ${p(0.6, -0.02)}Z`,
        ],
        leafTone,
      )
    : '';
  return (
    path(behind, shade) +
    sprig +
    path(body, white) +
    path(wing, white) +
    path(
      `M${p(0.14, 0.06)}C${p(0.1, 0.26)} ${p(0, 0.4)} ${p(-0.12, 0.5)}C${p(0, 0.36)} ${p(0.04, 0.2)} ${p(0.06, 0.05)}Z`,
      shade,
    )
  );
}
