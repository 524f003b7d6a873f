import type { Canvas } from '../../lib/canvas.ts';
import { mix, type RGB, ramp } from '../../lib/colour.ts';
import { dis, G1, G2, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { amber, glory, gold, near } from './setting.ts';

interface Bank {
  /** the rounded upper edge; the cloud lies below it */
  edge: (x: number) => number;
  seed: number;
  /** lit edge, body, depth of the cloud */
  tones: RGB[];
  depth: number;
  /** px from the edge over which the cloud dissolves */
  fade: [from: number, to: number];
  /** how far the glory reaches into it, px */
  reach: number;
}

/** A rounded edge: overlapping puffs of about r px heaped on a base line. */
function heaped(seed: number, base: (x: number) => number, r: number) {
  const R = rng(seed);
  const puffs: [x: number, r: number, sunk: number][] = [];
  for (let x = -r; x < 1440 + r; x += r * R.r(0.7, 1.35))
    puffs.push([x, r * R.r(0.6, 1.1), R.r(0, 0.35) * r]);
  // small ones sit on the big ones, or the edge would be a row of arches
  for (const [x, pr, sunk] of [...puffs])
    for (let i = 0; i < 3; i++) {
      const u = R.r(-0.85, 0.85);
      puffs.push([x + u * pr, pr * R.r(0.3, 0.5), sunk - Math.sqrt(1 - u * u) * pr * 0.68]);
    }
  const n = noise2(seed);
  return (x: number) => {
    let out = -0.2 * r;
    for (const [cx, pr, sunk] of puffs) {
      const d = Math.abs(x - cx);
      if (d < pr) out = Math.max(out, Math.sqrt(pr * pr - d * d) * 0.94 - sunk);
    }
    return base(x) - (out + 5 * n(x / 34, 2) + 2 * n(x / 11, 5));
  };
}

function bank(c: Canvas, k: Bank): void {
  const n = noise2(k.seed + 1);
  const g = G1();
  const g2 = G2();
  const tone = ramp(k.tones.map((t, i): [number, RGB] => [i / (k.tones.length - 1), t]));
  const edge = Float32Array.from({ length: c.w }, (_, x) => k.edge(x));
  // the body's shading follows the bank as a whole; only its light follows every puff
  const level = edge.map((_, x) => {
    const part = edge.subarray(Math.max(0, x - 90), x + 91);
    return part.reduce((sum, v) => sum + v, 0) / part.length;
  });
  c.each(0, c.h, (x, y, o) => {
    const d = y - edge[x]!;
    if (d < -1 || d > k.fade[1] + 60) return;
    const gg = g[gi(x, y)]!;
    const soft = fbm(n, x / 230, y / 130, 3);
    const t = tone(clamp((0.35 * d + 0.65 * (y - level[x]! + 30)) / k.depth + 0.22 * soft));
    const out: RGB = [t[0], t[1], t[2]];
    const blend = (col: RGB, q: number) => {
      for (let i = 0; i < 3; i++) out[i]! += (col[i]! - out[i]!) * q;
    };
    const shine = near(x, y, k.reach);
    blend(amber, dis(clamp(0.75 * shine * Math.exp(-d / 90) + 0.25 * shine), gg, 0.9));
    blend(gold, dis(clamp(shine * 1.15 * Math.exp(-d / 26)), gg, 0.6));
    const a = clamp(d + 1) * dis(1 - sstep(k.fade[0], k.fade[1], d + 60 * soft), g2[gi(x, y)]!, 1.1);
    c.blendPx(o, out, a);
  });
}

const far = tints('0.84 0.09 74, 0.66 0.075 42, 0.53 0.055 350');
const close = tints('0.43 0.04 285, 0.325 0.038 268, 0.25 0.036 262');
const between = (t: number) => far.map((col, i) => mix(col, close[i]!, t));

/** Cloud heaped up round the summit as a bowl that holds the light; `before` the peak it lies lower. */
export function drawCloud(c: Canvas, before: boolean): void {
  const rows: [y: number, lift: number, wide: number, r: number, t: number][] = before
    ? [
        [1395, 60, 420, 58, 0.34],
        [1462, 40, 460, 70, 0.52],
      ]
    : [
        [1130, 560, 520, 120, 0.3],
        [1200, 440, 430, 104, 0.44],
        [1270, 330, 390, 92, 0.36],
        [1335, 210, 380, 80, 0.3],
        [1400, 120, 380, 78, 0.42],
      ];
  for (const [i, [y, lift, wide, r, t]] of rows.entries()) {
    const base = (x: number) => y - lift * (1 - Math.exp(-(((x - glory.x) / wide) ** 2)));
    bank(c, {
      edge: heaped((before ? 70 : 60) + i, base, r),
      seed: (before ? 90 : 80) + i,
      tones: between(t),
      depth: 200,
      fade: before ? [30, 170] : [200 + lift, 430 + lift],
      reach: before ? 470 : 560,
    });
  }
}
