import { expect, test } from 'vitest';
import { howItCame, whoSeesNow } from './audience-texts.ts';

test('a group’s name that is written from right to left is set apart from the time beside it', () => {
  const audience = { kind: 'group', id: 'g' } as const;
  expect(howItCame({ audience, groupName: 'קבוצה' })).toBe('\u2068קבוצה\u2069');
  const own = { hidden: null } as never;
  expect(whoSeesNow({ audience, groupName: 'קבוצה', state: 'open', own }).words).toBe(
    '\u2068קבוצה\u2069 sees this',
  );
  expect(howItCame({ audience, groupName: null })).toBeNull();
});
