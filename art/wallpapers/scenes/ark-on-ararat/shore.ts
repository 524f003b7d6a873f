import { dove } from '../../lib/beasts.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { clamp, lerp } from '../../lib/maths.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { boulder } from '../../lib/rock.ts';
import { leaf, path, taper } from '../../lib/shapes.ts';
import { apricot } from './setting.ts';

/** The near rocks with the olive branch that already bears new leaves. */
export async function drawForeground(c: Canvas): Promise<void> {
  const stone = {
    tones: sweep('0 0.2 0.055 275, 0.5 0.34 0.06 290, 0.78 0.58 0.08 35, 1 0.92 0.075 66'),
    rim: apricot,
  };
  for (const [x, y, w, h] of [
    [210, 2790, 620, 330],
    [560, 2860, 360, 190],
    [30, 2890, 420, 240],
    [840, 2890, 260, 110],
    [1380, 2880, 420, 250],
    [1150, 2900, 240, 110],
  ] as const)
    boulder(c, { x, y, w, h, seed: x + 7, light: [900, -700], ...stone });
  const R = rng(88);
  const wood: string[] = [];
  const tones = tints('0.3 0.05 215, 0.4 0.055 185, 0.52 0.06 155, 0.68 0.075 125, 0.9 0.075 95');
  const bins: string[][] = tones.map(() => []);
  const twig = (x: number, y: number, a: number, long: number, w: number, depth: number): void => {
    const pts: [number, number, number][] = [];
    let [px, py, b] = [x, y, a];
    for (let i = 0; i <= 8; i++) {
      pts.push([px, py, lerp(w, w * 0.45, i / 8)]);
      if ((depth > 0 && i > 0 && i % 2 === 0) || (depth === 0 && i > 5)) {
        for (const s of [-1, 1]) {
          const lb = b + s * R.r(0.45, 0.8);
          const size = R.r(64, 104);
          const shine = 0.42 + 0.34 * Math.cos(lb) - 0.2 * Math.sin(lb) + R.r(-0.2, 0.2);
          bins[clamp(Math.floor(shine * 5), 0, 4)]!.push(leaf(px, py, lb, size, size * 0.17));
        }
      }
      b += R.r(-0.14, 0.1);
      px += (Math.cos(b) * long) / 8;
      py += (Math.sin(b) * long) / 8;
      if (depth < 2 && i > 1 && i % 2 === 0)
        twig(px, py, b + (i % 4 ? -0.6 : 0.55) + R.r(-0.15, 0.15), long * 0.5, w * 0.5, depth + 1);
    }
    wood.push(taper(pts));
  };
  twig(1500, 2580, Math.PI + 0.26, 540, 24, 0);
  twig(1480, 2740, Math.PI + 0.34, 300, 16, 1);
  await c.svg(path(wood, lch(0.3, 0.05, 40)) + bins.map((d, i) => path(d, tones[i]!)).join(''), {
    box: [440, 2000, 1000, 880],
    rim: { dx: 3, dy: -4, col: apricot, amt: 0.5 },
  });
  const [white, shade, sprig] = tints('0.985 0.015 80, 0.76 0.045 275, 0.46 0.1 140');
  await c.svg(dove(500, 2350, 230, white!, shade!, 1, sprig), {
    box: [300, 2120, 420, 300],
    rim: { dx: 3, dy: -3, col: lch(0.98, 0.06, 76), amt: 0.7 },
  });
}
