import { Canvas } from '../lib/canvas.ts';
import { hex, lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { type FireTones, fireGlow, flame } from '../lib/flames.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { pool } from '../lib/light.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { path } from '../lib/shapes.ts';
import { turned } from '../lib/vessels.ts';
import { seated, seatedBack } from '../lib/watchers.ts';

export const meta = { id: 'lampstand', title: 'Lamp on a Stand', focusY: 0.62 };

const lamp = { x: 720, y: 1430 };
const floorAt = 2180;
const fire: FireTones = {
  outer: lch(0.76, 0.16, 48),
  mid: lch(0.86, 0.14, 70),
  inner: lch(0.95, 0.085, 90),
  core: lch(0.99, 0.025, 98),
};

/** One lamp, high enough to light everyone in the house. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  const n = noise2(14);
  const m = noise2(15);
  // a vault of stone whose courses take the light ring by ring
  const stone = sweep(
    '0 .12 .05 15, .2 .2 .075 18, .42 .34 .11 24, .64 .52 .13 34, .84 .74 .125 54, 1 .92 .09 78',
  );
  c.each(0, floorAt + 6, (X, Y, o, d) => {
    const dx = X - lamp.x;
    const dy = Y - lamp.y + 60;
    const r = Math.hypot(dx, dy);
    // the vault: courses that arch over the lamp; below its spring they are level
    const spring = 1260;
    const rr = Y < spring ? Math.hypot(dx, (Y - spring) * 1.05) : Math.abs(dx);
    const band = Y < spring ? Math.floor(rr / 128) : Math.floor(Y / 128);
    const along = Y < spring ? Math.atan2(dy, dx) * (band + 1.5) * 1.15 : X / 190;
    const fb = Y < spring ? rr / 128 - band : Y / 128 - band;
    const fa = (((along + (band % 2) * 0.5 + 0.3 * m(band, 3)) % 1) + 1) % 1;
    const seam = Math.max(sstep(0.45, 0.485, Math.abs(fb - 0.5)), sstep(0.46, 0.488, Math.abs(fa - 0.5)));
    const j = (g[gi(X, Y)]! - 0.5) * 60;
    let v = 0.8 * Math.exp(-r / 560);
    for (const [ring, amt] of [
      [230, 0.08],
      [410, 0.07],
      [650, 0.06],
      [950, 0.05],
      [1300, 0.04],
    ] as const)
      v += amt * (1 - sstep(ring - 24, ring + 24, r + j));
    const cell = m(Math.floor(along + (band % 2) * 0.5) * 3.7, band * 5.3);
    v += 0.09 * cell * (0.4 + v) + 0.1 * fbm(n, X / 90, Y / 60, 4) * (0.3 + v) - seam * 0.2 * (0.3 + v);
    const k = stone(clamp(v));
    for (let i = 0; i < 3; i++) d[o + i] = k[i]!;
  });
  // two niches: scrolls in the one, jars in the other
  for (const [nx, kind] of [
    [230, 0],
    [1210, 1],
  ] as const) {
    const [y0, y1, w] = [1240, 1560, 250];
    c.each(y0 - 10, y1 + 34, (X, Y, o) => {
      const u = (X - nx) / (w / 2);
      const top = Y < y0 + w / 2 ? Math.hypot(u, (Y - y0 - w / 2) / (w / 2)) : Math.abs(u);
      if (Y <= y1 && top < 1) {
        c.blendPx(
          o,
          lch(
            0.17 + 0.12 * sstep(0, 1, (nx < lamp.x ? -u : u) * 0.5 + 0.5) + 0.06 * sstep(y0, y1, Y),
            0.07,
            18,
          ),
          0.96,
        );
        c.blendPx(
          o,
          lch(0.66, 0.13, 44),
          dis(0.9 * sstep(0.9, 0.985, top) * (u * (nx < lamp.x ? -1 : 1) > 0 ? 1 : 0.15), g[gi(X, Y)]!, 0.7),
        );
      } else if (Y > y1 && Y < y1 + 26 && Math.abs(u) < 1.14)
        c.blendPx(o, lch(Y < y1 + 10 ? 0.68 : 0.38, 0.12, 42), 0.95);
    });
    const clay = { tones: tints('.18 .06 16, .32 .1 26, .52 .13 38, .82 .12 60'), light: lamp };
    if (kind === 1) {
      turned(
        c,
        nx - 50,
        1560,
        190,
        [
          [0, 0.2],
          [0.08, 0.17],
          [0.2, 0.19],
          [0.44, 0.36],
          [0.68, 0.34],
          [1, 0.18],
        ],
        { ...clay, seed: 3, mouth: lch(0.14, 0.05, 15) },
      );
      turned(
        c,
        nx + 56,
        1560,
        124,
        [
          [0, 0.26],
          [0.1, 0.22],
          [0.34, 0.38],
          [0.66, 0.42],
          [1, 0.26],
        ],
        { ...clay, seed: 4, mouth: lch(0.14, 0.05, 15) },
      );
    } else {
      const roll = (rx: number, ry: number) =>
        `<circle cx="${rx}" cy="${ry}" r="34" fill="${hex(lch(0.76, 0.08, 66))}"/><circle cx="${rx}" cy="${ry}" r="24" fill="${hex(lch(0.6, 0.09, 56))}"/><circle cx="${rx}" cy="${ry}" r="15" fill="${hex(lch(0.8, 0.08, 70))}"/><circle cx="${rx}" cy="${ry}" r="6" fill="${hex(lch(0.3, 0.08, 30))}"/>`;
      await c.svg(
        [
          [nx - 70, 1526],
          [nx, 1526],
          [nx + 70, 1526],
          [nx - 35, 1466],
          [nx + 35, 1466],
        ]
          .map(([a, b]) => roll(a!, b!))
          .join(''),
        { box: [nx - 120, 1420, 240, 150], rim: { dx: 4, dy: -1, col: lch(0.93, 0.1, 72), amt: 0.9 } },
      );
    }
  }
  // the floor with its mat
  const ground = sweep('0 .11 .045 12, .3 .22 .08 20, .6 .42 .12 32, .85 .66 .13 50, 1 .86 .11 70');
  c.each(floorAt, 2880, (X, Y, o, d) => {
    const t = (Y - floorAt) / 700;
    const r = Math.hypot((X - lamp.x) / 1.5, (Y - floorAt - 190) * 1.7);
    let v = 0.12 + 0.56 * Math.exp(-r / 420) + 0.08 * fbm(n, X / 160, Y / 40, 4) - 0.1 * t;
    const mat = Math.hypot((X - lamp.x) / 560, (Y - 2480) / 200);
    if (mat < 1) {
      const ring = (mat * 7) % 1;
      v += 0.06 + 0.1 * (ring < 0.3 ? -1 : 0.4) * (0.4 + v) + 0.04 * Math.sin((X - lamp.x) / 4);
    } else if (mat < 1.05) v -= 0.1;
    const k = ground(clamp(v + (g[gi(X, Y)]! - 0.5) * 0.1));
    for (let i = 0; i < 3; i++) d[o + i] = k[i]!;
    if (mat < 1 && Math.abs(mat - 0.86) < 0.045) c.blendPx(o, lch(0.28 + v * 0.5, 0.12, 22), 0.8);
  });
  // the stand: turned bronze on three feet
  const bronze = {
    tones: tints('.16 .05 30, .3 .08 40, .52 .11 54, .8 .12 72, .95 .08 84'),
    light: { x: lamp.x - 260, y: 1500 },
  };
  pool(c, lamp.x, 2402, 250, 40, lch(0.12, 0.05, 14), 0.8);
  const foot = (s: number) =>
    path(
      `M${lamp.x + s * 14} 2290C${lamp.x + s * 60} 2296 ${lamp.x + s * 92} 2340 ${lamp.x + s * 118} 2398L${lamp.x + s * 146} 2404L${lamp.x + s * 142} 2384C${lamp.x + s * 116} 2316 ${lamp.x + s * 80} 2266 ${lamp.x + s * 16} 2256Z`,
      lch(s < 0 ? 0.5 : 0.34, 0.1, 50),
    );
  await c.svg(
    foot(-1) +
      foot(1) +
      path(
        `M${lamp.x - 16} 2270L${lamp.x + 16} 2270L${lamp.x + 22} 2424L${lamp.x - 22} 2424Z`,
        lch(0.44, 0.1, 52),
      ),
    { box: [lamp.x - 180, 2240, 360, 200], rim: { dx: -3, dy: -3, col: lch(0.93, 0.11, 74), amt: 0.8 } },
  );
  turned(
    c,
    lamp.x,
    2290,
    780,
    [
      [0, 0.12],
      [0.015, 0.125],
      [0.03, 0.05],
      [0.06, 0.03],
      [0.09, 0.062],
      [0.115, 0.03],
      [0.3, 0.026],
      [0.44, 0.032],
      [0.47, 0.062],
      [0.5, 0.032],
      [0.76, 0.028],
      [0.86, 0.034],
      [0.9, 0.07],
      [0.94, 0.038],
      [1, 0.06],
    ],
    { ...bronze, seed: 7 },
  );
  // the lamp: a round bowl with two spouts, its flames
  const L = (a: number, b: number) => `${lamp.x + a} ${lamp.y + 90 - b}`;
  const clay = tints('.32 .09 34, .54 .12 46, .86 .11 68');
  await c.svg(
    path(
      `M${L(-150, 62)}L${L(-214, 84)}L${L(-204, 58)}C${L(-170, 14)} ${L(-90, -10)} ${L(0, -10)}C${L(90, -10)} ${L(170, 14)} ${L(204, 58)}L${L(214, 84)}L${L(150, 62)}C${L(110, 84)} ${L(-110, 84)} ${L(-150, 62)}Z`,
      clay[0]!,
    ) +
      path(
        `M${L(-150, 60)}C${L(-110, 20)} ${L(-50, 12)} ${L(0, 12)}C${L(50, 12)} ${L(110, 20)} ${L(150, 60)}C${L(110, 80)} ${L(-110, 80)} ${L(-150, 60)}Z`,
        clay[1]!,
      ) +
      `<ellipse cx="${lamp.x}" cy="${lamp.y + 90 - 66}" rx="92" ry="20" fill="${hex(clay[2]!)}"/><ellipse cx="${lamp.x}" cy="${lamp.y + 90 - 66}" rx="34" ry="8" fill="${hex(clay[0]!)}"/>`,
    {
      box: [lamp.x - 230, lamp.y - 10, 460, 130],
      rim: { dx: 0, dy: -5, col: lch(0.97, 0.08, 86), amt: 0.9 },
    },
  );
  for (const s of [-1, 1]) {
    const f = { x: lamp.x + s * 206, y: lamp.y + 12 };
    fireGlow(c, f.x, f.y - 70, 170, fire, 0.75);
    await c.svg(flame(f.x, f.y, 210, fire, -s * 0.05), {
      box: [f.x - 140, f.y - 300, 280, 320],
      blur: 1.6,
      stipple: 1.6,
    });
    c.glow(f.x, f.y - 76, 190, 220, lch(0.98, 0.05, 92), 0.4, 1.8);
  }
  c.glow(lamp.x, lamp.y - 40, 1000, 1000, lch(0.84, 0.14, 60), 0.24, 2, { stipple: 0.3 });
  // all who are in the house: they sit around it
  const cloth = (text: string) => {
    const [robe, cloak, head] = tints(text);
    return { robe: robe!, cloak: cloak!, cloth: head! };
  };
  for (const [px, py, s, dir, cols] of [
    [250, 2420, 330, 1, '.5 .1 40, .32 .09 20, .72 .07 66'],
    [1190, 2420, 330, -1, '.42 .06 330, .28 .06 340, .74 .07 60'],
    [420, 2590, 200, 1, '.62 .1 56, .44 .1 36, .3 .06 30'],
    [1040, 2600, 210, -1, '.56 .06 120, .4 .06 130, .34 .06 40'],
  ] as const) {
    pool(c, px - dir * 60, py + 8, s * 0.7, 36, lch(0.1, 0.045, 12), 0.7);
    await c.svg(seated(px, py, s, cloth(cols), dir), {
      box: [px - s, py - s, s * 2, s + 20],
      rim: { dx: dir * 5, dy: -4, col: lch(0.92, 0.12, 66), amt: 1 },
    });
  }
  for (const [px, py, s, cols] of [
    [640, 2800, 380, '.24 .07 20, .16 .055 14, .26 .06 30'],
    [900, 2840, 330, '.26 .06 350, .18 .05 0, .3 .06 40'],
  ] as const)
    await c.svg(seatedBack(px, py, s, cloth(cols)), {
      box: [px - s, py - s, s * 2, s + 20],
      rim: { dx: px < 720 ? 3 : -3, dy: -6, col: lch(0.88, 0.13, 60), amt: 1 },
    });
  finish(c, { grain: 0.046, paper: 0.016, vignette: 0.28, vigCol: [0.42, 0.2, 0.2], misreg: 0.7 });
  return c;
}
