/** How wide words are in a size, both in pixels. */
export type Measure = (words: string, size: number) => number;

/** Words set in lines: sizes and heights in pixels of the file. */
export interface SetWords {
  size: number;
  lineHeight: number;
  lines: readonly string[];
  referenceSize: number;
  /** Of lines and reference together. */
  height: number;
}

const LARGEST = 76;
const SMALLEST = 34;
const STEP = 2;
/** Larger words leave a part of the picture free: they take this share of the room's height at most. */
const COMFORTABLE = 48;
const SHARE = 0.66;
const LEADING = 1.42;
/** Before the reference, in its own sizes. */
const BEFORE_REFERENCE = 1.1;

/**
 * The passage in the largest size in which it fits: its own lines kept, each broken into lines that are about as long as one
 * another. What does not fit in the smallest size is set in it all the same: PICTURE_LIMITS keeps passages short enough.
 * @param passage lines of poetry, or paragraphs
 */
export function setWords(
  passage: readonly string[],
  room: { width: number; height: number },
  measure: Measure,
): SetWords {
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const set = inSize(passage, size, room.width, measure);
    const height = size > COMFORTABLE ? room.height * SHARE : room.height;
    if (set.height <= height && set.lines.every((line) => measure(line, size) <= room.width)) return set;
  }
  return inSize(passage, SMALLEST, room.width, measure);
}

function inSize(passage: readonly string[], size: number, width: number, measure: Measure): SetWords {
  const lines = passage.flatMap((line) => balanced(line, size, width, measure));
  const lineHeight = Math.round(size * LEADING);
  const referenceSize = Math.max(28, Math.round(size * 0.56));
  const height = Math.ceil(lines.length * lineHeight + referenceSize * (BEFORE_REFERENCE + 1));
  return { size, lineHeight, lines, referenceSize, height };
}

/** In as few lines as there must be, the widest of them as narrow as it can be. */
function balanced(line: string, size: number, width: number, measure: Measure): string[] {
  const widest = broken(line, size, width, measure);
  if (widest.length === 1) return widest;
  let [low, high] = [width / 2, width];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    if (broken(line, size, middle, measure).length > widest.length) low = middle;
    else high = middle;
  }
  return broken(line, size, high, measure);
}

function broken(line: string, size: number, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
