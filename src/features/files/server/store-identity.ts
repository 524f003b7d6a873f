import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/server/db/database.ts';
import type { CheckDeps, Finding } from '#platform/server/keeping/checks.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import { createInstallationId, findInstallationId } from './installation-store.ts';
import { findKnownIds, hasStoredObjects } from './stored-object-store.ts';

/** The store has files of another database: what this one does not know may be all that somebody has. */
export class ForeignStore extends Error {
  override readonly name = 'ForeignStore';
}

/** What `ADOPT_STORE` says for a store without a mark. */
export const UNMARKED = 'unmarked';

const BATCH = 200;

/**
 * Makes sure that the store is that of this database: its mark names it (docs/decisions/030-nothing-is-swept-by-mistake.md).
 * A store without a mark becomes this database's when it has a file that this database knows, or when it is empty and
 * this database misses nothing in it. A database without a name takes that of a store with a file that it knows: it
 * is a copy from before it had one.
 * @param adopt the name on a mark, or UNMARKED: such a store becomes this database's whatever it holds.
 * @throws ForeignStore in one line that says what to do; StoreUnavailable.
 */
export async function claimStore(
  { db, objects }: { db: Db; objects: ObjectStore },
  adopt: string | null = null,
): Promise<void> {
  // In this order: whoever marks a store has named the database before.
  const text = await objects.readMark();
  const marked = text === null ? null : nameOn(text);
  const own = await findInstallationId(db);
  if (marked !== null && marked === own) return;
  const isGiven = adopt === (marked ?? UNMARKED);
  // Looking at all files of a large store takes minutes, and two names say enough.
  const holding = isGiven || (marked !== null && own !== null) ? 'others' : await holdingOf(db, objects);
  if (holding === 'ours' && marked !== null && own === null) {
    await createInstallationId(db, marked);
  } else if (isGiven || (marked === null && (await isRight(db, holding, own)))) {
    await createInstallationId(db, randomUUID());
    await objects.writeMark(markOf(await nameOf(db)), text);
  } else throw new ForeignStore(refusal({ place: objects.place, holding, marked, own }));
  // Somebody else may have been at it in the same moment.
  const after = await objects.readMark();
  const [now, name] = [after && nameOn(after), await nameOf(db)];
  if (now !== name)
    throw new ForeignStore(refusal({ place: objects.place, holding, marked: now, own: name }));
}

/**
 * What makes the store another database's, for those who only look: null where its mark names this one. One without a mark has seen
 * no server yet, as after a restore: what is missing there is found file by file.
 * @throws StoreUnavailable
 */
export async function foreignStore({
  db,
  objects,
}: Pick<CheckDeps, 'db' | 'objects'>): Promise<Finding | null> {
  const own = await findInstallationId(db);
  const text = await objects.readMark();
  const marked = text === null ? null : nameOn(text);
  if (marked === null || marked === own) return null;
  const holding = own === null ? await holdingOf(db, objects) : 'others';
  return holding === 'ours' ? null : foreignness({ place: objects.place, holding, marked, own });
}

/**
 * Whether a store without a mark can be this database's. A database that has a name has had a store, and when that had
 * files, an empty one is another: a folder that is not mounted.
 */
async function isRight(db: Db, holding: Holding, own: string | null): Promise<boolean> {
  if (holding === 'nothing') return own === null || !(await hasStoredObjects(db));
  return holding === 'ours';
}

async function nameOf(db: Db): Promise<string> {
  const id = await findInstallationId(db);
  if (id === null) throw new Error('the database has no name');
  return id;
}

type Holding = 'nothing' | 'ours' | 'others';

/** Whose the files are: one that has a row is enough, because keys are random. */
async function holdingOf(db: Db, objects: ObjectStore): Promise<Holding> {
  let batch: string[] = [];
  let some = false;
  for await (const key of objects.olderThan(Number.POSITIVE_INFINITY)) {
    some = true;
    batch.push(key);
    if (batch.length < BATCH) continue;
    if ((await findKnownIds(db, batch)).size > 0) return 'ours';
    batch = [];
  }
  if (batch.length > 0 && (await findKnownIds(db, batch)).size > 0) return 'ours';
  return some ? 'others' : 'nothing';
}

function markOf(name: string): string {
  return `${JSON.stringify({ what: 'These files belong to the Lampstand database with this name.', database: name })}\n`;
}

/** The database that a mark names. A mark that cannot be read names none that there is. */
function nameOn(text: string): string {
  try {
    const { database } = JSON.parse(text) as { database?: unknown };
    return typeof database === 'string' && /^[\w-]{1,64}$/.test(database) ? database : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

interface Found {
  place: string;
  holding: Holding;
  marked: string | null;
  own: string | null;
}

function refusal(found: Found): string {
  const { what, mend } = foreignness(found);
  return `${what}. Nothing was changed. ${mend}`;
}

function foreignness({ place, holding, marked, own }: Found): Finding {
  // Giving it away would go past the likely cause; docs/running.md says when it is right.
  if (marked === null && holding === 'nothing') {
    return {
      what: `${place} is empty, although this database (${own}) has files`,
      mend:
        'Mount its disk again, share its folder, or set DATABASE_URL, DATA_DIR or S3_BUCKET so that database and files belong ' +
        "together. Where the files are lost for good: docs/running.md, 'When the start refuses'",
    };
  }
  const whose =
    marked === null
      ? 'has files that this database knows nothing of, and no mark that says whose they are'
      : `belongs to the database ${marked}`;
  return {
    what: `${place} ${whose}; this is the database ${own ?? 'of a new installation, without a name'}`,
    mend:
      'Set DATABASE_URL, DATA_DIR or S3_BUCKET so that database and files belong together, or, to give this place to this ' +
      `database for good, start once with ADOPT_STORE=${marked ?? UNMARKED}`,
  };
}
