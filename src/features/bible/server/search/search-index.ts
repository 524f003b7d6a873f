import { oneSpelling } from './spellings.ts';
import { stemOf } from './stems.ts';
import { partsOf, WORD, wordForm } from './words.ts';

/**
 * Every word of a translation in typed arrays (5 MB): which verses have it, and the running text as word numbers for
 * phrases. Verse numbers fit 16 bits, and so do word numbers: there are some 13,000 different words.
 */
export interface SearchIndex {
  verseCount: number;
  /** Different words, sorted, so that those with a common beginning stand together. */
  vocabulary: readonly string[];
  /** The verses with word `w`, ascending: `postings[postingStart[w]] … postings[postingStart[w + 1] - 1]`. */
  postings: Uint16Array<ArrayBuffer>;
  postingStart: Uint32Array<ArrayBuffer>;
  /** The words of verse `v` in order: `text[textStart[v]] … text[textStart[v + 1] - 1]`. */
  text: Uint16Array<ArrayBuffer>;
  textStart: Uint32Array<ArrayBuffer>;
  /** For each word the number of its stem's first word: 'love', 'loves' and 'loveth' have the same. */
  stems: Uint16Array<ArrayBuffer>;
  /** Hyphenated words by each of their parts: 'bethel' by 'beth' and by 'el'. */
  compounds: ReadonlyMap<string, readonly number[]>;
  /** Words with an apostrophe by what they are without it: “don’t” by 'dont'. */
  contractions: ReadonlyMap<string, readonly number[]>;
  /** The letters of each word, a bit each: of two words, how many letters they do not share. */
  letters: Uint32Array<ArrayBuffer>;
}

/** Everything of an index that cannot be told from the rest of it. */
export type WithoutPostings = Omit<SearchIndex, 'postings' | 'postingStart'>;

/** The whole index: which verses have a word follows from their text. */
export function withPostings(index: WithoutPostings): SearchIndex {
  return { ...index, ...collectPostings(index.text, index.textStart, index.vocabulary.length) };
}

/** A bit for each letter of a form. */
export function lettersOf(form: string): number {
  let letters = 0;
  for (let i = 0; i < form.length; i++) letters |= 1 << (form.charCodeAt(i) & 31);
  return letters >>> 0;
}

/** Stands between the parts of a verse's text that no phrase goes across. It is no word. */
export const GAP = 0xffff;

/** Of more different words than these the later ones are not found: word numbers have 16 bits. */
const MOST_WORDS = 65_000;

/**
 * @param textsOf a verse and a title above it; none for a verse without text of its own, which no search finds.
 * @param isEnglish whether the endings of words are those that we know
 */
export function buildSearchIndex(
  verseCount: number,
  textsOf: (verse: number) => readonly string[],
  isEnglish = true,
): SearchIndex {
  const spellings = new Map<string, number>();
  const forms = new Map<string, number>();
  const running = new RunningText();
  const textStart = new Uint32Array(verseCount + 1);
  for (let verse = 0; verse < verseCount; verse++) {
    for (const [part, text] of textsOf(verse).entries()) {
      if (part > 0) running.add(GAP);
      for (const spelling of text.match(WORD) ?? []) {
        let word = spellings.get(spelling);
        if (word === undefined) {
          const form = wordForm(spelling);
          word = forms.get(form) ?? forms.size;
          if (word >= MOST_WORDS) continue;
          forms.set(form, word);
          spellings.set(spelling, word);
        }
        running.add(word);
      }
    }
    textStart[verse + 1] = running.count;
  }
  const vocabulary = [...forms.keys()].sort(byCodeUnit);
  const rank = new Uint16Array(vocabulary.length);
  vocabulary.forEach((form, i) => {
    rank[forms.get(form)!] = i;
  });
  const text = running.finish().map((word) => (word === GAP ? GAP : rank[word]!));
  return withPostings({
    verseCount,
    vocabulary,
    text,
    textStart,
    stems: isEnglish ? collectStems(vocabulary) : Uint16Array.from(vocabulary, (_, word) => word),
    compounds: collectCompounds(spellings, rank),
    contractions: Map.groupBy(
      vocabulary.flatMap((form, word) => (form.includes("'") ? [word] : [])),
      (word) => vocabulary[word]!.replaceAll("'", ''),
    ),
    letters: Uint32Array.from(vocabulary, lettersOf),
  });
}

function collectStems(vocabulary: readonly string[]): Uint16Array<ArrayBuffer> {
  const known = new Set(vocabulary.map(oneSpelling));
  const first = new Map<string, number>();
  return Uint16Array.from(vocabulary, (form, word) => {
    const stem = stemOf(form.toLowerCase(), (candidate) => known.has(candidate));
    if (!first.has(stem)) first.set(stem, word);
    return first.get(stem)!;
  });
}

function collectCompounds(spellings: ReadonlyMap<string, number>, rank: Uint16Array): Map<string, number[]> {
  const compounds = new Map<string, Set<number>>();
  for (const [spelling, word] of spellings) {
    for (const part of partsOf(spelling)) {
      if (!compounds.has(part)) compounds.set(part, new Set());
      compounds.get(part)!.add(rank[word]!);
    }
  }
  return new Map(Array.from(compounds, ([part, words]) => [part, [...words]]));
}

/** The 800,000 words of a Bible as they are read, in 2 MB; an array of numbers would take and leave behind many times that. */
class RunningText {
  #words = new Uint16Array(1 << 16);
  count = 0;

  add(word: number): void {
    if (this.count === this.#words.length) {
      const larger = new Uint16Array(2 * this.count);
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#words[this.count++] = word;
  }

  finish(): Uint16Array<ArrayBuffer> {
    return this.#words.slice(0, this.count);
  }
}

/** First and one past the last word that begins with `prefix`. */
export function wordsWithPrefix(index: SearchIndex, prefix: string): [number, number] {
  return [firstAtLeast(index.vocabulary, prefix), firstAtLeast(index.vocabulary, `${prefix}\uffff`)];
}

export function wordNumber(index: SearchIndex, form: string): number | undefined {
  const at = firstAtLeast(index.vocabulary, form);
  return index.vocabulary[at] === form ? at : undefined;
}

function collectPostings(text: Uint16Array, textStart: Uint32Array, words: number) {
  const lastVerse = new Int32Array(words).fill(-1);
  const postingStart = new Uint32Array(words + 1);
  const forEachVerseOfWord = (visit: (word: number, verse: number) => void) => {
    lastVerse.fill(-1);
    for (let verse = 0; verse + 1 < textStart.length; verse++) {
      for (let i = textStart[verse]!; i < textStart[verse + 1]!; i++) {
        const word = text[i]!;
        if (word === GAP || lastVerse[word] === verse) continue;
        lastVerse[word] = verse;
        visit(word, verse);
      }
    }
  };
  forEachVerseOfWord((word) => {
    postingStart[word + 1]! += 1;
  });
  for (let word = 0; word < words; word++) postingStart[word + 1]! += postingStart[word]!;
  const next = postingStart.slice();
  const postings = new Uint16Array(postingStart[words]!);
  forEachVerseOfWord((word, verse) => {
    postings[next[word]!] = verse;
    next[word]! += 1;
  });
  return { postings, postingStart };
}

function firstAtLeast(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
