import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { type Rng, rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { boulder } from '../../lib/rock.ts';
import { path } from '../../lib/shapes.ts';
import { apricot, shoreline, sun } from './setting.ts';

const ark = { x: 800, y: 1850, w: 520 };

/** The hull of the ark resting a little askew: planks, house, roof, and the open door with its ramp. SVG. */
function drawHull(R: Rng): string {
  const tilt = -0.045;
  const at = (u: number, v: number): [number, number] => [
    ark.x + u * ark.w - v * ark.w * tilt,
    ark.y - v * ark.w + u * ark.w * tilt,
  ];
  const P = (u: number, v: number) =>
    at(u, v)
      .map((n) => n.toFixed(1))
      .join(' ');
  const [dark, wood, mid, lit, pale] = tints(
    '0.25 0.045 330, 0.36 0.06 25, 0.46 0.075 38, 0.66 0.095 52, 0.85 0.09 66',
  ) as [RGB, RGB, RGB, RGB, RGB];
  const hull = `M${P(-0.56, 0.25)}C${P(-0.52, 0.08)} ${P(-0.44, 0)} ${P(-0.34, -0.03)}L${P(0.36, -0.03)}C${P(0.46, 0)} ${P(0.53, 0.1)} ${P(0.57, 0.27)}C${P(0.4, 0.215)} ${P(-0.36, 0.2)} ${P(-0.56, 0.25)}Z`;
  let out = path(hull, wood);
  const planks: string[][] = [[], [], [], []];
  for (let row = 0; row < 9; row++) {
    const v = 0.2 - row * 0.026;
    const half = 0.55 - 0.022 * row - 0.012 * Math.max(0, row - 4) ** 1.6;
    for (let u = -half; u < half; ) {
      const long = R.r(0.07, 0.17);
      const end = Math.min(half, u + long);
      const lift = (q: number) => 0.05 * (q / 0.56) ** 2 * (1 - row / 12);
      const shine = 0.28 + 0.5 * ((u + 0.5) / 1.1) + R.r(-0.19, 0.19) - row * 0.035;
      planks[clamp(Math.floor(shine * 4), 0, 3)]!.push(
        `M${P(u + 0.003, v + lift(u))}L${P(end - 0.003, v + lift(end))}L${P(end - 0.003, v - 0.021 + lift(end))}L${P(u + 0.003, v - 0.021 + lift(u))}Z`,
      );
      u = end;
    }
  }
  out += planks.map((d, i) => path(d, [mix(wood, dark, 0.4), wood, mid, mix(mid, lit, 0.6)][i]!)).join('');
  // house and roof
  out += path(
    `M${P(-0.34, 0.2)}L${P(-0.33, 0.345)}L${P(0.35, 0.345)}L${P(0.37, 0.2)}Z`,
    mix(wood, dark, 0.25),
  );
  const boards: string[] = [];
  for (let u = -0.33; u < 0.35; u += 0.026)
    boards.push(`M${P(u, 0.21)}L${P(u, 0.34)}L${P(u + 0.018, 0.34)}L${P(u + 0.018, 0.21)}Z`);
  out += path(boards, mid, 0.75) + path(boards.slice(15), lit, 0.6);
  out += path(
    `M${P(-0.39, 0.33)}L${P(-0.29, 0.43)}L${P(0.31, 0.435)}L${P(0.41, 0.335)}Z`,
    mix(mid, dark, 0.35),
  );
  const shingles: string[][] = [[], [], []];
  for (let row = 0; row < 5; row++)
    for (let u = -0.375 + row * 0.02; u < 0.39 - row * 0.02; u += 0.03)
      shingles[clamp(Math.floor((0.3 + u * 0.75 + row * 0.07 + R.r(-0.16, 0.16)) * 3), 0, 2)]!.push(
        `M${P(u, 0.336 + row * 0.02)}L${P(u + 0.027, 0.336 + row * 0.02)}L${P(u + 0.025, 0.353 + row * 0.02)}L${P(u + 0.003, 0.353 + row * 0.02)}Z`,
      );
  out +=
    path(shingles[0]!, mid, 0.55) +
    path(shingles[1]!, mix(mid, lit, 0.55)) +
    path(shingles[2]!, mix(lit, pale, 0.35));
  // the eaves throw their shadow on the house
  out += path(`M${P(-0.335, 0.338)}L${P(0.352, 0.342)}L${P(0.355, 0.312)}L${P(-0.337, 0.308)}Z`, dark, 0.55);
  out += path(`M${P(-0.3, 0.425)}L${P(0.32, 0.43)}L${P(0.31, 0.445)}L${P(-0.29, 0.44)}Z`, pale);
  out += path(
    `M${P(-0.57, 0.25)}C${P(-0.36, 0.2)} ${P(0.4, 0.215)} ${P(0.575, 0.27)}L${P(0.575, 0.285)}C${P(0.4, 0.232)} ${P(-0.36, 0.218)} ${P(-0.575, 0.266)}Z`,
    lit,
  );
  // and the gunwale its own on the hull
  out += path(
    `M${P(-0.555, 0.246)}C${P(-0.36, 0.2)} ${P(0.4, 0.213)} ${P(0.565, 0.262)}L${P(0.55, 0.236)}C${P(0.4, 0.186)} ${P(-0.36, 0.172)} ${P(-0.54, 0.216)}Z`,
    dark,
    0.45,
  );
  const panes: string[] = [];
  for (const u of [-0.24, -0.14, -0.04, 0.06, 0.16, 0.26]) {
    panes.push(`M${P(u - 0.016, 0.255)}L${P(u - 0.016, 0.3)}L${P(u + 0.016, 0.3)}L${P(u + 0.016, 0.255)}Z`);
  }
  out += path(panes, dark);
  out +=
    path(`M${P(0.08, 0.02)}L${P(0.08, 0.155)}L${P(0.2, 0.155)}L${P(0.2, 0.02)}Z`, dark) +
    path(`M${P(0.075, 0.02)}L${P(0.2, 0.02)}L${P(0.3, -0.13)}L${P(0.14, -0.13)}Z`, lit);
  const slats = [0, 1, 2, 3, 4, 5].map((i) => {
    const t = i / 6;
    return `M${P(0.08 + 0.06 * t, 0.01 - 0.14 * t)}L${P(0.2 + 0.09 * t, 0.01 - 0.14 * t)}L${P(0.202 + 0.09 * t, 0.004 - 0.14 * t)}L${P(0.082 + 0.06 * t, 0.004 - 0.14 * t)}Z`;
  });
  return out + path(slats, wood);
}

export async function drawArk(c: Canvas): Promise<void> {
  const light: Light = { x: 1150, spread: 620, side: 1, rim: apricot, wash: lch(0.84, 0.085, 55) };
  const shoulder = ridge(c, light, {
    line: '0 1960, 240 1930, 460 1890, 700 1868, 960 1880, 1140 1950, 1300 2030, 1460 2110',
    seed: 33,
    rough: [18, 16, 8, 3],
    to: shoreline + 2,
    depth: 240,
    tones: tints('0.5 0.06 300, 0.62 0.055 320'),
    lit: lch(0.78, 0.085, 48),
    shade: lch(0.38, 0.06, 280),
    facet: [80, 60],
    gullies: true,
  });
  const wood = drawHull(rng(17));
  const g = G1();
  const turn = 760;
  const warm = lch(0.86, 0.1, 62);
  const cool = lch(0.34, 0.065, 300);
  c.glow(ark.x - 20, shoulder(ark.x) + 8, 340, 34, lch(0.3, 0.05, 290), 0.7, 1.2, {
    mode: 'normal',
    stipple: 0.4,
  });
  await c.svg(wood, {
    box: [420, 1560, 760, 420],
    rim: { dx: 5, dy: -3, col: lch(0.97, 0.06, 78), amt: 0.85 },
    // as on the mountain: warm where it faces the sun, cool where the hull turns from it
    tint: (x) => (x > turn ? warm : cool),
    tintAmt: (x, y) => {
      const belly = sstep(1770, 1900, y);
      const a =
        x > turn
          ? 0.5 * sstep(turn, turn + 330, x) * (1 - 0.75 * belly)
          : 0.34 * sstep(turn, turn - 340, x) + 0.26 * belly;
      return dis(clamp(a), g[gi(x, y)]!, 1.8);
    },
  });
  const stone = {
    tones: sweep('0 0.34 0.055 285, 0.5 0.52 0.06 310, 0.78 0.74 0.08 45, 1 0.95 0.06 72'),
    rim: apricot,
  };
  for (const [x, y, w, h] of [
    [520, 1900, 120, 66],
    [610, 1916, 90, 46],
    [1010, 1902, 110, 64],
    [1090, 1940, 80, 44],
    [430, 1930, 80, 40],
    [880, 1926, 60, 30],
  ] as const)
    boulder(c, { x, y, w, h, seed: x, light: [sun.x - x, -500], ...stone });
}
