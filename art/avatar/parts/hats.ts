/** What is worn on the head, in head-local coordinates (crown y -57, brows y -8). */
import { band, leaf } from '../garment.ts';
import { pts, shape } from '../geom.ts';
import { form, mark, type Pen, type Tone } from '../pen.ts';

/** A round brim and a crown, of straw or felt; the band takes a colour. */
export function brimmedHat(k: Pen, t: Tone, ribbon: Tone, woven: boolean): string {
  const rings = woven
    ? band(t.shade, pts`-74 -26, -30 -20, 30 -19, 78 -23`, 1.4) +
      band(t.shade, pts`-66 -32, -20 -38, 20 -38, 68 -31`, 1.4)
    : '';
  const brim = form(
    k,
    shape`-84 -25, -58 -36, 0 -44, 60 -36, 88 -20, 62 -16, 12 -19, -40 -19, -74 -19`,
    t,
    rings +
      mark(shape`26 -50*, 96 -50*, 96 0*, 8 0*, 22 -20`, t.shade, 0.7) +
      leaf(t.light, pts`-76 -26, -50 -34, -22 -37`, 4),
    { flat: true, rim: 2 },
  );
  const weave = woven
    ? [-66, -58, -50].map((y) => band(t.shade, pts`-46 ${y + 6}, 0 ${y}, 50 ${y + 6}`, 1.2)).join('')
    : '';
  const crown = form(
    k,
    shape`-45 -30*, -44 -52, -30 -72, 2 -79, 33 -71, 47 -50, 49 -28*, 26 -25, 0 -24, -24 -26`,
    t,
    weave +
      mark(shape`20 -84, 36 -50, 34 -20*, 70 -20*, 70 -80*`, t.shade) +
      leaf(t.light, pts`-38 -40, -30 -62, -8 -72`, 6),
    { flat: true, rim: 2.2 },
  );
  const sewn = form(
    k,
    shape`-46 -41*, -24 -37, 2 -36, 28 -37, 49 -40*, 50 -28*, 26 -25, 0 -23, -24 -25, -46 -30*`,
    ribbon,
    mark(shape`22 -50*, 70 -50*, 70 -10*, 30 -10*`, ribbon.shade),
    { flat: true },
  );
  return brim + crown + sewn;
}
/** The far side of a brim, behind the head. */
export const brimBack = (k: Pen, t: Tone): string =>
  form(k, shape`-60 -19, -44 -12, 6 -7, 52 -9, 66 -17, 0 -22`, { ...t, base: t.deep, shade: t.line }, '', {
    dx: 6,
    dy: 0,
  });

/** A knitted cap with a turned edge and a pompom. */
export function knitCap(k: Pen, t: Tone, pompom: Tone): string {
  const ribs = Array.from({ length: 13 }, (_, i) => {
    const x = -46 + i * 8;
    const y = -30 - 7 * Math.sin((Math.PI * i) / 12);
    return band(t.shade, pts`${x} ${y - 8}, ${x + 0.6} ${y + 14}`, 1.8);
  }).join('');
  const lines = [-30, -12, 8, 26]
    .map((x) => leaf(t.shade, pts`${x * 1.3} -30, ${x} -54, ${x * 0.3} -76`, 3))
    .join('');
  const dome = form(
    k,
    shape`-50 -22, -48 -48, -30 -70, 2 -78, 34 -69, 52 -44, 55 -18, 0 -30`,
    t,
    mark(shape`20 -84, 40 -44, 38 -8, 70 -8, 70 -74`, t.shade) + lines,
    { flat: true, rim: 2.2 },
  );
  const edge = form(
    k,
    shape`-53 -16, -50 -34, -24 -42, 2 -43, 30 -40, 54 -30, 58 -12, 52 -9, 28 -19, 0 -22, -26 -20, -48 -11`,
    { ...t, base: t.light, shade: t.base },
    ribs,
    { dx: 6, dy: 2 },
  );
  const ball = shape`-9 -84, 0 -93, 11 -90, 15 -80, 8 -71, -4 -72`;
  return (
    dome + edge + form(k, ball, pompom, leaf(pompom.shade, pts`4 -74, 10 -80, 9 -88`, 3), { dx: 4, dy: 3 })
  );
}

/** A dotted headscarf, tied at the nape. */
export function kerchief(k: Pen, t: Tone): string {
  const dots = pts`-36 -36, -22 -52, -6 -40, 8 -58, 24 -42, 40 -50, 44 -26, -40 -18, -12 -62`
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4" fill="${t.light}"/>`)
    .join('');
  return form(
    k,
    shape`-52 -2*, -54 -30, -38 -60, 0 -72, 36 -63, 56 -34, 58 2*, 50 -12, 34 -29, 4 -37, -28 -31, -46 -14`,
    t,
    dots + leaf(t.shade, pts`-14 -34, 20 -46, 54 -12`, 4) + leaf(t.deep, pts`6 -38, 36 -34, 56 -2`, 3),
    { dx: 7, dy: 2, rim: 2 },
  );
}
export const kerchiefTails = (k: Pen, t: Tone): string =>
  form(
    k,
    shape`44 4*, 62 0, 74 22, 70 40*, 58 28, 52 44*, 44 26`,
    { ...t, base: t.shade, shade: t.deep },
    '',
    { dx: 4, dy: 0 },
  );

/** A flat cap, its peak toward the viewer's left. */
export function flatCap(k: Pen, t: Tone): string {
  const crown = form(
    k,
    shape`-56 -22, -54 -46, -28 -64, 8 -70, 42 -62, 59 -40, 57 -16, 30 -30, 0 -34`,
    t,
    mark(shape`24 -76, 42 -44, 40 -8*, 74 -8*, 74 -72*`, t.shade) +
      leaf(t.shade, pts`-20 -62, -6 -48, -8 -34`, 3) +
      leaf(t.shade, pts`24 -64, 26 -48, 20 -32`, 3) +
      leaf(t.light, pts`-46 -34, -40 -50, -18 -60`, 5),
    { flat: true, rim: 2.2 },
  );
  const peak = form(
    k,
    shape`-66 -14, -54 -27, -22 -36, 14 -36, 34 -30, 8 -25, -22 -20, -48 -10`,
    { ...t, base: t.shade, shade: t.deep },
    leaf(t.base, pts`-58 -18, -34 -29, -6 -33`, 3.4),
    { dx: 3, dy: -3 },
  );
  return crown + peak;
}

/** A garland of leaves and small flowers over the hair. */
export function garland(green: Tone, flower: Tone): string {
  const stations = pts`-49 -22, -43 -34, -33 -44, -20 -51, -5 -55, 10 -55, 25 -51, 38 -43, 48 -32, 53 -18`;
  const leaves = stations.flatMap(([x, y], i) => {
    const next = stations[i + 1] ?? ([x + 5, y + 12] as const);
    const [dx, dy] = [next[0] - x, next[1] - y];
    const m = Math.hypot(dx, dy);
    // one leaf to either side of the twig, pointing along it
    return [-1, 1].map((side) => {
      const tip = pts`${x + dx * 0.9 + (dy / m) * 7 * side} ${y + dy * 0.9 - (dx / m) * 7 * side}`;
      const belly = pts`${x + dx * 0.5 + (dy / m) * 5 * side} ${y + dy * 0.5 - (dx / m) * 5 * side}`;
      return leaf(side > 0 ? green.base : green.shade, pts`${x} ${y}, ${belly}, ${tip}`, 5.5);
    });
  });
  const blooms = stations
    .filter((_, i) => i % 2 === 1)
    .map(([x, y]) => {
      const petals = [0, 72, 144, 216, 288].map((a) => {
        const [px, py] = [x + 4.4 * Math.cos((a * Math.PI) / 180), y + 4.4 * Math.sin((a * Math.PI) / 180)];
        return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="3.6" fill="${a < 150 ? flower.shade : flower.base}"/>`;
      });
      return `${petals.join('')}<circle cx="${x}" cy="${y}" r="2.6" fill="#E7B65C"/>`;
    });
  return leaves.join('') + blooms.join('');
}
