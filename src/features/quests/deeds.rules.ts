/** What somebody can do, as far as a quest asks for it: nobody is sent to what they cannot. */
export interface PersonFacts {
  /** Chapters that were never marked as read. */
  unread: number;
  /** Books of which no chapter was marked yet, and short ones (`SHORT_BOOK`) of which some is left. */
  unopenedBooks: number;
  shortBooksLeft: number;
  /** What stands on their prayer list, whether there is room for more, and whether any of it is a week old. */
  listItems: number;
  hasListRoom: boolean;
  hasOldItem: boolean;
  /** What others ask that they may read and have not prayed for today; counted to 3. */
  waiting: number;
  /** They agreed to the guidelines, said how old they are, and are not muted. */
  canWriteToOthers: boolean;
  /** They are in a group that reads a passage. */
  hasPassage: boolean;
  /** A week's question is open to them, and they have not said where they stand. */
  canTakeStand: boolean;
  /** Days of the week, from this one on, that ask for something. */
  daysLeft: number;
}

/** Books of at most so many chapters are short. */
export const SHORT_BOOK = 4;

export interface EntryDeed {
  /** UTC epoch milliseconds. */
  at: number;
  lines: number;
  characters: number;
  hasMood: boolean;
  prompt: string | null;
}

/** What was done in a day or a week, in numbers: no words are read for it. */
export interface Deeds {
  entries: { written: readonly EntryDeed[]; eveningFrom: number };
  reading: {
    /** Chapters that were marked as read for the first time, and the one that they stayed in last. */
    marked: readonly { bookId: string; isNewBook: boolean; isBookWhole: boolean; chaptersOfBook: number }[];
    stayedIn: string | null;
    /** Time in reading sessions that began then. */
    ms: number;
  };
  kept: { favorites: number; highlights: number; namedHighlights: number; notes: number };
  /** Items and requests that were prayed for, each once; others' requests among them; what was put on the list, and given thanks for. */
  prayers: { prayed: number; shared: number; added: number; thanked: number };
  /** Words that were written to others. */
  toOthers: { encouragements: number; passageAnswers: number; stands: number };
  /** Days with each lamp, and with all three. */
  lamps: { read: number; write: number; pray: number; all: number };
}

export type DeedsKind = keyof Deeds;
