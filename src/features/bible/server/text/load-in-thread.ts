import { on, once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { TranslationId } from '../../bible.rules.ts';
import type { BroughtSource } from './brought/brought-source.ts';
import { type FoundText, type Place, textsAt, unreadable } from './brought/find-sources.ts';
import { ToldReason } from './brought/told-reason.ts';
import { type LoadedTranslation, loadBrought, loadTranslation } from './load-translation.ts';

const TASK = 'load translation';

/** One of our own, or a text that was brought. */
type Wanted = { id: TranslationId } | { source: BroughtSource; isEnglish: boolean };
/** Places whose texts are wanted, as they say of themselves. */
type Looked = { places: readonly Pick<Place, 'place' | 'isZip'>[] };

/** Far more than any text needs: what goes on for longer is given up, and everything else goes on. */
const LOADS_WITHIN_MS = 120_000;

/**
 * Loads in a thread of its own: the server goes on answering, and the memory that loading needed is freed with the
 * thread.
 * @throws ToldReason for a brought text that cannot be read
 */
export async function loadInThread(wanted: Wanted): Promise<LoadedTranslation> {
  const worker = startThread(wanted, 'id' in wanted ? 96 : 256);
  try {
    const [told] = await once(worker, 'message', { signal: AbortSignal.timeout(LOADS_WITHIN_MS) });
    if ('reason' in told) throw new ToldReason(told.reason);
    return told as LoadedTranslation;
  } catch (error) {
    throw toldOf(error);
  } finally {
    await worker.terminate();
  }
}

/**
 * The texts of each of some places. A place whose files end the thread, or hold it up, is listed with that, and the others are looked at
 * all the same.
 */
export async function textsInThread(places: Looked['places']): Promise<FoundText[][]> {
  const found: FoundText[][] = [];
  while (found.length < places.length) {
    const worker = startThread({ places: places.slice(found.length) }, 256);
    try {
      const signal = AbortSignal.timeout(LOADS_WITHIN_MS);
      for await (const [texts] of on(worker, 'message', { signal, close: ['exit'] })) {
        found.push(texts as FoundText[]);
        if (found.length === places.length) return found;
      }
      throw new Error('The thread ended before its work.');
    } catch (error) {
      const { place, isZip } = places[found.length]!;
      found.push([unreadable({ place, isZip, conf: null }, toldOf(error))]);
    } finally {
      await worker.terminate();
    }
  }
  return found;
}

/** @param megabytes for what is kept for longer */
function startThread(wanted: Wanted | Looked, megabytes: number): Worker {
  return new Worker(new URL(import.meta.url), {
    workerData: { task: TASK, wanted },
    // Little memory for young objects: what is made here is either kept for good or dropped at once. And some for old
    // ones, of which 30 MB are needed at once: without a bound garbage would be left lying until there is much more.
    // A brought text has its marks besides.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: megabytes },
  });
}

/** How a thread ended, in words where they are known. */
function toldOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'AbortError') return new ToldReason('Reading it takes too long.', { cause: error });
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new ToldReason('It is larger than a Bible.', { cause: error });
  return error;
}

if (!isMainThread && workerData?.task === TASK) {
  const wanted = workerData.wanted as Wanted | Looked;
  if ('places' in wanted) for (const place of wanted.places) parentPort!.postMessage(textsAt(place));
  else tellTranslation(wanted);
}

function tellTranslation(wanted: Wanted): void {
  try {
    const loaded = 'id' in wanted ? loadTranslation(wanted.id) : loadBrought(wanted.source, wanted.isEnglish);
    const { books, index, words } = loaded;
    const arrays = [
      books.chapterStart,
      ...[books.verses, books.chapters].flatMap(({ bytes, offsets }) => [bytes, offsets]),
      ...[index.postings, index.postingStart, index.text, index.textStart, index.stems, index.letters],
      ...(words
        ? [words.chapters.bytes, words.chapters.offsets, words.codes, words.start, words.verses]
        : []),
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
