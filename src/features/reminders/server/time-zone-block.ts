/** Changes of clocks are told for so long; a calendar that subscribes reads anew long before. */
const YEARS = 5;

/** A time zone as iCalendar has it (RFC 5545, 3.6.5): how it is at `now`, and each change in the years to come. */
export function timeZoneBlock(timezone: string, now: number): string[] {
  const start = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).startOfDay();
  const end = start.add({ years: YEARS });
  const lines = observance(start.toPlainDateTime().subtract({ days: 1 }), start, start);
  for (
    let after = start.getTimeZoneTransition('next');
    after !== null && Temporal.ZonedDateTime.compare(after, end) < 0;
    after = after.getTimeZoneTransition('next')
  ) {
    const before = after.subtract({ nanoseconds: 1 });
    // When it begins is said by the clock of before.
    const at = after.withTimeZone(before.offset).toPlainDateTime();
    if (before.offset !== after.offset) lines.push(...observance(at, before, after));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timezone}`, ...lines, 'END:VTIMEZONE'];
}

function observance(
  at: Temporal.PlainDateTime,
  before: Temporal.ZonedDateTime,
  after: Temporal.ZonedDateTime,
): string[] {
  const kind = after.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localTime(at)}`,
    `TZOFFSETFROM:${before.offset.replaceAll(':', '')}`,
    `TZOFFSETTO:${after.offset.replaceAll(':', '')}`,
    `END:${kind}`,
  ];
}

/** '20261126T064000' */
function localTime(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}
