import { mist } from '../../lib/air.ts';
import { heavens, rise, streaks } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { bird } from '../../lib/creatures.ts';
import { grove } from '../../lib/groves.ts';
import { lightRings } from '../../lib/light.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { path, taper } from '../../lib/shapes.ts';
import { cypress } from '../../lib/trees.ts';
import { gold, sun } from './setting.ts';

/** Sunrise, the far hills, and the three crosses, already part of the distance. */
export async function morning(c: Canvas) {
  heavens(
    c,
    '0 .5 .075 5, .22 .6 .09 14, .46 .72 .1 28, .68 .83 .095 48, .86 .91 .08 72, 1 .94 .065 85',
    1600,
    sun,
    0.17,
  );
  lightRings(
    c,
    sun,
    lch(0.95, 0.055, 84),
    [
      [180, 0.16],
      [340, 0.11],
      [560, 0.08],
      [880, 0.05],
    ],
    1700,
  );
  c.glow(sun.x, sun.y, 900, 820, gold, 0.5, 2.3);
  streaks(c, 206, 120, 760, '.55 .08 8, .82 .09 42', { sx: 780, sy: 92, cover: 0.49, amt: 0.7, lx: -0.3 });
  streaks(c, 37, 780, 1290, '.74 .1 28, .95 .065 80', { sx: 900, sy: 50, cover: 0.49, amt: 0.72 });
  rise(
    c,
    'far',
    7,
    [0, 1420, 220, 1440, 420, 1400, 640, 1350, 900, 1330, 1440, 1300],
    '.74 .085 30, .88 .075 65 | .89 .08 62, .67 .08 12 | .96 .07 84',
    { h: 150, y1: 1700, sun },
  );
  mist(c, 1430, 1580, lch(0.94, 0.06, 80), 0.6, 5);
  const skull = rise(
    c,
    'mid',
    17,
    [0, 1600, 130, 1530, 250, 1476, 380, 1500, 540, 1600, 760, 1700, 1440, 1800],
    '.6 .075 14, .8 .085 48 | .8 .095 48, .52 .07 0 | .95 .08 80 | .86 .1 60',
    { h: 200, y1: 1900, sun, rim: 0.85, wash: [0.5, 110] },
  );
  const cross = (x: number, h: number) => {
    const y = skull(x) + 6;
    return [
      taper([
        [x, y, h * 0.085],
        [x, y - h, h * 0.075],
      ]),
      taper([
        [x - h * 0.27, y - h * 0.72, h * 0.07],
        [x + h * 0.27, y - h * 0.715, h * 0.07],
      ]),
    ];
  };
  await c.svg(path([...cross(248, 128), ...cross(172, 96), ...cross(328, 98)], lch(0.42, 0.07, 5)), {
    box: [100, 1330, 320, 190],
    rim: { dx: 0, dy: -3, col: gold, amt: 0.5 },
  });
  await c.svg(
    path([bird(620, 1010, 24, 0.1), bird(700, 968, 17, -0.1), bird(548, 962, 14, 0.1)], lch(0.42, 0.07, 5)),
    { box: [500, 900, 300, 160] },
  );
  mist(c, 1560, 1760, lch(0.93, 0.065, 74), 0.6, 8);
  const garden = rise(
    c,
    'mid',
    27,
    [0, 1742, 180, 1720, 400, 1780, 640, 1880, 1440, 2000],
    '.46 .06 40, .58 .07 52, .5 .06 60 | .72 .09 62, .38 .05 20 | .94 .09 80 | .8 .1 62',
    { h: 460, y1: 2300, sun, rim: 0.85, wash: [0.5, 100] },
  );
  const ct = tints('.3 .045 100, .37 .05 95, .7 .09 70');
  await c.svg(
    [
      [60, 200],
      [118, 250],
      [430, 170],
    ]
      .map(([x, h]) => cypress(rng(x!), x!, garden(x!) + 12, h!, h! * 0.2, ct, 1, 200))
      .join(''),
    { box: [0, 1440, 560, 360], rim: { dx: 3, dy: -3, col: gold, amt: 0.5 } },
  );
  // the garden's own trees, row behind row in the haze
  await c.svg(
    grove(rng(12), {
      y: garden,
      x0: -20,
      x1: 520,
      d0: 50,
      d1: 430,
      rows: 8,
      size: [24, 62],
      gap: 1.3,
      tones: [lch(0.5, 0.07, 40), lch(0.45, 0.06, 85), lch(0.74, 0.1, 72)],
      lx: -0.4,
      keep: () => 0.85,
    }),
    { box: [0, 1700, 640, 560] },
  );
  mist(c, 1820, 1960, lch(0.9, 0.07, 68), 0.45, 11);
  mist(c, 1980, 2200, lch(0.85, 0.08, 60), 0.4, 13);
}
