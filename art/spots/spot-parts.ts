// Ground, colours and plants that the spots share: middle tones on a soft violet, for parchment and night alike.
import { cloth } from '../avatar/colour.ts';
import { blob, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
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

/** A clay lamp, its spout to the left: 112 to 184, its foot at 121. */
export function oilLamp(k: Pen): string {
  const bowl = form(
    k,
    blob(
      ...points(
        '112 92*, 122 90.5, 130 91, 142 87, 156 86.5, 170 91, 174 97, 168 105, 156 109, 142 109, 130 104, 122 100, 112 96*',
      ),
    ),
    CLAY,
    mark(blob(...points('128 101, 142 104, 160 102, 174 95*, 170 106*, 156 111, 138 110*')), CLAY.shade) +
      draw.leaf(CLAY.light, points('128 94, 144 90, 160 90'), 3),
    { flat: true, rim: 1.2 },
  );
  const handle = form(k, tube(points('170 94, 182 90, 184 100, 172 104'), [4.6, 4.2, 4.2, 4.6]), CLAY, '', {
    dx: 2,
    dy: 1,
  });
  const stand = form(
    k,
    blob(...points('146 108*, 160 108*, 159 116, 168 121*, 138 121*, 147 116')),
    CLAY,
    '',
    {
      dx: 4,
      dy: 0,
    },
  );
  return handle + stand + bowl;
}

/** The flame on the spout of `oilLamp`. */
export function lampFlame(): string {
  return (
    mark(blob(...points('115 90, 108.5 86, 108 78, 113 70, 115 59*, 121 69, 124 78, 121 87')), '#E6AE45') +
    mark(blob(...points('115 88, 111.5 84, 112 78.5, 115.5 71*, 119 78, 118.5 85')), draw.CORE)
  );
}
