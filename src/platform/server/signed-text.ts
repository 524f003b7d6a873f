import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of a text, 32 bytes, for formats of their own; most say their purpose, by `signatureOf`. */
export function macOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/**
 * What only this server can make of a text, 43 characters of base64url. That of one purpose is worth nothing for another.
 * Links, cookies and addresses out there carry it: neither the encoding nor a purpose may change.
 */
export function signatureOf(purpose: string, text: string, secret: string): string {
  return macOf(`${purpose} ${text}`, secret).toString('base64url');
}

/** Whether what was brought is what was expected: how long that takes does not tell how much of a guess was right. */
export function isSameText(brought: string, expected: string): boolean {
  const [given, right] = [Buffer.from(brought), Buffer.from(expected)];
  return given.length === right.length && timingSafeEqual(given, right);
}
