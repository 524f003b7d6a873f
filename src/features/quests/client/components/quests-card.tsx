import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { User } from '#features/people/people.contract.ts';
import type { Quests } from '../../quests.contract.ts';
import { questsQuery } from '../quests-query.ts';
import { isOpen, settleNow } from '../settle-now.ts';
import { QuestRow } from './quest-row.tsx';

/** Three small things and one of the week; one line when all are done. What was not done yesterday is nowhere. */
export function QuestsCard({ user, date }: { user: User; date: string }) {
  const queryClient = useQueryClient();
  const { data: quests, refetch, isError } = useQuery(questsQuery);
  const isThere = quests !== undefined;
  const isOtherDay = isThere && quests.date !== date;
  const look = useEffectEvent(() => {
    // An answer of yesterday is not of this day.
    if (isOtherDay) void refetch();
    void settleNow(queryClient);
  });
  useEffect(() => {
    if (isThere) look();
  }, [isThere]);

  if (isError) return null;
  if (!isThere) return <div className="mt-3 h-61" />;
  if (quests.ofDay.length === 0) return null;
  return (
    <section aria-label="Quests" className="mt-3 card-surface px-5 py-1.5 sm:px-6">
      {isOpen({ ...quests, endsAt: Number.POSITIVE_INFINITY }, 0) ? (
        <ul className="divide-y divide-line">
          {quests.ofDay.map((quest) => (
            <QuestRow key={quest.id} user={user} quest={quest} />
          ))}
          {quests.ofWeek !== null && <QuestRow user={user} quest={quests.ofWeek} isOfWeek />}
        </ul>
      ) : (
        <p className="flex min-h-11 items-center gap-3">
          <CheckIcon size={20} aria-hidden className="shrink-0 text-gold-ink" />
          All that today asked is done.
        </p>
      )}
      <Tomorrow tomorrow={quests.tomorrow} />
    </section>
  );
}

function Tomorrow({ tomorrow }: Pick<Quests, 'tomorrow'>) {
  if (tomorrow === null) return null;
  return (
    <p className="border-t border-line py-2.5 text-sm text-ink-soft">Tomorrow: {tomorrow.join(' · ')}</p>
  );
}
