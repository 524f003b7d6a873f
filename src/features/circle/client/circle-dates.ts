const month = new Intl.DateTimeFormat('en-GB', { month: 'long' });
const monthOfYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** 'since March', 'since March 2025' when that was another year, 'since today'. Times in UTC epoch milliseconds. */
export function sinceWhen(since: number, now: number): string {
  const [then, today] = [new Date(since), new Date(now)];
  if (then.toDateString() === today.toDateString()) return 'since today';
  const format = then.getFullYear() === today.getFullYear() ? month : monthOfYear;
  return `since ${format.format(then)}`;
}

/** '6 December' */
export function dayOf(time: number): string {
  return day.format(time);
}
