import { writeSync } from 'node:fs';
import { COMMANDS } from '../src/commands/commands.ts';
import { runCommand } from '../src/commands/run-command.ts';

/* Runs a command, and stands still for ever once it says something that has the first argument in it. */
const [at = '', ...words] = process.argv.slice(2);
const code = await runCommand(COMMANDS, words, process.env, (line) => {
  writeSync(1, `${line}\n`);
  if (line.includes(at)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
if (code !== 'running') process.exitCode = code;
