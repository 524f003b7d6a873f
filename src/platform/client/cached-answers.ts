import type { QueryClient } from '@tanstack/react-query';
import type { CallOutput, Endpoint } from '#contract/define-endpoint.ts';
import type { AddressedInput } from './endpoint-keys.ts';
import type { ItemOf } from './endpoint-queries.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { itemsOf, type PagedAnswer, putAnswer, queriesOf, withItems } from './query-answers.ts';
import type { ChangedAnswers } from './tab-news.ts';

/**
 * The answers that this tab has, to be brought up to date with what a call changed. Only what is there is changed: what
 * was never asked for is asked for when a screen needs it.
 */
export interface CachedAnswers {
  /** What is known of an endpoint's answer; undefined when nothing is. For endpoints that have but one answer. */
  get<E extends Endpoint>(endpoint: E): CallOutput<E> | undefined;
  /**
   * Changes every cached answer of an endpoint; `input` says which one it is. An update that gives undefined does not know
   * the new answer: it is fetched again when a screen shows it.
   */
  set<E extends Endpoint>(
    endpoint: E,
    update: (known: CallOutput<E>, input: AddressedInput) => CallOutput<E> | undefined,
  ): void;
  /** The same for a list that is loaded page by page (`endpointPages`). Things that are new come first. */
  setPages<E extends Endpoint>(
    endpoint: E,
    update: (items: ItemOf<E>[], input: AddressedInput) => ItemOf<E>[] | undefined,
  ): void;
}

/** Changes cached answers, here and in the browser's other tabs. */
export function changeAnswers(queryClient: QueryClient, change: (cache: CachedAnswers) => void): void {
  const changed: ChangedAnswers = { endpoints: [], before: new Map() };
  change(cachedAnswers(queryClient, changed));
  tellOtherTabs(queryClient, changed);
}

function cachedAnswers(queryClient: QueryClient, changed: ChangedAnswers): CachedAnswers {
  function each(endpoint: Endpoint, update: (known: unknown, input: AddressedInput) => unknown) {
    changed.endpoints.push(endpoint.path);
    for (const [query, input] of queriesOf(queryClient, endpoint)) {
      const known = query.state.data;
      if (known !== undefined && !changed.before.has(query.queryHash))
        changed.before.set(query.queryHash, known);
      putAnswer(queryClient, query, known === undefined ? undefined : update(known, input));
    }
  }
  return {
    get: <E extends Endpoint>(endpoint: E) =>
      queriesOf(queryClient, endpoint)[0]?.[0].state.data as CallOutput<E> | undefined,
    set: (endpoint, update) => each(endpoint, update as (known: unknown, input: AddressedInput) => unknown),
    setPages: <E extends Endpoint>(
      endpoint: E,
      update: (items: ItemOf<E>[], input: AddressedInput) => ItemOf<E>[] | undefined,
    ) =>
      each(endpoint, (known, input) => {
        const data = known as PagedAnswer<ItemOf<E>>;
        const items = update(itemsOf(data), input);
        return items && withItems(data, items);
      }),
  };
}
