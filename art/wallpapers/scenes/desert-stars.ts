import { Canvas } from '../lib/canvas.ts';
import { lch, mix } from '../lib/colour.ts';
import { dune } from '../lib/dune.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { ridgeLine } from '../lib/hill.ts';
import { sstep } from '../lib/maths.ts';
import { acrossBand, milkyWay } from '../lib/milky-way.ts';
import { line, sweep, tints } from '../lib/notation.ts';
import { standing } from '../lib/people.ts';
import { rng } from '../lib/random.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { path, taper } from '../lib/shapes.ts';
import { sky } from '../lib/sky.ts';
import { stars } from '../lib/stars.ts';
import { tent } from '../lib/tents.ts';
import type { Lit } from '../lib/town.ts';
import { tuft } from '../lib/tuft.ts';

export const meta = { id: 'desert-stars', title: 'Count the Stars', focusY: 0.7 };

const band = { from: [330, 1760] as [number, number], to: [1010, 0] as [number, number], width: 270 };
const silver = lch(0.86, 0.045, 310);

async function drawSky(c: Canvas): Promise<void> {
  sky(
    c,
    sweep(
      '0 0.16 0.06 285, 0.3 0.215 0.08 292, 0.55 0.29 0.1 302, 0.75 0.39 0.105 318, 0.9 0.52 0.1 340, 1 0.64 0.09 10',
    ),
    0,
    1820,
    { x: 420, bend: 0.14 },
  );
  milkyWay(c, {
    ...band,
    seed: 19,
    tones: sweep('0 0.5 0.12 300, 0.35 0.66 0.11 320, 0.7 0.83 0.075 350, 1 0.96 0.035 70'),
    amt: 1.05,
    fade: [1150, 1800],
  });
  const across = acrossBand(band);
  const near = (x: number, y: number) => Math.exp(-(across(x, y) ** 2));
  await stars(c, {
    seed: 12,
    n: 3400,
    y1: 1760,
    col: lch(0.95, 0.025, 300),
    big: 2.6,
    keep: (x, y) => (0.26 + 0.7 * near(x, y)) * (1 - sstep(900, 1740, y)),
  });
  await stars(c, {
    seed: 90,
    n: 34,
    y1: 1500,
    col: lch(0.96, 0.035, 80),
    big: 5,
    keep: (_x, y) => 1 - sstep(700, 1500, y),
  });
  await c.svg(
    path(
      taper([
        [1190, 620, 0.6],
        [1100, 690, 2],
        [1012, 758, 4.4],
      ]),
      lch(0.97, 0.03, 80),
    ),
    { box: [960, 580, 280, 220], opacity: 0.9 },
  );
}

function drawFarDunes(c: Canvas): void {
  const light: Light = {
    x: 380,
    spread: 640,
    side: -1,
    rim: lch(0.78, 0.075, 345),
    wash: lch(0.6, 0.09, 340),
  };
  ridge(c, light, {
    line: '0 1700, 240 1660, 520 1720, 800 1700, 1120 1640, 1440 1680',
    seed: 5,
    rough: [14, 16, 7, 3],
    peaks: true,
    to: 1900,
    depth: 150,
    tones: tints('0.4 0.095 318, 0.52 0.09 335'),
    lit: lch(0.55, 0.09, 340),
    shade: lch(0.33, 0.09, 305),
    facet: [70, 110],
    gullies: true,
    rim: 0.5,
  });
  const crest = ridgeLine(line('0 1840, 220 1800, 480 1742, 640 1768, 900 1850, 1200 1830, 1440 1780'), 21, [
    { amp: 8, len: 300 },
  ]);
  dune(c, {
    top: crest,
    to: 2200,
    spine: line('1740 478, 1800 520, 1880 470, 1980 560, 2200 700'),
    seed: 3,
    left: sweep('0 0.56 0.09 325, 1 0.42 0.09 305'),
    right: sweep('0 0.33 0.09 300, 1 0.37 0.085 305'),
    depth: 260,
    ripple: { col: lch(0.47, 0.095, 312), gap: 16, amt: 0.5, flank: 'left' },
    rim: { col: silver, amt: 0.7, w: 6, x: 380, spread: 420 },
    seam: lch(0.7, 0.08, 335),
    seamAmt: 0.5,
  });
  const second = ridgeLine(
    line('0 1880, 200 1930, 460 1990, 760 1960, 980 1880, 1160 1840, 1300 1870, 1440 1930'),
    31,
    [{ amp: 8, len: 340 }],
  );
  dune(c, {
    top: second,
    to: 2500,
    spine: line('1840 1158, 1900 1120, 2000 1180, 2140 1060, 2300 1000'),
    seed: 13,
    left: sweep('0 0.49 0.09 315, 1 0.34 0.085 298'),
    right: sweep('0 0.27 0.08 294, 1 0.31 0.08 298'),
    depth: 300,
    ripple: { col: lch(0.39, 0.09, 305), gap: 18, amt: 0.55, flank: 'left' },
    rim: { col: silver, amt: 0.75, w: 7, x: 1000, spread: 480 },
    seam: lch(0.66, 0.085, 330),
    seamAmt: 0.55,
  });
}

/** The dune on which Abraham stands; returns its outline. */
function drawMainDune(c: Canvas): (x: number) => number {
  const top = ridgeLine(
    line('0 2270, 220 2200, 420 2110, 560 2058, 660 2070, 860 2160, 1120 2250, 1440 2300'),
    41,
    [{ amp: 7, len: 280 }],
  );
  dune(c, {
    top,
    to: 2880,
    spine: line('2050 560, 2120 610, 2220 560, 2340 640, 2480 560, 2640 700, 2880 640'),
    seed: 23,
    left: sweep('0 0.5 0.085 318, 0.4 0.37 0.085 304, 1 0.25 0.075 292'),
    right: sweep('0 0.255 0.075 290, 0.5 0.24 0.07 288, 1 0.2 0.065 284'),
    depth: 620,
    ripple: { col: lch(0.28, 0.08, 298), gap: 22, amt: 0.6, flank: 'left' },
    rim: { col: silver, amt: 0.85, w: 8, x: 480, spread: 520 },
    seam: lch(0.72, 0.07, 330),
    seamAmt: 0.7,
  });
  return top;
}

async function drawCamp(c: Canvas, ground: (x: number) => number): Promise<void> {
  const R = rng(14);
  const lights: Lit[] = [];
  const tones = {
    roof: lch(0.24, 0.065, 290),
    wall: lch(0.19, 0.06, 286),
    stripe: lch(0.3, 0.075, 310),
    rope: lch(0.36, 0.07, 310),
    inside: lch(0.15, 0.05, 285),
    lamp: lch(0.87, 0.115, 76),
  };
  const near = (x: number) => ground(x) + 96;
  const svg =
    tent(R, 1160, near(1160), 470, 190, tones, lights, -1) +
    tent(R, 1400, near(1400) - 10, 300, 140, { ...tones, roof: lch(0.22, 0.06, 288) }, [], -1);
  c.glow(lights[0]!.x, lights[0]!.y, 420, 330, lch(0.7, 0.13, 60), 0.35, 2, { stipple: 0.3 });
  await c.svg(svg, { box: [780, 2040, 660, 420], rim: { dx: -4, dy: -4, col: silver, amt: 0.7 } });
  for (const l of lights) {
    c.glow(l.x, l.y, 150, 140, lch(0.84, 0.13, 72), 0.55, 2);
    c.glow(l.x - 30, l.y + 62, 330, 52, lch(0.8, 0.13, 68), 0.6, 1.6, { stipple: 0.5 });
  }
  const person = { robe: lch(0.16, 0.045, 285), dark: lch(0.11, 0.04, 285), cloth: lch(0.24, 0.06, 300) };
  const at = lights[0]!.x + 6;
  await c.svg(standing(at, near(at) + 4, 92, person, 1), {
    box: [at - 60, near(at) - 110, 120, 130],
    rim: { dx: 2, dy: 0, col: lch(0.88, 0.11, 76), amt: 0.8 },
  });
}

async function drawForeground(c: Canvas): Promise<void> {
  const top = ridgeLine(line('0 2560, 260 2600, 560 2690, 860 2700, 1140 2640, 1440 2520'), 51, [
    { amp: 12, len: 300 },
    { amp: 4, len: 70 },
  ]);
  dune(c, {
    top,
    spine: line('2500 1330, 2600 1280, 2720 1360, 2880 1250'),
    seed: 33,
    left: sweep('0 0.29 0.078 298, 0.5 0.2 0.065 288, 1 0.14 0.05 284'),
    right: sweep('0 0.18 0.06 286, 1 0.12 0.045 284'),
    depth: 380,
    ripple: { col: lch(0.17, 0.06, 288), gap: 30, amt: 0.6, flank: 'left' },
    rim: { col: lch(0.7, 0.07, 318), amt: 0.8, w: 8, x: 620, spread: 620 },
  });
  const R = rng(64);
  const blades = tints('0.11 0.04 284, 0.15 0.05 286, 0.2 0.06 290, 0.34 0.08 305, 0.6 0.075 325');
  let svg = '';
  for (const [x, n, h, dy] of [
    [70, 130, 330, 150],
    [190, 60, 200, 190],
    [330, 34, 120, 120],
    [1370, 150, 380, 210],
    [1240, 60, 210, 220],
    [1120, 30, 120, 120],
    [700, 22, 90, 100],
    [470, 16, 70, 170],
  ] as const)
    svg += tuft(R, x, top(x) + dy, h, n, blades, -1);
  await c.svg(svg, {
    box: [0, 2160, 1440, 720],
    rim: { dx: -2, dy: -2, col: lch(0.76, 0.06, 325), amt: 0.5 },
  });
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  await drawSky(c);
  drawFarDunes(c);
  const g = G1();
  c.each(1700, 2060, (x, y, o) => {
    const a = 0.34 * (1 - Math.abs(y - 1850) / 200);
    if (a > 0) c.blendPx(o, lch(0.56, 0.095, 335), dis(a, g[gi(x, y)]!, 1.6));
  });
  const top = drawMainDune(c);
  await drawCamp(c, top);
  const ax = 566;
  const robe = lch(0.2, 0.055, 288);
  const dress = { robe, dark: lch(0.13, 0.045, 285), cloth: mix(robe, lch(0.6, 0.07, 320), 0.3) };
  await c.svg(standing(ax, top(ax) + 9, 232, dress, 1, { staff: true }), {
    box: [ax - 120, 1780, 260, 320],
    rim: { dx: -4, dy: -3, col: lch(0.95, 0.035, 60), amt: 1 },
  });
  // his footprints up the slope
  const steps: string[] = [];
  for (let i = 0; i < 24; i++) {
    const t = i / 23;
    const y = 2100 + 420 * t ** 1.3;
    const x = 560 - 190 * Math.sin(t * 2.2) - 110 * t + (i % 2 ? 1 : -1) * (4 + 9 * t);
    steps.push(
      `M${x - 4 - 7 * t} ${y}a${4 + 7 * t} ${1.6 + 3 * t} 0 1 0 ${8 + 14 * t} 0a${4 + 7 * t} ${1.6 + 3 * t} 0 1 0 ${-8 - 14 * t} 0Z`,
    );
  }
  await c.svg(path(steps, lch(0.24, 0.075, 294)), { box: [200, 2080, 480, 480], stipple: 0.9, opacity: 0.8 });
  await drawForeground(c);
  finish(c, { grain: 0.046, paper: 0.015, vignette: 0.22, misreg: 0.7, vigCol: [0.12, 0.08, 0.22] });
  return c;
}
