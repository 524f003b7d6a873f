import { expect, inject, it, onTestFinished } from 'vitest';
import { letDeliveriesBeDue } from '#test-support/after-a-kill.ts';
import { filesBelow } from '#test-support/files-below.ts';
import { listed, store } from '#test-support/my-files.ts';
import { signedIn, signedUp } from '#test-support/people.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';
import { deleteFile } from '../files.contract.ts';

const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => engine === 'sqlite' || inject('postgresUrl') !== null,
);

it.each(engines)('kill -9 among deletions leaves no bytes of a file that is gone, on %s', async (engine) => {
  const database = engine === 'postgres' ? await createPostgresDatabase(inject('postgresUrl')) : null;
  const env: Record<string, string> = database ? { DATABASE_URL: database.location.url } : {};
  const first = await startRealServer({ env });
  onTestFinished(async () => {
    await first.dispose();
    await database?.remove();
  });
  const ruth = await signedUp(first.url, 'ruth');
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push(await store(ruth, `the words of file ${n}`));
  let deleted = 0;
  await Promise.all(
    ids.map(async (fileId) => {
      const answer = await ruth.call(deleteFile, { params: { fileId } }).catch(() => null);
      if (answer?.status === 204) deleted += 1;
      if (deleted === 1) await first.stop('SIGKILL');
    }),
  );

  await letDeliveriesBeDue(database?.location ?? { file: `${first.dataDir}/lampstand.db` });
  const second = await startRealServer({ env, dataDir: first.dataDir });
  onTestFinished(async () => void (await second.stop()));
  const left = (await listed(await signedIn(second.url, 'ruth'))).map(({ id }) => id);
  expect(left.length).toBeLessThan(ids.length);
  const objects = `${first.dataDir}/objects`;
  const bytesOfDeleted = () =>
    filesBelow(objects).filter((name) => ids.some((id) => name.includes(id) && !left.includes(id)));
  await expect.poll(bytesOfDeleted).toEqual([]);
});
