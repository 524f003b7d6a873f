import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { P, path, ribbon } from '../../lib/shapes.ts';
import { cypress } from '../../lib/trees.ts';
import { gate } from './setting.ts';

/** Morning seen through the door: a bright hill, a tree, and the path that goes on. */
export async function doorway(c: Canvas) {
  const { x, foot, w, h } = gate;
  const r = w / 2;
  const top = foot - h;
  const open = `M${P(x - r, foot + 2)}L${P(x - r, top + r)}A${r} ${r} 0 0 1 ${P(x + r, top + r)}L${P(x + r, foot + 2)}Z`;
  const hill1 = `M${P(x - 80, 1960)}Q${P(x - 20, 1910)} ${P(x + 80, 1944)}L${P(x + 80, 2130)}L${P(x - 80, 2130)}Z`;
  const hill2 = `M${P(x - 80, 2020)}Q${P(x + 10, 1964)} ${P(x + 80, 1996)}L${P(x + 80, 2130)}L${P(x - 80, 2130)}Z`;
  const way = ribbon([
    [x + 20, 1982, 3],
    [x + 26, 2004, 5],
    [x - 4, 2034, 9],
    [x + 8, 2070, 18],
    [x, 2116, 40],
  ]);
  const reveal = `M${P(x - r, foot + 2)}L${P(x - r, top + r)}A${r} ${r} 0 0 1 ${P(x - r * 0.2, top + 2)}A${r} ${r} 0 0 0 ${P(x - r + 17, top + r + 6)}L${P(x - r + 17, foot + 2)}Z`;
  const defs = `<clipPath id="door"><path d="${open}"/></clipPath><linearGradient id="morning" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex(lch(0.9, 0.075, 90))}"/><stop offset="0.45" stop-color="${hex(lch(0.975, 0.05, 97))}"/><stop offset="1" stop-color="${hex(lch(0.96, 0.07, 94))}"/></linearGradient>`;
  const inside =
    path(open, 'url(#morning)') +
    `<circle cx="${x - 14}" cy="1892" r="24" fill="${hex(lch(0.995, 0.02, 100))}"/>` +
    path(hill1, lch(0.88, 0.085, 100)) +
    path(hill2, lch(0.8, 0.105, 104)) +
    path(way, lch(0.985, 0.035, 95)) +
    cypress(
      rng(3),
      x + 38,
      1998,
      74,
      17,
      tones([0.56, 0.075, 115, 0.66, 0.085, 108, 0.82, 0.1, 100]),
      -1,
      90,
    ) +
    path(reveal, lch(0.66, 0.085, 80));
  await c.svg(`<g clip-path="url(#door)">${inside}</g>`, { box: [x - 120, top - 40, 240, h + 80], defs });
  c.glow(x, 1930, 130, 230, lch(0.98, 0.05, 95), 0.5, 2);
}
