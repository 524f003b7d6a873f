import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { line, slope } from '../../lib/slope.ts';
import { broadTree, cypress } from '../../lib/trees.ts';
import { gate, ivory } from './setting.ts';

/** What shows over the wall: crowns of trees and two cypresses, pale with the light behind them. */
export async function beyond(c: Canvas) {
  const R = rng(14);
  const h = line(
    4,
    [0, 1330, 260, 1290, 520, 1262, 760, 1258, 1000, 1246, 1240, 1280, 1440, 1320],
    [26, 260, 12, 100, 5, 30],
  );
  slope(c, {
    y: h,
    to: 1500,
    depth: 160,
    ramp: [0, 0.6, 0.055, 118, 1, 0.82, 0.08, 98],
    lit: [0.86, 0.085, 96],
    shade: [0.52, 0.05, 140],
    facet: [120, 120, 7, 0.5, 0.5, 140],
    rim: [ivory, 0.8, 8, gate.x, 420],
  });
  const far = tones([0.38, 0.042, 150, 0.46, 0.055, 130, 0.6, 0.075, 112, 0.8, 0.09, 98]);
  const rim = {
    dx: 0,
    dy: -4,
    col: ivory,
    amt: 0.9,
    at: (x: number) => 0.3 + 0.7 * Math.exp(-(((x - gate.x) / 520) ** 2)),
  };
  const crown = (seed: number, x: number, y: number, s: number) =>
    broadTree(rng(seed), {
      x,
      y,
      h: s,
      lean: 0,
      light: [x < gate.x ? 0.7 : -0.7, 0.3],
      tones: far,
      bark: [far[0]!, far[2]!],
      leafL: 11,
      leafW: 2.8,
      spread: 0.62,
      clumpR: 0.085,
      trunkW: 0.07,
      trunkL: 0.14,
      wig: 0.5,
      depth: 5,
      from: 2,
      up: 0.02,
      density: 2,
    }).svg;
  await c.svg(
    crown(31, 300, 1400, 330) +
      crown(44, 1190, 1410, 360) +
      cypress(R, 520, 1390, 250, 52, far, 1, 260) +
      cypress(R, 968, 1400, 300, 60, far, -1, 300) +
      cypress(R, 906, 1400, 200, 44, far, -1, 240),
    { box: [0, 980, 1440, 480], rim },
  );
  mist(c, 1230, 1480, lch(0.9, 0.08, 95), 0.6, 5, { soft: 1.6 });
}
