import type { CallOutput } from '#contract/define-endpoint.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { findFilesByPerson } from '#features/files/server/for-other-features.ts';
import { findJournalByPerson } from '#features/journal/server/for-other-features.ts';
import { peopleForModerators } from '#features/people/server/for-other-features.ts';
import { databaseSize } from '#platform/server/db/database-size.ts';
import { diskState } from '#platform/server/free-disk.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { readStorage } from '../administration.contract.ts';
import type { AdministrationDeps } from './administration-deps.ts';

type Storage = CallOutput<typeof readStorage>;

/** People who are counted at a time: that takes some milliseconds, in which SQLite serves nobody else. */
const STEP = 500;
const LARGEST_SHOWN = 10;
/** In each process: whoever looks twice counts once. */
const KEPT_MS = MINUTE_MS;

/** What the server keeps, and how much room is left. */
export function storageRoutes(endpoints: Endpoints, deps: AdministrationDeps): void {
  let last: { until: number; storage: Promise<Storage> } | null = null;
  endpoints.handle(readStorage, () => {
    const now = deps.clock.now();
    if (last && last.until > now) return last.storage;
    const storage = countStorage(deps);
    last = { until: now + KEPT_MS, storage };
    storage.catch(() => {
      last = null;
    });
    return storage;
  });
}

async function countStorage({ db, clock, dataDisk }: AdministrationDeps): Promise<Storage> {
  const files = { count: 0, bytes: 0 };
  let most: { id: string; count: number; bytes: number }[] = [];
  for await (const page of inSteps((last) => findFilesByPerson(db, last, STEP))) {
    for (const { count, bytes } of page) {
      files.count += count;
      files.bytes += bytes;
    }
    most = [...most, ...page].sort((a, b) => b.bytes - a.bytes).slice(0, LARGEST_SHOWN);
  }
  let journalBytes = 0;
  for await (const page of inSteps((last) => findJournalByPerson(db, last, STEP))) {
    for (const { bytes } of page) journalBytes += bytes;
  }
  const people = await peopleForModerators(
    db,
    most.map(({ id }) => id),
  );
  const room = await dataDisk?.room().catch(() => null);
  return {
    files,
    mostFiles: most.flatMap((one) => {
      const person = people.get(one.id);
      return person ? { ...one, name: person.name } : [];
    }),
    journalBytes,
    databaseBytes: await databaseSize(db),
    disk:
      dataDisk && room
        ? {
            freeBytes: room.free,
            sizeBytes: room.size,
            isNearlyFull: diskState(room.free, dataDisk.warningBytes) !== 'roomy',
          }
        : null,
    countedAt: clock.now(),
  };
}

/** Everybody, in the order of their ids; others are served between the steps. */
async function* inSteps<Row extends { id: string }>(
  load: (last: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last = '';
  for (;;) {
    const page = await load(last);
    yield page;
    if (page.length < STEP) return;
    last = page[page.length - 1]!.id;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
