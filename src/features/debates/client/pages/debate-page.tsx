import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import type { Debate } from '../../debates.contract.ts';
import { ClosedDebate } from '../components/closed-debate.tsx';
import { DebateNotHere } from '../components/debate-not-here.tsx';
import { DebateRoom, DebateSheet } from '../components/debate-room.tsx';
import { MapLink } from '../components/map-link.tsx';
import { OpenUntil } from '../components/open-until.tsx';
import { OtherSidesLink } from '../components/other-sides-link.tsx';
import { PassagesFirst } from '../components/passages-first.tsx';
import { PositionsList } from '../components/positions-list.tsx';
import { StandChoice } from '../components/stand-choice.tsx';
import { debateQuery } from '../debate-queries.ts';
import { debatesPath } from '../debates-address.ts';
import { useVisit } from '../use-visit.ts';

/** /community/debates/:week: a week's question, what to read first, and its positions; once it is closed, what came of it. */
export function DebatePage() {
  const { week = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(debateQuery(week));
  usePageTitle(data?.question ?? 'The question of a week');
  useVisit(data?.can.read ? data.week : null);
  if (data?.closing) return <ClosedDebate debate={data} closing={data.closing} />;
  if (data !== undefined) return <DebateShown debate={data} />;
  if (error === null) return <LoadingScreen />;
  return (
    <DebateNotHere
      error={error}
      title="This question is not here"
      pending={isFetching}
      onRetry={() => refetch()}
    />
  );
}

function DebateShown({ debate }: { debate: Debate }) {
  const { week, question, about, positions, passages, isOver, closedAt, can } = debate;
  return (
    <DebateRoom
      bar={
        <SkyBar back={debatesPath} label="Back to the debates">
          <span className="grow font-semibold">The weekly debate</span>
          {can.read && <MapLink week={week} />}
        </SkyBar>
      }
      title={
        <OwnWords as="h1" className="text-left text-[1.75rem]/[1.16] text-balance lg:text-[2.125rem]/[1.16]">
          {question}
        </OwnWords>
      }
      beside={<OpenUntil debate={debate} className="pb-1" />}
    >
      <DebateSheet>
        <OwnWords as="p" className="max-w-[44em] text-left text-lg text-pretty">
          {about}
        </OwnWords>
        {isOver && closedAt === null && (
          <p className="mt-4 rounded-control bg-sky-wash px-4 py-3 text-sky">
            The week is over. Names appear in a moment.
          </p>
        )}
        {!can.read && (
          <p className="mt-4 rounded-control bg-dusk-wash px-4 py-3 text-dusk">
            This one is for talking over with people who know you: at your table, in your group. What others
            write here opens at 16.
          </p>
        )}
        {can.read && <OtherSidesLink debate={debate} />}
        <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
          <section aria-labelledby="first" className="lg:col-start-2">
            <h2 id="first" className="text-lg">
              Three passages to read first
            </h2>
            <PassagesFirst passages={passages} />
          </section>
          <section aria-labelledby="positions" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <h2 id="positions" className="text-lg">
              As those who hold them put it
            </h2>
            <PositionsList week={week} positions={positions} canRead={can.read} />
          </section>
          {can.speak && <StandChoice debate={debate} />}
        </div>
      </DebateSheet>
    </DebateRoom>
  );
}
