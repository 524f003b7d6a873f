// "A city set on a hill can't be hidden" (Matthew 5:14): the village opposite, and the road that leads to it.

import { mist } from '../wallpapers/lib/air.ts';
import type { Canvas } from '../wallpapers/lib/canvas.ts';
import type { RGB } from '../wallpapers/lib/colour.ts';
import { lch, mix } from '../wallpapers/lib/colour.ts';
import { dis, G1, gi } from '../wallpapers/lib/grain.ts';
import { grove } from '../wallpapers/lib/groves.ts';
import { clamp, lerp, sstep } from '../wallpapers/lib/maths.ts';
import { noise2 } from '../wallpapers/lib/noise.ts';
import { rng } from '../wallpapers/lib/random.ts';
import { path, ribbon } from '../wallpapers/lib/shapes.ts';
import type { Lit, Tones } from '../wallpapers/lib/town.ts';
import { house, palm } from '../wallpapers/lib/town.ts';
import { cypress } from '../wallpapers/lib/trees.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { paintRidge, type Ridge, ridge } from './valley.ts';

/** Paints the mound, its houses, the trees among them and the mist at its foot. */
export async function paintVillage(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const y = ridge(l.mound, 24, [
    { amp: 12, len: 300 },
    { amp: 5, len: 80 },
  ]);
  paintRidge(c, l, y, p.mound, { sx: 180, sy: 110, seed: 33, rimWidth: 10, deep: 300, dir: 0.8 });
  const { x0, x1 } = l.town;
  const top = Math.round(Math.min(...l.mound.map((q) => q[1]))) - 230;
  const r = rng(12);
  const slope = grove(r, {
    y,
    x0: -20,
    x1: x1 + 320,
    d0: 60,
    d1: 250,
    rows: 6,
    size: [18, 32],
    gap: 1.45,
    tones: p.grove,
    lx: 1,
    keep: (x, d) => 0.85 * clamp(Math.abs(x - (x0 + x1) / 2) / 420 + d / 380 - 0.32),
  });
  await c.svg(slope, { box: [0, top, x1 + 420, 700], mask: (x, yy) => 1 - sstep(150, 290, yy - y(x)) });

  const lights: Lit[] = [];
  const town = houses(l, p, y, lights);
  const grain = G1();
  const box: [number, number, number, number] = [Math.max(0, x0 - 80), top, x1 - x0 + 260, 560];
  await c.svg(town, {
    box,
    rim: { dx: 4, dy: -4, col: p.mound.rim, amt: p.night ? 0.35 : 0.75 },
    tint: () => p.mound.foot,
    tintAmt: (x, yy) => dis(0.4 * sstep(60, 230, yy - y(x)), grain[gi(x, yy)] ?? 0, 1),
  });
  for (const w of lights) c.glow(w.x, w.y, w.r * 5, w.r * 5, lch(0.78, 0.12, 66), p.windows, 2.3);
  const mid = (u: number) => lerp(x0, x1, u);
  const trees =
    cypress(r, mid(0.2), y(mid(0.2)) + 60, 128, 27, p.cypress, 1, 170) +
    cypress(r, mid(0.77), y(mid(0.77)) + 74, 138, 28, p.cypress, 1, 170) +
    cypress(r, mid(0.83), y(mid(0.83)) + 84, 108, 24, p.cypress, 1, 150) +
    palm(r, mid(0.58), y(mid(0.58)) + 128, 150, -0.14, p.palm, 1) +
    palm(r, mid(0.02), y(mid(0.02)) + 80, 128, 0.16, p.palm, 1);
  await c.svg(trees, { box, rim: { dx: 3, dy: -3, col: p.mound.rim, amt: p.night ? 0.25 : 0.5 } });
  mist(c, y(x1) + 60, y(x1) + 270, p.mist, p.night ? 0.32 : 0.6, 15, {
    env: (x) => 0.25 + 0.75 * sstep(x0, x1 + 500, x),
  });
}

function houses(l: Layout, p: Palette, y: Ridge, lights: Lit[]): string {
  const { x0, x1, depth, scale } = l.town;
  const r = rng(41);
  const rows = 6;
  const air: RGB = p.mound.foot;
  let out = '';
  for (let row = 0; row < rows; row++) {
    const d = row / (rows - 1);
    const inset = (1 - d) * (x1 - x0) * 0.2;
    let x = x0 + inset + r.r(-10, 30);
    const end = x1 - inset;
    const far = (a: RGB, k = 1) => mix(a, air, 0.26 * (1 - d) * k);
    const tones: Tones = {
      front: far(p.house.front),
      side: far(p.house.side),
      roof: far(p.house.roof),
      edge: far(p.house.edge),
      dark: p.house.dark,
      win: p.house.window,
    };
    while (x < end) {
      const s = lerp(0.78, 1.12, d) * scale;
      const w = r.r(74, 136) * s;
      const h = r.r(58, 108) * s * (r.f() < 0.14 ? 1.45 : 1);
      const base = y(x + w / 2) + lerp(2, depth, d ** 1.15) + r.r(-7, 7);
      out += house(r, x, base, w, h, tones, {
        sideDir: 1,
        dome: r.f() < 0.34 ? r.r(0.6, 0.86) : 0,
        wins: 0.6,
        door: d > 0.5 && r.f() < 0.4,
        lights,
      });
      x += w * r.r(0.74, 1.2);
    }
  }
  return out;
}

/** The road from the village down into the valley, pale in the first light. */
export async function paintRoad(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const n = noise2(3);
  const d = ribbon(l.road, (t) => 0.16 * n(t * 0.9, 1));
  const first = l.road[0] ?? [0, 0, 0];
  const last = l.road[l.road.length - 1] ?? first;
  await c.svg(path(d, p.road), {
    box: [0, first[1] - 10, l.w, last[1] - first[1] + 40],
    stipple: 0.6,
    mask: (_x, y) => 0.86 - 0.42 * sstep(first[1] + 60, last[1], y),
  });
}
