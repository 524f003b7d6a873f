import { statSync } from 'node:fs';
import path from 'node:path';
import type { SetChapter } from './chapter-setter.ts';
import { type Files, fileAlone, folderFiles } from './files.ts';
import { type FilesText, loadFilesText, openFilesText } from './in-files/load-files.ts';
import type { Remarks } from './in-files/place-in-file.ts';
import { loadSword, openSwordModule, type SwordModule } from './load-sword.ts';
import { LARGEST, ToldReason } from './told-reason.ts';
import { zipFiles } from './zip-files.ts';

/** Where a brought text is; plain, so that one thread can tell it to another. */
export interface BroughtSource {
  /** A folder, a ZIP archive of one, or a file of OSIS. */
  place: string;
  isZip: boolean;
  /** The module's description within `mods.d`; null for a text in files: USFM, USX or OSIS. */
  conf: string | null;
}

/** @throws ToldReason */
export function filesAt({ place, isZip }: Pick<BroughtSource, 'place' | 'isZip'>): Files {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!isZip) return found?.isFile() ? fileAlone(place) : folderFiles(place);
  if ((found?.size ?? 0) > LARGEST.fileBytes) throw new ToldReason('The archive is too large.');
  const zip = folderFiles('/').read(place);
  if (!zip) throw new ToldReason('The archive is not there.');
  return zipFiles(zip);
}

/** @throws ToldReason */
export function openModule(source: BroughtSource & { conf: string }): SwordModule {
  return openSwordModule(filesAt(source), source.conf);
}

/** @throws ToldReason */
export function openFiles(source: BroughtSource): FilesText {
  return openFilesText(filesAt(source), calledAt(source.place));
}

/** How a folder, an archive or a file is called: 'web' of 'web.zip'. */
export function calledAt(place: string): string {
  return path.basename(place).replace(/\.(zip|xml|osis|conf|u?sfm|usx)$/i, '');
}

/**
 * A text's books as ours are, each as its chapters.
 * @param remarks what was left out of it is added to these
 * @throws ToldReason
 */
export function loadSource(source: BroughtSource, remarks: Remarks): Iterable<SetChapter[]> {
  const { conf } = source;
  return conf === null
    ? loadFilesText(openFiles(source), remarks)
    : loadSword(openModule({ ...source, conf }));
}
