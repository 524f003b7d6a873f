import { mix, type RGB } from './colour.ts';
import type { Rng } from './random.ts';
import { P, path, taper } from './shapes.ts';
import type { Lit } from './town.ts';

export interface TentTones {
  roof: RGB;
  /** the side that turns from the light, and the stripes woven into both */
  wall: RGB;
  stripe: RGB;
  rope: RGB;
  /** inside of the opening: dark cloth, or lamplight when `lamp` is given */
  inside: RGB;
  lamp?: RGB;
}

/** A nomad's long tent, w px wide and h px tall at its poles, standing on (x, y); lamps are added to `lights`. */
export function tent(
  R: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  t: TentTones,
  lights: Lit[] = [],
  dir: 1 | -1 = 1,
): string {
  const p = (a: number, b: number) => P(x + a * w * dir, y - b * h);
  const j = () => R.r(-0.03, 0.03);
  const [a, b] = [-0.24 + j(), 0.2 + j()];
  const tall = 0.94 + j();
  const eave = 0.42 + j() * 0.5;
  const rope = (from: [number, number], to: [number, number]) => {
    const [u, v] = [x + from[0] * w * dir, y - from[1] * h];
    return taper([
      [u, v, 1.7],
      [x + to[0] * w * dir, y - to[1] * h, 1.2],
    ]);
  };
  const ropes = [
    rope([-0.44, eave], [-0.66, -0.02]),
    rope([0.42, eave], [0.62, -0.04]),
    rope([a, tall], [-0.62, 0.0]),
    rope([-0.1, eave * 0.95], [-0.18, -0.08]),
    rope([0.3, eave * 0.95], [0.4, -0.09]),
  ];
  // the roof hangs between its poles; the front wall stands under the eave
  const ridgeTop = `M${p(-0.47, eave)}Q${p(-0.34, eave + 0.16)} ${p(a, tall)}Q${p((a + b) / 2, tall - 0.2)} ${p(b, 1)}Q${p(0.32, 0.64)} ${p(0.46, eave - 0.03)}`;
  const roof = `${ridgeTop}Q${p(0.36, eave - 0.09)} ${p(0.28, eave - 0.02)}Q${p(0.1, eave - 0.1)} ${p(-0.1, eave - 0.02)}Q${p(-0.3, eave - 0.09)} ${p(-0.47, eave)}Z`;
  const front = `M${p(-0.46, eave)}L${p(-0.52, 0)}L${p(0.5, -0.02)}L${p(0.45, eave)}Z`;
  const stripes: string[] = [];
  for (const v of [0.12, 0.24]) {
    stripes.push(`M${p(-0.5, v)}L${p(0.49, v - 0.01)}L${p(0.488, v + 0.045)}L${p(-0.495, v + 0.055)}Z`);
  }
  const o0 = -0.1 + j();
  const o1 = o0 + 0.24;
  const opening = `M${p(o0, -0.01)}L${p(o0 + 0.02, eave - 0.05)}Q${p((o0 + o1) / 2, eave - 0.11)} ${p(o1 - 0.02, eave - 0.04)}L${p(o1, -0.01)}Z`;
  const flap = `M${p(o1, -0.01)}L${p(o1 - 0.02, eave - 0.04)}L${p(o1 + 0.04, eave - 0.05)}L${p(o1 + 0.09, -0.01)}Z`;
  const shadeRoof = `M${p(b, 1)}Q${p(0.32, 0.64)} ${p(0.46, eave - 0.03)}Q${p(0.36, eave - 0.09)} ${p(0.28, eave - 0.02)}Q${p(0.22, 0.7)} ${p(b, 1)}Z`;
  const seams = [a, (a + b) / 2, b].map((u, i) =>
    taper([
      [x + u * w * dir, y - (i === 1 ? tall - 0.12 : tall) * h, 1.4],
      [x + (u + (i - 1) * 0.05) * w * dir, y - (eave - 0.05) * h, 2],
    ]),
  );
  if (t.lamp) lights.push({ x: x + ((o0 + o1) / 2) * w * dir, y: y - eave * 0.4 * h, r: h * 0.42 });
  const poles = [a, b].map((u) =>
    taper([
      [x + u * w * dir, y - (tall + 0.12) * h, 2.2],
      [x + u * w * dir, y - (tall - 0.08) * h, 3],
    ]),
  );
  return (
    path(poles, t.rope) +
    path(front, t.wall) +
    path(stripes, t.stripe, 0.75) +
    path(opening, t.lamp ?? t.inside) +
    path(flap, mix(t.wall, t.roof, 0.45)) +
    path(roof, t.roof) +
    path(shadeRoof, mix(t.roof, t.wall, 0.6)) +
    path(seams, mix(t.roof, t.stripe, 0.6), 0.8) +
    path(ropes, t.rope)
  );
}
