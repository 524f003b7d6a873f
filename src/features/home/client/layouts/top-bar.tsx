import { Link, useLocation } from 'wouter';
import { AccountMenu } from '#features/accounts/client/for-other-features.ts';
import { Bell } from '#features/notifications/client/for-other-features.ts';
import { useCurrentUser, useParticipant } from '#features/people/client/for-other-features.ts';
import { HomeLamp, ProgressLink } from '#features/progress/client/for-other-features.ts';
import { usePlaces } from '#platform/client/use-places.ts';
import { cn } from '#ui/class-names.ts';
import { useSkyClasses } from '#ui/dark-sky.ts';
import { LampMark } from '#ui/lamp-mark.tsx';
import { UnderTopBarSlot } from '#ui/under-top-bar.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';

/**
 * Home on the left, the places of every day beside it, and the XP, so that it is seen rising everywhere. On a phone it
 * may leave while the reader scrolls down, to come back on the way up or with the focus.
 */
export function TopBar({
  leavesWhenScrolled = false,
  isOnSky = false,
}: {
  leavesWhenScrolled?: boolean;
  /** Without a ground of its own: it stands on the wallpaper's wash, and goes with it when the page is scrolled. */
  isOnSky?: boolean;
}) {
  const [path] = useLocation();
  const isWide = useMediaQuery('(width >= 64rem)');
  const skyClasses = useSkyClasses();
  // In a wide window its end lies over the sheet.
  const [ofAll, ofBeginning] = !isOnSky ? [] : isWide ? [undefined, skyClasses] : [skyClasses];
  const { user } = useCurrentUser();
  const participant = useParticipant();
  const places = usePlaces();
  // Every other place would only say again that they are banned; home says it, and has what is theirs.
  const isShutOut = user !== null && participant === null;
  return (
    <header
      data-top-bar={isOnSky ? '' : 'stands'}
      className={cn(
        '[display:var(--top-bar-display,block)]',
        isOnSky
          ? 'relative z-20 max-lg:wash-flat lg:absolute lg:inset-x-0 lg:top-0'
          : 'sticky top-0 z-30 border-b border-line bg-surface',
        ofAll,
        leavesWhenScrolled ? 'transition-[translate] scrolled-down:-translate-y-full' : 'low:relative',
      )}
    >
      <div
        className={cn(
          // With large letters the bell and the portrait stand in a second line, at its end, too.
          // In a wide window it is laid out alike on both, so that nothing in it moves from room to room.
          'flex flex-wrap items-center justify-end gap-1 px-3 py-1 sm:gap-2 sm:px-6 lg:min-h-16 lg:px-8',
          isOnSky ? 'min-h-15' : 'min-h-16',
        )}
      >
        <Link
          href="/"
          className={cn(
            'min-h-11 items-center gap-2.5 rounded-control pr-2 font-heading text-xl',
            // On a phone the way home is the level's lamp.
            participant === null ? 'flex' : 'hidden min-[54rem]:flex',
            ofBeginning,
          )}
        >
          <LampMark className="size-8" />
          Lampstand
        </Link>
        {participant !== null && (
          <div className={cn('mr-auto sm:ml-2', ofBeginning)}>
            {participant.isSecret ? (
              <HomeLamp />
            ) : (
              <ProgressLink key={participant.id} currentXP={participant.currentXP} />
            )}
          </div>
        )}
        {isShutOut ? (
          <Link
            href="/"
            className="ml-auto inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-ink-soft hover:bg-ink/8 hover:text-ink"
          >
            Your account
          </Link>
        ) : (
          // On the narrowest phones they are in the menu of the portrait.
          <nav aria-label="Main" className="ml-auto hidden flex-wrap items-center gap-1 min-[360px]:flex">
            {places.map(({ href, label }, at) => {
              const current = path === href || path.startsWith(`${href}/`);
              return (
                <Link
                  key={href}
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className={cn(
                    // Ink alone stands on a wash. In a wide window they fit above the sheet of a sky.
                    'inline-flex min-h-11 items-center rounded-control px-1.5 font-semibold text-ink hover:bg-ink/8 min-[420px]:px-2.5 sm:px-3 lg:px-2',
                    current && 'underline decoration-dusk decoration-2 underline-offset-8',
                    // A phone's line has room for three; the others are in the menu of the portrait.
                    at >= 3 && 'max-[559px]:hidden',
                  )}
                >
                  {label}
                </Link>
              );
            })}
          </nav>
        )}
        {participant !== null && (
          <div className="ml-auto flex items-center gap-1 min-[360px]:ml-0">
            <Bell />
            <AccountMenu />
          </div>
        )}
      </div>
      <UnderTopBarSlot />
    </header>
  );
}
