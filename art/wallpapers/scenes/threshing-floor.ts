import { mist } from '../lib/air.ts';
import { heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { G1, gi } from '../lib/grain.ts';
import { treeLine } from '../lib/groves.ts';
import { disc, halo } from '../lib/halo.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { standing } from '../lib/people.ts';
import { rng } from '../lib/random.ts';
import { leaf, path, taper } from '../lib/shapes.ts';
import { dryWall } from '../lib/stones.ts';
import { village } from '../lib/village.ts';
import { type Bins, stalk, stook } from '../lib/wheat.ts';

export const meta = { id: 'threshing-floor', title: 'Threshing Floor', focusY: 0.68 };

const sun = { x: 1040, y: 1440 };
const floor = { x: 690, y: 2230, rx: 640, ry: 210 };

/** Bethlehem at the end of the barley harvest: the evening wind carries the chaff away, the grain stays. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(c, '0 .42 .075 330, .3 .54 .085 345, .56 .68 .09 8, .8 .8 .095 38, 1 .89 .105 66', 1640, sun, 0.18);
  halo(c, sun.x, sun.y, lch(0.94, 0.1, 72), [
    [190, 0.18],
    [330, 0.12],
    [520, 0.08],
    [780, 0.05],
  ]);
  streaks(c, 51, 380, 1240, '.5 .085 335, .88 .1 40', { cover: 0.52, amt: 0.8, sy: 74 });
  await disc(c, sun.x, sun.y, 104, lch(0.97, 0.075, 80));
  const light = { x: sun.x, spread: 560 };
  rise(
    c,
    'far',
    2,
    [0, 1540, 320, 1480, 640, 1540, 980, 1560, 1440, 1500],
    '.52 .08 340, .72 .085 20 | .78 .09 36, .44 .075 332 | .95 .1 68',
    { h: 190, sun: light, y1: 1900 },
  );
  mist(c, 1540, 1680, lch(0.84, 0.09, 40), 0.6, 3, { soft: 1.6 });
  const town = rise(
    c,
    'mid',
    12,
    [0, 1600, 260, 1570, 520, 1620, 820, 1690, 1140, 1700, 1440, 1670],
    '.4 .075 338, .54 .08 0 | .62 .085 20, .32 .065 330 | .9 .1 60',
    { h: 200, sun: light, y1: 2000 },
  );
  const houses = village(rng(23), {
    ground: (x) => town(x) + 8,
    back: [30, 460],
    front: [0, 540],
    rows: 3,
    drop: 84,
    w: [60, 100],
    h: [52, 92],
    scale: [0.66, 0.95],
    tones: tints('.44 .07 350, .32 .06 335, .66 .09 30, .74 .095 44, .2 .05 330, .9 .12 76'),
    air: lch(0.58, 0.085, 10),
    lightX: sun.x,
    wins: 0.3,
  });
  await c.svg(houses.svg, {
    box: [0, 1460, 680, 330],
    rim: { dx: 4, dy: -4, col: lch(0.93, 0.1, 64), amt: 0.7 },
  });
  await c.svg(
    path(
      treeLine(rng(5), (x) => town(x) + 40, 560, 1460, 56, 22, 5, 0.4),
      lch(0.34, 0.065, 335),
    ),
    { box: [500, 1560, 940, 240], rim: { dx: 3, dy: -3, col: lch(0.93, 0.1, 62), amt: 0.7 } },
  );
  mist(c, 1720, 1880, lch(0.74, 0.09, 24), 0.5, 5, { soft: 1.6 });
  rise(
    c,
    'near',
    22,
    [0, 1890, 360, 1870, 720, 1850, 1080, 1860, 1440, 1900],
    '.6 .1 60, .52 .09 46, .3 .06 12 | .76 .11 68, .36 .07 20 | .94 .11 70 | .84 .11 66',
    { h: 900, sun: light, wash: [0.5, 160], size: [200, 60] },
  );
  const gold = tints('.34 .07 40, .46 .09 54, .6 .105 66, .76 .115 74, .92 .105 82');
  const wheat = { gold, lx: 1 };
  // stooks in rows up the field
  const R = rng(9);
  let far = '';
  for (const [y, h, gap, x0] of [
    [1916, 70, 150, 20],
    [1980, 100, 220, 90],
  ] as const)
    for (let x = x0; x < 1460; x += gap * R.r(0.86, 1.16)) far += stook(R, x, y + R.r(-8, 8), h, wheat);
  await c.svg(far, { box: [0, 1800, 1440, 210], rim: { dx: 3, dy: -3, col: lch(0.97, 0.1, 78), amt: 0.7 } });
  // the floor: trodden rock in a ring of stones, strewn with straw
  const n = noise2(81);
  const g = G1();
  const tone = sweep('0 .3 .06 10, .3 .46 .08 34, .6 .64 .095 56, .82 .78 .1 68, 1 .94 .095 78');
  c.each(1980, 2500, (x, y, o, d) => {
    const r = Math.hypot((x - floor.x) / floor.rx, (y - floor.y) / floor.ry) + 0.02 * n(x / 60, y / 30);
    if (r > 1) return;
    const a = Math.atan2((y - floor.y) / floor.ry, (x - floor.x) / floor.rx);
    const swirl = fbm(n, a * 2.4 + r * 2, r * 17, 3);
    let v = 0.62 + 0.2 * swirl + 0.16 * ((x - floor.x) / floor.rx) - 0.12 * r;
    v += 0.16 * fbm(n, x / 30, y / 9, 2);
    const k = tone(clamp(v + (g[gi(x, y)]! - 0.5) * 0.14));
    const cover = clamp((1 - r) * 60);
    for (let i = 0; i < 3; i++) d[o + i]! += (k[i]! - d[o + i]!) * cover;
  });
  const shades = tints('.28 .055 340, .38 .065 0, .52 .075 24, .68 .09 48, .86 .1 64');
  const ringY = (side: 1 | -1) => (x: number) =>
    floor.y +
    side * floor.ry * Math.sqrt(Math.max(0, 1 - ((x - floor.x) / floor.rx) ** 2)) +
    (side < 0 ? 14 : 26);
  await c.svg(
    dryWall(
      rng(31),
      ringY(-1),
      floor.x - floor.rx + 10,
      floor.x + floor.rx - 10,
      44,
      shades,
      (x, v) => 0.2 + 0.4 * sstep(0, 1440, x) + 0.3 * v,
      { stone: 24, joint: 1.6 },
    ),
    { box: [20, 1940, 1400, 330], rim: { dx: 3, dy: -4, col: lch(0.95, 0.1, 70), amt: 0.6 } },
  );
  // the heap of grain, and straw beside it
  const heap = (x0: number, y0: number, w: number, h: number, seed: number) => {
    const m = noise2(seed);
    c.each(y0 - h * 1.1, y0 + h * 0.3, (x, y, o, d) => {
      const u = (x - x0) / (w / 2);
      const top = y0 - h * Math.exp(-u * u * 2.2) * (1 + 0.05 * m(x / 24, 2));
      const foot = y0 + 18 * Math.sqrt(Math.max(0, 1 - u * u));
      if (Math.abs(u) > 1 || y < top || y > foot) return;
      const k = tone(
        clamp(
          0.66 +
            0.34 * u +
            0.2 * fbm(m, x / 9, y / 7, 3) -
            0.3 * ((y - top) / h) +
            0.4 * Math.exp(-(y - top) / 9) +
            (g[gi(x, y)]! - 0.5) * 0.2,
        ),
      );
      for (let i = 0; i < 3; i++) d[o + i] = k[i]!;
    });
  };
  heap(820, 2250, 420, 130, 14);
  let straw = '';
  const Q = rng(44);
  for (let i = 0; i < 900; i++) {
    const a = Q.r(0, 6.283);
    const q = Math.sqrt(Q.f()) * 0.95;
    straw += path(
      leaf(
        floor.x + Math.cos(a) * q * floor.rx,
        floor.y + Math.sin(a) * q * floor.ry,
        Q.r(-0.5, 0.5),
        Q.r(18, 40),
        3,
      ),
      gold[Q.i(1, 4)]!,
      0.8,
    );
  }
  await c.svg(straw, { box: [0, 1990, 1440, 480] });
  // two who winnow: forks raised into the wind
  const dress = (text: string) => {
    const [robe, dark, cloth] = tints(text);
    return { robe: robe!, dark: dark!, cloth: cloth! };
  };
  const fork = (x: number, y: number, h: number, dir: 1 | -1) => {
    const [ax, ay, bx, by] = [x + dir * 0.1 * h, y - 0.5 * h, x + dir * 0.52 * h, y - 1.18 * h];
    const tines = [-0.07, -0.025, 0.025, 0.07].map((q) =>
      taper([
        [bx, by, 5],
        [bx + q * h * 0.6 + dir * 6, by - 0.08 * h, 5],
        [bx + q * h + dir * 16, by - 0.2 * h, 3],
      ]),
    );
    const arms = path(
      [
        taper([
          [x + dir * 0.06 * h, y - 0.72 * h, h * 0.085],
          [x + dir * 0.22 * h, y - 0.7 * h, h * 0.06],
          [x + dir * 0.24 * h, y - 0.74 * h, h * 0.045],
        ]),
        taper([
          [x - dir * 0.03 * h, y - 0.7 * h, h * 0.08],
          [x + dir * 0.1 * h, y - 0.56 * h, h * 0.06],
          [x + dir * 0.14 * h, y - 0.56 * h, h * 0.045],
        ]),
      ],
      lch(0.36, 0.07, 350),
    );
    return (
      path(
        [
          taper([
            [ax, ay, 10],
            [bx, by, 8],
          ]),
          ...tines,
        ],
        lch(0.34, 0.06, 20),
      ) + arms
    );
  };
  const rim = { dx: 4, dy: -4, col: lch(0.97, 0.1, 76), amt: 1 };
  await c.svg(
    standing(520, 2290, 330, dress('.5 .085 15, .3 .06 345, .82 .06 70'), 1) + fork(520, 2290, 330, 1),
    { box: [380, 1860, 420, 450], rim },
  );
  await c.svg(
    standing(1080, 2270, 310, dress('.42 .07 300, .26 .055 310, .78 .06 60'), -1) + fork(1080, 2270, 310, -1),
    { box: [840, 1850, 380, 440], rim },
  );
  // chaff that the wind takes, against the light
  let chaff = '';
  const W = rng(71);
  for (let i = 0; i < 620; i++) {
    const t = W.f();
    const [fx, fy] = i % 2 ? [700, 1880] : [930, 1890];
    const x = fx + t * 620 * (i % 2 ? 0.9 : 0.7) + W.n() * (40 + 120 * t);
    const y = fy - 80 * Math.sin(t * 3) - 150 * t + W.n() * (60 + 90 * t);
    chaff += path(
      leaf(x, y, W.r(-0.8, 0.8), W.r(6, 17) * lerp(1, 0.6, t), W.r(2.4, 4.6)),
      lch(W.r(0.84, 0.98), 0.1, 80),
      clamp(1.1 - t * 0.8),
    );
  }
  await c.svg(chaff, { box: [420, 1500, 1020, 700] });
  c.glow(930, 1840, 620, 360, lch(0.9, 0.11, 72), 0.26, 2, { stipple: 0.5 });
  await c.svg(
    dryWall(
      rng(32),
      ringY(1),
      floor.x - floor.rx + 4,
      floor.x + floor.rx - 4,
      62,
      shades,
      (x, v) => 0.04 + 0.3 * sstep(0, 1440, x) + 0.36 * v,
      { stone: 30, joint: 2 },
    ),
    { box: [20, 2160, 1400, 340], rim: { dx: 3, dy: -4, col: lch(0.93, 0.1, 66), amt: 0.7 } },
  );
  // sheaves and standing barley close to us
  const near = rng(15);
  await c.svg(
    [
      [170, 2690, 330],
      [1300, 2650, 300],
      [1130, 2790, 360],
      [-10, 2850, 380],
    ]
      .map(([x, y, h]) => stook(near, x!, y!, h!, wheat))
      .join(''),
    { box: [0, 2280, 1440, 600], rim: { ...rim, amt: 0.7 } },
  );
  const bins: Bins = gold.map(() => []);
  const S = rng(28);
  for (let i = 0; i < 74; i++) {
    const x = S.r(300, 1000);
    stalk(
      S,
      x,
      2900,
      S.r(150, 330) * (0.7 + 0.5 * Math.abs((x - 650) / 350)),
      S.r(-0.2, 0.5),
      S.r(70, 100),
      S.r(0.2, 0.8),
      wheat,
      bins,
    );
  }
  await c.svg(bins.map((b, i) => path(b, gold[i]!)).join(''), {
    box: [200, 2380, 1000, 500],
    rim: { dx: 3, dy: -3, col: lch(0.97, 0.09, 80), amt: 0.6 },
  });
  c.glow(sun.x, sun.y, 1000, 1000, lch(0.94, 0.1, 66), 0.24, 2, { stipple: 0.3 });
  finish(c, { grain: 0.044, paper: 0.015, vignette: 0.22, vigCol: [0.46, 0.3, 0.38], misreg: 0.7 });
  return c;
}
