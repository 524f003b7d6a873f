import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { clamp } from '../../lib/maths.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { standing, stooping } from '../../lib/people.ts';
import { rng } from '../../lib/random.ts';
import { boulder } from '../../lib/rock.ts';
import { leaf, P, path, taper } from '../../lib/shapes.ts';
import { tuft } from '../../lib/tuft.ts';
import { butter, sun } from './setting.ts';

/** A woven basket heaped with manna. SVG. */
function basket(x: number, y: number, w: number, h: number): string {
  const R = rng(9);
  const p = (u: number, v: number) => P(x + u * w, y - v * h);
  const [dark, mid, lit, pale] = tints('0.3 0.05 45, 0.46 0.075 55, 0.66 0.09 68, 0.86 0.085 84');
  const half = (v: number) => 0.36 + 0.13 * Math.sin(v * 1.7);
  let out = path(
    `M${p(-0.36, 0)}C${p(-0.46, 0.3)} ${p(-0.5, 0.7)} ${p(-0.48, 1)}L${p(0.48, 1)}C${p(0.5, 0.7)} ${p(0.46, 0.3)} ${p(0.36, 0)}Q${p(0, -0.1)} ${p(-0.36, 0)}Z`,
    dark!,
  );
  const bins: string[][] = [[], [], []];
  for (let row = 0; row < 9; row++) {
    for (let k = 0; k < 17; k++) {
      const v = 0.05 + row * 0.105;
      const u = ((k + (row % 2) * 0.5) / 16) * 2 - 1;
      if (Math.abs(u) > 0.99) continue;
      const X = Math.sin(u * 1.5) * half(v) * 1.0;
      const shine = 0.55 - u * 0.5 + R.r(-0.2, 0.2);
      bins[clamp(Math.floor(shine * 3), 0, 2)]!.push(
        leaf(
          x + X * w - w * 0.028,
          y - v * h + Math.abs(u) * -4,
          0.12 * (row % 2 ? 1 : -1),
          w * 0.062 * Math.cos(u * 1.2) + 6,
          h * 0.062,
        ),
      );
    }
  }
  out += bins.map((d, i) => path(d, [mid!, lit!, pale!][i]!)).join('');
  const heap: string[][] = [[], [], []];
  for (let i = 0; i < 190; i++) {
    const u = R.r(-1, 1);
    const top = 0.26 * (1 - u * u);
    const v = R.f();
    heap[clamp(Math.floor((0.35 + v * 0.5 - u * 0.25 + R.r(-0.2, 0.2)) * 3), 0, 2)]!.push(
      leaf(x + u * w * 0.43 - 9, y - h * (0.97 + top * v), R.r(-0.6, 0.6), R.r(18, 28), R.r(8, 13)),
    );
  }
  out += heap.map((d, i) => path(d, tints('0.74 0.04 215, 0.9 0.03 110, 0.99 0.015 96')[i]!)).join('');
  return (
    out +
    path(
      taper([
        [x - w * 0.49, y - h * 1.0, 10],
        [x - w * 0.2, y - h * 0.93, 17],
        [x + w * 0.2, y - h * 0.93, 17],
        [x + w * 0.49, y - h * 1.0, 10],
      ]),
      lit!,
    ) +
    path(
      taper([
        [x - w * 0.48, y - h * 1.01, 3],
        [x - w * 0.2, y - h * 0.945, 5],
        [x + w * 0.1, y - h * 0.945, 4],
      ]),
      pale!,
    )
  );
}

export async function drawForeground(c: Canvas): Promise<void> {
  const stone = {
    tones: sweep('0 0.26 0.04 225, 0.5 0.44 0.045 190, 0.78 0.7 0.07 92, 1 0.96 0.075 94'),
    rim: butter,
  };
  for (const [x, y, w, h] of [
    [110, 2600, 270, 140],
    [280, 2640, 130, 66],
    [1360, 2560, 260, 140],
    [760, 2800, 150, 70],
  ] as const)
    boulder(c, { x, y, w, h, seed: x, light: [sun.x - x, -600], ...stone });
  const shade = lch(0.36, 0.05, 220);
  await c.svg(
    path(
      [leaf(1120, 2690, Math.PI / 2 - 0.62, 420, 120), leaf(640, 2420, Math.PI / 2 - 0.25, 360, 44)],
      shade,
    ),
    { box: [400, 2380, 1040, 500], opacity: 0.5, stipple: 0.8 },
  );
  const robe = lch(0.38, 0.085, 28);
  const dress = { robe, dark: mix(robe, lch(0.18, 0.05, 260), 0.55), cloth: lch(0.8, 0.045, 80) };
  await c.svg(standing(640, 2424, 262, dress, 1, { bundle: false }), {
    box: [520, 2130, 260, 310],
    rim: { dx: -4, dy: -4, col: lch(0.985, 0.06, 96), amt: 1 },
  });
  const child = { robe: lch(0.46, 0.05, 220), dark: lch(0.3, 0.05, 240), cloth: lch(0.7, 0.05, 100) };
  await c.svg(stooping(790, 2446, 178, child, 1), {
    box: [730, 2310, 220, 150],
    rim: { dx: -3, dy: -4, col: lch(0.985, 0.06, 96), amt: 1 },
  });
  await c.svg(basket(1110, 2710, 330, 210), {
    box: [900, 2400, 420, 360],
    rim: { dx: -5, dy: -4, col: lch(0.99, 0.05, 96), amt: 0.9 },
  });
  const R = rng(31);
  const sage = tints('0.28 0.04 195, 0.37 0.045 180, 0.48 0.05 160, 0.64 0.065 125, 0.9 0.08 100');
  let svg = '';
  for (const [x, y, h, n] of [
    [60, 2700, 260, 90],
    [240, 2780, 190, 60],
    [420, 2850, 130, 40],
    [1400, 2690, 280, 90],
    [1300, 2830, 190, 60],
    [980, 2850, 110, 34],
    [560, 2640, 80, 24],
  ] as const)
    svg += tuft(R, x, y, h, n, sage, -1);
  await c.svg(svg, { box: [0, 2360, 1440, 520], rim: { dx: -2, dy: -2, col: butter, amt: 0.5 } });
}
