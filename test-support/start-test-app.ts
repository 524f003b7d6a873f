import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { buildServer, type Server, type ServerOptions } from '#app/build-server.ts';
import { serverFeatures } from '#app/server-features.ts';
import { createPasswordHasher } from '#features/accounts/server/password-hash.ts';
import type { FileLimits } from '#features/files/files.rules.ts';
import { PICTURE_LIMITS } from '#features/files/pictures.rules.ts';
import { adoptStore } from '#features/files/server/adopt-store.ts';
import { createPictureQueue } from '#features/files/server/pictures/picture-queue.ts';
import { houseTextsOf } from '#features/guidelines/server/house-texts.ts';
import { OUR_HELP_LINES } from '#features/help/server/read-help-lines.ts';
import { createWordList } from '#features/moderation/server/word-list.ts';
import { fileLimitsOf, journalQuotaOf, readConfig } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import type { Mail } from '#platform/server/mail.ts';
import { createDiskObjectStore } from '#platform/server/object-store/disk-object-store.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import { createS3ObjectStore } from '#platform/server/object-store/s3-object-store.ts';
import { publicInternet } from '#platform/server/outgoing/guarded-agents.ts';
import type { GivenDeps } from '#platform/server/server-deps.ts';
import { FakeClock } from './fake-clock.ts';
import { filesBelow } from './files-below.ts';
import { signedIn, signedUp } from './people.ts';
import { createTestBucket, type TestBucket } from './test-bucket.ts';
import { TestClient } from './test-client.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Argon2's least memory, once: tests sign in at every turn. What it costs in production has a test of its own. */
const CHEAP = { memory: 8, passes: 1, parallelism: 1 } as const;

const DEFAULTS = readConfig({});

/** A running server on loopback with a database of its own. */
export interface TestApp {
  url: string;
  db: Db;
  clock: FakeClock;
  /** Letters sent so far, oldest first. */
  mails: Mail[];
  objects: ObjectStore;
  fileLimits: FileLimits;
  /** Where the disk store keeps its files, unless the test brought another store. */
  objectsDir: string;
  /** The names of everything that the store keeps, finished or not, once what was discarded is gone: keys, or those of parts. */
  filesKept(): Promise<string[]>;
  server: Server;
  /** Starts one more server with the same database, store and settings, and gives a visitor of it; it stops with the app. */
  visitorOfAnotherServer(): Promise<TestClient>;
  /** A visitor. */
  visitor(): TestClient;
  /** Registers (once per name) and signs in: `await app.user('alice')`. */
  user(name: string): Promise<TestClient>;
  stop(): Promise<void>;
}

/** What a test brings instead of the usual: dependencies of the server, or a database that holds something already. */
export type TestAppOptions = Partial<Omit<GivenDeps & ServerOptions, 'db' | 'clock'>> & {
  features?: readonly ServerFeature[];
  /** Besides the usual ones. */
  moreFeatures?: readonly ServerFeature[];
  database?: TestDatabase;
  clock?: FakeClock;
};

/** @param options a `database` that is given is migrated by whoever made it, and dropped by `stop`. */
export async function startTestApp(
  engine: Engine,
  postgresUrl: string | null,
  options: TestAppOptions = {},
): Promise<TestApp> {
  const {
    database = await createTestDatabase(engine, postgresUrl, inject('databaseTemplates')),
    ...overrides
  } = options;
  const clock = overrides.clock ?? new FakeClock();
  const mails: Mail[] = [];
  const objectsDir = mkdtempSync(path.join(tmpdir(), 'lampstand-objects-'));
  const textCopies = mkdtempSync(path.join(tmpdir(), 'lampstand-text-copies-'));
  const objects = overrides.objects ?? createDiskObjectStore(objectsDir);
  const fileLimits = overrides.fileLimits ?? fileLimitsOf(DEFAULTS);
  // As a start does, so that nothing is written into the store while a test looks at it.
  await adoptStore({ db: database.db, objects }, {}, () => {});
  const { moreFeatures = [], features = [...serverFeatures, ...moreFeatures] } = overrides;
  const given: GivenDeps & ServerOptions = {
    db: database.db,
    clock,
    random: Math.random,
    mailer: { send: async (mail) => void mails.push(mail) },
    passwordHasher: createPasswordHasher(CHEAP),
    failedSignInsFactor: 1,
    objects,
    fileLimits,
    journalQuota: journalQuotaOf(DEFAULTS),
    helpLines: OUR_HELP_LINES,
    textFolders: [],
    textCopies,
    sweepPercent: 1,
    pictureQueue: createPictureQueue(PICTURE_LIMITS),
    imports: { network: publicInternet },
    push: { network: publicInternet },
    wordList: createWordList([]),
    houseTexts: houseTextsOf({ guidelines: '# Guidelines', privacy: '# Privacy' }),
    secret: 'a secret that is only used by the tests, 48 chars',
    publicUrl: 'http://localhost:3000',
    adminEmails: [],
    registration: 'open',
    dataDisk: null,
    provider: null,
    clientDir: null,
    trustProxy: 'loopback',
    logLevel: process.env['TEST_LOG'] ?? 'silent',
    checkOutput: true,
    rateLimits: false,
    ...overrides,
  };
  const started: Server[] = [];
  async function start() {
    const server = await buildServer(given, features);
    started.push(server);
    return { server, url: await server.app.listen({ port: 0, host: '127.0.0.1' }) };
  }
  const { server, url } = await start();
  const registered = new Set<string>();
  return {
    url,
    db: database.db,
    clock,
    mails,
    objects,
    fileLimits,
    objectsDir,
    async filesKept() {
      await server.deps.events.idle();
      return filesBelow(objectsDir);
    },
    server,
    visitorOfAnotherServer: async () => new TestClient((await start()).url),
    visitor: () => new TestClient(url),
    async user(name) {
      if (registered.has(name)) return signedIn(url, name);
      registered.add(name);
      return signedUp(url, name);
    },
    async stop() {
      await Promise.all(started.map(({ app }) => app.close()));
      await database.drop();
      for (const folder of [objectsDir, textCopies]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The same tests on SQLite and on PostgreSQL, each with a fresh app: `describeOnBothEngines('journal', (app) => { … })`
 * where `app()` gives the running one inside tests.
 */
export function describeOnBothEngines(
  title: string,
  tests: (app: () => TestApp) => void,
  overrides: TestAppOptions = {},
): void {
  for (const engine of ['sqlite', 'postgres'] as const) describeOn(engine, title, tests, overrides);
}

/** The same for what cannot happen on SQLite, where transactions take turns. */
export function describeOnPostgres(title: string, tests: (app: () => TestApp) => void): void {
  describeOn('postgres', title, tests, {});
}

function describeOn(
  engine: 'sqlite' | 'postgres',
  title: string,
  tests: (app: () => TestApp) => void,
  overrides: TestAppOptions,
): void {
  describe.skipIf(engine === 'postgres' && inject('postgresUrl') === null)(`${title} on ${engine}`, () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(engine, inject('postgresUrl'), overrides);
    });
    afterAll(() => app?.stop());
    tests(() => app);
  });
}

/**
 * The same tests with files on disk (and SQLite) and in a bucket of a real S3 server (and PostgreSQL, where there is
 * one): stores and engines know nothing of each other, so not every pair is tried.
 */
export function describeOnBothStores(
  title: string,
  tests: (app: () => TestApp, store: 'disk' | 'S3') => void,
  overrides: TestAppOptions = {},
): void {
  for (const store of ['disk', 'S3'] as const) {
    describe.skipIf(store === 'S3' && inject('s3Offer') === null)(`${title} on ${store}`, () => {
      let app: TestApp;
      let bucket: TestBucket | null = null;
      beforeAll(async () => {
        const postgresUrl = inject('postgresUrl');
        bucket = store === 'S3' ? await createTestBucket(inject('s3Offer')) : null;
        const objects = bucket && { objects: createS3ObjectStore(bucket.settings) };
        const engine = bucket && postgresUrl ? 'postgres' : 'sqlite';
        app = await startTestApp(engine, postgresUrl, { ...overrides, ...objects });
        if (bucket) app = { ...app, filesKept: keysIn(bucket, app) };
      });
      afterAll(async () => {
        await app?.stop();
        await bucket?.remove();
      });
      tests(() => app, store);
    });
  }
}

function keysIn(bucket: TestBucket, { server }: TestApp): () => Promise<string[]> {
  return async () => {
    await server.deps.events.idle();
    return (await bucket.contents()).map((name) => name.replace(/^.*\//, ''));
  };
}
