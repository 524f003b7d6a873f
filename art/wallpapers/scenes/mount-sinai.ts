import { mist } from '../lib/air.ts';
import { billow, type Puff } from '../lib/billow.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { grass } from '../lib/grasses.ts';
import { halo } from '../lib/halo.ts';
import { ridgeLine } from '../lib/hill.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { line, sweep, tints } from '../lib/notation.ts';
import { standing } from '../lib/people.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder, crag } from '../lib/rock.ts';
import { path, ribbon, taper } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { type TentTones, tent } from '../lib/tents.ts';
import { broadTree } from '../lib/trees.ts';

export const meta = { id: 'mount-sinai', title: 'Cloud upon Sinai', focusY: 0.52 };

const glory = { x: 735, y: 1130 };
const gold = lch(0.93, 0.085, 88);
const massif =
  '-20 1900, 120 1800, 250 1640, 360 1590, 450 1400, 540 1310, 620 1130, 735 1040, 830 1120, 900 1270, 1000 1330, 1090 1520, 1200 1580, 1320 1760, 1460 1840';

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep('0 0.4 0.045 262, 0.3 0.5 0.045 268, 0.55 0.62 0.045 300, 0.76 0.74 0.06 40, 1 0.86 0.075 72'),
    0,
    1900,
    { x: glory.x, bend: 0.1 },
  );
  clouds(c, {
    y0: 180,
    y1: 980,
    sx: 900,
    sy: 110,
    cover: 0.52,
    seed: 66,
    amt: 0.6,
    edge: 0.1,
    stipple: 0.8,
    col: () => lch(0.44, 0.045, 270),
    lit: lch(0.72, 0.05, 40),
    lightX: 0,
    lightY: 1.3,
  });
  halo(c, glory.x, glory.y, gold, [
    [300, 0.14],
    [480, 0.1],
    [720, 0.06],
  ]);
  c.glow(glory.x, glory.y, 820, 760, lch(0.88, 0.1, 78), 0.5, 2.2);
}

function ring(seed: number, n: number, y: number, wide: number, size: number, drop: number): Puff[] {
  const R = rng(seed);
  const puffs: Puff[] = [];
  for (let i = 0; i < n; i++) {
    const u = R.r(-1, 1);
    puffs.push([
      glory.x + u * wide + R.n() * 30,
      y + drop * u * u + R.n() * size * 0.28,
      size * R.r(0.55, 1.1) * (1 - 0.35 * Math.abs(u)),
    ]);
  }
  return puffs.sort((a, b) => a[1] - b[1]);
}

const toGlory = (x: number, y: number): [number, number] => [glory.x - x, glory.y - y];

function drawCloudBehind(c: Canvas): void {
  const tones = sweep(
    '0 0.33 0.045 272, 0.35 0.45 0.05 290, 0.62 0.66 0.07 25, 0.85 0.87 0.09 72, 1 0.97 0.05 95',
  );
  const bank: Puff[] = [
    ...ring(3, 22, 800, 900, 190, 60),
    ...ring(5, 26, 930, 900, 150, 120),
    ...ring(4, 26, 1030, 840, 120, 90),
  ];
  billow(c, { puffs: bank, seed: 7, tones, light: toGlory, solid: 0.5, rough: 0.7 });
  c.glow(glory.x, glory.y - 40, 520, 380, lch(0.95, 0.085, 86), 0.8, 1.7, { stipple: 0.2 });
}

async function drawBolts(c: Canvas): Promise<void> {
  const R = rng(51);
  const d: string[] = [];
  for (const [x0, y0, x1, y1] of [
    [610, 930, 450, 1330],
    [850, 900, 1010, 1300],
    [740, 860, 700, 1010],
  ] as const) {
    const pts: [number, number, number][] = [];
    for (let i = 0; i <= 11; i++) {
      const t = i / 11;
      pts.push([
        lerp(x0, x1, t) + (i % 11 ? R.r(-26, 26) : 0),
        lerp(y0, y1, t) + R.r(-9, 9),
        6.4 * (1 - t) + 1.2,
      ]);
    }
    d.push(taper(pts));
    const [bx, by] = pts[5]!;
    d.push(
      taper([
        [bx, by, 3],
        [bx + (x1 - x0) * 0.3, by + 50, 2],
        [bx + (x1 - x0) * 0.34, by + 120, 0.8],
      ]),
    );
  }
  const box: [number, number, number, number] = [380, 820, 700, 560];
  await c.svg(path(d, lch(0.95, 0.06, 90)), { box, blur: 9, mode: 'screen', opacity: 0.9 });
  await c.svg(path(d, lch(0.99, 0.02, 95)), { box });
}

function drawMountain(c: Canvas): (x: number) => number {
  const light: Light = {
    x: glory.x,
    spread: 620,
    side: 1,
    rim: lch(0.86, 0.085, 70),
    wash: lch(0.8, 0.08, 60),
  };
  ridge(c, light, {
    line: '0 1620, 200 1560, 420 1700, 720 1760, 1060 1660, 1240 1540, 1440 1600',
    seed: 2,
    rough: [36, 30, 12, 5],
    peaks: true,
    to: 2100,
    depth: 260,
    tones: tints('0.6 0.055 350, 0.74 0.06 40'),
    lit: lch(0.76, 0.07, 45),
    shade: lch(0.52, 0.055, 320),
    facet: [60, 150],
    gullies: true,
    rim: 0.4,
  });
  const top = ridgeLine(line(massif), 14, [
    { amp: 40, len: 150, sharp: true },
    { amp: 26, len: 62 },
    { amp: 9, len: 22 },
  ]);
  crag(c, {
    top,
    to: 2330,
    seed: 6,
    cell: [62, 135],
    crack: 0.22,
    gully: 0.42,
    ramp: sweep('0 0.6 0.095 45, 0.3 0.48 0.09 34, 0.65 0.4 0.075 18, 1 0.5 0.06 20'),
    depth: 1000,
    lit: lch(0.84, 0.095, 68),
    shade: lch(0.27, 0.065, 345),
    shadeAmt: 0.85,
    light: (x, y) => [
      (glory.x - x) * 0.8 - 120,
      glory.y - 200 - y,
      0.25 + 1.1 * Math.exp(-Math.hypot(x - glory.x, y - glory.y) / 620),
    ],
    rim: { col: lch(0.95, 0.075, 85), amt: 0.9, w: 9 },
  });
  return top;
}

function drawCloudBefore(c: Canvas): void {
  const tones = sweep(
    '0 0.36 0.045 285, 0.4 0.5 0.05 305, 0.66 0.72 0.075 38, 0.86 0.89 0.085 74, 1 0.97 0.05 92',
  );
  const light = (x: number, y: number): [number, number] => [glory.x - x, glory.y - 200 - y];
  billow(c, {
    puffs: ring(11, 30, 1115, 620, 96, 110),
    seed: 17,
    tones,
    light,
    solid: 0,
    amt: 0.95,
    rough: 0.8,
  });
  billow(c, {
    puffs: ring(12, 22, 1200, 400, 58, 110),
    seed: 18,
    tones,
    light,
    solid: -0.2,
    amt: 0.9,
    rough: 0.9,
  });
  mist(c, 1130, 1420, lch(0.86, 0.075, 66), 0.55, 21, { sx: 420, sy: 60 });
  c.glow(glory.x, glory.y - 120, 360, 260, lch(0.97, 0.07, 92), 0.5, 2);
}

/** The plain with the camp of Israel, rows of tents growing toward us. */
async function drawCamp(c: Canvas): Promise<void> {
  const light: Light = {
    x: glory.x,
    spread: 620,
    side: -1,
    rim: lch(0.86, 0.085, 72),
    wash: lch(0.76, 0.085, 62),
  };
  mist(c, 1900, 2200, lch(0.76, 0.065, 45), 0.7, 4);
  const spur = ridge(c, light, {
    line: '0 1980, 200 2030, 420 2100, 700 2130, 1000 2110, 1240 2030, 1440 1960',
    seed: 24,
    rough: [26, 18, 7, 3],
    to: 2800,
    depth: 300,
    tones: tints('0.5 0.08 30, 0.6 0.075 45'),
    lit: lch(0.7, 0.085, 55),
    shade: lch(0.38, 0.07, 10),
    facet: [120, 90],
  });
  const way = ribbon([
    [720, 1650, 3],
    [770, 1760, 5],
    [700, 1860, 7],
    [760, 1960, 9],
    [690, 2060, 13],
    [760, 2170, 20],
    [700, 2330, 40],
    [820, 2560, 70],
  ]);
  await c.svg(path(way, lch(0.82, 0.085, 70)), {
    box: [560, 1640, 400, 920],
    stipple: 0.7,
    mask: (_x, y) => 0.65 * (1 - sstep(2150, 2420, y)),
  });
  const R = rng(19);
  let svg = '';
  for (let row = 0; row < 7; row++) {
    const t = row / 6;
    const y0 = lerp(2160, 2440, t ** 1.35);
    const w = lerp(46, 150, t);
    for (let x = -40 + R.r(0, 60); x < 1480; x += w * R.r(1.35, 1.9)) {
      if (Math.abs(x - 730) < 60 + 150 * t) continue;
      const air = lch(0.66, 0.075, 45);
      const body = mix(
        R.pick(tints('0.36 0.06 20, 0.4 0.065 35, 0.32 0.05 340, 0.46 0.06 55'))!,
        air,
        0.5 * (1 - t),
      );
      const roof = mix(body, lch(0.86, 0.07, 70), 0.5);
      const tones: TentTones = {
        roof,
        wall: mix(body, lch(0.2, 0.05, 330), 0.3),
        stripe: mix(body, lch(0.2, 0.05, 330), 0.5),
        rope: body,
        inside: lch(0.22, 0.05, 330),
      };
      svg += tent(R, x, y0 + R.r(-6, 10) + 10 * Math.sin(x / 190), w, w * 0.46, tones, [], x < 730 ? 1 : -1);
    }
  }
  await c.svg(svg, { box: [0, 2050, 1440, 460], rim: { dx: 0, dy: -3, col: gold, amt: 0.7 } });
  for (const [x, y] of [
    [300, 2230],
    [1120, 2260],
    [520, 2330],
    [980, 2180],
  ] as const) {
    await c.svg(
      path(
        taper([
          [x, y, 3],
          [x + 8, y - 60, 10],
          [x - 6, y - 140, 20],
          [x + 20, y - 240, 40],
          [x + 10, y - 330, 60],
        ]),
        lch(0.8, 0.05, 50),
      ),
      { box: [x - 80, y - 360, 180, 370], blur: 5, opacity: 0.4, stipple: 1 },
    );
  }
  const folk: string[] = [];
  for (let i = 0; i < 130; i++) {
    const t = i / 130;
    const x = 730 + R.n() * lerp(70, 190, t);
    const h = lerp(22, 58, t) * R.r(0.75, 1.1);
    const robe = mix(
      R.pick(tints('0.34 0.07 25, 0.3 0.05 320, 0.4 0.065 55, 0.46 0.06 70'))!,
      lch(0.68, 0.075, 45),
      0.45 * (1 - t),
    );
    folk.push(
      standing(
        x,
        lerp(2190, 2440, t),
        h,
        { robe, dark: mix(robe, lch(0.2, 0.05, 330), 0.5), cloth: mix(robe, gold, 0.35) },
        i % 2 ? 1 : -1,
        { staff: R.f() < 0.2 },
      ),
    );
  }
  await c.svg(folk.join(''), { box: [300, 2100, 900, 380], rim: { dx: 0, dy: -2, col: gold, amt: 0.8 } });
  const dress = { robe: lch(0.3, 0.06, 350), dark: lch(0.22, 0.05, 340), cloth: lch(0.6, 0.07, 50) };
  await c.svg(standing(738, 1905, 58, dress, 1, { staff: true }), {
    box: [700, 1830, 90, 90],
    rim: { dx: 0, dy: -2, col: gold, amt: 1 },
  });
  mist(c, spur(700) - 10, 2330, lch(0.8, 0.065, 55), 0.3, 8);
}

async function drawForeground(c: Canvas): Promise<void> {
  const light: Light = { x: 760, spread: 620, side: 1, rim: lch(0.88, 0.085, 72), wash: lch(0.6, 0.085, 48) };
  const near = ridge(c, light, {
    line: '0 2440, 240 2470, 520 2560, 800 2620, 1060 2560, 1280 2470, 1440 2450',
    seed: 34,
    rough: [18, 14, 6, 3],
    depth: 420,
    tones: tints('0.36 0.07 18, 0.24 0.055 350, 0.17 0.045 320'),
    lit: lch(0.52, 0.085, 42),
    shade: lch(0.21, 0.055, 340),
    facet: [130, 60],
    wash: 0.55,
  });
  const R = rng(73);
  const T = broadTree(rng(21), {
    x: 130,
    y: near(130) + 26,
    h: 700,
    lean: 0.3,
    light: [0.8, -0.7],
    tones: tints('0.18 0.045 320, 0.24 0.05 340, 0.32 0.055 20, 0.48 0.075 55, 0.76 0.09 74'),
    bark: [lch(0.16, 0.045, 330), lch(0.62, 0.085, 55)],
    leafL: 14,
    leafW: 4,
    spread: 0.85,
    clumpR: 0.055,
    trunkW: 0.06,
    trunkL: 0.3,
    wig: 0.6,
    depth: 6,
    from: 4,
    shrink: 1.0,
    up: 0.02,
    density: 0.85,
  });
  await c.svg(T.svg, { box: [0, 1640, 900, 920] });
  const stone = {
    tones: sweep('0 0.14 0.04 320, 0.5 0.3 0.065 5, 0.75 0.55 0.09 42, 1 0.88 0.08 72'),
    rim: gold,
  };
  for (const [x, y, w, h] of [
    [1290, 2610, 420, 230],
    [1080, 2640, 170, 90],
    [330, 2640, 210, 110],
    [60, 2760, 300, 170],
    [930, 2800, 330, 150],
    [1340, 2850, 420, 200],
  ] as const)
    boulder(c, { x, y, w, h, seed: x + y, light: [glory.x - x, -900], ...stone });
  const folk = tints('0.3 0.075 25, 0.3 0.05 345, 0.36 0.06 60');
  for (const [i, [x, y, h]] of (
    [
      [1240, 2450, 216],
      [1330, 2462, 196],
      [1396, 2476, 122],
    ] as const
  ).entries()) {
    const dress = {
      robe: folk[i]!,
      dark: mix(folk[i]!, lch(0.12, 0.04, 320), 0.55),
      cloth: mix(folk[i]!, lch(0.8, 0.06, 60), 0.35),
    };
    await c.svg(standing(x, y, h, dress, i === 1 ? 1 : -1, { staff: i === 0 }), {
      box: [x - 120, y - h - 60, 240, h + 80],
      rim: { dx: -3, dy: -4, col: gold, amt: 1 },
    });
  }
  const blades = tints('0.16 0.045 320, 0.22 0.05 345, 0.32 0.065 20, 0.52 0.085 50, 0.78 0.09 70');
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: near,
      h: [14, 60],
      n: 700,
      w: 2.6,
      lean: 0.12,
      tones: blades,
      jitter: 60,
      clump: 110,
      bias: (x) => clamp(1.1 - Math.abs(x - 740) / 800),
    }) +
      grass(R, {
        x0: -20,
        x1: 1460,
        y: (x) => near(x) + 90,
        h: [40, 120],
        n: 800,
        w: 3.6,
        persp: 0.5,
        lean: 0.12,
        tones: blades.slice(0, 3),
        jitter: 300,
        clump: 120,
      }),
    { box: [0, 2360, 1440, 520] },
  );
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  drawCloudBehind(c);
  drawMountain(c);
  await drawBolts(c);
  drawCloudBefore(c);
  await drawCamp(c);
  await drawForeground(c);
  finish(c, { grain: 0.044, paper: 0.015, vignette: 0.24, misreg: 0.7, vigCol: [0.24, 0.16, 0.26] });
  return c;
}
