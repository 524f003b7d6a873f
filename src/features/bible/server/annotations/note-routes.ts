import { AppError } from '#contract/errors.ts';
import { foldForSearch } from '#contract/fold-for-search.ts';
import { replacesUnseen } from '#contract/unseen-words.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { createNote, deleteNote, listNotes, updateNote } from '../../annotations.contract.ts';
import { ANNOTATION_LIMITS, wordsIn } from '../../annotations.rules.ts';
import { findTranslation } from '../find-place.ts';
import type { BroughtTexts } from '../text/brought/brought-texts.ts';
import { verseId } from '../text/references.ts';
import { rangesOf } from './annotation-filters.ts';
import { countNotes, createNoteRow, deleteNoteRow, findNote, updateNoteRow } from './note-store.ts';
import { placeOf, placesIn } from './places.ts';
import { presentNote } from './present-note.ts';
import { searchNotes } from './search-notes.ts';
import { idOfPlace, requirePlace, shownPassage } from './verse-places.ts';

/** A reader's own notes (docs/product.md, Bible). Every query is limited to the caller. */
export function noteRoutes(
  endpoints: Endpoints,
  { db, clock }: { db: Db; clock: Clock },
  brought: BroughtTexts,
): void {
  endpoints.handle(listNotes, async ({ query, caller, request, reply }) => {
    const { text } = await findTranslation(brought, query.translation);
    const filter = { ...rangesOf(query, caller), words: wordsIn(query.q ?? '') };
    const rows = await pageOf(
      { request, reply, query },
      (wanted) => searchNotes(db, { userId: caller.id, ...filter, ...wanted }),
      ({ created_at, id }) => ({ at: created_at, id }),
    );
    return rows.map((row) => ({ ...presentNote(row), ...shownPassage(text, row.place, row.last_verse) }));
  });

  endpoints.handle(createNote, async ({ body, caller, idempotency }) => {
    const place = await requirePlace(body.verseId);
    const lastVerse = await requireLast(place, body.lastVerse);
    const now = clock.now();
    return inUserTransaction(db, caller.id, (tx) =>
      once(
        tx,
        { userId: caller.id, idempotency, now },
        async () => {
          if ((await countNotes(tx, caller.id)) >= ANNOTATION_LIMITS.notes) throw tooManyNotes();
          const { book, chapter } = placeOf(place);
          const inChapter = await countNotes(tx, caller.id, placesIn(book, chapter));
          if (inChapter >= ANNOTATION_LIMITS.notesInChapter) throw tooManyInChapter();
          const row = {
            id: newId(now),
            user_id: caller.id,
            place,
            last_verse: lastVerse,
            text: body.text,
            search_text: foldForSearch(body.text),
            created_at: now,
            updated_at: null,
          };
          await createNoteRow(tx, row);
          return presentNote(row);
        },
        async (id) => {
          const row = await findNote(tx, caller.id, id);
          return row && presentNote(row);
        },
      ),
    );
  });

  endpoints.handle(updateNote, ({ params, body, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const row = await findNote(tx, caller.id, params.noteId);
      if (!row) throw noSuchNote();
      const known = { words: row.text, updatedAt: row.updated_at };
      if (replacesUnseen(known, { words: body.text, basedOn: body.basedOn })) throw changedElsewhere();
      const changes = { text: body.text, search_text: foldForSearch(body.text), updated_at: clock.now() };
      await updateNoteRow(tx, caller.id, row.id, changes);
      return presentNote({ ...row, ...changes });
    }),
  );

  endpoints.handle(deleteNote, ({ params, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      if (!(await deleteNoteRow(tx, caller.id, params.noteId))) throw noSuchNote();
    }),
  );
}

/** The last verse of a passage, which has to be one of the chapter, and not before the first. */
async function requireLast(place: number, lastVerse: number | undefined): Promise<number> {
  const { book, chapter, verse } = placeOf(place);
  if (lastVerse === undefined || lastVerse === verse) return verse;
  if (lastVerse < verse) {
    throw new AppError('INVALID_INPUT', 'A passage ends after it begins.', {
      issues: [{ path: 'body.lastVerse', message: `This is before ${idOfPlace(place)}.` }],
    });
  }
  await requirePlace(verseId(book, chapter, lastVerse));
  return lastVerse;
}

function tooManyNotes(): AppError {
  const most = ANNOTATION_LIMITS.notes.toLocaleString('en-US');
  return new AppError('TOO_LARGE', `You have ${most} notes, which is the most. Please delete one first.`);
}

function tooManyInChapter(): AppError {
  const most = ANNOTATION_LIMITS.notesInChapter;
  const message = `There are ${most} notes beside this chapter, which is the most. Please delete one first.`;
  return new AppError('TOO_LARGE', message);
}

function changedElsewhere(): AppError {
  return new AppError(
    'NOTE_CHANGED',
    'This note was changed since you opened it, perhaps on another device. What you typed is still here: save once more to put it in ' +
      'place of what stands there now.',
  );
}

function noSuchNote(): AppError {
  return new AppError('NOT_FOUND', 'This note does not exist, or it is not yours.');
}
