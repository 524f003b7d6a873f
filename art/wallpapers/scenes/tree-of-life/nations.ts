import { blades } from '../../lib/broad-strokes.ts';
import type { Box, Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { litForm } from '../../lib/lit-form.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { kneeling } from '../../lib/robed.ts';
import { praying, watcher } from '../../lib/robed-back.ts';
import { light } from './setting.ts';

const skin = lch(0.46, 0.075, 48);

/** Robe, mantle and veil of one figure. */
function cloths(text: string) {
  const [robe, mantle, veil] = tints(text) as [RGB, RGB, RGB];
  return { robe, mantle, veil, skin };
}

/** Those who have come: a traveller with her child, one who praises, one who drinks of the river. */
export async function nations(c: Canvas, ground: (x: number) => number) {
  const mother = { x: 318, y: ground(318) + 92, h: 214 };
  const child = { x: 398, y: ground(398) + 118, h: 132 };
  const praiser = { x: 1116, y: ground(1116) + 84, h: 218 };
  const drinker = { x: 944, y: 2440, h: 226 };
  const red = cloths('.42 .095 28, .33 .055 290, .7 .05 70');
  for (const [at, parts] of [
    [mother, watcher(mother, red, true)],
    [child, watcher(child, cloths('.62 .09 78, .46 .09 55, .4 .05 45'), false)],
    [praiser, praying(praiser, cloths('.58 .08 70, .38 .07 245, .66 .06 50'), skin)],
    [drinker, kneeling({ ...drinker, dir: -1 }, cloths('.36 .085 24, .5 .085 60, .74 .05 82'))],
  ] as [typeof mother, string[]][]) {
    const { x, y, h } = at;
    const m = Math.hypot(light.x - x, light.y - y);
    const box: Box = [x - h * 0.75, y - h * 1.25, h * 1.5, h * 1.4];
    // the grass at their feet lies in their shadow
    await c.svg(
      `<ellipse cx="${x - (light.x - x) * 0.05}" cy="${y + h * 0.05}" rx="${h * 0.3}" ry="${h * 0.08}" fill="#03130f"/>`,
      {
        box: [x - h, y - h * 0.3, h * 2, h * 0.7],
        blur: h * 0.03,
        opacity: 0.75,
        stipple: 1,
      },
    );
    await litForm(c, parts, box, {
      toward: [(light.x - x) / m, (light.y - y) / m],
      reach: h * 0.045,
      warm: lch(0.88, 0.115, 88),
      rim: lch(0.97, 0.075, 94),
      shade: lch(0.17, 0.045, 190),
      amt: [0.62, 1, 0.68],
    });
    await blades(
      c,
      rng(Math.round(x)),
      [x - h * 0.3, x + h * 0.3],
      () => y + h * 0.05,
      [12, 34],
      90,
      tints('.14 .04 195, .2 .05 175, .3 .07 152, .46 .1 128, .74 .12 104'),
      { w: 2.6, jitter: h * 0.1, clump: 60 },
    );
  }
}
