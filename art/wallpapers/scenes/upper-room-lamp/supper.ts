import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch, type RGB } from '../../lib/colour.ts';
import { type FireTones, fireGlow, flame } from '../../lib/flames.ts';
import { tints } from '../../lib/notation.ts';
import { path } from '../../lib/shapes.ts';
import { loaf, turned } from '../../lib/vessels.ts';
import { cast } from './cast.ts';
import { dark, lamp } from './setting.ts';

const fire: FireTones = {
  outer: lch(0.78, 0.15, 58),
  mid: lch(0.87, 0.135, 76),
  inner: lch(0.95, 0.08, 92),
  core: lch(0.99, 0.025, 98),
};

/** What stands on the board: pitcher, cup, broken bread, and the lamp itself. */
export async function supper(c: Canvas) {
  const clay = {
    tones: tints('.17 .035 34, .31 .07 40, .5 .1 48, .74 .12 62, .9 .09 78'),
    light: lamp,
    seed: 21,
  };
  cast(c, 240, 2140, 26, 190);
  turned(
    c,
    236,
    2150,
    330,
    [
      [0, 0.14],
      [0.05, 0.12],
      [0.2, 0.11],
      [0.36, 0.2],
      [0.56, 0.3],
      [0.76, 0.27],
      [0.95, 0.15],
      [1, 0.16],
    ],
    {
      ...clay,
      mouth: dark,
      bands: [
        [0.4, 0.016, lch(0.42, 0.1, 30)],
        [0.45, 0.008, lch(0.42, 0.1, 30)],
      ],
    },
  );
  await c.svg(
    `<path d="M204 1858C130 1850 116 1950 158 1990" fill="none" stroke="${hex(lch(0.3, 0.065, 40))}" stroke-width="19" stroke-linecap="round"/>`,
    { box: [90, 1820, 140, 200], rim: { dx: 4, dy: 1, col: lch(0.74, 0.12, 62), amt: 0.7 } },
  );
  cast(c, 1010, 2160, 32, 260);
  cast(c, 800, 2236, 26, 230);
  turned(
    c,
    1010,
    2176,
    236,
    [
      [0, 0.27],
      [0.06, 0.265],
      [0.26, 0.25],
      [0.44, 0.17],
      [0.54, 0.06],
      [0.62, 0.075],
      [0.72, 0.05],
      [0.88, 0.08],
      [0.95, 0.2],
      [1, 0.22],
    ],
    {
      tones: tints('.2 .03 50, .38 .055 58, .6 .08 68, .82 .09 80, .97 .045 90'),
      light: lamp,
      seed: 25,
      mouth: lch(0.25, 0.09, 20),
      bands: [[0.12, 0.014, lch(0.55, 0.1, 60)]],
    },
  );
  // a plate with the bread: one loaf whole, one broken
  await c.svg(
    `<ellipse cx="756" cy="2226" rx="214" ry="42" fill="${hex(lch(0.36, 0.075, 44))}"/><ellipse cx="756" cy="2219" rx="206" ry="37" fill="${hex(lch(0.6, 0.1, 56))}"/><ellipse cx="756" cy="2222" rx="170" ry="27" fill="${hex(lch(0.42, 0.085, 46))}"/>`,
    { box: [520, 2160, 470, 120], rim: { dx: -4, dy: -3, col: lch(0.92, 0.1, 78), amt: 0.8 } },
  );
  const bread = {
    crust: tints('.24 .06 40, .42 .095 48, .6 .115 58, .82 .11 72'),
    flour: lch(0.93, 0.05, 84),
    crumb: lch(0.87, 0.095, 76),
    light: lamp,
  };
  loaf(c, 700, 2194, 118, 84, { ...bread, seed: 5 });
  loaf(c, 846, 2216, 92, 62, { ...bread, seed: 6, torn: -1 });
  // the lamp on its turned foot
  turned(
    c,
    lamp.x,
    2140,
    120,
    [
      [0, 0.5],
      [0.1, 0.44],
      [0.22, 0.2],
      [0.5, 0.17],
      [0.8, 0.24],
      [0.95, 0.46],
      [1, 0.48],
    ],
    { ...clay, light: { x: lamp.x - 200, y: lamp.y }, seed: 31 },
  );
  const [bodyDark, bodyMid, bodyLit] = tints('.33 .075 42, .52 .1 50, .84 .11 70') as [RGB, RGB, RGB];
  const L = (a: number, b: number) => `${lamp.x + a} ${2022 - b}`;
  await c.svg(
    path(
      `M${L(-118, 36)}C${L(-116, -4)} ${L(-40, -14)} ${L(10, -12)}C${L(60, -10)} ${L(86, 14)} ${L(104, 44)}L${L(126, 58)}L${L(118, 78)}L${L(84, 72)}C${L(40, 84)} ${L(-60, 82)} ${L(-118, 36)}Z`,
      bodyDark,
    ) +
      path(
        `M${L(-112, 40)}C${L(-100, 12)} ${L(-30, 8)} ${L(14, 12)}C${L(52, 16)} ${L(80, 34)} ${L(96, 54)}L${L(114, 62)}L${L(110, 76)}L${L(82, 70)}C${L(40, 82)} ${L(-60, 80)} ${L(-112, 40)}Z`,
        bodyMid,
      ) +
      `<ellipse cx="${lamp.x - 24}" cy="${2022 - 58}" rx="58" ry="17" fill="${hex(bodyLit)}"/><ellipse cx="${lamp.x - 24}" cy="${2022 - 57}" rx="26" ry="8" fill="${hex(dark)}"/><path d="M${L(-108, 44)}C${L(-168, 66)} ${L(-166, 4)} ${L(-104, 16)}" fill="none" stroke="${hex(bodyDark)}" stroke-width="14"/>`,
    { box: [lamp.x - 180, 1910, 340, 140], rim: { dx: 4, dy: -4, col: lch(0.95, 0.09, 84), amt: 0.9 } },
  );
  const f = { x: lamp.x + 116, y: 1950 };
  fireGlow(c, f.x, f.y - 60, 150, fire, 1.1);
  await c.svg(flame(f.x, f.y, 168, fire, 0.05), {
    box: [f.x - 120, f.y - 240, 240, 260],
    blur: 1.6,
    stipple: 1.6,
  });
  c.glow(f.x, f.y - 62, 150, 170, lch(0.98, 0.05, 92), 0.4, 1.8);
}
