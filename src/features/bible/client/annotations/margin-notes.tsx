import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { Link } from 'wouter';
import { dayText } from '#platform/client/day-text.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { VerseNote } from '../../annotations.contract.ts';
import { formatVerses, fromTo } from '../../verse-numbers.rules.ts';
import { verseNumberOf } from '../verse-path.ts';
import type { WordsElsewhere } from './use-words-at-verses.ts';

/**
 * Notes in the margin of a wide window, each beside its first verse (`useMargin`), and what was written about its verses elsewhere.
 * On a phone their marks open them.
 */
export function MarginNotes({
  of,
  notes,
  words,
  onOpen,
}: {
  /** The chapter's name. */
  of: string;
  notes: readonly VerseNote[];
  words: readonly WordsElsewhere[];
  onOpen: (note: VerseNote) => void;
}) {
  // Their places are known to the browser alone.
  if (!useHydrated() || notes.length + words.length === 0) return null;
  return (
    <aside aria-label={`My notes on ${of}`} className="hidden lg:contents">
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
          <OwnWords className="line-clamp-6 block font-scripture paragraphs">{note.text}</OwnWords>
          <span className="mt-0.5 block text-sm text-ink-soft">{dayText(note.createdAt)}</span>
        </button>
      ))}
      {words.map(({ id, firstWords, createdAt, verses, href, from }) => (
        <Link
          key={id}
          href={href}
          data-beside={verses[0]}
          className="margin-note rounded-control border-l-2 border-leaf py-1 pr-2 pl-4 hover:bg-inset"
        >
          <OwnWords className="line-clamp-3 block font-scripture paragraphs">{firstWords}</OwnWords>
          <span className="mt-0.5 block text-sm text-ink-soft">
            {dayText(createdAt)} · {from}
          </span>
        </Link>
      ))}
    </aside>
  );
}

/** The mark of what was written elsewhere, at the end of the last verse that it is about. */
export function WordsMark({ words }: { words: readonly WordsElsewhere[] }) {
  return words.map(({ id, href, from, verses, createdAt }) => (
    <Link
      key={id}
      href={href}
      aria-label={`${dayText(createdAt)}, ${from}, on ${versesWords(verses)}`}
      className="note-mark words-mark"
    >
      <NotePencilIcon aria-hidden />
    </Link>
  ));
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
  return `Note on ${versesWords(fromTo(verseNumberOf(note.verseId), note.lastVerse))}`;
}

function versesWords(verses: readonly number[]): string {
  return `${verses.length === 1 ? 'verse' : 'verses'} ${formatVerses(verses)}`;
}
