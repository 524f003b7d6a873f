import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { pathOfKey } from './endpoint-keys.ts';
import { createQueryClient, whenUnauthorized } from './query-client.ts';

test('a query key is a path in segments', () => {
  expect(pathOfKey(['/api/wallpapers', 'sinai'])).toBe('/api/wallpapers/sinai');
  expect(pathOfKey(['/api/auth/user'])).toBe('/api/auth/user');
});

test('data never goes stale, and nothing is fetched again by itself', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

test('an ended session is heard of once for each refusal, a wrong password is not one', async () => {
  const onUnauthorized = vi.fn();
  const client = createQueryClient();
  whenUnauthorized(client, onUnauthorized);
  const refuse = (code: string) => () => {
    throw new ApiError(new Response(null, { status: 401 }), JSON.stringify({ code, message: '' }));
  };
  await client.fetchQuery({ queryKey: ['a'], queryFn: refuse('NOT_SIGNED_IN') }).catch(() => undefined);
  await client.fetchQuery({ queryKey: ['b'], queryFn: refuse('INVALID_CREDENTIALS') }).catch(() => undefined);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('an ended session is heard of after what the refused call says itself', async () => {
  const said: string[] = [];
  const client = createQueryClient();
  whenUnauthorized(client, () => said.push('signed out'));
  const save = client.getMutationCache().build(client, {
    mutationFn: () =>
      Promise.reject(new ApiError(new Response(null, { status: 401 }), '{"code":"NOT_SIGNED_IN"}')),
    onError: () => void said.push('not saved'),
  });
  await save.execute(undefined).catch(() => undefined);
  expect(said).toEqual(['not saved', 'signed out']);
});

test('what is gone is shown no longer, and what only did not arrive is', async () => {
  const client = createQueryClient();
  whenUnauthorized(client, () => {});
  const address = '/api/prayer/requests/1';
  const shown = async (status: number, code: string) => {
    client.setQueryData([address], 'For Mum');
    vi.stubGlobal('fetch', async () => Response.json({ code, message: '' }, { status }));
    const observer = new QueryObserver(client, { queryKey: [address] });
    const stop = observer.subscribe(() => {});
    await observer.refetch();
    const { data, status: is } = observer.getCurrentResult();
    stop();
    return [data, is];
  };
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await shown(503, 'UNAVAILABLE')).toEqual(['For Mum', 'error']);
  expect(await shown(404, 'NOT_FOUND')).toEqual([undefined, 'error']);
});
