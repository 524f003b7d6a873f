import type { DbOrTx } from '#platform/server/db/database.ts';

/** Which of their addresses lives: they count up. */
export async function findPlanSerial(db: DbOrTx, userId: string): Promise<number> {
  const row = await db
    .selectFrom('reading_plan_calendar')
    .select('serial')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.serial ?? 0;
}

/** Ends the address until now: two at once are two steps. */
export async function countUpPlanSerial(db: DbOrTx, userId: string): Promise<void> {
  await db
    .insertInto('reading_plan_calendar')
    .values({ user_id: userId, serial: 1 })
    .onConflict((oc) =>
      oc.column('user_id').doUpdateSet((eb) => ({ serial: eb('reading_plan_calendar.serial', '+', 1) })),
    )
    .execute();
}
