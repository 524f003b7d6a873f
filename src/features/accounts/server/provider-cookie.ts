import { z } from 'zod';
import { cookieValue } from '#platform/server/http/cookie-value.ts';
import { hostCookieName } from '#platform/server/http/host-cookie.ts';
import { isSameText, signatureOf } from '#platform/server/signed-text.ts';
import type { ProviderChecks } from './provider-client.ts';

/** What the browser keeps while it is at the provider. */
export interface ProviderTrip extends ProviderChecks {
  next: string;
  /** The provider was to ask for the credentials again. */
  fresh: boolean;
  /** The invitation to this server that the browser came by. */
  invitation?: string | undefined;
  /** After this (UTC epoch milliseconds) it has taken too long. */
  until: number;
}

const TRIP_SECONDS = 10 * 60;
const tripSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.string(),
  fresh: z.boolean(),
  invitation: z.string().optional(),
  until: z.number(),
});

/**
 * Ties the answer of the provider to the browser that asked, so that nobody can be signed in to another's account by a
 * link. Signed, HttpOnly; `Lax`, since the provider leads back by a navigation.
 */
export function createProviderCookie(options: { publicUrl: string; secret: string }) {
  const secure = options.publicUrl.startsWith('https:') ? '; Secure' : '';
  const name = hostCookieName(options.publicUrl, 'lampstand.provider');
  const attributes = (maxAge: number) => `; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  const signatureFor = (payload: string) => signatureOf('provider-trip', payload, options.secret);

  return {
    /** A `Set-Cookie`. */
    write(trip: Omit<ProviderTrip, 'until'>, now: number): string {
      const payload = Buffer.from(JSON.stringify({ ...trip, until: now + TRIP_SECONDS * 1000 })).toString(
        'base64url',
      );
      return `${name}=${payload}.${signatureFor(payload)}${attributes(TRIP_SECONDS)}`;
    },

    /** A `Set-Cookie` that takes it away: an answer is looked at once. */
    clear(): string {
      return `${name}=${attributes(0)}`;
    },

    /** Null when there is none, or it is not ours, or too old. */
    read(cookieHeader: string | undefined, now: number): ProviderTrip | null {
      const [payload = '', signature = ''] = (cookieValue(cookieHeader ?? '', name) ?? '').split('.');
      if (!isSameText(signature, signatureFor(payload))) return null;
      const trip = tripSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return trip.until > now ? trip : null;
    },
  };
}
