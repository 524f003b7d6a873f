import { type InfiniteData, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { nextPage, previousPage } from './one-page-more.ts';

/** A list of numbered pages from -2 to 3, of which page 0 is loaded; each is answered when the test says so, in the edition of then. */
let asked: { page: number; answer: () => void; fail: () => void }[];
let edition: number;
let client: QueryClient;
let list: InfiniteQueryObserver<string, Error, InfiniteData<string, number>, string[], number>;
const queryKey = ['list'];
const pages = () => client.getQueryData<InfiniteData<string>>(queryKey)?.pages;
const next = () => nextPage(list.getCurrentResult(), list.fetchNextPage);
const askedFor = async (page: number) => {
  await expect.poll(() => asked.at(-1)?.page).toBe(page);
  return asked.pop()!;
};

beforeEach(() => {
  asked = [];
  edition = 1;
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(queryKey, { pages: ['0 of 1'], pageParams: [0] });
  list = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: ({ pageParam: page, signal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('given up')));
        asked.push({
          page,
          answer: () => resolve(`${page} of ${edition}`),
          fail: () => reject(new Error('no line')),
        });
      }),
    initialPageParam: 0,
    getNextPageParam: (page: string) =>
      Number.parseInt(page, 10) < 3 ? Number.parseInt(page, 10) + 1 : null,
    getPreviousPageParam: (page: string) =>
      Number.parseInt(page, 10) > -2 ? Number.parseInt(page, 10) - 1 : null,
  });
  onTestFinished(list.subscribe(() => {}));
});

describe('one page more', () => {
  it('comes after what is being fetched anew, which is not given up', async () => {
    edition = 2;
    void client.refetchQueries({ queryKey });
    const anew = await askedFor(0);
    const loaded = next();
    anew.answer();
    (await askedFor(1)).answer();
    expect((await loaded).data!.pages).toEqual(['0 of 2', '1 of 2']);
  });

  it.each([
    ['after', next, 1, ['0 of 2', '1 of 2']],
    [
      'before',
      () => previousPage(list.getCurrentResult(), list.fetchPreviousPage),
      -1,
      ['-1 of 2', '0 of 2'],
    ],
  ])('comes %s it although the list changed on its way', async (_, load, page, whole) => {
    const loaded = load();
    await askedFor(page);
    edition = 2;
    await client.cancelQueries({ queryKey });
    void client.refetchQueries({ queryKey });
    (await askedFor(0)).answer();
    (await askedFor(page)).answer();
    await loaded;
    expect(pages()).toEqual(whole);
  });

  it('is asked for once, however often it is wanted', async () => {
    const both = [next(), next()];
    (await askedFor(1)).answer();
    expect((await Promise.all(both)).map(({ data }) => data!.pages.length)).toEqual([2, 2]);
    expect(asked).toEqual([]);
  });

  it('says that it did not come, and ends where there is none', async () => {
    const lost = next();
    (await askedFor(1)).fail();
    expect((await lost).isError).toBe(true);
    client.setQueryData(queryKey, { pages: ['3 of 1'], pageParams: [3] });
    expect((await next()).data!.pages).toEqual(['3 of 1']);
  });
});
