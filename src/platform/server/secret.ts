import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveToOwner } from './give-to-owner.ts';

/** `AUTH_SECRET`, or one made at the first start and kept in `DATA_DIR/auth-secret` (mode 600). */
export function authSecret(config: { AUTH_SECRET?: string | undefined; DATA_DIR: string }): string {
  if (config.AUTH_SECRET) return config.AUTH_SECRET;
  const file = path.join(config.DATA_DIR, 'auth-secret');
  if (!existsSync(file)) {
    mkdirSync(config.DATA_DIR, { recursive: true });
    // It gets its name when it is written: another process that starts now never reads half of it. When both come this
    // far, the secret of the first one stays.
    const written = `${file}.${process.pid}`;
    writeFileSync(written, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
    try {
      linkSync(written, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(written);
    }
    // Whoever made it at the command line as root.
    giveToOwner(config.DATA_DIR, file);
  }
  return readFileSync(file, 'utf8').trim();
}
