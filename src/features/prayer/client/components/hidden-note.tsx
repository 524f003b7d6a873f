import { cn } from '#ui/class-names.ts';
import type { HiddenBecause } from '../../prayer.rules.ts';

/** For their author alone: why others do not see some words. */
export function HiddenNote({ hidden, className }: { hidden: HiddenBecause | null; className?: string }) {
  if (hidden === null) return null;
  return (
    <p role="status" className={cn('rounded-control bg-inset px-3.5 py-2.5 text-sm', className)}>
      {hidden === 'held'
        ? 'Held until a moderator has looked. Only you see it until then.'
        : 'A moderator has hidden this from others. Your notifications say why, and how to ask again.'}
    </p>
  );
}
