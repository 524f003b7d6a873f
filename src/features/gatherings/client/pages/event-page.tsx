import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { endpointUrl } from '#contract/endpoint-url.ts';
import { WordsNotSeen } from '#features/moderation/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { isRefusal } from '#platform/client/api-error.ts';
import { buttonClasses } from '#ui/button.tsx';
import { InsteadPage, NotArrivedPage } from '#ui/instead-page.tsx';
import { isolated } from '#ui/isolated.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { getGatheringIcs } from '../../calendar.contract.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { AnswerChoice } from '../components/answer-choice.tsx';
import { AnswerToAll } from '../components/answer-to-all.tsx';
import { BringList } from '../components/bring-list.tsx';
import { EventFacts } from '../components/event-facts.tsx';
import { EventMenu } from '../components/event-menu.tsx';
import { HelpAfterEvent } from '../components/help-after-event.tsx';
import { NotAnswered } from '../components/not-answered.tsx';
import { RoomPage, RoomTitle } from '../components/room-page.tsx';
import { WhoCame } from '../components/who-came.tsx';
import { WhoComes } from '../components/who-comes.tsx';
import type { EventPageState } from '../event-help.ts';
import { useFollowEvent } from '../follow-event.ts';
import { gatheringQuery } from '../gathering-queries.ts';
import { useNameOfNow } from '../use-name-of-now.ts';
import { useOccurrence } from '../use-occurrence.ts';

/** /community/events/:gatheringId/:start: when, where, and what the reader carries. */
export function EventPage() {
  const { gatheringId, start } = useOccurrence();
  const { user } = useCurrentUser();
  const { data, error, isFetching, refetch } = useQuery(gatheringQuery(gatheringId, start));
  const state = useHistoryState<EventPageState>();
  const [needsHelp, setNeedsHelp] = useState(state?.help === 'after');
  usePageTitle(data?.title ?? 'An event');
  useNameOfNow(data);
  useFollowEvent(data, () => void refetch());
  if (user === null || (data === undefined && error === null)) return <LoadingScreen />;
  if (needsHelp) return <HelpAfterEvent onBack={() => setNeedsHelp(false)} />;
  if (data !== undefined)
    return <EventShown gathering={data} userId={user.id} onNeedsHelp={() => setNeedsHelp(true)} />;
  if (isRefusal(error)) return <EventGone />;
  return <NotArrivedPage {...way} pending={isFetching} onRetry={() => refetch()} />;
}

function EventShown({
  gathering,
  userId,
  onNeedsHelp,
}: {
  gathering: Gathering;
  userId: string;
  onNeedsHelp: () => void;
}) {
  const { group, title, description, cancelledAt, isOver, can, hidden, gatheringId, start } = gathering;
  const wasThere = gathering.people.some(({ person, came }) => came && person.id === userId);
  return (
    <RoomPage
      room={group?.room ?? 'upper-room-lamp'}
      back={group === null ? '/community/events' : `/community/groups/${group.id}`}
      label={group === null ? 'Back to the events' : `Back to ${isolated(group.name)}`}
      name={group?.name ?? 'For everyone'}
      menu={<EventMenu gathering={gathering} />}
    >
      <RoomTitle>{title}</RoomTitle>
      {cancelledAt !== null && (
        <p className="mt-3 rounded-control bg-clay/10 px-4 py-3 font-semibold text-clay">
          This one is cancelled.
        </p>
      )}
      {/* Whose words they are may not report them. */}
      <WordsNotSeen hidden={hidden} isMine={!can.report} className="mt-3" />
      <EventFacts gathering={gathering} />
      {description !== '' && (
        <OwnWords as="p" className="mt-4 max-w-[40em] whitespace-pre-line text-left">
          {description}
        </OwnWords>
      )}
      {cancelledAt === null && (
        <div className="mt-5">
          {can.answer && <AnswerChoice gathering={gathering} />}
          {can.answer && gathering.repeat !== null && (
            <AnswerToAll key={`all ${gatheringId} ${start}`} gathering={gathering} />
          )}
          {isOver && <p className="text-ink-soft">It is over.{wasThere && ' You were there.'}</p>}
          <WhoComes gathering={gathering} />
          {group !== null && can.host && (
            <NotAnswered key={`${gatheringId} ${start}`} gathering={gathering} />
          )}
        </div>
      )}
      <WhoCame gathering={gathering} />
      {cancelledAt === null && <BringList {...{ gathering, userId, onNeedsHelp }} />}
      {cancelledAt === null && !isOver && (
        <a
          href={endpointUrl(getGatheringIcs.path, { gatheringId, start })}
          download
          className={buttonClasses('secondary', 'lg', 'mt-6 w-full')}
        >
          <CalendarPlusIcon size={22} aria-hidden />
          Add to calendar
        </a>
      )}
    </RoomPage>
  );
}

const way = { back: '/community/events', label: 'Back to the events' };

/** It was taken away, is of a group that the reader is not in, or never was. */
function EventGone() {
  return (
    <InsteadPage
      {...way}
      title="This event is not here"
      text="It may have moved, or it is of a group that you are not in."
      on={{ href: '/community/events', label: 'To the events' }}
    />
  );
}
