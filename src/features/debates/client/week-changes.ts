import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { getDebate } from '../debates.contract.ts';
import {
  listQuestions,
  listSchedule,
  type PlannedDebate,
  type pickQuestion,
  type scheduleQuestion,
  type unscheduleQuestion,
  type writeClosingWords,
} from '../schedule.contract.ts';

export const closingWordsWritten: Changes<typeof writeClosingWords> = (cache, debate) => {
  cache.set(getDebate, (known) => (known.week === debate.week ? debate : known));
};

/** Which questions were chosen is the server's to say. */
function catalogueChanged(cache: CachedAnswers): void {
  cache.set(listQuestions, () => undefined);
}

function keepPlanned(cache: CachedAnswers, planned: PlannedDebate): void {
  catalogueChanged(cache);
  cache.set(listSchedule, (weeks) => weeks.map((known) => (known.week === planned.week ? planned : known)));
}

export const questionScheduled: Changes<typeof scheduleQuestion> = keepPlanned;

export const questionPicked: Changes<typeof pickQuestion> = keepPlanned;

export const questionGivenBack: Changes<typeof unscheduleQuestion> = (cache, _, { params }) => {
  catalogueChanged(cache);
  cache.set(listSchedule, (weeks) =>
    weeks.map((known) => (known.week === params.week ? { ...known, question: null } : known)),
  );
};
