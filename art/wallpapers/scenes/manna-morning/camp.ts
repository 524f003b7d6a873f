import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { disc } from '../../lib/halo.ts';
import { lerp } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { P, path } from '../../lib/shapes.ts';
import { type TentTones, tent } from '../../lib/tents.ts';
import { drawFloor, drawManna } from './manna.ts';
import { butter, sun } from './setting.ts';

export async function drawCamp(c: Canvas): Promise<void> {
  const R = rng(21);
  const light: Light = { x: sun.x, spread: 620, side: -1, rim: butter, wash: lch(0.93, 0.095, 88) };
  ridge(c, light, {
    line: '0 1560, 220 1540, 440 1590, 700 1580, 960 1490, 1180 1430, 1440 1500',
    seed: 3,
    rough: [26, 26, 10, 4],
    peaks: true,
    to: 1760,
    depth: 170,
    tones: tints('0.72 0.045 200, 0.88 0.065 95'),
    lit: lch(0.9, 0.075, 92),
    shade: lch(0.64, 0.045, 215),
    facet: [58, 140],
    gullies: true,
  });
  await disc(c, sun.x, sun.y, 92, lch(0.992, 0.03, 100));
  ridge(c, light, {
    line: '0 1620, 300 1600, 620 1640, 900 1620, 1180 1570, 1440 1590',
    seed: 13,
    rough: [12, 10, 5],
    to: 1760,
    depth: 90,
    tones: tints('0.68 0.06 120, 0.86 0.08 90'),
    lit: lch(0.9, 0.085, 90),
    shade: lch(0.58, 0.05, 170),
    facet: [90, 60],
  });
  drawFloor(c);
  mist(c, 1560, 1740, lch(0.965, 0.075, 92), 0.7, 9, { sx: 420 });
  await drawManna(c, 1730, 2360, 9000, 3);
  for (let row = 0; row < 6; row++) {
    const t = row / 5;
    const y = lerp(1672, 1990, t ** 1.5);
    const w = lerp(64, 250, t ** 1.2);
    const air = lch(0.9, 0.075, 92);
    const shadows: string[] = [];
    let svg = '';
    for (let x = R.r(-80, 20); x < 1500; x += w * R.r(1.3, 1.9)) {
      const lane = 470 + 190 * t;
      if (Math.abs(x - lane) < 70 + 330 * t) continue;
      const cloth = mix(
        R.pick(tints('0.42 0.07 40, 0.36 0.05 220, 0.5 0.07 60, 0.4 0.06 20'))!,
        air,
        0.62 * (1 - t) ** 1.3,
      );
      const tones: TentTones = {
        roof: mix(cloth, lch(0.93, 0.08, 90), 0.36),
        wall: mix(cloth, lch(0.32, 0.05, 230), 0.3),
        stripe: mix(cloth, lch(0.28, 0.05, 230), 0.55),
        rope: mix(cloth, lch(0.4, 0.04, 200), 0.4),
        inside: mix(cloth, lch(0.22, 0.045, 230), 0.7),
      };
      const ty = y + R.r(-8, 8);
      svg += tent(R, x, ty, w, w * 0.46, tones, [], x < lane ? 1 : -1);
      const lean = (x - sun.x) * 0.0016;
      shadows.push(
        `M${P(x - w * 0.5, ty - 2)}L${P(x + w * 0.5, ty - 2)}L${P(x + w * (0.4 + lean * 1.4), ty + w * 0.62)}L${P(x + w * (0.1 + lean * 1.4), ty + w * 0.82)}L${P(x + w * (-0.3 + lean * 1.4), ty + w * 0.6)}Z`,
      );
    }
    await c.svg(path(shadows, lch(0.5, 0.05, 215)), {
      box: [0, y - 40, 1440, w + 80],
      opacity: 0.42 + 0.2 * t,
      stipple: 0.8,
    });
    await c.svg(svg, {
      box: [0, y - w * 0.7, 1440, w * 0.9 + 40],
      rim: { dx: -1, dy: -3, col: butter, amt: 0.95 },
    });
  }
}
