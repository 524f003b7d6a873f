import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { litForm } from '../../lib/lit-form.ts';
import { P, path } from '../../lib/shapes.ts';

const marble = lch(0.86, 0.055, 78);
const pale = lch(0.945, 0.045, 90);
const dusk = lch(0.52, 0.06, 20);
const deep = lch(0.36, 0.06, 5);
const gold = lch(0.8, 0.135, 76);

/** The front of the porch: left, right, foot and top; the house behind it recedes to the left. */
const front = { x0: 856, x1: 1136, foot: 1556, top: 1236 };

const quad = (a: readonly [number, number][], col: RGB, o = 1) =>
  path(`M${a.map(([x, y]) => P(x, y)).join('L')}Z`, col, o);
const rect = (x0: number, y0: number, x1: number, y1: number) => `M${P(x0, y0)}H${x1}V${y1}H${x0}Z`;

/** The long house behind the porch and the porch's own side: the parts that have lost the sun. */
function houseBehind(): string {
  const { x0, foot, top } = front;
  const [body, back] = [x0 - 44, x0 - 186];
  const windows: string[] = [];
  const ribs: string[] = [];
  for (let i = 0; i < 6; i++) {
    const t = i / 6;
    const x = body - 14 - (body - back - 20) * t;
    const y = top + 76 - 14 * t;
    const w = 11 - 3 * t;
    windows.push(rect(x - w, y + 36, x, y + 84 - 6 * t));
    ribs.push(rect(x + 6, y + 10, x + 10, foot - 10 - 18 * t));
  }
  return (
    quad(
      [
        [body, top + 52],
        [back, top + 38],
        [back, foot - 24],
        [body, foot - 4],
      ],
      mix(dusk, deep, 0.25),
    ) +
    path(ribs, mix(dusk, marble, 0.25), 0.7) +
    path(windows, deep) +
    quad(
      [
        [body, top + 40],
        [back - 6, top + 27],
        [back - 6, top + 40],
        [body, top + 54],
      ],
      mix(dusk, marble, 0.45),
    ) +
    quad(
      [
        [x0, top + 4],
        [body, top - 2],
        [body, foot - 6],
        [x0, foot],
      ],
      dusk,
    ) +
    quad(
      [
        [x0, top + 30],
        [body, top + 24],
        [body, top + 34],
        [x0, top + 42],
      ],
      mix(dusk, gold, 0.55),
    ) +
    quad(
      [
        [x0, top + 92],
        [body, top + 86],
        [body, top + 92],
        [x0, top + 98],
      ],
      mix(dusk, marble, 0.5),
    )
  );
}

/** The porch: steps, the tall door in its deep shade, four pillars, the golden vine and a crown of steps. */
function porch(): string[] {
  const { x0, x1, foot, top } = front;
  const mid = (x0 + x1) / 2;
  const wall = path(rect(x0, top, x1, foot), marble);
  const courses: string[] = [];
  for (let y = top + 116; y < foot - 20; y += 17) courses.push(rect(x0, y, x1, y + 1.6));
  const bays = [-0.405, -0.255, 0.255, 0.405].map((u) => mid + u * (x1 - x0));
  const niches = [(bays[0]! + bays[1]!) / 2, (bays[2]! + bays[3]!) / 2].map((x) =>
    rect(x - 7, foot - 150, x + 7, foot - 100),
  );
  const door = [44, 214] as const;
  const recess =
    path(rect(mid - door[0] - 10, foot - door[1] - 10, mid + door[0] + 10, foot - 16), pale) +
    path(rect(mid - door[0], foot - door[1], mid + door[0], foot - 16), deep) +
    quad(
      [
        [mid - door[0], foot - door[1]],
        [mid - door[0] + 20, foot - door[1] + 14],
        [mid - door[0] + 20, foot - 26],
        [mid - door[0], foot - 16],
      ],
      mix(marble, gold, 0.4),
    ) +
    path(rect(mid - 20, foot - door[1] + 44, mid + 34, foot - 26), mix(deep, gold, 0.55)) +
    path([rect(mid + 5, foot - door[1] + 44, mid + 8, foot - 26)], deep, 0.8) +
    path(rect(mid - 24, foot - door[1] + 14, mid + 44, foot - door[1] + 44), mix(deep, dusk, 0.3));
  const vine = Array.from(
    { length: 13 },
    (_, i) => `M${P(mid - 48 + i * 8, foot - door[1] - 22)}q4 -9 8 0q-4 7 -8 0Z`,
  );
  const pillars = bays.map(
    (x) =>
      path(rect(x - 11, top + 104, x + 11, foot - 24), pale) +
      path(rect(x - 15, foot - 30, x + 15, foot - 18), pale) +
      path(
        `M${P(x - 11, top + 122)}L${P(x - 17, top + 100)}L${P(x + 17, top + 100)}L${P(x + 11, top + 122)}Z`,
        gold,
      ),
  );
  const frieze =
    path(rect(x0 - 6, top + 74, x1 + 6, top + 100), pale) +
    path(rect(x0, top + 40, x1, top + 74), marble) +
    path(
      Array.from({ length: 18 }, (_, i) => rect(x0 + 8 + i * 15.4, top + 48, x0 + 16 + i * 15.4, top + 68)),
      gold,
      0.9,
    );
  const cornice =
    path(rect(x0 - 12, top + 18, x1 + 12, top + 40), pale) +
    path(rect(x0 - 12, top + 32, x1 + 12, top + 40), gold);
  const crown: string[] = [];
  for (let i = 0; i < 11; i++) {
    const x = x0 - 4 + i * 27;
    crown.push(`M${P(x, top + 20)}V${top}H${x + 6}V${top - 8}H${x + 12}V${top}H${x + 18}V${top + 20}Z`);
  }
  const steps = [0, 1, 2, 3].map((i) =>
    path(rect(x0 - 10 - i * 9, foot - 20 + i * 7, x1 + 10 + i * 9, foot - 13 + i * 7), i % 2 ? marble : pale),
  );
  return [
    path(crown, marble),
    wall + path(courses, dusk, 0.28) + path(niches, dusk, 0.7),
    recess,
    path(vine, gold),
    frieze,
    cornice,
    ...pillars,
    ...steps,
  ];
}

/** Solomon's porch on both sides: a roofed row of pillars on the edge of the court. */
function colonnade(): string {
  const [y0, y1] = [1512, 1580];
  const [a, b] = [530, 1400];
  const posts = Array.from({ length: 31 }, (_, i) => rect(a + 10 + i * 28, y0 + 14, a + 18 + i * 28, y1 - 4));
  const dim = posts.map((_, i) => rect(a + 10 + i * 28, y0 + 14, a + 12.5 + i * 28, y1 - 4));
  return (
    path(rect(a, y0, b, y1), deep, 0.95) +
    path(rect(a, y1 - 26, b, y1), mix(deep, dusk, 0.6)) +
    path(posts, pale) +
    path(dim, dusk, 0.8) +
    path(rect(a - 8, y0 + 4, b + 8, y0 + 15), marble) +
    quad(
      [
        [a - 8, y0 + 5],
        [a + 16, y0 - 12],
        [b - 10, y0 - 12],
        [b + 8, y0 + 5],
      ],
      lch(0.66, 0.1, 45),
    ) +
    path(rect(a - 8, y0 + 4, b + 8, y0 + 6.5), gold, 0.9) +
    path(rect(a - 20, y1 - 2, b + 20, y1 + 8), pale) +
    path(rect(a - 20, y1 + 8, b + 20, y1 + 90), lch(0.72, 0.09, 66))
  );
}

/** The temple over the city, its front in the last sun. */
export async function temple(c: Canvas): Promise<void> {
  const light = {
    toward: [0.8, -0.6] as const,
    warm: lch(0.96, 0.07, 88),
    rim: lch(0.985, 0.04, 92),
    shade: lch(0.46, 0.07, 20),
  };
  const box: [number, number, number, number] = [480, 1190, 960, 500];
  const side = { ...light, warm: lch(0.68, 0.08, 40), shade: lch(0.33, 0.06, 345) };
  await litForm(c, [houseBehind()], [640, 1190, 260, 420], { ...side, reach: 60, amt: [0.35, 0.3, 0.6] });
  await litForm(c, [colonnade()], box, { ...light, reach: 10, amt: [0.3, 0.5, 0.25] });
  const [crown, wall, recess, vine, frieze, cornice, ...rest] = porch();
  await litForm(c, [crown!], box, { ...light, reach: 4, amt: [0.5, 0.8, 0.5] });
  await litForm(c, [wall!], box, { ...light, reach: 70, amt: [0.55, 0.5, 0.28] });
  await c.svg(recess! + vine!, { box });
  // the cornice throws its shadow on the wall and the heads of the pillars
  await c.svg(path(rect(front.x0, front.top + 100, front.x1, front.top + 124), dusk), {
    box,
    blur: 5,
    opacity: 0.75,
    stipple: 0.9,
  });
  await litForm(c, rest, box, { ...light, reach: 8, amt: [0.6, 0.7, 0.55] });
  await litForm(c, [frieze!, cornice!], box, { ...light, reach: 14, amt: [0.4, 0.7, 0.2] });
}
