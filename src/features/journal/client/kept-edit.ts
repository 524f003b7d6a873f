import { MOOD_IDS, WRITTEN_FIELDS, type WrittenEntry } from '../journal.rules.ts';

/** What was changed of an entry and is not saved yet. */
export interface KeptEdit {
  entryId: string;
  changes: Partial<WrittenEntry>;
}

/** As text for the browser's store; empty when nothing is changed. */
export function serializeEdit({ entryId, changes }: KeptEdit): string {
  return Object.keys(changes).length === 0 ? '' : JSON.stringify({ entryId, changes });
}

/** Reads what `serializeEdit` wrote; null for anything else. Fields that are none, or no texts, are left out. */
export function parseEdit(text: string | null): KeptEdit | null {
  try {
    const { entryId, changes } = JSON.parse(text ?? '') as { entryId: unknown; changes: object };
    const fields = Object.entries(changes).filter(([field, value]) => isWritten(field, value));
    if (typeof entryId !== 'string' || fields.length === 0) return null;
    return { entryId, changes: Object.fromEntries(fields) };
  } catch {
    return null;
  }
}

function isWritten(field: string, value: unknown): boolean {
  if (field === 'mood') return value === null || MOOD_IDS.some((id) => id === value);
  return (WRITTEN_FIELDS as string[]).includes(field) && typeof value === 'string';
}
