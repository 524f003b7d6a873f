import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findColorNames, type HighlightRow, highlightsIn } from './highlight-store.ts';
import { type NoteRow, notesIn } from './note-store.ts';
import { presentNote } from './present-note.ts';
import { idOfPlace } from './verse-places.ts';

const END = 100_000_000;

const highlights: PersonalData = {
  section: 'highlights',
  tables: ['verse_highlight', 'highlight_name'],
  async *exportOf(db, userId) {
    const names = await findColorNames(db, userId);
    yield names.map(({ color, name }) => ({ kind: 'name', color, name }));
    const pages = inPages<HighlightRow>((last, limit) =>
      highlightsIn(db, { userId, from: last ? last.place + 1 : 0, before: END, limit }),
    );
    for await (const rows of pages) {
      yield rows.map(({ place, color, created_at }) => ({
        kind: 'highlight',
        verseId: idOfPlace(place),
        color,
        createdAt: created_at,
      }));
    }
  },
  eraseOf: (tx, userId) => deleteInSteps(tx, 'verse_highlight', userId),
};

const notes: PersonalData = {
  section: 'verseNotes',
  tables: ['verse_note'],
  async *exportOf(db, userId) {
    const pages = inPages<NoteRow>((last, limit) =>
      notesIn(db, { userId, from: last?.place ?? 0, after: last?.id ?? '', before: END, limit }),
    );
    for await (const rows of pages) yield rows.map(presentNote);
  },
  eraseOf: (tx, userId) => deleteInSteps(tx, 'verse_note', userId),
};

export const annotationsData: readonly PersonalData[] = [highlights, notes];
