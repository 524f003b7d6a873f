import { numberWord } from '#platform/client/number-word.ts';

/** '7 are waiting for prayer' */
export function waitingWords(count: number, isMore: boolean): string {
  if (isMore) return `More than ${count} are waiting for prayer`;
  return count === 1 ? 'One is waiting for prayer' : `${count} are waiting for prayer`;
}

/** Small numbers in words, as in a sentence: 'three people', 'one person', '13 people'. */
export function peopleWords(count: number): string {
  return `${numberWord(count).toLowerCase()} ${count === 1 ? 'person' : 'people'}`;
}
