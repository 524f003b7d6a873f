import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { waitingQuery } from '../prayer-queries.ts';
import { PrayRow } from './pray-row.tsx';

const SHOWN = 3;

/** The first requests that wait for a prayer, on screens of others; nothing where none does. */
export function PrayersThatWait() {
  const { data = [] } = useQuery(waitingQuery);
  const waiting = data.filter(({ isLater, prayedToday }) => !isLater && !prayedToday);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="prayers-that-wait">
      <h2 id="prayers-that-wait" className="text-[1.375rem]">
        Prayers that wait
      </h2>
      <ul className="mt-1">
        {waiting.slice(0, SHOWN).map((request) => (
          <PrayRow key={request.id} request={request} />
        ))}
      </ul>
      {waiting.length > SHOWN && (
        <Link
          href="/prayers"
          className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
        >
          All that wait
        </Link>
      )}
    </section>
  );
}
