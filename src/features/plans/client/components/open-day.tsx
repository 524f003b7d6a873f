import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { Link } from 'wouter';
import { Button } from '#ui/button.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { placePath, placesName } from '../../places.rules.ts';
import type { MyPlan } from '../../plans.contract.ts';
import { endWords, nextPlaceOf, whenWords } from '../plan-words.ts';
import { useSetPlanState, useUndoCatchUp } from '../use-change-plan.ts';
import { PlaceRow } from './place-row.tsx';
import { WaysOn } from './ways-on.tsx';

/** What a plan has for today: to read, read already, or at a stand; and how to go on after days that were left. */
export function OpenDay({ plan, today }: { plan: MyPlan; today: string }) {
  const { mutate: setState, isPending } = useSetPlanState();
  const { open, state } = plan;
  if (state === 'finished' || open === null) return <End plan={plan} />;
  if (state === 'paused') {
    return (
      <Button
        variant="soft"
        pending={isPending}
        onClick={() => setState({ params: { planId: plan.id }, body: { state: 'active' } })}
      >
        Go on
      </Button>
    );
  }
  const isLater = open.date !== null && open.date > today;
  return (
    <div className="flex flex-col gap-3">
      {isLater ? (
        <Later plan={plan} date={open.date!} today={today} />
      ) : (
        <ul className="-ml-2.5">
          {open.places.map(({ at, place, isDone }) => (
            <li key={at}>
              <PlaceRow planId={plan.id} at={at} place={place} isRead={isDone} isLarge />
            </li>
          ))}
        </ul>
      )}
      <WaysOn plan={plan} today={today} />
      {plan.canGoBack && <GoBack planId={plan.id} />}
    </div>
  );
}

/** Today's is read, or the plan begins later: what comes next, for who would like to read on. */
function Later({ plan, date, today }: { plan: MyPlan; date: string; today: string }) {
  const places = plan.open!.places.map(({ place }) => place);
  return (
    <div className="flex items-center gap-3">
      {plan.read > 0 && <LampMark className="size-9 shrink-0" />}
      <p>
        {plan.read > 0 && <span className="font-semibold">Read for today. </span>}
        <Link href={placePath(nextPlaceOf(plan)!)} className="text-ink-soft underline underline-offset-4">
          {placesName(places)} {whenWords(date, today)}
        </Link>
      </p>
    </div>
  );
}

function GoBack({ planId }: { planId: string }) {
  const { mutate, isPending } = useUndoCatchUp();
  return (
    <Button
      variant="ghost"
      className="-ml-4 self-start text-dusk"
      icon={<ArrowCounterClockwiseIcon size={20} aria-hidden />}
      pending={isPending}
      onClick={() => mutate({ params: { planId } })}
    >
      As it was before
    </Button>
  );
}

/** The still moment of a plan that has come to its end. */
function End({ plan }: { plan: MyPlan }) {
  const { title, words } = endWords(plan);
  return (
    <div className="relative flex flex-col items-center gap-2 py-6 text-center">
      <span className="relative">
        <span className="absolute -inset-10 animate-fade bg-radial from-gold/45 via-gold/12 via-40% to-transparent to-70%" />
        <LampMark className="relative size-20" />
      </span>
      <p className="mt-2 font-heading text-2xl">{title}</p>
      <p className="max-w-sm text-balance text-ink-soft">{words}</p>
    </div>
  );
}
