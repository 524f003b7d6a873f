import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import type { UnlockState } from '../../wardrobe.rules.ts';

/** The card of something that XP unlocks. It glows when there is enough XP. */
export function UnlockableCard({
  state,
  className,
  children,
}: {
  state: UnlockState;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li
      data-state={state}
      className={cn(
        'card-surface relative flex flex-col',
        state === 'ready' && 'ring-2 ring-gold shadow-[0_0_28px_-4px_var(--gold)]',
        className,
      )}
    >
      {children}
    </li>
  );
}

/** 'Ready!' for what can be unlocked now, 'Unlocked' for what has been. */
export function UnlockBadge({ state }: { state: Exclude<UnlockState, 'locked'> }) {
  if (state === 'unlocked') return <Badge tone="growth">Unlocked</Badge>;
  return (
    <Badge tone="light" icon={<SparkleIcon size={16} weight="fill" aria-hidden />}>
      Ready!
    </Badge>
  );
}

/** The one button of a card; a tap anywhere on the card presses it. */
export function UnlockableCardButton({
  name,
  state,
  pending = false,
  className,
  onClick,
  children,
}: {
  /** The name of the thing. Screen readers say it after `children`. */
  name: string;
  state: UnlockState;
  pending?: boolean;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      variant={state === 'ready' ? 'primary' : 'secondary'}
      pending={pending}
      // Scaled while it is pressed, it would be what `after` fills: a tap beside it would begin on it and end on the card.
      className={cn('w-full after:absolute after:inset-0 after:rounded-card active:scale-none!', className)}
      onClick={onClick}
    >
      {children}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
