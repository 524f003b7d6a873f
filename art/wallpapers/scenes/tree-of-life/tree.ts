import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch, type RGB } from '../../lib/colour.ts';
import { greatTree } from '../../lib/great-tree.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { path, taper } from '../../lib/shapes.ts';
import { lightAmongLeaves } from './among-leaves.ts';
import { honey, light, rim } from './setting.ts';

const tones: RGB[] = tints(
  '.15 .04 190, .22 .055 174, .31 .08 155, .42 .11 136, .55 .13 122, .68 .14 110, .8 .14 102, .9 .12 97',
);

/** The tree, its roots, the light in its crown, and its twelve fruits. */
export async function tree(c: Canvas) {
  const R = rng(7);
  const foot = { x: 712, y: 2262 };
  const k = greatTree(R, {
    foot,
    fork: { x: 726, y: 1930 },
    crown: { x: 720, y: 1360, rx: 590, ry: 470, floor: 1760 },
    gap: 64,
    light,
    reach: 720,
    tones,
    bark: [lch(0.2, 0.05, 40), lch(0.82, 0.125, 82)],
    leaf: [19, 4.6],
  });
  const box: [number, number, number, number] = [0, 760, 1440, 1640];
  // roots feeling their way to the water
  const spread = [
    [-340, 74, 84, -22],
    [-230, 124, 74, 24],
    [-110, 150, 70, -14],
    [90, 152, 70, 16],
    [225, 128, 76, -22],
    [345, 78, 84, 22],
  ] as const;
  const rootAt = (dx: number, dy: number, w: number, bend: number, t: number): [number, number, number] => [
    foot.x + dx * (0.05 + 0.95 * t ** 1.2) + bend * Math.sin(t * 5.4),
    foot.y - 150 * (1 - t) ** 3 + dy * t ** 1.5,
    w * (0.25 + 0.75 * Math.min(1, t * 3.4)) * (1 - t) ** 0.9 + 4,
  ];
  const roots = spread.map(([dx, dy, w, bend]) =>
    taper(Array.from({ length: 25 }, (_, i) => rootAt(dx, dy, w, bend, i / 24))),
  );
  await c.svg(k.back, { box });
  c.glow(light.x, light.y, 620, 540, honey, 0.4, 1.4, { stipple: 0.3 });
  await c.svg(path(roots, lch(0.2, 0.05, 40)), { box, rim: { ...rim, amt: 0.8 } });
  // ridges of bark running from the trunk out along the roots
  const grain: string[] = [];
  for (const [dx, dy, w, bend] of spread)
    for (let s = 0; s < 9; s++) {
      const t0 = R.r(0.05, 0.6);
      const t1 = t0 + R.r(0.12, 0.3);
      const off = R.r(-0.36, 0.1);
      grain.push(
        taper(
          [0, 0.5, 1].map((q): [number, number, number] => {
            const [x, y, ww] = rootAt(dx, dy, w, bend, t0 + (t1 - t0) * q);
            return [x, y + ww * off, q === 0.5 ? R.r(2, 4.5) : 0.5];
          }),
        ),
      );
    }
  await c.svg(k.wood, { box, rim: { dx: 0, dy: -5, col: lch(0.92, 0.12, 88), amt: 0.5 } });
  await c.svg(path(grain, lch(0.7, 0.12, 76), 0.8), { box });
  await c.svg(k.front, { box, rim: { dx: 0, dy: 3, col: lch(0.9, 0.11, 95), amt: 0.22 } });
  await lightAmongLeaves(c, k.ends);
  // twelve fruits, low and outside where the light comes through the leaves
  const hang = k.ends
    .filter((e) => Math.hypot((e.x - light.x) / 1.1, e.y - light.y) > 230)
    .sort((a, b) => b.y - a.y);
  const chosen: typeof hang = [];
  for (const e of hang)
    if (chosen.length < 12 && chosen.every((f) => Math.hypot(f.x - e.x, f.y - e.y) > 165)) chosen.push(e);
  let fruit = '';
  for (const { x, y } of chosen) {
    const s = 19;
    const side = Math.sign(light.x - x);
    c.glow(x, y + 30, 96, 96, lch(0.7, 0.16, 42), 0.3, 2.2);
    fruit += `<path d="M${x} ${y - 8}q3 14 0 26" stroke="${hex(tones[0]!)}" stroke-width="3.5" fill="none"/><circle cx="${x}" cy="${y + 34}" r="${s}" fill="${hex(lch(0.4, 0.12, 25))}"/><ellipse cx="${x + side * 5}" cy="${y + 31}" rx="${s * 0.72}" ry="${s * 0.78}" fill="${hex(lch(0.58, 0.15, 38))}"/><ellipse cx="${x + side * 9}" cy="${y + 25}" rx="${s * 0.34}" ry="${s * 0.42}" fill="${hex(lch(0.76, 0.14, 58))}"/>`;
  }
  await c.svg(fruit, { box });
}
