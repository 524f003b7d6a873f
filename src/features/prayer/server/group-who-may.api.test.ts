import { beforeAll, describe, expect, it } from 'vitest';
import {
  answersIn,
  answersToAll,
  callsOf,
  freshGroup,
  type GroupPeople,
  groupPeople,
} from '#test-support/group-callers.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import * as encouragements from '../encouragements.contract.ts';
import * as prayer from '../prayer.contract.ts';
import * as requests from '../requests.contract.ts';

/** What `other`, a member, asked of the group with their name. */
const NAMED = answersIn(`
  listGroupRequests   401 404 404 200 200 200 404 404 200 200 404 200
  createRequest       401 404 404 201 201 201 404 404 403 201 404 201
  getRequest          401 404 404 200 200 200 404 404 200 200 404 404
  updateRequest       401 404 404 404 404 404 404 404 404 404 404 404
  deleteRequest       401 404 404 404 404 404 404 404 404 404 404 404
  answerRequest       401 404 404 404 404 404 404 404 404 404 404 404
  setRequestState     401 404 404 404 404 404 404 404 404 404 404 404
  markPrayed          401 404 404 200 200 200 404 404 200 200 404 404
  unmarkPrayed        401 404 404 200 200 200 404 404 200 200 404 404
  putOff              401 404 404 200 200 200 404 404 200 200 404 404
  listEncouragements  401 404 404 200 200 200 404 404 200 200 404 404
  createEncouragement 401 404 404 201 201 201 404 404 403 201 404 404
  updateEncouragement 401 404 404 404 404 404 404 404 404 404 404 404
  deleteEncouragement 401 404 404 404 404 404 404 404 404 404 404 404
`);
/** Without a name, of those who were there then: a block would tell who asked. */
const WITHOUT_A_NAME = answersIn(`
  getRequest          401 404 404 200 200 200 404 404 200 200 404 200
  markPrayed          401 404 404 200 200 200 404 404 200 200 404 200
  unmarkPrayed        401 404 404 200 200 200 404 404 200 200 404 200
  listEncouragements  401 404 404 200 200 200 404 404 200 200 404 200
  createEncouragement 401 404 404 201 201 201 404 404 403 201 404 201
`);
const ARCHIVED = answersIn(`
  listGroupRequests   401 404 404 200 200 200 404 404 200 200 404 200
  createRequest       401 404 404 409 409 409 404 404 409 409 404 409
  getRequest          401 404 404 200 200 200 404 404 200 200 404 404
  markPrayed          401 404 404 200 200 200 404 404 200 200 404 404
  unmarkPrayed        401 404 404 200 200 200 404 404 200 200 404 404
`);
const HIDDEN = answersIn(`
  getRequest          401 404 404 404 404 404 404 404 404 404 404 404
  markPrayed          401 404 404 404 404 404 404 404 404 404 404 404
  unmarkPrayed        401 404 404 404 404 404 404 404 404 404 404 404
  listEncouragements  401 404 404 404 404 404 404 404 404 404 404 404
`);
const CALLS = callsOf(requests, prayer, encouragements);
const BODIES: Record<string, unknown> = {
  createRequest: {
    text: 'For rain',
    audience: { kind: 'group', id: 'group-kitchen' },
    isAnonymous: false,
  },
  updateRequest: { text: 'Changed' },
  answerRequest: { text: 'It rained' },
  setRequestState: { state: 'resting' },
  createEncouragement: { text: 'With you' },
  updateEncouragement: { text: 'Changed' },
};
type State = { isAnonymous?: boolean; archivedAt?: number; hidden?: 'moderator' };

describeOnBothEngines('who may do what with what is asked of a group', (app) => {
  let people: GroupPeople;
  beforeAll(async () => {
    people = await groupPeople(app());
  });

  const asked = ({ isAnonymous = false, archivedAt, hidden }: State) =>
    freshGroup(app(), people, async (groupId, db) => {
      const { other } = people;
      const now = app().clock.now();
      await db
        .updateTable('study_group')
        .set({ archived_at: archivedAt ?? null })
        .execute();
      await db.deleteFrom('prayer_request').where('audience_kind', '=', 'group').execute();
      await db
        .insertInto('prayer_request')
        .values({
          id: 'asked',
          user_id: other.id,
          text: 'For patience',
          verse_reference: null,
          verse_translation: null,
          audience_kind: 'group',
          audience_id: groupId,
          shown_as: isAnonymous ? 'anonymous' : 'named',
          state: 'open',
          for_day: null,
          prayed_people: 0,
          prayed_times: 0,
          encouragements: 1,
          hidden_because: hidden ?? null,
          place: now,
          ask_at: null,
          asked_at: null,
          tell_prayed_at: null,
          told_prayed_until: 0,
          tell_answered_at: null,
          created_at: now,
          updated_at: null,
        })
        .execute();
      const readers = ['member', 'helper', 'leader', 'muted', 'young', 'parted'] as const;
      if (isAnonymous) {
        const rows = readers.map((name) => ({ request_id: 'asked', user_id: people[name].id }));
        await db.insertInto('prayer_reader').values(rows).execute();
      }
      return { requestId: 'asked' };
    });

  describe.each([
    { which: 'with a name', table: NAMED, state: {} },
    { which: 'without a name', table: WITHOUT_A_NAME, state: { isAnonymous: true } },
    { which: 'before the group was archived', table: ARCHIVED, state: { archivedAt: 1 } },
    { which: 'and hidden by a moderator', table: HIDDEN, state: { hidden: 'moderator' as const } },
  ])('$which', ({ table, state }) => {
    it.each([...table])('%s', async (name, statuses) => {
      const calling = { body: BODIES[name], ids: { encouragementId: 'none' } };
      const endpoint = CALLS.get(name)!;
      const answers = await answersToAll(
        app(),
        people,
        endpoint,
        () => asked(state),
        () => calling,
      );
      expect(answers).toEqual(statuses);
    });
  });
});
