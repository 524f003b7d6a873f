import { ConfigError } from '#platform/server/config.ts';
import { databaseFault } from '#platform/server/db/database-errors.ts';
import { Refusal } from '#platform/server/keeping/refusal.ts';
import { StoreUnavailable } from '#platform/server/object-store/object-store.ts';
import type { Command, Out } from './command.ts';

/** The commands that keep what people have, by name; each is loaded when it is called. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  verify: async () => (await import('./verify.ts')).verify,
  move: async () => (await import('./move.ts')).move,
};

/**
 * Runs `lampstand NAME …args` and answers the exit code. What an operator can mend is one line; anything else is a
 * mistake of ours and comes with its stack.
 */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  out: Out,
): Promise<number> {
  const command = await COMMANDS[name]?.();
  if (!command) {
    out(`There is no command ${name}; there are ${Object.keys(COMMANDS).join(', ')}.`);
    return 1;
  }
  if (args.includes('--help') || args.includes('-h')) {
    out(command.help);
    return 0;
  }
  try {
    return await command.run(args, env, out);
  } catch (error) {
    out(lineOf(error));
    return 1;
  }
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOperators =
    error instanceof Refusal || error instanceof ConfigError || error instanceof StoreUnavailable;
  if (databaseFault(error) === 'unavailable' || isRefusedByPostgres(error)) {
    return `The database cannot be used: ${error.message}`;
  }
  if (isOperators || isDisk(error) || isWrongArgument(error)) return error.message;
  return error.stack ?? error.message;
}

/** A full disk, a folder that may not be written: the message says it, and mostly names the file. */
function isDisk(error: Error): boolean {
  return 'syscall' in error;
}

/** PostgreSQL does not let us in: no such database, another password. */
function isRefusedByPostgres(error: Error): boolean {
  return 'severity' in error && error.severity === 'FATAL';
}

function isWrongArgument(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
