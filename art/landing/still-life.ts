// What stands and grows on the parapet: the jar of oil and the caper bush.
import type { Canvas } from '../wallpapers/lib/canvas.ts';
import type { RGB } from '../wallpapers/lib/colour.ts';
import { hex } from '../wallpapers/lib/colour.ts';
import { clamp, lerp } from '../wallpapers/lib/maths.ts';
import { rng } from '../wallpapers/lib/random.ts';
import { leaf, path } from '../wallpapers/lib/shapes.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { type Profile, turned } from './turned.ts';

const JAR: Profile = [
  [0, 42],
  [14, 52],
  [60, 84],
  [104, 94],
  [150, 84],
  [186, 54],
  [204, 32],
  [222, 28],
  [238, 31],
  [246, 44],
  [254, 45],
];

/** A jar of oil that stands beside the lamp ("the wise took oil in their vessels", Matthew 25:4). */
export async function paintJar(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const { x, scale } = l.jar;
  const y = (l.parapet.back + l.parapet.front) / 2 + 6;
  const tones = p.clay;
  const ear = (m: number) =>
    `<path d="M${30 * m} -232C${70 * m} -244 ${98 * m} -214 ${74 * m} -172" fill="none" stroke="${hex(tones[m < 0 ? 2 : 0] as RGB)}" stroke-width="13"/>`;
  const bands = [128, 136]
    .map(
      (h) =>
        `<path d="M-93 -${h}Q0 -${h - 16} 93 -${h}" fill="none" stroke="${hex(tones[0] as RGB)}" stroke-width="3" stroke-opacity=".6"/>`,
    )
    .join('');
  const mouth = `<ellipse cx="0" cy="-254" rx="45" ry="8" fill="${hex(tones[1] as RGB)}"/><ellipse cx="0" cy="-253" rx="34" ry="5" fill="${hex(tones[0] as RGB)}"/>`;
  const box: [number, number, number, number] = [x - 150 * scale, y - 300 * scale, 320 * scale, 340 * scale];
  const place = (f: string) => `<g transform="translate(${x} ${y}) scale(${scale})">${f}</g>`;
  await c.svg(place(`<ellipse cx="24" cy="4" rx="96" ry="10" fill="${hex(p.stone.joint)}"/>`), {
    box,
    blur: 5,
    opacity: 0.65,
  });
  await c.svg(place(ear(-1) + ear(1) + turned(0, 0, JAR, tones, -1) + bands + mouth), {
    box,
    rim: { dx: -4, dy: -3, col: tones[3] as RGB, amt: p.night ? 0.6 : 0.85 },
  });
}

/** A caper bush rooted in the wall: dabs of leaves in five tones with a few blossoms. */
export async function paintLeaves(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const r = rng(314);
  const { x, spread } = l.leaves;
  const top = l.parapet.back;
  const bins: string[][] = p.leaf.map(() => []);
  let blossoms = '';
  for (let i = 0; i < 46; i++) {
    const u = r.f() ** 1.35;
    const cx = x + u * spread;
    const cy = lerp(top - 70 * (1 - u) ** 0.7, top + 150, r.f() ** 0.8) + u * 26;
    const size = r.r(34, 62) * (1 - 0.35 * u);
    for (let k = 0; k < 120; k++) {
      const a = r.r(0, 6.283);
      const q = Math.sqrt(r.f());
      const ex = Math.cos(a) * q;
      const ey = Math.sin(a) * q * 0.8;
      const light = ex * 0.5 - ey * 0.6 + (top + 10 - cy) / 210 + (u - 0.4) * 0.35 + r.r(-0.3, 0.3);
      const bin = clamp(Math.floor((light * 0.5 + 0.46) * bins.length), 0, bins.length - 1);
      bins[bin]?.push(
        leaf(cx + ex * size, cy + ey * size, a * 0.3 + r.r(-0.9, 1.1), r.r(11, 20), r.r(3.6, 6.4)),
      );
    }
    if (r.f() < 0.5)
      blossoms += blossom(cx + r.r(-30, 30), cy - size * r.r(0.1, 0.8), r.r(7, 12), p.blossom, r.r(-30, 30));
  }
  await c.svg(bins.map((b, i) => (b.length ? path(b, p.leaf[i] as RGB) : '')).join('') + blossoms, {
    box: [0, top - 200, Math.round(spread + 160), l.h - top + 200],
  });
}

function blossom(x: number, y: number, r: number, tones: RGB[], turn: number): string {
  const petal = (a: number, i: number) => path(leaf(0, 0, a, r * 1.5, r * 0.85), tones[i % 2 ? 1 : 2] as RGB);
  const petals = [-2.6, -1.9, -1.2, -0.5, 0.3].map(petal).join('');
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">${petals}${path(leaf(0, 0, -1.5, r * 0.7, r * 0.4), tones[0] as RGB)}</g>`;
}
