import { mist } from '../lib/air.ts';
import { heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, ramp } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { disc, halo } from '../lib/halo.ts';
import { pool } from '../lib/light.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { boulder, crag } from '../lib/rock.ts';
import { path } from '../lib/shapes.ts';
import { line } from '../lib/slope.ts';
import { tuft } from '../lib/tuft.ts';
import { seatedBack } from '../lib/watchers.ts';

export const meta = { id: 'wilderness', title: 'Forty Days', focusY: 0.68 };

const sun = { x: 420, y: 1180 };
const peach = lch(0.93, 0.06, 62);

/** The desert of Judea: bare walls of rock, one who sits alone, and a sun that is not yet hot. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(c, '0 .7 .03 300, .3 .78 .032 330, .6 .86 .04 20, .85 .92 .055 55, 1 .94 .06 70', 1600, sun, 0.16);
  halo(c, sun.x, sun.y, lch(0.97, 0.04, 80), [
    [180, 0.2],
    [320, 0.13],
    [520, 0.08],
    [800, 0.05],
  ]);
  streaks(c, 6, 320, 900, '.8 .03 330, .95 .035 50', { cover: 0.45, amt: 0.6 });
  await disc(c, sun.x, sun.y, 82, lch(0.99, 0.02, 90));
  const light = { x: sun.x, spread: 560 };
  rise(
    c,
    'far',
    3,
    [0, 1460, 240, 1400, 520, 1440, 820, 1390, 1120, 1420, 1440, 1380],
    '.76 .04 340, .88 .045 40 | .9 .05 40, .68 .04 330 | .97 .045 70',
    { h: 200, sun: light, y1: 1900 },
  );
  mist(c, 1440, 1600, peach, 0.7, 3, { soft: 1.6 });
  rise(
    c,
    'far',
    13,
    [0, 1560, 260, 1600, 540, 1540, 860, 1580, 1160, 1500, 1440, 1520],
    '.66 .05 10, .82 .055 45 | .84 .06 48, .56 .05 350 | .95 .055 66',
    { h: 260, sun: light, y1: 2100, size: [70, 240] },
  );
  mist(c, 1640, 1800, lch(0.9, 0.055, 50), 0.65, 5, { soft: 1.6 });
  rise(
    c,
    'far',
    23,
    [0, 1760, 300, 1700, 600, 1780, 900, 1720, 1200, 1650, 1440, 1600],
    '.56 .06 26, .72 .065 48 | .8 .07 54, .44 .055 8 | .94 .065 66 | .86 .07 60',
    { h: 320, sun: light, y1: 2800, size: [84, 300], wash: [0.4, 150] },
  );
  mist(c, 1860, 2030, lch(0.82, 0.065, 50), 0.5, 7, { soft: 1.6 });
  rise(
    c,
    'far',
    29,
    [0, 2080, 260, 2140, 520, 2060, 800, 2130, 1100, 2040, 1440, 2000],
    '.48 .06 16, .64 .066 42 | .74 .075 52, .38 .055 2 | .93 .068 64 | .84 .072 58',
    { h: 330, sun: light, y1: 2800, size: [96, 260], wash: [0.45, 140] },
  );
  mist(c, 2200, 2390, lch(0.76, 0.066, 46), 0.45, 9, { soft: 1.7 });
  // walls of the gorge to both sides
  const facing = (x: number, y: number): [number, number, number] => [sun.x - x, (sun.y - y) * 0.6, 0.95];
  const wall = (
    top: (x: number) => number,
    seed: number,
    tones: string,
    lit: string,
    cell: [number, number],
  ) =>
    crag(c, {
      top,
      seed,
      cell,
      ramp: sweep(tones),
      depth: 1100,
      lit: tints(lit)[0]!,
      shade: tints(lit)[1]!,
      light: facing,
      crack: 0.5,
      gully: 0.55,
      rim: { col: peach, amt: 0.85, w: 9 },
    });
  wall(
    line(
      4,
      [0, 3200, 700, 3200, 860, 2420, 960, 2060, 1080, 1640, 1200, 1330, 1320, 1200, 1440, 1130],
      [26, 150, 12, 50, 5, 16],
    ),
    31,
    '0 .6 .065 40, .5 .47 .06 24, 1 .34 .05 8',
    '.85 .075 60, .32 .05 350',
    [120, 230],
  );
  wall(
    line(
      9,
      [0, 1900, 90, 1960, 210, 2100, 300, 2330, 420, 2560, 640, 3000, 900, 3200, 1440, 3200],
      [22, 130, 10, 46, 4, 15],
    ),
    37,
    '0 .5 .06 30, .5 .38 .055 16, 1 .28 .045 2',
    '.72 .075 54, .26 .045 345',
    [110, 190],
  );
  rise(
    c,
    'near',
    34,
    [0, 2520, 300, 2450, 640, 2380, 960, 2370, 1440, 2440],
    '.66 .065 48, .54 .062 36, .38 .05 16 | .82 .07 58, .4 .052 12 | .94 .06 66 | .86 .07 60',
    { h: 520, sun: { x: 560, spread: 520 }, wash: [0.6, 150], size: [240, 70] },
  );
  const stone = ramp([
    [0, lch(0.3, 0.045, 2)],
    [0.5, lch(0.55, 0.062, 34)],
    [1, lch(0.9, 0.065, 62)],
  ]);
  const rocks: [number, number, number, number][] = [
    [250, 2500, 150, 90],
    [1180, 2480, 240, 160],
    [980, 2440, 110, 60],
    [1330, 2590, 260, 170],
    [430, 2610, 120, 66],
    [1020, 2700, 200, 110],
    [130, 2770, 330, 210],
    [760, 2810, 150, 80],
  ];
  for (const [i, [x, y, w, h]] of rocks.entries()) {
    pool(c, x + w * 0.34, y + 4, w * 0.8, w * 0.16, lch(0.32, 0.048, 4), 0.7);
    boulder(c, { x, y, w, h, seed: 60 + i, tones: stone, light: [-0.7, -0.6], rim: peach });
  }
  // a shelf of rock, and the one who sits on it
  pool(c, 760, 2452, 300, 44, lch(0.34, 0.05, 6), 0.7);
  boulder(c, { x: 690, y: 2460, w: 360, h: 120, seed: 91, tones: stone, light: [-0.7, -0.6], rim: peach });
  const [robe, cloak, cloth] = tints('.5 .045 40, .36 .045 20, .78 .035 70');
  await c.svg(seatedBack(690, 2372, 236, { robe: robe!, cloak: cloak!, cloth: cloth! }), {
    box: [540, 2130, 300, 260],
    rim: { dx: -4, dy: -4, col: lch(0.96, 0.055, 72), amt: 1 },
  });
  const dry = tints('.36 .05 20, .5 .06 44, .66 .065 60, .82 .065 68');
  const R = rng(3);
  for (const [x, y, h, n] of [
    [330, 2520, 60, 22],
    [880, 2460, 50, 18],
    [560, 2700, 96, 30],
    [1240, 2720, 130, 36],
    [330, 2840, 150, 40],
    [900, 2860, 120, 34],
  ] as const)
    await c.svg(tuft(R, x, y, h, n, dry, -1), { box: [x - h * 1.2, y - h * 1.3, h * 2.4, h * 1.4] });
  // two birds of prey over the gorge
  const bird = (x: number, y: number, s: number) =>
    path(
      `M${x - s} ${y - s * 0.2}Q${x - s * 0.4} ${y - s * 0.34} ${x} ${y}Q${x + s * 0.44} ${y - s * 0.4} ${x + s} ${y - s * 0.3}Q${x + s * 0.42} ${y - s * 0.16} ${x} ${y + s * 0.1}Q${x - s * 0.46} ${y - s * 0.12} ${x - s} ${y - s * 0.2}Z`,
      lch(0.42, 0.045, 350),
    );
  await c.svg(bird(860, 1120, 44) + bird(960, 1190, 28), { box: [780, 1060, 260, 170] });
  c.glow(sun.x, sun.y, 1100, 1100, lch(0.95, 0.06, 66), 0.24, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.18, vigCol: [0.5, 0.36, 0.4], misreg: 0.7 });
  return c;
}
