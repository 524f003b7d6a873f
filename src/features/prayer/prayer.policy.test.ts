import { describe, expect, it } from 'vitest';
import {
  canChangeRequest,
  canDeleteEncouragement,
  canEditEncouragement,
  canEncourage,
  canPrayFor,
  canReadEncouragement,
  canReadRequest,
  canReadTestimony,
  canReportRequest,
  canRewrite,
  canShareWith,
  type JudgedRequest,
  type PrayerReader,
} from './prayer.policy.ts';
import type { Audience } from './prayer.rules.ts';

const audience = (kind: Audience['kind']): Audience => ({ kind, id: kind === 'group' ? 'kitchen' : null });
const ruth: PrayerReader = { id: 'ruth', age: 'grown' };
const child: PrayerReader = { id: 'child', age: 'under-16' };
const author: PrayerReader = { id: 'naomi', age: 'grown' };

const named: JudgedRequest = {
  authorId: 'naomi',
  isAnonymous: false,
  audience: audience('everyone'),
  state: 'open',
  isHidden: false,
  testimony: null,
  isBlocked: false,
  isAuthorBanned: false,
  isInCircle: false,
  isInGroup: false,
  wasChosen: false,
  wasTold: false,
};
const nameless: JudgedRequest = { ...named, isAnonymous: true };
const ofCircle = { audience: audience('circle') };
const ofGroup = { audience: audience('group') };
const inGroup = { ...ofGroup, isInGroup: true, wasChosen: true };
const unnamed = { isAnonymous: true };

describe('a request', () => {
  it.each<[string, PrayerReader, JudgedRequest, { read: boolean; pray: boolean; write: boolean }]>([
    ['for everyone', ruth, named, { read: true, pray: true, write: true }],
    ['for everyone, under 16', child, named, { read: false, pray: false, write: false }],
    ['not asked how old', { id: 'x', age: 'not-asked' }, named, { read: true, pray: true, write: true }],
    ['for only me', ruth, { ...named, audience: audience('only-me') }, none()],
    ['for a circle, outside', ruth, { ...named, ...ofCircle }, none()],
    ['for a circle, inside', ruth, { ...named, ...ofCircle, isInCircle: true }, all()],
    ['blocked', ruth, { ...named, isBlocked: true }, none()],
    ['hidden', ruth, { ...named, isHidden: true }, none()],
    ['of somebody banned', ruth, { ...named, isAuthorBanned: true }, none()],
    ['resting', ruth, { ...named, state: 'resting' }, none()],
    ['answered', ruth, { ...named, state: 'answered' }, { read: true, pray: false, write: true }],
    ['without a name, blocked', ruth, { ...nameless, isBlocked: true }, all()],
    [
      'without a name, of a circle joined later',
      ruth,
      { ...nameless, ...ofCircle, isInCircle: true },
      none(),
    ],
    ['without a name, chosen and gone since', ruth, { ...nameless, ...ofCircle, wasChosen: true }, all()],
    ['without a name, hidden', ruth, { ...nameless, isHidden: true }, none()],
    ['of my group', ruth, { ...named, ...ofGroup, isInGroup: true }, all()],
    ['of my group, under 16', child, { ...named, ...ofGroup, isInGroup: true }, all()],
    ['of a group that I am not in', ruth, { ...named, ...ofGroup, isInCircle: true }, none()],
    [
      'of my group, without a name',
      ruth,
      { ...nameless, ...ofGroup, isInGroup: true, wasChosen: true },
      all(),
    ],
    ['of my group, asked before I came', ruth, { ...nameless, ...ofGroup, isInGroup: true }, none()],
    ['of a group that I left', ruth, { ...nameless, ...ofGroup, wasChosen: true }, none()],
    ['one’s own', author, { ...named, isHidden: true }, { read: true, pray: false, write: true }],
    [
      'one’s own that rests',
      author,
      { ...named, state: 'resting' },
      { read: true, pray: false, write: false },
    ],
    ['one’s own without a name', author, nameless, { read: true, pray: false, write: false }],
    [
      'one’s own for only me',
      author,
      { ...named, audience: audience('only-me') },
      { read: true, pray: false, write: false },
    ],
  ])('%s', (_, reader, request, expected) => {
    expect({
      read: canReadRequest(reader, request),
      pray: canPrayFor(reader, request),
      write: canEncourage(reader, request),
    }).toEqual(expected);
    expect(canReportRequest(reader, request)).toBe(expected.read && reader !== author);
    expect(canChangeRequest(reader, request)).toBe(reader === author);
  });
});

describe('a testimony', () => {
  const told = (to: Audience['kind'], more: Partial<JudgedRequest> = {}): JudgedRequest => ({
    ...named,
    ...ofCircle,
    state: 'answered',
    testimony: { audience: audience(to), isHidden: false, isInGroup: false },
    ...more,
  });
  it.each<[string, PrayerReader, JudgedRequest, boolean, boolean]>([
    ['told wider than it was asked', ruth, told('everyone'), true, true],
    ['told to the circle, outside', ruth, told('circle'), false, false],
    ['told to nobody, in the circle', ruth, told('only-me', { isInCircle: true }), false, true],
    ['told to all, under 16', child, told('everyone'), false, false],
    [
      'hidden',
      ruth,
      told('everyone', { testimony: { audience: audience('everyone'), isHidden: true, isInGroup: false } }),
      false,
      false,
    ],
    ['of a hidden request', ruth, told('everyone', { isHidden: true }), false, false],
    ['not told yet, in the circle', ruth, told('circle', { testimony: null, isInCircle: true }), false, true],
    ['of somebody banned', ruth, told('everyone', { isAuthorBanned: true }), false, false],
    ['across a block', ruth, told('everyone', { isBlocked: true }), false, false],
    [
      'without a name, across a block',
      ruth,
      told('everyone', { isBlocked: true, isAnonymous: true }),
      true,
      true,
    ],
    ['of an open request', ruth, told('everyone', { state: 'open' }), false, false],
    ['told to those asked', ruth, told('circle', { ...unnamed, wasChosen: true }), true, true],
    ['told to the circle, a group asked', ruth, told('circle', { ...unnamed, ...inGroup }), false, true],
    [
      'told to the circle, in both',
      ruth,
      told('circle', { ...unnamed, ...inGroup, wasTold: true }),
      true,
      true,
    ],
    [
      'told to the circle, not asked',
      ruth,
      told('circle', { ...unnamed, ...ofGroup, wasTold: true }),
      true,
      true,
    ],
    [
      'told to the circle, then to nobody',
      ruth,
      told('only-me', { ...unnamed, wasTold: true }),
      false,
      false,
    ],
    ['one’s own', author, told('only-me'), true, true],
  ])('%s', (_, reader, request, testimony, words) => {
    expect([canReadTestimony(reader, request), canReadRequest(reader, request)]).toEqual([testimony, words]);
  });
});

it.each([
  ['not-asked', [true, false, false, false]],
  ['under-16', [true, true, false, false]],
  ['grown', [true, true, true, true]],
] as const)('whoever is %s shares with %o', (age, expected) => {
  const kinds = ['only-me', 'group', 'circle', 'everyone'] as const;
  expect(kinds.map((kind) => canShareWith(age, audience(kind)))).toEqual(expected);
});

it.each([
  ['boaz', 14, true],
  ['boaz', 15, false],
  ['naomi', 1, false],
])('an encouragement of Boaz is changed by %s after %d minutes: %s', (id, minutes, expected) => {
  const words = { authorId: 'boaz', writtenAt: 0 };
  expect(canEditEncouragement({ id }, words, minutes * 60_000)).toBe(expected);
});

it.each([
  ['boaz', true],
  ['naomi', true],
  ['ruth', false],
])('an encouragement of Boaz under the request of Naomi is removed by %s: %s', (id, expected) => {
  expect(canDeleteEncouragement({ id }, { authorId: 'boaz' }, { authorId: 'naomi' })).toBe(expected);
});

it.each([
  [{}, true],
  [{ isHidden: true }, false],
  [{ isBlocked: true }, false],
  [{ isAuthorBanned: true }, false],
  [{ isHidden: true, authorId: 'ruth' }, true],
  [{ isAskerOut: true }, true],
  [{ isAskerOut: true, askerId: 'ruth' }, false],
  [{ askerId: 'ruth' }, true],
])('an encouragement that is %o is read: %s', (more, expected) => {
  const none = { isAskerOut: false, isHidden: false, isBlocked: false, isAuthorBanned: false };
  const words = { authorId: 'boaz', askerId: 'naomi', ...none, ...more };
  expect(canReadEncouragement(ruth, words)).toBe(expected);
});

it.each([
  [{ isAnonymous: true, ...ofGroup }, false, false],
  [{ isAnonymous: true, ...ofGroup }, true, true],
  [{ isAnonymous: false, ...ofGroup }, false, true],
  [{ isAnonymous: true, ...ofCircle }, false, true],
])(
  'what is asked as %o is changed by an author who is in the group (%s): %s',
  (request, isAuthorInGroup, may) => {
    expect(canRewrite(request, { isAuthorInGroup })).toBe(may);
  },
);

function all() {
  return { read: true, pray: true, write: true };
}

function none() {
  return { read: false, pray: false, write: false };
}
