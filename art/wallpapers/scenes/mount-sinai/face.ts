import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, lerp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { sweep } from '../../lib/notation.ts';
import { gold, near } from './setting.ts';

/** The arêtes fan out from a point over the summit: each is a valley, a crest, and the flank that is lit. */
const apex = { x: 724, y: 880 };
const crests = [-0.66, -0.4, -0.17, 0.035, 0.29, 0.47, 0.68];
const valleys = [-0.8, -0.5, -0.25, -0.09, 0.16, 0.4, 0.56, 0.8];

/** Buttresses that step out of the face lower down, back to front: place, height where they begin, steepness. */
const buttresses: readonly [v: number, start: number, slope: number][] = [
  [-0.31, 0.24, 0.3],
  [0.17, 0.3, 0.34],
  [0.43, 0.36, 0.3],
  [-0.52, 0.42, 0.34],
  [-0.075, 0.46, 0.4],
  [0.3, 0.56, 0.4],
  [-0.27, 0.6, 0.42],
  [0.07, 0.68, 0.5],
  [0.52, 0.62, 0.4],
];

const lit = sweep('0 0.62 0.1 56, 0.25 0.53 0.09 42, 0.6 0.46 0.07 22, 1 0.52 0.06 5');
const dark = sweep('0 0.33 0.06 20, 0.3 0.27 0.052 345, 0.65 0.3 0.05 330, 1 0.47 0.05 340');

/** The mountain's face below `top`: planes of rock between arêtes, those toward the summit in its light. */
export function drawFace(c: Canvas, top: (x: number) => number): void {
  const n = noise2(301);
  const m = noise2(302);
  const g = G1();
  const edge = Float32Array.from({ length: c.w }, (_, x) => top(x));
  c.each(1000, 2330, (x, y, o) => {
    const d = y - edge[x]!;
    if (d < -1) return;
    const gg = g[gi(x, y)]!;
    const r = y - apex.y;
    const down = (y - 1100) / 1100;
    // broken rock: creases, not waves, so the lines turn at corners
    const crease = Math.abs(n(x / 150, y / 120)) + 0.5 * Math.abs(m(x / 62, y / 50)) - 0.4;
    const step = 0.5 * fbm(n, x / 300 + 40, y / 210, 2) + 0.75 * crease;
    const v = (x - apex.x) / (r * (1 + 0.2 * down)) + step * lerp(0.035, 0.06, clamp(down));
    let i = 0;
    while (i < crests.length - 1 && v > valleys[i + 1]!) i++;
    let crest = crests[i]!;
    let left = v < crest;
    let width = left ? crest - valleys[i]! : valleys[i + 1]! - crest;
    let fresh = 0; // how lately a buttress stepped out here: its shoulder stands free in the light
    for (const [at, start, slope] of buttresses) {
      const half = slope * (down - start + 0.05 * step);
      if (Math.abs(v - at) > half) continue;
      crest = at;
      left = v < at;
      width = half;
      fresh = Math.exp(-(half - Math.abs(v - at)) * r * 0.09);
    }
    const off = clamp(Math.abs(v - crest) / width); // 0 on the crest, 1 in the valley
    const faces = crest < -0.01 ? !left : left; // the flank toward the axis looks at the light
    const gully = fbm(m, v * 34, y / 260, 3);
    const shine = near(x, y, 900);
    const bright = clamp((faces ? 0.8 - 0.4 * off : 0.08) + 0.34 * gully * sstep(0, 0.3, down));
    const q = dis(clamp(bright * (0.5 + 0.6 * shine)), gg, 1.1);
    const a = lit(down);
    const light: RGB = [a[0], a[1], a[2]];
    const b = dark(down - 0.1 * off);
    const out: RGB = [0, 1, 2].map((k) => lerp(b[k]!, light[k]!, q)) as RGB;
    const blend = (col: RGB, amt: number) => {
      for (let k = 0; k < 3; k++) out[k]! += (col[k]! - out[k]!) * amt;
    };
    const line = Math.exp((-Math.abs(v - crest) * r) / 7) * (0.25 + 0.75 * shine) * (1 - sstep(0.6, 1, down));
    if (faces) blend(gold, dis(clamp(0.6 * line + 0.5 * fresh * shine), gg, 0.7));
    const skyline = Math.exp(-Math.max(0, d) / 10) * (0.25 + 0.75 * near(x, y, 520));
    blend(gold, dis(clamp(skyline), gg, 0.6));
    const halo = near(x, y, 300) * Math.exp(-d / 110);
    blend(lch(0.86, 0.1, 74), dis(0.7 * halo, gg, 1));
    c.blendPx(o, out, clamp(d + 1));
  });
}
