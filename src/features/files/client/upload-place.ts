/** Somewhere that files are sent to: one's own files, later a study group's recordings, videos and sheets. */
export interface UploadPlace {
  /** Tells the unfinished uploads of one place from another's: 'my-files', 'group-<id>'. */
  id: string;
  /** What it is called within a sentence: 'My files'. */
  name: string;
  /** Media types ('audio/*') and endings ('.pdf') that it takes; null takes everything. */
  allowedTypes: readonly string[] | null;
  /** Goes with each file to the server and says where it belongs. */
  meta: Readonly<Record<string, string>>;
}

/** The user's own files, of any kind. */
export const MY_FILES: UploadPlace = { id: 'my-files', name: 'My files', allowedTypes: null, meta: {} };

/** What the server takes; bytes. */
export interface UploadLimits {
  /** Used already. */
  bytes: number;
  limitBytes: number;
  fileLimitBytes: number;
}
