import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { type FireTones, fireGlow, tongue } from '../../lib/flames.ts';
import { sstep } from '../../lib/maths.ts';
import { rng } from '../../lib/random.ts';
import { path, taper } from '../../lib/shapes.ts';

const fire: FireTones = {
  outer: lch(0.68, 0.17, 45),
  mid: lch(0.8, 0.155, 66),
  inner: lch(0.92, 0.11, 86),
  core: lch(0.985, 0.035, 96),
};

/** The flames coming down, and one over every head. */
export async function flames(c: Canvas, folk: [number, number, number][]) {
  const R = rng(29);
  const falling: [number, number, number][] = [
    [600, 960, 62],
    [850, 1090, 76],
    [520, 1220, 84],
    [736, 1270, 112],
    [960, 1340, 92],
    [400, 1450, 96],
    [640, 1500, 128],
    [860, 1560, 136],
    [1050, 1590, 104],
    [500, 1690, 118],
    [742, 1760, 150],
    [950, 1780, 112],
  ];
  // the path each of them has come down by
  for (const [x, y, h] of falling) {
    const [x0, sway] = [720 + (x - 720) * 0.25, R.r(40, 90) * (R.f() < 0.5 ? -1 : 1)];
    const pts = Array.from({ length: 31 }, (_, i): [number, number, number] => {
      const q = i / 30;
      return [
        x0 + (x - x0) * q ** 1.6 + sway * Math.sin(q * Math.PI * 1.5) * (1 - q),
        (y - h * 0.6) * q,
        1 + h * 0.07 * q * q,
      ];
    });
    await c.svg(path(taper(pts), fire.mid), {
      box: [x0 - 420, 0, 840, y],
      blur: 1.5,
      mode: 'screen',
      stipple: 0.8,
      mask: (_x, Y) => 0.5 * sstep(0.3, 1, Y / y) ** 2,
    });
  }
  for (const [x, y, h] of falling) fireGlow(c, x, y - h * 0.4, h, fire, 0.75);
  for (const [x, y, h] of falling) await tongue(c, R, x, y, h * 1.25, fire);
  for (const [x, y, s] of folk) {
    const top = y - s * 1.04;
    fireGlow(c, x, top - 20, 44, fire, 0.7);
    await tongue(c, R, x, top, 62, fire);
  }
}
