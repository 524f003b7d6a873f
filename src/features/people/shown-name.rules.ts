import { firstLetterOf } from './first-letter.rules.ts';
import type { ShownAs } from './people.rules.ts';

/** One of the ways to show a name; where none was chosen, 'chosen' is the first name and initial. */
export function nameAs(
  shownAs: ShownAs,
  { firstName, lastName, chosenName }: { firstName: string; lastName: string; chosenName: string | null },
): string {
  if (shownAs === 'chosen' && chosenName !== null) return chosenName;
  if (shownAs === 'full') return `${firstName} ${lastName}`.trim();
  return `${firstName} ${initialOf(lastName)}`.trim();
}

/** 'A.' of 'Adeyemi'. Empty for an empty name. */
export function initialOf(name: string): string {
  const first = firstLetterOf(name);
  return first === '' ? '' : `${first}.`;
}
