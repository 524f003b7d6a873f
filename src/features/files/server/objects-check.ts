import { HOUR_MS } from '#contract/durations.ts';
import type { Check, CheckDeps, Finding } from '#platform/server/keeping/checks.ts';
import { fingerprintOf, fitsInStore } from '#platform/server/keeping/fingerprint.ts';
import type { ListedObject } from '#platform/server/keeping/listed-object.ts';
import {
  type ObjectEntry,
  type ObjectStore,
  StoreUnavailable,
} from '#platform/server/object-store/object-store.ts';
import { objectIndex } from './object-index-store.ts';
import { foreignStore } from './store-identity.ts';
import { hasStoredObjects } from './stored-object-store.ts';

/** Bytes that came since then may belong to an upload that is just being noted. */
const UNDER_WAY_MS = HOUR_MS;

const ASKED_AT_ONCE = 200;

const LISTED = 20;

const MEND_LOST = 'take the file from a backup, or tell its owner to send it again';

/**
 * Each row's object is there with its size, with `readsBytes` also with its bytes, and no object is without a row. Rows come
 * and go meanwhile, so whatever looks wrong is looked at once more before it is told. The keys of all objects are in memory,
 * about 150 bytes each.
 */
export const objectsCheck: Check = {
  title: 'Files',
  async run(deps) {
    // Each file of this database would be missing there, and each of the other one too many.
    const foreign = await foreignStore(deps);
    if (foreign) return { looked: '', findings: [foreign] };
    const entries = new Map<string, ObjectEntry>();
    for await (const entry of deps.objects.entries()) entries.set(entry.key, entry);
    if (entries.size === 0 && (await isAway(deps))) return { looked: '', findings: [awayFrom(deps.objects)] };
    const findings: Finding[] = [];
    const unread = { count: 0 };
    let count = 0;
    for await (const page of objectIndex.pages(deps.db)) {
      for (const object of page) {
        const entry = entries.get(object.key);
        entries.delete(object.key);
        if (object.isThere) count += 1;
        const what = await faultOf(object, entry, deps, unread);
        if (what !== null && (await isListed(object.key, deps))) {
          findings.push({ what: `object ${object.key} ${what}`, mend: MEND_LOST });
        }
      }
    }
    findings.push(...(await orphansAmong([...entries.values()], deps)));
    const bytes = deps.readsBytes ? `, ${count - unread.count} with their bytes` : '';
    return { looked: `${count} objects are there with their size${bytes}, and none without a row`, findings };
  },
};

/** An empty folder without a mark, where the database has files: one that is not mounted. */
async function isAway({ db, objects }: CheckDeps): Promise<boolean> {
  return (await hasStoredObjects(db)) && (await objects.readMark()) === null;
}

function awayFrom({ place }: ObjectStore): Finding {
  const what = `${place} is empty, although this database has files`;
  return { what, mend: 'is it mounted? Are DATA_DIR and the S3_… settings right?' };
}

async function faultOf(
  object: ListedObject,
  entry: ObjectEntry | undefined,
  deps: CheckDeps,
  unread: { count: number },
): Promise<string | null> {
  const size = entry?.size ?? (await deps.objects.stat(object.key))?.size;
  if (size === undefined) return object.isThere ? 'is not in the store' : null;
  if (object.size === null || object.etag === null) {
    if (object.isThere) unread.count += 1;
    return null;
  }
  if (size !== object.size) return `has ${size} bytes instead of ${object.size}`;
  if (!deps.readsBytes) return null;
  try {
    const stream = await deps.objects.read(object.key);
    if (!stream) return 'is not in the store';
    const tagged = { key: object.key, etag: object.etag };
    const fit = await fitsInStore(deps.objects, tagged, await fingerprintOf(stream));
    if (fit === 'unknown') unread.count += 1;
    return fit === 'different' ? 'was changed: its bytes are others' : null;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return `cannot be read: ${(error as Error).message}`;
  }
}

async function isListed(key: string, { db }: CheckDeps): Promise<boolean> {
  return (await objectIndex.known(db, [key])).has(key);
}

/** Objects that no row knows, although they are older than any upload that is being noted. */
async function orphansAmong(entries: readonly ObjectEntry[], deps: CheckDeps): Promise<Finding[]> {
  const old = entries.filter(({ changedAt }) => changedAt < deps.now - UNDER_WAY_MS);
  const orphans: ObjectEntry[] = [];
  for (let from = 0; from < old.length; from += ASKED_AT_ONCE) {
    const some = old.slice(from, from + ASKED_AT_ONCE);
    const known = await objectIndex.known(
      deps.db,
      some.map(({ key }) => key),
    );
    orphans.push(...some.filter(({ key }) => !known.has(key)));
  }
  if (orphans.length === 0) return [];
  const bytes = orphans.reduce((sum, { size }) => sum + size, 0);
  const keys = orphans.slice(0, LISTED).map(({ key }) => key);
  const more = orphans.length > LISTED ? ', …' : '';
  return [
    {
      what: `${orphans.length} objects (${bytes} bytes) belong to no row: ${keys.join(', ')}${more}`,
      mend: 'a running server removes what is older than a day; if they stay, DATABASE_URL or DATA_DIR may name another database than theirs',
    },
  ];
}
