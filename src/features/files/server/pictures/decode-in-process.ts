import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PictureShape } from '../../pictures.rules.ts';
import type { Decoded, DecodingBounds } from './decode-picture.ts';

const TASK = 'decode-picture';

interface Asked {
  bytes: Uint8Array;
  shape: PictureShape;
  bounds: DecodingBounds;
}

/** What a process needs to run at all. It gets no other variable: those of the server hold secrets. */
const NEEDED = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];

/**
 * Decodes a picture in a process of its own. A decoder cannot be stopped in any other way: it runs in threads that a whole process
 * shares, so that one small file kept everybody's pictures and files waiting for 14 s.
 * @returns null when it took longer than `withinMs`, or the process was lost: the picture asked for too much
 */
export async function decodeInProcess(asked: Asked, withinMs: number): Promise<Decoded | null> {
  const child = fork(fileURLToPath(import.meta.url), [TASK], {
    env: Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const late = setTimeout(() => child.kill('SIGKILL'), withinMs);
  try {
    const ended = once(child, 'exit').then(() => null);
    const answered = once(child, 'message').then(([decoded]) => decoded as Decoded);
    // The process may have ended before it could take it: that is seen by its end.
    child.send(asked, () => {});
    return await Promise.race([answered, ended]);
  } finally {
    clearTimeout(late);
    child.kill('SIGKILL');
  }
}

if (process.argv[2] === TASK && process.send) {
  // When the server ends without a word.
  process.once('disconnect', () => process.exit());
  beNice();
  process.once('message', async ({ bytes, shape, bounds }: Asked) => {
    const { decodePicture } = await import('./decode-picture.ts');
    process.send!(await decodePicture(bytes, shape, bounds));
  });
}

/**
 * Whoever waits for a page comes first, and when memory runs out it is this process that ends, not the server. Where that may not
 * be said, all are equal.
 */
function beNice(): void {
  try {
    setPriority(10);
  } catch {}
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {}
}
