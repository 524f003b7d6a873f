import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { authSecret } from './secret.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), 'lampstand-secret-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

it('is made once, for the server alone', () => {
  const made = authSecret({ DATA_DIR });
  expect(made).toMatch(/^[\w-]{64}$/);
  expect(authSecret({ DATA_DIR })).toBe(made);
  expect(readdirSync(DATA_DIR)).toEqual(['auth-secret']);
  const file = path.join(DATA_DIR, 'auth-secret');
  expect(readFileSync(file, 'utf8')).toBe(`${made}\n`);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

it.each(['', '\n', 'a short one\n', '\0'.repeat(65)])(
  'is not what a lost disk has left of it: %j',
  (left) => {
    const file = path.join(DATA_DIR, 'auth-secret');
    writeFileSync(file, left);
    expect(() => authSecret({ DATA_DIR })).toThrow(ConfigError);
    expect(() => authSecret({ DATA_DIR })).toThrow(/^[^\n]*auth-secret has no secret in it: [^\n]*$/);
    expect(readFileSync(file, 'utf8')).toBe(left);
  },
);

it('is the setting’s where there is one', () => {
  const AUTH_SECRET = 'a secret of this test alone, of 48 characters ..';
  expect(authSecret({ DATA_DIR, AUTH_SECRET })).toBe(AUTH_SECRET);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});
