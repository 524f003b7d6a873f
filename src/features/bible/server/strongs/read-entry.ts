import type { LexiconEntry } from '../../strongs.contract.ts';
import { type StrongsLanguage, strongsCode, strongsNumber } from '../../strongs.rules.ts';
import { attribute, type Piece, piecesOf } from '../text/brought/markup.ts';

/** What a lexicon says of a word, without the number itself. */
export type EntryWords = Omit<LexiconEntry, 'number'>;

/** Characters of an entry that are shown at most: the longest of Strong's have 1,500. */
const MAX_ENTRY_CHARS = 8000;

/** What parts words although it stands for none. */
const BREAKS = new Set(['lb', 'p', 'div', 'br', 'sense', 'entryFree', 'l', 'lg', 'item', 'list']);

/**
 * An entry in TEI, as Debian's lexicons are, or in other marks, of which the words are kept: the first word in the original's own
 * letters, its transliteration and how it is spoken, and all else as text in which other numbers lead on. Null for a number that
 * Strong left out.
 */
export function readEntry(markup: string, language: StrongsLanguage): EntryWords | null {
  const reader = new EntryReader(language);
  for (const piece of piecesOf(markup)) {
    if (piece.kind === 'words') reader.words(piece.words);
    else reader.tag(piece);
  }
  const original = headOf(reader.heads.original, language);
  const text = definitionOf(reader.parts, language);
  if (original === '' && /^not used\.?$/i.test(text.map((part) => part.text).join(''))) return null;
  if (text.length === 0 && original === '') return null;
  const { transliteration, pronunciation } = reader.heads;
  return {
    original,
    transliteration: headOf(transliteration, language),
    pronunciation: headOf(pronunciation, language),
    text,
  };
}

function headOf(written: string, language: StrongsLanguage): string {
  const text = language === 'hebrew' ? withCommas(written) : written;
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}

type Head = 'original' | 'transliteration' | 'pronunciation';
type Part = LexiconEntry['text'][number];

class EntryReader {
  readonly heads: Record<Head, string> = { original: '', transliteration: '', pronunciation: '' };
  readonly parts: Part[] = [];
  readonly #language: StrongsLanguage;
  #head: Head | null = null;
  /** Of the element that is left out: the same word in other letters of ASCII. */
  #isLeftOut = false;
  #number: string | null = null;

  constructor(language: StrongsLanguage) {
    this.#language = language;
  }

  words(words: string): void {
    if (this.#isLeftOut) return;
    if (this.#head) this.heads[this.#head] += words;
    else this.#add(words);
  }

  tag({ name, isEnd, isEmpty, attributes }: Extract<Piece, { kind: 'tag' }>): void {
    if (name === 'orth' || name === 'pron') {
      this.#head = isEnd || isEmpty ? null : this.#headOf(name, attribute(attributes, 'type'));
      this.#isLeftOut = !isEnd && !isEmpty && attribute(attributes, 'type') === 'writing';
    } else if (name === 'ref') {
      this.#number = isEnd || isEmpty ? null : this.#target(attribute(attributes, 'target'));
    } else if (name === 'sync' && /^strongs?$/i.test(attribute(attributes, 'type'))) {
      this.#number = shownNumber(attribute(attributes, 'value'));
      this.#add(this.#number ?? '');
      this.#number = null;
    } else if (BREAKS.has(name)) this.#add(' ');
  }

  /** The first of each is the entry's own; those that follow are words that it speaks of. */
  #headOf(name: string, type: string): Head | null {
    const head: Head = name === 'pron' ? 'pronunciation' : type === 'trans' ? 'transliteration' : 'original';
    return this.heads[head] === '' ? head : null;
  }

  /** 'StrongsGreek:25'; where it stands in the text otherwise ('H5689'), that is right, and `#add` takes it. */
  #target(target: string): string | null {
    const [, digits = ''] = /(\d{1,5}[a-z]?)$/i.exec(target) ?? [];
    const isGreek = /greek|hebrew/i.test(target) ? /greek/i.test(target) : this.#language === 'greek';
    return shownNumber(`${isGreek ? 'G' : 'H'}${digits}`);
  }

  #add(text: string): void {
    if (text === '') return;
    const number = this.#number === null ? null : (shownNumber(text.trim()) ?? this.#number);
    const last = this.parts.at(-1);
    if (number === null && last?.number === null) last.text += text;
    else this.parts.push({ text, number });
  }
}

function shownNumber(written: string): string | null {
  const code = strongsCode(written);
  return code === null ? null : strongsNumber(code);
}

/** With one space between words, and no longer than is shown. */
function definitionOf(parts: readonly Part[], language: StrongsLanguage): Part[] {
  let room = MAX_ENTRY_CHARS;
  let isSpaced = true;
  const shown: Part[] = [];
  for (const { text, number } of parts) {
    let words = text
      .replace(/ ?--|: -(?= )/g, (mark) => (mark.startsWith(':') ? ': —' : ' — '))
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,;.] )/g, '');
    if (language === 'hebrew') words = withCommas(words);
    if (isSpaced) words = words.replace(/^ /, '');
    words = words.slice(0, room);
    if (words === '') continue;
    room -= words.length;
    isSpaced = words.endsWith(' ');
    shown.push({ text: words, number });
  }
  const last = shown.at(-1);
  if (last) last.text = last.text.trimEnd();
  const first = shown[0];
  // What stands between the word and its meaning.
  if (first && first.number === null) first.text = first.text.replace(/^[,;:.] ?/, '');
  return shown.filter(({ text }) => text !== '');
}

/** Debian's Hebrew lexicon has '{word}' where Strong has 'word,'. */
function withCommas(text: string): string {
  return text
    .replace(/\}(?= ?[)\]])/g, '')
    .replaceAll('}', ',')
    .replaceAll('{', '');
}
