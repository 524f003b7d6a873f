import type { VerseNote } from '../../annotations.contract.ts';
import type { NoteRow } from './note-store.ts';
import { idOfPlace } from './verse-places.ts';

export function presentNote(row: NoteRow): VerseNote {
  return {
    id: row.id,
    verseId: idOfPlace(row.place),
    lastVerse: row.last_verse,
    text: row.text,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
