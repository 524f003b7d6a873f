import { levelForXP } from '#features/progress/progress.rules.ts';
import type { PublicPerson } from '../people.contract.ts';
import { DEFAULT_STYLE, pictureUrl } from '../people.rules.ts';
import type { PersonRow } from './person-store.ts';

/** The only place that decides what others may see of somebody. */
export function presentPublicPerson(row: PersonRow): PublicPerson {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.picture_id && pictureUrl(row.picture_id),
    level: levelForXP(row.current_xp ?? 0),
    avatar: {
      style: row.style ?? DEFAULT_STYLE,
      skinColor: row.skin_color,
      hairColor: row.hair_color,
      accentColor: row.accent_color,
      outfitId: row.outfit_id,
    },
  };
}
