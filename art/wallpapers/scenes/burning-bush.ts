import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, type RGB } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { flameSheet, sparks } from '../lib/fire.ts';
import { grass } from '../lib/grasses.ts';
import { halo } from '../lib/halo.ts';
import { ridgeLine } from '../lib/hill.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { line, sweep, tints } from '../lib/notation.ts';
import { standing } from '../lib/people.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder, crag } from '../lib/rock.ts';
import { path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { stars } from '../lib/stars.ts';
import { broadTree } from '../lib/trees.ts';

export const meta = { id: 'burning-bush', title: 'The Burning Bush', focusY: 0.72 };

const bush = { x: 850, y: 2190 };
const fire = { x: bush.x, y: bush.y - 230 };
const gold = lch(0.88, 0.115, 78);
const amber = lch(0.74, 0.145, 58);

/** Toward the fire, fading with the distance. */
function firelight(reach: number, most: number) {
  return (x: number, y: number): [number, number, number] => {
    const dx = fire.x - x;
    const dy = fire.y - y;
    return [dx, dy, most * Math.exp(-Math.hypot(dx, dy) / reach)];
  };
}

function drawSky(c: Canvas): void {
  const tones = sweep(
    '0 0.24 0.05 205, 0.32 0.33 0.055 212, 0.58 0.44 0.05 245, 0.78 0.55 0.06 330, 0.92 0.67 0.075 20, 1 0.74 0.075 40',
  );
  sky(c, tones, 0, 1720, { x: 560, bend: 0.12 });
  clouds(c, {
    y0: 980,
    y1: 1500,
    sx: 860,
    sy: 58,
    cover: 0.5,
    seed: 41,
    amt: 0.6,
    edge: 0.09,
    stipple: 0.8,
    col: () => lch(0.47, 0.05, 310),
    lit: lch(0.72, 0.075, 30),
    lightX: 0.1,
    lightY: 1.2,
  });
}

function drawDistance(c: Canvas): void {
  const light: Light = {
    x: 560,
    spread: 560,
    side: -1,
    rim: lch(0.76, 0.07, 30),
    wash: lch(0.66, 0.07, 20),
  };
  ridge(c, light, {
    line: '0 1560, 260 1500, 520 1580, 760 1600, 1000 1540, 1440 1400',
    seed: 4,
    rough: [30, 26, 10, 4],
    peaks: true,
    to: 2000,
    depth: 200,
    tones: [lch(0.5, 0.055, 330), lch(0.62, 0.06, 10)],
    lit: lch(0.62, 0.06, 10),
    shade: lch(0.44, 0.055, 310),
    facet: [70, 160],
    gullies: true,
    rim: 0.4,
  });
  mist(c, 1580, 1800, lch(0.68, 0.065, 25), 0.6, 3);
  ridge(c, light, {
    line: '0 1640, 300 1720, 620 1790, 900 1760, 1200 1640, 1440 1600',
    seed: 14,
    rough: [34, 20, 8, 3],
    to: 2200,
    depth: 240,
    tones: [lch(0.4, 0.055, 320), lch(0.53, 0.06, 350)],
    lit: lch(0.52, 0.06, 0),
    shade: lch(0.34, 0.05, 305),
    facet: [110, 150],
    rim: 0.5,
  });
  mist(c, 1760, 1960, lch(0.58, 0.065, 5), 0.5, 7);
}

function drawCliffs(c: Canvas): void {
  const right = ridgeLine(
    line('880 2150, 960 2030, 1060 1850, 1130 1600, 1200 1390, 1300 1240, 1440 1120'),
    24,
    [
      { amp: 40, len: 170 },
      { amp: 22, len: 60 },
      { amp: 7, len: 20 },
    ],
  );
  crag(c, {
    top: (x) => (x < 860 ? 3000 : right(x)),
    to: 2420,
    seed: 8,
    cell: [120, 210],
    ramp: sweep('0 0.3 0.05 320, 1 0.25 0.045 325'),
    depth: 900,
    lit: lch(0.62, 0.12, 45),
    shade: lch(0.185, 0.04, 300),
    light: firelight(430, 1.7),
    rim: { col: amber, amt: 0.9, w: 10 },
  });
  const left = ridgeLine(line('0 1640, 120 1690, 220 1820, 300 1990, 400 2110, 560 2220'), 34, [
    { amp: 36, len: 150 },
    { amp: 18, len: 56 },
    { amp: 6, len: 20 },
  ]);
  crag(c, {
    top: (x) => (x > 560 ? 3000 : left(x)),
    to: 2420,
    seed: 18,
    cell: [110, 190],
    ramp: sweep('0 0.28 0.048 318, 1 0.22 0.045 322'),
    depth: 700,
    lit: lch(0.58, 0.115, 45),
    shade: lch(0.175, 0.04, 300),
    light: firelight(420, 1.5),
    rim: { col: amber, amt: 0.9, w: 9 },
  });
}

function drawShelf(c: Canvas): (x: number) => number {
  const light: Light = { x: bush.x, spread: 430, side: 1, rim: gold, wash: lch(0.72, 0.13, 58) };
  return ridge(c, light, {
    line: '0 2260, 260 2240, 560 2200, 850 2180, 1100 2190, 1440 2130',
    seed: 44,
    rough: [16, 8, 4],
    depth: 520,
    tones: [lch(0.33, 0.055, 335), lch(0.22, 0.045, 320), lch(0.15, 0.035, 300)],
    lit: lch(0.5, 0.1, 45),
    shade: lch(0.19, 0.04, 310),
    facet: [150, 60],
    rim: 0.9,
    wash: 0.95,
    washDepth: 190,
  });
}

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

async function drawBush(c: Canvas): Promise<void> {
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

function stones(c: Canvas, list: number[][], tones: string, rim: RGB): void {
  for (const [i, [x, y, w, h]] of list.entries()) {
    const light: [number, number] = [fire.x - x!, fire.y + 60 - y!];
    boulder(c, { x: x!, y: y!, w: w!, h: h!, seed: 300 + i * 17, tones: sweep(tones), light, rim });
  }
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await stars(c, {
    seed: 3,
    n: 700,
    y1: 1250,
    col: lch(0.92, 0.03, 200),
    keep: (_x, y) => 0.9 * (1 - sstep(250, 1250, y)),
  });
  drawDistance(c);
  drawCliffs(c);
  halo(c, fire.x, fire.y, lch(0.8, 0.13, 62), [
    [300, 0.1],
    [470, 0.07],
    [700, 0.045],
  ]);
  const shelf = drawShelf(c);
  await drawBush(c);

  // pool of light on the ground, its grass and stones
  c.glow(bush.x, bush.y + 40, 620, 110, lch(0.84, 0.13, 70), 0.7, 1.7, { stipple: 0.5 });
  const R = rng(15);
  const rock = '0 0.15 0.035 305, 0.45 0.27 0.055 330, 0.7 0.5 0.11 42, 1 0.8 0.13 66';
  stones(
    c,
    [
      [1130, 2290, 200, 120],
      [1290, 2330, 320, 210],
      [590, 2262, 120, 60],
      [1010, 2330, 90, 46],
      [120, 2360, 330, 230],
      [300, 2330, 120, 80],
    ],
    rock,
    gold,
  );
  const blades = [lch(0.2, 0.045, 320), lch(0.27, 0.055, 340), lch(0.42, 0.09, 35), lch(0.72, 0.13, 62)];
  await c.svg(
    grass(R, {
      x0: 420,
      x1: 1440,
      y: (x) => shelf(x) + 20,
      h: [12, 46],
      n: 700,
      w: 2.4,
      lean: 0.05,
      tones: blades,
      jitter: 90,
      clump: 80,
      bias: (x, y) => clamp(1.3 - Math.hypot(x - bush.x, (y - bush.y) * 2) / 420),
    }),
    { box: [380, 2040, 1060, 330] },
  );

  // the near ledge with Moses, his back to us, and the sandals he has put off
  const ledgeLight: Light = {
    x: 760,
    spread: 480,
    side: 1,
    rim: lch(0.8, 0.13, 62),
    wash: lch(0.5, 0.1, 40),
  };
  const ledge = ridge(c, ledgeLight, {
    line: '0 2420, 260 2440, 520 2500, 800 2590, 1100 2640, 1440 2610',
    seed: 54,
    rough: [14, 12, 5, 2],
    depth: 420,
    tones: [lch(0.225, 0.045, 325), lch(0.15, 0.035, 300), lch(0.115, 0.03, 285)],
    lit: lch(0.34, 0.075, 35),
    shade: lch(0.12, 0.03, 290),
    facet: [170, 70],
    rim: 0.95,
    rimWidth: 9,
    wash: 0.55,
    washDepth: 80,
  });
  const dress = { robe: lch(0.18, 0.04, 305), dark: lch(0.12, 0.03, 295), cloth: lch(0.25, 0.05, 330) };
  const mx = 450;
  const my = ledge(mx) + 16;
  await c.svg(standing(mx, my, 262, dress, -1, { staff: true }), {
    box: [mx - 180, my - 310, 360, 330],
    rim: { dx: 4, dy: -3, col: gold, amt: 1 },
  });
  const sandal = (x: number, y: number) =>
    path(`M${x} ${y}q4 -9 16 -8q14 -2 18 4q2 6 -10 7q-18 3 -24 -3Z`, lch(0.36, 0.07, 40));
  await c.svg(sandal(556, ledge(560) + 24) + sandal(596, ledge(600) + 22), {
    box: [530, 2440, 140, 140],
    rim: { dx: 2, dy: -3, col: gold, amt: 1 },
  });
  const near = [
    lch(0.115, 0.03, 290),
    lch(0.16, 0.036, 300),
    lch(0.22, 0.045, 325),
    lch(0.4, 0.085, 38),
    lch(0.66, 0.125, 58),
  ];
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: ledge,
      h: [18, 80],
      n: 900,
      w: 2.8,
      lean: 0.12,
      tones: near,
      jitter: 30,
      clump: 150,
      bias: (x) => clamp(1.1 - Math.abs(x - 780) / 620),
    }) +
      grass(R, {
        x0: -20,
        x1: 1460,
        y: (x) => ledge(x) + 60,
        h: [40, 150],
        n: 1000,
        w: 4,
        persp: 0.5,
        lean: 0.12,
        tones: near.slice(0, 3),
        jitter: 340,
        clump: 170,
      }),
    { box: [0, 2280, 1440, 600] },
  );
  const dark = '0 0.09 0.025 290, 0.5 0.17 0.04 310, 0.75 0.34 0.085 38, 1 0.6 0.125 55';
  stones(
    c,
    [
      [1300, 2800, 480, 330],
      [1060, 2850, 250, 150],
      [60, 2890, 380, 230],
    ],
    dark,
    amber,
  );
  c.glow(fire.x, fire.y, 1000, 950, lch(0.72, 0.14, 55), 0.22, 2, { stipple: 0.3 });
  finish(c, {
    grain: 0.044,
    paper: 0.015,
    vignette: 0.22,
    misreg: 0.7,
    vigCol: [0.1, 0.09, 0.16],
  });
  return c;
}
