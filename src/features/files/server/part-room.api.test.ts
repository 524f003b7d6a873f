import { expect, it } from 'vitest';
import { put, used } from '#test-support/my-files.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';

const MB = 1024 ** 2;

/* A bucket takes parts without asking: what comes too much there is refused at its end (file-limits.api.test.ts). */
describeOnBothEngines(
  'parts that this server takes itself',
  (app) => {
    it('get no room beyond what was announced or allowed, six parts at once or not', async () => {
      const erin = await app().user('erin');
      const announced = await PartedUpload.begin(erin, { metadata: { size: 6 * MB } });
      await announced.send(1, new Uint8Array(5 * MB));
      expect((await announced.put(2, new Uint8Array(MB + 1))).status).toBe(413);
      // The same part again takes the place of the first.
      await announced.send(1, new Uint8Array(5 * MB));
      await announced.send(2, new Uint8Array(MB));
      await announced.abort();

      const silent = await PartedUpload.begin(erin);
      const address = await silent.address(1);
      const noLength = await put(erin, address, null, {
        body: new Blob([new Uint8Array(10)]).stream(),
        duplex: 'half',
      });
      expect([noLength.status, (await noLength.json()).message]).toEqual([
        400,
        'A part says how long it is (Content-Length).',
      ]);
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => silent.put(n, new Uint8Array(3 * MB))));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
      expect(statuses.slice(4)).toEqual([413, 413]);
      expect((await silent.list()).body).toHaveLength(4);
      expect(await used(erin)).toBe(12 * MB);
      const second = await PartedUpload.begin(erin);
      expect((await second.put(1, new Uint8Array(9 * MB))).status).toBe(413);
      expect((await second.put(1, new Uint8Array(8 * MB))).status).toBe(200);
      await second.abort();
      await silent.abort();
      expect([await used(erin), await app().filesKept()]).toEqual([0, []]);
    });
  },
  { fileLimits: { fileBytes: 12 * MB, userBytes: 20 * MB, files: 100 } },
);
