import type { Canvas } from './canvas.ts';
import { hex, type RGB } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import { sstep } from './maths.ts';
import { noise2 } from './noise.ts';

/** Rings of light round (x, y): each [radius in px, opacity], edges broken by grain so that no circle is ever clean. */
export function halo(
  c: Canvas,
  x: number,
  y: number,
  col: RGB,
  rings: readonly (readonly [number, number])[],
  o: { y1?: number; mode?: 'normal' | 'screen'; edge?: number } = {},
) {
  const g = G1();
  const edge = o.edge ?? 30;
  c.each(0, o.y1 ?? c.h, (px, py, off) => {
    const r = Math.hypot(px - x, (py - y) * 1.04) + (g[gi(px, py)]! - 0.5) * edge * 1.7;
    let a = 0;
    for (const [rr, am] of rings) a += am * (1 - sstep(rr - edge, rr + edge, r));
    if (a > 0) c.blendPx(off, col, a, o.mode ?? 'normal');
  });
}

/** A plain disc with a barely soft edge: the sun or the moon. */
export function disc(c: Canvas, x: number, y: number, r: number, col: RGB) {
  return c.svg(`<circle cx="${x}" cy="${y}" r="${r}" fill="${hex(col)}"/>`, {
    box: [x - r - 20, y - r - 20, r * 2 + 40, r * 2 + 40],
    blur: 1.2,
  });
}

/** Straight shafts that fall from a point off the picture: bands of angle, unequal, dissolving along their length. */
export function beams(
  c: Canvas,
  from: { x: number; y: number },
  col: RGB,
  shafts: readonly { a: number; w: number; k: number }[],
  o: { y0: number; y1: number; r: number; clip?: (x: number, y: number) => number },
) {
  const g = G1();
  const n = noise2(808);
  c.each(o.y0, o.y1, (x, y, off) => {
    const dx = x - from.x;
    const dy = y - from.y;
    const r = Math.hypot(dx, dy);
    if (r > o.r) return;
    const an = Math.atan2(dy, dx);
    let b = 0;
    for (const s of shafts) b += s.k * Math.exp(-(((an - s.a) / s.w) ** 2));
    b *= (1 - r / o.r) ** 0.8 * (0.8 + 0.4 * n(x / 240, y / 240)) * (o.clip ? o.clip(x, y) : 1);
    if (b > 0.006) c.blendPx(off, col, b * 0.55 + 0.45 * b * dis(b, g[gi(x, y)]!, 1.4), 'screen');
  });
}
