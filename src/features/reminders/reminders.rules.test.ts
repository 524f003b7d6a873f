import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateAfter } from '#contract/local-dates.ts';
import { nextReminder, REMINDER_LIMITS, reminderAt, type Times } from './reminders.rules.ts';

const at = (minute: number): Times => Array<number>(7).fill(minute);
const never = () => false;
const next = (now: string, times: Times, zone: string, but: (date: string) => boolean = never) => {
  const due = nextReminder(Date.parse(now), times, zone, but);
  return due && { date: due.date, at: new Date(due.at).toISOString() };
};

it('takes a time that clocks leave out as much later, and one that comes twice the first time', () => {
  expect(next('2027-03-27T12:00Z', at(150), 'Europe/Berlin')).toEqual({
    date: '2027-03-28',
    at: '2027-03-28T01:30:00.000Z',
  });
  expect(next('2027-10-30T12:00Z', at(150), 'Europe/Berlin')).toEqual({
    date: '2027-10-31',
    at: '2027-10-31T00:30:00.000Z',
  });
  // The second time on that night is another hour of a day that had its reminder.
  expect(next('2027-10-31T00:30Z', at(150), 'Europe/Berlin')?.date).toBe('2027-11-01');
});

it('has none on a date that nobody there has lived', () => {
  expect(next('2011-12-29T20:00Z', at(390), 'Pacific/Apia')).toEqual({
    date: '2011-12-31',
    at: '2011-12-30T16:30:00.000Z',
  });
});

it('stays away from the days that it is told to, however many', () => {
  const rest = (date: string) => date <= '2027-01-30';
  expect(next('2026-12-01T05:00Z', at(400), 'UTC', rest)?.date).toBe('2027-01-31');
  const sundays: Times = [null, null, null, null, null, null, 400];
  expect(next('2026-12-01T05:00Z', sundays, 'UTC', () => true)).toBeNull();
});

it('is sent within the hour or not at all', () => {
  const due = Date.parse('2026-11-26T06:40Z');
  expect(reminderAt(due - 1, at(400), 'UTC')).toBeNull();
  expect(reminderAt(due, at(400), 'UTC')?.at).toBe(due);
  expect(reminderAt(due + REMINDER_LIMITS.lateMs, at(400), 'UTC')?.date).toBe('2026-11-26');
  expect(reminderAt(due + REMINDER_LIMITS.lateMs + 1, at(400), 'UTC')).toBeNull();
  // After midnight it is still the one of the evening.
  expect(reminderAt(Date.parse('2026-11-27T00:10Z'), at(23 * 60 + 50), 'UTC')?.date).toBe('2026-11-26');
});

const zones = fc.constantFrom(
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Santiago',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
);
const moments = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2037, 0, 1) });
const weeks = fc
  .array(fc.option(fc.integer({ min: 0, max: 1439 })), { minLength: 7, maxLength: 7 })
  .filter((times) => times.some((one) => one !== null));

it('gives every chosen day one reminder, in order, that is due then and not before', () => {
  fc.assert(
    fc.property(moments, weeks, zones, (start, times, zone) => {
      let now = start;
      let last = '';
      for (let i = 0; i < 20; i++) {
        const due = nextReminder(now, times, zone, never)!;
        const local = Temporal.Instant.fromEpochMilliseconds(due.at).toZonedDateTimeISO(zone);
        expect(due.at).toBeGreaterThan(now);
        expect(due.date > last).toBe(true);
        expect(local.toPlainDate().toString()).toBe(due.date);
        expect(times[local.dayOfWeek - 1]).toBe(due.minute);
        expect(reminderAt(due.at - 1, times, zone)?.date).not.toBe(due.date);
        // Whoever looks a moment later, as jobs do, finds this one, unless the next is due by then.
        const found = reminderAt(due.at + 59_000, times, zone);
        expect(found!.date >= due.date).toBe(true);
        // No chosen date between the last one and this is left out.
        for (
          let date = last === '' ? due.date : dateAfter(last, 1);
          date < due.date;
          date = dateAfter(date, 1)
        ) {
          const day = Temporal.PlainDate.from(date);
          const isLived = day.toZonedDateTime(zone).toPlainDate().equals(day);
          if (isLived) expect(times[day.dayOfWeek - 1]).toBeNull();
        }
        last = due.date;
        now = due.at;
      }
    }),
    { numRuns: 150 },
  );
});

it('sends one a date to whoever looks at any moments, and wherever they move meanwhile', () => {
  fc.assert(
    fc.property(
      moments,
      weeks,
      fc.array(fc.tuple(fc.integer({ min: 1, max: 40 * 3600_000 }), zones), { maxLength: 30 }),
      (start, times, steps) => {
        let now = start;
        let lastDate: string | null = null;
        const sent: string[] = [];
        for (const [pause, zone] of steps) {
          now += pause;
          const due = reminderAt(now, times, zone);
          if (due && (lastDate === null || due.date > lastDate)) {
            sent.push(due.date);
            lastDate = due.date;
          }
        }
        expect(new Set(sent).size).toBe(sent.length);
      },
    ),
    { numRuns: 150 },
  );
});
