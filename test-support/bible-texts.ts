import { BOOKS } from '#features/bible/books.rules.ts';
import { readPlaces } from '#features/bible/server/references/read-places.ts';
import { translation } from '#features/bible/server/text/bible-library.ts';

/** Both translations, whole. */
export const web = await translation('WEB');
export const kjv = await translation('KJV');

type Translation = typeof web;

/** The verses at a reference such as 'John 3:16-18'; none when it is no reference. */
export function versesAt(from: Translation, reference: string) {
  return from.positionsAt(readPlaces(reference)?.places ?? []).map((position) => from.verseAt(position));
}

/** The text of the first verse at a reference. */
export function textAt(from: Translation, reference: string): string | undefined {
  return versesAt(from, reference)[0]?.text;
}

export function everyVerse(from: Translation) {
  return BOOKS.flatMap(({ chapters }, book) =>
    from
      .positionsAt([{ book, chapter: 1, from: null, endChapter: chapters, to: null }])
      .map((position) => from.verseAt(position)),
  );
}
