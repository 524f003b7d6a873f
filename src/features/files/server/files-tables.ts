import type { ObjectKind } from '../uploads.rules.ts';

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
  /** Files only. */
  name: string | null;
  /** The store's name of a multipart upload; null for what comes in one request. */
  upload_id: string | null;
  /** Bytes that a file's client said would come; null when it did not say. */
  announced: number | null;
  /** Bytes that count against the owner's limit until the file is stored. */
  reserved: number | null;
}

/** An object of the house: it belongs to nobody, and stays when whoever brought it leaves. Its bytes never change. */
export interface HouseObjectTable {
  /** The key in the object store. */
  id: string;
  kind: 'bible-text';
  /** There is one of each name within a kind. */
  name: string;
  /** How the file was called that was brought. */
  file_name: string;
  content_type: string;
  size: number;
  etag: string;
  /** What there is to say about it for administrators; null: nothing. */
  remarks: string | null;
  created_at: number;
}

/** One row: which database this is. Copies and backups have the same id. */
interface InstallationTable {
  /** Always 1, so that there can be one row only. */
  one: number;
  id: string;
}

/** Objects that a sweep found in the store without a row. */
interface QuarantinedObjectTable {
  /** The key in the object store. */
  id: string;
  found_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    stored_object: StoredObjectTable;
    house_object: HouseObjectTable;
    installation: InstallationTable;
    quarantined_object: QuarantinedObjectTable;
  }
}
