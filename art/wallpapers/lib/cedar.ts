import { hex, type RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import type { Rng } from './random.ts';
import { leaf, path, taper } from './shapes.ts';

export type CedarOpt = {
  x: number;
  y: number;
  h: number;
  /** half width of the widest tier, px */
  w: number;
  tiers: number;
  /** dark to light */
  tones: RGB[];
  /** body, lit sliver */
  bark: [RGB, RGB];
  /** -1: light from the left */
  lx?: number;
  leafL?: number;
  leafW?: number;
  density?: number;
  lean?: number;
  trunkW?: number;
  /** height of the lowest bough as a share of h */
  from?: number;
};

type Plate = { x: number; y: number; rx: number; ry: number; z: number };

/** Cedar of Lebanon: a heavy trunk and level shelves of needles, each shelf flat below, lumpy and lit above. */
export function cedar(R: Rng, o: CedarOpt) {
  const lx = o.lx ?? -1;
  const nT = o.tones.length;
  const ll = o.leafL ?? 15;
  const lw = o.leafW ?? 3.4;
  const tw = (o.trunkW ?? 0.085) * o.h;
  const trunkX = (t: number) => o.x + (o.lean ?? 0) * o.h * t * t + Math.sin(t * 5.1 + o.x) * o.h * 0.012;
  const trunk: [number, number, number][] = [];
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    trunk.push([
      trunkX(t),
      o.y - o.h * 0.97 * t,
      tw * ((1 - t) ** 0.75 + 0.05) * (1 + 0.75 * (1 - t) ** 9) * R.r(0.95, 1.05),
    ]);
  }
  // side leaders leave the trunk low, swing out and then climb: an old cedar is a small wood of its own
  type Leader = { x: (t: number) => number; t0: number; t1: number; w: number };
  const leaders: Leader[] = [{ x: trunkX, t0: o.from ?? 0.3, t1: 0.985, w: 1 }];
  const limbs: string[] = [];
  for (const [sd, t0, t1, out] of [
    [lx, 0.3, 0.86, 0.36],
    [-lx, 0.4, 0.93, 0.3],
  ] as const) {
    const x = (t: number) => trunkX(t0) + sd * out * o.w * clamp((t - t0) / 0.2) ** 0.6 + Math.sin(t * 9) * 3;
    leaders.push({ x, t0: t0 + 0.2, t1, w: 0.62 });
    const pts: [number, number, number][] = [];
    for (let i = 0; i <= 14; i++) {
      const t = lerp(t0, t1, (i / 14) ** 1.6);
      pts.push([x(t), o.y - o.h * 0.97 * t, tw * 0.46 * (1 - i / 14) ** 0.8 + 2]);
    }
    limbs.push(taper(pts));
  }
  const back: Plate[] = [];
  const front: Plate[] = [];
  leaders.forEach((l, li) => {
    const tiers = li === 0 ? o.tiers : Math.round(o.tiers * 0.55);
    for (let i = 0; i < tiers; i++) {
      const t = lerp(l.t0, l.t1, i / (tiers - 1)) + R.r(-0.012, 0.012);
      const reach =
        o.w * l.w * (t < 0.55 ? lerp(0.8, 1, t / 0.55) : lerp(1, 0.36, ((t - 0.55) / 0.45) ** 1.5));
      const ph = R.r(0, 6.3);
      const n = li === 0 ? 6 : 4;
      for (let k = 0; k < n; k++) {
        const az = ph + (k / n) * 6.283 + R.r(-0.3, 0.3);
        const len = reach * R.r(0.62, 1.08);
        const ex = Math.cos(az);
        const depth = Math.sin(az);
        const x0 = l.x(t);
        const y0 = o.y - o.h * 0.97 * t + o.h * 0.025 + depth * o.h * 0.022;
        const rise = len * R.r(0.1, 0.22) * (1.2 - t * 0.9);
        const at = (q: number) =>
          [x0 + ex * len * q, y0 - rise * Math.sin((Math.PI / 2) * Math.min(1, q * 1.3))] as const;
        if (Math.abs(ex) > 0.3) {
          const pts: [number, number, number][] = [];
          for (let j = 0; j <= 8; j++) {
            const [x, y] = at(j / 8);
            pts.push([
              x,
              y + Math.sin(j + i) * 2,
              tw * 0.3 * l.w * (1.15 - t * 0.8) * (1 - j / 8) ** 0.8 + 2,
            ]);
          }
          limbs.push(taper(pts));
        }
        const m = Math.max(1, Math.round(len / (o.w * 0.36)));
        for (let j = 0; j < m; j++) {
          const q = lerp(0.46, 0.94, m === 1 ? 1 : j / (m - 1)) * R.r(0.94, 1.05);
          const [x, y] = at(q);
          const rx = o.w * R.r(0.19, 0.31) * (1.06 - 0.36 * t) * (0.7 + 0.3 * Math.abs(ex));
          (depth < -0.25 ? back : front).push({
            x,
            y: y + R.r(-5, 5),
            rx,
            ry: rx * R.r(0.2, 0.3),
            z: t - depth * 0.03,
          });
        }
      }
    }
    front.push({ x: l.x(l.t1), y: o.y - o.h * 0.97 * l.t1, rx: o.w * 0.2 * l.w, ry: o.w * 0.05, z: l.t1 });
  });
  const shelf = (p: Plate, bias: number, den: number) => {
    const bins: string[][] = o.tones.map(() => []);
    const ph = R.r(0, 9);
    const cnt = Math.round(((p.rx * p.ry) / (ll * lw)) * 5.2 * den * (o.density ?? 1)) + 24;
    for (let k = 0; k < cnt; k++) {
      const u = R.r(-1, 1);
      const cap = Math.sqrt(1 - u * u) * (0.72 + 0.28 * Math.sin(u * 8 + ph) * Math.cos(u * 3.1 + ph * 2));
      const v = R.f() ** 0.8;
      const x = p.x + u * p.rx;
      const y = p.y + p.ry * 0.3 - v * p.ry * 1.5 * cap + u * u * p.ry * 0.22;
      const li =
        (v - 0.52) * 1.15 +
        u * lx * 0.34 +
        ((p.x - o.x) / o.w) * lx * 0.34 +
        (p.z - 0.6) * 0.35 +
        R.r(-0.26, 0.26) +
        bias;
      const b = clamp(Math.floor((li * 0.5 + 0.5) * nT), 0, nT - 1);
      bins[b]?.push(
        leaf(x, y, -Math.PI / 2 + u * 0.95 + R.r(-0.5, 0.5), ll * R.r(0.55, 1.2), lw * R.r(0.7, 1.3)),
      );
    }
    // a few bare twig tips hang under the shelf, so its edge is never a ruled line
    return bins.map((b, i) => (b.length ? path(b, o.tones[i] ?? hex([0, 0, 0])) : '')).join('');
  };
  const slivers: string[] = [];
  for (let s = 0; s < 44; s++) {
    const i0 = R.i(0, 11);
    const off = lx * (0.46 - 0.5 * R.f() ** 1.7);
    slivers.push(
      taper(
        trunk.slice(i0, i0 + R.i(2, 4)).map(([x, y, w], k, a) => {
          const q = k / Math.max(1, a.length - 1);
          return [
            x + w * (off + Math.sin(i0 + k * 1.9) * 0.03),
            y,
            w * R.r(0.02, 0.075) * Math.sin(Math.PI * (0.1 + 0.8 * q)) + 0.6,
          ];
        }),
      ),
    );
  }
  back.sort((a, b) => a.z - b.z);
  front.sort((a, b) => a.z - b.z || a.x * lx - b.x * lx);
  return (
    back.map((p) => shelf({ ...p, y: p.y - p.ry * 0.5 }, -0.6, 0.8)).join('') +
    path([taper(trunk), ...limbs], o.bark[0]) +
    path(slivers, o.bark[1]) +
    front.map((p) => shelf(p, 0, 1)).join('')
  );
}

/** Far cedars as one path: shelves of lenses on a stem, standing on y(x). */
export function cedarLine(R: Rng, y: (x: number) => number, xs: readonly number[], size: number) {
  return xs
    .map((x) => {
      const s = size * R.r(0.7, 1.25);
      const Y = y(x) + 3;
      let d = taper([
        [x, Y, s * 0.1],
        [x + R.r(-2, 2), Y - s, s * 0.03],
      ]);
      const n = R.i(4, 6);
      for (let i = 0; i < n; i++) {
        const t = lerp(0.36, 0.98, i / (n - 1));
        const w = s * lerp(0.44, 0.16, t ** 1.5) * R.r(0.8, 1.2);
        const sk = R.r(-0.25, 0.25) * w;
        d += leaf(x - w + sk, Y - s * t, R.r(-0.06, 0.06), w * 2, s * 0.12);
        d += leaf(x - w * 0.6 + sk, Y - s * t - s * 0.025, 0, w * 1.2, s * 0.13);
      }
      return d;
    })
    .join('');
}
