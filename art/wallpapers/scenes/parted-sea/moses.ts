import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { litForm } from '../../lib/lit-form.ts';
import { tints } from '../../lib/notation.ts';
import { watcher } from '../../lib/robed-back.ts';
import { P, path, taper } from '../../lib/shapes.ts';
import { backlight } from './setting.ts';

const [robe, mantle, veil, skin, wood] = tints(
  '0.3 0.05 45, 0.27 0.06 25, 0.6 0.05 75, 0.42 0.065 50, 0.26 0.04 60',
) as [RGB, RGB, RGB, RGB, RGB];

const sea: RGB = lch(0.12, 0.03, 235);

/** Moses on the rock, from behind: staff lifted over the sea, his other hand stretched out, the wind in his mantle. */
export async function drawMoses(c: Canvas, x: number, y: number, h: number): Promise<void> {
  const p = (a: number, b: number) => P(x + a * h, y - b * h);
  const [body, cloak, head] = watcher({ x, y, h }, { robe, mantle, veil }, false) as [string, string, string];
  const blown =
    path(
      `M${p(-0.06, 0.78)}C${p(-0.2, 0.74)} ${p(-0.28, 0.64)} ${p(-0.38, 0.6)}C${p(-0.48, 0.57)} ${p(-0.54, 0.52)} ${p(-0.64, 0.5)}C${p(-0.58, 0.44)} ${p(-0.5, 0.42)} ${p(-0.47, 0.36)}C${p(-0.43, 0.29)} ${p(-0.46, 0.22)} ${p(-0.52, 0.15)}C${p(-0.4, 0.13)} ${p(-0.3, 0.14)} ${p(-0.24, 0.19)}C${p(-0.19, 0.22)} ${p(-0.15, 0.25)} ${p(-0.1, 0.24)}Z`,
      mix(mantle, sea, 0.2),
    ) +
    path(
      [
        `M${p(-0.12, 0.68)}C${p(-0.22, 0.6)} ${p(-0.36, 0.54)} ${p(-0.52, 0.5)}L${p(-0.5, 0.48)}C${p(-0.36, 0.5)} ${p(-0.22, 0.54)} ${p(-0.12, 0.68)}Z`,
        `M${p(-0.14, 0.54)}C${p(-0.24, 0.46)} ${p(-0.34, 0.36)} ${p(-0.4, 0.22)}L${p(-0.37, 0.2)}C${p(-0.3, 0.34)} ${p(-0.22, 0.44)} ${p(-0.14, 0.54)}Z`,
        `M${p(-0.13, 0.4)}C${p(-0.18, 0.34)} ${p(-0.24, 0.28)} ${p(-0.27, 0.2)}L${p(-0.24, 0.2)}C${p(-0.2, 0.28)} ${p(-0.16, 0.34)} ${p(-0.13, 0.4)}Z`,
      ],
      sea,
      0.6,
    );
  const staff = path(
    taper([
      [x + 0.22 * h, y - 0.84 * h, h * 0.022],
      [x + 0.292 * h, y - 1.13 * h, h * 0.026],
      [x + 0.415 * h, y - 1.64 * h, h * 0.03],
    ]),
    wood,
  );
  const sleeve = mix(mantle, robe, 0.4);
  const out =
    path(
      `M${p(-0.37, 0.862)}C${p(-0.41, 0.885)} ${p(-0.44, 0.9)} ${p(-0.47, 0.897)}L${p(-0.475, 0.875)}C${p(-0.45, 0.845)} ${p(-0.42, 0.815)} ${p(-0.395, 0.8)}Z`,
      skin,
    ) +
    path(
      `M${p(-0.04, 0.8)}C${p(-0.14, 0.81)} ${p(-0.26, 0.83)} ${p(-0.365, 0.878)}Q${p(-0.41, 0.84)} ${p(-0.4, 0.785)}C${p(-0.36, 0.69)} ${p(-0.3, 0.62)} ${p(-0.22, 0.57)}C${p(-0.17, 0.56)} ${p(-0.12, 0.58)} ${p(-0.1, 0.6)}Z`,
      sleeve,
    ) +
    path(
      `M${p(-0.12, 0.74)}C${p(-0.2, 0.73)} ${p(-0.28, 0.74)} ${p(-0.35, 0.77)}L${p(-0.34, 0.75)}C${p(-0.28, 0.71)} ${p(-0.2, 0.7)} ${p(-0.12, 0.74)}Z`,
      sea,
      0.5,
    );
  const raised =
    path(
      `M${p(0.25, 1.05)}C${p(0.245, 1.09)} ${p(0.255, 1.13)} ${p(0.285, 1.142)}C${p(0.315, 1.135)} ${p(0.33, 1.1)} ${p(0.312, 1.03)}Z`,
      skin,
    ) +
    path(
      `M${p(0.03, 0.8)}C${p(0.1, 0.83)} ${p(0.17, 0.92)} ${p(0.23, 1.06)}Q${p(0.28, 1.075)} ${p(0.325, 1.03)}C${p(0.32, 0.92)} ${p(0.29, 0.75)} ${p(0.22, 0.63)}C${p(0.18, 0.57)} ${p(0.13, 0.56)} ${p(0.09, 0.58)}Z`,
      sleeve,
    ) +
    path(
      `M${p(0.14, 0.78)}C${p(0.19, 0.84)} ${p(0.23, 0.92)} ${p(0.26, 1.02)}L${p(0.28, 1.01)}C${p(0.26, 0.9)} ${p(0.21, 0.81)} ${p(0.14, 0.78)}Z`,
      sea,
      0.5,
    );
  await litForm(
    c,
    [blown, body, out, staff, raised, cloak, head],
    [x - h * 0.75, y - h * 1.75, h * 1.4, h * 1.85],
    {
      ...backlight(x, y - h * 0.6),
      reach: h * 0.03,
      amt: [0.55, 1.7, 0.66],
    },
  );
}
