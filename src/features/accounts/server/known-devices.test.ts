import { expect, it } from 'vitest';
import { createKnownDevices } from './known-devices.ts';

const secret = 'a secret that is only used by this test, 48 chars';
const devices = createKnownDevices({ publicUrl: 'http://localhost:3000', secret });
const alice = { userId: 'alice', password: 'hash of alice' };
const bob = { userId: 'bob', password: 'hash of bob' };

const sentBack = (setCookie: string) => setCookie.split(';')[0]!;

it('knows the accounts that signed in here, each by a name of its own', () => {
  const ofAlice = sentBack(devices.remember(undefined, alice));
  const ofBoth = sentBack(devices.remember(ofAlice, bob));
  expect(devices.find(ofAlice, bob)).toBeNull();
  expect(devices.find(ofBoth, alice)).toBe(devices.find(ofAlice, alice));
  expect(devices.find(ofBoth, bob)).not.toBe(devices.find(ofBoth, alice));
  expect([devices.find(ofBoth, undefined), devices.find(undefined, alice)]).toEqual([null, null]);
  expect([devices.hasAny(ofBoth), devices.hasAny(undefined)]).toEqual([true, false]);
});

it('keeps its name when somebody signs in again, and forgets a password that was changed', () => {
  const before = sentBack(devices.remember(undefined, alice));
  const again = sentBack(devices.remember(before, alice));
  expect(again).toBe(before);
  const changed = { ...alice, password: 'another hash' };
  expect(devices.find(before, changed)).toBeNull();
  const after = sentBack(devices.remember(before, changed, alice));
  expect(devices.find(after, changed)).not.toBeNull();
  expect(devices.find(after, alice)).toBeNull();
  expect(after).toHaveLength(before.length);
});

it('believes no other server, and nothing that was made up', () => {
  const known = sentBack(devices.remember(undefined, alice));
  const other = createKnownDevices({ publicUrl: 'http://localhost:3000', secret: secret.toUpperCase() });
  expect(other.find(known, alice)).toBeNull();
  for (const value of ['', 'x', `${'a'.repeat(34)}`, `${known.split('=')[1]}.${'é'.repeat(34)}`.slice(1)])
    expect(devices.find(`lampstand.known_device=${value}`, alice)).toBeNull();
});

it('keeps five accounts, those that signed in last', () => {
  const people = Array.from({ length: 7 }, (_, n) => ({ userId: `person ${n}`, password: 'a hash' }));
  let cookie: string | undefined;
  for (const person of people) cookie = sentBack(devices.remember(cookie, person));
  expect(people.map((person) => devices.find(cookie, person) !== null)).toEqual([
    ...[false, false],
    ...[true, true, true, true, true],
  ]);
  expect(cookie!.length).toBeLessThan(220);
});

it('cannot be read by scripts, and behind https not be sent without it', () => {
  expect(devices.remember(undefined, alice)).toMatch(/; Path=\/api; HttpOnly; SameSite=Lax$/);
  const secure = createKnownDevices({ publicUrl: 'https://lampstand.example.org', secret });
  expect(secure.remember(undefined, alice)).toMatch(/^__Secure-lampstand\.known_device=.*; Secure$/);
});
