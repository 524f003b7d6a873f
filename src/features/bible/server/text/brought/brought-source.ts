import { statSync } from 'node:fs';
import { type Files, folderFiles } from './files.ts';
import { openSwordModule, type SwordModule } from './load-sword.ts';
import { LARGEST, ToldReason } from './told-reason.ts';
import { zipFiles } from './zip-files.ts';

/** Where a brought text is; plain, so that one thread can tell it to another. */
export interface BroughtSource {
  /** A folder with `mods.d`, or a ZIP archive of one. */
  place: string;
  isZip: boolean;
  /** The module's description within `mods.d`. */
  conf: string;
}

/** @throws ToldReason */
export function filesAt({ place, isZip }: Pick<BroughtSource, 'place' | 'isZip'>): Files {
  if (!isZip) return folderFiles(place);
  if ((statSync(place, { throwIfNoEntry: false })?.size ?? 0) > LARGEST.fileBytes)
    throw new ToldReason('The archive is too large.');
  const zip = folderFiles('/').read(place);
  if (!zip) throw new ToldReason('The archive is not there.');
  return zipFiles(zip);
}

/** @throws ToldReason */
export function openSource(source: BroughtSource): SwordModule {
  return openSwordModule(filesAt(source), source.conf);
}
