import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { tongue } from '../../lib/fire.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { kneeling, standing } from '../../lib/people.ts';
import { rng } from '../../lib/random.ts';
import { ridge } from '../../lib/ridge.ts';
import { boulder } from '../../lib/rock.ts';
import { path, taper } from '../../lib/shapes.ts';
import { light } from './setting.ts';

/** Noah's altar with its smoke, and his household around it. */
export async function drawAltar(c: Canvas): Promise<void> {
  const [ax, ay] = [560, 2290];
  const near = ridge(c, light, {
    line: '0 2330, 240 2300, 520 2280, 760 2310, 1000 2390, 1240 2440, 1440 2430',
    seed: 43,
    rough: [16, 10, 4],
    depth: 420,
    tones: tints('0.58 0.115 128, 0.46 0.1 140, 0.3 0.07 158'),
    lit: lch(0.82, 0.135, 112),
    shade: lch(0.36, 0.08, 160),
    facet: [170, 60],
  });
  const smoke: [number, number, number][] = [];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    smoke.push([ax + 34 * Math.sin(t * 7.5) * t + 90 * t * t, ay - 110 - t * 760, 10 + 92 * t ** 1.2]);
  }
  await c.svg(path(taper(smoke), lch(0.95, 0.025, 90)), {
    box: [380, 1340, 560, 860],
    blur: 8,
    opacity: 0.5,
    stipple: 1,
    mask: (_x, y) => sstep(1420, 1900, y),
  });
  const stone = {
    tones: sweep('0 0.32 0.035 250, 0.5 0.54 0.035 230, 0.8 0.78 0.05 105, 1 0.95 0.06 98'),
    light: [-700, -500] as [number, number],
  };
  for (const [dx, dy, w, h] of [
    [-66, 6, 92, 58],
    [20, 10, 104, 62],
    [92, 4, 80, 52],
    [-34, -42, 96, 54],
    [60, -40, 92, 54],
    [10, -84, 120, 50],
  ] as const)
    boulder(c, { x: ax + dx, y: ay + dy, w, h, seed: dx + 99, ...stone });
  const flames = (wide: number, tall: number) =>
    [-1, -0.45, 0.1, 0.6, 1].map((u, i) =>
      tongue(ax + 6 + u * 40 * wide, ay - 116, 34 * wide, (66 + (i % 2) * 34) * tall, (6 - u * 12) * tall),
    );
  await c.svg(
    path(flames(1, 1), lch(0.72, 0.16, 55)) +
      path(flames(0.72, 0.74), lch(0.86, 0.14, 78)) +
      path(flames(0.45, 0.5), lch(0.97, 0.06, 96)),
    {
      box: [460, 2040, 220, 150],
    },
  );
  c.glow(ax + 4, ay - 140, 150, 130, lch(0.86, 0.13, 75), 0.5, 2);
  const robes = tints('0.4 0.09 28, 0.35 0.06 255, 0.5 0.08 62, 0.38 0.07 350, 0.44 0.05 90, 0.33 0.06 300');
  const rim = { dx: -3, dy: -3, col: lch(0.98, 0.06, 98), amt: 1 };
  for (const [i, [x, dy, h, kind]] of (
    [
      [356, 10, 170, 'noah'],
      [270, 22, 150, 'kneel'],
      [446, 42, 138, 'kneel'],
      [716, 16, 150, 'stand'],
      [790, 18, 140, 'stand'],
      [846, 24, 92, 'stand'],
    ] as const
  ).entries()) {
    const robe = robes[i]!;
    const dress = {
      robe,
      dark: mix(robe, lch(0.2, 0.05, 280), 0.5),
      cloth: mix(robe, lch(0.9, 0.05, 90), 0.5),
    };
    const y = near(x) + dy;
    const svg =
      kind === 'noah'
        ? standing(x, y, h, dress, 1, { staff: true })
        : kind === 'kneel'
          ? kneeling(x, y, h, dress, 1)
          : standing(x, y, h, dress, -1);
    await c.svg(svg, { box: [x - 110, y - h - 40, 220, h + 60], rim });
  }
  const R = rng(60);
  const blades = tints('0.3 0.075 158, 0.4 0.095 145, 0.52 0.115 132, 0.68 0.13 120, 0.88 0.12 108');
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: near,
      h: [14, 52],
      n: 1500,
      w: 2.2,
      lean: 0.2,
      tones: blades,
      jitter: 40,
      clump: 160,
      bias: (x) => clamp(1 - x / 2200),
    }),
    { box: [0, 2180, 1440, 340] },
  );
}
