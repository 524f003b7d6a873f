import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { standing } from '../../lib/people.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { path, ribbon, taper } from '../../lib/shapes.ts';
import { type TentTones, tent } from '../../lib/tents.ts';
import { glory, gold } from './setting.ts';

/** The plain with the camp of Israel, rows of tents growing toward us. */
export async function drawCamp(c: Canvas): Promise<void> {
  const light: Light = {
    x: glory.x,
    spread: 620,
    side: -1,
    rim: lch(0.86, 0.085, 72),
    wash: lch(0.76, 0.085, 62),
  };
  mist(c, 1900, 2200, lch(0.76, 0.065, 45), 0.7, 4);
  const spur = ridge(c, light, {
    line: '0 1980, 200 2030, 420 2100, 700 2130, 1000 2110, 1240 2030, 1440 1960',
    seed: 24,
    rough: [26, 18, 7, 3],
    to: 2800,
    depth: 300,
    tones: tints('0.5 0.08 30, 0.6 0.075 45'),
    lit: lch(0.7, 0.085, 55),
    shade: lch(0.38, 0.07, 10),
    facet: [120, 90],
  });
  const way = ribbon([
    [720, 1650, 3],
    [770, 1760, 5],
    [700, 1860, 7],
    [760, 1960, 9],
    [690, 2060, 13],
    [760, 2170, 20],
    [700, 2330, 40],
    [820, 2560, 70],
  ]);
  await c.svg(path(way, lch(0.82, 0.085, 70)), {
    box: [560, 1640, 400, 920],
    stipple: 0.7,
    mask: (_x, y) => 0.65 * (1 - sstep(2150, 2420, y)),
  });
  const R = rng(19);
  let svg = '';
  for (let row = 0; row < 7; row++) {
    const t = row / 6;
    const y0 = lerp(2160, 2440, t ** 1.35);
    const w = lerp(46, 150, t);
    for (let x = -40 + R.r(0, 60); x < 1480; x += w * R.r(1.35, 1.9)) {
      if (Math.abs(x - 730) < 60 + 150 * t) continue;
      const air = lch(0.66, 0.075, 45);
      const body = mix(
        R.pick(tints('0.36 0.06 20, 0.4 0.065 35, 0.32 0.05 340, 0.46 0.06 55'))!,
        air,
        0.5 * (1 - t),
      );
      const roof = mix(body, lch(0.86, 0.07, 70), 0.5);
      const tones: TentTones = {
        roof,
        wall: mix(body, lch(0.2, 0.05, 330), 0.3),
        stripe: mix(body, lch(0.2, 0.05, 330), 0.5),
        rope: body,
        inside: lch(0.22, 0.05, 330),
      };
      svg += tent(R, x, y0 + R.r(-6, 10) + 10 * Math.sin(x / 190), w, w * 0.46, tones, [], x < 730 ? 1 : -1);
    }
  }
  await c.svg(svg, { box: [0, 2050, 1440, 460], rim: { dx: 0, dy: -3, col: gold, amt: 0.7 } });
  for (const [x, y] of [
    [300, 2230],
    [1120, 2260],
    [520, 2330],
    [980, 2180],
  ] as const) {
    await c.svg(
      path(
        taper([
          [x, y, 3],
          [x + 8, y - 60, 10],
          [x - 6, y - 140, 20],
          [x + 20, y - 240, 40],
          [x + 10, y - 330, 60],
        ]),
        lch(0.8, 0.05, 50),
      ),
      { box: [x - 80, y - 360, 180, 370], blur: 5, opacity: 0.4, stipple: 1 },
    );
  }
  const folk: string[] = [];
  for (let i = 0; i < 130; i++) {
    const t = i / 130;
    const x = 730 + R.n() * lerp(70, 190, t);
    const h = lerp(22, 58, t) * R.r(0.75, 1.1);
    const robe = mix(
      R.pick(tints('0.34 0.07 25, 0.3 0.05 320, 0.4 0.065 55, 0.46 0.06 70'))!,
      lch(0.68, 0.075, 45),
      0.45 * (1 - t),
    );
    folk.push(
      standing(
        x,
        lerp(2190, 2440, t),
        h,
        { robe, dark: mix(robe, lch(0.2, 0.05, 330), 0.5), cloth: mix(robe, gold, 0.35) },
        i % 2 ? 1 : -1,
        { staff: R.f() < 0.2 },
      ),
    );
  }
  await c.svg(folk.join(''), { box: [300, 2100, 900, 380], rim: { dx: 0, dy: -2, col: gold, amt: 0.8 } });
  const dress = { robe: lch(0.3, 0.06, 350), dark: lch(0.22, 0.05, 340), cloth: lch(0.6, 0.07, 50) };
  await c.svg(standing(738, 1905, 58, dress, 1, { staff: true }), {
    box: [700, 1830, 90, 90],
    rim: { dx: 0, dy: -2, col: gold, amt: 1 },
  });
  mist(c, spur(700) - 10, 2330, lch(0.8, 0.065, 55), 0.3, 8);
}
