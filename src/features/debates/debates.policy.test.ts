import { describe, expect, it } from 'vitest';
import {
  canAnswer,
  canEdit,
  canHonour,
  canJudge,
  canReadClaims,
  canReadWords,
  canSeeAuthors,
  canSpeak,
  leavesTrace,
} from './debates.policy.ts';
import { DEBATE_LIMITS, EDIT_MS } from './debates.rules.ts';

const week = { opens_at: 1000, closes_at: 2000, closed_at: null };
const reader = (age: 'grown' | 'under-16' | 'not-asked') => ({ id: 'ann', age, isModerator: false });

describe('a debate', () => {
  it('is read by whoever was not asked how old they are, and not under 16', () => {
    expect(canReadClaims(reader('grown'))).toBe(true);
    expect(canReadClaims(reader('not-asked'))).toBe(true);
    expect(canReadClaims(reader('under-16'))).toBe(false);
  });

  it('is open from its first moment to the last before its end', () => {
    expect([999, 1000, 1999, 2000].map((now) => canSpeak(reader('grown'), week, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(canSpeak(reader('under-16'), week, 1500)).toBe(false);
  });

  it('has statements judged by who holds them, by a moderator where nobody else does, and never by their author', () => {
    const statement = { authorId: 'ben', position: 'gift', holders: 1 };
    const mod = { ...reader('grown'), isModerator: true };
    expect(canJudge(reader('grown'), statement, 'gift')).toBe('holder');
    expect(canJudge(reader('grown'), statement, 'command')).toBeNull();
    expect(canJudge(mod, statement, 'command')).toBe('moderator');
    expect(canJudge(mod, { ...statement, holders: 2 }, 'command')).toBeNull();
    expect(canJudge({ ...mod, id: 'ben' }, statement, 'gift')).toBeNull();
  });

  it('has names once it is closed, and not before', () => {
    expect(canSeeAuthors(week)).toBe(false);
    expect(canSeeAuthors({ ...week, closed_at: 2000 })).toBe(true);
  });
});

describe('words in a debate', () => {
  const words = { authorId: 'ben', hidden: null, seenFrom: 1200, saidAt: 1100 } as const;

  it.each([
    ['their author, before their hour', 'ben', 'grown', {}, 1100, true],
    ['their author, while they are hidden', 'ben', 'grown', { hidden: 'moderator' }, 1300, true],
    ['others, a moment before their hour', 'ann', 'grown', {}, 1199, false],
    ['others, from their hour on', 'ann', 'grown', {}, 1200, true],
    ['others, while they are held', 'ann', 'grown', { hidden: 'held' }, 1300, false],
    ['others, once a moderator hid them', 'ann', 'grown', { hidden: 'moderator' }, 1300, false],
    ['who is under 16', 'ann', 'under-16', {}, 1300, false],
  ] as const)('%s', (_, id, age, change, now, may) => {
    const somebody = { ...reader(age), id };
    expect(canReadWords(somebody, { ...words, ...change }, now)).toBe(may);
    // Whoever reads them may honour them, but for their author.
    expect(canHonour(somebody, { ...words, ...change }, now)).toBe(may && id !== 'ben');
  });

  it('are changed by their author while the week is open, and not once a moderator hid them', () => {
    const ben = { ...reader('grown'), id: 'ben' };
    expect(canEdit(ben, week, words, 1999)).toBe(true);
    expect(canEdit(ben, week, { ...words, hidden: 'held' }, 1999)).toBe(true);
    expect(canEdit(ben, week, { ...words, hidden: 'moderator' }, 1999)).toBe(false);
    expect(canEdit(ben, week, words, 2000)).toBe(false);
    expect(canEdit(reader('grown'), week, words, 1999)).toBe(false);
    expect(canEdit({ ...ben, age: 'under-16' }, week, words, 1999)).toBe(false);
  });

  it('leave a trace when they are changed a quarter of an hour later, and not a moment sooner', () => {
    expect(leavesTrace(words, words.saidAt + EDIT_MS - 1)).toBe(false);
    expect(leavesTrace(words, words.saidAt + EDIT_MS)).toBe(true);
    expect(leavesTrace({ ...words, hidden: 'held' }, words.saidAt + EDIT_MS)).toBe(false);
  });

  it('are answered once others can read them, as deep as the tree goes', () => {
    const claim = { depth: DEBATE_LIMITS.depth - 1, isGone: false, seenFrom: 1200 };
    expect(canAnswer(claim, 1200)).toBe(true);
    expect(canAnswer(claim, 1199)).toBe(false);
    expect(canAnswer({ ...claim, depth: DEBATE_LIMITS.depth }, 1300)).toBe(false);
    expect(canAnswer({ ...claim, isGone: true }, 1300)).toBe(false);
  });
});
