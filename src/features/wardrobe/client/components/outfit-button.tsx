import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { LockSimpleOpenIcon } from '@phosphor-icons/react/dist/ssr/LockSimpleOpen';
import type { User } from '#features/people/people.contract.ts';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { DEFAULT_OUTFIT_ID } from '../../catalogue/outfits.ts';
import type { Outfit } from '../../wardrobe.contract.ts';
import { unlockRefusal } from '../../wardrobe.rules.ts';
import { outfitUnlocking } from '../unlocking.ts';
import { useEquipOutfit } from '../use-equip-outfit.ts';
import { useUnlocking } from '../use-unlocking.ts';

/** Whether the user wears it. A user who has not chosen an outfit yet wears the default. */
export function wornBy(user: User, outfit: Outfit): boolean {
  return (user.currentOutfitId ?? DEFAULT_OUTFIT_ID) === outfit.id;
}

/** 'Unlock' while it is locked, enabled once there is enough XP; then 'Equip'; 'Equipped' while it is worn. */
export function OutfitButton({
  outfit,
  user,
  variant,
  className,
}: {
  outfit: Outfit;
  user: User;
  /** Of 'Equip': among many of them none is the one thing to do. */
  variant?: ButtonVariant;
  className?: string;
}) {
  const equipping = useEquipOutfit(outfit);
  const unlocking = useUnlocking(outfitUnlocking);
  const name = <span className="sr-only"> {outfit.name}</span>;
  if (wornBy(user, outfit)) {
    return (
      <Button variant="secondary" disabled className={className} icon={<CheckIcon size={20} aria-hidden />}>
        Equipped{name}
      </Button>
    );
  }
  if (outfit.isUnlocked) {
    return (
      <Button variant={variant} pending={equipping.isPending} className={className} onClick={equipping.equip}>
        Equip{name}
      </Button>
    );
  }
  const thing = { requiredXP: outfit.unlockRequiredXP, isUnlocked: outfit.isUnlocked };
  const enough = unlockRefusal(thing, user.currentXP) === null;
  return (
    <Button
      variant={enough ? 'primary' : 'secondary'}
      disabled={!enough}
      pending={unlocking.isPending}
      icon={enough ? <LockSimpleOpenIcon size={20} aria-hidden /> : <LockSimpleIcon size={20} aria-hidden />}
      className={className}
      onClick={() => unlocking.mutate(outfit.id)}
    >
      Unlock{name}
    </Button>
  );
}
