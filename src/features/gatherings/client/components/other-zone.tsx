import { Link } from 'wouter';
import { cityOf } from '#features/accounts/timezones.rules.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { clocksAt } from '../gathering-dates.ts';

/**
 * For whoever is away from home: what we send goes by the time zone of their settings, what they see by their device. `zone` is
 * the device's.
 */
export function OtherZone({ zone }: { zone: string }) {
  const { user } = useCurrentUser();
  const now = Date.now();
  const home = user?.timezone ?? zone;
  if (clocksAt(now, home) === clocksAt(now, zone)) return null;
  return (
    <p className="mt-3 text-sm text-ink-soft print:hidden">
      Times here are those of your device. Letters and notices go by the clocks of {cityOf(home)}.{' '}
      <Link href="/settings#timezone" className="inline-flex min-h-11 items-center font-semibold underline">
        Change your time zone
      </Link>
    </p>
  );
}
