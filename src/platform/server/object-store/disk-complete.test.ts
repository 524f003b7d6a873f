import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { filesBelow } from '#test-support/files-below.ts';
import { pieces } from '#test-support/object-stores.ts';
import { createProcesses, type Steps } from '#test-support/stepped-processes.ts';
import type { ObjectStore, StoredBytes } from './object-store.ts';

/** With TEST_ROUNDS=10000 it has found nothing lost; a few are enough to see an order of steps that loses something. */
const ROUNDS = Number(process.env['TEST_ROUNDS'] ?? 32);
const KEY = 'sermon-0001';

const steps = vi.hoisted<Steps>(() => ({ before: async () => {}, refuseLinks: false }));

// Each change of the disk waits for its turn, and one that is cut off never comes: as if its process had been killed.
vi.mock('node:fs/promises', async (original) => {
  const disk = await original<typeof import('node:fs/promises')>();
  const stepped =
    <Args extends unknown[], T>(change: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      await steps.before();
      return change(...args);
    };
  const link = async (from: string, to: string) => {
    if (steps.refuseLinks) throw Object.assign(new Error('no links here'), { code: 'EPERM' });
    await disk.link(from, to);
  };
  return {
    ...disk,
    link: stepped(link),
    copyFile: stepped(disk.copyFile),
    rename: stepped(disk.rename),
    rm: stepped(disk.rm),
    mkdir: stepped(disk.mkdir),
    open: stepped(disk.open),
  };
});

/** The store's code three times, as in three processes: what a module remembers is remembered in one of them. */
const stores: ((folder: string) => ObjectStore)[] = [];
beforeAll(async () => {
  for (let n = 0; n < 3; n++) {
    vi.resetModules();
    stores.push((await import('./disk-object-store.ts')).createDiskObjectStore);
  }
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-complete-'));
});
afterEach(() => {
  steps.refuseLinks = false;
  rmSync(folder, { recursive: true, force: true });
});

async function beginIn(root: string) {
  const store = stores[2]!(root);
  const uploadId = await store.multipart.begin(KEY, { contentType: 'text/plain' });
  const send = async (partNumber: number, body: string) => ({
    partNumber,
    ...(await store.multipart.putPart(KEY, uploadId, partNumber, pieces(body), { maxBytes: 99 })),
  });
  return { store, uploadId, first: await send(1, 'the first'), second: await send(2, 'the second') };
}

it(`loses nothing when two complete it at once and are killed between any two steps, ${ROUNDS} times`, async () => {
  let killed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const root = path.join(folder, String(round));
    const { store, uploadId, first, second } = await beginIn(root);
    // Every third time they do not agree on what the object is; then too there is one answer.
    const lists = [[first], round % 3 === 0 ? [second] : [first]];
    const processes = createProcesses(steps, round);
    const answers = await Promise.all(
      lists.map((list, n) =>
        processes.run((round + n) % 2 === 0 ? 1 + (round % 16) : Number.POSITIVE_INFINITY, () =>
          stores[n]!(root).multipart.complete(KEY, uploadId, list),
        ),
      ),
    );
    processes.end();
    killed += answers.filter((answer) => answer === 'killed').length;
    const given = answers.filter((answer): answer is StoredBytes => answer !== 'killed');
    const later = await store.multipart.complete(KEY, uploadId, lists[0]!);
    for (const answer of given) expect(answer).toEqual(later);
    expect(await store.stat(KEY)).toEqual(later);
    expect(await store.multipart.parts(KEY, uploadId)).toBeNull();
    const whole = await text((await store.read(KEY))!);
    expect(whole).toBe(later.size === first.size ? 'the first' : 'the second');
    rmSync(root, { recursive: true });
  }
  expect(killed).toBeGreaterThan(ROUNDS / 4);
});

it('leaves one folder with the listed part and the manifest', async () => {
  const { uploadId, first } = await beginIn(folder);
  const processes = createProcesses(steps, 7);
  const complete = (n: number) => () => stores[n]!(folder).multipart.complete(KEY, uploadId, [first]);
  await Promise.all([0, 1].map((n) => processes.run(Number.POSITIVE_INFINITY, complete(n))));
  processes.end();
  expect(filesBelow(folder).map((name) => name.slice(0, 5))).toEqual(['00001', 'manif']);
});

it('refuses when a listed part is sent again in the middle, and has all of it the next time', async () => {
  const { store, uploadId, first } = await beginIn(folder);
  let again: (StoredBytes & { partNumber: number }) | undefined;
  let count = 0;
  steps.before = async () => {
    count += 1;
    if (count !== 1) return;
    const chunks = pieces('the first, once more');
    again = {
      partNumber: 1,
      ...(await store.multipart.putPart(KEY, uploadId, 1, chunks, { maxBytes: 99 })),
    };
  };
  const refusal = { name: 'UploadRefused', reason: 'wrong-part' };
  await expect(stores[0]!(folder).multipart.complete(KEY, uploadId, [first])).rejects.toMatchObject(refusal);
  steps.before = async () => {};
  await store.multipart.complete(KEY, uploadId, [again!]);
  expect(await text((await store.read(KEY))!)).toBe('the first, once more');
});

it('is over, or was there, when another completes it and the file is deleted, between whatever steps', async () => {
  const answers = new Set<unknown>();
  for (let at = 1; at < 16; at++) {
    const root = path.join(folder, String(at));
    const { store, uploadId, first } = await beginIn(root);
    const others: Record<number, () => Promise<unknown>> = {
      [at]: () => store.multipart.complete(KEY, uploadId, [first]),
      [at + 1]: () => store.remove([KEY]),
    };
    let count = 0;
    let isOthersTurn = false;
    steps.before = async () => {
      if (isOthersTurn) return;
      isOthersTurn = true;
      count += 1;
      await others[count]?.();
      isOthersTurn = false;
    };
    const completing = stores[0]!(root).multipart.complete(KEY, uploadId, [first]);
    answers.add(
      await completing.then(
        ({ size }) => size,
        ({ name, reason }) => `${name} ${reason}`,
      ),
    );
    steps.before = async () => {};
  }
  expect(answers).toEqual(new Set(['UploadRefused unknown-upload', 'the first'.length]));
});

it('copies the parts where the file system knows no second names', async () => {
  const { store, uploadId, first } = await beginIn(folder);
  steps.refuseLinks = true;
  await store.multipart.complete(KEY, uploadId, [first]);
  expect(await text((await store.read(KEY))!)).toBe('the first');
});
