import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { fileUrl } from '../files.rules.ts';
import { discardObjects } from './discarded-objects.ts';
import { deleteObjectsOf, findObjectsPage, isComplete, type StoredObject } from './stored-object-store.ts';

/** A person's files: where each can be fetched, once all of it is there; the bytes of all their objects go when the account is deleted. */
export const fileData: PersonalData = {
  section: 'files',
  tables: ['stored_object'],
  async *exportOf(db, userId, publicUrl) {
    for (const kind of ['file', 'upload'] as const) {
      const pages = inPages<StoredObject>((last, limit) =>
        findObjectsPage(db, { userId, kind, last, limit }),
      );
      for await (const rows of pages) yield rows.map((row) => present(row, publicUrl));
    }
  },
  async eraseOf(tx, userId, { events, now }) {
    const rows = await deleteObjectsOf(tx, userId);
    await discardObjects(events, tx, rows, now);
  },
};

function present(row: StoredObject, publicUrl: string) {
  return {
    kind: row.kind,
    ...(row.name !== null && { name: row.name }),
    ...(isThere(row) && { url: `${publicUrl}${pathOf(row)}` }),
    contentType: row.content_type,
    size: row.size,
    createdAt: row.created_at,
  };
}

/** An upload to a bucket is looked at when it is used. */
function isThere(row: StoredObject): boolean {
  return row.kind !== 'file' || isComplete(row);
}

function pathOf({ kind, id }: StoredObject): string {
  return kind === 'file' ? fileUrl(id) : `/api/objects/${id}`;
}
