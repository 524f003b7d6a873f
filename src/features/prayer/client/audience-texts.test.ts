import { expect, test } from 'vitest';
import { howItCame, peopleWhoSee, whoSeesNow } from './audience-texts.ts';

test('a group’s name that is written from right to left is set apart from the time beside it', () => {
  const audience = { kind: 'group', id: 'g' } as const;
  expect(howItCame({ audience, groupName: 'קבוצה' })).toBe('\u2068קבוצה\u2069');
  const own = { hidden: null } as never;
  expect(whoSeesNow({ audience, groupName: 'קבוצה', state: 'open', own }).words).toBe(
    '\u2068קבוצה\u2069 sees this',
  );
  expect(howItCame({ audience, groupName: null })).toBeNull();
});

test.each([
  ['everyone', false, 'about 39 people'],
  ['everyone', true, 'about 39 people'],
  ['group', false, '39 people'],
  ['group', true, 'about 39 people'],
  ['circle', false, '39 people'],
  ['circle', true, '39 people'],
] as const)('asked of %s, without a name: %s, it is seen by %s', (kind, isAnonymous, words) => {
  const choice = { audience: { kind, id: null }, name: null, people: 39, isMore: false, anonymousNote: null };
  expect(peopleWhoSee(choice, isAnonymous)).toBe(words);
  const many = { ...choice, people: 1000, isMore: true };
  expect(peopleWhoSee(many, isAnonymous)).toBe('more than 1,000 people');
});
