import { BookOpenIcon } from '@phosphor-icons/react/dist/ssr/BookOpen';
import { ChatsIcon } from '@phosphor-icons/react/dist/ssr/Chats';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ownFace, PersonFace, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useFoundAnnounced } from '#platform/client/use-found-announced.ts';
import { buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { FoundInTalk } from '../../talk-search.contract.ts';
import { foundAddress, talkAddress } from '../talk-address.ts';
import { foundInTalkQuery } from '../talk-queries.ts';
import { saidAt, saidFully } from '../talk-texts.ts';

/** What was found in a group's talk, newest first; each leads to where it was said. */
export function FoundInTalkList({ groupId, q }: { groupId: string; q: string }) {
  const query = useInfiniteQuery(foundInTalkQuery(groupId, q));
  const pages = query.data?.pages ?? [];
  const found = pages.flatMap((page) => page.items);
  // Far back, pages may have nothing in them at first.
  const from = pages.findIndex(({ items }) => items.length > 0);
  const isKnown = query.data !== undefined && (from >= 0 || !query.hasNextPage);
  useFoundAnnounced(q, isKnown ? pages.slice(Math.max(0, from)) : undefined, query.hasNextPage, [
    'result',
    'results',
  ]);
  if (query.isPending) return <Skeleton className="mt-3 h-64" />;
  if (query.isError && query.data === undefined) {
    return <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />;
  }
  return (
    <>
      {found.length > 0 && (
        <ul aria-label="Found in what was said">
          {found.map((one) => (
            <FoundRow key={one.postId ?? one.threadId} found={one} href={foundAddress(groupId, one)} />
          ))}
        </ul>
      )}
      {found.length === 0 && !query.hasNextPage && <NothingFound groupId={groupId} q={q} />}
      <MorePages query={query} className="py-4">
        Look further back
      </MorePages>
    </>
  );
}

function FoundRow({ found, href }: { found: FoundInTalk; href: string }) {
  const { postId, kind, title, excerpt, marks } = found;
  const isPost = postId !== null;
  return (
    <li className="not-first:border-t not-first:border-line">
      <Link href={href} className="-mx-3 flex min-h-16 gap-3 rounded-control px-3 py-3 hover:bg-ink/4">
        <Beside found={found} />
        <span className="min-w-0 grow">
          <span className="block text-sm text-ink-soft">
            {!isPost && kind === 'passage' ? 'A passage of the plan' : <ByWhomAndWhen found={found} />}
          </span>
          <OwnWords className={cn('block text-left', !isPost && 'font-heading text-lg/[1.25]')}>
            <MarkedText text={excerpt} hits={marks.map(({ from, to }) => [from, to] as const)} />
          </OwnWords>
          {isPost && (
            <span className="block text-sm text-ink-soft">
              {kind === 'passage' ? 'beside' : 'in'} <OwnWords>{title}</OwnWords>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** Whose post it is; of a thread what it is. */
function Beside({ found: { postId, kind, author, isMine } }: { found: FoundInTalk }) {
  const { user } = useCurrentUser();
  if (postId !== null) {
    return (
      <PersonFace
        person={isMine && user !== null ? ownFace(user) : author}
        size="sm"
        className="mt-0.5 max-[359px]:hidden"
      />
    );
  }
  const Icon = kind === 'topic' ? ChatsIcon : BookOpenIcon;
  return (
    <span
      aria-hidden="true"
      className="grid w-9 shrink-0 place-items-center text-ink-soft max-[359px]:hidden"
    >
      <Icon size={24} />
    </span>
  );
}

function ByWhomAndWhen({ found: { postId, author, isMine, writtenAt } }: { found: FoundInTalk }) {
  const name = isMine ? 'You' : author && <OwnWords translate="no">{author.name}</OwnWords>;
  return (
    <>
      {postId === null && 'A topic · '}
      {name && (
        <>
          <span className="font-semibold text-ink">{name}</span>
          {' · '}
        </>
      )}
      <time dateTime={new Date(writtenAt).toISOString()} title={saidFully(writtenAt)}>
        {saidAt(writtenAt, Date.now())}
      </time>
    </>
  );
}

function NothingFound({ groupId, q }: { groupId: string; q: string }) {
  return (
    <EmptyState
      picture="/art/spots/search-empty.svg"
      title={
        <>
          Nothing found for “<OwnWords>{q}</OwnWords>”
        </>
      }
      action={
        <Link href={talkAddress(groupId, '')} className={buttonClasses('secondary')}>
          Show all topics
        </Link>
      }
    >
      Try a single word, or another way to say it.
    </EmptyState>
  );
}
