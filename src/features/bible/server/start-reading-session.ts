import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { endAndPayReading } from './end-reading-session.ts';
import { createReadingSession, findOpenReadingSession, type ReadingSessionRow } from './reading-store.ts';

/** Starts a reading session; one that is open is ended and paid first. Call it in `inUserTransaction`. */
export async function startReading(
  tx: Tx,
  reader: { id: string; timezone: string },
  now: number,
): Promise<ReadingSessionRow> {
  const open = await findOpenReadingSession(tx, reader.id);
  if (open) await endAndPayReading(tx, open, reader.timezone, now);
  const row: ReadingSessionRow = {
    id: newId(now),
    user_id: reader.id,
    started_at: now,
    last_seen_at: now,
    visible_ms: 0,
    ended_at: null,
    xp_earned: 0,
  };
  await createReadingSession(tx, row);
  return row;
}
