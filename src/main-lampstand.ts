import '#platform/server/thread-pool.ts';
import '#platform/server/private-umask.ts';
import { COMMANDS } from './commands/commands.ts';
import { runCommand } from './commands/run-command.ts';

/** `lampstand`: what the installed package runs, and `npm start`. */
process.env['NODE_ENV'] ??= 'production';
try {
  const code = await runCommand(COMMANDS, process.argv.slice(2), process.env, console.log, console.error);
  if (code !== 'running') process.exitCode = code;
} catch (error) {
  console.error(error);
  process.exit(1);
}
