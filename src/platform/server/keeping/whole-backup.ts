import path from 'node:path';
import { createDiskObjectStore } from '../object-store/disk-object-store.ts';
import { forEachAtOnce } from './at-once.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readLines } from './lines.ts';
import { faultOfFile, IN_BACKUP, type Manifest, type ObjectLine, objectLine } from './manifest.ts';

const OBJECTS_AT_ONCE = 4;

/** The objects of a backup, one after the other. */
export async function* objectsOf(folder: string): AsyncGenerator<ObjectLine> {
  for await (const line of readLines(path.join(folder, IN_BACKUP.objectLines))) yield objectLine.parse(line);
}

/**
 * What is wrong with a backup, a sentence each; empty when every file in it is there with the bytes that it was made
 * with. All of them are read.
 */
export async function faultsOfBackup(folder: string, manifest: Manifest): Promise<string[]> {
  const faults: string[] = [];
  const { database, objects, secret, houseFiles } = manifest;
  for (const file of [database, objects, ...(secret ? [secret] : []), ...houseFiles]) {
    const fault = await faultOfFile(folder, file);
    if (fault !== null) faults.push(fault);
  }
  // The list of objects is wrong itself, so that what it says proves nothing.
  if (faults.length > 0) return faults;
  const store = createDiskObjectStore(path.join(folder, IN_BACKUP.objects));
  await forEachAtOnce(objectsOf(folder), OBJECTS_AT_ONCE, async (line) => {
    const stream = await store.read(line.key);
    const fault = stream ? await faultOfBytes(stream, line) : 'is missing';
    if (fault !== null) faults.push(`object ${line.key} ${fault}`);
  });
  return faults;
}

/** What is wrong with the bytes of an object that should be `line`; null when they are the same. */
export async function faultOfBytes(
  stream: AsyncIterable<Uint8Array>,
  { size, sha256 }: Pick<ObjectLine, 'size' | 'sha256'>,
): Promise<string | null> {
  let print: Awaited<ReturnType<typeof fingerprintOf>>;
  try {
    print = await fingerprintOf(stream);
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
  if (print.size !== size) return `has ${print.size} bytes instead of ${size}`;
  return print.sha256 === sha256 ? null : 'was changed: its SHA-256 is another';
}
