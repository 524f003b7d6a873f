import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { currentToasts, toast } from '#ui/toast-store.ts';
import { type Profile, updateAvatar } from '../wardrobe.contract.ts';
import { sayWhatIsReady } from './say-what-is-ready.ts';
import { unopenedQuery } from './wardrobe-queries.ts';

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(currentUserKey, { id: 'ruth' });
  const unopened: Profile['unopened'] = [{ kind: 'chest', id: 'jar', name: 'Clay Jar', requiredXP: 10 }];
  client.setQueryData(unopenedQuery.queryKey, { unopened } as Profile);
  sayWhatIsReady(client);
});
afterEach(() => vi.unstubAllGlobals());

/** Makes a call that is answered so. Which one it is does not matter: what is paid is known by the answer. */
async function answered(answer: object) {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  await callAndChange(client, updateAvatar, () => {}, { body: {} });
}
const paidTo = (currentXP: number) => ({ xpEarned: 10, progress: { currentXP, level: 1 } });

/** What the next toast says beside its own words, when everything has come that could. */
async function addedTo(title: string): Promise<string | undefined> {
  toast({ title });
  await import('./ready-addition.ts');
  await new Promise(setImmediate);
  return currentToasts()[0]?.addition?.words;
}

it('the toast of what has paid says what is ready now, once', async () => {
  await answered(paidTo(10));
  expect(await addedTo('Journal Entry Saved')).toBe('Clay Jar is ready');
  expect(await addedTo('Verse Copied')).toBeUndefined();
});

it('nothing is said when a call pays and makes nothing ready, or pays nothing', async () => {
  await answered(paidTo(20));
  expect(await addedTo('Journal Entry Saved')).toBeUndefined();
  await answered({ id: 'ruth' });
  expect(await addedTo('Avatar Updated')).toBeUndefined();
});

it('nothing is said of what is open by then, nor to somebody else', async () => {
  await answered(paidTo(10));
  client.setQueryData(currentUserKey, { id: 'boaz' });
  expect(await addedTo('Welcome back!')).toBeUndefined();
  await answered(paidTo(10));
  client.setQueryData(unopenedQuery.queryKey, { unopened: [] as Profile['unopened'] } as Profile);
  expect(await addedTo('Journal Entry Saved')).toBeUndefined();
});
