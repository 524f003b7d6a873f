import '#platform/server/thread-pool.ts';
import { runCommand } from '../src/commands/run-command.ts';

/** `npm run backup`, `restore`, `verify` and `move`. */
const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runCommand(name, args, process.env, console.log);
