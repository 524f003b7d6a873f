import { useQuery } from '@tanstack/react-query';
import {
  ownFace,
  PersonFace,
  PersonName,
  useCurrentUser,
} from '#features/people/client/for-other-features.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PollVote } from '../../polls.contract.ts';
import type { PostPoll } from '../../posts.contract.ts';
import { votesQuery } from '../talk-queries.ts';

/** Who chose what in a poll. */
export function WhoVoted({
  postId,
  question,
  poll,
  onClose,
}: {
  postId: string;
  question: string;
  poll: PostPoll;
  onClose: () => void;
}) {
  const { data, isError, isFetching, refetch } = useQuery(votesQuery(postId));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Who chose what"
      description={<OwnWords as="span">{question}</OwnWords>}
    >
      {data === undefined && !isError && <Skeleton className="h-40" />}
      {data === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
      {data !== undefined &&
        poll.options.map(({ text }, place) => (
          <ChosenBy
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the poll.
            key={place}
            option={text}
            votes={data.filter(({ options }) => options.includes(place))}
          />
        ))}
    </Dialog>
  );
}

function ChosenBy({ option, votes }: { option: string; votes: readonly PollVote[] }) {
  const { user } = useCurrentUser();
  if (votes.length === 0) return null;
  return (
    <section aria-label={option} className="not-first:mt-5">
      <OwnWords as="h3" className="text-base text-ink-soft">
        {option}
      </OwnWords>
      <ul>
        {votes.map(({ person, isMe }) => (
          <li key={person.id} className="flex min-h-14 items-center gap-3.5 py-1.5">
            <PersonFace person={isMe && user !== null ? ownFace(user) : person} />
            {isMe ? (
              <span className="font-semibold">You</span>
            ) : (
              <PersonName person={person} className="text-left font-semibold" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
