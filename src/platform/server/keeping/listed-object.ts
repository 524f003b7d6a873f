import type { DbOrTx } from '../db/database.ts';

/** An object of the store as the database knows it. */
export interface ListedObject {
  key: string;
  contentType: string;
  /** Null where it is not known: the bytes may still change, or have not been seen by the server yet. */
  size: number | null;
  etag: string | null;
  /** Whether its bytes have to be there. Those that a browser sends straight to a bucket may be, or not. */
  isThere: boolean;
}

/** What the database knows of objects; the feature that keeps files gives it. */
export interface ObjectIndex {
  /** Every object, in pages. */
  pages(db: DbOrTx): AsyncIterable<ListedObject[]>;
  /** Which of these keys have a row now. */
  known(db: DbOrTx, keys: readonly string[]): Promise<Set<string>>;
  /** Deletes the rows of these keys, at most a few hundred. */
  forget(db: DbOrTx, keys: readonly string[]): Promise<unknown>;
}
