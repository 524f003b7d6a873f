import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import type { FilledSlot } from '#platform/client/page-slot.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { chapterOf, placeName, placePath } from '../../places.rules.ts';
import type { PlanNow } from '../../plans.contract.ts';
import { plansNowQuery } from '../plan-queries.ts';

/** Below a chapter that a plan has for today: the way to the next reading of the day, in a slim line. */
export function ChapterPlanLine({ slot }: { slot: FilledSlot }) {
  const { data: plans = [] } = useQuery(plansNowQuery);
  const here = plans.filter(({ places }) => places.some(({ place }) => chapterOf(place) === slot.subject));
  return createPortal(
    here.map((plan) => <Line key={plan.id} plan={plan} chapterId={slot.subject} />),
    slot.element,
  );
}

function Line({ plan, chapterId }: { plan: PlanNow; chapterId: string }) {
  const next = plan.places.find(({ place, isDone }) => !isDone && chapterOf(place) !== chapterId);
  const isAll = plan.places.every(({ isDone }) => isDone);
  return (
    <Link
      href={next === undefined ? `/plans/${plan.id}` : placePath(next.place)}
      className="card-surface flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-surface"
    >
      <LampMark isLit={isAll} className="size-6 shrink-0" />
      <span className="min-w-0 truncate">
        {next !== undefined && <span className="font-semibold">Next: {placeName(next.place)} · </span>}
        {isAll && (
          <span className="font-semibold">{plan.isFinished ? 'At its end' : 'Read for today'} · </span>
        )}
        <OwnWords className="text-ink-soft">{plan.name}</OwnWords>
      </span>
    </Link>
  );
}
