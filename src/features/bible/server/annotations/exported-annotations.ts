import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#platform/server/db/database.ts';
import { localDay } from '#platform/server/local-day.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import { BOOKS } from '../../books.rules.ts';
import type { Translation } from '../text/bible-library.ts';
import { groupHighlights } from './highlight-groups.ts';
import { highlightsIn } from './highlight-store.ts';
import { type NoteRow, notesIn } from './note-store.ts';
import { placesIn } from './places.ts';
import { shownPassage } from './verse-places.ts';

/** How much text is sent at once, in UTF-16 units: a few milliseconds' worth, as in the export of everything. */
const SLICE_LENGTH = 256 * 1024;

const NOTES_AT_ONCE = 100;

/** More than the longest book has. */
const VERSES_OF_A_BOOK = 3000;

/** A highlight or a note as it stands in the file. */
interface Exported {
  place: number;
  reference: string;
  verseId: string;
  lastVerse: number;
  /** The words of Scripture; of a long passage the first verses. */
  quote: string;
  /** What its owner calls the colour; null for a note. */
  highlight: string | null;
  note: string | null;
  /** UTC epoch milliseconds */
  at: number;
}

interface Source {
  userId: string;
  /** Of whoever reads it: days are those of their own calendar, as in the lists. */
  timezone: string;
  text: Translation;
  names: Record<HighlightColor, string>;
}

/** All notes of a book, read some at a time: they may be long. */
async function notesOf(db: Db, range: { userId: string; from: number; before: number }): Promise<NoteRow[]> {
  const notes: NoteRow[] = [];
  for (;;) {
    const last = notes.at(-1);
    const from = last ? { from: last.place, after: last.id } : { from: range.from };
    const rows = await notesIn(db, { ...range, ...from, limit: NOTES_AT_ONCE });
    notes.push(...rows);
    if (rows.length < NOTES_AT_ONCE) return notes;
    await nextTurn();
  }
}

/** Each book with what somebody kept of it, in the order of the Bible; books without anything are left out. */
async function* booksOf(
  db: Db,
  { userId, text, names }: Source,
): AsyncGenerator<{ book: string; kept: Exported[] }> {
  for (const [book, { name }] of BOOKS.entries()) {
    const range = { userId, ...placesIn(book) };
    const [highlights, notes] = await Promise.all([
      highlightsIn(db, { ...range, limit: VERSES_OF_A_BOOK }),
      notesOf(db, range),
    ]);
    const kept = [
      ...groupHighlights(highlights).map(({ place, lastVerse, color, createdAt }) => ({
        place,
        ...shownPassage(text, place, lastVerse),
        highlight: names[color],
        note: null,
        at: createdAt,
      })),
      ...notes.map((note) => ({
        place: note.place,
        ...shownPassage(text, note.place, note.last_verse),
        highlight: null,
        note: note.text,
        at: note.created_at,
      })),
    ];
    if (kept.length > 0) yield { book: name, kept: kept.toSorted((a, b) => a.place - b.place) };
    await nextTurn();
  }
}

/** To read, and to take to another program: a heading a book, Scripture as quotations. */
export async function* asMarkdown(db: Db, source: Source, translation: string): AsyncGenerator<string> {
  yield '# My notes and highlights\n';
  for await (const { book, kept } of booksOf(db, source)) {
    yield `\n## ${book}\n`;
    for (const { reference, quote, highlight, note, at } of kept) {
      const what = highlight === null ? 'Note' : `Highlight, ${highlight}`;
      const { date } = localDay(at, source.timezone);
      yield `\n**${reference}** (${translation}) · ${what} · ${date}\n\n> ${quote}\n`;
      if (note !== null) yield `\n${note.trim()}\n`;
    }
  }
}

/** `{ translation, annotations: [ … ] }`, a record a line. */
export async function* asJson(db: Db, source: Source, translation: string): AsyncGenerator<string> {
  yield `{\n"translation": ${JSON.stringify(translation)},\n"annotations": [`;
  let separator = '\n';
  for await (const { kept } of booksOf(db, source)) {
    for (const { place: _, at, ...record } of kept) {
      yield separator + JSON.stringify({ ...record, createdAt: new Date(at).toISOString() });
      separator = ',\n';
    }
  }
  yield '\n]\n}\n';
}

/**
 * The same text in long pieces, with a turn for others after each. Sent record by record, thousands of short writes kept the
 * answer of a reader with many notes waiting for ever.
 */
export async function* inSlices(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let slice = '';
  for await (const piece of pieces) {
    slice += piece;
    if (slice.length < SLICE_LENGTH) continue;
    yield slice;
    slice = '';
    await nextTurn();
  }
  if (slice !== '') yield slice;
}
