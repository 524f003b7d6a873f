import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

/** How much text is made before others have their turn, in UTF-16 units: a few milliseconds' worth. */
const SLICE_LENGTH = 256 * 1024;

/**
 * `{ "exportedAt": …, "<section>": [ … ], … }`, one record a line, in pieces as they are read. SQLite reads without
 * waiting, so that nobody else would be answered before the end if this did not let others have their turn after each page
 * and each slice of text.
 */
export async function* exportedText(
  db: Db,
  userId: string,
  { sections, date, publicUrl }: { sections: readonly PersonalData[]; date: string; publicUrl: string },
): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(date)}`;
  for (const { section, exportOf } of sections) {
    yield `,\n${JSON.stringify(section)}: [`;
    let separator = '\n';
    for await (const records of exportOf(db, userId, publicUrl)) {
      let slice = '';
      for (const record of records) {
        slice += separator + JSON.stringify(record);
        separator = ',\n';
        if (slice.length < SLICE_LENGTH) continue;
        yield slice;
        slice = '';
        await nextTurn();
      }
      if (slice !== '') yield slice;
      await nextTurn();
    }
    yield '\n]';
  }
  yield '\n}\n';
}

/** The pieces as bytes, made only as they are read; broken off after `withinMs`, however far it is. */
export function asStream(pieces: AsyncIterable<string>, withinMs: number): Readable {
  return Readable.from(pieces, { signal: AbortSignal.timeout(withinMs) });
}
