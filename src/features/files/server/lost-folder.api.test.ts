import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addressFor, download, listed, put, store } from '#test-support/my-files.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { beginUpload } from '../large-files.contract.ts';
import { sweepUploads } from './sweep.ts';

let app: TestApp;
let ruth: TestClient;
beforeEach(async () => {
  app = await startTestApp('sqlite', null);
  ruth = await app.user('ruth');
  return () => app.stop();
});

/** Takes the folder away as an unmounted disk does, which leaves an empty one behind, or none. */
function takeAway(left: 'an empty folder' | 'nothing') {
  const elsewhere = `${app.objectsDir}-elsewhere`;
  renameSync(app.objectsDir, elsewhere);
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
  if (left === 'an empty folder') mkdirSync(app.objectsDir);
  return {
    bringBack() {
      rmSync(app.objectsDir, { recursive: true, force: true });
      renameSync(elsewhere, app.objectsDir);
    },
  };
}

const ready = async () => {
  const answer = await ruth.fetch('/readyz');
  return `${answer.status} ${await answer.text()}`;
};

describe.each(['an empty folder', 'nothing'] as const)('where the files were there is %s', (left) => {
  it('a file that is kept cannot be reached for a while, and is not gone', async () => {
    const id = await store(ruth, 'my shepherd', 'psalm.txt');
    const folder = takeAway(left);
    const answer = await download(ruth, id);
    expect([answer.status, await answer.json(), answer.headers.get('content-disposition')]).toEqual([
      503,
      {
        code: 'UNAVAILABLE',
        message: 'Lampstand cannot reach its files right now. Please try again in a moment.',
      },
      null,
    ]);
    expect((await listed(ruth)).map(({ name }) => name)).toEqual(['psalm.txt']);
    folder.bringBack();
    expect(await (await download(ruth, id)).text()).toBe('my shepherd');
  });

  it('nothing is written there, and what was under way goes on later', async () => {
    const upload = await PartedUpload.begin(ruth);
    const first = await upload.send(1, 'my shepherd');
    const { url } = await addressFor(ruth);
    const folder = takeAway(left);
    expect((await put(ruth, url, 'my shepherd')).status).toBe(503);
    expect((await upload.put(2, 'I shall not want')).status).toBe(503);
    expect((await ruth.send('GET', `/s3/multipart/${upload.uploadId}?key=${upload.key}`)).status).toBe(503);
    expect((await upload.complete([first])).status).toBe(503);
    expect((await ruth.refused(beginUpload, { body: { filename: 'sermon.mp4' } })).status).toBe(503);
    expect(existsSync(app.objectsDir) ? readdirSync(app.objectsDir) : []).toEqual([]);
    folder.bringBack();
    expect((await put(ruth, url, 'my shepherd')).status).toBe(200);
    expect((await upload.complete([first])).status).toBe(200);
  });

  it('/readyz says so, the log once, and the figures; and that it is over', async () => {
    const [error, warn] = (['error', 'warn'] as const).map((level) => vi.spyOn(app.server.app.log, level));
    const folder = takeAway(left);
    for (const _ of [1, 2]) expect(await ready()).toBe('200 ready, but the file store does not answer');
    // The sweep may happen to run meanwhile, and says so for itself.
    const said = error!.mock.calls.filter(([, what]) => !String(what).startsWith('job failed'));
    expect(said).toEqual([
      [
        { err: expect.objectContaining({ message: expect.stringContaining('Is it mounted?') }) },
        expect.any(String),
      ],
    ]);
    expect(await app.server.deps.metrics.metrics()).toContain('lampstand_file_store_up 0');
    folder.bringBack();
    for (const _ of [1, 2]) expect(await ready()).toBe('200 ready');
    expect(await app.server.deps.metrics.metrics()).toContain('lampstand_file_store_up 1');
    expect(warn!.mock.calls).toEqual([['the file store answers again']]);
  });

  it('a sweep does nothing, and bytes to be removed are remembered', async () => {
    const [kept, deleted] = [await store(ruth, 'my shepherd'), await store(ruth, 'I shall not want')];
    await PartedUpload.begin(ruth);
    const rows = () => app.db.selectFrom('stored_object').select('id').orderBy('id').execute();
    const folder = takeAway(left);
    await ruth.send('DELETE', `/api/files/${deleted}`);
    const before = await rows();
    app.clock.advance({ days: 3 });
    await expect(sweepUploads(app.server.deps)).rejects.toThrow('Is it mounted?');
    expect(await rows()).toEqual(before);
    folder.bringBack();
    app.clock.advance({ days: 1 });
    await app.server.idle();
    await sweepUploads(app.server.deps);
    expect(await app.filesKept()).toEqual([kept]);
  });
});
