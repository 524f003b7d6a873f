import { flying, type Plumage, perched } from '../../lib/birds.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { lerp } from '../../lib/maths.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { type Bins, stalk } from '../../lib/wheat.ts';
import { cream, gold, ripe } from './setting.ts';

/** The stalks one could pick, and the birds on them. */
export async function near(c: Canvas) {
  const R = rng(6);
  const bins: Bins = gold.map(() => []);
  const box: [number, number, number, number] = [0, 1200, 1440, 1680];
  const rim = { dx: -4, dy: -3, col: cream, amt: 0.55 };
  for (let i = 0; i < 62; i++) {
    const left = R.f() < 0.52;
    const u = R.f();
    const x = left ? lerp(-40, 500, u ** 1.3) : lerp(1480, 1010, u ** 1.3);
    const h = lerp(1000, 380, u) * R.r(0.62, 1.04) * (left ? 1 : 0.88);
    stalk(R, x, 2930, h, R.r(-0.02, 0.2), R.r(120, 165), R.r(0.2, 0.9), ripe, bins);
  }
  await c.svg(bins.map((b, i) => path(b, gold[i]!)).join(''), { box, rim });
  const cock: Plumage = {
    back: lch(0.5, 0.085, 52),
    belly: lch(0.87, 0.03, 80),
    wing: lch(0.38, 0.07, 45),
    dark: lch(0.24, 0.04, 40),
  };
  const hen: Plumage = {
    back: lch(0.58, 0.06, 66),
    belly: lch(0.88, 0.035, 84),
    wing: lch(0.46, 0.06, 58),
    dark: lch(0.32, 0.045, 50),
  };
  let birds = '';
  const seat = (x: number, h: number, lean: number, s: number, dir: number, plumage: Plumage) => {
    const b: Bins = gold.map(() => []);
    const [ex, ey] = stalk(R, x, 2930, h, lean, 160, 1.25, ripe, b);
    birds +=
      b.map((d, i) => path(d, gold[i]!)).join('') +
      perched(ex + 8, ey + 6, s, dir, plumage, dir > 0 ? 0.12 : -0.06);
  };
  seat(110, 1330, 0.09, 186, 1, cock);
  seat(366, 960, 0.06, 166, -1, hen);
  seat(1110, 1010, 0.05, 176, -1, cock);
  birds +=
    flying(800, 1520, 170, -1, 1, cock, 0.16) +
    flying(930, 1330, 120, -1, 0.9, hen, -0.06) +
    flying(610, 1400, 104, 1, -0.8, hen, 0.12) +
    flying(1010, 1450, 84, -1, 0.85, cock, 0.2);
  await c.svg(birds, { box, rim: { ...rim, amt: 0.8 } });
}
