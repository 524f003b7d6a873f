import type { MutationFunctionContext } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import { currentToasts } from '#ui/toast-store.ts';
import { collectionUnlocking } from './unlocking.ts';

/** What is said where the server refuses to unlock a collection. */
async function saidOf(code: string, message: string, isSecret: boolean): Promise<unknown> {
  const client = createQueryClient();
  client.setQueryData(currentUserKey, { id: 'ruth', isSecret });
  const refused = { status: 403, statusText: 'Forbidden', headers: new Headers() };
  const error = new ApiError(refused, JSON.stringify({ code, message }));
  await collectionUnlocking(client).onError?.(error, 'advent', undefined, {
    client,
  } as MutationFunctionContext);
  return currentToasts().at(-1)?.description;
}

it('names no XP in secret mode where a collection stays locked, and says when its season is', async () => {
  const xp = 'You need 40 more XP to unlock this collection.';
  const season = 'Opens in Advent, from 29 November.';
  expect(await saidOf('NOT_ENOUGH_XP', xp, false)).toBe(xp);
  expect(await saidOf('NOT_ENOUGH_XP', xp, true)).toBe('Unable to unlock this collection yet.');
  expect(await saidOf('OUT_OF_SEASON', season, true)).toBe(season);
});
