import { describe, expect, it } from 'vitest';
import { ownHosts } from './own-hosts.ts';

describe('our hosts', () => {
  const isOurs = ownHosts('https://lampstand.example.org');

  it.each([
    'lampstand.example.org',
    'Lampstand.Example.ORG',
    'lampstand.example.org:443',
    'lampstand.example.org:8443',
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '127.1.2.3',
    '[::1]:3000',
  ])('%s is one', (host) => {
    expect(isOurs(host)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3000',
    'lampstand.example.org.evil.example',
    'evil-lampstand.example.org',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example#localhost',
    'evil.example@localhost',
    'localhost:3000:80',
    '192.168.1.5:3000',
    '0.0.0.0',
    '[::2]',
  ])('%s is none', (host) => {
    expect(isOurs(host)).toBe(false);
  });

  it('are the loopback names alone without a public address', () => {
    expect(ownHosts(undefined)('localhost:3000')).toBe(true);
    expect(ownHosts(undefined)('lampstand.example.org')).toBe(false);
  });
});
