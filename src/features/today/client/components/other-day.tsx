import { Link } from 'wouter';
import type { User } from '#features/people/people.contract.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { otherDayWords } from '../today-words.ts';

/** For whoever is far from home: why their lamps are those of another day than their device's, and where that is changed. */
export function OtherDay({ user }: { user: User }) {
  const isHydrated = useHydrated();
  if (!isHydrated || user.timezone === null) return null;
  const here = ownZone();
  const words = otherDayWords(Date.now(), user.timezone, here);
  if (words === null) return null;
  return (
    <p className="border-t border-line py-3 text-sm text-ink-soft">
      {words}{' '}
      <Link
        href="/settings#timezone"
        // As high under a finger as other controls; the lines stand as close as elsewhere.
        className="relative font-semibold whitespace-nowrap underline before:absolute before:-inset-x-1 before:-inset-y-3"
      >
        Change your time zone
      </Link>
    </p>
  );
}
