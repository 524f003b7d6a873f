import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { DatePollRows } from '#features/date-polls/client/for-other-features.ts';
import { ThisWeeksQuestion } from '#features/debates/client/for-other-features.ts';
import { NextGathering } from '#features/gatherings/client/for-other-features.ts';
import { myGroupsQuery } from '#features/groups/client/for-other-features.ts';
import { canFindGroups } from '#features/groups/groups.policy.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { PrayersThatWait } from '#features/prayer/client/for-other-features.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { MyGroups } from '../components/my-groups.tsx';
import { NoGroupsYet } from '../components/no-groups-yet.tsx';

/** /community: the front door. What comes next, my groups with what is new in them, the prayers that wait, and the week's question. */
export function CommunityPage() {
  const { user } = useCurrentUser();
  const groups = useQuery(myGroupsQuery);
  return (
    <OneSky
      middle="request"
      sky={
        <Sky className="pt-4 lg:pt-37">
          <NextGathering>
            <h1 className="text-[min(2.5rem,13vw)] font-[520] tracking-[-0.02em] lg:text-[4rem]">
              Community
            </h1>
            <p className="mt-2 max-w-[24em] text-lg text-pretty">
              A passage, a table, and a few people beside you.
            </p>
          </NextGathering>
        </Sky>
      }
      className="pb-8"
    >
      <div className="grid gap-7">
        {groups.data === undefined && !groups.isError && <Skeleton className="h-48" />}
        {groups.data === undefined && groups.isError && (
          <NotLoaded pending={groups.isFetching} onRetry={() => groups.refetch()} />
        )}
        {groups.data?.length === 0 && (
          <NoGroupsYet isUnder16={!canFindGroups(user?.ageAnswer ?? 'not-asked')} />
        )}
        {groups.data !== undefined && groups.data.length > 0 && <MyGroups groups={groups.data} />}
        <DatePollRows />
        <PrayersThatWait />
        <ThisWeeksQuestion />
        <Link
          href="/community/events"
          className="flex min-h-16 items-center gap-3 border-t border-line font-semibold hover:bg-ink/4"
        >
          <CalendarBlankIcon size={22} aria-hidden />
          <span className="grow">Events</span>
          <CaretRightIcon size={18} aria-hidden />
        </Link>
      </div>
    </OneSky>
  );
}
