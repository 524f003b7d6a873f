import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ModerationCase } from '../../moderation.contract.ts';
import { canClaim } from '../../moderation.policy.ts';
import type { Decision, DecisionReason } from '../../moderation.rules.ts';
import { caseQuery } from '../moderation-queries.ts';
import { useClaim } from '../use-claim.ts';
import type { Decisions } from '../use-decisions.ts';
import { AuthorHistory } from './author-history.tsx';
import { AuthorReads } from './author-reads.tsx';
import { CaseView } from './case-view.tsx';
import { DecisionPanel } from './decision-panel.tsx';

/** While somebody else is on a case, it is asked now and then whether they still are. */
const TAKEN_AGAIN_MS = 30_000;

/** One case, with its author so far and what can be decided. */
export function CaseDesk({
  caseId,
  me,
  isNext,
  decisions,
}: {
  caseId: string;
  me: string;
  /** Another one was shown before it. */
  isNext: boolean;
  decisions: Decisions;
}) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...caseQuery(caseId),
    refetchInterval: ({ state }) => (isTaken(state.data, me) ? TAKEN_AGAIN_MS : false),
  });
  useClaim(data !== undefined && canClaim(data.mayDo) ? caseId : null);
  if (data === undefined) {
    return (
      <div className="p-5 lg:col-span-2">
        <h1 className="sr-only">Moderation</h1>
        {isError ? (
          <NotLoaded pending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-80" />
        )}
      </div>
    );
  }
  return <OpenCase of={data} me={me} isNext={isNext} decisions={decisions} />;
}

function isTaken(of: ModerationCase | undefined, me: string): boolean {
  return of?.lookedAtBy != null && of.lookedAtBy.id !== me;
}

/** What is about to be decided, as far as it is said. */
export interface Choice {
  action: Decision;
  /** The one that is pointed at; null: none yet. */
  reason: DecisionReason | null;
  hidesWords: boolean;
  isForGood: boolean;
}

function OpenCase({
  of,
  me,
  isNext,
  decisions,
}: {
  of: ModerationCase;
  me: string;
  isNext: boolean;
  decisions: Decisions;
}) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page begins at its top, where the way back is; after a decision the next case is where one goes on.
    if (isNext && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isNext]);
  return (
    // On a phone: one column whose last part stays at the thumb. Wide: two columns of the desk.
    <div className="flex min-h-[calc(100dvh-3.5rem)] flex-col lg:contents">
      <article aria-labelledby="case-title" className="px-4 lg:px-10 lg:pt-5 lg:pb-16 xl:px-14">
        <CaseView of={of} headingRef={heading} />
        {choice && (
          <AuthorReads of={of} choice={choice} className="mt-12 border-t border-line pt-6 max-lg:hidden" />
        )}
      </article>
      <aside
        aria-label="Author and decision"
        className="max-lg:contents lg:sticky lg:top-18 lg:h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:border-l lg:border-line lg:bg-surface lg:px-6 lg:pt-6 lg:pb-10"
      >
        <AuthorHistory of={of} className="px-5 pb-8 max-lg:pt-5 lg:px-0 lg:pb-6" />
        <DecisionPanel of={of} me={me} decisions={decisions} choice={choice} onChoice={setChoice} />
      </aside>
    </div>
  );
}
