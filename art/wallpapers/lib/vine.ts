import type { RGB } from './colour.ts';
import { clamp } from './maths.ts';
import type { Rng } from './random.ts';
import { f1, leaf, P, path, taper } from './shapes.ts';

/** A lobed vine leaf hung by its stalk at (x, y), s px long, pointing along `a`. set: shade, body, lit, vein. */
export function vineLeaf(R: Rng, x: number, y: number, s: number, a: number, set: readonly RGB[]) {
  const cs = Math.cos(a);
  const sn = Math.sin(a);
  const fold = R.r(0.72, 1);
  const p = (u: number, v: number) => P(x + (u * cs - v * fold * sn) * s, y + (u * sn + v * fold * cs) * s);
  // one half of the outline, from the stalk round three lobes to the tip; u along the rib, v across
  const half: [number, number][] = [
    [0, 0.02],
    [-0.12, 0.16],
    [-0.14, 0.3],
    [-0.04, 0.38],
    [-0.02, 0.46],
    [0.12, 0.46],
    [0.2, 0.58],
    [0.3, 0.5],
    [0.4, 0.5],
    [0.42, 0.38],
    [0.5, 0.3],
    [0.58, 0.36],
    [0.68, 0.3],
    [0.76, 0.3],
    [0.8, 0.18],
    [0.9, 0.14],
    [1, 0],
  ];
  const jit = half.map(([u, v]) => [u + R.r(-0.02, 0.02), v * R.r(0.93, 1.07)] as const);
  const side = (k: number) => jit.map(([u, v]) => p(u, v * k));
  const veins = [
    [0.95, 0],
    [0.62, 0.34],
    [0.62, -0.34],
    [0.18, 0.5],
    [0.18, -0.5],
  ].map(([u, v]) => {
    const [ex, ey] = p(u!, v!).split(' ').map(Number);
    return taper([
      [x, y, s * 0.022],
      [ex!, ey!, s * 0.004],
    ]);
  });
  const stalk = taper([
    [x - cs * s * 0.3, y - sn * s * 0.3, s * 0.02],
    [x, y, s * 0.03],
  ]);
  return (
    path(`${stalk}`, set[3]!) +
    path(`M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`, set[1]!) +
    path(`M${side(1).join('L')}Z`, set[R.f() < 0.6 ? 0 : 2]!, 0.8) +
    path(
      `M${p(0.02, -0.02)}L${p(0.14, -0.42)}L${p(0.36, -0.42)}L${p(0.5, -0.26)}L${p(0.3, -0.06)}Z`,
      set[2]!,
      0.55,
    ) +
    path(veins, set[3]!, 0.8)
  );
}

/** A bunch that hangs from (x, y), w wide and h long. set: core, shade, body, lit, bloom; lx is the side of the light. */
export function grapes(R: Rng, x: number, y: number, w: number, h: number, set: readonly RGB[], lx: number) {
  const r = w * 0.115;
  const berries: { x: number; y: number; z: number }[] = [];
  for (let row = 0; row * r * 1.35 < h; row++) {
    const t = (row * r * 1.35) / h;
    const half = (w / 2) * (t < 0.18 ? 0.62 + t * 2.1 : 1 - ((t - 0.18) / 0.82) ** 1.25 * 0.9);
    const n = Math.max(1, Math.round((half * 2) / (r * 1.3)) + (row % 2));
    for (let i = 0; i < n; i++) {
      const u = n === 1 ? 0 : (i / (n - 1)) * 2 - 1;
      berries.push({
        x: x + u * half + R.r(-0.3, 0.3) * r,
        y: y + t * h + R.r(-0.3, 0.3) * r,
        z: 1 - Math.abs(u) + R.r(0, 0.7),
      });
    }
  }
  berries.sort((a, b) => a.z - b.z);
  const ball = (cx: number, cy: number, q: number, col: RGB, o = 1) =>
    path(
      `M${P(cx - q, cy)}a${f1(q)} ${f1(q)} 0 1 0 ${f1(q * 2)} 0a${f1(q)} ${f1(q)} 0 1 0 ${f1(-q * 2)} 0Z`,
      col,
      o,
    );
  return (
    path(
      taper([
        [x, y - h * 0.22, r * 0.32],
        [x, y + h * 0.1, r * 0.3],
      ]),
      set[0]!,
    ) +
    berries
      .map((b) => {
        const li = ((b.x - x) / w) * lx * 1.5 + b.z * 0.5 - 0.25 + R.r(-0.2, 0.2);
        const k = clamp(Math.floor(1 + (li + 0.5) * 2), 1, 2);
        return (
          ball(b.x, b.y, r * 1.04, set[0]!) +
          ball(b.x + lx * r * 0.07, b.y - r * 0.07, r * 0.9, set[k]!) +
          ball(b.x + lx * r * 0.26, b.y - r * 0.26, r * 0.52, set[k + 1]!, 0.85) +
          (li > -0.15
            ? path(leaf(b.x + lx * r * 0.2, b.y - r * 0.52, lx > 0 ? 0.5 : 2.64, r * 0.5, r * 0.2), set[4]!)
            : '')
        );
      })
      .join('')
  );
}

/** A twisting cane through [x, y, width] points, with flakes of light on the side lx, and curling tendrils. */
export function cane(
  R: Rng,
  pts: readonly [number, number, number][],
  bark: readonly [RGB, RGB],
  lx: number,
) {
  const rough = pts.map(
    ([x, y, w]) => [x + R.r(-0.08, 0.08) * w, y, w * R.r(0.9, 1.12)] as [number, number, number],
  );
  const flakes: string[] = [];
  for (let i = 0; i + 2 < rough.length; i++)
    for (let k = 0; k < 7; k++) {
      const off = lx * (0.44 - 0.5 * R.f() ** 1.6);
      const [ax, ay, aw] = rough[i]!;
      const [bx, by, bw] = rough[i + 1]!;
      const u = R.r(0, 0.7);
      const v = u + R.r(0.15, 0.5);
      const side = (q: number) =>
        [ax + (bx - ax) * q + aw * off, ay + (by - ay) * q - Math.abs(bx - ax) * 0.004 * bw] as const;
      flakes.push(
        taper([
          [...side(u), 0.8],
          [...side((u + v) / 2), aw * R.r(0.03, 0.09)],
          [...side(v), 0.8],
        ]),
      );
    }
  return path(taper(rough), bark[0]) + path(flakes, bark[1]);
}

/** A tendril: a hair that winds up as it goes. */
export function tendril(x: number, y: number, s: number, a: number, dir: number, col: RGB) {
  const pts: [number, number, number][] = [];
  let [X, Y, A] = [x, y, a];
  for (let i = 0; i <= 34; i++) {
    const t = i / 34;
    pts.push([X, Y, 4.4 * (1 - t) + 1]);
    A += dir * (0.03 + 0.5 * t * t);
    X += Math.cos(A) * (s / 22) * (1 - 0.6 * t);
    Y += Math.sin(A) * (s / 22) * (1 - 0.6 * t);
  }
  return path(taper(pts), col);
}
