import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#features/accounts/accounts.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import type { SeenRequest } from '#platform/server/http/watch-requests.ts';
import { inTime } from '#test-support/in-time.ts';
import { describeOnBothEngines, startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { startMetricsServer } from './metrics-server.ts';
import { serverFeatures } from './server-features.ts';

const TOKEN = 'a token of the tests';

/** What Prometheus would read: `value('name{label="x"}')`; undefined for a line that is not there. */
async function scrape(app: TestApp): Promise<(line: string) => number | undefined> {
  const text = await app.server.deps.metrics.metrics();
  return (line) => {
    const found = text.split('\n').find((one) => one.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length));
  };
}

const brokenFeature: ServerFeature = {
  name: 'broken',
  jobs: () => [
    { name: 'fail', everyMs: 3_600_000, run: () => Promise.reject(new Error('as the test wants')) },
  ],
  events: () => [
    {
      name: 'refuse',
      type: 'refused',
      failure: 'Refused.',
      retryAfterMs: [],
      handle: () => Promise.reject(new Error('no')),
    },
  ],
};

declare module '#platform/server/events/events.ts' {
  interface Events {
    refused: { n: number };
  }
}

describeOnBothEngines(
  'what can be seen of a server',
  (app) => {
    it('counts requests by route pattern and status, whatever is asked for', async () => {
      const alice = await app().user('alice');
      await alice.send('DELETE', '/api/journal/entries/0192e4f0-0000-7000-8000-000000000000?words=of-people');
      for (const n of [1, 2, 3]) await alice.send('GET', `/api/nothing-${n}`);
      await inTime(async () => {
        const value = await scrape(app());
        expect(
          value(
            'lampstand_http_requests_total{method="DELETE",route="/api/journal/entries/:entryId",status="404"}',
          ),
        ).toBe(1);
        expect(value('lampstand_http_requests_total{method="GET",route="unmatched",status="404"}')).toBe(3);
        expect(value('lampstand_http_request_duration_seconds_count{method="GET",route="unmatched"}')).toBe(
          3,
        );
      });
      const text = await app().server.deps.metrics.metrics();
      expect(text).not.toMatch(/0192e4f0|of-people|nothing-/);
    });

    it('times each commit', async () => {
      const alice = await app().user('alice');
      const before = (await scrape(app()))('lampstand_db_commit_duration_seconds_count')!;
      await alice.call(createEntry, { body: { content: 'seen', writingTimeMinutes: 1 } });
      const after = (await scrape(app()))('lampstand_db_commit_duration_seconds_count')!;
      expect(after).toBeGreaterThan(before);
    });

    it('counts sign-ins that fail, by reason and without addresses', async () => {
      const body = { email: 'nobody@example.org', password: 'wrong wrong wrong' };
      for (let n = 0; n < 11; n++) await app().visitor().call(login, { body });
      const value = await scrape(app());
      expect(value('lampstand_sign_in_failures_total{reason="wrong-credentials"}')).toBe(10);
      expect(value('lampstand_sign_in_failures_total{reason="too-many-tries"}')).toBe(1);
    });

    it('shows jobs that fail and events that were given up', async () => {
      const { db, clock, server } = app();
      await inTransaction(db, (tx) =>
        server.deps.events.emit(tx, { type: 'refused', subject: 'x', payload: { n: 1 } }, clock.now()),
      );
      await server.idle();
      await inTime(async () => {
        const value = await scrape(app());
        expect(value('lampstand_outbox_deliveries{state="parked",handler="refuse"}')).toBe(1);
        expect(value('lampstand_outbox_deliveries{state="waiting",handler="refuse"}')).toBe(0);
        expect(value('lampstand_job_runs_total{job="fail",result="failure"}')).toBe(1);
        expect(value('lampstand_job_runs_total{job="sweep uploads",result="success"}')).toBe(1);
      });
      const value = await scrape(app());
      expect(value('lampstand_job_last_success_timestamp_seconds{job="fail"}')).toBeUndefined();
    });

    it('shows the connections to PostgreSQL', async () => {
      const value = await scrape(app());
      const waiting = value('lampstand_db_pool_connections{state="waiting"}');
      expect(waiting).toBe(engineOf(app().db) === 'postgres' ? 0 : undefined);
    });

    it('shows disk and outbox as NaN, and everything else as ever, while the database does not answer', async () => {
      const broken = await startTestApp('sqlite', null);
      await broken.db.destroy();
      const value = await scrape(broken);
      expect(value('lampstand_outbox_deliveries{state="parked",handler="send-letter"}')).toBeNaN();
      expect(value('lampstand_outbox_oldest_waiting_seconds')).toBeNaN();
      expect(value('lampstand_http_requests_in_flight')).toBe(0);
      await broken.stop();
    });
  },
  { features: [...serverFeatures, brokenFeature] },
);

describe('who is told of a request', () => {
  const seen: SeenRequest[] = [];
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('sqlite', null, {
      accessLog: { write: (request) => void seen.push(request), dropped: () => 7, async close() {} },
      metricsToken: TOKEN,
    });
  });
  afterAll(() => app?.stop());

  it('is told once of each, with the id that the visitor got', async () => {
    const answer = await app.visitor().fetch('/healthz');
    await inTime(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({ method: 'GET', route: '/healthz', status: 200 });
    expect(seen[0]!.id).toBe(answer.headers.get('x-request-id'));
  });

  it('is told of what is refused before any handler, but not of the server asking itself', async () => {
    seen.length = 0;
    await app.server.app.inject('/healthz');
    await fetch(`${app.url}/api/login`, { method: 'POST', headers: { origin: 'https://evil.example' } });
    await inTime(() => expect(seen.map(({ status }) => status)).toEqual([403]));
  });

  it('is told of a visitor who leaves before the answer', async () => {
    seen.length = 0;
    const { port } = new URL(app.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    await inTime(async () => expect((await scrape(app))('lampstand_http_requests_in_flight')).toBe(1));
    socket.destroy();
    await inTime(() => expect(seen).toHaveLength(1));
    expect((await scrape(app))('lampstand_http_requests_in_flight')).toBe(0);
  });

  it('counts the lines that were lost', async () => {
    expect((await scrape(app))('lampstand_access_lines_dropped_total')).toBe(7);
    expect((await scrape(app))('lampstand_access_lines_dropped_total')).toBe(7);
  });

  it.each([undefined, '', 'Bearer', `Bearer ${TOKEN}x`, TOKEN, 'Bearer x'])(
    'there is no /metrics for %s',
    async (authorization) => {
      const answer = await fetch(
        `${app.url}/metrics`,
        authorization === undefined ? {} : { headers: { authorization } },
      );
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({
        code: 'NOT_FOUND',
        message: 'There is nothing at this address. All calls are listed at /api/docs.',
      });
    },
  );

  it('there is for who brings the token', async () => {
    const answer = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    expect(await answer.text()).toContain('lampstand_http_requests_total{');
  });

  it('without a token in the settings there is none for anybody', async () => {
    const closed = await startTestApp('sqlite', null);
    const answer = await fetch(`${closed.url}/metrics`, { headers: { authorization: 'Bearer undefined' } });
    expect(answer.status).toBe(404);
    await closed.stop();
  });
});

describe('the port of its own', () => {
  it('answers /metrics and nothing else', async () => {
    const app = await startTestApp('sqlite', null);
    const { port, close } = await startMetricsServer(app.server.deps.metrics, { port: 0, host: '127.0.0.1' });
    const at = `http://127.0.0.1:${port}`;
    expect(await (await fetch(`${at}/metrics`)).text()).toContain('lampstand_http_requests_in_flight 0');
    expect((await fetch(`${at}/`)).status).toBe(404);
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    await expect(startMetricsServer(app.server.deps.metrics, { port, host: '127.0.0.1' })).rejects.toThrow(
      'EADDRINUSE',
    );
    await close();
    await app.stop();
  });
});

describe('/readyz and the disk', () => {
  const GB = 1024 ** 3;
  const roomOf = (free: number) => async () => ({ free, size: 100 * GB });
  const database = { room: roomOf(2 * GB), mayWrite: async () => true };
  const disk = { room: roomOf(2 * GB), warningBytes: GB, database };
  it.each([
    ['there is room', disk, 200, 'ready'],
    ['it is nearly full', { ...disk, room: roomOf(GB / 2) }, 200, 'ready, but the disk is nearly full'],
    ['it cannot be asked', { ...disk, room: () => Promise.reject(new Error('EIO')) }, 200, 'ready'],
    [
      'it is full',
      { ...disk, room: roomOf(0), database: { ...database, room: roomOf(0) } },
      503,
      'The disk is full. Nothing can be saved.',
    ],
    ['that of the files alone is full', { ...disk, room: roomOf(0) }, 200, 'ready, but the disk is full'],
    [
      'it takes no writes any more',
      { ...disk, database: { ...database, mayWrite: async () => false } },
      503,
      'The database cannot be written to. Nothing can be saved.',
    ],
    [
      'it is full, and the database elsewhere',
      { ...disk, room: roomOf(0), database: null },
      200,
      'ready, but the disk is full',
    ],
  ])('%s', async (_, given, status, words) => {
    const app = await startTestApp('sqlite', null, { disk: given });
    const answer = await fetch(`${app.url}/readyz`);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(words);
    const free = (await scrape(app))('lampstand_disk_free_bytes');
    expect(free).toBe((await given.room().catch(() => ({ free: Number.NaN }))).free);
    await app.stop();
  });
});
