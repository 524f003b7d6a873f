import { hangingNet } from '../../lib/boats.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { rng } from '../../lib/random.ts';
import { basket, coil, pole } from '../../lib/shore-things.ts';
import { spur } from '../../lib/spurs.ts';
import { walker } from '../../lib/walkers.ts';
import { rim, umber } from './setting.ts';
import { shadow } from './shadow.ts';

/** Two fishers by the water, the nets on their poles, the catch and the coiled rope. */
export async function foreground(c: Canvas, line: (x: number) => number) {
  const R = rng(55);
  const robe = {
    robe: lch(0.46, 0.06, 40),
    mantle: lch(0.3, 0.045, 25),
    cloth: lch(0.66, 0.055, 75),
    fold: lch(0.66, 0.08, 55),
  };
  for (const [x, s, st, tn] of [
    [238, 176, 0.6, 0.6],
    [322, 168, -0.4, -0.7],
  ] as const) {
    const y = line(x) + 78;
    shadow(c, x + 6, y - 4, 26, 105, 0.75);
    await c.svg(
      walker(x, y, s, x < 300 ? robe : { ...robe, robe: lch(0.43, 0.05, 195), cloth: lch(0.58, 0.06, 45) }, {
        stride: st,
        turn: tn,
        bare: x > 300,
      }),
      { box: [x - 70, y - s - 20, 140, s + 40], rim },
    );
  }
  shadow(c, 64, 2700, 16, 170, 0.7);
  shadow(c, 640, 2752, 16, 130, 0.7);
  const net = { cord: lch(0.27, 0.04, 30), rope: umber, cork: lch(0.55, 0.1, 40) };
  const wood = lch(0.23, 0.036, 35);
  await c.svg(
    hangingNet({
      a: [-190, 2230],
      b: [70, 2204],
      sag: 46,
      drop: 400,
      ...net,
      seed: 40,
      mesh: 19,
      width: 2.2,
    }) +
      hangingNet({
        a: [70, 2204],
        b: [636, 2316],
        sag: 58,
        drop: 360,
        ...net,
        seed: 41,
        mesh: 19,
        width: 2.2,
      }) +
      pole(62, 2716, 70, 2190, 22, wood, lch(0.7, 0.09, 58), -1) +
      pole(644, 2766, 634, 2300, 22, wood, lch(0.7, 0.09, 58), -1),
    { box: [0, 2100, 760, 780], rim },
  );
  shadow(c, 1150, 2668, 112, 90, 0.8);
  shadow(c, 890, 2742, 92, 40, 0.7);
  await c.svg(
    coil(R, 880, 2744, 176, lch(0.34, 0.045, 38), lch(0.78, 0.08, 66)) +
      basket(R, 1150, 2690, 232, lch(0.3, 0.045, 40), lch(0.75, 0.09, 62), -1, [
        lch(0.5, 0.045, 205),
        lch(0.9, 0.04, 110),
      ]),
    { box: [740, 2440, 640, 380], rim },
  );
  const dune = spur(c, {
    pts: [
      [0, 2760],
      [260, 2822],
      [620, 2868],
      [940, 2862],
      [1200, 2810],
      [1440, 2716],
    ],
    seed: 66,
    kind: 'flat',
    h: 160,
    sun: { x: 300, spread: 800 },
    lx: -1,
    tones: [lch(0.34, 0.045, 34), lch(0.2, 0.035, 28)],
    lit: lch(0.5, 0.065, 45),
    shade: lch(0.2, 0.035, 20),
    rim: { col: lch(0.84, 0.1, 66), amt: 0.6 },
  });
  const blades = [
    lch(0.2, 0.035, 30),
    lch(0.26, 0.04, 40),
    lch(0.36, 0.05, 60),
    lch(0.53, 0.07, 80),
    lch(0.83, 0.085, 78),
  ];
  for (const [x0, x1, n] of [
    [-30, 420, 620],
    [1010, 1470, 900],
  ] as const)
    await c.svg(
      grass(R, {
        x0,
        x1,
        y: (x) => dune(x) + 6,
        h: [70, 250],
        n,
        w: 3.6,
        lean: 0.28,
        tones: blades,
        jitter: 90,
        clump: 90,
      }),
      { box: [Math.max(0, x0 - 60), 2420, 560, 460] },
    );
}
