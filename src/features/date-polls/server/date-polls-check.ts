import type { Check } from '#platform/server/keeping/checks.ts';
import { comparePolls } from './date-polls-check-store.ts';

const LISTED = 20;

/** A search for a date ends with its last date, and what was answered is of its own dates. */
export const datePollsCheck: Check = {
  title: 'Dates',
  async run({ db }) {
    const { polls, untimely, astray } = await comparePolls(db, LISTED);
    return {
      looked: `${polls.toLocaleString('en-US')} searches for a date end with their last one`,
      findings: [
        ...untimely.map(({ id }) => ({
          what: `search ${id} does not end with its last date`,
          mend: 'somebody changed the database by hand: set open_until of this row of date_poll to the greatest starts_at of its dates',
        })),
        ...astray.map(({ date_id }) => ({
          what: `answers to date ${date_id} are of another search`,
          mend: 'somebody changed the database by hand: set poll_id of these rows of date_poll_answer to that of their date',
        })),
      ],
    };
  },
};
