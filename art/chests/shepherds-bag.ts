// A shepherd's leather pouch with a fleece-trimmed flap and a horn toggle.
import { cloth } from '../avatar/colour.ts';
import { blob, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

const FLEECE = cloth('#F2E7D3');
const HORN = cloth('#E0C9A0');

/** Draws the bag: toggled shut, flap lifting, flap thrown back. */
export function drawShepherdsBag(k: Pen, state: ChestState): Layer[] {
  const hide = draw.material('#8A5638', state);
  const bag = bagOf(k, hide);
  const strap = strapOf(k, hide);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(120, 80)],
      ['body', strap + bag],
      ['lid', flap(k, hide, 0)],
      ['body', toggle(k, 120, 178)],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(120, 80)],
      ['light', draw.halo(k, 120, 138, 122, 82, 0.9)],
      ['body', strap + bag],
      [
        'light',
        mark(blob(...points('54 112*, 60 146, 84 170, 120 178, 156 170, 180 146, 186 112*')), draw.CORE) +
          mark(
            blob(...points('60 150*, 84 176, 120 187, 156 176, 180 150*, 150 164, 120 170, 90 164')),
            draw.GLOW,
            0.55,
          ),
      ],
      ['lid', flap(k, hide, -16)],
      ['light', draw.sparks([40, 110, 2], [202, 104, 2.4], [196, 150, 1.8], [46, 156, 1.6])],
      ['body', toggle(k, 120, 192)],
    ];
  return [
    ['shadow', draw.ground(120, 80)],
    ['body', strap],
    ['light', draw.litGround(k, 120, 80) + draw.halo(k, 120, 96, 116, 84, 0.9)],
    ['lid', flapBack(k, hide)],
    ['body', bag],
    [
      'light',
      draw.oval(120, 113, 62, 11, hide.line) +
        draw.oval(120, 114, 57, 9, draw.CORE) +
        draw.shafts(k, 120, 114, 46, 96),
    ],
    [
      'gift',
      draw.scroll(k, 98, 70, -12, 1, 52) +
        draw.scroll(k, 121, 62, 2, 1.05, 58) +
        draw.scroll(k, 144, 71, 13, 0.98, 50),
    ],
    ['body', mouthEdge(k, hide) + toggle(k, 120, 190)],
  ];
}

const SEAM = 'stroke-dasharray="5 4" stroke-linecap="round"';
const stitches = (pts: Point[], colour: string) => draw.stroke(pts, colour, 1.7).replace('/>', ` ${SEAM}/>`);

function strapOf(k: Pen, m: Mat): string {
  const arch: Point[] = points('62 124, 42 92, 62 54, 112 42, 160 62, 198 118, 218 172, 212 203, 192 210');
  return form(
    k,
    tube(
      arch,
      arch.map(() => 9),
    ),
    { ...m, base: m.shade, shade: m.deep },
    stitches(arch, HORN.shade),
    { dx: 3, dy: 2, rim: 1.4 },
  );
}

function bagOf(k: Pen, m: Mat): string {
  const outline = blob(
    ...points(
      '56 112*, 46 142, 42 172, 56 203, 86 213, 120 214.5, 154 213, 184 203, 198 172, 194 142, 184 112*, 120 122',
    ),
  );
  const marks =
    draw.fold(m.shade, points('64 208, 60 180, 66 150'), 9) +
    draw.fold(m.deep, points('176 208, 182 176, 178 146'), 10) +
    draw.leaf(m.light, points('54 148, 50 172, 58 194'), 5, 0.7) +
    stitches(points('50 180, 64 200, 92 206, 120 207, 148 206, 176 200, 190 180'), HORN.shade) +
    mark(blob(...points('160 108*, 178 150, 170 196, 148 220*, 212 220*, 212 108*')), m.deep, 0.45);
  const loop = (x: number) =>
    form(
      k,
      blob([x - 8, 106, 1], [x + 8, 106, 1], [x + 9, 132], [x, 138], [x - 9, 132]),
      { ...m, base: m.light, shade: m.base },
      draw.dot(x, 128, 2.6, HORN.base),
      { dx: 3, dy: 1 },
    );
  return form(k, outline, m, marks, { dx: 9, dy: 2, rim: 2.4 }) + loop(62) + loop(178);
}

/** The flap hanging over the front; dy lifts its lower edge. */
function flap(k: Pen, m: Mat, dy: number): string {
  const y = (v: number) => v + dy;
  const edge: Point[] = [
    [54, y(142)],
    [68, y(160)],
    [92, y(172)],
    [120, y(176)],
    [148, y(172)],
    [172, y(160)],
    [186, y(142)],
  ];
  const outline = blob(
    ...points('52 116*, 58 104, 88 97, 120 95, 152 97, 182 104, 188 116*'),
    [188, y(134), 1],
    ...[...edge].reverse(),
    [52, y(134), 1],
  );
  const marks =
    draw.leaf(m.light, points('62 112, 92 104, 126 102'), 5, 0.8) +
    draw.fold(
      m.shade,
      [
        [96, y(174)],
        [100, y(146)],
        [108, 112],
      ],
      7,
    ) +
    draw.fold(
      m.shade,
      [
        [146, y(174)],
        [144, y(146)],
        [138, 112],
      ],
      8,
    ) +
    mark(blob(...points('150 92*, 166 130, 156 184*, 200 180*, 200 92*')), m.deep, 0.4) +
    stitches(
      edge.map(([x, v]): Point => [120 + (x - 120) * 0.93, v - 9]),
      HORN.shade,
    );
  return form(k, outline, m, marks, { flat: true, rim: 2.2 }) + fleece(edge, 8);
}

/** The flap thrown back: its woolly inner side stands behind the mouth. */
function flapBack(k: Pen, m: Mat): string {
  const edge: Point[] = points('60 96, 66 74, 88 60, 120 55, 152 60, 174 74, 180 96');
  const inner = form(
    k,
    blob([58, 114, 1], ...edge, [182, 114, 1]),
    { ...m, base: m.shade, shade: m.deep },
    draw.halo(k, 120, 112, 70, 50, 0.95),
    { dx: 6, dy: 0 },
  );
  return inner + fleece(edge, 7.5);
}

function mouthEdge(k: Pen, m: Mat): string {
  return form(
    k,
    blob(
      ...points('57 112*, 84 121, 120 124, 156 121, 183 112*, 183 119*, 154 129, 120 132, 86 129, 57 119*'),
    ),
    m,
    draw.leaf(draw.GLOW, points('70 118, 120 126, 170 118'), 4, 0.9),
    { dx: 0, dy: 3 },
  );
}

/** A row of curls along an edge. */
function fleece(edge: Point[], r: number): string {
  let curls = '';
  let shade = '';
  for (let i = 0; i < edge.length - 1; i++) {
    const [x0, y0] = edge[i] as Point;
    const [x1, y1] = edge[i + 1] as Point;
    for (let j = 0; j < 3; j++) {
      const t = j / 3;
      const x = x0 + (x1 - x0) * t;
      const y = y0 + (y1 - y0) * t;
      curls += draw.dot(x, y, r + (j % 2) * 1.4, FLEECE.base);
      shade += `M${draw.round(x + 3)} ${draw.round(y - 2)}q3 4-3 6`;
    }
  }
  const [lx, ly] = edge[edge.length - 1] as Point;
  return `<g>${curls}${draw.dot(lx, ly, r, FLEECE.base)}</g><path d="${shade}" fill="none" stroke="${FLEECE.deep}" stroke-width="1.6"/>`;
}

function toggle(k: Pen, x: number, y: number): string {
  return (
    draw.stroke(
      [
        [x - 6, y - 12],
        [x - 3, y],
        [x + 4, y + 1],
        [x + 6, y - 12],
      ],
      HORN.deep,
      2.2,
    ) +
    draw.at(
      x,
      y,
      -14,
      form(
        k,
        blob(...points('-16 0, -8 -5, 8 -5, 16 0, 8 5, -8 5')),
        HORN,
        draw.band(HORN.deep, points('-3 -6, -3 6'), 1.6) + draw.band(HORN.deep, points('3 -6, 3 6'), 1.6),
        { dx: 2, dy: 3, rim: 1 },
      ),
    )
  );
}
