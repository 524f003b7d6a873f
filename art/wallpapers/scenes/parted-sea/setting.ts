import { lch } from '../../lib/colour.ts';
import { line } from '../../lib/notation.ts';

export const sun = { x: 748, y: 1378 };

export const cream = lch(0.965, 0.05, 92);

export const leftFoot = line('-60 2640, 90 2500, 280 2290, 470 2010, 610 1730, 742 1482');

export const rightFoot = line('754 1482, 872 1690, 990 1930, 1170 2220, 1330 2420, 1500 2580');

/** The light of the sky ahead on someone at (x, y) who walks toward it. */
export function backlight(x: number, y: number) {
  const m = Math.hypot(sun.x - x, sun.y - y);
  return {
    toward: [(sun.x - x) / m, (sun.y - y) / m] as const,
    warm: lch(0.82, 0.09, 80),
    rim: lch(0.98, 0.045, 92),
    shade: lch(0.15, 0.035, 235),
  };
}
