import { createECDH, hkdfSync } from 'node:crypto';

/** How this server proves to whoever provides push that it is the one that a browser has chosen (RFC 8292); base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The order of P-256: a private key is a number below it, from 1. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Made of the secret that all instances of one installation share and that a backup holds: nothing more is kept, and two that
 * start at once have the same. Another secret signs everybody out, and what was chosen for push goes with the session.
 */
export function vapidKeys(secret: string): VapidKeys {
  // Sixteen bytes more than the number has: what is left after dividing is as good as evenly spread (FIPS 186-5, A.2.1).
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'lampstand push', 48));
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url', 'uncompressed'),
    privateKey: privateKey.toString('base64url'),
  };
}
