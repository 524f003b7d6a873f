import { readdirSync } from 'node:fs';
import { STORE_MARK } from '#platform/server/object-store/object-store.ts';

/** The names of all files in a folder and in those below it, but for what a store says of itself. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .filter((name) => name !== STORE_MARK);
}
