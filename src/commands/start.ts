import { serve } from '#app/serve.ts';
import { readConfig } from '#platform/server/config.ts';
import { asksForHelp, type Command } from './command.ts';

const HELP = `lampstand start

Serves at PORT, with what is in DATA_DIR, until SIGTERM. It brings the database up to date first.`;

export const start: Command = async (args, env, out) => {
  if (asksForHelp(args)) {
    out(HELP);
    return 0;
  }
  await serve(readConfig(env));
  return 'running';
};
