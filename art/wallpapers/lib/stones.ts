import type { Canvas } from './canvas.ts';
import type { RGB } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import { grass } from './grasses.ts';
import { sstep } from './maths.ts';
import type { Rng } from './random.ts';
import { path } from './shapes.ts';

const P = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * One boulder about w px wide standing on (x, y): a body, a lit top facet toward lx and a shaded foot.
 * set: shade, body, lit.
 */
export function boulder(R: Rng, x: number, y: number, w: number, set: readonly RGB[], lx = -1) {
  const h = w * R.r(0.34, 0.56);
  const n = 9;
  const top: [number, number][] = [];
  for (let i = 0; i <= n; i++) {
    const a = Math.PI * (1 - i / n);
    top.push([x + Math.cos(a) * w * 0.5 * R.r(0.88, 1.08), y - Math.sin(a) ** 0.7 * h * R.r(0.85, 1.1)]);
  }
  const body = `M${top.map(([a, b]) => P(a, b)).join('L')}Z`;
  const ridge = R.r(-0.12, 0.12) + lx * -0.08;
  // the lit facet shares the upper edge on the side of the light and falls away to an inner ridge
  const side = lx < 0 ? top.slice(0, 7) : top.slice(3).reverse();
  const inner: [number, number][] = side.map(([a, b], i) => [
    a + (x + ridge * w - a) * 0.34 + R.r(-0.02, 0.02) * w,
    b + h * (0.2 + 0.16 * Math.sin(i * 1.7 + x)) + R.r(-0.03, 0.03) * h,
  ]);
  const lit = `M${side.map(([a, b]) => P(a, b)).join('L')}L${inner
    .reverse()
    .map(([a, b]) => P(a, Math.min(b, y)))
    .join('L')}Z`;
  const dark = `M${P(x - lx * -0.06 * w, y)}L${P(x + ridge * w, y - h * R.r(0.4, 0.6))}L${P(x - lx * w * 0.28, y - h * 0.46)}L${P(x - lx * w * 0.5, y)}Z`;
  let cracks = '';
  for (let i = 0; i < 3; i++) {
    const cx = x + R.r(-0.3, 0.3) * w;
    const cy = y - h * R.r(0.2, 0.7);
    cracks += `M${P(cx, cy)}L${P(cx + R.r(-6, 6), cy + h * 0.12)}L${P(cx + R.r(-8, 8), cy + h * 0.26)}L${P(cx + 1.6, cy + h * 0.12)}Z`;
  }
  return path(body, set[1]!) + path(dark, set[0]!, 0.75) + path(lit, set[2]!) + path(cracks, set[0]!, 0.8);
}

/** Boulders that sit in the ground: each foot dissolves and a tuft grows over it. blades: dark to light. */
export async function boulders(
  c: Canvas,
  R: Rng,
  list: readonly (readonly [x: number, y: number, w: number])[],
  set: readonly RGB[],
  o: { lx?: number; rim: RGB; blades: RGB[]; grassH?: number },
) {
  const g = G1();
  const lx = o.lx ?? -1;
  for (const [x, y, w] of [...list].sort((a, b) => a[1] - b[1])) {
    const box: [number, number, number, number] = [x - w * 0.7, y - w, w * 1.4, w + 24];
    await c.svg(boulder(R, x, y, w, set, lx), {
      box,
      rim: { dx: lx * 3, dy: -4, col: o.rim, amt: 0.75 },
      mask: (px, py) =>
        dis(1 - sstep(y - w * 0.16, y, py + Math.sin(px / 9 + x) * 4), g[gi(px, py)] ?? 0.5, 0.8),
    });
    const h = o.grassH ?? Math.max(14, w * 0.34);
    await c.svg(
      grass(R, {
        x0: x - w * 0.58,
        x1: x + w * 0.58,
        y: () => y + 2,
        h: [h * 0.4, h],
        n: Math.round(w * 0.7),
        w: 2.6,
        lean: 0.15,
        tones: o.blades,
        jitter: 12,
      }),
      { box: [x - w, y - w, w * 2, w + 40] },
    );
  }
}

/**
 * Dry-stone wall, h px high, standing on y(x): courses of uneven stones over a dark ground.
 * light(x, v) in 0..1 says how much light a stone at height share v takes; shades: dark to light.
 */
export function dryWall(
  R: Rng,
  y: (x: number) => number,
  x0: number,
  x1: number,
  h: number,
  shades: RGB[],
  light: (x: number, v: number) => number,
  o: { stone?: number; joint?: number } = {},
) {
  const sh = o.stone ?? h / 4;
  const rows = Math.max(2, Math.round(h / sh));
  const bins: string[][] = shades.map(() => []);
  const base: string[] = [];
  for (let x = x0; x <= x1; x += 12) base.push(P(x, y(x) - h * 0.95));
  for (let x = x1; x >= x0; x -= 12) base.push(P(x, y(x) + 3));
  for (let r = 0; r < rows; r++) {
    for (let x = x0 - R.r(0, sh); x < x1; ) {
      const w = sh * R.r(0.8, 2.1);
      const v = r / rows;
      const cy = y(x + w / 2) - (r + 0.5) * (h / rows);
      const hh = (h / rows) * R.r(0.76, 1) * (r === rows - 1 ? R.r(0.7, 1.25) : 1);
      const j = o.joint ?? 2;
      const q = () => R.r(-0.09, 0.09) * sh;
      const k = sh * 0.22;
      const a = x + j;
      const b = x + w - j;
      const t = cy - hh / 2;
      const u = cy + hh / 2 - j * 0.6;
      const d = `M${P(a + k, t + q())}L${P(b - k, t + q())}Q${P(b, t)} ${P(b + q(), t + k)}L${P(b + q(), u - k)}Q${P(b, u)} ${P(b - k, u + q())}L${P(a + k, u + q())}Q${P(a, u)} ${P(a + q(), u - k)}L${P(a + q(), t + k)}Q${P(a, t)} ${P(a + k, t)}Z`;
      const li = light(x + w / 2, v + 0.5 / rows) + R.r(-0.16, 0.16);
      bins[Math.min(shades.length - 1, Math.max(0, Math.floor(li * shades.length)))]?.push(d);
      x += w;
    }
  }
  const dark = shades[0] ?? [0, 0, 0];
  return (
    path(`M${base.join('L')}Z`, [dark[0] * 0.75, dark[1] * 0.75, dark[2] * 0.75]) +
    bins.map((b, i) => (b.length ? path(b, shades[i] ?? dark) : '')).join('')
  );
}
