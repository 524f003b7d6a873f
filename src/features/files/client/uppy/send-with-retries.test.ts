import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendWithRetries } from './send-with-retries.ts';

type Sending = Parameters<typeof sendWithRetries>[0];
type Send = NonNullable<Parameters<typeof sendWithRetries>[2]>;

const body = new Blob(['words']);
const sending: Sending = {
  signature: { url: 'https://here.example/api/objects?key=1&signature=old', method: 'PUT' },
  body,
  size: body.size,
  onProgress: () => {},
  onComplete: () => {},
};
const sign = async () => ({
  url: 'https://here.example/api/objects?key=2&signature=new',
  method: 'PUT' as const,
});
const failed = (status: number, responseText: string, message = 'Non 2xx') =>
  Object.assign(new Error(message), { source: { status, responseText } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [
    'as S3 says it',
    failed(403, '<Error><Message>Request has expired</Message></Error>', 'Request has expired'),
  ],
  ['as this server says it', failed(403, '{"code":"FORBIDDEN","message":"Request has expired"}')],
])('an address that has expired, %s, is replaced and the bytes are sent there', async (_, error) => {
  const send = vi.fn<Send>().mockRejectedValueOnce(error).mockResolvedValue({ ETag: '"a"' });
  const sent = sendWithRetries(sending, sign, send);
  await vi.runAllTimersAsync();
  expect(await sent).toEqual({ ETag: '"a"', location: 'https://here.example/api/objects' });
  expect(send.mock.calls.map(([{ signature }]) => signature.url)).toEqual([
    sending.signature.url,
    (await sign()).url,
  ]);
});

test('one that expires each time is given up after the last wait', async () => {
  const error = failed(403, '', 'Request has expired');
  const send = vi.fn<Send>().mockRejectedValue(error);
  const sent = sendWithRetries(sending, sign, send).catch((last: unknown) => last);
  await vi.runAllTimersAsync();
  expect(await sent).toBe(error);
  expect(send).toHaveBeenCalledTimes(5);
});

test('another failure that may pass goes to the same address again', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(failed(503, '')).mockResolvedValue({ ETag: '"a"' });
  const sent = sendWithRetries(sending, sign, send);
  await vi.runAllTimersAsync();
  expect(await sent).toEqual({ ETag: '"a"' });
  expect(send.mock.calls[1]![0].signature).toBe(sending.signature);
});

test.each([failed(400, ''), failed(403, '{"message":"This upload address is not valid."}')])(
  'a refusal is none that passes: %o',
  async (error) => {
    const send = vi.fn<Send>().mockRejectedValue(error);
    await expect(sendWithRetries(sending, sign, send)).rejects.toBe(error);
    expect(send).toHaveBeenCalledTimes(1);
  },
);
