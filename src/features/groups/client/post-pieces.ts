import type { VerseMention } from '../posts.contract.ts';

/** A stretch of a text, with the place in the Bible that it names. */
export interface TextPiece {
  text: string;
  mention: VerseMention | null;
}

/** A text in stretches, in order; places that overlap another, or lie outside of the text, are left as text. */
export function piecesOf(text: string, mentions: readonly VerseMention[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const mention of mentions.toSorted((a, b) => a.from - b.from)) {
    if (mention.from < at || mention.to <= mention.from || mention.to > text.length) continue;
    if (mention.from > at) pieces.push({ text: text.slice(at, mention.from), mention: null });
    pieces.push({ text: text.slice(mention.from, mention.to), mention });
    at = mention.to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), mention: null });
  return pieces;
}
