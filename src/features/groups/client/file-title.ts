import { GROUP_LIMITS } from '../groups.rules.ts';

/** What a file is called in a group unless its owner says otherwise: its name without the ending, 'Psalm 23' for 'Psalm_23.mp3'. */
export function titleOf(fileName: string): string {
  const plain = fileName
    .replace(/(?!^)\.[^.\s]{1,5}$/, '')
    .replaceAll('_', ' ')
    .trim();
  const title = (plain === '' ? fileName : plain).slice(0, GROUP_LIMITS.fileTitle);
  // Half of an emoji, where it was cut, is no letter, and would be refused.
  return title.replace(/[\uD800-\uDBFF]$/, '');
}
