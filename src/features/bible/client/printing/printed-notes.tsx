import { OwnWords } from '#ui/own-words.tsx';
import type { VerseNote } from '../../annotations.contract.ts';
import { formatVerses, fromTo } from '../../verse-numbers.rules.ts';
import { useNotesPrinted } from './print-chapter.ts';

/** The reader's notes below a chapter on paper, when they were asked for. */
export function PrintedNotes({ notes }: { notes: readonly VerseNote[] }) {
  if (!useNotesPrinted()) return null;
  return (
    <section className="printed-notes">
      <h2 className="text-xl">My notes</h2>
      {notes.map(({ id, verseId, lastVerse, text }) => (
        <p key={id} className="mt-2 whitespace-pre-line">
          <strong>{formatVerses(fromTo(Number(verseId.split('.')[2]), lastVerse))}</strong>{' '}
          <OwnWords>{text}</OwnWords>
        </p>
      ))}
    </section>
  );
}
