import type { QueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { createEntry } from '../journal.contract.ts';
import type { EntryRequest } from './journal-draft.ts';
import { entryCreated } from './journal-queries.ts';

/**
 * Saves an entry.
 * @throws {ApiError} when the session has ended; Error 'Failed to create journal entry' (docs/product.md, Journal), with the
 * real cause, for anything else.
 */
export async function sendEntry(
  queryClient: QueryClient,
  { body, idempotencyKey }: EntryRequest,
): Promise<CallOutput<typeof createEntry>> {
  try {
    return await callAndChange(queryClient, createEntry, entryCreated, { body }, { idempotencyKey });
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) throw cause;
    throw new Error('Failed to create journal entry', { cause });
  }
}
