import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/ssr/LinkSimple';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { threadPath } from '#features/groups/groups.rules.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { Gathering } from '../../gatherings-fields.ts';
import { dayAt, saidTimes } from '../gathering-dates.ts';
import { repeatWordsOf } from '../repeat-words.ts';

/** When and where, how often, and what the group reads then. */
export function EventFacts({ gathering }: { gathering: Gathering }) {
  const { place, link, isPlaceHidden, repeat, start, localStart, group, passage } = gathering;
  const zone = ownZone();
  const now = Date.now();
  const { day, time, to, elsewhere } = saidTimes(gathering, zone, now);
  return (
    <ul className="mt-3 grid gap-0.5">
      <Fact icon={<ClockIcon size={22} aria-hidden />}>
        <b>{day}</b>, <span className={to === null ? undefined : 'whitespace-nowrap'}>{time}</span>
        {elsewhere !== null && <span className="block text-ink-soft">{elsewhere}</span>}
      </Fact>
      {repeat !== null && (
        <Fact icon={<ArrowsClockwiseIcon size={22} aria-hidden />}>
          {repeatWordsOf(
            repeat,
            { ruleDay: start.slice(0, 10), day: localStart.slice(0, 10) },
            dayAt(now, zone),
          )}
        </Fact>
      )}
      {(place !== null || isPlaceHidden) && (
        <Fact icon={<MapPinIcon size={22} aria-hidden />}>
          {place === null ? (
            <span className="text-ink-soft">Shown to those who come</span>
          ) : (
            <OwnWords className="whitespace-pre-line">{place}</OwnWords>
          )}
        </Fact>
      )}
      {link !== null && (
        <Fact icon={<LinkSimpleIcon size={22} aria-hidden />}>
          <a
            href={link}
            target="_blank"
            rel="noreferrer nofollow"
            className="inline-block min-h-11 py-2.5 -my-2.5 underline underline-offset-4 wrap-anywhere"
          >
            {link}
          </a>
        </Fact>
      )}
      {group !== null && passage !== null && (
        <Fact icon={<BookOpenTextIcon size={22} aria-hidden />}>
          The group reads{' '}
          <Link
            href={threadPath(group.id, passage.id)}
            className="inline-block min-h-11 py-2.5 -my-2.5 font-semibold underline underline-offset-4"
          >
            {passage.reference}
          </Link>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-8.5 gap-3 py-1">
      <span className="mt-px shrink-0">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
