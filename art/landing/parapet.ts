// The stone parapet in the foreground: computed per pixel, because its joints, chips and the lamp's light need texture.
import type { Canvas } from '../wallpapers/lib/canvas.ts';
import type { RGB } from '../wallpapers/lib/colour.ts';
import { lch } from '../wallpapers/lib/colour.ts';
import { dis, G1, G2, gi } from '../wallpapers/lib/grain.ts';
import { clamp, sstep } from '../wallpapers/lib/maths.ts';
import { fbm, noise2 } from '../wallpapers/lib/noise.ts';
import { flameAt } from './lamp.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';

/** Top slab and face of the wall; the lamp's light pools on both. */
export function paintParapet(c: Canvas, l: Layout, p: Palette): void {
  const { back, front } = l.parapet;
  const grain = G1();
  const coarse = G2();
  const worn = noise2(77);
  const edge = noise2(78);
  const flame = flameAt(l);
  const courses = [0, 104, 236, 350, 486, 620];
  c.each(back - 8, l.h, (x, y, o) => {
    const top = back + 2.5 * edge(x / 90, 0.4);
    if (y < top) return;
    const lip = front + 3 * edge(x / 60, 5.4) + 2 * edge(x / 14, 8.1);
    const g = grain[gi(x, y)] ?? 0;
    const n = fbm(worn, x / 130, y / 60, 4);
    const near = Math.hypot((x - flame.x) / 620, (y - front) / 300);
    const pool = clamp(1 - near) ** 1.5 * p.flameGlow;
    let col: RGB;
    let joint: number;
    if (y < lip) {
      const t = (y - top) / (lip - top);
      col = blend(p.stone.top, p.stone.face, 0.1 + 0.3 * t);
      const slab = ((x - l.w / 2) * (1 - 0.06 * (1 - t)) + 4000) / 430;
      joint = 1 - sstep(0.006, 0.014, Math.abs((slab % 1) - 0.5));
      col = blend(col, p.stone.light, dis(clamp(0.75 - 9 * t) * 0.8 * (p.night ? 0.35 : 1), g, 0.6));
    } else {
      const d = y - lip;
      const row = Math.max(
        0,
        courses.findLastIndex((v) => v <= d),
      );
      const high = (courses[row + 1] ?? 750) - (courses[row] ?? 0);
      const lay = (x + row * 173 + 4000) / 268;
      const u = lay + 0.3 * Math.sin(lay * 2.1 + row * 1.7); // stones of unequal length
      const inU = u % 1;
      const inV = (d - (courses[row] ?? 0)) / high;
      const tone = edge(Math.floor(u) * 1.7 + 0.5, row * 2.3 + 0.5);
      col = blend(p.stone.face, p.stone.top, clamp(0.16 + 0.5 * tone));
      const rough = 0.012 * edge(x / 22, y / 22);
      joint =
        1 -
        Math.min(
          sstep(0.006, 0.022, Math.min(inU, 1 - inU) + rough),
          sstep(0.014, 0.05, Math.min(inV, 1 - inV) + rough),
        );
      col = blend(col, p.stone.joint, 0.75 * Math.exp(-d / 13) + 0.16 * sstep(0.5, 1, inV));
      const facet = edge(x / 46 + row * 9, d / 30) + 0.6 * edge(x / 19, d / 15); // the mason's chisel
      col = blend(col, p.stone.top, dis(clamp(facet) * 0.42, g, 0.7));
      col = blend(col, p.stone.joint, dis(clamp(-facet) * 0.3, g, 0.7));
      col = blend(col, p.stone.joint, 0.55 * sstep(60, 330, d));
    }
    col = blend(col, p.stone.joint, dis(clamp(-n * 0.9), g, 0.8) * 0.45);
    col = blend(
      col,
      p.stone.light,
      dis(clamp(n * 0.7) * 0.3, coarse[gi(x, y)] ?? 0, 0.8) * (p.night ? 0.25 : 0.6),
    );
    col = blend(col, p.stone.joint, joint * 0.62);
    col = blend(col, lch(0.78, 0.115, 66), dis(pool * (y < lip ? 0.72 : 0.3) * (1 - joint * 0.6), g, 1.1));
    c.blendPx(o, col, clamp(y - top));
  });
}

function blend(a: RGB, b: RGB, t: number): RGB {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
