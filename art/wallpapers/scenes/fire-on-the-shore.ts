import { mist } from '../lib/air.ts';
import { boat, mast } from '../lib/boats.ts';
import { heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { smoke } from '../lib/camp-fire.ts';
import { Canvas } from '../lib/canvas.ts';
import { hex, lch, type RGB } from '../lib/colour.ts';
import { bird } from '../lib/creatures.ts';
import { finish } from '../lib/finish.ts';
import { type FireTones, fireGlow, flame } from '../lib/flames.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { disc, halo } from '../lib/halo.ts';
import { pool } from '../lib/light.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { boulders } from '../lib/rocks.ts';
import { leaf, path } from '../lib/shapes.ts';
import { basket } from '../lib/shore-things.ts';
import { loaf } from '../lib/vessels.ts';
import { water } from '../lib/water.ts';

export const meta = { id: 'fire-on-the-shore', title: 'Fire on the Shore', focusY: 0.72 };

const sun = { x: 1010, y: 1330 };
const fire = { x: 560, y: 2420 };
const shore = 1640;
const embers: FireTones = {
  outer: lch(0.72, 0.17, 46),
  mid: lch(0.83, 0.15, 64),
  inner: lch(0.94, 0.1, 86),
  core: lch(0.99, 0.03, 98),
};

/** John 21 at daybreak: a fire of coals with fish on it, bread, and a boat coming in. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(c, '0 .56 .07 205, .3 .68 .07 195, .56 .8 .06 150, .78 .89 .075 80, 1 .9 .1 52', shore, sun, 0.18);
  halo(c, sun.x, sun.y, lch(0.95, 0.08, 76), [
    [170, 0.2],
    [300, 0.14],
    [480, 0.09],
    [740, 0.05],
  ]);
  streaks(c, 17, 380, 1160, '.62 .06 200, .93 .075 60', { cover: 0.5, amt: 0.75, sy: 70 });
  await disc(c, sun.x, sun.y, 78, lch(0.985, 0.03, 88));
  const light = { x: sun.x, spread: 520 };
  rise(
    c,
    'far',
    6,
    [0, 1500, 300, 1440, 620, 1500, 900, 1530, 1180, 1480, 1440, 1440],
    '.62 .06 230, .8 .06 60 | .84 .075 56, .54 .06 235 | .96 .08 70',
    { h: 180, sun: light, y1: shore + 20 },
  );
  mist(c, 1500, 1650, lch(0.92, 0.075, 62), 0.7, 3, { soft: 1.6 });
  rise(
    c,
    'mid',
    16,
    [0, 1560, 240, 1590, 480, 1640, 720, 1660, 1440, 1680],
    '.46 .06 220, .6 .06 190 | .62 .065 120, .38 .055 230 | .92 .09 62',
    { h: 120, sun: light, y1: shore + 10 },
  );
  water(c, {
    wl: shore,
    seed: 21,
    sun,
    tint: lch(0.72, 0.075, 185),
    deep: lch(0.44, 0.075, 215),
    spark: lch(0.98, 0.05, 80),
    tintNear: 0.5,
    tintFar: 0.12,
    deepAmt: 0.6,
    glitter: 1,
    streak: 0.3,
  });
  // the boat that they are bringing in
  const R = rng(5);
  const hull = {
    light: lch(0.5, 0.075, 48),
    dark: lch(0.26, 0.05, 30),
    seam: lch(0.2, 0.045, 25),
    inside: lch(0.3, 0.055, 35),
    rail: lch(0.72, 0.09, 60),
  };
  await c.svg(
    mast(R, 1010, 1842, 420, lch(0.3, 0.05, 35), tints('.62 .05 60, .74 .06 68, .86 .06 74'), -1) +
      boat(R, 1010, 1880, 460, hull, -1).svg,
    { box: [700, 1360, 640, 560], rim: { dx: 3, dy: -4, col: lch(0.96, 0.09, 72), amt: 0.8 } },
  );
  pool(c, 1010, 1900, 330, 40, lch(0.3, 0.06, 215), 0.5);
  await c.svg(
    path(
      [bird(420, 1120, 26, 0.1), bird(500, 1086, 18, -0.1), bird(570, 1130, 14, 0.1)],
      lch(0.4, 0.05, 220),
    ),
    { box: [360, 1040, 280, 130] },
  );
  // the beach: wet edge, ripples of sand, pebbles
  const n = noise2(71);
  const g = G1();
  const edge = (x: number) => 2110 + 120 * Math.sin(x / 520 + 0.6) - 0.06 * (x - 720) + 16 * n(x / 90, 3);
  const sand = sweep('0 .3 .045 45, .3 .48 .06 52, .6 .66 .07 60, .82 .8 .075 66, 1 .93 .06 74');
  c.each(1900, 2880, (x, y, o, d) => {
    const u = y - edge(x);
    if (u < -60) return;
    const foam =
      Math.exp(-(((u + 14 + 10 * n(x / 30, 9)) / 9) ** 2)) +
      0.5 * Math.exp(-(((u + 44 + 12 * n(x / 44, 5)) / 5) ** 2));
    if (u > 0) {
      const wet = Math.exp(-u / 60);
      const far = Math.hypot((x - fire.x) / 1.5, (y - fire.y) * 1.7);
      let v =
        0.62 -
        0.3 * wet -
        u / 2600 +
        0.16 * fbm(n, x / 260, y / 40, 4) +
        0.06 * Math.sin(y / 9 + 5 * n(x / 200, y / 90)) * sstep(40, 200, u);
      v += 0.26 * Math.exp(-far / 240) - 0.16 * sstep(2500, 2880, y);
      const k = sand(clamp(v + (g[gi(x, y)]! - 0.5) * 0.12));
      const cover = clamp(u / 3);
      for (let i = 0; i < 3; i++) d[o + i]! += (k[i]! - d[o + i]!) * cover;
      if (wet > 0.3)
        c.blendPx(
          o,
          lch(0.86, 0.08, 62),
          dis(0.3 * wet * sstep(-0.1, 0.4, fbm(n, x / 120, y / 14, 3)), g[gi(x, y)]!, 1),
        );
    }
    if (foam > 0.05) c.blendPx(o, lch(0.97, 0.02, 90), dis(Math.min(0.95, foam), g[gi(x, y)]!, 0.7));
  });
  const stone = tints('.24 .03 40, .34 .035 45, .46 .04 52, .6 .05 58, .8 .06 66');
  await c.svg(
    boulders(
      rng(9),
      [
        [120, 2210, 150],
        [240, 2190, 90],
        [40, 2290, 170],
        [1330, 2320, 190],
        [1210, 2290, 90],
        [1400, 2420, 170],
      ],
      stone,
      1,
    ),
    { box: [0, 2040, 1440, 420], rim: { dx: 3, dy: -4, col: lch(0.95, 0.08, 70), amt: 0.7 } },
  );
  // the fire of coals in a ring of stones, fish laid over it
  pool(c, fire.x, fire.y + 10, 360, 92, lch(0.2, 0.035, 30), 0.75);
  c.glow(fire.x, fire.y - 10, 640, 380, lch(0.82, 0.14, 56), 0.5, 2, { stipple: 0.35 });
  let coals = '';
  const Q = rng(33);
  for (let i = 0; i < 90; i++) {
    const a = Q.r(0, 6.283);
    const q = Math.sqrt(Q.f());
    const hot = 1 - q;
    coals += path(
      leaf(
        fire.x + Math.cos(a) * q * 170,
        fire.y + Math.sin(a) * q * 40,
        Q.r(-0.6, 0.6),
        Q.r(22, 44),
        Q.r(10, 20),
      ),
      Q.f() < 0.35 + hot * 0.5 ? lch(0.62 + hot * 0.28, 0.17, 36 + hot * 34) : lch(0.2, 0.03, 30),
    );
  }
  await c.svg(coals, { box: [fire.x - 240, fire.y - 80, 480, 160] });
  const tongues = [-110, -52, 6, 66, 116]
    .map((dx, i) => flame(fire.x + dx, fire.y - 6, [70, 112, 142, 104, 66][i]!, embers, 0.05 * (i - 2)))
    .join('');
  await c.svg(tongues, {
    box: [fire.x - 220, fire.y - 220, 440, 240],
    blur: 1.2,
    stipple: 1.2,
    opacity: 0.9,
  });
  const fish = (x: number, y: number, l: number, tilt: number) => {
    const [dark, mid, lit] = ['#3d4a55', '#7d8f98', '#d9d3c0'];
    return `<g transform="translate(${x} ${y}) rotate(${tilt})"><path d="M${-l} 0C${-l * 0.7} ${-l * 0.3} ${l * 0.2} ${-l * 0.34} ${l * 0.62} ${-l * 0.05}L${l} ${-l * 0.24}L${l * 0.92} 0L${l} ${l * 0.22}L${l * 0.62} ${l * 0.05}C${l * 0.2} ${l * 0.3} ${-l * 0.7} ${l * 0.26} ${-l} 0Z" fill="${mid}"/><path d="M${-l} 0C${-l * 0.7} ${-l * 0.3} ${l * 0.2} ${-l * 0.34} ${l * 0.62} ${-l * 0.05}C${l * 0.1} ${-l * 0.12} ${-l * 0.5} ${-l * 0.1} ${-l} 0Z" fill="${dark}"/><path d="M${-l * 0.8} ${l * 0.08}C${-l * 0.3} ${l * 0.2} ${l * 0.2} ${l * 0.2} ${l * 0.56} ${l * 0.04}C${l * 0.1} ${l * 0.1} ${-l * 0.4} ${l * 0.08} ${-l * 0.8} ${l * 0.08}Z" fill="${lit}"/><circle cx="${-l * 0.74}" cy="${-l * 0.04}" r="${l * 0.045}" fill="#1d2228"/></g>`;
  };
  const spit = `<path d="M${fire.x - 250} ${fire.y - 58}L${fire.x + 250} ${fire.y - 74}" stroke="${hex(lch(0.3, 0.05, 40))}" stroke-width="11" stroke-linecap="round"/>`;
  const forks = [-244, 236]
    .map(
      (dx) =>
        `<path d="M${fire.x + dx} ${fire.y + 34}L${fire.x + dx + 4} ${fire.y - 66}M${fire.x + dx + 3} ${fire.y - 56}L${fire.x + dx - 14} ${fire.y - 92}M${fire.x + dx + 3} ${fire.y - 56}L${fire.x + dx + 22} ${fire.y - 90}" stroke="${hex(lch(0.27, 0.05, 38))}" stroke-width="13" stroke-linecap="round" fill="none"/>`,
    )
    .join('');
  await c.svg(
    forks + spit + fish(fire.x - 90, fire.y - 64, 92, -2) + fish(fire.x + 112, fire.y - 68, 84, -2),
    {
      box: [fire.x - 320, fire.y - 180, 640, 240],
      rim: { dx: 0, dy: 5, col: lch(0.86, 0.14, 60), amt: 0.9 },
    },
  );
  fireGlow(c, fire.x, fire.y - 40, 120, embers, 0.9);
  smoke(c, fire.x + 20, fire.y - 150, 900, 200, lch(0.9, 0.05, 62), 0.3, 4);
  await c.svg(
    boulders(
      rng(14),
      [
        [fire.x - 190, fire.y + 66, 84],
        [fire.x - 104, fire.y + 86, 92],
        [fire.x - 4, fire.y + 92, 96],
        [fire.x + 96, fire.y + 84, 90],
        [fire.x + 186, fire.y + 62, 84],
      ],
      stone,
      1,
    ),
    {
      box: [fire.x - 280, fire.y - 40, 560, 150],
      rim: { dx: 0, dy: -5, col: lch(0.88, 0.14, 58), amt: 0.9 },
    },
  );
  // bread on a cloth, and the basket of the catch
  await c.svg(
    path('M800 2560L1120 2536L1188 2612L836 2652Z', lch(0.86, 0.03, 80)) +
      path('M836 2652L1188 2612L1184 2624L838 2666Z', lch(0.6, 0.045, 60)) +
      path('M820 2582L1140 2556L1146 2563L824 2590Z', lch(0.56, 0.1, 32)),
    { box: [780, 2500, 440, 190], rim: { dx: -4, dy: -3, col: lch(0.95, 0.08, 70), amt: 0.6 } },
  );
  const bread = {
    crust: tints('.3 .06 44, .48 .09 50, .66 .105 60, .84 .1 72'),
    flour: lch(0.94, 0.04, 84),
    crumb: lch(0.88, 0.08, 76),
    light: fire,
  };
  loaf(c, 930, 2570, 92, 58, { ...bread, seed: 4 });
  loaf(c, 1062, 2584, 84, 52, { ...bread, seed: 8, torn: 1 });
  await c.svg(
    basket(
      rng(6),
      270,
      2700,
      250,
      lch(0.34, 0.055, 45),
      lch(0.74, 0.085, 64),
      1,
      tints('.42 .03 230, .86 .03 90') as [RGB, RGB],
    ),
    { box: [60, 2440, 440, 300], rim: { dx: 4, dy: -4, col: lch(0.92, 0.1, 66), amt: 0.7 } },
  );
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.2, vigCol: [0.4, 0.36, 0.4], misreg: 0.7 });
  return c;
}
