import {
  type InfiniteData,
  InfiniteQueryObserver,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ListPage } from '#contract/list-page.ts';
import { loadPage } from '#platform/client/list-pages.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import { fetchChanged } from './changed-answers.ts';

it('fetches again what is shown, forgets what is not, and leaves the rest', async () => {
  const client = createQueryClient();
  const fetched: string[] = [];
  const queryFn = async ({ queryKey }: { queryKey: readonly unknown[] }) => {
    fetched.push(queryKey.join('/'));
    return fetched.length;
  };
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, queryFn } });
  for (const key of ['/api/a', '/api/a?limit=5', '/api/a/b', '/api/ab', '/api/c']) {
    client.setQueryData([key], 'known');
  }
  const stops = ['/api/a?limit=5', '/api/ab'].map((key) =>
    new QueryObserver(client, { queryKey: [key] }).subscribe(() => {}),
  );
  fetchChanged(client, ['/api/a']);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash),
  ).toEqual(['/api/a?limit=5', '/api/ab', '/api/c']);
  await expect.poll(() => fetched).toEqual(['/api/a?limit=5']);
  for (const stop of stops) stop();
});

describe('of a list whose items can be fetched alone', () => {
  const address = '/api/threads/a/posts';
  let asked: string[];
  let answers: Record<string, { id: string; text: string }[]>;
  let client: QueryClient;
  const words = () =>
    client
      .getQueryData<InfiniteData<ListPage<{ text: string }>>>([address])
      ?.pages.map(({ items }) => items.map(({ text }) => text));

  beforeEach(() => {
    asked = [];
    answers = {};
    client = createQueryClient();
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      const items = answers[path];
      return items ? Response.json(items) : Response.json([{ id: '1', text: 'All anew' }]);
    });
    return () => vi.unstubAllGlobals();
  });

  function show(next: string | null = null): void {
    const pages = [
      { items: [{ id: '1', text: 'Manna' }], next: `${address}?cursor=1` },
      { items: [{ id: '2', text: 'Quail' }], next },
    ];
    client.setQueryData([address], { pages, pageParams: [address, `${address}?cursor=1`] });
    const observer = new InfiniteQueryObserver(client, {
      queryKey: [address],
      queryFn: ({ pageParam }) => loadPage<{ id: string; text: string }>(pageParam),
      initialPageParam: address,
      getNextPageParam: (page: ListPage<unknown>) => page.next,
      meta: { itemAlone: 'postId' },
    });
    const stop = observer.subscribe(() => {});
    onTestFinished(stop);
  }

  const changed = (...ids: string[]) =>
    fetchChanged(client, ['/api/threads/a', ...ids.map((id) => `${address}/${id}`)]);

  it('fetches those that have changed, are gone or are new, and none of its pages', async () => {
    show();
    answers[`${address}?postId=1`] = [];
    answers[`${address}?postId=2`] = [{ id: '2', text: 'Quail, and enough' }];
    answers[`${address}?postId=3`] = [{ id: '3', text: 'Water' }];
    changed('2', '3');
    changed('1');
    await expect.poll(words).toEqual([[], ['Quail, and enough', 'Water']]);
    expect(asked).toEqual(['2', '3', '1'].map((id) => `${address}?postId=${id}`));
  });

  it('leaves what is new to the pages that are not loaded yet', async () => {
    show(`${address}?cursor=2`);
    answers[`${address}?postId=3`] = [{ id: '3', text: 'Water' }];
    answers[`${address}?postId=1`] = [{ id: '1', text: 'Manna, again' }];
    changed('3', '1');
    await expect.poll(words).toEqual([['Manna, again'], ['Quail']]);
  });

  it.each([
    ['all of it has changed', ['/api/threads/a', address, `${address}/1`]],
    ['everything has', ['/api']],
    ['nobody says which', ['/api/threads/a']],
  ])('fetches all of its pages where %s', async (_, told) => {
    show();
    fetchChanged(client, told);
    await expect.poll(words).toEqual([['All anew']]);
    expect(asked[0]).toBe(address);
  });

  it('fetches all of its pages where one of its items does not come', async () => {
    show();
    vi.stubGlobal('fetch', async (path: string) =>
      path.includes('postId')
        ? Promise.reject(new TypeError('no connection'))
        : Response.json([{ id: '1', text: 'All anew' }]),
    );
    changed('2');
    await expect.poll(words).toEqual([['All anew']]);
  });
});
