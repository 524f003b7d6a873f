import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import type { Debate } from '../../debates.contract.ts';
import { DebateNotHere } from '../components/debate-not-here.tsx';
import { DebateRoom, DebateSheet } from '../components/debate-room.tsx';
import { HelpAfterClaim } from '../components/help-after-claim.tsx';
import { MyStatement } from '../components/my-statement.tsx';
import { StatementToJudge } from '../components/statement-to-judge.tsx';
import { debateQuery, otherSidesQuery } from '../debate-queries.ts';
import { debatePath } from '../debates-address.ts';

/** /community/debates/:week/other-sides: how others put what the reader holds, and how theirs was received. */
export function OtherSidesPage() {
  const { week = '' } = useParams();
  const debate = useQuery(debateQuery(week));
  const sides = useQuery(otherSidesQuery(week));
  const [needsHelp, setNeedsHelp] = useState(false);
  const error = debate.data === undefined || sides.data === undefined ? (debate.error ?? sides.error) : null;
  if (error !== null) {
    return (
      <DebateNotHere
        error={error}
        title="This is not here"
        pending={debate.isFetching || sides.isFetching}
        onRetry={() => {
          void debate.refetch();
          void sides.refetch();
        }}
      />
    );
  }
  if (debate.data === undefined || sides.data === undefined) return <LoadingScreen />;
  if (needsHelp) return <HelpAfterClaim onBack={() => setNeedsHelp(false)} />;
  const { mine, others } = sides.data;
  const { question, isOver, can } = debate.data;
  return (
    <DebateRoom
      isNarrow
      bar={
        <SkyBar back={debatePath(week)} label="Back to the question">
          <span className="grow font-semibold">The question</span>
        </SkyBar>
      }
      title={
        <>
          <h1 className="text-[1.75rem]/[1.16] lg:text-[2.5rem]/[1.1]">The other side, fairly</h1>
          <p className="mt-1.5 text-balance">{question}</p>
        </>
      }
    >
      <DebateSheet>
        {others.length > 0 && (
          <section aria-labelledby="to-judge" className="mb-8">
            <h2 id="to-judge" className="text-lg">
              They said what you hold. Is it fair?
            </h2>
            <ul className="mt-2 divide-y divide-line">
              {others.map((statement) => (
                <li key={statement.id} className="py-5">
                  <StatementToJudge
                    statement={statement}
                    title={titleOf(debate.data, statement.position)}
                    canJudge={can.speak && !isOver}
                    onNeedsHelp={() => setNeedsHelp(true)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {mine !== null && (
          <section aria-labelledby="mine">
            <h2 id="mine" className="text-lg">
              How you put it
            </h2>
            <MyStatement statement={mine} title={titleOf(debate.data, mine.position)} />
          </section>
        )}
        {mine === null && others.length === 0 && (
          <p className="text-ink-soft">
            Nothing waits here. When somebody says what you hold, you are asked whether it is fair.
          </p>
        )}
      </DebateSheet>
    </DebateRoom>
  );
}

function titleOf({ positions }: Debate, key: string): string {
  return positions.find((position) => position.key === key)?.title ?? '';
}
