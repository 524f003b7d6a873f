import type { Role } from '#contract/access.policy.ts';
import { canCarryOffice } from '../people.policy.ts';
import { DEFAULT_SHOWN_AS, type ShownAs } from '../people.rules.ts';
import { initialOf, nameAs } from '../shown-name.rules.ts';
import { isNameOfNobody } from './name-nobody.ts';
import { isOfficeName } from './name-office.ts';

/** What is known of somebody's names. */
export interface Names {
  firstName: string;
  lastName: string;
  shownAs: ShownAs | null;
  chosenName: string | null;
  /** The name that a moderator hid. */
  hiddenName: string | null;
  role: Role;
}

/**
 * The name under which others see somebody: as they chose, unless a moderator hid it, it is what whoever is not named is called,
 * or it claims an office that they do not have; then the first name and initial, and where it is that, initials alone.
 */
export function shownNameOf(names: Names): string {
  const isFit = (name: string) =>
    name !== names.hiddenName && !isNameOfNobody(name) && (canCarryOffice(names.role) || !isOfficeName(name));
  const wanted = nameAs(names.shownAs ?? DEFAULT_SHOWN_AS, names);
  if (isFit(wanted)) return wanted;
  const short = nameAs('initial', names);
  return isFit(short) ? short : [names.firstName, names.lastName].map(initialOf).filter(Boolean).join(' ');
}
