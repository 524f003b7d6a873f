import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { getDebate } from '../debates.contract.ts';
import type { writeClosingWords } from '../schedule.contract.ts';

export const closingWordsWritten: Changes<typeof writeClosingWords> = (cache, debate) => {
  cache.set(getDebate, (known) => (known.week === debate.week ? debate : known));
};
