import path from 'node:path';
import { BOOKS } from '../../../books.rules.ts';
import type { SetChapter } from './chapter-setter.ts';
import type { Files } from './files.ts';
import { keyOf, type Moves, movedVerses } from './moved-verses.ts';
import { readTestament } from './read-testament.ts';
import { type Entry, setOsis } from './set-osis.ts';
import { setPlain } from './set-plain.ts';
import { readSwordConf, type SwordConf } from './sword-conf.ts';
import { LARGEST, ToldReason } from './told-reason.ts';
import { type OwnPlace, ownPlaces, type Place, toKjvFrom } from './versification.ts';

export interface SwordModule {
  conf: SwordConf;
  /** A file of its data by its name; null for one that is not there. */
  read: (name: string) => Buffer | null;
}

/**
 * @param files the place with `mods.d` and `modules`
 * @param confName its `.conf`, within `mods.d`
 * @throws ToldReason
 */
export function openSwordModule(files: Files, confName: string): SwordModule {
  const bytes = files.read(`mods.d/${confName}`);
  if (!bytes) throw new ToldReason('Its description is missing.');
  const conf = readSwordConf(bytes);
  const folder = path.posix.normalize(conf.dataPath.replaceAll('\\', '/')).replace(/\/$/, '');
  // A description that names a folder elsewhere reads nothing there.
  if (folder.startsWith('/') || folder.split('/').includes('..'))
    throw new ToldReason('Its folder is outside of its place.');
  return { conf, read: (name) => files.read(path.posix.join(folder, name)) };
}

/** @throws ToldReason for what this reader does not know */
export function requireReadable({ driver, compressType, sourceType, isLocked }: SwordConf): void {
  if (!isBible(driver)) throw new ToldReason('It is no Bible text, or of a kind that is not known here.');
  if (isLocked) throw new ToldReason('It is locked with a key.');
  if (/^z/i.test(driver) && compressType !== 'ZIP')
    throw new ToldReason(`It is packed with ${compressType.slice(0, 20)}, which is not known here; ZIP is.`);
  if (!/^(OSIS|Plaintext)$/i.test(sourceType))
    throw new ToldReason(`Its marks are ${sourceType.slice(0, 20)}, which is not known here; OSIS is.`);
}

/** Commentaries, dictionaries and images have other drivers, and are not ours to offer. */
export function isBible(driver: string): boolean {
  return /^(zText4?|RawText4?)$/i.test(driver);
}

/**
 * A module's books as ours are, each as its chapters, by the numbering that all texts share. A book that it does not have is empty
 * chapters; books that are not among our 66 are left out.
 * @throws ToldReason
 */
export function* loadSword(module: SwordModule): Iterable<SetChapter[]> {
  const set = /^OSIS$/i.test(module.conf.sourceType) ? setOsis : setPlain;
  for (const chapters of entriesOf(module)) yield chapters.map(set);
}

/**
 * The same, as the module marks it up.
 * @throws ToldReason
 */
export function* entriesOf({ conf, read }: SwordModule): Iterable<Entry[][]> {
  requireReadable(conf);
  for (const testament of ['ot', 'nt'] as const) {
    const places = ownPlaces(conf.versification, testament);
    const entries = readTestament(read, testament, conf);
    if (entries.length > 0 && entries.length !== places.length)
      throw new ToldReason('It has another number of verses than it says.');
    const inKjv = numbering(conf.versification, testament, places, entries);
    const books = Map.groupBy(
      places.map((place, index) => ({ index, place })),
      ({ place }) => place.book,
    );
    for (const book of [...books.keys()].filter((number) => number >= 0).sort((a, b) => a - b))
      yield entriesByChapter(book, books.get(book)!, entries, inKjv);
  }
}

function numbering(
  versification: string,
  testament: 'ot' | 'nt',
  places: readonly OwnPlace[],
  entries: readonly string[],
): (own: Place) => Place {
  const toKjv = toKjvFrom(versification);
  const filled = new Set(places.flatMap((place, i) => (hasWords(entries[i] ?? '') ? [keyOf(place)] : [])));
  const moved: Moves = movedVerses(testament, (place) => filled.has(keyOf(place)));
  return (own) => moved.get(keyOf(own)) ?? toKjv(own);
}

function hasWords(entry: string): boolean {
  return entry !== '' && /\S/.test(entry.replace(/<[^>]*>/g, ''));
}

function entriesByChapter(
  book: number,
  found: readonly { index: number; place: OwnPlace }[],
  entries: readonly string[],
  inKjv: (own: Place) => Place,
): Entry[][] {
  const chapters: Entry[][] = Array.from({ length: BOOKS[book]!.chapters }, () => []);
  let total = 0;
  for (const { index, place } of found) {
    const markup = entries[index] ?? '';
    // A book's introduction is no chapter's.
    if (markup === '' || place.chapter === 0) continue;
    total += markup.length;
    if (total > LARGEST.blockBytes) throw new ToldReason('A book of it is larger than a Bible.');
    const to = inKjv(place.verse === 0 ? { ...place, verse: 1 } : place);
    const isSame = to.chapter === place.chapter && to.verse === place.verse;
    const own = to.chapter === place.chapter ? String(place.verse) : `${place.chapter}:${place.verse}`;
    chapters[to.chapter - 1]!.push({
      verse: place.verse === 0 ? 0 : to.verse,
      ...(!isSame && place.verse > 0 && { own }),
      markup,
    });
  }
  // Stable: verses that stand at one place keep their order.
  for (const chapter of chapters) chapter.sort((a, b) => a.verse - b.verse);
  return chapters;
}
