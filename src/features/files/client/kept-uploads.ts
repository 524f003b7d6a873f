/**
 * Unfinished uploads that Golden Retriever keeps in this browser for a day: their state in localStorage, their bytes
 * in IndexedDB, both under the id of the Uppy, which begins with the id of the user. Uploads of other users are
 * therefore never found.
 */
const prefix = 'lampstand:uploads:';
const STATE_PREFIX = 'uppyState:';
const DATABASE = 'uppy-blobs';
const STORE = 'files';

/** The id of the Uppy that sends a user's files to a place. */
export function uploadsId(userId: string, placeId: string): string {
  return `${prefix}${userId}:${placeId}`;
}

/** Whether something was left unfinished under this id. */
export function hasKeptUploads(id: string): boolean {
  try {
    const { metadata, expires } = JSON.parse(localStorage.getItem(STATE_PREFIX + id) ?? '{}') as KeptState;
    const files = Object.values(metadata?.files ?? {});
    return expires !== undefined && expires > Date.now() && files.some(({ progress }) => !progress?.complete);
  } catch {
    return false;
  }
}

interface KeptState {
  expires?: number;
  metadata?: { files?: Record<string, { progress?: { complete?: boolean } }> };
}

/** Forgets a user's unfinished uploads, at sign-out, whether Uppy is loaded or not. */
export async function eraseKeptUploads(userId: string): Promise<void> {
  const ids = uploadsId(userId, '');
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(STATE_PREFIX + ids)) localStorage.removeItem(key);
    const database = await openExisting();
    if (database === null) return;
    // Uppy's keys are `<id>!<file>`.
    const rows = IDBKeyRange.bound(ids, `${ids}\uffff`);
    database.transaction(STORE, 'readwrite').objectStore(STORE).delete(rows);
    database.close();
  } catch {
    // A browser without these stores has kept nothing.
  }
}

/** Uppy's database, without making one where there is none. */
function openExisting(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = indexedDB.open(DATABASE);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
}
