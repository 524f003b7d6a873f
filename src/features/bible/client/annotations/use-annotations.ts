import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import type { VerseNote } from '../../annotations.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { formatVerses, fromTo } from '../../verse-numbers.rules.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { verseNumberOf } from '../verse-path.ts';
import { annotationsQuery } from './annotation-queries.ts';
import type { OpenNote } from './note-dialog.tsx';
import { useWordsAtVerses } from './use-words-at-verses.ts';
import { marksOf, NO_MARKS } from './verse-marks.ts';

const loadDialog = () => import('./note-dialog.tsx');

/** What a reader has left in a chapter, and the note that is open. @param textOf the words of verses, in their order */
export function useAnnotations(
  bookId: string,
  chapter: number | string,
  textOf: (verses: readonly number[]) => string,
) {
  const { translation } = useReaderPreferences();
  const { data } = useQuery(annotationsQuery(bookId, chapter));
  const words = useWordsAtVerses(bookId, Number(chapter) || 1);
  const marks = useMemo(() => (data ? marksOf(data, words) : NO_MARKS), [data, words]);
  const [open, setOpen] = useState<OpenNote | null>(null);
  const close = () => setOpen(null);
  const dialog = useChunk(loadDialog, open !== null, () => {
    close();
    sayNotOpened();
  });
  function openAt(note: VerseNote | null, verses: readonly number[]) {
    setOpen({
      note,
      // An address may say '03'.
      verseId: `${bookId}.${Number(chapter)}.${verses[0]}`,
      lastVerse: verses.at(-1)!,
      reference: `${chapterName(bookId, Number(chapter))}:${formatVerses(verses)}`,
      quote: textOf(verses),
      translation,
    });
  }
  return {
    marks,
    notes: data?.notes ?? [],
    words,
    openNote: (note: VerseNote) => openAt(note, fromTo(verseNumberOf(note.verseId), note.lastVerse)),
    /** A new one beside all from the first of these verses to the last. */
    newNote: (verses: readonly number[]) => openAt(null, fromTo(verses[0]!, verses.at(-1)!)),
    dialog: open && dialog ? { Dialog: dialog.NoteDialog, open, close } : null,
  };
}
