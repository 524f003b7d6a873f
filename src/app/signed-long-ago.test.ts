import { expect, it } from 'vitest';
import { createFirstStepCookie } from '#features/accounts/server/first-step.ts';
import { createKnownDevices } from '#features/accounts/server/known-devices.ts';
import { linkToken } from '#features/accounts/server/one-time-links.ts';
import { createProviderCookie } from '#features/accounts/server/provider-cookie.ts';
import { signToken } from '#features/accounts/server/session-cookie.ts';
import { tokenOfInvitation } from '#features/admission/server/invitation-token.ts';
import { signatureState, signedPath, signedQuery } from '#features/files/server/signed-address.ts';
import { feedAddressOf, feedTokenOf } from '#platform/server/feed-token.ts';
import { endTokenOf, requireUserOfEndToken } from '#platform/server/letter-end.ts';
import { idOfLinkToken, linkTokenOf } from '#platform/server/link-token.ts';

/*
 * Calendars, letters and browsers out there keep what is written here. A server that makes or accepts anything else has ended
 * all of them: these texts are not to be adapted.
 */
const secret = 'a secret that is only used by this test, 48 chars';
const publicUrl = 'http://localhost:3000';
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

it('makes the links of circles, groups, invitations and letters as ever', () => {
  expect(linkTokenOf('circle link', id, secret)).toBe(`${id}.Z7mvwDrMgDv-AOiI-2QU7uYfjTa`);
  expect(linkTokenOf('group link', id, secret)).toBe(`${id}.9g5BYcJq6FXvnw2RAKnlC7qXQrv`);
  expect(tokenOfInvitation(id, secret)).toBe('0rYfwgo3xOFgew1fLVFruG4M6e7Rs9GPk-1mgB_9Syc');
  expect(linkToken(id, secret)).toBe('LhwcCcueTfwz_n_3_GaHqcH8T0u3q08HJbHXQb18jZ8');
  expect(endTokenOf('weekly letter', id, secret)).toBe(`${id}.SIVis5sQwpnl6Q4oV9yUYtJ24PgKsISSeX39dCupuS8`);
});

it('takes the links of circles, groups and letters, and no other’s', () => {
  const [ofCircle, ofGroup] = [linkTokenOf('circle link', id, secret), linkTokenOf('group link', id, secret)];
  expect([
    idOfLinkToken('circle link', ofCircle, secret),
    idOfLinkToken('group link', ofGroup, secret),
  ]).toEqual([id, id]);
  expect([
    idOfLinkToken('circle link', ofGroup, secret),
    idOfLinkToken('group link', ofCircle, secret),
  ]).toEqual([null, null]);
  expect(idOfLinkToken('circle link', ofCircle.slice(0, -1), secret)).toBeNull();
});

it('ends letters by their own links alone', () => {
  for (const purpose of ['weekly letter', 'event letters end', 'reminder end'] as const) {
    expect(requireUserOfEndToken(purpose, endTokenOf(purpose, id, secret), secret)).toBe(id);
    const others = [
      endTokenOf(purpose, id, 'another secret'),
      linkTokenOf('circle link', id, secret),
      '',
      '.',
    ];
    for (const token of others) {
      expect(() => requireUserOfEndToken(purpose, token, secret)).toThrow('This link is not whole.');
    }
  }
});

it.each([
  ['calendar feed', 'MOYKnUsTSMX8m2rKfyCqy1eIEwGQx0Y3BF8M3ELL-Jo'],
  ['event letters end', 'T3fFrx43vSCb8XLZHNeAkFcZIoEPT3JE6IRynkc9fkM'],
] as const)('makes and takes the address of a %s', (purpose, signature) => {
  const address = { userId: id, serial: 2 };
  const token = `${id}.2.${signature}`;
  expect(feedTokenOf(purpose, address, secret)).toBe(token);
  expect(feedAddressOf(purpose, token, secret)).toEqual(address);
  expect(feedAddressOf('plan feed', token, secret)).toBeNull();
});

it('makes and takes the addresses of files', () => {
  const signature = '3fD2zoVi81QpLkaUsNPjFmvQtbnqeqqU247OUXdRyQI';
  expect(signedPath(id, 1000, secret)).toBe(`/api/objects/${id}?expires=1000&signature=${signature}`);
  const query = { expires: 1000, signature };
  expect(signatureState(['upload', id], query, { secret, now: 999 })).toBe('valid');
  expect(signatureState(['upload', id], query, { secret, now: 1000 })).toBe('expired');
  expect(signatureState(['download', id], query, { secret, now: 999 })).toBe('altered');
  expect(signedQuery(['download', id, 'Günter’s "file"'], 1000, secret).signature).toBe(
    'c1_sxIJ-KJnF9ngaSqv5gthETzokIPl_FJYkzWptt6I',
  );
});

it('signs who is signed in as ever', () => {
  expect(signToken('a token of a session', secret)).toBe(
    'a token of a session.iPofn6DvnUPpgE3/Y4BO6lzVxzy63MTcw9TG0ry3q8E=',
  );
});

it('takes what a browser keeps on its way to being signed in', () => {
  const trip =
    'lampstand.provider=eyJzdGF0ZSI6InMiLCJub25jZSI6Im4iLCJjb2RlVmVyaWZpZXIiOiJ2IiwibmV4dCI6Ii8iLCJmcmVzaCI6ZmFsc2UsInVudGlsIjo2MDAwMDB9.XaM-BBDVk-2HwMReeSAXnSLULJWMy2vDsP4I7V2QlQ0';
  const read = createProviderCookie({ publicUrl, secret }).read(trip, 0);
  expect(read).toMatchObject({ state: 's', nonce: 'n', until: 600_000 });
  const step =
    'lampstand.first_step=eyJ1c2VySWQiOiIwMTg5MGE1ZC1hYzk2LTc3NGItYmNjZS1iMzAyMDk5YTgwNTciLCJwcm92ZW5BdCI6MTAwMCwid2F5c0luIjoidyIsInVudGlsIjo1MDAwfQ.Z2kcf-ahFvja9FSWo5WVtvzku6JIONi-RgA9IQaOM9c';
  const shown = createFirstStepCookie({ publicUrl, secret }).read(step, 0);
  expect(shown).toEqual({ userId: id, provenAt: 1000, waysIn: 'w', until: 5000 });
});

it('knows the devices that it knew', () => {
  const devices = createKnownDevices({ publicUrl, secret });
  const cookie =
    'lampstand.known_device=3fII9oNEFevVfcwu3-AYMY9Hy1F-p7VGpQ.31waIy22LsWcDPu8FHakcCnuSkGsi_fMCA';
  expect(devices.find(cookie, { userId: id, password: 'its hash' })).toBe('3fII9oNEFevV');
  expect(devices.find(cookie, { userId: id, password: null })).toBe('31waIy22LsWc');
  expect(devices.find(cookie, { userId: id, password: 'a new hash' })).toBeNull();
});
