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
}

/** The same with all that does not change while its words are moved. Pixels of the file. */
export interface Prepared extends Wanted {
  set: SetWords;
  /** The picture without words. */
  ground: HTMLCanvasElement;
  cells: Cells;
  /** How far the words can be moved. */
  free: number;
}

/** Where the words stand, and in what. */
export interface Placed {
  /** From 0 to 1 of the room that they have. */
  place: number;
  top: number;
  ink: Ink;
  /** 0 to 1 */
  veil: number;
}

/** Pixels of the file in a cell. */
const CELL = 10;

/** Around the words, veiled as they are. */
export const AROUND = 36;

/** Sets the words and paints the ground, once for all places: either takes a cheap phone longer than a frame. */
export function prepare(wanted: Wanted): Prepared {
  const { format, typeface, passage } = wanted;
  const ground = canvasOf(format.width, format.height);
  const context = ground.getContext('2d')!;
  const room = format.height - format.top - format.bottom;
  const set = setWords(passage, { width: format.width - 2 * SIDE, height: room }, (words, size) => {
    context.font = fontOf(typeface, size);
    return context.measureText(words).width;
  });
  paintGround(context, wanted);
  return { ...wanted, set, ground, cells: cellsOf(ground), free: Math.max(0, room - set.height) };
}

/** @param place null is where the picture is calm */
export function placeWords({ format, set, cells, free }: Prepared, place: number | null): Placed {
  const top = format.top + (place === null ? calmTop(cells, format, set.height) : place * free);
  const band = {
    from: Math.floor(Math.max(0, top - AROUND) / CELL),
    to: Math.ceil(Math.min(format.height, top + set.height + AROUND) / CELL),
  };
  return { place: free === 0 ? 0 : (top - format.top) / free, top, ...inkFor(cells, band) };
}

/** @returns pixels below the format's own top */
function calmTop(cells: Cells, format: Format, height: number): number {
  const within = {
    from: Math.ceil(format.top / CELL),
    to: Math.floor((format.height - format.bottom) / CELL),
  };
  return (calmestPlace(cells, Math.ceil(height / CELL), within) - within.from) * CELL;
}

function cellsOf(ground: HTMLCanvasElement): Cells {
  const [columns, rows] = [Math.ceil(ground.width / CELL), Math.ceil(ground.height / CELL)];
  const context = canvasOf(columns, rows).getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(ground, 0, 0, columns, rows);
  return { columns, rows, data: context.getImageData(0, 0, columns, rows).data };
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

function paintGround(context: CanvasRenderingContext2D, { format, color, image, focusY }: Wanted): void {
  context.imageSmoothingQuality = 'high';
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
