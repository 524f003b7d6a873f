import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { pagesOf } from '#platform/client/list-pages.ts';
import type {
  createEntry,
  deleteEntry,
  getToday,
  JournalEntry,
  listOnThisDay,
  updateEntry,
} from '../journal.contract.ts';
import type { MoodId } from '../journal.rules.ts';

const entriesKey = ['/api/journal/entries'] as const;
const todayKey = ['/api/journal/today'] as const;
const onThisDayKey = ['/api/journal/on-this-day'] as const;

/** My entries, newest first, a page at a time; `q` searches within them. */
export function entriesQuery(q: string) {
  const path = q === '' ? entriesKey[0] : `${entriesKey[0]}?q=${encodeURIComponent(q)}`;
  return { queryKey: [...entriesKey, q], ...pagesOf<JournalEntry>(path) };
}

/** What the next entry would earn. */
export const todayQuery = queryOptions({
  queryKey: todayKey,
  queryFn: ({ signal }) => callEndpoint<typeof getToday>('GET /api/journal/today', {}, { signal }),
});

export const onThisDayQuery = queryOptions({
  queryKey: onThisDayKey,
  queryFn: ({ signal }) => callEndpoint<typeof listOnThisDay>('GET /api/journal/on-this-day', {}, { signal }),
});

/** The body of a save, exactly as it is sent again when the answer was lost. */
export interface EntryBody {
  content: string;
  reflectionPrompt: string | null;
  mood: MoodId | null;
  writingTimeMinutes: number;
}

/**
 * Saves an entry.
 * @throws {ApiError} when the session has ended; Error 'Failed to create journal entry' (spec, section 8), with the real
 * cause, for anything else.
 */
export async function sendEntry(save: { body: EntryBody; idempotencyKey: string }): Promise<JournalEntry> {
  const { body, idempotencyKey } = save;
  try {
    return await callEndpoint<typeof createEntry>('POST /api/journal/entries', { body }, { idempotencyKey });
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) throw cause;
    throw new Error('Failed to create journal entry', { cause });
  }
}

export function changeEntry(change: { entryId: string; content: string; mood: MoodId | null }) {
  const { entryId, ...body } = change;
  return callEndpoint<typeof updateEntry>('PATCH /api/journal/entries/:entryId', {
    params: { entryId },
    body,
  });
}

export function removeEntry(entryId: string) {
  return callEndpoint<typeof deleteEntry>('DELETE /api/journal/entries/:entryId', { params: { entryId } });
}

/** After any change of the journal: its lists, what the next entry earns, and the user's XP. */
export async function refreshJournal(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [entriesKey, todayKey, onThisDayKey, currentUserKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
