/** What apps that show codes all know: six digits, a new code every half minute (RFC 6238). */
export const APP_CODE = { digits: 6, seconds: 30 } as const;

/** docs/product.md, Accounts. */
export const BACKUP_CODES = 10;

/** Letters and digits that nobody takes for one another when they are copied by hand; 32 of them, five bits each. */
export const BACKUP_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Sixty bits: nobody guesses one. */
export const BACKUP_LENGTH = 12;

/** What somebody typed where a code is asked for: one of the app, or one of those that were written down. */
export type TypedCode = { kind: 'app' | 'backup'; code: string };

/** Spaces, hyphens and small letters are as good: 'k7dm-…' is 'K7DM…'. */
export function readCode(typed: string): TypedCode {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return { kind: /^\d{6}$/.test(code) ? 'app' : 'backup', code };
}

/** A backup code, or a key, as it is shown: in groups of four. */
export function inGroups(code: string, separator: string): string {
  return (code.match(/.{1,4}/g) ?? []).join(separator);
}
