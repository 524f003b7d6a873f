import { type ReactNode, useMemo, useRef } from 'react';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { threadPath } from '../../groups.rules.ts';
import type { GroupReply } from '../../posts.contract.ts';
import { postForm } from '../post-draft.ts';
import { PostComposer } from './post-composer.tsx';
import type { PostActions } from './post-row.tsx';
import { ThreadFoot } from './thread-foot.tsx';
import { type ShownPosts, ThreadPosts } from './thread-posts.tsx';

/** A thread that is read and written in: its head, its posts, and at the foot what one writes. */
export function ThreadTalk({
  groupId,
  threadId,
  postId,
  userId,
  canWrite,
  whyNot,
  head,
  chapters = 0,
  verse = null,
  beginAt,
  placeholder,
  empty,
  onVerse = noVerse,
  onNeedsHelp,
}: {
  groupId: string;
  threadId: string;
  /** The post that is wanted; null where that is no particular one. */
  postId: string | null;
  userId: string;
  canWrite: boolean;
  /** What is said where one cannot write. */
  whyNot: string;
  head?: ReactNode;
  chapters?: number;
  verse?: { id: string; label: string; onRemove: () => void } | null;
  /** Where it is read from. */
  beginAt: string | null;
  placeholder: string;
  empty: string;
  onVerse?: (verseId: string) => void;
  onNeedsHelp: () => void;
}) {
  const form = useMemo(() => postForm(threadId), [threadId]);
  const kept = useKeptDraft(userId, form);
  const field = useRef<HTMLTextAreaElement>(null);
  const posts = useRef<ShownPosts>(null);
  const { change } = kept;
  // The same while somebody types, so that a letter does not render all posts again.
  const actions = useMemo((): PostActions => {
    function reply({ id, author, isMine }: GroupReply) {
      change({ replyTo: { id, name: isMine ? 'yourself' : (author?.name ?? 'somebody') } });
      field.current?.focus();
    }
    const hrefOf = (id: string) => threadPath(groupId, threadId, id);
    return { userId, hrefOf, chapters, onVerse, onReply: canWrite ? reply : null, onNeedsHelp };
  }, [userId, groupId, threadId, chapters, onVerse, canWrite, onNeedsHelp, change]);
  return (
    <>
      <div className="pb-4">
        {head}
        <ThreadPosts
          // Another verse or post is another list.
          key={`${verse?.id} ${postId}`}
          ref={posts}
          threadId={threadId}
          verseId={verse?.id ?? null}
          beginAt={beginAt}
          postId={postId}
          actions={actions}
          empty={empty}
        />
      </div>
      <ThreadFoot>
        {canWrite ? (
          <PostComposer
            threadId={threadId}
            userId={userId}
            kept={kept}
            field={field}
            verse={verse}
            placeholder={placeholder}
            onSent={(sentId) => posts.current?.showSent(sentId)}
            onNeedsHelp={onNeedsHelp}
          />
        ) : (
          <p className="py-2 text-ink-soft">{whyNot}</p>
        )}
      </ThreadFoot>
    </>
  );
}

const noVerse = () => {};
