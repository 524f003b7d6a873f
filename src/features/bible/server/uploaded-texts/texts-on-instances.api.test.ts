import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { withDatabaseOf } from '#test-support/after-a-kill.ts';
import { commandBeside } from '#test-support/commands.ts';
import { filesBelow } from '#test-support/files-below.ts';
import { hostOf } from '#test-support/hosts.ts';
import { PASSWORD, signedUp } from '#test-support/people.ts';
import { setUpSecondStep } from '#test-support/second-step.ts';
import { type RealServer, startRealServer } from '#test-support/start-real-server.ts';
import { describeOnBothStores, startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { TestClient } from '#test-support/test-client.ts';
import {
  beginText,
  copiesOf,
  leftOf,
  lookAtFiles,
  moduleOf,
  sendText,
  sweepFiles,
} from '#test-support/text-uploads.ts';
import { getChapter } from '../../bible.contract.ts';
import { listTranslations } from '../../texts.contract.ts';
import { listOfferedTexts, removeText } from '../../uploaded-texts.contract.ts';

const namesFor = async (client: TestClient) =>
  (await client.call(listTranslations, {})).body.map(({ name }) => name);

const removeAs = (client: TestClient, name: string) => client.call(removeText, { params: { name } });

describeOnBothStores('uploaded texts on several instances', (app) => {
  const admins = new Map<TestApp, Promise<TestClient>>();
  const admin = () => {
    const known = admins.get(app()) ?? hostOf(app(), 'deborah', 'admin');
    admins.set(app(), known);
    return known;
  };
  const remove = async (name: string) => removeAs(await admin(), name);

  it('are offered by the other instances, whether they share the folder or have a disk of their own', async () => {
    const client = await admin();
    const shares = (await app().visitorOfAnotherServer()).withCookiesOf(client);
    const apart = await anotherMachine(app());
    const elsewhere = new TestClient(apart.url).withCookiesOf(client);
    const { body } = await sendText(client, 'shared.zip', moduleOf('Shared'));
    const asked = { params: { bookId: 'JHN', chapter: '1' }, query: { translation: body.id } };
    for (const one of [shares, elsewhere])
      expect(JSON.stringify((await one.call(getChapter, asked)).body.blocks)).toContain('Shared speaks.');
    expect(filesBelow(copiesOf(apart))).toEqual(['shared.zip']);

    await remove('shared');
    // Without a list of texts between, which would notice it: removed is removed, for whatever reason.
    for (const one of [shares, elsewhere]) expect((await one.refused(getChapter, asked)).status).toBe(404);
    for (const one of [shares, elsewhere]) expect(await namesFor(one)).not.toContain('Shared of a test');
  });

  it('say so while the store does not give them, and are there when it does', async () => {
    const client = await admin();
    const apart = await anotherMachine(app());
    const { body } = await sendText(client, 'away.zip', moduleOf('Away'));
    const { read } = app().objects;
    const elsewhere = new TestClient(apart.url).withCookiesOf(client);
    const problem = async () =>
      (await elsewhere.call(listOfferedTexts, {})).body.find(({ upload }) => upload?.name === 'away')
        ?.problem;
    app().objects.read = async () => null;
    expect(await problem()).toContain('The file store does not give it at the moment.');
    app().objects.read = read;
    expect(await problem()).toBeNull();
    expect(filesBelow(copiesOf(apart))).toEqual(['away.zip']);
    expect(body.problem).toBeNull();
    await remove('away');
  });

  it('are nobody’s: they stay through sweeps and when the account goes that brought them, and every object has its row', async () => {
    const judge = await hostOf(app(), 'gideon', 'admin');
    const { body } = await sendText(judge, 'staying.zip', moduleOf('Staying'));
    expect((await judge.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    for (const days of [2, 31]) {
      app().clock.advance({ days });
      await sweepFiles(app());
    }
    const quarantined = app().db.selectFrom('quarantined_object').select('id');
    expect(await quarantined.execute()).toEqual([]);
    const looked = await lookAtFiles(app());
    expect(looked).toEqual({ looked: expect.stringContaining('1 objects are there'), findings: [] });
    const apart = new TestClient((await anotherMachine(app())).url);
    const asked = { params: { bookId: 'JHN', chapter: '1' }, query: { translation: body.id } };
    const reader = apart.withCookiesOf(await app().user('reader'));
    expect((await reader.call(getChapter, asked)).status).toBe(200);
    await removeAs(await hostOf(app(), 'samuel', 'admin'), 'staying');
    // Whichever instance removes the bytes.
    await expect.poll(() => leftOf(app())).toEqual([]);
  });
});

let server: RealServer | undefined;
afterEach(() => server?.dispose());

async function adminOf({ url, dataDir }: RealServer): Promise<TestClient> {
  const client = await signedUp(url, 'deborah');
  await withDatabaseOf({ file: path.join(dataDir, 'lampstand.db') }, (db) =>
    db.updateTable('user').set({ role: 'admin' }).execute(),
  );
  await setUpSecondStep(client, Date.now());
  return client;
}

it('are there after a server was killed that had said so, and nothing is of one that was on its way', async () => {
  server = await startRealServer();
  const client = await adminOf(server);
  const copies = path.join(server.dataDir, 'uploaded-texts');
  const zip = moduleOf('Halfway');
  beginText(client, server.url, { fileName: 'half.zip', length: zip.length, some: zip.subarray(0, 1000) });
  await expect.poll(() => filesBelow(server!.dataDir)).toContain('half.zip');
  expect((await sendText(client, 'kept.zip', moduleOf('Kept'))).status).toBe(201);
  await server.stop('SIGKILL');
  // Copies may be lost as well: a disk of an instance is not kept.
  rmSync(copies, { recursive: true });

  server = await startRealServer({ dataDir: server.dataDir, port: server.port });
  expect(await namesFor(client)).toEqual(['World English Bible', 'King James Version', 'Kept of a test']);
  expect(filesBelow(copies)).toEqual(['kept.zip']);
  expect(filesBelow(path.join(server.dataDir, 'objects'))).toHaveLength(1);
});

it('come along in a backup, and one is made of a database that has none yet', async () => {
  server = await startRealServer();
  expect((await sendText(await adminOf(server), 'kept.zip', moduleOf('Kept'))).status).toBe(201);
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-texts-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const backup = path.join(folder, 'backup');
  const restored = path.join(folder, 'restored');
  expect(await commandBeside({ DATA_DIR: server.dataDir }, 'backup', backup)).toMatchObject({ code: 0 });
  expect(await commandBeside({ DATA_DIR: restored }, 'restore', backup)).toMatchObject({ code: 0 });
  await server.stop();
  server = await startRealServer({ dataDir: restored, port: server.port });
  expect(await namesFor(await signedUp(server.url, 'ruth'))).toContain('Kept of a test');
  await server.stop();

  await withDatabaseOf({ file: path.join(restored, 'lampstand.db') }, (db) =>
    db.schema.dropTable('house_object').execute(),
  );
  const older = path.join(folder, 'older');
  expect(await commandBeside({ DATA_DIR: restored }, 'backup', older)).toMatchObject({ code: 0 });
});

/** One more server with the same database and store, and a disk of its own. */
async function anotherMachine(app: TestApp): Promise<TestApp> {
  const textCopies = mkdtempSync(path.join(tmpdir(), 'lampstand-another-machine-'));
  const database = { db: app.db, location: { file: '' }, drop: async () => {} };
  const options = { database, clock: app.clock, objects: app.objects, textCopies };
  const apart = await startTestApp(engineOf(app.db), null, options);
  onTestFinished(async () => {
    await apart.stop();
    rmSync(textCopies, { recursive: true });
  });
  return apart;
}
