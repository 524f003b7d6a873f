import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { clamp, lerp } from '../../lib/maths.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path, taper } from '../../lib/shapes.ts';
import { gatherer } from './gatherer.ts';
import { apricot } from './setting.ts';

/** Trained vines in rows that meet at the tower: leaf dabs by depth, with their posts and their shade on the ground. */
export async function rows(c: Canvas) {
  const R = rng(15);
  const vp = { x: 930, y: 1700 };
  const leaves = tones([
    0.24, 0.065, 2, 0.31, 0.095, 14, 0.39, 0.125, 24, 0.49, 0.145, 32, 0.62, 0.145, 46, 0.78, 0.125, 68,
  ]);
  const air = lch(0.84, 0.07, 58);
  const steps = 42;
  for (let k = 0; k < steps; k++) {
    const t = (k / (steps - 1)) ** 1.7;
    const y = lerp(1852, 3080, t);
    const d = (y - vp.y) / (2880 - vp.y);
    const s = 216 * d;
    const bins: string[][] = leaves.map(() => []);
    const posts: string[] = [];
    const shade: string[] = [];
    for (let row = -9; row <= 9; row++) {
      if (row === 0) continue; // the path
      const x = vp.x + (row - 0.5 * Math.sign(row) + 0.12) * 520 * d + R.r(-0.08, 0.08) * s - 90 * d;
      if (x < -s * 1.4 || x > 1440 + s * 1.4) continue;
      shade.push(leaf(x - s * 1.15, y + s * 0.02, 0.02, s * 1.6, s * 0.34));
      if (k % 4 === 0)
        posts.push(
          taper([
            [x, y + 2, s * 0.075],
            [x + R.r(-0.02, 0.02) * s, y - s * 1.08, s * 0.06],
          ]),
        );
      else
        posts.push(
          taper([
            [x, y + 2, s * 0.06],
            [x + R.r(-0.1, 0.1) * s, y - s * 0.4, s * 0.04],
          ]),
        );
      for (let i = 0; i < 100; i++) {
        const a = R.r(0, 6.283);
        const q = Math.sqrt(R.f());
        const ex = Math.cos(a) * q;
        const ey = Math.sin(a) * q;
        const li = ex * 0.8 - ey * 0.6 - 0.16 + R.r(-0.32, 0.32);
        const b = clamp(Math.floor((li * 0.5 + 0.5) * leaves.length), 0, leaves.length - 1);
        bins[b]!.push(
          leaf(
            x + ex * s * 0.46 + R.n() * s * 0.05,
            y - s * 0.62 + ey * s * 0.42,
            R.r(-0.7, 2.4),
            s * R.r(0.09, 0.15),
            s * R.r(0.045, 0.075),
          ),
        );
      }
    }
    const veil = 0.42 * clamp(1 - d) ** 1.6;
    await c.svg(path(shade, mix(lch(0.3, 0.055, 5), air, veil), 0.5), {
      box: [0, y - s * 0.5, 1440, s],
      stipple: 0.8,
    });
    const frag =
      path(posts, mix(lch(0.28, 0.05, 10), air, veil)) +
      bins.map((b, i) => path(b, mix(leaves[i]!, air, veil))).join('');
    await c.svg(frag, {
      box: [0, y - s * 1.4, 1440, s * 1.7],
      rim: { dx: 3, dy: -3, col: apricot, amt: 0.45 },
    });
    if (k === 18) await gatherer(c, vp.x - 90 * d, y, s);
  }
}
