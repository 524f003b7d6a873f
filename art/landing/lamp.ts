// "Neither do you light a lamp and put it under a basket, but on a stand" (Matthew 5:15): the picture's one hero.
import type { Canvas } from '../wallpapers/lib/canvas.ts';
import type { RGB } from '../wallpapers/lib/colour.ts';
import { hex, lch } from '../wallpapers/lib/colour.ts';
import { curve } from '../wallpapers/lib/maths.ts';
import { path, taper } from '../wallpapers/lib/shapes.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { type Profile, turned } from './turned.ts';

const SHAFT: Profile = [
  [30, 34],
  [46, 22],
  [64, 14],
  [84, 12],
  [90, 25],
  [100, 29],
  [110, 25],
  [116, 12],
  [150, 11],
  [210, 10],
  [240, 10],
  [246, 20],
  [256, 26],
  [268, 26],
  [278, 20],
  [284, 10],
  [330, 9],
  [392, 10],
  [398, 19],
  [408, 23],
  [418, 18],
  [424, 12],
  [440, 16],
  [454, 34],
  [464, 66],
  [472, 90],
  [480, 97],
  [488, 98],
];

/** Where the wick is, in canvas coordinates. */
export function flameAt(l: Layout): { x: number; y: number } {
  const s = l.lamp.scale;
  return { x: l.lamp.x - 122 * s, y: (l.parapet.back + l.parapet.front) / 2 + 2 - 566 * s };
}

/** Draws stand, lamp and flame, and lets the flame light them. */
export async function paintLamp(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const s = l.lamp.scale;
  const { x } = l.lamp;
  const y = (l.parapet.back + l.parapet.front) / 2 + 2;
  const place = (frag: string) => `<g transform="translate(${x} ${y}) scale(${s})">${frag}</g>`;
  const box: [number, number, number, number] = [x - 230 * s, y - 760 * s, 440 * s, 820 * s];
  const flame = flameAt(l);
  await c.svg(place(shadow(p)), { box, blur: 5, opacity: p.night ? 0.75 : 0.5 });
  await c.svg(place(stand(p) + bowl(p)), {
    box,
    rim: {
      dx: p.night ? -3 : -4,
      dy: -3,
      col: p.bronze[3] as RGB,
      amt: p.night ? 0.55 : 0.8,
      at: (_x, yy) => (p.night ? Math.max(0.15, 1 - (yy - flame.y) / (520 * s)) : 1),
    },
  });
  const warm = lch(0.82, 0.13, 70);
  c.glow(flame.x, flame.y - 40 * s, 430 * s, 430 * s, warm, 0.5 * p.flameGlow, 2.4, { stipple: 0.35 });
  await c.svg(place(fire(1.35, hex(lch(0.8, 0.14, 62)))), {
    box,
    blur: 13,
    opacity: 0.75 * p.flameGlow,
    mode: 'screen',
  });
  await c.svg(
    place(
      fire(1, hex(lch(0.8, 0.15, 62))) +
        fire(0.76, hex(lch(0.9, 0.125, 84))) +
        fire(0.46, hex(lch(0.985, 0.05, 100))),
    ),
    { box, blur: 1 },
  );
  c.glow(flame.x, flame.y - 30 * s, 120 * s, 130 * s, lch(0.96, 0.07, 88), 0.6 * p.flameGlow + 0.1, 2.2);
}

const shadow = (p: Palette): string =>
  `<ellipse cx="34" cy="16" rx="150" ry="13" fill="${hex(p.stone.joint)}"/>`;

function stand(p: Palette): string {
  const [dark, low, body, light] = p.bronze as [RGB, RGB, RGB, RGB];
  const foot = (m: number): string => {
    const leg: [number, number, number][] = [
      [m * 8, -66, 26],
      [m * 36, -56, 24],
      [m * 64, -30, 17],
      [m * 84, -6, 13],
      [m * 104, 4, 16],
      [m * 118, 4, 11],
    ];
    const lit = leg
      .slice(0, 5)
      .map(([a, b, w]) => [a - 2, b - w * 0.28, w * 0.22] as [number, number, number]);
    return (
      path(taper(smooth(leg)), m < 0 ? low : dark) +
      path(taper(smooth(lit)), m < 0 ? light : body, m < 0 ? 0.8 : 0.7)
    );
  };
  const middle = path(
    taper(
      smooth([
        [0, -60, 34],
        [2, -30, 24],
        [4, 2, 17],
        [5, 14, 27],
        [5, 19, 22],
      ]),
    ),
    low,
  );
  const glint = path(
    taper([
      [-7, -56, 5],
      [-5, -24, 4],
      [-3, 6, 3],
    ]),
    light,
    0.7,
  );
  return (
    foot(1) +
    foot(-1) +
    middle +
    glint +
    turned(0, 0, SHAFT, p.bronze, -1) +
    `<ellipse cx="0" cy="-488" rx="98" ry="10" fill="${hex(body)}"/><ellipse cx="-6" cy="-489.5" rx="88" ry="7" fill="${hex(dark)}"/>`
  );
}

/** The clay lamp in the shape of the Herodian ones: round body, spatulate nozzle, ring handle. */
function bowl(p: Palette): string {
  const [dark, low, body, light] = p.clay as [RGB, RGB, RGB, RGB];
  const outline =
    'M-133 -560C-120 -568 -98 -568 -84 -564C-64 -574 -32 -578 0 -578C40 -578 74 -572 90 -556C98 -544 92 -528 78 -514C62 -498 40 -491 30 -490L-32 -490C-52 -494 -70 -506 -84 -520C-98 -524 -120 -536 -135 -549C-139 -553 -138 -557 -133 -560Z';
  const under =
    'M-84 -520C-70 -506 -52 -494 -32 -490L30 -490C40 -491 62 -498 78 -514C92 -528 98 -544 90 -556C84 -536 62 -516 26 -510C-14 -505 -56 -510 -84 -520Z';
  const shoulder =
    'M-130 -559C-118 -566 -98 -566 -84 -562C-64 -572 -32 -576 0 -576C38 -576 70 -571 86 -557C66 -548 36 -546 0 -546C-30 -546 -58 -548 -80 -553C-98 -551 -120 -553 -130 -559Z';
  const petals = [-62, -46, -30, -14, 2, 18, 34, 50, 64]
    .map(
      (x, i) =>
        `<path d="M${x} -551q${x * 0.03 - 1} 9 ${x * 0.1} 15q5 -7 3 -15z" fill="${hex(i < 5 ? light : body)}" fill-opacity="${i < 5 ? 0.62 : 0.55}"/>`,
    )
    .join('');
  const handle = taper(
    smooth([
      [70, -562, 15],
      [96, -580, 14],
      [120, -574, 13],
      [129, -550, 13],
      [114, -528, 13],
      [80, -520, 15],
    ]),
  );
  const glow = `<radialGradient id="clay" gradientUnits="userSpaceOnUse" cx="-118" cy="-590" r="170"><stop offset="0" stop-color="${hex(light)}" stop-opacity=".9"/><stop offset=".5" stop-color="${hex(light)}" stop-opacity=".28"/><stop offset="1" stop-color="${hex(light)}" stop-opacity="0"/></radialGradient>`;
  return `<defs>${glow}</defs>${path(handle, low)}<path d="${outline}" fill="${hex(low)}"/>${path(under, dark)}${path(shoulder, body)}${petals}<ellipse cx="2" cy="-562" rx="34" ry="6.5" fill="${hex(dark)}"/><ellipse cx="2" cy="-560.6" rx="30" ry="4.4" fill="${hex(light)}" fill-opacity=".35"/><ellipse cx="-114" cy="-561" rx="15" ry="3.8" fill="${hex(dark)}"/><path d="${outline}" fill="url(#clay)"/>`;
}

/** More points along a hand-placed brush stroke, so that it bends instead of breaking. */
function smooth(points: [number, number, number][], per = 9): [number, number, number][] {
  const axis = [0, 1, 2].map((k) => curve(points.map((q, i) => [i, q[k] as number])));
  return Array.from(
    { length: (points.length - 1) * per + 1 },
    (_, i) => axis.map((f) => f(i / per)) as [number, number, number],
  );
}

/** A flame of relative size k standing on the wick. */
function fire(k: number, fill: string): string {
  const q = (a: number, b: number) => `${(-120 + a * k).toFixed(1)} ${(-562 - b * k).toFixed(1)}`;
  return `<path d="M${q(0, -3)}C${q(-22, -2)} ${q(-31, 18)} ${q(-27, 40)}C${q(-23, 62)} ${q(-4, 84)} ${q(5, 122)}C${q(22, 88)} ${q(30, 58)} ${q(27, 34)}C${q(25, 12)} ${q(16, -2)} ${q(0, -3)}Z" fill="${fill}"/>`;
}
