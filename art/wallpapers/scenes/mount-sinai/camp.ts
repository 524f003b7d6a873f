import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { lerp } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { standing } from '../../lib/people.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { type TentTones, tent } from '../../lib/tents.ts';
import { amber, glory, gold } from './setting.ts';

const air = lch(0.7, 0.07, 45);

/** The camp at the mountain's foot, small under it, and the people who have come out to meet God. */
export async function drawCamp(c: Canvas): Promise<void> {
  const light: Light = { x: glory.x, spread: 560, side: 1, rim: gold, wash: amber };
  ridge(c, light, {
    line: '0 2230, 360 2206, 728 2196, 1080 2204, 1440 2226',
    seed: 74,
    rough: [12, 8, 3],
    to: 2880,
    depth: 330,
    tones: tints('0.66 0.075 46, 0.56 0.07 34, 0.42 0.06 10'),
    lit: lch(0.78, 0.09, 60),
    shade: lch(0.42, 0.06, 350),
    facet: [380, 60],
    facetAmt: 0.4,
    rim: 0.6,
    wash: 0.5,
    washDepth: 190,
  });
  const R = rng(19);
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y0 = lerp(2226, 2420, t ** 1.3);
    const w = lerp(44, 118, t);
    let svg = '';
    for (let x = -40 + R.r(0, 50); x < 1480; x += w * R.r(1.4, 1.9)) {
      if (Math.abs(x - 728) < 130 + 190 * t) continue;
      const cloth = mix(
        R.pick(tints('0.36 0.06 20, 0.4 0.065 40, 0.34 0.05 330'))!,
        air,
        0.55 * (1 - t) + 0.1,
      );
      const dark = mix(cloth, lch(0.2, 0.05, 335), 0.4);
      const tones: TentTones = {
        roof: mix(cloth, lch(0.8, 0.08, 62), 0.3),
        wall: dark,
        stripe: mix(dark, cloth, 0.4),
        rope: dark,
        inside: mix(dark, lch(0.16, 0.045, 335), 0.6),
      };
      svg += tent(R, x, y0 + R.r(-5, 8), w, w * 0.46, tones, [], x < 728 ? 1 : -1);
    }
    await c.svg(svg, { box: [0, y0 - w, 1440, w + 40], rim: { dx: 0, dy: -3, col: gold, amt: 0.8 } });
  }
  const folk: [number, string][] = [];
  for (let i = 0; i < 64; i++) {
    const t = R.f();
    const y = lerp(2236, 2330, t);
    const h = lerp(24, 46, t) * R.r(0.8, 1.1);
    const robe = mix(R.pick(tints('0.34 0.07 25, 0.3 0.05 320, 0.42 0.065 55'))!, air, 0.4 * (1 - t));
    const dress = { robe, dark: mix(robe, lch(0.2, 0.05, 330), 0.5), cloth: mix(robe, gold, 0.4) };
    folk.push([y, standing(728 + R.n() * lerp(90, 170, t), y, h, dress, i % 2 ? 1 : -1)]);
  }
  const svg = folk.sort((a, b) => a[0] - b[0]).map(([, s]) => s);
  await c.svg(svg.join(''), { box: [300, 2150, 860, 220], rim: { dx: 0, dy: -2, col: gold, amt: 0.9 } });
  mist(c, 2160, 2330, lch(0.8, 0.075, 55), 0.4, 8, { sx: 560 });
}
