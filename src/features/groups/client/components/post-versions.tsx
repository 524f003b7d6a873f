import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#ui/dialog.tsx';
import { isolated } from '#ui/isolated.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { GroupReply } from '../../posts.contract.ts';
import { postVersionsQuery } from '../talk-queries.ts';
import { saidFully } from '../talk-texts.ts';

/** What stood in a post before it was changed, and what stands there now. */
export function PostVersions({ post, onClose }: { post: GroupReply; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(postVersionsQuery(post.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What stood here before"
      description={`${isolated(post.author?.name ?? 'Its author')} has changed these words.`}
    >
      {data === undefined && !isError && <Skeleton className="h-40" />}
      {data === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
      <ol aria-label="Versions" className="divide-y divide-line">
        {data?.map(({ text, writtenAt }) => (
          <Version key={writtenAt} text={text} at={writtenAt} />
        ))}
        {data !== undefined && <Version text={post.text} at={post.editedAt ?? post.writtenAt} isNow />}
      </ol>
    </Dialog>
  );
}

function Version({ text, at, isNow = false }: { text: string; at: number; isNow?: boolean }) {
  return (
    <li className="py-3">
      <p className="text-sm text-ink-soft">
        <time dateTime={new Date(at).toISOString()}>{saidFully(at)}</time>
        {isNow && ' · now'}
      </p>
      <OwnWords as="p" className="paragraphs mt-1">
        {text}
      </OwnWords>
    </li>
  );
}
