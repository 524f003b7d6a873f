/**
 * One thing that `lampstand` does. `out` takes lines for the operator. Answers the exit code, or 'running' when the
 * process goes on until a signal ends it.
 * @throws ConfigError when a setting is wrong; other errors are mistakes
 */
export type Command = (
  args: readonly string[],
  env: Record<string, string | undefined>,
  out: (line: string) => void,
) => Promise<number | 'running'>;

export interface ListedCommand {
  name: string;
  /** What `lampstand --help` says of it. */
  summary: string;
  /** A command is loaded when it is asked for: `--help` should not wait for a server's code. */
  load: () => Promise<Command>;
}

/** Whether the arguments ask what a command does. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}
