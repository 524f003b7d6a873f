import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createLatestFlight } from './latest-flight.ts';

/**
 * `useMutation` that is asked for the same thing twice at once and does it once: a second press comes before React has
 * rendered that the first is on its way. Every mutation of the app goes through here (scripts/check-arrows.ts).
 */
export function useMutationOnce<Answer, Input>(
  options: UseMutationOptions<Answer, Error, Input>,
): UseMutationResult<Answer, Error, Input> {
  const { mutate: _, mutateAsync, ...mutation } = useMutation<Answer, Error, Input>(options);
  const [once] = useState(createLatestFlight);
  const start: typeof mutateAsync = (...asked) => once(asked[0], () => mutateAsync(...asked));
  return {
    ...mutation,
    mutateAsync: start,
    mutate: (...asked) => {
      // Whoever does not wait for the answer hears of a failure by `onError`.
      start(...asked).catch(() => {});
    },
  } as UseMutationResult<Answer, Error, Input>;
}
