import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { type Difference, differenceBetween, withDifference } from './differences.ts';
import { itemsOf, type PagedAnswer, putAnswer, queriesOf, withItems } from './query-answers.ts';

/**
 * What a change in this tab concerned: the paths of the endpoints, and the answers by address as they were before.
 */
export interface ChangedAnswers {
  endpoints: Endpoint['path'][];
  before: Map<string, unknown>;
}

/**
 * The message to the other tabs: the differences by address. Any other answer of these endpoints that a tab has is
 * out of date.
 */
export interface News {
  userId: string;
  endpoints: readonly Endpoint['path'][];
  differences: readonly (readonly [address: string, difference: Difference])[];
}

/** What has changed here since `before`. */
export function newsOf(
  queryClient: QueryClient,
  userId: string,
  { endpoints, before }: ChangedAnswers,
): News {
  const differences: [string, Difference][] = [];
  for (const [address, known] of before) {
    const query = queryClient.getQueryCache().get(address);
    if (query === undefined || query.state.isInvalidated) continue;
    differences.push([address, differenceBetween(plain(known), plain(query.state.data))]);
  }
  return { userId, endpoints, differences };
}

/** Updates the answers of this tab with the message of another tab. */
export function hearNews(queryClient: QueryClient, { endpoints, differences }: News): void {
  const told = new Map(differences);
  for (const path of endpoints) {
    for (const [query] of queriesOf(queryClient, { path })) {
      const difference = told.get(query.queryHash);
      const known = query.state.data;
      const isUsable = difference !== undefined && known !== undefined;
      putAnswer(queryClient, query, isUsable ? applied(known, difference) : undefined);
    }
  }
}

function applied(known: unknown, difference: Difference): unknown {
  if (!isPaged(known)) return withDifference(known, difference);
  return withItems(known, withDifference(itemsOf(known), difference) as unknown[]);
}

/** All pages as one list, because each tab may have loaded a different number of pages. */
function plain(data: unknown): unknown {
  return isPaged(data) ? itemsOf(data) : data;
}

function isPaged(data: unknown): data is PagedAnswer<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}
