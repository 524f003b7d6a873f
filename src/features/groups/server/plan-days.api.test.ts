import { expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { listMyGroups } from '../groups.contract.ts';
import { addToPlan, getGroupPlan } from '../plan.contract.ts';

/** Each with a day on which its clocks change, forward and back, where they do. */
const READERS = [
  ['Pacific/Apia', '2027-03-28', '2027-10-31'],
  ['Europe/Berlin', '2027-03-28', '2027-10-31'],
  ['America/Los_Angeles', '2027-03-14', '2027-11-07'],
  ['Australia/Lord_Howe', '2027-10-03', '2027-04-04'],
  ['Pacific/Honolulu', '2027-03-14', '2027-11-07'],
  // Where the clocks change at midnight: a day begins at one, and another one has its first hour twice.
  ['America/Havana', '2027-03-14', '2027-11-07'],
] as const;

describeOnBothEngines('what a group reads now', (app) => {
  it('changes at the midnight of each reader, also on days on which their clocks change', async () => {
    app().clock.set('2027-02-01T12:00:00Z');
    const lead = await member(app(), 'plan-lead');
    const groupId = await studyGroup(app(), 'Plan days', [lead]);
    for (const day of new Set(READERS.flatMap(([, ...days]) => days))) {
      const startsOn = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
      const references = ['Acts 1', 'Acts 2', 'Acts 3'];
      const body = { references, startsOn, every: 'day' as const };
      await lead.client.call(addToPlan, { params: { groupId }, body });
    }
    for (const [timezone, ...days] of READERS) {
      for (const day of days) {
        app().clock.set(`${day}T00:00:00Z`);
        const reader = await member(app(), `plan-${timezone.split('/')[1]!.toLowerCase()}-${day}`);
        await comesInto(app(), groupId, reader);
        await reader.client.call(updateSettings, { body: { timezone } });
        for (const date of [day, Temporal.PlainDate.from(day).add({ days: 1 }).toString()]) {
          const midnight = Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds;
          for (const at of [midnight - 1, midnight]) {
            app().clock.set(at);
            // Counted once more, by moments: what has begun there.
            const { passages, nowId } = (await reader.client.call(getGroupPlan, { params: { groupId } }))
              .body;
            const begun = passages.filter(
              ({ startsOn }) =>
                Temporal.PlainDate.from(startsOn).toZonedDateTime(timezone).epochMilliseconds <= at,
            );
            const now = passages.find(({ id }) => id === nowId)!;
            expect([timezone, at, now.startsOn]).toEqual([timezone, at, begun.at(-1)!.startsOn]);
            expect(now.startsOn === date).toBe(at === midnight);
            const [mine] = (await reader.client.call(listMyGroups, {})).body;
            expect(mine!.passage?.startsOn).toBe(now.startsOn);
          }
        }
      }
    }
  });
});
