import { avatarColours } from '@lampstand/art/avatar/avatar-colours.ts';
import {
  type FigureStyle,
  OUTFIT_DRAWINGS,
  type OutfitDrawing,
  STYLES,
} from '@lampstand/art/avatar/figure-catalogue.ts';
import type { User } from '#features/people/people.contract.ts';
import { DEFAULT_OUTFIT_ID } from '../catalogue/outfits.ts';

/** Style and colours of an avatar; null stands for the style's own, for the accent the outfit's own. */
export interface AvatarLook {
  style: User['avatarGenderVibe'];
  skin: string | null;
  hair: string | null;
  accent: string | null;
}

export function lookOf(user: User): AvatarLook {
  return {
    style: user.avatarGenderVibe,
    skin: user.avatarSkinColor,
    hair: user.avatarHairColor,
    accent: user.avatarAccentColor,
  };
}

export function styleOf(look: AvatarLook): FigureStyle {
  return STYLES.find(({ id }) => id === look.style) as FigureStyle;
}

/** The colours that are seen. */
export function coloursOf(look: AvatarLook): { skin: string; hair: string; accent: string | null } {
  const { defaults } = styleOf(look);
  return { skin: look.skin ?? defaults.skin, hair: look.hair ?? defaults.hair, accent: look.accent };
}

/** Whether they look the same, however the colours came to be. */
export function sameLook(a: AvatarLook, b: AvatarLook): boolean {
  const [p, q] = [coloursOf(a), coloursOf(b)];
  return a.style === b.style && p.skin === q.skin && p.hair === q.hair && p.accent === q.accent;
}

/** The custom properties that colour a figure inside. */
export function lookVariables(look: AvatarLook): Record<`--avatar-${string}`, string> {
  const { skin, hair, accent } = coloursOf(look);
  return avatarColours({ skin, hair, ...(accent !== null && { accent }) });
}

/** The drawing of what someone wears. */
export function drawingOf(outfitId: string | null): OutfitDrawing {
  return OUTFIT_DRAWINGS.find((id) => id === outfitId) ?? DEFAULT_OUTFIT_ID;
}
