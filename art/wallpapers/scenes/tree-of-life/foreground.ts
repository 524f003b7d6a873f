import { blades } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { poppies } from '../../lib/flowers.ts';
import { clamp } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { light, rim } from './setting.ts';

/** Grass, flowers, and the motes of light that the tree lets go. */
export async function foreground(c: Canvas, ground: (x: number) => number) {
  const R = rng(71);
  const n = noise2(14);
  const dark = tints('.12 .035 200, .165 .042 188, .235 .055 172, .38 .085 145, .72 .13 104');
  for (const [x0, x1] of [
    [-20, 600],
    [840, 1460],
  ] as const) {
    await blades(
      c,
      R,
      [x0, x1],
      (x) => ground(x) + 16,
      [14, 48],
      1100,
      tints('.2 .05 200, .3 .07 160, .44 .1 128, .72 .13 104, .9 .11 96'),
      { w: 2.4, jitter: 60, clump: 100 },
    );
    await blades(c, R, [x0, x0 < 0 ? 470 : 1460], (x) => ground(x) + 110, [26, 80], 1100, dark, {
      w: 3,
      jitter: 170,
      persp: 0.6,
      clump: 130,
      bias: (x) => 0.9 * Math.exp(-(((x - light.x) / 420) ** 2)),
    });
  }
  for (const [a, b] of [
    [-30, 430],
    [1040, 1470],
  ] as const) {
    await blades(
      c,
      R,
      [a, b],
      (x) => 2560 + Math.abs(x - (a < 0 ? 0 : 1440)) * 0.5,
      [70, 210],
      1500,
      dark.slice(0, 4),
      {
        w: 4.6,
        jitter: 420,
        persp: 0.5,
        lean: a < 0 ? 0.14 : -0.14,
        bias: (x, y) => clamp(1.1 - (y - 2560) / 300) * (0.5 + 0.5 * n(x / 110, y / 60)),
      },
    );
    const cup = (s: string) => tints(s);
    await c.svg(
      poppies(R, {
        x0: a + 10,
        x1: b - 30,
        y: (x) => 2590 + Math.abs(x - (a < 0 ? 0 : 1440)) * 0.5,
        n: 34,
        h: [70, 150],
        r: [14, 25],
        stem: lch(0.42, 0.09, 140),
        tones: [cup('.6 .09 310, .78 .08 320, .93 .05 60'), cup('.74 .12 85, .9 .11 92, .98 .05 98')],
        jitter: 330,
      }),
      { box: [Math.max(0, a - 60), 2380, 560, 500], rim: { ...rim, amt: 0.6 } },
    );
  }
  await blades(
    c,
    R,
    [560, 880],
    () => 2286,
    [14, 44],
    420,
    tints('.17 .045 170, .26 .065 150, .4 .1 128, .7 .13 104'),
    { w: 2.6, jitter: 46, clump: 60 },
  );
  // leaves of light let go by the tree
  let motes = '';
  for (let i = 0; i < 90; i++) {
    const a = R.r(0, 6.283);
    const r = 300 + 620 * R.f();
    const [x, y] = [light.x + Math.cos(a) * r, light.y + 320 + Math.sin(a) * r * 0.85];
    if (y < 1000 || y > 2700) continue;
    motes += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${R.r(1.6, 4.2).toFixed(1)}" fill-opacity="${R.r(0.4, 1).toFixed(2)}"/>`;
  }
  const g = `<g fill="${hex(lch(0.95, 0.1, 94))}">${motes}</g>`;
  await c.svg(g, { box: [0, 900, 1440, 1900], blur: 5, mode: 'screen', opacity: 0.8 });
  await c.svg(g, { box: [0, 900, 1440, 1900] });
}
