import { heavens, streaks } from '../lib/broad-strokes.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { ivy } from '../lib/creepers.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { pool } from '../lib/light.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { sweep, tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { leaf, path } from '../lib/shapes.ts';
import { stars } from '../lib/stars.ts';
import { turned } from '../lib/vessels.ts';

export const meta = { id: 'bethany-door', title: 'Door in Bethany', focusY: 0.7 };

const door = { x: 760, foot: 2420, w: 330, h: 660 };
const warm = lch(0.9, 0.11, 74);
const eaves = 1180;

/** A house where friends are awaited: its door stands open, the lamp is lit, the sandals wait outside. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  heavens(
    c,
    '0 .38 .08 250, .45 .52 .075 248, .8 .7 .055 270, 1 .82 .05 330',
    1360,
    { x: 1100, y: 1200 },
    0.15,
  );
  await stars(c, { seed: 61, n: 160, y1: 760, col: lch(0.96, 0.02, 260), big: 2.6 });
  streaks(c, 37, 420, 1080, '.5 .07 256, .86 .05 340', { cover: 0.44, amt: 0.6 });
  // the wall: limewash over stone, cool in the evening, warm about the door
  const n = noise2(12);
  const m = noise2(13);
  const lime = sweep('0 .3 .06 268, .3 .46 .06 262, .6 .66 .045 262, .85 .82 .03 280, 1 .93 .035 60');
  const top = (x: number) => eaves + 7 * m(x / 60, 2) + (x > 1080 ? -150 : 0) + (x < 330 ? 120 : 0);
  const ground = (x: number) => door.foot + 34 + 10 * Math.sin(x / 210);
  const nearDoor = (x: number, y: number) =>
    Math.exp(-Math.hypot((x - door.x) / 1.1, (y - door.foot + 240) * 0.8) / 330);
  c.each(eaves - 180, 2520, (x, y, o, d) => {
    const cover = clamp(y - top(x) + 0.5);
    if (cover <= 0 || y > ground(x)) return;
    const row = Math.floor(y / 74 + 0.1 * m(x / 260, 2));
    const fx = ((((x + (row % 2) * 74 + 30 * m(row, 5)) / 148) % 1) + 1) % 1;
    const fy = (((y / 74 + 0.1 * m(x / 260, 2)) % 1) + 1) % 1;
    const bare = sstep(0.16, 0.34, m(x / 300 + 3, y / 260));
    const seam = Math.max(sstep(0.43, 0.48, Math.abs(fx - 0.5)), sstep(0.42, 0.47, Math.abs(fy - 0.5)));
    let v = 0.68 + 0.1 * fbm(n, x / 150, y / 90, 4) - 0.12 * sstep(eaves, 2500, y) + 0.06 * ((x - 720) / 720);
    v -= bare * (0.1 + 0.2 * seam - 0.1 * m(Math.floor(x / 148), row));
    v -= 0.3 * Math.exp(-(y - top(x)) / 70) * (y - top(x) > 22 ? 1 : 0) - 0.2 * sstep(22, 8, y - top(x));
    const k = lime(clamp(v + (g[gi(x, y)]! - 0.5) * 0.08));
    for (let i = 0; i < 3; i++) d[o + i]! += (k[i]! - d[o + i]!) * cover;
    const q = nearDoor(x, y) * 0.7;
    if (q > 0.02) c.blendPx(o, warm, dis(q * (1 - 0.5 * seam * bare), g[gi(x + 31, y + 7)]!, 1) * cover);
  });
  // the upper room's small window, a beam end or two
  const glow = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x - w - 12} ${y + 14}L${x + w + 12} ${y + 14}L${x + w + 6} ${y + 32}L${x - w - 6} ${y + 32}Z`,
      lch(0.8, 0.03, 280),
    ) +
    path(
      `M${x - w} ${y + 14}L${x - w} ${y - h}A${w} ${w} 0 0 1 ${x + w} ${y - h}L${x + w} ${y + 14}Z`,
      lch(0.3, 0.06, 60),
    ) +
    path(
      `M${x - w + 14} ${y + 10}L${x - w + 14} ${y - h + 6}A${w - 14} ${w - 14} 0 0 1 ${x + w} ${y - h + 20}L${x + w} ${y + 10}Z`,
      lch(0.88, 0.12, 78),
    ) +
    path(
      `M${x - 5} ${y + 10}L${x - 5} ${y - h - w + 20}L${x + 5} ${y - h - w + 20}L${x + 5} ${y + 10}ZM${x - w + 14} ${y - h + 30}L${x + w} ${y - h + 30}L${x + w} ${y - h + 40}L${x - w + 14} ${y - h + 40}Z`,
      lch(0.34, 0.06, 50),
    );
  await c.svg(glow(1240, 1450, 56, 90), { box: [1140, 1260, 220, 250] });
  c.glow(1240, 1400, 200, 220, warm, 0.34, 2.2);
  const beams = [90, 250, 470, 640, 860, 1020].map(
    (x) =>
      path(
        `M${x} ${top(x) + 44}L${x + 44} ${top(x) + 40}L${x + 44} ${top(x) + 84}L${x} ${top(x) + 86}Z`,
        lch(0.34, 0.05, 45),
      ) +
      path(
        `M${x} ${top(x) + 44}L${x + 44} ${top(x) + 40}L${x + 44} ${top(x) + 52}L${x} ${top(x) + 55}Z`,
        lch(0.52, 0.055, 50),
      ),
  );
  await c.svg(beams.join(''), { box: [60, 1180, 1040, 260] });
  // the doorway: an arch of dressed stone around the lit room
  const { x, foot, w, h } = door;
  const arch = (k: number, rise: number) =>
    `M${x - (w / 2) * k} ${foot}L${x - (w / 2) * k} ${foot - h + w / 2}A${(w / 2) * k} ${(w / 2) * k + rise} 0 0 1 ${x + (w / 2) * k} ${foot - h + w / 2}L${x + (w / 2) * k} ${foot}Z`;
  let ring = path(arch(1.42, 8), lch(0.6, 0.045, 270));
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI * (1 - i / 10);
    const [ca, sa] = [Math.cos(a), Math.sin(a)];
    const cy = foot - h + w / 2;
    ring += path(
      `M${x + ca * w * 0.5} ${cy - sa * w * 0.5}L${x + ca * w * 0.71} ${cy - sa * w * 0.73}L${x + ca * w * 0.71 + sa * 5} ${cy - sa * w * 0.73 + ca * 5}L${x + ca * w * 0.5 + sa * 5} ${cy - sa * w * 0.5 + ca * 5}Z`,
      lch(0.42, 0.05, 270),
    );
  }
  for (let i = 1; i < 6; i++)
    for (const s of [-1, 1])
      ring += path(
        `M${x + s * w * 0.5} ${foot - i * 82}L${x + s * w * 0.71} ${foot - i * 82 + 4}L${x + s * w * 0.71} ${foot - i * 82 + 9}L${x + s * w * 0.5} ${foot - i * 82 + 5}Z`,
        lch(0.42, 0.05, 270),
      );
  await c.svg(ring, {
    box: [x - 280, foot - h - 120, 560, h + 130],
    rim: { dx: 4, dy: 4, col: warm, amt: 0.8 },
  });
  const inside = await c.maskOf(path(arch(1, 0), [0, 0, 0]));
  const room = sweep('0 .4 .09 46, .35 .62 .115 58, .7 .86 .115 76, 1 .97 .06 90');
  const lamp = { x: x + 34, y: foot - 330 };
  c.each(foot - h - 10, foot + 2, (X, Y, o) => {
    const a = inside[Y * c.w + X]!;
    if (!a) return;
    const r = Math.hypot(X - lamp.x, Y - lamp.y);
    const floorAt = foot - 70;
    const v = 0.24 + 0.8 * Math.exp(-r / 230) + (Y > floorAt ? 0.08 : 0) + 0.05 * fbm(n, X / 40, Y / 26, 3);
    const k = room(clamp(v + (g[gi(X, Y)]! - 0.5) * 0.08));
    c.blendPx(o, [k[0], k[1], k[2]], a);
  });
  const clip = (X: number, Y: number) => inside[Y * c.w + X]!;
  const [wood, woodLit] = tints('.34 .07 42, .6 .1 56');
  await c.svg(
    path(
      `M${x - 110} ${foot - 150}L${x + 170} ${foot - 150}L${x + 170} ${foot - 132}L${x - 110} ${foot - 132}Z`,
      woodLit!,
    ) +
      path(
        `M${x - 90} ${foot - 132}L${x - 74} ${foot - 132}L${x - 78} ${foot - 40}L${x - 92} ${foot - 40}ZM${x + 130} ${foot - 132}L${x + 146} ${foot - 132}L${x + 146} ${foot - 40}L${x + 132} ${foot - 40}Z`,
        wood!,
      ) +
      path(`M${x - 60} ${foot - 152}A46 26 0 0 1 ${x + 32} ${foot - 152}Z`, lch(0.66, 0.11, 58)) +
      path(
        `M${x + 74} ${foot - 152}L${x + 66} ${foot - 210}Q${x + 90} ${foot - 222} ${x + 112} ${foot - 210}L${x + 106} ${foot - 152}Z`,
        lch(0.5, 0.1, 44),
      ) +
      `<path d="M${lamp.x} ${foot - h}L${lamp.x} ${lamp.y - 24}" stroke="#5a4028" stroke-width="4"/>` +
      path(
        `M${lamp.x - 40} ${lamp.y - 8}Q${lamp.x} ${lamp.y - 26} ${lamp.x + 40} ${lamp.y - 8}Q${lamp.x + 26} ${lamp.y + 20} ${lamp.x} ${lamp.y + 20}Q${lamp.x - 26} ${lamp.y + 20} ${lamp.x - 40} ${lamp.y - 8}Z`,
        wood!,
      ) +
      path(leaf(lamp.x, lamp.y - 30, -Math.PI / 2, 52, 22), lch(0.99, 0.03, 95)),
    { box: [x - 170, foot - h, 350, h], mask: clip },
  );
  c.glow(lamp.x, lamp.y - 30, 330, 330, lch(0.97, 0.08, 86), 0.6, 2, { clip });
  // the door leaf, swung outwards: blue boards
  const blue = tints('.34 .085 240, .46 .095 236, .6 .09 232');
  const hinge = x - w / 2 - 4;
  const edgeX = hinge - 196;
  let boards = path(
    `M${hinge} ${foot - 4}L${hinge} ${foot - h + 130}Q${(hinge + edgeX) / 2} ${foot - h + 64} ${edgeX} ${foot - h + 96}L${edgeX} ${foot + 34}Z`,
    blue[1]!,
  );
  for (let i = 0; i < 5; i++) {
    const bx = lerp(hinge, edgeX, (i + 0.5) / 5);
    boards += path(
      `M${bx} ${foot + 4 + i * 6}L${bx} ${foot - h + 110}L${bx - 5} ${foot - h + 110}L${bx - 5} ${foot + 5 + i * 6}Z`,
      blue[0]!,
    );
    boards += path(
      `M${bx - 14} ${foot + 2 + i * 6}L${bx - 14} ${foot - h + 140}L${bx - 17} ${foot - h + 140}L${bx - 17} ${foot + 2 + i * 6}Z`,
      blue[2]!,
    );
  }
  for (const y of [foot - h + 190, foot - 150])
    boards += path(
      `M${hinge} ${y}L${edgeX + 10} ${y + 14}L${edgeX + 10} ${y + 34}L${hinge} ${y + 18}Z`,
      blue[0]!,
    );
  boards += `<circle cx="${edgeX + 26}" cy="${foot - 280}" r="13" fill="none" stroke="#c9b78c" stroke-width="6"/>`;
  await c.svg(boards, {
    box: [edgeX - 20, foot - h, 240, h + 60],
    rim: { dx: 4, dy: 0, col: warm, amt: 0.9 },
  });
  // the ground: flags, and the light that lies on them
  const flags = sweep('0 .24 .05 268, .4 .4 .05 262, .75 .58 .045 265, 1 .78 .045 300');
  c.each(2380, 2880, (X, Y, o, d) => {
    const u = Y - ground(X);
    if (u < 0) return;
    const t = u / 430;
    const row = Math.log(1 + u / 80) * 3.4;
    const px = (X - 720) / (1 + t * 0.9);
    const col = px / 190 + 0.5 * (Math.floor(row) % 2) + 0.2 * m(Math.floor(row), 4);
    const fr = row - Math.floor(row);
    const fc = col - Math.floor(col);
    const seam = Math.max(sstep(0.42, 0.48, Math.abs(fr - 0.5)), sstep(0.455, 0.485, Math.abs(fc - 0.5)));
    const v =
      0.5 -
      0.3 * t +
      0.14 * m(Math.floor(col) * 3.1, Math.floor(row) * 5.7) +
      0.1 * fbm(n, X / 70, Y / 24, 3) -
      0.3 * seam;
    const k = flags(clamp(v + (g[gi(X, Y)]! - 0.5) * 0.1));
    for (let i = 0; i < 3; i++) d[o + i] = k[i]!;
    const beam =
      Math.exp(-(((X - door.x + 10 - u * 0.1) / (150 + u * 0.5)) ** 2) * 1.3) * (1 - clamp(t * 0.92));
    c.blendPx(o, lch(0.92, 0.105, 76), dis(0.88 * beam * (1 - 0.5 * seam), g[gi(X, Y)]!, 1));
  });
  const step =
    path(
      `M${x - 250} ${foot + 4}L${x + 250} ${foot + 4}L${x + 262} ${foot + 40}L${x - 262} ${foot + 40}Z`,
      lch(0.84, 0.06, 74),
    ) +
    path(
      `M${x - 262} ${foot + 40}L${x + 262} ${foot + 40}L${x + 258} ${foot + 84}L${x - 258} ${foot + 84}Z`,
      lch(0.5, 0.055, 330),
    );
  await c.svg(step, {
    box: [x - 280, foot - 6, 560, 100],
    rim: { dx: 0, dy: -4, col: lch(0.97, 0.09, 84), amt: 0.9 },
  });
  // pots of flowers to both sides, and sandals on the step
  const clay = {
    tones: tints('.24 .06 20, .4 .09 34, .58 .11 44, .8 .11 58'),
    light: { x: door.x, y: 2200 },
  };
  for (const [px, py, ph, seed] of [
    [1130, 2500, 170, 3],
    [1270, 2530, 220, 4],
    [250, 2580, 210, 5],
    [1386, 2500, 130, 6],
  ] as const) {
    pool(c, px + (px < x ? -60 : 60), py + 4, ph * 0.9, 26, lch(0.22, 0.05, 270), 0.6);
    turned(
      c,
      px,
      py,
      ph,
      [
        [0, 0.48],
        [0.09, 0.5],
        [0.14, 0.42],
        [0.5, 0.46],
        [0.85, 0.34],
        [1, 0.3],
      ],
      { ...clay, seed, mouth: lch(0.2, 0.04, 40), bands: [[0.4, 0.03, lch(0.8, 0.05, 70)]] },
    );
    const R = rng(seed * 7);
    let plant = '';
    const tones = tints('.26 .06 160, .36 .075 150, .48 .09 140, .66 .1 124');
    for (let i = 0; i < 150; i++) {
      const a = R.r(-Math.PI, 0);
      const q = Math.sqrt(R.f());
      plant += path(
        leaf(
          px + Math.cos(a) * q * ph * 0.62,
          py - ph * 0.98 + Math.sin(a) * q * ph * 0.66,
          a + R.r(-0.7, 0.7),
          R.r(24, 46),
          R.r(9, 15),
        ),
        tones[Math.min(3, R.i(0, 2) + (px < x ? (Math.cos(a) > 0 ? 1 : 0) : Math.cos(a) < 0 ? 1 : 0))]!,
      );
    }
    const petal = seed % 2 ? tints('.56 .17 18, .7 .15 24') : tints('.72 .1 350, .88 .06 350');
    for (let i = 0; i < 26; i++) {
      const a = R.r(-Math.PI, 0);
      const q = Math.sqrt(R.f()) * 1.02;
      const [bx, by] = [px + Math.cos(a) * q * ph * 0.6, py - ph + Math.sin(a) * q * ph * 0.68];
      for (let j = 0; j < 5; j++)
        plant += path(leaf(bx, by, (j / 5) * 6.283 + i, ph * 0.085, ph * 0.05), petal[j % 2]!);
    }
    await c.svg(plant, {
      box: [px - ph, py - ph * 2, ph * 2, ph * 1.3],
      rim: { dx: px < x ? 3 : -3, dy: -2, col: warm, amt: 0.6 },
    });
  }
  const sandal = (sx: number, sy: number, tilt: number) =>
    `<g transform="translate(${sx} ${sy}) rotate(${tilt})">${path('M-46 6C-48 -6 -34 -14 -10 -12C10 -16 40 -18 48 -4C52 8 30 14 8 12C-14 14 -42 16 -46 6Z', lch(0.4, 0.07, 46))}${path('M-38 2C-40 -6 -30 -10 -10 -8C8 -12 34 -13 41 -3C43 4 26 8 8 7C-12 9 -34 10 -38 2Z', lch(0.62, 0.08, 58))}<path d="M-4 -12C6 -26 16 -24 20 -14M22 -16C30 -24 38 -20 38 -10" stroke="#6b452b" stroke-width="6" fill="none"/></g>`;
  await c.svg(
    sandal(610, foot + 22, -8) +
      sandal(700, foot + 30, 6) +
      sandal(884, foot + 26, -4) +
      sandal(962, foot + 20, 9),
    { box: [540, foot - 30, 500, 80], rim: { dx: 0, dy: -4, col: lch(0.97, 0.09, 84), amt: 0.8 } },
  );
  const leaves = tints('.24 .05 170, .34 .065 158, .46 .08 148, .62 .085 140');
  await c.svg(
    ivy(rng(8), 1150, 1044, 560, 460, leaves, -1) + ivy(rng(18), 1380, 1030, 760, 260, leaves, -1),
    { box: [820, 980, 620, 900], rim: { dx: -3, dy: -2, col: lch(0.86, 0.05, 300), amt: 0.4 } },
  );
  finish(c, { grain: 0.044, paper: 0.015, vignette: 0.24, vigCol: [0.3, 0.28, 0.44], misreg: 0.7 });
  return c;
}
