import { useState } from 'react';
import { saidDay } from '#platform/client/said-day.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import type { GroupPlan, PlannedPassageItem } from '../../plan.contract.ts';
import { today } from '../group-dates.ts';
import { PassageDialog } from './passage-dialog.tsx';

/** What is read now and after it; what was read before is folded. */
export function PlannedPassages({ groupId, plan }: { groupId: string; plan: GroupPlan }) {
  const [changed, setChanged] = useState<PlannedPassageItem | null>(null);
  const now = plan.passages.findIndex(({ id }) => id === plan.nowId);
  const earlier = plan.passages.slice(0, Math.max(0, now));
  const rows = (passages: readonly PlannedPassageItem[]) =>
    passages.map((passage) => (
      <PassageRow
        key={passage.id}
        passage={passage}
        isNow={passage.id === plan.nowId}
        onChange={() => setChanged(passage)}
      />
    ));
  if (plan.passages.length === 0) {
    return (
      <p className="mt-1 max-w-md text-ink-soft text-pretty">
        Nothing yet. Begin with one passage: what would you like to hear together?
      </p>
    );
  }
  return (
    <>
      {earlier.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-dusk">
            {earlier.length === 1 ? 'One earlier passage' : `${earlier.length} earlier passages`}
          </summary>
          <ol aria-label="Earlier passages">{rows(earlier)}</ol>
        </details>
      )}
      <ol aria-label="Passages" className="mt-1">
        {rows(plan.passages.slice(Math.max(0, now)))}
      </ol>
      {changed !== null && (
        <PassageDialog
          groupId={groupId}
          passage={changed}
          isLast={changed.id === plan.passages.at(-1)?.id}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  );
}

function PassageRow({
  passage: { reference, startsOn, posts },
  isNow,
  onChange,
}: {
  passage: PlannedPassageItem;
  isNow: boolean;
  onChange: () => void;
}) {
  const said = posts === 1 ? 'one answer' : `${posts} answers`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2 not-first:border-t not-first:border-line">
      <p className="min-w-0 flex-1 basis-[9rem]">
        <span className={cn('block font-heading text-lg', isNow && 'text-dusk')}>{reference}</span>
        <span className="block text-sm text-ink-soft">
          {isNow ? 'Now, since ' : 'From '}
          {saidDay(startsOn, today())}
          {posts > 0 && ` · ${said}`}
        </span>
      </p>
      <Button variant="ghost" className="shrink-0 text-dusk" onClick={onChange}>
        Change<span className="sr-only"> {reference}</span>
      </Button>
    </li>
  );
}
