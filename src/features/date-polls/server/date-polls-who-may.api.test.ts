import { beforeAll, describe, expect, it } from 'vitest';
import {
  answersIn,
  answersToAll,
  callsOf,
  expectALineForEach,
  freshGroup,
  type GroupPeople,
  groupPeople,
} from '#test-support/group-callers.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import * as datePolls from '../date-polls.contract.ts';

const OPEN = answersIn(`
  listDatePolls  401 404 404 200 200 200 404 404 200 200 404 200
  createDatePoll 401 404 404 404 201 201 404 404 404 404 404 404
  getDatePoll    401 404 404 200 200 200 404 404 200 200 404 200
  answerDate     401 404 404 200 200 200 404 404 200 200 404 200
  addDate        401 404 404 404 200 200 404 404 404 404 404 404
  removeDate     401 404 404 404 200 200 404 404 404 404 404 404
  decideDate     401 404 404 404 200 200 404 404 404 404 404 404
  deleteDatePoll 401 404 404 404 204 204 404 404 404 404 404 404
`);
const ARCHIVED = answersIn(`
  createDatePoll 401 404 404 404 409 409 404 404 404 404 404 404
  getDatePoll    401 404 404 200 200 200 404 404 200 200 404 200
  answerDate     401 404 404 409 409 409 404 404 409 409 404 409
  addDate        401 404 404 404 409 409 404 404 404 404 404 404
  removeDate     401 404 404 404 409 409 404 404 404 404 404 404
  decideDate     401 404 404 404 409 409 404 404 404 404 404 404
  deleteDatePoll 401 404 404 404 409 409 404 404 404 404 404 404
`);
const DECIDED = new Map([...ARCHIVED].filter(([name]) => name !== 'createDatePoll'));
const HIDDEN = answersIn(`
  getDatePoll    401 404 404 404 200 200 404 404 404 404 404 404
  answerDate     401 404 404 404 200 200 404 404 404 404 404 404
  addDate        401 404 404 404 200 200 404 404 404 404 404 404
  removeDate     401 404 404 404 200 200 404 404 404 404 404 404
  decideDate     401 404 404 404 409 409 404 404 404 404 404 404
  deleteDatePoll 401 404 404 404 204 204 404 404 404 404 404 404
`);
const CALLS = callsOf(datePolls);
const DAY_MS = 86_400_000;
type State = { archivedAt?: number; hidden?: 'moderator'; isDecided?: boolean };

describeOnBothEngines('who may do what with a poll for a date', (app) => {
  let people: GroupPeople;
  const local = (days: number) => new Date(app().clock.now() + days * DAY_MS).toISOString().slice(0, 16);
  beforeAll(async () => {
    people = await groupPeople(app());
  });

  /** Asked by `second`, a leader; `other` has answered. */
  const asked = ({ archivedAt, hidden, isDecided = false }: State) =>
    freshGroup(app(), people, async (groupId, db) => {
      const now = app().clock.now();
      await db
        .updateTable('study_group')
        .set({ archived_at: archivedAt ?? null })
        .execute();
      await db
        .insertInto('date_poll')
        .values({
          id: 'poll',
          user_id: people.second.id,
          group_id: groupId,
          title: 'Supper',
          minutes: 120,
          timezone: 'UTC',
          hidden_because: hidden ?? null,
          open_until: now + 2 * DAY_MS,
          gathering_id: null,
          decided_start: isDecided ? '2026-01-01T19:00' : null,
          decided_at: isDecided ? now : null,
          created_at: now,
        })
        .execute();
      await db
        .insertInto('date_poll_date')
        .values(
          [1, 2].map((days) => ({
            id: `date${days}`,
            poll_id: 'poll',
            local_start: local(days),
            starts_at: now + days * DAY_MS,
          })),
        )
        .execute();
      const said = { poll_id: 'poll', date_id: 'date1', user_id: people.other.id };
      await db
        .insertInto('date_poll_answer')
        .values({ ...said, answer: 'yes', answered_at: now })
        .execute();
      return { pollId: 'poll', dateId: 'date1' };
    });
  const bodies = (): Record<string, unknown> => ({
    createDatePoll: {
      groupId: 'group-kitchen',
      title: 'Walk',
      minutes: 60,
      timezone: 'UTC',
      startsAt: [local(3), local(4)],
    },
    answerDate: { answer: 'yes' },
    addDate: { startsAt: local(5) },
    decideDate: { dateId: 'date2', place: '' },
  });

  it('says of each call what everybody is answered', () => expectALineForEach(OPEN, CALLS));

  describe.each([
    { which: 'that is open', table: OPEN, state: {} },
    { which: 'of an archived group', table: ARCHIVED, state: { archivedAt: 1 } },
    { which: 'whose date is found', table: DECIDED, state: { isDecided: true } },
    { which: 'that a moderator hid', table: HIDDEN, state: { hidden: 'moderator' as const } },
  ])('$which', ({ table, state }) => {
    it.each([...table])('%s', async (name, statuses) => {
      const calling = {
        body: bodies()[name],
        ...(name === 'listDatePolls' && { query: { groupId: 'group-kitchen' } }),
      };
      const answers = await answersToAll(
        app(),
        people,
        CALLS.get(name)!,
        () => asked(state),
        () => calling,
      );
      expect(answers).toEqual(statuses);
    });
  });
});
