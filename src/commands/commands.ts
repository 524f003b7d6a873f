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
];
