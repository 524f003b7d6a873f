import { describe, expect, it, test } from 'vitest';
import type { CaseItem } from '../moderation.contract.ts';
import { agoOf, dayOf } from './case-dates.ts';
import { actionLineOf, countOf, factsOf, rowTitleOf, tagOf, titleOf, unreadHintOf } from './case-texts.ts';

const NOW = new Date(2026, 10, 22, 12).getTime();
const HOUR = 60 * 60_000;

const reply: CaseItem = {
  id: 'a',
  kind: 'prayer-reply',
  called: 'a reply',
  urgency: 'reports',
  author: null,
  isAnonymous: false,
  excerpt: 'Ask yourself that.',
  reports: 1,
  isHeld: false,
  isDanger: false,
  isHelpShown: false,
  openedAt: NOW - HOUR,
  lookedAtBy: null,
  secondAskedBy: null,
  appealAgainst: null,
};
const caleb = {
  author: {
    id: 'c',
    name: 'Caleb T.',
    profileImageUrl: null,
    level: null,
    avatar: {
      style: 'neutral' as const,
      skinColor: null,
      hairColor: null,
      accentColor: null,
      outfitId: null,
    },
  },
};
const appeal = { action: 'mute' as const, actedAt: NOW - 26 * HOUR, until: null };

describe('a case is said in plain words', () => {
  test.each<[Partial<CaseItem>, string, string, string, string]>([
    [caleb, 'Someone reported a reply', 'Reply by Caleb T.', 'Reported once', 'Today'],
    [
      { ...caleb, reports: 3, isHeld: true, urgency: 'held' },
      '3 people reported a reply',
      'Reply by Caleb T.',
      '3 reports · hidden until looked at',
      'Now',
    ],
    [
      { reports: 0, isDanger: true, isHelpShown: true, urgency: 'danger', called: 'a request' },
      'Words of danger in a request',
      'Request by someone',
      'Words of danger · help was shown',
      'Care',
    ],
    [
      { reports: 0, isDanger: true, urgency: 'danger', called: 'an event' },
      'Words of danger in an event',
      'Event by someone',
      'Words of danger',
      'Care',
    ],
    [
      { reports: 0, isHeld: true, urgency: 'word-list' },
      'The word list holds a reply',
      'Reply by someone',
      'Held by the word list',
      'Today',
    ],
    [
      { ...caleb, appealAgainst: appeal, urgency: 'appeal', openedAt: NOW - 25 * HOUR },
      'Caleb T. asks you to read it again',
      'Appeal by Caleb T.',
      'Muted yesterday',
      'Yesterday',
    ],
  ])('%#', (of, title, row, facts, tag) => {
    const item = { ...reply, ...of };
    expect([titleOf(item), rowTitleOf(item), factsOf(item, NOW), tagOf(item, NOW).label]).toEqual([
      title,
      row,
      facts,
      tag,
    ]);
  });
});

test.each([
  [1, 'a reply', '1 reply'],
  [14, 'a reply', '14 replies'],
  [0, 'an encouragement', '0 encouragements'],
  [3, 'a claim in a debate', '3 claims in a debate'],
  [2, 'a line of who brings what', '2 lines of who brings what'],
  [5, 'an answered prayer', '5 answered prayers'],
  [2, 'a post in a group', '2 posts in a group'],
])('%i of %s: %s', (count, called, words) => {
  expect(countOf(count, called)).toBe(words);
});

it('says what was done, when and why', () => {
  const at = new Date(2026, 10, 2, 9).getTime();
  expect(actionLineOf({ action: 'warn', reason: 'cruel', createdAt: at }, NOW)).toBe(
    'Warned on 2 November, cruel to someone',
  );
  expect(actionLineOf({ action: 'hide', reason: 'other', createdAt: at }, NOW)).toBe('Hidden on 2 November');
});

test.each([
  [0, 'today', 'today'],
  [13 * HOUR, 'yesterday', 'yesterday'],
  [3 * 24 * HOUR, 'on Thursday', '3 days ago'],
  [60 * 24 * HOUR, 'on 23 September', '2 months ago'],
  [800 * 24 * HOUR, 'on 13 September 2024', '2 years ago'],
])('%i ms before noon are %s, %s', (before, day, ago) => {
  expect([dayOf(NOW - before, NOW), agoOf(NOW - before, NOW)]).toEqual([day, ago]);
});

it('says what ‘All fine’ does to held words that nobody can read, and nothing beside', () => {
  expect(unreadHintOf('dismiss', { isHeld: true, words: null })).toMatch(/held back no longer/);
  expect(unreadHintOf('hide', { isHeld: true, words: null })).toBeNull();
  expect(unreadHintOf('dismiss', { isHeld: false, words: null })).toBeNull();
});
