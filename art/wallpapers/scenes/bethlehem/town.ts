import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { dis, gi } from '../../lib/grain.ts';
import { grass } from '../../lib/grasses.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import { type Rng, rng } from '../../lib/random.ts';
import { house, type Lit, palm, type Tones } from '../../lib/town.ts';
import { cypress } from '../../lib/trees.ts';
import { grain, mound, stableAt, warm } from './setting.ts';

/** The houses from back to front, their lamps, cypresses and palms. */
export async function drawTown(c: Canvas, R: Rng): Promise<void> {
  const lights: Lit[] = [],
    bases: [number, number, number][] = [];
  let town = '';
  const tone = (d: number, x: number): Tones => {
    const w = 0.55 * Math.exp(-(((x - stableAt.x) / 360) ** 2)),
      air = lch(0.46, 0.048, 230),
      m = (a: RGB, k = 1) => mix(a, air, 0.42 * (1 - d) * k),
      wm = (a: RGB, q: number) => mix(a, warm, w * q);
    return {
      front: wm(m(lch(0.445, 0.048, 268)), 0.34),
      side: m(lch(0.3, 0.05, 278)),
      roof: wm(m(lch(0.76, 0.038, 225), 0.4), 0.65),
      edge: wm(m(lch(0.6, 0.045, 240), 0.5), 0.5),
      dark: m(lch(0.2, 0.045, 272)),
      win: lch(0.87, 0.105, 80),
    };
  };
  const rowsN = 6;
  const RT = rng(15);
  for (let r = 0; r < rowsN; r++) {
    const d = r / (rowsN - 1),
      off = lerp(-8, 215, d ** 1.15);
    let x = lerp(800, 690, d) + RT.r(-20, 40);
    const xe = lerp(1230, 1470, d);
    while (x < xe) {
      const s = lerp(0.74, 1.2, d),
        w = RT.r(78, 146) * s,
        h = RT.r(64, 122) * s * (RT.f() < 0.12 ? 1.45 : 1),
        y = mound(x + w / 2) + off + RT.r(-10, 10);
      town += house(RT, x, y, w, h, tone(d, x + w / 2), {
        sideDir: x + w / 2 > stableAt.x ? 1 : -1,
        dome: RT.f() < 0.36 ? RT.r(0.62, 0.9) : 0,
        wins: 0.6,
        door: d > 0.5 && RT.f() < 0.5,
        lights,
      });
      if (d > 0.95) bases.push([x, y, w]);
      x += w * RT.r(0.72, 1.22);
    }
  }
  // cypress and palms among the houses
  const ct = [lch(0.2, 0.04, 255), lch(0.25, 0.045, 245), lch(0.42, 0.05, 215)];
  await c.svg(town, {
    box: [560, 1640, 880, 760],
    rim: {
      dx: -4,
      dy: -5,
      col: lch(0.86, 0.055, 105),
      amt: 0.6,
      at: (x) => 0.4 + 0.6 * Math.exp(-(((x - stableAt.x) / 420) ** 2)),
    },
    tint: () => lch(0.23, 0.048, 272),
    tintAmt: (x, y) => dis(0.42 * sstep(60, 360, y - mound(x)), grain[gi(x, y)]!, 1),
  });
  for (const l of lights) c.glow(l.x, l.y, l.r * 5.5, l.r * 5.5, lch(0.76, 0.12, 66), 0.5, 2.4);
  await c.svg(
    cypress(R, 1010, 2010, 210, 40, ct, -1, 240) +
      cypress(R, 1262, 2080, 190, 38, ct, -1, 240) +
      cypress(R, 742, 2130, 170, 36, ct, -1, 220) +
      palm(
        R,
        905,
        2215,
        230,
        0.18,
        [lch(0.2, 0.04, 262), lch(0.245, 0.046, 255), lch(0.33, 0.048, 235)],
        -1,
      ) +
      palm(
        R,
        1352,
        2240,
        265,
        -0.2,
        [lch(0.2, 0.04, 262), lch(0.245, 0.046, 255), lch(0.33, 0.048, 235)],
        -1,
      ),
    { box: [560, 1640, 880, 760], rim: { dx: -3, dy: -4, col: lch(0.74, 0.05, 190), amt: 0.4 } },
  );
  for (const [bx, by, bw] of bases) {
    const ft = (x: number) => by + 3 - 0.06 * Math.max(0, x - bx - bw * 0.65);
    await c.svg(
      grass(R, {
        x0: bx - 10,
        x1: bx + bw + 10,
        y: ft,
        h: [7, 24],
        n: 70,
        w: 2.4,
        lean: 0.05,
        tones: [lch(0.235, 0.045, 262), lch(0.265, 0.046, 258), lch(0.3, 0.048, 252), lch(0.36, 0.048, 245)],
        jitter: 10,
      }),
      { box: [bx - 30, by - 60, bw + 60, 90], mask: (_x, y) => 1 - sstep(by + 4, by + 24, y) },
    );
  }
  const feet = (x: number) => mound(x) + 222 + 8 * Math.sin(x / 37);
  await c.svg(
    grass(R, {
      x0: 660,
      x1: 1460,
      y: feet,
      h: [8, 30],
      n: 1500,
      w: 2.6,
      lean: 0.05,
      tones: [lch(0.225, 0.045, 262), lch(0.26, 0.046, 258), lch(0.31, 0.048, 250), lch(0.42, 0.048, 232)],
      jitter: 18,
      clump: 46,
    }),
    { box: [620, 2060, 820, 300], mask: (x, y) => 1 - sstep(-4, 30, y - feet(x)) },
  );
}
