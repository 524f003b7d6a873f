import { mist, shafts } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { disc, halo } from '../lib/halo.ts';
import { lerp, sstep } from '../lib/maths.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder } from '../lib/rock.ts';
import { clouds, sky } from '../lib/sky.ts';
import { drawMoses } from './parted-sea/moses.ts';
import { drawPeople } from './parted-sea/people.ts';
import { drawBed, drawFish, drawWalls } from './parted-sea/sea.ts';
import { cream, leftFoot, rightFoot, sun } from './parted-sea/setting.ts';
import { drawTravellers } from './parted-sea/travellers.ts';

export const meta = { id: 'parted-sea', title: 'The Sea Parted', focusY: 0.68 };

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.33 0.05 232, 0.25 0.44 0.055 220, 0.5 0.6 0.05 200, 0.72 0.78 0.06 110, 0.88 0.9 0.08 86, 1 0.94 0.07 84',
    ),
    0,
    1480,
    { x: sun.x, bend: 0.3 },
  );
  clouds(c, {
    y0: 120,
    y1: 1150,
    sx: 820,
    sy: 110,
    cover: 0.52,
    seed: 19,
    amt: 0.75,
    edge: 0.1,
    stipple: 0.75,
    col: () => lch(0.42, 0.05, 225),
    lit: lch(0.82, 0.075, 86),
    lightX: 0,
    lightY: 1.3,
    env: (x, y) => 0.72 + (0.45 * Math.abs(x - sun.x)) / 720 + 0.1 * Math.sin(y / 130),
  });
  halo(c, sun.x, sun.y, cream, [
    [170, 0.2],
    [300, 0.14],
    [480, 0.09],
    [720, 0.06],
  ]);
  c.glow(sun.x, sun.y, 900, 760, lch(0.91, 0.09, 86), 0.5, 2.3);
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await disc(c, sun.x, sun.y, 62, lch(0.985, 0.03, 98));
  const light: Light = { x: sun.x, spread: 420, side: 1, rim: cream, wash: lch(0.9, 0.08, 84) };
  ridge(c, light, {
    line: '0 1440, 420 1424, 620 1410, 760 1432, 880 1402, 1060 1420, 1440 1430',
    seed: 9,
    rough: [16, 12, 6, 3],
    peaks: true,
    to: 1490,
    depth: 80,
    tones: tints('0.7 0.055 150, 0.86 0.07 95'),
    lit: lch(0.9, 0.075, 88),
    shade: lch(0.62, 0.055, 190),
    facet: [40, 60],
    gullies: true,
  });
  drawBed(c);
  drawWalls(c);
  await drawFish(c);
  mist(c, 1380, 1580, lch(0.95, 0.06, 88), 0.7, 12, {
    sx: 260,
    env: (x) => Math.exp(-(((x - sun.x) / 330) ** 2)),
  });
  shafts(c, sun.x, sun.y, lch(0.93, 0.085, 86), 0.36, 17, {
    r: 1250,
    freq: 5,
    clip: (_x, y) => sstep(1380, 1520, y) * (1 - sstep(2000, 2500, y)),
  });
  await drawPeople(c);
  await drawTravellers(c);

  const rock = {
    tones: sweep('0 0.11 0.03 225, 0.5 0.21 0.04 215, 0.78 0.46 0.06 130, 1 0.84 0.085 88'),
    rim: cream,
  };
  // what the sea left behind: pebbles, more of them toward the walls
  const R = rng(91);
  for (let i = 0; i < 46; i++) {
    const t = i / 46;
    const y = lerp(2240, 2870, i / 46);
    const x = (R.f() < 0.5 ? R.r(-20, 480 - 160 * t) : R.r(1010 + 60 * t, 1460)) + R.n() * 60;
    const w = lerp(14, 70, t) * R.r(0.5, 1.2);
    if (x < 740 ? y > leftFoot(x) + 20 : y > rightFoot(x) + 20)
      boulder(c, { x, y, w, h: w * R.r(0.45, 0.6), seed: i, light: [sun.x - x, -500], tones: rock.tones });
  }
  for (const [x, y, w, h] of [
    [470, 2590, 330, 170],
    [600, 2630, 150, 80],
    [320, 2650, 190, 90],
    [1180, 2640, 250, 130],
    [1320, 2720, 300, 190],
    [1040, 2720, 110, 56],
  ] as const)
    boulder(c, { x, y, w, h, seed: x, light: [sun.x - x, -500], ...rock });
  await drawMoses(c, 462, 2452, 286);
  c.glow(sun.x, sun.y, 1000, 900, lch(0.92, 0.08, 86), 0.24, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.24, misreg: 0.7, vigCol: [0.1, 0.2, 0.26] });
  return c;
}
