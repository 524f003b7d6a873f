import { mist } from '../lib/air.ts';
import { billow, type Puff } from '../lib/billow.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { fireColumn, sparks } from '../lib/fire.ts';
import { grass } from '../lib/grasses.ts';
import { halo } from '../lib/halo.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { sweep, tints } from '../lib/notation.ts';
import { standing, walking } from '../lib/people.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { boulder } from '../lib/rock.ts';
import { sky } from '../lib/sky.ts';
import { stars } from '../lib/stars.ts';
import { type TentTones, tent } from '../lib/tents.ts';
import type { Lit } from '../lib/town.ts';

export const meta = { id: 'pillar-of-fire', title: 'Pillar of Fire', focusY: 0.68 };

const foot = { x: 900, y: 2020 };
const gold = lch(0.9, 0.115, 80);
const column = (y: number) => foot.x + 46 * Math.sin(y / 520 + 0.6) - 70 * (1 - y / foot.y);

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.15 0.05 282, 0.3 0.19 0.055 292, 0.55 0.25 0.065 320, 0.78 0.34 0.085 10, 0.92 0.45 0.1 38, 1 0.54 0.11 50',
    ),
    0,
    1900,
    { x: foot.x, bend: 0.3 },
  );
}

async function drawPillar(c: Canvas): Promise<void> {
  const R = rng(5);
  // the cloud that bears the fire upward
  const puffs: Puff[] = [];
  for (let i = 0; i < 44; i++) {
    const t = i / 43;
    const y = lerp(-60, 1560, t);
    const side = i % 2 ? 1 : -1;
    puffs.push([
      column(y) + side * lerp(330, 120, t) * R.r(0.15, 1.05),
      y + R.n() * 40,
      lerp(210, 70, t) * R.r(0.6, 1.1),
    ]);
  }
  puffs.sort((a, b) => Math.abs(b[0] - column(b[1])) - Math.abs(a[0] - column(a[1])));
  billow(c, {
    puffs,
    seed: 9,
    tones: sweep('0 0.18 0.05 300, 0.35 0.27 0.07 340, 0.65 0.46 0.11 35, 1 0.76 0.135 64'),
    light: (x, y) => [column(y) - x, 40],
    solid: 0.2,
    amt: 0.9,
    rough: 0.9,
  });
  c.glow(foot.x - 30, 1350, 820, 1500, lch(0.64, 0.135, 52), 0.4, 1.8, { stipple: 0.3 });
  fireColumn(c, {
    x: column,
    half: (y) => lerp(118, 92, y / foot.y) + 60 * sstep(1850, 2030, y) ** 2,
    y0: 0,
    y1: foot.y + 10,
    seed: 31,
    tones: sweep(
      '0 0.5 0.14 36, 0.22 0.62 0.16 46, 0.45 0.76 0.155 63, 0.68 0.89 0.12 82, 0.88 0.97 0.06 95, 1 0.99 0.025 98',
    ),
    strength: (y) => (0.42 + 0.58 * sstep(-100, 1000, y)) * (1 - sstep(foot.y - 60, foot.y + 10, y)),
  });
  c.glow(foot.x, foot.y - 60, 420, 300, lch(0.93, 0.105, 84), 0.6, 1.9, { stipple: 0.2 });
  await c.svg(sparks(R, foot.x, 1950, 1500, 170, tints('0.7 0.16 55, 0.83 0.14 74, 0.95 0.07 92'), 0.16), {
    box: [300, 360, 1140, 1640],
  });
}

function drawHills(c: Canvas): void {
  const light: Light = {
    x: foot.x,
    spread: 520,
    side: 1,
    rim: lch(0.8, 0.13, 62),
    wash: lch(0.6, 0.125, 50),
  };
  ridge(c, light, {
    line: '0 1680, 220 1620, 460 1720, 720 1800, 960 1810, 1180 1730, 1440 1640',
    seed: 3,
    rough: [30, 28, 11, 4],
    peaks: true,
    to: 2100,
    depth: 220,
    tones: tints('0.26 0.06 330, 0.36 0.08 10'),
    lit: lch(0.5, 0.11, 48),
    shade: lch(0.19, 0.05, 310),
    facet: [64, 150],
    gullies: true,
    rim: 0.9,
    wash: 0.6,
  });
  mist(c, 1720, 1960, lch(0.55, 0.11, 50), 0.55, 7, {
    env: (x) => 0.35 + 0.65 * Math.exp(-(((x - foot.x) / 420) ** 2)),
  });
  ridge(c, light, {
    line: '0 1900, 260 1880, 560 1960, 900 2000, 1180 1950, 1440 1900',
    seed: 13,
    rough: [22, 14, 5],
    to: 2880,
    depth: 620,
    tones: tints('0.42 0.095 45, 0.31 0.075 20, 0.18 0.05 320'),
    lit: lch(0.64, 0.125, 55),
    shade: lch(0.18, 0.05, 310),
    facet: [130, 60],
    rim: 0.8,
    wash: 0.9,
    washDepth: 160,
  });
  c.glow(foot.x, foot.y + 20, 760, 150, lch(0.86, 0.13, 70), 0.75, 1.7, { stipple: 0.5 });
}

/** The camp: rings of tents around the pillar, every roof lit on the side toward it. */
async function drawCamp(c: Canvas): Promise<void> {
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

async function drawPeople(c: Canvas): Promise<void> {
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

async function drawForeground(c: Canvas): Promise<void> {
  const light: Light = {
    x: foot.x - 60,
    spread: 560,
    side: 1,
    rim: lch(0.84, 0.13, 66),
    wash: lch(0.4, 0.095, 42),
  };
  const near = ridge(c, light, {
    line: '0 2560, 240 2590, 520 2660, 800 2720, 1080 2700, 1440 2600',
    seed: 23,
    rough: [14, 12, 5, 2],
    depth: 330,
    tones: tints('0.2 0.05 350, 0.14 0.04 310, 0.1 0.035 290'),
    lit: lch(0.34, 0.085, 42),
    shade: lch(0.1, 0.035, 295),
    facet: [150, 60],
    rim: 0.95,
    wash: 0.6,
    washDepth: 70,
  });
  const stone = {
    tones: sweep('0 0.09 0.035 290, 0.5 0.19 0.05 340, 0.78 0.42 0.11 48, 1 0.8 0.135 66'),
    rim: gold,
  };
  for (const [x, y, w, h] of [
    [90, 2740, 330, 210],
    [310, 2730, 150, 80],
    [1330, 2760, 380, 220],
    [1130, 2790, 170, 90],
    [640, 2850, 240, 110],
  ] as const)
    boulder(c, { x, y, w, h, seed: x + 3, light: [foot.x - x, -700], ...stone });
  const robes = tints('0.12 0.04 300, 0.14 0.045 340, 0.12 0.04 290');
  for (const [i, [x, dy, h]] of (
    [
      [452, 20, 250],
      [560, 26, 232],
      [636, 30, 142],
    ] as const
  ).entries()) {
    const dress = {
      robe: robes[i]!,
      dark: mix(robes[i]!, lch(0.07, 0.02, 10), 0.55),
      cloth: mix(robes[i]!, lch(0.5, 0.1, 50), 0.25),
    };
    const y = near(x) + dy;
    await c.svg(standing(x, y, h, dress, i === 1 ? 1 : -1, { staff: i === 0 }), {
      box: [x - 130, y - h - 50, 260, h + 70],
      rim: { dx: 4, dy: -4, col: lch(0.95, 0.09, 85), amt: 1 },
    });
  }
  const R = rng(83);
  const blades = tints('0.1 0.035 290, 0.14 0.04 310, 0.22 0.06 350, 0.46 0.115 50, 0.78 0.135 66');
  const lit = (x: number) => clamp(1.1 - Math.abs(x - 820) / 620);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: near,
      h: [12, 56],
      n: 700,
      w: 2.6,
      lean: 0.1,
      tones: blades,
      jitter: 40,
      clump: 120,
      bias: lit,
    }) +
      grass(R, {
        x0: -20,
        x1: 1460,
        y: (x) => near(x) + 70,
        h: [40, 120],
        n: 700,
        w: 4,
        persp: 0.5,
        lean: 0.1,
        tones: blades.slice(0, 3),
        jitter: 240,
        clump: 130,
      }),
    { box: [0, 2440, 1440, 440] },
  );
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await stars(c, {
    seed: 8,
    n: 900,
    y1: 1500,
    col: lch(0.92, 0.05, 70),
    big: 2.6,
    keep: (x, y) => (1 - sstep(500, 1500, y)) * sstep(300, 760, Math.abs(x - column(y))),
  });
  halo(c, foot.x, 1700, lch(0.66, 0.13, 52), [
    [420, 0.09],
    [640, 0.06],
    [900, 0.045],
  ]);
  drawHills(c);
  await drawPillar(c);
  await drawCamp(c);
  await drawPeople(c);
  await drawForeground(c);
  c.glow(foot.x, 1900, 1000, 1000, lch(0.74, 0.135, 58), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.046, paper: 0.015, vignette: 0.22, misreg: 0.7, vigCol: [0.12, 0.07, 0.14] });
  return c;
}
