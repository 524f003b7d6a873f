import { mist } from '../lib/air.ts';
import { blades, heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { bird } from '../lib/creatures.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { treeLine } from '../lib/groves.ts';
import { disc, halo } from '../lib/halo.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { leaf, path, taper } from '../lib/shapes.ts';

export const meta = { id: 'sower', title: 'The Sower', focusY: 0.66 };

const sun = { x: 420, y: 1400 };
const horizon = 1660;

/** A furrowed field early in the year, and one who walks it with an open hand. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(
    c,
    '0 .74 .055 150, .3 .82 .06 125, .6 .9 .075 104, .85 .94 .095 92, 1 .95 .105 86',
    horizon,
    sun,
    0.16,
  );
  halo(c, sun.x, sun.y, lch(0.985, 0.06, 98), [
    [210, 0.22],
    [360, 0.14],
    [580, 0.08],
    [860, 0.05],
  ]);
  streaks(c, 23, 300, 1080, '.76 .05 140, .96 .055 100', { cover: 0.5, amt: 0.7, sy: 84 });
  await disc(c, sun.x, sun.y, 96, lch(0.995, 0.02, 100));
  const light = { x: sun.x, spread: 560 };
  rise(
    c,
    'far',
    3,
    [0, 1590, 300, 1540, 620, 1590, 960, 1550, 1440, 1510],
    '.7 .055 135, .86 .075 105 | .9 .085 98, .62 .05 145 | .97 .08 96',
    { h: 160, sun: light, y1: 1800 },
  );
  mist(c, 1560, 1690, lch(0.95, 0.085, 98), 0.6, 3, { soft: 1.6 });
  const green = rise(
    c,
    'mid',
    13,
    [0, 1650, 340, 1630, 720, 1660, 1080, 1640, 1440, 1600],
    '.56 .085 125, .68 .09 112 | .8 .1 106, .44 .075 135 | .96 .095 98',
    { h: 150, sun: light, y1: 1900, size: [220, 60] },
  );
  await c.svg(path(treeLine(rng(8), green, 640, 1460, 54, 18, 9, 0.25), lch(0.42, 0.06, 130)), {
    box: [580, 1500, 860, 220],
    rim: { dx: -3, dy: -3, col: lch(0.95, 0.09, 96), amt: 0.7 },
  });
  // furrows that run to one point on the horizon, each with a lit and a shaded side
  const n = noise2(5);
  const g = G1();
  const vanish = { x: 860, y: 1585 };
  const soil = sweep('0 .2 .04 30, .3 .3 .055 36, .55 .42 .07 44, .78 .58 .085 56, 1 .82 .1 76');
  const edge = (x: number) => 1716 + 10 * Math.sin(x / 300);
  c.each(1690, 2880, (x, y, o, d) => {
    const u = y - edge(x);
    if (u < 0) return;
    const depth = (y - vanish.y) / (2880 - vanish.y);
    const a = (x - vanish.x) / depth + 22 * n(x / 160, y / 110) + 30 * fbm(n, x / 90, y / 60, 3);
    const row = a / 176;
    const f = row - Math.floor(row);
    const clod = fbm(n, a / 26, Math.log(depth + 0.02) * 26, 4);
    const face = Math.cos((f - 0.34) * 6.283);
    const sunward = Math.exp(-(((x - sun.x) / 900) ** 2));
    let v = 0.46 + 0.3 * face * sstep(0.06, 0.22, depth) + 0.24 * clod - 0.22 * depth + 0.14 * sunward;
    v -= 0.32 * sstep(0.8, 0.98, f) * sstep(0.1, 0.3, depth);
    v += 0.3 * Math.exp(-u / 60) * sunward;
    const k = soil(clamp(v + (g[gi(x, y)]! - 0.5) * 0.14));
    for (let i = 0; i < 3; i++) d[o + i] = k[i]!;
    const rim = sstep(0.82, 1, face) * sstep(0.12, 0.34, clod + 0.2) * sunward;
    if (rim > 0) c.blendPx(o, lch(0.9, 0.1, 82), dis(0.5 * rim, g[gi(x, y)]!, 0.8));
  });
  mist(c, 1690, 1800, lch(0.93, 0.09, 92), 0.42, 7, { soft: 1.7 });
  // the sower: mid-stride, bag at the hip, the hand flung out
  const s = 520;
  const foot = { x: 770, y: 2330 };
  const p = (a: number, b: number) => `${(foot.x + a * s).toFixed(1)} ${(foot.y - b * s).toFixed(1)}`;
  const [robe, dark, cloth, bag] = tints('.46 .08 32, .28 .055 26, .86 .04 84, .66 .06 66');
  const limb = (pts: [number, number, number][]) =>
    taper(pts.map(([a, b, w]): [number, number, number] => [foot.x + a * s, foot.y - b * s, w * s]));
  const legs = path(
    [
      limb([
        [-0.02, 0.34, 0.12],
        [-0.12, 0.16, 0.085],
        [-0.24, 0.02, 0.06],
      ]),
      limb([
        [0.04, 0.34, 0.12],
        [0.13, 0.18, 0.09],
        [0.17, 0.0, 0.06],
      ]),
      `M${p(-0.29, 0.0)}Q${p(-0.26, 0.05)} ${p(-0.2, 0.04)}L${p(-0.22, -0.012)}Z`,
      `M${p(0.13, -0.005)}Q${p(0.2, 0.06)} ${p(0.27, 0.0)}L${p(0.26, -0.016)}L${p(0.13, -0.016)}Z`,
    ],
    dark!,
  );
  const body = path(
    `M${p(-0.2, 0.2)}C${p(-0.15, 0.34)} ${p(-0.12, 0.52)} ${p(-0.09, 0.66)}C${p(-0.07, 0.78)} ${p(-0.02, 0.82)} ${p(0.05, 0.82)}C${p(0.12, 0.81)} ${p(0.15, 0.74)} ${p(0.14, 0.64)}C${p(0.14, 0.5)} ${p(0.17, 0.36)} ${p(0.23, 0.22)}C${p(0.12, 0.16)} ${p(0.02, 0.19)} ${p(-0.05, 0.16)}C${p(-0.12, 0.15)} ${p(-0.16, 0.18)} ${p(-0.2, 0.2)}Z`,
    robe!,
  );
  const folds = path(
    [
      limb([
        [-0.03, 0.5, 0.03],
        [-0.08, 0.34, 0.034],
        [-0.12, 0.18, 0.02],
      ]),
      limb([
        [0.07, 0.5, 0.03],
        [0.1, 0.34, 0.036],
        [0.12, 0.19, 0.02],
      ]),
    ],
    dark!,
    0.7,
  );
  const belt = path(
    limb([
      [-0.115, 0.5, 0.03],
      [0.02, 0.49, 0.036],
      [0.15, 0.51, 0.03],
    ]),
    cloth!,
    0.9,
  );
  const farArm = path(
    limb([
      [-0.04, 0.76, 0.085],
      [-0.12, 0.64, 0.075],
      [-0.06, 0.52, 0.05],
    ]),
    dark!,
  );
  const sack =
    path(
      `M${p(-0.17, 0.56)}C${p(-0.2, 0.46)} ${p(-0.17, 0.38)} ${p(-0.08, 0.37)}C${p(0.0, 0.37)} ${p(0.03, 0.43)} ${p(0.01, 0.54)}C${p(-0.05, 0.58)} ${p(-0.12, 0.58)} ${p(-0.17, 0.56)}Z`,
      bag!,
    ) +
    path(
      limb([
        [-0.15, 0.55, 0.016],
        [0.0, 0.68, 0.02],
        [0.11, 0.8, 0.016],
      ]),
      bag!,
    );
  const arm =
    path(
      limb([
        [0.1, 0.75, 0.09],
        [0.24, 0.7, 0.075],
        [0.38, 0.72, 0.05],
      ]),
      robe!,
    ) +
    path(
      `M${p(0.36, 0.74)}C${p(0.4, 0.76)} ${p(0.45, 0.76)} ${p(0.47, 0.73)}C${p(0.45, 0.7)} ${p(0.4, 0.69)} ${p(0.36, 0.7)}Z`,
      lch(0.5, 0.07, 48),
    );
  const head =
    path(
      `M${p(-0.03, 0.78)}C${p(-0.07, 0.86)} ${p(-0.05, 0.97)} ${p(0.04, 0.985)}C${p(0.11, 0.985)} ${p(0.135, 0.92)} ${p(0.125, 0.87)}C${p(0.12, 0.82)} ${p(0.1, 0.79)} ${p(0.08, 0.77)}Q${p(0.02, 0.74)} ${p(-0.03, 0.78)}Z`,
      cloth!,
    ) +
    path(
      `M${p(-0.03, 0.8)}C${p(-0.1, 0.78)} ${p(-0.14, 0.7)} ${p(-0.15, 0.62)}C${p(-0.09, 0.66)} ${p(-0.04, 0.7)} ${p(0.02, 0.76)}Z`,
      cloth!,
    );
  c.each(2300, 2520, (x, y, o) => {
    const t = (y - 2326) / 190;
    const v = (x - foot.x - 20 - t * 190) / (86 + 40 * t);
    const q = 0.62 * Math.exp(-v * v * 1.6) * sstep(-0.06, 0.05, t) * (1 - clamp(t)) ** 0.7;
    if (q > 0.01) c.blendPx(o, lch(0.18, 0.04, 30), dis(q, g[gi(x, y)]!, 1));
  });
  await c.svg(farArm + legs + body + folds + belt + sack + arm + head, {
    box: [foot.x - 240, foot.y - 560, 560, 600],
    rim: { dx: -4, dy: -4, col: lch(0.97, 0.09, 92), amt: 1 },
  });
  // seed in the air: an arc from the hand to the ground
  let seed = '';
  const R = rng(17);
  for (let i = 0; i < 150; i++) {
    const t = R.f() ** 0.8;
    const x = foot.x + s * (0.46 + 0.74 * t) + R.n() * (8 + 60 * t);
    const y = foot.y - s * (0.73 + 0.12 * t - 0.86 * t * t) + R.n() * (8 + 40 * t);
    seed += path(leaf(x, y, R.r(0.3, 1.6), R.r(9, 15), R.r(4, 6)), lch(R.r(0.78, 0.97), 0.11, 86));
  }
  await c.svg(seed, {
    box: [foot.x + 150, foot.y - 520, 560, 640],
    rim: { dx: -2, dy: -2, col: lch(0.99, 0.04, 98), amt: 0.8 },
  });
  const crow = lch(0.34, 0.04, 60);
  await c.svg(
    path(
      [
        bird(1060, 1320, 34, 0.1),
        bird(1150, 1264, 26, -0.12),
        bird(1230, 1330, 20, 0.1),
        bird(980, 1240, 18, 0),
      ],
      crow,
    ),
    { box: [900, 1180, 420, 220] },
  );
  // stones and thorns by the way, and the first green
  const tones = tints('.26 .05 120, .36 .07 122, .48 .09 118, .64 .11 112, .86 .11 102');
  await blades(c, rng(4), [-20, 420], (x) => 2760 + 0.16 * x, [60, 190], 520, tones, {
    w: 5,
    jitter: 120,
    lean: 0.16,
  });
  await blades(c, rng(6), [1020, 1460], (x) => 2850 - 0.14 * (x - 1020), [60, 210], 560, tones, {
    w: 5,
    jitter: 90,
    lean: -0.16,
  });
  await blades(c, rng(7), [-20, 1460], () => 1724, [10, 26], 900, tones, { jitter: 14 });
  c.glow(sun.x, sun.y, 1000, 900, lch(0.97, 0.08, 94), 0.22, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.18, vigCol: [0.46, 0.42, 0.3], misreg: 0.7 });
  return c;
}
