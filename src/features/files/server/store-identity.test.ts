import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createUser } from '#features/people/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { createDiskObjectStore } from '#platform/server/object-store/disk-object-store.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import { createS3ObjectStore } from '#platform/server/object-store/s3-object-store.ts';
import { filesBelow } from '#test-support/files-below.ts';
import { store as storeFile } from '#test-support/my-files.ts';
import { pieces } from '#test-support/object-stores.ts';
import { signedUp } from '#test-support/people.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { createTestBucket } from '#test-support/test-bucket.ts';
import { createTestDatabase } from '#test-support/test-database.ts';
import { adoptStore } from './adopt-store.ts';
import { findInstallationId } from './installation-store.ts';
import { claimStore, UNMARKED } from './store-identity.ts';
import { createObject } from './stored-object-store.ts';

const KEY = 'psalm-0023';

describe.each(['disk', 'S3'] as const)('a store on %s', (kind) => {
  describe.skipIf(kind === 'S3' && inject('s3Offer') === null)('and its database', () => {
    const cleanUp: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const clean of cleanUp.splice(0).reverse()) await clean();
    });

    async function newStore(): Promise<ObjectStore> {
      if (kind === 'S3') {
        const bucket = await createTestBucket(inject('s3Offer'));
        cleanUp.push(() => bucket.remove());
        return createS3ObjectStore(bucket.settings);
      }
      const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-identity-'));
      cleanUp.push(async () => rmSync(folder, { recursive: true, force: true }));
      return createDiskObjectStore(folder);
    }
    async function newDatabase(): Promise<Db> {
      const url = inject('postgresUrl');
      const engine = kind === 'S3' && url ? 'postgres' : 'sqlite';
      const database = await createTestDatabase(engine, url, inject('databaseTemplates'));
      cleanUp.push(() => database.drop());
      return database.db;
    }
    const keep = (objects: ObjectStore) =>
      objects.put(KEY, pieces('my shepherd'), { maxBytes: 99, contentType: 'text/plain' });
    async function knowFile(db: Db): Promise<void> {
      await inTransaction(db, async (tx) => {
        const ruth = { email: 'ruth@example.org', emailVerified: true, firstName: 'Ruth', lastName: 'M' };
        const { id } = await createUser(tx, ruth, 1);
        const file = { id: KEY, user_id: id, kind: 'file', content_type: 'text/plain' } as const;
        await createObject(tx, { ...file, size: 11, etag: 'x', created_at: 1, stored_at: 1 });
      });
    }
    const nameOf = async (db: Db) => (await findInstallationId(db)) ?? 'none';

    it('belong together from the first start on; another database is refused, until it is given the store', async () => {
      const [objects, first, second] = [await newStore(), await newDatabase(), await newDatabase()];
      await claimStore({ db: first, objects });
      await claimStore({ db: first, objects });
      await keep(objects);
      // It has had a store of its own.
      await claimStore({ db: second, objects: await newStore() });
      const refused = claimStore({ db: second, objects });
      await expect(refused).rejects.toMatchObject({ name: 'ForeignStore' });
      const message = await refused.catch((error: Error) => error.message);
      const [one, two] = [await nameOf(first), await nameOf(second)];
      expect(message).toMatch(
        new RegExp(`belongs to the database ${one}; this is the database ${two}\\. .* ADOPT_STORE=${one}$`),
      );
      await claimStore({ db: second, objects }, one);
      await claimStore({ db: second, objects });
      await expect(claimStore({ db: first, objects })).rejects.toMatchObject({ name: 'ForeignStore' });
      expect(await objects.stat(KEY)).toMatchObject({ size: 11 });
    });

    it('from before there were marks are recognised by a file that both know, and by nothing else', async () => {
      const [objects, empty, right] = [await newStore(), await newDatabase(), await newDatabase()];
      await keep(objects);
      await expect(claimStore({ db: empty, objects })).rejects.toThrow(
        /has files that this database knows nothing of.*a new installation, without a name.*ADOPT_STORE=unmarked$/,
      );
      expect([await objects.readMark(), await nameOf(empty)]).toEqual([null, 'none']);
      await knowFile(right);
      await claimStore({ db: right, objects });
      expect(await objects.readMark()).toContain(await nameOf(right));
      // A backup from before its database had a name.
      const older = await newDatabase();
      await knowFile(older);
      await claimStore({ db: older, objects });
      expect(await nameOf(older)).toBe(await nameOf(right));
    });

    // What the stores themselves can do differently is shown above.
    const itOnDisk = (title: string, test: () => Promise<void>) => {
      if (kind === 'disk') it(title, test);
    };
    itOnDisk('without a mark is given on purpose alone', async () => {
      const [objects, db] = [await newStore(), await newDatabase()];
      await keep(objects);
      await expect(claimStore({ db, objects }, 'another')).rejects.toThrow('ADOPT_STORE=unmarked');
      await claimStore({ db, objects }, UNMARKED);
      await claimStore({ db, objects });
    });

    itOnDisk('is missed when it was there once and had files', async () => {
      const db = await newDatabase();
      await claimStore({ db, objects: await newStore() });
      await claimStore({ db, objects: await newStore() });
      await knowFile(db);
      const elsewhere = await newStore();
      await expect(claimStore({ db, objects: elsewhere })).rejects.toThrow(
        /is empty, although this database \([\w-]+\) has files\. Nothing was changed\. Mount its disk again, (?!.*ADOPT)/,
      );
      await claimStore({ db, objects: elsewhere }, UNMARKED);
    });

    itOnDisk('is nobody’s when its mark cannot be read', async () => {
      const [objects, db] = [await newStore(), await newDatabase()];
      await objects.writeMark('{"database": "../', null);
      await expect(claimStore({ db, objects })).rejects.toThrow(/the database unreadable.*=unreadable$/);
      await claimStore({ db, objects }, 'unreadable');
    });

    if (kind === 'S3')
      it('is asked again later when it does not answer at the start', async () => {
        const bucket = await createTestBucket(inject('s3Offer'));
        cleanUp.push(() => bucket.remove());
        const objects = createS3ObjectStore({ ...bucket.settings, endpoint: 'http://127.0.0.1:1' });
        const told: string[] = [];
        await adoptStore({ db: await newDatabase(), objects }, {}, (line) => void told.push(line));
        expect(told).toEqual([
          expect.stringMatching(/^⚠ It could not be checked whose files are in the bucket '.*: S3: /),
        ]);
      });

    itOnDisk('is one of two databases’ when both come first', async () => {
      const objects = await newStore();
      const claims = [await newDatabase(), await newDatabase()].map((db) => claimStore({ db, objects }));
      const ends = await Promise.allSettled(claims);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });
});

it('stops a start with another database in one line, and touches nothing', async () => {
  const server = await startRealServer();
  onTestFinished(() => server.dispose());
  await storeFile(await signedUp(server.url, 'ruth'), 'my shepherd');
  await server.stop();
  const other = mkdtempSync(path.join(tmpdir(), 'lampstand-other-'));
  onTestFinished(() => rmSync(other, { recursive: true, force: true }));
  const objects = path.join(other, 'objects');
  cpSync(path.join(server.dataDir, 'objects'), objects, { recursive: true });
  const before = filesBelow(objects);
  const refusal = await startRealServer({ dataDir: other }).catch((error: Error) => error.message);
  expect(refusal).toMatch(
    /code 1:\nMade a new, empty database in [^\n]*\nWrong configuration: the folder .*\/objects belongs to the database .*\n$/,
  );
  expect(filesBelow(objects)).toEqual(before);
  const adopt = { ADOPT_STORE: /ADOPT_STORE=([\w-]+)/.exec(String(refusal))?.[1] ?? '' };
  const adopted = await startRealServer({ dataDir: other, env: adopt });
  await adopted.stop();
  expect(filesBelow(objects)).toEqual(before);
  expect(readdirSync(objects)).toContain('lampstand-store.json');
});
