import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import type { Chest } from '../../wardrobe.contract.ts';
import { unlockState } from '../../wardrobe.rules.ts';
import { chestDrawing } from '../chest-states.ts';
import { RewardNames } from './reward-names.tsx';
import { UnlockableCard, UnlockableCardButton, UnlockBadge } from './unlockable-card.tsx';
import { WayToGo } from './way-to-go.tsx';

/** One chest. Only a chest that is ready or open reacts to a tap (docs/product.md, States). */
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
  const isSecret = useIsSecret();
  return (
    <UnlockableCard state={state} className="p-4">
      <div className="flex flex-wrap gap-4">
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
        <div className="min-w-0 flex-1 basis-[9rem]">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h3 className="min-w-0 text-lg">{chest.name}</h3>
            {state === 'locked' ? (
              <Badge icon={<LockSimpleIcon size={16} aria-label="Locked," />}>
                {isSecret ? 'Not yet' : `${chest.requiredXP} XP`}
              </Badge>
            ) : (
              <UnlockBadge state={state} />
            )}
          </div>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{chest.description}</p>
        </div>
      </div>
      <RewardNames rewards={chest.rewards} state={state} />
      <div className="mt-auto pt-3">
        {state === 'locked' ? (
          <WayToGo name={chest.name} requiredXP={chest.requiredXP} currentXP={currentXP} />
        ) : (
          <UnlockableCardButton name={chest.name} state={state} onClick={onOpen}>
            {state === 'ready' ? 'Open' : 'Look inside'}
          </UnlockableCardButton>
        )}
      </div>
    </UnlockableCard>
  );
}
