import { describe, expect, it } from 'vitest';
import type { Deeds, EntryDeed, PersonFacts } from './deeds.rules.ts';
import { QUESTS, questsOf } from './quests.rules.ts';

/** Who can do nothing that is not always there. */
const NOBODY: PersonFacts = {
  unread: 0,
  unopenedBooks: 0,
  shortBooksLeft: 0,
  listItems: 0,
  hasListRoom: false,
  hasOldItem: false,
  waiting: 0,
  canWriteToOthers: false,
  hasPassage: false,
  canTakeStand: false,
  daysLeft: 0,
};

const one = (id: string) => questsOf([id])[0]!;

describe('whom a quest is given to', () => {
  const cases: Record<string, [fits: Partial<PersonFacts>[], not: Partial<PersonFacts>[]]> = {
    'read-unopened': [[{ unopenedBooks: 1 }], [{ unread: 3 }]],
    'read-new-chapter': [[{ unread: 1 }], []],
    'read-two-chapters': [[{ unread: 2 }], [{ unread: 1 }]],
    'pray-list': [[{ hasListRoom: true }], []],
    'pray-two': [[{ listItems: 2 }, { waiting: 2 }, { listItems: 1, waiting: 1 }], [{ listItems: 1 }]],
    'pray-three': [[{ listItems: 3 }, { listItems: 1, waiting: 2 }], [{ listItems: 2 }]],
    'pray-thanks': [[{ hasOldItem: true }], [{ listItems: 5 }]],
    'pray-shared': [[{ waiting: 1 }], [{ listItems: 5 }]],
    'together-encourage': [
      [{ waiting: 1, canWriteToOthers: true }],
      [{ waiting: 3 }, { canWriteToOthers: true }],
    ],
    'together-passage': [
      [{ hasPassage: true, canWriteToOthers: true }],
      [{ hasPassage: true }, { canWriteToOthers: true }],
    ],
    'together-stand': [[{ canTakeStand: true }], [{ canWriteToOthers: true }]],
    'week-read': [[{ daysLeft: 4 }], [{ daysLeft: 3 }]],
    'week-write': [[{ daysLeft: 3 }], [{ daysLeft: 2 }]],
    'week-pray': [[{ daysLeft: 4 }], [{ daysLeft: 3 }]],
    'week-lamps': [[{ daysLeft: 2 }], [{ daysLeft: 1 }]],
    'week-short-book': [[{ shortBooksLeft: 1 }], [{ unopenedBooks: 9 }]],
  };

  it.each(Object.entries(cases))('%s', (id, [fits, not]) => {
    for (const facts of fits) expect(one(id).fits({ ...NOBODY, ...facts })).toBe(true);
    for (const facts of [{}, ...not]) expect(one(id).fits({ ...NOBODY, ...facts })).toBe(false);
  });

  it('everybody else', () => {
    for (const { id, fits } of QUESTS) expect(fits(NOBODY), id).toBe(!(id in cases));
  });
});

/** What was done, but for what is named: nothing. */
function did<S extends keyof Deeds>(what: S, change: Partial<Deeds[S]>): Partial<Deeds> {
  const nothing: Deeds = {
    entries: { written: [], eveningFrom: 1000 },
    reading: { marked: [], stayedIn: null, ms: 0 },
    kept: { favorites: 0, highlights: 0, namedHighlights: 0, notes: 0 },
    prayers: { prayed: 0, shared: 0, added: 0, thanked: 0 },
    toOthers: { encouragements: 0, passageAnswers: 0, stands: 0 },
    lamps: { read: 0, write: 0, pray: 0, all: 0 },
  };
  return { [what]: { ...nothing[what], ...change } };
}

function entry(change: Partial<EntryDeed> = {}): EntryDeed {
  return { at: 0, lines: 1, characters: 1, hasMood: false, prompt: null, ...change };
}

const wrote = (...written: EntryDeed[]) => did('entries', { written });

/** A chapter of a book with 28, marked for the first time; others of the book were before. */
function marked(bookId: string, change: Partial<Deeds['reading']['marked'][number]> = {}) {
  return { bookId, isNewBook: false, isBookWhole: false, chaptersOfBook: 28, ...change };
}

const read = (...those: ReturnType<typeof marked>[]) => did('reading', { marked: those });

describe('what makes it done, and what is one too little', () => {
  it.each<[string, done: Partial<Deeds>, not: Partial<Deeds>]>([
    ['read-psalm', read(marked('GEN'), marked('PSA')), read(marked('PRO'))],
    ['read-psalm', did('reading', { stayedIn: 'PSA' }), did('reading', { stayedIn: 'GEN' })],
    ['read-gospel', read(marked('JHN')), read(marked('ACT'))],
    ['read-proverbs', read(marked('PRO')), read(marked('ECC'))],
    ['read-letter', read(marked('JUD')), read(marked('REV'))],
    ['read-prophet', read(marked('MAL')), read(marked('LAM'))],
    ['read-moses', read(marked('DEU')), read(marked('JOS'))],
    ['read-unopened', read(marked('GEN', { isNewBook: true })), read(marked('GEN'))],
    ['read-ten-minutes', did('reading', { ms: 600_000 }), did('reading', { ms: 599_999 })],
    ['read-new-chapter', read(marked('GEN')), did('reading', { stayedIn: 'GEN' })],
    ['read-two-chapters', read(marked('GEN'), marked('GEN')), read(marked('GEN'))],
    ['write-green', wrote(entry({ prompt: one('write-green').prompt })), wrote(entry({ prompt: 'Green' }))],
    ['write-evening', wrote(entry({ at: 1000, lines: 3 })), wrote(entry({ at: 999, lines: 3 }))],
    ['write-evening', wrote(entry({ at: 2000, lines: 9 })), wrote(entry({ at: 1000, lines: 2 }))],
    ['write-five-lines', wrote(entry({ lines: 5 })), wrote(entry({ lines: 4 }), entry({ lines: 4 }))],
    ['write-mood', wrote(entry({ hasMood: true })), wrote(entry())],
    ['write-twice', wrote(entry(), entry()), wrote(entry())],
    ['write-page', wrote(entry({ characters: 1000 })), wrote(entry({ characters: 999 }))],
    ['pray-today', did('lamps', { pray: 1 }), did('lamps', { read: 1, write: 1 })],
    ['pray-list', did('prayers', { added: 1 }), did('prayers', { prayed: 1 })],
    ['pray-two', did('prayers', { prayed: 2 }), did('prayers', { prayed: 1 })],
    ['pray-three', did('prayers', { prayed: 3 }), did('prayers', { prayed: 2 })],
    ['pray-thanks', did('prayers', { thanked: 1 }), did('prayers', { prayed: 9 })],
    ['pray-shared', did('prayers', { shared: 1 }), did('prayers', { prayed: 9 })],
    ['keep-verse', did('kept', { favorites: 1 }), did('kept', { highlights: 9 })],
    ['keep-highlight', did('kept', { highlights: 1 }), did('kept', { favorites: 9 })],
    ['keep-named', did('kept', { namedHighlights: 1 }), did('kept', { highlights: 9 })],
    ['keep-note', did('kept', { notes: 1 }), did('kept', { highlights: 9 })],
    ['keep-three', did('kept', { highlights: 3 }), did('kept', { highlights: 2 })],
    ['together-encourage', did('toOthers', { encouragements: 1 }), did('toOthers', { stands: 1 })],
    ['together-passage', did('toOthers', { passageAnswers: 1 }), did('toOthers', { encouragements: 1 })],
    ['together-stand', did('toOthers', { stands: 1 }), did('toOthers', { passageAnswers: 1 })],
    ['week-read', did('lamps', { read: 4 }), did('lamps', { read: 3, pray: 7 })],
    ['week-write', did('lamps', { write: 3 }), did('lamps', { write: 2, read: 7 })],
    ['week-pray', did('lamps', { pray: 4 }), did('lamps', { pray: 3, read: 7 })],
    ['week-lamps', did('lamps', { all: 2 }), did('lamps', { all: 1, read: 7 })],
    [
      'week-short-book',
      read(marked('RUT', { isBookWhole: true, chaptersOfBook: 4 })),
      read(marked('COL', { chaptersOfBook: 4 }), marked('GAL', { isBookWhole: true, chaptersOfBook: 5 })),
    ],
  ])('%s', (id, done, not) => {
    expect(one(id).isDone(done)).toBe(true);
    expect(one(id).isDone(not)).toBe(false);
  });
});
