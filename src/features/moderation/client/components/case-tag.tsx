import { cn } from '#ui/class-names.ts';
import type { CaseItem } from '../../moderation.contract.ts';
import { tagOf } from '../case-texts.ts';

const tones = {
  alert: 'bg-clay-wash text-clay',
  sky: 'bg-sky-wash text-sky',
  neutral: 'bg-inset text-ink-soft',
} as const;

/** How soon it wants to be looked at; `isLong` says what that is about. */
export function CaseTag({
  item,
  isLong = false,
  className,
}: {
  item: CaseItem;
  isLong?: boolean;
  className?: string;
}) {
  const { label, tone } = tagOf(item);
  const isHidden = isLong && item.isHeld;
  return (
    <span
      className={cn(
        'rounded-full px-2.5 py-0.5 text-sm font-semibold',
        tones[isHidden ? 'alert' : tone],
        className,
      )}
    >
      {isHidden ? 'Hidden until you look' : label}
    </span>
  );
}
