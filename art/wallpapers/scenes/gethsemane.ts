import { mist } from '../lib/air.ts';
import { blades, heavens, rise, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { treeLine } from '../lib/groves.ts';
import { disc, halo } from '../lib/halo.ts';
import { pool } from '../lib/light.ts';
import { sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { boulders } from '../lib/rocks.ts';
import { path } from '../lib/shapes.ts';
import { stars } from '../lib/stars.ts';
import { broadTree } from '../lib/trees.ts';
import { village } from '../lib/village.ts';
import { seated, seatedBack } from '../lib/watchers.ts';

export const meta = { id: 'gethsemane', title: 'Gethsemane', focusY: 0.7 };

const moon = { x: 960, y: 900 };
const silver = lch(0.9, 0.035, 120);

/** The olive garden at night: old trees, a full moon, and three who could not keep awake. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  heavens(c, '0 .17 .03 165, .4 .25 .034 160, .7 .36 .036 150, 1 .5 .04 130', 1500, moon, 0.12);
  await stars(c, { seed: 31, n: 420, y1: 1200, col: lch(0.94, 0.02, 130), big: 2.2 });
  halo(c, moon.x, moon.y, silver, [
    [170, 0.1],
    [300, 0.075],
    [480, 0.05],
    [720, 0.03],
  ]);
  streaks(c, 9, 640, 1220, '.34 .03 155, .68 .035 125', { cover: 0.46, amt: 0.55, ly: -1 });
  await disc(c, moon.x, moon.y, 88, lch(0.975, 0.022, 105));
  c.glow(moon.x, moon.y, 900, 900, silver, 0.22, 2, { stipple: 0.3 });
  const sun = { x: moon.x, spread: 520 };
  rise(
    c,
    'far',
    4,
    [0, 1440, 340, 1400, 700, 1430, 1060, 1390, 1440, 1420],
    '.36 .03 160, .46 .034 145 | .5 .034 140, .3 .028 165 | .74 .034 125',
    { h: 200, sun, y1: 1800 },
  );
  mist(c, 1440, 1600, lch(0.56, 0.032, 135), 0.6, 3, { soft: 1.5 });
  // the city over the valley, few windows still lit
  const city = rise(
    c,
    'mid',
    14,
    [0, 1500, 300, 1540, 620, 1600, 980, 1640, 1440, 1620],
    '.29 .03 165, .38 .032 155 | .42 .034 145, .22 .028 170 | .7 .034 125',
    { h: 240, sun, y1: 2000 },
  );
  const town = village(rng(8), {
    ground: (x) => city(x) + 6,
    back: [10, 560],
    front: [0, 620],
    rows: 3,
    drop: 70,
    w: [56, 96],
    h: [50, 90],
    scale: [0.6, 0.85],
    tones: tints('.34 .03 160, .26 .028 165, .5 .034 140, .46 .034 145, .17 .026 170, .86 .11 80'),
    air: lch(0.42, 0.032, 150),
    lightX: moon.x,
    wins: 0.22,
  });
  await c.svg(town.svg, { box: [0, 1400, 740, 340], rim: { dx: 3, dy: -4, col: silver, amt: 0.5 } });
  for (const l of town.lights) c.glow(l.x, l.y, 36, 36, lch(0.82, 0.12, 72), 0.4, 2.2);
  await c.svg(
    path(
      treeLine(rng(3), (x) => city(x) + 60, 620, 1460, 46, 20, 7, 0.5),
      lch(0.25, 0.03, 165),
    ),
    {
      box: [560, 1500, 880, 240],
      rim: { dx: 2, dy: -3, col: silver, amt: 0.5 },
    },
  );
  mist(c, 1640, 1820, lch(0.46, 0.032, 145), 0.6, 5, { soft: 1.6 });
  const ground = rise(
    c,
    'near',
    24,
    [0, 1930, 320, 1900, 640, 1862, 960, 1850, 1440, 1890],
    '.31 .032 155, .24 .03 160, .14 .024 170 | .4 .036 140, .15 .024 172 | .82 .034 118 | .7 .034 120',
    {
      h: 900,
      sun: { x: moon.x, spread: 460 },
      wash: [0.5, 170],
      size: [220, 80],
    },
  );
  const g = G1();
  const n = noise2(44);
  // moonlight between the shadows of the trees, all of them falling away from the moon
  c.each(1850, 2880, (x, y, o) => {
    const d = y - ground(x);
    if (d < 0) return;
    const u = (x - moon.x) / (300 + d * 0.75);
    const lane = Math.exp(-u * u * 1.1) * (1 - sstep(500, 1000, d) * 0.6);
    const bars = sstep(-0.14, 0.2, fbm(n, u * 5.5, d / 900, 3));
    c.blendPx(o, lch(0.66, 0.036, 128), dis(0.62 * lane * bars, g[gi(x, y)]!, 1.1));
  });
  const tones = tints('.13 .022 172, .175 .026 165, .24 .03 158, .36 .034 145, .6 .038 128');
  await blades(c, rng(12), [-20, 1460], (x) => ground(x) + 10, [14, 44], 1500, tones, {
    jitter: 220,
    persp: 0.5,
    clump: 120,
  });
  const bark = tints('.12 .02 170, .56 .036 128');
  const olive = (seed: number, x: number, y: number, h: number, lean: number) =>
    broadTree(rng(seed), {
      ...{
        x,
        y,
        h,
        lean,
        tones,
        leafL: 17,
        leafW: 4,
        spread: 0.66,
        clumpR: 0.066,
        trunkW: 0.15,
        trunkL: 0.17,
      },
      ...{
        light: [(moon.x - x) / 600, -0.7],
        bark: [bark[0]!, bark[1]!],
        wig: 0.8,
        depth: 6,
        from: 3,
        up: 0.05,
        density: 0.95,
      },
    }).svg;
  const rim = { dx: 4, dy: -4, col: silver, amt: 0.5 };
  await c.svg(olive(71, 640, 2010, 470, 0.1), { box: [300, 1480, 640, 560], rim });
  await c.svg(olive(305, 1270, 2160, 760, -0.12), { box: [720, 1300, 720, 900], rim: { ...rim, dx: -4 } });
  pool(c, 560, 2330, 330, 70, lch(0.12, 0.02, 175), 0.6);
  const cloth = (text: string) => {
    const [robe, cloak, head] = tints(text);
    return { robe: robe!, cloak: cloak!, cloth: head! };
  };
  await c.svg(
    seated(470, 2330, 190, cloth('.3 .036 60, .22 .03 40, .4 .034 80'), 1) +
      seatedBack(640, 2350, 196, cloth('.3 .03 150, .24 .03 200, .38 .03 110')) +
      seated(790, 2318, 180, cloth('.34 .036 30, .26 .03 20, .42 .034 90'), -1),
    { box: [320, 2120, 640, 250], rim: { ...rim, amt: 0.9 } },
  );
  await c.svg(
    boulders(
      rng(18),
      [
        [900, 2380, 150],
        [1010, 2360, 90],
        [300, 2400, 110],
        [1180, 2560, 230],
        [1340, 2610, 160],
      ],
      tones.slice(0, 5),
      1,
    ),
    {
      box: [160, 2200, 1280, 480],
      rim: { dx: -2, dy: -5, col: silver, amt: 0.6 },
    },
  );
  await c.svg(olive(512, 120, 2640, 1300, 0.16), { box: [0, 1240, 980, 1440], rim });
  await blades(
    c,
    rng(19),
    [-20, 1460],
    (x) => 2480 + 60 * Math.sin(x / 240),
    [50, 150],
    2100,
    tones.slice(0, 4),
    { w: 4.4, jitter: 420, persp: 0.5, clump: 170 },
  );
  finish(c, { grain: 0.046, paper: 0.016, vignette: 0.24, vigCol: [0.26, 0.34, 0.32], misreg: 0.7 });
  return c;
}
