import type { Db } from '#platform/server/db/database.ts';
import type {
  KeptNotification,
  NotificationKind,
  NotificationWords,
} from '#platform/server/notification-kind.ts';
import { NOTIFICATION_LIMITS } from '../notifications.rules.ts';
import type { NotificationRow } from './notification-store.ts';

type Kinds = ReadonlyMap<string, NotificationKind>;

/**
 * What notifications say to their reader, by their ids. Those of a kind that this server does not know are left out:
 * another version wrote them.
 */
export async function wordsOf(
  db: Db,
  kinds: Kinds,
  readerId: string,
  rows: readonly NotificationRow[],
): Promise<{ words: Map<string, NotificationWords>; gone: string[] }> {
  const words = new Map<string, NotificationWords>();
  const gone: string[] = [];
  for (const [name, ofKind] of Map.groupBy(rows, ({ kind }) => kind)) {
    const kind = kinds.get(name);
    if (!kind) continue;
    for (let i = 0; i < ofKind.length; i += NOTIFICATION_LIMITS.presentedAtOnce) {
      const some = ofKind.slice(i, i + NOTIFICATION_LIMITS.presentedAtOnce).map(keptOf);
      const said = await kind.present(db, readerId, some);
      for (const { id } of some) {
        const one = said.get(id);
        if (one) words.set(id, one);
        else gone.push(id);
      }
    }
  }
  return { words, gone };
}

function keptOf(row: NotificationRow): KeptNotification {
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    actorId: row.actor_id,
    data: JSON.parse(row.data) as KeptNotification['data'],
    createdAt: row.created_at,
  };
}
