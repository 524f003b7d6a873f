/** A letter that is written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * What somebody is called, for a sentence that is not markup (a toast, a title, a label): set apart where it is written from right
 * to left, so that the signs and numbers beside it stay where they are. In markup that is <bdi>, or OwnWords.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
