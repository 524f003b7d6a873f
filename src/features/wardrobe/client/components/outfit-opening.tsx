import { useState } from 'react';
import type { User } from '#features/people/people.contract.ts';
import type { Outfit } from '../../wardrobe.contract.ts';
import { lookOf } from '../avatar-look.ts';
import { prefersStillness } from '../opening-moves.ts';
import { Opening } from './opening.tsx';
import { OutfitButton } from './outfit-button.tsx';
import { TurningFigure } from './turning-figure.tsx';

/** An outfit that was unlocked: the avatar turns around, out of what it wears and into the new one. */
export function OutfitOpening({
  outfit,
  user,
  justOpened,
  onClose,
}: {
  outfit: Outfit;
  user: User;
  justOpened: boolean;
  onClose: () => void;
}) {
  // What was worn as it was opened: 'Equip' does not turn it again.
  const [wornBefore] = useState(user.currentOutfitId);
  const moving = justOpened && !prefersStillness();
  return (
    <Opening
      title={outfit.name}
      description="Yours to wear."
      moving={moving}
      onClose={onClose}
      picture={<TurningFigure look={lookOf(user)} from={wornBefore} to={outfit.id} moving={moving} />}
      actions={<OutfitButton outfit={outfit} user={user} />}
    />
  );
}
