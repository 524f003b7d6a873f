/** A picture in a few cells, row by row; red, green, blue and a fourth number of each, from 0 to 255. */
export interface Cells {
  columns: number;
  rows: number;
  data: Uint8ClampedArray | readonly number[];
}

/** Rows of cells, the last one not included. */
export interface Band {
  from: number;
  to: number;
}

type Rgb = readonly [number, number, number];

/** Words, and the veil that is laid below them. */
export interface Ink {
  words: Rgb;
  veil: Rgb;
}

export const LIGHT_INK: Ink = { words: [255, 253, 248], veil: [16, 28, 40] };
export const DARK_INK: Ink = { words: [38, 33, 53], veil: [255, 251, 242] };

/** What every cell behind words has at least: more than WCAG's 4.5, for a picture is seen small. */
export const CONTRAST = 5;

/** sRGB to linear light, for each of the 256 values (WCAG 2, relative luminance). */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(red: number, green: number, blue: number): number {
  return (
    0.2126 * LINEAR[Math.round(red)]! +
    0.7152 * LINEAR[Math.round(green)]! +
    0.0722 * LINEAR[Math.round(blue)]!
  );
}

/** WCAG's contrast of two luminances, 1 to 21. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The least contrast of the words with any cell of a band, below a veil of this strength (0 to 1). */
export function leastContrast(cells: Cells, band: Band, ink: Ink, strength: number): number {
  const words = luminance(...ink.words);
  const veiled = (value: number, channel: 0 | 1 | 2) => value + (ink.veil[channel] - value) * strength;
  let least = 21;
  for (let cell = band.from * cells.columns; cell < band.to * cells.columns; cell++) {
    const at = cell * 4;
    const ground = luminance(
      veiled(cells.data[at]!, 0),
      veiled(cells.data[at + 1]!, 1),
      veiled(cells.data[at + 2]!, 2),
    );
    least = Math.min(least, contrast(words, ground));
  }
  return least;
}

/** The weakest veil, in steps of 1/64, below which words stand out from every cell of a band. */
export function veilFor(cells: Cells, band: Band, ink: Ink): number {
  let [low, high] = [0, 64];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (leastContrast(cells, band, ink, middle / 64) >= CONTRAST) high = middle;
    else low = middle + 1;
  }
  return low / 64;
}

/** A picture with this mean luminance is a light one. */
const LIGHT = 0.35;
/** A light veil that is stronger than this lies even on a light picture like fog. */
const FOG = 0.65;

/** Dark words on a light picture, light words on every other: a light veil on a dark picture would lie on it like fog. */
export function inkFor(cells: Cells, band: Band): { ink: Ink; veil: number } {
  const dark = meanLuminance(cells, band) >= LIGHT ? veilFor(cells, band, DARK_INK) : 1;
  if (dark <= FOG) return { ink: DARK_INK, veil: dark };
  return { ink: LIGHT_INK, veil: veilFor(cells, band, LIGHT_INK) };
}

function meanLuminance({ columns, data }: Cells, { from, to }: Band): number {
  let sum = 0;
  for (let at = 4 * from * columns; at < 4 * to * columns; at += 4) {
    sum += luminance(data[at]!, data[at + 1]!, data[at + 2]!);
  }
  return sum / ((to - from) * columns);
}

/**
 * Where a block of so many rows covers the least: the fewest edges, and the evenest light. Of places that are as calm the one
 * nearest to the middle: paper is calm everywhere. @param within rows in which the block must stay
 */
export function calmestPlace(cells: Cells, rows: number, within: Band): number {
  const busy = busyRows(cells);
  const last = Math.max(within.from, within.to - rows);
  const places = Array.from({ length: last - within.from + 1 }, (_, i) => {
    const from = within.from + i;
    return { from, busy: busy.subarray(from, from + rows).reduce((sum, row) => sum + row, 0) };
  });
  // One part in a hundred is not seen.
  const most = Math.min(...places.map((place) => place.busy)) * 1.01;
  const middle = (within.from + last) / 2;
  const fromMiddle = ({ from }: { from: number }) => Math.abs(from - middle);
  return places
    .filter((place) => place.busy <= most)
    .reduce((best, place) => (fromMiddle(place) < fromMiddle(best) ? place : best)).from;
}

/** How much each row differs from cell to cell and from the row above it. */
function busyRows({ columns, rows, data }: Cells): Float64Array {
  const busy = new Float64Array(rows);
  const bright = (row: number, column: number) => {
    const at = 4 * (row * columns + column);
    return data[at]! + 2 * data[at + 1]! + data[at + 2]!;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = bright(row, column);
      if (column > 0) busy[row]! += Math.abs(here - bright(row, column - 1));
      if (row > 0) busy[row]! += Math.abs(here - bright(row - 1, column));
    }
  }
  return busy;
}
