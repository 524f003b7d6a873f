import LEVELS from './poetry-levels.json' with { type: 'json' };

/**
 * Whether each line of a chapter's poetry is indented, in its order. The npm package of the World English Bible does not keep it;
 * the table has it from the edition of 2020 (`scripts/make-poetry-levels.ts`): '1' begins at the margin, '2' is indented.
 * @param chapterId 'PSA.23'
 */
export function indentedLines(chapterId: string): boolean[] {
  const levels = (LEVELS as Readonly<Record<string, string>>)[chapterId] ?? '';
  return Array.from(levels, (level) => level === '2');
}
