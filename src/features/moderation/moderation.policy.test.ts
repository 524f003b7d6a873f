import { describe, expect, it, test } from 'vitest';
import {
  canAnswerAppeal,
  canAppeal,
  canClaim,
  canModerate,
  canReport,
  canSeeCase,
  canUndo,
  type DecidableCase,
  decisionsFor,
  isLimited,
  type Person,
} from './moderation.policy.ts';

const member: Person = { id: 'ruth', role: 'member' };
const moderator: Person = { id: 'mia', role: 'moderator' };
const otherModerator: Person = { id: 'max', role: 'moderator' };
const admin: Person = { id: 'amos', role: 'admin' };
const otherAdmin: Person = { id: 'anna', role: 'admin' };

test.each([
  [member, { ...member, id: 'naomi' }, false],
  [moderator, member, true],
  [moderator, null, true],
  [moderator, moderator, false],
  [moderator, otherModerator, false],
  [moderator, admin, false],
  [admin, moderator, true],
  [admin, admin, false],
  [admin, otherAdmin, false],
  [member, null, false],
])('%o moderates %o: %s', (who, author, may) => expect(canModerate(who, author)).toBe(may));

test('cases are for moderators, but not those about their own words', () => {
  expect(canSeeCase(moderator, { authorId: 'ruth' })).toBe(true);
  expect(canSeeCase(moderator, { authorId: 'mia' })).toBe(false);
  expect(canSeeCase(member, { authorId: 'naomi' })).toBe(false);
  expect(canSeeCase(admin, { authorId: null })).toBe(true);
});

test('whoever acted answers no appeal unless nobody else can', () => {
  const appeal = { actedById: 'mia', hasOthers: true, wordsAuthorId: null };
  expect(canAnswerAppeal(moderator, appeal)).toBe(false);
  expect(canAnswerAppeal(moderator, { ...appeal, hasOthers: false })).toBe(true);
  expect(canAnswerAppeal(otherModerator, appeal)).toBe(true);
  expect(canAnswerAppeal(otherModerator, { ...appeal, wordsAuthorId: otherModerator.id })).toBe(false);
});

test('only whoever decided undoes, only the author appeals, only readers report, and not their own', () => {
  expect([canUndo(moderator, { moderatorId: 'mia' }), canUndo(admin, { moderatorId: 'mia' })]).toEqual([
    true,
    false,
  ]);
  expect(canUndo(moderator, { moderatorId: null })).toBe(false);
  expect([canAppeal(member, { authorId: 'ruth' }), canAppeal(moderator, { authorId: 'ruth' })]).toEqual([
    true,
    false,
  ]);
  expect(canReport(member, { authorId: 'naomi' }, { canRead: true })).toBe(true);
  expect(canReport(member, { authorId: 'naomi' }, { canRead: false })).toBe(false);
  expect(canReport(member, { authorId: 'ruth' }, { canRead: true })).toBe(false);
});

test('limits are for members', () =>
  expect([member, moderator, admin].map(isLimited)).toEqual([true, false, false]));

describe('what may be decided', () => {
  const usual: DecidableCase = {
    isOpen: true,
    isAppeal: false,
    isDangerFound: false,
    isDangerReported: false,
    isReportedOtherwise: true,
    actedById: null,
    hasOthers: false,
    wordsAuthorId: null,
  };
  const all = ['hide', 'warn', 'mute', 'ban', 'ask-second', 'dismiss'];

  it.each<[string, Person, Person | null, Partial<DecidableCase>, string[]]>([
    ['of a member, by a moderator', moderator, member, {}, all],
    ['of who is gone', moderator, null, {}, ['hide', 'ask-second', 'dismiss']],
    ['that is closed', moderator, member, { isOpen: false }, []],
    ['by a member', member, { ...member, id: 'naomi' }, {}, []],
    ['about oneself', moderator, moderator, {}, []],
    ['of a moderator, by another', moderator, otherModerator, {}, ['ask-second']],
    ['of a moderator, by an administrator', admin, moderator, {}, all],
    ['of an administrator, by another', admin, otherAdmin, {}, ['ask-second', 'dismiss']],
    [
      'of danger',
      moderator,
      member,
      { isDangerFound: true, isReportedOtherwise: false },
      ['write', 'ask-second', 'dismiss'],
    ],
    ['of danger, and cruel', moderator, member, { isDangerFound: true }, ['write', ...all]],
    [
      'that somebody calls danger',
      moderator,
      member,
      { isDangerReported: true, isReportedOtherwise: false },
      ['write', ...all],
    ],
    [
      'an appeal',
      otherModerator,
      member,
      { isAppeal: true, actedById: 'mia', hasOthers: true },
      ['grant', 'keep', 'ask-second'],
    ],
    [
      'an appeal against oneself',
      moderator,
      member,
      { isAppeal: true, actedById: 'mia', hasOthers: true },
      ['ask-second'],
    ],
    [
      'an appeal where nobody else is',
      moderator,
      member,
      { isAppeal: true, actedById: 'mia' },
      ['grant', 'keep', 'ask-second'],
    ],
    [
      'an appeal about words that are theirs by now',
      moderator,
      member,
      { isAppeal: true, wordsAuthorId: 'mia' },
      ['ask-second'],
    ],
  ])('%s', (_, who, author, how, expected) => {
    const mayDo = decisionsFor(who, author, { ...usual, ...how });
    expect(mayDo).toEqual(expected);
    expect(canClaim(mayDo)).toBe(expected.length > 1);
  });
});
