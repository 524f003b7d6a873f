import { levelForXP } from '#features/progress/progress.rules.ts';
import type { PublicPerson } from '../people.contract.ts';
import { DEFAULT_STYLE, pictureUrl } from '../people.rules.ts';
import { faceColours } from './face-colours.ts';
import type { ShownPersonRow } from './person-store.ts';
import { shownNameOf } from './shown-name.ts';

/** The only place that decides what others may see of somebody. */
export function presentPublicPerson(row: ShownPersonRow): PublicPerson {
  const face = faceColours(row);
  return {
    id: row.id,
    name: nameOfRow(row),
    // One that a moderator hid gives way to the avatar's face.
    profileImageUrl:
      row.picture_id !== null && row.picture_hidden_at === null ? pictureUrl(row.picture_id) : null,
    level: row.secret_since === null ? levelForXP(row.current_xp ?? 0) : null,
    avatar: {
      style: row.style ?? DEFAULT_STYLE,
      skinColor: face.skin,
      hairColor: face.hair,
      accentColor: row.accent_color,
      outfitId: row.outfit_id,
    },
  };
}

/** The name under which others see them. */
export function nameOfRow(row: ShownPersonRow): string {
  return shownNameOf({
    firstName: row.firstName,
    lastName: row.lastName,
    shownAs: row.shown_as,
    chosenName: row.chosen_name,
    hiddenName: row.hidden_name,
    role: row.role,
  });
}
