import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { saidDay } from '#platform/client/said-day.ts';
import { buttonClasses } from '#ui/button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Group } from '../../groups.contract.ts';
import type { PlannedPassageItem } from '../../plan.contract.ts';
import { BEGINNING } from '../../talk.rules.ts';
import { today } from '../group-dates.ts';
import { groupPlanQuery } from '../group-queries.ts';
import { whyNotWritten } from '../group-texts.ts';
import { groupPassageQuery } from '../talk-queries.ts';
import { howMany, verseLabel } from '../talk-texts.ts';
import { useBeginning } from '../use-beginning.ts';
import { isNobodyElseIn } from './invite-first.tsx';
import { PassageWords } from './passage-words.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { ThreadTalk } from './thread-talk.tsx';

/** Where a group's passage and the answers to one of its verses are; null is the one that is read now, or all answers. */
export type WeekAddress = (at: { passage: string | null; verse: string | null }) => string;

/** What a group reads now, or another passage of its plan, with what is said beside it. */
export function GroupWeek({
  group,
  userId,
  passageId,
  verseId,
  postId,
  hrefOf,
  aside,
  onNeedsHelp,
}: {
  group: Group;
  userId: string;
  passageId: string | null;
  verseId: string | null;
  postId: string | null;
  hrefOf: WeekAddress;
  /** Beside both in a wide window: what else the week has. */
  aside: ReactNode;
  onNeedsHelp: () => void;
}) {
  const plan = useQuery(groupPlanQuery(group.id));
  if (plan.data === undefined) {
    if (plan.isError) return <NotLoaded pending={plan.isFetching} onRetry={() => plan.refetch()} />;
    return <Skeleton className="h-96" />;
  }
  const { passages, nowId } = plan.data;
  const shown =
    passages.find(({ id }) => id === (passageId ?? nowId)) ?? passages.find(({ id }) => id === nowId);
  if (shown === undefined) return <NoPlanYet group={group} />;
  return (
    <div className="flex grow flex-col lg:grid lg:grid-cols-2 lg:divide-x lg:divide-line xl:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)_18rem]">
      <ThePassage
        key={shown.id}
        group={group}
        userId={userId}
        planned={shown}
        isNow={shown.id === nowId}
        verseId={verseId}
        postId={postId}
        hrefOf={hrefOf}
        onNeedsHelp={onNeedsHelp}
        steps={
          <PlanSteps
            plan={plan.data}
            passageId={shown.id}
            hrefOf={(id) => hrefOf({ passage: id === nowId ? null : id, verse: null })}
          />
        }
      />
      <aside aria-label="This week" className="bg-inset/60 px-6 py-6 max-xl:hidden">
        {aside}
      </aside>
    </div>
  );
}

function ThePassage({
  group,
  userId,
  planned,
  isNow,
  verseId,
  postId,
  hrefOf,
  onNeedsHelp,
  steps,
}: {
  group: Group;
  userId: string;
  planned: PlannedPassageItem;
  isNow: boolean;
  verseId: string | null;
  postId: string | null;
  hrefOf: WeekAddress;
  onNeedsHelp: () => void;
  steps: ReactNode;
}) {
  const [, navigate] = useLocation();
  const [lit, setLit] = useState<{ verseId: string } | null>(null);
  // The same at each rendering: each post of the talk has it.
  const lightUp = useCallback((verseId: string) => setLit({ verseId }), []);
  const { data, isError, isFetching, refetch } = useQuery(groupPassageQuery(group.id, planned.id));
  const beginAt = useBeginning(data && { ...planned, beginAt: data.beginAt }, postId);
  const passage = isNow ? null : planned.id;
  const chosen = data?.verses.find(({ id }) => id === verseId)?.id ?? null;
  const chapters = new Set(data?.verses.map(({ chapter }) => chapter)).size;
  const label = chosen === null ? null : verseLabel(chosen, chapters);
  const all = hrefOf({ passage, verse: null });
  return (
    <>
      <section
        aria-labelledby="passage"
        className="border-b border-line pt-4 pb-2 lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:border-b-0 lg:px-9 lg:py-8"
      >
        <p className="text-sm text-ink-soft">
          {isNow ? `Since ${saidDay(planned.startsOn, today())}` : whenRead(planned)}
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="passage" className="text-2xl">
            {planned.reference}
          </h2>
          {data !== undefined && (
            <Link
              href={data.path}
              className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
            >
              Open in Bible
            </Link>
          )}
        </div>
        {data === undefined && !isError && <Skeleton className="mt-3 h-64" />}
        {data === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
        {data !== undefined && (
          <PassageWords
            passage={data}
            chosen={chosen}
            lit={lit}
            hrefOf={(verse) => hrefOf({ passage, verse })}
          />
        )}
        {steps}
      </section>
      <section
        aria-label="Beside the passage"
        className="max-lg:contents lg:flex lg:flex-col lg:px-9 lg:pt-8"
      >
        {(verseId !== null && data === undefined) ||
        (beginAt === undefined && planned.posts > BEGINNING.readWhole) ? (
          // Until the verse is known, what is sent would answer the whole passage; and only the passage knows where a long talk begins.
          <Skeleton className="mt-4 h-64" />
        ) : (
          <ThreadTalk
            groupId={group.id}
            threadId={planned.id}
            postId={postId}
            beginAt={beginAt ?? null}
            userId={userId}
            canWrite={group.can.write}
            whyNot={whyNotWritten(group)}
            chapters={chapters}
            verse={
              chosen === null
                ? null
                : { id: chosen, label: label?.replace('v.', 'Verse') ?? '', onRemove: () => navigate(all) }
            }
            placeholder="Answer the passage…"
            empty={
              chosen === null
                ? 'Be the first to say what you heard.'
                : 'Nobody has answered this verse yet. Be the first to say what you heard.'
            }
            onVerse={lightUp}
            onNeedsHelp={onNeedsHelp}
            head={
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4 lg:pt-0">
                <h2 className="text-xl">{label === null ? 'Beside it' : `Beside ${label}`}</h2>
                {label === null ? (
                  planned.posts > 0 && (
                    <p className="text-sm text-ink-soft">{howMany(planned.posts, 'answer')}</p>
                  )
                ) : (
                  <Link
                    href={all}
                    className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
                  >
                    Show all answers
                  </Link>
                )}
              </div>
            }
          />
        )}
      </section>
    </>
  );
}

function whenRead({ startsOn }: PlannedPassageItem): string {
  const day = saidDay(startsOn, today());
  return startsOn > today() ? `From ${day}` : `Read from ${day}`;
}

function NoPlanYet({ group }: { group: Group }) {
  const plans = group.can.help;
  if (group.archivedAt !== null) {
    return <p className="py-10 text-center text-ink-soft">No passage was chosen here.</p>;
  }
  return (
    <div className="mx-auto grid max-w-md gap-3 py-10 text-center lg:py-20">
      <h2 className="text-2xl text-balance">What will you read together?</h2>
      <p className="text-ink-soft text-pretty">
        {plans
          ? 'A passage a week is enough. It stands here with what each of you heard in it.'
          : 'Nothing is chosen yet. Who leads the group puts a passage here, and you answer beside it.'}
      </p>
      {plans && (
        <Link
          href={`/community/groups/${group.id}/keep`}
          className={buttonClasses(
            isNobodyElseIn(group) ? 'secondary' : 'primary',
            'lg',
            'mt-3 justify-self-center',
          )}
        >
          Choose what you read
        </Link>
      )}
    </div>
  );
}
