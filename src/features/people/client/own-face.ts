import type { User } from '../people.contract.ts';
import type { Faced } from './components/person-face.tsx';

/** The signed-in user as others see them, for `PersonFace`. */
export function ownFace(user: User): Faced {
  return {
    name: user.shownName,
    profileImageUrl: user.profileImageUrl,
    avatar: {
      style: user.avatarGenderVibe,
      skinColor: user.avatarSkinColor,
      hairColor: user.avatarHairColor,
      accentColor: user.avatarAccentColor,
      outfitId: user.currentOutfitId,
    },
  };
}
