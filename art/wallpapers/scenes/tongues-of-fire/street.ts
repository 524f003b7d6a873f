import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { roofedHouse } from '../../lib/rooftops.ts';
import { walker } from '../../lib/walkers.ts';
import { gold, win } from './setting.ts';

/** Roofs close to the viewer, in shadow, and between them the street with its crowd. */
export async function street(c: Canvas) {
  const g = G1();
  const n = noise2(66);
  c.each(2640, 2880, (x, y, o) => {
    const t = (y - 2640) / 240;
    const step = Math.floor(t * t * 3.2 + t * 4);
    const lip = (t * t * 3.2 + t * 4) % 1;
    const spill = Math.exp(-(((x - 724) / (130 + 210 * t)) ** 2)) * (1 - 0.6 * t);
    const v = 0.19 + 0.05 * n(x / 70, step * 3) - 0.05 * lip;
    c.blendPx(o, lch(v, 0.06, 326), 1);
    c.blendPx(o, lch(0.84, 0.13, 68), dis(spill * (lip < 0.5 ? 0.8 : 0.5), g[gi(x, y)]!, 1));
  });
  const rim = { dx: 0, dy: -5, col: lch(0.92, 0.12, 70), amt: 0.85 };
  for (const [x, y, s, st, tn, cols] of [
    [570, 2850, 218, 0.3, 0.7, '.3 .075 350, .22 .065 335, .4 .075 15, .6 .12 45'],
    [668, 2872, 232, -0.3, 0.2, '.34 .06 300, .25 .06 310, .46 .06 335, .62 .1 30'],
    [812, 2868, 226, 0.4, -0.3, '.36 .07 30, .27 .06 10, .5 .07 50, .7 .11 55'],
  ] as const) {
    const [robe, mantle, cloth, fold] = tints(cols);
    await c.svg(
      walker(x, y, s, { robe: robe!, mantle: mantle!, cloth: cloth!, fold: fold! }, { stride: st, turn: tn }),
      { box: [x - 100, y - s - 20, 200, s + 30], rim },
    );
  }
  const near = {
    wall: lch(0.225, 0.065, 322),
    shade: lch(0.15, 0.05, 316),
    roof: lch(0.36, 0.085, 338),
    cap: lch(0.52, 0.1, 2),
    dark: lch(0.11, 0.04, 315),
    win,
  };
  for (const [i, h] of (
    [
      {
        front: [-80, 408, 2470],
        back: [-40, 356, 2330],
        base: 2900,
        lip: 54,
        openings: [{ x: 210, y: 2760, w: 96, h: 170, lit: true }],
      },
      {
        front: [1046, 1520, 2530],
        back: [1094, 1490, 2382],
        base: 2900,
        lip: 56,
        openings: [{ x: 1250, y: 2810, w: 98, h: 172, lit: false }],
      },
    ] as Parameters<typeof roofedHouse>[1][]
  ).entries()) {
    const parts = roofedHouse(rng(90 + i), h, near);
    const box: [number, number, number, number] = [Math.max(0, h.front[0] - 20), h.back[2] - 90, 520, 640];
    await c.svg(parts.behind + parts.face, {
      box,
      rim: { ...rim, dx: i ? -4 : 4 },
      tint: () => near.shade,
      tintAmt: (x, y) =>
        dis(clamp(0.08 + 0.16 * n(x / 60, y / 44) + 0.5 * sstep(2560, 2880, y)), g[gi(x, y)]!, 1),
    });
    await c.svg(parts.openings, { box });
  }
  c.glow(210, 2680, 200, 200, gold, 0.32, 2.2);
}
