import { heavens, streaks } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';

const source = { x: 720, y: -120 };

/** The sky before sunrise, lit from straight above. */
export function sky(c: Canvas) {
  heavens(
    c,
    '0 .185 .075 312, .24 .26 .095 322, .46 .36 .11 335, .66 .48 .115 352, .85 .63 .105 15, 1 .76 .09 38',
    1640,
    source,
    0.06,
  );
  streaks(c, 61, 1040, 1520, '.5 .115 350, .79 .1 38', { sx: 900, sy: 52, cover: 0.49, amt: 0.6, ly: -1 });
  c.glow(source.x, source.y, 900, 1300, lch(0.8, 0.13, 50), 0.42, 2, { stipple: 0.3 });
}
