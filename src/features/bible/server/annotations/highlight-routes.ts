import type { Clock } from '#platform/server/clock.ts';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import {
  getAnnotations,
  getColorNames,
  listHighlights,
  setColorName,
  setHighlights,
} from '../../annotations.contract.ts';
import { ANNOTATION_LIMITS, COLOR_NAMES, type HighlightColor } from '../../annotations.rules.ts';
import { findChapter, findTranslation } from '../find-place.ts';
import type { BroughtTexts } from '../text/brought/brought-texts.ts';
import { rangesOf } from './annotation-filters.ts';
import { groupHighlights } from './highlight-groups.ts';
import {
  deleteHighlights,
  findColorNames,
  findHighlights,
  highlightsIn,
  putColorName,
  putHighlights,
} from './highlight-store.ts';
import { notesIn } from './note-store.ts';
import { placeOf, placesIn } from './places.ts';
import { presentNote } from './present-note.ts';
import { idOfPlace, requirePlace, shownPassage } from './verse-places.ts';

/** A reader's own highlights (docs/product.md, Bible). Every query is limited to the caller. */
export function highlightRoutes(
  endpoints: Endpoints,
  { db, clock }: { db: Db; clock: Clock },
  brought: BroughtTexts,
): void {
  endpoints.handle(getAnnotations, async ({ params, caller }) => {
    const { book, chapter } = findChapter(params.bookId, params.chapter);
    const wanted = { userId: caller.id, ...placesIn(book, chapter) };
    const [highlights, notes] = await Promise.all([
      highlightsIn(db, { ...wanted, limit: ANNOTATION_LIMITS.versesAtOnce }),
      notesIn(db, { ...wanted, limit: ANNOTATION_LIMITS.notesInChapter }),
    ]);
    return {
      highlights: highlights.map(({ place, color }) => ({ verse: placeOf(place).verse, color })),
      notes: notes.map(presentNote),
    };
  });

  endpoints.handle(setHighlights, async ({ body, caller }) => {
    const places = await Promise.all([...new Set(body.verseIds)].map(requirePlace));
    const now = clock.now();
    const { color } = body;
    await inUserTransaction(db, caller.id, (tx) =>
      color === null
        ? deleteHighlights(tx, caller.id, places)
        : putHighlights(tx, { userId: caller.id, places, color, now }),
    );
    return { verseIds: places.map(idOfPlace), color };
  });

  endpoints.handle(listHighlights, async ({ query, caller, request, reply }) => {
    const { text } = await findTranslation(brought, query.translation);
    const filter = { ...rangesOf(query, caller), color: query.color };
    const rows = await pageOf(
      { request, reply, query },
      (wanted) => findHighlights(db, { userId: caller.id, ...filter, ...wanted }),
      ({ created_at, place }) => ({ at: created_at, id: String(place) }),
    );
    return groupHighlights(rows).map(({ place, lastVerse, color, createdAt }) => ({
      ...shownPassage(text, place, lastVerse),
      color,
      createdAt,
    }));
  });

  endpoints.handle(getColorNames, ({ caller }) => namesOf(db, caller.id));

  endpoints.handle(setColorName, ({ params, body, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      await putColorName(tx, caller.id, params.color, body.name);
      return namesOf(tx, caller.id);
    }),
  );
}

/** What somebody calls the colours. */
export async function namesOf(db: DbOrTx, userId: string): Promise<Record<HighlightColor, string>> {
  const own = await findColorNames(db, userId);
  return { ...COLOR_NAMES, ...Object.fromEntries(own.map(({ color, name }) => [color, name])) };
}
