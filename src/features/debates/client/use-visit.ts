import { useEffect } from 'react';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { visitDebate } from '../debates.contract.ts';
import { batchBefore } from '../debates.rules.ts';

/** In which quarter of an hour each week's visit was told of last, UTC epoch milliseconds. */
const told = new Map<string, number>();

/**
 * Tells the server that the reader is here: what they see now is not new at their next visit. Once for each quarter of an hour, since
 * an app stays open for days; nothing depends on its answer. @param week null: not yet, or not for this reader
 */
export function useVisit(week: string | null): void {
  useEffect(() => {
    const quarter = batchBefore(serverNow());
    if (week === null || told.get(week) === quarter) return;
    told.set(week, quarter);
    callEndpoint(visitDebate, { params: { week } }).catch(() => told.delete(week));
  }, [week]);
}
