import { mist, shafts } from '../lib/air.ts';
import { billow, type Puff } from '../lib/billow.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix, type RGB } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { disc, halo } from '../lib/halo.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { line, sweep, tints } from '../lib/notation.ts';
import { standing, walking } from '../lib/people.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder } from '../lib/rock.ts';
import { seaWall } from '../lib/sea-wall.ts';
import { leaf, path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';

export const meta = { id: 'parted-sea', title: 'The Sea Parted', focusY: 0.68 };

const sun = { x: 748, y: 1378 };
const cream = lch(0.965, 0.05, 92);
const leftTop = line('-60 820, 120 960, 300 1110, 480 1250, 620 1350, 742 1432');
const leftFoot = line('-60 2640, 90 2500, 280 2290, 470 2010, 610 1730, 742 1482');
const rightTop = line('754 1432, 900 1340, 1060 1210, 1220 1060, 1340 930, 1500 760');
const rightFoot = line('754 1482, 872 1690, 990 1930, 1170 2220, 1330 2420, 1500 2580');

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.33 0.05 232, 0.25 0.44 0.055 220, 0.5 0.6 0.05 200, 0.72 0.78 0.06 110, 0.88 0.9 0.08 86, 1 0.94 0.07 84',
    ),
    0,
    1480,
    { x: sun.x, bend: 0.3 },
  );
  clouds(c, {
    y0: 120,
    y1: 1150,
    sx: 820,
    sy: 110,
    cover: 0.52,
    seed: 19,
    amt: 0.75,
    edge: 0.1,
    stipple: 0.75,
    col: () => lch(0.42, 0.05, 225),
    lit: lch(0.82, 0.075, 86),
    lightX: 0,
    lightY: 1.3,
    env: (x, y) => 0.72 + (0.45 * Math.abs(x - sun.x)) / 720 + 0.1 * Math.sin(y / 130),
  });
  halo(c, sun.x, sun.y, cream, [
    [170, 0.2],
    [300, 0.14],
    [480, 0.09],
    [720, 0.06],
  ]);
  c.glow(sun.x, sun.y, 900, 760, lch(0.91, 0.09, 86), 0.5, 2.3);
}

/** The sea bed: rippled sand from wet and dark at our feet to bright under the light. */
function drawBed(c: Canvas): void {
  const n = noise2(71);
  const m = noise2(72);
  const g = G1();
  const tones = sweep(
    '0 0.93 0.075 84, 0.1 0.83 0.085 80, 0.3 0.64 0.075 76, 0.6 0.44 0.055 85, 1 0.27 0.042 195',
  );
  c.each(1474, c.h, (x, y, o) => {
    const t = (y - 1474) / (c.h - 1474);
    const s = 1 / (t + 0.06);
    const u = ((x - sun.x) * s) / 1000;
    const v = Math.log(t + 0.03);
    const gg = g[gi(x, y)]!;
    const tone = tones(t + 0.07 * fbm(n, u * 2, v * 4, 3));
    const out: RGB = [tone[0], tone[1], tone[2]];
    const blend = (col: RGB, a: number) => {
      for (let i = 0; i < 3; i++) out[i]! += (col[i]! - out[i]!) * a;
    };
    const ripple = Math.sin((v * 26 + 1.8 * fbm(m, u * 2.2, v * 6, 3)) * 3.1);
    blend(lch(0.24, 0.045, 205), dis(sstep(0.25, 0.9, ripple) * 0.24 * sstep(0.02, 0.3, t), gg, 0.8));
    const glint = Math.exp(-((u / 0.75) ** 2));
    blend(lch(0.93, 0.085, 84), dis(sstep(0.2, 0.9, -ripple) * 0.5 * glint * (1 - 0.55 * t), gg, 0.8));
    const pool = dis(sstep(0.2, 0.27, fbm(n, u * 1.6 + 8, v * 5.2 + 3, 3)), gg, 0.6);
    const shine = mix(lch(0.46, 0.06, 200), lch(0.85, 0.095, 82), clamp(glint * (1.05 - t)));
    blend(shine, pool * 0.8);
    c.blendPx(o, out, 1);
  });
}

function drawWalls(c: Canvas): void {
  const water = {
    tones: sweep(
      '0 0.74 0.085 178, 0.18 0.58 0.09 192, 0.5 0.41 0.075 208, 0.8 0.3 0.06 220, 1 0.26 0.05 225',
    ),
    lit: lch(0.73, 0.085, 172),
    shade: lch(0.27, 0.06, 226),
    foam: lch(0.95, 0.03, 120),
    air: lch(0.9, 0.075, 90),
  };
  const n = noise2(5);
  const wob = (x: number) => 34 * n(x / 120, 1) + 15 * n(x / 38, 7);
  const near = (x: number) => Math.abs(x - 748) / 748;
  seaWall(c, {
    ...water,
    side: -1,
    vx: 748,
    seed: 30,
    top: (x) => leftTop(x) + wob(x) * near(x),
    foot: (x) => leftFoot(x) + 0.9 * wob(x + 500) * near(x),
  });
  seaWall(c, {
    ...water,
    side: 1,
    vx: 748,
    seed: 40,
    top: (x) => rightTop(x) + wob(x + 900) * near(x),
    foot: (x) => rightFoot(x) + 0.9 * wob(x + 300) * near(x),
  });
  const R = rng(8);
  const tones = sweep('0 0.68 0.06 190, 0.4 0.82 0.05 172, 0.75 0.94 0.035 110, 1 0.985 0.03 96');
  const light = (x: number, y: number): [number, number] => [sun.x - x, sun.y - y];
  for (const [top, x0, x1] of [
    [leftTop, -40, 720],
    [rightTop, 1480, 780],
  ] as const) {
    const puffs: Puff[] = [];
    for (let i = 5; i < 46; i++) {
      const x = lerp(x1, x0, (i / 45) ** 0.7);
      const size = 5 + 62 * near(x) ** 1.1;
      puffs.push([
        x + R.n() * size * 0.4,
        top(x) + wob(x0 < 0 ? x : x + 900) * near(x) + R.r(-0.25, 0.6) * size,
        size * R.r(0.5, 1.05),
      ]);
    }
    billow(c, { puffs, seed: 60 + x1, tones, light, amt: 0.9, solid: -0.1, rough: 0.9 });
  }
}

/** Fish behind the glass of the water: pale shoals and one great shadow. */
async function drawFish(c: Canvas): Promise<void> {
  const R = rng(23);
  const fish = (x: number, y: number, s: number, a: number) => {
    const tail = [x - Math.cos(a) * s * 0.45, y - Math.sin(a) * s * 0.45] as const;
    return (
      leaf(x - Math.cos(a) * s * 0.5, y - Math.sin(a) * s * 0.5, a, s, s * 0.26) +
      leaf(...tail, a + 2.5, s * 0.3, s * 0.08) +
      leaf(...tail, a - 2.5, s * 0.3, s * 0.08)
    );
  };
  const shoal: string[] = [];
  for (const [cx, cy, n, a, s] of [
    [1210, 1560, 15, 0.55, 34],
    [190, 1640, 13, 2.5, 38],
    [1130, 1420, 8, 0.6, 22],
  ] as const) {
    for (let i = 0; i < n; i++)
      shoal.push(fish(cx + R.n() * s * 3.4, cy + R.n() * s * 2.2, s * R.r(0.7, 1.2), a + R.r(-0.15, 0.15)));
  }
  await c.svg(path(shoal, lch(0.24, 0.055, 225)), { box: [0, 1200, 1440, 900], opacity: 0.55, stipple: 0.8 });
  await c.svg(path(fish(1300, 1900, 300, 1.0), lch(0.17, 0.045, 235)), {
    box: [1060, 1640, 380, 520],
    blur: 5,
    opacity: 0.5,
    stipple: 0.9,
  });
}

async function drawPeople(c: Canvas): Promise<void> {
  const R = rng(31);
  const rows: { y: number; svg: string; x: number; h: number }[] = [];
  for (let i = 0; i < 190; i++) {
    const t = R.f() ** 1.7;
    const y = lerp(1496, 1900, t);
    const h = lerp(12, 92, t ** 0.95) * R.r(0.72, 1.08);
    const half = lerp(8, 170, t);
    const x = sun.x + R.n() * half;
    const air = lch(0.78, 0.08, 80);
    const robe = mix(
      R.pick(tints('0.3 0.05 30, 0.34 0.05 60, 0.28 0.045 240, 0.36 0.06 20, 0.4 0.05 75'))!,
      air,
      0.62 * (1 - t) ** 1.6,
    );
    const dress = {
      robe,
      dark: mix(robe, lch(0.2, 0.04, 240), 0.4),
      cloth: mix(robe, lch(0.7, 0.06, 75), 0.35),
    };
    const dir = R.f() < 0.5 ? 1 : -1;
    const svg =
      R.f() < 0.6
        ? walking(x, y, h, dress, dir, R.f() < 0.35)
        : standing(x, y, h, dress, dir, { staff: R.f() < 0.3, bundle: R.f() < 0.3 });
    rows.push({ y, svg, x, h });
  }
  rows.sort((a, b) => a.y - b.y);
  const shadows = rows.map(({ x, y, h }) =>
    leaf(x, y, Math.PI / 2 + (x - sun.x) * -0.0012, h * 1.15, h * 0.12),
  );
  await c.svg(path(shadows, lch(0.33, 0.05, 210)), {
    box: [300, 1460, 900, 620],
    opacity: 0.4,
    stipple: 0.8,
  });
  await c.svg(rows.map((r) => r.svg).join(''), {
    box: [300, 1380, 900, 560],
    rim: { dx: 0, dy: -2, col: cream, amt: 0.9 },
  });
  const group: [number, number, number, 1 | -1, string][] = [
    [838, 2142, 150, 1, 'pack'],
    [912, 2176, 138, -1, 'staff'],
    [880, 2196, 88, 1, 'walk'],
    [650, 2078, 132, 1, 'staff'],
    [700, 2090, 118, -1, 'pack'],
    [980, 2110, 128, 1, 'bundle'],
  ];
  const robes = tints(
    '0.32 0.06 28, 0.27 0.05 240, 0.37 0.065 70, 0.26 0.045 215, 0.34 0.06 45, 0.28 0.05 10',
  );
  const near = group.map(([x, y, h, dir, kind], i) => {
    const dress = {
      robe: robes[i]!,
      dark: mix(robes[i]!, lch(0.14, 0.03, 240), 0.55),
      cloth: mix(robes[i]!, lch(0.66, 0.06, 70), 0.4),
    };
    const svg =
      kind === 'staff' || kind === 'bundle'
        ? standing(x, y, h, dress, dir, { staff: kind === 'staff', bundle: kind === 'bundle' })
        : walking(x, y, h, dress, dir, kind === 'pack');
    return { svg, shadow: leaf(x, y, Math.PI / 2 + (x - sun.x) * -0.0012, h * 1.3, h * 0.14) };
  });
  await c.svg(
    path(
      near.map((p) => p.shadow),
      lch(0.2, 0.04, 220),
    ),
    { box: [500, 1900, 640, 560], opacity: 0.45, stipple: 0.8 },
  );
  await c.svg(near.map((p) => p.svg).join(''), {
    box: [500, 1880, 640, 340],
    rim: { dx: -1, dy: -3, col: cream, amt: 1 },
  });
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await disc(c, sun.x, sun.y, 62, lch(0.985, 0.03, 98));
  const light: Light = { x: sun.x, spread: 420, side: 1, rim: cream, wash: lch(0.9, 0.08, 84) };
  ridge(c, light, {
    line: '0 1440, 420 1424, 620 1410, 760 1432, 880 1402, 1060 1420, 1440 1430',
    seed: 9,
    rough: [16, 12, 6, 3],
    peaks: true,
    to: 1490,
    depth: 80,
    tones: tints('0.7 0.055 150, 0.86 0.07 95'),
    lit: lch(0.9, 0.075, 88),
    shade: lch(0.62, 0.055, 190),
    facet: [40, 60],
    gullies: true,
  });
  drawBed(c);
  drawWalls(c);
  await drawFish(c);
  mist(c, 1380, 1580, lch(0.95, 0.06, 88), 0.7, 12, {
    sx: 260,
    env: (x) => Math.exp(-(((x - sun.x) / 330) ** 2)),
  });
  shafts(c, sun.x, sun.y, lch(0.93, 0.085, 86), 0.36, 17, {
    r: 1250,
    freq: 5,
    clip: (_x, y) => sstep(1380, 1520, y) * (1 - sstep(2000, 2500, y)),
  });
  await drawPeople(c);

  const rock = {
    tones: sweep('0 0.11 0.03 225, 0.5 0.21 0.04 215, 0.78 0.46 0.06 130, 1 0.84 0.085 88'),
    rim: cream,
  };
  // what the sea left behind: pebbles, more of them toward the walls
  const R = rng(91);
  for (let i = 0; i < 46; i++) {
    const t = i / 46;
    const y = lerp(2240, 2870, i / 46);
    const x = (R.f() < 0.5 ? R.r(-20, 480 - 160 * t) : R.r(1010 + 60 * t, 1460)) + R.n() * 60;
    const w = lerp(14, 70, t) * R.r(0.5, 1.2);
    if (x < 740 ? y > leftFoot(x) + 20 : y > rightFoot(x) + 20)
      boulder(c, { x, y, w, h: w * R.r(0.45, 0.6), seed: i, light: [sun.x - x, -500], tones: rock.tones });
  }
  for (const [x, y, w, h] of [
    [470, 2590, 330, 170],
    [600, 2630, 150, 80],
    [320, 2650, 190, 90],
    [1180, 2640, 250, 130],
    [1320, 2720, 300, 190],
    [1040, 2720, 110, 56],
  ] as const)
    boulder(c, { x, y, w, h, seed: x, light: [sun.x - x, -500], ...rock });
  const mx = 462;
  const my = 2450;
  const dress = { robe: lch(0.2, 0.035, 250), dark: lch(0.13, 0.03, 255), cloth: lch(0.4, 0.05, 65) };
  await c.svg(standing(mx, my, 270, dress, 1, { raised: true }), {
    box: [mx - 160, my - 400, 360, 430],
    rim: { dx: 3, dy: -3, col: cream, amt: 1 },
  });
  c.glow(sun.x, sun.y, 1000, 900, lch(0.92, 0.08, 86), 0.24, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.24, misreg: 0.7, vigCol: [0.1, 0.2, 0.26] });
  return c;
}
