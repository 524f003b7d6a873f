import { Canvas } from '../lib/canvas.ts';
import { lch, type RGB } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { grass } from '../lib/grasses.ts';
import { halo } from '../lib/halo.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { sweep } from '../lib/notation.ts';
import { standing } from '../lib/people.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder } from '../lib/rock.ts';
import { path } from '../lib/shapes.ts';
import { stars } from '../lib/stars.ts';
import { drawBush } from './burning-bush/bush.ts';
import { drawCliffs } from './burning-bush/cliffs.ts';
import { drawDistance, drawSky } from './burning-bush/distance.ts';
import { amber, bush, fire, gold } from './burning-bush/setting.ts';

export const meta = { id: 'burning-bush', title: 'The Burning Bush', focusY: 0.72 };

function drawShelf(c: Canvas): (x: number) => number {
  const light: Light = { x: bush.x, spread: 430, side: 1, rim: gold, wash: lch(0.72, 0.13, 58) };
  return ridge(c, light, {
    line: '0 2260, 260 2240, 560 2200, 850 2180, 1100 2190, 1440 2130',
    seed: 44,
    rough: [16, 8, 4],
    depth: 520,
    tones: [lch(0.33, 0.055, 335), lch(0.22, 0.045, 320), lch(0.15, 0.035, 300)],
    lit: lch(0.5, 0.1, 45),
    shade: lch(0.19, 0.04, 310),
    facet: [150, 60],
    rim: 0.9,
    wash: 0.95,
    washDepth: 190,
  });
}

function stones(c: Canvas, list: number[][], tones: string, rim: RGB): void {
  for (const [i, [x, y, w, h]] of list.entries()) {
    const light: [number, number] = [fire.x - x!, fire.y + 60 - y!];
    boulder(c, { x: x!, y: y!, w: w!, h: h!, seed: 300 + i * 17, tones: sweep(tones), light, rim });
  }
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await stars(c, {
    seed: 3,
    n: 700,
    y1: 1250,
    col: lch(0.92, 0.03, 200),
    keep: (_x, y) => 0.9 * (1 - sstep(250, 1250, y)),
  });
  drawDistance(c);
  drawCliffs(c);
  halo(c, fire.x, fire.y, lch(0.8, 0.13, 62), [
    [300, 0.1],
    [470, 0.07],
    [700, 0.045],
  ]);
  const shelf = drawShelf(c);
  await drawBush(c);

  // pool of light on the ground, its grass and stones
  c.glow(bush.x, bush.y + 40, 620, 110, lch(0.84, 0.13, 70), 0.7, 1.7, { stipple: 0.5 });
  const R = rng(15);
  const rock = '0 0.15 0.035 305, 0.45 0.27 0.055 330, 0.7 0.5 0.11 42, 1 0.8 0.13 66';
  stones(
    c,
    [
      [1130, 2290, 200, 120],
      [1290, 2330, 320, 210],
      [590, 2262, 120, 60],
      [1010, 2330, 90, 46],
      [120, 2360, 330, 230],
      [300, 2330, 120, 80],
    ],
    rock,
    gold,
  );
  const blades = [lch(0.2, 0.045, 320), lch(0.27, 0.055, 340), lch(0.42, 0.09, 35), lch(0.72, 0.13, 62)];
  await c.svg(
    grass(R, {
      x0: 420,
      x1: 1440,
      y: (x) => shelf(x) + 20,
      h: [12, 46],
      n: 700,
      w: 2.4,
      lean: 0.05,
      tones: blades,
      jitter: 90,
      clump: 80,
      bias: (x, y) => clamp(1.3 - Math.hypot(x - bush.x, (y - bush.y) * 2) / 420),
    }),
    { box: [380, 2040, 1060, 330] },
  );

  // the near ledge with Moses, his back to us, and the sandals he has put off
  const ledgeLight: Light = {
    x: 760,
    spread: 480,
    side: 1,
    rim: lch(0.8, 0.13, 62),
    wash: lch(0.5, 0.1, 40),
  };
  const ledge = ridge(c, ledgeLight, {
    line: '0 2420, 260 2440, 520 2500, 800 2590, 1100 2640, 1440 2610',
    seed: 54,
    rough: [14, 12, 5, 2],
    depth: 420,
    tones: [lch(0.225, 0.045, 325), lch(0.15, 0.035, 300), lch(0.115, 0.03, 285)],
    lit: lch(0.34, 0.075, 35),
    shade: lch(0.12, 0.03, 290),
    facet: [170, 70],
    rim: 0.95,
    rimWidth: 9,
    wash: 0.55,
    washDepth: 80,
  });
  const dress = { robe: lch(0.18, 0.04, 305), dark: lch(0.12, 0.03, 295), cloth: lch(0.25, 0.05, 330) };
  const mx = 450;
  const my = ledge(mx) + 16;
  await c.svg(standing(mx, my, 262, dress, -1, { staff: true }), {
    box: [mx - 180, my - 310, 360, 330],
    rim: { dx: 4, dy: -3, col: gold, amt: 1 },
  });
  const sandal = (x: number, y: number) =>
    path(`M${x} ${y}q4 -9 16 -8q14 -2 18 4q2 6 -10 7q-18 3 -24 -3Z`, lch(0.36, 0.07, 40));
  await c.svg(sandal(556, ledge(560) + 24) + sandal(596, ledge(600) + 22), {
    box: [530, 2440, 140, 140],
    rim: { dx: 2, dy: -3, col: gold, amt: 1 },
  });
  const near = [
    lch(0.115, 0.03, 290),
    lch(0.16, 0.036, 300),
    lch(0.22, 0.045, 325),
    lch(0.4, 0.085, 38),
    lch(0.66, 0.125, 58),
  ];
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: ledge,
      h: [18, 80],
      n: 900,
      w: 2.8,
      lean: 0.12,
      tones: near,
      jitter: 30,
      clump: 150,
      bias: (x) => clamp(1.1 - Math.abs(x - 780) / 620),
    }) +
      grass(R, {
        x0: -20,
        x1: 1460,
        y: (x) => ledge(x) + 60,
        h: [40, 150],
        n: 1000,
        w: 4,
        persp: 0.5,
        lean: 0.12,
        tones: near.slice(0, 3),
        jitter: 340,
        clump: 170,
      }),
    { box: [0, 2280, 1440, 600] },
  );
  const dark = '0 0.09 0.025 290, 0.5 0.17 0.04 310, 0.75 0.34 0.085 38, 1 0.6 0.125 55';
  stones(
    c,
    [
      [1300, 2800, 480, 330],
      [1060, 2850, 250, 150],
      [60, 2890, 380, 230],
    ],
    dark,
    amber,
  );
  c.glow(fire.x, fire.y, 1000, 950, lch(0.72, 0.14, 55), 0.22, 2, { stipple: 0.3 });
  finish(c, {
    grain: 0.044,
    paper: 0.015,
    vignette: 0.22,
    misreg: 0.7,
    vigCol: [0.1, 0.09, 0.16],
  });
  return c;
}
