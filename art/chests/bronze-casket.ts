// A house-shaped casket of green bronze with palms in its panels, after the temple's cast work (1 Kings 7:36).
import { cloth } from '../avatar/colour.ts';
import { blob, poly } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

const BRIGHT = cloth('#C99B5A');

/** Draws the casket: bolted, roof ajar, roof raised by the light. */
export function drawBronzeCasket(k: Pen, state: ChestState): Layer[] {
  const bronze = draw.material('#4E8577', state);
  const box = boxOf(k, bronze);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(126, 84)],
      ['body', box],
      ['lid', roof(k, bronze) + bolt(k)],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(126, 84)],
      ['light', draw.halo(k, 124, 120, 120, 64, 0.95)],
      ['body', box],
      [
        'light',
        mark(poly(...points('46 126, 180 126, 208 112, 208 120, 178 137, 48 137')), draw.CORE) +
          mark(poly(...points('50 137, 178 137, 177 148, 51 146')), draw.GLOW, 0.5),
      ],
      [
        'lid',
        draw.at(0, -9, 0, roof(k, bronze)) +
          mark(poly(...points('42 126, 184 126, 184 129, 42 129')), draw.GLOW, 0.85),
      ],
      ['light', draw.sparks([34, 104, 2], [220, 92, 2.2], [196, 62, 1.6], [58, 72, 1.6])],
    ];
  const inside =
    mark(poly(...points('50 134, 80 118, 206 118, 178 134')), draw.GLOW) +
    mark(poly(...points('60 133, 84 120, 198 120, 174 133')), draw.CORE, 0.9);
  return [
    ['shadow', draw.ground(126, 84)],
    ['light', draw.litGround(k, 126, 84) + draw.halo(k, 126, 96, 116, 88, 0.95)],
    ['lid', draw.at(3, -37, -6, roof(k, bronze))],
    ['light', inside + draw.shafts(k, 127, 130, 52, 66)],
    [
      'gift',
      draw.scroll(k, 104, 92, -11, 0.92, 42) +
        draw.scroll(k, 127, 86, 1, 0.96, 48) +
        draw.scroll(k, 150, 92, 12, 0.92, 42),
    ],
    ['body', box],
    [
      'light',
      mark(poly(...points('50 133, 178 133, 178 137, 50 137')), draw.CORE, 0.95) +
        mark(poly(...points('178 133, 206 117.5, 206 121, 178 137')), draw.GLOW, 0.9),
    ],
  ];
}

function boxOf(k: Pen, m: Mat): string {
  const arch = (x: number) =>
    mark(blob([x, 196, 1], [x, 160], [x + 16, 145], [x + 32, 160], [x + 32, 196, 1]), m.line) +
    mark(blob([x + 2.5, 196, 1], [x + 2.5, 161], [x + 17, 148.5], [x + 32, 162], [x + 32, 196, 1]), m.deep) +
    palmTree(x + 16);
  const frame =
    draw.band(BRIGHT.base, points('44 138, 184 138'), 5) +
    draw.band(BRIGHT.light, points('44 136.5, 184 136.5'), 1.6) +
    draw.band(BRIGHT.base, points('44 199, 184 199'), 5) +
    draw.band(BRIGHT.light, points('44 197.5, 184 197.5'), 1.4);
  const studs = [56, 94, 134, 172].map((x) => draw.dot(x, 168, 2.4, m.light)).join('');
  const marks =
    mark(poly(...points('152 130, 186 130, 186 206, 142 206')), m.shade, 0.5) +
    arch(59) +
    arch(98) +
    arch(137) +
    frame +
    studs +
    mark(poly(...points('40 132, 190 132, 190 138, 40 140')), m.line, 0.35);
  const front = form(k, poly(...points('50 134, 178 134, 177 202, 51 202')), m, marks, {
    flat: true,
    rim: 2.4,
  });
  const side = form(
    k,
    poly(...points('178 134, 206 118, 203 186, 177 202')),
    { ...m, base: m.deep, shade: m.line },
    draw.band(BRIGHT.deep, points('176 140, 208 122'), 4.5) +
      draw.band(BRIGHT.deep, points('176 198, 206 181'), 4) +
      mark(blob(...points('185 186*, 185 160, 192 147, 198 153, 198 178*')), m.line),
    { flat: true },
  );
  const foot = (x: number) =>
    form(
      k,
      blob([x, 200, 1], [x + 16, 200, 1], [x + 14, 206], [x + 17, 213, 1], [x - 2, 213, 1], [x + 2, 206]),
      BRIGHT,
      '',
      { dx: 4, dy: 1, rim: 1.2 },
    );
  const farFoot = mark(blob(...points('190 190*, 202 184*, 201 196, 203 202*, 190 203*')), BRIGHT.deep);
  return farFoot + side + front + foot(54) + foot(158);
}

/** A palm in relief, standing in an arch. */
function palmTree(x: number): string {
  const frond = (dx: number, dy: number, lift: number) =>
    draw.leaf(
      BRIGHT.base,
      [
        [x, 166],
        [x + dx * 0.55, 166 + dy * 0.5 - lift],
        [x + dx, 166 + dy],
      ],
      4.2,
    );
  return (
    draw.band(
      BRIGHT.shade,
      [
        [x, 197],
        [x + 0.6, 180],
        [x, 166],
      ],
      3.4,
    ) +
    frond(-11, 7, 5) +
    frond(11, 7, 5) +
    frond(-10, -3, 4) +
    frond(10, -3, 4) +
    frond(-3, -10, 1) +
    frond(4, -10, 1) +
    draw.dot(x - 3, 169, 1.8, BRIGHT.light) +
    draw.dot(x + 3, 169.5, 1.8, BRIGHT.deep)
  );
}

/** A hipped roof of scales with a crest of palmettes. */
function roof(k: Pen, m: Mat): string {
  const slope: Point[] = points('40 126, 184 126, 166 88, 78 88');
  let scales = '';
  for (let row = 0; row < 4; row++) {
    const y = 96 + row * 9;
    for (let i = 0; i < 15; i++) {
      const x = 44 + i * 10 + (row % 2) * 5;
      scales += `M${x} ${y}q5 11 10 0`;
    }
  }
  const eave =
    mark(poly(...points('39 126, 185 126, 185 136, 39 136')), BRIGHT.base) +
    mark(poly(...points('39 126, 185 126, 185 128, 39 128')), BRIGHT.light) +
    mark(poly(...points('160 126, 185 126, 185 136, 154 136')), BRIGHT.shade, 0.8) +
    mark(poly(...points('185 126, 213 110.5, 213 119.5, 185 136')), BRIGHT.deep);
  const beads = Array.from({ length: 13 }, (_, i) => draw.dot(46 + i * 11, 131.4, 1.9, BRIGHT.deep)).join('');
  const front = form(
    k,
    poly(...slope),
    m,
    `<path d="${scales}" fill="none" stroke="${m.deep}" stroke-width="1.7"/>${draw.leaf(
      m.light,
      points('56 120, 66 106, 82 92'),
      5,
      0.7,
    )}${mark(poly(...points('150 84, 190 84, 190 128, 166 128')), m.shade, 0.5)}`,
    { flat: true, rim: 2 },
  );
  const end = form(
    k,
    poly(...points('184 126, 213 110, 166 88')),
    { ...m, base: m.deep, shade: m.line },
    draw.band(m.line, points('176 108, 196 101'), 1.6) + draw.band(m.line, points('180 117, 206 106'), 1.6),
    { flat: true },
  );
  const leafAt = (x: number) =>
    draw.at(
      x,
      88,
      0,
      form(
        k,
        blob(...points('-7 0*, -6 -8, 0 -15*, 6 -8, 7 0*')),
        BRIGHT,
        draw.band(BRIGHT.deep, points('0 -2, 0 -11'), 1.2),
        { dx: 3, dy: 1 },
      ),
    );
  const ridge =
    draw.band(BRIGHT.base, points('76 88, 168 88'), 5) +
    draw.band(BRIGHT.light, points('76 86.6, 166 86.6'), 1.5);
  return end + front + [88, 105, 122, 139, 156].map(leafAt).join('') + ridge + eave + beads;
}

function bolt(k: Pen): string {
  const plate = form(k, blob(...points('100 122*, 128 122*, 128 146, 114 157, 100 146')), BRIGHT, '', {
    dx: 5,
    dy: 2,
    rim: 1.4,
  });
  return (
    plate +
    `<circle cx="114" cy="140" r="7" fill="none" stroke="${BRIGHT.line}" stroke-width="3.4"/>` +
    draw.stroke(points('108.5 136, 113 132.6, 118 134'), BRIGHT.light, 1.8) +
    draw.dot(114, 130, 2.6, BRIGHT.line)
  );
}
