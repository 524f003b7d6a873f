import { mist } from '../lib/air.ts';
import { dove } from '../lib/beasts.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix, type RGB } from '../lib/colour.ts';
import { bird } from '../lib/creatures.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { disc, halo } from '../lib/halo.ts';
import { ridgeLine } from '../lib/hill.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { line, sweep, tints } from '../lib/notation.ts';
import { type Rng, rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder, crag } from '../lib/rock.ts';
import { leaf, path, taper } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { water } from '../lib/water.ts';

export const meta = { id: 'ark-on-ararat', title: 'Rest upon Ararat', focusY: 0.58 };

const sun = { x: 1190, y: 1450 };
const shoreline = 2090;
const apricot = lch(0.9, 0.085, 66);
const ark = { x: 800, y: 1850, w: 520 };

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.56 0.075 248, 0.25 0.66 0.065 246, 0.47 0.77 0.05 262, 0.65 0.86 0.05 20, 0.79 0.91 0.075 55, 0.9 0.94 0.075 74',
    ),
    0,
    2000,
    { x: sun.x, bend: 0.16 },
  );
  halo(c, sun.x, sun.y, lch(0.96, 0.06, 80), [
    [190, 0.18],
    [340, 0.12],
    [560, 0.08],
    [840, 0.05],
  ]);
  c.glow(sun.x, sun.y, 820, 760, lch(0.93, 0.09, 70), 0.4, 2.3);
  clouds(c, {
    y0: 420,
    y1: 1180,
    sx: 820,
    sy: 80,
    cover: 0.45,
    seed: 72,
    amt: 0.7,
    edge: 0.09,
    stipple: 0.7,
    col: () => lch(0.8, 0.045, 290),
    lit: lch(0.94, 0.05, 60),
    lightX: 0.4,
    lightY: 1.1,
  });
}

/** The snow mountain: rock under a cap whose lower edge breaks along the gullies. */
function drawArarat(c: Canvas): void {
  const top = ridgeLine(
    line(
      '-20 1800, 120 1660, 240 1490, 330 1330, 410 1200, 480 1115, 560 1150, 660 1290, 780 1400, 900 1560, 1040 1680, 1240 1800, 1460 1880',
    ),
    7,
    [
      { amp: 30, len: 170, sharp: true },
      { amp: 24, len: 66 },
      { amp: 8, len: 20 },
    ],
  );
  const light = (x: number, y: number): [number, number, number] => [sun.x + 300 - x, 700 - y, 1];
  crag(c, {
    top,
    to: shoreline + 2,
    seed: 21,
    cell: [70, 140],
    crack: 0.12,
    gully: 0.5,
    ramp: sweep('0 0.5 0.06 268, 0.5 0.56 0.055 275, 1 0.68 0.05 300'),
    depth: 900,
    lit: lch(0.8, 0.075, 50),
    shade: lch(0.4, 0.065, 270),
    shadeAmt: 0.6,
    light,
  });
  const n = noise2(3);
  const m = noise2(4);
  const g = G1();
  const heights = Float32Array.from({ length: c.w }, (_, x) => top(x));
  c.each(1060, 1900, (x, y, o) => {
    const d = y - heights[x]!;
    if (d < 0) return;
    const gully = fbm(n, x / 46, y / 210, 3);
    const edge = 1500 + 150 * gully + 90 * fbm(m, x / 120, 4, 2);
    const snow = sstep(40, -40, y - edge + d * 0.12);
    if (snow <= 0) return;
    const gg = g[gi(x, y)]!;
    const slope =
      fbm(n, x / 90 + 0.35 * fbm(m, x / 200, y / 160, 2), y / 170, 4) -
      fbm(n, (x + 16) / 90 + 0.35 * fbm(m, (x + 16) / 200, y / 160, 2), (y - 8) / 170, 4);
    const face = clamp(0.5 + slope * 3.4 + (x - 500) / 900);
    const tone = mix(lch(0.7, 0.065, 268), lch(0.975, 0.035, 70), dis(face, gg, 0.6));
    c.blendPx(o, tone, dis(snow, gg, 0.7));
    const rim = 0.9 * Math.exp(-d / 9) * sstep(430, 640, x);
    if (rim > 0.02) c.blendPx(o, lch(0.99, 0.04, 80), dis(rim, gg, 0.5));
  });
  mist(c, 1560, 1860, lch(0.9, 0.055, 50), 0.55, 12, { sx: 460 });
}

/** The hull of the ark resting a little askew: planks, house, roof, and the open door with its ramp. SVG. */
function drawHull(R: Rng): string {
  const tilt = -0.045;
  const at = (u: number, v: number): [number, number] => [
    ark.x + u * ark.w - v * ark.w * tilt,
    ark.y - v * ark.w + u * ark.w * tilt,
  ];
  const P = (u: number, v: number) =>
    at(u, v)
      .map((n) => n.toFixed(1))
      .join(' ');
  const [dark, wood, mid, lit, pale] = tints(
    '0.25 0.045 330, 0.36 0.06 25, 0.46 0.075 38, 0.66 0.095 52, 0.85 0.09 66',
  ) as [RGB, RGB, RGB, RGB, RGB];
  const hull = `M${P(-0.56, 0.25)}C${P(-0.52, 0.08)} ${P(-0.44, 0)} ${P(-0.34, -0.03)}L${P(0.36, -0.03)}C${P(0.46, 0)} ${P(0.53, 0.1)} ${P(0.57, 0.27)}C${P(0.4, 0.215)} ${P(-0.36, 0.2)} ${P(-0.56, 0.25)}Z`;
  let out = path(hull, wood);
  const planks: string[][] = [[], [], [], []];
  for (let row = 0; row < 9; row++) {
    const v = 0.2 - row * 0.026;
    const half = 0.55 - 0.022 * row - 0.012 * Math.max(0, row - 4) ** 1.6;
    for (let u = -half; u < half; ) {
      const long = R.r(0.07, 0.17);
      const end = Math.min(half, u + long);
      const lift = (q: number) => 0.05 * (q / 0.56) ** 2 * (1 - row / 12);
      const shine = 0.28 + 0.5 * ((u + 0.5) / 1.1) + R.r(-0.25, 0.25) - row * 0.03;
      planks[clamp(Math.floor(shine * 4), 0, 3)]!.push(
        `M${P(u + 0.003, v + lift(u))}L${P(end - 0.003, v + lift(end))}L${P(end - 0.003, v - 0.021 + lift(end))}L${P(u + 0.003, v - 0.021 + lift(u))}Z`,
      );
      u = end;
    }
  }
  out += planks.map((d, i) => path(d, [mix(wood, dark, 0.4), wood, mid, mix(mid, lit, 0.6)][i]!)).join('');
  // house and roof
  out += path(
    `M${P(-0.34, 0.2)}L${P(-0.33, 0.345)}L${P(0.35, 0.345)}L${P(0.37, 0.2)}Z`,
    mix(wood, dark, 0.25),
  );
  const boards: string[] = [];
  for (let u = -0.33; u < 0.35; u += 0.026)
    boards.push(`M${P(u, 0.21)}L${P(u, 0.34)}L${P(u + 0.018, 0.34)}L${P(u + 0.018, 0.21)}Z`);
  out += path(boards, mid, 0.75) + path(boards.slice(15), lit, 0.6);
  out += path(
    `M${P(-0.39, 0.33)}L${P(-0.29, 0.43)}L${P(0.31, 0.435)}L${P(0.41, 0.335)}Z`,
    mix(mid, dark, 0.35),
  );
  const shingles: string[][] = [[], []];
  for (let row = 0; row < 5; row++)
    for (let u = -0.375 + row * 0.02; u < 0.39 - row * 0.02; u += 0.03)
      shingles[R.f() < 0.35 + u * 0.7 ? 1 : 0]!.push(
        `M${P(u, 0.336 + row * 0.02)}L${P(u + 0.027, 0.336 + row * 0.02)}L${P(u + 0.025, 0.353 + row * 0.02)}L${P(u + 0.003, 0.353 + row * 0.02)}Z`,
      );
  out += path(shingles[0]!, mid, 0.8) + path(shingles[1]!, lit);
  out += path(`M${P(-0.3, 0.425)}L${P(0.32, 0.43)}L${P(0.31, 0.445)}L${P(-0.29, 0.44)}Z`, pale);
  out += path(
    `M${P(-0.57, 0.25)}C${P(-0.36, 0.2)} ${P(0.4, 0.215)} ${P(0.575, 0.27)}L${P(0.575, 0.285)}C${P(0.4, 0.232)} ${P(-0.36, 0.218)} ${P(-0.575, 0.266)}Z`,
    lit,
  );
  const panes: string[] = [];
  for (const u of [-0.24, -0.14, -0.04, 0.06, 0.16, 0.26]) {
    panes.push(`M${P(u - 0.016, 0.255)}L${P(u - 0.016, 0.3)}L${P(u + 0.016, 0.3)}L${P(u + 0.016, 0.255)}Z`);
  }
  out += path(panes, dark);
  out +=
    path(`M${P(0.08, 0.02)}L${P(0.08, 0.155)}L${P(0.2, 0.155)}L${P(0.2, 0.02)}Z`, dark) +
    path(`M${P(0.075, 0.02)}L${P(0.2, 0.02)}L${P(0.3, -0.13)}L${P(0.14, -0.13)}Z`, lit);
  const slats = [0, 1, 2, 3, 4, 5].map((i) => {
    const t = i / 6;
    return `M${P(0.08 + 0.06 * t, 0.01 - 0.14 * t)}L${P(0.2 + 0.09 * t, 0.01 - 0.14 * t)}L${P(0.202 + 0.09 * t, 0.004 - 0.14 * t)}L${P(0.082 + 0.06 * t, 0.004 - 0.14 * t)}Z`;
  });
  return out + path(slats, wood);
}

async function drawArk(c: Canvas): Promise<void> {
  const light: Light = { x: 1150, spread: 620, side: 1, rim: apricot, wash: lch(0.84, 0.085, 55) };
  const shoulder = ridge(c, light, {
    line: '0 1960, 240 1930, 460 1890, 700 1868, 960 1880, 1140 1950, 1300 2030, 1460 2110',
    seed: 33,
    rough: [18, 16, 8, 3],
    to: shoreline + 2,
    depth: 240,
    tones: tints('0.5 0.06 300, 0.62 0.055 320'),
    lit: lch(0.78, 0.085, 48),
    shade: lch(0.38, 0.06, 280),
    facet: [80, 60],
    gullies: true,
  });
  const wood = drawHull(rng(17));
  c.glow(ark.x - 20, shoulder(ark.x) + 8, 340, 34, lch(0.3, 0.05, 290), 0.7, 1.2, {
    mode: 'normal',
    stipple: 0.4,
  });
  await c.svg(wood, {
    box: [420, 1560, 760, 420],
    rim: { dx: 5, dy: -3, col: lch(0.97, 0.06, 78), amt: 0.85 },
  });
  const stone = {
    tones: sweep('0 0.34 0.055 285, 0.5 0.52 0.06 310, 0.78 0.74 0.08 45, 1 0.95 0.06 72'),
    rim: apricot,
  };
  for (const [x, y, w, h] of [
    [520, 1900, 120, 66],
    [610, 1916, 90, 46],
    [1010, 1902, 110, 64],
    [1090, 1940, 80, 44],
    [430, 1930, 80, 40],
    [880, 1926, 60, 30],
  ] as const)
    boulder(c, { x, y, w, h, seed: x, light: [sun.x - x, -500], ...stone });
}

/** The near rocks with the olive branch that already bears new leaves. */
async function drawForeground(c: Canvas): Promise<void> {
  const stone = {
    tones: sweep('0 0.2 0.055 275, 0.5 0.34 0.06 290, 0.78 0.58 0.08 35, 1 0.92 0.075 66'),
    rim: apricot,
  };
  for (const [x, y, w, h] of [
    [210, 2790, 620, 330],
    [560, 2860, 360, 190],
    [30, 2890, 420, 240],
    [840, 2890, 260, 110],
    [1380, 2880, 420, 250],
    [1150, 2900, 240, 110],
  ] as const)
    boulder(c, { x, y, w, h, seed: x + 7, light: [900, -700], ...stone });
  const R = rng(88);
  const wood: string[] = [];
  const tones = tints('0.3 0.05 215, 0.4 0.055 185, 0.52 0.06 155, 0.68 0.075 125, 0.9 0.075 95');
  const bins: string[][] = tones.map(() => []);
  const twig = (x: number, y: number, a: number, long: number, w: number, depth: number): void => {
    const pts: [number, number, number][] = [];
    let [px, py, b] = [x, y, a];
    for (let i = 0; i <= 8; i++) {
      pts.push([px, py, lerp(w, w * 0.45, i / 8)]);
      if ((depth > 0 && i > 0 && i % 2 === 0) || (depth === 0 && i > 5)) {
        for (const s of [-1, 1]) {
          const lb = b + s * R.r(0.45, 0.8);
          const size = R.r(64, 104);
          const shine = 0.42 + 0.34 * Math.cos(lb) - 0.2 * Math.sin(lb) + R.r(-0.2, 0.2);
          bins[clamp(Math.floor(shine * 5), 0, 4)]!.push(leaf(px, py, lb, size, size * 0.17));
        }
      }
      b += R.r(-0.14, 0.1);
      px += (Math.cos(b) * long) / 8;
      py += (Math.sin(b) * long) / 8;
      if (depth < 2 && i > 1 && i % 2 === 0)
        twig(px, py, b + (i % 4 ? -0.6 : 0.55) + R.r(-0.15, 0.15), long * 0.5, w * 0.5, depth + 1);
    }
    wood.push(taper(pts));
  };
  twig(1500, 2580, Math.PI + 0.26, 540, 24, 0);
  twig(1480, 2740, Math.PI + 0.34, 300, 16, 1);
  await c.svg(path(wood, lch(0.3, 0.05, 40)) + bins.map((d, i) => path(d, tones[i]!)).join(''), {
    box: [440, 2000, 1000, 880],
    rim: { dx: 3, dy: -4, col: apricot, amt: 0.5 },
  });
  const [white, shade, sprig] = tints('0.985 0.015 80, 0.76 0.045 275, 0.46 0.1 140');
  await c.svg(dove(500, 2350, 230, white!, shade!, 1, sprig), {
    box: [300, 2120, 420, 300],
    rim: { dx: 3, dy: -3, col: lch(0.98, 0.06, 76), amt: 0.7 },
  });
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  drawArarat(c);
  const light: Light = { x: sun.x, spread: 500, side: 1, rim: lch(0.96, 0.07, 76), wash: apricot };
  ridge(c, light, {
    line: '820 1960, 1000 1800, 1120 1740, 1260 1660, 1350 1700, 1440 1640',
    seed: 43,
    rough: [22, 20, 8, 3],
    peaks: true,
    to: shoreline + 2,
    depth: 200,
    tones: tints('0.7 0.06 330, 0.85 0.06 40'),
    lit: lch(0.88, 0.07, 55),
    shade: lch(0.62, 0.06, 300),
    facet: [56, 120],
    gullies: true,
    rim: 0.9,
  });
  mist(c, 1740, 2000, lch(0.94, 0.06, 64), 0.6, 22, { env: (x) => 0.4 + 0.6 * sstep(600, 1100, x) });
  await disc(c, sun.x, sun.y, 80, lch(0.99, 0.03, 92));
  await drawArk(c);
  await c.svg(
    path(
      [bird(960, 1560, 20, 0.12), bird(1010, 1530, 14, -0.1), bird(905, 1528, 12, 0.1)],
      lch(0.45, 0.05, 280),
    ),
    { box: [860, 1490, 190, 100] },
  );
  water(c, {
    wl: shoreline,
    seed: 71,
    sun,
    tint: lch(0.6, 0.07, 250),
    deep: lch(0.36, 0.07, 258),
    spark: lch(0.97, 0.06, 76),
    tintNear: 0.55,
    tintFar: 0.1,
    deepAmt: 0.6,
    glitter: 1,
  });
  mist(c, shoreline - 30, shoreline + 44, lch(0.95, 0.055, 64), 0.6, 51, { sx: 300, soft: 1.6 });
  await drawForeground(c);
  c.glow(sun.x, sun.y, 1000, 950, lch(0.93, 0.085, 68), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.2, misreg: 0.7, vigCol: [0.3, 0.32, 0.46] });
  return c;
}
