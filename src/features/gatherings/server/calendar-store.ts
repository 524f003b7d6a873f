import type { DbOrTx } from '#platform/server/db/database.ts';

export interface MyCalendar {
  serial: number;
  areLettersOn: boolean;
}

/** Whoever has never chosen has the first address, and letters. */
export async function findCalendar(db: DbOrTx, userId: string): Promise<MyCalendar> {
  const row = await db
    .selectFrom('gathering_calendar')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { serial: row?.serial ?? 0, areLettersOn: (row?.no_letters_since ?? null) === null };
}

export async function saveLetters(db: DbOrTx, userId: string, noLettersSince: number | null): Promise<void> {
  await db
    .insertInto('gathering_calendar')
    .values({ user_id: userId, serial: 0, no_letters_since: noLettersSince })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ no_letters_since: noLettersSince }))
    .execute();
}

/** Ends the address until now: two at once are two steps. */
export async function countUpSerial(db: DbOrTx, userId: string): Promise<void> {
  await db
    .insertInto('gathering_calendar')
    .values({ user_id: userId, serial: 1, no_letters_since: null })
    .onConflict((oc) =>
      oc.column('user_id').doUpdateSet((eb) => ({ serial: eb('gathering_calendar.serial', '+', 1) })),
    )
    .execute();
}

/** Who of these wants no letters. */
export async function findWithoutLetters(db: DbOrTx, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('gathering_calendar')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .where('no_letters_since', 'is not', null)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
