import { mix, type RGB } from './colour.ts';
import type { Rng } from './random.ts';
import { P, path } from './shapes.ts';

export type CityTones = { wall: RGB; shade: RGB; cap: RGB; gold: RGB; goldShade: RGB; gate: RGB };
export type Ring = {
  x: number;
  /** foot of the wall at its middle */
  y: number;
  half: number;
  h: number;
  /** positions of the gates along the wall, −1 … 1 */
  gates: number[];
  towers: number;
  /** courses of precious stone along the foot */
  courses?: RGB[];
};

/** Foot of a ring wall at `u` (−1 … 1): it bends toward the viewer in the middle. */
export const ringFoot = (r: Ring, u: number): [number, number] => [
  r.x + r.half * u,
  r.y - u * u * r.half * 0.11,
];

function tower(x: number, y: number, w: number, h: number, t: CityTones, lx: number, dome: boolean) {
  const out = [
    path(
      `M${P(x - w / 2, y)}L${P(x - w * 0.46, y - h)}L${P(x + w * 0.46, y - h)}L${P(x + w / 2, y)}Z`,
      t.wall,
    ),
  ];
  const s = lx < x ? 1 : -1; // the shaded side turns away from the light
  out.push(
    path(
      `M${P(x + s * w * 0.12, y)}L${P(x + s * w * 0.12, y - h)}L${P(x + s * w * 0.46, y - h)}L${P(x + (s * w) / 2, y)}Z`,
      t.shade,
    ),
  );
  out.push(
    path(
      `M${P(x - w * 0.6, y - h)}L${P(x + w * 0.6, y - h)}L${P(x + w * 0.52, y - h + w * 0.2)}L${P(x - w * 0.52, y - h + w * 0.2)}Z`,
      t.cap,
    ),
  );
  if (dome) {
    const r = w * 0.5;
    const b = y - h;
    out.push(
      path(
        `M${P(x - r, b)}C${P(x - r * 1.12, b - r * 1.1)} ${P(x - r * 0.3, b - r * 1.35)} ${P(x, b - r * 1.9)}C${P(x + r * 0.3, b - r * 1.35)} ${P(x + r * 1.12, b - r * 1.1)} ${P(x + r, b)}Z`,
        t.gold,
      ),
    );
    out.push(
      path(
        `M${P(x + s * r * 0.2, b)}C${P(x + s * r * 0.5, b - r * 0.9)} ${P(x + s * r * 0.2, b - r * 1.3)} ${P(x, b - r * 1.9)}C${P(x + s * r * 0.3, b - r * 1.35)} ${P(x + s * r * 1.12, b - r * 1.1)} ${P(x + s * r, b)}Z`,
        t.goldShade,
      ),
    );
  } else {
    const n = 3;
    for (let i = 0; i < n; i++) {
      const a = x - w * 0.6 + (i / n) * w * 1.2;
      out.push(
        path(
          `M${P(a + w * 0.06, y - h)}L${P(a + w * 0.06, y - h - w * 0.26)}L${P(a + w * 0.32, y - h - w * 0.26)}L${P(a + w * 0.32, y - h)}Z`,
          t.cap,
        ),
      );
    }
  }
  const win = w * 0.13;
  for (const q of [0.35, 0.68])
    out.push(
      path(
        `M${P(x - win / 2 - s * w * 0.14, y - h * q)}L${P(x - win / 2 - s * w * 0.14, y - h * q - win * 2)}L${P(x + win / 2 - s * w * 0.14, y - h * q - win * 2)}L${P(x + win / 2 - s * w * 0.14, y - h * q)}Z`,
        t.gate,
      ),
    );
  return out.join('');
}

/** One ring wall of the city with its gates standing open and its towers, seen from outside and below. */
export function ringWall(R: Rng, r: Ring, t: CityTones) {
  const us = Array.from({ length: 61 }, (_, i) => i / 30 - 1);
  const lift = (u: number, h: number) => {
    const [x, y] = ringFoot(r, u);
    return P(x, y - h);
  };
  const strip = (h0: number, h1: number) =>
    `M${us.map((u) => lift(u, h1)).join('L')}L${[...us]
      .reverse()
      .map((u) => lift(u, h0))
      .join('L')}Z`;
  const out: string[] = [path(strip(-2, r.h), t.wall)];
  // ashlar: pale and shaded stones, fewer toward the ends
  const pale: string[] = [];
  const deep: string[] = [];
  for (let i = 0; i < r.half * 0.8; i++) {
    const u = R.r(-0.98, 0.96);
    const h = Math.floor(R.r(0, r.h / 9)) * 9;
    const du = R.r(8, 20) / r.half;
    const d = `M${lift(u, h + 1)}L${lift(u + du, h + 1)}L${lift(u + du, h + 8)}L${lift(u, h + 8)}Z`;
    (R.f() < 0.5 ? pale : deep).push(d);
  }
  out.push(path(pale, t.cap, 0.55), path(deep, t.shade, 0.42));
  for (const [i, c] of (r.courses ?? []).entries()) out.push(path(strip(i * 5, i * 5 + 5.4), c, 0.85));
  // battlements
  const merlons: string[] = [];
  const n = Math.round(r.half / 8);
  for (let i = 0; i < n; i++) {
    const u = (i / n) * 2 - 1;
    const v = u + 1.1 / n;
    merlons.push(`M${lift(u, r.h - 1)}L${lift(v, r.h - 1)}L${lift(v, r.h + 8)}L${lift(u, r.h + 8)}Z`);
  }
  out.push(path(merlons, t.cap), path(strip(r.h - 4, r.h + 1), t.cap));
  const lights: [number, number, number][] = [];
  for (const u of r.gates) {
    const [x, y] = ringFoot(r, u);
    const w = r.h * 0.36;
    const arch = (k: number, up: number) =>
      `M${P(x - w * k, y)}L${P(x - w * k, y - up)}A${w * k} ${w * k} 0 0 1 ${P(x + w * k, y - up)}L${P(x + w * k, y)}Z`;
    out.push(
      tower(x - w * 1.85, y, w * 1.1, r.h * 1.4, t, r.x, true),
      tower(x + w * 1.85, y, w * 1.1, r.h * 1.4, t, r.x, true),
    );
    out.push(
      path(arch(1.22, r.h * 0.44), t.cap),
      path(arch(1, r.h * 0.4), mix(t.gate, t.gold, 0.6)),
      path(arch(0.78, r.h * 0.38), t.gate),
    );
    lights.push([x, y - r.h * 0.35, w]);
  }
  for (let i = 0; i < r.towers; i++) {
    const u = (i / (r.towers - 1)) * 2 - 1;
    if (r.gates.some((g) => Math.abs(g - u) < 0.16)) continue;
    const [x, y] = ringFoot(r, u);
    out.push(tower(x, y + 2, r.h * 0.46, r.h * R.r(1.2, 1.5), t, r.x, i % 2 === 0));
  }
  return { svg: out.join(''), lights };
}
