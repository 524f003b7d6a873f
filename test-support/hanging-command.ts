import { writeSync } from 'node:fs';
import { runCommand } from '../src/commands/run-command.ts';

/* Runs a command, and stands still for ever once it says something that has the first argument in it. */
const [at = '', name = '', ...args] = process.argv.slice(2);
process.exitCode = await runCommand(name, args, process.env, (line) => {
  writeSync(1, `${line}\n`);
  if (line.includes(at)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
