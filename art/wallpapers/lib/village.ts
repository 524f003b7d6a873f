import { mix, type RGB } from './colour.ts';
import { lerp } from './maths.ts';
import type { Rng } from './random.ts';
import { house, type Lit, type Tones } from './town.ts';

type Span = [x0: number, x1: number];

export type Village = {
  /** line on which the back row stands */
  ground: (x: number) => number;
  /** extent of the back and of the front row */
  back: Span;
  front: Span;
  rows: number;
  /** px from the back row down to the front row */
  drop: number;
  w: Span;
  h: Span;
  scale: Span;
  /** front, side, roof, edge, dark window, lit window of the nearest houses; the air that veils the farthest */
  tones: RGB[];
  air: RGB;
  /** the light stands to this side: houses turn their other face away */
  lightX: number;
  wins?: number;
  dome?: number;
};

/** A hillside of flat-roofed houses, back row to front row, and the windows in them that are lit. */
export function village(R: Rng, o: Village): { svg: string; lights: Lit[] } {
  const lights: Lit[] = [];
  let svg = '';
  for (let r = 0; r < o.rows; r++) {
    const d = o.rows > 1 ? r / (o.rows - 1) : 1;
    const [front, side, roof, edge, dark, win] = o.tones.map((t, i) =>
      i === 5 ? t : mix(t, o.air, 0.45 * (1 - d)),
    ) as [RGB, RGB, RGB, RGB, RGB, RGB];
    const tones: Tones = { front, side, roof, edge, dark, win };
    const s = lerp(o.scale[0], o.scale[1], d);
    const end = lerp(o.back[1], o.front[1], d);
    let x = lerp(o.back[0], o.front[0], d) + R.r(-20, 20) * s;
    while (x < end) {
      const w = R.r(o.w[0], o.w[1]) * s;
      const h = R.r(o.h[0], o.h[1]) * s * (R.f() < 0.12 ? 1.45 : 1);
      const y = o.ground(x + w / 2) + o.drop * d ** 1.15 + R.r(-9, 9) * s;
      const dome = R.f() < (o.dome ?? 0.3) ? R.r(0.62, 0.9) : 0;
      svg += house(R, x, y, w, h, tones, {
        sideDir: x + w / 2 > o.lightX ? 1 : -1,
        dome,
        wins: o.wins ?? 0.5,
        door: d > 0.4 && R.f() < 0.5,
        lights,
      });
      x += w * R.r(0.72, 1.25);
    }
  }
  return { svg, lights };
}
