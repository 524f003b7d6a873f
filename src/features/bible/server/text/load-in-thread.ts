import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { TranslationId } from '../../bible.rules.ts';
import type { BroughtSource } from './brought/brought-source.ts';
import { ToldReason } from './brought/told-reason.ts';
import { type LoadedTranslation, loadBrought, loadTranslation } from './load-translation.ts';

const TASK = 'load translation';

/** One of our own, or a text that was brought. */
type Wanted = { id: TranslationId } | { source: BroughtSource; isEnglish: boolean };

/**
 * Loads in a thread of its own: the server goes on answering, and the memory that loading needed is freed with the
 * thread.
 * @throws ToldReason for a brought text that cannot be read
 */
export async function loadInThread(wanted: Wanted): Promise<LoadedTranslation> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { task: TASK, wanted },
    // Little memory for young objects: what is made here is either kept for good or dropped at once. And some for old
    // ones, of which 30 MB are needed at once: without a bound garbage would be left lying until there is much more.
    // A brought text has its marks besides.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 'id' in wanted ? 96 : 256 },
  });
  try {
    const [told] = await once(worker, 'message');
    if ('reason' in told) throw new ToldReason(told.reason);
    return told as LoadedTranslation;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new ToldReason('It is larger than a Bible.', { cause: error });
    throw error;
  } finally {
    await worker.terminate();
  }
}

if (!isMainThread && workerData?.task === TASK) {
  const wanted = workerData.wanted as Wanted;
  try {
    const loaded = 'id' in wanted ? loadTranslation(wanted.id) : loadBrought(wanted.source, wanted.isEnglish);
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
  } catch (error) {
    if (!(error instanceof ToldReason)) throw error;
    parentPort!.postMessage({ reason: error.message });
  }
}
