import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useParams } from 'wouter';
import { eventPath, ownZone, saidTimes } from '#features/gatherings/client/for-other-features.ts';
import { WordsHeldNote } from '#features/moderation/client/for-other-features.ts';
import { PersonName, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { buttonClasses } from '#ui/button.tsx';
import { isolated } from '#ui/isolated.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
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
  const isGone = error instanceof ApiError && error.status < 500;
  if (data !== undefined && !isGone) return <PollShown poll={data} isMine={data.askedBy?.id === user.id} />;
  return (
    <MainContent>
      {isGone ? (
        <PollGone />
      ) : (
        <div className="mx-auto grid min-h-dvh max-w-lg content-center px-4">
          <NotLoaded pending={isFetching} onRetry={() => refetch()} />
        </div>
      )}
    </MainContent>
  );
}

function PollShown({ poll, isMine }: { poll: DatePoll; isMine: boolean }) {
  const { Room } = useAppShape().drawings;
  const { group, title, askedBy, answered, hidden } = poll;
  return (
    <MainContent>
      <Suspense>
        <Room room={group.room} />
      </Suspense>
      <OneSky
        width="pages"
        middle="request"
        grows="sheet"
        bar={
          <SkyBar fades back={`/community/groups/${group.id}`} label={`Back to ${isolated(group.name)}`}>
            <OwnWords as="p" className="line-clamp-2 min-w-0 grow text-left font-semibold">
              {group.name}
            </OwnWords>
            <DatePollMenu poll={poll} />
          </SkyBar>
        }
        // The room itself is to be seen: nothing stands on it.
        sky={<div className="h-28 lg:h-0" />}
        className="pb-8 lg:px-14 lg:pt-16"
      >
        <OwnWords as="h1" className="text-left text-[1.75rem]/[1.15] text-balance lg:text-[2.5rem]/[1.1]">
          {title}
        </OwnWords>
        <p className="mt-2 text-ink-soft">
          {isMine ? (
            'You ask which dates suit the group. '
          ) : askedBy === null ? (
            'Which dates suit you? '
          ) : (
            <>
              <PersonName person={askedBy} className="font-semibold" /> asks which dates suit you.{' '}
            </>
          )}
          {answeredWords(answered)}.
        </p>
        {hidden === 'held' && (
          <div className="mt-3">
            <WordsHeldNote />
          </div>
        )}
        <Outcome poll={poll} />
        <PolledDates poll={poll} />
      </OneSky>
    </MainContent>
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

/** It was called off, is of a group that the reader is not in, or never was. */
function PollGone() {
  return (
    <OneSky
      middle="request"
      bar={<SkyBar back="/community" label="Back to the community" />}
      sky={
        <Sky className="pt-4 lg:pt-24">
          <h1 className="text-[2rem]">This search for a date is not here</h1>
          <p className="mt-3">It may have been called off, or it is of a group that you are not in.</p>
        </Sky>
      }
      className="pb-6"
    >
      <Link href="/community" className={buttonClasses('primary', 'lg', 'w-full')}>
        To the community
      </Link>
    </OneSky>
  );
}
