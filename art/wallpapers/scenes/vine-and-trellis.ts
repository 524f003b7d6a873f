import { mist } from '../lib/air.ts';
import { blades, heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { G1, gi } from '../lib/grain.ts';
import { treeLine } from '../lib/groves.ts';
import { pool } from '../lib/light.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { path } from '../lib/shapes.ts';
import { loaf, turned } from '../lib/vessels.ts';
import { village } from '../lib/village.ts';
import { cane, grapes, tendril, vineLeaf } from '../lib/vine.ts';

export const meta = { id: 'vine-and-trellis', title: 'Vine and Trellis', focusY: 0.68 };

const sun = { x: 300, y: 900 };
const terrace = 2060;

/** Micah's peace: a table under one's own vine, and nobody to make one afraid. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(c, '0 .78 .05 205, .4 .86 .045 190, .75 .93 .05 130, 1 .96 .06 98', 1700, sun, 0.15);
  streaks(c, 29, 900, 1420, '.86 .035 190, .985 .03 100', { cover: 0.46, amt: 0.7 });
  const light = { x: sun.x, spread: 700 };
  rise(
    c,
    'far',
    6,
    [0, 1560, 340, 1510, 700, 1560, 1060, 1500, 1440, 1460],
    '.74 .05 195, .88 .05 130 | .93 .055 108, .66 .045 205 | .985 .045 100',
    { h: 200, sun: light, y1: 2000 },
  );
  mist(c, 1560, 1700, lch(0.95, 0.05, 110), 0.6, 3, { soft: 1.6 });
  const hill = rise(
    c,
    'mid',
    16,
    [0, 1720, 360, 1680, 760, 1650, 1100, 1690, 1440, 1730],
    '.66 .085 128, .78 .09 114 | .87 .09 106, .54 .075 140 | .97 .075 102',
    { h: 240, sun: light, y1: 2300 },
  );
  const town = village(rng(19), {
    ground: (x) => hill(x) + 4,
    back: [660, 1010],
    front: [640, 1050],
    rows: 2,
    drop: 50,
    w: [52, 84],
    h: [46, 80],
    scale: [0.7, 0.9],
    tones: tints('.92 .04 90, .74 .05 105, .96 .03 96, .97 .03 96, .5 .05 140, .5 .05 140'),
    air: lch(0.9, 0.05, 130),
    lightX: 0,
    wins: 0.4,
    dome: 0.4,
  });
  await c.svg(town.svg, {
    box: [600, 1500, 520, 260],
    rim: { dx: -2, dy: -3, col: lch(0.99, 0.03, 98), amt: 0.5 },
  });
  await c.svg(
    path(
      treeLine(rng(7), (x) => hill(x) + 80, -10, 1460, 76, 26, 4, 0.4),
      lch(0.46, 0.075, 140),
    ),
    { box: [0, 1600, 1440, 290], rim: { dx: -3, dy: -4, col: lch(0.92, 0.09, 108), amt: 0.7 } },
  );
  rise(
    c,
    'near',
    26,
    [0, 1930, 480, 1900, 960, 1910, 1440, 1940],
    '.6 .095 122, .5 .085 128 | .72 .105 114, .4 .075 140 | .95 .09 104',
    { h: 300, sun: light, y1: 2400 },
  );
  await blades(
    c,
    rng(2),
    [-20, 1460],
    () => 1950,
    [12, 44],
    1500,
    tints('.36 .07 140, .46 .09 130, .6 .1 120, .78 .105 110, .94 .08 104'),
    { jitter: 110, persp: 0.6 },
  );
  // the terrace: pale flags, and on them the pattern of leaves and sun
  const n = noise2(6);
  const m = noise2(7);
  const g = G1();
  const flag = sweep('0 .46 .045 250, .35 .66 .04 200, .65 .84 .04 96, 1 .97 .035 94');
  c.each(terrace, 2880, (x, y, o, d) => {
    const t = (y - terrace) / 820;
    const row = Math.log(1 + (y - terrace) / 110) * 4.2;
    const px = (x - 720) / (0.6 + t * 1.1);
    const col = px / 170 + 0.5 * (Math.floor(row) % 2) + 0.25 * m(Math.floor(row), 4);
    const seam = Math.max(
      sstep(0.43, 0.48, Math.abs(row - Math.floor(row) - 0.5)),
      sstep(0.455, 0.485, Math.abs(col - Math.floor(col) - 0.5)),
    );
    const dapple =
      sstep(-0.08, 0.16, fbm(n, (x + y * 0.4) / (70 + 90 * t), y / (24 + 40 * t), 3)) *
      sstep(0.02, 0.16, t + 0.1);
    let v =
      0.76 +
      0.1 * m(Math.floor(col) * 3.1, Math.floor(row) * 5.3) +
      0.07 * fbm(n, x / 50, y / 18, 3) -
      0.26 * seam -
      0.46 * dapple;
    v += 0.1 * sstep(60, 0, y - terrace);
    const k = flag(clamp(v + (g[gi(x, y)]! - 0.5) * 0.08));
    for (let i = 0; i < 3; i++) d[o + i] = k[i]!;
  });
  // posts and beams of the trellis
  const [wood, dark, pale] = tints('.5 .065 62, .3 .05 50, .8 .07 80');
  const post = (px: number, top: number, foot: number, w: number) =>
    path(
      `M${px - w / 2} ${foot}L${px - w * 0.44} ${top}L${px + w * 0.44} ${top}L${px + w / 2} ${foot}Z`,
      wood!,
    ) +
    path(
      `M${px - w / 2} ${foot}L${px - w * 0.44} ${top}L${px - w * 0.16} ${top}L${px - w * 0.16} ${foot}Z`,
      pale!,
    ) +
    path(
      `M${px + w * 0.22} ${top}L${px + w * 0.44} ${top}L${px + w / 2} ${foot}L${px + w * 0.22} ${foot}Z`,
      dark!,
    );
  const beam = (y0: number, y1: number, h: number) =>
    path(`M-20 ${y0}L1460 ${y1}L1460 ${y1 + h}L-20 ${y0 + h}Z`, wood!) +
    path(`M-20 ${y0}L1460 ${y1}L1460 ${y1 + h * 0.26}L-20 ${y0 + h * 0.26}Z`, pale!) +
    path(`M-20 ${y0 + h * 0.78}L1460 ${y1 + h * 0.78}L1460 ${y1 + h}L-20 ${y0 + h}Z`, dark!);
  let slats = '';
  for (let i = 0; i < 8; i++) {
    const bx = lerp(-60, 1500, i / 7);
    slats +=
      path(
        `M${bx - 34} 0L${bx + 34} 0L${lerp(bx, 720, 0.42) + 17} 560L${lerp(bx, 720, 0.42) - 17} 560Z`,
        dark!,
      ) +
      path(
        `M${bx - 34} 0L${bx - 16} 0L${lerp(bx, 720, 0.42) - 8} 560L${lerp(bx, 720, 0.42) - 17} 560Z`,
        wood!,
      );
  }
  const rim = { dx: -3, dy: -3, col: lch(0.98, 0.05, 98), amt: 0.6 };
  for (const [px, foot] of [
    [330, 2100],
    [1150, 2106],
  ] as const)
    pool(c, px + 60, foot + 4, 150, 24, lch(0.44, 0.05, 240), 0.6);
  await c.svg(slats + beam(520, 530, 74) + post(330, 590, 2104, 58) + post(1150, 594, 2110, 58), {
    box: [0, 0, 1440, 2130],
    rim,
  });
  // the vine: two old stems up the posts, canes along the beams, leaves, and ripe bunches
  const R = rng(31);
  const bark = tints('.3 .045 50, .66 .06 76') as [ReturnType<typeof lch>, ReturnType<typeof lch>];
  await c.svg(
    cane(
      R,
      [
        [258, 2120, 58],
        [296, 1940, 48],
        [352, 1740, 44],
        [304, 1500, 40],
        [350, 1240, 36],
        [312, 980, 34],
        [360, 760, 30],
        [480, 600, 26],
        [760, 540, 20],
        [1080, 566, 12],
      ],
      bark,
      -1,
    ) +
      cane(
        R,
        [
          [1222, 2120, 50],
          [1180, 1900, 42],
          [1126, 1660, 38],
          [1178, 1420, 34],
          [1124, 1160, 30],
          [1176, 900, 28],
          [1120, 700, 24],
          [960, 580, 18],
          [640, 556, 10],
        ],
        bark,
        -1,
      ),
    { box: [200, 480, 1100, 1660], rim },
  );
  const leafTones = [
    tints('.4 .085 145, .54 .11 134, .74 .13 120, .86 .1 112'),
    tints('.34 .075 150, .46 .1 140, .64 .12 126, .8 .1 114'),
    tints('.5 .1 128, .66 .125 116, .85 .12 106, .93 .08 102'),
  ];
  const leaves = (count: number, at: (i: number) => [number, number, number]) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const [x, y, s] = at(i);
      out += vineLeaf(R, x, y, s, Math.PI / 2 + R.r(-0.9, 0.9), leafTones[R.i(0, 2)]!);
    }
    return out;
  };
  await c.svg(
    leaves(150, () => [R.r(-20, 1460), R.f() ** 1.3 * 470 - 50, R.r(90, 150)]),
    { box: [0, 0, 1440, 700], rim: { dx: -3, dy: -4, col: lch(0.95, 0.1, 108), amt: 0.5 } },
  );
  const berry = tints('.22 .07 320, .32 .1 330, .44 .12 340, .62 .1 350, .84 .05 340');
  const bunches = [
    [150, 560, 150, 260],
    [560, 600, 130, 220],
    [720, 640, 160, 290],
    [900, 596, 126, 216],
    [1290, 560, 160, 280],
    [430, 640, 110, 180],
    [1050, 630, 116, 190],
  ] as const;
  await c.svg(bunches.map(([x, y, w, h]) => grapes(R, x, y, w, h, berry, -1)).join(''), {
    box: [40, 440, 1380, 560],
    rim: { dx: -3, dy: -3, col: lch(0.93, 0.06, 350), amt: 0.5 },
  });
  await c.svg(
    leaves(58, () => [R.r(0, 1440), 500 + R.r(-60, 90), R.r(80, 136)]) +
      leaves(16, (i) => [330 + R.r(-70, 70), 700 + i * 84, R.r(60, 96)]) +
      leaves(14, (i) => [1150 + R.r(-70, 70), 690 + i * 84, R.r(60, 96)]) +
      [
        tendril(640, 610, 180, 1.2, 1, lch(0.6, 0.11, 118)),
        tendril(250, 700, 160, 1.8, -1, lch(0.6, 0.11, 118)),
        tendril(1220, 720, 170, 1.4, 1, lch(0.6, 0.11, 118)),
      ].join(''),
    { box: [0, 380, 1440, 1560], rim: { dx: -3, dy: -4, col: lch(0.95, 0.1, 108), amt: 0.5 } },
  );
  // the table, two stools, bread and a jug
  pool(c, 780, 2590, 560, 76, lch(0.42, 0.05, 245), 0.7);
  const leg = (px: number, foot: number) =>
    path(`M${px - 20} 2260L${px + 20} 2260L${px + 26} ${foot}L${px - 26} ${foot}Z`, wood!) +
    path(`M${px - 20} 2260L${px - 6} 2260L${px - 8} ${foot}L${px - 26} ${foot}Z`, pale!);
  const cloth = tints('.95 .025 96, .76 .035 200, .5 .11 20');
  await c.svg(
    leg(420, 2520) +
      leg(1030, 2520) +
      leg(370, 2600) +
      leg(1090, 2600) +
      path('M360 2190L1080 2184L1180 2268L280 2276Z', cloth[0]!) +
      path(
        'M280 2276L1180 2268L1176 2400Q1090 2420 1000 2396Q880 2424 760 2400Q640 2426 520 2402Q400 2424 284 2398Z',
        cloth[1]!,
      ) +
      path('M282 2352L1178 2344L1178 2360L282 2368Z', cloth[2]!) +
      path(
        'M520 2276L560 2276L566 2404L512 2402ZM760 2274L790 2274L800 2400L752 2402Z',
        lch(0.68, 0.035, 205),
      ),
    { box: [240, 2150, 980, 470], rim },
  );
  const bread = {
    crust: tints('.36 .06 48, .54 .09 56, .72 .1 66, .9 .085 78'),
    flour: lch(0.96, 0.03, 88),
    crumb: lch(0.92, 0.07, 82),
    light: sun,
  };
  loaf(c, 560, 2226, 100, 64, { ...bread, seed: 3 });
  loaf(c, 700, 2240, 82, 50, { ...bread, seed: 4, torn: 1 });
  turned(
    c,
    880,
    2246,
    240,
    [
      [0, 0.2],
      [0.06, 0.17],
      [0.2, 0.15],
      [0.36, 0.24],
      [0.6, 0.34],
      [0.84, 0.26],
      [1, 0.2],
    ],
    {
      tones: tints('.36 .07 36, .54 .1 46, .74 .1 58, .93 .06 76'),
      light: sun,
      seed: 9,
      mouth: lch(0.3, 0.05, 40),
      bands: [
        [0.42, 0.016, lch(0.5, 0.08, 240)],
        [0.48, 0.008, lch(0.5, 0.08, 240)],
      ],
    },
  );
  turned(
    c,
    1010,
    2250,
    92,
    [
      [0, 0.46],
      [0.1, 0.46],
      [0.6, 0.4],
      [1, 0.26],
    ],
    {
      tones: tints('.36 .07 36, .54 .1 46, .74 .1 58, .93 .06 76'),
      light: sun,
      seed: 10,
      mouth: lch(0.34, 0.11, 10),
    },
  );
  const stool = (sx: number, sy: number) =>
    path(
      `M${sx - 92} ${sy - 150}L${sx + 92} ${sy - 154}L${sx + 104} ${sy - 120}L${sx - 104} ${sy - 114}Z`,
      pale!,
    ) +
    path(
      `M${sx - 104} ${sy - 114}L${sx + 104} ${sy - 120}L${sx + 102} ${sy - 94}L${sx - 102} ${sy - 90}Z`,
      wood!,
    ) +
    path(
      `M${sx - 84} ${sy - 92}L${sx - 56} ${sy - 92}L${sx - 72} ${sy}L${sx - 100} ${sy + 2}ZM${sx + 56} ${sy - 94}L${sx + 84} ${sy - 96}L${sx + 102} ${sy - 4}L${sx + 74} ${sy}Z`,
      dark!,
    );
  for (const [sx, sy] of [
    [220, 2700],
    [1240, 2690],
  ] as const)
    pool(c, sx + 40, sy + 4, 170, 26, lch(0.42, 0.05, 245), 0.6);
  await c.svg(stool(220, 2700) + stool(1240, 2690), { box: [80, 2500, 1300, 220], rim });
  c.glow(120, 400, 1300, 1300, lch(0.98, 0.05, 100), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.18, vigCol: [0.44, 0.5, 0.46], misreg: 0.7 });
  return c;
}
