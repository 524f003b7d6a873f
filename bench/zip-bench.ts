import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { createZip, listZips } from '#features/community/zips.contract.ts';
import { addGroupFile } from '#features/groups/files.contract.ts';
import { agreeToGuidelines, getGuidelines } from '#features/guidelines/guidelines.contract.ts';
import { answerAge } from '#features/people/people.contract.ts';
import { startedBy } from '../test-support/group-people.ts';
import { store } from '../test-support/my-files.ts';
import { signedUp } from '../test-support/people.ts';
import { forgetPeak, residentMegabytes } from '../test-support/process-memory.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import type { Row } from './report.ts';

const FILES = 5;
const FILE_MB = 100;

/** Somebody takes a group with 500 MB of files along: how much more memory does the server need for it? */
export async function benchZip(parent: string): Promise<Row[]> {
  const dataDir = path.join(parent, 'zip');
  mkdirSync(dataDir);
  const server = await startRealServer({ dataDir, env: { ...WITHOUT_LIMITS, LOG_LEVEL: 'silent' } });
  const pid = server.process.pid!;
  try {
    const client = await signedUp(server.url, 'ruth');
    const { version } = (await client.call(getGuidelines, {})).body;
    await client.call(agreeToGuidelines, { body: { version } });
    await client.call(answerAge, { body: { answer: 'grown' } });
    const groupId = await startedBy({ client, id: '' } as never);
    const recording = 'In the beginning was the Word. '.repeat((FILE_MB * 1024 ** 2) / 31);
    for (let i = 0; i < FILES; i += 1) {
      const fileId = await store(client, recording, `sermon-${i}.mp3`);
      await client.call(addGroupFile, { params: { groupId }, body: { fileId, title: `Sermon ${i}` } });
      await pass(2100);
    }
    const before = residentMegabytes(pid);
    forgetPeak(pid);
    const start = performance.now();
    await client.call(createZip, { params: { groupId } });
    for (;;) {
      const [zip] = (await client.call(listZips, {})).body;
      if (zip?.state === 'ready') break;
      await pass(100);
    }
    const seconds = (performance.now() - start) / 1000;
    const more = residentMegabytes(pid, 'VmHWM') - before;
    return [
      {
        what: `more memory at the peak, while ${FILES * FILE_MB} MB are packed in ${seconds.toFixed(1)} s`,
        measured: `${Math.round(more)} MB`,
        target: '< 64 MB',
        ok: more < 64,
      },
    ];
  } finally {
    await server.dispose();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
