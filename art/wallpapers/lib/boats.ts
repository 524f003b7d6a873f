import type { Place } from '../../points.ts';
import { hex, mix, type RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import { noise2 } from './noise.ts';
import type { Rng } from './random.ts';
import { path, taper } from './shapes.ts';

const f1 = (v: number) => v.toFixed(1);
const line = (pts: Place[]) => `M${pts.map((p) => `${f1(p[0])} ${f1(p[1])}`).join('L')}`;
const close = (a: Place[], b: Place[]) => `${line([...a, ...b.reverse()])}Z`;
const steps = (n: number) => Array.from({ length: n + 1 }, (_, i) => i / n);

export type BoatTones = { light: RGB; dark: RGB; seam: RGB; inside: RGB; rail: RGB; strake?: RGB };

/**
 * A Galilee fishing boat seen from the side and a little above: fine bow, high stern, planked hull.
 * `x`, `y` is the middle of the keel, `w` the length in px, `dir` 1 when the bow points right.
 */
export function boat(R: Rng, x: number, y: number, w: number, t: BoatTones, dir: 1 | -1 = 1) {
  const gun = (u: number): Place => [
    x + dir * w * 0.5 * u,
    y - w * (0.125 + 0.165 * Math.max(0, u) ** 2.4 + 0.12 * Math.max(0, -u) ** 2.8),
  ];
  const far = (u: number): Place => {
    const [gx, gy] = gun(u * 0.965);
    return [gx, gy - w * 0.062 * (1 - u * u) ** 0.7];
  };
  const keel = (u: number): Place => {
    const a = Math.abs(u);
    return [
      x + dir * w * 0.5 * Math.sign(u) * (0.8 * a + 0.17 * a ** 5),
      y - w * (u > 0 ? 0.28 * a ** 9 : 0.235 * a ** 8),
    ];
  };
  const at = (u: number, k: number): Place => {
    const a = gun(u);
    const b = keel(u);
    const belly = Math.sin(Math.PI * k) * 0.012 * w;
    return [lerp(a[0], b[0], k), lerp(a[1], b[1], k) + belly];
  };
  const us = steps(40).map((q) => q * 2 - 1);
  const out: string[] = [];
  out.push(
    path(
      close(
        us.map(far),
        us.map((u) => at(u, 0.1)),
      ),
      t.inside,
    ),
  );
  // ribs and thwarts inside
  for (const u of [-0.62, -0.3, 0.02, 0.34, 0.64]) {
    const a = far(u);
    const b = gun(u);
    out.push(
      path(
        taper([
          [a[0], a[1], w * 0.012],
          [b[0], b[1] + w * 0.02, w * 0.016],
        ]),
        mix(t.inside, t.light, 0.28),
      ),
    );
  }
  out.push(
    `<path d="${line(us.map(far))}" fill="none" stroke="${hex(mix(t.inside, t.rail, 0.6))}" stroke-width="${f1(w * 0.009)}"/>`,
  );
  const planks = 6;
  for (let i = 0; i < planks; i++) {
    const k0 = i / planks;
    const k1 = (i + 1) / planks + 0.01;
    const col = i === 1 && t.strake ? t.strake : mix(t.light, t.dark, clamp(k0 * 1.05 + R.r(-0.07, 0.07)));
    out.push(
      path(
        close(
          us.map((u) => at(u, k0)),
          us.map((u) => at(u, k1)),
        ),
        col,
      ),
    );
  }
  for (let i = 1; i < planks; i++)
    out.push(
      `<path d="${line(us.map((u) => at(u, i / planks)))}" fill="none" stroke="${hex(t.seam)}" stroke-width="${f1(w * 0.0045)}" stroke-opacity="0.75"/>`,
    );
  // worn strokes along the planks, and the ends of the boards
  const worn: string[] = [];
  for (let i = 0; i < 46; i++) {
    const u0 = R.r(-0.92, 0.7);
    const k = R.r(0.06, 0.9);
    const len = R.r(0.05, 0.2);
    worn.push(
      taper(
        steps(4).map((q): [number, number, number] => {
          const p = at(u0 + len * q, k);
          return [p[0], p[1], w * 0.004 * Math.sin(Math.PI * (0.1 + 0.8 * q))];
        }),
      ),
    );
  }
  out.push(path(worn, mix(t.light, t.rail, 0.5), 0.5));
  const rail = us.map((u): [number, number, number] => {
    const p = gun(u);
    return [p[0], p[1], w * 0.017];
  });
  out.push(path(taper(rail), t.rail));
  const post = (s: 1 | -1, up: number) => {
    const pts = [1, 0.7, 0.35, 0].map((k): [number, number, number] => {
      const p = at(s, k);
      return [p[0], p[1], w * 0.02];
    });
    const g = gun(s);
    pts.push([g[0] + dir * s * w * 0.004, g[1] - w * up * 0.5, w * 0.02]);
    pts.push([g[0] - dir * s * w * 0.006, g[1] - w * up, w * 0.014]);
    return path(taper(pts), t.rail);
  };
  out.push(post(1, 0.05), post(-1, 0.065));
  return { svg: out.join(''), gun, at };
}

/** A mast with its yard lowered aslant and the sail rolled along it, held by stays to both ends. */
export function mast(R: Rng, x: number, y: number, h: number, wood: RGB, cloth: RGB[], dir: 1 | -1 = 1) {
  const yard = (q: number): Place => [x + dir * h * (q * 0.82 - 0.3), y - h * (0.66 + 0.2 * q)];
  const fat = (q: number) =>
    h *
    (0.02 + 0.03 * Math.abs(Math.sin(q * Math.PI * 5.5 + 0.3)) ** 0.6) *
    Math.sin(Math.PI * (0.06 + 0.88 * q)) ** 0.5;
  const qs = steps(90);
  const roll = cloth.map((_, i) => {
    const k = 1 - (i / cloth.length) * R.r(0.9, 1.05);
    return close(
      qs.map((q): Place => [yard(q)[0], yard(q)[1] - h * 0.012]),
      qs.map((q): Place => [yard(q)[0] + fat(q) * 0.2 * i, yard(q)[1] + fat(q) * (1.9 * k - 0.25)]),
    );
  });
  const ties = [0, 1, 2, 3, 4, 5].map((i) => {
    const p = yard((i + 0.95 - 0.3 / Math.PI) / 5.5 - 0.03);
    return taper([
      [p[0], p[1] - h * 0.018, h * 0.01],
      [p[0] + h * 0.004, p[1] + h * 0.03, h * 0.01],
    ]);
  });
  const stay = (ex: number, ey: number) =>
    taper([
      [x, y - h, 1.6],
      [ex, ey, 1.6],
    ]);
  const a = yard(-0.04);
  const b = yard(1.06);
  return (
    path([stay(x + dir * h * 0.6, y - h * 0.07), stay(x - dir * h * 0.55, y - h * 0.06)], wood, 0.8) +
    path(
      taper([
        [x, y, h * 0.03],
        [x, y - h * 0.6, h * 0.024],
        [x + h * 0.004, y - h * 1.02, h * 0.014],
      ]),
      wood,
    ) +
    path(
      taper([
        [a[0], a[1], h * 0.012],
        [x, y - h * 0.75, h * 0.018],
        [b[0], b[1], h * 0.01],
      ]),
      wood,
    ) +
    roll.map((d, i) => path(d, cloth[i]!)).join('') +
    path(ties, wood)
  );
}

export type Net = {
  a: Place;
  b: Place;
  sag: number;
  drop: number;
  cord: RGB;
  rope: RGB;
  cork: RGB;
  seed: number;
  mesh?: number;
  width?: number;
};

/** A fishing net hung from `a` to `b`: the rope sags, the meshes fall in folds, corks along the rope. */
export function hangingNet(k: Net) {
  const n = noise2(k.seed);
  const top = (s: number): Place => [
    lerp(k.a[0], k.b[0], s),
    lerp(k.a[1], k.b[1], s) + k.sag * 4 * s * (1 - s),
  ];
  const len = Math.hypot(k.b[0] - k.a[0], k.b[1] - k.a[1]);
  const at = (s: number, t: number): Place => {
    const p = top(s);
    const fold = n(s * len * 0.012, 2.5) * 26 + n(s * len * 0.034, 7.5) * 11;
    const hem = 1 + 0.2 * n(s * len * 0.006, 11.5) + 0.06 * n(s * len * 0.03, 4.5);
    return [p[0] + fold * t, p[1] + k.drop * t * hem];
  };
  const cell = k.mesh ?? 17;
  const cols = Math.round(len / cell);
  const rows = Math.round(k.drop / cell);
  let d = '';
  for (const sgn of [1, -1])
    for (let i = -rows; i <= cols + rows; i++) {
      const pts: Place[] = [];
      for (let j = 0; j <= rows; j++) {
        const s = (i + sgn * j * 0.5) / cols;
        if (s >= 0 && s <= 1) pts.push(at(s, j / rows));
      }
      if (pts.length > 1) d += line(pts);
    }
  const edge = (t: number) => line(steps(48).map((s) => at(s, t)));
  let corks = '';
  for (let i = 1; i < cols; i += 3) {
    const p = top(i / cols);
    corks += `<ellipse cx="${f1(p[0])}" cy="${f1(p[1] + 3)}" rx="7" ry="5.2"/>`;
  }
  return (
    `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="${hex(k.cord)}" stroke-width="${k.width ?? 1.5}"/>` +
    `<path d="${edge(1)}" stroke="${hex(k.rope)}" stroke-width="3"/><path d="${edge(0)}" stroke="${hex(k.rope)}" stroke-width="4"/></g>` +
    `<g fill="${hex(k.cork)}">${corks}</g>`
  );
}
