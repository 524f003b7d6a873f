import {
  answerDate,
  createDatePoll,
  type DatePoll,
  decideDate,
  getDatePoll,
} from '#features/date-polls/date-polls.contract.ts';
import type { DateAnswer } from '#features/date-polls/date-polls.rules.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { type Member, member } from './members.ts';
import type { TestApp } from './start-test-app.ts';
import { studyGroup } from './study-groups.ts';
import type { TestClient } from './test-client.ts';

export const NOON = '2026-11-22T12:00:00Z';
export const THURSDAY = '2026-11-26T19:00';
export const SATURDAY = '2026-11-28T10:00';
/** What a poll about two dates says, the later one first. */
export const SUPPER_POLL = {
  title: 'Supper',
  minutes: 120,
  timezone: 'Europe/London',
  startsAt: [SATURDAY, THURSDAY],
};

interface Caller {
  client: TestClient;
}

/** What tests about polls for a date do, in words. */
export function datePollCalls(app: () => TestApp) {
  let count = 0;
  return {
    /** A group of new people, whom the first leads; it is noon of a Sunday. */
    async group(
      n: number,
    ): Promise<{ groupId: string; name: string; people: [Member, Member, ...Member[]] }> {
      app().clock.set(NOON);
      count += 1;
      const name = `Dates ${count}`;
      const people = await Promise.all(
        Array.from({ length: n }, (_, i) => member(app(), `dates${count}x${i}`)),
      );
      const groupId = await studyGroup(app(), name, people);
      return { groupId, name, people: people as [Member, Member, ...Member[]] };
    },
    ask: async ({ client }: Caller, groupId: string): Promise<DatePoll> =>
      (await client.call(createDatePoll, { body: { ...SUPPER_POLL, groupId } })).body,
    see: async ({ client }: Caller, { id: pollId }: DatePoll): Promise<DatePoll> =>
      (await client.call(getDatePoll, { params: { pollId } })).body,
    /** @param place of the date among those of the poll */
    async say({ client }: Caller, poll: DatePoll, place: number, answer: DateAnswer): Promise<DatePoll> {
      const params = { pollId: poll.id, dateId: poll.dates[place]!.id };
      return (await client.call(answerDate, { params, body: { answer } })).body;
    },
    decide({ client }: Caller, poll: DatePoll, place: number) {
      const body = { dateId: poll.dates[place]!.id, place: '12 Mill Lane' };
      return client.call(decideDate, { params: { pollId: poll.id }, body });
    },
    /** Title, second line and address of what somebody is told, the latest first. */
    async told({ client }: Caller) {
      const { body } = await client.call(listNotifications, { query: {} });
      // What has nothing to say is put aside.
      await app().server.idle();
      return body.map(({ title, text, href }) => [title, text, href]);
    },
  };
}
