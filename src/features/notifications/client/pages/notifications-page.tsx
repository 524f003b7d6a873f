import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { AllRead } from '../components/all-read.tsx';
import { NothingNew } from '../components/nothing-new.tsx';
import { NotificationList } from '../components/notification-list.tsx';
import { notificationsQuery, settingsQuery } from '../notification-queries.ts';
import { useNotificationLooks } from '../use-notification-looks.ts';
import { useNow } from '../use-now.ts';
import { useRead } from '../use-read.ts';
import { dayOf, shownTime } from '../when.rules.ts';

const SETTINGS = 'What reaches you, and when';
const loadSettings = () => import('../components/settings-dialog.tsx');

/** /notifications: what somebody was told, by day. Opening it marks nothing as read. */
export function NotificationsPage() {
  const quiet = useQuery(settingsQuery).data?.quiet ?? null;
  const [isOpen, setOpen] = useState(false);
  const settings = useChunk(loadSettings, isOpen, () => {
    setOpen(false);
    sayNotOpened();
  });
  return (
    <OneSky
      width="pages"
      middle="strip"
      sky={
        <Sky className="pt-5 lg:pt-30">
          {/* One word: large letters grow as far as it fits a phone. */}
          <h1 className="text-[min(2.25rem,14vw)] lg:text-6xl">Notifications</h1>
          {quiet && (
            <p className="mt-2 flex items-center gap-2">
              <MoonIcon size={20} aria-hidden />
              Quiet from {shownTime(quiet.from)} to {shownTime(quiet.to)}
            </p>
          )}
          <Button
            variant="secondary"
            className="mt-5 max-lg:hidden"
            icon={<GearSixIcon size={20} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {SETTINGS}
          </Button>
        </Sky>
      }
    >
      <IconButton
        label={SETTINGS}
        icon={<GearSixIcon size={24} aria-hidden />}
        className="absolute top-2.5 right-3 lg:hidden"
        onClick={() => setOpen(true)}
      />
      <Told />
      {settings && isOpen && <settings.SettingsDialog onClose={() => setOpen(false)} />}
    </OneSky>
  );
}

function Told() {
  const told = useInfiniteQuery(notificationsQuery);
  const looks = useNotificationLooks();
  const { read, answered, readAll, isReadingAll } = useRead();
  const now = useNow();
  const items = told.data?.pages.flatMap((page) => page.items) ?? [];
  const [first] = items;
  if (told.isPending || looks === null) return <Skeleton className="mt-12 h-56" />;
  if (told.isError && told.data === undefined) {
    // On a phone the way to the settings stands above it.
    return (
      <div className="max-lg:mt-8">
        <NotLoaded pending={told.isFetching} onRetry={() => told.refetch()} />
      </div>
    );
  }
  if (first === undefined && !told.hasNextPage) return <NothingNew />;
  return (
    <div className="mx-auto w-full max-w-2xl pb-16 lg:mx-0">
      {[...Map.groupBy(items, ({ createdAt }) => dayOf(createdAt, now))].map(([day, ofDay], place) => (
        <section key={day} className="not-first:mt-6">
          {/* On a phone the way to the settings stands at its end. */}
          <div
            className={cn(
              'flex flex-wrap items-center justify-between gap-x-3',
              place === 0 && 'min-h-11 max-lg:-mt-2.5 max-lg:me-10',
            )}
          >
            <h2 className="flex min-h-6 items-center font-sans text-sm font-semibold text-ink-soft">{day}</h2>
            {place === 0 && first && items.some(({ readAt }) => readAt === null) && (
              <AllRead pending={isReadingAll} onPress={() => readAll(first.id)} />
            )}
          </div>
          <NotificationList
            label={day}
            items={ofDay}
            looks={looks}
            now={now}
            onRead={read}
            onAnswered={answered}
          />
        </section>
      ))}
      <MorePages query={told}>Show older ones</MorePages>
    </div>
  );
}
