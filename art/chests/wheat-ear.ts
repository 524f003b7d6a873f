// Ears of wheat for the bushel and for the parables' emblem.
import { brush } from '../avatar/geom.ts';
import { mark } from '../avatar/pen.ts';
import { points } from '../points.ts';
import type { Mat } from './chest-drawing.ts';

/** An ear of wheat standing on (x, y), leaning by `turn` degrees. */
export function ear(m: Mat, x: number, y: number, turn: number, s: number): string {
  const awns = [-30, -14, 4, 18, 32]
    .map(
      (a) =>
        `M0-30L${Math.round(Math.sin((a * Math.PI) / 180) * 30)} ${-30 - Math.round(Math.cos((a * Math.PI) / 180) * 26)}`,
    )
    .join('');
  const grain = (gx: number, gy: number, a: number) =>
    `<path d="M0 0C-5-3-5-10 0-15C5-10 5-3 0 0Z" transform="translate(${gx} ${gy}) rotate(${a})" fill="${gx > 0 ? m.shade : gx < 0 ? m.base : m.light}"/>`;
  const rows =
    [0, 1, 2, 3].map((i) => grain(-3, -i * 8, -28) + grain(3, -i * 8 - 3, 28)).join('') + grain(0, -32, 0);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${mark(
    brush(points('1 44, 0 20, 0 -4'), 3, 0.8, 0.6),
    m.shade,
  )}<path d="${awns}" fill="none" stroke="${m.base}" stroke-width="1.2"/>${rows}</g>`;
}
