import { mist } from '../lib/air.ts';
import { heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { flame } from '../lib/flames.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { halo } from '../lib/halo.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { watcher } from '../lib/robed-back.ts';
import { path } from '../lib/shapes.ts';
import { stars } from '../lib/stars.ts';
import { village } from '../lib/village.ts';

export const meta = { id: 'watch-for-the-morning', title: 'Watch for the Morning', focusY: 0.66 };

const dawn = { x: 1010, y: 1620 };
const rose = lch(0.86, 0.075, 20);
const top = 2140;

/** Last hour of the night: a watchman on the wall, the morning star, and one thin line of rose. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(
    c,
    '0 .17 .075 282, .34 .235 .085 281, .6 .35 .09 290, .78 .5 .095 318, .9 .68 .1 356, 1 .84 .085 36',
    1660,
    dawn,
    0.2,
  );
  await stars(c, {
    seed: 77,
    n: 900,
    y1: 1350,
    col: lch(0.96, 0.02, 280),
    big: 3,
    keep: (_x, y) => 1 - sstep(700, 1350, y),
  });
  // the morning star
  const star = { x: 470, y: 760 };
  halo(c, star.x, star.y, lch(0.9, 0.04, 290), [
    [44, 0.16],
    [90, 0.1],
    [160, 0.06],
  ]);
  await c.svg(
    path(
      `M${star.x} ${star.y - 96}L${star.x + 7} ${star.y - 8}L${star.x + 62} ${star.y}L${star.x + 7} ${star.y + 8}L${star.x} ${star.y + 128}L${star.x - 7} ${star.y + 8}L${star.x - 62} ${star.y}L${star.x - 7} ${star.y - 8}Z`,
      lch(0.985, 0.02, 95),
    ),
    {
      box: [star.x - 120, star.y - 140, 240, 300],
      blur: 1.2,
    },
  );
  c.glow(star.x, star.y, 260, 260, lch(0.94, 0.03, 290), 0.4, 2.4);
  streaks(c, 41, 1060, 1560, '.4 .085 305, .82 .09 14', { cover: 0.5, amt: 0.75 });
  c.glow(dawn.x, dawn.y, 900, 420, lch(0.9, 0.08, 40), 0.5, 2, { stipple: 0.3 });
  const sun = { x: dawn.x, spread: 520 };
  rise(
    c,
    'far',
    5,
    [0, 1600, 300, 1560, 640, 1596, 980, 1620, 1440, 1570],
    '.5 .085 330, .66 .08 10 | .68 .085 10, .42 .08 320 | .9 .08 30',
    { h: 180, sun, y1: 1900 },
  );
  mist(c, 1600, 1740, lch(0.74, 0.07, 12), 0.6, 3, { soft: 1.5 });
  rise(
    c,
    'mid',
    15,
    [0, 1690, 360, 1730, 700, 1700, 1080, 1740, 1440, 1700],
    '.38 .085 308, .52 .08 336 | .52 .085 340, .32 .08 300 | .84 .08 22',
    { h: 220, sun, y1: 2040 },
  );
  mist(c, 1760, 1900, lch(0.56, 0.075, 335), 0.6, 5, { soft: 1.6 });
  const land = rise(
    c,
    'mid',
    25,
    [0, 1880, 340, 1850, 720, 1890, 1100, 1870, 1440, 1900],
    '.28 .08 295, .38 .08 312 | .42 .085 325, .23 .07 290 | .78 .085 16',
    { h: 260, sun, y1: 2300 },
  );
  // the city sleeps below the wall
  const town = village(rng(15), {
    ground: (x) => land(x) + 60,
    back: [-20, 1440],
    front: [-40, 1460],
    rows: 3,
    drop: 150,
    w: [90, 150],
    h: [70, 130],
    scale: [0.7, 1],
    tones: tints('.28 .075 296, .21 .065 288, .44 .085 330, .5 .085 345, .14 .05 285, .88 .11 76'),
    air: lch(0.36, 0.08, 310),
    lightX: dawn.x,
    wins: 0.16,
  });
  await c.svg(town.svg, { box: [0, 1760, 1440, 460], rim: { dx: 3, dy: -5, col: rose, amt: 0.6 } });
  for (const l of town.lights) c.glow(l.x, l.y, 60, 60, lch(0.82, 0.13, 70), 0.4, 2.2);
  // the wall: courses of squared stone, its walk and its merlons
  const n = noise2(61);
  const g = G1();
  const tone = sweep('0 .13 .055 285, .3 .21 .07 292, .6 .33 .085 306, 1 .56 .095 345');
  const merlon = (x: number) => (((x + 120) % 300) + 300) % 300 < 178;
  const edge = (x: number) => top - (merlon(x) ? 190 : 0) + 3 * n(x / 18, 2);
  c.each(top - 210, 2880, (x, y, o, d) => {
    const e = edge(x);
    const cover = clamp(y - e + 0.5);
    if (cover <= 0) return;
    const row = Math.floor((y - top) / 96 + 0.04 * n(x / 200, 3));
    const stone = Math.floor((x + (((row % 2) + 2) % 2) * 110 + 26 * n(row * 3, 7)) / 220);
    const fy = ((((y - top) / 96) % 1) + 1) % 1;
    const fx = ((((x + (((row % 2) + 2) % 2) * 110 + 26 * n(row * 3, 7)) / 220) % 1) + 1) % 1;
    const seam = Math.max(sstep(0.45, 0.49, Math.abs(fy - 0.5)), sstep(0.475, 0.494, Math.abs(fx - 0.5)));
    const near = Math.exp(-(((x - dawn.x) / 700) ** 2));
    const fall = sstep(2880, top - 100, y);
    let v =
      0.3 +
      0.34 * near * fall +
      0.2 * n(stone * 5.1, row * 3.3) +
      0.14 * fbm(n, x / 60, y / 34, 3) -
      0.12 * (1 - fall);
    const glow = Math.exp(-Math.hypot(x - 880, (y - top) * 1.2) / 330);
    v += 0.5 * near * Math.exp(-Math.max(0, y - e) / 10) + 0.12 * sstep(0.3, 0.44, 0.5 - fy) * (1 - seam);
    v -= seam * 0.2;
    const k = tone(clamp(v + (g[gi(x, y)]! - 0.5) * 0.1));
    for (let i = 0; i < 3; i++) d[o + i]! += (k[i]! - d[o + i]!) * cover;
    c.blendPx(o, lch(0.72, 0.12, 52), dis(0.5 * glow * (1 - seam) * cover, g[gi(x, y)]!, 1));
    if (y > top - 6 && y < top + 26)
      c.blendPx(
        o,
        mix(rose, k, 0.4),
        dis(0.55 * near * (1 - Math.abs(y - top - 8) / 24) * cover, g[gi(x, y)]!, 0.7),
      );
  });
  const [robe, mantle, veil] = tints('.2 .06 285, .15 .05 280, .27 .065 300');
  await c.svg(
    watcher({ x: 640, y: top + 8, h: 400 }, { robe: robe!, mantle: mantle!, veil: veil! }, true).join(''),
    {
      box: [440, top - 470, 400, 490],
      rim: { dx: 4, dy: -3, col: rose, amt: 1 },
    },
  );
  // his lamp on the parapet
  const lamp = { x: 846, y: top - 188 };
  await c.svg(
    path(
      `M${lamp.x - 38} ${lamp.y - 16}Q${lamp.x} ${lamp.y - 36} ${lamp.x + 34} ${lamp.y - 20}L${lamp.x + 46} ${lamp.y - 26}L${lamp.x + 42} ${lamp.y - 12}Q${lamp.x + 20} ${lamp.y + 4} ${lamp.x - 24} ${lamp.y + 4}Q${lamp.x - 40} ${lamp.y} ${lamp.x - 38} ${lamp.y - 16}Z`,
      lch(0.26, 0.06, 320),
    ) +
      flame(lamp.x + 42, lamp.y - 22, 64, {
        outer: lch(0.78, 0.15, 56),
        mid: lch(0.87, 0.13, 74),
        inner: lch(0.95, 0.08, 90),
        core: lch(0.99, 0.02, 98),
      }),
    {
      box: [lamp.x - 90, lamp.y - 130, 200, 150],
      rim: { dx: 3, dy: -3, col: lch(0.9, 0.11, 70), amt: 0.9 },
    },
  );
  c.glow(lamp.x + 42, lamp.y - 50, 420, 420, lch(0.84, 0.13, 64), 0.42, 2.3, { stipple: 0.35 });
  finish(c, { grain: 0.044, paper: 0.015, vignette: 0.22, vigCol: [0.3, 0.24, 0.46], misreg: 0.7 });
  return c;
}
