import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type Annotations,
  type createNote,
  type deleteNote,
  getAnnotations,
  getColorNames,
  listHighlights,
  listNotes,
  type setColorName,
  type setHighlights,
  type updateNote,
  type VerseNote,
} from '../../annotations.contract.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import { verseNumberOf } from '../verse-path.ts';

/** A chapter's highlights after verses of it were given a colour, or none. */
export function withHighlights(
  highlights: Annotations['highlights'],
  verses: readonly number[],
  color: HighlightColor | null,
): Annotations['highlights'] {
  const others = highlights.filter(({ verse }) => !verses.includes(verse));
  if (color === null) return others;
  return [...others, ...verses.map((verse) => ({ verse, color }))].sort((a, b) => a.verse - b.verse);
}

/** Whether a chapter's answer is about the chapter of a verse; addresses may say 'jhn' or '03'. */
function isChapterOf(params: Record<string, string | number | undefined>, verseId: string): boolean {
  const [bookId, chapter] = verseId.split('.');
  return String(params['bookId']).toUpperCase() === bookId && Number(params['chapter']) === Number(chapter);
}

export const highlightsSet: Changes<typeof setHighlights> = (cache, { verseIds, color }) => {
  cache.set(getAnnotations, (known, { params }) => {
    const here = verseIds.filter((id) => isChapterOf(params, id));
    if (here.length === 0) return known;
    const verses = here.map(verseNumberOf);
    return { ...known, highlights: withHighlights(known.highlights, verses, color) };
  });
  // Where they stand in the lists is for the server to say.
  cache.setPages(listHighlights, () => undefined);
};

export const noteCreated: Changes<typeof createNote> = (cache, note) => {
  changeNotes(cache, note.verseId, (notes) =>
    [...notes.filter(({ id }) => id !== note.id), note].sort(
      (a, b) => verseNumberOf(a.verseId) - verseNumberOf(b.verseId) || a.createdAt - b.createdAt,
    ),
  );
  cache.setPages(listNotes, () => undefined);
};

export const noteUpdated: Changes<typeof updateNote> = (cache, note) => {
  changeNotes(cache, note.verseId, (notes) => notes.map((other) => (other.id === note.id ? note : other)));
  cache.setPages(listNotes, (notes) =>
    notes.map((shown) => (shown.id === note.id ? { ...shown, ...note } : shown)),
  );
};

export const noteDeleted: Changes<typeof deleteNote> = (cache, _, { params: { noteId } }) => {
  cache.set(getAnnotations, (known) => ({ ...known, notes: known.notes.filter(({ id }) => id !== noteId) }));
  cache.setPages(listNotes, (notes) => notes.filter(({ id }) => id !== noteId));
};

export const colorNamed: Changes<typeof setColorName> = (cache, names) => {
  cache.set(getColorNames, () => names);
};

function changeNotes(
  cache: Parameters<Changes<typeof createNote>>[0],
  verseId: string,
  change: (notes: VerseNote[]) => VerseNote[],
): void {
  cache.set(getAnnotations, (known, { params }) =>
    isChapterOf(params, verseId) ? { ...known, notes: change(known.notes) } : known,
  );
}
