import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { arch, masonry } from '../lib/city.ts';
import { lch, mix, type RGB } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { grass } from '../lib/grasses.ts';
import { treeLine } from '../lib/groves.ts';
import { clamp, lerp } from '../lib/maths.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { disc, halo } from '../lib/rings.ts';
import { P, leaf, path, taper } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { cypress } from '../lib/trees.ts';
import { cane, grapes, tendril, vineLeaf } from '../lib/vine.ts';
import { walker } from '../lib/watchers.ts';

export const meta = { id: 'vineyard', title: 'Vineyard', focusY: 0.66 };

const sun = { x: 1090, y: 1190, r: 76 };
const cream = lch(0.955, 0.04, 78);
const apricot = lch(0.84, 0.1, 62);

/** October in the vineyard of Isaiah 5: rust-red rows run up to the watchtower; the first bunches hang ripe. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(c, gradient([0, 0.6, 0.038, 172, 0.25, 0.69, 0.04, 150, 0.5, 0.79, 0.044, 118, 0.74, 0.88, 0.05, 92, 1, 0.94, 0.058, 80]), 0, 1560, { x: sun.x, bend: 0.15 });
  halo(c, sun.x, sun.y, cream, [[190, 0.18], [340, 0.12], [560, 0.08], [860, 0.05]], { y1: 1700 });
  c.glow(sun.x, sun.y, 900, 820, lch(0.92, 0.07, 70), 0.45, 2.3);
  clouds(c, { y0: 260, y1: 980, sx: 820, sy: 100, cover: 0.49, seed: 27, amt: 0.7, edge: 0.1, stipple: 0.7, col: () => lch(0.66, 0.036, 140), lit: lch(0.94, 0.045, 84), lightX: 0.3, lightY: 1 });
  await disc(c, sun.x, sun.y, sun.r, lch(0.985, 0.025, 88));
  const h0 = line(4, [0, 1450, 280, 1390, 560, 1420, 840, 1450, 1120, 1420, 1440, 1370], [34, 280, 16, 110, 5, 30]);
  slope(c, { y: h0, to: 1900, depth: 230, ramp: [0, 0.64, 0.035, 130, 1, 0.87, 0.05, 78], lit: [0.82, 0.055, 76], shade: [0.56, 0.035, 150], facet: [140, 160, 7, 0.55, 0.5, 190], lx: 1, rim: [cream, 0.6, 8, sun.x, 480] });
  mist(c, 1450, 1620, lch(0.93, 0.045, 66), 0.65, 3, { soft: 1.6 });
  const stripes = (amt: number, period: number, seed: number, tilt: number, col: RGB) => ({ amt, period, col, seed, slope: tilt, from: 14 });
  const h1 = line(14, [0, 1500, 260, 1530, 560, 1600, 860, 1640, 1140, 1600, 1440, 1520], [26, 320, 10, 120, 3, 30]);
  slope(c, { y: h1, to: 2100, depth: 260, ramp: [0, 0.6, 0.06, 20, 1, 0.8, 0.07, 55], lit: [0.79, 0.09, 58], shade: [0.52, 0.055, 350], facet: [160, 110, 17, 0.5, 0.5, 220], lx: 1, rim: [apricot, 0.8, 9, sun.x, 520], fields: stripes(0.6, 34, 5, 0.16, lch(0.5, 0.09, 24)) });
  const R = rng(55);
  await c.svg(path(treeLine(R, h1, 0, 480, 30, 11, 5, 0.5), lch(0.52, 0.05, 350)), { box: [0, 1420, 560, 200], rim: { dx: 3, dy: -3, col: apricot, amt: 0.7 } });
  mist(c, 1600, 1780, lch(0.91, 0.055, 62), 0.6, 5, { soft: 1.6 });
  const h2 = line(24, [0, 1790, 300, 1760, 600, 1700, 860, 1640, 1100, 1660, 1440, 1760], [16, 320, 7, 110, 3, 30]);
  slope(c, { y: h2, to: 2400, depth: 300, ramp: [0, 0.56, 0.09, 40, 1, 0.5, 0.085, 38], lit: [0.76, 0.115, 62], shade: [0.42, 0.07, 15], facet: [160, 100, 27, 0.5, 0.5, 260], lx: 1, rim: [apricot, 0.85, 11, 1000, 520, 0.3], wash: [lch(0.8, 0.11, 62), 0.55, 1000, 440, 100], fields: stripes(0.5, 46, 9, -0.2, lch(0.4, 0.1, 22)) });
  await tower(c, h2);
  await c.svg(cypress(R, 770, 1686, 190, 40, tones([0.36, 0.045, 350, 0.42, 0.05, 60, 0.66, 0.085, 80]), 1, 240) + cypress(R, 726, 1694, 130, 30, tones([0.36, 0.045, 350, 0.42, 0.05, 60, 0.66, 0.085, 80]), 1, 200), { box: [640, 1440, 260, 280], rim: { dx: 3, dy: -3, col: apricot, amt: 0.7 } });
  mist(c, 1730, 1880, lch(0.87, 0.075, 60), 0.4, 7, { soft: 1.7 });
  const h3 = (x: number) => 1838 + 26 * Math.sin(x / 400 + 1);
  slope(c, { y: h3, depth: 900, ramp: [0, 0.62, 0.095, 60, 0.4, 0.5, 0.08, 46, 1, 0.3, 0.055, 15], lit: [0.72, 0.105, 66], shade: [0.4, 0.065, 20], facet: [150, 60, 37, 0.5, 0.5, 800], lx: 1 });
  const tufts = tones([0.34, 0.06, 20, 0.46, 0.075, 50, 0.58, 0.09, 70, 0.74, 0.1, 78]);
  await c.svg(grass(R, { x0: -20, x1: 1460, y: () => 1870, h: [8, 46], n: 3200, w: 2.6, lean: -0.1, tones: tufts, jitter: 1010, clump: 90, persp: 0.25 }), { box: [0, 1820, 1440, 1060] });
  await rows(c);
  await nearVine(c);
  c.glow(sun.x, sun.y, 1000, 900, lch(0.92, 0.08, 68), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.2, vigCol: [0.5, 0.38, 0.42], misreg: 0.7 });
  return c;
}

/** The watchtower of the parable, with a roof of boughs and a winepress beside it. */
async function tower(c: Canvas, ground: (x: number) => number) {
  const R = rng(5);
  const x = 900;
  const y = ground(x) + 14;
  const shades = tones([0.5, 0.06, 30, 0.58, 0.07, 42, 0.67, 0.078, 52, 0.76, 0.08, 62, 0.86, 0.07, 72]);
  const dim = tones([0.36, 0.045, 345, 0.41, 0.048, 355, 0.46, 0.05, 10]);
  const front = { x0: x, x1: x + 104, top: [y - 246, y - 246], foot: [y + 6, y] } as const;
  const left = { x0: x - 46, x1: x, top: [y - 240, y - 246], foot: [y - 4, y + 6] } as const;
  const hut = { x0: x + 14, x1: x + 92, top: [y - 306, y - 306], foot: [y - 246, y - 246] } as const;
  const dark = lch(0.32, 0.05, 350);
  const roof = Array.from({ length: 150 }, () => leaf(x + R.r(-6, 96), y - 304 + R.r(-20, 8), R.r(-0.35, 0.35) + (R.f() < 0.5 ? Math.PI : 0), R.r(14, 28), R.r(3, 6)));
  await c.svg(
    masonry(R, left, { shades: dim, light: () => 0.5, courses: 20, stone: 17 }) + masonry(R, front, { shades, light: (px) => 0.35 + (px - x) / 220, courses: 20, stone: 19, merlon: 17, edge: lch(0.92, 0.06, 76) }) +
      masonry(R, hut, { shades, light: () => 0.5, courses: 6, stone: 15 }) + arch(front, 0.5, 0, 30, 66, dark) + arch(front, 0.5, 0.58, 15, 34, dark) + arch(hut, 0.5, 0.1, 20, 34, dark) + path(roof.slice(0, 100), lch(0.42, 0.07, 40)) + path(roof.slice(100), lch(0.68, 0.1, 60)),
    { box: [x - 80, y - 360, 260, 390], rim: { dx: 4, dy: -3, col: apricot, amt: 0.6 } },
  );
  await c.svg(grass(R, { x0: x - 70, x1: x + 130, y: () => y + 2, h: [8, 26], n: 130, w: 2.2, lean: 0.1, tones: tones([0.4, 0.07, 30, 0.52, 0.09, 50, 0.7, 0.11, 66]), jitter: 12 }), { box: [x - 100, y - 40, 270, 70] });
}

/** Trained vines in rows that meet at the tower: leaf dabs by depth, with their posts and their shade on the ground. */
async function rows(c: Canvas) {
  const R = rng(15);
  const vp = { x: 930, y: 1700 };
  const leaves = tones([0.24, 0.065, 2, 0.31, 0.095, 14, 0.39, 0.125, 24, 0.49, 0.145, 32, 0.62, 0.145, 46, 0.78, 0.125, 68]);
  const air = lch(0.84, 0.07, 58);
  const steps = 42;
  for (let k = 0; k < steps; k++) {
    const t = (k / (steps - 1)) ** 1.7;
    const y = lerp(1852, 3080, t);
    const d = (y - vp.y) / (2880 - vp.y);
    const s = 216 * d;
    const bins: string[][] = leaves.map(() => []);
    const posts: string[] = [];
    const shade: string[] = [];
    for (let row = -9; row <= 9; row++) {
      if (row === 0) continue; // the path
      const x = vp.x + (row - 0.5 * Math.sign(row) + 0.12) * 520 * d + R.r(-0.08, 0.08) * s - 90 * d;
      if (x < -s * 1.4 || x > 1440 + s * 1.4) continue;
      shade.push(leaf(x - s * 1.15, y + s * 0.02, 0.02, s * 1.6, s * 0.34));
      if (k % 4 === 0) posts.push(taper([[x, y + 2, s * 0.075], [x + R.r(-0.02, 0.02) * s, y - s * 1.08, s * 0.06]]));
      else posts.push(taper([[x, y + 2, s * 0.06], [x + R.r(-0.1, 0.1) * s, y - s * 0.4, s * 0.04]]));
      for (let i = 0; i < 100; i++) {
        const a = R.r(0, 6.283);
        const q = Math.sqrt(R.f());
        const ex = Math.cos(a) * q;
        const ey = Math.sin(a) * q;
        const li = ex * 0.8 - ey * 0.6 - 0.16 + R.r(-0.32, 0.32);
        const b = clamp(Math.floor((li * 0.5 + 0.5) * leaves.length), 0, leaves.length - 1);
        bins[b]!.push(leaf(x + ex * s * 0.46 + R.n() * s * 0.05, y - s * 0.62 + ey * s * 0.42, R.r(-0.7, 2.4), s * R.r(0.09, 0.15), s * R.r(0.045, 0.075)));
      }
    }
    const veil = 0.42 * (1 - d) ** 1.6;
    await c.svg(path(shade, mix(lch(0.3, 0.055, 5), air, veil), 0.5), { box: [0, y - s * 0.5, 1440, s], stipple: 0.8 });
    const frag = path(posts, mix(lch(0.28, 0.05, 10), air, veil)) + bins.map((b, i) => path(b, mix(leaves[i]!, air, veil))).join('');
    await c.svg(frag, { box: [0, y - s * 1.4, 1440, s * 1.7], rim: { dx: 3, dy: -3, col: apricot, amt: 0.45 } });
    if (k === 18) await gatherer(c, vp.x - 90 * d, y, s);
  }
}

/** One who gathers, going up between the rows with a basket. */
async function gatherer(c: Canvas, x: number, y: number, s: number) {
  const h = s * 1.5;
  const fig = walker(x, y, h, { robe: lch(0.42, 0.07, 30), cloak: lch(0.3, 0.05, 320), cloth: lch(0.86, 0.05, 75) });
  const basket = path(`M${P(x - h * 0.12, y - h * 0.74)}L${P(x + h * 0.12, y - h * 0.74)}L${P(x + h * 0.085, y - h * 0.44)}L${P(x - h * 0.085, y - h * 0.44)}Z`, lch(0.58, 0.09, 62)) + path(leaf(x - h * 0.125, y - h * 0.74, 0, h * 0.25, h * 0.09), lch(0.34, 0.1, 350));
  await c.svg(path(leaf(x + h * 0.05, y, Math.PI * 0.97, h * 0.7, h * 0.06), lch(0.34, 0.06, 10), 0.6), { box: [x - h, y - h, h * 2, h * 1.2] });
  await c.svg(fig + basket, { box: [x - h, y - h * 1.2, h * 2, h * 1.4], rim: { dx: 3, dy: -3, col: apricot, amt: 1 } });
}

/** The old vine at the left edge: post, cane, leaves gone red, and bunches with the sun behind them. */
async function nearVine(c: Canvas) {
  const R = rng(27);
  const wood: [RGB, RGB] = [lch(0.24, 0.042, 10), lch(0.7, 0.09, 58)];
  const rim = { dx: 4, dy: -4, col: lch(0.93, 0.09, 70), amt: 0.75 };
  const post = path('M60 2880L66 1330L112 1322L120 2880Z', lch(0.3, 0.045, 20)) + path('M98 2880L96 1326L112 1322L120 2880Z', lch(0.58, 0.08, 52)) + path(['M70 1500L74 1900L78 1500Z', 'M84 1700L88 2300L92 1700Z', 'M74 2100L78 2600L80 2100Z'], lch(0.2, 0.04, 5));
  const arm: [number, number, number][] = [[30, 2890, 92], [52, 2700, 80], [96, 2500, 74], [78, 2300, 66], [116, 2110, 62], [104, 1920, 58], [132, 1760, 52], [186, 1650, 46], [280, 1596, 40], [390, 1590, 33], [490, 1610, 26], [580, 1600, 19], [660, 1618, 11], [716, 1612, 4]];
  await c.svg(post, { box: [40, 1300, 110, 1580], rim });
  const palettes = [tones([0.3, 0.1, 18, 0.4, 0.135, 24, 0.54, 0.15, 34, 0.24, 0.07, 10]), tones([0.42, 0.12, 36, 0.55, 0.14, 48, 0.7, 0.14, 62, 0.34, 0.09, 25]), tones([0.36, 0.06, 110, 0.48, 0.085, 104, 0.64, 0.11, 92, 0.3, 0.05, 100]), tones([0.24, 0.075, 5, 0.32, 0.1, 14, 0.44, 0.13, 26, 0.19, 0.05, 0])];
  const leafAt = (x: number, y: number, s: number) => vineLeaf(R, x, y, s, Math.PI / 2 + R.r(-1, 1), R.pick(palettes)!);
  let back = '';
  let front = '';
  for (let i = 0; i < 30; i++) back += leafAt(R.r(-40, 640), 1560 + R.r(-70, 130) + 0, R.r(80, 130));
  const bunches: [number, number, number, number][] = [[250, 1690, 150, 260], [420, 1680, 132, 226], [566, 1672, 110, 186], [40, 1850, 150, 250], [170, 2120, 120, 200]];
  const skins = tones([0.16, 0.05, 320, 0.25, 0.075, 325, 0.36, 0.09, 335, 0.52, 0.085, 345, 0.86, 0.06, 50]);
  const fruit = bunches.map(([x, y, w, h]) => grapes(R, x, y, w, h, skins, 1)).join('');
  for (let i = 0; i < 26; i++) {
    const t = R.f();
    front += leafAt(lerp(-30, 700, t), 1596 + R.r(-64, 34) - 20 * Math.sin(t * 5), R.r(70, 130) * (1.1 - 0.45 * t));
  }
  for (const [x, y, s] of [[10, 1740, 150], [110, 2010, 130], [30, 2230, 150], [150, 2400, 110], [-10, 2480, 150]] as const) front += leafAt(x, y, s);
  const curls = tendril(690, 1610, 120, 0.5, 1, lch(0.5, 0.1, 50)) + tendril(470, 1606, 110, 1.2, -1, lch(0.5, 0.1, 50)) + tendril(300, 1580, 120, -0.9, 1, lch(0.5, 0.1, 50));
  const box: [number, number, number, number] = [0, 1280, 900, 1600];
  await c.svg(back, { box, tint: () => lch(0.24, 0.06, 10), tintAmt: () => 0.34 });
  await c.svg(cane(R, arm, wood, 1) + curls, { box, rim });
  await c.svg(fruit, { box, rim: { ...rim, amt: 0.6 } });
  await c.svg(front, { box, rim });
}
