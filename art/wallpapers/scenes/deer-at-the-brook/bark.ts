import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { fbm, noise2, ridged } from '../../lib/noise.ts';

const deep = lch(0.15, 0.03, 190);
const plate = lch(0.31, 0.052, 165);
const sunlit = lch(0.62, 0.095, 116);
const moss = lch(0.47, 0.1, 130);
const rim = lch(0.93, 0.11, 106);

/** Where a trunk begins and ends in every row: a walk down its mask that lets boughs pass by. */
function flanks(c: Canvas, mask: Float32Array, x0: number, y1: number): [number, number][] {
  const rows: [number, number][] = [];
  let mid = x0;
  let last: [number, number] | undefined;
  for (let y = 0; y < y1; y++) {
    const on = (x: number) => x >= 0 && x < c.w && mask[y * c.w + x]! > 0.5;
    let l = Math.round(mid);
    let r = l;
    while (on(l - 1)) l--;
    while (on(r + 1)) r++;
    // a trunk that leaves the picture is as wide beyond its edge as it is before it
    if (l === 0) l = r - (last ? last[1] - last[0] : 2 * r);
    if (r === c.w - 1) r = l + (last ? last[1] - last[0] : 2 * (r - l));
    const row: [number, number] = last
      ? [clamp(l, last[0] - 2, last[0] + 2), clamp(r, last[1] - 2, last[1] + 2)]
      : [l, r];
    rows.push(row);
    last = row;
    mid = clamp((row[0] + row[1]) / 2, 2, c.w - 3);
  }
  return rows;
}

/**
 * Bark on a trunk drawn in one tone: long plates between wandering furrows, rounded by the light on the side
 * `lx`, moss where it is damp. `mask` is the trunk's cover, `x0` a place on it in the top row.
 */
export function bark(c: Canvas, mask: Float32Array, x0: number, y1: number, lx: 1 | -1, seed: number): void {
  const rows = flanks(c, mask, x0, y1);
  const n = noise2(seed);
  const m = noise2(seed + 1);
  const g = G1();
  c.each(0, y1, (x, y, o, d) => {
    const cover = mask[y * c.w + x]!;
    if (cover < 0.02) return;
    const at = Math.max(0, y - 3) * c.w + clamp(x + 4 * lx, 0, c.w - 1);
    const edge = 0.75 * clamp(cover - mask[at]!);
    const gg = g[gi(x, y)]!;
    const [l, r] = rows[y]!;
    if (x < l - 1 || x > r + 1) return c.blendPx(o, rim, dis(edge, gg, 1.6));
    const u = clamp((2 * (x - l)) / Math.max(1, r - l) - 1, -1, 1);
    const around = Math.asin(u * 0.98); // the furrows crowd together where the trunk turns away
    const wander = 0.26 * n(around * 1.4, y / 210) + 0.07 * n(around * 5, y / 60);
    const height = (a: number) =>
      0.62 * ridged(m, (a + wander) * 2.6, y / 430, 2) + 0.38 * ridged(n, (a + wander) * 6.5, y / 150, 2);
    const h = height(around);
    const facing = clamp((h - height(around + lx * 0.09)) * 3.4 + 0.16);
    const side = sstep(-0.55, 1, u * lx); // 0 on the dark side, 1 where the wood is bright
    const out: RGB = [d[o]!, d[o + 1]!, d[o + 2]!];
    const blend = (col: RGB, q: number) => {
      for (let i = 0; i < 3; i++) out[i]! += (col[i]! - out[i]!) * q;
    };
    blend(plate, dis(clamp((1.15 - h) * (0.3 + 0.7 * side)), gg, 1));
    blend(deep, dis(clamp(sstep(0.7, 0.96, h) * 0.85), gg, 0.9));
    blend(sunlit, dis(clamp(facing * side ** 1.8 * 0.95), gg, 0.8));
    const damp = fbm(m, around * 1.2 + 9, y / 170, 3) + 0.5 * sstep(1500, 2600, y) - 0.36;
    blend(moss, dis(clamp(damp * 1.6) * (0.25 + 0.6 * side), gg, 0.7));
    blend(rim, dis(edge, gg, 1.6));
    c.blendPx(o, out, cover);
  });
}
