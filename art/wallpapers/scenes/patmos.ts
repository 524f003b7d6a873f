import { mist } from '../lib/air.ts';
import { heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { bird } from '../lib/creatures.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { disc, halo } from '../lib/halo.ts';
import { sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { crag } from '../lib/rock.ts';
import { path } from '../lib/shapes.ts';
import { line } from '../lib/slope.ts';
import { tuft } from '../lib/tuft.ts';
import { seated } from '../lib/watchers.ts';
import { water } from '../lib/water.ts';

export const meta = { id: 'patmos', title: 'Sea of Patmos', focusY: 0.64 };

const sun = { x: 520, y: 1330 };
const sea = 1500;

/** An island, a wide sea, the sun on it, and somebody who writes down what he sees. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(
    c,
    '0 .4 .12 258, .3 .53 .12 252, .55 .68 .095 240, .76 .83 .06 40, .9 .89 .09 40, 1 .9 .11 46',
    sea,
    sun,
    0.2,
  );
  halo(c, sun.x, sun.y, lch(0.95, 0.085, 60), [
    [180, 0.2],
    [310, 0.14],
    [500, 0.09],
    [760, 0.05],
  ]);
  streaks(c, 33, 300, 1180, '.56 .1 252, .92 .08 40', { cover: 0.53, amt: 0.85, sy: 96, sx: 760 });
  await disc(c, sun.x, sun.y, 90, lch(0.985, 0.04, 78));
  const light = { x: sun.x, spread: 620 };
  rise(
    c,
    'far',
    5,
    [0, 1560, 700, 1540, 860, 1470, 980, 1440, 1120, 1466, 1260, 1420, 1440, 1450],
    '.56 .1 262, .7 .09 290 | .8 .09 20, .48 .1 262 | .95 .09 46',
    { h: 120, sun: light, y1: sea + 6 },
  );
  rise(
    c,
    'far',
    8,
    [0, 1470, 130, 1452, 260, 1500, 360, 1560, 1440, 1700],
    '.46 .11 264, .58 .1 275 | .7 .09 350, .38 .1 262 | .95 .09 46',
    { h: 110, sun: light, y1: sea + 6 },
  );
  mist(c, sea - 40, sea + 16, lch(0.92, 0.08, 44), 0.6, 3, { soft: 1.6 });
  water(c, {
    wl: sea,
    seed: 12,
    sun,
    tint: lch(0.5, 0.13, 254),
    deep: lch(0.3, 0.12, 262),
    spark: lch(0.97, 0.07, 66),
    tintNear: 0.86,
    tintFar: 0.3,
    deepAmt: 0.7,
    glitter: 1,
    streak: 0.34,
    ripple: 1.2,
  });
  // swell that runs in, each crest with its foam
  const g = G1();
  const n = noise2(91);
  for (const [i, y0] of [1700, 1840, 1990, 2170].entries()) {
    const crest = (x: number) =>
      y0 +
      (18 + i * 9) * Math.sin(x / (230 + i * 50) + i * 1.7) +
      (10 + 4 * i) * n(x / 120, i * 3) -
      0.02 * x;
    c.each(y0 - 90, y0 + 160, (x, y, o) => {
      const d = y - crest(x);
      const k = 1 + i * 0.55;
      if (d > -30 * k && d < 0)
        c.blendPx(o, lch(0.4, 0.13, 258), dis(0.4 * (1 + d / (30 * k)), g[gi(x, y)]!, 1.1));
      if (d < 0 || d > 90 * k) return;
      const lace = sstep(
        0.02,
        0.32,
        fbm(n, x / (44 * k), d / (12 * k) + i * 7, 4) + 0.34 * Math.exp(-d / (15 * k)),
      );
      c.blendPx(o, lch(0.95, 0.03, 80), dis(0.85 * lace * Math.exp(-d / (40 * k)), g[gi(x, y)]!, 0.7));
    });
  }
  // the rock of the island: warm where the sun reaches it
  const facing = (x: number, y: number): [number, number, number] => [sun.x - x, (sun.y - y) * 0.8, 0.9];
  const [lit, shade, rim] = tints('.84 .09 44, .24 .07 290, .95 .085 56');
  const stone = sweep('0 .62 .075 30, .35 .46 .07 10, .7 .34 .07 330, 1 .24 .06 300');
  crag(c, {
    top: line(
      6,
      [0, 3200, 500, 3200, 640, 2520, 760, 2240, 900, 2090, 1080, 1990, 1240, 1760, 1340, 1420, 1440, 1290],
      [24, 140, 11, 48, 5, 16],
    ),
    seed: 41,
    cell: [130, 190],
    ramp: stone,
    depth: 1000,
    lit: lit!,
    shade: shade!,
    light: facing,
    crack: 0.5,
    gully: 0.4,
    rim: { col: rim!, amt: 0.9, w: 10 },
  });
  crag(c, {
    top: line(
      7,
      [0, 2380, 120, 2420, 260, 2560, 380, 2740, 520, 3000, 700, 3200, 1440, 3200],
      [22, 120, 10, 44, 4, 15],
    ),
    seed: 47,
    cell: [110, 150],
    ramp: sweep('0 .5 .07 14, .5 .34 .07 330, 1 .22 .06 298'),
    depth: 520,
    lit: lit!,
    shade: shade!,
    light: facing,
    crack: 0.5,
    gully: 0.3,
    rim: { col: rim!, amt: 0.9, w: 9 },
  });
  // spray where the swell meets the foot of the rock
  let foam = '';
  const R = rng(18);
  for (let i = 0; i < 200; i++) {
    const t = R.f();
    const x = 580 + 90 * R.n() - t * 60;
    const y = 2560 - 210 * t * R.f() + R.n() * 26 + Math.max(0, 620 - x) * 0.4;
    foam += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${R.r(1, 3.6).toFixed(1)}"/>`;
  }
  await c.svg(`<g fill="#f7f4ec" fill-opacity=".8">${foam}</g>`, { box: [220, 2200, 640, 520] });
  c.each(2480, 2880, (x, y, o) => {
    const d = y - 2620 - 50 * Math.sin(x / 150) - Math.abs(x - 520) * 0.24;
    if (d < 0 || x > 760) return;
    const lace = sstep(-0.02, 0.3, fbm(n, x / 60, y / 30 + 40, 4) + 0.3 * Math.exp(-d / 40));
    c.blendPx(
      o,
      lch(0.93, 0.035, 70),
      dis(0.72 * lace * Math.exp(-d / 110) * (1 - sstep(560, 760, x)), g[gi(x, y)]!, 0.8),
    );
  });
  // the writer on his ledge, a scroll over his knees
  const [robe, cloak, cloth] = tints('.72 .06 60, .46 .1 262, .88 .04 80');
  const at = { x: 1010, y: 2034 };
  await c.svg(
    seated(at.x, at.y, 250, { robe: robe!, cloak: cloak!, cloth: cloth! }, -1) +
      path(
        `M${at.x - 118} ${at.y - 92}L${at.x - 40} ${at.y - 116}L${at.x - 24} ${at.y - 88}L${at.x - 100} ${at.y - 62}Z`,
        lch(0.94, 0.04, 80),
      ) +
      path(
        `M${at.x - 128} ${at.y - 92}C${at.x - 130} ${at.y - 78} ${at.x - 116} ${at.y - 58} ${at.x - 102} ${at.y - 60}C${at.x - 92} ${at.y - 66} ${at.x - 108} ${at.y - 94} ${at.x - 128} ${at.y - 92}Z`,
        lch(0.78, 0.06, 66),
      ),
    { box: [at.x - 200, at.y - 250, 380, 270], rim: { dx: -4, dy: -4, col: rim!, amt: 1 } },
  );
  const grass = tints('.3 .05 330, .42 .06 20, .58 .075 60, .78 .085 70');
  for (const [x, y, h] of [
    [880, 2110, 90],
    [1180, 2000, 100],
    [1270, 1830, 70],
    [760, 2300, 100],
    [940, 2470, 130],
    [1240, 2420, 150],
    [110, 2450, 110],
    [1120, 2780, 190],
    [820, 2840, 190],
    [1360, 2720, 200],
  ] as const)
    await c.svg(tuft(R, x, y, h, 34, grass, -1), { box: [x - h * 1.3, y - h * 1.3, h * 2.6, h * 1.45] });
  const white = lch(0.97, 0.02, 70);
  await c.svg(
    path(
      [
        bird(720, 1690, 46, 0.12),
        bird(860, 1610, 34, -0.1),
        bird(640, 1600, 26, 0.1),
        bird(250, 1960, 52, -0.1),
      ],
      white,
    ),
    { box: [150, 1520, 800, 520] },
  );
  c.glow(sun.x, sun.y, 1000, 900, lch(0.94, 0.09, 56), 0.24, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.2, vigCol: [0.28, 0.28, 0.5], misreg: 0.7 });
  return c;
}
