import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { type Rng, rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { ashlar, type Face, merlons, on, patchOf, type Stone } from './ashlar.ts';
import { gate } from './gate.ts';
import { dim, honey, lit, w1, w4, w5 } from './setting.ts';
import { weather } from './weather.ts';

const dusk = lch(0.33, 0.065, 350);
const glow = lch(0.9, 0.1, 78);
const n = noise2(61);

/** The face that has the sun grows lighter toward it. */
const sun: Stone = {
  shades: lit,
  joint: lch(0.5, 0.09, 48),
  high: w5!,
  low: lch(0.5, 0.09, 45),
  light: (x, y) => 0.5 + 0.2 * n(x / 190, y / 120) + 0.24 * ((x - 760) / 740),
  course: 27,
  stone: 62,
};
const shade: Stone = {
  shades: dim,
  joint: lch(0.29, 0.05, 345),
  high: lch(0.55, 0.06, 25),
  low: lch(0.28, 0.05, 345),
  light: (x, y) => 0.46 + 0.2 * n(x / 190, y / 120),
  course: 27,
  stone: 44,
};
const box: [number, number, number, number] = [0, 1560, 1440, 800];
const rim = { dx: 3, dy: -3, col: honey, amt: 0.4 };

interface Tower {
  x0: number;
  x1: number;
  top: number;
  foot: number;
  /** width of the side that turns from the sun */
  side: number;
}

/** The parts of a tower: its battered foot, shaft and overhanging crown, lit front and dark side. */
function parts(t: Tower) {
  const crown = t.top + 66;
  const skirt = t.foot - 92;
  const face = (x0: number, x1: number, y0: number, y1: number, flare: number, lift: number): Face => ({
    tl: [x0, y0],
    tr: [x1, y0 - 6 * lift],
    bl: [x0 - flare * 0.5, y1],
    br: [x1 + flare, y1 - 10 * lift],
  });
  // seen from a little above: the side's lines run down from the eye's height and up from below it
  const back = (x: number, y: number, wide: number): readonly [number, number] => [
    x - wide,
    y + t.side * (0.08 - (0.3 * (y - t.top)) / (t.foot - t.top)),
  ];
  const flank = (f: Face, wide: number, flare = 0): Face => ({
    tl: back(...f.tl, wide),
    tr: f.tl,
    bl: back(...f.bl, wide + flare),
    br: f.bl,
  });
  const shaft = face(t.x0, t.x1, crown, skirt, 0, 1);
  const foot = face(t.x0, t.x1, skirt, t.foot, 16, 1);
  const head = face(t.x0 - 6, t.x1 + 8, t.top, crown, 0, 1);
  return {
    shaft,
    foot,
    head,
    shaftSide: flank(shaft, t.side),
    footSide: flank(foot, t.side, 10),
    headSide: flank(head, t.side + 4),
  };
}

async function drawTower(c: Canvas, R: Rng, t: Tower): Promise<void> {
  const p = parts(t);
  const lighter: Stone = { ...sun, light: (x, y) => sun.light(x, y) + 0.13 };
  const [lx, ly] = [p.head.tl[0] - t.side * 0.75, p.head.tl[1] - 8];
  const [rx, ry] = [p.head.tr[0] - t.side * 0.75, p.head.tr[1] - 8];
  const far: Face = { tl: [lx, ly], tr: [rx, ry], bl: [lx, ly + 40], br: [rx, ry + 40] };
  const under = (f: Face, col = dusk) => path(patchOf(f, 0, 1, -0.2, 0.02), col, 0.75);
  const slits = [0.3, 0.7].map((u) => {
    const [x, y] = on(p.shaft, u, 0.86);
    return `M${x - 5} ${y}h10v44h-10Z`;
  });
  await c.svg(
    path(patchOf(far, 0, 1, 0, 1), lch(0.6, 0.08, 50)) +
      merlons(far, shade, 26, 5, dim[2]!, dim[0]!) +
      ashlar(R, p.footSide, shade) +
      ashlar(R, p.shaftSide, shade) +
      ashlar(R, p.foot, sun) +
      ashlar(R, p.shaft, lighter) +
      path(slits, lch(0.26, 0.055, 5)) +
      path(
        slits.map((d) => d.replace('h10', 'h3').replace('h-10', 'h-3')),
        w4!,
        0.5,
      ) +
      under(p.head) +
      under(p.headSide) +
      merlons(p.headSide, shade, 24, 4, dim[3]!, dim[1]!) +
      ashlar(R, p.headSide, shade) +
      merlons(p.head, sun, 30, 7, w4!, dim[1]!) +
      ashlar(R, p.head, lighter) +
      path([patchOf(p.head, -0.01, 1.01, -0.03, 0.05), patchOf(p.head, -0.01, 1.01, 0.95, 1)], w5!),
    { box, rim },
  );
  const whole = [p.shaft, p.foot, p.head].map((f) => patchOf(f, 0, 1, 0, 1)).join('');
  const height = t.foot - t.top;
  await weather(c, path(whole, '#fff'), {
    seed: 7 + t.x0,
    shade: dusk,
    warm: glow,
    at: (x, y) => {
      const u = (x - t.x0) / (t.x1 - t.x0);
      const v = (y - t.top) / height;
      const eave = Math.exp(-Math.max(0, y - t.top - 66) / 14) * (y > t.top + 66 ? 0.5 : 0);
      return [
        0.12 * (1 - sstep(0, 0.4, u)) + 0.28 * sstep(0.5, 1, v) + eave,
        0.5 * sstep(0.45, 1, u) * (1 - 0.55 * v),
      ];
    },
  });
  const dark = [p.shaftSide, p.footSide, p.headSide].map((f) => patchOf(f, 0, 1, 0, 1)).join('');
  await weather(c, path(dark, '#fff'), {
    seed: 9 + t.x0,
    shade: lch(0.24, 0.06, 330),
    warm: lch(0.5, 0.075, 25),
    at: (x, y) => {
      const v = (y - t.top) / height;
      // light thrown back from the ground warms the foot of the shaded side
      return [0.4 * (1 - v), 0.3 * sstep(0.6, 1, v) + 0.2 * sstep(t.x0 - t.side, t.x0, x)];
    },
  });
}

const towers: readonly Tower[] = [
  { x0: 430, x1: 590, top: 1704, foot: 2322, side: 120 },
  { x0: 878, x1: 982, top: 1694, foot: 2262, side: 44 },
  { x0: 1096, x1: 1200, top: 1686, foot: 2240, side: 44 },
  { x0: 1378, x1: 1490, top: 1676, foot: 2216, side: 52 },
];

/** Two walls that meet at a corner tower: the right one takes the sun, the left one has lost it. */
export async function walls(c: Canvas): Promise<void> {
  const R = rng(55);
  const left: Face = { tl: [-20, 1900], tr: [350, 1846], bl: [-20, 2254], br: [350, 2296] };
  const right: Face = { tl: [430, 1846], tr: [1470, 1786], bl: [430, 2314], br: [1470, 2220] };
  const walk = (f: Face, h: number) => path(patchOf(f, 0, 1, 0.99, 1 + h), lch(0.5, 0.07, 35));
  await c.svg(walk(left, 0.04) + merlons(left, shade, 24, 4, dim[3]!, dim[0]!) + ashlar(R, left, shade), {
    box,
  });
  await weather(c, path(patchOf(left, 0, 1, 0, 1.1), '#fff'), {
    seed: 31,
    shade: lch(0.24, 0.06, 330),
    warm: lch(0.52, 0.07, 25),
    at: (x, y) => [0.32 * sstep(350, 60, x), 0.3 * sstep(2080, 2290, y)],
  });
  await drawTower(c, R, { x0: 120, x1: 168, top: 1800, foot: 2276, side: 60 });
  await c.svg(
    walk(right, 0.05) +
      merlons(right, sun, 30, 8, w4!, dim[1]!) +
      ashlar(R, right, sun) +
      path(patchOf(right, 0, 1, 0.9, 0.915), w5!) +
      path(patchOf(right, 0, 1, 0.885, 0.9), w1!),
    { box, rim },
  );
  await weather(c, path(patchOf(right, 0, 1, 0, 1.1), '#fff'), {
    seed: 33,
    shade: dusk,
    warm: glow,
    at: (x, y) => {
      let cast = 0;
      for (const t of towers) {
        // the sun stands low at the right: a tower's shadow slants down the wall at its left
        const edge = t.x0 - t.side;
        const reach = 56 + 0.1 * (y - t.top);
        if (x < edge + 4)
          cast = Math.max(
            cast,
            0.56 *
              sstep(edge - reach - 4, edge - reach + 6, x) *
              sstep(-4, 8, y - t.top - 120 - (edge - x) * 0.9),
          );
      }
      const foot = sstep(2100, 2300, y + (x - 430) * 0.09);
      return [cast + 0.3 * foot, 0.34 * (1 - cast) * sstep(700, 1440, x) * (1 - 0.6 * foot)];
    },
  });
  for (const t of towers.slice(0, 3)) await drawTower(c, R, t);
  await gate(c);
  await drawTower(c, R, towers[3]!);
}
