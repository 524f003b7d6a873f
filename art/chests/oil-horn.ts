// Samuel's horn of oil (1 Samuel 16:1): a ram's horn with bands of silver, on a stand of olive wood.
import { cloth } from '../avatar/colour.ts';
import { blob, brush, poly, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

const CORD = cloth('#8E3F4A');

/** Middle line of the horn from its mouth, upper left, to its tip, and how thick it is there. */
const LINE = points('66 74, 74 112, 98 150, 138 166, 176 152, 194 118, 186 88');
const THICK = [62, 58, 50, 41, 31, 20, 8];

/** Draws the horn: stopped, its stopper rising, then open and shining. */
export function drawOilHorn(k: Pen, state: ChestState): Layer[] {
  const horn = draw.material('#B98F62', state);
  const silver = draw.material('#AEB6BE', state);
  const wood = draw.material('#7B5A3E', state);
  const body = standBack(k, wood) + hornOf(k, horn, silver) + standFront(k, wood);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(120, 78)],
      ['body', body],
      ['lid', stopper(k, wood, silver, 65, 66, -8)],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(120, 78)],
      ['light', draw.halo(k, 72, 72, 88, 64, 0.95)],
      ['body', body],
      ['light', draw.oval(66, 71, 28, 8, draw.CORE) + draw.seam(points('36 70, 66 80, 96 70'), 4)],
      ['lid', stopper(k, wood, silver, 62, 48, -14)],
      ['light', draw.sparks([26, 52, 2.2], [112, 44, 2.4], [98, 24, 1.6], [38, 24, 1.8])],
    ];
  return [
    ['shadow', draw.ground(120, 78)],
    ['light', draw.litGround(k, 120, 78) + draw.halo(k, 78, 66, 100, 64, 0.95)],
    ['body', body],
    [
      'light',
      draw.oval(66, 72, 30, 9, horn.line) +
        draw.oval(66, 73, 27, 7, draw.CORE) +
        draw.shafts(k, 66, 73, 24, 68),
    ],
    ['gift', draw.scroll(k, 58, 30, -8, 0.92, 46) + draw.scroll(k, 77, 34, 9, 0.88, 42)],
    [
      'body',
      form(
        k,
        'M34 72c0 5 2 9 5 11 8 5 17 7 27 7s19-2 27-7c3-2 5-6 5-11a32 10 0 0 1-64 0z',
        silver,
        draw.leaf(draw.GLOW, points('42 80, 66 87, 90 80'), 4, 0.8),
        { dx: 6, dy: 0, rim: 1.4 },
      ),
    ],
    ['lid', stopper(k, wood, silver, 198, 196, 78)],
    ['light', drops()],
  ];
}

function hornOf(k: Pen, t: Mat, silver: Mat): string {
  const ridges = Array.from({ length: 15 }, (_, i) => {
    const q = (i + 1) / 16;
    const [p, n, w] = along(q);
    return mark(
      brush(
        [
          [p[0] - n[0] * w * 0.5, p[1] - n[1] * w * 0.5],
          [p[0] + n[1] * 4, p[1] - n[0] * 4],
          [p[0] + n[0] * w * 0.5, p[1] + n[1] * w * 0.5],
        ],
        2.6,
        0.6,
        0.6,
      ),
      t.deep,
      0.5,
    );
  }).join('');
  const band = (q: number, w: number): string => {
    const [p, n, thick] = along(q);
    const half = thick * 0.54;
    const line: Point[] = [
      [p[0] - n[0] * half, p[1] - n[1] * half],
      [p[0] + n[1] * 3, p[1] - n[0] * 3],
      [p[0] + n[0] * half, p[1] + n[1] * half],
    ];
    const shine = draw.leaf(
      silver.light,
      line.map(([x, y]): Point => [x - n[1] * w * 0.22, y + n[0] * w * 0.22]),
      2.6,
    );
    return form(k, brush(line, w, 1, 1), silver, shine, { dx: 3, dy: 2, rim: 1 });
  };
  const lit =
    draw.leaf(t.light, points('48 82, 60 124, 92 166'), 9, 0.8) +
    draw.leaf(t.light, points('108 150, 140 152, 166 138'), 5, 0.6);
  const dark =
    mark(
      blob(...points('96 84, 104 120, 128 140, 150 142, 172 124, 182 96, 176 150, 140 174, 100 160, 84 120')),
      t.shade,
      0.5,
    ) + draw.leaf(t.deep, points('96 168, 140 186, 184 162'), 12, 0.55);
  const body = form(k, tube([...LINE], THICK), t, dark + ridges + lit, { flat: true, rim: 2.6 });
  const mouth = form(
    k,
    blob(...points('34 72, 40 64, 66 60, 92 64, 98 72, 94 86, 66 92, 38 86')),
    silver,
    draw.leaf(silver.deep, points('70 91, 92 84, 97 72'), 5) +
      draw.leaf(silver.light, points('38 70, 46 65, 62 63'), 3),
    { dx: 5, dy: 0, rim: 1.6 },
  );
  const tassel =
    draw.band(CORD.base, points('104 168, 96 182, 98 196'), 3) +
    [-5, -2, 1, 4]
      .map((x) =>
        mark(
          brush(
            [
              [98 + x * 0.4, 194],
              [98 + x, 210],
            ],
            2.6,
            1,
            0.6,
          ),
          x < 0 ? CORD.base : CORD.shade,
        ),
      )
      .join('');
  return body + band(0.34, 12) + band(0.66, 10) + mouth + tassel;
}

/** A place on the horn: its middle, the direction across, its thickness. */
function along(q: number): [p: Point, across: Point, thick: number] {
  const s = q * (LINE.length - 1);
  const i = Math.min(LINE.length - 2, Math.floor(s));
  const t = s - i;
  const [a, b] = [LINE[i]!, LINE[i + 1]!];
  const m = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
    [-(b[1] - a[1]) / m, (b[0] - a[0]) / m],
    THICK[i]! + (THICK[i + 1]! - THICK[i]!) * t,
  ];
}

const standBack = (k: Pen, t: Mat): string =>
  form(k, poly(...points('150 130, 162 130, 172 204, 158 204')), { ...t, base: t.shade, shade: t.deep }, '', {
    dx: 3,
    dy: 0,
  }) +
  form(k, poly(...points('86 140, 97 138, 84 204, 70 204')), { ...t, base: t.shade, shade: t.deep }, '', {
    dx: 3,
    dy: 0,
  });

const standFront = (k: Pen, t: Mat): string =>
  form(
    k,
    blob(...points('52 202*, 60 194, 120 192, 182 194, 190 202*, 188 211*, 54 211*')),
    t,
    draw.leaf(t.light, points('62 198, 110 195, 150 197'), 3) +
      draw.leaf(t.deep, points('90 206, 140 204, 186 207'), 4),
    { dx: 6, dy: 1, rim: 2 },
  ) +
  form(k, blob(...points('108 176*, 124 184, 142 178*, 146 196*, 102 196*')), t, '', {
    dx: 5,
    dy: 1,
    rim: 1.6,
  });

function stopper(k: Pen, wood: Mat, silver: Mat, x: number, y: number, turn: number): string {
  const plug = form(
    k,
    blob(...points('-24 6*, -28 -6, -18 -16, 0 -19, 18 -16, 28 -6, 24 6*, 0 11')),
    wood,
    draw.leaf(wood.light, points('-22 -4, -14 -12, 0 -15'), 4),
    { dx: 7, dy: 2, rim: 2 },
  );
  const ring = form(k, tube(points('-6 -18, -9 -30, 0 -36, 9 -30, 6 -18'), [4, 4, 4, 4, 4]), silver, '', {
    dx: 1,
    dy: 1,
  });
  return draw.at(x, y, turn, ring + plug);
}

/** Oil that runs over the rim, in the light. */
const drops = (): string =>
  mark(brush(points('46 86, 44 100, 45 112'), 6, 0.6, 1, 0.8), draw.GLOW) +
  mark(brush(points('82 88, 84 98, 84 106'), 5, 0.6, 1, 0.8), draw.GLOW) +
  draw.dot(45, 114, 3.6, draw.GLOW) +
  draw.dot(84, 108, 3, draw.GLOW);
