import type { Check } from '#platform/server/keeping/checks.ts';
import { compareCounts } from './counts-store.ts';

const LISTED = 20;

/** What stands in a request's row is how many rows there are. */
export const prayerCountsCheck: Check = {
  title: 'Prayer',
  async run({ db }) {
    const { requests, wrong } = await compareCounts(db, LISTED);
    return {
      looked: `${requests.toLocaleString('en-US')} requests count who prayed and wrote`,
      findings: wrong.map(({ id }) => ({
        what: `request ${id} counts other prayers or encouragements than there are`,
        mend: 'somebody changed the database by hand: count prayer_prayed and prayer_encouragement again, their rows are what happened',
      })),
    };
  },
};
