import fastify from 'fastify';
import { expect, it } from 'vitest';
import { NOT_BELIEVED, tellOfUnbelievedProxy } from './unbelieved-proxy.ts';

/** What is told while this many requests come from there, each for somebody else. */
async function toldOf(remoteAddress: string, { trustProxy = 'loopback', headers = forOthers } = {}) {
  const told: string[] = [];
  const app = fastify({ trustProxy });
  const tellOf = tellOfUnbelievedProxy((line) => told.push(line));
  app.addHook('onRequest', async (request) => tellOf(request));
  app.get('/', () => 'here');
  for (let times = 0; times < 2; times++) await app.inject({ path: '/', remoteAddress, headers });
  await app.close();
  return told;
}

const forOthers: Record<string, string> = { 'x-forwarded-for': '203.0.113.7' };

it.each(['10.88.0.1', '172.17.0.1', '192.168.1.2', '::ffff:10.88.0.1', 'fd00::1'])(
  'a proxy at %s that is not believed is told of once',
  async (address) => {
    expect(await toldOf(address)).toEqual([NOT_BELIEVED]);
  },
);

it('also one on this machine, where another is named instead', async () => {
  expect(await toldOf('127.0.0.1', { trustProxy: '10.0.0.0/8' })).toEqual([NOT_BELIEVED]);
});

it.each([
  ['127.0.0.1', {}],
  ['10.88.0.1', { trustProxy: '10.0.0.0/8' }],
  ['10.88.0.1', { headers: {} as Record<string, string> }],
  ['198.51.100.9', {}],
  ['2001:db8::1', {}],
] as const)(
  'nothing is told of %s where it is believed, speaks for nobody, or is far away: %j',
  async (address, how) => {
    expect(await toldOf(address, how)).toEqual([]);
  },
);
