import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Progress } from '#ui/progress.tsx';
import type { Collection } from '../../wardrobe.contract.ts';
import { unlockProgress, unlockState } from '../../wardrobe.rules.ts';

/** One collection. Only a ready or an unlocked one opens (spec, section 4). */
export function CollectionCard({
  collection,
  currentXP,
  pending,
  onOpen,
}: {
  collection: Collection;
  currentXP: number;
  pending: boolean;
  onOpen: () => void;
}) {
  const { name, description, icon, requiredXP } = collection;
  const state = unlockState(collection, currentXP);
  return (
    <li
      data-state={state}
      className={cn(
        'card-surface relative flex flex-col p-5 sm:p-6',
        state === 'ready' && 'ring-2 ring-gold shadow-[0_0_28px_-4px_var(--color-gold)]',
      )}
    >
      <div className="flex items-start gap-4">
        <img
          src={icon}
          alt=""
          width={64}
          height={64}
          className={cn('size-16 shrink-0', state === 'locked' && 'opacity-75 saturate-50')}
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <h2 className="text-xl">{name}</h2>
            {state === 'unlocked' && <Badge tone="growth">Unlocked</Badge>}
            {state === 'ready' && (
              <Badge tone="light" icon={<SparkleIcon size={16} weight="fill" aria-hidden />}>
                Ready!
              </Badge>
            )}
          </div>
          <p className="mt-1 text-ink-soft">{description}</p>
        </div>
      </div>
      <div className="mt-auto pt-4">
        <Progress
          percentage={unlockProgress(requiredXP, currentXP) * 100}
          label={`XP towards ${name}`}
          valueText={`${Math.min(currentXP, requiredXP)} of ${requiredXP} XP`}
          tone="light"
          size="sm"
        />
        <p className="mt-1.5 flex justify-between gap-2 text-sm text-ink-soft tabular-nums">
          <span>{requiredXP} XP</span>
          {state === 'locked' && <span>{requiredXP - currentXP} XP to go</span>}
        </p>
        {state !== 'locked' && (
          <Button
            variant={state === 'ready' ? 'primary' : 'secondary'}
            pending={pending}
            // The whole card answers to a tap.
            className="mt-3 w-full after:absolute after:inset-0 after:rounded-card"
            onClick={onOpen}
          >
            {state === 'ready' ? 'Unlock and open' : 'Open'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
