import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { datePalm } from '../../lib/date-palm.ts';
import { grass } from '../../lib/grasses.ts';
import { ridgeLine } from '../../lib/hill.ts';
import { lerp } from '../../lib/maths.ts';
import { line, tints } from '../../lib/notation.ts';
import { standing, walking } from '../../lib/people.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { tuft } from '../../lib/tuft.ts';
import { cream, shoreline, sun } from './setting.ts';

const greens = tints('0.3 0.06 165, 0.38 0.075 155, 0.48 0.095 142, 0.62 0.115 128, 0.79 0.125 112');

/** The grove on the far bank: palms of three depths, the far ones paler. */
export async function drawGrove(c: Canvas): Promise<void> {
  const R = rng(37);
  const bank = ridgeLine(line('0 1850, 300 1838, 620 1858, 900 1868, 1180 1852, 1440 1836'), 33, [
    { amp: 6, len: 180 },
  ]);
  const light: Light = {
    x: sun.x,
    spread: 900,
    side: 1,
    rim: lch(0.92, 0.09, 100),
    wash: lch(0.84, 0.1, 105),
  };
  const air = lch(0.86, 0.06, 110);
  for (const [depth, haze] of [
    [0, 0.5],
    [1, 0.26],
    [2, 0],
  ] as const) {
    let svg = '';
    const tones = greens.slice(0, 5).map((t) => mix(t, air, haze));
    const xs: number[] = [];
    if (depth === 0) for (let i = 0; i < 20; i++) xs.push(i < 11 ? R.r(-20, 500) : R.r(1000, 1460));
    else if (depth === 1) xs.push(50, 150, 236, 330, 420, 1120, 1210, 1300, 1400);
    else xs.push(96, 196, 380, 1186, 1368);
    for (const x of xs) {
      const h = lerp(190, 330, depth / 2) * R.r(0.8, 1.15);
      const bark = tints('0.44 0.06 55, 0.3 0.05 40, 0.66 0.07 70').map((t) => mix(t, air, haze)) as [
        RGB,
        RGB,
        RGB,
      ];
      svg += datePalm(R, {
        x,
        y: bank(x) + lerp(-14, 14, depth / 2),
        h: h * 0.92,
        lean: R.r(-0.2, 0.2),
        bark,
        leaves: tones,
        lx: 1,
        fronds: 15,
        leaflets: 11,
      });
    }
    await c.svg(svg, {
      box: [0, 1400, 1440, 500],
      rim: { dx: 3, dy: -3, col: lch(0.96, 0.08, 100), amt: 0.6 },
    });
  }
  ridge(c, light, {
    line: '0 1858, 300 1848, 620 1866, 900 1874, 1180 1860, 1440 1846',
    seed: 34,
    rough: [6, 4, 2],
    to: shoreline + 2,
    depth: 56,
    tones: tints('0.64 0.11 122, 0.46 0.085 142'),
    lit: lch(0.78, 0.12, 112),
    shade: lch(0.42, 0.08, 150),
    facet: [70, 24],
  });
  const blades = tints('0.36 0.075 152, 0.47 0.095 140, 0.6 0.115 126, 0.78 0.125 110');
  const bush = rng(38);
  let bushes = '';
  for (const x of [30, 130, 270, 470, 545, 980, 1070, 1260, 1420])
    bushes += tuft(bush, x, bank(x) + 34, bush.r(60, 110), 46, blades, 1);
  await c.svg(
    bushes +
      grass(rng(39), {
        x0: -20,
        x1: 1460,
        y: (x) => bank(x) + 22,
        h: [10, 34],
        n: 900,
        w: 2,
        lean: 0.08,
        tones: blades,
        jitter: 22,
        clump: 60,
      }),
    { box: [0, 1700, 1440, 215] },
  );
  // people come to drink and to fill their jars
  const robes = tints('0.5 0.1 30, 0.62 0.06 70, 0.42 0.06 240, 0.7 0.05 80, 0.46 0.09 15');
  let folk = '';
  for (const [i, [x, h]] of (
    [
      [690, 76],
      [732, 70],
      [800, 80],
      [868, 46],
      [838, 74],
    ] as const
  ).entries()) {
    const robe: RGB = robes[i]!;
    const dress = { robe, dark: mix(robe, lch(0.25, 0.05, 30), 0.45), cloth: mix(robe, cream, 0.6) };
    folk +=
      i % 2
        ? walking(x, 1893, h, dress, 1, i === 1)
        : standing(x, 1893, h, dress, i === 2 ? 1 : -1, { staff: i === 2 });
  }
  await c.svg(folk, { box: [640, 1790, 280, 112], rim: { dx: 2, dy: -2, col: cream, amt: 0.9 } });
}
