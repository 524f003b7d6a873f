import { randomBytes } from 'node:crypto';
import { cookieValue } from '#platform/server/http/cookie-value.ts';
import { isSameText, macOf } from '#platform/server/signed-text.ts';

/** An account as far as a device is known to it: a new password makes all devices strangers again. */
export interface DeviceAccount {
  userId: string;
  /** The password's hash; null: it has none. */
  password: string | null;
}

/** One account that a browser has signed in to. The tag proves it, and only this server can make it. */
interface Entry {
  /** Names what is counted for this browser and account. */
  id: string;
  tag: string;
}

export interface KnownDevices {
  /** Whether the `Cookie` header names any account at all; others cost no query. */
  hasAny(cookieHeader: string | undefined): boolean;
  /** The name of this browser's own count for an account; null: it has not signed in to it with today's password. */
  find(cookieHeader: string | undefined, account: DeviceAccount | undefined): string | null;
  /**
   * The `Set-Cookie` by which the browser is known to the account from now on. `former` is the account as it was before
   * its password changed.
   */
  remember(cookieHeader: string | undefined, account: DeviceAccount, former?: DeviceAccount): string;
}

const NAME = 'lampstand.known_device';
/** Accounts that are known of one browser, which a family may share; whoever signed in longest ago is forgotten first. */
const MOST_ACCOUNTS = 5;
/** As long as browsers keep a cookie; each sign-in renews it. It outlives signing out. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;
const ENTRY = /^([A-Za-z0-9_-]{12})([A-Za-z0-9_-]{22})$/;

/**
 * Knows browsers that have signed in to an account before, by a signed cookie. What strangers get wrong does not close
 * the door to those: they have a count of their own (docs/decisions/040-what-a-stranger-can-spoil.md).
 */
export function createKnownDevices({
  publicUrl,
  secret,
}: {
  publicUrl: string;
  secret: string;
}): KnownDevices {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const name = secure === '' ? NAME : `__Secure-${NAME}`;

  function tagOf(id: string, { userId, password }: DeviceAccount): string {
    const text = `known device ${id} ${userId} ${password ?? ''}`;
    return macOf(text, secret).subarray(0, 16).toString('base64url');
  }
  function isOf({ id, tag }: Entry, account: DeviceAccount): boolean {
    return isSameText(tag, tagOf(id, account));
  }
  function read(cookieHeader: string | undefined): Entry[] {
    const value = cookieValue(cookieHeader ?? '', name) ?? '';
    return value
      .split('.')
      .slice(0, MOST_ACCOUNTS)
      .map((entry) => ENTRY.exec(entry))
      .filter((match) => match !== null)
      .map(([, id, tag]) => ({ id: id!, tag: tag! }));
  }

  return {
    hasAny: (cookieHeader) => read(cookieHeader).length > 0,

    find(cookieHeader, account) {
      if (!account) return null;
      return read(cookieHeader).find((entry) => isOf(entry, account))?.id ?? null;
    },

    remember(cookieHeader, account, former = account) {
      const known = read(cookieHeader);
      const others = known.filter((entry) => !isOf(entry, account) && !isOf(entry, former));
      // The count goes on under the same name: signing in again must not give more tries.
      const id = known.find((entry) => isOf(entry, account))?.id ?? randomBytes(9).toString('base64url');
      const value = [{ id, tag: tagOf(id, account) }, ...others]
        .slice(0, MOST_ACCOUNTS)
        .map((entry) => entry.id + entry.tag)
        .join('.');
      return `${name}=${value}; Max-Age=${KEPT_SECONDS}; Path=/api; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}
