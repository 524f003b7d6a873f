import { describe, expect, it } from 'vitest';
import {
  canAsk,
  canBring,
  canHost,
  canMark,
  canReadLine,
  canRemoveLine,
  canSeeGathering,
  canSeeNotAnswered,
  canSeePlace,
  canTakePart,
  type GatheringStanding,
  isClosed,
  type JudgedGathering,
  type JudgedLine,
  standingInAll,
  standingInGroup,
} from './gatherings.policy.ts';

const STANDINGS: readonly GatheringStanding[] = ['host', 'guest', null];
const EVENING: JudgedGathering = {
  isHidden: false,
  isCancelled: false,
  isArchived: false,
  startsAt: 1000,
  endsAt: 2000,
};

/** Whether a host, a guest and somebody whom it is not for may. */
function each(may: (standing: GatheringStanding) => boolean): boolean[] {
  return STANDINGS.map(may);
}

describe('who somebody is at a gathering', () => {
  it('of a group: whoever keeps the group is a host, members are guests, it is nobody else’s', () => {
    expect((['leader', 'helper', 'member', null] as const).map(standingInGroup)).toEqual([
      'host',
      'host',
      'guest',
      null,
    ]);
  });

  it('of everyone: moderators are hosts, others guests but under 16', () => {
    expect(standingInAll({ isModerator: true, isUnder16: false })).toBe('host');
    expect(standingInAll({ isModerator: false, isUnder16: false })).toBe('guest');
    expect(standingInAll({ isModerator: false, isUnder16: true })).toBeNull();
  });
});

describe('a gathering', () => {
  it('is seen by guests unless it is hidden, and by hosts then too', () => {
    expect(each((standing) => canSeeGathering(standing, EVENING))).toEqual([true, true, false]);
    expect(each((standing) => canSeeGathering(standing, { isHidden: true }))).toEqual([true, false, false]);
  });

  it.each([
    ['going', true],
    ['maybe', true],
    ['cant', false],
    [null, false],
  ])('tells its place to a guest who answered %s: %s', (answer, may) => {
    expect(each((standing) => canSeePlace(standing, answer))).toEqual([true, may, false]);
  });

  it.each([
    ['before it', {}, 0, false],
    ['while it goes on', {}, 1999, false],
    ['when it ends', {}, 2000, true],
    ['once it is cancelled', { isCancelled: true }, 0, true],
    ['in a group that is archived', { isArchived: true }, 0, true],
  ])('is closed or not, %s', (_, change, now, closed) => {
    const gathering = { ...EVENING, ...change };
    expect(isClosed(gathering, now)).toBe(closed);
    expect(each((standing) => canTakePart(standing, gathering, now))).toEqual([!closed, !closed, false]);
    expect(each((standing) => canHost(standing, gathering, now))).toEqual([!closed, false, false]);
  });

  it('is answered and changed by its hosts alone while it is hidden', () => {
    const hidden = { ...EVENING, isHidden: true };
    expect(each((standing) => canTakePart(standing, hidden, 0))).toEqual([true, false, false]);
    expect(each((standing) => canHost(standing, hidden, 0))).toEqual([true, false, false]);
  });

  it('of a group tells its hosts who has not answered, whom they may ask until it begins', () => {
    const ofGroup = { ...EVENING, isOfGroup: true };
    expect(each((standing) => canSeeNotAnswered(standing, ofGroup))).toEqual([true, false, false]);
    expect(each((standing) => canAsk(standing, ofGroup, 999))).toEqual([true, false, false]);
    expect(canAsk('host', ofGroup, 1000)).toBe(false);
    for (const change of [{ isHidden: true }, { isCancelled: true }, { isArchived: true }]) {
      expect([change, canAsk('host', { ...ofGroup, ...change }, 0)]).toEqual([change, false]);
    }
    const ofAll = { ...EVENING, isOfGroup: false };
    expect(each((standing) => canSeeNotAnswered(standing, ofAll))).toEqual([false, false, false]);
    expect(each((standing) => canAsk(standing, ofAll, 0))).toEqual([false, false, false]);
  });

  it('has its hosts say who came from its begin on, after its end and in an archived group too', () => {
    expect(each((standing) => canMark(standing, EVENING, 999))).toEqual([false, false, false]);
    expect(each((standing) => canMark(standing, EVENING, 1000))).toEqual([true, false, false]);
    expect(canMark('host', { ...EVENING, isArchived: true }, 3000)).toBe(true);
    expect(canMark('host', { ...EVENING, isCancelled: true }, 3000)).toBe(false);
  });
});

describe('a line of what is brought', () => {
  it.each([
    ['who added it, while nobody has it', 'ann', 'ann', null, [true, true, false]],
    ['who added it and brings it', 'ann', 'ann', 'ann', [true, true, false]],
    ['who added what somebody else brings', 'ann', 'ann', 'ben', [true, false, false]],
    ['who did not add it', 'ann', 'ben', null, [true, false, false]],
    ['who brings what somebody else added', 'ann', 'ben', 'ann', [true, false, false]],
  ])('is removed by a host, or not, by %s', (_, id, addedBy, takenBy, may) => {
    expect(each((standing) => canRemoveLine({ id, standing }, { addedBy, takenBy }))).toEqual(may);
  });
});

it.each<[string, Parameters<typeof canBring>[0], boolean]>([
  ['who comes', { answer: 'going', isWaiting: false, isFull: true }, true],
  ['who waits for a seat', { answer: 'going', isWaiting: true, isFull: true }, false],
  ['who may come', { answer: 'maybe', isWaiting: false, isFull: true }, true],
  ['who has not answered, and would have a seat', { answer: null, isWaiting: false, isFull: false }, true],
  ['who has not answered, and would wait', { answer: null, isWaiting: false, isFull: true }, false],
  ['who cannot come, and would wait', { answer: 'cant', isWaiting: false, isFull: true }, false],
])('something is brought by %s, or not', (_, person, may) => expect(canBring(person)).toBe(may));

describe('a line of who brings what', () => {
  const line: JudgedLine = {
    addedBy: 'ben',
    takenBy: null,
    isHidden: false,
    isPlanned: false,
    isAuthorSeen: true,
  };
  it.each<[string, Partial<JudgedLine>, { ann: boolean; ben: boolean }]>([
    ['as all are', {}, { ann: true, ben: true }],
    ['by somebody whom a block parts', { isAuthorSeen: false }, { ann: false, ben: true }],
    ['who brings it all the same', { isAuthorSeen: false, takenBy: 'ann' }, { ann: true, ben: true }],
    ['what was planned, across a block', { isAuthorSeen: false, isPlanned: true }, { ann: true, ben: true }],
    ['what is hidden', { isHidden: true }, { ann: false, ben: true }],
    ['what is hidden, by who brings it', { isHidden: true, takenBy: 'ann' }, { ann: false, ben: true }],
    ['what is hidden and was planned', { isHidden: true, isPlanned: true }, { ann: false, ben: true }],
  ])('is read, or not: %s', (_, as, may) => {
    const judged = { ...line, ...as };
    expect({ ann: canReadLine('ann', judged), ben: canReadLine('ben', judged) }).toEqual(may);
  });
});
