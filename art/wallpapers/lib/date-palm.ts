import type { RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import type { Rng } from './random.ts';
import { path, taper } from './shapes.ts';

export interface DatePalm {
  x: number;
  y: number;
  h: number;
  lean: number;
  /** trunk: body, shade, light */
  bark: [RGB, RGB, RGB];
  /** dark to light */
  leaves: RGB[];
  /** side of the light */
  lx: 1 | -1;
  fronds: number;
  /** leaflets on each side of a frond */
  leaflets: number;
  dates?: RGB;
}

function trunk(R: Rng, k: DatePalm): { svg: string; top: [number, number] } {
  const spine: [number, number, number][] = [];
  let [x, y, a] = [k.x, k.y, -Math.PI / 2 + k.lean];
  const steps = 22;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    spine.push([x, y, k.h * lerp(0.05, 0.032, t) * (1 + 0.5 * (1 - t) ** 8) * (i % 2 ? 1.05 : 0.97)]);
    a -= (k.lean * 1.3) / steps;
    x += (Math.cos(a) * k.h) / steps;
    y += (Math.sin(a) * k.h) / steps;
  }
  // scars of old fronds: short slanted strokes, dark away from the light and pale toward it
  const shade: string[] = [];
  const light: string[] = [];
  for (let i = 0; i < k.h / 9; i++) {
    const p = spine[Math.floor(R.f() * steps)]!;
    const u = R.r(-0.46, 0.46);
    const w = p[2];
    const dy = R.r(-0.5, 0.5) * (k.h / steps);
    const stroke: [number, number, number][] = [
      [p[0] + u * w - w * 0.12, p[1] + dy - w * 0.05, w * 0.04],
      [p[0] + u * w, p[1] + dy + w * 0.1, w * 0.1],
      [p[0] + u * w + w * 0.12, p[1] + dy - w * 0.05, w * 0.04],
    ];
    (u * k.lx > R.r(-0.1, 0.3) ? light : shade).push(taper(stroke));
  }
  const top = spine[steps]!;
  return {
    svg: path(taper(spine), k.bark[0]) + path(shade, k.bark[1]) + path(light, k.bark[2]),
    top: [top[0], top[1]],
  };
}

/** A date palm: scarred trunk and a crown of arching fronds, every leaflet drawn and toned by its turn to the light. SVG. */
export function datePalm(R: Rng, k: DatePalm): string {
  const { svg, top } = trunk(R, k);
  const nT = k.leaves.length;
  const fronds: { depth: number; svg: string }[] = [];
  for (let i = 0; i < k.fronds; i++) {
    const u = ((i + R.r(0, 0.9)) / k.fronds) * 2 - 1;
    // from hanging left over upright to hanging right
    const start = -Math.PI / 2 + u * 2.2;
    const side = Math.cos(start) >= 0 ? 1 : -1;
    const length = k.h * R.r(0.34, 0.44) * (1 - 0.12 * Math.abs(u));
    const back = R.f() < 0.35;
    const bins: string[][] = k.leaves.map(() => []);
    const rachis: [number, number, number][] = [];
    let [x, y, a] = [top[0] + R.n() * k.h * 0.008, top[1], start];
    const steps = k.leaflets;
    const fall = R.r(1.0, 1.6);
    for (let j = 0; j <= steps; j++) {
      const t = j / steps;
      rachis.push([x, y, k.h * lerp(0.009, 0.0016, t)]);
      if (j > 1) {
        const long = length * 0.34 * Math.sin(Math.PI * clamp(0.16 + 0.8 * t)) * R.r(0.85, 1.1);
        for (const s of [-1, 1]) {
          const open = lerp(1.05, 0.42, t);
          let b = a + s * open + R.r(-0.07, 0.07);
          const leaflet: [number, number, number][] = [[x, y, k.h * 0.0035]];
          let [px, py] = [x, y];
          for (let q = 0; q < 3; q++) {
            b += (Math.PI / 2 - b) * 0.1 * (Math.abs(b - Math.PI / 2) < Math.PI ? 1 : -1);
            px += Math.cos(b) * (long / 3);
            py += Math.sin(b) * (long / 3);
            leaflet.push([px, py, Math.max(k.h * [0.0085, 0.006, 0.0008][q]!, [3, 2.2, 0.4][q]!)]);
          }
          const up = -Math.sin(b) * 0.28 + Math.cos(b) * k.lx * 0.3;
          const tone =
            0.42 +
            up +
            0.22 * Math.cos(start) * k.lx -
            0.2 * Math.sin(start) * 0.6 -
            (back ? 0.3 : 0) +
            R.r(-0.14, 0.14);
          bins[clamp(Math.floor(tone * nT), 0, nT - 1)]!.push(taper(leaflet));
        }
      }
      a += (side * fall * (0.35 + 1.3 * t)) / steps;
      x += (Math.cos(a) * length) / steps;
      y += (Math.sin(a) * length) / steps;
    }
    const drawn = bins.map((d, q) => (d.length ? path(d, k.leaves[q]!) : '')).join('');
    fronds.push({
      depth: (back ? -2 : 0) - Math.abs(u) + R.r(-0.3, 0.3),
      svg: drawn + path(taper(rachis), k.leaves[Math.min(nT - 1, back ? 1 : 3)]!),
    });
  }
  fronds.sort((p, q) => p.depth - q.depth);
  let dates = '';
  if (k.dates) {
    for (const s of [-1, 0.2, 1]) {
      let d = '';
      for (let i = 0; i < 34; i++) {
        const t = R.f();
        const r = k.h * 0.0062 * R.r(0.8, 1.2);
        const [px, py] = [
          top[0] + s * k.h * (0.02 + 0.035 * t) + R.n() * k.h * 0.014,
          top[1] + k.h * (0.02 + 0.085 * t),
        ];
        d += `M${(px - r).toFixed(1)} ${py.toFixed(1)}a${r.toFixed(1)} ${(r * 1.3).toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${(r * 1.3).toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
      }
      dates += path(d, k.dates);
    }
  }
  const half = fronds.findIndex((f) => f.depth > -1);
  const behind = fronds
    .slice(0, Math.max(0, half))
    .map((f) => f.svg)
    .join('');
  const before = fronds
    .slice(Math.max(0, half))
    .map((f) => f.svg)
    .join('');
  return behind + svg + dates + before;
}
