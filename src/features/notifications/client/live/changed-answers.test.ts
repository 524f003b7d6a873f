import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
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
