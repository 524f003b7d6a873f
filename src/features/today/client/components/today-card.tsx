import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { weekdayOf } from '#contract/local-dates.ts';
import { NearGatherings } from '#features/gatherings/client/for-other-features.ts';
import { todayQuery as journalQuery } from '#features/journal/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { LookKept, QuestsOfToday } from '#features/quests/client/for-other-features.ts';
import { unopenedQuery } from '#features/wardrobe/client/for-other-features.ts';
import { useWhenOver } from '#platform/client/use-when-over.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Today } from '../../today.contract.ts';
import { welcomeAfter } from '../../today.rules.ts';
import { todayQuery } from '../today-query.ts';
import { doneWords, nearWords, oilWords, restWords, sabbathWords } from '../today-words.ts';
import { useEndRest } from '../use-change-today.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { useGoesElse } from '../use-goes-else.ts';
import { useHeldDay } from '../use-held-day.ts';
import { useStillMoment } from '../use-still-moment.ts';
import { LampRow } from './lamp-row.tsx';
import { Lamps } from './lamps.tsx';
import { OtherDay } from './other-day.tsx';
import { PrayRow } from './pray-row.tsx';
import { RhythmButton } from './rhythm-button.tsx';
import { StillMoment } from './still-moment.tsx';
import { TodaysVerse } from './todays-verse.tsx';
import { WelcomeBack } from './welcome-back.tsx';
import { WriteRow } from './write-row.tsx';

/** What today is: its verse, its three lamps with what could be done next, and what is near (docs/product.md, Today). */
export function TodayCard({ user, className }: { user: User; className?: string }) {
  const { data, isError, isFetching, refetch } = useQuery(todayQuery);
  useWhenOver(data?.endsAt, () => void refetch());
  const { shown: today, isWriting, letGo, whileWriting } = useHeldDay(data);
  // Whoever rests is not told what they have done either.
  const isDone =
    today !== undefined &&
    !isWriting &&
    today.rhythm.restsUntil === null &&
    Object.values(today.lamps).every(Boolean);
  const { isStill, end } = useStillMoment(user.id, isDone ? today.date : null);
  const focusKept = useFocusKept(JSON.stringify([today?.lamps, isStill]));
  return (
    <section
      {...focusKept}
      onFocus={(event) => {
        focusKept.onFocus();
        whileWriting.onFocus(event);
      }}
      onInput={whileWriting.onInput}
      aria-label="Today"
      className={className}
    >
      {today === undefined && !isError && <Skeleton className="mt-32 h-80" />}
      {today === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
      {today !== undefined && (
        <OfDay key={today.date} user={user} today={today} isDone={isDone} onSaved={letGo} />
      )}
      <p role="status" className="sr-only">
        {isDone && 'All three are lit. Nothing more to do here today.'}
      </p>
      {isStill && <StillMoment onEnd={end} />}
    </section>
  );
}

interface Shown {
  user: User;
  today: Today;
  /** What was written is saved. */
  onSaved: () => void;
}

function OfDay({ user, today, isDone, onSaved }: Shown & { isDone: boolean }) {
  const { goesElse, goElse } = useGoesElse(user.id, today.date);
  const { rhythm, lamps } = today;
  const welcome = rhythm.restsUntil === null ? welcomeAfter(today.daysAway) : null;
  const isSabbath = weekdayOf(today.date) === rhythm.sabbath;
  const isFreeDay = rhythm.restsUntil !== null || isSabbath;
  const isWelcome = (welcome === 'card' || welcome === 'anew') && !goesElse;
  return (
    <>
      {rhythm.restsUntil === null ? (
        <Lamps lamps={lamps} className="pt-14 xl:pt-10" />
      ) : (
        <div className="h-24" />
      )}
      <div className="relative card-surface p-5 sm:p-6">
        {isWelcome ? (
          <WelcomeBack user={user} today={today} canBeginAnew={welcome === 'anew'} onElse={goElse} />
        ) : (
          <>
            {welcome === 'line' && <h2 className="mb-2 text-2xl">Welcome back.</h2>}
            <TodaysVerse beside={<RhythmButton today={today} />} />
            <OtherDay user={user} />
            <NearGatherings user={user} date={today.date} />
            {rhythm.restsUntil !== null && <Resting until={rhythm.restsUntil} />}
            {rhythm.restsUntil === null && isSabbath && rhythm.isBegun && !isDone && (
              <p className="border-t border-line py-3">{sabbathWords(today.date)}</p>
            )}
            {rhythm.restsUntil === null && !isDone && <Rows user={user} today={today} onSaved={onSaved} />}
            {isDone && (
              <p className="border-t border-line pt-3">
                {user.isSecret ? 'All three are lit.' : doneWords(rhythm)}
              </p>
            )}
          </>
        )}
        {/* Below the one thing to do: people may wait for them. */}
        {isWelcome && <NearGatherings user={user} date={today.date} />}
      </div>
      {isFreeDay && <LookKept />}
      {!isFreeDay && !isWelcome && <QuestsOfToday user={user} date={today.date} />}
    </>
  );
}

function Rows({ user, today, onSaved }: Shown) {
  const { lamps, rhythm } = today;
  const next = nextReadingOf(today);
  const oil = user.isSecret ? null : oilWords(rhythm.oilOn);
  return (
    <>
      {oil !== null && <p className="pb-3">{oil}</p>}
      <ul>
        <LampRow
          name="Read"
          what={lamps.read ? `next: ${next.place}` : next.what}
          isLit={lamps.read}
          action={
            <Link href={next.path} aria-label={`Read ${next.place}`} className={buttonClasses('soft')}>
              Read
            </Link>
          }
        />
        <WriteRow user={user} question={today.question} isLit={lamps.write} onSaved={onSaved} />
        <PrayRow today={today} />
      </ul>
      <WhatIsNear user={user} />
    </>
  );
}

/** What is read next: by a plan that has something for today, or where reading goes on. */
function nextReadingOf({ plan, read }: Today): { place: string; what: string; path: string } {
  if (plan !== null) {
    return { place: plan.reading, what: `${plan.reading} · ${plan.name}`, path: plan.path };
  }
  if (read === null) return { place: 'Mark 1', what: 'Begin with Mark 1', path: '/bible/MRK/1' };
  const place = `${read.bookName} ${read.chapter}`;
  return { place, what: place, path: `/bible/${read.bookId}/${read.chapter}` };
}

function WhatIsNear({ user }: { user: User }) {
  const { data: unopened } = useQuery(unopenedQuery);
  const { data: journal } = useQuery(journalQuery);
  const words = unopened === undefined ? null : nearWords(unopened, user, journal);
  if (words === null) return null;
  return (
    <p className="-mb-1 flex items-center gap-3 border-t border-line pt-3 text-sm text-ink-soft">
      <SparkleIcon size={22} aria-hidden className="mx-0.5 shrink-0" />
      {words}
    </p>
  );
}

function Resting({ until }: { until: string }) {
  const { mutate, isPending } = useEndRest();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <p>{restWords(until)}</p>
      <Button variant="soft" pending={isPending} onClick={() => mutate({})}>
        I am back
      </Button>
    </div>
  );
}
