import type { Box, Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { litForm } from '../../lib/lit-form.ts';
import { clamp, lerp } from '../../lib/maths.ts';
import { leaf, P, path, taper } from '../../lib/shapes.ts';
import { gate, pearl, stairHalf, stairX, stairY } from './setting.ts';

type Pose = 'up' | 'down' | 'praise';

const white = lch(0.985, 0.018, 90);
const lilac = lch(0.8, 0.06, 312);

/** One wing from the shoulder at (0, 0.74): a bone that rises and arches, and three rows of feathers on it. */
function wing(x: number, y: number, h: number, side: 1 | -1, lift: number, tones: readonly RGB[]): string {
  const bone = (t: number) =>
    [
      0.03 + (0.17 + 0.07 * lift) * t ** 1.15,
      0.7 + (0.26 + 0.2 * lift) * Math.sin(Math.PI * (0.08 + 0.6 * t)),
    ] as const;
  const rows = (
    [
      [15, 0.64, 0.042],
      [12, 0.36, 0.05],
      [9, 0.18, 0.056],
    ] as const
  ).map(([n, long, wide], row) =>
    Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1);
      const [a, b] = bone(t * (1 - 0.06 * row));
      const out = lerp(0.02, 0.2 + 0.24 * lift, t ** 1.6);
      const size = h * long * lerp(0.72, 1, Math.sin(Math.PI * clamp(0.12 + 0.66 * t)));
      return leaf(x + side * a * h, y - b * h, Math.PI / 2 - side * out, size, h * wide);
    }),
  );
  const spine = taper(
    Array.from({ length: 9 }, (_, i): [number, number, number] => {
      const [a, b] = bone(i / 8);
      return [x + side * a * h, y - b * h, h * lerp(0.06, 0.018, i / 8)];
    }),
  );
  return rows.map((d, i) => path(d, tones[i]!)).join('') + path(spine, tones[3]!);
}

/** A robed figure of light, without a face, h px tall with its feet on (x, y); parts back to front. */
function figure(x: number, y: number, h: number, dir: 1 | -1, pose: Pose, air: number): string[] {
  const p = (a: number, b: number) => P(x + a * h * dir, y - b * h);
  const pleat = (a: number[], b: number[], d: number[]) =>
    taper(
      Array.from({ length: 9 }, (_, i): [number, number, number] => {
        const t = i / 8;
        const at = (k: 0 | 1) => (1 - t) ** 2 * a[k]! + 2 * t * (1 - t) * b[k]! + t * t * d[k]!;
        return [x + at(0) * h * dir, y - at(1) * h, 0.4 + h * 0.026 * Math.sin(Math.PI * t ** 0.7)];
      }),
    );
  const fold = mix(lch(0.8, 0.07, 335), lch(0.9, 0.05, 60), air);
  const sleeve = mix(white, fold, 0.35);
  const feathers = [0.74, 0.54, 0.34, 0.12].map((q) => mix(white, mix(lilac, pearl, air * 0.6), q));
  const lift = pose === 'down' ? 0 : pose === 'up' ? 0.55 : 1;
  const robe =
    path(
      `M${p(-0.2, 0.015)}C${p(-0.15, 0.18)} ${p(-0.12, 0.36)} ${p(-0.1, 0.52)}C${p(-0.105, 0.62)} ${p(-0.13, 0.7)} ${p(-0.12, 0.77)}Q${p(-0.06, 0.83)} ${p(0, 0.83)}Q${p(0.06, 0.83)} ${p(0.12, 0.77)}C${p(0.13, 0.7)} ${p(0.105, 0.62)} ${p(0.1, 0.52)}C${p(0.13, 0.36)} ${p(0.2, 0.2)} ${p(0.33, 0.045)}C${p(0.27, -0.005)} ${p(0.2, 0.03)} ${p(0.15, 0)}C${p(0.1, -0.035)} ${p(0.05, 0.01)} ${p(0, -0.015)}C${p(-0.06, -0.035)} ${p(-0.14, -0.02)} ${p(-0.2, 0.015)}Z`,
      white,
    ) +
    path(
      [
        pleat([-0.06, 0.48], [-0.075, 0.24], [-0.14, 0.0]),
        pleat([-0.015, 0.5], [-0.01, 0.26], [-0.04, -0.015]),
        pleat([0.035, 0.49], [0.06, 0.26], [0.08, -0.01]),
        pleat([0.075, 0.47], [0.12, 0.24], [0.21, 0.02]),
        pleat([-0.07, 0.79], [-0.06, 0.66], [0.0, 0.53]),
        pleat([0.03, 0.8], [0.03, 0.66], [-0.03, 0.53]),
        pleat([-0.1, 0.525], [0, 0.475], [0.1, 0.525]),
      ],
      fold,
      0.85,
    );
  const arms =
    pose === 'praise'
      ? [1, -1].map((k) => {
          const q = (a: number, b: number) => P(x + k * a * h, y - b * h);
          return path(
            `M${q(0.06, 0.8)}C${q(0.13, 0.8)} ${q(0.19, 0.86)} ${q(0.23, 1.0)}L${q(0.245, 1.08)}L${q(0.27, 1.0)}C${q(0.3, 0.9)} ${q(0.29, 0.74)} ${q(0.24, 0.64)}C${q(0.19, 0.6)} ${q(0.13, 0.6)} ${q(0.09, 0.62)}Z`,
            sleeve,
          );
        })
      : [
          path(
            pose === 'down'
              ? `M${p(-0.1, 0.79)}C${p(-0.17, 0.7)} ${p(-0.16, 0.58)} ${p(-0.12, 0.5)}C${p(-0.05, 0.54)} ${p(0.01, 0.6)} ${p(0.04, 0.645)}L${p(0.02, 0.68)}C${p(-0.03, 0.66)} ${p(-0.06, 0.68)} ${p(-0.06, 0.76)}ZM${p(0.1, 0.79)}C${p(0.17, 0.7)} ${p(0.16, 0.58)} ${p(0.12, 0.5)}C${p(0.07, 0.54)} ${p(0.03, 0.6)} ${p(0.0, 0.645)}L${p(0.02, 0.68)}C${p(0.05, 0.66)} ${p(0.06, 0.7)} ${p(0.06, 0.76)}Z`
              : `M${p(0.06, 0.8)}C${p(0.14, 0.8)} ${p(0.2, 0.86)} ${p(0.27, 0.97)}L${p(0.305, 1.03)}L${p(0.31, 0.96)}C${p(0.31, 0.84)} ${p(0.28, 0.7)} ${p(0.2, 0.6)}C${p(0.16, 0.58)} ${p(0.12, 0.6)} ${p(0.09, 0.64)}ZM${p(-0.1, 0.79)}C${p(-0.16, 0.7)} ${p(-0.18, 0.58)} ${p(-0.17, 0.42)}Q${p(-0.12, 0.38)} ${p(-0.08, 0.42)}C${p(-0.08, 0.54)} ${p(-0.06, 0.66)} ${p(-0.06, 0.74)}Z`,
            sleeve,
          ),
        ];
  const hair = mix(lch(0.84, 0.09, 66), white, 0.35 + 0.5 * air);
  const head =
    path(
      `M${p(-0.03, 0.88)}L${p(-0.032, 0.82)}Q${p(0, 0.79)} ${p(0.032, 0.82)}L${p(0.03, 0.88)}Z`,
      mix(white, fold, 0.5),
    ) +
    path(
      `M${p(-0.056, 0.93)}C${p(-0.06, 0.985)} ${p(-0.03, 1.005)} ${p(0.002, 1.005)}C${p(0.036, 1.005)} ${p(0.06, 0.985)} ${p(0.056, 0.93)}C${p(0.056, 0.9)} ${p(0.06, 0.87)} ${p(0.05, 0.85)}Q${p(0, 0.825)} ${p(-0.05, 0.85)}C${p(-0.06, 0.87)} ${p(-0.056, 0.9)} ${p(-0.056, 0.93)}Z`,
      hair,
    ) +
    (pose === 'down'
      ? path(
          `M${p(-0.034, 0.93)}C${p(-0.03, 0.965)} ${p(0.03, 0.965)} ${p(0.034, 0.93)}C${p(0.032, 0.89)} ${p(0.018, 0.865)} ${p(0, 0.862)}C${p(-0.018, 0.865)} ${p(-0.032, 0.89)} ${p(-0.034, 0.93)}Z`,
          white,
        )
      : '');
  const wings = wing(x, y, h, -1, lift, feathers) + wing(x, y, h, 1, lift, feathers);
  return pose === 'down' ? [wings, robe, ...arms, head] : [robe, ...arms, wings, head];
}

/** The angels of God who go up and come down, each lit by the gate. */
export async function drawAngels(c: Canvas): Promise<void> {
  for (const [t, u, dir, pose] of [
    [0.84, 0.2, 1, 'up'],
    [0.75, -0.4, 1, 'down'],
    [0.66, 0.42, -1, 'up'],
    [0.545, -0.45, 1, 'praise'],
    [0.43, 0.42, -1, 'down'],
    [0.285, -0.46, 1, 'up'],
    [0.145, 0.4, -1, 'down'],
  ] as const) {
    const h = 42 + stairHalf(t) * 0.98;
    const x = stairX(t) + u * stairHalf(t);
    const y = stairY(t);
    c.glow(x, y - h * 0.6, h * 0.9, h * 1.0, lch(0.97, 0.06, 84), 0.5, 1.9, { stipple: 0.2 });
    c.glow(x, y - h * 0.93, h * 0.2, h * 0.2, pearl, 0.75, 1.1);
    const at: Box = [x - h * 0.95, y - h * 1.5, h * 1.9, h * 1.65];
    const m = Math.hypot(gate.x - x, gate.y - y);
    await litForm(c, figure(x, y, h, dir, pose, t), at, {
      toward: [(gate.x - x) / m, (gate.y - y) / m],
      reach: Math.max(2, h * 0.035),
      warm: lch(0.995, 0.02, 92),
      rim: lch(1, 0.01, 95),
      shade: mix(lch(0.72, 0.085, 335), lch(0.9, 0.05, 70), t),
      amt: [0.7, 0.9, 0.42],
    });
  }
}
