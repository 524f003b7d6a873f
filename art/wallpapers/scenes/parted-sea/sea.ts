import { billow, type Puff } from '../../lib/billow.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, lerp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { line, sweep } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { seaWall } from '../../lib/sea-wall.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { leftFoot, rightFoot, sun } from './setting.ts';

const leftTop = line('-60 820, 120 960, 300 1110, 480 1250, 620 1350, 742 1432');

const rightTop = line('754 1432, 900 1340, 1060 1210, 1220 1060, 1340 930, 1500 760');

/** The sea bed: rippled sand from wet and dark at our feet to bright under the light. */
export function drawBed(c: Canvas): void {
  const n = noise2(71);
  const m = noise2(72);
  const g = G1();
  const tones = sweep(
    '0 0.93 0.075 84, 0.1 0.83 0.085 80, 0.3 0.64 0.075 76, 0.6 0.44 0.055 85, 1 0.27 0.042 195',
  );
  c.each(1474, c.h, (x, y, o) => {
    const t = (y - 1474) / (c.h - 1474);
    const s = 1 / (t + 0.06);
    const u = ((x - sun.x) * s) / 1000;
    const v = Math.log(t + 0.03);
    const gg = g[gi(x, y)]!;
    const tone = tones(t + 0.07 * fbm(n, u * 2, v * 4, 3));
    const out: RGB = [tone[0], tone[1], tone[2]];
    const blend = (col: RGB, a: number) => {
      for (let i = 0; i < 3; i++) out[i]! += (col[i]! - out[i]!) * a;
    };
    const ripple = Math.sin((v * 26 + 1.8 * fbm(m, u * 2.2, v * 6, 3)) * 3.1);
    blend(lch(0.24, 0.045, 205), dis(sstep(0.25, 0.9, ripple) * 0.24 * sstep(0.02, 0.3, t), gg, 0.8));
    const glint = Math.exp(-((u / 0.75) ** 2));
    blend(lch(0.93, 0.085, 84), dis(sstep(0.2, 0.9, -ripple) * 0.5 * glint * (1 - 0.55 * t), gg, 0.8));
    const pool = dis(sstep(0.2, 0.27, fbm(n, u * 1.6 + 8, v * 5.2 + 3, 3)), gg, 0.6);
    const shine = mix(lch(0.46, 0.06, 200), lch(0.85, 0.095, 82), clamp(glint * (1.05 - t)));
    blend(shine, pool * 0.8);
    c.blendPx(o, out, 1);
  });
}

export function drawWalls(c: Canvas): void {
  const water = {
    tones: sweep(
      '0 0.74 0.085 178, 0.18 0.58 0.09 192, 0.5 0.41 0.075 208, 0.8 0.3 0.06 220, 1 0.26 0.05 225',
    ),
    lit: lch(0.73, 0.085, 172),
    shade: lch(0.27, 0.06, 226),
    foam: lch(0.95, 0.03, 120),
    air: lch(0.9, 0.075, 90),
  };
  const n = noise2(5);
  const wob = (x: number) => 34 * n(x / 120, 1) + 15 * n(x / 38, 7);
  const near = (x: number) => Math.abs(x - 748) / 748;
  seaWall(c, {
    ...water,
    side: -1,
    vx: 748,
    seed: 30,
    top: (x) => leftTop(x) + wob(x) * near(x),
    foot: (x) => leftFoot(x) + 0.9 * wob(x + 500) * near(x),
  });
  seaWall(c, {
    ...water,
    side: 1,
    vx: 748,
    seed: 40,
    top: (x) => rightTop(x) + wob(x + 900) * near(x),
    foot: (x) => rightFoot(x) + 0.9 * wob(x + 300) * near(x),
  });
  const R = rng(8);
  const tones = sweep('0 0.68 0.06 190, 0.4 0.82 0.05 172, 0.75 0.94 0.035 110, 1 0.985 0.03 96');
  const light = (x: number, y: number): [number, number] => [sun.x - x, sun.y - y];
  for (const [top, x0, x1] of [
    [leftTop, -40, 720],
    [rightTop, 1480, 780],
  ] as const) {
    const puffs: Puff[] = [];
    for (let i = 5; i < 46; i++) {
      const x = lerp(x1, x0, (i / 45) ** 0.7);
      const size = 5 + 62 * near(x) ** 1.1;
      puffs.push([
        x + R.n() * size * 0.4,
        top(x) + wob(x0 < 0 ? x : x + 900) * near(x) + R.r(-0.25, 0.6) * size,
        size * R.r(0.5, 1.05),
      ]);
    }
    billow(c, { puffs, seed: 60 + x1, tones, light, amt: 0.9, solid: -0.1, rough: 0.9 });
  }
}

/** Fish behind the glass of the water: pale shoals and one great shadow. */
export async function drawFish(c: Canvas): Promise<void> {
  const R = rng(23);
  const fish = (x: number, y: number, s: number, a: number) => {
    const tail = [x - Math.cos(a) * s * 0.45, y - Math.sin(a) * s * 0.45] as const;
    return (
      leaf(x - Math.cos(a) * s * 0.5, y - Math.sin(a) * s * 0.5, a, s, s * 0.26) +
      leaf(...tail, a + 2.5, s * 0.3, s * 0.08) +
      leaf(...tail, a - 2.5, s * 0.3, s * 0.08)
    );
  };
  const shoal: string[] = [];
  for (const [cx, cy, n, a, s] of [
    [1210, 1560, 15, 0.55, 34],
    [190, 1640, 13, 2.5, 38],
    [1130, 1420, 8, 0.6, 22],
  ] as const) {
    for (let i = 0; i < n; i++)
      shoal.push(fish(cx + R.n() * s * 3.4, cy + R.n() * s * 2.2, s * R.r(0.7, 1.2), a + R.r(-0.15, 0.15)));
  }
  await c.svg(path(shoal, lch(0.24, 0.055, 225)), { box: [0, 1200, 1440, 900], opacity: 0.55, stipple: 0.8 });
  await c.svg(path(fish(1300, 1900, 300, 1.0), lch(0.17, 0.045, 235)), {
    box: [1060, 1640, 380, 520],
    blur: 5,
    opacity: 0.5,
    stipple: 0.9,
  });
}
