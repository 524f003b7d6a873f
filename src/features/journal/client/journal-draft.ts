import type { CallInput } from '#contract/define-endpoint.ts';
import { isRevision } from '#platform/client/is-revision.ts';
import type { createEntry } from '../journal.contract.ts';
import { UNWRITTEN, WRITTEN_FIELDS, type WrittenEntry } from '../journal.rules.ts';
import { readKeptFields } from './kept-fields.ts';

/** A save, exactly as it is sent again when the answer was lost. */
export interface EntryRequest {
  idempotencyKey: string;
  body: CallInput<typeof createEntry>['body'];
  /** The texts that what this made was changed to afterwards, the answers to which may have been lost, too. */
  changedTo?: readonly string[];
}

/** What is being written. `startedAt` is null until the text area is focused (docs/product.md, States). */
export interface JournalDraft extends WrittenEntry {
  startedAt: number | null;
  /** A save whose answer has not come: sent again unchanged under the same key, it can only be saved once. */
  unanswered: EntryRequest | null;
}

export const EMPTY_DRAFT: JournalDraft = { ...UNWRITTEN, startedAt: null, unanswered: null };

/** As text for the browser's store; empty when there is nothing to keep. */
export function serializeDraft(draft: JournalDraft): string {
  return sameWords(draft, UNWRITTEN) ? '' : JSON.stringify(draft);
}

/** Reads what `serializeDraft` wrote; anything else (another program) gives an empty draft. */
export function parseDraft(text: string | null): JournalDraft {
  try {
    const value = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (value === null || typeof value['content'] !== 'string') return EMPTY_DRAFT;
    const { startedAt, unanswered } = value;
    return {
      // An older version called the prompt so.
      ...UNWRITTEN,
      ...readKeptFields({ reflectionPrompt: value['prompt'], ...value }),
      startedAt: typeof startedAt === 'number' ? startedAt : null,
      unanswered: isRequest(unanswered) ? withTexts(unanswered) : null,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** An older version kept one text that it was changed to. */
function withTexts({ changedTo, ...request }: EntryRequest): EntryRequest {
  return changedTo === undefined ? request : { ...request, changedTo: [changedTo].flat() };
}

function isRequest(value: unknown): value is EntryRequest {
  return typeof value === 'object' && value !== null && 'idempotencyKey' in value && 'body' in value;
}

/** Whether its words are those that were sent last, the answer to which has not come. */
export function isUnanswered({ unanswered, ...written }: JournalDraft): boolean {
  if (unanswered === null) return false;
  const { body, changedTo = [] } = unanswered;
  return sameWords({ ...body, content: changedTo.at(-1) ?? body.content }, written);
}

/** How a draft is saved: by a request that creates an entry and, where `changes` says so, by a change of what that has made. */
export interface EntrySave {
  request: EntryRequest;
  changes: WrittenEntry | null;
}

/**
 * How the draft is saved. An unanswered request is sent again first, for it may have made an entry: what was changed since changes
 * that one, so that it is not there twice. Other words in its place are an entry of their own: they take the place of none that may
 * have been kept. `minutes` and `newKey` are only used for a new request.
 */
export function saveOf(draft: JournalDraft, minutes: number, newKey: () => string): EntrySave {
  const { unanswered, startedAt: _, ...written } = draft;
  if (unanswered === null || !isRevision(unanswered.body.content, written.content)) {
    return { request: requestOf(written, minutes, newKey), changes: null };
  }
  return { request: unanswered, changes: sameWords(unanswered.body, written) ? null : written };
}

/** A request that creates an entry of these words. */
function requestOf(written: WrittenEntry, minutes: number, newKey: () => string): EntryRequest {
  return { idempotencyKey: newKey(), body: { ...written, writingTimeMinutes: minutes } };
}

/** Whether two say the same; a field that is not there is as one in which nothing is written. */
export function sameWords(one: Partial<WrittenEntry>, other: Partial<WrittenEntry>): boolean {
  const words = (entry: Partial<WrittenEntry>, field: keyof WrittenEntry) => entry[field] ?? UNWRITTEN[field];
  return WRITTEN_FIELDS.every((field) => words(one, field) === words(other, field));
}
