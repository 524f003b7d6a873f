import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { changeAnswers } from './cached-answers.ts';
import { endpointPages, endpointQuery } from './endpoint-queries.ts';
import { keepFirstAnswers } from './first-answers.ts';
import { shareWithOtherTabs } from './other-tabs.ts';
import { createQueryClient } from './query-client.ts';

const get = { method: 'GET', summary: '', access: 'signed-in', status: 200, errors: [] } as const;
const thing = z.object({ id: z.string(), text: z.string() });
const listThings = defineEndpoint({
  ...get,
  path: '/api/things',
  query: z.object({ q: z.string().optional() }),
  response: z.array(thing),
});
const readTotal = defineEndpoint({ ...get, path: '/api/total', response: z.object({ total: z.number() }) });
const readOf = defineEndpoint({
  ...get,
  path: '/api/total/:id',
  params: z.object({ id: z.string() }),
  response: z.object({ total: z.number() }),
});

const [old, older] = [
  { id: '1', text: 'old' },
  { id: '0', text: 'older' },
];
const fresh = { id: '2', text: 'fresh' };
const pages = (...all: { id: string; text: string }[][]) => ({
  pages: all.map((items, i) => ({ items, next: i < all.length - 1 ? '/next' : null })),
  pageParams: all.map((_, i) => `/page/${i}`),
});

let here: QueryClient;
beforeEach(() => {
  here = createQueryClient();
});

const thingsIn = (client: QueryClient, q?: string) => {
  const { queryKey } = endpointPages(listThings, { query: q === undefined ? {} : { q } });
  const data = client.getQueryData<ReturnType<typeof pages>>(queryKey);
  return data?.pages.flatMap(({ items }) => items);
};
const stateOf = (client: QueryClient, key: readonly string[]) => client.getQueryState(key);

describe('a change of cached answers', () => {
  it('reaches every variant of a list, and says which it is', () => {
    here.setQueryData(endpointPages(listThings, {}).queryKey, pages([old], [older]));
    here.setQueryData(endpointPages(listThings, { query: { q: 'old' } }).queryKey, pages([old]));
    changeAnswers(here, (cache) =>
      cache.setPages(listThings, (items, { query }) => (query['q'] === 'old' ? items : [fresh, ...items])),
    );
    expect(thingsIn(here)).toEqual([fresh, old, older]);
    expect(thingsIn(here, 'old')).toEqual([old]);
  });

  it('finds what the page brought along, however its key is cut', () => {
    keepFirstAnswers(here, { '/api/total': { total: 1 }, '/api/total/7': { total: 2 } });
    changeAnswers(here, (cache) => {
      cache.set(readTotal, ({ total }) => ({ total: total + 10 }));
      cache.set(readOf, ({ total }, { params }) => ({ total: params['id'] === '7' ? total + 10 : 0 }));
    });
    expect(here.getQueryData(endpointQuery(readTotal).queryKey)).toEqual({ total: 11 });
    expect(here.getQueryData(endpointQuery(readOf, { params: { id: '7' } }).queryKey)).toEqual({ total: 12 });
  });

  it('makes nothing of what was never asked for, and marks what it cannot know', () => {
    here.setQueryData(endpointQuery(readTotal).queryKey, { total: 1 });
    changeAnswers(here, (cache) => {
      cache.set(readTotal, () => undefined);
      cache.set(readOf, () => ({ total: 5 }));
    });
    expect(stateOf(here, ['/api/total'])?.isInvalidated).toBe(true);
    expect(here.getQueryCache().getAll()).toHaveLength(1);
  });

  it('does not make fresh what was out of date in another way', async () => {
    here.setQueryData(endpointQuery(readTotal).queryKey, { total: 1 });
    await here.invalidateQueries(endpointQuery(readTotal));
    changeAnswers(here, (cache) => cache.set(readTotal, () => ({ total: 2 })));
    expect(stateOf(here, ['/api/total'])).toMatchObject({ data: { total: 2 }, isInvalidated: true });
  });

  it('asks again for what was on its way, since that may have left before the change', async () => {
    const answers = [Promise.withResolvers<{ total: number }>(), Promise.withResolvers<{ total: number }>()];
    let asked = 0;
    const queryFn = () => answers[asked++]!.promise;
    const screen = new QueryObserver(here, { ...endpointQuery(readTotal), queryFn });
    const leave = screen.subscribe(() => {});
    changeAnswers(here, (cache) => cache.set(readTotal, () => ({ total: 2 })));
    answers[0]!.resolve({ total: 1 });
    answers[1]!.resolve({ total: 2 });
    await vi.waitFor(() => expect(screen.getCurrentResult().data).toEqual({ total: 2 }));
    leave();
    expect(asked).toBe(2);
  });
});

describe('another tab', () => {
  let user: string | undefined;
  let there: QueryClient;
  let channel: BroadcastChannel;
  beforeEach(async () => {
    vi.resetModules();
    user = 'ruth';
    there = createQueryClient();
    shareWithOtherTabs(here, () => 'ruth');
    // The other tab has the same modules, but its own copy of them.
    const other = await import('./other-tabs.ts');
    other.shareWithOtherTabs(there, () => user);
    channel = new BroadcastChannel('lampstand:data');
  });
  afterEach(() => channel.close());
  /** Each tab hears in the order of what was told, so when this one has heard, the other has. */
  const told = () =>
    new Promise<void>((resolve) => channel.addEventListener('message', () => setTimeout(resolve)));

  it('shows the change in what it has, without asking', async () => {
    here.setQueryData(endpointPages(listThings, {}).queryKey, pages([old]));
    there.setQueryData(endpointPages(listThings, {}).queryKey, pages([old], [older]));
    here.setQueryData(endpointQuery(readTotal).queryKey, { total: 1 });
    there.setQueryData(endpointPages(listThings, { query: { q: 'x' } }).queryKey, pages([older]));
    const heard = told();
    changeAnswers(here, (cache) => {
      cache.setPages(listThings, (items) => [fresh, ...items]);
      cache.set(readTotal, () => ({ total: 2 }));
    });
    await heard;
    await vi.waitFor(() => expect(thingsIn(there)).toEqual([fresh, old, older]));
    expect(stateOf(there, ['/api/things'])?.isInvalidated).toBe(false);
    expect(stateOf(there, ['/api/total'])).toBeUndefined();
    // A search that the first tab did not have is asked for again.
    expect(stateOf(there, ['/api/things?q=x'])?.isInvalidated).toBe(true);
  });

  it("ignores another user's", async () => {
    user = 'naomi';
    here.setQueryData(endpointQuery(readTotal).queryKey, { total: 1 });
    there.setQueryData(endpointQuery(readTotal).queryKey, { total: 7 });
    const heard = told();
    changeAnswers(here, (cache) => cache.set(readTotal, () => ({ total: 2 })));
    await heard;
    expect(there.getQueryData(['/api/total'])).toEqual({ total: 7 });
  });
});
