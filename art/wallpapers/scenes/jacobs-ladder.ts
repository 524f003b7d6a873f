import { mist, shafts } from '../lib/air.ts';
import { angel } from '../lib/angels.ts';
import { billow, type Puff } from '../lib/billow.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, G2, gi } from '../lib/grain.ts';
import { grass } from '../lib/grasses.ts';
import { grove } from '../lib/groves.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder } from '../lib/rock.ts';
import { P, path, taper } from '../lib/shapes.ts';
import { sky } from '../lib/sky.ts';
import { stars } from '../lib/stars.ts';
import { broadTree } from '../lib/trees.ts';

export const meta = { id: 'jacobs-ladder', title: "Jacob's Ladder", focusY: 0.66 };

const gate = { x: 800, y: 250 };
const foot = { x: 690, y: 2215 };
const pearl = lch(0.975, 0.035, 88);
/** Middle of the stair by height, 0 at its foot to 1 at the gate. */
const stairX = (t: number) => lerp(foot.x, gate.x, t) + 150 * Math.sin(t * 4.6) * (1 - t) ** 0.7;
const stairY = (t: number) => lerp(foot.y, gate.y, t ** 0.86);
const stairHalf = (t: number) => lerp(190, 26, t ** 0.72);

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.9 0.05 70, 0.1 0.85 0.055 40, 0.24 0.74 0.06 340, 0.42 0.6 0.075 300, 0.62 0.47 0.085 284, 0.82 0.4 0.08 276, 1 0.5 0.07 290',
    ),
    0,
    2050,
    { x: gate.x, bend: -0.5 },
  );
  c.glow(gate.x, gate.y, 900, 1000, lch(0.97, 0.05, 85), 0.75, 1.9);
}

/** Cloud that opens round the gate: heavy at the sides, lit from within. */
function drawClouds(c: Canvas): void {
  const R = rng(12);
  const tones = sweep(
    '0 0.5 0.075 290, 0.35 0.65 0.07 315, 0.62 0.82 0.06 20, 0.85 0.94 0.05 70, 1 0.985 0.03 90',
  );
  const light = (x: number, y: number): [number, number] => [gate.x - x, gate.y - y];
  for (const [seed, n, from, to, size] of [
    [3, 34, 470, 900, 190],
    [4, 44, 560, 960, 130],
  ] as const) {
    const puffs: Puff[] = [];
    for (let i = 0; i < n; i++) {
      const side = i % 2 ? 1 : -1;
      const t = R.f();
      const out = lerp(from, to, R.f() ** 1.4) * (1 - 0.3 * t);
      puffs.push([gate.x + side * out - 90 * (side < 0 ? 0 : 1), lerp(120, 1120, t), size * R.r(0.55, 1.1)]);
    }
    puffs.sort((a, b) => Math.abs(b[0] - gate.x) - Math.abs(a[0] - gate.x) || a[1] - b[1]);
    billow(c, { puffs, seed, tones, light, amt: 0.8, solid: 0.3, rough: 0.75 });
  }
  shafts(c, gate.x, gate.y, lch(0.97, 0.06, 82), 0.4, 33, {
    r: 1900,
    freq: 6,
    clip: (x, y) =>
      sstep(200, 500, y) * (1 - sstep(1500, 2100, y)) * (0.4 + 0.6 * Math.exp(-(((x - 760) / 420) ** 2))),
  });
}

/** The stair of light: worn slabs of rose and gold below that grow finer and fade into the glow. */
function drawStair(c: Canvas): void {
  const n = 46;
  const grain = G1();
  const coarse = G2();
  const worn = noise2(19);
  const treads = sweep('0 0.84 0.075 50, 0.3 0.87 0.07 58, 0.65 0.93 0.055 75, 1 0.985 0.03 90');
  const risers = sweep('0 0.62 0.085 345, 0.3 0.68 0.08 0, 0.65 0.83 0.06 35, 1 0.96 0.04 80');
  const glowing = lch(0.98, 0.04, 84);
  c.each(gate.y, foot.y, (x, y, o) => {
    const t = clamp(((foot.y - y) / (foot.y - gate.y)) ** (1 / 0.86));
    // every step keeps one width, so that its ends stand out like the ends of slabs
    const step = Math.floor(t * n);
    const at = step / n;
    const u = (x - stairX(at)) / stairHalf(at);
    if (Math.abs(u) > 1.04) return;
    const local = t * n - step;
    const i = gi(x, y);
    const soft = worn(x / 46, step * 7.3) * 0.5 + worn(x / 15, step * 3.1 + y / 30) * 0.3;
    const riser = local < 0.3;
    const tone = riser ? risers(t) : treads(t);
    const out: [number, number, number] = [tone[0], tone[1], tone[2]];
    const blend = (col: readonly number[], a: number) => {
      for (let k = 0; k < 3; k++) out[k]! += (col[k]! - out[k]!) * a;
    };
    // shadow lies at the back of each tread and under each lip, light along the lip and the middle
    const back = riser ? sstep(0.3, 0.05, local) * 0.35 : sstep(0.72, 1, local) * 0.75;
    blend(risers(t * 0.8), dis(clamp(back + soft * 0.3) * (1 - 0.6 * t), grain[i]!, 0.9));
    if (!riser) blend(glowing, dis(sstep(0.46, 0.3, local) * 0.85, grain[i]!, 0.8));
    blend(glowing, dis(0.55 * Math.exp(-((u / 0.5) ** 2)) * (0.4 + 0.6 * t), grain[i]!, 1.2));
    blend(risers(0), dis(sstep(0.7, 1.02, Math.abs(u)) * 0.4 * (1 - t), grain[i]!, 0.9));
    const edge = 1 - sstep(0.985, 1.03, Math.abs(u) + 0.03 * soft);
    c.blendPx(o, out, dis(edge * (0.97 - 0.4 * sstep(0.45, 1, t)), coarse[i]!, 0.5));
  });
  // light spills over both edges
  const spill = noise2(9);
  c.each(320, foot.y + 20, (x, y, o) => {
    const t = clamp(((foot.y - y) / (foot.y - gate.y)) ** (1 / 0.86));
    const u = Math.abs(x - stairX(t)) / stairHalf(t);
    const a = u < 1 ? 0.06 : 0.5 * Math.exp(-(u - 1) * 1.5) * (0.75 + 0.5 * spill(x / 40, y / 160));
    if (a > 0.01) c.blendPx(o, mix(lch(0.86, 0.085, 45), pearl, t), a * (0.5 + 0.5 * t), 'screen');
  });
}

async function drawAngels(c: Canvas): Promise<void> {
  for (const [t, u, dir, up] of [
    [0.8, -0.3, 1, true],
    [0.7, 0.4, -1, false],
    [0.58, -0.45, 1, true],
    [0.455, 0.42, -1, false],
    [0.33, -0.42, 1, true],
    [0.2, 0.4, -1, true],
    [0.1, -0.5, 1, false],
  ] as const) {
    const h = lerp(215, 58, t ** 0.62);
    const x = stairX(t) + u * stairHalf(t);
    const y = stairY(t) - 6;
    c.glow(x, y - h * 0.55, h * 0.95, h * 0.95, lch(0.97, 0.06, 84), 0.55, 1.9, { stipple: 0.2 });
    await c.svg(
      angel(x, y, h, lch(0.99, 0.015, 92), mix(lch(0.87, 0.05, 330), lch(0.93, 0.04, 60), t), dir, up),
      { box: [x - h, y - h * 1.6, 2 * h, h * 1.75], rim: { dx: 0, dy: -3, col: lch(1, 0.01, 95), amt: 0.8 } },
    );
  }
}

async function drawLand(c: Canvas): Promise<void> {
  const light: Light = {
    x: foot.x,
    spread: 560,
    side: 1,
    rim: lch(0.93, 0.07, 60),
    wash: lch(0.78, 0.085, 20),
  };
  ridge(c, light, {
    line: '0 1880, 240 1820, 480 1900, 760 1960, 1040 1900, 1240 1810, 1440 1860',
    seed: 3,
    rough: [34, 24, 9, 3],
    peaks: true,
    to: 2300,
    depth: 220,
    tones: tints('0.43 0.08 285, 0.58 0.07 310'),
    lit: lch(0.66, 0.075, 335),
    shade: lch(0.35, 0.08, 275),
    facet: [66, 150],
    gullies: true,
    rim: 0.5,
  });
  mist(c, 1900, 2100, lch(0.68, 0.07, 320), 0.6, 5);
  const b = ridge(c, light, {
    line: '0 2010, 260 2050, 520 2110, 760 2120, 1040 2080, 1240 2010, 1440 1980',
    seed: 13,
    rough: [22, 14, 5],
    to: 2500,
    depth: 240,
    tones: tints('0.36 0.075 278, 0.47 0.07 300'),
    lit: lch(0.6, 0.085, 350),
    shade: lch(0.28, 0.07, 272),
    facet: [130, 90],
    rim: 0.8,
    wash: 0.8,
  });
  await c.svg(
    grove(rng(4), {
      y: b,
      x0: 980,
      x1: 1460,
      d0: 24,
      d1: 140,
      rows: 5,
      size: [20, 36],
      gap: 1.4,
      tones: tints('0.27 0.07 272, 0.28 0.07 270, 0.47 0.075 310') as [never, never, never],
      lx: -1,
      keep: (x) => 0.9 * sstep(1010, 1150, x),
    }),
    { box: [940, 1900, 500, 320] },
  );
  mist(c, 2110, 2260, lch(0.62, 0.075, 330), 0.45, 8);
  ridge(c, light, {
    line: '0 2300, 260 2260, 520 2210, 700 2196, 900 2220, 1180 2290, 1440 2330',
    seed: 23,
    rough: [14, 10, 4],
    depth: 480,
    tones: tints('0.4 0.08 320, 0.27 0.07 280, 0.2 0.06 272'),
    lit: lch(0.64, 0.09, 10),
    shade: lch(0.2, 0.065, 274),
    facet: [170, 60],
    rim: 0.95,
    wash: 0.95,
    washDepth: 150,
  });
  c.glow(foot.x, foot.y + 30, 560, 150, lch(0.94, 0.075, 55), 0.75, 1.7, { stipple: 0.5 });
}

/** Jacob asleep on the bare ground, his head on the stone, his staff beside him. */
async function drawSleeper(c: Canvas): Promise<void> {
  const light: Light = { x: 640, spread: 520, side: 1, rim: lch(0.94, 0.075, 52), wash: lch(0.6, 0.1, 350) };
  const near = ridge(c, light, {
    line: '0 2500, 260 2490, 520 2510, 800 2570, 1100 2620, 1440 2600',
    seed: 43,
    rough: [10, 8, 4],
    depth: 380,
    tones: tints('0.3 0.075 295, 0.2 0.06 276, 0.14 0.05 272'),
    lit: lch(0.48, 0.09, 340),
    shade: lch(0.15, 0.055, 274),
    facet: [150, 60],
    rim: 0.95,
    washDepth: 80,
    wash: 0.6,
  });
  const [x, y] = [450, near(450) + 40];
  const h = 400;
  const p = (a: number, b: number) => P(x + a * h, y - b * h);
  const [robe, dark, cloth, skin] = tints('0.3 0.075 322, 0.17 0.06 285, 0.4 0.075 335, 0.24 0.045 20');
  const stone = {
    tones: sweep('0 0.18 0.05 280, 0.5 0.36 0.06 300, 0.78 0.66 0.075 10, 1 0.95 0.055 60'),
    rim: pearl,
  };
  boulder(c, { x: x - 0.54 * h, y: y + 10, w: 190, h: 104, seed: 77, light: [400, -700], ...stone });
  // he lies on his side with one knee drawn up, the cloak over him
  const legs = `M${p(0.1, 0.0)}C${p(0.14, 0.22)} ${p(0.24, 0.32)} ${p(0.33, 0.3)}C${p(0.42, 0.26)} ${p(0.5, 0.14)} ${p(0.6, 0.07)}C${p(0.68, 0.06)} ${p(0.73, 0.02)} ${p(0.7, -0.02)}L${p(0.1, -0.02)}Z`;
  const body = `M${p(-0.36, 0.0)}C${p(-0.36, 0.14)} ${p(-0.3, 0.235)} ${p(-0.2, 0.235)}C${p(-0.1, 0.225)} ${p(-0.04, 0.17)} ${p(0.04, 0.185)}C${p(0.14, 0.21)} ${p(0.22, 0.22)} ${p(0.28, 0.16)}C${p(0.34, 0.1)} ${p(0.38, 0.04)} ${p(0.46, -0.02)}L${p(-0.36, -0.02)}Z`;
  const folds = [
    [-0.16, 0.2, -0.11, 0.12, -0.12, 0.02],
    [0.3, 0.25, 0.36, 0.16, 0.44, 0.06],
  ].map(([a, b, d, e, g, i]) =>
    taper(
      Array.from({ length: 9 }, (_, q) => {
        const t = q / 8;
        const at = (k: number, m: number, z: number) => (1 - t) ** 2 * k + 2 * t * (1 - t) * m + t * t * z;
        return [x + at(a!, d!, g!) * h, y - at(b!, e!, i!) * h, 1 + 5 * Math.sin(Math.PI * t)] as [
          number,
          number,
          number,
        ];
      }),
    ),
  );
  const head = `M${p(-0.475, 0.235)}C${p(-0.49, 0.3)} ${p(-0.455, 0.35)} ${p(-0.4, 0.35)}C${p(-0.345, 0.345)} ${p(-0.32, 0.29)} ${p(-0.335, 0.235)}C${p(-0.36, 0.19)} ${p(-0.45, 0.185)} ${p(-0.475, 0.235)}Z`;
  const hood = `M${p(-0.37, 0.28)}C${p(-0.33, 0.28)} ${p(-0.28, 0.25)} ${p(-0.24, 0.225)}C${p(-0.26, 0.16)} ${p(-0.32, 0.13)} ${p(-0.36, 0.14)}C${p(-0.4, 0.16)} ${p(-0.42, 0.18)} ${p(-0.41, 0.2)}C${p(-0.38, 0.21)} ${p(-0.36, 0.24)} ${p(-0.37, 0.28)}Z`;
  const arm = taper([
    [x - 0.22 * h, y - 0.19 * h, 30],
    [x - 0.12 * h, y - 0.12 * h, 34],
    [x - 0.1 * h, y - 0.06 * h, 30],
    [x - 0.2 * h, y - 0.035 * h, 22],
    [x - 0.29 * h, y - 0.04 * h, 12],
  ]);
  const staff = taper([
    [x - 150, y + 62, 8],
    [x + 120, y + 40, 8],
    [x + 320, y + 36, 6],
  ]);
  const figure =
    path(legs, robe!) +
    path(body, mix(robe!, dark!, 0.3)) +
    path(folds, lch(0.44, 0.085, 340), 0.6) +
    path(arm, mix(robe!, dark!, 0.55)) +
    path(head, skin!) +
    path(hood, cloth!) +
    path(staff, dark!);
  await c.svg(figure, {
    box: [100, 2280, 760, 420],
    rim: { dx: 2, dy: -5, col: lch(0.97, 0.05, 60), amt: 1 },
  });
  const R = rng(66);
  const blades = tints('0.14 0.05 272, 0.19 0.06 276, 0.27 0.07 290, 0.5 0.085 340, 0.86 0.065 40');
  const lit = (gx: number) => clamp(1.1 - Math.abs(gx - 640) / 620);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: (gx) => near(gx) + 66,
      h: [16, 60],
      n: 1200,
      w: 2.6,
      lean: 0.08,
      tones: blades,
      jitter: 44,
      clump: 130,
      bias: lit,
    }) +
      grass(R, {
        x0: -20,
        x1: 1460,
        y: (gx) => near(gx) + 120,
        h: [50, 150],
        n: 1500,
        w: 4.2,
        persp: 0.5,
        lean: 0.08,
        tones: blades.slice(0, 4),
        jitter: 320,
        clump: 170,
      }),
    { box: [0, 2400, 1440, 480] },
  );
  for (const [bx, by, w, bh] of [
    [1010, 2660, 170, 90],
    [1130, 2690, 110, 60],
    [80, 2600, 150, 84],
    [760, 2640, 90, 46],
  ] as const)
    boulder(c, { x: bx, y: by, w, h: bh, seed: bx, light: [foot.x - bx, -800], ...stone });
  const T = broadTree(rng(52), {
    x: 1310,
    y: 2700,
    h: 820,
    lean: -0.18,
    light: [-0.8, -0.6],
    tones: tints('0.16 0.055 274, 0.22 0.065 278, 0.3 0.07 290, 0.46 0.08 330, 0.82 0.07 40'),
    bark: tints('0.13 0.045 274, 0.6 0.085 0'),
    leafL: 18,
    leafW: 4.2,
    spread: 0.58,
    clumpR: 0.06,
    trunkW: 0.085,
    trunkL: 0.24,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.1,
    density: 0.8,
  });
  await c.svg(T.svg, { box: [700, 1640, 740, 1240] });
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await stars(c, {
    seed: 21,
    n: 900,
    y0: 700,
    y1: 1900,
    col: lch(0.95, 0.03, 300),
    big: 2.4,
    keep: (x, y) =>
      sstep(800, 1200, y) *
      (1 - sstep(1600, 1900, y)) *
      sstep(160, 420, Math.abs(x - stairX(clamp((2215 - y) / 1965)))),
  });
  drawClouds(c);
  await drawLand(c);
  drawStair(c);
  await drawAngels(c);
  c.glow(gate.x, gate.y, 420, 520, lch(0.99, 0.03, 90), 0.8, 1.8);
  await drawSleeper(c);
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.18, misreg: 0.7, vigCol: [0.36, 0.26, 0.48] });
  return c;
}
