import { hex, type RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import { noise2 } from './noise.ts';
import type { Rng } from './random.ts';
import { f1, P, path, taper } from './shapes.ts';

/** grass blades along a ground line, in tones dark->light; tips follow a wind lean */
export function grass(
  R: Rng,
  o: {
    x0: number;
    x1: number;
    y: (x: number) => number;
    h: [number, number];
    n: number;
    w: number;
    lean?: number;
    tones: RGB[];
    jitter?: number;
    clump?: number;
    persp?: number;
    bias?: (x: number, y: number) => number;
  },
) {
  const cn = noise2(R.i(1, 9999));
  const rows: { y: number; s: string; t: number }[] = [];
  for (let i = 0; i < o.n; i++) {
    const x = R.r(o.x0, o.x1);
    if (o.clump && cn(x / o.clump, 1.5) < R.r(-0.5, 0.25)) continue;
    const jf = R.f() ** (o.persp ? 0.8 : 1),
      ps = o.persp ? lerp(o.persp, 1, jf) : 1,
      y = o.y(x) + jf * (o.jitter ?? 30),
      h = R.r(o.h[0], o.h[1]) * (0.75 + 0.5 * cn(x / 130, 7.7)) * ps,
      le = (o.lean ?? 0.2) + R.r(-0.35, 0.35);
    const tx = x + h * le,
      ty = y - h * (1 - Math.abs(le) * 0.25),
      mx = x + h * le * 0.25,
      my = y - h * 0.6,
      w = o.w * R.r(0.6, 1.3) * ps;
    rows.push({
      y,
      t: clamp(
        Math.floor((o.bias ? R.f() * 0.6 + 0.4 * o.bias(x, y) : R.f()) * o.tones.length),
        0,
        o.tones.length - 1,
      ),
      s: `M${P(x, y + 3)}C${P(x - w, y - h * 0.1)} ${P(mx - w * 0.6, my)} ${P(tx, ty)}C${P(mx + w * 1.1, my)} ${P(x + w, y - h * 0.1)} ${P(x, y + 3)}Z`,
    });
  }
  rows.sort((a, b) => a.y - b.y);
  let out = '';
  const K = 14,
    chunk = Math.ceil(rows.length / K); // draw in depth chunks, tone-merged inside each chunk
  for (let j = 0; j < rows.length; j += chunk) {
    const part = rows.slice(j, j + chunk);
    for (let t = 0; t < o.tones.length; t++) {
      const b = part.filter((r) => r.t === t);
      if (b.length)
        out += path(
          b.map((r) => r.s),
          o.tones[t]!,
        );
    }
  }
  return out;
}

/** reeds: long folded leaves plus a few cattail heads; tones dark->light */
export function reeds(
  R: Rng,
  o: {
    x0: number;
    x1: number;
    y: (x: number) => number;
    h: [number, number];
    n: number;
    w: number;
    tones: RGB[];
    heads?: number;
    headCol?: RGB[];
    lean?: number;
    xpow?: number;
    prof?: (x: number) => number;
  },
) {
  const items: { y: number; s: string }[] = [];
  for (let i = 0; i < o.n; i++) {
    const x = lerp(o.x0, o.x1, R.f() ** (o.xpow ?? 1)),
      y = o.y(x) + R.r(-4, 40),
      pr = o.prof ? o.prof(x) : 1,
      h = R.r(o.h[0], o.h[1]) * pr,
      le = (o.lean ?? 0) + R.n() * 0.16,
      w = o.w * R.r(0.55, 1.3);
    const bend = R.f() < 0.3 ? R.r(0.25, 0.6) * (R.f() < 0.5 ? -1 : 1) : R.r(-0.12, 0.12),
      pts: [number, number, number][] = [];
    const N = 12;
    let X = x,
      Y = y,
      A = -Math.PI / 2 + le;
    for (let k = 0; k <= N; k++) {
      const t = k / N;
      pts.push([X, Y, w * (t < 0.25 ? lerp(0.45, 1, t * 4) : (1 - (t - 0.25) / 0.75) ** 0.8) + 0.4]);
      A += ((bend * t * t * 3) / N) * 2.2;
      X += Math.cos(A) * (h / N);
      Y += Math.sin(A) * (h / N);
    }
    const ti = clamp(Math.floor(R.f() * o.tones.length), 0, o.tones.length - 1);
    items.push({ y, s: path(taper(pts), o.tones[ti]!) });
  }
  for (let i = 0; i < (o.heads ?? 0); i++) {
    const x = R.r(o.x0, o.x1),
      y = o.y(x) + R.r(0, 30),
      pr = o.prof ? o.prof(x) : 1,
      h = o.h[1] * R.r(0.82, 1.08) * pr,
      le = (o.lean ?? 0) + R.r(-0.1, 0.1),
      hc = o.headCol ?? [o.tones[0]!, o.tones[0]!];
    const pts: [number, number, number][] = [];
    let X = x,
      Y = y,
      A = -Math.PI / 2 + le;
    const N = 16;
    const hs: [number, number][] = [];
    for (let k = 0; k <= N; k++) {
      pts.push([X, Y, lerp(o.w * 0.5, o.w * 0.22, k / N)]);
      if (k >= 12 && k <= 14) hs.push([X, Y]);
      A += le * 0.06;
      X += Math.cos(A) * (h / N);
      Y += Math.sin(A) * (h / N);
    }
    const hw = o.w * R.r(0.95, 1.2);
    const [a, b] = [hs[0]!, hs[hs.length - 1]!];
    items.push({
      y: y + 1,
      s:
        path(taper(pts), o.tones[Math.min(1, o.tones.length - 1)]!) +
        `<path d="M${P(a[0], a[1])}L${P(b[0], b[1])}" stroke="${hex(hc[0]!)}" stroke-width="${f1(hw)}" stroke-linecap="round"/><path d="M${P(a[0]! - hw * 0.2, a[1])}L${P(b[0]! - hw * 0.2, b[1]! + 4)}" stroke="${hex(hc[1]!)}" stroke-width="${f1(hw * 0.2)}" stroke-opacity="0.7" stroke-linecap="round"/>`,
    });
  }
  items.sort((a, b) => a.y - b.y);
  return items.map((i) => i.s).join('');
}
