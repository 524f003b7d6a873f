import { wordsOfSearch } from '#features/journal/journal.rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import { longestAgoFirst } from '../next-question.rules.ts';
import { QUESTIONS } from '../questions/catalogue.ts';
import type { CatalogueQuestion } from '../schedule.contract.ts';
import { findHad } from './debate-store.ts';
import { searchTextOf } from './weeks.ts';

/** Folded once: the catalogue is part of the program. */
let searched: ReadonlyMap<string, string> | undefined;

/** Questions in which each word of the search stands: never asked first, then asked longest ago. */
export async function readCatalogue(db: Db, search: string): Promise<CatalogueQuestion[]> {
  searched ??= new Map(QUESTIONS.map((question) => [question.slug, searchTextOf(question)]));
  const had = await findHad(db);
  const latest = new Map(had.toReversed().map(({ slug, opens_at }) => [slug, opens_at]));
  const terms = wordsOfSearch(search);
  return longestAgoFirst(
    QUESTIONS.filter(({ slug }) => terms.every((term) => searched!.get(slug)!.includes(term))),
    had.map(({ slug }) => slug),
  ).map(({ slug, question, about, positions }) => ({
    slug,
    question,
    about,
    positions: positions.map(({ title }) => title),
    latestAt: latest.get(slug) ?? null,
  }));
}
