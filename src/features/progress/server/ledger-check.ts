import type { Check } from '#platform/server/keeping/checks.ts';
import { compareTotals } from './progress-store.ts';

const LISTED = 20;

/** What everybody has is the sum of what they were given. */
export const ledgerCheck: Check = {
  title: 'XP',
  async run({ db }) {
    const { people, wrong } = await compareTotals(db, LISTED);
    return {
      looked: `${people} people have the sum of their grants`,
      findings: wrong.map(({ userId, xp, granted }) => ({
        what: `user ${userId} has ${xp} XP, their grants make ${granted}`,
        mend: 'somebody changed the database by hand: set progress.current_xp to the sum, the grants are what happened',
      })),
    };
  },
};
