/**
 * Marks that many who write or search leave out: accents, and the vowels of Hebrew and Arabic. Elsewhere (Hindi, Thai, Japanese) marks
 * are the vowels, tones and voicing by which one word is another; of those scripts it is the dot below a letter alone.
 */
export const ACCENTS =
  /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]|[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu;

/** A mark that tells nothing where it stands: on a letter of a script that has accents alone, or on none at all. */
const ASTRAY =
  /(^|[^\p{L}\p{M}]|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}+|(?<![\u3041-\u30ff])[\u3099\u309a]/gu;

/**
 * A text, taken apart, without what can be left out or slipped in unseen: accents, marks of another script than the letter's, and
 * characters that are not shown. What is left of marks makes a word another one.
 */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(ACCENTS, '')
    .replace(ASTRAY, '$1');
}
