import type { Canvas } from './canvas.ts';
import { type RGB, ramp } from './colour.ts';
import { hill } from './hill.ts';
import { lerp } from './maths.ts';
import { noise2 } from './noise.ts';
import { rng } from './random.ts';

export type CloudSea = {
  seed: number;
  /** height of the sea's far and near edge, and how many banks lie between */
  y0: number;
  y1: number;
  banks: number;
  /** radius of the puffs far off and near by, px */
  r: [number, number];
  /** lit crest, body, shaded foot: far, then near */
  far: [RGB, RGB, RGB];
  near: [RGB, RGB, RGB];
  sun: { x: number; spread: number };
  rim: RGB;
  /** how much a bank rises at x, px */
  swell?: (x: number, t: number) => number;
};

/** Billowing crest: the upper edge of overlapping round puffs. */
function crest(seed: number, base: number, r: number, swell: (x: number) => number) {
  const R = rng(seed);
  const puffs: [number, number, number][] = [];
  for (let x = -r; x < 1440 + r; x += r * R.r(0.35, 0.95))
    puffs.push([x, r * R.r(0.45, 1.15), R.r(-0.25, 0.2) * r]);
  const n = noise2(seed);
  return (x: number) => {
    let top = 0;
    for (const [cx, pr, dy] of puffs) {
      const d = x - cx;
      if (Math.abs(d) < pr) top = Math.max(top, Math.sqrt(pr * pr - d * d) * 0.8 - dy);
    }
    return base - top - swell(x) + 5 * n(x / 26, 2) + 2.5 * n(x / 9, 5);
  };
}

/** A sea of cloud seen from above: banks of puffs from far to near, crests in the light, hollows in shade. */
export function cloudSea(c: Canvas, k: CloudSea) {
  for (let i = 0; i < k.banks; i++) {
    const t = i / (k.banks - 1);
    const r = lerp(k.r[0], k.r[1], t ** 1.3);
    const tone = (j: 0 | 1 | 2): RGB => [0, 1, 2].map((q) => lerp(k.far[j][q]!, k.near[j][q]!, t)) as RGB;
    const y = crest(k.seed + i * 7, lerp(k.y0, k.y1, t ** 1.25), r, (x) => k.swell?.(x, t) ?? 0);
    hill(c, {
      y,
      H: r * 2.1,
      ramp: ramp([
        [0, tone(0)],
        [0.4, tone(1)],
        [1, tone(2)],
      ]),
      rim: { col: k.rim, amt: 0.95, w: 6 + 9 * t, x: k.sun.x, spread: k.sun.spread * (0.8 + 0.6 * t) },
      facet: {
        sx: r * 1.1,
        sy: r * 0.75,
        seed: k.seed + i,
        lit: tone(0),
        shade: tone(2),
        lamt: 0.75,
        samt: 0.45,
        gain: 5,
        ly: -1,
        fade: r * 2.4,
        stipple: 0.8,
        oct: 3,
      },
    });
  }
}
