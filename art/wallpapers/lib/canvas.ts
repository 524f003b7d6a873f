import sharp from 'sharp';
import type { RGB } from './colour.ts';
import { dis, G1, G2, gi } from './grain.ts';
import { clamp } from './maths.ts';

export type Box = [x: number, y: number, width: number, height: number];
export type Blend = 'normal' | 'multiply' | 'screen' | 'add' | 'soft';

export class Canvas {
  w: number;
  h: number;
  d: Float32Array;
  timings: Record<string, number> = {};
  constructor(w = 1440, h = 2880) {
    this.w = w;
    this.h = h;
    this.d = new Float32Array(w * h * 3);
  }
  px(x: number, y: number): RGB {
    const o = (y * this.w + x) * 3;
    return [this.d[o]!, this.d[o + 1]!, this.d[o + 2]!];
  }
  /** full per-pixel shader on rows y0..y1 */
  each(y0: number, y1: number, fn: (x: number, y: number, o: number, d: Float32Array) => void) {
    y0 = Math.max(0, Math.floor(y0));
    y1 = Math.min(this.h, Math.ceil(y1));
    for (let y = y0; y < y1; y++)
      for (let x = 0, o = y * this.w * 3; x < this.w; x++, o += 3) fn(x, y, o, this.d);
  }
  blendPx(o: number, c: RGB, a: number, mode: Blend = 'normal') {
    const d = this.d;
    if (a <= 0) return;
    for (let k = 0; k < 3; k++) {
      const b = d[o + k]!,
        s = c[k]!;
      let v: number;
      if (mode === 'normal') v = s;
      else if (mode === 'multiply') v = b * s;
      else if (mode === 'screen') v = 1 - (1 - b) * (1 - s);
      else if (mode === 'add') v = b + s;
      else v = s < 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (Math.sqrt(b) - b);
      d[o + k] = b + (v - b) * a;
    }
  }
  /** rasterise an SVG fragment (canvas coordinates) inside box, optional blur, then composite */
  async svg(
    frag: string,
    opt: {
      box?: Box;
      blur?: number;
      opacity?: number;
      mode?: Blend;
      stipple?: number;
      coarse?: boolean;
      mask?: (x: number, y: number) => number;
      tint?: (x: number, y: number) => RGB;
      tintAmt?: (x: number, y: number) => number;
      defs?: string;
      rim?: {
        dx: number;
        dy: number;
        col: RGB;
        amt: number;
        soft?: number;
        at?: (x: number, y: number) => number;
      };
    } = {},
  ) {
    const t0 = performance.now();
    const [bx, by, bw, bh] = (opt.box ?? [0, 0, this.w, this.h]).map(Math.round) as Box;
    const src = `<svg xmlns="http://www.w3.org/2000/svg" width="${bw}" height="${bh}" viewBox="${bx} ${by} ${bw} ${bh}">${opt.defs ? `<defs>${opt.defs}</defs>` : ''}${frag}</svg>`;
    let s = sharp(Buffer.from(src), { unlimited: true }).ensureAlpha();
    if (opt.blur && opt.blur > 0.3) s = s.blur(opt.blur);
    const { data, info } = await s.raw().toBuffer({ resolveWithObject: true });
    const op = opt.opacity ?? 1,
      mode = opt.mode ?? 'normal',
      g = opt.coarse ? G2() : G1();
    const c: RGB = [0, 0, 0];
    for (let y = 0; y < info.height; y++) {
      const Y = y + by;
      if (Y < 0 || Y >= this.h) continue;
      for (let x = 0; x < info.width; x++) {
        const X = x + bx;
        if (X < 0 || X >= this.w) continue;
        const i = (y * info.width + x) * 4;
        let a = data[i + 3]!;
        if (!a) continue;
        a = (a / 255) * op;
        if (opt.mask) a *= opt.mask(X, Y);
        if (opt.stipple) a = dis(a, g[gi(X, Y)]!, opt.stipple);
        if (a <= 0) continue;
        c[0] = data[i]! / 255;
        c[1] = data[i + 1]! / 255;
        c[2] = data[i + 2]! / 255;
        if (opt.rim) {
          // rim light: this pixel is covered, the pixel k steps toward the light is not
          const m = opt.rim,
            at = (q: number) => {
              const u = x + Math.round(m.dx * q),
                v = y + Math.round(m.dy * q);
              return u < 0 || v < 0 || u >= info.width || v >= info.height
                ? data[i + 3]!
                : data[(v * info.width + u) * 4 + 3]!;
            };
          let e = 1 - (at(1) * 0.55 + at(0.5) * 0.45) / 255;
          if (e > 0) {
            e = dis(clamp(e * m.amt * (m.at ? m.at(X, Y) : 1)), g[gi(X, Y)]!, m.soft ?? 1.6);
            c[0] += (m.col[0] - c[0]) * e;
            c[1] += (m.col[1] - c[1]) * e;
            c[2] += (m.col[2] - c[2]) * e;
          }
        }
        if (opt.tint) {
          const t = opt.tint(X, Y),
            k = opt.tintAmt ? opt.tintAmt(X, Y) : 1;
          c[0] += (t[0] - c[0]) * k;
          c[1] += (t[1] - c[1]) * k;
          c[2] += (t[2] - c[2]) * k;
        }
        this.blendPx((Y * this.w + X) * 3, c, a, mode);
      }
    }
    this.timings.svg = (this.timings.svg ?? 0) + performance.now() - t0;
  }
  /** rasterise a fragment and return only its alpha (0..1) as full-canvas mask */
  async maskOf(frag: string, blur = 0): Promise<Float32Array> {
    const src = `<svg xmlns="http://www.w3.org/2000/svg" width="${this.w}" height="${this.h}" viewBox="0 0 ${this.w} ${this.h}">${frag}</svg>`;
    let s = sharp(Buffer.from(src), { unlimited: true }).ensureAlpha().extractChannel(3);
    if (blur) s = s.blur(blur);
    const b = await s.raw().toBuffer();
    const m = new Float32Array(this.w * this.h);
    for (let i = 0; i < m.length; i++) m[i] = b[i]! / 255;
    return m;
  }
  /** soft radial light, screen-blended, with stippled outer falloff; power>1 = tighter core */
  glow(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    col: RGB,
    amt: number,
    power = 2,
    opt: { stipple?: number; mode?: Blend; clip?: (x: number, y: number) => number } = {},
  ) {
    const g = G1(),
      st = opt.stipple ?? 0,
      mode = opt.mode ?? 'screen';
    const x0 = Math.max(0, Math.floor(cx - rx)),
      x1 = Math.min(this.w, Math.ceil(cx + rx)),
      y0 = Math.max(0, Math.floor(cy - ry)),
      y1 = Math.min(this.h, Math.ceil(cy + ry));
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const r = Math.hypot((x - cx) / rx, (y - cy) / ry);
        if (r >= 1) continue;
        let a = amt * (1 - r) ** power;
        if (opt.clip) a *= opt.clip(x, y);
        if (st) a = a * (1 - st) + st * a * (0.4 + 1.2 * g[gi(x, y)]!);
        this.blendPx((y * this.w + x) * 3, col, a, mode);
      }
  }
  /** save */
  toRaw() {
    const n = this.w * this.h * 3,
      out = Buffer.allocUnsafe(n),
      d = this.d;
    for (let i = 0; i < n; i++) {
      const v = d[i]! * 255 + 0.5;
      out[i] = v <= 0 ? 0 : Math.min(v, 255);
    }
    return out;
  }
}
