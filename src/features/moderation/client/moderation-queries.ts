import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { type decideCase, type liftAction, listActions, type undoDecision } from '../decisions.contract.ts';
import { getCase, getModerationSummary, listCases, type revealAuthor } from '../moderation.contract.ts';

/** Others report and decide meanwhile, so each visit asks anew. */
export const casesQuery = { ...endpointPages(listCases, {}), refetchOnMount: 'always' as const };
export const summaryQuery = { ...endpointQuery(getModerationSummary), refetchOnMount: 'always' as const };

export function caseQuery(caseId: string) {
  return { ...endpointQuery(getCase, { params: { caseId } }), refetchOnMount: 'always' as const };
}

/** A decided case leaves the queue; one that was only written about, or handed to another, stays in it as it is now. */
export const decided: Changes<typeof decideCase> = (cache, { case: now }) => {
  const isOpen = now.closedAt === null;
  cache.setPages(listCases, (items) => (isOpen ? undefined : items.filter(({ id }) => id !== now.id)));
  if (!isOpen) cache.set(getModerationSummary, (known) => ({ ...known, open: Math.max(0, known.open - 1) }));
  putCase(cache, now);
  cache.setPages(listActions, () => undefined);
};

/** It is open again, where its urgency puts it. */
export const undone: Changes<typeof undoDecision> = (cache, now) => {
  cache.setPages(listCases, () => undefined);
  cache.set(getModerationSummary, () => undefined);
  putCase(cache, now);
  cache.setPages(listActions, () => undefined);
};

export const revealed: Changes<typeof revealAuthor> = (cache, now) => {
  putCase(cache, now);
  cache.setPages(listCases, (items) =>
    items.map((item) => (item.id === now.id ? { ...item, author: now.author } : item)),
  );
};

export const lifted: Changes<typeof liftAction> = (cache) => {
  cache.set(getCase, () => undefined);
  cache.setPages(listActions, () => undefined);
};

function putCase(cache: Parameters<typeof undone>[0], now: Parameters<typeof undone>[1]): void {
  cache.set(getCase, (known, { params }) => (params['caseId'] === now.id ? now : known));
}
