import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { TooManyBytes } from './object-store.ts';

/**
 * Gives `send` all of `chunks` together with their number of bytes. That number has to be known before the first byte
 * is sent, and the bytes may be too many for memory, so they wait in a temporary file, which is removed afterwards.
 * @throws TooManyBytes as soon as more than `maxBytes` have come.
 */
export async function spooled<T>(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  send: (body: Readable, size: number) => Promise<T>,
): Promise<T> {
  const file = path.join(tmpdir(), `lampstand-part-${randomUUID()}`);
  try {
    const size = await write(file, chunks, maxBytes);
    return await send(createReadStream(file), size);
  } finally {
    await rm(file, { force: true });
  }
}

async function write(file: string, chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new TooManyBytes(`more than ${maxBytes} bytes`);
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return size;
}
