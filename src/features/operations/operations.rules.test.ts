import { expect, it } from 'vitest';
import { durationText, meaningOf } from './operations.rules.ts';

it.each([
  ["Can't send mail - all recipients were rejected: 550 no such box", /does not take letters/],
  ['Mail command failed: 553 5.7.1 <(address)>: Sender address rejected', /look at MAIL_FROM/],
  ['Mail command failed: 530 5.7.0 Authentication required', /name and password in SMTP_URL/],
  ["Can't send mail - all recipients were rejected: 554 5.7.1 Relay access denied", /SMTP_URL/],
  ['40F3:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number', /smtps:/],
  ['self-signed certificate', /certificate/],
  ['connect ECONNREFUSED 127.0.0.1:25', /could not be reached/],
  ['getaddrinfo ENOTFOUND mail.example.org', /name of the other server/],
  ['Greeting never received', /did not answer in time/],
  ['Invalid login: 535 5.7.8 Authentication failed', /name and password/],
  ['Message failed: 554 5.7.1 looks like spam', /refused it for good/],
  ['Message failed: 451 please come back later', /put it off/],
  ["ENOSPC: no space left on device, unlink '/data/x'", /disk is full/],
  ['x is not a function', /Something went wrong/],
])('%j is said in plain words', (error, words) => {
  expect(meaningOf(error)).toMatch(words);
});

it.each([
  [-5000, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [3_600_000, '1 hour'],
  [47 * 3_600_000, '1 day'],
  [72 * 3_600_000, '3 days'],
])('%i ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
