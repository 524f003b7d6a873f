import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { cn } from '#ui/class-names.ts';
import type { Claim } from '../../debates.contract.ts';
import { claimQuery } from '../debate-queries.ts';
import { claimPath } from '../debates-address.ts';
import { useDebateTranslation } from '../use-debate-translation.ts';
import { useSiblingKeys } from '../use-sibling-keys.ts';
import { useSiblingSwipe } from '../use-sibling-swipe.ts';
import { ClaimFace } from './claim-face.tsx';

/**
 * A claim between those beside it, whose edges are seen on a phone: a swipe, the arrow keys and the arrows lead to them. They are
 * fetched ahead, so that they are there when they are drawn in.
 */
export function ClaimCardDeck({
  claim,
  onNeedsHelp,
  children,
}: {
  claim: Claim;
  onNeedsHelp: () => void;
  children: ReactNode;
}) {
  const [, navigate] = useLocation();
  const { previous, next } = claim.siblings;
  const go = (claimId: string) => navigate(claimPath(claimId), { replace: true });
  const swipe = useSiblingSwipe({ previous, next, onGo: go });
  useSiblingKeys({
    previous: previous === null ? null : () => go(previous),
    next: next === null ? null : () => go(next),
  });
  return (
    <div className="px-5 lg:px-0">
      <div {...swipe} className="relative touch-pan-y">
        <Neighbour claimId={previous} side="left" />
        <article className={cn(card, 'pb-2.5')}>
          <ClaimFace claim={claim} onNeedsHelp={onNeedsHelp}>
            {children}
          </ClaimFace>
        </article>
        <Neighbour claimId={next} side="right" />
      </div>
    </div>
  );
}

const card =
  'px-4.5 pt-1.5 max-lg:rounded-[24px] max-lg:border max-lg:border-line max-lg:bg-surface max-lg:shadow-soft lg:max-w-[47.5rem] lg:p-0';

/** Seen by its edge, and drawn in by the finger; whoever hears the page has 'Next claim'. */
function Neighbour({ claimId, side }: { claimId: string | null; side: 'left' | 'right' }) {
  const translation = useDebateTranslation();
  const { data } = useQuery({ ...claimQuery(claimId ?? '', translation), enabled: claimId !== null });
  if (claimId === null) return null;
  return (
    <div
      aria-hidden="true"
      inert
      className={cn(
        card,
        'absolute inset-y-0 w-full overflow-hidden lg:hidden',
        side === 'left' ? 'right-[calc(100%+12px)]' : 'left-[calc(100%+12px)]',
      )}
    >
      {data && <ClaimFace claim={data} beside="neighbour" />}
    </div>
  );
}
