import { stat } from 'node:fs/promises';
import { askedOnce } from './asked-once.ts';
import { asStoreFault, nullIfGone } from './disk-files.ts';
import { type MultipartUploads, type ObjectStore, STORE_MARK, StoreUnavailable } from './object-store.ts';

/**
 * A store in a folder that can go away while the server runs: a disk that is unmounted leaves an empty folder behind. Once the
 * store's mark was seen there, a folder without it is another one: nothing in it counts as gone, and nothing is written there,
 * where the disk would hide it when it comes back. Every call is refused with StoreUnavailable then.
 * @param mark the file of the mark
 */
export function whileMounted(store: ObjectStore, mark: string): ObjectStore {
  let wasSeen = false;

  async function refuseElsewhere(): Promise<void> {
    if (!wasSeen) return;
    const there = await stat(mark).catch(nullIfGone).catch(fail);
    if (!there) throw new StoreUnavailable(`${store.place} has no ${STORE_MARK} any more. Is it mounted?`);
  }

  /** Asked again where something is missing: the folder may have gone while it was looked for. */
  async function there<T>(act: () => Promise<T>): Promise<T> {
    await refuseElsewhere();
    try {
      const found = await act();
      if (found === null) await refuseElsewhere();
      return found;
    } catch (error) {
      await refuseElsewhere();
      throw asStoreFault(error);
    }
  }

  async function* listed<T>(entries: () => AsyncIterable<T>): AsyncIterable<T> {
    await refuseElsewhere();
    yield* entries();
    await refuseElsewhere();
  }

  return {
    ...store,
    put: (...given) => there(() => store.put(...given)),
    read: (...given) => there(() => store.read(...given)),
    remove: (...given) => there(() => store.remove(...given)),
    olderThan: (...given) => listed(() => store.olderThan(...given)),
    entries: () => listed(() => store.entries()),
    measure: (...given) => there(() => store.measure(...given)),
    sweepUnfinished: (...given) => there(() => store.sweepUnfinished(...given)),
    stat: (...given) => there(() => store.stat(...given)),
    async readMark() {
      const text = await there(() => store.readMark());
      if (text !== null) wasSeen = true;
      return text;
    },
    writeMark: (...given) => there(() => store.writeMark(...given)),
    ping: askedOnce(() => there(() => store.ping())),
    multipart: multipartThere(store.multipart, there),
  };
}

function multipartThere(
  multipart: MultipartUploads,
  there: <T>(act: () => Promise<T>) => Promise<T>,
): MultipartUploads {
  return {
    ...multipart,
    begin: (...given) => there(() => multipart.begin(...given)),
    putPart: (...given) => there(() => multipart.putPart(...given)),
    parts: (...given) => there(() => multipart.parts(...given)),
    complete: (...given) => there(() => multipart.complete(...given)),
    abort: (...given) => there(() => multipart.abort(...given)),
  };
}

function fail(error: unknown): never {
  throw asStoreFault(error);
}
