import { readFileSync } from 'node:fs';

/** A package as package-lock.json has it. */
export interface LockedPackage {
  /** Its folder, which is its key in the lock: 'node_modules/a/node_modules/b'. */
  place: string;
  name: string;
  version: string;
  /** An SPDX expression, or what else its author wrote; null: nothing. */
  licence: string | null;
  /** What it needs at run time: names of packages. */
  needs: string[];
}

interface Entry {
  name?: string;
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** All packages of a lock by place; packages of our own, which are links, are not among them. */
export function readLock(file = 'package-lock.json'): Map<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
  const locked = Object.entries(packages).filter(([place, entry]) => isForeign(place) && !entry.link);
  return new Map(
    locked.map(([place, entry]) => [
      place,
      {
        place,
        name: entry.name ?? nameAt(place),
        version: entry.version ?? '',
        licence: entry.license ?? null,
        needs: Object.keys({
          ...entry.dependencies,
          ...entry.optionalDependencies,
          ...entry.peerDependencies,
        }),
      },
    ]),
  );
}

const isForeign = (place: string) => place.includes('node_modules/');

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The packages that these names stand for in the project's own files, and all that they need in turn. */
export function withWhatTheyNeed(
  lock: ReadonlyMap<string, LockedPackage>,
  names: Iterable<string>,
): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  const waiting = [...names].map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const needed = resolve(lock, next.name, next.from);
    if (!needed || found.has(needed.place)) continue;
    found.set(needed.place, needed);
    waiting.push(...needed.needs.map((name) => ({ name, from: needed.place })));
  }
  return [...found.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
}

/** As Node looks for a package: beside whoever asks, then in each folder above. Undefined: an optional one that is not there. */
function resolve(
  lock: ReadonlyMap<string, LockedPackage>,
  name: string,
  from: string,
): LockedPackage | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const found = lock.get(`${folder === '' ? '' : `${folder}/`}node_modules/${name}`);
    if (found || folder === '') return found;
  }
}
