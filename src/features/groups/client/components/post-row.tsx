import { useState } from 'react';
import { WordsHeldNote } from '#features/moderation/client/for-other-features.ts';
import {
  ownFace,
  PersonFace,
  PersonName,
  useCurrentUser,
} from '#features/people/client/for-other-features.ts';
import { cn } from '#ui/class-names.ts';
import { isolated } from '#ui/isolated.ts';
import type { GroupReply } from '../../posts.contract.ts';
import { saidAt, saidFully, verseLabel } from '../talk-texts.ts';
import { PollOfPost } from './poll-of-post.tsx';
import { PostMenu } from './post-menu.tsx';
import { PicturesOfPost } from './post-pictures.tsx';
import { PostText } from './post-text.tsx';
import { PostVersions } from './post-versions.tsx';

/** What a row of a thread can do besides showing itself. */
export interface PostActions {
  userId: string;
  /** Where a post can be read. */
  hrefOf: (postId: string) => string;
  /** How many chapters the passage has that posts answer; 0 for a topic. */
  chapters: number;
  onVerse: (verseId: string) => void;
  /** Null where nobody writes any more. */
  onReply: ((post: GroupReply) => void) | null;
  onNeedsHelp: () => void;
}

/** One post: whose, when, to which verse, and its words. */
export function PostRow({
  post,
  actions,
  isReply = false,
}: {
  post: GroupReply;
  actions: PostActions;
  isReply?: boolean;
}) {
  const { author, isMine, text, mentions, hidden, verseId } = post;
  const { user } = useCurrentUser();
  if (author === null && !isMine) return <NotShown hidden={hidden} />;
  return (
    <div className="flex gap-3">
      <PersonFace
        person={isMine && user !== null ? ownFace(user) : author}
        size={isReply ? 'sm' : 'md'}
        className="mt-0.5"
      />
      <div className="min-w-0 grow">
        <div className="flex items-start gap-2">
          <p className="min-w-0">
            <span className="font-semibold">
              {isMine || author === null ? 'You' : <PersonName person={author} />}
            </span>{' '}
            <span className="text-sm text-ink-soft">
              {/* After a long name the dot goes to the next line with what follows it. */}
              {'·\u00a0'}
              <time dateTime={new Date(post.writtenAt).toISOString()} title={saidFully(post.writtenAt)}>
                {saidAt(post.writtenAt, Date.now())}
              </time>
            </span>
            {verseId !== null && !isReply && actions.chapters > 0 && (
              <VerseButton
                verseId={verseId}
                chapters={actions.chapters}
                onClick={() => actions.onVerse(verseId)}
              />
            )}
            {post.isNew && !isMine && <NewMark />}
          </p>
          <PostMenu
            post={post}
            href={actions.hrefOf(post.id)}
            userId={actions.userId}
            onNeedsHelp={actions.onNeedsHelp}
          />
        </div>
        {text !== '' && <PostText text={text} mentions={mentions} />}
        <PicturesOfPost
          post={post}
          whose={author === null ? 'Your picture' : `A picture from ${isolated(author.name)}`}
        />
        {post.poll && <PollOfPost postId={post.id} question={text} poll={post.poll} />}
        <HiddenNote hidden={hidden} isMine={isMine} />
        <PostFoot post={post} onReply={actions.onReply} />
      </div>
    </div>
  );
}

/** Lights the verse in the passage. It stands in a line of text, which it does not make higher. */
function VerseButton({
  verseId,
  chapters,
  onClick,
}: {
  verseId: string;
  chapters: number;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="-my-3 ms-1.5 inline-flex min-h-11 min-w-11 items-center rounded-control px-1 text-sm font-semibold text-dusk hover:underline"
      onClick={onClick}
    >
      {verseLabel(verseId, chapters)}
    </button>
  );
}

function NewMark() {
  return (
    <span className="ms-2 inline-flex items-center gap-1.5 text-sm font-semibold text-dusk">
      <span aria-hidden="true" className="size-2 rounded-full bg-dusk forced-colors:bg-[Highlight]" />
      new
    </span>
  );
}

function PostFoot({ post, onReply }: { post: GroupReply; onReply: PostActions['onReply'] }) {
  const [showsVersions, setShowsVersions] = useState(false);
  const canReply = onReply !== null && post.hidden === null;
  if (!canReply && post.editedAt === null) return null;
  const quiet =
    'inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-ink-soft hover:text-ink hover:underline';
  return (
    <div className="-ms-2 -mb-2 flex flex-wrap items-center">
      {canReply && (
        <button type="button" className={cn(quiet, 'print:hidden')} onClick={() => onReply(post)}>
          Reply
          <span className="sr-only">
            {' '}
            to {post.isMine ? 'yourself' : isolated(post.author?.name ?? 'somebody')}
          </span>
        </button>
      )}
      {post.editedAt !== null && (
        <button type="button" className={quiet} onClick={() => setShowsVersions(true)}>
          Edited<span className="sr-only">: show what stood here before</span>
        </button>
      )}
      {showsVersions && <PostVersions post={post} onClose={() => setShowsVersions(false)} />}
    </div>
  );
}

/** Why others do not see words that this reader sees: their own, or those that a leader keeps hidden. */
function HiddenNote({ hidden, isMine }: { hidden: GroupReply['hidden']; isMine: boolean }) {
  if (hidden === null || hidden === 'deleted') return null;
  if (hidden === 'held') {
    return isMine ? (
      <div className="mt-2">
        <WordsHeldNote />
      </div>
    ) : null;
  }
  return (
    <p className="mt-2 rounded-control bg-inset px-4 py-3">
      {hidden === 'leader' ? 'Hidden by the leader.' : 'Hidden by moderation.'}{' '}
      {isMine
        ? 'Your notifications say so, too. You alone still read it here.'
        : 'The group does not see it.'}
    </p>
  );
}

const GONE = {
  deleted: 'Removed by who wrote it',
  leader: 'Hidden by the leader',
  moderator: 'Hidden by moderation',
  held: 'Not to be read yet',
} as const;

/** The place of words that this reader does not see, above replies that they do. */
function NotShown({ hidden }: { hidden: GroupReply['hidden'] }) {
  return (
    <p className="py-1 text-ink-soft italic">
      {hidden === null ? 'Words that you do not see' : GONE[hidden]}
    </p>
  );
}
