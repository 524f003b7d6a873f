import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readPacked } from '../text/text-package.ts';
import type { PackedReferences } from './pack-cross-references.ts';

const TASK = 'load cross references';

/** Under this name the built server has them; their package is ten times as large. */
export const PACKED_REFERENCES = 'cross-references.json';

/** In a thread of its own: the server goes on answering, and what loading needed is freed with the thread. */
async function loadInThread(): Promise<PackedReferences> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { task: TASK },
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 },
  });
  const [loaded] = await once(worker, 'message');
  await worker.terminate();
  return loaded as PackedReferences;
}

if (!isMainThread && workerData?.task === TASK) {
  const packed = await readReferences();
  parentPort!.postMessage(packed, [packed.from.buffer, packed.start.buffer, packed.to.buffer]);
}

async function readReferences(): Promise<PackedReferences> {
  const packed = readPacked<Record<keyof PackedReferences, number[]>>(PACKED_REFERENCES);
  if (packed === null) return (await import('./pack-cross-references.ts')).packCrossReferences();
  const { from, start, to } = packed;
  return { from: Uint32Array.from(from), start: Uint32Array.from(start), to: Uint32Array.from(to) };
}

let loading: Promise<PackedReferences> | null = null;

/** Loaded at the first call, once for each process. After a failure the next call tries again. */
export function crossReferences(): Promise<PackedReferences> {
  loading ??= loadInThread().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
