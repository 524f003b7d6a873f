import { DAY_MS } from '#contract/durations.ts';
import { QUARANTINE_MS, quarantineLimit } from '../uploads.rules.ts';
import type { SweepDeps } from './files-deps.ts';
import {
  countQuarantined,
  createQuarantined,
  deleteQuarantined,
  deleteQuarantinedUntil,
  findQuarantined,
} from './quarantine-store.ts';
import { findKnownIds } from './stored-object-store.ts';

const BATCH = 200;
/** Of each sort, so many at most are taken care of in one sweep: their keys are held in memory. */
const MAX_PER_SWEEP = 10_000;

/** What is in the store without a row, and what was. */
interface Findings {
  /** All objects that were looked at. */
  files: number;
  /** Found for the first time: how many, and the first of them. */
  fresh: { count: number; ids: string[] };
  /** In quarantine for long enough. */
  due: string[];
  /** In quarantine, and known again: an older database had been put in the place of this one for a while. */
  back: string[];
}

/**
 * Puts what came before `before` (epoch ms) and has no row in quarantine, and removes what has been there for long enough.
 * Quarantine is a row beside the object, which stays where it is. When more than `sweepPercent` of the files would
 * go there within a day, the database is more likely to be wrong than the store, and nothing is done.
 * @returns how many were put there, removed, and let out because they have a row again.
 */
export async function sweepUnknown(deps: SweepDeps, before: number) {
  const { db, clock, objects, log, sweepPercent } = deps;
  const now = clock.now();
  const found = await look(deps, before, now - QUARANTINE_MS);
  for (const ids of batchesOf(found.back)) await deleteQuarantined(db, ids);
  const today = await countQuarantined(db, now - DAY_MS);
  const limit = quarantineLimit(found.files, sweepPercent);
  if (found.fresh.count > 0 && found.fresh.count + today > limit) {
    const figures = { files: found.files, withoutRow: found.fresh.count, today, limit };
    log.warn(
      figures,
      `nothing was swept: of ${found.files} files ${found.fresh.count} have no row, and ${limit} may be put aside ` +
        'in a day. Is this the right database, and up to date? If it is, start with a larger SWEEP_PERCENT',
    );
    return { quarantined: 0, removed: 0, back: found.back.length };
  }
  for (const ids of batchesOf(found.fresh.ids)) await createQuarantined(db, ids, now);
  let removed = 0;
  for (const ids of batchesOf(found.due)) {
    const known = await findKnownIds(db, ids);
    const gone = ids.filter((id) => !known.has(id));
    await objects.remove(gone);
    await deleteQuarantined(db, gone);
    removed += gone.length;
  }
  // The other rows of that age are of objects that are not in the store any more.
  if (found.due.length < MAX_PER_SWEEP) await deleteQuarantinedUntil(db, now - QUARANTINE_MS);
  return { quarantined: found.fresh.ids.length, removed, back: found.back.length };
}

async function look({ db, objects }: SweepDeps, before: number, dueUntil: number): Promise<Findings> {
  const found: Findings = { files: 0, fresh: { count: 0, ids: [] }, due: [], back: [] };
  const sort = async (ids: string[]) => {
    found.files += ids.length;
    const known = await findKnownIds(db, ids);
    const since = await findQuarantined(db, ids);
    for (const id of ids) {
      const foundAt = since.get(id);
      if (known.has(id)) {
        if (foundAt !== undefined) add(found.back, id);
      } else if (foundAt === undefined) {
        found.fresh.count += 1;
        add(found.fresh.ids, id);
      } else if (foundAt <= dueUntil) add(found.due, id);
    }
  };
  const batch: string[] = [];
  for await (const key of objects.olderThan(before)) {
    batch.push(key);
    if (batch.length === BATCH) await sort(batch.splice(0));
  }
  if (batch.length > 0) await sort(batch);
  return found;
}

function add(ids: string[], id: string): void {
  if (ids.length < MAX_PER_SWEEP) ids.push(id);
}

function* batchesOf(ids: readonly string[]): Generator<string[]> {
  for (let from = 0; from < ids.length; from += BATCH) yield ids.slice(from, from + BATCH);
}
