import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { clamp, lerp } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { standing, walking } from '../../lib/people.ts';
import { rng } from '../../lib/random.ts';
import { type TentTones, tent } from '../../lib/tents.ts';
import type { Lit } from '../../lib/town.ts';
import { foot, gold } from './setting.ts';

/** The camp: rings of tents around the pillar, every roof lit on the side toward it. */
export async function drawCamp(c: Canvas): Promise<void> {
  const R = rng(29);
  const lights: Lit[] = [];
  for (let row = 0; row < 8; row++) {
    const t = row / 7;
    const y0 = lerp(2060, 2560, t ** 1.25);
    const w = lerp(58, 330, t ** 1.15);
    let svg = '';
    let ground = 0;
    for (let x = -80 + R.r(0, w * 1.2); x < 1520; x += w * R.r(1.3, 1.75)) {
      const y = y0 + 26 * Math.cos((x - foot.x) / 520) + R.r(-0.05, 0.05) * w;
      ground = Math.max(ground, y);
      if (Math.abs(x - foot.x) < lerp(70, 250, t) && row < 6) continue;
      if (row > 5 && Math.abs(x - 800) < 230 + 120 * (row - 5)) continue;
      const away = clamp(Math.hypot(x - foot.x, (y - foot.y) * 1.5) / 1000);
      const cloth = R.pick(tints('0.3 0.06 10, 0.26 0.055 320, 0.34 0.07 40, 0.26 0.06 300'))!;
      const roof = mix(mix(cloth, lch(0.74, 0.13, 60), 0.75), lch(0.2, 0.055, 310), away * 0.85);
      const tones: TentTones = {
        roof,
        wall: mix(cloth, lch(0.14, 0.045, 300), 0.5 + 0.3 * t),
        stripe: mix(roof, lch(0.13, 0.03, 15), 0.55),
        rope: mix(roof, lch(0.16, 0.035, 20), 0.4),
        inside: lch(0.13, 0.03, 15),
        ...(R.f() < 0.4 ? { lamp: lch(0.82, 0.125, 70) } : {}),
      };
      svg += tent(R, x, y, w, w * 0.45, tones, lights, x < foot.x ? 1 : -1);
    }
    await c.svg(svg, {
      box: [0, y0 - w * 0.7 - 40, 1440, w * 0.8 + 110],
      rim: {
        dx: 0,
        dy: -4,
        col: gold,
        amt: 0.85 * (1 - 0.45 * t),
        at: (x) => 0.25 + 0.75 * Math.exp(-(((x - foot.x) / 520) ** 2)),
      },
    });
    for (const l of lights.splice(0)) c.glow(l.x, l.y, l.r * 2.6, l.r * 2.2, lch(0.78, 0.13, 64), 0.4, 2.2);
  }
}

export async function drawPeople(c: Canvas): Promise<void> {
  const R = rng(43);
  let crowd = '';
  for (let i = 0; i < 90; i++) {
    const t = i / 90;
    const h = lerp(26, 84, t) * R.r(0.72, 1.08);
    const x = foot.x - 40 * t + R.n() * lerp(110, 170, t);
    const robe = mix(
      R.pick(tints('0.2 0.045 20, 0.23 0.05 35, 0.18 0.035 350, 0.27 0.06 45'))!,
      lch(0.7, 0.13, 58),
      0.4 * (1 - t) ** 2,
    );
    const dress = {
      robe,
      dark: mix(robe, lch(0.1, 0.03, 15), 0.5),
      cloth: mix(robe, lch(0.5, 0.1, 50), 0.35),
    };
    crowd +=
      R.f() < 0.6
        ? standing(x, lerp(2070, 2330, t), h, dress, i % 2 ? 1 : -1, { staff: R.f() < 0.2 })
        : walking(x, lerp(2070, 2330, t), h, dress, i % 2 ? 1 : -1);
  }
  await c.svg(crowd, {
    box: [420, 1960, 960, 420],
    rim: { dx: 0, dy: -3, col: lch(0.95, 0.09, 85), amt: 1 },
  });
}
