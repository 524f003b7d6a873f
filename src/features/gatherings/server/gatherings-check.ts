import type { Check } from '#platform/server/keeping/checks.ts';
import { compareGatherings } from './gatherings-check-store.ts';

const LISTED = 20;

/** Whoever brings something comes, and an occurrence is for those for whom its series is. Seats are not kept. */
export const gatheringsCheck: Check = {
  title: 'Events',
  async run({ db }) {
    const { occurrences, unbrought, astray } = await compareGatherings(db, LISTED);
    return {
      looked: `${occurrences.toLocaleString('en-US')} events are for those for whom they were planned, and who brings something comes`,
      findings: [
        ...unbrought.map(({ id }) => ({
          what: `line ${id} of an event is brought by somebody who does not come`,
          mend: 'somebody changed the database by hand: set taken_by of this row of gathering_line to null',
        })),
        ...astray.map(({ id }) => ({
          what: `event ${id} is for others than its series`,
          mend: 'somebody changed the database by hand: set audience of this row of gathering_occurrence to the group of its series, or to everyone',
        })),
      ],
    };
  },
};
