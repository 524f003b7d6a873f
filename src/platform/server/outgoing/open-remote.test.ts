import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { startWebServer, type WebServer } from '#test-support/web-server.ts';
import { guardedAgents, type OutgoingNetwork, publicInternet } from './guarded-agents.ts';
import { openRemote } from './open-remote.ts';
import { isPublicAddress } from './public-address.ts';

/** The rules of the product for addresses, on every port: the servers of a test have no rights to port 80. */
const anyPort: OutgoingNetwork = {
  ...publicInternet,
  mayReach: (address) => isPublicAddress(address),
};

/** Stands for a service inside the network. It must never get a request. */
let inside: WebServer;
/** Stands for the public internet. */
let outside: WebServer;

/** `outside` is permitted, by its port. `names` are resolved from this list, without a name server. */
function permitting(names: Record<string, () => string> = {}): OutgoingNetwork {
  return {
    resolve: async (hostname) => [{ address: names[hostname]?.() ?? '127.0.0.1', family: 4 }],
    mayReach: (address, port) => address === '127.0.0.1' && port === outside.port,
  };
}

const open = (url: string, network: OutgoingNetwork) =>
  openRemote(url, { agents: guardedAgents(network), method: 'GET' });

beforeAll(async () => {
  inside = await startWebServer((_request, response) => response.end('a secret'), '::');
  outside = await startWebServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://outside');
    const to = url.searchParams.get('to');
    // A header is bytes: other scripts go into it as UTF-8.
    const location = Buffer.from(to ?? '').toString('latin1');
    if (to !== null) response.writeHead(Number(url.searchParams.get('status') ?? 302), { location }).end();
    else if (url.pathname === '/missing') response.writeHead(404).end();
    else if (url.pathname === '/silent') return;
    else if (url.pathname === '/switching')
      response.writeHead(101, { connection: 'upgrade', upgrade: 'something-else' }).end();
    else if (url.pathname === '/stalled') response.writeHead(200, { 'content-length': 10 }).write('half');
    else if (url.pathname === '/endless') {
      const timer = setInterval(() => response.write('x'), 5);
      response.writeHead(200).once('close', () => clearInterval(timer));
    } else if (url.pathname === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    else
      response.writeHead(200, { 'content-type': 'audio/mpeg; charset=x', 'content-length': 5 }).end('bytes');
  });
});
beforeEach(() => {
  inside.asked.length = 0;
  outside.asked.length = 0;
});
afterAll(() => Promise.all([inside?.stop(), outside?.stop()]));

const LOOPBACK = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0x0.0x0.0x1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '１２７.0.0.1',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '127.255.255.254',
  '0',
  '0.0.0.0',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ip6-localhost',
];

describe('an address that must not be reached', () => {
  it.each(LOOPBACK)('is refused as %s', async (host) => {
    await expect(open(`http://${host}:${inside.port}/`, anyPort)).rejects.toThrow(AppError);
    expect(inside.asked).toEqual([]);
  });

  it.each(LOOPBACK)('is refused as %s where a permitted server redirects to it', async (host) => {
    const network: OutgoingNetwork = {
      ...anyPort,
      mayReach: (address, port) => port === outside.port || anyPort.mayReach(address, port),
    };
    const to = encodeURIComponent(`http://${host}:${inside.port}/`);
    await expect(open(`http://127.0.0.1:${outside.port}/?to=${to}`, network)).rejects.toThrow(AppError);
    expect(outside.asked).toHaveLength(1);
    expect(inside.asked).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('is refused after a redirect with %i', async (status) => {
    const to = encodeURIComponent(`http://127.0.0.1:${inside.port}/`);
    const url = `http://127.0.0.1:${outside.port}/?status=${status}&to=${to}`;
    await expect(open(url, permitting())).rejects.toThrow(AppError);
    expect(inside.asked).toEqual([]);
  });

  it('is refused under a name that has it among its addresses, on the port where it listens', async () => {
    const network = permitting({ 'inside.example': () => '127.0.0.1' });
    await expect(open(`http://inside.example:${inside.port}/`, network)).rejects.toThrow(AppError);
    expect(inside.asked).toEqual([]);
  });

  it('is refused where a name changes its address between two requests', async () => {
    const answers = ['127.0.0.1', '127.0.0.2'];
    const network: OutgoingNetwork = {
      ...permitting({ 'rebinding.example': () => answers.shift() ?? '127.0.0.2' }),
      mayReach: (address) => address === '127.0.0.1',
    };
    const url = `http://rebinding.example:${inside.port}/`;
    // Only the first lookup gives a permitted address. A connection makes one lookup, so that is the one that counts.
    (await open(url, network)).body.destroy();
    expect(answers).toEqual(['127.0.0.2']);
    await expect(open(url, network)).rejects.toThrow(AppError);
    expect(inside.asked).toHaveLength(1);
  });

  it('is passed over where a name has permitted addresses too', async () => {
    const network: OutgoingNetwork = {
      resolve: async () => [
        { address: '127.0.0.2', family: 4 },
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ],
      mayReach: (address) => address === '127.0.0.1',
    };
    const remote = await open(`http://both.example:${inside.port}/`, network);
    expect(remote.body.socket.remoteAddress).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
    remote.body.destroy();
  });

  it.each([21, 22, 25, 3306, 5432, 6379, 9200, 11211])('is a public one on port %i', (port) => {
    expect(publicInternet.mayReach('1.1.1.1', port)).toBe(false);
  });

  it('is a private one on any port', () => {
    expect(publicInternet.mayReach('10.0.0.1', 80)).toBe(false);
    expect(publicInternet.mayReach('1.1.1.1', 443)).toBe(true);
  });

  it.each([
    'ftp://example.org/a',
    'file:///etc/passwd',
    'gopher://example.org/',
    'data:text/plain,x',
    'http://unix:/var/run/docker.sock:/info',
    'http://name:password@example.org/',
    '//example.org/a',
    'example.org/a',
    'http://',
    '',
  ])('is %j', async (url) => {
    await expect(open(url, permitting())).rejects.toThrow(AppError);
  });

  it('is told apart from one that does not answer by nothing', async () => {
    const words = (url: string) =>
      open(url, anyPort).catch((error: AppError) => `${error.code} ${error.message}`);
    const forbidden = await words(`http://127.0.0.1:${inside.port}/`);
    expect(await words('http://this-name-does-not-exist.invalid/')).toBe(forbidden);
    expect(await words('http://localhost/')).toBe(forbidden);
  });
});

describe('a file that may be loaded', () => {
  const at = (path: string) => open(`http://outside.example:${outside.port}${path}`, permitting());

  it('comes with name, type, size and bytes', async () => {
    const remote = await at('/sermons/Psalm%2023.mp3?x=1');
    expect(remote).toMatchObject({ name: 'Psalm 23.mp3', type: 'audio/mpeg', size: 5 });
    expect(String(await buffer(remote.body))).toBe('bytes');
  });

  it('is found where a redirect names it in another script', async () => {
    const remote = await at(`/?to=${encodeURIComponent('/Predigt über Hiob.txt')}`);
    expect(remote.name).toBe('Predigt über Hiob.txt');
    expect(outside.asked.at(-1)).toBe('GET /Predigt%20%C3%BCber%20Hiob.txt');
    remote.body.destroy();
  });

  it('is found through redirects, relative ones too', async () => {
    const remote = await at(`/?to=${encodeURIComponent('/?to=/there.txt')}`);
    expect(remote.name).toBe('there.txt');
    remote.body.destroy();
    expect(outside.asked).toHaveLength(3);
  });

  it('is given up after five redirects', async () => {
    let path = '/there.txt';
    for (let n = 0; n < 6; n += 1) path = `/?to=${encodeURIComponent(path)}`;
    await expect(at(path)).rejects.toThrow('without end');
    expect(outside.asked).toHaveLength(6);
  });

  it.each(['/missing', '/packed'])('is not %s', async (path) => {
    await expect(at(path)).rejects.toThrow(AppError);
  });

  describe('within its time', () => {
    const long = { answer: 60_000, idle: 60_000, whole: 60_000 };
    const within = (path: string, times: Partial<typeof long>) =>
      openRemote(`http://outside.example:${outside.port}${path}`, {
        agents: guardedAgents(permitting()),
        method: 'GET',
        times: { ...long, ...times },
      });

    it('is given up when no answer comes', async () => {
      await expect(within('/silent', { answer: 20 })).rejects.toThrow('could not reach');
    });

    it('is given up when its server switches to another protocol', async () => {
      await expect(within('/switching', {})).rejects.toThrow('could not reach');
    });

    it('breaks off when nothing more comes', async () => {
      const remote = await within('/stalled', { idle: 20 });
      await expect(buffer(remote.body)).rejects.toThrow('aborted');
    });

    it('breaks off when it takes too long in all', async () => {
      const remote = await within('/endless', { whole: 50 });
      await expect(buffer(remote.body)).rejects.toThrow('aborted');
    });

    it('ends nothing when it breaks off before anybody reads it', async () => {
      const remote = await within('/stalled', { idle: 20 });
      await new Promise((resolve) => remote.body.once('close', resolve));
      expect(remote.body.errored).toBeInstanceOf(Error);
    });
  });
});
