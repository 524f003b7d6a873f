import type { ReactNode } from 'react';

/** Makes a call that shares words; what has to be agreed to first is asked in `sheet`, and the call made again. */
export function useWordsAdmitted(): {
  admitted: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  sheet: ReactNode;
} {
  return { admitted: (call) => call(), sheet: null };
}
