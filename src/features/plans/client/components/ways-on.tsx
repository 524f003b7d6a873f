import { ArrowArcRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowArcRight';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { RowsIcon } from '@phosphor-icons/react/dist/ssr/Rows';
import { QuietRow } from '#ui/quiet-row.tsx';
import { placeName } from '../../places.rules.ts';
import type { MyPlan } from '../../plans.contract.ts';
import type { CatchUp } from '../../plans.rules.ts';
import { nextPlaceOf, wayOnWords } from '../plan-words.ts';
import { useCatchUp } from '../use-change-plan.ts';

const ICONS: Record<CatchUp, typeof RowsIcon> = {
  shift: ArrowRightIcon,
  fold: RowsIcon,
  skip: ArrowArcRightIcon,
};

/** Where somebody is after days that were left, and the ways to go on. How many days it were is not said. */
export function WaysOn({ plan, today }: { plan: MyPlan; today: string }) {
  const { mutate, isPending } = useCatchUp();
  const place = nextPlaceOf(plan);
  if (plan.waysOn.length === 0 || place === null) return null;
  return (
    <section aria-label="Ways to go on" className="rounded-[14px] bg-inset p-2">
      <p className="px-3 pt-2 font-semibold">You are at {placeName(place)}.</p>
      <ul className="mt-1">
        {plan.waysOn.map((way) => {
          const Icon = ICONS[way.how];
          const { label, hint } = wayOnWords(way, today);
          return (
            <li key={way.how}>
              <QuietRow
                icon={<Icon size={22} />}
                label={label}
                hint={hint}
                disabled={isPending}
                className="hover:bg-surface"
                onClick={() => mutate({ params: { planId: plan.id }, body: { how: way.how } })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
