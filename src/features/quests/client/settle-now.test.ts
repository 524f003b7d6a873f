import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import type { Quests } from '../quests.contract.ts';
import { settleNow } from './settle-now.ts';

afterEach(() => vi.unstubAllGlobals());

const quest = { id: 'a-psalm', words: 'Read a psalm', way: '/bible', prompt: null, xp: 5, isDone: false };
const answer = (isDone: boolean) => ({
  quests: {
    date: '2026-11-24',
    endsAt: 8.64e15,
    ofDay: [{ ...quest, isDone }],
    ofWeek: null,
    tomorrow: null,
  },
  xpEarned: 0,
  progress: { currentXP: 0, level: 1 },
});

/** A server that answers when it is let, one call after the other. */
function slowServer() {
  const waiting: ((answered: { quests: Quests }) => void)[] = [];
  const fetch = vi.fn(async () => {
    const { promise, resolve } = Promise.withResolvers<{ quests: Quests }>();
    waiting.push(resolve);
    return Response.json(await promise);
  });
  vi.stubGlobal('fetch', fetch);
  return { fetch, answerWith: (answered: { quests: Quests }) => waiting.shift()!(answered) };
}

it('what is done while the server is asked is looked at after its answer, once, and then no more', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(currentUserKey, { id: 'ruth' });
  const { fetch, answerWith } = slowServer();
  const first = settleNow(queryClient);
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  // Two things at once, on a slow line.
  await settleNow(queryClient);
  await settleNow(queryClient);
  answerWith(answer(false));
  await expect.poll(() => fetch.mock.calls.length).toBe(2);
  answerWith(answer(true));
  await first;
  // All is done by then.
  await settleNow(queryClient);
  expect(fetch).toHaveBeenCalledTimes(2);
});
