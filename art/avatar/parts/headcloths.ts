/** Cloths that cover the head, in head-local coordinates (crown y -57, brows y -8); each has a part behind the head. */
import { band, fold, leaf } from '../garment.ts';
import { pts, shape } from '../geom.ts';
import { form, mark, type Pen, type Tone } from '../pen.ts';

/** A plain veil that lies over the hair, held by a woven band. */
export function veil(k: Pen, t: Tone, woven: Tone): string {
  return (
    form(
      k,
      shape`-53 12*, -56 -28, -40 -60, 0 -72, 38 -63, 58 -32, 60 14*, 52 -8, 36 -27, 4 -35, -28 -29, -46 -10`,
      t,
      leaf(t.shade, pts`-10 -34, 22 -44, 54 -8`, 5) +
        leaf(t.shade, pts`10 -38, 38 -32, 58 4`, 4) +
        leaf(t.light, pts`-48 -12, -42 -44, -14 -64`, 6),
      { dx: 7, dy: 2, rim: 2 },
    ) +
    band(woven.base, pts`-52 -26, -30 -41, 4 -47, 38 -38, 57 -22`, 6) +
    band(woven.shade, pts`8 -46, 38 -37, 57 -21`, 2)
  );
}

/** The veil's fall behind head and shoulders. */
export const veilFall = (k: Pen, t: Tone, length = 108): string =>
  form(
    k,
    shape`-52 -40, -62 14, -70 62, -80 ${length}*, -44 ${length + 12}, 0 ${length + 4}, 46 ${length + 12}, 84 ${length - 2}*, 74 60, 64 12, 56 -40, 0 -66`,
    { ...t, base: t.shade, shade: t.deep },
    fold(t.deep, pts`-62 ${length + 6}, -60 60, -52 16`, 9) +
      fold(t.deep, pts`68 ${length + 4}, 64 60, 56 16`, 12) +
      fold(t.base, pts`-74 ${length}, -66 62, -56 14`, 5),
    { dx: 8, dy: 0, rim: 2 },
  );

/** A hood that is drawn up: its edge frames the face. */
export function hood(k: Pen, t: Tone, trim: string): string {
  return (
    form(
      k,
      shape`-46 64*, -62 30, -63 -22, -44 -62, 2 -78, 44 -64, 65 -24, 64 28, 50 62*, 56 26, 54 -10, 38 -36, 2 -46, -34 -38, -50 -10, -52 28`,
      t,
      leaf(t.shade, pts`-20 -44, 30 -52, 60 -6`, 6) +
        leaf(t.shade, pts`50 -34, 62 4, 56 50`, 7) +
        leaf(t.light, pts`-56 24, -58 -22, -36 -58`, 6),
      { dx: 6, dy: 2, rim: 2.2 },
    ) + band(trim, pts`-45 60, -51 28, -49 -9, -33 -36, 2 -44, 37 -34, 53 -9, 55 27, 49 58`, 3.4)
  );
}

/** The dark inside of the hood and what of it falls on the back. */
export const hoodBack = (k: Pen, t: Tone): string =>
  form(
    k,
    shape`-50 -40, -58 20, -54 74, 0 86, 56 72, 62 18, 54 -40, 0 -62`,
    { ...t, base: t.deep, shade: t.line },
    '',
    { dx: 8, dy: 0 },
  );

/** A cloth wound around the head in turns, its end tucked in. */
export function wound(k: Pen, t: Tone, trim: Tone): string {
  const turns =
    leaf(t.shade, pts`-54 -22, -10 -50, 50 -46`, 6) +
    leaf(t.shade, pts`-46 -44, 0 -64, 46 -60`, 5) +
    leaf(t.deep, pts`-40 -14, 6 -32, 58 -26`, 4) +
    band(trim.base, pts`-55 -34, -8 -58, 54 -52`, 3) +
    leaf(t.light, pts`-50 -32, -36 -58, -6 -72`, 6);
  return form(
    k,
    shape`-58 -12, -60 -40, -40 -70, 0 -82, 42 -72, 62 -44, 62 -12, 50 -14, 30 -27, 2 -32, -28 -27, -48 -12`,
    t,
    mark(shape`34 -90*, 46 -50, 46 -6*, 80 -6*, 80 -90*`, t.shade) + turns,
    { flat: true, rim: 2.2 },
  );
}
