import { hex, mix, type RGB } from './colour.ts';
import type { Rng } from './random.ts';
import { leaf, path, taper } from './shapes.ts';

const f1 = (v: number) => v.toFixed(1);

/** A woven basket `w` px wide standing on y, heaped with fish when `fish` tones (back, belly) are given. */
export function basket(
  R: Rng,
  x: number,
  y: number,
  w: number,
  dark: RGB,
  light: RGB,
  lx: 1 | -1,
  fish?: [RGB, RGB],
) {
  const h = w * 0.62;
  const top = y - h;
  const side = (q: number, v: number) => x + (q - 0.5) * w * (0.78 + 0.24 * v);
  const out: string[] = [];
  out.push(
    `<ellipse cx="${f1(x)}" cy="${f1(top)}" rx="${f1(w * 0.51)}" ry="${f1(w * 0.14)}" fill="${hex(mix(dark, [0, 0, 0], 0.25))}"/>`,
  );
  if (fish) {
    for (let i = 0; i < 15; i++) {
      const q = R.r(-0.4, 0.36);
      const fx = x + q * w;
      const fy = top - w * 0.13 * (1 - (q / 0.5) ** 2) * R.r(0.1, 1.2) + w * 0.04;
      const a = R.r(-0.5, 0.4) + (R.f() < 0.5 ? Math.PI : 0);
      const len = w * R.r(0.3, 0.42);
      const tx = fx + Math.cos(a) * len * 0.94;
      const ty = fy + Math.sin(a) * len * 0.94;
      out.push(
        path(
          leaf(fx, fy, a, len, w * 0.085) +
            leaf(tx, ty, a + 0.6, len * 0.22, w * 0.03) +
            leaf(tx, ty, a - 0.6, len * 0.22, w * 0.03),
          fish[0],
        ),
      );
      out.push(path(leaf(fx + 3, fy - w * 0.012, a, len * 0.8, w * 0.032), fish[1]));
    }
  }
  out.push(
    path(
      `M${f1(side(0, 1))} ${f1(top)}C${f1(side(0.0, 0.6))} ${f1(top + h * 0.5)} ${f1(side(0.03, 0))} ${f1(y - h * 0.1)} ${f1(side(0.08, 0))} ${f1(y)}Q${f1(x)} ${f1(y + w * 0.09)} ${f1(side(0.92, 0))} ${f1(y)}C${f1(side(0.97, 0))} ${f1(y - h * 0.1)} ${f1(side(1, 0.6))} ${f1(top + h * 0.5)} ${f1(side(1, 1))} ${f1(top)}Q${f1(x)} ${f1(top + w * 0.27)} ${f1(side(0, 1))} ${f1(top)}Z`,
      dark,
    ),
  );
  const rows = 10;
  const cols = 13;
  const bins: string[][] = [[], [], []];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const v = 1 - (r + 0.5) / rows;
      const mid = (c + 0.5 + (r % 2) * 0.5) / (cols + 0.5);
      const at = (q: number): [number, number] => [
        side(q, v),
        top + h * (1 - v) + w * 0.115 * (1 - (2 * q - 1) ** 2),
      ];
      const [a, m, b] = [at(mid - 0.42 / cols), at(mid), at(mid + 0.42 / cols)];
      const light01 = 0.5 + lx * (mid - 0.5) * 0.9 + R.r(-0.16, 0.16);
      bins[Math.max(0, Math.min(2, Math.floor(light01 * 3)))]!.push(
        taper([
          [a[0], a[1], h * 0.035],
          [m[0], m[1] - h * 0.006, h * 0.072],
          [b[0], b[1], h * 0.035],
        ]),
      );
    }
  for (const [i, b] of bins.entries()) out.push(path(b, mix(dark, light, 0.2 + i * 0.38)));
  out.push(
    `<path d="M${f1(side(0, 1))} ${f1(top)}Q${f1(x)} ${f1(top + w * 0.28)} ${f1(side(1, 1))} ${f1(top)}" fill="none" stroke="${hex(mix(dark, light, 0.6))}" stroke-width="${f1(w * 0.045)}" stroke-linecap="round"/>`,
  );
  return out.join('');
}

/** A coil of rope lying on the ground, its loose end trailing off. */
export function coil(R: Rng, x: number, y: number, w: number, dark: RGB, light: RGB) {
  const out: string[] = [];
  const strand = (pts: [number, number][]) => {
    const twist: string[] = [];
    for (let i = 1; i < pts.length; i += 2) {
      const [px, py] = pts[i]!;
      twist.push(leaf(px - w * 0.016, py + w * 0.02, -0.95 + R.r(-0.15, 0.15), w * 0.056, w * 0.017));
    }
    const d = `M${pts.map((p) => `${f1(p[0])} ${f1(p[1])}`).join('L')}`;
    out.push(
      `<path d="${d}" fill="none" stroke="${hex(dark)}" stroke-width="${f1(w * 0.066)}" stroke-linecap="round"/>`,
    );
    out.push(path(twist, light, 0.85));
  };
  for (let i = 0; i < 6; i++) {
    const rx = w * (0.5 - i * 0.062) * R.r(0.97, 1.03);
    const cy = y - i * w * 0.012 + R.r(-2, 2);
    strand(
      Array.from({ length: 91 }, (_, k): [number, number] => [
        x + Math.cos((k / 90) * 6.283) * rx,
        cy + Math.sin((k / 90) * 6.283) * rx * 0.36,
      ]),
    );
  }
  strand(
    Array.from({ length: 46 }, (_, k): [number, number] => [
      x + w * (0.42 + k / 50),
      y + w * (0.14 + 0.1 * Math.sin(k / 6.5)),
    ]),
  );
  return out.join('');
}

/** A driven pole from foot (x, y) to its top, barked, with a fork to hold a rope. */
export function pole(
  x: number,
  y: number,
  tx: number,
  ty: number,
  w: number,
  dark: RGB,
  light: RGB,
  lx: 1 | -1,
) {
  const at = (q: number, o: number): [number, number, number] => [
    x + (tx - x) * q + o,
    y + (ty - y) * q,
    w * (1 - 0.35 * q),
  ];
  const streaks = [0.1, 0.3, 0.52, 0.7].map((q) =>
    taper(
      [at(q, lx * w * 0.2), at(q + 0.1, lx * w * 0.26), at(q + 0.17, lx * w * 0.18)].map(
        ([a, b], i): [number, number, number] => [a, b, i === 1 ? w * 0.2 : 0.5],
      ),
    ),
  );
  return (
    path(
      [
        taper([at(0, 0), at(0.3, w * 0.12), at(0.65, -w * 0.1), at(1, 0)]),
        taper([
          at(0.95, 0)
            .slice(0, 2)
            .concat(w * 0.6) as [number, number, number],
          [tx - w * 1.2, ty - w * 2.2, w * 0.35],
        ]),
        taper([
          at(0.95, 0)
            .slice(0, 2)
            .concat(w * 0.6) as [number, number, number],
          [tx + w * 1.1, ty - w * 2.4, w * 0.35],
        ]),
      ],
      dark,
    ) + path(streaks, light)
  );
}
