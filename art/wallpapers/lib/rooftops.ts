import { mix, type RGB } from './colour.ts';
import type { Rng } from './random.ts';
import { P, path, taper } from './shapes.ts';

export type Opening = { x: number; y: number; w: number; h: number; lit: boolean };
export type Roofed = {
  /** front edge of the roof, left and right, and its height */
  front: [x0: number, x1: number, y: number];
  /** back edge of the roof */
  back: [x0: number, x1: number, y: number];
  /** where the front wall meets the ground */
  base: number;
  openings: Opening[];
  /** height of the parapet around the roof */
  lip: number;
};
export type WallTones = { wall: RGB; shade: RGB; roof: RGB; cap: RGB; dark: RGB; win: RGB };

/** An arched opening; a lit one is framed by the thickness of its jamb. */
function opening(o: Opening, t: WallTones) {
  const arch = (k: number) => {
    const w = (o.w / 2) * k;
    return `M${P(o.x - w, o.y)}L${P(o.x - w, o.y - o.h * k + w)}A${w} ${w} 0 0 1 ${P(o.x + w, o.y - o.h * k + w)}L${P(o.x + w, o.y)}Z`;
  };
  return (
    path(arch(1.14), t.shade) +
    path(arch(1), o.lit ? mix(t.win, t.dark, 0.35) : t.dark) +
    (o.lit ? path(arch(0.8), t.win) : '')
  );
}

/** A flat-roofed house seen from above its own roof: parapet, roof floor, front wall of laid stone, openings. */
export function roofedHouse(R: Rng, h: Roofed, t: WallTones) {
  const [fx0, fx1, fy] = h.front;
  const [bx0, bx1, by] = h.back;
  const out: string[] = [];
  out.push(path(`M${P(bx0, by)}L${P(bx1, by)}L${P(fx1, fy)}L${P(fx0, fy)}Z`, t.roof));
  // inner faces of the parapet, then the front wall below its cap
  out.push(
    path(
      `M${P(bx0, by)}L${P(bx1, by)}L${P(bx1, by - h.lip)}L${P(bx0, by - h.lip)}Z`,
      mix(t.wall, t.roof, 0.5),
    ),
  );
  out.push(
    path(
      `M${P(bx0, by)}L${P(bx0, by - h.lip)}L${P(fx0, fy - h.lip)}L${P(fx0, fy)}Z`,
      mix(t.shade, t.wall, 0.55),
    ),
  );
  out.push(
    path(
      `M${P(bx1, by)}L${P(bx1, by - h.lip)}L${P(fx1, fy - h.lip)}L${P(fx1, fy)}Z`,
      mix(t.shade, t.wall, 0.55),
    ),
  );
  const cap = (a: [number, number], b: [number, number], w0: number, w1: number) =>
    path(
      taper([
        [...a, w0],
        [...b, w1],
      ]),
      t.cap,
    );
  const behind =
    cap([bx0 - 4, by - h.lip], [bx1 + 4, by - h.lip], h.lip * 0.34, h.lip * 0.34) +
    cap([bx0, by - h.lip], [fx0, fy - h.lip], h.lip * 0.34, h.lip * 0.5) +
    cap([bx1, by - h.lip], [fx1, fy - h.lip], h.lip * 0.34, h.lip * 0.5);
  const face: string[] = [
    path(`M${P(fx0, fy - h.lip)}L${P(fx1, fy - h.lip)}L${P(fx1, h.base)}L${P(fx0, h.base)}Z`, t.wall),
  ];
  const rowH = h.lip * 0.62;
  const light: string[] = [];
  const deep: string[] = [];
  for (let y = fy - h.lip * 0.6; y < h.base; y += rowH) {
    let x = fx0 + R.r(-30, 0);
    while (x < fx1) {
      const w = rowH * R.r(1.3, 2.7);
      const q = R.f();
      const stone = `M${P(Math.max(fx0, x + 2), y + 2)}L${P(Math.min(fx1, x + w - 2), y + R.r(1, 4))}L${P(Math.min(fx1, x + w - R.r(2, 4)), y + rowH - 2)}L${P(Math.max(fx0, x + R.r(2, 4)), y + rowH - R.r(2, 4))}Z`;
      if (q < 0.16) light.push(stone);
      else if (q < 0.34) deep.push(stone);
      x += w;
    }
  }
  face.push(path(light, mix(t.wall, t.cap, 0.28), 0.6), path(deep, t.shade, 0.5));
  face.push(cap([fx0 - 6, fy - h.lip], [fx1 + 6, fy - h.lip], h.lip * 0.5, h.lip * 0.5));
  return {
    behind: out.join('') + behind,
    face: face.join(''),
    openings: h.openings.map((o) => opening(o, t)).join(''),
  };
}
