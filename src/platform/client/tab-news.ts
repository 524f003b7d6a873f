import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { type Difference, differenceBetween, withDifference } from './differences.ts';
import { itemsOf, type PagedAnswer, putAnswer, queriesOf, withItems } from './query-answers.ts';

/** What a change touched here: the endpoints' paths, and what was known before by address. */
export interface ChangedAnswers {
  endpoints: Endpoint['path'][];
  before: Map<string, unknown>;
}

/** What is told to the other tabs: differences by address; whatever else they have of these endpoints is out of date. */
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

/** Brings the answers of this tab up to date with what another one tells. */
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

/** Pages as one list: how many of them are loaded is each tab's own. */
function plain(data: unknown): unknown {
  return isPaged(data) ? itemsOf(data) : data;
}

function isPaged(data: unknown): data is PagedAnswer<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}
