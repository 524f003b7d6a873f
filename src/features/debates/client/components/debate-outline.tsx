import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { cn } from '#ui/class-names.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { debateQuery, outlineQuery } from '../debate-queries.ts';
import { claimsAndNew, GONE_WORDS } from '../debate-words.ts';
import { claimPath, positionPath } from '../debates-address.ts';
import { leftOut, type OutlineBranch, outlineTree } from '../outline-tree.ts';
import { SideMark } from './side-mark.tsx';

/** The whole debate beside what is read of it: each position with its first claims, and what stands around `at`. */
export function DebateOutline({ week, at }: { week: string; at: string | null }) {
  const debate = useQuery(debateQuery(week));
  const outline = useQuery({ ...outlineQuery(week, at), placeholderData: keepPreviousData });
  if (debate.data === undefined || outline.data === undefined) {
    if (outline.isError) return <NotLoaded pending={outline.isFetching} onRetry={() => outline.refetch()} />;
    return <Skeleton className="h-96" />;
  }
  const tops = outlineTree(outline.data);
  return (
    <nav aria-label="Outline">
      <ul className="grid gap-3">
        {debate.data.positions.map(({ key, title, claims, fresh }) => (
          <li key={key}>
            <Link
              href={positionPath(week, key)}
              className="block min-h-11 rounded-[10px] px-2.5 py-1.5 hover:bg-ink/4"
            >
              <OwnWords className="block text-left font-heading text-base/[1.25] font-semibold text-balance">
                {title}
              </OwnWords>
              <span className="text-sm text-ink-soft">{claimsAndNew(claims, fresh)}</span>
            </Link>
            <Branches branches={tops.get(key) ?? []} at={at} all={positionPath(week, key)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Branches({
  branches,
  at,
  all,
}: {
  branches: readonly OutlineBranch[];
  at: string | null;
  /** Where all of them are read. */
  all: string;
}) {
  if (branches.length === 0) return null;
  const more = leftOut(branches);
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.id}>
          <Branch branch={branch} isHere={branch.id === at} />
          {branch.branches.length > 0 && (
            <div className="ms-3.5 border-s border-line ps-1">
              <Branches branches={branch.branches} at={at} all={claimPath(branch.id)} />
            </div>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link
            href={all}
            className="flex min-h-11 items-center rounded-[10px] px-2.5 text-sm text-ink-soft hover:bg-ink/4"
          >
            {more.toLocaleString('en-US')} more
          </Link>
        </li>
      )}
    </ul>
  );
}

function Branch({ branch, isHere }: { branch: OutlineBranch; isHere: boolean }) {
  const { id, side, text, gone, isNew } = branch;
  return (
    <Link
      href={claimPath(id)}
      aria-current={isHere ? 'page' : undefined}
      className={cn(
        'flex min-h-11 items-start gap-2.5 rounded-[10px] px-2.5 py-2 text-[0.9375rem]/[1.38]',
        isHere ? 'bg-dusk-wash' : 'hover:bg-ink/4',
        text === '' && 'text-ink-soft italic',
      )}
    >
      <SideMark side={side} className="mt-1.5" />
      <span className="sr-only">{side === 'for' ? 'For: ' : 'Against: '}</span>
      <OwnWords className="min-w-0 grow text-left">
        {text === '' && gone !== null ? GONE_WORDS[gone] : text}
      </OwnWords>
      {isNew && (
        <span className="mt-1.5 size-2 shrink-0 rounded-full bg-dusk forced-colors:bg-[Highlight]">
          <span className="sr-only">New</span>
        </span>
      )}
    </Link>
  );
}
