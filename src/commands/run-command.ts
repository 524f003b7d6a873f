import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, SETTINGS } from '#platform/server/config.ts';
import { DAMAGED } from '#platform/server/db/damage.ts';
import { databaseFault } from '#platform/server/db/database-errors.ts';
import { refusedByPostgres } from '#platform/server/db/refused-by-postgres.ts';
import { Refusal } from '#platform/server/keeping/refusal.ts';
import { misspeltSettings } from '#platform/server/misspelt-settings.ts';
import { StoreUnavailable } from '#platform/server/object-store/object-store.ts';
import type { ListedCommand, Out } from './command.ts';

/**
 * Runs what the words after `lampstand` name; without a word that is the first command. What an operator can mend is one
 * line; anything else is a mistake of ours and comes with its stack.
 * @param complain where it is said that something went wrong, if not where everything is
 * @returns the exit code, or 'running'; 2 for a word that is no command, 1 for what went wrong
 */
export async function runCommand(
  commands: readonly ListedCommand[],
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  out: Out,
  complain: Out = out,
): Promise<number | 'running'> {
  const [word = commands[0]!.name, ...args] = words;
  if (word === '--help' || word === '-h' || word === 'help') {
    out(overview(commands));
    return 0;
  }
  if (word === '--version' || word === '-v') {
    out(version());
    return 0;
  }
  const listed = commands.find(({ name }) => name === word);
  if (!listed) {
    complain(`There is no '${word}'. What there is: lampstand --help`);
    return 2;
  }
  const command = await listed.load();
  if (args.includes('--help') || args.includes('-h')) {
    out(command.help);
    return 0;
  }
  for (const line of misspeltSettings(env, SETTINGS)) complain(`⚠ ${line}`);
  try {
    return await command.run(args, env, out);
  } catch (error) {
    complain(lineOf(error));
    return 1;
  }
}

/** Of the package; sources and the built server lie equally deep in it. */
function version(): string {
  const file = path.resolve(import.meta.dirname, '../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function overview(commands: readonly ListedCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'lampstand [command]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    "'lampstand <command> --help' says more, 'lampstand --version' which one this is. Settings are environment variables; the README lists them.",
  ].join('\n');
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOperators =
    error instanceof Refusal || error instanceof ConfigError || error instanceof StoreUnavailable;
  if (isOperators || isWrongArgument(error)) return error.message;
  if (databaseFault(error) === 'damaged') return `${DAMAGED}: ${error.message}`;
  const refused = refusedByPostgres(error);
  if (databaseFault(error) === 'unavailable' || refused !== null) {
    // Where a name has several addresses, the error of all of them has a code and no words.
    const why = refused ?? (error.message || (error as NodeJS.ErrnoException).code);
    return `The database cannot be used: ${why}`;
  }
  if (isDisk(error)) return error.message;
  return error.stack ?? error.message;
}

/** A full disk, a folder that may not be written: the message says it, and mostly names the file. */
function isDisk(error: Error): boolean {
  return 'syscall' in error;
}

function isWrongArgument(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
