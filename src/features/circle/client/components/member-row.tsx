import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { Link } from 'wouter';
import { PersonFace } from '#features/people/client/for-other-features.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { Member } from '../../circle.contract.ts';
import { sinceWhen } from '../circle-dates.ts';

/** Somebody in the circle; the whole row leads to their card. */
export function MemberRow({ member: { person, since } }: { member: Member }) {
  return (
    <li>
      <Link
        href={`/people/${person.id}`}
        className="-mx-3 flex min-h-16 items-center gap-4 rounded-control px-3 py-2.5 hover:bg-inset"
      >
        <PersonFace person={person} />
        <span className="min-w-0 grow">
          <OwnWords translate="no" className="block text-left text-lg font-semibold">
            {person.name}
          </OwnWords>
          <span className="block text-sm text-ink-soft">In your circle {sinceWhen(since, Date.now())}</span>
        </span>
        <CaretRightIcon size={20} aria-hidden className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
