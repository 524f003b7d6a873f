import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { litForm } from '../../lib/lit-form.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { watcher } from '../../lib/robed-back.ts';
import { roofedHouse } from '../../lib/rooftops.ts';
import { beholder } from './beholder.ts';
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
  // three who have heard the sound and come to the door
  const skin = lch(0.46, 0.075, 45);
  for (const [x, y, h, cols] of [
    [590, 2864, 214, '.3 .075 350, .22 .065 335, .5 .07 20'],
    [664, 2884, 226, '.34 .06 300, .25 .06 310, .56 .05 345'],
    [820, 2876, 222, '.42 .08 40, .3 .07 15, .6 .06 55'],
  ] as const) {
    const [robe, mantle, veil] = tints(cols) as [RGB, RGB, RGB];
    const parts =
      x === 820
        ? beholder(x, y, h, -1, { robe, mantle, veil, skin })
        : watcher({ x, y, h }, { robe, mantle, veil }, false);
    await litForm(c, parts, [x - h * 0.45, y - h * 1.2, h * 0.9, h * 1.25], {
      toward: [(724 - x) / 240, -Math.sqrt(1 - ((724 - x) / 240) ** 2)],
      reach: 10,
      warm: lch(0.8, 0.13, 62),
      rim: lch(0.95, 0.1, 78),
      shade: lch(0.16, 0.055, 318),
      amt: [0.7, 1, 0.65],
    });
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
