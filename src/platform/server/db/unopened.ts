import { databaseFault } from './database-errors.ts';

const READONLY = 8;
const CANTOPEN = 14;

/**
 * Opens a SQLite file; what cannot be opened says which file it is, and to whom it has to belong. SQLite itself says neither. The error
 * stays the same one otherwise, by its code.
 */
export function sayingWhich<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (['unavailable', 'damaged'].includes(databaseFault(error) ?? ''))
      tell(file, error as Error & { errcode?: number });
    throw error;
  }
}

function tell(file: string, error: Error & { errcode?: number }): void {
  const kind = (error.errcode ?? 0) & 0xff;
  const user = process.getuid?.();
  const who = user === undefined ? 'whoever runs this' : `the user with the number ${user}, who runs this`;
  const advice =
    kind === READONLY || kind === CANTOPEN
      ? `. It and its folder have to belong to ${who}, on a disk that can be written`
      : '';
  error.message = `${file}: ${error.message}${advice}`;
}
