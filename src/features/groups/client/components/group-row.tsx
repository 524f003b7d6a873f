import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useAppShape } from '#platform/client/client-feature.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { GROUP_TOPIC_LABELS } from '../../groups.rules.ts';
import type { GroupCard } from '../../groups-fields.ts';
import { languageName } from '../group-languages.ts';
import { ADMISSION_TEXTS, peopleIn, ROLE_LABELS } from '../group-texts.ts';

/** A group among those that were found, in its room; the whole row leads to its door. */
export function GroupRow({ group }: { group: GroupCard }) {
  const { RoomPicture } = useAppShape().drawings;
  return (
    <li className="not-first:border-t not-first:border-line">
      <Link
        href={`/community/groups/${group.id}`}
        className="-mx-3 flex min-h-24 items-center gap-4 rounded-control px-3 py-3.5 hover:bg-ink/4"
      >
        <span className="size-18 shrink-0 self-start overflow-hidden rounded-[14px] bg-inset max-[359px]:hidden">
          <Suspense>
            <RoomPicture room={group.room} className="size-full" />
          </Suspense>
        </span>
        <span className="min-w-0 grow">
          <OwnWords className="block text-left font-heading text-xl leading-tight">{group.name}</OwnWords>
          {group.about !== '' && <OwnWords className="mt-1 line-clamp-2 text-left">{group.about}</OwnWords>}
          <span className="mt-1 block text-sm text-ink-soft">
            {[
              standingOf(group),
              peopleIn(group.members),
              GROUP_TOPIC_LABELS[group.topic],
              languageName(group.language),
            ].join(' · ')}
          </span>
        </span>
        <CaretRightIcon size={20} aria-hidden className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}

function standingOf({ standing, admission }: GroupCard): string {
  if (standing === 'none') return ADMISSION_TEXTS[admission].found;
  return standing === 'asked' ? 'You have asked' : `You are in it: ${ROLE_LABELS[standing].toLowerCase()}`;
}
