import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { datePalm } from '../../lib/date-palm.ts';
import { reeds } from '../../lib/grasses.ts';
import { clamp } from '../../lib/maths.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { boulder } from '../../lib/rock.ts';
import { tuft } from '../../lib/tuft.ts';
import { cream } from './setting.ts';

/** The near shore with the two great palms that frame the picture. */
export async function drawNearShore(c: Canvas): Promise<void> {
  const light: Light = { x: 900, spread: 700, side: 1, rim: lch(0.97, 0.06, 88), wash: lch(0.92, 0.07, 82) };
  const shore = ridge(c, light, {
    line: '0 2400, 180 2430, 380 2520, 620 2640, 900 2700, 1180 2660, 1440 2560',
    seed: 44,
    rough: [14, 12, 5],
    depth: 420,
    tones: tints('0.84 0.075 80, 0.72 0.085 68, 0.56 0.085 55'),
    lit: lch(0.92, 0.065, 86),
    shade: lch(0.62, 0.085, 58),
    facet: [150, 60],
    rim: 0.9,
    rimWidth: 8,
  });
  c.each(2360, 2760, (x, y, o) => {
    const d = y - shore(x);
    if (d > -10 && d < 30) c.blendPx(o, lch(0.5, 0.07, 75), 0.55 * Math.exp(-((d / 12) ** 2)));
  });
  const R = rng(52);
  const stone = {
    tones: sweep('0 0.36 0.06 40, 0.5 0.58 0.075 58, 0.78 0.78 0.075 76, 1 0.95 0.05 88'),
    rim: cream,
  };
  for (const [x, y, w, h] of [
    [300, 2560, 190, 100],
    [430, 2600, 110, 56],
    [1020, 2730, 160, 80],
    [1300, 2690, 240, 130],
    [720, 2790, 130, 60],
  ] as const)
    boulder(c, { x, y, w, h, seed: x, light: [700, -900], ...stone });
  const dark = tints('0.24 0.055 170, 0.31 0.065 162, 0.4 0.085 148, 0.54 0.11 132, 0.76 0.13 112');
  let svg = '';
  for (const [x, dy, h, n] of [
    [60, 150, 330, 110],
    [210, 120, 200, 70],
    [400, 190, 130, 40],
    [1390, 130, 360, 120],
    [1240, 190, 220, 70],
    [1090, 210, 130, 40],
    [860, 170, 90, 26],
  ] as const)
    svg += tuft(R, x, shore(x) + dy, h, n, dark, 1);
  await c.svg(
    reeds(R, {
      x0: 1480,
      x1: 1120,
      y: () => 2700,
      h: [260, 620],
      n: 60,
      w: 11,
      xpow: 1.5,
      tones: dark.slice(0, 4),
      heads: 5,
      headCol: tints('0.36 0.06 45, 0.56 0.075 60'),
      lean: -0.08,
      prof: (x) => 0.35 + 0.65 * clamp((x - 1130) / 290),
    }),
    { box: [900, 1900, 540, 860] },
  );
  const bark = tints('0.38 0.06 48, 0.25 0.05 35, 0.68 0.085 66') as [RGB, RGB, RGB];
  const leaves = tints(
    '0.24 0.055 172, 0.3 0.068 162, 0.38 0.085 152, 0.5 0.105 138, 0.66 0.125 122, 0.84 0.115 108',
  );
  const great =
    datePalm(rng(8), {
      x: 60,
      y: 2545,
      h: 740,
      lean: -0.1,
      bark,
      leaves: leaves.slice(0, 5),
      lx: 1,
      fronds: 24,
      leaflets: 24,
    }) +
    datePalm(rng(9), {
      x: 232,
      y: 2545,
      h: 1080,
      lean: 0.16,
      bark,
      leaves,
      lx: 1,
      fronds: 30,
      leaflets: 30,
      dates: lch(0.58, 0.13, 48),
    });
  await c.svg(great, {
    box: [0, 900, 1100, 1740],
    rim: { dx: 5, dy: -4, col: lch(0.96, 0.09, 98), amt: 0.55 },
  });
  await c.svg(svg, {
    box: [0, 2100, 1440, 780],
    rim: { dx: 2, dy: -2, col: lch(0.95, 0.09, 100), amt: 0.4 },
  });
}
