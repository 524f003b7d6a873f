import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch, type RGB, ramp } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { village } from '../../lib/village.ts';
import { dark, lamp } from './setting.ts';

const casement = { x: 1030, y0: 690, y1: 1500, w: 400 };

/** The arched window, with the night and the roofs of the city in it. */
export async function nightWindow(c: Canvas) {
  const { x, y0, y1, w } = casement;
  const arch = (k: number, drop: number) =>
    `M${x - (w / 2) * k} ${y1 + drop}L${x - (w / 2) * k} ${y0 + w / 2}A${(w / 2) * k} ${(w / 2) * k} 0 0 1 ${x + (w / 2) * k} ${y0 + w / 2}L${x + (w / 2) * k} ${y1 + drop}Z`;
  const inside = await c.maskOf(path(arch(1, 0), [0, 0, 0]));
  const sky = ramp([
    [0, lch(0.2, 0.07, 272)],
    [0.5, lch(0.3, 0.08, 264)],
    [1, lch(0.46, 0.07, 248)],
  ]);
  const g = G1();
  const n = noise2(30);
  const hillY = (X: number) => 1330 - 46 * Math.exp(-(((X - 930) / 90) ** 2)) + 14 * n(X / 90, 3);
  c.each(y0 - 4, y1 + 4, (X, Y, o) => {
    const a = inside[Y * c.w + X]!;
    if (!a) return;
    const s = sky((Y - y0) / (1400 - y0) + 0.02 * n(X / 120, Y / 60));
    const far = Y > hillY(X) ? 1 : 0;
    const col: RGB = far ? lch(0.27 + 0.00035 * (Y - hillY(X)), 0.06, 262) : [s[0], s[1], s[2]];
    c.blendPx(o, col, a);
    if (far)
      c.blendPx(o, lch(0.5, 0.06, 250), dis(0.6 * Math.exp(-(Y - hillY(X)) / 8), g[gi(X, Y)]!, 0.7) * a);
  });
  const R = rng(19);
  let dots = '';
  for (let i = 0; i < 120; i++)
    dots += `<circle cx="${R.r(x - 196, x + 196).toFixed(1)}" cy="${R.r(y0 + 12, 1290).toFixed(1)}" r="${(0.9 + 2.6 * R.f() ** 9).toFixed(2)}" fill-opacity="${R.r(0.3, 1).toFixed(2)}"/>`;
  const clip = (X: number, Y: number) => inside[Y * c.w + X]!;
  await c.svg(`<g fill="${hex(lch(0.94, 0.03, 95))}">${dots}</g>`, {
    box: [x - 210, y0, 420, 640],
    mask: clip,
  });
  const town = village(rng(44), {
    ground: () => 1410,
    back: [820, 1240],
    front: [800, 1240],
    rows: 3,
    drop: 84,
    w: [58, 96],
    h: [50, 92],
    scale: [0.7, 0.95],
    tones: tints('.27 .05 266, .2 .045 270, .42 .05 255, .38 .05 258, .15 .04 270, .86 .12 76'),
    air: lch(0.36, 0.065, 258),
    lightX: 700,
    wins: 0.5,
  });
  await c.svg(town.svg, {
    box: [x - 210, 1280, 420, 240],
    mask: clip,
    rim: { dx: -2, dy: -4, col: lch(0.58, 0.05, 250), amt: 0.6 },
  });
  for (const l of town.lights) c.glow(l.x, l.y, 40, 40, lch(0.8, 0.13, 66), 0.4, 2.2, { clip });
  // the wall's thickness: the jamb that faces the lamp is bright, the other dark; a deep sill
  const jamb = path(
    `M${x + w / 2 + 70} ${y1 + 64}L${x + w / 2 + 70} ${y0 + w / 2 - 10}Q${x + w / 2 + 58} ${y0 + 60} ${x + w / 2 - 60} ${y0 - 14}L${x + w / 2 - 76} ${y0 + 62}Q${x + w / 2} ${y0 + 110} ${x + w / 2} ${y0 + w / 2}L${x + w / 2} ${y1}Z`,
    lch(0.6, 0.1, 62),
  );
  const shade = path(
    `M${x - w / 2} ${y1}L${x - w / 2} ${y0 + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2 - 76} ${y0 + 52}L${x + w / 2 - 60} ${y0 - 14}Q${x - 40} ${y0 - 74} ${x - w / 2 + 20} ${y0 + 40}Q${x - w / 2 - 34} ${y0 + 90} ${x - w / 2 - 30} ${y0 + w / 2}L${x - w / 2 - 30} ${y1 + 64}Z`,
    lch(0.27, 0.055, 40),
  );
  const sill =
    path(
      `M${x - w / 2 - 44} ${y1 + 66}L${x - w / 2} ${y1}L${x + w / 2} ${y1}L${x + w / 2 + 84} ${y1 + 66}Z`,
      lch(0.64, 0.1, 62),
    ) +
    path(
      `M${x - w / 2 - 48} ${y1 + 66}L${x + w / 2 + 88} ${y1 + 66}L${x + w / 2 + 82} ${y1 + 104}L${x - w / 2 - 42} ${y1 + 104}Z`,
      lch(0.4, 0.078, 48),
    );
  await c.svg(shade + jamb + sill, {
    box: [x - 300, y0 - 90, 640, y1 - y0 + 220],
    tint: () => dark,
    tintAmt: (X, Y) =>
      dis(
        clamp(0.1 + 0.6 * sstep(500, 1400, Math.hypot(X - lamp.x, Y - lamp.y)) + 0.1 * n(X / 24, Y / 30)),
        g[gi(X, Y)]!,
        1,
      ),
  });
}
