import type { Box, Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { castShadow, litForm } from '../../lib/lit-form.ts';
import { tints } from '../../lib/notation.ts';
import { carrying } from '../../lib/robed.ts';
import { watcher } from '../../lib/robed-back.ts';
import { P, path } from '../../lib/shapes.ts';
import { backlight, sun } from './setting.ts';

type Load = 'staff' | 'bundle' | 'jar' | 'none';

const skin = lch(0.42, 0.065, 48);

/** A sack slung over the shoulder of one who stands at (x, y). */
function sack(x: number, y: number, h: number, dir: 1 | -1, col: RGB): string {
  const p = (a: number, b: number) => P(x + a * h * dir, y - b * h);
  return (
    path(
      `M${p(-0.06, 0.8)}C${p(-0.16, 0.8)} ${p(-0.27, 0.72)} ${p(-0.28, 0.58)}C${p(-0.28, 0.47)} ${p(-0.2, 0.4)} ${p(-0.08, 0.41)}C${p(0.04, 0.42)} ${p(0.09, 0.5)} ${p(0.07, 0.6)}C${p(0.05, 0.7)} ${p(0.02, 0.76)} ${p(0.05, 0.82)}L${p(0.0, 0.84)}Z`,
      col,
    ) +
    path(
      `M${p(-0.02, 0.78)}C${p(-0.1, 0.72)} ${p(-0.18, 0.62)} ${p(-0.2, 0.48)}L${p(-0.17, 0.46)}C${p(-0.14, 0.6)} ${p(-0.08, 0.7)} ${p(-0.02, 0.78)}ZM${p(0.0, 0.76)}C${p(-0.04, 0.66)} ${p(-0.05, 0.54)} ${p(-0.04, 0.44)}L${p(-0.01, 0.44)}C${p(-0.01, 0.56)} ${p(0.0, 0.66)} ${p(0.0, 0.76)}Z`,
      mix(col, lch(0.14, 0.03, 240), 0.5),
      0.8,
    )
  );
}

/** The last of the people, near enough to see what they carry. */
export async function drawTravellers(c: Canvas): Promise<void> {
  for (const [x, y, h, dir, load, cols] of [
    [674, 2082, 152, 1, 'staff', '.34 .05 240, .27 .045 220, .62 .05 75'],
    [742, 2096, 130, -1, 'jar', '.4 .075 30, .34 .06 15, .56 .06 50'],
    [1004, 2112, 134, 1, 'jar', '.36 .05 60, .3 .05 235, .66 .05 80'],
    [850, 2150, 172, 1, 'bundle', '.3 .055 25, .36 .065 50, .5 .06 40'],
    [938, 2184, 158, -1, 'staff', '.38 .06 65, .28 .05 230, .66 .045 85'],
    [888, 2200, 98, 1, 'none', '.48 .075 65, .38 .07 45, .42 .06 40'],
  ] as [number, number, number, 1 | -1, Load, string][]) {
    const [robe, mantle, veil] = tints(cols) as [RGB, RGB, RGB];
    const t = { robe, mantle, veil, skin };
    const parts =
      load === 'jar'
        ? carrying({ x, y, h, dir }, t, lch(0.46, 0.075, 45))
        : watcher({ x, y, h }, t, load === 'staff');
    if (load === 'bundle') parts.push(sack(x, y, h, dir, lch(0.44, 0.06, 62)));
    const box: Box = [x - h, y - h * 1.35, h * 2, h * 2.5];
    await castShadow(
      c,
      parts,
      { x, y: y - 2 },
      { along: ((x - sun.x) / (y - 1440)) * 0.95, down: 0.95 },
      {
        box,
        col: lch(0.24, 0.04, 215),
        amt: 0.6,
      },
    );
    await litForm(c, parts, box, { ...backlight(x, y - h), reach: h * 0.045, amt: [0.62, 1.4, 0.62] });
  }
}
