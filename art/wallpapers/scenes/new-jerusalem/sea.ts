import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { cloudSea } from '../../lib/cloud-sea.ts';
import { lch } from '../../lib/colour.ts';

/** The cloud below the mountain. */
export function sea(c: Canvas) {
  cloudSea(c, {
    seed: 60,
    y0: 1930,
    y1: 2760,
    banks: 8,
    r: [52, 210],
    sun: { x: 720, spread: 520 },
    rim: lch(0.995, 0.015, 95),
    far: [lch(0.985, 0.025, 95), lch(0.93, 0.035, 80), lch(0.82, 0.055, 250)],
    near: [lch(0.92, 0.045, 60), lch(0.72, 0.08, 300), lch(0.47, 0.11, 268)],
    swell: (x, t) =>
      (1 - t) * 90 * Math.exp(-(((Math.abs(x - 720) - 520) / 200) ** 2)) +
      60 * t * Math.abs((x - 720) / 720) ** 2,
  });
  mist(c, 1900, 2080, lch(0.985, 0.025, 95), 0.5, 61, { env: (x) => Math.exp(-(((x - 720) / 520) ** 2)) });
}
