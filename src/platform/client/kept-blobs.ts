import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { localDrafts } from './local-drafts.ts';

const store = createStore('lampstand-drafts', 'blobs');

/**
 * Bytes that belong to drafts, by a random id that stands in the draft's text: a draft is kept, taken over and erased by `localDrafts`,
 * and its bytes are there for as long as it names them. Written after the draft names them, so that no sweep finds them unnamed.
 */
export const keptBlobs = {
  /** Whether this browser has kept them, so that they outlive the page. */
  async keep(id: string, blob: Blob): Promise<boolean> {
    try {
      await set(id, blob, store);
      return true;
    } catch {
      // Without a store, or with a full one.
      return false;
    }
  },

  /** Undefined where they are not kept, or not any more. */
  async find(id: string): Promise<Blob | undefined> {
    try {
      const found: unknown = await get(id, store);
      return found instanceof Blob ? found : undefined;
    } catch {
      return undefined;
    }
  },

  async forget(ids: readonly string[]): Promise<void> {
    try {
      await delMany([...ids], store);
    } catch {
      // A browser without a store has kept nothing.
    }
  },

  /** Forgets all that no draft of this browser names any more. */
  async sweep(): Promise<void> {
    try {
      const unnamed = (await keys<string>(store)).filter((id) => !localDrafts.mention(id));
      if (unnamed.length > 0) await delMany(unnamed, store);
    } catch {
      // As above.
    }
  },
};
