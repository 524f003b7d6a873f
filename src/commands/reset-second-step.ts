import { resetSecondStep } from '#features/accounts/server/second-step.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Command } from './command.ts';
import { withDatabase } from './open-data.ts';

const SAID = {
  done: 'signs in with the password alone again, and is signed out everywhere.',
  none: 'has no second step.',
  nobody: 'has no account here.',
} as const;

export const resetSecondStepOf: Command = {
  help: `lampstand reset-second-step EMAIL

Turns the second step off for somebody who has lost the phone and the backup codes, and signs them out everywhere. Make sure first that
it is them who ask: from then on the password lets in, alone. Administrators set up a new one before they can do anything as such. The
server may be running.`,
  async run(args, env, out) {
    const [email, ...rest] = args;
    if (email === undefined || rest.length > 0) {
      out(resetSecondStepOf.help);
      return 2;
    }
    const address = email.trim().toLowerCase();
    return withDatabase(readConfig(env), async (db) => {
      const outcome = await resetSecondStep(db, address, Date.now());
      out(`${address} ${SAID[outcome]}`);
      return outcome === 'done' ? 0 : 1;
    });
  },
};
