import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { tongue } from '../../lib/fire.ts';
import { castShadow, litForm } from '../../lib/lit-form.ts';
import { sstep } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { P, path, taper } from '../../lib/shapes.ts';

/** Unhewn stones of many sizes laid in courses, wider below; each is a part of its own, the first their dark core. */
function stones(x: number, y: number): string[] {
  const R = rng(12);
  const tones = tints('0.5 0.03 60, 0.56 0.035 55, 0.61 0.04 62, 0.53 0.03 30, 0.47 0.03 320');
  const core = `M${P(x - 112, y)}L${P(x - 92, y - 146)}L${P(x + 92, y - 146)}L${P(x + 112, y)}Z`;
  const out = [path(core, lch(0.27, 0.04, 290))];
  let foot = y;
  for (const [half, high, sizes] of [
    [124, 50, [1.3, 0.8, 1.1, 0.7]],
    [108, 36, [0.7, 1.2, 0.8, 1.3, 0.6]],
    [102, 42, [1.1, 0.7, 1.4]],
    [110, 26, [1.6, 1.2]],
  ] as const) {
    const all = sizes.reduce((sum, v) => sum + v, 0);
    let at = x - half;
    for (const size of sizes) {
      const to = at + (2 * half * size) / all;
      const top = foot - high * R.r(0.92, 1.14);
      const q = (v: number) => R.r(-v, v);
      out.push(
        path(
          `M${P(at + 5 + q(3), foot + 1)}L${P(at + 1 + q(2), foot - high * R.r(0.3, 0.6))}L${P(at + 6 + q(3), top + 8 + q(3))}L${P(at + 18 + q(6), top + q(2))}L${P(to - 16 + q(6), top + q(4))}L${P(to - 3 + q(2), top + 10 + q(4))}L${P(to - 1 + q(2), foot - high * R.r(0.3, 0.6))}L${P(to - 6 + q(3), foot + 1)}Z`,
          R.pick(tones)!,
        ),
      );
      at = to;
    }
    foot -= high - 1;
  }
  return out;
}

/** Noah's altar, its shadow on the grass, the fire and the smoke that goes up. */
export async function drawAltar(c: Canvas, x: number, y: number): Promise<void> {
  const block = stones(x, y);
  await castShadow(
    c,
    block,
    { x, y: y - 6 },
    { along: 1.25, down: -0.16 },
    {
      box: [x - 200, y - 120, 700, 150],
      col: lch(0.3, 0.05, 235),
      amt: 0.6,
    },
  );
  const smoke: [number, number, number][] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    smoke.push([x + 20 * Math.sin(t * 6.5) * t + 150 * t ** 1.9, y - 190 - t * 760, 14 + 96 * t ** 1.25]);
  }
  await c.svg(path(taper(smoke), lch(0.9, 0.05, 62)), {
    box: [x - 200, y - 980, 560, 840],
    blur: 9,
    opacity: 0.75,
    stipple: 1.4,
    mask: (_x, py) => sstep(y - 930, y - 420, py),
  });
  c.glow(x, y - 190, 260, 220, lch(0.84, 0.13, 66), 0.42, 2, { stipple: 0.3 });
  const light = {
    toward: [-0.83, -0.56] as const,
    reach: 12,
    warm: lch(0.84, 0.09, 76),
    rim: lch(0.96, 0.07, 88),
    shade: lch(0.27, 0.045, 285),
    amt: [0.62, 0.8, 0.7] as const,
  };
  for (const stone of block) await litForm(c, [stone], [x - 150, y - 180, 300, 190], light);
  await c.svg(
    path(
      Array.from({ length: 6 }, (_, i) =>
        taper([
          [x - 74 + i * 8, y - 152 - (i % 3) * 6, 9],
          [x + 20 + i * 10, y - 160 + (i % 2) * 6, 11],
          [x + 70 + i * 3, y - 150 - (i % 3) * 5, 8],
        ]),
      ),
      lch(0.26, 0.045, 30),
    ),
    { box: [x - 120, y - 190, 240, 60] },
  );
  const flames = (wide: number, tall: number) =>
    [-1, -0.5, 0, 0.55, 1].map((u, i) =>
      tongue(x + u * 46 * wide, y - 154, 36 * wide, (74 + (i % 2) * 52) * tall, (16 - u * 10) * tall),
    );
  await c.svg(
    path(flames(1, 1), lch(0.7, 0.165, 50)) +
      path(flames(0.72, 0.72), lch(0.85, 0.145, 76)) +
      path(flames(0.44, 0.48), mix(lch(0.97, 0.06, 96), lch(0.9, 0.12, 84), 0.2)),
    { box: [x - 110, y - 320, 240, 180] },
  );
  c.glow(x, y - 190, 130, 120, lch(0.88, 0.13, 74), 0.5, 2);
}
