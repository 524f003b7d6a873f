import { mix, type RGB } from './colour.ts';
import { P, path, taper } from './shapes.ts';

interface Place {
  x: number;
  y: number;
  h: number;
}

interface Cloths {
  robe: RGB;
  mantle: RGB;
  veil: RGB;
}

/** Robe, mantle and veiled head of someone who stands and looks away from us. */
function body(at: Place, t: Cloths): [robe: string, mantle: string, head: string] {
  const { x, y, h } = at;
  const p = (a: number, b: number) => P(x + a * h, y - b * h);
  const fold = mix(t.robe, [0.1, 0.06, 0.14], 0.45);
  const robe =
    path(
      `M${p(-0.185, 0)}C${p(-0.165, 0.2)} ${p(-0.15, 0.42)} ${p(-0.12, 0.6)}L${p(0.12, 0.62)}C${p(0.15, 0.42)} ${p(0.165, 0.22)} ${p(0.195, 0.01)}Q${p(0.1, -0.025)} ${p(0.02, 0)}Q${p(-0.08, -0.025)} ${p(-0.185, 0)}Z`,
      t.robe,
    ) +
    path(
      [
        `M${p(-0.06, 0.4)}C${p(-0.07, 0.26)} ${p(-0.1, 0.12)} ${p(-0.115, -0.01)}L${p(-0.085, -0.015)}C${p(-0.06, 0.14)} ${p(-0.045, 0.28)} ${p(-0.06, 0.4)}Z`,
        `M${p(0.06, 0.36)}C${p(0.065, 0.24)} ${p(0.07, 0.12)} ${p(0.065, -0.012)}L${p(0.095, -0.015)}C${p(0.1, 0.12)} ${p(0.085, 0.24)} ${p(0.06, 0.36)}Z`,
      ],
      fold,
    );
  const mantle =
    path(
      `M${p(-0.185, 0.3)}C${p(-0.19, 0.48)} ${p(-0.175, 0.68)} ${p(-0.12, 0.76)}C${p(-0.08, 0.81)} ${p(0.08, 0.81)} ${p(0.12, 0.76)}C${p(0.17, 0.68)} ${p(0.165, 0.44)} ${p(0.175, 0.18)}C${p(0.08, 0.2)} ${p(-0.06, 0.26)} ${p(-0.185, 0.3)}Z`,
      t.mantle,
    ) +
    path(
      [
        `M${p(-0.1, 0.64)}C${p(-0.08, 0.5)} ${p(-0.06, 0.38)} ${p(-0.065, 0.265)}L${p(-0.035, 0.255)}C${p(-0.035, 0.38)} ${p(-0.06, 0.52)} ${p(-0.1, 0.64)}Z`,
        `M${p(0.06, 0.62)}C${p(0.085, 0.5)} ${p(0.09, 0.36)} ${p(0.085, 0.215)}L${p(0.11, 0.205)}C${p(0.115, 0.36)} ${p(0.105, 0.5)} ${p(0.06, 0.62)}Z`,
      ],
      mix(t.mantle, [0.1, 0.06, 0.14], 0.4),
    );
  const head = path(
    `M${p(-0.11, 0.67)}C${p(-0.11, 0.76)} ${p(-0.085, 0.82)} ${p(-0.08, 0.88)}C${p(-0.085, 0.96)} ${p(-0.045, 1)} ${p(0.005, 1)}C${p(0.055, 1)} ${p(0.092, 0.96)} ${p(0.084, 0.88)}C${p(0.082, 0.82)} ${p(0.11, 0.75)} ${p(0.11, 0.65)}Q${p(0, 0.6)} ${p(-0.11, 0.67)}Z`,
    t.veil,
  );
  return [robe, mantle, head];
}

/** Someone who stands and looks away from us, h px tall, feet at (x, y); parts back to front. */
export function watcher(at: Place, t: Cloths, staff: boolean): string[] {
  const { x, y, h } = at;
  const p = (a: number, b: number) => P(x + a * h, y - b * h);
  const [robe, mantle, head] = body(at, t);
  if (!staff) return [robe, mantle, head];
  const rod = path(
    taper([
      [x - 0.29 * h, y + 0.01 * h, h * 0.024],
      [x - 0.255 * h, y - 0.6 * h, h * 0.026],
      [x - 0.235 * h, y - 1.06 * h, h * 0.02],
    ]),
    mix(t.mantle, [0.3, 0.2, 0.15], 0.5),
  );
  const arm = path(
    `M${p(-0.1, 0.75)}C${p(-0.17, 0.7)} ${p(-0.2, 0.62)} ${p(-0.265, 0.6)}L${p(-0.26, 0.55)}C${p(-0.2, 0.53)} ${p(-0.13, 0.5)} ${p(-0.1, 0.52)}Z`,
    mix(t.mantle, t.robe, 0.3),
  );
  return [rod, robe, arm, mantle, head];
}

/** The same with both arms lifted up in prayer. */
export function praying(at: Place, t: Cloths, skin: RGB): string[] {
  const { x, y, h } = at;
  const [robe, mantle, head] = body(at, t);
  const arm = (side: 1 | -1) => {
    const p = (a: number, b: number) => P(x + side * a * h, y - b * h);
    return [
      path(
        `M${p(0.27, 1)}C${p(0.275, 1.05)} ${p(0.27, 1.09)} ${p(0.265, 1.12)}L${p(0.285, 1.155)}L${p(0.305, 1.12)}C${p(0.315, 1.08)} ${p(0.315, 1.04)} ${p(0.31, 0.99)}Z`,
        skin,
      ),
      path(
        `M${p(0.06, 0.78)}C${p(0.13, 0.79)} ${p(0.19, 0.86)} ${p(0.25, 1.015)}Q${p(0.29, 1.03)} ${p(0.335, 1.0)}C${p(0.325, 0.9)} ${p(0.3, 0.74)} ${p(0.24, 0.62)}C${p(0.19, 0.55)} ${p(0.14, 0.54)} ${p(0.1, 0.56)}Z`,
        mix(t.mantle, t.robe, 0.3),
      ),
    ];
  };
  return [...arm(-1), ...arm(1), robe, mantle, head];
}
