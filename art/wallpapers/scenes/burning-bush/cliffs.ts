import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { ridgeLine } from '../../lib/hill.ts';
import { line, sweep } from '../../lib/notation.ts';
import { crag } from '../../lib/rock.ts';
import { amber, fire } from './setting.ts';

/** Toward the fire, fading with the distance. */
function firelight(reach: number, most: number) {
  return (x: number, y: number): [number, number, number] => {
    const dx = fire.x - x;
    const dy = fire.y - y;
    return [dx, dy, most * Math.exp(-Math.hypot(dx, dy) / reach)];
  };
}

export function drawCliffs(c: Canvas): void {
  const right = ridgeLine(
    line('880 2150, 960 2030, 1060 1850, 1130 1600, 1200 1390, 1300 1240, 1440 1120'),
    24,
    [
      { amp: 40, len: 170 },
      { amp: 22, len: 60 },
      { amp: 7, len: 20 },
    ],
  );
  crag(c, {
    top: (x) => (x < 860 ? 3000 : right(x)),
    to: 2420,
    seed: 8,
    cell: [120, 210],
    ramp: sweep('0 0.3 0.05 320, 1 0.25 0.045 325'),
    depth: 900,
    lit: lch(0.62, 0.12, 45),
    shade: lch(0.185, 0.04, 300),
    light: firelight(430, 1.7),
    rim: { col: amber, amt: 0.9, w: 10 },
  });
  const left = ridgeLine(line('0 1640, 120 1690, 220 1820, 300 1990, 400 2110, 560 2220'), 34, [
    { amp: 36, len: 150 },
    { amp: 18, len: 56 },
    { amp: 6, len: 20 },
  ]);
  crag(c, {
    top: (x) => (x > 560 ? 3000 : left(x)),
    to: 2420,
    seed: 18,
    cell: [110, 190],
    ramp: sweep('0 0.28 0.048 318, 1 0.22 0.045 322'),
    depth: 700,
    lit: lch(0.58, 0.115, 45),
    shade: lch(0.175, 0.04, 300),
    light: firelight(420, 1.5),
    rim: { col: amber, amt: 0.9, w: 9 },
  });
}
