import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { Link } from 'wouter';
import { Card } from '#ui/card.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { MyPlan } from '../../plans.contract.ts';
import { standsWords } from '../plan-words.ts';
import { OpenDay } from './open-day.tsx';
import { PlanBeam } from './plan-beam.tsx';

/** A plan that I read: what it has for today first. */
export function PlanCard({ plan, today }: { plan: MyPlan; today: string }) {
  return (
    <Card className="flex flex-col gap-3">
      <Link
        href={`/plans/${plan.id}`}
        className="-m-2 flex items-start gap-3 rounded-[14px] p-2 hover:bg-inset"
      >
        <span className="min-w-0 grow">
          <h3 className="text-xl">
            <OwnWords>{plan.name}</OwnWords>
          </h3>
          <span className="mt-0.5 block text-sm text-ink-soft">{standsWords(plan, today)}</span>
        </span>
        <CaretRightIcon size={20} aria-hidden className="mt-1.5 shrink-0 text-ink-soft" />
      </Link>
      <PlanBeam plan={plan} />
      <OpenDay plan={plan} today={today} />
    </Card>
  );
}
