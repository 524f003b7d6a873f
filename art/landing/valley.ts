// Mountains, spurs and the hills of the valley, far to near, each with the same light on it.

import type { Place } from '../points.ts';
import { mist } from '../wallpapers/lib/air.ts';
import type { Canvas } from '../wallpapers/lib/canvas.ts';
import type { RGB } from '../wallpapers/lib/colour.ts';
import { hex, ramp } from '../wallpapers/lib/colour.ts';
import { grass } from '../wallpapers/lib/grasses.ts';
import { grove, treeLine } from '../wallpapers/lib/groves.ts';
import { hill, ridgeLine } from '../wallpapers/lib/hill.ts';
import { clamp, curve, sstep } from '../wallpapers/lib/maths.ts';
import { noise2 } from '../wallpapers/lib/noise.ts';
import { rng } from '../wallpapers/lib/random.ts';
import { path } from '../wallpapers/lib/shapes.ts';
import { cypress } from '../wallpapers/lib/trees.ts';
import type { Layout } from './layout.ts';
import type { Ground, Palette } from './palette.ts';

type Octave = { amp: number; len: number; sharp?: boolean };
export type Ridge = (x: number) => number;

/** A ridge through hand-placed points with a little noise on it. */
export function ridge(points: Place[], seed: number, octaves: Octave[]): Ridge {
  return ridgeLine(curve(points), seed, octaves);
}

type RidgeStyle = {
  sx: number;
  sy: number;
  seed: number;
  kind?: 'ridged';
  rimWidth: number;
  deep: number;
  dir: number;
};

/** One hill in the tones of its ground: rim and wash toward the sun, stippled facets. */
export function paintRidge(c: Canvas, l: Layout, y: Ridge, g: Ground, s: RidgeStyle, end?: number): void {
  hill(c, {
    y,
    ...(end === undefined ? {} : { y1: end }),
    H: s.deep,
    ramp: ramp([
      [0, g.top],
      [1, g.foot],
    ]),
    rim: { col: g.rim, amt: 0.8, w: s.rimWidth, x: l.sun.x, spread: 640, dir: s.dir },
    wash: { col: g.lit, x: l.sun.x, spread: 520, amt: 0.5, depth: s.deep * 0.42 },
    facet: {
      sx: s.sx,
      sy: s.sy,
      seed: s.seed,
      ...(s.kind ? { kind: s.kind } : {}),
      lit: g.lit,
      shade: g.shade,
      lamt: 0.55,
      samt: 0.52,
      lx: s.dir < 0 ? -1 : 1,
      gain: 5,
      fade: s.deep,
      stipple: 0.7,
    },
  });
}

/** Far and near mountains, the mist before them and the wooded spur on the right. */
export async function paintDistance(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const base = l.sun.y;
  const far = ridge(l.farMountains, 41, [
    { amp: 24, len: 260, sharp: true },
    { amp: 22, len: 110 },
    { amp: 9, len: 44 },
    { amp: 4, len: 18 },
  ]);
  paintRidge(
    c,
    l,
    far,
    p.far,
    { sx: 60, sy: 140, seed: 5, kind: 'ridged', rimWidth: 6, deep: 150, dir: 0 },
    base + 420,
  );
  const near = ridge(l.nearMountains, 43, [
    { amp: 20, len: 280, sharp: true },
    { amp: 24, len: 130 },
    { amp: 8, len: 50 },
    { amp: 4, len: 18 },
  ]);
  paintRidge(
    c,
    l,
    near,
    p.near,
    { sx: 84, sy: 170, seed: 8, kind: 'ridged', rimWidth: 7, deep: 190, dir: 0 },
    base + 460,
  );
  mist(c, base + 40, base + 230, p.mist, p.night ? 0.5 : 0.75, 3);
  const spur = ridge(l.rightSpur, 47, [
    { amp: 30, len: 330 },
    { amp: 14, len: 120 },
    { amp: 4, len: 30 },
  ]);
  paintRidge(
    c,
    l,
    spur,
    p.spur,
    { sx: 160, sy: 140, seed: 12, rimWidth: 9, deep: 220, dir: -0.7 },
    base + 560,
  );
  const from = l.w * 0.62;
  await c.svg(path(treeLine(rng(7), spur, from, l.w, 22, 9, 3), p.spur.shade), {
    box: [from, base - 40, l.w - from, 320],
  });
  mist(c, base + 130, base + 330, p.mist, p.night ? 0.42 : 0.68, 7);
}

/** The olive terraces on the right, nearer than the village's hill. */
export async function paintOliveHill(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const y = ridge(l.rightHill, 53, [
    { amp: 30, len: 380 },
    { amp: 12, len: 140 },
    { amp: 4, len: 34 },
  ]);
  paintRidge(c, l, y, p.hill, { sx: 190, sy: 140, seed: 16, rimWidth: 11, deep: 280, dir: -0.6 });
  const r = rng(70);
  const x0 = l.w * 0.44;
  const top = Math.min(...l.rightHill.map((q) => q[1])) - 90;
  const trees = grove(r, {
    y,
    x0,
    x1: l.w,
    d0: 26,
    d1: 210,
    rows: 7,
    size: [18, 38],
    gap: 1.3,
    tones: p.grove,
    lx: -1,
    keep: (x, d) => 0.95 * sstep(x0 + 60, x0 + 260, x - d * 0.8),
  });
  await c.svg(trees, {
    box: [x0 - 60, top, l.w - x0 + 60, 620],
    mask: (x, yy) => 1 - sstep(90, 230, yy - y(x)),
  });
  const tall: [number, number, number][] = [
    [0.795, 118, 27],
    [0.825, 92, 23],
    [0.77, 76, 20],
  ];
  const trio = tall
    .map(([u, h, w]) => cypress(r, u * l.w, y(u * l.w) + 12, h, w, p.cypress, -1, 110))
    .join('');
  await c.svg(trio, { box: [l.w * 0.7, top - 60, l.w * 0.2, 360] });
  mist(c, y(l.w * 0.5) + 30, y(l.w * 0.5) + 210, p.mist, p.night ? 0.22 : 0.5, 11, {
    env: (x) => 1 - sstep(l.w * 0.45, l.w * 0.9, x) * 0.8,
  });
}

/** Ridge line of the slope right behind the parapet. */
export function nearSlope(l: Layout): Ridge {
  return ridge(l.nearHill, 61, [
    { amp: 20, len: 420 },
    { amp: 8, len: 150 },
    { amp: 3, len: 30 },
  ]);
}

/** Small two-tone cups in drifts, brightest near the ridge where the light reaches. */
function anemones(l: Layout, p: Palette, y: Ridge): string {
  const r = rng(88);
  const drift = noise2(17);
  const [deep, red, pale] = p.blossom.map(hex);
  let out = '';
  for (let i = 0; i < l.w / 6; i++) {
    const x = r.r(0, l.w);
    const d = r.f() ** 0.8 * 250 + 34;
    const k = (0.42 + d / 420) * r.r(0.75, 1.15);
    const turn = r.r(-25, 30);
    if (drift(x / 170, d / 90) < 0.12) continue;
    out += `<g transform="translate(${x.toFixed(1)} ${(y(x) + d).toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${k.toFixed(2)})"><path d="M-9-2C-9 6-4 10 0 10C4 10 9 6 9-2Z" fill="${d < 130 ? red : deep}"/><path d="M-9.5-2C-7-8-3-5 0-8C3-5 7-8 9.5-2C6 2.5-6 2.5-9.5-2Z" fill="${d < 130 ? pale : red}"/></g>`;
  }
  return out;
}

/** The slope right behind the parapet, with grass against the light. */
export async function paintNearSlope(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const y = nearSlope(l);
  paintRidge(c, l, y, p.front, { sx: 230, sy: 130, seed: 27, rimWidth: 13, deep: 380, dir: 0.7 });
  const tones: RGB[] = [p.front.shade, p.front.foot, p.front.top, p.front.lit, p.front.rim];
  const top = Math.min(...l.nearHill.map((q) => q[1])) - 120;
  await c.svg(
    grass(rng(19), {
      x0: -20,
      x1: l.w + 20,
      y,
      h: [14, 46],
      n: Math.round(l.w * 0.7),
      w: 2.2,
      lean: 0.25,
      tones,
      jitter: 24,
      clump: 150,
    }),
    {
      box: [0, top, l.w, 420],
      mask: (x, yy) => 1 - 0.9 * sstep(-16, 22, yy - y(x)),
    },
  );
  const clumps = noise2(505);
  const blades = grass(rng(23), {
    x0: -30,
    x1: l.w + 30,
    y: (x) => y(x) + 26,
    h: [34, 104],
    n: Math.round(l.w * 1.1),
    w: 3.2,
    persp: 0.45,
    lean: 0.22,
    tones,
    jitter: 330,
    bias: (x, yy) => clamp(0.9 - (yy - y(x)) / 210) * (0.5 + 0.55 * clumps(x / 120, yy / 60)),
  });
  await c.svg(blades + anemones(l, p, y), { box: [0, top, l.w, l.h - top] });
}
