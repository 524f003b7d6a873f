// The pearl of great price (Matthew 13:46): a shell as wide as two hands, on sand.
import { cloth } from '../avatar/colour.ts';
import { blob, brush } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

const NACRE = cloth('#EBDCE4');
const PEARL = cloth('#F4EBEC');

/** Draws the shell: shut, opening, then wide open with the pearl before the prints. */
export function drawPearlShell(k: Pen, state: ChestState): Layer[] {
  const shell = draw.material('#A98BA6', state);
  const sand = sandOf(k, draw.material('#DCC59C', state));
  if (state === 'locked')
    return [
      ['shadow', draw.ground(120, 92)],
      ['body', sand + lower(k, shell)],
      ['lid', upper(k, shell, 120, 170, 0, 1)],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(120, 92)],
      ['light', draw.halo(k, 120, 140, 122, 86, 0.9)],
      ['body', sand + lower(k, shell)],
      [
        'light',
        mark(
          blob(...points('32 166, 70 148, 120 142, 170 148, 208 166, 170 180, 120 184, 70 180')),
          draw.CORE,
        ) + draw.seam(points('34 170, 78 180, 120 183, 162 180, 206 170'), 4),
      ],
      ['lid', upper(k, shell, 120, 146, -4, 1)],
      ['light', draw.sparks([26, 140, 2], [214, 132, 2.4], [196, 96, 1.8], [48, 98, 1.6], [120, 58, 2])],
    ];
  return [
    ['shadow', draw.ground(120, 92)],
    ['light', draw.litGround(k, 120, 92) + draw.halo(k, 120, 120, 122, 100, 0.8)],
    ['lid', inside(k, shell)],
    ['body', sand + lower(k, shell)],
    [
      'light',
      mark(
        blob(...points('36 170, 74 156, 120 152, 166 156, 204 170, 166 182, 120 186, 74 182')),
        NACRE.base,
      ) +
        mark(
          blob(...points('52 170, 84 161, 120 158, 156 161, 188 170, 156 178, 120 180, 84 178')),
          draw.CORE,
          0.9,
        ) +
        draw.shafts(k, 120, 170, 56, 120),
    ],
    [
      'gift',
      draw.scroll(k, 84, 112, -18, 0.98, 54) +
        draw.scroll(k, 156, 112, 18, 0.98, 54) +
        pearl(k, 120, 150, 25),
    ],
    ['body', lip(k, shell)],
  ];
}

const FAN = 9;

/** The ribs of a half shell that spreads from its hinge at (0, 0) upwards. */
function ribs(t: Mat, height: number, half: number): string {
  return Array.from({ length: FAN }, (_, i) => {
    const a = ((i / (FAN - 1)) * 2 - 1) * 0.92;
    const tip: Point = [Math.sin(a * 1.25) * half * 1.02, -Math.cos(a * 1.12) * height * 1.02];
    const mid: Point = [tip[0] * 0.52, tip[1] * 0.56];
    return (
      mark(brush([[0, -2], mid, tip], 5.4, 0.2, 1), i % 2 ? t.shade : t.deep, 0.55) +
      draw.leaf(
        t.light,
        [
          [tip[0] * 0.3 - 3, tip[1] * 0.3],
          [mid[0] - 4, mid[1]],
          [tip[0] * 0.92 - 5, tip[1] * 0.92],
        ],
        3,
        0.7,
      )
    );
  }).join('');
}

/** The outline of a half shell: scalloped above, two ears at the hinge. */
function fan(height: number, half: number): string {
  const rim: Point[] = Array.from({ length: FAN * 2 - 1 }, (_, i) => {
    const a = ((i / (FAN * 2 - 2)) * 2 - 1) * 0.98;
    const out = i % 2 ? 0.965 : 1.03;
    return [Math.sin(a * 1.25) * half * out, -Math.cos(a * 1.12) * height * out];
  });
  return blob([-26, 2, 1], [-30, -10, 1], ...rim, [30, -10, 1], [26, 2, 1], [0, 6]);
}

/** The upper half from the front: a dome, its hinge behind, its scalloped edge toward us. */
function upper(k: Pen, t: Mat, x: number, y: number, turn: number, squash: number): string {
  const edge: Point[] = Array.from({ length: FAN * 2 - 1 }, (_, i) => {
    const u = 1 - (i / (FAN * 2 - 2)) * 2;
    return [u * 92, 6 + (1 - u * u) * 12 + (i % 2 ? -5 : 3)];
  });
  const dome = blob(
    [-97, 0, 1],
    [-92, -30],
    [-70, -62],
    [-34, -82],
    [0, -87],
    [34, -82],
    [70, -62],
    [92, -30],
    [97, 0, 1],
    ...edge,
  );
  const flutes = Array.from({ length: FAN }, (_, i) => {
    const u = (i / (FAN - 1)) * 2 - 1;
    const foot: Point = [u * 90, 6 + (1 - u * u) * 13];
    const mid: Point = [u * 66, -38 - (1 - u * u) * 4];
    return (
      mark(brush([[u * 12, -84], mid, foot], 7, 0.2, 1), i % 2 ? t.shade : t.deep, 0.5) +
      draw.leaf(
        t.light,
        [
          [u * 12 - 2, -80],
          [mid[0] - 6, mid[1]],
          [foot[0] - 6, foot[1] - 6],
        ],
        4,
        0.75,
      )
    );
  }).join('');
  const growth = [0.34, 0.58, 0.8]
    .map((q) =>
      draw.band(
        t.shade,
        [
          [-94 * q, -87 + 78 * q],
          [-50 * q, -87 + 100 * q],
          [0, -87 + 106 * q],
          [50 * q, -87 + 100 * q],
          [94 * q, -87 + 78 * q],
        ],
        2,
        0.7,
      ),
    )
    .join('');
  const far = mark(blob(...points('44 -100*, 62 -40, 40 30*, 120 30*, 120 -100*')), t.shade, 0.5);
  return draw.at(
    x,
    y,
    turn,
    `<g transform="scale(1 ${squash})">${form(k, dome, t, flutes + growth + far, { flat: true, rim: 2.8 })}</g>`,
  );
}

function inside(k: Pen, t: Mat): string {
  const back = form(k, fan(138, 95), t, '', { flat: true, rim: 2.4 });
  const lining = form(
    k,
    fan(125, 84),
    NACRE,
    ribs({ ...NACRE, deep: NACRE.shade }, 121, 82) +
      mark(blob(...points('-60 -10, -30 -70, 0 -84, 30 -70, 60 -10, 0 4')), draw.GLOW, 0.42) +
      draw.leaf('#C9D8E6', points('-62 -70, -24 -104, 20 -112'), 12, 0.6) +
      draw.leaf('#E9C9C4', points('10 -112, 52 -92, 74 -56'), 10, 0.6),
    { flat: true, rim: 2 },
  );
  return draw.at(120, 172, 0, back + lining);
}

function lower(k: Pen, t: Mat): string {
  const flutes = [-84, -62, -40, -18, 4, 26, 48, 70, 88].map((x) =>
    mark(
      brush(
        [
          [120 + x, 172],
          [120 + x * 0.82, 194],
          [120 + x * 0.5, 208],
        ],
        5,
        1,
        0.2,
      ),
      t.deep,
      0.5,
    ),
  );
  return form(
    k,
    blob(
      ...points(
        '22 168*, 30 160, 70 168, 120 172, 170 168, 210 160, 218 168*, 206 190, 172 206, 120 212, 68 206, 34 190',
      ),
    ),
    { ...t, base: t.shade, shade: t.deep, light: t.base },
    flutes.join('') + mark(blob(...points('150 160*, 164 190, 140 216*, 224 216*, 224 160*')), t.line, 0.35),
    { flat: true, rim: 2.4 },
  );
}

const lip = (k: Pen, t: Mat): string =>
  form(
    k,
    blob(
      ...points(
        '22 168, 40 178, 76 187, 120 190, 164 187, 200 178, 218 168, 212 180, 166 196, 120 199, 74 196, 28 180',
      ),
    ),
    t,
    draw.leaf(draw.GLOW, points('46 180, 120 193, 194 180'), 4, 0.8),
    { flat: true, rim: 1.6 },
  );

function pearl(k: Pen, x: number, y: number, r: number): string {
  const ball = blob(
    [x - r, y],
    [x - r * 0.7, y - r * 0.72],
    [x, y - r],
    [x + r * 0.7, y - r * 0.72],
    [x + r, y],
    [x + r * 0.7, y + r * 0.72],
    [x, y + r],
    [x - r * 0.7, y + r * 0.72],
  );
  return form(
    k,
    ball,
    PEARL,
    draw.oval(x + 8, y + 10, r * 0.7, r * 0.5, '#E8C9CF', 0.6) +
      draw.oval(x - 8, y - 9, r * 0.32, r * 0.24, '#FFFFFF', 0.95) +
      draw.leaf(
        '#C9D8E6',
        [
          [x - r * 0.7, y + 6],
          [x - 4, y + r * 0.7],
          [x + r * 0.6, y + r * 0.5],
        ],
        5,
        0.7,
      ),
    { dx: 5, dy: 4, rim: 2 },
  );
}

function sandOf(k: Pen, t: Mat): string {
  const pebbles: [number, number, number][] = [
    [30, 207, 4],
    [212, 208, 5],
    [54, 211, 3],
    [196, 212, 3],
  ];
  return (
    form(
      k,
      blob(...points('12 213*, 30 203, 70 199, 120 200, 176 199, 212 203, 230 213*')),
      t,
      draw.leaf(t.light, points('24 208, 60 203, 96 204'), 3),
      { dx: 4, dy: 2, rim: 1.6 },
    ) + pebbles.map(([x, y, r]) => draw.oval(x, y, r, r * 0.7, t.deep)).join('')
  );
}
