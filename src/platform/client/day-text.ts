// Made when a day is first told: a browser takes as long for the first of them as for drawing half a page.
let dayOfYear: Intl.DateTimeFormat | undefined;
let dayOfAnyYear: Intl.DateTimeFormat | undefined;

/**
 * '22 November' of a moment, in the reader's own zone; with the year where that is another than today's. Times in UTC epoch
 * milliseconds.
 */
export function dayText(at: number, now: number = Date.now()): string {
  if (new Date(at).getFullYear() === new Date(now).getFullYear()) {
    dayOfYear ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
    return dayOfYear.format(at);
  }
  dayOfAnyYear ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return dayOfAnyYear.format(at);
}
