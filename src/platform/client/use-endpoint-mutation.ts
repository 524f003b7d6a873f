import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput, CallOutput, Endpoint } from '#contract/define-endpoint.ts';
import { type CachedAnswers, changeAnswers } from './cached-answers.ts';
import { type CallOptions, callEndpoint } from './call-endpoint.ts';
import { createWishes } from './lost-wishes.ts';
import { shownUser } from './shown-user.ts';
import { useMutationOnce } from './use-mutation-once.ts';

/**
 * How a successful call changes the cached answers. It is a pure function, and makes it unnecessary to fetch lists
 * again after a save.
 */
export type Changes<E extends Endpoint> = (
  cache: CachedAnswers,
  answer: CallOutput<E>,
  input: CallInput<E>,
) => void;

const listeners: ((answer: unknown) => void)[] = [];

/**
 * From now on `listener` hears the answer of each successful call that changes something, made in this tab, when its
 * changes are applied and before the caller has the answer.
 */
export function onAnswers(listener: (answer: unknown) => void): void {
  listeners.push(listener);
}

/** Makes a call and applies its `changes`, here and in the browser's other tabs. For calls outside of a component. */
export async function callAndChange<E extends Endpoint>(
  queryClient: Parameters<typeof changeAnswers>[0],
  endpoint: E,
  changes: Changes<E>,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<CallOutput<E>> {
  const from = options.from ?? shownUser();
  const answer = await callEndpoint(endpoint, input, { ...options, from });
  // What it changed is of nobody whom the page shows by now.
  if (from === shownUser()) {
    changeAnswers(queryClient, (cache) => changes(cache, answer, input));
    for (const listener of listeners) listener(answer);
  }
  return answer;
}

interface EndpointMutationOptions<E extends Endpoint>
  extends Omit<UseMutationOptions<CallOutput<E>, Error, CallInput<E>>, 'mutationFn'> {
  /** By default nothing changes: for calls whose effect no screen shows. */
  changes?: Changes<E>;
}

/**
 * `useMutationOnce` for an endpoint: `const { mutate } = useEndpointMutation(deleteEntry, { changes: entryDeleted })`. What is asked for
 * again after an answer was lost is the same wish (`createWishes`).
 */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  { changes = () => {}, ...options }: EndpointMutationOptions<E> = {},
) {
  const queryClient = useQueryClient();
  const [wishes] = useState(() => createWishes(endpoint));
  return useMutationOnce<CallOutput<E>, CallInput<E>>({
    mutationFn: (given) => {
      const input = given ?? ({} as CallInput<E>);
      const from = shownUser();
      return wishes.ask(
        input,
        (options) => callAndChange(queryClient, endpoint, changes, input, { ...options, from }),
        () => {
          if (from === shownUser())
            changeAnswers(queryClient, (cache) => changes(cache, undefined as CallOutput<E>, input));
        },
      );
    },
    ...options,
  });
}
