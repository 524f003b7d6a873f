import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { castShadow, litForm } from '../../lib/lit-form.ts';
import { type Cloths, carrying, kneeling, type Stand, squatting, stooping } from '../../lib/robed.ts';
import { apricot, butter, shadowAt, sun } from './setting.ts';
import { basket, jar } from './vessels.ts';

const skin = lch(0.44, 0.07, 48);
const madder: Cloths = {
  robe: lch(0.4, 0.1, 28),
  mantle: lch(0.34, 0.06, 275),
  veil: lch(0.74, 0.05, 66),
  skin,
};
const indigo: Cloths = {
  robe: lch(0.36, 0.055, 270),
  mantle: lch(0.55, 0.075, 58),
  veil: lch(0.66, 0.05, 40),
  skin,
};
const ochre: Cloths = {
  robe: lch(0.54, 0.085, 62),
  mantle: lch(0.44, 0.08, 30),
  veil: lch(0.3, 0.04, 40),
  skin,
};
const plum: Cloths = {
  robe: lch(0.4, 0.06, 330),
  mantle: lch(0.5, 0.075, 50),
  veil: lch(0.76, 0.045, 80),
  skin,
};

const dusk = lch(0.34, 0.065, 285);

/** Draws a form on the ground with its shadow; `air` is the haze before it. */
async function place(c: Canvas, parts: string[], s: { x: number; y: number; h: number }, air = 0) {
  const across = sun.x - s.x;
  const up = sun.y - s.y + s.h * 0.5;
  const m = Math.hypot(across, up);
  const box: [number, number, number, number] = [s.x - s.h * 1.3, s.y - s.h * 1.35, s.h * 2.6, s.h * 2.3];
  await castShadow(c, parts, { x: s.x, y: s.y - 2 }, shadowAt(s.x, s.y), {
    box,
    col: mix(dusk, lch(0.8, 0.06, 50), air),
    amt: 0.72,
  });
  await litForm(c, parts, box, {
    toward: [across / m, up / m],
    reach: Math.max(5, s.h * 0.042),
    warm: mix(apricot, butter, 0.3),
    rim: lch(0.985, 0.05, 92),
    shade: mix(lch(0.22, 0.055, 285), lch(0.8, 0.06, 50), air),
    amt: [0.72, 1, 0.55],
  });
}

const hazy = (t: Cloths, air: number): Cloths => {
  const far = (col: RGB) => mix(col, lch(0.82, 0.065, 55), air);
  return { robe: far(t.robe), mantle: far(t.mantle), veil: far(t.veil), skin: far(t.skin) };
};

/** Those who are still at the edge of the camp, small and half in the mist. */
export async function drawFarGatherers(c: Canvas): Promise<void> {
  const at: [(s: Stand, t: Cloths) => string[], Stand, Cloths][] = [
    [stooping, { x: 860, y: 2096, h: 116, dir: 1 }, indigo],
    [kneeling, { x: 1010, y: 2108, h: 122, dir: -1 }, ochre],
  ];
  for (const [form, s, cloths] of at) await place(c, form(s, hazy(cloths, 0.3)), s, 0.3);
}

/** A mother and child round a basket, one who stoops beside her jar, and one who carries hers home. */
export async function drawGatherers(c: Canvas): Promise<void> {
  const home: Stand = { x: 700, y: 2262, h: 262, dir: 1 };
  await place(c, carrying(home, plum, lch(0.5, 0.085, 45)), home);
  const gleaner: Stand = { x: 1090, y: 2380, h: 400, dir: -1 };
  await place(c, [jar(1268, 2396, 132)], { x: 1268, y: 2396, h: 132 });
  await place(c, stooping(gleaner, indigo), gleaner);
  const mother: Stand = { x: 380, y: 2520, h: 450, dir: 1 };
  const child: Stand = { x: 716, y: 2524, h: 300, dir: -1 };
  await place(c, kneeling(mother, madder), mother);
  await place(c, squatting(child, ochre), child);
  await place(c, basket(566, 2560, 150, 66), { x: 566, y: 2560, h: 70 });
}
