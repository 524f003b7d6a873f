import { describe, expect, it } from 'vitest';
import { GROUP_ROLES, type GroupRole } from './groups.rules.ts';
import {
  canDeletePost,
  canDeleteTopic,
  canEditPost,
  canEndPoll,
  canHidePost,
  canHideTopic,
  canReadPost,
  canReadThread,
  canRemovePicture,
  canReportPost,
  canShowPost,
  canVote,
  type JudgedPost,
  type TalkReader,
} from './talk.policy.ts';

const POST: JudgedPost = {
  authorId: 'ben',
  authorRole: 'member',
  hidden: null,
  isDeleted: false,
  isParted: false,
};

function reader(role: GroupRole, id = 'ann', isArchived = false): TalkReader {
  return { id, standing: { role }, isArchived };
}

/** Whether a leader, a helper and a member may. */
function each(may: (by: TalkReader) => boolean, id?: string): boolean[] {
  return GROUP_ROLES.map((role) => may(reader(role, id)));
}

describe('a post', () => {
  it.each([
    ['as it was written', {}, [true, true, true]],
    ['that is deleted', { isDeleted: true }, [false, false, false]],
    ['across a block', { isParted: true }, [false, false, false]],
    ['that is held', { hidden: 'held' }, [false, false, false]],
    ['that a moderator hid', { hidden: 'moderator' }, [false, false, false]],
    ['that a leader hid', { hidden: 'leader' }, [true, true, false]],
    ['that a leader hid, across a block', { hidden: 'leader', isParted: true }, [false, false, false]],
  ] as const)('%s is read and reported by others', (_, change, may) => {
    expect(each((by) => canReadPost(by, { ...POST, ...change }))).toEqual(may);
    expect(each((by) => canReportPost(by, { ...POST, ...change }))).toEqual(may);
  });

  it('is read by its author whatever was decided about it, until they delete it, and never reported by them', () => {
    for (const hidden of ['held', 'moderator', 'leader', null] as const) {
      const post = { ...POST, hidden, isParted: true };
      expect(each((by) => canReadPost(by, post), 'ben')).toEqual([true, true, true]);
      expect(each((by) => canReportPost(by, post), 'ben')).toEqual([false, false, false]);
      expect(each((by) => canReadPost(by, { ...post, isDeleted: true }), 'ben')).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  it('is changed by its author while the group is not archived, and deleted by them then too', () => {
    const hidden = { ...POST, hidden: 'moderator' } as const;
    const deleted = { ...POST, isDeleted: true };
    const unanswered = { haveOthersChosen: false };
    expect(
      [POST, hidden, deleted].map((post) => canEditPost(reader('member', 'ben'), post, unanswered)),
    ).toEqual([true, true, false]);
    expect(canEditPost(reader('member', 'ben', true), POST, unanswered)).toBe(false);
    expect(each((by) => canEditPost(by, POST, unanswered))).toEqual([false, false, false]);
    for (const haveOthersChosen of [false, true])
      expect(canEditPost(reader('leader', 'ben'), POST, { haveOthersChosen })).toBe(!haveOthersChosen);
    expect(canDeletePost(reader('member', 'ben', true), POST)).toBe(true);
    expect(canDeletePost(reader('member', 'ben'), deleted)).toBe(false);
    expect(each((by) => canDeletePost(by, POST))).toEqual([false, false, false]);
  });

  it('one of its pictures is taken out by whoever wrote it, archived or not, while something is left', () => {
    const takes = (by: TalkReader, post: JudgedPost, leavesNothing = false) =>
      canRemovePicture(by, post, { leavesNothing });
    expect(takes(reader('member', 'ben', true), POST)).toBe(true);
    expect(takes(reader('member', 'ben'), { ...POST, hidden: 'moderator' })).toBe(true);
    expect(takes(reader('member', 'ben'), POST, true)).toBe(false);
    expect(takes(reader('member', 'ben'), { ...POST, isDeleted: true })).toBe(false);
    expect(each((by) => takes(by, POST))).toEqual([false, false, false]);
  });

  it.each([
    ['a member’s', { authorRole: 'member' }, [true, true, false]],
    ['a helper’s', { authorRole: 'helper' }, [true, true, false]],
    ['a leader’s', { authorRole: 'leader' }, [true, false, false]],
    ['of somebody who has left', { authorRole: null }, [true, true, false]],
    ['their own', { authorId: 'ann' }, [false, false, false]],
    ['deleted', { isDeleted: true }, [false, false, false]],
  ] as const)('%s is hidden, and shown again, by who keeps the group', (_, change, may) => {
    expect(each((by) => canHidePost(by, { ...POST, ...change }))).toEqual(may);
    expect(each((by) => canShowPost(by, { ...POST, ...change, hidden: 'leader' }))).toEqual(may);
  });

  it('that is hidden already is not hidden again, and only what a leader hid is shown again', () => {
    for (const hidden of ['held', 'moderator', 'leader'] as const) {
      expect(canHidePost(reader('leader'), { ...POST, hidden })).toBe(false);
      expect(canShowPost(reader('leader'), { ...POST, hidden })).toBe(hidden === 'leader');
    }
    expect(canShowPost(reader('leader'), POST)).toBe(false);
  });
});

describe('a topic', () => {
  it.each([
    [null, 'ben', [true, true, true]],
    ['leader', 'ben', [true, true, false]],
    ['moderator', 'ben', [false, false, false]],
    ['held', 'ben', [false, false, false]],
    ['moderator', 'ann', [true, true, true]],
    ['leader', null, [true, true, false]],
  ] as const)('hidden by %s, opened by %s, is read', (hidden, authorId, may) => {
    expect(each((by) => canReadThread(by, { authorId, hidden }))).toEqual(may);
  });

  it('is removed by whoever opened it, while nobody else has written in it', () => {
    expect(canDeleteTopic({ id: 'ann' }, { authorId: 'ann', hasOthers: false })).toBe(true);
    expect(canDeleteTopic({ id: 'ann' }, { authorId: 'ann', hasOthers: true })).toBe(false);
    expect(canDeleteTopic({ id: 'ann' }, { authorId: 'ben', hasOthers: false })).toBe(false);
    expect(canDeleteTopic({ id: 'ann' }, { authorId: null, hasOthers: false })).toBe(false);
  });

  it.each([
    ['nobody’s any more', null, null, [true, true, false]],
    ['a member’s', 'ben', 'member', [true, true, false]],
    ['another leader’s', 'ben', 'leader', [true, false, false]],
    ['their own', 'ann', 'leader', [true, false, false]],
  ] as const)('%s is hidden by who keeps the group', (_, authorId, authorRole, may) => {
    expect(each((by) => canHideTopic(by, { authorId, authorRole }))).toEqual(may);
  });
});

describe('a poll', () => {
  const GOES_ON = { isEnded: false };
  const ENDED = { isEnded: true };

  it.each([
    ['that is there for all', {}, [true, true, true]],
    ['that is deleted', { isDeleted: true }, [false, false, false]],
    ['across a block', { isParted: true }, [false, false, false]],
    ['that is held', { hidden: 'held' }, [false, false, false]],
    ['that a leader hid', { hidden: 'leader' }, [false, false, false]],
  ] as const)('%s is answered by others in a group that is not archived, until it ends', (_, change, may) => {
    const post = { ...POST, ...change };
    expect(each((by) => canVote(by, post, GOES_ON))).toEqual(may);
    expect(each((by) => canVote(by, post, ENDED))).toEqual([false, false, false]);
    expect(each((by) => canVote({ ...by, isArchived: true }, post, GOES_ON))).toEqual([false, false, false]);
  });

  it('is answered by who asks it, but not while others do not see it', () => {
    const mine = (hidden: JudgedPost['hidden']) =>
      canVote(reader('leader', 'ben'), { ...POST, hidden }, GOES_ON);
    expect(
      [null, 'held', 'leader', 'moderator'].map((hidden) => mine(hidden as JudgedPost['hidden'])),
    ).toEqual([true, false, false, false]);
  });

  it('is ended once, by who asks it and by who keeps the group, of those who read it', () => {
    expect(each((by) => canEndPoll(by, POST, GOES_ON))).toEqual([true, true, false]);
    expect(each((by) => canEndPoll(by, POST, GOES_ON), 'ben')).toEqual([true, true, true]);
    expect(each((by) => canEndPoll(by, POST, ENDED), 'ben')).toEqual([false, false, false]);
    expect(each((by) => canEndPoll(by, { ...POST, isParted: true }, GOES_ON))).toEqual([false, false, false]);
    expect(each((by) => canEndPoll({ ...by, isArchived: true }, POST, GOES_ON), 'ben')).toEqual([
      false,
      false,
      false,
    ]);
  });
});
