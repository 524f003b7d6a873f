import { AppError } from '#contract/errors.ts';
import type { Background } from '#platform/server/background.ts';
import { chunksOf } from '#platform/server/chunks-of.ts';
import type { RemoteFile } from '#platform/server/outgoing/open-remote.ts';
import type { ImportNews, ImportWork } from './running-imports.ts';

/** As Companion does: more would only slow the browser down. */
const TELL_EVERY_MS = 1000;

type Tell = (news: ImportNews) => void;

/**
 * Brings an open file of the web here. Its bytes go from its connection to the store and through nothing else, so that
 * a gigabyte costs no more memory than a megabyte.
 */
export function fetchImport(
  remote: RemoteFile,
  keep: (chunks: AsyncIterable<Uint8Array>) => Promise<unknown>,
  background: Background,
): ImportWork {
  let isBroken = false;

  async function* chunks(tell: Tell): AsyncGenerator<Uint8Array> {
    const progress = createProgress(remote.size ?? 0, tell);
    try {
      for await (const chunk of chunksOf(remote.body)) {
        progress(chunk.byteLength);
        yield chunk;
      }
    } catch (error) {
      isBroken = true;
      throw error;
    }
  }

  async function bring(tell: Tell): Promise<void> {
    try {
      await keep(chunks(tell));
      tell({ action: 'success' });
    } catch (error) {
      const isRefused = error instanceof AppError;
      tell({ action: 'error', message: isRefused ? error.message : null });
      if (!isRefused && !isBroken) throw error;
    }
  }

  return {
    // The server is not closed, nor its database, before it has come to an end.
    begin: (tell) => background.run('import a file', () => bring(tell)),
    cancel: () => void remote.body.destroy(),
  };
}

function createProgress(bytesTotal: number, tell: Tell): (bytes: number) => void {
  let bytesUploaded = 0;
  let told = Number.NEGATIVE_INFINITY;
  return (bytes) => {
    bytesUploaded += bytes;
    const now = performance.now();
    if (now - told < TELL_EVERY_MS) return;
    told = now;
    const progress = (bytesTotal > 0 ? Math.min(100, (bytesUploaded / bytesTotal) * 100) : 0).toFixed(2);
    tell({ action: 'progress', payload: { progress, bytesUploaded, bytesTotal } });
  };
}
