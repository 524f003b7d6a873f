import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { createObject } from '#features/files/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import {
  answersIn,
  answersToAll,
  CALLERS,
  type CallerName,
  callsOf,
  expectALineForEach,
  freshGroup,
  type GroupPeople,
  groupPeople,
} from '#test-support/group-callers.ts';
import { store } from '#test-support/my-files.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import * as files from '../files.contract.ts';
import * as plan from '../plan.contract.ts';
import * as polls from '../polls.contract.ts';
import * as posts from '../posts.contract.ts';
import * as talk from '../talk.contract.ts';
import { columnsOfPictures } from './picture-columns.ts';

/** About what somebody else, who is a member, wrote and shared. */
const OPEN = answersIn(`
  listTopics         401 404 404 200 200 200 404 404 200 200 404 200
  createTopic        401 404 404 201 201 201 404 404 403 201 404 201
  deleteTopic        401 404 404 404 404 404 404 404 404 404 404 404
  getThread          401 404 404 200 200 200 404 404 200 200 404 200
  listPosts          401 404 404 200 200 200 404 404 200 200 404 200
  createPost         401 404 404 201 201 201 404 404 403 201 404 201
  updatePost         401 404 404 404 404 404 404 404 404 404 404 404
  listPostVersions   401 404 404 200 200 200 404 404 200 200 404 404
  getPostPicture     401 404 404 200 200 200 404 404 200 200 404 404
  setVote            401 404 404 200 200 200 404 404 200 200 404 404
  listVotes          401 404 404 200 200 200 404 404 200 200 404 404
  endPoll            401 404 404 404 200 200 404 404 404 404 404 404
  deletePost         401 404 404 404 404 404 404 404 404 404 404 404
  deletePostPicture  401 404 404 404 404 404 404 404 404 404 404 404
  setPostHidden      401 404 404 404 200 200 404 404 404 404 404 404
  setTopicHidden     401 404 404 404 204 204 404 404 404 404 404 404
  markThreadRead     401 404 404 204 204 204 404 404 204 204 404 204
  setThreadMuted     401 404 404 204 204 204 404 404 204 204 404 204
  getGroupPlan       401 404 404 200 200 200 404 404 200 200 404 200
  getGroupPassage    401 404 404 200 200 200 404 404 200 200 404 200
  addToPlan          401 404 404 404 201 201 404 404 404 404 404 404
  updatePassage      401 404 404 404 200 200 404 404 404 404 404 404
  removePassage      401 404 404 404 204 204 404 404 404 404 404 404
  listGroupFiles     401 404 404 200 200 200 404 404 200 200 404 200
  getGroupFileUsage  401 404 404 200 200 200 404 404 200 200 404 200
  addGroupFile       401 404 404 201 201 201 404 404 403 201 404 201
  renameGroupFile    401 404 404 404 404 404 404 404 404 404 404 404
  removeGroupFile    401 404 404 404 204 204 404 404 404 404 404 404
  downloadGroupFile  401 404 404 200 200 200 404 404 200 200 404 404
`);
/** What is another answer once the group is archived: it is read, and kept in order, and nothing is added. */
const ARCHIVED = answersIn(`
  createTopic        401 404 404 409 409 409 404 404 409 409 404 409
  createPost         401 404 404 409 409 409 404 404 409 409 404 409
  setVote            401 404 404 409 409 409 404 404 409 409 404 404
  endPoll            401 404 404 404 409 409 404 404 404 404 404 404
  addToPlan          401 404 404 404 409 409 404 404 404 404 404 404
  updatePassage      401 404 404 404 409 409 404 404 404 404 404 404
  removePassage      401 404 404 404 409 409 404 404 404 404 404 404
  addGroupFile       401 404 404 409 409 409 404 404 409 409 404 409
`);
/** In a topic that a leader hid, with what was said in it; of files, what a moderator hid. */
const HIDDEN_BY_LEADER = answersIn(`
  getThread          401 404 404 404 200 200 404 404 404 404 404 404
  listPosts          401 404 404 404 200 200 404 404 404 404 404 404
  createPost         401 404 404 404 201 201 404 404 404 404 404 404
  updatePost         401 404 404 404 404 404 404 404 404 404 404 404
  listPostVersions   401 404 404 404 200 200 404 404 404 404 404 404
  getPostPicture     401 404 404 404 200 200 404 404 404 404 404 404
  setVote            401 404 404 404 404 404 404 404 404 404 404 404
  listVotes          401 404 404 404 200 200 404 404 404 404 404 404
  endPoll            401 404 404 404 200 200 404 404 404 404 404 404
  deletePost         401 404 404 404 404 404 404 404 404 404 404 404
  deletePostPicture  401 404 404 404 404 404 404 404 404 404 404 404
  setPostHidden      401 404 404 404 200 200 404 404 404 404 404 404
  setTopicHidden     401 404 404 404 204 204 404 404 404 404 404 404
  deleteTopic        401 404 404 404 404 404 404 404 404 404 404 404
  markThreadRead     401 404 404 404 204 204 404 404 404 404 404 404
  setThreadMuted     401 404 404 404 204 204 404 404 404 404 404 404
  downloadGroupFile  401 404 404 404 404 404 404 404 404 404 404 404
  removeGroupFile    401 404 404 404 404 404 404 404 404 404 404 404
`);
/** Not even for who leads the group. */
const HIDDEN_BY_MODERATOR = new Map(
  [...HIDDEN_BY_LEADER.keys()].map((name) => [name, [401, ...CALLERS.slice(1).map(() => 404)]]),
);
const CALLS = callsOf(talk, posts, polls, plan, files);
const BODIES: Record<string, unknown> = {
  createTopic: { title: 'Bread', text: 'Who bakes?' },
  createPost: { text: 'Amen' },
  updatePost: { text: 'Changed' },
  setVote: { options: [0] },
  setPostHidden: { isHidden: true },
  setTopicHidden: { isHidden: true },
  markThreadRead: { until: 1 },
  setThreadMuted: { isMuted: true },
  addToPlan: { references: ['Acts 3'], startsOn: '2026-12-07', every: 'week' },
  updatePassage: { startsOn: '2026-12-07' },
  renameGroupFile: { title: 'Renamed' },
};

const PICTURE = columnsOfPictures([{ id: 'of-other', alt: '', width: 640, height: 480 }], 4);

const POLL = { poll_options: '["Acts","Ruth"]', poll_is_multiple: 0, poll_ended_at: null } as const;

/** The small one of `PICTURE`. */
async function keepPicture({ server, db }: TestApp, userId: string): Promise<void> {
  const id = 'of-other-640';
  const options = { maxBytes: 4, contentType: 'image/webp' };
  const stored = await server.deps.objects.put(id, Readable.from([Buffer.from('webp')]), options);
  const kept = { user_id: userId, kind: 'post-picture', content_type: 'image/webp', ...stored } as const;
  await inTransaction(db, (tx) => createObject(tx, { id, ...kept, created_at: 1, stored_at: 1 }));
}

type State = { archivedAt?: number | null; hidden?: 'leader' | 'moderator' | null };

describeOnBothEngines('who may do what with a group’s plan, talk and files', (app) => {
  let people: GroupPeople;
  const fileOf = new Map<CallerName | 'other', string>();
  beforeAll(async () => {
    people = await groupPeople(app());
    for (const caller of [...CALLERS, 'other'] as const) {
      if (caller !== 'visitor') fileOf.set(caller, await store(people[caller].client, 'A sheet'));
    }
    await keepPicture(app(), people.other.id);
  });

  const filled = ({ archivedAt = null, hidden = null }: State) =>
    freshGroup(app(), people, async (groupId, db) => {
      const now = app().clock.now();
      await db.updateTable('study_group').set({ archived_at: archivedAt }).execute();
      const of = { group_id: groupId, created_at: now };
      const thread = { ...of, last_at: now, hidden_because: null };
      const step = { kind: 'passage', starts_on: '2026-11-16', user_id: null } as const;
      await db
        .insertInto('group_thread')
        .values([
          { ...thread, ...step, id: 'read', title: 'Acts 1', posts: 1 },
          { ...thread, ...step, id: 'unread', title: 'Acts 2', posts: 0 },
          {
            ...thread,
            id: 'topic',
            kind: 'topic',
            title: 'Soup',
            starts_on: null,
            user_id: people.other.id,
            posts: 1,
            hidden_because: hidden,
          },
        ])
        .execute();
      const post = {
        ...of,
        user_id: people.other.id,
        parent_id: null,
        verse_id: null,
        text: 'Of another',
        hidden_because: hidden,
        deleted_at: null,
        edited_at: null,
        ...PICTURE,
        ...POLL,
      };
      await db
        .insertInto('group_post')
        .values([
          { ...post, id: 'post', thread_id: 'read' },
          { ...post, id: 'first', thread_id: 'topic' },
        ])
        .execute();
      const shared = { id: 'file', object_id: fileOf.get('other')!, title: 'Hers', user_id: people.other.id };
      await db
        .insertInto('group_file')
        .values({ ...of, ...shared, hidden_because: hidden && 'moderator' })
        .execute();
      return { groupFileId: 'file', passageId: 'unread' };
    });

  it('says of each call what everybody is answered', () => expectALineForEach(OPEN, CALLS));

  describe.each([
    { group: 'that is open', table: OPEN, state: {} },
    { group: 'that is archived', table: new Map([...OPEN, ...ARCHIVED]), state: { archivedAt: 1 } },
    { group: 'whose leader hid it', table: HIDDEN_BY_LEADER, state: { hidden: 'leader' as const } },
    {
      group: 'where a moderator hid it',
      table: HIDDEN_BY_MODERATOR,
      state: { hidden: 'moderator' as const },
    },
  ])('in a group $group', ({ table, state }) => {
    it.each([...table])('%s', async (name, statuses) => {
      const endpoint = CALLS.get(name)!;
      const isOfTopic = endpoint.path.includes('/topics/') || 'hidden' in state;
      const fileName = '640.webp';
      const ids = { fileName, threadId: isOfTopic ? 'topic' : 'read', postId: isOfTopic ? 'first' : 'post' };
      const answers = await answersToAll(
        app(),
        people,
        endpoint,
        () => filled(state),
        (caller) => ({
          body:
            name === 'addGroupFile' ? { fileId: fileOf.get(caller) ?? 'none', title: 'Mine' } : BODIES[name],
          ids,
        }),
      );
      expect(answers).toEqual(statuses);
    });
  });
});
