import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix, type RGB } from '../lib/colour.ts';
import { bird } from '../lib/creatures.ts';
import { datePalm } from '../lib/date-palm.ts';
import { dune } from '../lib/dune.ts';
import { finish } from '../lib/finish.ts';
import { grass, reeds } from '../lib/grasses.ts';
import { disc, halo } from '../lib/halo.ts';
import { ridgeLine } from '../lib/hill.ts';
import { clamp, lerp } from '../lib/maths.ts';
import { line, sweep, tints } from '../lib/notation.ts';
import { standing, walking } from '../lib/people.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder } from '../lib/rock.ts';
import { path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { type TentTones, tent } from '../lib/tents.ts';
import { tuft } from '../lib/tuft.ts';
import { water } from '../lib/water.ts';

export const meta = { id: 'oasis-of-elim', title: 'Springs of Elim', focusY: 0.62 };

const sun = { x: 1130, y: 905 };
const shoreline = 1900;
const cream = lch(0.97, 0.04, 92);
const greens = tints('0.3 0.06 165, 0.38 0.075 155, 0.48 0.095 142, 0.62 0.115 128, 0.79 0.125 112');

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep('0 0.68 0.085 205, 0.3 0.77 0.075 200, 0.55 0.86 0.05 190, 0.78 0.93 0.04 110, 1 0.945 0.055 82'),
    0,
    1640,
    { x: sun.x, bend: 0.14 },
  );
  halo(c, sun.x, sun.y, cream, [
    [180, 0.22],
    [320, 0.14],
    [520, 0.09],
    [780, 0.06],
  ]);
  c.glow(sun.x, sun.y, 800, 720, lch(0.97, 0.05, 92), 0.35, 2.4);
  clouds(c, {
    y0: 880,
    y1: 1400,
    sx: 900,
    sy: 60,
    cover: 0.48,
    seed: 27,
    amt: 0.75,
    edge: 0.08,
    stipple: 0.7,
    col: () => lch(0.9, 0.035, 160),
    lit: lch(0.985, 0.025, 90),
    lightX: 0.4,
    lightY: -1,
  });
}

async function drawDistance(c: Canvas): Promise<void> {
  const light: Light = { x: sun.x, spread: 800, side: 1, rim: cream, wash: lch(0.93, 0.055, 80) };
  ridge(c, light, {
    line: '0 1480, 200 1400, 420 1450, 700 1540, 1000 1520, 1240 1440, 1440 1500',
    seed: 3,
    rough: [30, 28, 11, 4],
    peaks: true,
    to: 1800,
    depth: 210,
    tones: tints('0.74 0.055 30, 0.87 0.055 65'),
    lit: lch(0.9, 0.055, 70),
    shade: lch(0.65, 0.06, 5),
    facet: [56, 150],
    gullies: true,
    rim: 0.5,
  });
  mist(c, 1500, 1680, lch(0.95, 0.045, 85), 0.65, 4);
  const far = ridgeLine(line('0 1620, 260 1580, 520 1640, 800 1680, 1100 1600, 1300 1570, 1440 1610'), 13, [
    { amp: 8, len: 260 },
  ]);
  dune(c, {
    top: far,
    to: 1960,
    spine: line('1560 1230, 1620 1180, 1700 1240, 1900 1120'),
    seed: 5,
    left: sweep('0 0.8 0.07 66, 1 0.87 0.06 76'),
    right: sweep('0 0.92 0.06 84, 1 0.89 0.062 80'),
    depth: 220,
    ripple: { col: lch(0.82, 0.07, 70), gap: 14, amt: 0.5, flank: 'right' },
    rim: { col: cream, amt: 0.8, w: 6, x: sun.x, spread: 600 },
  });
  const near = ridgeLine(line('0 1690, 180 1660, 420 1720, 760 1800, 1080 1790, 1440 1720'), 23, [
    { amp: 8, len: 260 },
  ]);
  dune(c, {
    top: near,
    to: 1960,
    spine: line('1650 190, 1720 240, 1800 190, 1960 320'),
    seed: 15,
    left: sweep('0 0.76 0.08 62, 1 0.83 0.07 72'),
    right: sweep('0 0.9 0.066 82, 1 0.86 0.07 78'),
    depth: 240,
    ripple: { col: lch(0.78, 0.078, 66), gap: 15, amt: 0.5, flank: 'right' },
    rim: { col: cream, amt: 0.8, w: 7, x: 900, spread: 700 },
  });
  const R = rng(6);
  const tones: TentTones = {
    roof: lch(0.93, 0.035, 85),
    wall: lch(0.7, 0.065, 55),
    stripe: lch(0.52, 0.09, 30),
    rope: lch(0.6, 0.06, 60),
    inside: lch(0.42, 0.06, 40),
  };
  let tents = '';
  for (const [x, y, w] of [
    [640, 1812, 96],
    [760, 1826, 120],
    [905, 1816, 104],
    [1030, 1806, 92],
  ] as const)
    tents += tent(R, x, y, w, w * 0.48, tones, [], 1);
  await c.svg(tents, { box: [540, 1720, 620, 130], rim: { dx: 2, dy: -2, col: cream, amt: 0.7 } });
}

/** The grove on the far bank: palms of three depths, the far ones paler. */
async function drawGrove(c: Canvas): Promise<void> {
  const R = rng(37);
  const bank = ridgeLine(line('0 1850, 300 1838, 620 1858, 900 1868, 1180 1852, 1440 1836'), 33, [
    { amp: 6, len: 180 },
  ]);
  const light: Light = {
    x: sun.x,
    spread: 900,
    side: 1,
    rim: lch(0.92, 0.09, 100),
    wash: lch(0.84, 0.1, 105),
  };
  const air = lch(0.86, 0.06, 110);
  for (const [depth, haze] of [
    [0, 0.5],
    [1, 0.26],
    [2, 0],
  ] as const) {
    let svg = '';
    const tones = greens.slice(0, 5).map((t) => mix(t, air, haze));
    const xs: number[] = [];
    if (depth === 0) for (let i = 0; i < 20; i++) xs.push(i < 11 ? R.r(-20, 500) : R.r(1000, 1460));
    else if (depth === 1) xs.push(50, 150, 236, 330, 420, 1120, 1210, 1300, 1400);
    else xs.push(96, 196, 380, 1186, 1368);
    for (const x of xs) {
      const h = lerp(190, 330, depth / 2) * R.r(0.8, 1.15);
      const bark = tints('0.44 0.06 55, 0.3 0.05 40, 0.66 0.07 70').map((t) => mix(t, air, haze)) as [
        RGB,
        RGB,
        RGB,
      ];
      svg += datePalm(R, {
        x,
        y: bank(x) + lerp(-14, 14, depth / 2),
        h: h * 0.92,
        lean: R.r(-0.2, 0.2),
        bark,
        leaves: tones,
        lx: 1,
        fronds: 15,
        leaflets: 11,
      });
    }
    await c.svg(svg, {
      box: [0, 1400, 1440, 500],
      rim: { dx: 3, dy: -3, col: lch(0.96, 0.08, 100), amt: 0.6 },
    });
  }
  ridge(c, light, {
    line: '0 1858, 300 1848, 620 1866, 900 1874, 1180 1860, 1440 1846',
    seed: 34,
    rough: [6, 4, 2],
    to: shoreline + 2,
    depth: 56,
    tones: tints('0.64 0.11 122, 0.46 0.085 142'),
    lit: lch(0.78, 0.12, 112),
    shade: lch(0.42, 0.08, 150),
    facet: [70, 24],
  });
  const blades = tints('0.36 0.075 152, 0.47 0.095 140, 0.6 0.115 126, 0.78 0.125 110');
  const bush = rng(38);
  let bushes = '';
  for (const x of [30, 130, 270, 470, 545, 980, 1070, 1260, 1420])
    bushes += tuft(bush, x, bank(x) + 34, bush.r(60, 110), 46, blades, 1);
  await c.svg(
    bushes +
      grass(rng(39), {
        x0: -20,
        x1: 1460,
        y: (x) => bank(x) + 22,
        h: [10, 34],
        n: 900,
        w: 2,
        lean: 0.08,
        tones: blades,
        jitter: 22,
        clump: 60,
      }),
    { box: [0, 1700, 1440, 215] },
  );
  // people come to drink and to fill their jars
  const robes = tints('0.5 0.1 30, 0.62 0.06 70, 0.42 0.06 240, 0.7 0.05 80, 0.46 0.09 15');
  let folk = '';
  for (const [i, [x, h]] of (
    [
      [690, 76],
      [732, 70],
      [800, 80],
      [868, 46],
      [838, 74],
    ] as const
  ).entries()) {
    const robe: RGB = robes[i]!;
    const dress = { robe, dark: mix(robe, lch(0.25, 0.05, 30), 0.45), cloth: mix(robe, cream, 0.6) };
    folk +=
      i % 2
        ? walking(x, 1893, h, dress, 1, i === 1)
        : standing(x, 1893, h, dress, i === 2 ? 1 : -1, { staff: i === 2 });
  }
  await c.svg(folk, { box: [640, 1790, 280, 112], rim: { dx: 2, dy: -2, col: cream, amt: 0.9 } });
}

/** The near shore with the two great palms that frame the picture. */
async function drawNearShore(c: Canvas): Promise<void> {
  const light: Light = { x: 900, spread: 700, side: 1, rim: lch(0.97, 0.06, 88), wash: lch(0.92, 0.07, 82) };
  const shore = ridge(c, light, {
    line: '0 2400, 180 2430, 380 2520, 620 2640, 900 2700, 1180 2660, 1440 2560',
    seed: 44,
    rough: [14, 12, 5],
    depth: 420,
    tones: tints('0.84 0.075 80, 0.72 0.085 68, 0.56 0.085 55'),
    lit: lch(0.92, 0.065, 86),
    shade: lch(0.62, 0.085, 58),
    facet: [150, 60],
    rim: 0.9,
    rimWidth: 8,
  });
  c.each(2360, 2760, (x, y, o) => {
    const d = y - shore(x);
    if (d > -10 && d < 30) c.blendPx(o, lch(0.5, 0.07, 75), 0.55 * Math.exp(-((d / 12) ** 2)));
  });
  const R = rng(52);
  const stone = {
    tones: sweep('0 0.36 0.06 40, 0.5 0.58 0.075 58, 0.78 0.78 0.075 76, 1 0.95 0.05 88'),
    rim: cream,
  };
  for (const [x, y, w, h] of [
    [300, 2560, 190, 100],
    [430, 2600, 110, 56],
    [1020, 2730, 160, 80],
    [1300, 2690, 240, 130],
    [720, 2790, 130, 60],
  ] as const)
    boulder(c, { x, y, w, h, seed: x, light: [700, -900], ...stone });
  const dark = tints('0.24 0.055 170, 0.31 0.065 162, 0.4 0.085 148, 0.54 0.11 132, 0.76 0.13 112');
  let svg = '';
  for (const [x, dy, h, n] of [
    [60, 150, 330, 110],
    [210, 120, 200, 70],
    [400, 190, 130, 40],
    [1390, 130, 360, 120],
    [1240, 190, 220, 70],
    [1090, 210, 130, 40],
    [860, 170, 90, 26],
  ] as const)
    svg += tuft(R, x, shore(x) + dy, h, n, dark, 1);
  await c.svg(
    reeds(R, {
      x0: 1480,
      x1: 1120,
      y: () => 2700,
      h: [260, 620],
      n: 60,
      w: 11,
      xpow: 1.5,
      tones: dark.slice(0, 4),
      heads: 5,
      headCol: tints('0.36 0.06 45, 0.56 0.075 60'),
      lean: -0.08,
      prof: (x) => 0.35 + 0.65 * clamp((x - 1130) / 290),
    }),
    { box: [900, 1900, 540, 860] },
  );
  const bark = tints('0.38 0.06 48, 0.25 0.05 35, 0.68 0.085 66') as [RGB, RGB, RGB];
  const leaves = tints(
    '0.24 0.055 172, 0.3 0.068 162, 0.38 0.085 152, 0.5 0.105 138, 0.66 0.125 122, 0.84 0.115 108',
  );
  const great =
    datePalm(rng(8), {
      x: 60,
      y: 2545,
      h: 740,
      lean: -0.1,
      bark,
      leaves: leaves.slice(0, 5),
      lx: 1,
      fronds: 24,
      leaflets: 24,
    }) +
    datePalm(rng(9), {
      x: 232,
      y: 2545,
      h: 1080,
      lean: 0.16,
      bark,
      leaves,
      lx: 1,
      fronds: 30,
      leaflets: 30,
      dates: lch(0.58, 0.13, 48),
    });
  await c.svg(great, {
    box: [0, 900, 1100, 1740],
    rim: { dx: 5, dy: -4, col: lch(0.96, 0.09, 98), amt: 0.55 },
  });
  await c.svg(svg, {
    box: [0, 2100, 1440, 780],
    rim: { dx: 2, dy: -2, col: lch(0.95, 0.09, 100), amt: 0.4 },
  });
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await drawDistance(c);
  await drawGrove(c);
  water(c, {
    wl: shoreline,
    seed: 61,
    sun,
    tint: lch(0.7, 0.095, 190),
    deep: lch(0.5, 0.095, 205),
    spark: lch(0.99, 0.02, 95),
    tintNear: 0.62,
    tintFar: 0.16,
    deepAmt: 0.5,
    glitter: 0.9,
  });
  await disc(c, sun.x, sun.y, 84, lch(0.995, 0.018, 98));
  await c.svg(
    path(
      [bird(560, 1160, 24, 0.12), bird(640, 1120, 17, -0.1), bird(706, 1168, 13, 0.1)],
      lch(0.5, 0.05, 200),
    ),
    { box: [500, 1080, 260, 130] },
  );
  mist(c, shoreline - 24, shoreline + 30, cream, 0.4, 51, { sx: 300, soft: 1.6 });
  await drawNearShore(c);
  c.glow(sun.x, sun.y, 1100, 1000, lch(0.97, 0.05, 92), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.16, misreg: 0.7, vigCol: [0.6, 0.66, 0.62] });
  return c;
}
