import { mist } from '../lib/air.ts';
import { campFire, smoke } from '../lib/camp-fire.ts';
import { Canvas } from '../lib/canvas.ts';
import { hex, lch, mix, type RGB } from '../lib/colour.ts';
import { sheep } from '../lib/creatures.ts';
import { shepherd } from '../lib/figures.ts';
import { finish } from '../lib/finish.ts';
import { restingSheep } from '../lib/flock.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { grass } from '../lib/grasses.ts';
import { grove, treeLine } from '../lib/groves.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { halo } from '../lib/rings.ts';
import { path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { boulders, dryWall } from '../lib/stones.ts';
import { broadTree } from '../lib/trees.ts';
import { seated, seatedBack } from '../lib/watchers.ts';

export const meta = { id: 'shepherds-fields', title: 'Shepherds’ Fields', focusY: 0.74 };

const fire = { x: 610, y: 2236 };
const ember = lch(0.72, 0.15, 52);
const amber = lch(0.84, 0.125, 72);

/** How much of the fire reaches a point, 0..1: flatter than round, because it lies on the ground. */
const reach = (x: number, y: number, r = 520) =>
  Math.exp(-(((x - fire.x) / r) ** 2) - ((y - fire.y) / (r * 0.6)) ** 2);

/** The night watch of Luke 2: plum dark, one fire, a flock that lies down. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  sky(
    c,
    gradient([
      0, 0.165, 0.045, 312, 0.3, 0.215, 0.056, 322, 0.55, 0.29, 0.064, 335, 0.78, 0.385, 0.068, 352, 0.92,
      0.49, 0.066, 18, 1, 0.56, 0.07, 36,
    ]),
    0,
    1660,
    { x: 300, bend: 0.1 },
  );
  await stars(c);
  clouds(c, {
    y0: 1180,
    y1: 1600,
    sx: 900,
    sy: 54,
    cover: 0.46,
    seed: 77,
    amt: 0.5,
    edge: 0.1,
    stipple: 0.8,
    col: () => lch(0.33, 0.06, 340),
    lit: lch(0.55, 0.07, 22),
    lightX: 0,
    lightY: 1,
  });
  const R = rng(9);
  const h1 = line(
    4,
    [0, 1500, 260, 1540, 560, 1590, 860, 1570, 1140, 1500, 1440, 1530],
    [34, 300, 15, 110, 5, 30],
  );
  slope(c, {
    y: h1,
    to: 2100,
    depth: 240,
    ramp: [0, 0.355, 0.06, 338, 1, 0.45, 0.06, 5],
    lit: [0.45, 0.062, 0],
    shade: [0.29, 0.055, 325],
    facet: [150, 170, 13, 0.5, 0.5, 200],
  });
  mist(c, 1570, 1760, lch(0.52, 0.062, 22), 0.5, 3, { soft: 1.6 });
  const h2 = line(
    14,
    [0, 1620, 260, 1640, 520, 1720, 820, 1780, 1120, 1760, 1440, 1660],
    [36, 340, 14, 120, 4, 30],
  );
  slope(c, {
    y: h2,
    to: 2300,
    depth: 280,
    ramp: [0, 0.29, 0.055, 332, 1, 0.4, 0.058, 355],
    lit: [0.39, 0.06, 350],
    shade: [0.235, 0.05, 322],
    facet: [170, 150, 23, 0.5, 0.5, 230],
  });
  await c.svg(path(treeLine(R, h2, 560, 1440, 30, 11, 5, 0.35), lch(0.26, 0.052, 328)), {
    box: [500, 1560, 940, 300],
  });
  await village(c, h2);
  mist(c, 1760, 1960, lch(0.47, 0.06, 8), 0.5, 7, { soft: 1.6 });
  const h3 = line(
    24,
    [0, 1960, 300, 1930, 620, 1900, 900, 1860, 1200, 1830, 1440, 1840],
    [26, 330, 10, 110, 4, 30],
  );
  slope(c, {
    y: h3,
    to: 2500,
    depth: 300,
    ramp: [0, 0.255, 0.05, 330, 1, 0.29, 0.052, 345],
    lit: [0.34, 0.058, 350],
    shade: [0.2, 0.044, 318],
    facet: [180, 120, 33, 0.5, 0.5, 240],
    rim: [lch(0.5, 0.07, 10), 0.5, 9, 700, 700],
  });
  await c.svg(
    grove(R, {
      y: h3,
      x0: 0,
      x1: 620,
      d0: 20,
      d1: 130,
      rows: 5,
      size: [26, 44],
      gap: 1.35,
      tones: tones([0.19, 0.042, 320, 0.2, 0.044, 322, 0.33, 0.055, 350]),
      lx: 1,
      keep: (x) => 0.9 * (1 - sstep(380, 620, x)),
    }),
    { box: [0, 1800, 760, 340] },
  );
  mist(c, 1980, 2150, lch(0.36, 0.056, 350), 0.5, 11, { soft: 1.7 });
  // the field of the watch
  const h4 = line(34, [0, 2130, 300, 2160, 620, 2150, 940, 2110, 1200, 2070, 1440, 2060], [16, 360, 7, 120]);
  const lit: RGB = lch(0.6, 0.115, 52);
  slope(c, {
    y: h4,
    depth: 620,
    ramp: [0, 0.235, 0.046, 335, 0.5, 0.2, 0.042, 328, 1, 0.14, 0.034, 312],
    lit: [0.29, 0.052, 348],
    shade: [0.15, 0.036, 315],
    facet: [190, 90, 43, 0.5, 0.5, 420],
    rim: [ember, 0.7, 12, fire.x, 420],
  });
  c.each(1960, 2880, (x, y, o) => {
    if (y < h4(x)) return;
    const a = 0.78 * reach(x, y, 430) + 0.4 * reach(x, y, 220);
    if (a > 0.01) c.blendPx(o, lit, dis(Math.min(0.92, a), g[gi(x + 40, y + 9)] ?? 0.5, 1.1) * 0.85);
  });
  // fold wall behind the flock
  const wt: RGB[] = tones([
    0.17, 0.038, 320, 0.23, 0.045, 335, 0.31, 0.06, 5, 0.45, 0.09, 38, 0.66, 0.115, 58,
  ]);
  const wy = (x: number) => h4(x) + 44 + 30 * sstep(700, 1440, x);
  await c.svg(
    dryWall(
      rng(5),
      wy,
      790,
      1460,
      92,
      wt,
      (x, v) => 0.1 + 0.8 * Math.exp(-(((x - fire.x) / 430) ** 2)) + 0.16 * v,
      { stone: 22, joint: 1.6 },
    ),
    { box: [760, 1980, 680, 260] },
  );
  const T = broadTree(rng(1205), {
    x: 1130,
    y: 2190,
    h: 960,
    lean: 0.02,
    light: [-0.75, 0.62],
    tones: tones([0.13, 0.034, 315, 0.175, 0.042, 322, 0.235, 0.052, 338, 0.38, 0.085, 25, 0.62, 0.12, 55]),
    bark: [lch(0.14, 0.034, 318), lch(0.56, 0.12, 50)],
    leafL: 18,
    leafW: 4.3,
    spread: 0.6,
    clumpR: 0.066,
    trunkW: 0.085,
    trunkL: 0.22,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.08,
    density: 1,
  });
  await c.svg(T.svg, {
    box: [560, 1080, 880, 1140],
    rim: {
      dx: -4,
      dy: 3,
      col: amber,
      amt: 0.4,
      at: (x, y) => clamp(1.5 - Math.hypot(x - fire.x, y - fire.y) / 800),
    },
    mask: (x, y) => dis(1 - sstep(2160, 2192, y), g[gi(x, y)] ?? 0.5, 0.7),
  });
  smoke(c, fire.x + 6, fire.y - 150, 900, 240, lch(0.62, 0.07, 30), 0.34, 8);
  halo(
    c,
    fire.x,
    fire.y - 60,
    ember,
    [
      [150, 0.1],
      [290, 0.07],
      [470, 0.045],
    ],
    { mode: 'screen', edge: 26 },
  );
  c.glow(fire.x, fire.y - 70, 620, 560, lch(0.66, 0.15, 48), 0.5, 2.4, { stipple: 0.3 });
  await flock(c, R);
  const robe = { robe: lch(0.3, 0.055, 350), cloak: lch(0.185, 0.042, 322), cloth: lch(0.37, 0.06, 15) };
  const rimAt = (sx: number) => ({ dx: fire.x > sx ? 6 : -6, dy: -1, col: amber, amt: 1.1, soft: 1.2 });
  await c.svg(shepherd(300, 2290, 285, lch(0.27, 0.05, 345), lch(0.17, 0.04, 320), lch(0.36, 0.058, 10), 1), {
    box: [180, 1960, 300, 370],
    rim: rimAt(300),
  });
  await c.svg(seated(436, 2300, 190, robe, 1), { box: [340, 2110, 220, 210], rim: rimAt(436) });
  await c.svg(
    seated(856, 2306, 196, { ...robe, cloak: lch(0.21, 0.05, 335), cloth: lch(0.33, 0.055, 340) }, -1),
    { box: [730, 2110, 240, 220], rim: rimAt(856) },
  );
  await campFire(c, fire.x, fire.y + 44, 172, 4);
  c.glow(fire.x, fire.y - 10, 150, 150, lch(0.95, 0.08, 88), 0.5, 2);
  await c.svg(
    seatedBack(742, 2408, 206, {
      robe: lch(0.135, 0.034, 318),
      cloak: lch(0.165, 0.04, 322),
      cloth: lch(0.2, 0.046, 335),
    }),
    { box: [620, 2190, 240, 240], rim: { dx: -5, dy: -4, col: amber, amt: 1.1, soft: 1.2 } },
  );
  for (const [x, y] of [
    [436, 2302],
    [742, 2412],
    [856, 2310],
    [300, 2300],
  ] as const)
    await c.svg(
      grass(R, {
        x0: x - 100,
        x1: x + 100,
        y: () => y,
        h: [8, 24],
        n: 110,
        w: 2.3,
        lean: 0.05,
        tones: tones([0.16, 0.036, 318, 0.24, 0.05, 338, 0.4, 0.085, 35, 0.56, 0.115, 52]),
        jitter: 12,
      }),
      { box: [x - 130, y - 40, 260, 70] },
    );
  // foreground: grass and stones against the light
  const h5 = line(54, [0, 2640, 240, 2690, 520, 2760, 820, 2770, 1120, 2700, 1440, 2610], [14, 300, 6, 90]);
  const blades = tones([
    0.12, 0.03, 312, 0.15, 0.035, 318, 0.2, 0.044, 335, 0.33, 0.075, 20, 0.56, 0.115, 52,
  ]);
  await boulders(
    c,
    rng(71),
    [
      [150, 2560, 150],
      [262, 2584, 80],
      [1180, 2560, 120],
      [1290, 2596, 180],
    ],
    tones([0.13, 0.032, 315, 0.2, 0.042, 328, 0.36, 0.07, 25]),
    { lx: 1, rim: ember, blades: blades.slice(0, 4) },
  );
  slope(c, {
    y: h5,
    depth: 320,
    ramp: [0, 0.155, 0.036, 318, 1, 0.1, 0.028, 305],
    lit: [0.2, 0.044, 335],
    shade: [0.1, 0.028, 305],
    facet: [180, 80, 53, 0.4, 0.5, 300],
    lx: 1,
    rim: [lch(0.6, 0.12, 50), 0.7, 10, fire.x, 460],
  });
  const near = (x: number) => Math.exp(-(((x - fire.x) / 480) ** 2));
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: h5,
      h: [24, 96],
      n: 1500,
      w: 2.7,
      lean: 0.08,
      tones: blades,
      jitter: 34,
      clump: 150,
      bias: near,
    }),
    { box: [0, 2480, 1440, 400], mask: (x, y) => 1 - 0.9 * sstep(-14, 26, y - h5(x)) },
  );
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y: (x) => h5(x) + 36,
      h: [60, 190],
      n: 1300,
      w: 4.4,
      persp: 0.6,
      lean: 0.1,
      tones: blades.slice(0, 4),
      jitter: 240,
      bias: (x, y) => clamp(1 - (y - h5(x)) / 160) * near(x),
    }),
    { box: [0, 2420, 1440, 460] },
  );
  finish(c, { grain: 0.046, paper: 0.016, vignette: 0.24, vigCol: [0.34, 0.26, 0.4], misreg: 0.7 });
  return c;
}

/** A band of milk across the plum sky, and stars of power-law sizes. */
async function stars(c: Canvas) {
  const R = rng(31);
  const n = noise2(19);
  const g = G1();
  const across = (x: number, y: number) => (x * 0.42 - (y - 500) * 0.36 - 330) / 250;
  c.each(0, 1500, (x, y, o) => {
    const u = across(x, y);
    const b = Math.exp(-u * u);
    if (b < 0.02) return;
    const v = fbm(n, (x + y) / 520, (x - y * 0.8) / 190, 5, 0.55) * 0.5 + 0.5;
    c.blendPx(
      o,
      lch(0.56, 0.055, 330),
      dis(b * sstep(0.3, 0.85, v) * 0.62 * (1 - sstep(950, 1480, y)), g[gi(x, y)] ?? 0.5, 0.85),
      'screen',
    );
  });
  let small = '';
  let big = '';
  let soft = '';
  for (let i = 0; i < 1900; i++) {
    const x = R.r(0, 1440);
    const y = R.r(0, 1560);
    const u = across(x, y) / 1.3;
    if (R.f() > 0.34 + 0.66 * Math.exp(-u * u) || R.f() < sstep(780, 1560, y)) continue;
    const r = 0.9 + 3.4 * R.f() ** 14 + R.f() * 0.9;
    const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" fill-opacity="${(0.22 + 0.78 * R.f()).toFixed(2)}"`;
    if (r > 2.6) {
      big += `<circle ${at} r="${r.toFixed(2)}"/>`;
      soft += `<circle ${at} r="${(r * 3.2).toFixed(1)}"/>`;
    } else small += `<circle ${at} r="${r.toFixed(2)}"/>`;
  }
  const box: [number, number, number, number] = [0, 0, 1440, 1560];
  await c.svg(`<g fill="${hex(lch(0.93, 0.03, 40))}">${small}${big}</g>`, { box });
  await c.svg(`<g fill="${hex(lch(0.88, 0.05, 20))}">${soft}</g>`, {
    box,
    blur: 6,
    opacity: 0.4,
    mode: 'screen',
  });
}

/** Bethlehem far off: a few roofs and lamps on the left ridge. */
async function village(c: Canvas, ridge: (x: number) => number) {
  const R = rng(12);
  let roofs = '';
  const lamps: [number, number][] = [];
  for (let i = 0; i < 54; i++) {
    const x = R.r(110, 430);
    const w = R.r(16, 34);
    const h = R.r(14, 34);
    const y = ridge(x) + R.r(-2, 40);
    roofs += `M${x} ${y}L${x} ${y - h}L${x + w} ${y - h}L${x + w} ${y}Z`;
    if (R.f() < 0.55) lamps.push([x + w * R.r(0.3, 0.7), y - h * 0.45]);
  }
  await c.svg(path(roofs, lch(0.245, 0.05, 328)), {
    box: [60, 1540, 440, 220],
    rim: { dx: 0, dy: -3, col: lch(0.46, 0.06, 350), amt: 0.7 },
  });
  await c.svg(
    path(
      lamps.map(([x, y]) => `M${x - 2} ${y + 6}L${x - 2} ${y}L${x + 2.5} ${y}L${x + 2.5} ${y + 6}Z`),
      amber,
    ),
    { box: [60, 1540, 440, 220] },
  );
  for (const [x, y] of lamps) c.glow(x, y + 3, 26, 26, lch(0.74, 0.13, 62), 0.4, 2.2);
}

/** Sheep that lie round the fire, smaller and darker with distance; each takes the light on the side that faces it. */
async function flock(c: Canvas, R: ReturnType<typeof rng>) {
  const places: [number, number, number][] = [
    [1180, 2200, 72],
    [1236, 2212, 78],
    [1356, 2206, 74],
    [1404, 2232, 82],
    [980, 2226, 80],
    [1052, 2240, 86],
    [1010, 2262, 90],
    [1226, 2296, 98],
    [1312, 2316, 104],
    [1264, 2338, 108],
    [1016, 2372, 112],
    [1108, 2392, 118],
    [1046, 2416, 122],
    [1392, 2400, 124],
    [84, 2246, 78],
    [146, 2262, 84],
    [40, 2330, 98],
    [120, 2346, 104],
    [218, 2440, 122],
    [322, 2460, 128],
    [262, 2494, 132],
    [64, 2470, 128],
    [520, 2522, 138],
    [620, 2540, 142],
    [940, 2530, 140],
    [1052, 2556, 144],
  ];
  for (const [x, y, s] of places.sort((a, b) => a[1] - b[1])) {
    const k = clamp(1.25 * reach(x, y, 520) + 0.12);
    const dx = fire.x - x;
    const dy = fire.y - y;
    const m = Math.hypot(dx, dy);
    const wool = [
      lch(0.17, 0.04, 322),
      lch(0.25, 0.048, 338),
      mix(lch(0.31, 0.05, 350), lch(0.58, 0.1, 45), k),
      mix(lch(0.37, 0.052, 0), lch(0.76, 0.12, 62), k),
      mix(lch(0.42, 0.055, 5), lch(0.9, 0.1, 80), k),
    ];
    const dir = R.f() < 0.5 ? 1 : -1;
    const rim = { dx: (dx / m) * 5, dy: (dy / m) * 4 - 2, col: amber, amt: 0.2 + 0.9 * k };
    const box: [number, number, number, number] = [x - s, y - s * 1.2, s * 2, s * 1.5];
    const face = lch(0.14, 0.034, 318);
    if (R.f() < 0.16 && s < 110)
      await c.svg(sheep(R, x, y, s * 0.92, wool.slice(1, 4), face, dir, true), { box, rim });
    else await c.svg(restingSheep(R, x, y, s, wool, face, dir, dx / m, dy / m - 0.35), { box, rim });
    await c.svg(
      grass(R, {
        x0: x - s * 0.6,
        x1: x + s * 0.6,
        y: () => y + 2,
        h: [8, 20],
        n: 36,
        w: 2.2,
        lean: 0.05,
        tones: [
          lch(0.15, 0.035, 318),
          lch(0.22, 0.046, 335),
          mix(lch(0.26, 0.05, 345), lch(0.55, 0.11, 50), k),
        ],
        jitter: 8,
      }),
      { box },
    );
  }
}
