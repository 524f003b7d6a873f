import { expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { addressFor, deleteAll, listed, put, store, used } from '#test-support/my-files.ts';
import { PASSWORD } from '#test-support/people.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import { deleteFile, downloadFile, getFileUsage, giveUpUploads } from '../files.contract.ts';
import { beginUpload, getTemporaryCredentials } from '../large-files.contract.ts';
import { getObject } from '../objects.contract.ts';
import { keysOf } from './file-keys.ts';
import { sweepUploads } from './sweep.ts';

const MB = 1024 ** 2;
const LIMITS = { fileBytes: 12 * MB, userBytes: 20 * MB, files: 100 };

describeOnBothStores(
  'somebody’s large files',
  (app, kept) => {
    it('are their owner’s alone', async () => {
      const carol = await app().user('carol');
      const dave = await app().user('dave');
      const fileId = await store(carol, 'mine');
      const params = { fileId };
      expect((await dave.refused(downloadFile, { params })).status).toBe(404);
      expect((await dave.refused(deleteFile, { params })).status).toBe(404);
      expect((await dave.refused(getObject, { params: { objectId: fileId } })).status).toBe(404);
      expect(await listed(dave)).toEqual([]);
      const upload = await PartedUpload.begin(carol);
      const part = await upload.send(1, 'first');
      const stranger = upload.as(dave);
      const attempts = [
        await stranger.list(),
        await stranger.complete([part]),
        await stranger.abort(),
        await dave.send('GET', `/s3/multipart/${upload.uploadId}/1?key=${upload.key}`),
      ];
      expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await upload.list()).body).toHaveLength(1);
      expect((await upload.complete([part])).status).toBe(200);
      expect((await stranger.complete([part])).status).toBe(404);
      expect((await dave.refused(downloadFile, { params: { fileId: upload.key } })).status).toBe(404);
      await deleteAll(carol);
    });

    it('leave nothing when they are given up, and take no more parts then', async () => {
      const erin = await app().user('erin');
      const upload = await PartedUpload.begin(erin, { metadata: { size: 6 * MB } });
      await upload.send(1, 'first');
      const address = await upload.address(2);
      expect(await used(erin)).toBe(6 * MB);
      expect([(await upload.abort()).status, await used(erin), await app().filesKept()]).toEqual([
        200,
        0,
        [],
      ]);
      expect((await put(erin, address, 'late')).status).toBe(404);
      expect((await upload.list()).status).toBe(404);
      expect(await app().filesKept()).toEqual([]);
    });

    it('that never came to an end go after a day, and hold no room; what did arrive stays', async () => {
      const grace = await app().user('grace');
      const upload = await PartedUpload.begin(grace, { metadata: { size: 9 * MB } });
      await upload.send(1, 'first');
      await addressFor(grace, { 'metadata[size]': 5 * MB });
      const arrived = await addressFor(grace);
      async function* chunks() {
        yield Buffer.from('the server ended before it could note this');
      }
      await app().objects.put(arrived.fields['key'] ?? '', chunks(), { maxBytes: 99, contentType: 'x/y' });
      expect(await used(grace)).toBe(14 * MB);
      app().clock.advance({ hours: 2 });
      expect(await used(grace)).toBe(9 * MB);
      expect(await listed(await app().user('grace'))).toMatchObject([{ id: arrived.fields['key'] }]);
      app().clock.advance({ hours: 23 });
      await sweepUploads(app().server.deps);
      const again = await app().user('grace');
      expect((await upload.as(again).list()).status).toBe(404);
      const [file] = await listed(again);
      expect([await used(again), await app().filesKept()]).toEqual([file?.size, [file?.id]]);
      await again.call(deleteFile, { params: { fileId: file?.id ?? '' } });
    });

    it('that never came to an end are told, and given up all at once; what is kept stays, and what others send', async () => {
      const [hanna, ivo] = [await app().user('hanna'), await app().user('ivo')];
      const kept = await store(hanna, 'kept');
      const left = await PartedUpload.begin(hanna, { metadata: { size: 9 * MB } });
      await left.send(1, 'first');
      await addressFor(hanna, { 'metadata[size]': 5 * MB });
      const others = await PartedUpload.begin(ivo);
      expect((await hanna.call(getFileUsage, {})).body).toMatchObject({
        bytes: 14 * MB + 4,
        unfinishedBytes: 14 * MB,
      });
      const refused = await hanna.refused(beginUpload, {
        body: { filename: 'more.mp4', metadata: { size: 10 * MB } },
      });
      expect(refused.body.message).toContain('of which uploads that are not finished hold 14 MB');

      expect((await hanna.call(giveUpUploads, {})).status).toBe(204);
      expect((await hanna.call(getFileUsage, {})).body).toMatchObject({ bytes: 4, unfinishedBytes: 0 });
      expect((await listed(hanna)).map(({ id }) => id)).toEqual([kept]);
      expect((await left.list()).status).toBe(404);
      expect((await others.list()).status).toBe(200);
      await others.abort();
      await deleteAll(hanna);
      await app().server.idle();
      expect(await app().filesKept()).toEqual([]);
    });

    it('are handed out and erased with the account, unfinished ones too', async () => {
      const olga = await app().user('olga');
      const fileId = await store(olga, 'a letter', 'letter.txt');
      app().clock.advance({ ms: 1 });
      const upload = await PartedUpload.begin(olga);
      await upload.send(1, 'first');
      const address = await upload.address(2);
      const { files } = (await olga.call(exportMine, {})).body as unknown as { files: unknown[] };
      expect(files).toMatchObject([
        {
          kind: 'file',
          name: 'letter.txt',
          url: `${app().server.deps.publicUrl}/api/files/${fileId}/content`,
          size: 8,
        },
        { kind: 'file', name: 'sermon.mp4', size: null },
      ]);
      expect(files[1]).not.toHaveProperty('url');
      expect((await olga.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
      expect(await app().filesKept()).toEqual([]);
      expect((await put(olga, address, 'late')).status).toBe(404);
      expect(await app().filesKept()).toEqual([]);
    });

    it('have keys that begin with their owner’s mark, and no credentials where the store has none', async () => {
      const heidi = await app().user('heidi');
      const upload = await PartedUpload.begin(heidi);
      const row = await app()
        .db.selectFrom('stored_object')
        .select('user_id')
        .where('id', '=', upload.key)
        .executeTakeFirst();
      expect(upload.key.startsWith(keysOf(row?.user_id ?? ''))).toBe(true);
      const { status, body } = await heidi.refused(getTemporaryCredentials, {});
      expect([status, body.code]).toEqual([501, 'NOT_CONFIGURED']);
      expect(body.message).toContain(
        kept === 'S3'
          ? 'gives no temporary credentials'
          : 'This server keeps files on its own disk: no S3 service is configured, so there are no temporary credentials.',
      );
      await upload.abort();
    });
  },
  { fileLimits: LIMITS },
);
