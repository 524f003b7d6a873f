import { blades, rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { reeds } from '../../lib/grasses.ts';
import { clamp } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { boulders } from '../../lib/rocks.ts';
import { broadTree } from '../../lib/trees.ts';
import { walker } from '../../lib/walkers.ts';
import { gap, ivory } from './setting.ts';

/** Witnesses on the near bank, then the tamarisks and reeds that frame them. */
export async function banks(c: Canvas) {
  const R = rng(36);
  const sun = { x: gap.x, spread: 620 };
  const bank = rise(
    c,
    'near',
    33,
    [0, 2050, 220, 2060, 420, 2112, 590, 2220, 740, 2400, 880, 2620, 1040, 2920, 1440, 3300],
    '.42 .06 150, .27 .045 172, .2 .038 185 | .58 .085 115, .24 .042 178 | .93 .09 100 | .78 .09 104',
    { h: 420, sun, dir: 0.9, wash: [0.4, 80], size: [150, 70] },
  );
  const tones = tints('.23 .042 178, .3 .05 165, .4 .06 148, .56 .085 120, .85 .09 102');
  const rim = { dx: 4, dy: -5, col: lch(0.96, 0.06, 98), amt: 1 };
  const robes = [
    tints('.4 .045 60, .28 .04 40, .55 .045 85, .62 .06 85'),
    tints('.34 .045 190, .25 .04 200, .5 .04 120, .56 .06 110'),
    tints('.44 .05 110, .3 .045 150, .62 .045 95, .66 .07 98'),
  ];
  for (const [i, [x, s, turn]] of (
    [
      [196, 196, 0.7],
      [290, 206, -0.3],
      [396, 188, 0.9],
    ] as const
  ).entries()) {
    const [robe, mantle, cloth, fold] = robes[i]!;
    const y = bank(x) + 26;
    await c.svg(
      walker(
        x,
        y,
        s,
        { robe: robe!, mantle: mantle!, cloth: cloth!, fold: fold! },
        { turn, ...(i === 0 && { staff: -1 as const }) },
      ),
      { box: [x - 80, y - 200, 160, 220], rim },
    );
  }
  await blades(c, R, [-20, 1020], bank, [18, 66], 1300, tones, { jitter: 40, clump: 120 });
  const T = broadTree(rng(57), {
    x: 66,
    y: 2150,
    h: 1010,
    lean: -0.03,
    light: [0.85, -0.5],
    tones,
    bark: tints('.2 .035 175, .62 .07 100'),
    leafL: 19,
    leafW: 3.4,
    spread: 0.5,
    clumpR: 0.066,
    trunkW: 0.085,
    trunkL: 0.3,
    wig: 0.4,
    depth: 6,
    from: 3,
    droop: 1.2,
    up: 0.1,
    density: 0.9,
  });
  await c.svg(T.svg, {
    box: [0, 1000, 900, 1180],
    rim: { dx: 4, dy: -4, col: lch(0.96, 0.07, 98), amt: 0.4 },
  });
  const stone = tints('.22 .035 180, .3 .04 168, .4 .045 150, .58 .055 120, .84 .065 102');
  await c.svg(
    boulders(
      R,
      [
        [676, 2330, 120],
        [836, 2540, 180],
        [760, 2500, 70],
        [1050, 2850, 230],
        [1190, 2872, 120],
      ],
      stone,
      1,
    ),
    { box: [480, 2100, 860, 780], rim },
  );
  await blades(c, R, [500, 1060], (x) => bank(x) + 16, [20, 60], 700, tones, { jitter: 26 });
  for (const [x, y, w] of [
    [1250, 2600, 120],
    [1372, 2560, 70],
    [1160, 2640, 54],
  ] as const) {
    await c.svg(boulders(R, [[x, y, w]], stone, -1), {
      box: [x - 120, y - 120, 240, 130],
      rim: { ...rim, dx: -4 },
    });
    c.each(y - 4, y + 10, (X, Y, o) => {
      const u = (X - x) / (w * 0.72);
      if (Math.abs(u) < 1)
        c.blendPx(
          o,
          ivory,
          dis(0.7 * (1 - u * u) * Math.exp(-(((Y - y - 2) / 3) ** 2)), G1()[gi(X, Y)]!, 0.6),
        );
    });
  }
  await blades(c, R, [-30, 1060], (x) => Math.min(2890, bank(x) + 60), [50, 180], 3200, tones.slice(0, 4), {
    w: 4.4,
    jitter: 640,
    persp: 0.5,
    bias: (x, y) => clamp(1.05 - (y - bank(x)) / 330),
  });
  await c.svg(
    reeds(R, {
      x0: -60,
      x1: 430,
      y: () => 2900,
      h: [300, 720],
      n: 76,
      w: 12,
      xpow: 1.5,
      tones: [tones[0]!, tones[0]!, tones[1]!, tones[2]!, tones[3]!, tones[4]!],
      heads: 7,
      headCol: tints('.36 .06 60, .75 .08 85'),
      lean: 0.08,
      prof: (x) => 1 - 0.55 * clamp(x / 430),
    }),
    { box: [0, 2080, 700, 800], rim },
  );
}
