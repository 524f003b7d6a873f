import type { RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import type { Rng } from './random.ts';
import { f1, leaf, P, path, taper } from './shapes.ts';

export type TreeOpt = {
  x: number;
  y: number;
  h: number;
  lean?: number;
  light?: [number, number];
  tones: RGB[];
  bark: RGB[];
  leafL?: number;
  leafW?: number;
  density?: number;
  spread?: number;
  depth?: number;
  droop?: number;
  trunkW?: number;
  clumpR?: number;
  split?: number;
  trunkL?: number;
  wig?: number;
  from?: number;
  shrink?: number;
  up?: number;
};

/** broad tree (olive, oak): recursive tapered limbs, leaf-dab clumps shaded by direction to the light */
export function broadTree(R: Rng, o: TreeOpt) {
  const L = o.light ?? [-0.6, -0.8],
    lm = Math.hypot(L[0], L[1]),
    lx = L[0] / lm,
    ly = L[1] / lm;
  const limbs: { p: [number, number, number][]; d: number }[] = [],
    tips: { x: number; y: number; r: number; a: number }[] = [];
  const depth = o.depth ?? 5;
  const grow = (x: number, y: number, a: number, len: number, w: number, d: number) => {
    const pts: [number, number, number][] = [],
      seg = 6;
    let X = x,
      Y = y,
      A = a;
    const bendy = R.r(-1, 1) * (o.wig ?? 0.28);
    for (let i = 0; i <= seg; i++) {
      const t = i / seg;
      pts.push([X, Y, lerp(w, w * 0.62, t) * (d === 0 ? 1 + 0.8 * (1 - t) ** 6 : 1) * R.r(0.92, 1.08)]);
      if (i === seg) break;
      A += bendy / seg + R.r(-0.16, 0.16) * (d === 0 ? 1.3 : 1) + ((-Math.PI / 2 - A) * (o.up ?? 0)) / seg;
      X += Math.cos(A) * (len / seg);
      Y += Math.sin(A) * (len / seg);
    }
    limbs.push({ p: pts, d });
    if (d >= depth - 1) {
      tips.push({ x: X, y: Y, r: (o.clumpR ?? 0.085) * o.h * R.r(0.7, 1.25), a: A });
      return;
    }
    if (d >= (o.from ?? depth - 3) && R.f() < 0.75)
      tips.push({ x: X, y: Y, r: (o.clumpR ?? 0.085) * o.h * R.r(0.6, 1), a: A });
    const k = d === 0 ? (o.split ?? 3) : R.f() < 0.35 ? 3 : 2,
      sp = (o.spread ?? 0.62) * (d === 0 ? 1.15 : 1);
    for (let i = 0; i < k; i++) {
      const u = k === 1 ? 0 : (i / (k - 1)) * 2 - 1;
      grow(
        X,
        Y,
        A * 0.82 + (-Math.PI / 2) * 0.18 + u * sp * R.r(0.75, 1.2) + R.r(-0.12, 0.12),
        len * (d === 0 ? 1.15 : 1) * R.r(0.66, 0.86) * (o.shrink ?? 1),
        w * 0.62 * R.r(0.75, 1.05),
        d + 1,
      );
    }
  };
  grow(o.x, o.y, -Math.PI / 2 + (o.lean ?? 0), o.h * (o.trunkL ?? 0.26), o.h * (o.trunkW ?? 0.075), 0);
  const out: string[] = [];
  // limbs: dark body then a light sliver on the lit side
  const body: string[] = [],
    lite: string[] = [];
  for (const b of limbs) {
    body.push(taper(b.p));
    const e = b.p[b.p.length - 1]!;
    body.push(
      `M${P(e[0]! - e[2]! / 2, e[1])}a${f1(e[2]! / 2)} ${f1(e[2]! / 2)} 0 1 0 ${f1(e[2])} 0a${f1(e[2]! / 2)} ${f1(e[2]! / 2)} 0 1 0 ${f1(-e[2])} 0Z`,
    );
    if (b.d < 4)
      for (let s = 0; s < (b.d === 0 ? 11 : 5); s++) {
        // broken bark strokes, more of them toward the light
        const i0 = R.i(0, b.p.length - 3),
          i1 = Math.min(b.p.length - 1, i0 + R.i(2, 4)),
          off = R.r(-0.1, 0.44),
          pp: [number, number, number][] = [];
        for (let i = i0; i <= i1; i++) {
          const [x, y, w] = b.p[i]!,
            q = (i - i0) / (i1 - i0);
          pp.push([
            x + lx * w * off,
            y,
            w * R.r(0.05, 0.13) * Math.sin(Math.PI * (0.12 + 0.76 * q)) * (0.5 + off * 1.6),
          ]);
        }
        lite.push(taper(pp));
      }
  }
  let cx = 0,
    cy = 0;
  for (const t of tips) {
    cx += t.x;
    cy += t.y;
  }
  cx /= tips.length;
  cy /= tips.length;
  const rad = Math.max(...tips.map((t) => Math.hypot(t.x - cx, t.y - cy))) || 1;
  // back clumps (behind limbs) in the darkest tone
  const nT = o.tones.length,
    ll = o.leafL ?? 17,
    lw = o.leafW ?? 4.2,
    den = o.density ?? 1;
  const clump = (t: { x: number; y: number; r: number; a: number }, bias: number, cnt: number, k: number) => {
    const bins: string[][] = o.tones.map(() => []);
    for (let i = 0; i < cnt; i++) {
      const q = Math.sqrt(R.f()) * 1.12,
        an = R.r(0, 6.283),
        ex = Math.cos(an) * q,
        ey = Math.sin(an) * q * 0.78;
      const x = t.x + ex * t.r,
        y = t.y + ey * t.r + (o.droop ?? 0) * q * q * t.r * 0.4;
      const li =
        (ex * lx + ey * ly) * 0.62 +
        (((t.x - cx) * lx + (t.y - cy) * ly) / rad) * 0.5 +
        R.r(-0.28, 0.28) +
        bias;
      const bi = clamp(Math.floor((li * 0.5 + 0.5) * nT), 0, nT - 1);
      const dir = an * 0.35 + R.r(-1.1, 1.1) + (o.droop ? 0.9 : -0.5);
      bins[bi]!.push(leaf(x, y, dir, ll * R.r(0.6, 1.25) * k, lw * R.r(0.7, 1.3) * k));
    }
    return bins.map((b, i) => (b.length ? path(b, o.tones[i]!) : '')).join('');
  };
  const back = tips.filter(() => R.f() < 0.7);
  for (const t of back)
    out.push(
      clump(
        { ...t, x: t.x + R.r(-10, 10), y: t.y + R.r(-6, 14) },
        -0.75,
        Math.round(90 * den * (t.r / 60) ** 2 + 30),
        1.15,
      ),
    );
  out.push(path(body, o.bark[0]!));
  out.push(path(lite, o.bark[1]!));
  // front clumps: far-from-light first
  const order = [...tips].sort((a, b) => a.x * lx + a.y * ly - (b.x * lx + b.y * ly));
  for (const t of order) out.push(clump(t, -0.05, Math.round(170 * den * (t.r / 60) ** 2 + 40), 1));
  return { svg: out.join(''), tips, cx, cy, rad };
}

/** cypress: flame of upward dabs, lit on one side */
export function cypress(R: Rng, x: number, y: number, h: number, w: number, tones: RGB[], lx = -1, n = 260) {
  const bins: string[][] = tones.map(() => []),
    nT = tones.length,
    lean = R.r(-0.03, 0.03);
  const out: string[] = [
    path(
      taper([
        [x, y + h * 0.01, w * 0.16],
        [x, y - h * 0.12, w * 0.12],
      ]),
      tones[0]!,
    ),
  ];
  const prof = (t: number) =>
    Math.sin(Math.PI * clamp(t, 0.001, 1) ** 0.62) ** 0.9 * (0.92 + 0.08 * Math.sin(t * 23));
  const sil: [number, number][] = []; // solid core so no sky shows through
  for (let i = 0; i <= 20; i++) {
    const t = i / 20;
    sil.push([x + lean * h * t - w * 0.43 * prof(t), y - h * (0.05 + 0.94 * t)]);
  }
  for (let i = 20; i >= 0; i--) {
    const t = i / 20;
    sil.push([x + lean * h * t + w * 0.43 * prof(t), y - h * (0.05 + 0.94 * t)]);
  }
  out.push(path(`M${sil.map((p) => P(p[0], p[1])).join('L')}Z`, tones[0]!));
  for (let i = 0; i < n; i++) {
    const t = R.f() ** 0.9,
      u = R.r(-1, 1),
      p = prof(t),
      X = x + lean * h * t + u * w * 0.46 * p,
      Y = y - h * (0.04 + 0.92 * t);
    const li = u * lx * 0.75 + R.r(-0.5, 0.4);
    const bi = clamp(Math.floor((li * 0.5 + 0.5) * nT), 0, nT - 1);
    bins[bi]!.push(
      leaf(
        X,
        Y,
        -Math.PI / 2 + u * 0.35 + R.r(-0.2, 0.2),
        h * 0.07 * R.r(0.6, 1.3),
        w * 0.07 * R.r(0.7, 1.3),
      ),
    );
  }
  for (let i = 0; i < nT; i++) if (bins[i]!.length) out.push(path(bins[i]!, tones[i]!));
  return out.join('');
}
