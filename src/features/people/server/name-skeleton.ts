import unhomoglyph from 'unhomoglyph';
import { ACCENTS } from '#contract/fold-for-search.ts';

/**
 * What a name looks like: names of one skeleton can be taken for each other. The characters are folded as Unicode's table of
 * confusables says (TR39, as the library has it), and case, accents (of scripts in which a mark is no vowel of its own), spaces and the likeness of I and l do not count. It is for
 * comparing alone and is never shown.
 */
export function skeletonOf(name: string): string {
  const folded = unhomoglyph(bare(name.normalize('NFKC'))).toLowerCase();
  // Once more: 'M' is like nothing else, but 'm' is like 'rn'.
  return bare(unhomoglyph(folded)).replaceAll('i', 'l');
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
