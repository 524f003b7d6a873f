import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ConfigError, SECRET_LENGTH } from './config.ts';
import { giveToOwner } from './give-to-owner.ts';
import { makeDataDir } from './make-folder.ts';

/**
 * `AUTH_SECRET`, or one made at the first start and kept in `DATA_DIR/auth-secret` (mode 600).
 * @throws ConfigError when the file has none in it: whoever knows that it is empty could sign what only this server may
 */
export function authSecret(config: { AUTH_SECRET?: string | undefined; DATA_DIR: string }): string {
  if (config.AUTH_SECRET) return config.AUTH_SECRET;
  const file = path.join(config.DATA_DIR, 'auth-secret');
  if (!existsSync(file)) makeSecret(config.DATA_DIR, file);
  // Zeros are what a file system may leave of a file whose bytes were lost.
  const secret = readFileSync(file, 'utf8').replaceAll('\0', '').trim();
  if (secret.length >= SECRET_LENGTH) return secret;
  throw new ConfigError(
    `${file} has no secret in it: fewer than ${SECRET_LENGTH} characters. Put that of a backup there, or remove the file: a new one is made then, everybody signs in again, and calendars and links that were given out end (docs/running.md, 'The secret is lost, or another one').`,
  );
}

function makeSecret(dataDir: string, file: string): void {
  makeDataDir(dataDir);
  // It gets its name when it is written: another process that starts now never reads half of it. When both come this
  // far, the secret of the first one stays.
  const written = `${file}.${process.pid}`;
  try {
    // On the disk before it has its name: what it seals and signs is durable, too.
    writeFileSync(written, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
    linkSync(written, file);
    syncNames(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(written, { force: true });
  }
  // Whoever made it at the command line as root.
  giveToOwner(dataDir, file);
}

/** Makes the names in a folder durable; Windows has no such call. */
function syncNames(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
