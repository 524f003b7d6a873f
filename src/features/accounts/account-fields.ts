import { z } from 'zod';
import { lineAsTyped, text } from '#contract/text.ts';
import { mixesScripts } from '#features/people/chosen-name.rules.ts';
import { isPersonName, tidyName } from '#features/people/person-name.rules.ts';
import { ACCOUNT_LIMITS, PASSWORD_TOO_LONG } from './accounts.rules.ts';

/** An e-mail address as it is kept: trimmed, in lower case. */
export const email = text(ACCOUNT_LIMITS.email)
  .trim()
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address.'));

/** A password that is being chosen. The server also holds it against the list of common ones. */
export const newPassword = text(ACCOUNT_LIMITS.passwordGivenMax)
  .max(ACCOUNT_LIMITS.passwordMax, PASSWORD_TOO_LONG)
  .min(ACCOUNT_LIMITS.passwordMin, 'Password must be at least 8 characters long')
  .refine((password) => password.trim() !== '', 'Please fill in all fields');

/** A password that is being checked: any length that could have been chosen once. */
export const givenPassword = text(ACCOUNT_LIMITS.passwordGivenMax).min(1, 'Please enter your password.');

/** A first or last name in any script, tidied. */
export const personName = lineAsTyped(ACCOUNT_LIMITS.name)
  .overwrite(tidyName)
  .refine(isPersonName, 'Please use only letters, spaces, apostrophes, hyphens and dots.')
  .refine((name) => !mixesScripts(name), 'Please write each word with letters of one alphabet.');
