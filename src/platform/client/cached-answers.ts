import type { QueryClient } from '@tanstack/react-query';
import type { CallOutput, Endpoint } from '#contract/define-endpoint.ts';
import type { AddressedInput } from './endpoint-keys.ts';
import type { ItemOf } from './endpoint-queries.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { itemsOf, type PagedAnswer, putAnswer, queriesOf, withItems } from './query-answers.ts';
import type { ChangedAnswers } from './tab-news.ts';

/**
 * The cached answers of this tab, to be updated after a call has changed something. Only cached answers are updated:
 * everything else is fetched when a screen needs it.
 */
export interface CachedAnswers {
  /** The cached answer of an endpoint, or undefined. For endpoints that have only one answer. */
  get<E extends Endpoint>(endpoint: E): CallOutput<E> | undefined;
  /**
   * Updates every cached answer of an endpoint; `input` says which answer it is. When `update` gives undefined, the
   * new answer is not known here: it is fetched when a screen shows it.
   */
  set<E extends Endpoint>(
    endpoint: E,
    update: (known: CallOutput<E>, input: AddressedInput) => CallOutput<E> | undefined,
  ): void;
  /** The same for a list that is loaded page by page (`endpointPages`). New items come first. */
  setPages<E extends Endpoint>(
    endpoint: E,
    update: (items: ItemOf<E>[], input: AddressedInput) => ItemOf<E>[] | undefined,
  ): void;
}

/** Updates cached answers, here and in the browser's other tabs. */
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
