import { hex, mix, type RGB } from './colour.ts';
import type { Rng } from './random.ts';
import { leaf, P, path, taper } from './shapes.ts';

/** The great round stone, rolled aside: a wheel `r` px in radius with its thickness on the far side, chisel-dressed. */
export function rollingStone(R: Rng, x: number, y: number, r: number, tones: RGB[], lx: 1 | -1) {
  const rx = r * 0.93;
  const disc = (ox: number, k: number, fill: RGB) =>
    `<ellipse cx="${(x + ox).toFixed(1)}" cy="${y.toFixed(1)}" rx="${(rx * k).toFixed(1)}" ry="${(r * k).toFixed(1)}" fill="${hex(fill)}"/>`;
  const bins: string[][] = tones.map(() => []);
  for (let i = 0; i < 420; i++) {
    const a = R.r(0, 6.283);
    const q = Math.sqrt(R.f()) * 0.95;
    const [u, v] = [Math.cos(a) * q, Math.sin(a) * q];
    const light = 0.34 + 0.26 * (u * lx) - 0.24 * v + R.r(-0.14, 0.14);
    const t = Math.max(0, Math.min(tones.length - 1, Math.floor(light * tones.length)));
    const len = r * R.r(0.07, 0.2) * (0.4 + q);
    bins[t]!.push(leaf(x + u * rx, y + v * r, a + Math.PI / 2 + R.r(-0.1, 0.1), len, r * R.r(0.01, 0.02)));
  }
  const rim: [number, number, number][] = [];
  for (let i = 0; i <= 40; i++) {
    const a = -2.5 + (i / 40) * 1.9;
    rim.push([
      x + lx * -Math.cos(a) * rx * -0.97,
      y + Math.sin(a) * r * 0.97,
      r * 0.022 * Math.sin((Math.PI * i) / 40),
    ]);
  }
  const crack = taper([
    [x - r * 0.2, y - r * 0.72, 1],
    [x - r * 0.06, y - r * 0.3, r * 0.02],
    [x - r * 0.14, y + r * 0.05, r * 0.012],
    [x + r * 0.02, y + r * 0.4, 1],
  ]);
  return (
    disc(-lx * r * 0.24, 1, tones[0]!) +
    disc(-lx * r * 0.17, 1, mix(tones[0]!, tones[1]!, 0.5)) +
    disc(0, 1, tones[1]!) +
    bins.map((b, i) => path(b, tones[i]!)).join('') +
    path(taper(rim), tones[tones.length - 1]!, 0.7) +
    path(crack, tones[0]!, 0.8)
  );
}

/** The opened doorway with its threshold at (x, y): dressed frame, a deep lit jamb, the ledge with the folded linen. */
export function doorway(R: Rng, x: number, y: number, w: number, h: number, stone: RGB[], light: RGB[]) {
  const p = (a: number, b: number) => P(x + a * w, y - b * h);
  const hole = `M${p(-0.5, 0)}L${p(-0.5, 0.82)}Q${p(-0.46, 0.985)} ${p(-0.2, 1)}L${p(0.2, 1)}Q${p(0.46, 0.985)} ${p(0.5, 0.82)}L${p(0.5, 0)}Z`;
  const out: string[] = [];
  // frame of fitted blocks
  const block = (pts: [number, number][], k: number) => {
    out.push(
      path(
        `M${pts.map(([a, b]) => p(a + R.r(-0.008, 0.008), b + R.r(-0.005, 0.005))).join('L')}Z`,
        mix(stone[1]!, stone[3]!, k),
      ),
    );
  };
  for (let i = 0; i < 5; i++) {
    const b0 = i * 0.2;
    block(
      [
        [-0.74 + (i % 2) * 0.05, b0],
        [-0.5, b0],
        [-0.5, b0 + 0.192],
        [-0.72 + (i % 2) * 0.05, b0 + 0.192],
      ],
      R.r(0.15, 0.4),
    );
    block(
      [
        [0.5, b0],
        [0.75 - (i % 2) * 0.06, b0],
        [0.73 - (i % 2) * 0.06, b0 + 0.192],
        [0.5, b0 + 0.192],
      ],
      R.r(0.35, 0.75),
    );
  }
  block(
    [
      [-0.82, 1.0],
      [-0.2, 1.0],
      [-0.22, 1.17],
      [-0.8, 1.15],
    ],
    0.35,
  );
  block(
    [
      [-0.19, 1.0],
      [0.26, 1.0],
      [0.25, 1.18],
      [-0.2, 1.17],
    ],
    0.55,
  );
  block(
    [
      [0.27, 1.0],
      [0.83, 1.0],
      [0.8, 1.14],
      [0.26, 1.18],
    ],
    0.45,
  );
  const grad = `<radialGradient id="lit" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y - h * 0.5}" r="${h * 0.72}"><stop offset="0" stop-color="${hex(light[0]!)}"/><stop offset="0.5" stop-color="${hex(light[1]!)}"/><stop offset="1" stop-color="${hex(light[2]!)}"/></radialGradient>`;
  out.push(`<defs>${grad}</defs><path fill="url(#lit)" d="${hole}"/>`);
  // jambs in perspective, and the floor
  out.push(path(`M${p(-0.5, 0)}L${p(-0.5, 0.82)}L${p(-0.36, 0.78)}L${p(-0.36, 0.12)}Z`, light[2]!, 0.55));
  out.push(path(`M${p(0.5, 0)}L${p(0.5, 0.82)}L${p(0.36, 0.78)}L${p(0.36, 0.12)}Z`, light[2]!, 0.4));
  out.push(path(`M${p(-0.5, 0)}L${p(-0.36, 0.12)}L${p(0.36, 0.12)}L${p(0.5, 0)}Z`, light[1]!, 0.8));
  // the ledge, and on it the linen: one cloth fallen in folds, one folded up by itself
  out.push(path(`M${p(-0.3, 0.12)}L${p(0.36, 0.12)}L${p(0.36, 0.31)}L${p(-0.3, 0.31)}Z`, light[2]!, 0.42));
  out.push(path(`M${p(-0.32, 0.31)}L${p(0.37, 0.31)}L${p(0.36, 0.345)}L${p(-0.3, 0.345)}Z`, light[0]!));
  out.push(
    path(
      `M${p(-0.18, 0.345)}C${p(-0.17, 0.39)} ${p(-0.06, 0.4)} ${p(0.02, 0.385)}C${p(0.1, 0.39)} ${p(0.14, 0.37)} ${p(0.15, 0.345)}L${p(0.1, 0.2)}Q${p(0.04, 0.17)} ${p(0.0, 0.2)}Q${p(-0.05, 0.165)} ${p(-0.1, 0.21)}Z`,
      light[3]!,
    ),
  );
  out.push(
    path(
      [
        taper([
          [x - 0.1 * w, y - 0.37 * h, 0.6],
          [x - 0.07 * w, y - 0.29 * h, w * 0.014],
          [x - 0.06 * w, y - 0.2 * h, 0.6],
        ]),
        taper([
          [x + 0.02 * w, y - 0.375 * h, 0.6],
          [x + 0.03 * w, y - 0.29 * h, w * 0.014],
          [x + 0.01 * w, y - 0.21 * h, 0.6],
        ]),
        taper([
          [x + 0.1 * w, y - 0.36 * h, 0.6],
          [x + 0.085 * w, y - 0.28 * h, w * 0.012],
          [x + 0.07 * w, y - 0.21 * h, 0.6],
        ]),
      ],
      light[2]!,
      0.6,
    ),
  );
  out.push(
    path(
      `M${p(0.19, 0.345)}L${p(0.19, 0.362)}Q${p(0.19, 0.37)} ${p(0.2, 0.37)}L${p(0.315, 0.37)}Q${p(0.33, 0.37)} ${p(0.33, 0.36)}L${p(0.33, 0.345)}Z`,
      light[3]!,
    ) +
      path(
        taper([
          [x + 0.195 * w, y - 0.357 * h, 1],
          [x + 0.27 * w, y - 0.359 * h, w * 0.01],
          [x + 0.325 * w, y - 0.357 * h, 1],
        ]),
        light[2]!,
        0.7,
      ),
  );
  return out.join('');
}

/** White lilies on leafy stems, their trumpets turned to the light. */
export function lilies(
  R: Rng,
  list: readonly (readonly [x: number, y: number, h: number])[],
  stem: RGB,
  blade: RGB,
  petal: [RGB, RGB, RGB],
  lx: 1 | -1,
) {
  const out: string[] = [];
  for (const [x, y, h] of list) {
    const lean = R.r(-0.1, 0.16) * lx;
    const at = (q: number): [number, number] => [x + h * lean * q * q, y - h * q];
    const stalk: string[] = [
      taper([0, 0.3, 0.6, 1].map((q): [number, number, number] => [...at(q), h * 0.022 * (1 - 0.5 * q)])),
    ];
    for (let i = 0; i < 11; i++) {
      const [lx0, ly0] = at(0.04 + i * 0.066);
      stalk.push(
        leaf(
          lx0,
          ly0,
          -Math.PI / 2 + (i % 2 ? 1 : -1) * R.r(0.55, 0.95),
          h * R.r(0.13, 0.22) * (1 - i * 0.035),
          h * 0.02,
        ),
      );
    }
    out.push(
      path(stalk, stem),
      path(
        stalk.filter((_, i) => i % 3 === 1),
        blade,
      ),
    );
    for (let i = 0; i < R.i(2, 4); i++) {
      const [fx, fy] = at(1 - i * 0.1);
      const dir = -Math.PI / 2 + (i === 0 ? R.r(-0.3, 0.4) * lx : (i % 2 ? 1 : -1) * R.r(0.7, 1.15));
      const L = h * R.r(0.17, 0.22);
      const [tx, ty] = [fx + Math.cos(dir) * L * 0.5, fy + Math.sin(dir) * L * 0.5];
      out.push(
        path(
          [
            leaf(fx, fy, dir, L * 0.95, L * 0.2),
            leaf(fx, fy, dir - 0.16, L, L * 0.16),
            leaf(fx, fy, dir + 0.16, L, L * 0.16),
          ],
          petal[0],
        ),
      );
      out.push(
        path(
          [-0.75, -0.3, 0.2, 0.7].map((k) => leaf(tx, ty, dir + k, L * 0.62, L * 0.13)),
          petal[1],
        ),
      );
      out.push(
        path(
          [-0.5, 0.05, 0.45].map((k) => leaf(tx, ty, dir + k, L * 0.5, L * 0.075)),
          petal[2],
        ),
      );
    }
  }
  return out.join('');
}
