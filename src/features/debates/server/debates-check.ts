import type { Check } from '#platform/server/keeping/checks.ts';
import { compareTrees } from './debates-check-store.ts';

const LISTED = 20;

/** Each claim stands where its place says, and a week counts at least the claims that it has. */
export const debatesCheck: Check = {
  title: 'Debates',
  async run({ db }) {
    const { debates, wrong } = await compareTrees(db, LISTED);
    return {
      looked: `claims stand in their places in ${debates.toLocaleString('en-US')} debates`,
      findings: wrong.map(({ id }) => ({
        what: `debate ${id} has claims under something that is not there, or more than it counts`,
        mend: 'somebody changed the database by hand: give places of debate_node a parent that is there, or none and the depth 1, and count them again',
      })),
    };
  },
};
