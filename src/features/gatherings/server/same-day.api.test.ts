import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { member } from '#test-support/members.ts';
import { runJob } from '#test-support/run-job.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { getCalendarFeed, getMyCalendar } from '../calendar.contract.ts';
import { answerGathering } from '../coming.contract.ts';
import { createGathering, listGatherings, listGatheringsBetween } from '../gatherings.contract.ts';
import { gatheringsFeature } from '../gatherings.feature.ts';

const READERS = [
  'Pacific/Apia',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'Pacific/Honolulu',
] as const;

/** Weekly and late in the evening, over a change of the clocks of its place, the first one on the day of it or a week before. */
const SERIES = [
  { timezone: 'Europe/Berlin', start: '2027-03-21T23:30' },
  { timezone: 'Europe/Berlin', start: '2027-03-28T02:30' },
  { timezone: 'America/Los_Angeles', start: '2027-10-31T23:45' },
  { timezone: 'America/Los_Angeles', start: '2027-11-07T01:30' },
  { timezone: 'Australia/Lord_Howe', start: '2027-09-26T23:30' },
  { timezone: 'Pacific/Apia', start: '2027-03-27T00:15' },
] as const;

describeOnBothEngines('an occurrence', (app) => {
  it.each(SERIES)(
    'is on the same day wherever it is shown: $timezone $start',
    async ({ timezone, start }) => {
      const first = Temporal.PlainDateTime.from(start);
      const at = (weeks: number) => first.add({ weeks }).toZonedDateTime(timezone).epochMilliseconds;
      const name = `${timezone.split('/')[1]!.toLowerCase()}-${start.slice(5, 10)}`;
      app().clock.set(at(0) - 5 * 86_400_000);
      const host = await member(app(), `${name}-host`);
      const readers = await Promise.all(
        READERS.map(async (zone, i) => {
          const reader = await member(app(), `${name}-${i}`);
          await reader.client.call(updateSettings, { body: { timezone: zone } });
          await app().db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', reader.id).execute();
          return { ...reader, zone: zone as string };
        }),
      );
      const groupId = await studyGroup(app(), name, [host, ...readers]);
      const until = first.add({ weeks: 2 }).toPlainDate().toString();
      const endsAt = first.add({ minutes: 90 }).toString({ smallestUnit: 'minute' });
      const when = {
        startsAt: start,
        endsAt,
        timezone,
        repeat: { kind: 'weekly' as const, every: 1, until },
      };
      const body = { ...SUPPER, ...when, title: name, groupId };
      const { gatheringId } = (await host.client.call(createGathering, { body })).body;
      const moments = [at(0), at(1), at(2)];

      for (const { client, zone } of readers) {
        const listed = (await client.call(listGatherings, { query: { groupId } })).body;
        expect(listed.map(({ startsAt }) => startsAt)).toEqual(moments);
        for (const one of listed) {
          await client.call(answerGathering, {
            params: { gatheringId, start: one.start },
            body: { answer: 'going' },
          });
          const day = dayIn(one.startsAt, zone);
          const before = day.add({ days: 1 }).toString();
          const query = { from: day.toString(), before, timezone: zone, groupId };
          const ofDay = (await client.call(listGatheringsBetween, { query })).body;
          expect(ofDay.map(({ startsAt }) => startsAt)).toEqual([one.startsAt]);
        }
        const token = (await client.call(getMyCalendar, {})).body.path.split('/').at(-1)!;
        const feed = String((await app().visitor().call(getCalendarFeed, { params: { token } })).body);
        expect(startsIn(feed)).toEqual(moments);
      }

      for (const [week, moment] of moments.entries()) {
        const dayBefore = first.add({ weeks: week }).toZonedDateTime(timezone).subtract({ days: 1 });
        for (const due of [dayBefore.epochMilliseconds, moment - 3_600_000]) {
          app().clock.set(due - 1);
          await remind();
          app().clock.set(due);
          const told = await Promise.all(readers.map(newest));
          await remind();
          // In the second week each moves, east or west, after the first of both reminders.
          for (const [i, reader] of readers.entries()) {
            const bell = (await newest(reader))!;
            expect(bell.id, `${reader.zone} ${due}`).not.toBe(told[i]?.id);
            expect(bell.text?.startsWith(saidIn(moment, reader.zone)), `${reader.zone}: ${bell.text}`).toBe(
              true,
            );
            const letter = app().mails.findLast(({ to }) => to.startsWith(`${name}-${i}@`))!;
            expect(letter.text).toContain(`  ${bell.text}\n`);
            if (week !== 1 || due === moment - 3_600_000) continue;
            reader.zone = READERS[(i + 1) % READERS.length]!;
            await reader.client.call(updateSettings, { body: { timezone: reader.zone } });
          }
        }
      }
      for (const [i] of readers.entries()) {
        const letters = app().mails.filter(
          ({ to, subject }) => to.startsWith(`${name}-${i}@`) && subject.endsWith(name),
        );
        expect(letters).toHaveLength(6);
      }
    },
  );

  const newest = async ({ client }: { client: Awaited<ReturnType<typeof member>>['client'] }) =>
    (await client.call(listNotifications, { query: {} })).body.find(
      ({ kind }) => kind === 'gathering-reminder',
    );
  async function remind(): Promise<void> {
    for (const which of ['a day', 'an hour']) {
      await runJob(app(), [gatheringsFeature], `remind of gatherings ${which} before`);
    }
    await app().server.idle();
  }
});

function dayIn(at: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
}

/** 'Sunday, 28 March, 7:30' */
function saidIn(at: number, zone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const word = (options: Intl.DateTimeFormatOptions) => there.toPlainDate().toLocaleString('en-GB', options);
  const time = there.toPlainTime().toString({ smallestUnit: 'minute' }).replace(/^0/, '');
  return `${word({ weekday: 'long' })}, ${there.day} ${word({ month: 'long' })}, ${time}`;
}

function startsIn(feed: string): number[] {
  const events = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent');
  return events
    .map((event) => new ICAL.Event(event).startDate.toJSDate().getTime())
    .toSorted((a, b) => a - b);
}
