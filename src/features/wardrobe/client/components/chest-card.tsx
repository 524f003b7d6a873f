import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import type { Chest } from '../../wardrobe.contract.ts';
import { unlockState } from '../../wardrobe.rules.ts';
import { chestDrawing } from '../chest-states.ts';
import { RewardNames } from './reward-names.tsx';
import { WayToGo } from './way-to-go.tsx';

/** One chest. Only a chest that is ready or open answers to a tap (spec, section 4). */
export function ChestCard({
  chest,
  currentXP,
  onOpen,
}: {
  chest: Chest;
  currentXP: number;
  onOpen: () => void;
}) {
  const state = unlockState(chest, currentXP);
  return (
    <li
      data-state={state}
      className={cn(
        'card-surface relative flex flex-col p-4',
        state === 'ready' && 'ring-2 ring-gold shadow-[0_0_28px_-4px_var(--color-gold)]',
      )}
    >
      <div className="flex gap-4">
        <span
          className={cn(
            'relative grid size-24 shrink-0 place-items-center rounded-control sm:size-28',
            state === 'ready' ? 'bg-gold-wash' : 'bg-inset',
          )}
        >
          <img
            src={chestDrawing(chest.id, state)}
            alt=""
            width={112}
            height={112}
            className="size-22 sm:size-26"
            loading="lazy"
            decoding="async"
          />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-2">
            <h3 className="text-lg">{chest.name}</h3>
            <StateBadge state={state} requiredXP={chest.requiredXP} />
          </div>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{chest.description}</p>
        </div>
      </div>
      <RewardNames rewards={chest.rewards} opened={chest.isUnlocked} />
      <div className="mt-auto pt-3">
        {state === 'locked' ? (
          <WayToGo name={chest.name} requiredXP={chest.requiredXP} currentXP={currentXP} />
        ) : (
          <Button
            variant={state === 'ready' ? 'primary' : 'secondary'}
            // The whole card answers to a tap.
            className="w-full after:absolute after:inset-0 after:rounded-card"
            onClick={onOpen}
          >
            {state === 'ready' ? 'Open' : 'Look inside'}
            <span className="sr-only"> {chest.name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function StateBadge({ state, requiredXP }: { state: 'locked' | 'ready' | 'unlocked'; requiredXP: number }) {
  if (state === 'ready')
    return (
      <Badge tone="light" icon={<SparkleIcon size={16} weight="fill" aria-hidden />}>
        Ready!
      </Badge>
    );
  if (state === 'unlocked') return <Badge tone="growth">Unlocked</Badge>;
  return <Badge icon={<LockSimpleIcon size={16} aria-label="Locked," />}>{requiredXP} XP</Badge>;
}
