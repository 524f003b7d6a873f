import { DAY_MS } from '#contract/durations.ts';

/** What a security event is to the log and to the person whose account it touches. */
interface SecurityEventRule {
  /** A line of the log that whoever runs the server should look at, or one among many. */
  level: 'info' | 'warn';
  /**
   * Whether 'Recent activity' in the settings shows it: as what the person did ('own'), or as what anybody may have done
   * ('anybodys'). The latter is gathered by the day, so that a stranger cannot fill the list.
   */
  shown: 'own' | 'anybodys' | null;
}

/**
 * Everything that the security log tells. The log has a line for each, and those that are shown are kept for the person
 * as well (`noteSecurityEvent`). Neither holds words that somebody typed. The log alone has one more, 'cross-site-refused',
 * of requests that are refused before anybody asks whose they are.
 */
export const SECURITY_EVENTS = {
  registered: { level: 'info', shown: 'own' },
  'signed-in': { level: 'info', shown: 'own' },
  'sign-in-failed': { level: 'info', shown: 'anybodys' },
  'sign-in-locked': { level: 'warn', shown: 'anybodys' },
  'address-locked': { level: 'warn', shown: null },
  'confirmation-failed': { level: 'info', shown: 'anybodys' },
  'confirmation-locked': { level: 'warn', shown: 'anybodys' },
  'devices-signed-out': { level: 'info', shown: 'own' },
  'password-changed': { level: 'info', shown: 'own' },
  'password-reset': { level: 'info', shown: 'own' },
  'email-confirmed': { level: 'info', shown: 'own' },
  'email-change-asked': { level: 'info', shown: 'own' },
  'email-changed': { level: 'info', shown: 'own' },
  'role-changed': { level: 'warn', shown: 'own' },
  'moderator-made': { level: 'warn', shown: 'own' },
  'role-ended': { level: 'warn', shown: 'own' },
  'sessions-ended': { level: 'warn', shown: 'own' },
  'second-step-added': { level: 'info', shown: 'own' },
  'second-step-removed': { level: 'info', shown: 'own' },
  'second-step-failed': { level: 'info', shown: 'anybodys' },
  'backup-codes-renewed': { level: 'info', shown: 'own' },
  'data-exported': { level: 'info', shown: 'own' },
  'account-deleted': { level: 'info', shown: null },
} as const satisfies Record<string, SecurityEventRule>;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;

/** What is kept for the person, and shown. */
export type ActivityKind = {
  [K in SecurityEventKind]: (typeof SECURITY_EVENTS)[K]['shown'] extends null ? never : K;
}[SecurityEventKind];

export const ACTIVITY_KINDS = (Object.keys(SECURITY_EVENTS) as SecurityEventKind[]).filter(isActivity);

/** Whether the person sees it in the settings. */
export function isActivity(kind: SecurityEventKind): kind is ActivityKind {
  return SECURITY_EVENTS[kind].shown !== null;
}

/** The kinds that a stranger can bring about, too. */
export const ANYBODYS_KINDS = ACTIVITY_KINDS.filter((kind) => SECURITY_EVENTS[kind].shown === 'anybodys');

/** How much of it is kept for each person: what they did themselves, the newest; and all of it for so long. */
export const ACTIVITY = { ownKept: 100, keptMs: 90 * DAY_MS, gatheredMs: DAY_MS } as const;

/** How the settings say it. `times`: how often it happened within a day. */
export function activityText(kind: ActivityKind, times: number): string {
  const text = TEXTS[kind];
  return times === 1 ? text : `${text}, ${times} times within a day`;
}

const TEXTS: Record<ActivityKind, string> = {
  registered: 'You created this account',
  'signed-in': 'You signed in',
  'sign-in-failed': 'Someone tried a wrong password',
  'sign-in-locked': 'After ten wrong passwords, signing in was closed for a quarter of an hour',
  'confirmation-failed': 'A wrong password was typed in your settings',
  'confirmation-locked':
    'After ten wrong passwords, your settings asked for a quarter of an hour of patience',
  'devices-signed-out': 'You signed out another device',
  'password-changed': 'You changed your password',
  'password-reset': 'You chose a new password by the link in a letter',
  'email-confirmed': 'You confirmed your email address',
  'email-change-asked': 'You asked to change your email address',
  'email-changed': 'Your email address changed',
  'role-changed': 'You became an administrator',
  'moderator-made': 'You became a moderator',
  'role-ended': 'You have no role any more',
  'sessions-ended': 'An administrator signed you out on all devices',
  'second-step-added': 'You set up a second step',
  'second-step-removed': 'Your second step was turned off',
  'second-step-failed': 'Someone knew your password, but not the code of your second step',
  'backup-codes-renewed': 'You made new backup codes',
  'data-exported': 'You exported your data',
};
