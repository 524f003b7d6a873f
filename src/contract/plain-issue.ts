import type { z } from 'zod';

type Issue = Parameters<NonNullable<z.core.ParseContext<z.core.$ZodIssue>['error']>>[0];

/** What a person can do about a value that has no words of its own in its contract. */
const LOOK_AGAIN = 'This does not look right. Please check it.';

const OF_TYPE: Record<string, string> = {
  string: 'Please send text here.',
  number: 'Please send a number here.',
  int: 'Please send a whole number here.',
  boolean: 'Please send true or false here.',
  array: 'Please send a list here.',
  object: 'Please send an object with named values here.',
  record: 'Please send an object with named values here.',
};

/**
 * Says what is wrong with a value in plain words, where the contract itself says nothing: whoever sends it is a person or
 * writes for one, and the validator's own words ('expected string, received undefined') are for neither. Give it to
 * `safeParse` as `error`.
 */
export function plainIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing. Please fill it in.';
      return OF_TYPE[issue.expected] ?? LOOK_AGAIN;
    case 'too_big':
      return tooMuch(issue);
    case 'too_small':
      return tooLittle(issue);
    case 'invalid_value':
      return `Please choose one of these: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `There is nothing called ${issue.keys.slice(0, 3).map(named).join(', ')} here. Please leave it out.`;
    default:
      return LOOK_AGAIN;
  }
}

function tooMuch({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  const most = Number(maximum).toLocaleString('en-US');
  if (origin === 'string') return `Please use at most ${most} characters.`;
  return origin === 'array' || origin === 'set'
    ? `Please send at most ${most} of these.`
    : `Please use a number of at most ${most}.`;
}

function tooLittle({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  const least = Number(minimum).toLocaleString('en-US');
  if (origin === 'string') {
    return Number(minimum) === 1 ? 'Please fill this in.' : `Please use at least ${least} characters.`;
  }
  return origin === 'array' || origin === 'set'
    ? `Please send at least ${least} of these.`
    : `Please use a number of at least ${least}.`;
}

/** A name that somebody else made up, which may be long. */
function named(key: string): string {
  return `“${key.slice(0, 40)}”`;
}
