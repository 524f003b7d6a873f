import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { eventPath, RoomPage, RoomTitle, saidTimes } from '#features/gatherings/client/for-other-features.ts';
import { WordsNotSeen } from '#features/moderation/client/for-other-features.ts';
import { PersonName, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { isRefusal } from '#platform/client/api-error.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { buttonClasses } from '#ui/button.tsx';
import { InsteadPage, NotArrivedPage } from '#ui/instead-page.tsx';
import { isolated } from '#ui/isolated.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import type { DatePoll } from '../../date-polls.contract.ts';
import { DatePollMenu } from '../components/date-poll-menu.tsx';
import { PolledDates } from '../components/polled-dates.tsx';
import { datePollQuery } from '../date-poll-queries.ts';
import { answeredWords } from '../date-words.ts';

/** /community/dates/:pollId: which dates suit a group, until one is found. */
export function DatePollPage() {
  const { pollId = '' } = useParams();
  const { user } = useCurrentUser();
  const { data, error, isFetching, refetch } = useQuery(datePollQuery(pollId));
  usePageTitle(data?.title ?? 'Finding a date');
  if (user === null || (data === undefined && error === null)) return <LoadingScreen />;
  // Called off while its page is open, it is gone as well.
  const isGone = isRefusal(error);
  if (data !== undefined && !isGone) return <PollShown poll={data} isMine={data.askedBy?.id === user.id} />;
  if (isGone) return <PollGone />;
  return <NotArrivedPage {...way} pending={isFetching} onRetry={() => refetch()} />;
}

function PollShown({ poll, isMine }: { poll: DatePoll; isMine: boolean }) {
  const { group, title, answered, hidden } = poll;
  return (
    <RoomPage
      room={group.room}
      back={`/community/groups/${group.id}`}
      label={`Back to ${isolated(group.name)}`}
      name={group.name}
      menu={<DatePollMenu poll={poll} />}
    >
      <RoomTitle>{title}</RoomTitle>
      <p className="mt-2 text-ink-soft">
        <WhoAsks poll={poll} isMine={isMine} /> {answeredWords(answered)}.
      </p>
      <WordsNotSeen hidden={hidden} isMine={isMine} className="mt-3" />
      <Outcome poll={poll} />
      <PolledDates poll={poll} />
    </RoomPage>
  );
}

function WhoAsks({ poll: { askedBy, isClosed }, isMine }: { poll: DatePoll; isMine: boolean }) {
  const asks = isClosed ? 'asked' : 'ask';
  if (isMine) return `You ${asks} which dates suit the group.`;
  if (askedBy === null) return isClosed ? 'Some dates were asked about.' : 'Which dates suit you?';
  return (
    <>
      <PersonName person={askedBy} className="font-semibold" /> {isClosed ? 'asked' : 'asks'} which dates suit
      you.
    </>
  );
}

/** What came of it, once nothing is asked any more. */
function Outcome({ poll }: { poll: DatePoll }) {
  const { gathering, decidedAt, isClosed, timezone } = poll;
  if (!isClosed) return null;
  if (decidedAt === null) {
    return (
      <p className="mt-4 rounded-control bg-inset px-4 py-3 font-semibold">
        This search has ended, and no date was taken.
      </p>
    );
  }
  if (gathering === null || gathering.isCancelled) {
    return (
      <p className="mt-4 rounded-control bg-inset px-4 py-3 font-semibold">
        A date was taken, and the event was called off since.
      </p>
    );
  }
  const said = saidTimes({ ...gathering, timezone }, ownZone(), Date.now());
  return (
    <div className="mt-4 rounded-card bg-leaf/10 p-4">
      <p className="font-semibold">
        It is {said.day}, {said.elsewhere ?? said.time}.
      </p>
      <Link href={eventPath(gathering)} className={buttonClasses('primary', 'lg', 'mt-3 w-full')}>
        To the event
      </Link>
    </div>
  );
}

const way = { back: '/community', label: 'Back to the community' };

/** It was called off, is of a group that the reader is not in, or never was. */
function PollGone() {
  return (
    <InsteadPage
      {...way}
      title="This search for a date is not here"
      text="It may have been called off, or it is of a group that you are not in."
      on={{ href: '/community', label: 'To the community' }}
    />
  );
}
