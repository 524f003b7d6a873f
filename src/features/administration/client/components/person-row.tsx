import { Link } from 'wouter';
import { PersonFace } from '#features/people/client/for-other-features.ts';
import { dayText } from '#platform/client/day-text.ts';
import { Badge } from '#ui/badge.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { PersonRow as Row } from '../../administration.contract.ts';
import { ROLE_NAMES } from '../../administration.rules.ts';
import { seenText } from '../person-days.ts';

/** Somebody in the list; the whole row leads to their page. */
export function PersonRow({ row }: { row: Row }) {
  const { person, firstName, lastName, email, role, bannedUntil, createdAt, lastSeenOn } = row;
  return (
    <li>
      <Link
        href={`/administration/people/${person.id}`}
        className="-mx-2 flex items-center gap-3 rounded-control px-2 py-3 hover:bg-ink/5"
      >
        <PersonFace person={person} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <OwnWords translate="no" className="font-semibold">
              {firstName} {lastName}
            </OwnWords>
            {role !== 'member' && <Badge tone="dusk">{ROLE_NAMES[role]}</Badge>}
            {bannedUntil !== null && <Badge tone="alert">Banned</Badge>}
          </span>
          <span className="block text-sm wrap-anywhere text-ink-soft">{email}</span>
          <span className="block text-sm text-ink-soft">
            Here since {dayText(createdAt)}
            {/* A dot between them would hang at the end of a phone's line. */}
            <span className="block first-letter:uppercase sm:before:content-['_·_'] sm:inline">
              {seenText(lastSeenOn)}
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}
