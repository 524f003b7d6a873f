import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { Link, useLocation, useSearch } from 'wouter';
import { archivedOn } from '#features/groups/client/for-other-features.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PageFoot } from '#ui/page-foot.tsx';
import { Select } from '#ui/select.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { CalendarOfEvents } from '../components/calendar-of-events.tsx';
import { EventList } from '../components/event-list.tsx';
import { EventMonth } from '../components/event-month.tsx';
import { OtherZone } from '../components/other-zone.tsx';
import { addressOf, type EventsShown, shownIn } from '../events-address.ts';
import { useHostedGroups } from '../use-hosted-groups.ts';

const ALL = 'all';

/** /community/events: what comes, as a list or a month. */
export function EventsPage() {
  const shown = shownIn(useSearch());
  const [, navigate] = useLocation();
  const zone = ownZone();
  const { groups, hosted, canHost } = useHostedGroups();
  const show = (changed: Partial<EventsShown>) =>
    navigate(addressOf({ ...shown, ...changed }), { replace: true });
  const archivedAt = groups.find(({ id }) => id === shown.groupId)?.archivedAt ?? null;
  const hostsThis = hosted.some(({ id }) => id === shown.groupId);
  return (
    <OneSky
      width="pages"
      middle="request"
      sky={
        <Sky className="pt-6 lg:pt-37">
          <h1 className="text-[min(2.5rem,15vw)] font-[520] tracking-[-0.02em] lg:text-[4rem]">Events</h1>
          {/* A month is high: on a phone its days come first. */}
          <p className={cn('mt-2 max-w-[26em] text-lg', shown.view === 'month' && 'max-lg:hidden')}>
            Come as you are. Somebody brings the soup.
          </p>
        </Sky>
      }
      className="lg:px-14"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 print:hidden">
        <nav
          aria-label="How events are shown"
          className="flex grow gap-1 rounded-control border border-line bg-inset p-1 vigil:bg-ground sm:grow-0"
        >
          <ViewLink shown={shown} view="list">
            List
          </ViewLink>
          <ViewLink shown={shown} view="month">
            Month
          </ViewLink>
        </nav>
        <span className="ml-auto flex">
          <CalendarOfEvents />
          <IconButton
            label="Print"
            icon={<PrinterIcon size={24} aria-hidden />}
            onClick={() => window.print()}
          />
        </span>
        {groups.length > 0 && (
          <Select
            label="Of which group"
            hideLabel
            className="w-full"
            options={[
              { value: ALL, label: 'All my groups' },
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={shown.groupId ?? ALL}
            onChange={({ target }) => {
              const { groupId: _, ...rest } = shown;
              navigate(addressOf(target.value === ALL ? rest : { ...rest, groupId: target.value }), {
                replace: true,
              });
            }}
          />
        )}
      </div>
      {archivedAt !== null && (
        <p className="mt-3 text-ink-soft">{archivedOn(archivedAt)}: nothing is planned here any more.</p>
      )}
      <OtherZone zone={zone} />
      <div className="mt-3 grow pb-4">
        {shown.view === 'month' ? (
          <EventMonth shown={shown} zone={zone} onShow={show} />
        ) : (
          <EventList key={shown.groupId} groupId={shown.groupId} zone={zone} canHost={canHost} />
        )}
      </div>
      {canHost && (
        <PageFoot className="pt-5 lg:-mx-14 lg:px-14 lg:pb-8 print:hidden">
          <Link
            href={hostsThis ? `/community/events/new?group=${shown.groupId}` : '/community/events/new'}
            className={buttonClasses('primary', 'lg', 'w-full')}
          >
            <PlusIcon size={22} aria-hidden />
            Plan an event
          </Link>
        </PageFoot>
      )}
    </OneSky>
  );
}

function ViewLink({
  shown,
  view,
  children,
}: {
  shown: EventsShown;
  view: EventsShown['view'];
  children: string;
}) {
  const isShown = shown.view === view;
  return (
    <Link
      href={addressOf({ ...shown, view })}
      replace
      aria-current={isShown ? 'page' : undefined}
      className={cn(
        'flex min-h-11 grow items-center justify-center rounded-sm px-5 font-semibold',
        isShown ? 'bg-surface text-ink ring-2 ring-dusk vigil:bg-inset' : 'text-ink-soft hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}
