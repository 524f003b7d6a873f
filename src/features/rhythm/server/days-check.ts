import type { Check } from '#platform/server/keeping/checks.ts';
import { compareDays } from './rhythm-store.ts';

const LISTED = 20;

/** Everybody has as many days as there are days of theirs with a lamp. */
export const daysCheck: Check = {
  title: 'Days with a lamp',
  async run({ db }) {
    const { people, wrong } = await compareDays(db, LISTED);
    return {
      looked: `${people} people have as many days as were counted`,
      findings: wrong.map(({ userId, total, days }) => ({
        what: `user ${userId} has ${days} days with a lamp, ${total} were counted`,
        mend: 'somebody changed the database by hand: set rhythm.total to the number of their rows in rhythm_day',
      })),
    };
  },
};
