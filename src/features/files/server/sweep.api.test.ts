import { afterEach, expect, it } from 'vitest';
import { deleteAll, store } from '#test-support/my-files.ts';
import { pieces } from '#test-support/object-stores.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothStores, type TestApp } from '#test-support/start-test-app.ts';
import type { StoredObject } from './stored-object-store.ts';
import { sweepUploads } from './sweep.ts';

/** The least that a sweep may put aside within a day, however small the store is. */
const FLOOR = 20;

describeOnBothStores('the sweep', (app) => {
  const logged: { level: string; figures: object; text: string }[] = [];
  const log = {
    info: (figures: object, text: string) => void logged.push({ level: 'info', figures, text }),
    warn: (figures: object, text: string) => void logged.push({ level: 'warn', figures, text }),
  };
  const sweep = async () => {
    logged.length = 0;
    await sweepUploads({ ...app().server.deps, log });
    return logged;
  };
  const named = (count: number, name: string) =>
    Array.from({ length: count }, (_, i) => `${name}-${1000 + i}`);
  const keep = (keys: readonly string[]) =>
    Promise.all(
      keys.map((key) => app().objects.put(key, pieces('x'), { maxBytes: 9, contentType: 'text/plain' })),
    );
  const isThere = async (key: string) => (await app().objects.stat(key)) !== null;
  const quarantine = async () =>
    (await app().db.selectFrom('quarantined_object').select('id').execute()).map(({ id }) => id).sort();

  afterEach(async () => {
    const { db, objects } = app();
    const left = await Array.fromAsync(objects.olderThan(Number.POSITIVE_INFINITY));
    await objects.remove(left);
    await db.deleteFrom('quarantined_object').execute();
  });

  it('keeps what has no row for 30 days more, and counts it in the log', async () => {
    await keep(['lost-1000']);
    expect([await sweep(), await quarantine()]).toEqual([[], []]);
    app().clock.advance({ hours: 25 });
    expect((await sweep())[0]).toMatchObject({ level: 'info', figures: { quarantined: 1, removed: 0 } });
    expect([await quarantine(), await isThere('lost-1000')]).toEqual([['lost-1000'], true]);
    app().clock.advance({ days: 29, hours: 23 });
    expect([await sweep(), await isThere('lost-1000')]).toEqual([[], true]);
    app().clock.advance({ hours: 1 });
    expect((await sweep())[0]).toMatchObject({ level: 'info', figures: { quarantined: 0, removed: 1 } });
    expect([await quarantine(), await isThere('lost-1000')]).toEqual([[], false]);
  });

  it('lets out what has a row again, and removes it neither now nor later', async () => {
    const alice = await app().user('alice');
    const id = await store(alice, 'my shepherd');
    const row = await takeRow(app(), id);
    app().clock.advance({ hours: 25 });
    await sweep();
    expect(await quarantine()).toEqual([id]);
    // The backup that did not know it is replaced by the right database.
    app().clock.advance({ days: 5 });
    await app().db.insertInto('stored_object').values(row).execute();
    expect((await sweep())[0]).toMatchObject({ figures: { back: 1, removed: 0 } });
    expect(await quarantine()).toEqual([]);
    app().clock.advance({ days: 31 });
    await sweep();
    expect(await isThere(id)).toBe(true);
    await deleteAll(await app().user('alice'));
    await app().server.idle();
    expect(await isThere(id)).toBe(false);
  });

  it('does nothing but warn when more would go than may within a day, however often it runs', async () => {
    await keep(named(FLOOR + 1, 'many'));
    app().clock.advance({ hours: 25 });
    for (const _ of [1, 2]) {
      const [line, ...others] = await sweep();
      expect(others).toEqual([]);
      expect(line).toMatchObject({
        level: 'warn',
        figures: { files: FLOOR + 1, withoutRow: FLOOR + 1, today: 0, limit: FLOOR },
      });
      expect(await quarantine()).toEqual([]);
    }
    await app().objects.remove(['many-1000']);
    expect((await sweep())[0]).toMatchObject({ level: 'info', figures: { quarantined: FLOOR } });
    // Those count for a day.
    await keep(named(1, 'more'));
    app().clock.advance({ hours: 23 });
    expect((await sweep())[0]).toMatchObject({ level: 'warn', figures: { withoutRow: 1, today: FLOOR } });
    app().clock.advance({ hours: 2 });
    expect((await sweep())[0]).toMatchObject({ level: 'info', figures: { quarantined: 1 } });
  });

  it('removes nothing from quarantine either while it doubts the database', async () => {
    await keep(['lost-1000']);
    app().clock.advance({ hours: 25 });
    await sweep();
    await keep(named(FLOOR + 1, 'many'));
    app().clock.advance({ days: 31 });
    expect((await sweep())[0]).toMatchObject({ level: 'warn' });
    expect(await isThere('lost-1000')).toBe(true);
  });

  it('goes by the setting: more when the operator says so', async () => {
    const keys = named(FLOOR + 1, 'many');
    await keep(keys);
    app().clock.advance({ hours: 25 });
    await sweepUploads({ ...app().server.deps, log, sweepPercent: 100 });
    expect(await quarantine()).toEqual(keys);
  });

  it('touches nothing in a store that is another database’s, not even parts', async () => {
    const alice = await app().user('alice');
    const upload = await PartedUpload.begin(alice);
    await upload.send(1, 'first');
    await keep(['lost-1000']);
    const { objects } = app();
    const mark = await objects.readMark();
    await objects.writeMark('{"database": "another"}', mark);
    app().clock.advance({ hours: 25 });
    await expect(sweep()).rejects.toThrow('belongs to the database another');
    expect([await quarantine(), (await upload.as(await app().user('alice')).list()).body.length]).toEqual([
      [],
      1,
    ]);
    await objects.writeMark(mark!, '{"database": "another"}');
    expect((await sweep())[0]).toMatchObject({ figures: { unfinished: 1, quarantined: 1 } });
  });

  it('counts against nobody’s room', async () => {
    const alice = await app().user('alice');
    const id = await store(alice, 'my shepherd');
    await takeRow(app(), id);
    app().clock.advance({ hours: 25 });
    await sweep();
    const { bytes } = (await (await app().user('alice')).send<{ bytes: number }>('GET', '/api/files/usage'))
      .body;
    expect(bytes).toBe(0);
  });
});

/** Takes a row away as an older database would, which knows nothing of it. */
async function takeRow({ db }: TestApp, id: string): Promise<StoredObject> {
  return db.deleteFrom('stored_object').where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
