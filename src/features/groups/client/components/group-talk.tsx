import { ChatsIcon } from '@phosphor-icons/react/dist/ssr/Chats';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { isolated } from '#ui/isolated.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Group } from '../../groups.contract.ts';
import { GROUP_LIMITS, threadPath } from '../../groups.rules.ts';
import { type GroupTopicItem, setTopicHidden } from '../../talk.contract.ts';
import { talkSearchProblem } from '../../talk-search.rules.ts';
import { talkAddress, wantedIn } from '../talk-address.ts';
import { topicHidden } from '../talk-changes.ts';
import { topicsQuery } from '../talk-queries.ts';
import { howMany, saidAt } from '../talk-texts.ts';
import { FoundInTalkList } from './found-in-talk.tsx';
import { FreshMark } from './fresh-mark.tsx';
import { OpenTopicDialog } from './open-topic-dialog.tsx';

/** What a group talks about besides its passages, the latest word first. */
export function GroupTalk({
  group,
  userId,
  onNeedsHelp,
}: {
  group: Group;
  userId: string;
  onNeedsHelp: () => void;
}) {
  const [isOpening, setOpening] = useState(false);
  const [, navigate] = useLocation();
  const q = wantedIn(useSearch());
  const results = useRef<HTMLDivElement>(null);
  return (
    <div className="mx-auto w-full max-w-3xl pb-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Talk</h2>
        {group.can.write && (
          <Button icon={<PlusIcon size={20} aria-hidden />} onClick={() => setOpening(true)}>
            Open a topic
          </Button>
        )}
      </div>
      <div className="mt-3">
        <SearchForm
          label="Search what was said"
          maxLength={GROUP_LIMITS.talkSearch}
          q={q}
          problemOf={talkSearchProblem}
          onSearch={(next) => navigate(talkAddress(group.id, next))}
          results={results}
        />
      </div>
      <div ref={results} className={q === '' ? undefined : 'mt-2 max-lg:min-h-[80dvh]'}>
        {q === '' && <Topics group={group} />}
        {q !== '' && talkSearchProblem(q) === null && <FoundInTalkList key={q} groupId={group.id} q={q} />}
      </div>
      {isOpening && (
        <OpenTopicDialog
          groupId={group.id}
          userId={userId}
          onOpened={(id) => navigate(threadPath(group.id, id))}
          onNeedsHelp={onNeedsHelp}
          onClose={() => setOpening(false)}
        />
      )}
    </div>
  );
}

/** All of them, the latest word first. */
function Topics({ group }: { group: Group }) {
  const query = useInfiniteQuery(topicsQuery(group.id));
  const topics = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {query.isPending && <Skeleton className="mt-3 h-64" />}
      {query.isError && query.data === undefined && (
        <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.data !== undefined && topics.length === 0 && (
        <p className="max-w-md py-6 text-ink-soft text-pretty">
          {group.archivedAt === null
            ? 'Nothing yet. What is said to a passage stands beside it; everything else has its place here: a question, a lift on Thursday, a song.'
            : 'No topic was opened here. What was said to a passage stands beside it.'}
        </p>
      )}
      {topics.length > 0 && (
        <ul aria-label="Topics" className="mt-2">
          {topics.map((topic) => (
            <TopicRow
              key={topic.id}
              topic={topic}
              href={threadPath(group.id, topic.id)}
              keeps={group.can.help}
            />
          ))}
        </ul>
      )}
      <MorePages query={query} className="mt-3">
        More topics
      </MorePages>
    </>
  );
}

function TopicRow({
  topic,
  href,
  keeps,
}: {
  topic: GroupTopicItem;
  href: string;
  /** The reader keeps the talk: they show what a leader hid again. */
  keeps: boolean;
}) {
  const { title, author, isMine, posts, lastAt, fresh, hidden } = topic;
  const line = [
    isMine ? 'You' : author && isolated(author.name),
    howMany(posts, 'post'),
    saidAt(lastAt, Date.now()),
  ];
  return (
    <li className="not-first:border-t not-first:border-line">
      <Link
        href={href}
        className="-mx-3 flex min-h-16 items-center gap-3 rounded-control px-3 py-2.5 hover:bg-ink/4"
      >
        <ChatsIcon size={24} aria-hidden className="shrink-0 text-ink-soft max-[359px]:hidden" />
        <span className="min-w-0 grow">
          <OwnWords className={cn('block text-left font-heading text-lg/[1.25]', hidden && 'text-ink-soft')}>
            {title === '' ? 'A topic that is hidden' : title}
          </OwnWords>
          <span className="block text-sm text-ink-soft">{line.filter(Boolean).join(' · ')}</span>
          {hidden !== null && <span className="block text-sm text-ink-soft">{HIDDEN[hidden]}</span>}
        </span>
        <FreshMark fresh={fresh} />
      </Link>
      {keeps && hidden === 'leader' && <ShowTopic threadId={topic.id} />}
    </li>
  );
}

function ShowTopic({ threadId }: { threadId: string }) {
  const show = useEndpointMutation(setTopicHidden, {
    changes: topicHidden,
    onError: (error) => failureToast('Nothing Changed', error),
  });
  return (
    <Button
      variant="soft"
      className="mb-3"
      pending={show.isPending}
      onClick={() => show.mutate({ params: { threadId }, body: { isHidden: false } })}
    >
      Show it again
    </Button>
  );
}

const HIDDEN = {
  held: 'Held until a moderator has looked',
  moderator: 'Hidden by moderation',
  leader: 'Hidden by the leader',
} as const;
