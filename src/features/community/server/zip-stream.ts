import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { SharedFiles } from '#features/files/server/for-other-features.ts';
import type { ZipEntry } from './zip-entries.ts';

/**
 * A zip of these entries as it is made, one entry after the other. People's files are stored as they are, for most are compressed
 * already.
 * @throws Error where an object is not there any more: whoever packs begins again, with what is there then
 */
export async function* zipOf(
  entries: readonly ZipEntry[],
  files: Pick<SharedFiles, 'read'>,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  let open: Readable | null = null;
  for (const entry of entries) {
    const options = { mtime: new Date(entry.at), compress: 'text' in entry };
    zip.addReadStreamLazy(entry.path, options, (give) => {
      bytesOf(entry, files).then(
        (bytes) => {
          open = bytes;
          give(null, bytes);
        },
        (error: Error) => output.destroy(error),
      );
    });
  }
  zip.end();
  try {
    yield* output;
  } finally {
    (open as Readable | null)?.destroy();
    output.destroy();
  }
}

async function bytesOf(entry: ZipEntry, files: Pick<SharedFiles, 'read'>): Promise<Readable> {
  return 'text' in entry ? Readable.from([Buffer.from(await entry.text())]) : files.read(entry.file);
}
