import sharp from 'sharp';
import type { Box, Canvas } from './canvas.ts';
import type { RGB } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import { clamp } from './maths.ts';

export interface FormLight {
  /** unit vector toward the light, y down */
  toward: readonly [number, number];
  /** how deep the light wraps round each part, px */
  reach: number;
  /** colour of the wrapped light, of the thin line on the edge, and of the side turned away */
  warm: RGB;
  rim: RGB;
  shade: RGB;
  /** strengths of the three, 0..1 */
  amt?: readonly [warm: number, rim: number, shade: number];
}

/** Alpha of a blurred RGBA raster, to ask how much of a part lies in some direction. */
async function softened(alpha: Buffer, w: number, h: number, sigma: number): Promise<Buffer> {
  return sharp(alpha, { raw: { width: w, height: h, channels: 1 } })
    .blur(Math.max(0.4, sigma))
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/**
 * Draws a form of several parts (SVG fragments, back to front) as if each were rounded: light wraps round the
 * side toward it, a thin rim runs along the edge, the far side sinks into shade; all of it stippled.
 */
export async function litForm(c: Canvas, parts: readonly string[], at: Box, k: FormLight): Promise<void> {
  const [bx, by, bw, bh] = at.map(Math.round) as Box;
  const [warmAmt, rimAmt, shadeAmt] = k.amt ?? [0.7, 1, 0.6];
  const [lx, ly] = k.toward;
  const g = G1();
  for (const part of parts) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${bw}" height="${bh}" viewBox="${bx} ${by} ${bw} ${bh}">${part}</svg>`;
    const px = await sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer();
    const alpha = Buffer.alloc(bw * bh);
    for (let i = 0; i < alpha.length; i++) alpha[i] = px[i * 4 + 3]!;
    const soft = await softened(alpha, bw, bh, k.reach * 0.55);
    const look = (map: Buffer, x: number, y: number) => {
      const u = Math.round(x);
      const v = Math.round(y);
      return u < 0 || v < 0 || u >= bw || v >= bh ? 0 : map[v * bw + u]! / 255;
    };
    for (let y = 0; y < bh; y++) {
      for (let x = 0; x < bw; x++) {
        const i = y * bw + x;
        const X = x + bx;
        const Y = y + by;
        if (!alpha[i] || X < 0 || Y < 0 || X >= c.w || Y >= c.h) continue;
        const gg = g[gi(X, Y)]!;
        const out: RGB = [px[i * 4]! / 255, px[i * 4 + 1]! / 255, px[i * 4 + 2]! / 255];
        const blend = (col: RGB, q: number) => {
          for (let j = 0; j < 3; j++) out[j]! += (col[j]! - out[j]!) * q;
        };
        const far = 1 - look(soft, x - lx * k.reach, y - ly * k.reach);
        blend(k.shade, dis(clamp(far * shadeAmt), gg, 1));
        const near = 1 - look(soft, x + lx * k.reach, y + ly * k.reach);
        blend(k.warm, dis(clamp(near * warmAmt), gg, 0.8));
        const edge = 1 - (look(alpha, x + lx * 4, y + ly * 4) + look(alpha, x + lx * 2, y + ly * 2)) / 2;
        blend(k.rim, dis(clamp(edge * rimAmt), gg, 1.4));
        c.blendPx((Y * c.w + X) * 3, out, alpha[i]! / 255);
      }
    }
  }
}

/**
 * The shadow that a form standing on (x, y) casts on level ground: its own outline laid down, `along` px
 * sideways and `down` px toward us for every px of its height.
 */
export function castShadow(
  c: Canvas,
  parts: readonly string[],
  foot: { x: number; y: number },
  lie: { along: number; down: number },
  o: { box: Box; col: RGB; amt: number; blur?: number },
): Promise<void> {
  const { along, down } = lie;
  const turn = `matrix(1 0 ${-along} ${-down} ${foot.y * along} ${foot.y * (1 + down)})`;
  return c.svg(`<g transform="${turn}">${parts.join('')}</g>`, {
    box: o.box,
    blur: o.blur ?? 1.6,
    opacity: o.amt,
    stipple: 1.3,
    tint: () => o.col,
  });
}
