import { cropOf, type Format, REFERENCE_FACE, SIDE, type Typeface } from '../formats.rules.ts';
import { type Cells, calmestPlace, type Ink, inkFor } from '../ground.rules.ts';
import { type SetWords, setWords } from '../set-words.rules.ts';

/** What a picture is made of. */
export interface Wanted {
  format: Format;
  typeface: Typeface;
  color: string;
  image: HTMLImageElement | null;
  focusY: number | undefined;
  /** Lines of poetry, or paragraphs. */
  passage: readonly string[];
  /** The passage's place and its translation. */
  reference: string;
  /** How far down the words stand, from 0 to 1 of the room that they have; null where the picture is calm. */
  place: number | null;
}

/** The same, decided: pixels of the file. */
export interface Composition extends Wanted {
  set: SetWords;
  top: number;
  place: number;
  ink: Ink;
  /** 0 to 1 */
  veil: number;
}

/** Pixels of the file in a cell. */
const CELL = 6;

/** Around the words, veiled as they are. */
export const AROUND = 36;

/** Decides size, place and ink of the words. @param context a canvas's, of any size; its font is changed */
export function compose(wanted: Wanted, context: CanvasRenderingContext2D): Composition {
  const { format, typeface, passage } = wanted;
  const room = format.height - format.top - format.bottom;
  const set = setWords(passage, { width: format.width - 2 * SIDE, height: room }, (words, size) => {
    context.font = fontOf(typeface, size);
    return context.measureText(words).width;
  });
  const cells = cellsOf(wanted);
  const free = Math.max(0, room - set.height);
  const top = format.top + (wanted.place === null ? calmTop(cells, format, set.height) : wanted.place * free);
  const band = {
    from: Math.floor(Math.max(0, top - AROUND) / CELL),
    to: Math.ceil(Math.min(format.height, top + set.height + AROUND) / CELL),
  };
  const { ink, veil } = inkFor(cells, band);
  return { ...wanted, set, top, place: free === 0 ? 0 : (top - format.top) / free, ink, veil };
}

/** @returns pixels below the format's own top */
function calmTop(cells: Cells, format: Format, height: number): number {
  const within = {
    from: Math.ceil(format.top / CELL),
    to: Math.floor((format.height - format.bottom) / CELL),
  };
  return (calmestPlace(cells, Math.ceil(height / CELL), within) - within.from) * CELL;
}

function cellsOf(wanted: Wanted): Cells {
  const columns = Math.ceil(wanted.format.width / CELL);
  const rows = Math.ceil(wanted.format.height / CELL);
  const canvas = Object.assign(document.createElement('canvas'), { width: columns, height: rows });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.scale(1 / CELL, 1 / CELL);
  context.imageSmoothingQuality = 'high';
  paintGround(context, wanted);
  return { columns, rows, data: context.getImageData(0, 0, columns, rows).data };
}

/** Fills a picture with its ground alone. @param context one unit is a pixel of the file */
export function paintGround(
  context: CanvasRenderingContext2D,
  { format, color, image, focusY }: Pick<Wanted, 'format' | 'color' | 'image' | 'focusY'>,
): void {
  context.fillStyle = color;
  context.fillRect(0, 0, format.width, format.height);
  if (image === null) return;
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { x, y, width, height } = cropOf(size, format, focusY);
  context.drawImage(image, x, y, width, height, 0, 0, format.width, format.height);
}

export function fontOf({ family, weight }: { family: string; weight: number }, size: number): string {
  return `${weight} ${size}px ${family}, ${family === REFERENCE_FACE.family ? 'sans-serif' : 'serif'}`;
}
