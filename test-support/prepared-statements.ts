import { DatabaseSync } from 'node:sqlite';
import { vi } from 'vitest';

/** Every statement that SQLite has prepared since it began, by its text, with the connection that it was for. */
export function recordPreparedStatements() {
  const prepared = new Map<string, DatabaseSync>();
  const prepare = DatabaseSync.prototype.prepare;
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    sql,
    ...rest
  ) {
    prepared.set(sql, this);
    return prepare.call(this, sql, ...rest);
  });
  return {
    forget: () => prepared.clear(),
    /** How SQLite runs each statement that reads or looks for rows: its steps, each with the statement. */
    plans: () =>
      [...prepared]
        .filter(([sql]) => /^\s*(?:select|update|delete|with)\b/i.test(sql))
        .flatMap(([sql, database]) =>
          database
            .prepare(`explain query plan ${sql}`)
            .all()
            .map(({ detail }) => `${detail} ← ${sql}`),
        ),
    end: () => spy.mockRestore(),
  };
}
