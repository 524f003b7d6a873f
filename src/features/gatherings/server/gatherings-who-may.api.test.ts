import { beforeAll, describe, expect, it } from 'vitest';
import { SUPPER } from '#test-support/gatherings.ts';
import {
  answersIn,
  answersToAll,
  callsOf,
  expectALineForEach,
  freshGroup,
  type GroupPeople,
  groupPeople,
} from '#test-support/group-callers.ts';
import { giveRole } from '#test-support/hosts.ts';
import { member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import * as asking from '../asking.contract.ts';
import * as calendar from '../calendar.contract.ts';
import * as coming from '../coming.contract.ts';
import * as gatherings from '../gatherings.contract.ts';

/** Of one that is still to come. Their calendar is for everybody; of the feed, an address that nobody has. */
const OF_GROUP = answersIn(`
  listGatherings        401 404 404 200 200 200 404 404 200 200 404 200
  listGatheringsBetween 401 404 404 200 200 200 404 404 200 200 404 200
  listNextGatherings    401 404 404 200 200 200 404 404 200 200 404 200
  createGathering       401 404 404 404 201 201 404 404 404 404 404 404
  getGathering          401 404 404 200 200 200 404 404 200 200 404 200
  updateGathering       401 404 404 404 200 200 404 404 404 404 404 404
  cancelGathering       401 404 404 404 200 200 404 404 404 404 404 404
  answerGathering       401 404 404 200 200 200 404 404 200 200 404 200
  answerSeries          401 404 404 400 400 400 404 404 400 400 404 400
  addBringLine          401 404 404 201 201 201 404 404 403 201 404 201
  takeBringLine         401 404 404 200 200 200 404 404 200 200 404 404
  removeBringLine       401 404 404 404 200 200 404 404 404 404 404 404
  markCame              401 404 404 404 409 409 404 404 404 404 404 404
  getGatheringIcs       401 404 404 200 200 200 404 404 200 200 404 200
  getMyCalendar         401 200 200 200 200 200 200 200 200 200 200 200
  updateMyCalendar      401 200 200 200 200 200 200 200 200 200 200 200
  renewMyCalendar       401 200 200 200 200 200 200 200 200 200 200 200
  getCalendarFeed       404 404 404 404 404 404 404 404 404 404 404 404
  getNotAnswered        401 404 404 404 200 200 404 404 404 404 404 404
  getOthersOfGroup      401 404 404 404 409 409 404 404 404 404 404 404
  askWhoCome            401 404 404 404 200 200 404 404 404 404 404 404
`);
/** Its host is the moderator; it is not for who is under 16. */
const OF_ALL = answersIn(`
  listGatherings        401 200 200 200 200 200 200 200 200 200 200 200
  createGathering       401 404 404 404 404 404 404 404 404 404 201 404
  getGathering          401 200 200 200 200 200 200 200 200 404 200 200
  updateGathering       401 404 404 404 404 404 404 404 404 404 200 404
  cancelGathering       401 404 404 404 404 404 404 404 404 404 200 404
  answerGathering       401 200 200 200 200 200 200 200 200 404 200 200
  answerSeries          401 400 400 400 400 400 400 400 400 404 400 400
  addBringLine          401 201 201 201 201 201 201 201 403 404 201 201
  takeBringLine         401 200 200 200 200 200 200 200 200 404 200 404
  removeBringLine       401 404 404 404 404 404 404 404 404 404 200 404
  markCame              401 404 404 404 404 404 404 404 404 404 409 404
  getGatheringIcs       401 200 200 200 200 200 200 200 200 404 200 200
  getNotAnswered        401 404 404 404 404 404 404 404 404 404 404 404
  getOthersOfGroup      401 404 404 404 404 404 404 404 404 404 404 404
  askWhoCome            401 404 404 404 404 404 404 404 404 404 404 404
`);
const ARCHIVED = answersIn(`
  createGathering       401 404 404 404 409 409 404 404 404 404 404 404
  getGathering          401 404 404 200 200 200 404 404 200 200 404 200
  updateGathering       401 404 404 404 409 409 404 404 404 404 404 404
  cancelGathering       401 404 404 404 409 409 404 404 404 404 404 404
  answerGathering       401 404 404 409 409 409 404 404 409 409 404 409
  answerSeries          401 404 404 409 409 409 404 404 409 409 404 409
  addBringLine          401 404 404 409 409 409 404 404 409 409 404 409
  takeBringLine         401 404 404 409 409 409 404 404 409 409 404 409
  removeBringLine       401 404 404 409 409 409 404 404 409 409 404 409
  getNotAnswered        401 404 404 404 200 200 404 404 404 404 404 404
  askWhoCome            401 404 404 404 409 409 404 404 404 404 404 404
`);
const HIDDEN = answersIn(`
  getGathering          401 404 404 404 200 200 404 404 404 404 404 404
  updateGathering       401 404 404 404 200 200 404 404 404 404 404 404
  cancelGathering       401 404 404 404 200 200 404 404 404 404 404 404
  answerGathering       401 404 404 404 200 200 404 404 404 404 404 404
  answerSeries          401 404 404 404 400 400 404 404 404 404 404 404
  addBringLine          401 404 404 404 201 201 404 404 404 404 404 404
  takeBringLine         401 404 404 404 200 200 404 404 404 404 404 404
  removeBringLine       401 404 404 404 200 200 404 404 404 404 404 404
  getGatheringIcs       401 404 404 404 200 200 404 404 404 404 404 404
  getNotAnswered        401 404 404 404 200 200 404 404 404 404 404 404
  askWhoCome            401 404 404 404 409 409 404 404 404 404 404 404
`);
const CLOSED = answersIn(`
  getGathering          401 404 404 200 200 200 404 404 200 200 404 200
  updateGathering       401 404 404 404 409 409 404 404 404 404 404 404
  cancelGathering       401 404 404 404 409 409 404 404 404 404 404 404
  answerGathering       401 404 404 409 409 409 404 404 409 409 404 409
  answerSeries          401 404 404 409 409 409 404 404 409 409 404 409
  addBringLine          401 404 404 409 409 409 404 404 409 409 404 409
  takeBringLine         401 404 404 409 409 409 404 404 409 409 404 409
  removeBringLine       401 404 404 409 409 409 404 404 409 409 404 409
  markCame              401 404 404 404 409 409 404 404 404 404 404 404
  getNotAnswered        401 404 404 404 200 200 404 404 404 404 404 404
  askWhoCome            401 404 404 404 409 409 404 404 404 404 404 404
`);
const OVER = answersIn(`
  markCame              401 404 404 404 200 200 404 404 404 404 404 404
`);
const CALLS = callsOf(gatherings, coming, asking, calendar);
const DAY_MS = 86_400_000;
const BODIES: Record<string, unknown> = {
  updateGathering: { scope: 'one', title: 'Late supper' },
  cancelGathering: { scope: 'one' },
  answerGathering: { answer: 'going' },
  // What takes place once is answered by itself.
  answerSeries: { answer: 'going' },
  addBringLine: { text: 'Salt', isMine: false },
  takeBringLine: { isMine: true },
  markCame: { came: true },
  updateMyCalendar: { areLettersOn: false },
};
const DAYS = { from: '2026-11-01', before: '2026-12-01', timezone: 'Europe/London' };
const QUERIES: Record<string, Record<string, string>> = { listGatheringsBetween: DAYS };
type State = {
  isOfAll?: boolean;
  archivedAt?: number;
  hidden?: 'moderator';
  isCancelled?: boolean;
  days?: number;
};

describeOnBothEngines('who may do what with a gathering', (app) => {
  let people: GroupPeople;
  beforeAll(async () => {
    people = await groupPeople(app());
  });

  /** Made by `second`, a leader; `other` said that they come, and added a line that nobody has. */
  const planned = ({ isOfAll = false, archivedAt, hidden, isCancelled, days = 4 }: State) =>
    freshGroup(app(), people, async (groupId, db) => {
      const now = app().clock.now();
      const [startsAt, endsAt] = [now + days * DAY_MS, now + days * DAY_MS + 7_200_000];
      const local = (at: number) => new Date(at).toISOString().slice(0, 16);
      const start = local(startsAt);
      await db
        .updateTable('study_group')
        .set({ archived_at: archivedAt ?? null })
        .execute();
      await db.deleteFrom('gathering').execute();
      const times = { local_start: start, local_end: local(endsAt), timezone: 'UTC' };
      const words = { title: 'Supper', description: '', place: '12 Mill Lane', link: '' };
      await db
        .insertInto('gathering')
        .values({
          ...words,
          ...times,
          id: 'supper',
          user_id: people.second.id,
          group_id: isOfAll ? null : groupId,
          seats: null,
          brings: '[]',
          hidden_because: hidden ?? null,
          repeat_kind: null,
          repeat_every: null,
          repeat_until: null,
          open_until: endsAt,
          laid_until: local(endsAt),
          lay_at: null,
          created_at: now,
          updated_at: null,
        })
        .execute();
      await db
        .insertInto('gathering_occurrence')
        .values({
          ...times,
          id: 'occurrence',
          gathering_id: 'supper',
          start,
          audience: isOfAll ? 'everyone' : groupId,
          starts_at: startsAt,
          ends_at: endsAt,
          own_title: null,
          own_description: null,
          own_place: null,
          own_link: null,
          own_seats: null,
          changes: 0,
          changed_at: null,
          cancelled_at: isCancelled ? now : null,
          remind_day_at: null,
          remind_hour_at: null,
        })
        .execute();
      const of = { occurrence_id: 'occurrence', user_id: people.other.id };
      await db
        .insertInto('gathering_answer')
        .values({ ...of, answer: 'going', place: 1, answered_at: now, came_at: null })
        .execute();
      await db
        .insertInto('gathering_line')
        .values({ ...of, id: 'line', taken_by: null, text: 'Bread', hidden_because: null, created_at: now })
        .execute();
      return { gatheringId: 'supper', start };
    });

  it('says of each call what everybody is answered', () => expectALineForEach(OF_GROUP, CALLS));

  it('is not said by a role alone: without a second step a moderator reads and answers as a member', async () => {
    const { client } = await member(app(), 'one-step');
    await giveRole(app(), 'one-step', 'moderator');
    const body = { ...SUPPER, groupId: null };
    const refused = await client.refused(gatherings.createGathering, { body });
    expect(refused.body.code).toBe('SECOND_STEP_NEEDED');
    const { gatheringId, start } = (await people.moderator.client.call(gatherings.createGathering, { body }))
      .body;
    const params = { gatheringId, start };
    const change = { params, body: { scope: 'one', title: 'Mine' } } as const;
    expect((await client.refused(gatherings.updateGathering, change)).status).toBe(404);
    const cancel = { params, body: { scope: 'one' } } as const;
    expect((await client.refused(gatherings.cancelGathering, cancel)).status).toBe(404);
    const answered = await client.call(coming.answerGathering, { params, body: { answer: 'going' } });
    expect(answered.body).toMatchObject({ answer: 'going', can: { host: false } });
  });

  describe.each([
    { which: 'of a group', table: OF_GROUP, state: {} },
    { which: 'of everyone', table: OF_ALL, state: { isOfAll: true } },
    { which: 'of an archived group', table: ARCHIVED, state: { archivedAt: 1 } },
    { which: 'that a moderator hid', table: HIDDEN, state: { hidden: 'moderator' as const } },
    { which: 'that was cancelled', table: CLOSED, state: { isCancelled: true } },
    { which: 'that is over', table: new Map([...CLOSED, ...OVER]), state: { days: -1 } },
  ])('$which', ({ table, state }) => {
    it.each([...table])('%s', async (name, statuses) => {
      const audience = 'isOfAll' in state ? null : 'group-kitchen';
      const calling = {
        body: name === 'createGathering' ? { ...SUPPER, groupId: audience } : BODIES[name],
        ids: { lineId: 'line', personId: people.other.id, token: 'a'.repeat(30) },
        query: { ...(name.startsWith('list') && audience && { groupId: audience }), ...QUERIES[name] },
      };
      const fresh = () => planned(state);
      const answers = await answersToAll(app(), people, CALLS.get(name)!, fresh, () => calling);
      expect(answers).toEqual(statuses);
    });
  });
});
