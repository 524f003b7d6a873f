import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { useEffect, useEffectEvent } from 'react';
import { cn } from '#ui/class-names.ts';
import { DONE, doneLineOf } from '../case-texts.ts';
import type { Decisions } from '../use-decisions.ts';
import { WithName } from './with-name.tsx';

/** What was just done, and how to take it back for ten minutes: the author is told only then. */
export function UndoStrip({ decisions, className }: { decisions: Decisions; className?: string }) {
  const { last, undo, isUndoing } = decisions;
  const forget = useEffectEvent(decisions.forget);
  const until = last?.undoUntil ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => forget(), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <div role="status" className={className}>
      {last && (
        <div className="flex min-h-15 animate-rise flex-wrap items-center gap-x-3 gap-y-1 rounded-[16px] bg-ink py-2 pr-2 pl-4.5 text-ground">
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
            <b className="font-semibold">{DONE[last.action]}.</b>{' '}
            <WithName text={doneLineOf(last.action, last.name)} name={last.name} />
          </p>
          <button
            type="button"
            onClick={undo}
            aria-disabled={isUndoing || undefined}
            className={cn(
              'inline-flex min-h-11 items-center gap-2 rounded-control bg-ground/16 px-4 font-semibold hover:bg-ground/24',
              'focus-visible:outline-ground',
            )}
          >
            <ArrowUUpLeftIcon size={18} aria-hidden />
            Undo
          </button>
        </div>
      )}
    </div>
  );
}
