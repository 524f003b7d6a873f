import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { openRequestsQuery } from '../prayer-queries.ts';
import { peopleWords } from '../waiting-words.ts';

/** What I have asked of others and still wait with; nothing where there is none. */
export function AskedOfOthers() {
  const { data = [] } = useQuery(openRequestsQuery);
  const isSecret = useIsSecret();
  const shared = data.filter(({ audience }) => audience?.kind !== 'only-me');
  if (shared.length === 0) return null;
  return (
    <section aria-labelledby="asked-of-others" className="mt-6">
      <h2 id="asked-of-others" className="text-[1.375rem]">
        What you asked
      </h2>
      <ul className="mt-1">
        {shared.map((request) => (
          <li key={request.id} className="not-first:border-t not-first:border-line">
            <Link
              href={`/prayers/requests/${request.id}`}
              className="flex min-h-15 items-center gap-3 rounded-control py-2 hover:bg-ink/8"
            >
              <span className="min-w-0 grow">
                <OwnWords className="line-clamp-2 text-[1.0625rem]/[1.3]">{request.text}</OwnWords>
                <span className="block text-sm text-ink-soft">{lineOf(request, isSecret)}</span>
              </span>
              <CaretRightIcon size={18} aria-hidden className="shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function lineOf({ own }: PrayerRequest, isSecret: boolean): string {
  if (own?.hidden) return 'Held until a moderator has looked';
  if (own?.isAskedHowItIs) return 'How is it with this?';
  if (!own || own.prayedPeople === 0) return 'Asked';
  if (isSecret) return 'Prayed for';
  const people = peopleWords(own.prayedPeople);
  return `${people.charAt(0).toUpperCase()}${people.slice(1)} prayed`;
}
