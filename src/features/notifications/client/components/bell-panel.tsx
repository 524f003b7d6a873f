import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '#ui/skeleton.tsx';
import { useClosedByBack } from '#ui/use-closed-by-back.ts';
import { newestQuery, settingsQuery } from '../notification-queries.ts';
import { useNotificationLooks } from '../use-notification-looks.ts';
import { useNow } from '../use-now.ts';
import { useRead } from '../use-read.ts';
import { shownTime } from '../when.rules.ts';
import { AllRead } from './all-read.tsx';
import { BellSign, bellName } from './bell-button.tsx';
import { NothingNew } from './nothing-new.tsx';
import { NotificationList } from './notification-list.tsx';

/** The bell of a wide window, with the newest notifications below it. Back closes them. */
export function BellPanel({
  unread,
  className,
  defaultOpen,
}: {
  unread: number;
  className: string;
  defaultOpen: boolean;
}) {
  const [isOpen, setOpen] = useState(defaultOpen);
  useClosedByBack(isOpen, () => setOpen(false));
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger aria-label={bellName(unread)} className={className}>
        <BellSign unread={unread} />
      </Popover.Trigger>
      <Popover.Content
        aria-label="Notifications"
        align="end"
        sideOffset={8}
        collisionPadding={16}
        className="z-50 flex max-h-[min(36rem,calc(100dvh-6rem))] w-[min(26rem,calc(100vw-2rem))] flex-col rounded-card border border-line bg-surface px-5 pt-4 text-ink shadow-soft animate-fade focus:outline-none"
      >
        <Newest onLeave={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}

function Newest({ onLeave }: { onLeave: () => void }) {
  const newest = useInfiniteQuery(newestQuery);
  const quiet = useQuery(settingsQuery).data?.quiet ?? null;
  const looks = useNotificationLooks();
  const { read, answered, readAll, isReadingAll } = useRead();
  const now = useNow();
  const items = newest.data?.pages[0]?.items ?? [];
  const first = items[0];
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-xl">New for you</h2>
        {first && items.some(({ readAt }) => readAt === null) && (
          <AllRead pending={isReadingAll} onPress={() => readAll(first.id)} />
        )}
      </div>
      <div className="-mx-5 min-h-0 overflow-y-auto px-5">
        {(newest.isPending || looks === null) && <Skeleton className="h-40" />}
        {newest.isError && items.length === 0 && (
          <p className="py-6 text-ink-soft">This did not arrive. Please open it again in a moment.</p>
        )}
        {newest.isSuccess && items.length === 0 && <NothingNew />}
        {looks !== null && items.length > 0 && (
          <NotificationList
            label="Newest notifications"
            items={items}
            looks={looks}
            now={now}
            onAnswered={answered}
            onRead={(one) => {
              read(one);
              if (one.href !== null) onLeave();
            }}
          />
        )}
      </div>
      <div className="flex min-h-14 items-center justify-between gap-3 border-t border-line">
        <Link
          href="/notifications"
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-semibold text-dusk hover:underline"
        >
          All notifications
        </Link>
        {quiet && (
          <span className="flex items-center gap-1.5 text-sm text-ink-soft">
            <MoonIcon size={18} aria-hidden />
            Quiet from {shownTime(quiet.from)}
          </span>
        )}
      </div>
    </>
  );
}
