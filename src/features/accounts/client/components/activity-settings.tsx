import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { dateText } from '#platform/client/date-text.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { activityText } from '../../security-events.rules.ts';
import type { listActivity } from '../../settings.contract.ts';
import { activityQuery } from '../activity-query.ts';
import { SettingCard } from './setting-card.tsx';

type Activity = CallOutput<typeof listActivity>[number];

/** Entries that are shown before 'Show all' is pressed. */
const FIRST = 4;

/** What happened to the account: what its owner did, and what others tried. */
export function ActivitySettings() {
  const { data: activity, isError, refetch } = useQuery(activityQuery);
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const shown = showsAll ? activity : activity?.slice(0, FIRST);
  return (
    <SettingCard
      id="activity"
      title="Recent activity"
      description="What happened to your account in the last 90 days. If it was not you who did something, please change your password."
    >
      {activity === undefined && !isError && <Skeleton className="h-16" />}
      {activity === undefined && isError && (
        <Button variant="secondary" onClick={() => void refetch()}>
          Load the list again
        </Button>
      )}
      <ul id={listId} className="divide-y divide-line">
        {shown?.map((one) => (
          <ActivityRow key={one.id} activity={one} />
        ))}
      </ul>
      {activity !== undefined && activity.length > FIRST && (
        <Button
          variant="secondary"
          className="mt-4"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${activity.length}`}
        </Button>
      )}
    </SettingCard>
  );
}

function ActivityRow({ activity: { kind, times, device, at } }: { activity: Activity }) {
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="font-semibold">{activityText(kind, times)}</p>
      <p className="text-sm text-ink-soft">
        {timeText(at)}
        {device !== null && ` · ${device}`}
      </p>
    </li>
  );
}

function timeText(at: number): string {
  return dateText(at, { dateStyle: 'medium', timeStyle: 'short' });
}
