import { parseArgs } from 'node:util';
import { serve } from '#app/serve.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Command } from './command.ts';

export const start: Command = {
  help: `lampstand start

Serves at PORT, with what is in DATA_DIR, until SIGTERM. It brings the database up to date first.`,
  async run(args, env) {
    parseArgs({ args: [...args] });
    await serve(readConfig(env));
    return 'running';
  },
};
