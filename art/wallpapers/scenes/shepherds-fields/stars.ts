import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { rng } from '../../lib/random.ts';

/** A band of milk across the plum sky, and stars of power-law sizes. */
export async function stars(c: Canvas) {
  const R = rng(31);
  const n = noise2(19);
  const g = G1();
  const across = (x: number, y: number) => (x * 0.42 - (y - 500) * 0.36 - 330) / 250;
  c.each(0, 1500, (x, y, o) => {
    const u = across(x, y);
    const b = Math.exp(-u * u);
    if (b < 0.02) return;
    const v = fbm(n, (x + y) / 520, (x - y * 0.8) / 190, 5, 0.55) * 0.5 + 0.5;
    c.blendPx(
      o,
      lch(0.56, 0.055, 330),
      dis(b * sstep(0.3, 0.85, v) * 0.62 * (1 - sstep(950, 1480, y)), g[gi(x, y)] ?? 0.5, 0.85),
      'screen',
    );
  });
  let small = '';
  let big = '';
  let soft = '';
  for (let i = 0; i < 1900; i++) {
    const x = R.r(0, 1440);
    const y = R.r(0, 1560);
    const u = across(x, y) / 1.3;
    if (R.f() > 0.34 + 0.66 * Math.exp(-u * u) || R.f() < sstep(780, 1560, y)) continue;
    const r = 0.9 + 3.4 * R.f() ** 14 + R.f() * 0.9;
    const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" fill-opacity="${(0.22 + 0.78 * R.f()).toFixed(2)}"`;
    if (r > 2.6) {
      big += `<circle ${at} r="${r.toFixed(2)}"/>`;
      soft += `<circle ${at} r="${(r * 3.2).toFixed(1)}"/>`;
    } else small += `<circle ${at} r="${r.toFixed(2)}"/>`;
  }
  const box: [number, number, number, number] = [0, 0, 1440, 1560];
  await c.svg(`<g fill="${hex(lch(0.93, 0.03, 40))}">${small}${big}</g>`, { box });
  await c.svg(`<g fill="${hex(lch(0.88, 0.05, 20))}">${soft}</g>`, {
    box,
    blur: 6,
    opacity: 0.4,
    mode: 'screen',
  });
}
