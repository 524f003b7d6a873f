import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import type { Wall as WallAnswer } from '../../milestones.contract.ts';
import { type Milestone, milestoneOf } from '../../milestones.rules.ts';
import { MilestoneDialog } from '../components/milestone-dialog.tsx';
import { MilestonePicture } from '../components/milestone-picture.tsx';
import { Wall } from '../components/wall.tsx';
import { lookForMilestones } from '../look-for-milestones.ts';
import { nameWords, wallWords } from '../milestone-words.ts';
import { wallQuery } from '../milestones-query.ts';

/** /milestones: what was reached, on shelves, a board and the ground. It is mine alone, but for what I choose for my card. */
export function MilestonesPage() {
  const queryClient = useQueryClient();
  const { data: wall, isError, isFetching, refetch } = useQuery(wallQuery);
  const isSecret = useIsSecret();
  const [opened, setOpened] = useState<{ milestone: Milestone; more: string | null } | null>(null);
  useEffect(() => {
    // What was reached before there were milestones comes to the wall here; without a connection it comes another time.
    lookForMilestones(queryClient).catch(() => {});
  }, [queryClient]);
  return (
    <OneSky
      width="pages"
      middle="strip"
      sky={
        <Sky className="pt-6 lg:pt-37">
          <h1 className="text-[min(3.25rem,14vw)] font-[520] tracking-[-0.02em]">My milestones</h1>
          {wall !== undefined && !isSecret && (
            <p className="mt-1 text-lg">
              {wallWords(wall.reached.filter(({ id }) => milestoneOf(id)).length)}
            </p>
          )}
        </Sky>
      }
      className="pb-10 lg:px-14"
    >
      <div className="flex grow flex-col gap-8">
        {wall === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
        {wall === undefined && !isError && <Skeleton className="h-96" />}
        {wall !== undefined && (
          <>
            <OnMyCard wall={wall} isSecret={isSecret} />
            <Wall
              wall={wall}
              isSecret={isSecret}
              onOpen={(milestone, more) => setOpened({ milestone, more })}
            />
            {opened !== null && <MilestoneDialog {...opened} wall={wall} onClose={() => setOpened(null)} />}
          </>
        )}
      </div>
    </OneSky>
  );
}

/** What others see of it: nothing, until something is chosen. */
function OnMyCard({ wall: { onCard, reached }, isSecret }: { wall: WallAnswer; isSecret: boolean }) {
  const shown = onCard.flatMap((id) => milestoneOf(id) ?? []);
  if (shown.length === 0) {
    return (
      <p className="text-ink-soft">
        Nobody sees this wall but you.
        {reached.length > 0 && ' Tap what you would like to show on your card: three at most.'}
      </p>
    );
  }
  return (
    <section aria-labelledby="on-card">
      <h2 id="on-card" className="text-xl">
        On my card
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {shown.map((milestone) => (
          <li key={milestone.id} className="flex items-center gap-2">
            <MilestonePicture id={milestone.id} className="size-12" />
            {nameWords(milestone, isSecret)}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">
        {isSecret
          ? 'In secret mode nobody sees them.'
          : 'Others see these. The rest of the wall is yours alone.'}
      </p>
    </section>
  );
}
