import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { ClaimsOfSide } from '../components/claims-of-side.tsx';
import { DebateNotHere } from '../components/debate-not-here.tsx';
import { DebateRoom, DebateSheet } from '../components/debate-room.tsx';
import { MapLink } from '../components/map-link.tsx';
import { OpenUntil } from '../components/open-until.tsx';
import { debateQuery, positionQuery } from '../debate-queries.ts';
import { claimsAndNew } from '../debate-words.ts';
import { debatePath } from '../debates-address.ts';
import { useVisit } from '../use-visit.ts';

/** /community/debates/:week/positions/:position: a position, with what speaks for it and against it. */
export function PositionPage() {
  const { week = '', position = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(positionQuery(week, position));
  const debate = useQuery(debateQuery(week)).data;
  usePageTitle(data?.position.title ?? 'A position');
  useVisit(data === undefined ? null : week);
  if (data === undefined) {
    if (error === null) return <LoadingScreen />;
    return (
      <DebateNotHere
        error={error}
        title="This position is not here"
        pending={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  const { key, title, says, claims, fresh } = data.position;
  const canSpeak = debate?.can.speak ?? false;
  return (
    <DebateRoom
      bar={
        <SkyBar back={debatePath(week)} label="Back to the question">
          <span className="grow font-semibold">The question</span>
          <MapLink week={week} />
        </SkyBar>
      }
      title={
        <>
          <Link href={debatePath(week)} className="inline-flex min-h-11 items-center hover:underline">
            <OwnWords className="text-left">{data.question}</OwnWords>
          </Link>
          <OwnWords
            as="h1"
            className="text-left text-[1.75rem]/[1.16] text-balance lg:text-[2.125rem]/[1.16]"
          >
            {title}
          </OwnWords>
        </>
      }
      beside={debate && <OpenUntil debate={debate} className="pb-1 max-lg:hidden" />}
    >
      <DebateSheet>
        <OwnWords as="p" className="max-w-[44em] text-left text-lg text-pretty">
          {says}
        </OwnWords>
        <p className="mt-2 text-sm text-ink-soft">{claimsAndNew(claims, fresh)}</p>
        <div className="mt-5 grid gap-x-9 border-t border-line pt-5 lg:grid-cols-2 max-lg:divide-y max-lg:divide-line max-lg:*:pb-6 max-lg:*:not-first:pt-5">
          {(['for', 'against'] as const).map((side) => (
            <ClaimsOfSide
              key={side}
              week={week}
              spokenTo={{ position: key, claimId: null, side }}
              claims={data[side]}
              count={side === 'for' ? data.forCount : data.againstCount}
              canSpeak={canSpeak}
            />
          ))}
        </div>
      </DebateSheet>
    </DebateRoom>
  );
}
