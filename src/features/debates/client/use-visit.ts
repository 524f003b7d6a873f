import { useEffect } from 'react';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { visitDebate } from '../debates.contract.ts';

/** Weeks whose visit was told of since the page was loaded. */
const told = new Set<string>();

/**
 * Tells the server that the reader is here: what they see now is not new at their next visit. Once for a page load; nothing
 * depends on its answer. @param week null: not yet, or not for this reader
 */
export function useVisit(week: string | null): void {
  useEffect(() => {
    if (week === null || told.has(week)) return;
    told.add(week);
    callEndpoint(visitDebate, { params: { week } }).catch(() => told.delete(week));
  }, [week]);
}
