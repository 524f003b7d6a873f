import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { createDiskObjectStore } from '#platform/server/object-store/disk-object-store.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import { createS3ObjectStore } from '#platform/server/object-store/s3-object-store.ts';
import { filesBelow } from './files-below.ts';
import { createTestBucket } from './test-bucket.ts';

interface Subject {
  store: ObjectStore;
  /** The names of everything that is kept, finished or not. */
  left(): Promise<string[]>;
  remove(): Promise<void>;
}

async function onDisk(): Promise<Subject> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-objects-'));
  return {
    store: createDiskObjectStore(folder),
    left: async () => filesBelow(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function inBucket(): Promise<Subject> {
  const bucket = await createTestBucket(inject('s3Offer'));
  return {
    store: createS3ObjectStore(bucket.settings),
    left: () => bucket.contents(),
    remove: () => bucket.remove(),
  };
}

/**
 * The same tests of the interface on a disk and on a real S3 server, without the product around it. What each test
 * leaves is swept, and has to be gone then.
 */
export function describeBothObjectStores(title: string, tests: (subject: () => Subject) => void): void {
  for (const [name, open] of [
    ['disk', onDisk],
    ['S3', inBucket],
  ] as const) {
    describe.skipIf(name === 'S3' && inject('s3Offer') === null)(`${title} on ${name}`, () => {
      let subject: Subject;
      beforeAll(async () => {
        subject = await open();
      });
      afterAll(() => subject?.remove());
      afterEach(async () => {
        const { store } = subject;
        await store.sweepUnfinished(Number.POSITIVE_INFINITY);
        await store.remove(await Array.fromAsync(store.olderThan(Number.POSITIVE_INFINITY)));
        expect(await subject.left(), 'what a test leaves can be swept').toEqual([]);
      });
      tests(() => subject);
    });
  }
}

/** Chunks as a request's body gives them. */
export async function* pieces(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield Buffer.from(part as string);
}

/** A body that ends in the middle. */
export async function* brokenOff() {
  yield Buffer.from('half');
  throw new Error('gone');
}
