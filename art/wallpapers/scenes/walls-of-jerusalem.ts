import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { arch, type Masonry, masonry, temple, tower } from '../lib/city.ts';
import { lch, mix } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { grass } from '../lib/grasses.ts';
import { grove } from '../lib/groves.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { noise2 } from '../lib/noise.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { leaf, path, ribbon } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { dryWall } from '../lib/stones.ts';
import { house, type Tones } from '../lib/town.ts';
import { broadTree, cypress } from '../lib/trees.ts';
import { walker } from '../lib/watchers.ts';

export const meta = { id: 'walls-of-jerusalem', title: 'Walls of Jerusalem', focusY: 0.64 };

const amber = lch(0.86, 0.1, 76);
const honey = lch(0.9, 0.085, 84);
const [w0, w1, w2, w3, w4, w5] = tones([
  0.575, 0.1, 54, 0.635, 0.108, 60, 0.685, 0.112, 65, 0.735, 0.113, 70, 0.785, 0.11, 75, 0.85, 0.098, 82,
]);
const lit = [w0!, w1!, w2!, w3!, w4!, w5!];
const dim = tones([0.33, 0.05, 345, 0.37, 0.052, 352, 0.41, 0.055, 0, 0.45, 0.058, 10, 0.49, 0.06, 20]);

/** Evening on Jerusalem: the last sun, from the right, on honey-coloured stone; pilgrims come up to the gate. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  const R = rng(122);
  sky(
    c,
    gradient([
      0, 0.5, 0.068, 216, 0.3, 0.6, 0.066, 205, 0.56, 0.72, 0.056, 188, 0.76, 0.83, 0.056, 130, 0.9, 0.885,
      0.078, 88, 1, 0.87, 0.09, 70,
    ]),
    0,
    1560,
    { x: 1300, bend: 0.16 },
  );
  c.glow(1700, 1400, 1500, 900, amber, 0.5, 1.8);
  clouds(c, {
    y0: 380,
    y1: 1080,
    sx: 860,
    sy: 92,
    cover: 0.46,
    seed: 14,
    amt: 0.72,
    edge: 0.1,
    stipple: 0.7,
    col: () => lch(0.66, 0.05, 195),
    lit: lch(0.9, 0.085, 78),
    lightX: 0.5,
    lightY: 0.9,
    env: (x) => 0.82 + 0.25 * (x / 1440),
  });
  clouds(c, {
    y0: 1040,
    y1: 1420,
    sx: 900,
    sy: 46,
    cover: 0.48,
    seed: 5,
    amt: 0.7,
    edge: 0.07,
    stipple: 0.7,
    col: () => lch(0.76, 0.07, 60),
    lit: lch(0.94, 0.07, 88),
    lightX: 0.4,
    lightY: 1,
  });
  const far = line(
    8,
    [0, 1440, 260, 1400, 560, 1430, 860, 1410, 1160, 1360, 1440, 1390],
    [34, 300, 14, 110, 5, 30],
  );
  slope(c, {
    y: far,
    to: 1900,
    depth: 220,
    ramp: [0, 0.64, 0.055, 30, 1, 0.8, 0.07, 62],
    lit: [0.8, 0.08, 66],
    shade: [0.56, 0.055, 10],
    facet: [140, 170, 5, 0.6, 0.5, 180],
    lx: 1,
  });
  mist(c, 1440, 1600, lch(0.86, 0.08, 72), 0.6, 3, { soft: 1.6 });
  await city(c);
  await walls(c);
  // the slope of Kidron under the walls
  const s1 = line(31, [0, 2240, 300, 2262, 460, 2286, 760, 2250, 1080, 2212, 1440, 2180], [10, 220, 5, 70]);
  slope(c, {
    y: s1,
    to: 2880,
    depth: 560,
    ramp: [0, 0.62, 0.098, 80, 0.5, 0.52, 0.08, 78, 1, 0.4, 0.06, 62],
    lit: [0.74, 0.105, 84],
    shade: [0.4, 0.06, 40],
    facet: [170, 90, 12, 0.6, 0.6, 520],
    lx: 1,
    rim: [honey, 0.6, 12, 1200, 700],
    wash: [lch(0.76, 0.1, 76), 0.5, 1250, 520, 120],
  });
  c.each(2160, 2420, (x, y, o) => {
    // the walls' own shadow: to the left of the corner the ground has lost the sun
    const a =
      0.62 *
      (1 - sstep(330, 520, x + (y - 2280) * 0.9)) *
      sstep(0, 10, y - s1(x)) *
      (1 - sstep(2300, 2420, y));
    if (a > 0.01) c.blendPx(o, lch(0.3, 0.05, 345), dis(a, g[gi(x, y)]!, 0.9));
  });
  const leafDark = lch(0.39, 0.05, 105);
  await c.svg(
    grove(R, {
      y: s1,
      x0: -10,
      x1: 1460,
      d0: 50,
      d1: 280,
      rows: 7,
      size: [34, 62],
      gap: 1.25,
      tones: [lch(0.36, 0.06, 10), leafDark, lch(0.7, 0.085, 100)],
      lx: 1,
      keep: (x, d) => 0.9 * sstep(120, 230, Math.abs(x - (1030 - d * 1.1))),
    }),
    { box: [0, 2180, 1440, 460] },
  );
  const ledge = rng(8);
  for (const [x0, x1, d, h] of [
    [1080, 1460, 150, 26],
    [1010, 1460, 262, 32],
    [-20, 560, 196, 28],
    [960, 1460, 400, 40],
  ] as const)
    await c.svg(
      dryWall(
        ledge,
        (x) => s1(x) + d + 12 * Math.sin(x / 170),
        x0,
        x1,
        h,
        tones([0.36, 0.06, 25, 0.5, 0.085, 50, 0.64, 0.1, 66, 0.76, 0.105, 76]),
        (x, v) => 0.4 + 0.2 * v + 0.2 * (x / 1440),
        { stone: h / 2, joint: 1.2 },
      ),
      { box: [0, 2240, 1440, 520], rim: { dx: 2, dy: -3, col: honey, amt: 0.5 } },
    );
  const tufts = tones([0.36, 0.055, 70, 0.44, 0.065, 85, 0.56, 0.085, 92, 0.76, 0.1, 86]);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: (x) => s1(x) + 30,
      h: [8, 34],
      n: 1500,
      w: 2.4,
      lean: -0.2,
      tones: tufts,
      jitter: 560,
      clump: 110,
      persp: 0.4,
    }),
    { box: [0, 2200, 1440, 680] },
  );
  const road = ribbon(
    [
      [1036, 2214, 20],
      [1010, 2262, 24],
      [920, 2320, 30],
      [800, 2376, 38],
      [742, 2440, 48],
      [800, 2520, 62],
      [890, 2610, 84],
      [880, 2740, 120],
      [760, 2900, 180],
    ],
    (t) => 0.1 * noise2(3)(t * 0.9, 1),
  );
  await c.svg(path(road, lch(0.8, 0.09, 78)), {
    box: [400, 2190, 800, 690],
    stipple: 1.3,
    mask: (_x, y) => 0.95 - 0.1 * sstep(2300, 2800, y),
  });
  await pilgrims(c);
  await foreground(c);
  c.glow(1700, 1500, 1500, 1300, lch(0.88, 0.1, 76), 0.26, 1.8, { stipple: 0.3 });
  finish(c, { grain: 0.044, paper: 0.015, vignette: 0.22, vigCol: [0.42, 0.34, 0.4], misreg: 0.7 });
  return c;
}

/** The houses on the hill, back to front, and the temple over them. */
async function city(c: Canvas) {
  const R = rng(41);
  const mound = line(
    24,
    [0, 1700, 240, 1640, 480, 1590, 760, 1560, 1040, 1550, 1300, 1560, 1440, 1580],
    [10, 240, 4, 70],
  );
  slope(c, {
    y: mound,
    to: 2100,
    depth: 320,
    ramp: [0, 0.58, 0.075, 55, 1, 0.46, 0.07, 40],
    lit: [0.7, 0.09, 70],
    shade: [0.45, 0.06, 20],
    facet: [120, 90, 33, 0.5, 0.5, 280],
    lx: 1,
  });
  const shades = (d: number): Tones => {
    const air = lch(0.82, 0.08, 72);
    const m = (l: number, ch: number, h: number) => mix(lch(l, ch, h), air, 0.42 * (1 - d));
    return {
      front: m(0.735, 0.095, 70),
      side: m(0.47, 0.065, 20),
      roof: m(0.86, 0.08, 82),
      edge: m(0.9, 0.075, 86),
      dark: m(0.42, 0.06, 25),
      win: m(0.36, 0.055, 15),
    };
  };
  const cy = tones([0.36, 0.05, 30, 0.43, 0.055, 60, 0.62, 0.075, 98]);
  const box: [number, number, number, number] = [0, 1080, 1440, 860];
  const rim = { dx: 4, dy: -4, col: honey, amt: 0.5 };
  const row = async (d: number, off: number) => {
    let houses = '';
    const s = lerp(0.62, 1.12, d);
    for (let x = R.r(-60, 0); x < 1460; ) {
      const w = R.r(70, 138) * s;
      const h = R.r(54, 112) * s * (R.f() < 0.12 ? 1.4 : 1);
      houses += house(R, x, mound(x + w / 2) + off + R.r(-10, 10), w, h, shades(d), {
        sideDir: -1,
        dome: R.f() < 0.34 ? R.r(0.62, 0.88) : 0,
        wins: 0.55,
        lights: [],
      });
      x += w * R.r(0.7, 1.12);
    }
    await c.svg(houses, {
      box,
      rim,
      tint: () => lch(0.56, 0.075, 40),
      tintAmt: (x, y) => 0.3 * sstep(0, 200, y - mound(x) - off + 40),
    });
    const x = R.r(60, 1380);
    await c.svg(
      [x, (x + R.r(300, 700)) % 1440, (x + 34) % 1440]
        .map((q) => cypress(R, q, mound(q) + off + 10, R.r(110, 170) * s, 30 * s, cy, 1, 160))
        .join(''),
      { box, rim },
    );
  };
  await row(0.1, -6);
  // temple mount
  const tc = {
    lit: lch(0.83, 0.08, 80),
    pale: lch(0.94, 0.05, 92),
    shade: lch(0.55, 0.065, 35),
    dark: lch(0.42, 0.06, 30),
    gold: lch(0.8, 0.13, 78),
  };
  const porch = Array.from({ length: 17 }, (_, i) => `M${600 + i * 42} 1572h9v-44h-9Z`);
  await c.svg(
    path('M560 1640L560 1572L1340 1560L1340 1640Z', lch(0.74, 0.095, 72)) +
      path('M590 1574h740v-50h-740Z', lch(0.5, 0.065, 30)) +
      path(porch, tc.pale) +
      path('M582 1530h752v-16h-752Z', tc.lit) +
      path('M582 1516h752v-6h-752Z', tc.gold) +
      temple(872, 1572, 250, 330, tc),
    { box, rim },
  );
  for (const [d, off] of [
    [0.35, 70],
    [0.6, 128],
    [0.85, 186],
  ] as const)
    await row(d, off);
}

/** Two faces that meet at a corner tower: the right one takes the sun, the left one has lost it. */
async function walls(c: Canvas) {
  const R = rng(55);
  const n = noise2(61);
  const patch = (x: number, y: number) =>
    0.52 + 0.26 * n(x / 190, y / 120) + 0.2 * ((x - 700) / 740) - 0.16 * sstep(2080, 2280, y);
  const sun: Masonry = { shades: lit, light: patch, courses: 17, stone: 58, merlon: 30, edge: honey };
  const shade: Masonry = {
    shades: dim,
    light: (x, y) => 0.5 + 0.2 * n(x / 190, y / 120) - 0.14 * sstep(2080, 2280, y),
    courses: 17,
    stone: 40,
    merlon: 22,
    edge: lch(0.56, 0.06, 30),
  };
  const box: [number, number, number, number] = [0, 1560, 1440, 780];
  const rim = { dx: 4, dy: -4, col: honey, amt: 0.55 };
  const left = { x0: -20, x1: 350, top: [1900, 1846], foot: [2250, 2290] } as const;
  const right = { x0: 430, x1: 1470, top: [1846, 1786], foot: [2310, 2216] } as const;
  await c.svg(
    masonry(R, left, shade) +
      tower(
        R,
        { x0: 96, x1: 170, top: [1842, 1838], foot: [2272, 2278] },
        40,
        { ...shade, light: () => 0.62, courses: 16 },
        { ...shade, light: () => 0.3, courses: 16, stone: 24 },
      ),
    { box },
  );
  await c.svg(masonry(R, right, sun), { box, rim });
  const cast = (x: number, w: number) =>
    path(`M${x} 1800L${x} 2320L${x - w} 2320L${x - w * 0.9} 1862Z`, lch(0.42, 0.07, 25), 0.55);
  const slit = lch(0.3, 0.055, 10);
  const loops = (x0: number, x1: number, y: number, s: number) =>
    [0.3, 0.7].map((u) => `M${lerp(x0, x1, u) - s / 2} ${y}h${s}v${s * 4.4}h${-s}Z`);
  // corner tower, gate towers, end tower
  for (const [x0, x1, top, foot, side] of [
    [430, 590, 1716, 2322, 120],
    [890, 986, 1706, 2256, 34],
    [1092, 1188, 1698, 2236, 34],
    [1372, 1480, 1690, 2214, 44],
  ] as const) {
    const face = { x0, x1, top: [top, top - 8], foot: [foot, foot - 12] } as const;
    await c.svg(
      cast(x0 - side, 40) +
        tower(
          R,
          face,
          side,
          { ...sun, light: (x, y) => patch(x, y) + 0.14, courses: 20, stone: 46 },
          { ...shade, courses: 20 },
        ) +
        path(loops(x0, x1, top + 150, 9), slit),
      { box, rim },
    );
  }
  const gate = { x0: 986, x1: 1062, top: [1770, 1768], foot: [2248, 2244] } as const;
  const jambs =
    path('M996 2250L996 2100C996 2040 1082 2036 1082 2096L1082 2240Z', w5!) +
    arch(gate, 0.7, 0.006, 66, 172, lch(0.27, 0.055, 20)) +
    arch(gate, 0.78, 0.006, 44, 146, lch(0.4, 0.085, 45)) +
    arch(gate, 0.82, 0.006, 26, 118, lch(0.86, 0.11, 80));
  await c.svg(jambs, { box });
  c.glow(1044, 2196, 70, 80, lch(0.86, 0.11, 76), 0.45, 2);
}

/** Small companies on the road, seen from behind, each with the evening on the right shoulder. */
async function pilgrims(c: Canvas) {
  const rim = { dx: 4, dy: -3, col: honey, amt: 1 };
  const robes = tones([
    0.42, 0.07, 25, 0.3, 0.05, 350, 0.56, 0.07, 50, 0.5, 0.055, 190, 0.36, 0.05, 210, 0.66, 0.06, 75,
  ]);
  for (const [x, y, s, k] of [
    [1016, 2262, 50, 0],
    [1040, 2264, 46, 3],
    [836, 2366, 74, 3],
    [872, 2372, 80, 0],
    [910, 2360, 64, 3],
    [846, 2596, 128, 0],
    [912, 2606, 120, 3],
  ] as const) {
    const shadow = leaf(x + s * 0.1, y, Math.PI * 0.97, s * 1.1, s * 0.09);
    await c.svg(path(shadow, lch(0.42, 0.06, 10), 0.6), { box: [x - s * 1.2, y - s, s * 2.4, s * 1.5] });
    await c.svg(
      
        walker(x, y, s, { robe: robes[k]!, cloak: robes[k + 1]!, cloth: robes[k + 2]! }, k ? -1 : 1),
      { box: [x - s, y - s * 1.2, s * 2, s * 1.5], rim },
    );
  }
}

/** Dark olive and grass on the near slope, which frame the city. */
async function foreground(c: Canvas) {
  const R = rng(70);
  const gn = noise2(505);
  const g = G1();
  const s2 = line(
    47,
    [0, 2500, 240, 2560, 480, 2660, 700, 2770, 860, 2880, 1100, 2900, 1440, 2700],
    [14, 280, 6, 90],
  );
  slope(c, {
    y: s2,
    depth: 360,
    ramp: [0, 0.36, 0.055, 70, 1, 0.2, 0.04, 10],
    lit: [0.54, 0.085, 82],
    shade: [0.22, 0.042, 20],
    facet: [180, 90, 57, 0.5, 0.55, 300],
    lx: 1,
    rim: [lch(0.82, 0.11, 74), 0.85, 13, 620, 560],
    wash: [lch(0.6, 0.1, 62), 0.5, 560, 360, 80],
  });
  const blades = tones([0.2, 0.04, 20, 0.25, 0.046, 60, 0.33, 0.058, 92, 0.48, 0.08, 98, 0.78, 0.105, 86]);
  const T = broadTree(rng(52), {
    x: 140,
    y: 2600,
    h: 900,
    lean: 0.08,
    light: [0.85, -0.45],
    tones: tones([0.21, 0.038, 60, 0.27, 0.046, 110, 0.36, 0.058, 120, 0.52, 0.08, 112, 0.8, 0.1, 96]),
    bark: [lch(0.2, 0.04, 345), lch(0.66, 0.1, 62)],
    leafL: 18,
    leafW: 4.3,
    spread: 0.56,
    clumpR: 0.066,
    trunkW: 0.095,
    trunkL: 0.2,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.1,
    density: 1,
  });
  await c.svg(T.svg, {
    box: [0, 1500, 1000, 1120],
    rim: { dx: 4, dy: -3, col: honey, amt: 0.35 },
    mask: (x, y) => dis(1 - sstep(s2(x) + 10, s2(x) + 50, y), g[gi(x, y)]!, 0.7),
  });
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: s2,
      h: [22, 84],
      n: 1300,
      w: 2.5,
      lean: -0.15,
      tones: blades,
      jitter: 34,
      clump: 170,
    }),
    { box: [0, 2300, 1440, 580], mask: (x, y) => 1 - 0.9 * sstep(-16, 26, y - s2(x)) },
  );
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y: (x) => s2(x) + 36,
      h: [56, 180],
      n: 1700,
      w: 4.4,
      persp: 0.5,
      lean: -0.15,
      tones: blades,
      jitter: 380,
      bias: (x, y) => clamp(1.1 - (y - s2(x)) / 240) * (0.5 + 0.5 * gn(x / 120, y / 60)),
    }),
    { box: [0, 2300, 1440, 580] },
  );
}
