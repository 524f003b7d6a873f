import { replacesUnseen } from '#contract/unseen-words.ts';
import type { Sent } from '#platform/client/create-once.ts';
import { sentIn } from '#platform/client/draft-form.ts';
import type { DraftForm } from '#platform/client/use-kept-draft.ts';
import { WRITTEN_FIELDS, type WrittenEntry } from '../journal.rules.ts';
import { readKeptFields } from './kept-fields.ts';

/** What was changed of an entry and is not saved yet. */
export interface EntryEdit {
  changes: Partial<WrittenEntry>;
  /** Whether the dialog was open when the page went: then it opens again by itself. */
  isOpen: boolean;
  /** `updatedAt` of the entry as it was when the first change was made; earlier versions kept none. */
  basedOn?: number | null;
  /** Of an entry that was deleted meanwhile: what was sent to make one of its own of it, without an answer. */
  sent?: Sent | null;
}

const UNCHANGED: EntryEdit = { changes: {}, isOpen: false };
const PREFIX = 'edit-';

/** How it is kept, for each entry apart. */
export function editForm(entryId: string): DraftForm<EntryEdit> {
  return {
    name: `${PREFIX}${entryId}`,
    empty: UNCHANGED,
    serialize: (edit) => (Object.keys(edit.changes).length === 0 ? '' : JSON.stringify(edit)),
    parse: parseEdit,
  };
}

/** The entry whose edit is kept under this name; null for the names of other forms. */
export function entryOfForm(name: string): string | null {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
}

/** How earlier versions named the one edit that they kept. */
export const FORMER_NAME = 'edit';

/** Which entry an edit of an earlier version is of; null where there is none. */
export function entryOfFormer(text: string | null): string | null {
  try {
    const { entryId } = JSON.parse(text ?? '') as { entryId: unknown };
    return typeof entryId === 'string' ? entryId : null;
  } catch {
    return null;
  }
}

/** Anything else than what an edit is kept as counts as unchanged. Fields that are none, or no texts, are left out. */
function parseEdit(text: string | null): EntryEdit {
  try {
    const { changes, isOpen, basedOn, sent } = JSON.parse(text ?? '') as Record<string, unknown>;
    const kept = readKeptFields(changes as object);
    if (Object.keys(kept).length === 0) return UNCHANGED;
    return {
      changes: kept,
      isOpen: isOpen === true,
      ...((basedOn === null || typeof basedOn === 'number') && { basedOn }),
      ...(sentIn(sent) && { sent: sentIn(sent) }),
    };
  } catch {
    return UNCHANGED;
  }
}

/** The changes that differ from the entry: what was typed and taken back again is none. */
export function realChanges(entry: WrittenEntry, changes: Partial<WrittenEntry>): Partial<WrittenEntry> {
  return Object.fromEntries(
    WRITTEN_FIELDS.filter((field) => field in changes && changes[field] !== entry[field]).map((field) => [
      field,
      changes[field],
    ]),
  );
}

/** Whether the words that an edit changes are others by now than when it was begun: they were changed elsewhere. */
export function isBehind(entry: WrittenEntry & { updatedAt: number | null }, edit: EntryEdit): boolean {
  const { content } = realChanges(entry, edit.changes);
  return replacesUnseen({ ...entry, words: entry.content }, { words: content, basedOn: edit.basedOn });
}
