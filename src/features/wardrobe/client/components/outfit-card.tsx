import { useRef } from 'react';
import type { User } from '#features/people/people.contract.ts';
import { cn } from '#ui/class-names.ts';
import type { Outfit } from '../../wardrobe.contract.ts';
import type { AvatarLook } from '../avatar-look.ts';
import { useSeen } from '../use-seen.ts';
import { Figure } from './figure.tsx';
import { OutfitButton, wornBy } from './outfit-button.tsx';
import { OutfitFacts } from './outfit-facts.tsx';

/** One outfit on the user's own avatar; tapping the figure tries it on. */
export function OutfitCard({
  outfit,
  look,
  user,
  onTry,
}: {
  outfit: Outfit;
  look: AvatarLook;
  user: User;
  onTry: () => void;
}) {
  const place = useRef<HTMLLIElement>(null);
  const seen = useSeen(place);
  return (
    <li
      ref={place}
      className={cn('card-surface flex flex-col overflow-hidden', wornBy(user, outfit) && 'ring-2 ring-dusk')}
    >
      <button
        type="button"
        aria-label={`Try on ${outfit.name}`}
        className="stage relative grid place-items-center pt-4 pb-2"
        onClick={onTry}
      >
        <Figure look={look} outfitId={outfit.id} waiting={!seen} className="h-48 @xl:h-60" />
      </button>
      <div className="flex flex-1 flex-col p-3">
        <h3 className="text-base leading-snug">{outfit.name}</h3>
        <OutfitFacts outfit={outfit} currentXP={user.currentXP} className="mt-1 flex-1" />
        <OutfitButton outfit={outfit} user={user} variant="soft" className="mt-3 w-full" />
      </div>
    </li>
  );
}
