import { mist } from '../lib/air.ts';
import { deer, dove, elephant, giraffe } from '../lib/beasts.ts';
import { billow, type Puff } from '../lib/billow.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix } from '../lib/colour.ts';
import { sheep } from '../lib/creatures.ts';
import { finish } from '../lib/finish.ts';
import { poppies } from '../lib/flowers.ts';
import { grass } from '../lib/grasses.ts';
import { grove } from '../lib/groves.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { kneeling, standing } from '../lib/people.ts';
import { rainbow } from '../lib/rainbow.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder } from '../lib/rock.ts';
import { path, taper } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { broadTree } from '../lib/trees.ts';

export const meta = { id: 'rainbow-after-flood', title: 'The Bow in the Cloud', focusY: 0.6 };

const lemon = lch(0.95, 0.09, 102);
const light: Light = { x: 200, spread: 900, side: -1, rim: lemon, wash: lch(0.86, 0.12, 110) };

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.4 0.045 262, 0.3 0.47 0.045 258, 0.55 0.57 0.045 252, 0.78 0.72 0.045 235, 0.92 0.84 0.045 150, 1 0.91 0.055 95',
    ),
    0,
    1760,
    { x: 200, bend: -0.3 },
  );
  clouds(c, {
    y0: -260,
    y1: 1150,
    sx: 1050,
    sy: 190,
    cover: 0.6,
    seed: 21,
    amt: 0.55,
    edge: 0.2,
    stipple: 1,
    col: () => lch(0.385, 0.045, 266),
    lit: lch(0.56, 0.04, 250),
    lightX: -0.6,
    lightY: 1,
  });
  const R = rng(4);
  const puffs: Puff[] = [];
  for (let i = 0; i < 20; i++) {
    const x = R.r(820, 1540);
    puffs.push([x, 1240 - 0.32 * (1480 - x) + R.n() * 70, R.r(70, 170)]);
  }

  puffs.sort((a, b) => a[1] - b[1]);
  billow(c, {
    puffs,
    seed: 8,
    tones: sweep('0 0.36 0.045 268, 0.4 0.44 0.045 262, 0.7 0.58 0.04 250, 1 0.86 0.05 95'),
    light: () => [-1, 0.35],
    amt: 0.62,
    solid: 0,
    rough: 0.8,
  });
  // the rain that moves off to the right
  const n = noise2(6);
  c.each(700, 1700, (x, y, o) => {
    const v =
      sstep(0.05, 0.4, n((x + y * 0.32) / 26, 1.5) * 0.6 + n((x + y * 0.32) / 190, 7)) *
      sstep(760, 1100, x + y * 0.2) *
      sstep(700, 1000, y) *
      (1 - sstep(1450, 1700, y));
    if (v > 0) c.blendPx(o, lch(0.5, 0.045, 258), v * 0.16);
  });
}

function drawBow(c: Canvas): void {
  const fade = (x: number, y: number) => (1 - sstep(1520, 1760, y)) * (0.62 + 0.38 * sstep(1440, 300, x));
  rainbow(c, { x: 700, y: 1880, r: 770, width: 118, amt: 0.82, seed: 11, fade });
  rainbow(c, { x: 700, y: 1880, r: 1010, width: 96, amt: 0.26, seed: 12, turned: true, fade });
}

async function drawValley(c: Canvas): Promise<void> {
  ridge(c, light, {
    line: '0 1590, 200 1500, 420 1580, 700 1640, 960 1560, 1200 1470, 1440 1540',
    seed: 3,
    rough: [40, 30, 12, 4],
    peaks: true,
    to: 2000,
    depth: 220,
    tones: tints('0.58 0.05 240, 0.78 0.05 150'),
    lit: lch(0.82, 0.06, 120),
    shade: lch(0.48, 0.05, 250),
    facet: [62, 150],
    gullies: true,
    rim: 0.4,
  });
  mist(c, 1580, 1780, lch(0.9, 0.05, 105), 0.7, 5);
  const a = ridge(c, light, {
    line: '0 1640, 280 1700, 560 1790, 860 1770, 1160 1680, 1440 1620',
    seed: 13,
    rough: [30, 16, 5],
    to: 2200,
    depth: 240,
    tones: tints('0.55 0.075 160, 0.76 0.085 125'),
    lit: lch(0.8, 0.11, 115),
    shade: lch(0.44, 0.065, 185),
    facet: [150, 120],
  });
  await c.svg(
    grove(rng(15), {
      y: a,
      x0: 900,
      x1: 1460,
      d0: 26,
      d1: 150,
      rows: 5,
      size: [18, 32],
      gap: 1.4,
      tones: tints('0.4 0.06 180, 0.4 0.065 165, 0.66 0.1 125') as [never, never, never],
      lx: -1,
      keep: (x) => 0.9 * sstep(930, 1080, x),
    }),
    { box: [840, 1560, 600, 320] },
  );
  mist(c, 1760, 1920, lch(0.9, 0.06, 108), 0.55, 7);
  ridge(c, light, {
    line: '0 1900, 260 1880, 560 1840, 820 1860, 1100 1900, 1440 1860',
    seed: 23,
    rough: [20, 12, 4],
    to: 2880,
    depth: 460,
    tones: tints('0.6 0.1 135, 0.68 0.12 125, 0.5 0.1 142'),
    lit: lch(0.84, 0.13, 112),
    shade: lch(0.42, 0.08, 165),
    facet: [190, 70],
  });
  // what is left of the flood: pools that hold the sky
  const n = noise2(31);
  c.each(1930, 2400, (x, y, o) => {
    const t = (y - 1930) / 470;
    const s = 1 / (t + 0.35);
    const band = Math.exp(-(((x - (820 - 260 * Math.sin(t * 4.2))) / (150 + 170 * t)) ** 2));
    const v = band * 0.8 + 0.5 * n(((x - 720) * s) / 420, Math.log(t + 0.25) * 4.2 + 3) - 0.42;
    if (v < 0) return;
    const edge = sstep(0, 0.05, v);
    c.blendPx(o, mix(lch(0.9, 0.05, 150), lch(0.6, 0.055, 245), clamp(t * 1.3)), edge * 0.92);
    const streak = sstep(0.2, 0.5, n(x / 160, y / 7));
    c.blendPx(o, lemon, edge * streak * 0.5);
    c.blendPx(o, lch(0.36, 0.07, 165), (1 - sstep(0.0, 0.06, v)) * 0.5);
  });
}

async function drawBeasts(c: Canvas): Promise<void> {
  const rim = { dx: -3, dy: -3, col: lch(0.97, 0.07, 100), amt: 0.9 };
  const [grey, greyDark, tan, tanDark, fawn, fawnDark] = tints(
    '0.5 0.025 255, 0.36 0.03 265, 0.68 0.09 72, 0.46 0.08 50, 0.56 0.08 50, 0.36 0.06 40',
  );
  let svg = '';
  for (const [x, y, h] of [
    [1130, 2090, 104],
    [960, 2110, 118],
  ] as const)
    svg += elephant(x, y, h, grey!, greyDark!, 1);
  for (const [x, y, h] of [
    [1230, 2010, 156],
    [1320, 2000, 136],
  ] as const)
    svg += giraffe(x, y, h, tan!, tanDark!, 1);
  for (const [x, y, h, dir] of [
    [230, 2030, 92, -1],
    [322, 2046, 84, 1],
  ] as const)
    svg += deer(x, y, h, fawn!, fawnDark!, dir, dir < 0);
  await c.svg(svg, { box: [80, 1800, 1360, 320], rim });
  const wool = tints('0.74 0.03 150, 0.86 0.03 110, 0.96 0.035 95');
  for (const [x, y, s, d] of [
    [150, 2210, 66, 1],
    [262, 2226, 60, -1],
  ] as const)
    await c.svg(sheep(rng(x), x, y, s, wool, lch(0.3, 0.04, 170), d, d < 0), {
      box: [x - 80, y - 90, 160, 100],
      rim,
    });
}

/** Noah's altar with its smoke, and his household around it. */
async function drawAltar(c: Canvas): Promise<void> {
  const [ax, ay] = [560, 2290];
  const near = ridge(c, light, {
    line: '0 2330, 240 2300, 520 2280, 760 2310, 1000 2390, 1240 2440, 1440 2430',
    seed: 43,
    rough: [16, 10, 4],
    depth: 420,
    tones: tints('0.58 0.115 128, 0.46 0.1 140, 0.3 0.07 158'),
    lit: lch(0.82, 0.135, 112),
    shade: lch(0.36, 0.08, 160),
    facet: [170, 60],
  });
  const smoke: [number, number, number][] = [];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    smoke.push([ax + 34 * Math.sin(t * 7.5) * t + 90 * t * t, ay - 110 - t * 760, 10 + 92 * t ** 1.2]);
  }
  await c.svg(path(taper(smoke), lch(0.95, 0.025, 90)), {
    box: [380, 1340, 560, 860],
    blur: 8,
    opacity: 0.5,
    stipple: 1,
    mask: (_x, y) => sstep(1420, 1900, y),
  });
  const stone = {
    tones: sweep('0 0.32 0.035 250, 0.5 0.54 0.035 230, 0.8 0.78 0.05 105, 1 0.95 0.06 98'),
    light: [-700, -500] as [number, number],
  };
  for (const [dx, dy, w, h] of [
    [-66, 6, 92, 58],
    [20, 10, 104, 62],
    [92, 4, 80, 52],
    [-34, -42, 96, 54],
    [60, -40, 92, 54],
    [10, -84, 120, 50],
  ] as const)
    boulder(c, { x: ax + dx, y: ay + dy, w, h, seed: dx + 99, ...stone });
  const fire = [0, 1, 2, 3, 4].map((i) =>
    taper([
      [ax - 26 + i * 16, ay - 122, 12],
      [ax - 20 + i * 13, ay - 150, 9],
      [ax - 10 + i * 10, ay - 176 - (i % 2) * 22, 1],
    ]),
  );
  await c.svg(path(fire, lch(0.8, 0.15, 65)) + path(fire.slice(1, 4), lch(0.94, 0.1, 92)), {
    box: [480, 2070, 180, 120],
  });
  c.glow(ax + 4, ay - 140, 150, 130, lch(0.86, 0.13, 75), 0.5, 2);
  const robes = tints('0.4 0.09 28, 0.35 0.06 255, 0.5 0.08 62, 0.38 0.07 350, 0.44 0.05 90, 0.33 0.06 300');
  const rim = { dx: -3, dy: -3, col: lch(0.98, 0.06, 98), amt: 1 };
  for (const [i, [x, dy, h, kind]] of (
    [
      [356, 10, 170, 'noah'],
      [270, 22, 150, 'kneel'],
      [446, 42, 138, 'kneel'],
      [716, 16, 150, 'stand'],
      [790, 18, 140, 'stand'],
      [846, 24, 92, 'stand'],
    ] as const
  ).entries()) {
    const robe = robes[i]!;
    const dress = {
      robe,
      dark: mix(robe, lch(0.2, 0.05, 280), 0.5),
      cloth: mix(robe, lch(0.9, 0.05, 90), 0.5),
    };
    const y = near(x) + dy;
    const svg =
      kind === 'noah'
        ? standing(x, y, h, dress, 1, { staff: true })
        : kind === 'kneel'
          ? kneeling(x, y, h, dress, 1)
          : standing(x, y, h, dress, -1);
    await c.svg(svg, { box: [x - 110, y - h - 40, 220, h + 60], rim });
  }
  const R = rng(60);
  const blades = tints('0.3 0.075 158, 0.4 0.095 145, 0.52 0.115 132, 0.68 0.13 120, 0.88 0.12 108');
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: near,
      h: [14, 52],
      n: 1500,
      w: 2.2,
      lean: 0.2,
      tones: blades,
      jitter: 40,
      clump: 160,
      bias: (x) => clamp(1 - x / 2200),
    }),
    { box: [0, 2180, 1440, 340] },
  );
}

async function drawForeground(c: Canvas): Promise<void> {
  const near = ridge(c, light, {
    line: '0 2560, 260 2590, 560 2660, 860 2690, 1140 2640, 1440 2540',
    seed: 53,
    rough: [16, 12, 4],
    depth: 340,
    tones: tints('0.44 0.105 138, 0.3 0.075 155, 0.22 0.055 170'),
    lit: lch(0.7, 0.13, 118),
    shade: lch(0.24, 0.06, 170),
    facet: [160, 60],
  });
  const T = broadTree(rng(46), {
    x: 1400,
    y: near(1400) + 20,
    h: 600,
    lean: -0.1,
    light: [-0.9, -0.5],
    tones: tints('0.27 0.06 170, 0.36 0.075 158, 0.47 0.095 142, 0.64 0.12 124, 0.88 0.12 108'),
    bark: tints('0.26 0.04 200, 0.68 0.07 90'),
    leafL: 17,
    leafW: 4,
    spread: 0.6,
    clumpR: 0.062,
    trunkW: 0.075,
    trunkL: 0.24,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.1,
    density: 0.7,
  });
  await c.svg(T.svg, { box: [700, 1900, 740, 760] });
  const R = rng(70);
  const blades = tints('0.22 0.055 170, 0.29 0.07 158, 0.38 0.09 145, 0.52 0.115 130, 0.82 0.13 110');
  const n = noise2(505);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: near,
      h: [30, 96],
      n: 1300,
      w: 2.8,
      lean: 0.25,
      tones: blades,
      jitter: 34,
      clump: 190,
    }) +
      grass(R, {
        x0: -30,
        x1: 1470,
        y: (x) => near(x) + 36,
        h: [60, 190],
        n: 2100,
        w: 4.6,
        persp: 0.5,
        lean: 0.22,
        tones: blades,
        jitter: 360,
        bias: (x, y) => clamp(1.05 - (y - near(x)) / 240) * (0.55 + 0.5 * n(x / 120, y / 60)),
      }),
    { box: [0, 2340, 1440, 540] },
  );
  const petals = [
    tints('0.5 0.14 20, 0.66 0.15 28, 0.84 0.1 50'),
    tints('0.58 0.09 330, 0.74 0.09 340, 0.9 0.05 350'),
    tints('0.74 0.13 85, 0.86 0.13 95, 0.96 0.08 100'),
  ];
  await c.svg(
    poppies(R, {
      x0: -10,
      x1: 1450,
      y: (x) => near(x) + 30,
      n: 150,
      h: [60, 190],
      r: [10, 19],
      stem: lch(0.3, 0.07, 155),
      tones: petals,
      jitter: 280,
      clump: 150,
    }),
    { box: [0, 2340, 1440, 540] },
  );
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  drawBow(c);
  await drawValley(c);
  await drawBeasts(c);
  await drawAltar(c);
  await drawForeground(c);
  const [white, shade, sprig] = tints('0.985 0.012 95, 0.78 0.03 240, 0.5 0.11 135');
  await c.svg(dove(880, 1480, 108, white!, shade!, -1, sprig) + dove(1010, 1420, 76, white!, shade!, -1), {
    box: [760, 1330, 340, 230],
  });
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.2, misreg: 0.7, vigCol: [0.26, 0.32, 0.36] });
  return c;
}
