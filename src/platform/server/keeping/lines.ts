import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/** A new file of JSON values, one a line, that is never in memory as a whole. */
export interface LinesWriter {
  write(values: readonly unknown[]): Promise<void>;
  /** The lines are on the disk when it resolves. */
  end(): Promise<void>;
}

export async function writeLines(file: string): Promise<LinesWriter> {
  const handle = await open(file, 'w', 0o600);
  // Appends from several callers take turns.
  let last: Promise<unknown> = Promise.resolve();
  return {
    write(values) {
      const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
      const mine = last.then(() => handle.appendFile(text));
      last = mine.catch(() => {});
      return mine;
    },
    async end() {
      await last;
      await handle.sync();
      await handle.close();
    },
  };
}

export async function* readLines(file: string): AsyncGenerator<unknown> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    yield JSON.parse(line);
  }
}
