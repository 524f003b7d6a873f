/** A piece of a verse: words that stand for words of the original, by the codes of their Strong's numbers, or what stands between such. */
export interface TaggedPiece {
  /** Empty where the original has a word that is not translated. */
  text: string;
  codes: readonly number[];
}

/** The pieces of a chapter's verses, in the order of the text, by the verse's number. Verses without numbers are left out. */
export type TaggedVerses = ReadonlyMap<number, readonly TaggedPiece[]>;

/** More than any chapter has: what is beyond them has no numbers. */
const LARGEST = { pieces: 16_000, characters: 40_000, codes: 12 };

const SPACE: TaggedPiece = { text: ' ', codes: [] };

/**
 * Collects a chapter's words with their numbers, beside what sets it. All that a verse says is in its pieces, in its order, so that
 * they can be shown as the verse.
 */
export class TaggedWords {
  readonly #verses = new Map<number, TaggedPiece[]>();
  #verse = 1;
  #open: { text: string; codes: number[]; depth: number } | null = null;
  #title: TaggedPiece[] | null = null;
  #room = { ...LARGEST };

  /** What introduces a chapter (verse 0), as the title of a psalm does, belongs to its first verse. */
  beginVerse(verse: number): void {
    this.#close();
    this.endTitle();
    this.#verse = Math.max(1, verse);
    this.text(' ');
  }

  /** A title counts as words of its verse where it has numbers, as those of psalms do; others are no words of the original. */
  beginTitle(): void {
    this.#close();
    this.endTitle();
    this.#title = [];
  }

  endTitle(): void {
    this.#close();
    const title = this.#title;
    this.#title = null;
    if (title?.some(({ codes }) => codes.length > 0))
      for (const { text, codes } of [SPACE, ...title, SPACE]) this.#add(text, codes);
  }

  beginWord(): void {
    if (this.#open) this.#open.depth += 1;
    else this.#open = { text: '', codes: [], depth: 1 };
  }

  /** @param codes of the word that began last; where words stand within words, of all of them */
  endWord(codes: readonly number[]): void {
    if (!this.#open) return;
    this.#open.codes.push(...codes);
    this.#open.depth -= 1;
    if (this.#open.depth === 0) this.#close();
  }

  text(text: string): void {
    if (this.#open) this.#open.text += text;
    else this.#add(text, []);
  }

  get verses(): TaggedVerses {
    this.#close();
    const found = [...this.#verses].map(([verse, pieces]) => [verse, trimmed(pieces)] as const);
    return new Map(found.filter(([, pieces]) => pieces.some(({ codes }) => codes.length > 0)));
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    const text = oneSpace(open.text);
    if (text.startsWith(' ')) this.#add(' ', []);
    const codes = open.codes.length < 2 ? open.codes : [...new Set(open.codes)].slice(0, LARGEST.codes);
    this.#add(text.trim(), codes);
    if (text.endsWith(' ')) this.#add(' ', []);
  }

  #add(written: string, codes: readonly number[]): void {
    const pieces = this.#title ?? this.#verses.get(this.#verse) ?? [];
    if (this.#title === null) this.#verses.set(this.#verse, pieces);
    const text = oneSpace(written);
    if (text === '' && codes.length === 0) return;
    this.#room.pieces -= 1 + codes.length;
    this.#room.characters -= text.length;
    if (this.#room.pieces < 0 || this.#room.characters < 0) return;
    const last = pieces.at(-1);
    if (codes.length === 0 && last?.codes.length === 0) last.text = joined(last.text, text);
    else pieces.push({ text, codes });
  }
}

function oneSpace(text: string): string {
  if (text === ' ') return text;
  return text.replace(/[ \t\r\n]+/g, ' ');
}

function joined(one: string, other: string): string {
  return one.endsWith(' ') ? one + other.replace(/^ /, '') : one + other;
}

function trimmed(pieces: readonly TaggedPiece[]): TaggedPiece[] {
  const last = pieces.length - 1;
  return pieces
    .map(({ text, codes }, index) => {
      const fromStart = index === 0 ? text.replace(/^ /, '') : text;
      return { text: index === last ? fromStart.replace(/ $/, '') : fromStart, codes };
    })
    .filter(({ text, codes }) => text !== '' || codes.length > 0);
}
