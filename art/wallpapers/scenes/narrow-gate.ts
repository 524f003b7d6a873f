import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { masonry } from '../lib/city.ts';
import { hex, lch, mix } from '../lib/colour.ts';
import { ivy, thorns } from '../lib/creepers.ts';
import { finish } from '../lib/finish.ts';
import { G1, dis, gi } from '../lib/grain.ts';
import { grass } from '../lib/grasses.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { noise2 } from '../lib/noise.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { beams, halo } from '../lib/rings.ts';
import { P, path, ribbon } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { boulders, dryWall } from '../lib/stones.ts';
import { broadTree, cypress } from '../lib/trees.ts';
import { walker } from '../lib/watchers.ts';

export const meta = { id: 'narrow-gate', title: 'The Narrow Gate', focusY: 0.64 };

const gate = { x: 742, foot: 2112, w: 116, h: 356 };
const ivory = lch(0.975, 0.045, 96);
const honey = lch(0.88, 0.105, 84);

/** "Narrow is the gate": a wall in the dusk, one small door in it, and morning on the other side. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  sky(c, gradient([0, 0.255, 0.024, 205, 0.25, 0.32, 0.03, 195, 0.5, 0.43, 0.036, 178, 0.72, 0.58, 0.045, 140, 0.88, 0.75, 0.07, 104, 1, 0.89, 0.085, 92]), 0, 1330, { x: gate.x, bend: 0.34 });
  halo(c, gate.x, 1330, lch(0.93, 0.08, 94), [[200, 0.16], [360, 0.11], [560, 0.08], [820, 0.05]], { y1: 1400, mode: 'screen' });
  clouds(c, { y0: 340, y1: 1040, sx: 860, sy: 84, cover: 0.47, seed: 31, amt: 0.6, edge: 0.11, stipple: 0.75, col: () => lch(0.36, 0.03, 200), lit: lch(0.68, 0.06, 110), lightX: 0, lightY: 1, env: (x) => 0.8 + 0.3 * Math.exp(-(((x - gate.x) / 560) ** 2)) });
  beams(c, { x: gate.x, y: 1620 }, lch(0.9, 0.08, 92), [{ a: -1.57, w: 0.07, k: 0.22 }, { a: -1.86, w: 0.05, k: 0.16 }, { a: -1.26, w: 0.06, k: 0.18 }, { a: -2.2, w: 0.07, k: 0.1 }, { a: -0.92, w: 0.05, k: 0.1 }], { y0: 260, y1: 1420, r: 1500 });
  await beyond(c);
  await wall(c);
  const ground = line(34, [0, 2150, 300, 2128, 560, 2112, 742, 2108, 940, 2116, 1200, 2136, 1440, 2160], [5, 200, 3, 60]);
  slope(c, { y: ground, depth: 660, ramp: [0, 0.3, 0.03, 150, 0.4, 0.235, 0.026, 180, 1, 0.14, 0.02, 225], lit: [0.38, 0.04, 130], shade: [0.16, 0.02, 215], facet: [170, 70, 37, 0.5, 0.6, 560], lx: 1, wash: [honey, 0.7, gate.x, 150, 60] });
  const narrow = ribbon([[gate.x, 2112, 46], [756, 2180, 48], [722, 2270, 52], [764, 2390, 62], [700, 2520, 76], [742, 2670, 100], [660, 2900, 150]], (t) => 0.1 * noise2(5)(t * 1.1, 1));
  await c.svg(path(narrow, lch(0.5, 0.04, 110)), { box: [300, 2100, 840, 780], stipple: 1.2, mask: (_x, y) => 0.95 - 0.25 * sstep(2300, 2880, y) });
  // the light that falls through the door: a fan that widens and thins toward the viewer
  c.each(2100, 2880, (x, y, o) => {
    const t = (y - 2100) / 780;
    const half = lerp(54, 330, t ** 0.9);
    const u = Math.abs(x - gate.x - 8 * Math.sin(y / 60)) / half;
    const a = (1 - sstep(0.6, 1.1, u)) * (0.86 * (1 - t) ** 1.5 + 0.05) * sstep(0, 8, y - ground(x));
    if (a > 0.01) c.blendPx(o, honey, dis(a, g[gi(x, y)]!, 1) * 0.85, 'soft');
    if (a > 0.01) c.blendPx(o, lch(0.9, 0.1, 86), dis(a, g[gi(x + 50, y + 20)]!, 1) * 0.52);
  });
  await steps(c);
  await wayside(c, ground);
  c.glow(gate.x, gate.foot - 160, 330, 420, lch(0.95, 0.09, 90), 0.5, 2.2, { stipple: 0.3 });
  c.glow(gate.x, 1300, 760, 520, lch(0.93, 0.085, 92), 0.24, 2);
  await traveller(c);
  await foreground(c);
  finish(c, { grain: 0.046, paper: 0.016, vignette: 0.26, vigCol: [0.3, 0.34, 0.36], misreg: 0.7 });
  return c;
}

/** What shows over the wall: crowns of trees and two cypresses, pale with the light behind them. */
async function beyond(c: Canvas) {
  const R = rng(14);
  const h = line(4, [0, 1330, 260, 1290, 520, 1262, 760, 1258, 1000, 1246, 1240, 1280, 1440, 1320], [26, 260, 12, 100, 5, 30]);
  slope(c, { y: h, to: 1500, depth: 160, ramp: [0, 0.6, 0.055, 118, 1, 0.82, 0.08, 98], lit: [0.86, 0.085, 96], shade: [0.52, 0.05, 140], facet: [120, 120, 7, 0.5, 0.5, 140], rim: [ivory, 0.8, 8, gate.x, 420] });
  const far = tones([0.38, 0.042, 150, 0.46, 0.055, 130, 0.6, 0.075, 112, 0.8, 0.09, 98]);
  const rim = { dx: 0, dy: -4, col: ivory, amt: 0.9, at: (x: number) => 0.3 + 0.7 * Math.exp(-(((x - gate.x) / 520) ** 2)) };
  const crown = (seed: number, x: number, y: number, s: number) => broadTree(rng(seed), { x, y, h: s, lean: 0, light: [x < gate.x ? 0.7 : -0.7, 0.3], tones: far, bark: [far[0]!, far[2]!], leafL: 11, leafW: 2.8, spread: 0.62, clumpR: 0.085, trunkW: 0.07, trunkL: 0.14, wig: 0.5, depth: 5, from: 2, up: 0.02, density: 2 }).svg;
  await c.svg(crown(31, 300, 1400, 330) + crown(44, 1190, 1410, 360) + cypress(R, 520, 1390, 250, 52, far, 1, 260) + cypress(R, 968, 1400, 300, 60, far, -1, 300) + cypress(R, 906, 1400, 200, 44, far, -1, 240), { box: [0, 980, 1440, 480], rim });
  mist(c, 1230, 1480, lch(0.9, 0.08, 95), 0.6, 5, { soft: 1.6 });
}

/** The wall with its capstones, ivy and the door with the morning in it. */
async function wall(c: Canvas) {
  const R = rng(7);
  const n = noise2(61);
  const shades = tones([0.165, 0.016, 225, 0.205, 0.02, 218, 0.245, 0.023, 208, 0.29, 0.026, 196, 0.345, 0.03, 178, 0.42, 0.036, 150]);
  const near = (x: number, y: number, r: number) => Math.exp(-(((x - gate.x) / r) ** 2) - ((y - 1950) / (r * 1.3)) ** 2);
  const light = (x: number, y: number) => 0.4 + 0.28 * n(x / 170, y / 130) + 0.16 * near(x, y, 300) - 0.22 * sstep(1950, 2150, y) - 0.12 * Math.abs(x - gate.x) / 720;
  const box: [number, number, number, number] = [0, 1220, 1440, 1000];
  const face = { x0: -20, x1: 1460, top: [1372, 1372], foot: [2170, 2170] } as const;
  await c.svg(masonry(R, face, { shades, light, courses: 14, stone: 106, joint: 3.4 }), { box });
  const cap = (x: number) => 1390 + 12 * Math.sin(x / 210) + 8 * Math.sin(x / 73);
  await c.svg(dryWall(R, cap, -20, 1460, 96, shades, (x, v) => 0.34 + 0.3 * v + 0.2 * near(x, 1500, 500), { stone: 46, joint: 2.4 }), { box, rim: { dx: 0, dy: -5, col: lch(0.84, 0.085, 94), amt: 0.95, at: (x) => 0.25 + 0.75 * Math.exp(-(((x - gate.x) / 460) ** 2)) } });
  // stones of the arch
  const { x, foot, w, h } = gate;
  const r = w / 2;
  const spring = foot - h + r;
  let ring = '';
  const tone = (k: number) => shades[2 + (k % 3)]!;
  for (let i = 0; i < 9; i++) {
    const a0 = Math.PI + (i / 9) * Math.PI + 0.02;
    const a1 = Math.PI + ((i + 1) / 9) * Math.PI - 0.02;
    const q = (a: number, d: number) => P(x + Math.cos(a) * d, spring + Math.sin(a) * d);
    ring += path(`M${q(a0, r - 1)}L${q(a0, r + 52)}L${q((a0 + a1) / 2, r + 55)}L${q(a1, r + 52)}L${q(a1, r - 1)}Z`, tone(i * 7 + 1));
  }
  for (let i = 0; i < 6; i++) for (const sd of [-1, 1]) {
    const y0 = spring + ((foot - spring) * i) / 6 + 2;
    const hh = (foot - spring) / 6 - 4;
    const ww = (i + (sd > 0 ? 1 : 0)) % 2 ? 66 : 46;
    ring += path(`M${P(x + sd * (r - 1), y0)}L${P(x + sd * (r + ww), y0)}L${P(x + sd * (r + ww), y0 + hh)}L${P(x + sd * (r - 1), y0 + hh)}Z`, tone(i * 5 + sd + 1));
  }
  await c.svg(ring, { box, tint: () => lch(0.62, 0.07, 88), tintAmt: (px, py) => 0.5 * dis(Math.exp(-(((Math.abs(px - x) - r) / 30) ** 2)) * sstep(spring - r - 50, spring + 60, py), G1()[gi(px, py)]!, 1.2) });
  await doorway(c);
  const leaves = tones([0.17, 0.03, 170, 0.23, 0.042, 158, 0.31, 0.055, 145, 0.42, 0.07, 128, 0.6, 0.085, 108]);
  let hang = '';
  for (const [ix, len, sp] of [[90, 520, 190], [250, 300, 150], [404, 170, 110], [1010, 210, 120], [1200, 420, 200], [1370, 640, 190], [560, 110, 90]] as const) hang += ivy(R, ix, cap(ix) - 84, len, sp, leaves, Math.sign(gate.x - ix));
  await c.svg(hang, { box, rim: { dx: 0, dy: -4, col: lch(0.82, 0.085, 98), amt: 0.5, at: (px, py) => (1 - sstep(1300, 1480, py)) * Math.exp(-(((px - gate.x) / 520) ** 2)) + 0.12 } });
}

/** Morning seen through the door: a bright hill, a tree, and the path that goes on. */
async function doorway(c: Canvas) {
  const { x, foot, w, h } = gate;
  const r = w / 2;
  const top = foot - h;
  const open = `M${P(x - r, foot + 2)}L${P(x - r, top + r)}A${r} ${r} 0 0 1 ${P(x + r, top + r)}L${P(x + r, foot + 2)}Z`;
  const hill1 = `M${P(x - 80, 1960)}Q${P(x - 20, 1910)} ${P(x + 80, 1944)}L${P(x + 80, 2130)}L${P(x - 80, 2130)}Z`;
  const hill2 = `M${P(x - 80, 2020)}Q${P(x + 10, 1964)} ${P(x + 80, 1996)}L${P(x + 80, 2130)}L${P(x - 80, 2130)}Z`;
  const way = ribbon([[x + 20, 1982, 3], [x + 26, 2004, 5], [x - 4, 2034, 9], [x + 8, 2070, 18], [x, 2116, 40]]);
  const reveal = `M${P(x - r, foot + 2)}L${P(x - r, top + r)}A${r} ${r} 0 0 1 ${P(x - r * 0.2, top + 2)}A${r} ${r} 0 0 0 ${P(x - r + 17, top + r + 6)}L${P(x - r + 17, foot + 2)}Z`;
  const defs = `<clipPath id="door"><path d="${open}"/></clipPath><linearGradient id="morning" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex(lch(0.9, 0.075, 90))}"/><stop offset="0.45" stop-color="${hex(lch(0.975, 0.05, 97))}"/><stop offset="1" stop-color="${hex(lch(0.96, 0.07, 94))}"/></linearGradient>`;
  const inside = path(open, 'url(#morning)') + `<circle cx="${x - 14}" cy="1892" r="24" fill="${hex(lch(0.995, 0.02, 100))}"/>` + path(hill1, lch(0.88, 0.085, 100)) + path(hill2, lch(0.8, 0.105, 104)) + path(way, lch(0.985, 0.035, 95)) + cypress(rng(3), x + 38, 1998, 74, 17, tones([0.56, 0.075, 115, 0.66, 0.085, 108, 0.82, 0.1, 100]), -1, 90) + path(reveal, lch(0.66, 0.085, 80));
  await c.svg(`<g clip-path="url(#door)">${inside}</g>`, { box: [x - 120, top - 40, 240, h + 80], defs });
  c.glow(x, 1930, 130, 230, lch(0.98, 0.05, 95), 0.5, 2);
}

/** Worn steps under the door, each wider and less bright than the one above. */
async function steps(c: Canvas) {
  let out = '';
  for (let i = 0; i < 4; i++) {
    const y = gate.foot + 2 + i * 22;
    const half = 84 + i * 22;
    const x = gate.x + i * 2;
    out += path(`M${P(x - half, y + 9)}L${P(x - half + 9, y)}L${P(x + half - 9, y)}L${P(x + half, y + 9)}Z`, mix(lch(0.94, 0.08, 92), lch(0.6, 0.06, 100), i / 4)) + path(`M${P(x - half, y + 9)}L${P(x + half, y + 9)}L${P(x + half, y + 24)}L${P(x - half, y + 24)}Z`, mix(lch(0.4, 0.045, 95), lch(0.28, 0.03, 150), i / 4));
  }
  const g = G1();
  await c.svg(out, { box: [500, 2090, 500, 130], mask: (x, y) => dis(1 - 0.85 * sstep(70, 160, Math.abs(x - gate.x) - (y - 2112) * 0.4), g[gi(x, y)]!, 0.7) });
}

/** Rocks and thorns that leave little room on either hand. */
async function wayside(c: Canvas, ground: (x: number) => number) {
  const R = rng(41);
  const blades = tones([0.15, 0.022, 200, 0.2, 0.03, 175, 0.27, 0.042, 150, 0.42, 0.06, 115, 0.66, 0.085, 96]);
  await c.svg(grass(R, { x0: -20, x1: 1460, y: (x) => ground(x) + 6, h: [14, 60], n: 900, w: 2.4, lean: 0.02, tones: blades.slice(0, 4), jitter: 40, clump: 120, bias: (x) => Math.exp(-(((x - gate.x) / 300) ** 2)) }), { box: [0, 2020, 1440, 240], mask: (x) => sstep(60, 150, Math.abs(x - gate.x)) });
  const stone = tones([0.14, 0.018, 220, 0.23, 0.024, 200, 0.4, 0.045, 125]);
  const rocks = [[876, 2180, 92], [960, 2232, 150], [1090, 2222, 90], [868, 2322, 104], [1010, 2350, 170], [1180, 2410, 240], [1330, 2330, 150], [940, 2500, 190], [1064, 2530, 96], [1300, 2610, 260], [600, 2196, 120], [470, 2230, 84], [540, 2296, 150], [330, 2320, 200], [218, 2356, 96], [596, 2420, 120], [430, 2490, 230], [120, 2470, 170], [580, 2590, 130], [250, 2640, 250]] as const;
  for (const side of [1, -1] as const) await boulders(c, R, rocks.filter(([x]) => (x - gate.x) * side > 0), stone, { lx: -side, rim: lch(0.82, 0.095, 90), blades: blades.slice(0, 4) });
  let brambles = '';
  for (const [x, y, s] of [[440, 2270, 130], [300, 2440, 210], [930, 2300, 150], [1120, 2300, 190], [1230, 2480, 230], [1380, 2400, 200], [120, 2330, 190], [500, 2600, 170]] as const) brambles += thorns(R, x, y, s, lch(0.13, 0.02, 215));
  await c.svg(brambles, { box: [0, 2000, 1440, 880], rim: { dx: 0, dy: -4, col: lch(0.76, 0.09, 90), amt: 0.8, at: (x) => 0.15 + Math.exp(-(((x - gate.x) / 340) ** 2)) } });
}

/** One who has found it, seen from behind, and the long shadow the door gives. */
async function traveller(c: Canvas) {
  const [x, y, s] = [736, 2372, 196];
  const shadow = `M${P(x - s * 0.14, y)}L${P(x + s * 0.15, y)}L${P(x + s * 0.34, y + s * 1.5)}L${P(x - s * 0.34, y + s * 1.5)}Z`;
  await c.svg(path(shadow, lch(0.18, 0.024, 180)), { box: [x - s, y - 10, s * 2, s * 1.7], blur: 4, stipple: 1.2, mask: (_px, py) => 0.85 * (1 - sstep(y, y + s * 1.5, py)) });
  await c.svg(walker(x, y, s, { robe: lch(0.27, 0.035, 60), cloak: lch(0.2, 0.03, 45), cloth: lch(0.32, 0.04, 80) }), { box: [x - s, y - s * 1.2, s * 2, s * 1.4], rim: { dx: 0, dy: -5, col: ivory, amt: 1 } });
}

/** The dark verge at the viewer's feet. */
async function foreground(c: Canvas) {
  const R = rng(18);
  const blades = tones([0.1, 0.016, 220, 0.13, 0.02, 210, 0.17, 0.026, 190, 0.26, 0.04, 140, 0.46, 0.065, 104]);
  const side = (x: number) => clamp((Math.abs(x - 735) - 210) / 500);
  const y = (x: number) => 2880 - 170 * side(x);
  const keep = (x: number) => sstep(150, 300, Math.abs(x - 735));
  await c.svg(grass(R, { x0: -30, x1: 1470, y, h: [60, 230], n: 1500, w: 5, lean: 0.06, tones: blades, jitter: 190, persp: 0.6, clump: 240, bias: (x) => 1 - side(x) }), { box: [0, 2420, 1440, 460], mask: keep });
}
