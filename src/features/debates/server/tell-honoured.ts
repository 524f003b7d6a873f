import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { DEBATES } from './paths.ts';

/** What somebody is honoured for. */
export interface Honour {
  kind: 'debate-mind-changed' | 'debate-fair';
  /** Words of theirs. */
  subjectId: string;
  /** Each is told once, however often its words are hidden and shown again. */
  onceFor: string;
}

/** Whoever was just paid for it: their open pages show that, too. */
export async function tellHonoured(
  tx: Tx,
  userId: string,
  { kind, subjectId, onceFor }: Honour,
  now: number,
): Promise<void> {
  await notify(tx, [{ userId, kind, subjectId, actorId: null, onceKey: `${kind}:${onceFor}` }], now);
  await sendLive(tx, [userId], [DEBATES, getCurrentUser.path], now);
}
