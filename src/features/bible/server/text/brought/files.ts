import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LARGEST, ToldReason } from './told-reason.ts';

/** Files below one place, by their path with '/'. */
export interface Files {
  /** Null for one that is not there. @throws ToldReason for one that is too large */
  read(name: string): Buffer | null;
  /** The names of the files of a folder. */
  list(folder: string): string[];
}

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
  };
}
