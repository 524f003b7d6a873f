// Sky, stars, clouds and the first light, calm above the horizon so that a headline can stand on it.
import type { Canvas } from '../wallpapers/lib/canvas.ts';
import { hex, lch, ramp } from '../wallpapers/lib/colour.ts';
import { bird } from '../wallpapers/lib/creatures.ts';
import { dis, G1, gi } from '../wallpapers/lib/grain.ts';
import { sstep } from '../wallpapers/lib/maths.ts';
import { fbm, noise2 } from '../wallpapers/lib/noise.ts';
import { rng } from '../wallpapers/lib/random.ts';
import { path } from '../wallpapers/lib/shapes.ts';
import { clouds, sky } from '../wallpapers/lib/sky.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';

/** Paints everything above the mountains. */
export async function paintSky(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const { sun } = l;
  sky(c, ramp(p.sky), 0, sun.y + 130, { x: sun.x, bend: 0.1 });
  if (p.night) await paintStars(c, l);
  paintHalo(c, l, p);
  clouds(c, {
    y0: sun.y - 330,
    y1: sun.y - 20,
    sx: 980,
    sy: 46,
    cover: 0.49,
    seed: 33,
    amt: p.night ? 0.5 : 0.75,
    edge: 0.08,
    stipple: 0.7,
    col: () => p.cloud,
    lit: p.cloudLit,
    lightX: 0.1,
    lightY: 1.2,
  });
  if (p.night) await paintMoon(c, l);
  else await paintSunAndBirds(c, l, p);
}

/** Stepped rings of light around the place where the sun stands or will stand. */
function paintHalo(c: Canvas, l: Layout, p: Palette): void {
  const { sun } = l;
  const grain = G1();
  const rings: [number, number][] = [
    [190, 0.16],
    [330, 0.11],
    [540, 0.08],
    [820, 0.05],
  ];
  const strength = p.night ? 0.55 : 1;
  c.each(0, sun.y + 140, (x, y, o) => {
    const r = Math.hypot(x - sun.x, (y - sun.y) * 1.06) + ((grain[gi(x, y)] ?? 0) - 0.5) * 46;
    let a = 0;
    for (const [at, amount] of rings) a += amount * (1 - sstep(at - 28, at + 28, r));
    c.blendPx(o, p.halo, a * strength);
  });
  c.glow(sun.x, sun.y, 860, 620, p.halo, p.night ? 0.3 : 0.45, 2.3);
}

async function paintStars(c: Canvas, l: Layout): Promise<void> {
  const r = rng(2031);
  const grain = G1();
  const n = noise2(9);
  const bottom = l.sun.y - 60;
  const milk = lch(0.5, 0.055, 262);
  c.each(0, bottom, (x, y, o) => {
    const along = x * 0.9 - y * 0.42;
    const across = (x * 0.42 + y * 0.9 - bottom * 0.62) / 230;
    const band = Math.exp(-across * across);
    if (band < 0.03) return;
    const cloud = fbm(n, along / 560, (across * 230) / 130, 4, 0.55) * 0.5 + 0.5;
    const a = band * sstep(0.3, 0.85, cloud) * 0.42 * (1 - sstep(bottom * 0.6, bottom, y));
    c.blendPx(o, milk, dis(a, grain[gi(x, y)] ?? 0, 0.9), 'screen');
  });
  let stars = '';
  const count = Math.round((l.w * bottom) / 2300);
  for (let i = 0; i < count; i++) {
    const x = r.r(0, l.w);
    const y = r.r(0, bottom);
    const thin = sstep(bottom * 0.45, bottom, y);
    const size = 0.95 + 3 * r.f() ** 14 + r.f() * 0.85;
    const glimmer = 0.22 + 0.7 * r.f();
    if (r.f() < thin + 0.3) continue;
    stars += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(2)}" fill-opacity="${glimmer.toFixed(2)}"/>`;
  }
  await c.svg(`<g fill="${hex(lch(0.93, 0.025, 250))}">${stars}</g>`, {
    box: [0, 0, l.w, Math.round(bottom)],
  });
}

/** The thin old moon with the morning star beside it. */
async function paintMoon(c: Canvas, l: Layout): Promise<void> {
  const [x, y] = l.moon;
  const r = 44;
  const pale = hex(lch(0.95, 0.035, 90));
  const crescent = `M${x - r * 0.87} ${y + r * 0.5}A${r} ${r} 0 1 0 ${x + r * 0.34} ${y - r * 0.94}A${r * 0.93} ${r * 0.93} 0 1 1 ${x - r * 0.87} ${y + r * 0.5}Z`;
  const star = `<circle cx="${x + 118}" cy="${y - 44}" r="5.4" fill="${pale}"/>`;
  await c.svg(`<path d="${crescent}" fill="${pale}" transform="rotate(28 ${x} ${y})"/>${star}`, {
    box: [x - 120, y - 120, 300, 240],
    opacity: 0.92,
  });
  c.glow(x, y + 6, 170, 170, lch(0.85, 0.04, 80), 0.25, 2);
  c.glow(x + 118, y - 44, 46, 46, lch(0.95, 0.03, 90), 0.45, 2.2);
}

async function paintSunAndBirds(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const { x, y, r } = l.sun;
  await c.svg(`<circle cx="${x}" cy="${y}" r="${r}" fill="${hex(p.sunDisc)}"/>`, {
    box: [x - r - 30, y - r - 30, r * 2 + 60, r * 2 + 60],
    blur: 1.2,
  });
  const [bx, by] = l.birds;
  const flock = [
    bird(bx, by, 24, 0.15),
    bird(bx + 66, by - 34, 17, -0.1),
    bird(bx - 62, by - 40, 14, 0.1),
    bird(bx + 118, by + 20, 12, 0.05),
  ];
  await c.svg(path(flock, lch(0.5, 0.055, 305)), { box: [bx - 120, by - 90, 290, 150] });
}
