import { blades, rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { lilies } from '../../lib/tomb.ts';
import { broadTree } from '../../lib/trees.ts';
import { walker } from '../../lib/walkers.ts';
import { blaze, cleft, door, gold } from './setting.ts';

/** The garden floor: grass, the flagged path, and the light lying along it. */
export async function garden(c: Canvas) {
  const R = rng(88);
  const ground = rise(
    c,
    'near',
    41,
    [0, 2250, 300, 2226, 600, 2186, 800, 2160, 1080, 2186, 1440, 2216],
    '.47 .065 105, .36 .055 118, .22 .04 135 | .64 .09 88, .24 .042 130 | .93 .1 82 | .84 .1 80',
    { h: 640, sun: { x: door.x, spread: 380 }, rim: 0.8, wash: [0.6, 150], size: [220, 80] },
  );
  const g = G1();
  const n = noise2(15);
  c.each(2150, 2880, (x, y, o) => {
    const d = y - door.y;
    const mid = door.x - 14 - d * 0.34 + 70 * Math.sin(d / 210);
    const half = 84 + d * 0.26;
    const u = (x - mid) / half + 0.14 * n(x / 40, y / 26);
    const on = 1 - sstep(0.8, 1.05, Math.abs(u));
    if (on > 0 && d > 0) {
      // flags: cells of a skewed grid in perspective, dark seams between
      const row = Math.log(1 + d / 90) * 6.4;
      const col = u * 2.3 + 0.5 * (Math.floor(row) % 2);
      const seam = Math.max(
        sstep(0.4, 0.47, Math.abs((((row % 1) + 1) % 1) - 0.5)),
        sstep(0.4, 0.46, Math.abs((((col % 1) + 1) % 1) - 0.5)),
      );
      const tone = 0.5 + 0.5 * n(Math.floor(row) * 3.7, Math.floor(col) * 5.1);
      c.blendPx(
        o,
        lch(0.52 - d * 0.0003 + 0.1 * tone, 0.055, 48),
        dis(on * 0.92 * (1 - 0.75 * seam), g[gi(x, y)]!, 0.8),
      );
    }
    const v = (x - door.x + d * 0.3) / (110 + d * 0.62);
    const beam =
      0.95 *
      Math.exp(-v * v * 1.7) *
      Math.max(0, 1 - d / 640) *
      (0.82 + 0.4 * fbm(n, v * 3, 4, 2)) *
      sstep(-8, 6, d);
    c.blendPx(o, lch(0.93, 0.085, 82), dis(beam, g[gi(x, y)]!, 1.1));
  });
  const tones = tints('.2 .038 140, .26 .045 128, .34 .055 115, .5 .08 98, .84 .1 82');
  const off = (k: number) => (x: number, y: number) => {
    const d = y - door.y;
    return Math.abs(x - (door.x - 14 - d * 0.34 + 70 * Math.sin(d / 210))) > (84 + d * 0.26) * k;
  };
  await blades(
    c,
    R,
    [-20, 1460],
    (x) => ground(x) + (Math.abs(x - door.x) < 130 ? 900 : 12),
    [16, 56],
    1200,
    tones,
    { jitter: 40, clump: 90 },
  );
  for (const [x0, x1] of [
    [-20, 600],
    [840, 1460],
  ] as const)
    await blades(
      c,
      R,
      [x0, x1],
      (x) => ground(x) + 30 + (x < 600 ? Math.max(0, x - 420) * 0.5 : Math.max(0, 930 - x) * 0.5),
      [22, 70],
      1500,
      tones,
      {
        w: 2.8,
        jitter: 230,
        persp: 0.6,
        clump: 160,
        bias: (x, y) =>
          off(1.05)(x, y)
            ? clamp(0.9 - (y - ground(x)) / 420) * (0.4 + 0.8 * Math.exp(-(((x - door.x) / 420) ** 2)))
            : 0,
      },
    );
  const rim = { dx: 4, dy: -4, col: blaze, amt: 1 };
  for (const [x, y, s, st, tn, cols] of [
    [604, 2470, 236, 0.5, 0.7, '.44 .06 15, .34 .055 350, .6 .06 40, .66 .085 50'],
    [498, 2510, 246, -0.4, 0.5, '.5 .045 60, .38 .045 45, .7 .05 75, .76 .07 72'],
  ] as const) {
    const [robe, mantle, cloth, fold] = tints(cols);
    c.each(y - 10, y + 130, (X, Y, o) => {
      const d = Y - y;
      const u = (X - x + d * 0.55) / (44 - d * 0.1);
      const a = 0.6 * (1 - sstep(0.6, 1.1, Math.abs(u))) * sstep(-12, 2, d) * (1 - d / 130);
      if (a > 0) c.blendPx(o, cleft, dis(a, g[gi(X, Y)]!, 1));
    });
    await c.svg(
      walker(x, y, s, { robe: robe!, mantle: mantle!, cloth: cloth!, fold: fold! }, { stride: st, turn: tn }),
      { box: [x - 90, y - s - 20, 180, s + 40], rim },
    );
  }
  for (const [x0, x1, k, cnt] of [
    [-30, 560, 1.0, 1500],
    [800, 1470, 1.0, 1700],
  ] as const)
    await blades(
      c,
      R,
      [x0, x1],
      (x) => ground(x) + 150 + (x < 600 ? Math.max(0, x - 180) * 1.1 : Math.max(0, 980 - x) * 0.8),
      [50, 150],
      cnt,
      tones,
      {
        w: 4.2,
        jitter: 520,
        persp: 0.5,
        bias: (x, y) => (off(k)(x, y) ? clamp(1.05 - (y - ground(x)) / 420) : 0),
      },
    );
  const petal: [ReturnType<typeof lch>, ReturnType<typeof lch>, ReturnType<typeof lch>] = [
    lch(0.74, 0.05, 40),
    lch(0.9, 0.045, 70),
    lch(0.985, 0.02, 90),
  ];
  await c.svg(
    lilies(
      R,
      [
        [1010, 2640, 250],
        [1120, 2560, 200],
        [1180, 2720, 320],
        [1290, 2630, 260],
        [1380, 2760, 380],
        [1070, 2800, 300],
        [1250, 2880, 380],
        [40, 2640, 250],
        [120, 2760, 300],
        [230, 2880, 330],
      ],
      tones[1]!,
      tones[3]!,
      petal,
      -1,
    ),
    { box: [0, 2200, 1440, 680], rim: { ...rim, dx: -3, amt: 0.55 } },
  );
  const T = broadTree(rng(95), {
    x: 60,
    y: 2420,
    h: 900,
    lean: 0.06,
    light: [0.55, -0.8],
    tones,
    bark: tints('.22 .035 60, .62 .08 62'),
    leafL: 18,
    leafW: 4.2,
    spread: 0.55,
    clumpR: 0.062,
    trunkW: 0.1,
    trunkL: 0.22,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.12,
    density: 0.9,
  });
  await c.svg(T.svg, { box: [0, 1400, 760, 1060], rim: { dx: 3, dy: -4, col: gold, amt: 0.4 } });
  await blades(c, R, [-30, 260], () => 2400, [40, 110], 240, tones, { w: 4, jitter: 50 });
}
