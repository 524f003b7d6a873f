import { rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { cleft, door } from './setting.ts';

const lit = lch(0.74, 0.095, 50);

/** The rock: a tall face, bedded in strata, its left shoulder in the sunrise, its foot lit out of the tomb. */
export async function rock(c: Canvas) {
  const top = rise(
    c,
    'mid',
    31,
    [
      0, 2400, 250, 2260, 392, 2080, 430, 1860, 520, 1760, 556, 1500, 640, 1436, 690, 1268, 860, 1214, 960,
      1110, 1180, 1096, 1300, 1020, 1440, 1010,
    ],
    '.5 .062 28, .41 .058 20, .34 .05 12 | .7 .085 52, .29 .045 5 | .93 .09 72 | .76 .1 55',
    {
      h: 1000,
      y1: 2330,
      sun: { x: 600, spread: 420 },
      rim: 0.9,
      rimW: 15,
      wash: [0.5, 150],
      size: [150, 330],
      lx: -1,
    },
  );
  const n = noise2(77);
  const m = noise2(78);
  const g = G1();
  c.each(1080, 2330, (x, y, o) => {
    const d = y - top(x);
    if (d < 6) return;
    // strata run nearly level and dip to the right; joints break them
    const bed = y + 0.1 * x + 34 * n(x / 330, y / 260);
    const s = n(bed / 23, x / 900) + 0.6 * m(bed / 9, x / 420);
    const joint = sstep(0.1, 0.02, Math.abs(m((x + 60 * n(y / 200, 3)) / 150, bed / 340)));
    const edge = sstep(0, 40, d);
    c.blendPx(o, cleft, dis(sstep(0.12, 0.5, s) * 0.5 * edge, g[gi(x, y)]!, 0.8));
    c.blendPx(
      o,
      lit,
      dis(
        sstep(0.1, 0.55, -s) * 0.34 * edge * (0.35 + 0.65 * Math.exp(-(((x - 520) / 330) ** 2))),
        g[gi(x, y)]!,
        0.8,
      ),
    );
    c.blendPx(o, cleft, dis(joint * 0.35 * edge * sstep(-0.1, 0.3, n(x / 210, y / 190)), g[gi(x, y)]!, 0.7));
    const r = Math.hypot((x - door.x) / 1.15, y - door.y + 190);
    c.blendPx(
      o,
      lch(0.84, 0.1, 72),
      dis(0.72 * Math.exp(-r / 190) * (0.5 + sstep(-0.2, 0.4, -s)), g[gi(x, y)]!, 0.8),
    );
  });
  // bushes rooted in the clefts
  const R = rng(63);
  for (const [x, y, s] of [
    [690, 1330, 70],
    [980, 1180, 90],
    [1250, 1150, 110],
    [1040, 1520, 60],
    [1330, 1640, 80],
    [600, 1640, 54],
  ] as const) {
    const bins: string[][] = [[], [], []];
    for (let i = 0; i < 150; i++) {
      const a = R.r(0, 6.283);
      const q = Math.sqrt(R.f());
      const [u, v] = [Math.cos(a) * q, Math.sin(a) * q];
      bins[clamp(Math.floor((0.5 - u * 0.4 - v * 0.3 + R.r(-0.25, 0.25)) * 3), 0, 2)]!.push(
        leaf(x + u * s, y + v * s * 0.5 + Math.abs(u) * s * 0.2, R.r(-2.6, -0.5), R.r(9, 17), R.r(2, 3.6)),
      );
    }
    await c.svg(bins.map((b, i) => path(b, tints('.27 .04 110, .36 .05 100, .66 .085 72')[i]!)).join(''), {
      box: [x - s - 20, y - s, s * 2 + 40, s * 2],
    });
  }
}
