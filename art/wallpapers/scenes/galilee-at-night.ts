import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { grass, reeds } from '../lib/grasses.ts';
import { pool } from '../lib/light.ts';
import { sstep } from '../lib/maths.ts';
import { noise2 } from '../lib/noise.ts';
import { rng } from '../lib/random.ts';
import { boulders } from '../lib/rocks.ts';
import { spur } from '../lib/spurs.ts';
import { water } from '../lib/water.ts';
import { disc } from './galilee-at-night/disc.ts';
import { fishingBoat } from './galilee-at-night/fishing-boat.ts';
import { heaven } from './galilee-at-night/heaven.ts';
import { lantern } from './galilee-at-night/lantern.ts';
import { amber, lake, moon, silver } from './galilee-at-night/setting.ts';
import { shores } from './galilee-at-night/shores.ts';

export const meta = { id: 'galilee-at-night', title: 'Galilee at Night', focusY: 0.66 };

/** A fishing boat on the lake under a full moon, its lantern the only warm light. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  await heaven(c);
  await shores(c);
  water(c, {
    wl: lake,
    seed: 83,
    sun: moon,
    tint: lch(0.36, 0.05, 208),
    deep: lch(0.165, 0.036, 228),
    spark: lch(0.92, 0.045, 118),
    tintNear: 0.5,
    tintFar: 0.08,
    deepAmt: 0.78,
    glitter: 1,
    streak: 0.16,
  });
  mist(c, lake - 26, lake + 34, lch(0.66, 0.045, 165), 0.5, 51, { sx: 300, soft: 1.6 });
  await disc(c);
  const b = await fishingBoat(c);
  const { lx, ly } = await lantern(c, b.bow[0] - 20, b.bow[1]);
  // the lantern's path on the water, in lens-shaped sparks
  const n = noise2(19);
  c.each(2150, 2620, (x, y, o) => {
    const t = (y - 2150) / 470;
    const u = (x - lx - 14 * n(3, y / 26)) / (24 + 70 * t);
    if (Math.abs(u) > 2.2) return;
    const s = sstep(
      0.12 + 0.3 * t,
      0.32 + 0.3 * t,
      n(x / (44 + 60 * t), y / (5.5 + 9 * t)) + 0.42 * Math.exp(-u * u),
    );
    c.blendPx(o, lch(0.85, 0.115, 74), 0.85 * s * Math.exp(-u * u * 1.2) * (1 - t) ** 0.8);
  });
  pool(c, lx - 30, 2185, 300, 70, amber, 0.3);
  c.glow(lx - 40, ly + 60, 210, 120, amber, 0.3, 2);
  // the near shore
  const R = rng(44);
  const bank = spur(c, {
    pts: [
      [0, 2960],
      [380, 2930],
      [640, 2830],
      [900, 2742],
      [1180, 2640],
      [1440, 2560],
    ],
    seed: 45,
    kind: 'near',
    h: 300,
    sun: { x: 1080, spread: 460 },
    lx: -1,
    tones: [lch(0.2, 0.036, 222), lch(0.12, 0.028, 235)],
    lit: lch(0.33, 0.045, 200),
    shade: lch(0.12, 0.028, 235),
    rim: { col: lch(0.7, 0.045, 150), amt: 0.7 },
    size: [150, 70],
  });
  const stone = [
    lch(0.13, 0.028, 232),
    lch(0.17, 0.032, 228),
    lch(0.21, 0.036, 222),
    lch(0.27, 0.04, 212),
    lch(0.37, 0.044, 195),
  ];
  await c.svg(
    boulders(
      R,
      [
        [690, 2806, 96],
        [820, 2770, 150],
        [560, 2850, 70],
        [1000, 2770, 210],
        [1220, 2690, 170],
        [1120, 2700, 90],
        [930, 2842, 130],
        [1370, 2690, 240],
      ],
      stone,
      -1,
    ),
    { box: [460, 2480, 980, 400], rim: { dx: -3, dy: -5, col: silver, amt: 0.6 } },
  );
  const blade = [
    lch(0.12, 0.028, 232),
    lch(0.15, 0.03, 228),
    lch(0.2, 0.036, 220),
    lch(0.3, 0.042, 205),
    lch(0.5, 0.048, 170),
  ];
  await c.svg(
    grass(R, {
      x0: 600,
      x1: 1460,
      y: (x) => bank(x) + 16,
      h: [26, 100],
      n: 900,
      w: 3,
      lean: -0.14,
      tones: blade,
      jitter: 60,
      clump: 150,
    }),
    { box: [500, 2380, 940, 500] },
  );
  await c.svg(
    reeds(R, {
      x0: 1500,
      x1: 1010,
      y: (x) => bank(x) + 90,
      h: [340, 860],
      n: 84,
      w: 11,
      xpow: 1.5,
      tones: [blade[0]!, blade[0]!, blade[1]!, blade[2]!, blade[3]!, blade[4]!],
      heads: 6,
      headCol: [lch(0.17, 0.03, 60), lch(0.5, 0.045, 150)],
      lean: -0.09,
      prof: (x) => 0.3 + 0.7 * sstep(1010, 1420, x),
    }),
    { box: [760, 1600, 680, 1280], rim: { dx: -2, dy: -3, col: silver, amt: 0.45 } },
  );
  await c.svg(
    grass(R, {
      x0: 560,
      x1: 1460,
      y: (x) => bank(x) + 90,
      h: [60, 180],
      n: 1100,
      w: 4.4,
      persp: 0.5,
      lean: -0.12,
      tones: blade.slice(0, 4),
      jitter: 260,
    }),
    { box: [460, 2480, 980, 400] },
  );
  finish(c, { grain: 0.045, paper: 0.016, vignette: 0.24, vigCol: [0.25, 0.34, 0.42], misreg: 0.7 });
  return c;
}
