/** What an object is, and with that who may read it: a picture any member, everything else its owner. */
export type ObjectKind = 'upload' | 'picture';

export interface StoredObjectTable {
  /** The key in the object store. */
  id: string;
  user_id: string;
  kind: ObjectKind;
  content_type: string;
  /** Bytes and entity tag; null until the bytes are there. */
  size: number | null;
  etag: string | null;
  created_at: number;
  stored_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    stored_object: StoredObjectTable;
  }
}
