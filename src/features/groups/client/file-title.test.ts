import { describe, expect, it } from 'vitest';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { titleOf } from './file-title.ts';

describe('what a file is called in a group', () => {
  it.each([
    ['Psalm_23.mp3', 'Psalm 23'],
    ['Acts 2.42-47.pdf', 'Acts 2.42-47'],
    ['notes', 'notes'],
    ['.env', '.env'],
    ['سفر أعمال.m4a', 'سفر أعمال'],
    ['What he said. Part two', 'What he said. Part two'],
  ])('%s is %s', (name, title) => {
    expect(titleOf(name)).toBe(title);
  });

  it('is no longer than a title can be', () => {
    expect(titleOf(`${'a'.repeat(250)}.mp3`)).toHaveLength(GROUP_LIMITS.fileTitle);
    expect(titleOf(`${'a'.repeat(GROUP_LIMITS.fileTitle - 1)}🕯.mp3`)).toBe(
      'a'.repeat(GROUP_LIMITS.fileTitle - 1),
    );
  });
});
