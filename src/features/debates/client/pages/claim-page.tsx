import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import type { Claim } from '../../debates.contract.ts';
import { ClaimActions } from '../components/claim-actions.tsx';
import { ClaimCardDeck } from '../components/claim-card-deck.tsx';
import { ClaimCrumbs } from '../components/claim-crumbs.tsx';
import { ClaimsOfSide } from '../components/claims-of-side.tsx';
import { DebateNotHere } from '../components/debate-not-here.tsx';
import { DebateOutline } from '../components/debate-outline.tsx';
import { DebateRoom } from '../components/debate-room.tsx';
import { HelpAfterClaim } from '../components/help-after-claim.tsx';
import { MapLink } from '../components/map-link.tsx';
import { OpenUntil } from '../components/open-until.tsx';
import { claimQuery, debateQuery } from '../debate-queries.ts';
import { debatePath } from '../debates-address.ts';
import { useDebateTranslation } from '../use-debate-translation.ts';
import { useIsWide } from '../use-is-wide.ts';
import { useVisit } from '../use-visit.ts';

/** /community/debates/claims/:claimId: one claim, its Scripture, and both its answers. */
export function ClaimPage() {
  const { claimId = '' } = useParams();
  const translation = useDebateTranslation();
  const { data, error, isFetching, refetch } = useQuery(claimQuery(claimId, translation));
  usePageTitle(data?.text || 'A claim');
  useVisit(data?.week ?? null);
  const [needsHelp, setNeedsHelp] = useState(false);
  if (needsHelp) return <HelpAfterClaim onBack={() => setNeedsHelp(false)} />;
  if (data !== undefined) return <ClaimShown claim={data} onNeedsHelp={() => setNeedsHelp(true)} />;
  if (error === null) return <LoadingScreen />;
  return (
    <DebateNotHere
      error={error}
      title="This claim is not here"
      pending={isFetching}
      onRetry={() => refetch()}
    />
  );
}

function ClaimShown({ claim, onNeedsHelp }: { claim: Claim; onNeedsHelp: () => void }) {
  const { id, week, position, can } = claim;
  const debate = useQuery(debateQuery(week)).data;
  const isWide = useIsWide();
  return (
    <DebateRoom
      isAllPicture
      bar={
        <SkyBar back={debatePath(week)} label="Back to the question">
          <span className="grow font-semibold">The question</span>
          <MapLink week={week} />
        </SkyBar>
      }
      title={<ClaimCrumbs claim={claim} />}
      beside={debate && <OpenUntil debate={debate} className="pb-1 max-lg:hidden" />}
    >
      <div className="flex grow flex-col lg:sheet lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:rounded-[28px]">
        {isWide && (
          <div className="border-e border-line px-3.5 pt-5 pb-5">
            <DebateOutline week={week} at={id} />
          </div>
        )}
        <div className="flex grow flex-col lg:col-start-2 lg:px-9 lg:pt-6 lg:pb-7">
          <ClaimCardDeck key={id} claim={claim} onNeedsHelp={onNeedsHelp}>
            <ClaimActions claim={claim} debate={debate} onNeedsHelp={onNeedsHelp} />
          </ClaimCardDeck>
          <div className="mt-3.5 grid grow content-start gap-x-9 px-5 pt-5 pb-16 max-lg:sheet max-lg:divide-y max-lg:divide-line max-lg:*:pb-6 max-lg:*:not-first:pt-5 sm:max-lg:px-8 lg:mt-3 lg:grid-cols-2 lg:border-t lg:border-line lg:px-0 lg:pb-0">
            {(['for', 'against'] as const).map((side) => (
              <ClaimsOfSide
                key={`${id} ${side}`}
                week={week}
                spokenTo={{ position: position.key, claimId: id, side }}
                claims={claim[side]}
                count={side === 'for' ? claim.forCount : claim.againstCount}
                canSpeak={can.answer}
              />
            ))}
          </div>
        </div>
      </div>
    </DebateRoom>
  );
}
