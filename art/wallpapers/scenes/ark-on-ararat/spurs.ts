import { clamp } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { line } from '../../lib/notation.ts';

/** A ridge that runs down the mountain from row `from`. */
interface Spur {
  from: number;
  /** from where its sunny plane widens: one that swings right takes over the plane of what it leaves */
  opens: number;
  x: (y: number) => number;
}

const n = noise2(91);

/** Its points, `y x`, roughened as soon as it has come free of what it leaves. */
const spur = (id: number, from: number, course: (y: number) => number, opens = from): Spur => ({
  from,
  opens,
  x: (y) => course(y) + clamp((y - from) / 70) * (17 * n(y / 52, id * 9) + 9 * n(y / 17, id * 7)),
});

/** A ridge that leaves another: how far it swings, `dy dx`. */
const branch = (id: number, parent: Spur, from: number, swing: string): Spur => {
  const away = line(swing);
  const foot = parent.x(from);
  return spur(id, from, (y) => foot + away(y - from), away(90) > 0 ? 0 : from);
};

const spine = spur(0, 1090, line('1090 480, 1230 524, 1340 508, 1450 566, 1580 548, 1720 612, 1900 640'), 0);
const west = branch(1, spine, 1205, '0 0, 110 -76, 250 -112, 420 -190, 700 -290');
const east = branch(2, spine, 1262, '0 0, 110 78, 230 108, 380 196, 640 270');
const spurs: Spur[] = [
  spine,
  west,
  east,
  branch(3, west, 1372, '0 0, 90 -66, 230 -92, 520 -200'),
  branch(4, west, 1520, '0 0, 120 56, 380 84'),
  branch(5, spine, 1470, '0 0, 130 -62, 420 -120'),
  branch(6, east, 1450, '0 0, 90 104, 200 178, 300 262, 450 360'),
  branch(7, east, 1620, '0 0, 120 64, 300 120'),
  spur(8, 1345, line('1345 338, 1450 292, 1600 216, 1900 110')),
];

/** What of the mountain a pixel stands on. */
export interface Face {
  /** 1 on the planes turned to the right, 0 on those turned away; between the two in the hollows */
  lit: number;
  /** px from the ridge above it, and the width of its plane */
  off: number;
  span: number;
}

let row = Number.NaN;
let crests: { x: number; id: number; age: number }[] = [];
let hollows: number[] = [];

/** Crests and hollows of one row, left to right; a row is asked for pixel by pixel, so it is kept. */
function cut(y: number): void {
  row = y;
  crests = [];
  for (const [id, s] of spurs.entries()) {
    if (y < s.from) continue;
    crests.push({ x: s.x(y), id, age: y - s.opens });
  }
  crests.sort((a, b) => a.x - b.x);
  hollows = crests
    .slice(1)
    .map(
      (b, i) =>
        crests[i]!.x +
        (b.x - crests[i]!.x) * (0.54 + 0.2 * n(y / 90, b.id * 5 + 3)) * clamp(crests[i]!.age / 150),
    );
}

/** The plane at a pixel of the mountain, of which the silhouette at this row is [left, right]. */
export function faceAt(x: number, y: number, left: number, right: number): Face {
  if (y !== row) cut(y);
  let i = 0;
  while (i < crests.length && crests[i]!.x <= x) i++;
  const before = crests[i - 1];
  const after = crests[i];
  if (!before)
    return after ? { lit: 0, off: after.x - x, span: after.x - left } : { lit: 1, off: 0, span: 1 };
  if (!after) return { lit: 1, off: x - before.x, span: right - before.x };
  const hollow = hollows[i - 1]!;
  const soft = Math.min(16, (after.x - before.x) * 0.2) + 1;
  const lit = clamp(0.5 - (x - hollow) / soft);
  return lit > 0.5
    ? { lit, off: x - before.x, span: hollow - before.x }
    : { lit, off: after.x - x, span: after.x - hollow };
}
