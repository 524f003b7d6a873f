import { campFire } from '../../lib/camp-fire.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { shepherd } from '../../lib/figures.ts';
import { grass } from '../../lib/grasses.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { seated, seatedBack } from '../../lib/watchers.ts';
import { amber, fire } from './setting.ts';

/** Four who keep the watch, and the fire between them. */
export async function watchers(c: Canvas) {
  const R = rng(11);
  const robe = { robe: lch(0.3, 0.055, 350), cloak: lch(0.185, 0.042, 322), cloth: lch(0.37, 0.06, 15) };
  const rimAt = (sx: number) => ({ dx: fire.x > sx ? 6 : -6, dy: -1, col: amber, amt: 1.1, soft: 1.2 });
  await c.svg(shepherd(300, 2290, 285, lch(0.27, 0.05, 345), lch(0.17, 0.04, 320), lch(0.36, 0.058, 10), 1), {
    box: [180, 1960, 300, 370],
    rim: rimAt(300),
  });
  await c.svg(seated(436, 2300, 190, robe, 1), { box: [340, 2110, 220, 210], rim: rimAt(436) });
  await c.svg(
    seated(856, 2306, 196, { ...robe, cloak: lch(0.21, 0.05, 335), cloth: lch(0.33, 0.055, 340) }, -1),
    { box: [730, 2110, 240, 220], rim: rimAt(856) },
  );
  await campFire(c, fire.x, fire.y + 44, 172, 4);
  c.glow(fire.x, fire.y - 10, 150, 150, lch(0.95, 0.08, 88), 0.5, 2);
  await c.svg(
    seatedBack(742, 2408, 206, {
      robe: lch(0.135, 0.034, 318),
      cloak: lch(0.165, 0.04, 322),
      cloth: lch(0.2, 0.046, 335),
    }),
    { box: [620, 2190, 240, 240], rim: { dx: -5, dy: -4, col: amber, amt: 1.1, soft: 1.2 } },
  );
  for (const [x, y] of [
    [436, 2302],
    [742, 2412],
    [856, 2310],
    [300, 2300],
  ] as const)
    await c.svg(
      grass(R, {
        x0: x - 100,
        x1: x + 100,
        y: () => y,
        h: [8, 24],
        n: 110,
        w: 2.3,
        lean: 0.05,
        tones: tones([0.16, 0.036, 318, 0.24, 0.05, 338, 0.4, 0.085, 35, 0.56, 0.115, 52]),
        jitter: 12,
      }),
      { box: [x - 130, y - 40, 260, 70] },
    );
}
