import { ConfigError } from '#platform/server/config.ts';
import type { ListedCommand } from './command.ts';

/**
 * Runs what the words after `lampstand` name; without a word that is the first command.
 * @returns the exit code, or 'running'; 2 for a word that is no command, 1 for settings that are wrong
 */
export async function runCommand(
  commands: readonly ListedCommand[],
  words: readonly string[],
  env: Record<string, string | undefined>,
  out: (line: string) => void,
): Promise<number | 'running'> {
  const [word = commands[0]!.name, ...args] = words;
  if (word === '--help' || word === '-h' || word === 'help') {
    out(overview(commands));
    return 0;
  }
  const command = commands.find(({ name }) => name === word);
  if (!command) {
    out(`There is no '${word}'. What there is: lampstand --help`);
    return 2;
  }
  try {
    return await (await command.load())(args, env, out);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    out(error.message);
    return 1;
  }
}

function overview(commands: readonly ListedCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'lampstand [command]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    "'lampstand <command> --help' says more. Settings are environment variables; the README lists them.",
  ].join('\n');
}
