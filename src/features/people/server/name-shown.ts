import type { Tx } from '#platform/server/db/database.ts';
import type { EventSender } from '#platform/server/events/events.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** Somebody is shown under another name, or for the first time. */
    'name-shown': { userId: string };
  }
}

/** To be called in the transaction that gives somebody a name, whichever others see: moderation hears of it and looks. */
export async function noteNameShown(events: EventSender, tx: Tx, userId: string, now: number): Promise<void> {
  await events.emit(tx, { type: 'name-shown', subject: userId, userId, payload: { userId } }, now);
}
