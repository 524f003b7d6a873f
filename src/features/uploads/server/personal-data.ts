import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { pictureUrl } from '../uploads.rules.ts';
import type { StoredObject } from './stored-objects.ts';

/** A person's files: where each can be fetched; their bytes go when the account is deleted. */
export function fileData(objects: ObjectStore): PersonalData {
  return {
    section: 'files',
    tables: ['stored_object'],
    exportOf: (db, userId) =>
      presented((afterId, limit) =>
        db
          .selectFrom('stored_object')
          .selectAll()
          .where('user_id', '=', userId)
          .where('id', '>', afterId)
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
    async eraseOf(tx, userId, afterCommit) {
      const rows = await tx
        .deleteFrom('stored_object')
        .where('user_id', '=', userId)
        .returning('id')
        .execute();
      afterCommit(() => objects.remove(rows.map(({ id }) => id)));
    },
  };
}

async function* presented(
  load: (afterId: string, limit: number) => Promise<StoredObject[]>,
): AsyncIterable<readonly unknown[]> {
  for await (const rows of inPages(load)) yield rows.map(present);
}

function present(row: StoredObject) {
  const [, pictureId, size] = /^(.*)-(512|96)$/.exec(row.kind === 'picture' ? row.id : '') ?? [];
  return {
    kind: row.kind,
    url: pictureId ? pictureUrl(pictureId, size === '96' ? 96 : 512) : `/api/objects/${row.id}`,
    contentType: row.content_type,
    size: row.size,
    createdAt: row.created_at,
  };
}
