import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { pool } from '../lib/light.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { path, taper } from '../lib/shapes.ts';
import { cypress } from '../lib/trees.ts';
import { village } from '../lib/village.ts';

export const meta = { id: 'nazareth-workshop', title: 'Nazareth Workshop', focusY: 0.64 };

const win = { x: 470, y0: 700, y1: 1420, w: 470 };
const bench = 1990;
const floorAt = 2440;
/** From the window down to the right, so many px for each px of fall. */
const slant = 0.62;

/** Morning in a carpenter's shop: a window over the hills of Galilee, a bench, and light on the shavings. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  const n = noise2(4);
  const m = noise2(5);
  const plaster = sweep('0 .24 .035 215, .35 .4 .04 205, .65 .58 .04 190, .85 .76 .045 120, 1 .92 .05 92');
  const { x, y0, y1, w } = win;
  // the wall: cool plaster, and the beam of the sun lying across it
  const inBeam = (X: number, Y: number) => {
    const left = x - w / 2 + (Y - y0) * slant * 0.86;
    const right = x + w / 2 + (Y - y0) * slant * 1.12;
    return sstep(left - 30, left + 60, X) * (1 - sstep(right - 70, right + 40, X)) * sstep(y0, y1, Y);
  };
  c.each(0, floorAt, (X, Y, o, d) => {
    const row = Math.floor(Y / 150);
    const fx = ((((X + (row % 2) * 140 + 40 * m(row, 2)) / 280) % 1) + 1) % 1;
    const fy = (Y / 150) % 1;
    const bare = sstep(0.14, 0.34, m(X / 340 + 5, Y / 280));
    const seam = Math.max(sstep(0.465, 0.49, Math.abs(fx - 0.5)), sstep(0.45, 0.48, Math.abs(fy - 0.5)));
    let v =
      0.36 +
      0.12 * fbm(n, X / 200, Y / 110, 4) -
      0.16 * sstep(600, 0, Y) +
      0.22 * Math.exp(-Math.hypot((X - x) / 1.1, Y - (y0 + y1) / 2) / 520);
    v -= bare * seam * 0.14;
    const k = plaster(clamp(v + (g[gi(X, Y)]! - 0.5) * 0.07));
    for (let i = 0; i < 3; i++) d[o + i] = k[i]!;
    const far = clamp((X - x) / 900);
    const b = inBeam(X, Y) * 0.5 * (1 - far * 0.5) * sstep(y1 - 60, y1 + 260, Y);
    if (b > 0.01) c.blendPx(o, lch(0.93, 0.07, 90), dis(b, g[gi(X + 9, Y)]!, 1));
  });
  // beams of the roof, in shade
  const roof = [60, 330, 610, 890, 1170, 1430].map(
    (bx) =>
      path(
        `M${bx - 70} 0L${bx + 70} 0L${lerp(bx, 720, 0.16) + 46} 330L${lerp(bx, 720, 0.16) - 46} 330Z`,
        lch(0.24, 0.035, 60),
      ) +
      path(
        `M${bx + 70} 0L${bx + 104} 0L${lerp(bx, 720, 0.16) + 66} 330L${lerp(bx, 720, 0.16) + 46} 330Z`,
        lch(0.17, 0.03, 50),
      ),
  );
  await c.svg(
    path('M0 0L1440 0L1440 330L0 330Z', lch(0.2, 0.03, 220)) +
      roof.join('') +
      path('M0 318L1440 318L1440 402L0 402Z', lch(0.3, 0.04, 62)) +
      path('M0 384L1440 384L1440 402L0 402Z', lch(0.2, 0.035, 50)),
    { box: [0, 0, 1440, 410] },
  );
  // the window and the hills in it
  const arch = `M${x - w / 2} ${y1}L${x - w / 2} ${y0 + 120}Q${x - w / 2} ${y0} ${x} ${y0}Q${x + w / 2} ${y0} ${x + w / 2} ${y0 + 120}L${x + w / 2} ${y1}Z`;
  const inside = await c.maskOf(path(arch, [0, 0, 0]));
  const sky = sweep('0 .74 .08 222, .5 .87 .055 205, 1 .96 .05 96');
  const hill1 = (X: number) => 1180 + 30 * Math.sin(X / 120) + 16 * n(X / 60, 1);
  const hill2 = (X: number) => 1290 - 50 * Math.exp(-(((X - 380) / 130) ** 2)) + 12 * n(X / 50, 4);
  c.each(y0, y1 + 2, (X, Y, o) => {
    const a = inside[Y * c.w + X]!;
    if (!a) return;
    const s = sky((Y - y0) / 500);
    let col: [number, number, number] = [s[0], s[1], s[2]];
    if (Y > hill2(X)) col = lch(0.62 - (Y - hill2(X)) * 0.0006, 0.085, 128);
    else if (Y > hill1(X)) col = lch(0.76 + (Y - hill1(X)) * 0.0012, 0.06, 150);
    c.blendPx(o, col, a);
    const top = Y > hill2(X) ? Y - hill2(X) : Y - hill1(X);
    if (top > 0) c.blendPx(o, lch(0.94, 0.07, 100), dis(0.6 * Math.exp(-top / 9), g[gi(X, Y)]!, 0.7) * a);
  });
  const clip = (X: number, Y: number) => inside[Y * c.w + X]!;
  const town = village(rng(3), {
    ground: (X) => hill2(X) + 6,
    back: [280, 470],
    front: [260, 500],
    rows: 2,
    drop: 34,
    w: [34, 54],
    h: [30, 52],
    scale: [0.8, 1],
    tones: tints('.92 .04 92, .72 .05 120, .96 .03 96, .97 .03 96, .44 .05 150, .44 .05 150'),
    air: lch(0.86, 0.06, 150),
    lightX: 900,
    wins: 0.4,
  });
  const green = tints('.36 .06 145, .46 .075 135, .6 .09 122, .8 .09 108');
  await c.svg(
    town.svg +
      cypress(rng(5), 590, 1372, 230, 50, green, 1, 220) +
      cypress(rng(6), 640, 1392, 160, 38, green, 1, 160),
    {
      box: [x - w / 2, y0, w, y1 - y0],
      mask: clip,
      rim: { dx: 3, dy: -3, col: lch(0.97, 0.06, 98), amt: 0.6 },
    },
  );
  const shutter = (s: 1 | -1) => {
    const edge = x + (s * w) / 2;
    const out = edge + s * 132;
    let d = path(
      `M${edge} ${y0 + 70}L${out} ${y0 + 30}L${out} ${y1 + 60}L${edge} ${y1}Z`,
      lch(s < 0 ? 0.44 : 0.34, 0.07, 58),
    );
    for (let i = 1; i < 4; i++) {
      const sx = lerp(edge, out, i / 4);
      d += path(
        `M${sx} ${lerp(y0 + 70, y0 + 30, i / 4)}L${sx + 5} ${lerp(y0 + 70, y0 + 30, i / 4)}L${sx + 5} ${lerp(y1, y1 + 60, i / 4)}L${sx} ${lerp(y1, y1 + 60, i / 4)}Z`,
        lch(0.24, 0.05, 50),
      );
    }
    return d;
  };
  const sill =
    path(
      `M${x - w / 2 - 40} ${y1 + 62}L${x - w / 2} ${y1}L${x + w / 2} ${y1}L${x + w / 2 + 40} ${y1 + 62}Z`,
      lch(0.95, 0.045, 94),
    ) +
    path(
      `M${x - w / 2 - 46} ${y1 + 62}L${x + w / 2 + 46} ${y1 + 62}L${x + w / 2 + 40} ${y1 + 98}L${x - w / 2 - 40} ${y1 + 98}Z`,
      lch(0.56, 0.04, 150),
    );
  await c.svg(shutter(-1) + shutter(1) + sill, {
    box: [x - w / 2 - 150, y0, w + 300, y1 - y0 + 110],
    rim: { dx: 3, dy: -2, col: lch(0.95, 0.06, 94), amt: 0.5 },
  });
  c.glow(x, (y0 + y1) / 2, 620, 620, lch(0.96, 0.06, 96), 0.3, 2, { stipple: 0.3 });
  // the motes in the beam
  c.each(y1 - 200, 2560, (X, Y, o) => {
    const b =
      inBeam(X, Y) * (1 - sstep(1900, 2560, Y)) * (0.55 + 0.5 * fbm(n, (X - Y * slant) / 70, Y / 900, 3));
    if (b > 0.02) c.blendPx(o, lch(0.97, 0.06, 92), 0.3 * b * (0.7 + 0.6 * g[gi(X, Y)]!), 'screen');
  });
  // tools on the wall
  const [wood, dark, pale, iron, steel] = tints(
    '.48 .08 58, .28 .055 46, .74 .09 74, .36 .02 240, .72 .02 220',
  );
  const saw = `<g transform="translate(1010 1150) rotate(8)">${path('M-190 0L170 -26L170 34L-190 22Z', steel!)}${path(
    Array.from(
      { length: 30 },
      (_, i) =>
        `M${-190 + i * 12} ${22 + i * 0.4}L${-184 + i * 12} ${34 + i * 0.4}L${-178 + i * 12} ${22 + i * 0.4}Z`,
    ),
    steel!,
  )}${path('M160 -40C210 -50 236 -20 232 16C228 50 196 62 160 44L160 22C186 34 204 28 206 8C208 -14 190 -22 160 -18Z', wood!)}</g>`;
  const mallet =
    path('M1226 1010L1330 1000L1336 1084L1232 1094Z', wood!) +
    path('M1226 1010L1330 1000L1331 1018L1227 1028Z', pale!) +
    path('M1270 1090L1296 1088L1306 1330L1284 1332Z', pale!) +
    path('M1286 1090L1296 1088L1306 1330L1296 1331Z', dark!);
  const square =
    path('M900 860L926 858L932 1040L1080 1028L1081 1050L908 1064Z', pale!) +
    path('M926 858L932 858L938 1039L932 1040Z', dark!);
  const pegs = [
    [930, 846],
    [1280, 990],
    [1010, 1118],
  ]
    .map(([px, py]) =>
      path(`M${px} ${py}L${px! + 16} ${py! - 4}L${px! + 16} ${py! + 14}L${px} ${py! + 18}Z`, dark!),
    )
    .join('');
  await c.svg(saw + mallet + square + pegs, {
    box: [800, 820, 620, 540],
    rim: { dx: -3, dy: -3, col: lch(0.95, 0.06, 92), amt: 0.8 },
  });
  // planks that lean in the corner
  let planks = '';
  for (const [i, px] of [1290, 1340, 1392, 1432].entries())
    planks +=
      path(
        `M${px} ${1420 + i * 30}L${px + 42} ${1412 + i * 30}L${px + 64} ${floorAt + 40}L${px + 12} ${floorAt + 50}Z`,
        [wood!, pale!, wood!, dark!][i]!,
      ) +
      path(
        `M${px} ${1420 + i * 30}L${px + 8} ${1418 + i * 30}L${px + 22} ${floorAt + 48}L${px + 12} ${floorAt + 50}Z`,
        lch(0.84, 0.08, 80),
      );
  // the floor, beaten earth, with the window's light on it
  const earth = sweep('0 .22 .035 220, .4 .38 .045 120, .7 .58 .055 84, 1 .9 .065 86');
  c.each(floorAt, 2880, (X, Y, o, d) => {
    const t = (Y - floorAt) / 440;
    const u = (X - 1000 - t * 200) / (300 + 190 * t);
    const sunny = (1 - sstep(0.7, 1.08, Math.abs(u))) * sstep(-0.02, 0.1, t) * (1 - 0.4 * t);
    const v =
      0.34 +
      0.12 * fbm(n, X / 190, Y / 40, 4) +
      0.42 * sunny -
      0.14 * t -
      0.2 * Math.exp(-(Y - floorAt) / 26);
    const k = earth(clamp(v + (g[gi(X, Y)]! - 0.5) * 0.1));
    for (let i = 0; i < 3; i++) d[o + i] = k[i]!;
  });
  await c.svg(planks, { box: [1260, 1380, 180, 1130] });
  // the bench: a thick top, four legs, a shelf with a basket of pegs
  const leg = (lx: number, far: boolean) =>
    path(
      `M${lx - 34} ${bench + 90}L${lx + 34} ${bench + 90}L${lx + 42} ${far ? 2560 : 2680}L${lx - 42} ${far ? 2560 : 2690}Z`,
      far ? dark! : wood!,
    ) +
    (far
      ? ''
      : path(`M${lx - 34} ${bench + 90}L${lx - 12} ${bench + 90}L${lx - 16} 2688L${lx - 42} 2690Z`, pale!));
  pool(c, 700, 2690, 760, 80, lch(0.2, 0.035, 215), 0.66);
  await c.svg(
    leg(260, true) +
      leg(1060, true) +
      path(`M150 2370L1180 2370L1200 2410L140 2410Z`, dark!) +
      leg(140, false) +
      leg(1180, false),
    { box: [80, bench, 1200, 720], rim: { dx: -3, dy: -3, col: lch(0.94, 0.07, 90), amt: 0.5 } },
  );
  const grain = sweep('0 .3 .06 48, .4 .5 .085 60, .7 .7 .1 72, 1 .93 .075 86');
  c.each(bench - 70, bench + 100, (X, Y, o) => {
    const x0 = Y < bench ? lerp(130, 40, (Y - bench + 70) / 70) : 40;
    const x1 = Y < bench ? lerp(1240, 1300, (Y - bench + 70) / 70) : 1300;
    if (X < x0 || X > x1) return;
    const front = Y >= bench;
    const streak = fbm(n, X / 300 + (front ? 40 : 0), Y / 6, 3);
    let v = front ? 0.34 + 0.16 * streak - (Y - bench) * 0.0012 : 0.62 + 0.2 * streak + 0.24 * inBeam(X, Y);
    if (front && Y < bench + 8) v += 0.3;
    const k = grain(clamp(v + (g[gi(X, Y)]! - 0.5) * 0.1));
    c.blendPx(o, [k[0], k[1], k[2]], 1);
  });
  // on it: a plank on trestle blocks, a plane, chisels, a wooden bowl
  const top = bench - 34;
  const work =
    path(`M330 ${top - 60}L1010 ${top - 84}L1014 ${top - 40}L334 ${top - 14}Z`, lch(0.62, 0.09, 66)) +
    path(`M330 ${top - 60}L1010 ${top - 84}L1000 ${top - 104}L350 ${top - 82}Z`, lch(0.9, 0.075, 84)) +
    path(`M560 ${top - 70}L700 ${top - 76}L700 ${top - 92}L560 ${top - 88}Z`, lch(0.74, 0.085, 74)) +
    path(
      `M690 ${top - 94}L880 ${top - 102}L884 ${top - 162}L846 ${top - 176}L826 ${top - 148}L716 ${top - 146}L690 ${top - 120}Z`,
      wood!,
    ) +
    path(`M716 ${top - 146}L826 ${top - 150}L830 ${top - 138}L716 ${top - 134}Z`, pale!) +
    path(`M764 ${top - 146}L784 ${top - 214}L806 ${top - 210}L794 ${top - 146}Z`, iron!) +
    path(`M846 ${top - 174}C862 ${top - 214} 892 ${top - 210} 884 ${top - 160}Z`, dark!);
  const chisel = (cx: number, tilt: number) =>
    `<g transform="translate(${cx} ${top + 6}) rotate(${tilt})">${path('M0 -9L96 -7L96 9L0 9Z', pale!)}${path('M96 -6L190 -8L204 0L190 9L96 7Z', steel!)}</g>`;
  await c.svg(work + chisel(1010, 6) + chisel(1040, -7), {
    box: [300, top - 230, 1000, 270],
    rim: { dx: -4, dy: -4, col: lch(0.97, 0.065, 92), amt: 0.9 },
  });
  // shavings: curls on the bench and the floor
  const R = rng(21);
  let curls = '';
  const curl = (cx: number, cy: number, s: number) => {
    const turns = R.r(1.2, 2.2);
    const a0 = R.r(0, 6.28);
    const pts = Array.from({ length: 18 }, (_, i): [number, number, number] => {
      const t = i / 17;
      const r = s * (1 - 0.72 * t);
      const a = a0 + turns * 6.28 * t;
      return [
        cx + Math.cos(a) * r,
        cy + Math.sin(a) * r * 0.62,
        s * 0.3 * Math.sin(Math.PI * (0.15 + 0.8 * t)),
      ];
    });
    return path(taper(pts), lch(R.r(0.8, 0.95), 0.08, R.r(72, 88)));
  };
  for (let i = 0; i < 26; i++) curls += curl(R.r(380, 1130), bench - R.r(4, 44), R.r(12, 24));
  for (let i = 0; i < 90; i++) {
    const t = R.f();
    curls += curl(780 + R.n() * 260 + t * 180, 2540 + t * 290, R.r(16, 28) * (0.7 + 0.6 * t));
  }
  await c.svg(curls, {
    box: [120, bench - 90, 1320, 980],
    rim: { dx: -2, dy: -2, col: lch(0.99, 0.04, 95), amt: 0.6 },
  });
  // a child's stool and a small toy of the same wood
  pool(c, 330, 2800, 210, 36, lch(0.2, 0.035, 215), 0.6);
  await c.svg(
    path('M190 2640L450 2630L470 2672L176 2684Z', pale!) +
      path('M176 2684L470 2672L468 2704L178 2716Z', wood!) +
      path('M206 2714L244 2712L228 2810L192 2812ZM402 2706L440 2704L462 2800L426 2804Z', wood!) +
      path(
        `M280 2632C276 2596 300 2580 330 2584C352 2566 384 2572 384 2592L374 2606C378 2618 374 2628 366 2634L346 2634L342 2616L318 2618L314 2636Z`,
        lch(0.62, 0.09, 62),
      ),
    { box: [150, 2550, 350, 280], rim: { dx: 3, dy: -4, col: lch(0.94, 0.065, 90), amt: 0.7 } },
  );
  finish(c, { grain: 0.044, paper: 0.015, vignette: 0.24, vigCol: [0.3, 0.36, 0.38], misreg: 0.7 });
  return c;
}
