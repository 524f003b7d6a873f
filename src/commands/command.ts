/** Where a command writes a line for the operator. */
export type Out = (line: string) => void;

/** What a command of the operator is: `npm run backup -- DIR`. */
export interface Command {
  /** What `--help` prints. */
  help: string;
  /**
   * Does it. @returns the exit code: 0 done, 1 something is wrong, 2 something is left to do.
   * @throws Refusal or ConfigError, one line for the operator
   */
  run(args: readonly string[], env: NodeJS.ProcessEnv, out: Out): Promise<number>;
}
