import type { SearchAnswer } from '../bible.contract.ts';
import { type TextId, TRANSLATION_IDS } from '../bible.rules.ts';
import { BOOKS, isWithin } from '../books.rules.ts';
import { findTranslation } from './find-place.ts';
import { endsPassed } from './references/ends-passed.ts';
import { nameOfPlace, pathOfPlace } from './references/place-names.ts';
import { bookNamed, type ReadPlaces, readPlaces } from './references/read-places.ts';
import { suggestPlace } from './references/suggest-place.ts';
import { type Found, translation as load, type Translation } from './text/bible-library.ts';
import type { BroughtTexts } from './text/brought/brought-texts.ts';

interface Asked {
  q: string;
  translation: string;
  limit: number;
  offset: number;
  within?: string | undefined;
}

/**
 * The verses at the places that were asked for, else those with the words. Where no verse has all of these, what was probably
 * meant and who has them.
 * @throws AppError NOT_FOUND for an unknown translation.
 */
export async function searchVerses(
  brought: BroughtTexts,
  { q, limit, offset, within, ...asked }: Asked,
): Promise<SearchAnswer> {
  const read = readPlaces(q, { withPassed: true });
  // 'John 3:16 KJV' is read in the translation that it names.
  const { id, text } = await findTranslation(brought, read?.translation ?? asked.translation);
  const places = text.wordsAt(text.positionsAt(read?.places ?? []));
  const ends = read === null ? [] : endsPassed(text, read);
  if (places.length > 0) {
    return {
      ...answerWithout(id),
      total: places.length,
      verses: places.slice(offset, offset + limit).map((verse) => ({ ...verse, hits: [], title: null })),
      others: othersIn(text, read),
      // Of a list, the places that are there are shown, and of the others it is said how much there is.
      ends,
    };
  }
  if (ends.length > 0) {
    // No other words are meant by it; another translation may count more verses.
    const elsewhere = await findElsewhere(q.trim(), id, NOT_FOUND);
    const others = othersIn(text, read);
    return {
      ...answerWithout(id),
      total: 0,
      verses: [],
      others,
      elsewhere,
      ends: elsewhere.length > 0 ? [] : ends,
    };
  }
  const inText = text.find(q.trim());
  const isMissing = inText.verses.length === 0 || inText.isPartial || inText.isByBeginnings;
  const elsewhere = isMissing ? await findElsewhere(q.trim(), id, inText) : [];
  // Whoever asks for 'hell' means the word that another translation has, and not this one's 'Hellenists'.
  const found = inText.isByBeginnings && elsewhere.length > 0 ? NOT_FOUND : inText;
  const verses =
    within === undefined ? found.verses : found.verses.filter((at) => isWithin(text.bookOf(at), within));
  const book = bookNamed(q);
  return {
    ...answerWithout(id),
    total: verses.length,
    books: Array.from(found.byBook, ([number, total]) => ({ bookId: BOOKS[number]!.id, total })),
    isPartial: found.isPartial,
    suggestion: isMissing && elsewhere.length === 0 ? suggestionFor(text, q, found) : null,
    elsewhere,
    verses: Array.from(verses.subarray(offset, offset + limit), (at) => present(text, at, found)),
    others: book === null ? [] : [{ reference: BOOKS[book]!.name, path: `/bible/${BOOKS[book]!.id}/1` }],
  };
}

function answerWithout(translation: TextId) {
  return { translation, books: [], isPartial: false, suggestion: null, elsewhere: [], ends: [] };
}

/** What else the words may mean, where this text has it. */
function othersIn(text: Translation, read: ReadPlaces | null): SearchAnswer['others'] {
  return (read?.others ?? [])
    .flat()
    .filter((place) => text.wordsAt(text.positionsAt([place])).length > 0)
    .map((place) => ({ reference: nameOfPlace(place), path: pathOfPlace(place) }));
}

/** A place for what looks like one; otherwise the words in this text's spelling. Never what leads to nothing. */
function suggestionFor(text: Translation, q: string, found: Found): string | null {
  const place = suggestPlace(q);
  const places = place === null ? [] : (readPlaces(place)?.places ?? []);
  return text.wordsAt(text.positionsAt(places)).length > 0 ? place : found.suggestion;
}

const NOT_FOUND: Found = {
  verses: new Uint16Array(0),
  forms: new Set(),
  phrases: [],
  byBook: new Map(),
  isPartial: false,
  isByBeginnings: false,
  suggestion: null,
};

/** Who has all of the words, and has them whole where this translation has their beginnings. */
async function findElsewhere(
  q: string,
  id: TextId,
  { isByBeginnings }: Found,
): Promise<SearchAnswer['elsewhere']> {
  const others = TRANSLATION_IDS.filter((other) => other !== id);
  const found = await Promise.all(
    others.map(async (translation) => {
      const text = await load(translation);
      const places = text.wordsAt(text.positionsAt(readPlaces(q, { withPassed: true })?.places ?? []));
      if (places.length > 0) return { translation, total: places.length };
      const { verses, ...found } = text.find(q);
      const isLess = found.isPartial || (isByBeginnings && found.isByBeginnings);
      return { translation, total: isLess ? 0 : verses.length };
    }),
  );
  return found.filter(({ total }) => total > 0);
}

function present(text: Translation, position: number, found: Found): SearchAnswer['verses'][number] {
  const verse = text.verseAt(position);
  const title = text.titleAbove(position);
  const inTitle = title === null ? [] : text.hits(title, found);
  return {
    ...verse,
    hits: text.hits(verse.text, found),
    title: title !== null && inTitle.length > 0 ? { text: title, hits: inTitle } : null,
  };
}
