import { expect, it } from 'vitest';
import { type CachedAnswers, changeAnswers } from '#platform/client/cached-answers.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import type { PrayerItem } from '../prayer-list.contract.ts';
import { prayed, requestAnswered, requestDeleted, requestStateSet } from './prayer-changes.ts';
import { prayerListQuery, thanksQuery } from './prayer-queries.ts';

const progress = { currentXP: 1, level: 1 } as never;
const request = { id: 'asked', text: 'For Mum', isMine: false, state: 'open' } as PrayerRequest;

function cached() {
  const cache = createQueryClient();
  const item = { id: 'item', request, prayedToday: false, prayedOn: null } as PrayerItem;
  const other = { ...item, id: 'other', request: null };
  cache.setQueryData(prayerListQuery.queryKey, { folders: [], items: [item, other] });
  cache.setQueryData(thanksQuery.queryKey, {
    pages: [{ items: [], next: null }],
    pageParams: [null],
  } as never);
  return cache;
}

it('prayed for, a request is ticked on my list on the same page', () => {
  const cache = cached();
  const answer = { request: { ...request, prayedToday: true }, xpEarned: 1, progress };
  changeAnswers(cache, (answers) => prayed(answers, answer, { params: { requestId: request.id } }));
  const { items } = cache.getQueryData(prayerListQuery.queryKey)!;
  expect(items.map(({ id, prayedToday }) => [id, prayedToday])).toEqual([
    ['item', true],
    ['other', false],
  ]);
});

const params = { requestId: request.id };
it.each<[string, (answers: CachedAnswers) => void]>([
  [
    'answered',
    (answers) => {
      const answer = { request: { ...request, state: 'answered' as const }, needsHelp: false, xpEarned: 0 };
      requestAnswered(answers, { ...answer, progress }, { params, body: { text: null } });
    },
  ],
  ['deleted', (answers) => requestDeleted(answers, undefined as never, { params })],
  ['asked again', (answers) => requestStateSet(answers, request, { params, body: { state: 'open' } })],
])('%s, a request of mine has my thanks fetched anew', (_, change) => {
  const cache = cached();
  changeAnswers(cache, change);
  expect(cache.getQueryState(thanksQuery.queryKey)?.isInvalidated ?? true).toBe(true);
});
