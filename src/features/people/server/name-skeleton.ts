import unhomoglyph from 'unhomoglyph';
import { withoutAccents } from '#contract/marks.ts';

/**
 * What a name looks like: names of one skeleton can be taken for each other. The characters are folded as Unicode's table of
 * confusables says (TR39, as the library has it), and case, spaces, the likeness of I and l and marks do not count, but for those by
 * which a word of their own script is another (`withoutAccents`). It is for comparing alone and is never shown. Skeletons are kept: who
 * changes what comes out has to reckon the kept ones anew.
 */
export function skeletonOf(name: string): string {
  const folded = unhomoglyph(bare(name.normalize('NFKC'))).toLowerCase();
  // Once more: 'M' is like nothing else, but 'm' is like 'rn'.
  return bare(unhomoglyph(folded)).replaceAll('i', 'l');
}

function bare(text: string): string {
  return withoutAccents(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
