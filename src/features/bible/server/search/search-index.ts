import { WORD, wordForm } from './words.ts';

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
}

/** @param verseText '' for a verse without text of its own, which no search finds. */
export function buildSearchIndex(verseCount: number, verseText: (verse: number) => string): SearchIndex {
  const spellings = new Map<string, number>();
  const forms = new Map<string, number>();
  const running = new RunningText();
  const textStart = new Uint32Array(verseCount + 1);
  for (let verse = 0; verse < verseCount; verse++) {
    for (const spelling of verseText(verse).match(WORD) ?? []) {
      let word = spellings.get(spelling);
      if (word === undefined) {
        const form = wordForm(spelling);
        word = forms.get(form) ?? forms.size;
        forms.set(form, word);
        spellings.set(spelling, word);
      }
      running.add(word);
    }
    textStart[verse + 1] = running.count;
  }
  const vocabulary = [...forms.keys()].sort(byCodeUnit);
  const rank = new Uint16Array(vocabulary.length);
  vocabulary.forEach((form, i) => {
    rank[forms.get(form)!] = i;
  });
  const text = running.finish().map((word) => rank[word]!);
  return { verseCount, vocabulary, text, textStart, ...collectPostings(text, textStart, vocabulary.length) };
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
        if (lastVerse[word] === verse) continue;
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
