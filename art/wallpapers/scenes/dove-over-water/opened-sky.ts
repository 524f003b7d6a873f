import { heavens, streaks } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { sstep } from '../../lib/maths.ts';
import { gap, river } from './setting.ts';

/** Cloud drawn aside from the middle like a curtain: it thickens toward both edges of the sky. */
export function openedSky(c: Canvas) {
  heavens(
    c,
    '0 .4 .038 205, .2 .5 .045 180, .45 .66 .055 145, .72 .83 .06 110, 1 .92 .06 96',
    river + 10,
    gap,
    -0.22,
  );
  c.glow(gap.x, gap.y, 820, 1500, lch(0.95, 0.06, 98), 0.62, 1.9);
  const env = (x: number, y: number) =>
    0.3 + 0.9 * sstep(60 + 0.1 * y, 760, Math.abs(x - gap.x + 60 * Math.sin(y / 170)));
  streaks(c, 12, -420, 1280, '.36 .038 208, .68 .055 140', {
    sx: 640,
    sy: 190,
    cover: 0.6,
    amt: 0.5,
    edge: 0.3,
    ly: -1,
    env,
  });
  streaks(c, 71, 860, 1520, '.66 .05 150, .95 .055 96', {
    sx: 900,
    sy: 50,
    cover: 0.46,
    amt: 0.6,
    ly: -1,
    env,
  });
}
