// Stones of remembrance (Joshua 4:6, 7), each with what it remembers cut in: for prayer, people and gifts.
import { blob } from '../avatar/geom.ts';
import { form, mark } from '../avatar/pen.ts';
import { leaf, oval, round, stroke } from '../chests/chest-drawing.ts';
import { type Point, points } from '../points.ts';
import { shadow, type Workshop } from './milestone-drawing.ts';
import { EMBLEMS_OF_MILESTONES, type MilestoneEmblem } from './milestone-emblems.ts';

/** Where the emblem is cut, and how large, belongs to the stone. */
const FORMS = {
  boulder: {
    outline: '10 84, 14 58, 30 36, 58 26, 86 32, 106 54, 112 82, 100 104, 62 110, 22 105',
    x: 60,
    y: 68,
    scale: 1.25,
    foot: 50,
  },
  standing: {
    outline: '34 110*, 30 74, 33 34, 46 12, 62 7, 80 15, 90 40, 91 78, 87 110*',
    x: 60,
    y: 54,
    scale: 1,
    foot: 36,
  },
  slab: {
    outline: '8 70*, 20 46, 60 38, 100 44, 114 64*, 116 92, 106 110*, 16 110*, 4 92',
    x: 60,
    y: 75,
    scale: 1.15,
    foot: 56,
  },
  stele: {
    outline: '26 110*, 26 42, 37 20, 60 10, 83 20, 94 42, 94 110*',
    x: 60,
    y: 60,
    scale: 1.15,
    foot: 42,
  },
  pebble: {
    outline: '6 80, 18 52, 56 38, 94 46, 114 72, 106 98, 64 110, 22 104',
    x: 60,
    y: 74,
    scale: 1.2,
    foot: 50,
  },
  shoulder: {
    outline: '14 110*, 12 72, 24 46*, 42 38, 50 20*, 78 12, 96 30, 106 66, 108 110*',
    x: 65,
    y: 68,
    scale: 1.15,
    foot: 50,
  },
  wedge: {
    outline: '10 110*, 18 84, 36 48, 56 16*, 72 19, 96 62, 112 110*',
    x: 60,
    y: 76,
    scale: 1.02,
    foot: 54,
  },
  broken: {
    outline: '20 110*, 17 62, 23 28*, 38 36*, 52 16*, 72 30*, 97 20*, 103 62, 102 110*',
    x: 60,
    y: 70,
    scale: 1.2,
    foot: 46,
  },
  block: {
    outline: '13 108*, 9 78, 14 46, 24 38, 58 33, 98 38, 107 48, 112 80, 107 108*, 60 111',
    x: 60,
    y: 73,
    scale: 1.25,
    foot: 52,
  },
} as const;

export interface MemorialStone {
  form: keyof typeof FORMS;
  rock: string;
  emblem: MilestoneEmblem;
  /** How many smaller stones bear it. */
  on?: 0 | 1 | 2;
  lichen?: string;
  /** Grass at its foot. */
  grass?: boolean;
}

/** Chance that is the same every time, from the emblem's name. */
function chanceOf(name: string): () => number {
  let seed = [...name].reduce((sum, c) => (sum * 33 + c.charCodeAt(0)) % 65_521, 5);
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

function lichenOn(chance: () => number, colour: string, x: number, y: number): string {
  return Array.from({ length: 3 }, () => {
    const [cx, cy, r] = [x + chance() * 26 - 13, y + chance() * 18 - 9, 3 + chance() * 4];
    const edge = Array.from({ length: 7 }, (_, i): Point => {
      const a = (i / 7) * 2 * Math.PI;
      const far = r * (0.7 + chance() * 0.6);
      return [cx + far * 1.3 * Math.cos(a), cy + far * Math.sin(a)];
    });
    return mark(blob(...edge), colour, 0.75);
  }).join('');
}

export function drawStone(w: Workshop, stone: MemorialStone): string {
  const { k } = w;
  const m = w.mat(stone.rock);
  const shape = FORMS[stone.form];
  const chance = chanceOf(stone.emblem);
  const specks = Array.from({ length: 16 }, (_, i) =>
    oval(
      14 + chance() * 92,
      24 + chance() * 82,
      0.7 + chance() * 1.1,
      0.6 + chance() * 0.7,
      i % 3 ? m.deep : m.light,
      0.55,
    ),
  ).join('');
  const left =
    { slab: 26, pebble: 28, boulder: 32, block: 26, shoulder: 28, wedge: 46 }[stone.form as string] ?? 42;
  const texture =
    specks +
    leaf(m.light, points(`${left - 8} 78, ${left - 6} 62, ${left + 4} 50`), 4.5, 0.5) +
    leaf(m.shade, points('84 108, 92 88, 90 66'), 13, 0.55) +
    stroke(
      points(`${84 + chance() * 6} ${38 + chance() * 6}, 82 ${50 + chance() * 5}, ${88 + chance() * 5} 60`),
      m.deep,
      1.1,
      0.7,
    ) +
    leaf(m.deep, points('18 108, 60 106, 104 108'), 6, 0.35);
  const lichen =
    w.isReached && stone.lichen
      ? lichenOn(chance, stone.lichen, 88, 92) + lichenOn(chance, stone.lichen, left, 42)
      : '';
  const body = form(k, blob(...points(shape.outline)), m, texture + lichen, { dx: 8, dy: 6, rim: 2 });
  const id = `${k.uid}-e`;
  const cut = `<defs><g id="${id}" transform="translate(${shape.x} ${shape.y}) scale(${shape.scale})">${EMBLEMS_OF_MILESTONES[stone.emblem]}</g></defs>`;
  const at = (x: number, y: number, colour: string, op = 1) =>
    `<use href="#${id}" transform="translate(${x} ${y})" fill="${colour}" stroke="${colour}"${op === 1 ? '' : ` opacity="${op}"`}/>`;
  // Cut in: the far edge catches the light, the near one throws a shadow into it.
  const carved = cut + at(1.3, 1.4, m.light) + at(-0.8, -0.8, m.line, 0.55) + at(0, 0, m.line, 0.78);
  const raised = `<g transform="translate(${round(60 - 60 * 0.8)} ${stone.on === 2 ? -4 : 4}) scale(.8 .8)">${body}${carved}</g>`;
  const grass = w.isReached && stone.grass ? grassAt(shape.foot * (stone.on ? 1.1 : 1)) : '';
  const base = shadow(58, 111, shape.foot);
  return stone.on ? base + bearing(w, stone.on) + raised + grass : base + body + carved + grass;
}

/** Blades on both sides of a foot that is twice so wide. */
function grassAt(foot: number): string {
  const [a, b] = [Math.round(62 - foot), Math.round(58 + foot)];
  return [
    `${a} 112, ${a - 3} 104, ${a - 8} 98`,
    `${a + 4} 112, ${a + 4} 103, ${a + 7} 96`,
    `${b - 5} 112, ${b - 3} 102, ${b - 6} 95`,
    `${b} 112, ${b + 3} 104, ${b + 8} 99`,
    `${a + 9} 112, ${a + 12} 106, ${a + 17} 103`,
  ]
    .map((text, i) => leaf(i % 2 ? '#7F9A56' : '#5F8A5A', points(text), 3.6))
    .join('');
}

/** The stones below: two beside each other, or two rows. */
function bearing(w: Workshop, rows: 1 | 2): string {
  const [a, b, c] = [w.mat('#A79C8C'), w.mat('#8E8A92'), w.mat('#B8A88E')];
  const row = (y: number, outlines: [string, typeof a][]) =>
    outlines
      .map(([text, m]) =>
        form(w.k, blob(...points(text).map(([x, py]): Point => [x, py + y])), m, '', {
          dx: 5,
          dy: 3,
          rim: 1.4,
        }),
      )
      .join('');
  const low = row(0, [
    ['62 112, 60 100, 72 91, 96 90, 112 100, 110 111, 86 114', b],
    ['8 111, 8 100, 22 90, 46 90, 64 98, 64 110, 36 114', a],
  ]);
  return rows === 1 ? low : low + row(-14, [['24 108, 26 98, 44 92, 78 92, 96 99, 94 108, 60 111', c]]);
}
