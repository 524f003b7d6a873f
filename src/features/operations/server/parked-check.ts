import { findParked } from '#platform/server/events/parked-deliveries.ts';
import type { Check } from '#platform/server/keeping/checks.ts';

const LISTED = 20;

/** No work was given up. */
export const parkedCheck: Check = {
  title: 'Work',
  async run({ db }) {
    const parked = await findParked(db, LISTED);
    return {
      looked: 'nothing was given up',
      findings: parked.map(({ handler, id, last_error }) => ({
        what: `${handler} was given up (${id}): ${last_error ?? 'no error is known'}`,
        mend: "mend the cause, then 'Try again' or 'Discard' under 'Waiting' on the administration page",
      })),
    };
  },
};
