import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { flameSheet, sparks } from '../../lib/fire.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { broadTree } from '../../lib/trees.ts';
import { bush, fire, gold } from './setting.ts';

/** Flames over the crown: taller in its middle, nothing beyond its width. */
function flames(
  c: Canvas,
  k: {
    wide: number;
    tall: number;
    foot: number;
    seed: number;
    width: number;
    tones: string;
    amt: number;
    fade?: number;
  },
): void {
  flameSheet(c, {
    x0: bush.x - k.wide,
    x1: bush.x + k.wide,
    foot: (x) => bush.y - k.foot + 60 * ((x - bush.x) / k.wide) ** 2,
    height: (x) => k.tall * Math.max(0, 1 - Math.abs((x - bush.x) / k.wide) ** 2.2) ** 0.8,
    seed: k.seed,
    width: k.width,
    tones: sweep(k.tones),
    amt: k.amt,
    ...(k.fade === undefined ? {} : { fade: k.fade }),
  });
}

export async function drawBush(c: Canvas): Promise<void> {
  c.glow(fire.x, fire.y, 900, 900, lch(0.66, 0.13, 50), 0.55, 2.2, { stipple: 0.35 });
  c.glow(fire.x, fire.y, 430, 470, lch(0.8, 0.14, 66), 0.5, 1.8, { stipple: 0.3 });
  const back = [
    {
      wide: 372,
      tall: 700,
      foot: -10,
      seed: 7,
      width: 104,
      tones: '0 0.52 0.155 34, 0.4 0.64 0.165 48, 1 0.78 0.15 66',
    },
    {
      wide: 350,
      tall: 640,
      foot: -10,
      seed: 55,
      width: 88,
      tones: '0 0.6 0.165 44, 0.5 0.72 0.16 58, 1 0.84 0.135 76',
    },
    {
      wide: 315,
      tall: 560,
      foot: -10,
      seed: 12,
      width: 76,
      tones: '0 0.72 0.16 60, 0.5 0.83 0.14 76, 1 0.92 0.1 90',
    },
    {
      wide: 255,
      tall: 470,
      foot: 0,
      seed: 22,
      width: 60,
      tones: '0 0.84 0.14 76, 0.5 0.93 0.1 90, 1 0.97 0.05 97',
    },
  ];
  for (const sheet of back) flames(c, { ...sheet, amt: 0.92, fade: 0.15 });
  const box: [number, number, number, number] = [380, 1180, 940, 1080];
  const leaves = tints('0.3 0.075 62, 0.42 0.1 92, 0.58 0.12 98, 0.76 0.135 92, 0.93 0.1 95');
  for (const [seed, dx, lean, h] of [
    [5, -60, -0.62, 400],
    [6, 66, 0.64, 390],
    [12, -30, -0.28, 500],
    [9, 34, 0.24, 520],
  ] as const) {
    const T = broadTree(rng(seed), {
      x: bush.x + dx * 0.5,
      y: bush.y + 12,
      h,
      lean,
      light: [dx, 40],
      tones: leaves,
      bark: [lch(0.2, 0.05, 30), lch(0.75, 0.14, 65)],
      leafL: 20,
      leafW: 5,
      spread: 0.7,
      clumpR: 0.075,
      trunkW: 0.055,
      trunkL: 0.24,
      wig: 0.7,
      depth: 6,
      from: 3,
      shrink: 0.98,
      up: 0.06,
      density: 0.12,
    });
    await c.svg(T.svg, { box, rim: { dx: 0, dy: 5, col: gold, amt: 0.5 } });
  }
  const front = [
    {
      wide: 340,
      tall: 260,
      foot: 150,
      seed: 31,
      width: 58,
      tones: '0 0.62 0.165 46, 0.5 0.76 0.155 64, 1 0.88 0.12 82',
      amt: 0.6,
    },
    {
      wide: 330,
      tall: 240,
      foot: 70,
      seed: 33,
      width: 52,
      tones: '0 0.72 0.16 58, 0.5 0.84 0.14 76, 1 0.93 0.1 90',
      amt: 0.68,
    },
    {
      wide: 250,
      tall: 240,
      foot: 0,
      seed: 38,
      width: 42,
      tones: '0 0.84 0.14 76, 0.5 0.94 0.09 92, 1 0.98 0.04 98',
      amt: 0.85,
    },
  ];
  for (const sheet of front) flames(c, { ...sheet, fade: 0.8 });
  await c.svg(
    sparks(rng(77), bush.x, bush.y - 480, 980, 150, tints('0.7 0.16 55, 0.82 0.14 74, 0.95 0.075 94')),
    { box: [200, 700, 1240, 1200] },
  );
  c.glow(fire.x, bush.y - 150, 300, 330, lch(0.93, 0.1, 88), 0.3, 2);
}
