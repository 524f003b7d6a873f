import { dateAfter } from '#contract/local-dates.ts';

/**
 * A rhythm as a calendar of paper has it, written from docs/product.md: each date is looked at once it is over, with the sabbath and
 * the rest that stood there then.
 */
export function calendarOnTheWall() {
  const lit = new Set<string>();
  const resting = new Set<string>();
  let sabbathNow = 7;
  let [row, flasks, longest] = [0, 0, 0];
  /** The date that is today there; the ones before are over. */
  let at: string | null = null;
  function turnTo(date: string) {
    for (; at !== null && at < date; at = dateAfter(at, 1)) {
      const isFreeDate = resting.has(at) || ((new Date(at).getUTCDay() + 6) % 7) + 1 === sabbathNow;
      if (lit.has(at) || row === 0 || isFreeDate) continue;
      if (flasks > 0) flasks--;
      else row = 0;
    }
    at = date;
  }
  return {
    light(date: string) {
      turnTo(date);
      if (lit.has(date)) return;
      lit.add(date);
      row++;
      if (row % 7 === 0) flasks = Math.min(2, flasks + 1);
      longest = Math.max(longest, row);
    },
    keep(date: string, weekday: number) {
      turnTo(date);
      sabbathNow = weekday;
    },
    rest(date: string, until: string | null) {
      turnTo(date);
      for (const one of resting) if (one >= date) resting.delete(one);
      for (let one = date; until !== null && one <= until; one = dateAfter(one, 1)) resting.add(one);
    },
    read(date: string) {
      turnTo(date);
      return { row, flasks, longest, total: lit.size };
    },
  };
}
