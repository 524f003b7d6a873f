import type { User } from '#features/people/people.contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Outfit } from '../../wardrobe.contract.ts';
import type { AvatarLook } from '../avatar-look.ts';
import { Figure } from './figure.tsx';
import { OutfitButton } from './outfit-button.tsx';
import { OutfitFacts } from './outfit-facts.tsx';

/** An outfit, large and on the user's own avatar, before it is equipped or even unlocked. */
export function TryOnDialog({
  outfit,
  look,
  user,
  onClose,
}: {
  outfit: Outfit;
  look: AvatarLook;
  user: User;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={outfit.name}
      description={outfit.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <OutfitButton outfit={outfit} user={user} />
        </>
      }
    >
      <div className="stage grid place-items-center rounded-control pt-5 pb-3">
        <Figure look={look} outfitId={outfit.id} breathing className="h-[min(24rem,46dvh)]" />
      </div>
      <OutfitFacts
        outfit={outfit}
        currentXP={user.currentXP}
        className="mt-3 flex flex-wrap justify-between gap-x-4"
      />
    </Dialog>
  );
}
