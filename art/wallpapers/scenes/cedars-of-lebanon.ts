import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { cedar, cedarLine } from '../lib/cedar.ts';
import { lch, mix, type RGB } from '../lib/colour.ts';
import { bird } from '../lib/creatures.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { grass } from '../lib/grasses.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { noise2 } from '../lib/noise.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { beams } from '../lib/rings.ts';
import { path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { boulders } from '../lib/stones.ts';

export const meta = { id: 'cedars-of-lebanon', title: 'Cedars of Lebanon', focusY: 0.6 };

const air = lch(0.83, 0.03, 215);
const rose = lch(0.86, 0.075, 40);
const cream = lch(0.94, 0.045, 70);

/** First sun on the snow of Lebanon; the cedars still stand in the blue of the morning. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  const light = { x: -260, y: 900 };
  sky(
    c,
    gradient([
      0, 0.44, 0.055, 232, 0.25, 0.53, 0.055, 224, 0.5, 0.65, 0.048, 212, 0.75, 0.79, 0.036, 195, 0.92, 0.89,
      0.035, 90, 1, 0.91, 0.05, 60,
    ]),
    0,
    1500,
    { x: 100, bend: 0.14 },
  );
  c.glow(light.x, 1180, 1500, 700, cream, 0.55, 1.7);
  clouds(c, {
    y0: 420,
    y1: 1120,
    sx: 820,
    sy: 64,
    cover: 0.47,
    seed: 21,
    amt: 0.6,
    edge: 0.1,
    stipple: 0.7,
    col: () => lch(0.66, 0.04, 230),
    lit: lch(0.9, 0.055, 50),
    lightX: -0.8,
    lightY: 0.7,
  });
  // the massif: snow, lit from the left
  const m0 = line(
    5,
    [0, 1330, 180, 1270, 400, 1330, 640, 1200, 800, 1120, 1000, 1210, 1230, 1290, 1440, 1220],
    [30, 240, 24, 100, 8, 40, 4, 16],
    true,
  );
  slope(c, {
    y: m0,
    to: 1800,
    depth: 330,
    ramp: [0, 0.84, 0.045, 30, 0.45, 0.76, 0.04, 265, 1, 0.84, 0.03, 215],
    lit: [0.93, 0.055, 52],
    shade: [0.6, 0.06, 262],
    facet: [110, 170, 6, 0.95, 0.85, 300],
    rock: true,
    gain: 6,
    stipple: 0.5,
  });
  const m1 = line(
    15,
    [0, 1420, 220, 1450, 520, 1390, 760, 1440, 1010, 1330, 1180, 1200, 1300, 1130, 1440, 1210],
    [34, 230, 26, 100, 9, 40, 4, 16],
    true,
  );
  slope(c, {
    y: m1,
    to: 1900,
    depth: 380,
    ramp: [0, 0.8, 0.06, 32, 0.35, 0.68, 0.05, 270, 0.7, 0.66, 0.045, 240, 1, 0.82, 0.03, 215],
    lit: [0.91, 0.075, 42],
    shade: [0.5, 0.06, 258],
    facet: [120, 190, 16, 1, 0.9, 330],
    rock: true,
    gain: 6,
    stipple: 0.5,
  });
  mist(c, 1440, 1700, air, 0.75, 3, { soft: 1.5 });
  // wooded spurs
  const s2 = line(
    25,
    [0, 1490, 300, 1540, 620, 1610, 900, 1640, 1200, 1590, 1440, 1540],
    [34, 300, 14, 110, 5, 30],
  );
  slope(c, {
    y: s2,
    to: 2100,
    depth: 250,
    ramp: [0, 0.57, 0.045, 222, 1, 0.79, 0.03, 205],
    lit: [0.72, 0.045, 195],
    shade: [0.48, 0.05, 232],
    facet: [150, 150, 26, 0.5, 0.55, 220],
    rim: [rose, 0.6, 8, 100, 500],
  });
  const R = rng(61);
  const xs = (a: number, b: number, gap: number) => {
    const v: number[] = [];
    for (let x = a; x < b; x += gap * R.r(0.5, 1.7)) v.push(x);
    return v;
  };
  await c.svg(path(cedarLine(R, s2, [...xs(0, 560, 30), ...xs(1080, 1440, 34)], 52), lch(0.5, 0.048, 226)), {
    box: [0, 1400, 1440, 320],
  });
  mist(c, 1620, 1860, lch(0.86, 0.03, 195), 0.72, 7, { soft: 1.5 });
  const s3 = line(
    35,
    [0, 1840, 300, 1850, 600, 1800, 900, 1720, 1180, 1680, 1440, 1690],
    [30, 320, 12, 120, 4, 30],
  );
  slope(c, {
    y: s3,
    to: 2400,
    depth: 300,
    ramp: [0, 0.46, 0.05, 212, 0.6, 0.56, 0.045, 200, 1, 0.76, 0.032, 190],
    lit: [0.66, 0.055, 150],
    shade: [0.38, 0.048, 222],
    facet: [170, 120, 36, 0.5, 0.5, 260],
    rim: [lch(0.84, 0.07, 62), 0.7, 10, 500, 560],
  });
  const ft: RGB[] = tones([0.33, 0.045, 214, 0.38, 0.048, 206, 0.45, 0.05, 195, 0.6, 0.06, 150]);
  let far = '';
  for (const [x, h] of [
    [520, 190],
    [640, 230],
    [700, 170],
    [430, 150],
  ] as const)
    far += cedar(rng(x), {
      x,
      y: s3(x) + 16,
      h,
      w: h * 0.46,
      tiers: 6,
      tones: ft.map((t) => mix(t, air, 0.2)),
      bark: [mix(ft[0] ?? air, air, 0.2), lch(0.66, 0.05, 80)],
      leafL: 7,
      leafW: 2,
      trunkW: 0.07,
    });
  await c.svg(far, { box: [300, 1400, 600, 500] });
  mist(c, 1800, 2050, lch(0.87, 0.032, 170), 0.7, 11, { soft: 1.5 });
  // left stand of cedars on a spur
  const s4 = line(
    45,
    [0, 2040, 240, 2080, 520, 2160, 800, 2260, 1100, 2310, 1440, 2330],
    [22, 320, 9, 110, 3, 30],
  );
  slope(c, {
    y: s4,
    to: 2700,
    depth: 330,
    ramp: [0, 0.37, 0.05, 190, 1, 0.52, 0.045, 180],
    lit: [0.6, 0.07, 118],
    shade: [0.28, 0.045, 205],
    facet: [180, 110, 46, 0.55, 0.5, 300],
    rim: [lch(0.86, 0.085, 78), 0.8, 13, 420, 520, 0.4],
    wash: [lch(0.68, 0.08, 92), 0.5, 480, 420, 110],
  });
  const mt: RGB[] = tones([
    0.25, 0.042, 208, 0.3, 0.045, 198, 0.37, 0.05, 185, 0.48, 0.06, 155, 0.68, 0.08, 105,
  ]);
  let mid = '';
  for (const [x, h, w] of [
    [300, 470, 210],
    [60, 640, 280],
  ] as const)
    mid += cedar(rng(x + 3), {
      x,
      y: s4(x) + 22,
      h,
      w,
      tiers: 7,
      tones: mt.map((t) => mix(t, air, 0.1)),
      bark: [lch(0.28, 0.04, 220), lch(0.68, 0.06, 62)],
      leafL: 11,
      leafW: 2.7,
      from: 0.26,
    });
  await c.svg(mid, { box: [0, 1300, 720, 860], rim: { dx: -4, dy: -3, col: cream, amt: 0.35 } });
  mist(c, 2190, 2420, lch(0.82, 0.04, 160), 0.55, 15, { soft: 1.7 });
  beams(
    c,
    light,
    lch(0.9, 0.06, 75),
    [
      { a: 0.42, w: 0.05, k: 0.42 },
      { a: 0.58, w: 0.035, k: 0.3 },
      { a: 0.7, w: 0.06, k: 0.36 },
    ],
    { y0: 1000, y1: 2500, r: 2100, clip: (_x, y) => sstep(1150, 1500, y) * (1 - sstep(2200, 2480, y)) },
  );
  // near slope with the great cedar
  const s5 = line(
    55,
    [0, 2560, 300, 2560, 620, 2510, 920, 2440, 1180, 2400, 1440, 2410],
    [18, 340, 8, 110, 3, 26],
  );
  slope(c, {
    y: s5,
    depth: 460,
    ramp: [0, 0.3, 0.046, 180, 1, 0.17, 0.035, 215],
    lit: [0.46, 0.07, 120],
    shade: [0.18, 0.036, 212],
    facet: [200, 100, 56, 0.5, 0.6, 360],
    rim: [lch(0.8, 0.1, 88), 0.85, 14, 420, 560],
    wash: [lch(0.58, 0.085, 100), 0.5, 380, 460, 110],
  });
  const nt: RGB[] = tones([
    0.165, 0.034, 212, 0.21, 0.04, 203, 0.27, 0.046, 190, 0.38, 0.06, 160, 0.56, 0.08, 122, 0.78, 0.09, 90,
  ]);
  const ground = (x: number) => s5(x) + 44;
  await c.svg(
    cedar(rng(9), {
      x: 1010,
      y: ground(1010),
      h: 1290,
      w: 520,
      tiers: 9,
      tones: nt,
      bark: [lch(0.2, 0.035, 235), lch(0.66, 0.085, 52)],
      leafL: 17,
      leafW: 3.8,
      from: 0.24,
      lean: -0.03,
      trunkW: 0.1,
    }),
    {
      box: [300, 1020, 1140, 1480],
      rim: { dx: -5, dy: -4, col: cream, amt: 0.4 },
      mask: (x, y) => dis(1 - sstep(ground(x) - 46, ground(x) - 4, y), g[gi(x, y)] ?? 0.5, 0.7),
    },
  );
  // limestone and grass
  const stone = tones([0.23, 0.03, 240, 0.36, 0.03, 222, 0.64, 0.045, 75]);
  const RS = rng(88);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: s5,
      h: [16, 60],
      n: 1500,
      w: 2.3,
      lean: 0.18,
      tones: tones([0.22, 0.04, 195, 0.28, 0.046, 180, 0.38, 0.06, 150, 0.55, 0.08, 115, 0.76, 0.1, 92]),
      jitter: 34,
      clump: 160,
    }),
    { box: [0, 2300, 1440, 580], mask: (x, y) => 1 - 0.9 * sstep(-14, 28, y - s5(x)) },
  );
  const gn = noise2(505);
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y: (x) => s5(x) + 46,
      h: [44, 140],
      n: 2300,
      w: 4,
      persp: 0.45,
      lean: 0.18,
      tones: tones([
        0.155, 0.034, 214, 0.19, 0.038, 205, 0.235, 0.044, 192, 0.31, 0.054, 165, 0.47, 0.072, 120,
      ]),
      jitter: 420,
      clump: 240,
      bias: (x, y) => clamp(1.1 - (y - s5(x)) / 260) * (0.55 + 0.5 * gn(x / 120, y / 60)),
    }),
    { box: [0, 2300, 1440, 580] },
  );
  const rocks = (
    [
      [120, 76, 170],
      [222, 92, 84],
      [436, 128, 110],
      [552, 66, 60],
      [650, 262, 240],
      [800, 290, 110],
      [285, 318, 150],
      [872, 122, 76],
      [1262, 140, 150],
    ] as const
  ).map(([x, d, w]) => [x, s5(x) + d, w] as const);
  await boulders(c, RS, rocks, stone, {
    rim: cream,
    blades: tones([0.15, 0.034, 214, 0.19, 0.04, 200, 0.25, 0.046, 190, 0.4, 0.065, 135]),
  });
  await c.svg(
    path(
      [bird(470, 1010, 34, 0.18, 0.35), bird(560, 1082, 20, -0.1, 0.4), bird(395, 1096, 15, 0.05, 0.4)],
      lch(0.36, 0.045, 235),
    ),
    { box: [340, 940, 300, 220] },
  );
  c.glow(light.x, 1300, 1500, 1100, lch(0.9, 0.07, 70), 0.24, 1.8, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.22, vigCol: [0.3, 0.42, 0.5], misreg: 0.7 });
  return c;
}
