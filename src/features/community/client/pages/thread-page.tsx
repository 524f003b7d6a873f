import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useParams, useSearch } from 'wouter';
import {
  groupQuery,
  ThreadTalk,
  TopicMenu,
  threadQuery,
  useBeginning,
  whyNotWritten,
} from '#features/groups/client/for-other-features.ts';
import type { Group } from '#features/groups/groups.contract.ts';
import type { GroupThread } from '#features/groups/talk.contract.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { GroupNotHere } from '../components/group-not-here.tsx';
import { GroupRoom } from '../components/group-room.tsx';
import { HelpAfterPosting } from '../components/help-after-posting.tsx';

/** /community/groups/:groupId/threads/:threadId: a topic. What is said beside a passage stands with the passage. */
export function ThreadPage() {
  const { groupId = '', threadId = '' } = useParams();
  const { user } = useCurrentUser();
  const group = useQuery(groupQuery(groupId));
  const thread = useQuery(threadQuery(threadId));
  const postId = new URLSearchParams(useSearch()).get('post');
  const beginAt = useBeginning(thread.data, postId);
  usePageTitle(thread.data?.title ?? 'A thread');
  const error = thread.data === undefined || group.data === undefined ? (thread.error ?? group.error) : null;
  if (error !== null) {
    return (
      <GroupNotHere
        error={error}
        title="These words are not here"
        pending={thread.isFetching || group.isFetching}
        onRetry={() => {
          void thread.refetch();
          void group.refetch();
        }}
      />
    );
  }
  if (user === null || thread.data === undefined || group.data === undefined) return <LoadingScreen />;
  if (thread.data.kind === 'passage') {
    const post = postId === null ? '' : `&post=${encodeURIComponent(postId)}`;
    return <Redirect to={`/community/groups/${groupId}?passage=${threadId}${post}`} replace />;
  }
  if (beginAt === undefined) return <LoadingScreen />;
  const shown = { group: group.data, thread: thread.data, beginAt, postId };
  return <Topic key={threadId} {...shown} userId={user.id} />;
}

function Topic({
  group,
  thread,
  beginAt,
  postId,
  userId,
}: {
  group: Group;
  thread: GroupThread;
  beginAt: string | null;
  postId: string | null;
  userId: string;
}) {
  const [needsHelp, setNeedsHelp] = useState(false);
  if (needsHelp) return <HelpAfterPosting onBack={() => setNeedsHelp(false)} />;
  return (
    <GroupRoom
      isNarrow
      room={group.room}
      bar={
        <SkyBar back={`/community/groups/${group.id}?tab=talk`} label="Back to the group’s talk">
          <TopicMenu thread={thread} />
        </SkyBar>
      }
      title={
        <>
          <OwnWords as="p" className="text-left">
            {group.name}
          </OwnWords>
          <OwnWords as="h1" className="text-left text-[1.75rem]/[1.2] text-balance lg:text-[2.5rem]/[1.1]">
            {thread.title}
          </OwnWords>
        </>
      }
    >
      <ThreadTalk
        groupId={group.id}
        threadId={thread.id}
        postId={postId}
        userId={userId}
        beginAt={beginAt}
        canWrite={thread.can.write}
        whyNot={whyNotWritten(group)}
        placeholder="Write to the group…"
        empty="Nothing stands here yet."
        onNeedsHelp={() => setNeedsHelp(true)}
      />
    </GroupRoom>
  );
}
