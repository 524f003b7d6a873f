import { inviteUser } from '#features/accounts/server/invite-user.ts';
import { readConfig } from '#platform/server/config.ts';
import { authSecret } from '#platform/server/secret.ts';
import type { Command } from './command.ts';
import { withDatabase } from './open-data.ts';

export const invite: Command = {
  help: `lampstand invite EMAIL FIRST-NAME LAST-NAME

Makes an account for somebody who cannot or should not register, and prints a link with which they choose their password. It works
once, for an hour, and confirms the address: give it to nobody else. Again for the same address, it prints a new link as long
as no password was chosen. The server may be running. No letter is sent.`,
  async run(args, env, out) {
    const [email, firstName, lastName, ...rest] = args;
    if (email === undefined || firstName === undefined || lastName === undefined || rest.length > 0) {
      out(invite.help);
      return 2;
    }
    const config = readConfig(env);
    const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
    return withDatabase(config, async (db) => {
      const deps = { db, secret: authSecret(config), publicUrl };
      const invited = await inviteUser(deps, { email, firstName, lastName }, Date.now());
      out('link' in invited ? invited.link : invited.refused);
      return 'link' in invited ? 0 : 1;
    });
  },
};
