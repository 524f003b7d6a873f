// Ground, colours and plants that the spots share: middle tones on a soft violet, for parchment and night alike.
import { cloth } from '../avatar/colour.ts';
import { blob } from '../avatar/geom.ts';
import { mark, type Pen } from '../avatar/pen.ts';
import * as draw from '../chests/chest-drawing.ts';
import { points } from '../points.ts';

export const PAPER = cloth('#F3E8D2');
export const LEAF = cloth('#7C9A66');
export const LEATHER = cloth('#A5634A');
export const CLAY = cloth('#BF6F4E');
export const WOOD = cloth('#A3764E');
export const WOOL = cloth('#EFE6D6');
export const STONE = cloth('#D9C6B0');
const DUSK = '#8C7FBC';

const groundAt = (y: number) => blob(...points(`22 ${y}*, 18 70, 46 30, 96 22, 150 30, 182 64, 178 ${y}*`));
/** The soft ground that every spot stands on, with a wide base at y. */
export const ground = (y: number) => mark(groundAt(y), DUSK, 0.14) + draw.oval(100, y, 84, 9, DUSK, 0.22);
/** What lies on the ground ends where it ends. */
export function onGround(k: Pen, y: number, svg: string): string {
  const id = `${k.uid}-ground`;
  return `<clipPath id="${id}"><path d="${groundAt(y)}"/></clipPath><g clip-path="url(#${id})">${svg}</g>`;
}

/** A sprig of olive along a stem; leaves in pairs, two fruits. */
export function olive(x: number, y: number, turn: number, s: number): string {
  const pair = (at: number, l: number) =>
    draw.leaf(
      LEAF.base,
      [
        [at, 0],
        [at + l * 0.5, -l * 0.46],
        [at + l, -l * 0.56],
      ],
      l * 0.3,
    ) +
    draw.leaf(
      LEAF.shade,
      [
        [at, 0],
        [at + l * 0.5, l * 0.4],
        [at + l, l * 0.56],
      ],
      l * 0.3,
    );
  const leaves =
    [4, 16, 28, 40].map((at, i) => pair(at, 18 - i * 1.5)).join('') +
    draw.leaf(LEAF.light, points('50 0, 58 -1, 66 0'), 5);
  const fruit =
    draw.oval(24, 6.5, 3.6, 4.4, '#5E5480') +
    draw.oval(23, 5, 1.1, 1.3, '#A79CC8') +
    draw.oval(38, -6, 3.2, 4, '#5E5480');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${draw.stroke(points('-6 1, 20 -1, 54 0'), LEAF.line, 1.8)}${leaves}${fruit}</g>`;
}
