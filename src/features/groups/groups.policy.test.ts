import { describe, expect, it } from 'vitest';
import {
  type Arrival,
  canBeLeader,
  canFindGroups,
  canHelp,
  canHideWords,
  canLead,
  canReadInside,
  canRemove,
  canSeeGroup,
  canWriteInside,
  closedBecause,
  type JudgedGroup,
  mayBeAskedToLead,
  type Standing,
} from './groups.policy.ts';
import { ASK_AGAIN_MS, GROUP_ROLES, type GroupRole } from './groups.rules.ts';

const leader: Standing = { role: 'leader' };
const helper: Standing = { role: 'helper' };
const member: Standing = { role: 'member' };
const STANDINGS = [leader, helper, member, null];
const OPEN: JudgedGroup = { admission: 'open', isArchived: false, isHidden: false };

describe('a group', () => {
  it('is known to its members whatever it is, and to others who can find it', () => {
    const groups: [Partial<JudgedGroup>, boolean][] = [
      [{}, true],
      [{ admission: 'request' }, true],
      [{ admission: 'link' }, false],
      [{ isArchived: true }, false],
      [{ isHidden: true }, false],
    ];
    for (const [of, isFound] of groups) {
      const group = { ...OPEN, ...of };
      for (const inside of [leader, helper, member]) {
        expect(canSeeGroup(inside, group, { mayFind: false })).toBe(true);
      }
      expect(canSeeGroup(null, group, { mayFind: true })).toBe(isFound);
      expect(canSeeGroup(null, group, { mayFind: false })).toBe(false);
    }
  });

  it('is found by whoever is not under 16, or was not asked yet', () => {
    expect((['under-16', 'not-asked', 'grown'] as const).map(canFindGroups)).toEqual([false, true, true]);
  });

  it.each<[Partial<JudgedGroup> & { isFull?: boolean }, Partial<Arrival>, ReturnType<typeof closedBecause>]>([
    [{}, {}, null],
    [{}, { age: 'not-asked' }, null],
    [{}, { age: 'under-16' }, 'under-16'],
    [{ admission: 'link' }, {}, 'not-found'],
    [{ isArchived: true }, {}, 'archived'],
    [{ isFull: true }, {}, 'full'],
    [{ admission: 'request' }, {}, null],
    [{ admission: 'request', isFull: true }, {}, 'full'],
    [{ admission: 'request' }, { isAsking: true }, 'asking'],
    [{}, { wasRemoved: true }, 'removed'],
    [{ admission: 'request' }, { declinedAt: 1 }, 'declined'],
    [{ admission: 'request' }, { declinedAt: 0 }, null],
    [{}, { declinedAt: 1 }, null],
  ])('that is %j is closed to somebody who is %j: %s', (group, arrival, why) => {
    const grown: Arrival = { age: 'grown', isAsking: false, wasRemoved: false, declinedAt: null };
    const to = { ...OPEN, isFull: false, ...group };
    expect(closedBecause(to, { ...grown, ...arrival }, ASK_AGAIN_MS)).toBe(why);
  });

  it('is led by nobody under 16, and offered again to whoever declined after a while', () => {
    expect((['under-16', 'not-asked', 'grown'] as const).map(canBeLeader)).toEqual([false, true, true]);
    const askedAfter = (ms: number) => mayBeAskedToLead({ declinedAt: 1 }, 1 + ms);
    expect([askedAfter(0), askedAfter(ASK_AGAIN_MS - 1), askedAfter(ASK_AGAIN_MS)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(mayBeAskedToLead({ declinedAt: null }, 1)).toBe(true);
  });

  it('is read and written in by those who are in it, and written in while it is not archived', () => {
    expect(STANDINGS.map((one) => canReadInside(one))).toEqual([true, true, true, false]);
    expect(STANDINGS.map((one) => canWriteInside(one, OPEN))).toEqual([true, true, true, false]);
    expect(STANDINGS.some((one) => canWriteInside(one, { isArchived: true }))).toBe(false);
  });

  it('is kept by leaders and helpers, and led by leaders', () => {
    expect(STANDINGS.map(canHelp)).toEqual([true, true, false, false]);
    expect(STANDINGS.map(canLead)).toEqual([true, false, false, false]);
  });

  it('lets leaders remove anybody but leaders, helpers remove members, and nobody themselves', () => {
    const removes = (standing: Standing) =>
      GROUP_ROLES.filter((role) => canRemove({ id: 'me', standing }, { id: 'other', role }));
    expect(STANDINGS.map(removes)).toEqual([['helper', 'member'], ['member'], [], []]);
    for (const role of GROUP_ROLES) {
      expect(canRemove({ id: 'me', standing: leader }, { id: 'me', role })).toBe(false);
    }
  });

  it('lets its keepers hide words, a leader’s by leaders alone, and nobody their own', () => {
    const authors: (GroupRole | null)[] = [...GROUP_ROLES, null];
    const hides = (standing: Standing) =>
      authors.filter((role) => canHideWords({ id: 'me', standing }, { id: 'other', role }));
    expect(STANDINGS.map(hides)).toEqual([authors, ['helper', 'member', null], [], []]);
    expect(canHideWords({ id: 'me', standing: leader }, { id: 'me', role: 'leader' })).toBe(false);
  });
});
