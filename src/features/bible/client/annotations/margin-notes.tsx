import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { dayText } from '#platform/client/day-text.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { VerseNote } from '../../annotations.contract.ts';
import { formatVerses, fromTo } from '../../verse-numbers.rules.ts';
import { verseNumberOf } from '../verse-path.ts';

/** Notes in the margin of a wide window, each beside its first verse (`useMargin`). On a phone their marks open them. */
export function MarginNotes({
  notes,
  onOpen,
}: {
  notes: readonly VerseNote[];
  onOpen: (note: VerseNote) => void;
}) {
  // Their places are known to the browser alone.
  if (!useHydrated() || notes.length === 0) return null;
  return (
    <aside aria-label="My notes" className="hidden lg:contents">
      {notes.map((note) => (
        <button
          key={note.id}
          type="button"
          aria-haspopup="dialog"
          data-beside={verseNumberOf(note.verseId)}
          className="margin-note rounded-control border-l-2 border-line-strong py-1 pr-2 pl-4 text-left hover:bg-inset"
          onClick={() => onOpen(note)}
        >
          <span className="sr-only">{nameOf(note)}: </span>
          <OwnWords className="line-clamp-6 block font-scripture whitespace-pre-line">{note.text}</OwnWords>
          <span className="mt-0.5 block text-sm text-ink-soft">{dayText(note.createdAt)}</span>
        </button>
      ))}
    </aside>
  );
}

/** The mark of notes at the end of the last verse that they stand beside. */
export function NoteMark({
  notes,
  onOpen,
}: {
  notes: readonly VerseNote[];
  onOpen: (note: VerseNote) => void;
}) {
  return notes.map((note) => (
    <button
      key={note.id}
      type="button"
      aria-haspopup="dialog"
      aria-label={nameOf(note)}
      className="note-mark"
      onClick={() => onOpen(note)}
    >
      <PencilSimpleIcon aria-hidden />
    </button>
  ));
}

function nameOf(note: VerseNote): string {
  const verses = fromTo(verseNumberOf(note.verseId), note.lastVerse);
  return `Note on ${verses.length === 1 ? 'verse' : 'verses'} ${formatVerses(verses)}`;
}
