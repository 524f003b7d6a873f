import { Secret, TOTP } from 'otpauth';
import { APP_CODE } from '../second-step.rules.ts';

const KEY_BYTES = 20;
/** Half minutes by which the clock of a phone may be off, either way. */
const TOLERANCE = 1;

/** A new key for an app that shows codes, in Base32. */
export function newKey(): string {
  return new Secret({ size: KEY_BYTES }).base32;
}

/** A key as the address that such an app reads from a QR code; `account` is the name it is shown under. */
export function keyUri(key: string, account: string): string {
  return appOf(key, account).toString();
}

/** The code that an app shows at `now` (UTC epoch milliseconds). */
export function codeAt(key: string, now: number): string {
  return appOf(key).generate({ timestamp: now });
}

/** The half minute, counted since 1970, whose code this is, if that is about now (UTC epoch milliseconds); else null. */
export function counterOfCode(key: string, code: string, now: number): number | null {
  const delta = appOf(key).validate({ token: code, timestamp: now, window: TOLERANCE });
  return delta === null ? null : Math.floor(now / (APP_CODE.seconds * 1000)) + delta;
}

function appOf(key: string, label = ''): TOTP {
  const { digits, seconds: period } = APP_CODE;
  return new TOTP({
    issuer: 'Lampstand',
    label,
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits,
    period,
  });
}
