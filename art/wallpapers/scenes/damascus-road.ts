import { mist } from '../lib/air.ts';
import { blades, heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, type RGB } from '../lib/colour.ts';
import { datePalm } from '../lib/date-palm.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { lightRings, pool, shaft } from '../lib/light.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { kneeling } from '../lib/robed.ts';
import { boulders } from '../lib/rocks.ts';
import { path, ribbon } from '../lib/shapes.ts';
import { village } from '../lib/village.ts';
import { walker } from '../lib/walkers.ts';

export const meta = { id: 'damascus-road', title: 'Road to Damascus', focusY: 0.68 };

const source = { x: 640, y: 420 };
const fallen = { x: 650, y: 2350 };
const white = lch(0.99, 0.025, 100);

/** Noon on the road to Damascus, and a light brighter than noon. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(
    c,
    '0 .44 .065 228, .3 .54 .065 222, .6 .66 .055 215, .85 .78 .05 190, 1 .85 .06 110',
    1640,
    source,
    0.3,
  );
  streaks(c, 13, 120, 1240, '.4 .06 232, .84 .05 130', {
    cover: 0.6,
    amt: 0.9,
    sy: 120,
    sx: 620,
    ly: -1,
    env: (x, y) => clamp(Math.hypot(x - source.x, (y - source.y) * 0.9) / 420 - 0.25),
  });
  lightRings(
    c,
    source,
    lch(0.96, 0.05, 100),
    [
      [110, 0.4],
      [210, 0.24],
      [360, 0.15],
      [560, 0.1],
      [820, 0.06],
    ],
    1500,
  );
  const light = { x: 700, spread: 640 };
  rise(
    c,
    'far',
    9,
    [0, 1560, 300, 1480, 620, 1540, 920, 1500, 1200, 1430, 1440, 1470],
    '.6 .05 240, .8 .05 150 | .84 .055 110, .5 .05 245 | .95 .06 100',
    { h: 200, sun: light, y1: 1900 },
  );
  mist(c, 1540, 1680, lch(0.9, 0.055, 108), 0.65, 3, { soft: 1.6 });
  const plain = rise(
    c,
    'mid',
    19,
    [0, 1690, 360, 1700, 720, 1680, 1080, 1690, 1440, 1670],
    '.62 .065 110, .74 .07 92 | .82 .08 96, .5 .06 130 | .95 .075 98',
    { h: 220, sun: light, y1: 2000 },
  );
  // the city in its oasis
  const town = village(rng(41), {
    ground: (x) => plain(x) - 4,
    back: [690, 1240],
    front: [660, 1280],
    rows: 3,
    drop: 60,
    w: [64, 104],
    h: [58, 110],
    scale: [0.62, 0.86],
    tones: tints('.84 .05 92, .66 .055 110, .92 .045 96, .95 .04 98, .42 .05 150, .6 .06 100'),
    air: lch(0.82, 0.05, 120),
    lightX: 400,
    wins: 0.4,
    dome: 0.4,
  });
  await c.svg(town.svg, { box: [600, 1500, 760, 300], rim: { dx: -3, dy: -4, col: white, amt: 0.6 } });
  mist(c, 1720, 1860, lch(0.88, 0.065, 100), 0.5, 5, { soft: 1.6 });
  const ground = rise(
    c,
    'near',
    29,
    [0, 1930, 340, 1900, 700, 1860, 1060, 1850, 1440, 1880],
    '.74 .075 88, .64 .075 78, .4 .06 50 | .86 .08 94, .5 .065 62 | .96 .07 98 | .93 .07 98',
    { h: 1000, sun: { x: 660, spread: 560 }, wash: [0.6, 200], size: [260, 70] },
  );
  // the road winds down from the city to us
  const n = noise2(17);
  const g = G1();
  const road = ribbon(
    [
      [900, 1800, 20],
      [860, 1860, 34],
      [730, 1950, 60],
      [780, 2070, 96],
      [640, 2230, 150],
      [720, 2430, 230],
      [560, 2680, 350],
      [640, 2960, 460],
    ],
    (t) => 0.06 * n(t * 3, 1),
  );
  await c.svg(path(road, lch(0.84, 0.06, 86)), {
    box: [140, 1780, 1000, 1100],
    stipple: 0.9,
    mask: (_x, y) => 0.92 - 0.3 * sstep(2300, 2880, y),
  });
  c.each(1820, 2880, (x, y, o) => {
    const d = y - ground(x);
    if (d < 0) return;
    const rut = sstep(0.2, 0.45, fbm(n, x / 210, y / 16, 4));
    c.blendPx(o, lch(0.44, 0.06, 58), dis(0.26 * rut * sstep(40, 400, d), g[gi(x, y)]!, 1));
    const beam = Math.exp(-(((x - fallen.x) / (190 + d * 0.34)) ** 2) - ((y - fallen.y) / 430) ** 2);
    c.blendPx(o, white, dis(0.78 * beam, g[gi(x, y)]!, 1));
  });
  const tones = tints('.3 .05 70, .42 .06 84, .56 .07 92, .72 .075 96, .93 .06 99');
  const R = rng(7);
  await blades(c, R, [-20, 420], (x) => ground(x) + 60 + 0.2 * (420 - x), [20, 70], 700, tones, {
    jitter: 260,
    persp: 0.5,
    clump: 120,
  });
  await blades(c, R, [960, 1460], (x) => ground(x) + 40 + 0.2 * (x - 960), [20, 70], 760, tones, {
    jitter: 300,
    persp: 0.5,
    clump: 120,
  });
  await c.svg(
    boulders(
      rng(3),
      [
        [180, 2180, 150],
        [90, 2230, 210],
        [1240, 2200, 190],
        [1350, 2260, 150],
        [1130, 2480, 210],
        [1290, 2560, 280],
        [160, 2560, 260],
        [300, 2620, 150],
      ],
      tones,
      -1,
    ),
    { box: [0, 1980, 1440, 700], rim: { dx: 2, dy: -5, col: white, amt: 0.8 } },
  );
  // the light comes down on one of them
  for (const [dx, w0, w1, amt] of [
    [0, 70, 330, 0.62],
    [-130, 26, 120, 0.3],
    [150, 30, 130, 0.34],
  ] as const)
    shaft(
      c,
      { x: source.x + dx * 0.3, y: source.y },
      { x: fallen.x + dx * 1.5, y: fallen.y + 60 },
      { w0, w1, col: white, amt, seed: 5 + dx, fade: (t) => sstep(0, 0.06, t) * (1 - 0.45 * t) },
    );
  c.glow(source.x, source.y, 700, 620, white, 0.75, 2, { stipple: 0.25 });
  pool(c, fallen.x + 6, fallen.y + 10, 250, 34, lch(0.34, 0.05, 50), 0.6);
  const rim = { dx: 0, dy: -5, col: lch(0.995, 0.02, 100), amt: 1 };
  const [robe, mantle, veil] = tints('.46 .09 28, .32 .07 20, .8 .045 84');
  await c.svg(
    kneeling(
      { x: fallen.x, y: fallen.y, h: 400, dir: 1 },
      { robe: robe!, mantle: mantle!, veil: veil!, skin: lch(0.5, 0.07, 50) },
    ).join(''),
    { box: [fallen.x - 260, fallen.y - 330, 520, 370], rim },
  );
  const cloth = (text: string) => {
    const [a, b, d, e] = tints(text);
    return { robe: a!, mantle: b!, cloth: d!, fold: e! };
  };
  for (const [x, y, s, turn, cols] of [
    [360, 2230, 290, 0.7, '.52 .05 240, .38 .05 245, .78 .04 90, .66 .05 200'],
    [985, 2250, 300, -0.7, '.56 .06 70, .4 .055 50, .82 .045 90, .7 .06 84'],
    [1090, 2226, 276, -0.5, '.42 .05 160, .32 .045 170, .76 .04 100, .56 .055 140'],
  ] as const) {
    pool(c, x - 20, y + 4, 120, 20, lch(0.36, 0.05, 50), 0.6);
    await c.svg(walker(x, y, s, cloth(cols), { turn, staff: x < 600 ? -1 : 1 }), {
      box: [x - 140, y - s - 30, 280, s + 50],
      rim: { ...rim, dx: x < 600 ? 4 : -4 },
    });
  }
  await c.svg(
    datePalm(rng(12), {
      x: 1330,
      y: 1960,
      h: 620,
      lean: -0.1,
      lx: -1,
      fronds: 17,
      leaflets: 34,
      leaves: tints('.26 .05 150, .38 .07 135, .54 .085 118, .82 .08 102'),
      bark: tints('.5 .06 70, .3 .045 60, .8 .06 90') as [RGB, RGB, RGB],
    }),
    { box: [900, 1000, 540, 1000], rim: { dx: -3, dy: -3, col: white, amt: 0.5 } },
  );
  await blades(
    c,
    rng(9),
    [-20, 1460],
    (x) => 2700 + Math.max(0, 260 - Math.abs(x - 600)) * 0.7,
    [50, 160],
    1500,
    tones.slice(0, 4),
    { w: 4.2, jitter: 200, persp: 0.6, clump: 180 },
  );
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.22, vigCol: [0.36, 0.4, 0.46], misreg: 0.7 });
  return c;
}
