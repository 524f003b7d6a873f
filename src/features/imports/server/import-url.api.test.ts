import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { downloadFile } from '#features/files/files.contract.ts';
import { arrivalOf, followImport, openSocket, startElsewhere } from '#test-support/elsewhere.ts';
import { listed, used } from '#test-support/my-files.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import { describeRemoteFile, importRemoteFile } from '../imports.contract.ts';

const elsewhere = await startElsewhere();
afterAll(() => elsewhere.stop());

describeOnBothStores(
  'importing from a web address',
  (app) => {
    it('tells name, type and size of what is there', async () => {
      const client = await app().user('reader');
      for (const [path, size] of [
        ['/Psalm%2023.mp3', elsewhere.bytes.length],
        ['/no-head', elsewhere.bytes.length],
        ['/unsized', null],
      ] as const) {
        const answer = await client.call(describeRemoteFile, { body: { url: elsewhere.at(path) } });
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({ type: 'audio/mpeg', size });
      }
    });

    it.each(['/sermons/Psalm%2023.mp3', '/unsized'])('brings %s, whole, as one of my files', async (path) => {
      const client = await app().user(path === '/unsized' ? 'unsized' : 'sized');
      const started = await client.call(importRemoteFile, {
        // As Uppy sends it, with where a Companion without rules would put it.
        body: {
          url: elsewhere.at(path),
          fileId: elsewhere.at(path),
          protocol: 's3-multipart',
          endpoint: `http://127.0.0.1:${elsewhere.inside.port}/`,
          uploadUrl: `http://127.0.0.1:${elsewhere.inside.port}/`,
          httpMethod: 'post',
          headers: { 'x-secret': '1', authorization: 'Basic x' },
          metadata: { name: 'My sermon.mp3', type: 'text/html' },
        } as never,
      });
      expect(started.status).toBe(200);
      expect(await listed(client)).toEqual([]);

      const events = await followImport(app(), client, started.body.token);
      const [file, ...others] = await listed(client);
      expect(others).toEqual([]);
      expect(events.at(-1)).toEqual(arrivalOf(file));
      expect(file).toMatchObject({
        name: 'My sermon.mp3',
        contentType: 'audio/mpeg',
        size: elsewhere.bytes.length,
      });
      // A bucket's file is fetched from the bucket.
      const response = await client.fetch(file!.url, { redirect: 'follow' });
      const got = Buffer.from(await response.arrayBuffer());
      expect(createHash('sha256').update(got).digest('hex')).toBe(
        createHash('sha256').update(elsewhere.bytes).digest('hex'),
      );
      expect(elsewhere.inside.asked).toEqual([]);

      const other = await app().user('other');
      expect(await listed(other)).toEqual([]);
      expect((await other.refused(downloadFile, { params: { fileId: file!.id } })).status).toBe(404);
    });

    it('leaves nothing behind when the other server breaks off', async () => {
      const kept = await app().filesKept();
      const client = await app().user('broken');
      const started = await client.call(importRemoteFile, { body: { url: elsewhere.at('/broken') } });
      const events = await followImport(app(), client, started.body.token);
      const message = 'The file did not come whole. Please try again.';
      expect(events.at(-1)).toEqual({ action: 'error', payload: { error: { name: 'Error', message } } });
      await app().server.idle();
      expect([await listed(client), await used(client)]).toEqual([[], 0]);
      await expect.poll(() => app().filesKept()).toEqual(kept);
    });

    it('can be given up, and leaves nothing behind', async () => {
      const over = elsewhere.hold();
      const kept = await app().filesKept();
      const client = await app().user('cancelling');
      const started = await client.call(importRemoteFile, { body: { url: elsewhere.at('/held') } });
      const socket = openSocket(app(), `/companion/api/${started.body.token}`, client);
      await once(socket, 'message');
      socket.send('no JSON');
      socket.send(JSON.stringify({ action: 'pause' }));
      socket.send(JSON.stringify({ action: 'cancel' }));
      await over;
      socket.close();
      await app().server.idle();
      expect([await listed(client), await used(client)]).toEqual([[], 0]);
      await expect.poll(() => app().filesKept()).toEqual(kept);
    });

    it('tells how an import ended to a browser that was away', async () => {
      void elsewhere.hold();
      const client = await app().user('away');
      const started = await client.call(importRemoteFile, { body: { url: elsewhere.at('/held') } });
      const first = openSocket(app(), `/companion/api/${started.body.token}`, client);
      await once(first, 'message');
      first.terminate();
      elsewhere.letGo();
      const events = await followImport(app(), client, started.body.token);
      expect(events.at(-1)?.action).toBe('success');
      expect((await followImport(app(), client, started.body.token)).map((event) => event.action)).toEqual([
        'success',
      ]);
      expect(await listed(client)).toHaveLength(1);
    });
  },
  { imports: elsewhere.imports },
);
