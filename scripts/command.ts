import '#platform/server/thread-pool.ts';
import '#platform/server/private-umask.ts';
import { COMMANDS } from '../src/commands/commands.ts';
import { runCommand } from '../src/commands/run-command.ts';

/** `npm run backup`, `restore`, `verify`, `move` and `migrate`. */
const code = await runCommand(COMMANDS, process.argv.slice(2), process.env, console.log, console.error);
if (code !== 'running') process.exitCode = code;
