import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { claimCase, releaseCase } from '../moderation.contract.ts';
import { MODERATION_LIMITS } from '../moderation.rules.ts';
import { caseQuery, casesQuery } from './moderation-queries.ts';

/** Well before it ends. */
const AGAIN_MS = MODERATION_LIMITS.claimMs / 3;

/**
 * Says to the other moderators that I am looking at this case, for as long as it is shown and this tab is seen. When another one
 * is on it already, the case is shown as theirs. Null: there is none that is mine to decide.
 */
export function useClaim(caseId: string | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (caseId === null) return;
    const params = { caseId };
    const claim = () => {
      if (document.visibilityState !== 'visible') return;
      callEndpoint(claimCase, { params }).catch(() => {
        // Taken or decided meanwhile: it is shown as it is now. Without a connection, deciding says so.
        void queryClient.invalidateQueries(onlyQuery(caseQuery(caseId)));
        void queryClient.invalidateQueries(onlyQuery(casesQuery));
      });
    };
    claim();
    const timer = setInterval(claim, AGAIN_MS);
    document.addEventListener('visibilitychange', claim);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', claim);
      void callEndpoint(releaseCase, { params }).catch(() => {});
    };
  }, [queryClient, caseId]);
}
