import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LARGEST, ToldReason } from './told-reason.ts';

/** Files below one place, by their path with '/'. */
export interface Files {
  /** Null for one that is not there. @throws ToldReason for one that is too large */
  read(name: string): Buffer | null;
  /** The names of the files of a folder. */
  list(folder: string): string[];
  /** All files, those of folders in it too. @throws ToldReason for more than a text has */
  names(): string[];
}

/** Folders in folders: an archive of the Digital Bible Library has its books in the second. */
const DEEPEST = 3;
const MOST_NAMES = 2000;

export function folderFiles(root: string): Files {
  return {
    read(name) {
      const file = path.join(root, name);
      const found = statSync(file, { throwIfNoEntry: false });
      if (!found?.isFile()) return null;
      if (found.size > LARGEST.fileBytes) throw new ToldReason('A file of it is too large.');
      return readFileSync(file);
    },
    list(folder) {
      const found = statSync(path.join(root, folder), { throwIfNoEntry: false });
      return found?.isDirectory() ? readdirSync(path.join(root, folder)).sort() : [];
    },
    names() {
      const names: string[] = [];
      const look = (folder: string, depth: number) => {
        for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
          const name = path.posix.join(folder, entry.name);
          if (names.length >= MOST_NAMES) throw new ToldReason('It holds too many files.');
          // A link to a folder is none: it could lead in a circle.
          if (entry.isDirectory()) {
            if (depth < DEEPEST) look(name, depth + 1);
          } else names.push(name);
        }
      };
      look('.', 1);
      return names.sort();
    },
  };
}

/** One file, and nothing of what lies beside it. */
export function fileAlone(file: string): Files {
  const name = path.basename(file);
  const folder = folderFiles(path.dirname(file));
  return {
    read: (asked) => (asked === name ? folder.read(name) : null),
    list: () => [],
    names: () => [name],
  };
}
