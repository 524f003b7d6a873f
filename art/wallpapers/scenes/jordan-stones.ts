import { mist } from '../lib/air.ts';
import { blades, heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, ramp } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { reeds } from '../lib/grasses.ts';
import { treeLine } from '../lib/groves.ts';
import { disc, halo } from '../lib/halo.ts';
import { pool } from '../lib/light.ts';
import { sstep } from '../lib/maths.ts';
import { tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { boulder } from '../lib/rock.ts';
import { path } from '../lib/shapes.ts';
import { broadTree } from '../lib/trees.ts';
import { walker } from '../lib/walkers.ts';
import { water } from '../lib/water.ts';

export const meta = { id: 'jordan-stones', title: 'Stones of the Jordan', focusY: 0.68 };

const sun = { x: 380, y: 1260 };
const shore = 1760;
const honey = lch(0.93, 0.11, 96);

/** Joshua 4: twelve stones out of the river, set up where children will ask about them. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(
    c,
    '0 .58 .06 182, .3 .68 .07 165, .6 .79 .085 132, .84 .88 .11 104, 1 .92 .12 96',
    shore,
    sun,
    0.18,
  );
  halo(c, sun.x, sun.y, honey, [
    [190, 0.2],
    [330, 0.13],
    [530, 0.08],
    [800, 0.05],
  ]);
  streaks(c, 28, 340, 1060, '.62 .065 172, .92 .09 104', { cover: 0.48, amt: 0.7 });
  await disc(c, sun.x, sun.y, 92, lch(0.985, 0.05, 100));
  const light = { x: sun.x, spread: 560 };
  rise(
    c,
    'far',
    7,
    [0, 1500, 300, 1450, 620, 1500, 900, 1420, 1200, 1380, 1440, 1430],
    '.58 .07 170, .78 .09 120 | .84 .1 108, .5 .06 178 | .96 .1 98',
    { h: 200, sun: light, y1: 1900 },
  );
  mist(c, 1500, 1640, lch(0.92, 0.1, 102), 0.65, 3, { soft: 1.6 });
  const bank = rise(
    c,
    'mid',
    17,
    [0, 1690, 320, 1660, 700, 1680, 1060, 1640, 1440, 1600],
    '.44 .075 145, .58 .09 122 | .72 .11 108, .34 .06 155 | .95 .11 98',
    { h: 180, sun: light, y1: shore + 20 },
  );
  await c.svg(
    path(
      treeLine(rng(4), (x) => bank(x) + 26, -10, 1460, 92, 20, 6, 0.08),
      lch(0.38, 0.065, 148),
    ),
    { box: [0, 1480, 1440, 300], rim: { dx: -3, dy: -4, col: honey, amt: 0.8 } },
  );
  await c.svg(
    path(
      treeLine(rng(14), () => shore + 4, -10, 1460, 60, 16, 16, 0),
      lch(0.32, 0.06, 152),
    ),
    { box: [0, 1600, 1440, 190], rim: { dx: -3, dy: -3, col: honey, amt: 0.7 } },
  );
  water(c, {
    wl: shore,
    y1: 2880,
    seed: 33,
    sun,
    tint: lch(0.6, 0.075, 170),
    deep: lch(0.34, 0.06, 185),
    spark: lch(0.985, 0.06, 100),
    tintNear: 0.5,
    tintFar: 0.12,
    deepAmt: 0.6,
    glitter: 1,
    streak: 0.34,
  });
  const near = rise(
    c,
    'near',
    27,
    [0, 2460, 260, 2380, 560, 2266, 860, 2200, 1160, 2180, 1440, 2150],
    '.56 .09 112, .42 .08 124, .22 .05 150 | .7 .11 106, .26 .055 148 | .95 .11 98 | .86 .12 100',
    { h: 640, sun: { x: 700, spread: 620 }, wash: [0.5, 150], size: [220, 70] },
  );
  const tones = tints('.2 .045 152, .28 .06 140, .4 .08 126, .58 .105 110, .88 .115 99');
  await blades(c, rng(2), [-20, 1460], (x) => near(x) + 6, [16, 54], 1700, tones, {
    jitter: 60,
    clump: 100,
    lean: 0.16,
  });
  // the twelve: a cairn of river stones, wider below
  const stone = ramp([
    [0, lch(0.27, 0.03, 185)],
    [0.45, lch(0.52, 0.04, 140)],
    [0.8, lch(0.78, 0.06, 110)],
    [1, lch(0.95, 0.07, 100)],
  ]);
  const mid = 860;
  const foot = 2480;
  pool(c, mid + 130, foot + 6, 470, 84, lch(0.17, 0.04, 158), 0.75);
  const courses: [number, number, number, number][] = [
    [-196, 0, 230, 160],
    [190, 0, 250, 150],
    [-4, 16, 260, 180],
    [-120, -126, 210, 140],
    [104, -130, 230, 150],
    [-214, -112, 130, 96],
    [-10, -244, 220, 130],
    [150, -240, 130, 96],
    [-134, -232, 130, 92],
    [30, -342, 176, 110],
    [-70, -334, 110, 84],
    [-16, -430, 124, 92],
  ];
  for (const [i, [dx, dy, w, h]] of courses.entries())
    boulder(c, {
      x: mid + dx,
      y: foot + dy,
      w: w * 1.06,
      h,
      seed: 20 + i * 3,
      tones: stone,
      light: [-0.75, -0.6],
      rim: honey,
    });
  await blades(c, rng(21), [mid - 360, mid + 360], () => foot + 26, [30, 96], 420, tones, {
    jitter: 26,
    w: 3.4,
  });
  // a father and a child before it
  const cloth = (text: string) => {
    const [robe, mantle, head, fold] = tints(text);
    return { robe: robe!, mantle: mantle!, cloth: head!, fold: fold! };
  };
  const rim = { dx: -4, dy: -4, col: lch(0.97, 0.1, 100), amt: 1 };
  pool(c, 480, 2630, 150, 26, lch(0.17, 0.04, 158), 0.6);
  await c.svg(
    walker(410, 2620, 330, cloth('.42 .08 40, .3 .06 25, .84 .05 90, .56 .085 60'), { turn: 0.6, staff: -1 }),
    { box: [250, 2260, 320, 380], rim },
  );
  await c.svg(
    walker(545, 2626, 208, cloth('.74 .06 84, .5 .09 210, .34 .05 60, .8 .06 90'), { turn: -0.5 }),
    { box: [450, 2400, 200, 240], rim },
  );
  // reeds and the tree that frames the ford
  await c.svg(
    reeds(rng(7), {
      x0: -20,
      x1: 330,
      y: (x) => 2500 - 0.2 * x,
      h: [260, 640],
      n: 70,
      w: 10,
      tones: [tones[0]!, tones[1]!, tones[1]!, tones[2]!, tones[3]!, tones[4]!],
      heads: 6,
      headCol: [lch(0.3, 0.06, 60), lch(0.7, 0.1, 80)],
      lean: 0.08,
      prof: (x) => 1 - 0.7 * sstep(60, 330, x),
    }),
    { box: [0, 1800, 460, 760], rim: { dx: 3, dy: -3, col: honey, amt: 0.5 } },
  );
  const T = broadTree(rng(64), {
    x: 1290,
    y: 2580,
    h: 1180,
    lean: 0.04,
    light: [-0.8, -0.5],
    tones,
    bark: tints('.2 .035 120, .78 .1 96'),
    leafL: 21,
    leafW: 4.4,
    spread: 0.6,
    clumpR: 0.066,
    trunkW: 0.08,
    trunkL: 0.24,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.06,
    droop: 0.7,
    density: 0.85,
  });
  await c.svg(T.svg, { box: [640, 1160, 800, 1440], rim: { dx: -3, dy: -4, col: honey, amt: 0.4 } });
  await blades(
    c,
    rng(23),
    [-20, 1460],
    (x) => 2640 + 50 * Math.sin(x / 230),
    [70, 210],
    2300,
    tones.slice(0, 4),
    { w: 4.6, jitter: 330, persp: 0.5, clump: 170, lean: 0.14 },
  );
  c.glow(sun.x, sun.y, 1000, 1000, honey, 0.22, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.2, vigCol: [0.36, 0.42, 0.34], misreg: 0.7 });
  return c;
}
