import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch, ramp } from '../../lib/colour.ts';
import { dis, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { fbm } from '../../lib/noise.ts';
import type { Rng } from '../../lib/random.ts';
import { clouds, sky } from '../../lib/sky.ts';
import { cloudNoise, grain, milk, starAt, width } from './setting.ts';

/** Night sky: the milky band, the stars, thin cloud, the ring of light round the star. */
export async function drawSky(c: Canvas, R: Rng): Promise<void> {
  sky(
    c,
    ramp([
      [0, lch(0.185, 0.052, 285)],
      [0.3, lch(0.25, 0.065, 277)],
      [0.55, lch(0.335, 0.068, 264)],
      [0.78, lch(0.46, 0.06, 240)],
      [0.9, lch(0.585, 0.05, 222)],
      [1, lch(0.71, 0.045, 170)],
    ]),
    0,
    1800,
    { x: starAt.x, bend: 0.12 },
  );
  c.each(0, 1500, (x, y, o) => {
    const u = (x * 0.62 + y * 0.78 - 1180) / 300,
      b = Math.exp(-u * u);
    if (b < 0.02) return;
    const A = x * 0.78 - y * 0.62,
      B = x * 0.62 + y * 0.78,
      v = fbm(cloudNoise, A / 620, B / 150, 5, 0.55) * 0.5 + 0.5,
      a = b * sstep(0.28, 0.85, v) * 0.62 * (1 - sstep(900, 1500, y));
    c.blendPx(o, milk, dis(a, grain[gi(x, y)]!, 0.85), 'screen');
  });
  // stars: power-law sizes, denser in the band, none on a grid
  let sm = '',
    md = '';
  for (let i = 0; i < 1700; i++) {
    const x = R.r(0, width),
      y = R.r(0, 1620),
      u = (x * 0.62 + y * 0.78 - 1180) / 380;
    if (R.f() > 0.42 + 0.6 * Math.exp(-u * u)) continue;
    if (R.f() < sstep(800, 1640, y)) continue;
    if (Math.hypot(x - starAt.x, y - starAt.y) < 120) continue;
    const r = 1.0 + 3.4 * R.f() ** 14 + R.f() * 0.9,
      op = (0.25 + 0.75 * R.f()).toFixed(2);
    const q = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill-opacity="${op}"/>`;
    if (r > 2.7) md += q;
    else sm += q;
  }
  await c.svg(`<g fill="${hex(lch(0.93, 0.025, 240))}">${sm}${md}</g>`, { box: [0, 0, width, 1640] });
  await c.svg(
    `<g fill="${hex(lch(0.9, 0.04, 250))}">${md.replace(/r="([\d.]+)"/g, (_, r) => `r="${(+r * 3.2).toFixed(1)}"`)}</g>`,
    { box: [0, 0, width, 1640], blur: 6, opacity: 0.4, mode: 'screen' },
  );
  // thin night clouds
  clouds(c, {
    y0: 1040,
    y1: 1560,
    sx: 900,
    sy: 60,
    cover: 0.46,
    seed: 58,
    amt: 0.42,
    edge: 0.11,
    stipple: 0.8,
    col: () => lch(0.45, 0.045, 250),
    lit: lch(0.66, 0.045, 195),
    lightX: 0,
    lightY: -1,
  });
  // star halo: stepped rings, then glow
  c.each(0, 1700, (x, y, o) => {
    const r = Math.hypot(x - starAt.x, y - starAt.y);
    let a = 0;
    for (const [rr, am] of [
      [120, 0.13],
      [240, 0.09],
      [420, 0.06],
      [700, 0.045],
    ] as const)
      a += am * (1 - sstep(rr - 34, rr + 34, r + (grain[gi(x, y)]! - 0.5) * 60));
    if (a > 0) c.blendPx(o, lch(0.8, 0.07, 215), a, 'screen');
  });
  c.glow(starAt.x, starAt.y, 620, 620, lch(0.82, 0.07, 95), 0.55, 3);
}
