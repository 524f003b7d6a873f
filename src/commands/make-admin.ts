import { makeAdministrator } from '#features/accounts/server/administrators.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Command } from './command.ts';
import { withDatabase } from './open-data.ts';

const SAID = {
  done: 'is an administrator now.',
  already: 'was an administrator already.',
  unconfirmed: 'has not confirmed the address yet, so it may be somebody else.',
  nobody: 'has no account here.',
} as const;

export const makeAdmin: Command = {
  help: `lampstand make-admin EMAIL

Makes the person with this address an administrator, at once and for good. They must have confirmed the address: anybody can register
with any. What an administrator may do opens once they have set up a second step in their settings. The server may be running.`,
  async run(args, env, out) {
    const [email, ...rest] = args;
    if (email === undefined || rest.length > 0) {
      out(makeAdmin.help);
      return 2;
    }
    const address = email.trim().toLowerCase();
    return withDatabase(readConfig(env), async (db) => {
      const outcome = await makeAdministrator(db, address, Date.now());
      out(`${address} ${SAID[outcome]}`);
      return outcome === 'done' || outcome === 'already' ? 0 : 1;
    });
  },
};
