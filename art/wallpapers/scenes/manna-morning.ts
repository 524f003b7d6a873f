import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix, type RGB } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { disc, halo } from '../lib/halo.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { standing, stooping, walking } from '../lib/people.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder } from '../lib/rock.ts';
import { leaf, P, path, taper } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { type TentTones, tent } from '../lib/tents.ts';
import { tuft } from '../lib/tuft.ts';

export const meta = { id: 'manna-morning', title: 'Manna in the Morning', focusY: 0.66 };

const sun = { x: 470, y: 1470 };
const horizon = 1640;
const butter = lch(0.965, 0.07, 96);

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.64 0.05 225, 0.25 0.73 0.045 215, 0.48 0.82 0.045 180, 0.68 0.9 0.06 110, 0.86 0.94 0.085 94, 1 0.955 0.09 90',
    ),
    0,
    horizon + 40,
    { x: sun.x, bend: 0.2 },
  );
  halo(c, sun.x, sun.y, butter, [
    [210, 0.2],
    [380, 0.13],
    [620, 0.08],
    [920, 0.05],
  ]);
  c.glow(sun.x, sun.y, 900, 820, lch(0.96, 0.1, 92), 0.4, 2.3);
  clouds(c, {
    y0: 300,
    y1: 1180,
    sx: 640,
    sy: 64,
    cover: 0.45,
    seed: 47,
    amt: 0.7,
    edge: 0.08,
    stipple: 0.75,
    col: () => lch(0.8, 0.035, 190),
    lit: lch(0.965, 0.055, 92),
    lightX: -0.4,
    lightY: 1.2,
  });
}

/** Where a place on the plain lies: 0 at the horizon, 1 at the foot of the picture. */
const depth = (y: number) => (y - horizon) / (2880 - horizon);

/** The desert floor at sunrise: low swells, each lit on top and blue behind, sprinkled with dew. */
function drawFloor(c: Canvas): void {
  const n = noise2(41);
  const m = noise2(42);
  const g = G1();
  const tones = sweep(
    '0 0.93 0.08 88, 0.08 0.86 0.08 84, 0.25 0.76 0.075 80, 0.55 0.62 0.06 95, 1 0.42 0.045 190',
  );
  c.each(horizon, c.h, (x, y, o) => {
    const t = depth(y);
    const s = 1 / (t + 0.07);
    const u = ((x - 720) * s) / 900;
    const v = Math.log(t + 0.05);
    const gg = g[gi(x, y)]!;
    const tone = tones(t + 0.05 * fbm(n, u, v * 3, 3));
    const out: RGB = [tone[0], tone[1], tone[2]];
    const blend = (col: RGB, a: number) => {
      for (let i = 0; i < 3; i++) out[i]! += (col[i]! - out[i]!) * a;
    };
    const h0 = fbm(n, u * 1.2, v * 4.4, 4);
    const slope = h0 - fbm(n, u * 1.2, v * 4.4 - 0.16, 4);
    blend(lch(0.56, 0.045, 215), dis(clamp(slope * 3.6) * 0.6, gg, 0.8));
    const toSun = Math.exp(-(((x - sun.x - (y - sun.y) * 0.06) / (240 + 560 * t)) ** 2));
    blend(lch(0.965, 0.085, 92), dis(clamp(-slope * 4.2) * (0.35 + 0.6 * toSun) * (1 - 0.45 * t), gg, 0.8));
    const dew = m(u * 46, v * 70);
    blend(
      lch(0.98, 0.035, 100),
      sstep(0.45, 0.6, dew) * 0.7 * sstep(-0.1, 0.35, fbm(n, u * 1.7 + 9, v * 5, 2)),
    );
    c.blendPx(o, out, 1);
  });
}

/** Manna: small white flakes that lie in drifts, larger toward us. */
async function drawManna(c: Canvas, y0: number, y1: number, count: number, seed: number): Promise<void> {
  const R = rng(seed);
  const n = noise2(77);
  const white: string[] = [];
  const shade: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = lerp(depth(y0), depth(y1), R.f() ** 0.75);
    const y = horizon + t * (2880 - horizon);
    const x = R.r(-10, 1450);
    if (n(x / (60 + 260 * t), y / (20 + 90 * t)) < R.r(-0.12, 0.42)) continue;
    const r = lerp(0.9, 6.2, t) * R.r(0.6, 1.25);
    const a = R.r(-0.5, 0.5);
    shade.push(leaf(x - r * 0.5, y + r * 0.55, 0.15, r * 3.2, r * 0.9));
    white.push(leaf(x - r, y, a, r * 2.3, r * 1.25));
  }
  await c.svg(path(shade, lch(0.46, 0.05, 210), 0.7) + path(white, lch(0.985, 0.02, 96)), {
    box: [0, y0 - 20, c.w, y1 - y0 + 40],
    rim: { dx: -1, dy: -2, col: lch(1, 0.01, 98), amt: 0.6 },
  });
}

async function drawCamp(c: Canvas): Promise<void> {
  const R = rng(21);
  const light: Light = { x: sun.x, spread: 620, side: -1, rim: butter, wash: lch(0.93, 0.095, 88) };
  ridge(c, light, {
    line: '0 1560, 220 1540, 440 1590, 700 1580, 960 1490, 1180 1430, 1440 1500',
    seed: 3,
    rough: [26, 26, 10, 4],
    peaks: true,
    to: 1760,
    depth: 170,
    tones: tints('0.72 0.045 200, 0.88 0.065 95'),
    lit: lch(0.9, 0.075, 92),
    shade: lch(0.64, 0.045, 215),
    facet: [58, 140],
    gullies: true,
  });
  await disc(c, sun.x, sun.y, 92, lch(0.992, 0.03, 100));
  ridge(c, light, {
    line: '0 1620, 300 1600, 620 1640, 900 1620, 1180 1570, 1440 1590',
    seed: 13,
    rough: [12, 10, 5],
    to: 1760,
    depth: 90,
    tones: tints('0.68 0.06 120, 0.86 0.08 90'),
    lit: lch(0.9, 0.085, 90),
    shade: lch(0.58, 0.05, 170),
    facet: [90, 60],
  });
  drawFloor(c);
  mist(c, 1560, 1740, lch(0.965, 0.075, 92), 0.7, 9, { sx: 420 });
  await drawManna(c, 1730, 2360, 9000, 3);
  for (let row = 0; row < 6; row++) {
    const t = row / 5;
    const y = lerp(1672, 1990, t ** 1.5);
    const w = lerp(64, 250, t ** 1.2);
    const air = lch(0.9, 0.075, 92);
    const shadows: string[] = [];
    let svg = '';
    for (let x = R.r(-80, 20); x < 1500; x += w * R.r(1.3, 1.9)) {
      const lane = 470 + 190 * t;
      if (Math.abs(x - lane) < 70 + 330 * t) continue;
      const cloth = mix(
        R.pick(tints('0.42 0.07 40, 0.36 0.05 220, 0.5 0.07 60, 0.4 0.06 20'))!,
        air,
        0.62 * (1 - t) ** 1.3,
      );
      const tones: TentTones = {
        roof: mix(cloth, lch(0.93, 0.08, 90), 0.36),
        wall: mix(cloth, lch(0.32, 0.05, 230), 0.3),
        stripe: mix(cloth, lch(0.28, 0.05, 230), 0.55),
        rope: mix(cloth, lch(0.4, 0.04, 200), 0.4),
        inside: mix(cloth, lch(0.22, 0.045, 230), 0.7),
      };
      const ty = y + R.r(-8, 8);
      svg += tent(R, x, ty, w, w * 0.46, tones, [], x < lane ? 1 : -1);
      const lean = (x - sun.x) * 0.0016;
      shadows.push(
        `M${P(x - w * 0.5, ty - 2)}L${P(x + w * 0.5, ty - 2)}L${P(x + w * (0.4 + lean * 1.4), ty + w * 0.62)}L${P(x + w * (0.1 + lean * 1.4), ty + w * 0.82)}L${P(x + w * (-0.3 + lean * 1.4), ty + w * 0.6)}Z`,
      );
    }
    await c.svg(path(shadows, lch(0.5, 0.05, 215)), {
      box: [0, y - 40, 1440, w + 80],
      opacity: 0.42 + 0.2 * t,
      stipple: 0.8,
    });
    await c.svg(svg, {
      box: [0, y - w * 0.7, 1440, w * 0.9 + 40],
      rim: { dx: -1, dy: -3, col: butter, amt: 0.95 },
    });
  }
}

type Kind = 'stoop' | 'stand' | 'walk' | 'load';

async function drawGatherers(c: Canvas): Promise<void> {
  const R = rng(57);
  const robes = tints(
    '0.46 0.08 35, 0.42 0.045 225, 0.56 0.07 65, 0.46 0.06 20, 0.5 0.045 120, 0.4 0.04 240',
  );
  const list: [number, number, number, Kind, 1 | -1][] = [];
  for (let i = 0; i < 46; i++) {
    const t = R.f() ** 1.2;
    const y = lerp(1716, 2080, t);
    list.push([
      560 + R.n() * lerp(240, 330, t),
      y,
      lerp(34, 104, t) * R.r(0.8, 1.08),
      R.pick<Kind>(['stoop', 'stoop', 'stand', 'walk', 'load'])!,
      R.f() < 0.5 ? 1 : -1,
    ]);
  }
  list.push(
    [300, 2230, 178, 'stoop', 1],
    [930, 2196, 160, 'stoop', -1],
    [1010, 2250, 176, 'load', -1],
    [200, 2140, 140, 'stand', 1],
    [1240, 2150, 146, 'walk', 1],
  );
  list.sort((a, b) => a[1] - b[1]);
  const figures = list.map(([x, y, h, kind, dir], i) => {
    const robe = mix(robes[i % robes.length]!, lch(0.88, 0.075, 92), 0.55 * clamp((1960 - y) / 260));
    const dress = {
      robe,
      dark: mix(robe, lch(0.22, 0.05, 250), 0.5),
      cloth: mix(robe, lch(0.93, 0.05, 90), 0.5),
    };
    if (kind === 'stoop') return stooping(x, y, h, dress, dir);
    return kind === 'stand' ? standing(x, y, h, dress, dir) : walking(x, y, h, dress, dir, kind === 'load');
  });
  const shadows = list.map(([x, y, h, kind]) => {
    const lean = Math.atan2((x - sun.x) * 0.0011, 1);
    return leaf(x, y - 2, Math.PI / 2 - lean, h * (kind === 'stoop' ? 1 : 1.5), h * 0.16);
  });
  await c.svg(path(shadows, lch(0.42, 0.05, 218)), { box: [0, 1680, 1440, 900], opacity: 0.5, stipple: 0.8 });
  await c.svg(figures.join(''), {
    box: [0, 1600, 1440, 720],
    rim: { dx: -2, dy: -3, col: lch(0.985, 0.06, 96), amt: 1 },
  });
}

/** A woven basket heaped with manna. SVG. */
function basket(x: number, y: number, w: number, h: number): string {
  const R = rng(9);
  const p = (u: number, v: number) => P(x + u * w, y - v * h);
  const [dark, mid, lit, pale] = tints('0.3 0.05 45, 0.46 0.075 55, 0.66 0.09 68, 0.86 0.085 84');
  const half = (v: number) => 0.36 + 0.13 * Math.sin(v * 1.7);
  let out = path(
    `M${p(-0.36, 0)}C${p(-0.46, 0.3)} ${p(-0.5, 0.7)} ${p(-0.48, 1)}L${p(0.48, 1)}C${p(0.5, 0.7)} ${p(0.46, 0.3)} ${p(0.36, 0)}Q${p(0, -0.1)} ${p(-0.36, 0)}Z`,
    dark!,
  );
  const bins: string[][] = [[], [], []];
  for (let row = 0; row < 9; row++) {
    for (let k = 0; k < 17; k++) {
      const v = 0.05 + row * 0.105;
      const u = ((k + (row % 2) * 0.5) / 16) * 2 - 1;
      if (Math.abs(u) > 0.99) continue;
      const X = Math.sin(u * 1.5) * half(v) * 1.0;
      const shine = 0.55 - u * 0.5 + R.r(-0.2, 0.2);
      bins[clamp(Math.floor(shine * 3), 0, 2)]!.push(
        leaf(
          x + X * w - w * 0.028,
          y - v * h + Math.abs(u) * -4,
          0.12 * (row % 2 ? 1 : -1),
          w * 0.062 * Math.cos(u * 1.2) + 6,
          h * 0.062,
        ),
      );
    }
  }
  out += bins.map((d, i) => path(d, [mid!, lit!, pale!][i]!)).join('');
  const heap: string[][] = [[], [], []];
  for (let i = 0; i < 190; i++) {
    const u = R.r(-1, 1);
    const top = 0.26 * (1 - u * u);
    const v = R.f();
    heap[clamp(Math.floor((0.35 + v * 0.5 - u * 0.25 + R.r(-0.2, 0.2)) * 3), 0, 2)]!.push(
      leaf(x + u * w * 0.43 - 9, y - h * (0.97 + top * v), R.r(-0.6, 0.6), R.r(18, 28), R.r(8, 13)),
    );
  }
  out += heap.map((d, i) => path(d, tints('0.74 0.04 215, 0.9 0.03 110, 0.99 0.015 96')[i]!)).join('');
  return (
    out +
    path(
      taper([
        [x - w * 0.49, y - h * 1.0, 10],
        [x - w * 0.2, y - h * 0.93, 17],
        [x + w * 0.2, y - h * 0.93, 17],
        [x + w * 0.49, y - h * 1.0, 10],
      ]),
      lit!,
    ) +
    path(
      taper([
        [x - w * 0.48, y - h * 1.01, 3],
        [x - w * 0.2, y - h * 0.945, 5],
        [x + w * 0.1, y - h * 0.945, 4],
      ]),
      pale!,
    )
  );
}

async function drawForeground(c: Canvas): Promise<void> {
  const stone = {
    tones: sweep('0 0.26 0.04 225, 0.5 0.44 0.045 190, 0.78 0.7 0.07 92, 1 0.96 0.075 94'),
    rim: butter,
  };
  for (const [x, y, w, h] of [
    [110, 2600, 270, 140],
    [280, 2640, 130, 66],
    [1360, 2560, 260, 140],
    [760, 2800, 150, 70],
  ] as const)
    boulder(c, { x, y, w, h, seed: x, light: [sun.x - x, -600], ...stone });
  const shade = lch(0.36, 0.05, 220);
  await c.svg(
    path(
      [leaf(1120, 2690, Math.PI / 2 - 0.62, 420, 120), leaf(640, 2420, Math.PI / 2 - 0.25, 360, 44)],
      shade,
    ),
    { box: [400, 2380, 1040, 500], opacity: 0.5, stipple: 0.8 },
  );
  const robe = lch(0.38, 0.085, 28);
  const dress = { robe, dark: mix(robe, lch(0.18, 0.05, 260), 0.55), cloth: lch(0.8, 0.045, 80) };
  await c.svg(standing(640, 2424, 262, dress, 1, { bundle: false }), {
    box: [520, 2130, 260, 310],
    rim: { dx: -4, dy: -4, col: lch(0.985, 0.06, 96), amt: 1 },
  });
  const child = { robe: lch(0.46, 0.05, 220), dark: lch(0.3, 0.05, 240), cloth: lch(0.7, 0.05, 100) };
  await c.svg(stooping(790, 2446, 178, child, 1), {
    box: [730, 2310, 220, 150],
    rim: { dx: -3, dy: -4, col: lch(0.985, 0.06, 96), amt: 1 },
  });
  await c.svg(basket(1110, 2710, 330, 210), {
    box: [900, 2400, 420, 360],
    rim: { dx: -5, dy: -4, col: lch(0.99, 0.05, 96), amt: 0.9 },
  });
  const R = rng(31);
  const sage = tints('0.28 0.04 195, 0.37 0.045 180, 0.48 0.05 160, 0.64 0.065 125, 0.9 0.08 100');
  let svg = '';
  for (const [x, y, h, n] of [
    [60, 2700, 260, 90],
    [240, 2780, 190, 60],
    [420, 2850, 130, 40],
    [1400, 2690, 280, 90],
    [1300, 2830, 190, 60],
    [980, 2850, 110, 34],
    [560, 2640, 80, 24],
  ] as const)
    svg += tuft(R, x, y, h, n, sage, -1);
  await c.svg(svg, { box: [0, 2360, 1440, 520], rim: { dx: -2, dy: -2, col: butter, amt: 0.5 } });
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await drawCamp(c);
  await drawGatherers(c);
  await drawManna(c, 2300, 2880, 2600, 4);
  await drawForeground(c);
  c.glow(sun.x, sun.y, 1100, 1000, lch(0.96, 0.09, 92), 0.24, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.18, misreg: 0.7, vigCol: [0.38, 0.46, 0.46] });
  return c;
}
