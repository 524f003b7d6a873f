import { MINUTE_MS } from '#contract/durations.ts';

/** What errors mean to somebody who runs a server; the first that fits is said. */
const MEANINGS: readonly [pattern: RegExp, meaning: string][] = [
  [/ENOSPC|no space left|disk is full/i, 'A disk is full.'],
  [/\b535\b|EAUTH|invalid login/i, 'The mail server did not accept our name and password.'],
  [
    /mail command failed|sender address rejected|relay(ing)? (access )?denied/i,
    'The mail server takes no letters from us: look at MAIL_FROM, and at the name and password in SMTP_URL.',
  ],
  [
    /ssl routines|certificate|altnames/i,
    'No safe connection could be made: the other server’s certificate does not hold, or smtps:// stands where smtp:// should.',
  ],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'The name of the other server was not found.'],
  [
    /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|connection closed/i,
    'The other server could not be reached.',
  ],
  [/time(d)? ?out|greeting never received|took too long/i, 'The other server did not answer in time.'],
  [/recipient|mailbox|\b550\b|\b553\b/i, 'The mail server does not take letters for this address.'],
  [/\b5\d\d\b/, 'The other server refused it for good.'],
  [/\b4\d\d\b/, 'The other server put it off again and again.'],
];

/** The last error of work that was given up, in plain words. */
export function meaningOf(error: string): string {
  return MEANINGS.find(([pattern]) => pattern.test(error))?.[1] ?? 'Something went wrong on the server.';
}

const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long something has lasted, in its greatest unit: '3 hours'. */
export function durationText(ms: number): string {
  for (const [unit, length] of UNITS) {
    const count = Math.floor(ms / length);
    if (count > 0) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}
