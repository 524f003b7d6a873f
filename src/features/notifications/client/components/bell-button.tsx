import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { NOTIFICATION_LIMITS } from '../../notifications.rules.ts';

/** What the bell is called: 'Notifications', 'Notifications, 3 new', 'Notifications, 10 or more new'. */
export function bellName(unread: number): string {
  if (unread === 0) return 'Notifications';
  const { counted } = NOTIFICATION_LIMITS;
  return `Notifications, ${unread < counted ? unread : `${counted} or more`} new`;
}

/** The bell's picture: how many are new, up to 9; more are a dot. */
export function BellSign({ unread }: { unread: number }) {
  return (
    <>
      <BellIcon size={24} aria-hidden />
      {unread > 0 && unread < NOTIFICATION_LIMITS.counted && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-1 grid size-4.5 place-items-center rounded-full bg-primary text-[11px] leading-none font-bold text-on-primary"
        >
          {unread}
        </span>
      )}
      {unread >= NOTIFICATION_LIMITS.counted && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 size-2.5 rounded-full bg-dusk forced-colors:bg-[Highlight]"
        />
      )}
    </>
  );
}

export const bellClasses =
  'relative size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-ink/8';
