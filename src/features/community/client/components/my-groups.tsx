import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { HandWavingIcon } from '@phosphor-icons/react/dist/ssr/HandWaving';
import { Link } from 'wouter';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { archivedOn, askWords, FreshMark } from '#features/groups/client/for-other-features.ts';
import type { listMyGroups } from '#features/groups/groups.contract.ts';
import { canFindGroups } from '#features/groups/groups.policy.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { isolated } from '#ui/isolated.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { passageLine } from '../week-words.ts';
import { GroupRound } from './group-round.tsx';

type MyGroup = CallOutput<typeof listMyGroups>[number];

/** The reader's groups, with what is read in each and how much is new. */
export function MyGroups({ groups }: { groups: readonly MyGroup[] }) {
  const { user } = useCurrentUser();
  return (
    <section aria-labelledby="my-groups">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="my-groups" className="text-[1.375rem]">
          My groups
        </h2>
        {/* Under 16 a leader's link is the way in. */}
        {canFindGroups(user?.ageAnswer ?? 'not-asked') && (
          <Link
            href="/community/groups"
            className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
          >
            Find or start one
          </Link>
        )}
      </div>
      <ul>
        {groups.map((group) => (
          <GroupLine key={group.id} group={group} />
        ))}
      </ul>
    </section>
  );
}

function GroupLine({ group }: { group: MyGroup }) {
  return (
    <li className="not-first:border-t not-first:border-line">
      <Link
        href={`/community/groups/${group.id}`}
        className="-mx-3 flex min-h-18 items-center gap-x-3.5 rounded-control px-3 py-2.5 hover:bg-ink/4"
      >
        {/* In large letters these go below one another; the mark of the way on stays at the end of the row. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-1">
          <GroupRound group={group} />
          <span className="min-w-0 flex-1 basis-[8rem]">
            <OwnWords className="block text-left font-heading text-lg/[1.25]">{group.name}</OwnWords>
            <span className="block text-sm text-ink-soft">{lineOf(group)}</span>
          </span>
          {group.fresh > 0 && <FreshMark fresh={group.fresh} />}
        </span>
        {group.fresh === 0 && <CaretRightIcon size={18} aria-hidden className="shrink-0 text-ink-soft" />}
      </Link>
      {group.archivedAt === null && (group.asking ?? 0) > 0 && (
        <Link
          href={`/community/groups/${group.id}?tab=people`}
          className="-mt-1.5 mb-1.5 flex min-h-11 items-center gap-2 font-semibold text-dusk underline-offset-4 hover:underline"
        >
          <HandWavingIcon size={20} aria-hidden className="shrink-0" />
          {askWords(group.asking ?? 0)}
          <span className="sr-only">: {isolated(group.name)}</span>
        </Link>
      )}
    </li>
  );
}

function lineOf({ standing, archivedAt, passage, isMuted }: MyGroup): string {
  if (standing === 'asked') return 'You have asked to come in';
  if (archivedAt !== null) return archivedOn(archivedAt);
  const today = new Date().toLocaleDateString('sv-SE');
  return [passageLine(passage, today), isMuted ? 'quiet' : null].filter(Boolean).join(' · ');
}
