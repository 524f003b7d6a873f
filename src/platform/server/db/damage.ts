import type { Db } from './database.ts';
import { databaseFault } from './database-errors.ts';

/** The first damage that was found in one SQLite database, by whoever came upon it. */
export class Damage {
  #found: Error | null = null;
  #listener: ((error: Error) => void) | null = null;

  get found(): Error | null {
    return this.#found;
  }

  /** Has to be called with each error that a statement gave. */
  noteError(error: unknown): void {
    if (this.#found !== null || databaseFault(error) !== 'damaged') return;
    this.#found = error as Error;
    this.#listener?.(this.#found);
  }

  /** Calls `listener` once, when something is found, or at once when it was found before. */
  listen(listener: (error: Error) => void): void {
    this.#listener = listener;
    if (this.#found !== null) listener(this.#found);
  }
}

const damages = new WeakMap<Db, Damage>();

/** What was found in this database; null for PostgreSQL, which its own operators watch. */
export function damageOf(db: Db): Damage | null {
  return damages.get(db) ?? null;
}

export function keepDamageOf(db: Db, damage: Damage): void {
  damages.set(db, damage);
}

/** What an operator is told, at the command line and in the log. */
export const DAMAGED =
  "The database is damaged. Stop the server, copy what is there, run `lampstand verify`, and restore the last backup (docs/running.md, 'The database is damaged')";
