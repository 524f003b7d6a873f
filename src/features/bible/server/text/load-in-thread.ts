import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { TranslationId } from '../../bible.rules.ts';
import { type LoadedTranslation, loadTranslation } from './load-translation.ts';

const TASK = 'load translation';

/**
 * Loads in a thread of its own: the server goes on answering, and the memory that loading needed is freed with the
 * thread.
 */
export async function loadInThread(id: TranslationId): Promise<LoadedTranslation> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { task: TASK, id },
    // Little memory for young objects: what is made here is either kept for good or dropped at once. And some for old
    // ones, of which 30 MB are needed at once: without a bound garbage would be left lying until there is much more.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 },
  });
  const [loaded] = await once(worker, 'message');
  await worker.terminate();
  return loaded as LoadedTranslation;
}

if (!isMainThread && workerData?.task === TASK) {
  const loaded = loadTranslation(workerData.id);
  const { books, index } = loaded;
  const arrays = [
    books.chapterStart,
    ...[books.verses, books.chapters].flatMap(({ bytes, offsets }) => [bytes, offsets]),
    ...[index.postings, index.postingStart, index.text, index.textStart, index.stems, index.letters],
  ];
  parentPort!.postMessage(
    loaded,
    arrays.map((array) => array.buffer),
  );
}
