import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { ACCOUNT_LIMITS } from '../accounts.rules.ts';

let known: Set<string> | undefined;

/** The passwords of leaked lists, in lower case; those that are too short anyway are left out. About 18,000. */
function commonPasswords(): Set<string> {
  known ??= new Set(
    dictionary['passwords-common']
      .filter((password) => password.length >= ACCOUNT_LIMITS.passwordMin)
      .map((password) => password.toLowerCase()),
  );
  return known;
}

/**
 * Refuses what an attacker tries first: leaked passwords and the account's own address. `field` is the body's field
 * that the form should point at.
 * @throws AppError INVALID_INPUT
 */
export function refuseGuessablePassword(password: string, email: string, field: string): void {
  const folded = password.normalize('NFKC').toLowerCase();
  const isOwnAddress = folded === email || folded === email.split('@')[0];
  if (!isOwnAddress && !commonPasswords().has(folded)) return;
  const message = isOwnAddress
    ? 'Your email address is too easy to guess as a password. Please choose another one.'
    : 'This password is on lists of common passwords. Please choose one that is harder to guess.';
  throw invalidField(field, message);
}
