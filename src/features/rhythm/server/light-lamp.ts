import type { Tx } from '#platform/server/db/database.ts';
import { together } from '#platform/server/db/pipelined.ts';
import type { Lamp } from '../rhythm.rules.ts';
import { withLamp } from './rhythm-now.ts';
import { createLamp, findRhythm, type Kept, saveRhythm } from './rhythm-store.ts';

/** Whose lamp it is. */
interface Whose {
  id: string;
  /** IANA name. */
  timezone: string;
}

/**
 * Lights a lamp of today: call it in the `inUserTransaction` of what was done, so that the lamp burns with the deed or not at all.
 * One that burns already stays as it is.
 */
export async function lightLamp(tx: Tx, whose: Whose, lamp: Lamp, now: number): Promise<void> {
  await lightLampOf(tx, whose, lamp, { kept: await findRhythm(tx, whose.id), now });
}

/** The same for who has read how the rhythm stands, in the same transaction. */
export async function lightLampOf(
  tx: Tx,
  { id, timezone }: Whose,
  lamp: Lamp,
  { kept, now }: { kept: Kept; now: number },
): Promise<void> {
  const after = withLamp(kept, timezone, lamp, now);
  if (after === null) return;
  await together(createLamp(tx, id, { day: after.lit, lamp, now }), saveRhythm(tx, id, after));
}
