import { mist } from '../lib/air.ts';
import { blades, heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { hex, lch, type RGB } from '../lib/colour.ts';
import { datePalm } from '../lib/date-palm.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { treeLine } from '../lib/groves.ts';
import { disc, halo } from '../lib/halo.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { path, ribbon } from '../lib/shapes.ts';
import { turned } from '../lib/vessels.ts';
import { village } from '../lib/village.ts';

export const meta = { id: 'well-at-noon', title: 'Well at Noon', focusY: 0.7 };

const sun = { x: 900, y: 560 };
const well = { x: 650, y: 2330, r: 300, h: 250 };

/** Jacob's well under two mountains at the sixth hour: cool water, and a jar that was left behind. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(c, '0 .66 .09 226, .35 .78 .07 222, .7 .89 .045 210, 1 .95 .035 120', 1640, sun, 0.1);
  halo(c, sun.x, sun.y, lch(0.985, 0.03, 100), [
    [190, 0.3],
    [330, 0.18],
    [520, 0.11],
    [800, 0.06],
  ]);
  streaks(c, 57, 820, 1380, '.8 .05 224, .985 .015 110', { cover: 0.5, amt: 0.85, sy: 80, ly: -1 });
  await disc(c, sun.x, sun.y, 96, lch(0.998, 0.012, 100));
  const light = { x: sun.x, spread: 900 };
  // Gerizim and Ebal
  rise(
    c,
    'far',
    3,
    [0, 1420, 180, 1330, 380, 1290, 560, 1390, 720, 1530, 860, 1560, 1040, 1470, 1240, 1350, 1440, 1390],
    '.74 .045 160, .88 .045 110 | .92 .05 104, .62 .045 190 | .985 .03 104',
    { h: 320, sun: light, y1: 2000 },
  );
  mist(c, 1560, 1720, lch(0.95, 0.035, 110), 0.6, 3, { soft: 1.6 });
  const slope = rise(
    c,
    'mid',
    13,
    [0, 1640, 320, 1680, 640, 1740, 900, 1720, 1180, 1650, 1440, 1610],
    '.72 .07 118, .84 .075 106 | .9 .075 104, .58 .06 130 | .98 .05 104',
    { h: 240, sun: light, y1: 2100 },
  );
  const town = village(rng(52), {
    ground: (x) => slope(x) + 6,
    back: [960, 1440],
    front: [920, 1460],
    rows: 3,
    drop: 80,
    w: [64, 104],
    h: [54, 96],
    scale: [0.6, 0.9],
    tones: tints('.92 .03 96, .72 .04 110, .96 .025 100, .97 .025 100, .46 .04 150, .5 .04 150'),
    air: lch(0.86, 0.05, 130),
    lightX: 700,
    wins: 0.4,
    dome: 0.35,
  });
  await c.svg(town.svg, {
    box: [880, 1500, 560, 320],
    rim: { dx: -2, dy: -4, col: lch(0.99, 0.02, 100), amt: 0.5 },
  });
  await c.svg(
    path(
      treeLine(rng(6), (x) => slope(x) + 70, -10, 900, 70, 30, 8, 0.3),
      lch(0.5, 0.075, 140),
    ),
    { box: [0, 1560, 960, 280], rim: { dx: 2, dy: -4, col: lch(0.93, 0.08, 112), amt: 0.7 } },
  );
  const fields = rise(
    c,
    'near',
    23,
    [0, 1880, 360, 1850, 720, 1860, 1080, 1840, 1440, 1870],
    '.82 .085 96, .74 .085 88, .5 .07 66 | .92 .09 96, .62 .07 78 | .98 .06 100',
    { h: 900, sun: light, size: [240, 64] },
  );
  const n = noise2(9);
  const g = G1();
  // the path from the town, and the trodden place about the well
  const way = ribbon(
    [
      [1240, 1800, 22],
      [1140, 1900, 40],
      [1190, 2010, 66],
      [1040, 2150, 110],
      [960, 2330, 190],
      [700, 2600, 330],
      [560, 2960, 480],
    ],
    (t) => 0.07 * n(t * 3, 4),
  );
  await c.svg(path(way, lch(0.92, 0.045, 88)), {
    box: [100, 1780, 1340, 1100],
    stipple: 0.9,
    mask: (_x, y) => 0.95 - 0.25 * sstep(2300, 2880, y),
  });
  c.each(2140, 2880, (x, y, o) => {
    const r = Math.hypot((x - well.x) / 700, (y - well.y - 90) / 250);
    if (r < 1)
      c.blendPx(
        o,
        lch(0.92, 0.045, 88),
        dis((1 - r) * 1.3 * clamp(0.7 + 0.5 * fbm(n, x / 120, y / 40, 3)), g[gi(x, y)]!, 0.9),
      );
  });
  const tones = tints('.38 .07 120, .5 .085 112, .64 .095 104, .8 .1 98, .95 .07 100');
  await blades(c, rng(3), [-20, 1460], (x) => fields(x) + 8, [14, 46], 1800, tones, {
    jitter: 180,
    persp: 0.5,
    clump: 110,
  });
  // short noon shadow
  c.each(2280, 2520, (x, y, o) => {
    const r = Math.hypot((x - well.x + 70) / 400, (y - well.y - 70) / 96);
    if (r < 1) c.blendPx(o, lch(0.5, 0.06, 250), dis(0.6 * (1 - r) ** 0.6, g[gi(x, y)]!, 1));
  });
  // the well: a round kerb of squared stones, seen from a little above
  const stone = sweep('0 .38 .035 250, .35 .56 .035 200, .65 .78 .035 100, 1 .96 .025 96');
  const [ry, lip] = [well.r * 0.3, 56];
  c.each(well.y - well.h - ry - 20, well.y + ry + 20, (x, y, o) => {
    const u = (x - well.x) / well.r;
    if (Math.abs(u) > 1.02) return;
    const bow = ry * Math.sqrt(Math.max(0, 1 - u * u));
    const topFront = well.y - well.h + bow;
    const foot = well.y + bow + 5 * n(x / 30, 2);
    const onTop = Math.hypot(u, (y - (well.y - well.h)) / ry);
    const inner = Math.hypot((x - well.x) / (well.r - lip), (y - (well.y - well.h)) / (ry - lip * 0.3));
    if (onTop <= 1) {
      if (inner < 1) {
        // the shaft: far wall in the sun, then dark, then water that holds the sky
        const t = (y - (well.y - well.h) + (ry - lip * 0.3)) / ((ry - lip * 0.3) * 2);
        c.blendPx(o, lch(clamp(0.6 - 0.62 * t + 0.08 * n(x / 26, y / 12), 0.16, 0.7), 0.05, 215), 1);
        const sky = Math.hypot((x - well.x) / 170, (y - (well.y - well.h) - 34) / 26);
        if (sky < 1) c.blendPx(o, lch(0.8, 0.08, 222), dis((1 - sky) * 1.5, g[gi(x, y)]!, 0.6));
        return;
      }
      const a = Math.atan2((y - (well.y - well.h)) / ry, u);
      const joint = sstep(0.44, 0.48, Math.abs((((((a / 6.283) * 15) % 1) + 1) % 1) - 0.5));
      const k = stone(
        clamp(0.9 + 0.08 * fbm(n, x / 30, y / 14, 3) - 0.3 * joint + (g[gi(x, y)]! - 0.5) * 0.08),
      );
      c.blendPx(o, [k[0], k[1], k[2]], 1);
      return;
    }
    if (y < topFront || y > foot) return;
    const v = (y - topFront) / (foot - topFront);
    const row = Math.floor(v * 3);
    const a = Math.asin(clamp(u, -1, 1)) / 1.5708;
    const col = a * 4.4 + (row % 2) * 0.5 + 0.12 * n(row * 3, 1);
    const fc = col - Math.floor(col);
    const fr = v * 3 - row;
    const seam = Math.max(sstep(0.45, 0.485, Math.abs(fc - 0.5)), sstep(0.43, 0.47, Math.abs(fr - 0.5)));
    const tone =
      0.62 +
      0.22 * u -
      0.2 * v +
      0.14 * n(Math.floor(col) * 4.1, row * 3.3) +
      0.12 * fbm(n, x / 34, y / 20, 3) -
      0.4 * seam +
      0.24 * sstep(0.2, 0, fr) * (1 - seam);
    const k = stone(clamp(tone + (g[gi(x, y)]! - 0.5) * 0.1));
    c.blendPx(o, [k[0], k[1], k[2]], clamp((1.005 - Math.abs(u)) * 120));
  });
  // a beam over the mouth, its rope, and a bucket on the kerb
  const [wood, dark, pale] = tints('.46 .06 60, .3 .05 45, .72 .07 74');
  const post = (px: number, py: number) =>
    path(`M${px - 17} ${py}L${px - 14} ${py - 500}L${px + 14} ${py - 500}L${px + 17} ${py}Z`, wood!) +
    path(`M${px - 17} ${py}L${px - 14} ${py - 500}L${px - 5} ${py - 500}L${px - 6} ${py}Z`, pale!) +
    path(
      `M${px - 40} ${py - 540}L${px - 14} ${py - 470}L${px + 14} ${py - 470}L${px + 40} ${py - 540}L${px + 22} ${py - 546}L${px} ${py - 496}L${px - 22} ${py - 546}Z`,
      dark!,
    );
  const [lx, rx, py] = [well.x - well.r + 30, well.x + well.r - 30, well.y - well.h + 10];
  const roller =
    path(
      `M${lx - 60} ${py - 524}L${rx + 60} ${py - 536}L${rx + 60} ${py - 500}L${lx - 60} ${py - 488}Z`,
      wood!,
    ) +
    path(
      `M${lx - 60} ${py - 524}L${rx + 60} ${py - 536}L${rx + 60} ${py - 526}L${lx - 60} ${py - 514}Z`,
      pale!,
    );
  const turns = [-34, -20, -6, 8, 22]
    .map(
      (q) =>
        `<path d="M${well.x + q} ${py - 536}Q${well.x + q + 10} ${py - 512} ${well.x + q + 6} ${py - 490}" stroke="${hex(lch(0.84, 0.06, 84))}" stroke-width="9" fill="none"/>`,
    )
    .join('');
  const rope = `<path d="M${well.x + 30} ${py - 500}C${well.x + 40} ${py - 300} ${well.x + 26} ${py - 160} ${well.x + 30} ${py + 20}" stroke="${hex(lch(0.78, 0.065, 80))}" stroke-width="9" fill="none"/>`;
  await c.svg(post(lx, py) + post(rx, py) + roller + turns + rope, {
    box: [well.x - 420, py - 580, 840, 640],
    rim: { dx: 2, dy: -4, col: lch(0.99, 0.03, 100), amt: 0.8 },
  });
  // the jar that she left
  const clay = { tones: tints('.3 .07 34, .46 .1 42, .64 .115 52, .86 .09 66'), light: { x: 900, y: 1500 } };
  c.each(2420, 2560, (x, y, o) => {
    const r = Math.hypot((x - 1030) / 190, (y - 2500) / 36);
    if (r < 1) c.blendPx(o, lch(0.5, 0.06, 250), dis(0.6 * (1 - r) ** 0.6, g[gi(x, y)]!, 1));
  });
  turned(
    c,
    1060,
    2506,
    330,
    [
      [0, 0.17],
      [0.05, 0.19],
      [0.1, 0.13],
      [0.18, 0.14],
      [0.34, 0.3],
      [0.52, 0.36],
      [0.74, 0.3],
      [0.94, 0.15],
      [1, 0.15],
    ],
    {
      ...clay,
      seed: 5,
      mouth: lch(0.26, 0.05, 40),
      bands: [
        [0.32, 0.014, lch(0.44, 0.09, 30)],
        [0.38, 0.008, lch(0.44, 0.09, 30)],
        [0.6, 0.01, lch(0.9, 0.04, 80)],
      ],
    },
  );
  await c.svg(
    `<path d="M1016 2256C950 2250 940 2330 968 2366M1104 2256C1170 2250 1180 2330 1152 2366" fill="none" stroke="${hex(lch(0.52, 0.105, 46))}" stroke-width="19" stroke-linecap="round"/>`,
    { box: [920, 2220, 280, 180], rim: { dx: 2, dy: -4, col: lch(0.93, 0.07, 74), amt: 0.8 } },
  );
  turned(
    c,
    470,
    2154,
    96,
    [
      [0, 0.5],
      [0.1, 0.5],
      [0.9, 0.4],
      [1, 0.4],
    ],
    {
      tones: tints('.3 .05 46, .44 .06 56, .6 .07 66, .82 .06 80'),
      light: { x: 900, y: 1500 },
      seed: 8,
      mouth: lch(0.24, 0.04, 50),
      bands: [
        [0.25, 0.03, lch(0.3, 0.03, 250)],
        [0.75, 0.03, lch(0.3, 0.03, 250)],
      ],
    },
  );
  await c.svg(
    datePalm(rng(12), {
      x: 150,
      y: 2440,
      h: 900,
      lean: 0.08,
      lx: 1,
      fronds: 18,
      leaflets: 36,
      leaves: tints('.3 .06 150, .42 .085 138, .58 .1 122, .86 .09 108'),
      bark: tints('.52 .06 72, .34 .045 62, .84 .06 92') as [RGB, RGB, RGB],
    }),
    { box: [0, 1060, 700, 1420], rim: { dx: 2, dy: -4, col: lch(0.96, 0.06, 104), amt: 0.4 } },
  );
  await blades(c, rng(11), [-20, 420], (x) => 2440 + 0.2 * x, [40, 120], 800, tones, {
    w: 3.6,
    jitter: 200,
    persp: 0.6,
  });
  await blades(
    c,
    rng(12),
    [-20, 1460],
    (x) => 2720 - 0.1 * x + Math.max(0, 300 - Math.abs(x - 640)) * 0.6,
    [60, 190],
    1700,
    tones.slice(0, 4),
    { w: 4.6, jitter: 260, persp: 0.5, clump: 170 },
  );
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.16, vigCol: [0.5, 0.56, 0.6], misreg: 0.7 });
  return c;
}
