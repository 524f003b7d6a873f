import type { Canvas } from '../../lib/canvas.ts';
import type { RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';

/** A rushing mighty wind: threads of light winding down a narrowing funnel onto the roof. */
export function wind(c: Canvas) {
  const n = noise2(33);
  const m = noise2(34);
  const g = G1();
  const [pale, deep] = tints('.93 .09 80, .7 .15 42') as [RGB, RGB];
  c.each(0, 2010, (x, y, o) => {
    const t = y / 2010;
    const w = 560 * (1 - t) ** 1.15 + 190;
    const axis = 720 + 46 * Math.sin(t * 5.2 + 0.6);
    const u = (x - axis) / w;
    if (Math.abs(u) > 1.7) return;
    const twist = u + 0.2 * Math.sin(t * 7.2 + u * 1.4) + 0.05 * m(x / 300, y / 500);
    const thread = fbm(n, twist * 10 + 20, t * 1.3, 3, 0.6);
    const body =
      Math.exp(-u * u * 1.5) * (0.25 + 0.75 * sstep(0.02, 0.75, t)) * (1 - 0.75 * sstep(0.86, 1, t));
    c.blendPx(o, deep, dis(clamp(body * sstep(-0.15, 0.4, thread) * 0.5), g[gi(x, y)]!, 1.1), 'screen');
    c.blendPx(o, pale, dis(clamp(body * sstep(0.1, 0.42, thread) * 0.6), g[gi(x, y)]!, 0.9), 'screen');
  });
}
