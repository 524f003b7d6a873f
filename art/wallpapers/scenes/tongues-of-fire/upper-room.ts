import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { rng } from '../../lib/random.ts';
import { roofedHouse } from '../../lib/rooftops.ts';
import { gathered } from './gathered.ts';
import { dark, gold, side, win } from './setting.ts';

/** The house of the upper room: its roof full of people, and over each of them a flame. */
export async function upperRoom(c: Canvas) {
  const tones = {
    wall: lch(0.4, 0.08, 345),
    shade: lch(0.25, 0.065, 328),
    roof: lch(0.74, 0.11, 48),
    cap: lch(0.86, 0.11, 62),
    dark,
    win,
  };
  const h = roofedHouse(
    rng(5),
    {
      front: [352, 1096, 2226],
      back: [446, 1000, 1992],
      base: 2660,
      lip: 46,
      openings: [
        { x: 470, y: 2470, w: 74, h: 132, lit: true },
        { x: 724, y: 2664, w: 128, h: 236, lit: true },
        { x: 724, y: 2376, w: 60, h: 96, lit: true },
        { x: 978, y: 2470, w: 74, h: 132, lit: true },
      ],
    },
    tones,
  );
  const g = G1();
  const n = noise2(6);
  const box: [number, number, number, number] = [320, 1920, 810, 780];
  const rim = { dx: 0, dy: -5, col: lch(0.95, 0.1, 78), amt: 0.8 };
  const worn = {
    tint: () => side,
    tintAmt: (x: number, y: number) =>
      dis(clamp(0.14 + 0.16 * n(x / 60, y / 44) + 0.5 * sstep(2250, 2660, y)), g[gi(x, y)]!, 1),
  };
  await c.svg(h.behind, { box, rim });
  const crowns = await gathered(c);
  await c.svg(h.face, { box, rim, ...worn });
  await c.svg(h.openings, { box });
  for (const [x, y] of [
    [470, 2420],
    [724, 2340],
    [978, 2420],
  ] as const)
    c.glow(x, y, 190, 190, gold, 0.36, 2.2);
  c.glow(724, 2590, 330, 300, gold, 0.42, 2.2, { stipple: 0.3 });
  return crowns;
}
