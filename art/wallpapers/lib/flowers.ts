import type { RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import { noise2 } from './noise.ts';
import type { Rng } from './random.ts';
import { leaf, P, path, taper } from './shapes.ts';

/** umbel seed-heads (wild carrot): backlit they read as lace */
export function umbels(
  R: Rng,
  o: {
    x0: number;
    x1: number;
    y: (x: number) => number;
    n: number;
    h: [number, number];
    r: [number, number];
    stem: RGB;
    tones: RGB[];
    lean?: number;
  },
) {
  const st: string[] = [],
    bins: string[][] = o.tones.map(() => []);
  for (let i = 0; i < o.n; i++) {
    const x = R.r(o.x0, o.x1),
      y = o.y(x),
      h = R.r(o.h[0], o.h[1]),
      r = R.r(o.r[0], o.r[1]),
      le = (o.lean ?? 0.1) + R.r(-0.22, 0.22),
      tx = x + h * le,
      ty = y - h,
      cv = R.r(-0.05, 0.05) * h;
    st.push(
      taper(
        Array.from({ length: 9 }, (_, q) => {
          const t = q / 8;
          return [x + h * le * t * t + cv * Math.sin(Math.PI * t), y - h * t, lerp(6, 2.6, t)] as [
            number,
            number,
            number,
          ];
        }),
      ),
    );
    if (R.f() < 0.8) {
      const t = R.r(0.35, 0.7),
        bx = x + h * le * t * t + cv * Math.sin(Math.PI * t),
        by = y - h * t,
        sd = R.f() < 0.5 ? -1 : 1;
      for (let m = 0; m < 5; m++)
        st.push(leaf(bx, by, -Math.PI / 2 + sd * (0.5 + m * 0.22), h * R.r(0.08, 0.16), R.r(2.5, 5)));
    }
    const rays = R.i(9, 13);
    for (let k = 0; k < rays; k++) {
      const u = (k / (rays - 1)) * 2 - 1,
        ex = tx + u * r + R.r(-2, 2) + le * r * 0.3,
        ey = ty - r * (0.62 - 0.34 * u * u) + R.r(-3, 3);
      st.push(
        taper([
          [tx, ty, 2],
          [lerp(tx, ex, 0.5) + u * 3, lerp(ty, ey, 0.55), 1.5],
          [ex, ey, 1.2],
        ]),
      );
      for (let m = 0; m < 11; m++) {
        const b = clamp(
            Math.floor((R.f() * 0.6 + (u * 0.5 + 0.5) * 0.1 + 0.3) * o.tones.length),
            0,
            o.tones.length - 1,
          ),
          a = R.r(0, 6.28),
          q = Math.sqrt(R.f()) * r * 0.17;
        bins[b]!.push(
          leaf(ex + Math.cos(a) * q, ey + Math.sin(a) * q * 0.6, R.r(-2.4, -0.7), R.r(4, 7.5), R.r(1.5, 2.6)),
        );
      }
    }
  }
  return path(st, o.stem) + bins.map((b, i) => path(b, o.tones[i]!)).join('');
}

/** poppies / anemones: soft cup of three petals on a hair stem */
export function poppies(
  R: Rng,
  o: {
    x0: number;
    x1: number;
    y: (x: number) => number;
    n: number;
    h: [number, number];
    r: [number, number];
    stem: RGB;
    tones: RGB[][];
    jitter: number;
    clump?: number;
  },
) {
  const cn = noise2(R.i(1, 9999)),
    st: string[] = [];
  const heads: { y: number; s: string }[] = [];
  for (let i = 0; i < o.n; i++) {
    const x = R.r(o.x0, o.x1);
    if (o.clump && cn(x / o.clump, 2.5) < R.r(-0.1, 0.35)) continue;
    const j = R.f(),
      y = o.y(x) + j * o.jitter,
      k = 0.55 + 0.45 * j,
      h = R.r(o.h[0], o.h[1]) * k,
      r = R.r(o.r[0], o.r[1]) * k,
      le = R.r(-0.05, 0.3),
      tx = x + h * le,
      ty = y - h,
      t = le * 1.4 + R.r(-0.25, 0.25);
    st.push(
      taper([
        [x, y, 3.4 * k],
        [x + h * le * 0.3, y - h * 0.6, 2.6 * k],
        [tx, ty, 2 * k],
      ]),
    );
    const tn = R.pick(o.tones),
      cs = Math.cos(t),
      sn = Math.sin(t),
      q = (a: number, b: number) => P(tx + (a * cs + b * sn) * r, ty + (a * sn - b * cs) * r);
    heads.push({
      y,
      s:
        path(
          `M${q(0, -0.15)}C${q(-0.9, 0.0)} ${q(-1.1, 0.7)} ${q(-0.75, 1.05)}C${q(-0.4, 0.85)} ${q(0.4, 0.85)} ${q(0.75, 1.05)}C${q(1.1, 0.7)} ${q(0.9, 0)} ${q(0, -0.15)}Z`,
          tn[0]!,
        ) +
        path(
          `M${q(0.05, -0.12)}C${q(0.75, 0.05)} ${q(1.0, 0.6)} ${q(0.75, 1.05)}C${q(0.5, 0.9)} ${q(0.3, 0.5)} ${q(0.05, -0.12)}Z`,
          tn[2]!,
        ) +
        path(
          `M${q(0, -0.1)}C${q(-0.5, 0.2)} ${q(-0.45, 0.75)} ${q(-0.05, 0.86)}C${q(0.4, 0.7)} ${q(0.45, 0.2)} ${q(0, -0.1)}Z`,
          tn[1]!,
        ),
    });
  }
  heads.sort((a, b) => a.y - b.y);
  return path(st, o.stem) + heads.map((h) => h.s).join('');
}
