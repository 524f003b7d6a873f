import { describe, expect, inject, it } from 'vitest';
import { createS3ObjectStore } from '#platform/server/object-store/s3-object-store.ts';
import { startBreakableProxy } from '#test-support/breakable-proxy.ts';
import { addressFor, listed, store } from '#test-support/my-files.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { startTestApp } from '#test-support/start-test-app.ts';
import { createTestBucket } from '#test-support/test-bucket.ts';
import { createUpload } from '../objects.contract.ts';

describe.skipIf(inject('s3Offer') === null)('a bucket that is lost', () => {
  it('is told plainly, costs nothing else, and works again by itself', async () => {
    const bucket = await createTestBucket(inject('s3Offer'));
    const { hostname, port } = new URL(bucket.settings.endpoint);
    const proxy = await startBreakableProxy({ host: hostname, port: Number(port) });
    const objects = createS3ObjectStore({ ...bucket.settings, endpoint: `http://127.0.0.1:${proxy.port}` });
    const app = await startTestApp('sqlite', null, { objects });
    const ivan = await app.user('ivan');
    await store(ivan, 'kept', 'kept.txt');
    const upload = await PartedUpload.begin(ivan);
    const part = await upload.send(1, 'all of it');
    const other = await PartedUpload.begin(ivan);
    await proxy.cut();
    const lost = await upload.complete([part]);
    expect([lost.status, lost.body, lost.headers.get('retry-after')]).toEqual([
      503,
      {
        code: 'UNAVAILABLE',
        message:
          'Lampstand cannot reach its files right now. Nothing was saved; please try again in a moment.',
      },
      '5',
    ]);
    expect((await ivan.send('POST', '/s3/multipart', { filename: 'x' })).status).toBe(503);
    const ready = await ivan.fetch('/readyz');
    expect([ready.status, await ready.text()]).toEqual([200, 'ready, but the file store does not answer']);
    // A deleted file is gone for its owner at once; its bytes go with the next sweep.
    expect((await other.abort()).status).toBe(200);
    expect((await other.list()).status).toBe(404);
    // Signing an address needs no request to the store.
    expect((await ivan.call(createUpload, {})).status).toBe(200);
    // Nor does the list of what is kept, also while a file is on its way.
    await addressFor(ivan);
    expect((await listed(ivan)).map(({ name }) => name)).toEqual(['kept.txt']);
    await proxy.mend();
    expect((await upload.complete([part])).status).toBe(200);
    expect(await (await ivan.fetch('/readyz')).text()).toBe('ready');
    await app.stop();
    await proxy.cut();
    await bucket.remove();
  });
});
