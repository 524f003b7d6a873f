import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import type { Debate, DebateMap } from '../../debates.contract.ts';
import { DebateMapCanvas } from '../components/debate-map-canvas.tsx';
import { DebateNotHere } from '../components/debate-not-here.tsx';
import { DebateRoom, DebateSheet } from '../components/debate-room.tsx';
import { OpenUntil } from '../components/open-until.tsx';
import { SideLine } from '../components/side-mark.tsx';
import { layOut } from '../debate-map.rules.ts';
import { claimQuery, debateQuery, mapQuery } from '../debate-queries.ts';
import { claimsAndNew, claimsWords, GONE_WORDS } from '../debate-words.ts';
import { claimPath, debatePath, positionPath } from '../debates-address.ts';
import { useDebateTranslation } from '../use-debate-translation.ts';
import { useVisit } from '../use-visit.ts';

/** /community/debates/:week/map: the whole debate on one picture, each claim a piece of a crown over its position. */
export function MapPage() {
  const { week = '' } = useParams();
  const debate = useQuery(debateQuery(week));
  const map = useQuery(mapQuery(week));
  usePageTitle('The whole debate');
  useVisit(map.data === undefined ? null : week);
  if (debate.data !== undefined && map.data !== undefined) {
    return <MapShown debate={debate.data} map={map.data} />;
  }
  const error = debate.error ?? map.error;
  if (error === null) return <LoadingScreen />;
  return (
    <DebateNotHere
      error={error}
      title="This map is not here"
      pending={debate.isFetching || map.isFetching}
      onRetry={() => void Promise.all([debate.refetch(), map.refetch()])}
    />
  );
}

function MapShown({ debate, map }: { debate: Debate; map: DebateMap }) {
  const { week, question, positions } = debate;
  const layout = useMemo(() => layOut(map, positions.length), [map, positions.length]);
  // By its id: claims before it may leave the map while it is chosen.
  const [chosenId, setChosenId] = useState<string | undefined>(undefined);
  const chosen = chosenId === undefined ? -1 : map.ids.indexOf(chosenId);
  const hasClaims = map.ids.length > 0;
  return (
    <DebateRoom
      bar={
        <SkyBar back={debatePath(week)} label="Back to the question">
          <span className="grow font-semibold">The whole debate</span>
        </SkyBar>
      }
      title={
        <OwnWords as="h1" className="text-left text-[1.75rem]/[1.16] text-balance lg:text-[2.125rem]/[1.16]">
          {question}
        </OwnWords>
      }
      beside={<OpenUntil debate={debate} className="pb-1 max-lg:hidden" />}
    >
      <DebateSheet
        className={cn(
          hasClaims && 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:items-start lg:gap-x-9',
        )}
      >
        {hasClaims && (
          <div>
            <DebateMapCanvas
              map={map}
              layout={layout}
              label={`A crown of claims over ${positions.length} positions. ${claimsWords(map.ids.length)}. The list of positions says the same in words.`}
              chosen={chosen}
              onChoose={(claim) => setChosenId(map.ids[claim])}
            />
            <Key />
          </div>
        )}
        <div>
          <div
            role="status"
            className={cn('py-4 lg:pt-0', hasClaims && 'min-h-24 border-t border-line lg:border-t-0')}
          >
            {chosenId === undefined || chosen === -1 ? (
              <p className="text-ink-soft">
                {hasClaims ? 'Touch a piece to read what it says.' : 'Nobody has spoken yet.'}
              </p>
            ) : (
              <ChosenClaim key={chosenId} claimId={chosenId} />
            )}
          </div>
          <ol className="divide-y divide-line border-t border-line">
            {positions.map(({ key, title, claims, fresh }, i) => (
              <li key={key} className="relative flex gap-3 py-3 hover:bg-ink/4">
                <span className="w-5 shrink-0 font-semibold" aria-hidden="true">
                  {i + 1}
                </span>
                <div className="min-w-0 grow">
                  <Link href={positionPath(week, key)} className="font-semibold after:absolute after:inset-0">
                    <OwnWords>{title}</OwnWords>
                  </Link>
                  <p className="text-sm text-ink-soft">{claimsAndNew(claims, fresh)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </DebateSheet>
    </DebateRoom>
  );
}

/** What the pieces mean: their form says it as well as their colour. */
function Key() {
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 py-3 text-sm text-ink-soft">
      <li className="flex items-center gap-2">
        <i aria-hidden="true" className="h-3.5 w-3 rounded-[2px] bg-leaf forced-color-adjust-none" />
        for (full height)
      </li>
      <li className="flex items-center gap-2">
        <i
          aria-hidden="true"
          className="h-2 w-3 self-end rounded-[2px] bg-clay mb-1 forced-color-adjust-none"
        />
        against (half height)
      </li>
      <li className="flex items-center gap-2">
        <i aria-hidden="true" className="size-2.5 rounded-full bg-dusk forced-color-adjust-none" />
        new
      </li>
      <li className="flex items-center gap-2">
        <i aria-hidden="true" className="size-4 rounded-[3px] border-[5px] border-double border-ink" />
        yours
      </li>
    </ul>
  );
}

/** The claim that was touched, with the way to it. */
function ChosenClaim({ claimId }: { claimId: string }) {
  const { data: claim, error } = useQuery(claimQuery(claimId, useDebateTranslation()));
  if (error !== null) return <p>This claim did not arrive. Please touch it once more.</p>;
  if (claim === undefined) return <p className="text-ink-soft">One moment…</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="min-w-0 grow basis-60">
        <SideLine side={claim.side}>{claim.side === 'for' ? 'Speaks for it' : 'Speaks against it'}</SideLine>
        {claim.text === '' && claim.gone !== null ? (
          <p className="mt-1.5">{GONE_WORDS[claim.gone]}</p>
        ) : (
          <OwnWords as="p" className="mt-1.5 line-clamp-3 text-left text-lg">
            {claim.text}
          </OwnWords>
        )}
      </div>
      <Link href={claimPath(claimId)} className={buttonClasses('secondary', 'md')}>
        Open
      </Link>
    </div>
  );
}
