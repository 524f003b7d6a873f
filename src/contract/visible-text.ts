/*
 * What of a text can be seen. Characters that cannot be seen are part of many scripts: joiners of Persian words and of emoji, spaces
 * between Khmer words that take no room, marks of direction from keyboards of Hebrew and Arabic. So they are refused nowhere; but
 * a text has more than them, and none of them turns what stands beside it.
 */

/** What leaves nothing on a page: white space, what Unicode says is ignored (fillers of Hangul among it), an empty cell of Braille. */
const UNSEEN = String.raw`\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb`;
const SEEN = new RegExp(`[^${UNSEEN}]`, 'u');

/** Whether there is nothing in a text that a reader could see. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}

/** Control characters and ends of lines. */
const CONTROLS = String.raw`\p{Cc}\p{Zl}\p{Zp}`;
const CONTROL = new RegExp(`[${CONTROLS}]`, 'u');

/** Whether a text is one line, without control characters. */
export function isOneLine(text: string): boolean {
  return !CONTROL.test(text);
}

/** They turn the direction of the text behind them: 'photo\u202Egpj.exe' would be shown like a picture. */
const TURNS = String.raw`\u202a-\u202e`;
/** Begin and end of a part that has a direction of its own: closed again, it turns nothing around it. */
const ISOLATES = String.raw`\u2066-\u2069`;
const END_OF_ISOLATE = '\u2069';

/**
 * A line without what would turn its direction, or that of what stands beside it. Phones put such marks around what is copied, and
 * nobody can take them off by hand. Isolates stay where each is closed.
 */
export function withoutTurns(text: string): string {
  const plain = text.replace(new RegExp(`[${TURNS}]`, 'g'), '');
  return isEachClosed(plain) ? plain : plain.replace(new RegExp(`[${ISOLATES}]`, 'g'), '');
}

function isEachClosed(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(new RegExp(`[${ISOLATES}]`, 'g'))) {
    open += mark === END_OF_ISOLATE ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** A name of a file without what cannot be seen in it and changes how the rest reads, isolates among it. Joiners stay. */
export function withoutUnseen(name: string): string {
  return name.replace(new RegExp(`[${CONTROLS}${TURNS}${ISOLATES}]`, 'gu'), '');
}

/** Whether a text has marks in it that change the direction. */
export function hasDirectionMarks(text: string): boolean {
  return new RegExp(`[${TURNS}${ISOLATES}]`).test(text);
}

/**
 * Marks that are piled upon one letter until they cover the lines around it: more than any script writes, or one twice (Unicode
 * Technical Standard 39, 5.4). Hebrew has vowels and accents on one letter. A ring around a letter is one, around a digit it is an emoji: 1️⃣.
 */
const PILE =
  /(?:(?![\u0591-\u05c7])\p{Mn}){5}|\p{Mn}{7}|(\p{Mn})\1|(?!\u20e3)\p{Me}|(?<![0-9#*]\ufe0f?)\u20e3/u;

/** Whether marks are piled upon a letter of it. */
export function isPiledUp(text: string): boolean {
  // What cannot be seen between two marks does not part them.
  return PILE.test(text.normalize('NFD').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''));
}
