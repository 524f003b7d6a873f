import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { getDebate } from '../debates.contract.ts';
import {
  listSchedule,
  type scheduleQuestion,
  type unscheduleQuestion,
  type writeClosingWords,
} from '../schedule.contract.ts';

export const closingWordsWritten: Changes<typeof writeClosingWords> = (cache, debate) => {
  cache.set(getDebate, (known) => (known.week === debate.week ? debate : known));
};

export const questionScheduled: Changes<typeof scheduleQuestion> = (cache, planned) => {
  cache.set(listSchedule, (weeks) => weeks.map((known) => (known.week === planned.week ? planned : known)));
};

export const questionGivenBack: Changes<typeof unscheduleQuestion> = (cache, _, { params }) => {
  cache.set(listSchedule, (weeks) =>
    weeks.map((known) => (known.week === params.week ? { ...known, question: null } : known)),
  );
};
