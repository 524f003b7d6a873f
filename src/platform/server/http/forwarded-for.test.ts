import { expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';
import { NO_ADDRESS, readForwardedFor } from './forwarded-for.ts';

/** Whom a server on this machine takes a request for that comes from there with this header. */
async function visitorBy(said: string, remoteAddress = '127.0.0.1') {
  const app = createHttpServer({
    publicUrl: undefined,
    filesOrigin: null,
    trustProxy: 'loopback, 10.0.0.0/8',
    logLevel: 'silent',
  });
  app.get('/', (request) => request.ip);
  const { payload } = await app.inject({ path: '/', remoteAddress, headers: { 'x-forwarded-for': said } });
  await app.close();
  return payload;
}

it.each([
  ['203.0.113.8', '203.0.113.8'],
  ['203.0.113.8:40001', '203.0.113.8'],
  ['[2001:db8::1]:40001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:203.0.113.8', '::ffff:203.0.113.8'],
  // What came with the request is not the proxy's word.
  ['198.51.100.1, 203.0.113.8:40001', '203.0.113.8'],
  ['nonsense, 203.0.113.8', '203.0.113.8'],
  // One proxy behind another.
  ['203.0.113.8:40001, 10.0.0.7:80', '203.0.113.8'],
  // What is no address: the one who said so.
  ['unknown', '127.0.0.1'],
  ['203.0.113.8, unknown', '127.0.0.1'],
  ['203.0.113.8, _hidden, 10.0.0.7', '10.0.0.7'],
  ['203.0.113.8:port', '127.0.0.1'],
  ['', '127.0.0.1'],
])('a believed proxy that says %j speaks for %s', async (said, address) => {
  expect(await visitorBy(said)).toBe(address);
});

it('a stranger who says so is who calls', async () => {
  expect(await visitorBy('unknown', '198.51.100.9')).toBe('198.51.100.9');
});

it('that a believed proxy names no address is told once', async () => {
  const told: string[] = [];
  const read = readForwardedFor((line) => told.push(line));
  const request = (ip: string) => ({ ip, raw: { headers: { 'x-forwarded-for': ip } } }) as never;
  read(request('203.0.113.8'));
  expect(told).toEqual([]);
  for (let times = 0; times < 2; times++) read(request('unknown'));
  expect(told).toEqual([NO_ADDRESS]);
});
