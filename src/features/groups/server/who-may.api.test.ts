import { beforeAll, expect, it } from 'vitest';
import { linkTokenOf } from '#platform/server/link-token.ts';
import {
  answersIn,
  answersToAll,
  callsOf,
  expectALineForEach,
  freshGroup,
  type GroupPeople,
  groupPeople,
} from '#test-support/group-callers.ts';
import { GROUP } from '#test-support/group-people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import * as groups from '../groups.contract.ts';
import * as joining from '../joining.contract.ts';
import * as leading from '../leading.contract.ts';
import * as members from '../members.contract.ts';

/** What each is answered, about a group that lets people in by request. */
const ANSWERS = answersIn(`
  listMyGroups      401 200 200 200 200 200 200 200 200 200 200 200
  findGroups        401 200 200 200 200 200 200 200 200 200 200 200
  createGroup       401 201 201 201 201 201 201 201 403 403 201 201
  getGroup          401 200 200 200 200 200 200 404 200 200 200 200
  updateGroup       401 404 404 403 403 200 404 404 403 403 404 403
  setGroupArchived  401 404 404 403 403 200 404 404 403 403 404 403
  setGroupMuted     401 404 404 200 200 200 404 404 200 200 404 200
  joinGroup         401 200 200 200 200 200 403 404 200 200 200 200
  withdrawAsking    401 404 204 404 404 404 404 404 404 404 404 404
  listAsking        401 404 404 403 200 200 404 404 403 403 404 403
  approveAsking     401 404 404 403 204 204 404 404 403 403 404 403
  declineAsking     401 404 404 403 200 200 404 404 403 403 404 403
  listGroupLinks    401 404 404 403 403 200 404 404 403 403 404 403
  createGroupLink   401 404 404 403 403 201 404 404 403 403 404 403
  deleteGroupLink   401 404 404 403 403 204 404 404 403 403 404 403
  getGroupByLink    200 200 200 200 200 200 404 404 200 200 200 200
  joinByLink        401 200 200 200 200 200 404 404 200 200 200 200
  listGroupMembers  401 404 404 200 200 200 404 404 200 200 404 200
  setGroupRole      401 404 404 403 403 200 404 404 403 403 404 403
  offerToLead       401 404 404 403 403 200 404 404 403 403 404 403
  takeBackOffer     401 404 404 403 403 204 404 404 403 403 404 403
  answerOffer       401 404 404 404 404 404 404 404 404 404 404 404
  removeGroupMember 401 404 404 403 204 204 404 404 403 403 404 403
  leaveGroup        401 404 404 204 204 204 404 404 204 204 404 204
  listGroupActs     401 404 404 403 403 200 404 404 403 403 404 403
`);
const CALLS = callsOf(groups, joining, members, leading);
const BODIES: Record<string, unknown> = {
  createGroup: GROUP,
  updateGroup: { about: 'Bread' },
  setGroupArchived: { isArchived: true },
  setGroupMuted: { isMuted: true },
  joinGroup: {},
  declineAsking: {},
  createGroupLink: { uses: 1 },
  setGroupRole: { role: 'helper' },
  offerToLead: { way: 'beside' },
  answerOffer: { offerId: 'one', answer: 'not-now' },
};

describeOnBothEngines('who may do what in a study group', (app) => {
  let people: GroupPeople;
  beforeAll(async () => {
    people = await groupPeople(app());
  });

  const withALink = () =>
    freshGroup(app(), people, async (groupId, db) => {
      const now = app().clock.now();
      const link = {
        id: `link-${now}`,
        group_id: groupId,
        user_id: people.leader.id,
        uses: 20,
        uses_left: 20,
      };
      await db
        .insertInto('group_link')
        .values({ ...link, created_at: now, expires_at: now + 60_000 })
        .execute();
      return { linkId: link.id, token: linkTokenOf('group link', link.id, app().server.deps.secret) };
    });

  it('says of each call what everybody is answered', () => expectALineForEach(ANSWERS, CALLS));

  it.each([...ANSWERS])('%s', async (name, statuses) => {
    const endpoint = CALLS.get(name)!;
    const personId = endpoint.path.includes('/asking/') ? people.asker.id : people.other.id;
    const answers = await answersToAll(app(), people, endpoint, withALink, () => ({
      body: BODIES[name],
      ids: { personId },
    }));
    expect(answers).toEqual(statuses);
  });
});
