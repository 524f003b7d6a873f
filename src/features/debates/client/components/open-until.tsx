import { ownZone } from '#platform/client/date-text.ts';
import { cn } from '#ui/class-names.ts';
import type { Debate } from '../../debates.contract.ts';
import { endOfWeek, lastMinute } from '../debate-words.ts';

/** Until when one can speak, on the reader's clocks; the exact minute for whoever wants to know it. */
export function OpenUntil({
  debate: { closesAt, isOver },
  className,
}: {
  debate: Pick<Debate, 'closesAt' | 'isOver'>;
  className?: string;
}) {
  const zone = ownZone();
  return (
    <p className={cn('sm:whitespace-nowrap', className)}>
      {isOver ? 'Closed on ' : 'Open until '}
      <time dateTime={new Date(closesAt).toISOString()} title={lastMinute(closesAt, zone)}>
        {endOfWeek(closesAt, zone)}
      </time>
    </p>
  );
}
