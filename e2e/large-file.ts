import { createCipheriv, createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface LargeFile {
  path: string;
  name: string;
  sha256: string;
  remove(): Promise<void>;
}

/** A file on disk with the same bytes each time, which no part of it repeats. */
export async function largeFile(name: string, megabytes: number): Promise<LargeFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lampstand-large-'));
  const file = path.join(folder, name);
  const bytes = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16));
  const hash = createHash('sha256');
  const zeros = Buffer.alloc(1024 ** 2);
  const handle = await open(file, 'w');
  for (let written = 0; written < megabytes; written += 1) {
    const chunk = bytes.update(zeros);
    hash.update(chunk);
    await handle.write(chunk);
  }
  await handle.close();
  return {
    path: file,
    name,
    sha256: hash.digest('hex'),
    remove: () => rm(folder, { recursive: true }),
  };
}
