// A wooden bushel measure full of wheat, tied under a linen cloth until it is ready.
import { cloth } from '../avatar/colour.ts';
import { blob } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';
import { onFront, ringAt } from './weave.ts';
import { ear } from './wheat-ear.ts';
import { cord, cover, MEASURE, skirt, thrownBack } from './wheat-linen.ts';

/** Draws the measure: tied, cloth lifting, cloth thrown back from ears and prints. */
export function drawWheatBushel(k: Pen, state: ChestState): Layer[] {
  const wood = draw.material('#B9854A', state);
  const straw = draw.material('#DDAE4B', state);
  const measure = measureOf(k, wood);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(120, 72)],
      ['body', ear(straw, 82, 94, -34, 0.9) + ear(straw, 92, 84, -18, 1) + measure],
      ['lid', cover(k, 0) + skirt(k) + cord()],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(120, 72)],
      ['light', draw.halo(k, 120, 104, 112, 70, 0.9)],
      [
        'body',
        ear(straw, 76, 92, -36, 0.9) + ear(straw, 88, 80, -18, 1) + ear(straw, 164, 92, 34, 0.9) + measure,
      ],
      ['light', draw.oval(120, 116, 58, 12.5, draw.CORE)],
      ['lid', draw.at(0, -15, 0, cover(k, 0))],
      [
        'light',
        draw.seam(points('64 112, 90 121, 120 124, 150 121, 176 111'), 5) +
          draw.sparks([50, 70, 2], [190, 74, 2.4], [172, 48, 1.6], [66, 44, 1.6]),
      ],
    ];
  const ears: [number, number, number, number][] = [
    [74, 96, -40, 0.95],
    [84, 78, -24, 1.05],
    [156, 78, 24, 1.05],
    [168, 96, 40, 0.95],
    [148, 98, 16, 0.9],
    [94, 98, -14, 0.9],
  ];
  const lip =
    draw.band(wood.base, ringAt(MEASURE, 116), 5) + draw.band(draw.GLOW, ringAt(MEASURE, 114.4), 2, 0.9);
  return [
    ['shadow', draw.ground(126, 84)],
    ['light', draw.litGround(k, 120, 78) + draw.halo(k, 120, 90, 112, 84, 0.9)],
    ['body', measure],
    [
      'light',
      draw.oval(120, 116, 58, 12.5, wood.line) +
        draw.oval(120, 117, 54, 10.5, draw.CORE) +
        draw.shafts(k, 120, 116, 44, 92),
    ],
    [
      'gift',
      ears
        .slice(0, 4)
        .map((e) => ear(straw, ...e))
        .join('') +
        draw.scroll(k, 108, 62, -8, 1, 58) +
        draw.scroll(k, 133, 68, 9, 1, 52) +
        ears
          .slice(4)
          .map((e) => ear(straw, ...e))
          .join(''),
    ],
    ['body', lip],
    ['lid', thrownBack(k)],
  ];
}

function measureOf(k: Pen, m: Mat): string {
  const outline = blob(
    ...points('60 116*, 69 206*, 94 214.5, 120 217, 146 214.5, 171 206*, 180 116*, 120 127'),
  );
  const joints = [-0.74, -0.48, -0.2, 0.1, 0.38, 0.64, 0.86]
    .map(
      (a) =>
        draw.stroke([onFront(MEASURE, 114, a), onFront(MEASURE, 206, a)], m.deep, 2) +
        draw.stroke([onFront(MEASURE, 114, a + 0.02), onFront(MEASURE, 206, a + 0.02)], m.light, 1.1),
    )
    .join('');
  const grain = [
    [-0.6, 150, 178],
    [-0.34, 146, 164],
    [-0.06, 152, 186],
    [0.24, 146, 170],
    [0.5, 156, 184],
  ] as const;
  const lines = grain
    .map(([a, y0, y1]) =>
      draw.leaf(
        m.shade,
        [onFront(MEASURE, y0, a), onFront(MEASURE, (y0 + y1) / 2, a + 0.02), onFront(MEASURE, y1, a)],
        2.6,
      ),
    )
    .join('');
  const dark = cloth('#6E4A34');
  const hoop = (y: number) =>
    draw.band(dark.base, ringAt(MEASURE, y), 10) +
    draw.band(dark.light, ringAt(MEASURE, y - 3.8), 1.8) +
    [-0.55, 0.0, 0.5]
      .map((a) => onFront(MEASURE, y, a))
      .map(([x, yy]) => draw.dot(x, yy, 1.9, dark.light))
      .join('');
  const far = mark(blob(...points('152 106*, 160 160, 146 220*, 206 220*, 206 106*')), m.deep, 0.5);
  return form(k, outline, m, joints + lines + hoop(130) + hoop(190) + far, { flat: true, rim: 2.2 });
}
