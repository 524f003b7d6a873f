import { type StrongsLanguage, strongsCode, withoutLetter } from '../../strongs.rules.ts';
import type { SwordModule } from '../text/brought/load-sword.ts';
import { ToldReason } from '../text/brought/told-reason.ts';
import { type Packed, Packer } from '../text/pack-books.ts';
import { placeIn } from '../text/pack-words.ts';
import { type EntryWords, readEntry } from './read-entry.ts';
import { readZld } from './read-zld.ts';

/** A lexicon ready to be asked (2 MB for 5,600 Greek words): its entries as JSON by the codes of their numbers, ascending. */
export interface PackedLexicon {
  codes: Uint32Array<ArrayBuffer>;
  entries: Packed;
}

/**
 * Reads a lexicon whole: 150 ms, and some megabytes of garbage.
 * @throws ToldReason
 */
export function packLexicon({ conf, read }: SwordModule, language: StrongsLanguage): PackedLexicon {
  if (conf.isLocked) throw new ToldReason('It is locked with a key.');
  if (conf.compressType !== 'ZIP')
    throw new ToldReason('It is packed in a way that is not known here; ZIP is.');
  const stem = conf.dataPath.split('/').at(-1)!;
  const found = new Map<number, EntryWords>();
  // Its path ends with how its files begin.
  for (const [key, bytes] of readZld((ending) => read(`../${stem}.${ending}`))) {
    const code = codeOfKey(key, language);
    const entry = code === null || found.has(code) ? null : readEntry(decoded(bytes), language);
    if (entry) found.set(code!, entry);
  }
  const codes = Uint32Array.from(found.keys()).sort();
  const entries = new Packer();
  for (const code of codes) entries.add(JSON.stringify(found.get(code)));
  return { codes, entries: entries.finish() };
}

/** '00026', 'G26', 'H1254a' */
function codeOfKey(key: string, language: StrongsLanguage): number | null {
  return strongsCode(/^\d/.test(key) ? `${language === 'greek' ? 'G' : 'H'}${key}` : key);
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const WESTERN = new TextDecoder('windows-1252');

/** Debian's Hebrew lexicon is UTF-8 and does not say so: what can be UTF-8 is. */
function decoded(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return WESTERN.decode(bytes);
  }
}

/** One lexicon in memory. */
export class Lexicon {
  readonly #packed: PackedLexicon;

  constructor(packed: PackedLexicon) {
    this.#packed = packed;
  }

  /** What it says of a word; of one with a letter ('H1254a'), what it says of those with its number. Null where it has nothing. */
  entry(code: number): EntryWords | null {
    const { codes, entries } = this.#packed;
    const exact = placeIn(codes, code);
    const at = exact < 0 ? placeIn(codes, withoutLetter(code)) : exact;
    if (at < 0) return null;
    const bytes = entries.bytes.subarray(entries.offsets[at], entries.offsets[at + 1]);
    return JSON.parse(new TextDecoder().decode(bytes)) as EntryWords;
  }
}
