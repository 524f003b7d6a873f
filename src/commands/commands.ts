import type { ListedCommand } from './command.ts';

/** Everything that `lampstand` does, in the order in which an operator meets it. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'start',
    summary: 'serves, until SIGTERM; the same without a word',
    load: async () => (await import('./start.ts')).start,
  },
  {
    name: 'invite',
    summary: 'makes an account for somebody, and a link to choose its password',
    load: async () => (await import('./invite.ts')).invite,
  },
  {
    name: 'make-admin',
    summary: 'makes a person an administrator',
    load: async () => (await import('./make-admin.ts')).makeAdmin,
  },
  {
    name: 'reset-second-step',
    summary: 'lets somebody sign in who has lost their phone and backup codes',
    load: async () => (await import('./reset-second-step.ts')).resetSecondStepOf,
  },
  {
    name: 'backup',
    summary: 'copies the database, the files and the secret while the server runs',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'makes a backup an installation',
    load: async () => (await import('./restore.ts')).restore,
  },
  {
    name: 'verify',
    summary: 'looks whether everything is whole',
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'move',
    summary: 'takes an installation to PostgreSQL, and its files to a bucket',
    load: async () => (await import('./move.ts')).move,
  },
  {
    name: 'migrate',
    summary: 'brings the database up to date, and ends',
    load: async () => (await import('./migrate.ts')).migrate,
  },
];
