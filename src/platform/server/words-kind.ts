import type { DbOrTx, Tx } from './db/database.ts';

/**
 * One kind of what people show to others: requests, replies, names, pictures. A feature registers its kinds in its
 * manifest, as it registers personal data; moderators then find, hide and restore each of them by the same functions.
 */
export interface WordsKind {
  /** Stored with each report, so it never changes: 'prayer-request'. */
  kind: string;
  /** With 'a' or 'an', as it stands in a sentence: 'a request', in '3 people reported a request' and 'We have hidden your request'. */
  called: string;
  /** Whoever writes words of danger in it is shown who helps. */
  showsHelp?: true;
  /** Where they are kept; a test asks of every table of people whether what stands there is shown to others. */
  tables: readonly string[];
  /** Undefined once it is deleted. What is hidden is found too, and so is what is private by now. */
  find(db: DbOrTx, id: string): Promise<Words | undefined>;
  /** A few of what stands before and after it, in reading order; both empty where it stands alone. */
  inContext(db: DbOrTx, id: string): Promise<{ before: readonly WordsLine[]; after: readonly WordsLine[] }>;
  /** Whether this person may read it now: only they may report it. Its author may not be asked here. */
  canRead(db: DbOrTx, id: string, viewerId: string): Promise<boolean>;
  /** Whether this person, who may be its author, may open the screen on which it stands (`href`), though it may be hidden there. */
  canOpen(db: DbOrTx, id: string, readerId: string, now: number): Promise<boolean>;
  /**
   * Hides it from everybody but its author and moderators, and takes back the XP that it earned. Doing it twice
   * changes nothing more. Runs in the transaction that writes down who hid it.
   */
  hide(tx: Tx, id: string, now: number): Promise<void>;
  /** Undoes `hide`, XP included. */
  restore(tx: Tx, id: string, now: number): Promise<void>;
  /**
   * Settles the XP of words that are deleted, as `hide` and `restore` do it of those that stand: moderators decide later, and take a
   * decision back later still. Doing it twice changes nothing more. Absent where words earn nothing that is theirs alone.
   */
  settleDeleted?(tx: Tx, deleted: DeletedWords, now: number): Promise<void>;
  /** How many of this kind somebody has written; null where that says nothing (a name). */
  countBy(db: DbOrTx, authorId: string): Promise<number | null>;
}

/** One of them, as a moderator sees it. */
export interface Words {
  id: string;
  authorId: string;
  /** Plain text; empty for a picture. */
  text: string;
  /** What it said before it was changed, the oldest first, where others can open that beside it. */
  earlier?: readonly string[];
  /** Where its pictures are read; none for words alone. */
  pictureUrls: readonly string[];
  /** UTC epoch milliseconds. */
  writtenAt: number;
  /** Others do not see who wrote it. */
  isAnonymous: boolean;
  isHidden: boolean;
  /** Its author alone can read it now, hidden or not: to moderators it is as good as deleted, until others can read it again. */
  isPrivate?: boolean;
  /** Who may read it, in a few words: 'Everyone here'. */
  audience: string;
  /** The screen that shows it to whoever may read it: said to those of whom `canOpen` is true. */
  href: string | null;
}

/** Words that are not there any more. */
export interface DeletedWords {
  id: string;
  authorId: string;
  /** Whether what is in force would hide them. */
  isHidden: boolean;
}

/** Something that stands beside reported words. */
export interface WordsLine {
  authorId: string;
  isAnonymous: boolean;
  text: string;
  writtenAt: number;
}
