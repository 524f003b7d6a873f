import { serialize } from 'node:v8';
import { constants, zstdCompressSync } from 'node:zlib';
import type { TranslationId } from '../../bible.rules.ts';
import { loadTranslation } from './load-translation.ts';
import type { Prepared } from './prepared-translation.ts';

/**
 * A translation read from its package and indexed, as bytes for `preparedFile`: 3 MB.
 * Verses stand in it twice, as plain text and in their chapters: a long window finds them.
 */
export function prepareTranslation(id: TranslationId): Buffer {
  const { index, ...rest } = loadTranslation(id);
  const { postings: _, postingStart: __, ...stored } = index;
  const params = {
    [constants.ZSTD_c_compressionLevel]: 12,
    [constants.ZSTD_c_windowLog]: 24,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  };
  return zstdCompressSync(serialize({ ...rest, index: stored } satisfies Prepared), { params });
}
