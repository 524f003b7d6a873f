const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was asked: 'just now', '20 minutes ago', 'Monday', '2 November', 'March 2025'. */
export function askedWhen(at: number, now = Date.now()): string {
  const ago = now - at;
  if (ago < 2 * MINUTE_MS) return 'just now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} minutes ago`;
  if (isSameDay(at, now)) {
    const hours = Math.floor(ago / HOUR_MS);
    return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  }
  return dayOf(at, now);
}

/** The day of something: 'today', 'yesterday', 'Monday', '2 November', '2 November 2025'. */
export function dayOf(at: number, now = Date.now()): string {
  if (isSameDay(at, now)) return 'today';
  if (isSameDay(at, now - DAY_MS)) return 'yesterday';
  if (now - at < 6 * DAY_MS) return format(at, { weekday: 'long' });
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return format(at, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) });
}

/** The day, or the month alone when it is long ago: 'on 2 November', 'in March', 'in March 2025'. */
export function roughly(at: number, now = Date.now()): string {
  if (now - at < 45 * DAY_MS) return format(at, { day: 'numeric', month: 'long' });
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return `in ${format(at, { month: 'long', ...(!isThisYear && { year: 'numeric' }) })}`;
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/** The words around a date are English. */
function format(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Date(at).toLocaleDateString('en-GB', options);
}
