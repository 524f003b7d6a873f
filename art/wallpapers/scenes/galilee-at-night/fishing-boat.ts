import { boat, mast } from '../../lib/boats.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { rng } from '../../lib/random.ts';
import { fisher } from '../../lib/walkers.ts';
import { silver } from './setting.ts';

/** The boat under its rolled sail, its mirror image broken by the ripples. Returns where the bow is. */
export async function fishingBoat(c: Canvas) {
  const x = 560;
  const y = 2150;
  const w = 600;
  const tones = {
    light: lch(0.3, 0.04, 215),
    dark: lch(0.155, 0.032, 230),
    seam: lch(0.13, 0.03, 230),
    inside: lch(0.2, 0.04, 60),
    rail: lch(0.27, 0.04, 220),
    strake: lch(0.32, 0.05, 48),
  };
  const b = boat(rng(5), x, y, w, tones, 1);
  const robe = {
    robe: lch(0.25, 0.04, 225),
    mantle: lch(0.2, 0.038, 235),
    cloth: lch(0.3, 0.035, 215),
    fold: lch(0.32, 0.05, 60),
  };
  const stern = b.gun(-0.55);
  const bow = b.gun(0.42);
  const rig = mast(rng(8), b.gun(-0.05)[0], b.gun(-0.05)[1] + 12, 430, lch(0.19, 0.035, 225), [
    lch(0.24, 0.035, 220),
    lch(0.36, 0.035, 200),
    lch(0.5, 0.04, 175),
  ]);
  const oar = `<path d="M${stern[0] + 40} ${stern[1] - 40}L${stern[0] - 150} ${y + 26}" stroke="${hex(lch(0.22, 0.035, 225))}" stroke-width="8" stroke-linecap="round"/>`;
  const crew =
    fisher(stern[0] + 26, stern[1] + 12, 118, robe, 0.15, -1) +
    fisher(bow[0] - 30, bow[1] + 16, 120, robe, 0.8, 1);
  const body = rig + oar + crew + b.svg;
  const flip = `<g transform="matrix(1 0 0 -0.82 0 ${y * 1.82 - 8})">${body}</g>`;
  const n = noise2(71);
  // the mirror image first, broken into ripples
  await c.svg(flip, {
    box: [x - 420, y - 10, 840, 560],
    mask: (X, Y) => {
      const t = (Y - y) / 480;
      const band = n(X / 150 + 3, Y / (13 + 14 * t));
      return 0.86 * (1 - sstep(0.35, 1, t)) * sstep(-0.42 + 0.7 * t, 0.05 + 0.7 * t, band + 0.25);
    },
    tint: () => lch(0.19, 0.038, 222),
    tintAmt: (_X, Y) => lerp(0.45, 0.8, (Y - y) / 480),
    stipple: 0.9,
  });
  await c.svg(body, { box: [x - 420, y - 620, 840, 670], rim: { dx: 4, dy: -5, col: silver, amt: 0.85 } });
  return { bow: b.gun(0.86), hull: b };
}
