import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** Everything that stands in a zip, names and contents one after the other. */
export async function textInZip(bytes: Buffer): Promise<string> {
  const zip = await promisify<Buffer, { lazyEntries: boolean }, ZipFile>(yauzl.fromBuffer)(bytes, {
    lazyEntries: false,
  });
  const parts: Promise<string>[] = [];
  const open = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  zip.on('entry', (entry: Entry) => {
    parts.push(open(entry).then(async (stream) => `${entry.fileName}\n${await text(stream as never)}`));
  });
  await new Promise((resolve, reject) => zip.on('end', resolve).on('error', reject));
  return (await Promise.all(parts)).join('\n');
}
