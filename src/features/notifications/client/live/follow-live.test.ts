import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#platform/client/query-client.ts';
import { followLive } from './follow-live.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that the browser keeps for Back, while another tab of it listens. */
function keptPage() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true, locks: { request: () => new Promise(() => {}) } });
  return {
    comesBack: (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
}

test('a page that comes back from the browser’s cache fetches what it shows, and forgets the rest', async () => {
  const page = keptPage();
  const client = createQueryClient();
  const answers = vi.fn(async () => 'as it was');
  const show = (address: string) =>
    new QueryObserver(client, { queryKey: [address], queryFn: answers }).subscribe(() => {});
  const stops = [show('/api/prayer/requests/7'), show('/api/groups/7')];
  await client.fetchQuery({ queryKey: ['/api/groups/mine'], queryFn: answers });
  const stop = followLive(client, 'ruth');
  expect(answers).toHaveBeenCalledTimes(3);

  page.comesBack(false);
  expect(client.getQueryData(['/api/groups/mine'])).toBe('as it was');
  answers.mockResolvedValue('as it is');
  page.comesBack(true);
  await vi.waitFor(() => expect(client.getQueryData(['/api/groups/7'])).toBe('as it is'));
  expect(client.getQueryData(['/api/prayer/requests/7'])).toBe('as it is');
  expect(client.getQueryData(['/api/groups/mine'])).toBeUndefined();
  for (const end of [stop, ...stops]) end();
});
