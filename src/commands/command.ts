/** Where a command writes a line for the operator. */
export type Out = (line: string) => void;

/** What an operator does beside the server: `lampstand backup DIR`, or in a checkout `npm run backup -- DIR`. */
export interface Command {
  /** What `--help` prints. */
  help: string;
  /**
   * Does it. @returns the exit code: 0 done, 1 something is wrong, 2 something is left to do or was not said; 'running' when
   * the process goes on until a signal ends it.
   * @throws Refusal or ConfigError, one line for the operator
   */
  run(args: readonly string[], env: NodeJS.ProcessEnv, out: Out): Promise<number | 'running'>;
}

export interface ListedCommand {
  name: string;
  /** What `lampstand --help` says of it. */
  summary: string;
  /** A command is loaded when it is asked for: `--help` should not wait for a server's code. */
  load: () => Promise<Command>;
}
